//! One table in memory: it takes answers one at a time, puts each on disk, and then tells everybody.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use innovation_bots::{Bot, Kind};
use innovation_engine::{AnswerError, Decision, Language, Seat, View};
use innovation_table::{Chronicle, Player, Table, Told};
use innovation_text::{Problem, Text};
use sha2::{Digest, Sha256};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::access::ids::{TableId, VisitorId};
use crate::error::Error;
use crate::store::{Deed, Holder, Progress, State, StoredSeat, StoredTable, now};
use crate::tables::course::{Standing, course};
use crate::tables::hint::Hint;
use crate::tables::hub::Shared;
use crate::tables::options::TableOptions;

/// One table in memory.
pub struct Room {
    id: TableId,
    shared: Arc<Shared>,
    /// `None`: to be read from the store.
    table: Mutex<Option<Seated>>,
    /// Counts the changes.
    changes: watch::Sender<u64>,
    /// How many pages each seat has open.
    open_pages: [AtomicUsize; 4],
    /// Whether somebody sees to it that bots answer. It changes only while the table is held.
    driven: AtomicBool,
}

/// A table, and who sits at it.
pub struct Seated {
    /// How it was set up.
    pub stored: StoredTable,
    /// The game; `None` while seats are open.
    pub table: Option<Table>,
    /// How many things have been done, take-backs among them.
    sequence: i64,
    /// Who can take back their last answer, whatever the table is for.
    can_take_back: Option<Seat>,
    /// The hint for the player who is asked, if they wanted one.
    pub hint: Option<Hint>,
    /// How the game went, once it is over.
    pub course: Vec<Standing>,
    chronicles: Vec<((Seat, Language), Chronicle)>,
}

/// A bot that is asked.
struct BotTurn {
    seat: Seat,
    number: i64,
    kind: Kind,
    view: View,
    decision: Decision,
    pace: Duration,
}

/// Says that a page of a seat is open, for as long as it is held.
pub struct Presence {
    room: Arc<Room>,
    seat: Seat,
}

impl Room {
    /// The table of this name, which is in the store.
    pub fn new(id: TableId, shared: Arc<Shared>) -> Arc<Room> {
        Arc::new(Room {
            id,
            shared,
            table: Mutex::default(),
            changes: watch::Sender::new(0),
            open_pages: Default::default(),
            driven: AtomicBool::new(false),
        })
    }

    /// Tells of every change from now on.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Notes that a player has a page open.
    pub fn enter(self: &Arc<Room>, seat: Seat) -> Presence {
        if self.open_pages[seat.index()].fetch_add(1, Ordering::Relaxed) == 0 {
            self.tell();
        }
        Presence {
            room: self.clone(),
            seat,
        }
    }

    /// Whether a player has a page open.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.open_pages[seat.index()].load(Ordering::Relaxed) > 0
    }

    /// Reads the table anew: something about it has changed in the store.
    pub async fn read_again(&self) {
        *self.table.lock().await = None;
        self.tell();
    }

    fn tell(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// Looks at the table as it is now.
    pub async fn look<T>(&self, look: impl FnOnce(&mut Seated) -> T) -> Result<T, Error> {
        let mut guard = self.table.lock().await;
        Ok(look(self.seated(&mut guard).await?))
    }

    async fn seated<'g>(
        &self,
        guard: &'g mut MutexGuard<'_, Option<Seated>>,
    ) -> Result<&'g mut Seated, Error> {
        if guard.is_none() {
            let store = &self.shared.store;
            let stored = store.table(&self.id).await?.ok_or(Problem::NotFound)?;
            let deeds = store.deeds(&self.id).await?;
            let seated = Seated::read(stored, &deeds)?;
            **guard = Some(seated);
        }
        // It has just been read where there was none.
        guard.as_mut().ok_or_else(|| Problem::NotFound.into())
    }

    /// Answers the question of this number.
    pub async fn answer(
        self: &Arc<Room>,
        seat: Seat,
        number: i64,
        option: usize,
    ) -> Result<(), Error> {
        self.act(seat, number, false, move |table| {
            match table.answer(seat, option) {
                Ok(_) => Ok(Deed::Answer(option)),
                Err(AnswerError::Over) => Err(Problem::Stale.into()),
                Err(AnswerError::NotAsked { .. }) => Err(Problem::NotAsked.into()),
                Err(AnswerError::NoSuchOption { .. }) => Err(Problem::Unreadable.into()),
            }
        })
        .await
    }

    /// Takes back the last answer of this seat.
    pub async fn take_back(self: &Arc<Room>, seat: Seat, number: i64) -> Result<(), Error> {
        let practice = self.look(|seated| seated.stored.options.practice).await?;
        self.act(seat, number, false, move |table| {
            let remain = match practice {
                true => table.go_back(seat),
                false => table.take_back(seat),
            };
            Ok(Deed::TakeBack(remain.ok_or(Problem::NoTakeBack)?))
        })
        .await
    }

    /// Does something at the table, puts it on disk, and then tells everybody.
    ///
    /// It is a task of its own, because a visitor who hangs up must not stop it halfway.
    async fn act(
        self: &Arc<Room>,
        seat: Seat,
        number: i64,
        by_bot: bool,
        act: impl FnOnce(&mut Table) -> Result<Deed, Error> + Send + 'static,
    ) -> Result<(), Error> {
        let room = self.clone();
        let done = tokio::spawn(async move {
            let mut guard = room.table.lock().await;
            let seated = room.seated(&mut guard).await?;
            let (now, sequence) = (seated.number(), seated.sequence);
            let table = seated.table.as_mut().ok_or(Problem::NotBegun)?;
            if now != number {
                return Err(Problem::Stale.into());
            }
            let deed = act(table)?;
            seated.settle();
            let began = Instant::now();
            let progress = seated.progress();
            let written = room
                .shared
                .store
                .add_deed(&room.id, sequence, seat, deed, progress)
                .await;
            if let Ok(true) = written {
                seated.sequence += 1;
                seated.stored.progress = progress;
                room.count(began.elapsed(), by_bot);
                room.drive(seated);
            } else {
                // What is in memory is not what is on disk: to be read again.
                *guard = None;
            }
            room.tell();
            match written? {
                true => Ok(()),
                false => Err(Problem::Stale.into()),
            }
        });
        done.await.map_err(|error| Error::Cut(error.to_string()))?
    }

    /// Notes how long the table took to be rendered.
    pub fn note_render(&self, time: Duration) {
        self.shared.metrics.rendered(time);
    }

    fn count(&self, time: Duration, by_bot: bool) {
        let metrics = &self.shared.metrics;
        metrics.committed(time);
        let answers = match by_bot {
            true => &metrics.answers_of_bots,
            false => &metrics.answers_of_people,
        };
        answers.fetch_add(1, Ordering::Relaxed);
    }

    /// Changes who has a seat. `change` says who has it next.
    async fn reseat(
        self: &Arc<Room>,
        change: impl FnOnce(&Seated) -> Result<Option<(Seat, Holder)>, Error> + Send + 'static,
    ) -> Result<(), Error> {
        let room = self.clone();
        let done = tokio::spawn(async move {
            let mut guard = room.table.lock().await;
            let seated = room.seated(&mut guard).await?;
            let Some((seat, after)) = change(seated)? else {
                return Ok(());
            };
            let place = seated
                .stored
                .seats
                .get_mut(seat.index())
                .ok_or(Problem::NotFound)?;
            let before = std::mem::replace(&mut place.holder, after.clone());
            // Where that was the last open seat, the game begins.
            let progress = match &seated.table {
                Some(_) => seated.progress(),
                None => progress_of(&seated.stored)?,
            };
            let written = room
                .shared
                .store
                .seat(&room.id, seat, &before, &after, progress)
                .await;
            // Names and bots are read anew.
            *guard = None;
            if let Ok(true) = written {
                let seated = room.seated(&mut guard).await?;
                room.drive(seated);
            }
            room.tell();
            match written? {
                true => Ok(()),
                false => Err(Problem::SeatTaken.into()),
            }
        });
        done.await.map_err(|error| Error::Cut(error.to_string()))?
    }

    /// Gives a visitor the open seat of this secret; without one any open seat of a listed table; or their own seat,
    /// in which a bot stood in.
    pub async fn join(
        self: &Arc<Room>,
        visitor: VisitorId,
        secret: Option<String>,
    ) -> Result<(), Error> {
        self.reseat(move |seated| {
            if let Some(seat) = seated.seat_of(&visitor) {
                return Ok(Some((seat, Holder::Person(visitor, None))));
            }
            let seat = match secret {
                Some(secret) => seated.invited(&secret).ok_or(Problem::NotFound)?,
                None if seated.stored.options.listed => {
                    seated.open_seat().ok_or(Problem::SeatTaken)?
                }
                None => return Err(Problem::NotSeated.into()),
            };
            match seated.holder(seat) {
                Some(Holder::Open) => Ok(Some((seat, Holder::Person(visitor, None)))),
                _ => Err(Problem::SeatTaken.into()),
            }
        })
        .await
    }

    /// Gives up a visitor's seat. Once the game has begun, a bot stands in.
    pub async fn leave(self: &Arc<Room>, visitor: VisitorId) -> Result<(), Error> {
        self.reseat(move |seated| {
            let seat = seated.seat_of(&visitor).ok_or(Problem::NotSeated)?;
            Ok(Some(match &seated.table {
                Some(table) if table.game().outcome().is_some() => return Ok(None),
                Some(_) => (seat, Holder::Person(visitor, Some(Kind::Normal))),
                None => (seat, Holder::Open),
            }))
        })
        .await
    }

    /// The owner gives an open seat to a bot.
    pub async fn fill(
        self: &Arc<Room>,
        owner: VisitorId,
        seat: Seat,
        kind: Kind,
    ) -> Result<(), Error> {
        self.reseat(move |seated| {
            if seated.stored.owner != owner {
                return Err(Problem::NotOwner.into());
            }
            match seated.holder(seat) {
                Some(Holder::Open) => Ok(Some((seat, Holder::Bot(kind)))),
                Some(_) => Err(Problem::SeatTaken.into()),
                None => Err(Problem::Unreadable.into()),
            }
        })
        .await
    }

    /// Lets a bot stand in for the person who is asked, if they are overdue.
    pub async fn stand_in(self: &Arc<Room>, kind: Kind) -> Result<(), Error> {
        self.reseat(move |seated| {
            let overdue = seated.stored.progress.due.is_some_and(|due| due <= now());
            let asked = seated.progress().asked.filter(|_| overdue);
            Ok(asked.and_then(|seat| match seated.holder(seat) {
                Some(Holder::Person(visitor, None)) => {
                    Some((seat, Holder::Person(visitor.clone(), Some(kind))))
                }
                _ => None,
            }))
        })
        .await
    }

    /// The owner changes the options. What a table is for stays as it is.
    pub async fn set_options(
        self: &Arc<Room>,
        owner: VisitorId,
        options: TableOptions,
    ) -> Result<(), Error> {
        let room = self.clone();
        let done = tokio::spawn(async move {
            let mut guard = room.table.lock().await;
            let seated = room.seated(&mut guard).await?;
            if seated.stored.owner != owner {
                return Err(Problem::NotOwner.into());
            }
            let practice = seated.stored.options.practice;
            seated.stored.options = TableOptions {
                practice,
                ..options
            };
            let (options, progress) = (seated.stored.options, seated.progress());
            let written = room
                .shared
                .store
                .set_options(&room.id, options, progress)
                .await;
            *guard = None;
            room.tell();
            Ok(written?)
        });
        done.await.map_err(|error| Error::Cut(error.to_string()))?
    }

    /// Asks a bot for the player who is asked, at a table for practice.
    pub async fn hint(self: &Arc<Room>, seat: Seat) -> Result<(), Error> {
        let asked = self.look(|seated| {
            let table = seated
                .table
                .as_ref()
                .filter(|_| seated.stored.options.practice)?;
            let view = table.game().view(seat)?;
            Some((seated.number(), view.decision.clone()?, view))
        });
        let (number, decision, view) = asked.await?.ok_or(Problem::NoHint)?;
        let kind = Kind::Search;
        let ratings = self
            .think(move || {
                kind.bot(rand::random())
                    .rate(&view, &decision, kind.usual_budget())
            })
            .await?;
        let best = ratings.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
        let option = best.map_or(0, |(option, _)| option);
        self.look(|seated| {
            if seated.number() == number {
                seated.hint = Some(Hint { option, ratings });
            }
        })
        .await?;
        self.tell();
        Ok(())
    }

    /// Keeps how much of the log a player has been shown. Should that fail, they are later shown a little more as new
    /// than there is.
    pub async fn keep_seen(&self, seat: Seat) {
        let kept = async {
            let places = |seated: &mut Seated| {
                seated
                    .stored
                    .seats
                    .get(seat.index())
                    .map(|place| place.seen)
            };
            if let Some(seen) = self.look(places).await? {
                self.shared.store.set_seen(&self.id, seat, seen).await?;
            }
            Ok::<(), Error>(())
        };
        if let Err(error) = kept.await {
            tracing::warn!(%error, "what a player has seen was not kept");
        }
    }

    /// Thinks, when it is this table's turn to.
    async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let thinkers = self.shared.thinkers.clone();
        let turn = thinkers.acquire_owned().await;
        let _turn = turn.map_err(|error| Error::Cut(error.to_string()))?;
        let thought = spawn_blocking(think).await;
        thought.map_err(|error| Error::Cut(error.to_string()))
    }

    /// Sees to it that bots answer, should one be asked.
    pub async fn wake_bots(self: &Arc<Room>) {
        if let Err(error) = self.look(|seated| self.drive(seated)).await {
            tracing::error!(table = %self.id, %error, "a table cannot be read");
        }
    }

    fn drive(self: &Arc<Room>, seated: &mut Seated) {
        if seated.progress().state == State::Bot && !self.driven.swap(true, Ordering::Relaxed) {
            tokio::spawn(self.clone().let_bots_play());
        }
    }

    /// Lets bots answer until a person is asked.
    async fn let_bots_play(self: Arc<Room>) {
        // What a bot remembers stays with it for as long as bots are asked.
        let mut bots: [Option<Box<dyn Bot>>; 4] = Default::default();
        loop {
            let turn = self.look(|seated| {
                let turn = seated.bot_turn();
                self.driven.store(turn.is_some(), Ordering::Relaxed);
                turn
            });
            let turn = match turn.await {
                Ok(Some(turn)) => turn,
                Ok(None) => return,
                Err(error) => return self.give_up(&error),
            };
            sleep(turn.pace).await;
            let mut bot = bots[turn.seat.index()]
                .take()
                .unwrap_or_else(|| turn.kind.bot(rand::random()));
            let BotTurn {
                view,
                decision,
                kind,
                ..
            } = turn;
            let thought =
                self.think(move || (bot.choose(&view, &decision, kind.usual_budget()), bot));
            let answered = match thought.await {
                Ok((option, bot)) => {
                    bots[turn.seat.index()] = Some(bot);
                    self.answer_as_bot(turn.seat, turn.number, option).await
                }
                Err(error) => Err(error),
            };
            match answered {
                // Somebody has taken something back, or come back to their seat.
                Ok(()) | Err(Error::Refused(Problem::Stale)) => {}
                Err(error) => return self.give_up(&error),
            }
        }
    }

    async fn answer_as_bot(
        self: &Arc<Room>,
        seat: Seat,
        number: i64,
        option: usize,
    ) -> Result<(), Error> {
        self.act(seat, number, true, move |table| {
            match table.answer(seat, option) {
                Ok(_) => Ok(Deed::Answer(option)),
                Err(error) => Err(Error::Bot(error.to_string())),
            }
        })
        .await
    }

    /// Lets bots be woken again by whoever next does something.
    fn give_up(&self, error: &Error) {
        tracing::error!(table = %self.id, %error, "bots cannot go on");
        self.driven.store(false, Ordering::Relaxed);
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        if self.room.open_pages[self.seat.index()].fetch_sub(1, Ordering::Relaxed) == 1 {
            self.room.tell();
        }
        // At the very end of the program there is nobody left to do it.
        if let Ok(runtime) = Handle::try_current() {
            let (room, seat) = (self.room.clone(), self.seat);
            runtime.spawn(async move { room.keep_seen(seat).await });
        }
    }
}

impl Seated {
    /// A table after what was done at it.
    fn read(stored: StoredTable, deeds: &[(Seat, Deed)]) -> Result<Seated, Error> {
        let broken = |error: String| Error::Replay(stored.id.to_string(), error);
        let mut answers = Vec::with_capacity(deeds.len());
        for &(seat, deed) in deeds {
            match deed {
                Deed::Answer(option) => answers.push((seat, option)),
                Deed::TakeBack(remain) => answers.truncate(remain),
            }
        }
        let table = match players(&stored) {
            None => None,
            Some(players) => {
                let table = Table::new(stored.settings, stored.seed, players);
                let mut table = table.map_err(|error| broken(error.to_string()))?;
                for (seat, option) in answers {
                    table
                        .answer(seat, option)
                        .map_err(|error| broken(error.to_string()))?;
                }
                Some(table)
            }
        };
        let mut seated = Seated {
            stored,
            table,
            sequence: deeds.len() as i64,
            can_take_back: None,
            hint: None,
            course: Vec::new(),
            chronicles: Vec::new(),
        };
        seated.settle();
        Ok(seated)
    }

    /// Finds out what follows from the last answer.
    fn settle(&mut self) {
        self.hint = None;
        self.can_take_back = None;
        let Some(table) = &self.table else {
            return;
        };
        self.course = match table.asked() {
            None => course(&table.record()),
            Some(_) => Vec::new(),
        };
        let last = table.history().last().map(|ply| ply.seat);
        self.can_take_back = last.filter(|&seat| table.can_take_back(seat).is_some());
    }

    /// Whether this seat can take back its last answer.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        let practice = self.stored.options.practice;
        let any = || {
            self.table
                .as_ref()
                .and_then(|table| table.can_go_back(seat))
        };
        self.can_take_back == Some(seat) || practice && any().is_some()
    }

    /// How far the table is.
    pub fn progress(&self) -> Progress {
        let nobody = Progress {
            state: State::Open,
            asked: None,
            turn: None,
            due: None,
            open: true,
        };
        let Some(table) = &self.table else {
            return nobody;
        };
        let Some(asked) = table.asked() else {
            return Progress {
                state: State::Over,
                ..nobody
            };
        };
        let bot = self.bot_at(asked).is_some();
        let patience = self.stored.options.patience.filter(|_| !bot);
        Progress {
            state: if bot { State::Bot } else { State::Person },
            asked: Some(asked),
            turn: Some(table.game().state().turn()),
            due: patience.map(|minutes| now() + 60 * i64::from(minutes)),
            open: table.asked_openly(),
        }
    }

    /// Who has this seat.
    pub fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.stored
            .seats
            .get(seat.index())
            .map(|place| &place.holder)
    }

    /// Which bot plays at this seat, for itself or for somebody.
    fn bot_at(&self, seat: Seat) -> Option<Kind> {
        match self.holder(seat)? {
            Holder::Bot(kind) => Some(*kind),
            Holder::Person(_, stand_in) => *stand_in,
            Holder::Open => None,
        }
    }

    /// The seat of a visitor.
    pub fn seat_of(&self, visitor: &VisitorId) -> Option<Seat> {
        self.seats(|place| matches!(&place.holder, Holder::Person(person, _) if person == visitor))
    }

    /// Whether the game has not begun and no person sits here.
    pub fn is_deserted(&self) -> bool {
        let person = |place: &StoredSeat| matches!(place.holder, Holder::Person(..));
        self.table.is_none() && self.seats(person).is_none()
    }

    /// The seat to which a secret invites.
    pub fn invited(&self, secret: &str) -> Option<Seat> {
        self.seats(|place| place.secret == secret)
    }

    /// A seat that nobody has.
    pub fn open_seat(&self) -> Option<Seat> {
        self.seats(|place| place.holder == Holder::Open)
    }

    fn seats(&self, is: impl Fn(&StoredSeat) -> bool) -> Option<Seat> {
        self.stored.seats.iter().position(is).and_then(Seat::new)
    }

    /// The number of the question on the table. How many came before is not in it: how often others were asked may
    /// tell what they hold. It stays below 2 to the power of 48, so that every program can read it.
    pub fn number(&self) -> i64 {
        let mut hash = Sha256::new();
        hash.update(self.stored.id.as_str());
        hash.update(self.stored.seed.to_be_bytes());
        hash.update(self.sequence.to_be_bytes());
        let hash = hash.finalize();
        hash[..6]
            .iter()
            .fold(0, |number, &byte| number << 8 | i64::from(byte))
    }

    /// A number that is another one whenever answers have been taken back.
    pub fn turns_back(&self) -> i64 {
        let answers = self.table.as_ref().map_or(0, |table| table.history().len());
        self.sequence - answers as i64
    }

    /// What has happened, as this seat saw it.
    pub fn log(&mut self, seat: Seat, text: &'static Text) -> &[Told] {
        let Some(table) = &self.table else {
            return &[];
        };
        let key = (seat, text.language());
        let place = self.chronicles.iter().position(|(of, _)| *of == key);
        let place = place.unwrap_or_else(|| {
            self.chronicles
                .push((key, Chronicle::new(text, Some(seat))));
            self.chronicles.len() - 1
        });
        self.chronicles[place].1.read(table)
    }

    /// Notes that a player has been shown the log as it is.
    pub fn note_seen(&mut self, seat: Seat, text: &'static Text) {
        let entries = self.log(seat, text).len() as i64;
        if let Some(place) = self.stored.seats.get_mut(seat.index()) {
            place.seen = entries;
        }
    }

    /// The bot that is asked.
    fn bot_turn(&self) -> Option<BotTurn> {
        let game = self.table.as_ref()?.game();
        let decision = game.decision()?;
        Some(BotTurn {
            seat: decision.seat,
            number: self.number(),
            kind: self.bot_at(decision.seat)?,
            view: game.view(decision.seat)?,
            decision,
            pace: Duration::from_millis(self.stored.options.pace.into()),
        })
    }
}

/// How far a table is at which nothing has been done yet.
pub fn progress_of(stored: &StoredTable) -> Result<Progress, Error> {
    Ok(Seated::read(stored.clone(), &[])?.progress())
}

/// Who plays; `None` while seats are open. Who has not said how they are called is called by number.
fn players(stored: &StoredTable) -> Option<Vec<Player>> {
    let text = Text::of(stored.settings.language);
    let player = |(seat, place): (Seat, &StoredSeat)| match &place.holder {
        Holder::Open => None,
        Holder::Person(..) => {
            let name = place.name.clone().filter(|name| !name.is_empty());
            Some(Player::Person(
                name.unwrap_or_else(|| text.player_number(seat)),
            ))
        }
        Holder::Bot(kind) => Some(Player::Bot(*kind)),
    };
    stored
        .settings
        .seats()
        .zip(&stored.seats)
        .map(player)
        .collect()
}
