use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use innovation_bots::{Bot, Kind};
use innovation_engine::{Rng, Seat, View};
use innovation_review::reasons;
use innovation_table::Player;
use innovation_text::Reason;

use crate::app::message::ScreenMessage;

/// The bots at a table, which think on a thread of their own.
///
/// When they are dropped, decisions under way are discarded.
pub struct Bots {
    requests: Sender<Request>,
    /// The number of the request that is being thought about.
    open: Option<u64>,
    /// The number of the hint that is being thought about.
    hint: Option<u64>,
}

/// The number of the next request. It is unique over all tables, so that a late answer is recognized.
static NEXT: AtomicU64 = AtomicU64::new(0);

struct Request {
    number: u64,
    wanted: Wanted,
    view: View,
}

/// What a request asks for.
enum Wanted {
    /// What the bot at this seat chooses.
    Choice(Seat),
    /// What a good bot would think of each option, and why.
    Hint,
}

/// The bots of a table by seat, each with how much it thinks.
pub fn seated(players: &[Player], seed: u64) -> Vec<Option<SeatedBot>> {
    let seats = players.iter().zip(0..);
    seats
        .map(|(player, place)| match player {
            Player::Bot(kind) => Some(SeatedBot {
                bot: kind.bot(seed.wrapping_add(place)),
                budget: kind.usual_budget(),
            }),
            Player::Person(_) => None,
        })
        .collect()
}

/// A bot that plays a seat.
pub struct SeatedBot {
    bot: Box<dyn Bot>,
    budget: innovation_bots::Budget,
}

impl SeatedBot {
    /// The index of the option that it chooses. `None` if its seat is not asked.
    pub fn choose(&mut self, view: &View) -> Option<usize> {
        let decision = view.decision.as_ref()?;
        Some(self.bot.choose(view, decision, self.budget))
    }
}

impl Bots {
    /// The bots among these players. What they decide comes as messages.
    pub fn new(players: &[Player], seed: u64, messages: Sender<ScreenMessage>) -> Bots {
        let (requests, asked) = mpsc::channel::<Request>();
        let mut thinkers = seated(players, seed);
        thread::spawn(move || {
            for request in asked {
                let think = AssertUnwindSafe(|| request.answer(&mut thinkers, seed));
                let message = panic::catch_unwind(think)
                    .unwrap_or_else(|panic| ScreenMessage::Failed(reason(panic.as_ref())));
                // The receiver is gone: the player has left the table.
                if messages.send(message).is_err() {
                    return;
                }
            }
        });
        Bots {
            requests,
            open: None,
            hint: None,
        }
    }

    /// Asks the bot at a seat, unless it is asked already.
    pub fn ask(&mut self, seat: Seat, view: View) {
        if self.open.is_none() {
            self.open = self.send(Wanted::Choice(seat), view);
        }
    }

    /// Asks a good bot what it thinks of each option.
    pub fn ask_for_hint(&mut self, view: View) {
        self.hint = self.send(Wanted::Hint, view);
    }

    fn send(&self, wanted: Wanted, view: View) -> Option<u64> {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // Cannot fail: the thread listens until the table ends.
        let sent = self.requests.send(Request {
            number,
            wanted,
            view,
        });
        sent.is_ok().then_some(number)
    }

    /// Forgets the hint that was asked for: the question is another.
    pub fn forget_hint(&mut self) {
        self.hint = None;
    }

    /// Whether this is the hint that is waited for.
    pub fn takes_hint(&mut self, number: u64) -> bool {
        self.hint.take_if(|hint| *hint == number).is_some()
    }

    /// Whether a bot is thinking.
    pub fn thinks(&self) -> bool {
        self.open.is_some() || self.hint.is_some()
    }

    /// Whether a hint is being thought about.
    pub fn hints(&self) -> bool {
        self.hint.is_some()
    }

    /// Whether this is the decision that is waited for.
    pub fn takes(&mut self, number: u64) -> bool {
        self.open.take_if(|open| *open == number).is_some()
    }
}

impl Request {
    /// Thinks.
    fn answer(&self, thinkers: &mut [Option<SeatedBot>], seed: u64) -> ScreenMessage {
        match self.wanted {
            Wanted::Choice(seat) => {
                let thinker = thinkers.get_mut(seat.index()).and_then(Option::as_mut);
                match thinker.and_then(|thinker| thinker.choose(&self.view)) {
                    Some(choice) => ScreenMessage::Decided(self.number, choice),
                    None => ScreenMessage::Failed(format!("seat {seat} has none")),
                }
            }
            Wanted::Hint => {
                let (ratings, reasons) = hint(&self.view, seed);
                ScreenMessage::Rated(self.number, ratings, reasons)
            }
        }
    }
}

/// How likely each option is to win, as a good bot sees it, and the reasons for and against it.
pub fn hint(view: &View, seed: u64) -> (Vec<f32>, Vec<Vec<Reason>>) {
    let kind = Kind::Search;
    let Some(decision) = &view.decision else {
        return Default::default();
    };
    let ratings = kind.bot(seed).rate(view, decision, kind.usual_budget());
    (ratings, reasons(view, &mut Rng::new(seed)))
}

/// What a panic says.
fn reason(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<&str>().copied();
    let words = words.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    words.unwrap_or("it does not say why").to_string()
}
