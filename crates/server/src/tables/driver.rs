//! Bots at their tables: a leased job on one version of a table.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use innovation_bots::{Bot, Kind};
use innovation_engine::Seat;
use tokio::time::sleep;

use super::hub::HubInner;
use super::room::Room;
use super::snapshot::{BotTurn, Snapshot};
use super::thinkers::Priority;
use crate::error::Error;
use crate::spawn::spawn;
use crate::store::{Claim, Work};

/// The first pause after a failure; each further one is twice as long.
const RETRY: Duration = Duration::from_millis(250);
/// The longest pause after a failure.
const LONGEST_RETRY: Duration = Duration::from_secs(15);

/// The pause before a driver tries again to claim bots that another process has claimed.
const ELSEWHERE: Duration = Duration::from_millis(200);
/// Number of such pauses. After them, the next round finds the table.
const WAITS: usize = 10;

/// How long a bot waits at a time for a person whose act it has overtaken.
const YIELD: Duration = Duration::from_millis(2);
/// Number of times that it waits.
const YIELDS: usize = 50;

/// A driver under way.
struct Driving(Arc<HubInner>);

impl Driving {
    fn new(shared: &Arc<HubInner>) -> Driving {
        shared.driving.fetch_add(1, Ordering::Relaxed);
        Driving(shared.clone())
    }
}

impl Drop for Driving {
    fn drop(&mut self) {
        self.0.driving.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What became of a bot's turn.
enum Done {
    /// It has answered.
    Answered,
    /// The table has another version by now: somebody has taken something back, or come back to their seat.
    Overtaken,
    /// No bot is asked, or nobody is there for whom they would play.
    Idle,
}

impl Room {
    /// Makes sure that bots play, if one is asked.
    pub fn drive(self: &Arc<Room>) {
        if !self.is_idle() && !self.shared.is_paused() {
            spawn(self.clone().let_bots_play());
        }
    }

    /// Lets bots answer until a person is asked. Of several drivers, the one with the lease does it.
    async fn let_bots_play(self: Arc<Room>) {
        if !self.is_read() {
            let _place = self.shared.waking.acquire().await;
            if self.shared.is_paused() {
                return;
            }
            if let Err(error) = self.truth().await {
                tracing::error!(table = %self.id, %error, "a table at which a bot is asked was not read");
                return;
            }
        }
        let _driving = Driving::new(&self.shared);
        let mut retry = RETRY;
        let mut waits = 0;
        loop {
            let work = Work::Bots(self.id.clone());
            let lease = match self.shared.store.claim(&work).await {
                Ok(Claim::Granted(lease)) => lease,
                Ok(Claim::Here) => return,
                // Its process may be about to give them back, or may have ended.
                Ok(Claim::Elsewhere) if waits < WAITS && self.is_wanted_later().await => {
                    waits += 1;
                    continue;
                }
                Ok(Claim::Elsewhere) => return,
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "bots cannot be claimed");
                    return;
                }
            };
            let ended = loop {
                match self.play_once().await {
                    Ok(Done::Answered) => retry = RETRY,
                    Ok(Done::Overtaken) => {}
                    Ok(Done::Idle) => break Ok(()),
                    Err(error) => break Err(error),
                }
            };
            for (_, bot) in self.live().bots.iter_mut().flatten() {
                bot.rest();
            }
            drop(lease);
            match ended {
                // Somebody may have acted between the last look and the end of the lease.
                Ok(()) => match self.is_wanted().await {
                    true => {}
                    false => return,
                },
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "a bot could not answer; it tries again");
                    self.shared.metrics.bot_failed();
                    sleep(retry).await;
                    retry = (2 * retry).min(LONGEST_RETRY);
                }
            }
        }
    }

    /// Whether a bot still has to play after a while.
    async fn is_wanted_later(self: &Arc<Room>) -> bool {
        sleep(ELSEWHERE).await;
        self.is_wanted().await
    }

    /// Whether a bot has to play now. Bots among themselves play while somebody watches.
    async fn is_wanted(self: &Arc<Room>) -> bool {
        if self.shared.is_paused() {
            return false;
        }
        let Ok(truth) = self.truth().await else {
            // The next round tries again.
            return false;
        };
        let watched = truth.has_people() || self.has_listeners();
        let asked = truth.bot_asked();
        // What is concealed is shown first, and then the driver is started again.
        asked.is_some_and(|(_, openly)| watched && !(openly && self.is_concealed()))
    }

    /// The bot at this seat. It remembers the game for as long as the table is in memory.
    fn take_bot(&self, seat: Seat, kind: Kind, truth: &Snapshot) -> Box<dyn Bot> {
        let known = self.live().bots[seat.index()].take();
        match known {
            Some((of, bot)) if of == kind => bot,
            _ => kind.bot(truth.bot_seed(seat)),
        }
    }

    async fn play_once(self: &Arc<Room>) -> Result<Done, Error> {
        let truth = self.truth().await?;
        let is_paused = self.shared.is_paused();
        if is_paused || !truth.has_people() && !self.has_listeners() {
            return Ok(Done::Idle);
        }
        let Some(turn) = truth.bot_turn() else {
            return Ok(Done::Idle);
        };
        let BotTurn {
            seat,
            kind,
            view,
            decision,
            openly,
        } = turn;
        // Inside an effect a bot answers as soon as it can; what it does is shown at its pace.
        if openly {
            if self.is_concealed() {
                return Ok(Done::Idle);
            }
            sleep(Duration::from_millis(truth.stored.options.pace.into())).await;
        }
        let mut bot = self.take_bot(seat, kind, &truth);
        let thinkers = &self.shared.thinkers;
        let began = Instant::now();
        let (option, bot) = thinkers
            .think(&truth.stored.owner, Priority::Move, move || {
                let option = bot.choose(&view, &decision, kind.usual_budget());
                (option, bot)
            })
            .await?;
        if !openly {
            self.shared.pauses.note(kind, began.elapsed());
        }
        self.live().bots[seat.index()] = Some((kind, bot));
        let step = truth.answer(seat, truth.number(seat), option);
        let step = step.map_err(|error| Error::Bot(error.to_string()))?;
        for _ in 0..YIELDS {
            if !self.has_overtaken() {
                break;
            }
            sleep(YIELD).await;
        }
        // Compare-and-set on the version that the bot has looked at, seats included.
        Ok(match self.write(truth.version(), step).await? {
            Some(_) => {
                self.shared.metrics.answered(true);
                Done::Answered
            }
            None => {
                self.catch_up(truth.version()).await?;
                Done::Overtaken
            }
        })
    }
}

/// How long bots have lately thought about secret questions. A bot that had no choice seems to think as long.
#[derive(Default)]
pub struct Pauses(Mutex<HashMap<Kind, VecDeque<Duration>>>);

/// Number of times that are remembered for each kind of bot.
const REMEMBERED: usize = 32;

impl Pauses {
    fn note(&self, kind: Kind, time: Duration) {
        let mut pauses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let times = pauses.entry(kind).or_default();
        if times.len() == REMEMBERED {
            times.pop_front();
        }
        times.push_back(time);
    }

    /// A time that this bot might have needed.
    pub fn like(&self, kind: Kind) -> Duration {
        let pauses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(times) = pauses.get(&kind).filter(|times| !times.is_empty()) else {
            return Duration::ZERO;
        };
        times[rand::random_range(0..times.len())]
    }
}
