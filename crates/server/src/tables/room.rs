//! One table in memory: its newest snapshot, and who listens to it.
//!
//! To act: take the snapshot, make the next one from it, write it under compare-and-set, publish it. The lock in here
//! is held to swap pointers, and never while something is rendered, replayed, thought about or written.

use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use innovation_bots::{Bot, Kind};
use innovation_text::Problem;
use tokio::sync::watch;

use super::hub::HubInner;
use super::presence::Here;
use super::snapshot::{Change, Proposal, Snapshot};
use crate::access::ids::{TableId, VisitorId};
use crate::error::Error;
use crate::spawn::{spawn, spawn_blocking};
use crate::store::{Added, StoreError, StoredTable, Version, now, now_ms};

/// Number of times that an act is tried again after another one came first.
const TRIES: usize = 32;

/// Makes the next snapshot from the newest one. `None`: there is nothing to do.
type Make = Box<dyn Fn(&Snapshot) -> Result<Option<Proposal>, Error> + Send>;

/// One table in memory.
pub struct Room {
    pub(super) id: TableId,
    pub(super) shared: Arc<HubInner>,
    live: Mutex<Live>,
    /// Held by the one who reads the table from the store.
    loading: tokio::sync::Mutex<()>,
    /// Counts the changes that somebody may see.
    changes: watch::Sender<u64>,
    /// Who has the table open.
    pub(super) here: watch::Sender<Here>,
    /// Held while the other processes are sent who has the table open here.
    pub(super) announcing: tokio::sync::Mutex<()>,
    /// Number of listeners.
    pub(super) listeners: AtomicUsize,
    /// Number of people whose act was overtaken by another one, and is tried again.
    overtaken: AtomicUsize,
    /// When it was last used, in seconds since 1970.
    used: AtomicI64,
}

/// The newest snapshots.
#[derive(Default)]
pub(super) struct Live {
    /// The table as it is in the store. `None`: not read yet, or idle.
    pub(super) truth: Option<Arc<Snapshot>>,
    /// The table as it is shown. It lags behind while bots carry out their parts of an effect.
    pub(super) shown: Option<Arc<Snapshot>>,
    /// Until when at least what bots do is not shown.
    hold: Option<Instant>,
    /// The number of the question for which a hint is being thought about.
    pub(super) hinting: Option<i64>,
    /// The bots at the table, with what they remember of the game.
    pub(super) bots: [Option<(Kind, Box<dyn Bot>)>; 4],
}

impl Room {
    /// The table of this name. Nothing is read yet.
    pub fn new(id: TableId, shared: Arc<HubInner>) -> Arc<Room> {
        Arc::new(Room {
            id,
            shared,
            live: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            changes: watch::Sender::new(0),
            here: watch::Sender::default(),
            announcing: tokio::sync::Mutex::default(),
            listeners: AtomicUsize::new(0),
            overtaken: AtomicUsize::new(0),
            used: AtomicI64::new(now()),
        })
    }

    pub(super) fn live(&self) -> MutexGuard<'_, Live> {
        // Nothing panics while pointers are swapped.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // Reading

    /// The table as it is shown.
    pub async fn shown(self: &Arc<Room>) -> Result<Arc<Snapshot>, Error> {
        self.used.store(now(), Ordering::Relaxed);
        let shown = self.live().shown.clone();
        match shown {
            Some(shown) => Ok(shown),
            None => {
                self.truth().await?;
                self.live()
                    .shown
                    .clone()
                    .ok_or_else(|| Problem::NotFound.into())
            }
        }
    }

    /// The table as it is in the store.
    pub(super) async fn truth(self: &Arc<Room>) -> Result<Arc<Snapshot>, Error> {
        let truth = self.live().truth.clone();
        if let Some(truth) = truth {
            return Ok(truth);
        }
        let _loading = self.loading.lock().await;
        let truth = self.live().truth.clone();
        match truth {
            Some(truth) => Ok(truth),
            None => self.read().await,
        }
    }

    /// Reads the table from the store, and publishes it if it is newer.
    async fn read(self: &Arc<Room>) -> Result<Arc<Snapshot>, Error> {
        let store = &self.shared.store;
        let drives = !store.is_shared();
        let known = self.live().truth.clone();
        let known = known.filter(|known| known.table.is_some());
        let follow = |known: &Snapshot, stored, added| {
            let next = Arc::new(known.follow(stored, added)?);
            self.advance(next.clone(), drives);
            Some(next)
        };
        // Most of the time somebody has answered at another process.
        if let Some(known) = &known
            && let Some(news) = store.news(&self.id, known.version()).await?
        {
            let stored = StoredTable {
                version: news.version,
                progress: news.progress,
                changed: news.changed,
                ..known.stored.clone()
            };
            if let Some(next) = follow(known, stored, news.log) {
                return Ok(next);
            }
        }
        let stored = store.table(&self.id).await?.ok_or(Problem::NotFound)?;
        if let Some(known) = &known {
            let added = store.log(&self.id, known.version().sequence).await?;
            if let Some(next) = follow(known, stored.clone(), added) {
                return Ok(next);
            }
        }
        let place = self.shared.replaying.acquire().await;
        let _place = place.map_err(|error| Error::Cut(error.to_string()))?;
        let log = store.log(&self.id, 0).await?;
        let replayed = spawn_blocking(move || Snapshot::replay(stored, log)).await;
        let replayed = replayed.map_err(|error| Error::Cut(error.to_string()))?;
        let snapshot = Arc::new(replayed?);
        self.advance(snapshot.clone(), drives);
        Ok(snapshot)
    }

    /// Reads the table again: something about it has changed in the store.
    pub async fn refresh(self: &Arc<Room>) -> Result<Arc<Snapshot>, Error> {
        let _loading = self.loading.lock().await;
        self.read().await
    }

    /// Whether the table must be read again because the one in memory is older than this version. `None`: the version is
    /// unknown, and counts as newer. A table that is not in memory is read only if somebody listens.
    pub(super) fn lacks(&self, version: Option<Version>) -> bool {
        let known = self.live().truth.as_ref().map(|truth| truth.version());
        match (known, version) {
            (Some(known), Some(version)) => version.is_after(known),
            (Some(_), None) => true,
            (None, _) => self.has_listeners(),
        }
    }

    /// Reads what another process has done, unless that has happened in the meantime. `false`: the table is gone.
    pub(super) async fn follow(self: &Arc<Room>, version: Option<Version>) -> bool {
        let _loading = self.loading.lock().await;
        if !self.lacks(version) {
            return true;
        }
        self.shared.metrics.caught_up();
        match self.read().await {
            Ok(_) => true,
            Err(Error::Refused(Problem::NotFound)) => {
                *self.live() = Live::default();
                // Listeners find out when they read the table.
                self.tell();
                false
            }
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "a table was not read again");
                true
            }
        }
    }

    /// Reads what other processes have done, if they have done something, so that a person who answers at one process
    /// and asks another one sees the answer. If the store cannot be reached, the table is as it was last. `false`: the
    /// table is gone.
    pub(super) async fn look(self: &Arc<Room>) -> Result<bool, Error> {
        if !self.shared.store.is_shared() {
            return Ok(true);
        }
        let version = match self.shared.store.version(&self.id).await {
            Err(StoreError::Unreachable(_)) => return Ok(true),
            version => version?,
        };
        let is_news = version.is_none() || self.lacks(version);
        Ok(!is_news || self.follow(version).await)
    }

    /// Whether the table has been read from the store and is in memory.
    pub(super) fn is_read(&self) -> bool {
        self.live().truth.is_some()
    }

    /// Whether no bot is asked, as far as is known without reading the table.
    pub(super) fn is_idle(&self) -> bool {
        let live = self.live();
        let asked = live.truth.as_ref().map(|truth| truth.bot_asked());
        asked.is_some_and(|asked| asked.is_none())
    }

    /// Whether the given table is the rematch of this one, as far as is known without reading the store.
    pub(super) fn is_followed_by(&self, id: &TableId) -> bool {
        let live = self.live();
        let next = live
            .truth
            .as_ref()
            .and_then(|truth| truth.stored.next.as_ref());
        next == Some(id)
    }

    /// Whether what bots do here is not shown yet.
    pub fn is_concealed(&self) -> bool {
        self.live().hold.is_some()
    }

    /// Whether somebody has asked for a hint to the current question.
    pub(super) fn has_hint(&self) -> bool {
        let live = self.live();
        live.truth.as_ref().is_some_and(|truth| truth.has_hint())
    }

    /// Forgets the snapshots of a table that nobody has used for so many seconds. They can be read again. A hint cannot: a
    /// table for which one is being thought about stays.
    pub fn rest(&self, seconds: i64) {
        if self.used.load(Ordering::Relaxed) + seconds > now() {
            return;
        }
        let mut live = self.live();
        if live.hold.is_none() && live.hinting.is_none() {
            *live = Live::default();
        }
    }

    // Publishing

    /// Publishes a newer snapshot. The result of an effect in which bots have a part is shown when all of them are
    /// done, and not before the stored time: the time must not reveal whether a bot was asked.
    ///
    /// The process that has written it also lets bots go on afterwards.
    fn advance(self: &Arc<Room>, next: Arc<Snapshot>, drives: bool) {
        let held = next.stored.progress.held - now_ms();
        let until = Instant::now() + Duration::from_millis(u64::try_from(held).unwrap_or(0));
        let mut live = self.live();
        if live.truth.is_none() && (is_secret(&next) || held > 0) {
            // The table was not in memory, and its bots are not done.
            let shown = live.shown.take().map(|shown| shown.concealed());
            let before = shown.or_else(|| next.before_effect());
            live.shown = Some(Arc::new(before.unwrap_or_else(|| next.concealed())));
            live.hold = Some(until);
        }
        let newer = |truth: &Arc<Snapshot>| next.version().is_after(truth.version());
        if !live.truth.as_ref().is_none_or(newer) {
            return;
        }
        // Other seats or options, and take-backs, are shown at once.
        let answered = |truth: &Arc<Snapshot>| next.history().len() > truth.history().len();
        let answered = live.truth.as_ref().is_some_and(answered);
        live.truth = Some(next.clone());
        if answered && live.hold.is_none() && !next.bots_in_effect().is_empty() {
            live.hold = Some(until);
            live.shown = live.shown.take().map(|shown| Arc::new(shown.concealed()));
            drop(live);
            self.tell();
            live = self.live();
        }
        if let Some(until) = live.hold {
            // A bot that is asked in secret goes on first.
            if is_secret(&next) {
                return;
            }
            let wait = until.saturating_duration_since(Instant::now());
            if !wait.is_zero() {
                drop(live);
                self.reveal_after(wait, drives);
                return;
            }
            live.hold = None;
        }
        live.shown = Some(next);
        drop(live);
        self.tell();
    }

    fn reveal_after(self: &Arc<Room>, wait: Duration, drives: bool) {
        let room = self.clone();
        spawn(async move {
            tokio::time::sleep(wait).await;
            room.reveal();
            if drives {
                room.drive();
            }
        });
    }

    /// Shows what was held back, if all bots are done.
    fn reveal(&self) {
        let mut live = self.live();
        let over = live.hold.is_some_and(|until| until <= Instant::now());
        let settled = live.truth.as_ref().is_some_and(|truth| !is_secret(truth));
        if over && settled {
            live.hold = None;
            live.shown = live.truth.clone();
            drop(live);
            self.tell();
        }
    }

    pub(super) fn tell(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// Announces every change that a viewer may see.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    // Acting

    /// Makes the next snapshot, writes it and publishes it. Where another act came first, it is tried again on what
    /// that one led to. `None` from `make`: there is nothing to do.
    ///
    /// It is a task of its own, because a visitor who hangs up must not stop it between writing and publishing.
    pub(super) async fn act<M>(self: &Arc<Room>, make: M) -> Result<Arc<Snapshot>, Error>
    where
        M: Fn(&Snapshot) -> Result<Option<Proposal>, Error> + Send + 'static,
    {
        let task = spawn(self.clone().act_by(Box::new(make)));
        task.await.map_err(|error| Error::Cut(error.to_string()))?
    }

    async fn act_by(self: Arc<Room>, make: Make) -> Result<Arc<Snapshot>, Error> {
        let mut overtaken = None;
        let mut is_newest = !self.shared.store.is_shared();
        for _ in 0..TRIES {
            let truth = self.truth().await?;
            let step = match make(&truth) {
                Ok(Some(step)) => step,
                // Another process may have changed the table.
                Ok(None) | Err(_) if !is_newest => {
                    is_newest = true;
                    self.look().await?;
                    continue;
                }
                Ok(None) => return Ok(truth),
                Err(refused) => return Err(refused),
            };
            match self.write(truth.version(), step).await {
                Ok(Some(next)) => return Ok(next),
                Ok(None) => {
                    // Bots wait for people who were overtaken.
                    overtaken.get_or_insert_with(|| Overtaken::new(&self));
                    self.catch_up(truth.version()).await?;
                }
                Err(error) => {
                    // Whether it was written is not certain: the store knows.
                    if let Err(error) = self.refresh().await {
                        tracing::warn!(table = %self.id, %error, "a table was not read again");
                    }
                    return Err(error);
                }
            }
        }
        Err(Problem::Busy.into())
    }

    /// Reads the table again if memory still has a version that was overtaken.
    pub(super) async fn catch_up(self: &Arc<Room>, overtaken: Version) -> Result<(), Error> {
        let known = self.live().truth.as_ref().map(|truth| truth.version());
        if known == Some(overtaken) {
            self.refresh().await?;
        }
        Ok(())
    }

    /// Whether somebody was overtaken and tries again.
    pub(super) fn has_overtaken(&self) -> bool {
        self.overtaken.load(Ordering::Relaxed) > 0
    }

    /// Writes a step from this version and publishes it. `None`: the table has another version by now.
    pub(super) async fn write(
        self: &Arc<Room>,
        version: Version,
        step: Proposal,
    ) -> Result<Option<Arc<Snapshot>>, Error> {
        let Proposal { change, mut next } = step;
        if next.version().sequence > version.sequence {
            next.stored.progress.held = self.held(&next);
        }
        let (store, id, progress) = (&self.shared.store, &self.id, next.stored.progress);
        let began = Instant::now();
        let is_answer = matches!(change, Change::Append(_) | Change::Early(..));
        let written = match change {
            Change::Append(entry) => store.append(id, version, entry, progress).await?,
            Change::Early(log, early) => {
                let written = store.append_early(id, version, log, early, progress);
                written.await?
            }
            Change::Reseat(seat, holder, most) => {
                let seated = store.reseat(id, version, seat, holder, most, progress);
                match (seated.await?, most) {
                    (Added::TooMany, Some(most)) => return Err(Problem::Tables(most).into()),
                    (seated, _) => seated == Added::Yes,
                }
            }
            Change::Options(options) => store.set_options(id, version, options, progress).await?,
        };
        if !written {
            return Ok(None);
        }
        if is_answer {
            self.shared.metrics.committed(began.elapsed());
        }
        self.used.store(now(), Ordering::Relaxed);
        let next = Arc::new(next);
        self.advance(next.clone(), true);
        self.drive();
        Ok(Some(next))
    }

    /// Until when what followed from an answer is not shown, in milliseconds since 1970.
    fn held(&self, next: &Snapshot) -> i64 {
        let live = self.live();
        if live.hold.is_some() {
            let truth = live.truth.as_ref();
            return truth.map_or(0, |truth| truth.stored.progress.held);
        }
        drop(live);
        match self.pause(next) {
            Duration::ZERO => 0,
            // Both are cut to whole milliseconds: with two more, it is never less than the pause.
            pause => now_ms() + i64::try_from(pause.as_millis()).unwrap_or(0) + 2,
        }
    }

    /// How long bots seem to need for their parts in what followed from the last answer.
    fn pause(&self, next: &Snapshot) -> Duration {
        let bots = next.bots_in_effect();
        if bots.is_empty() {
            return Duration::ZERO;
        }
        let thought = bots.into_iter().map(|kind| self.shared.pauses.like(kind));
        let pace = Duration::from_millis(next.stored.options.pace.into());
        thought.max().unwrap_or_default().max(pace)
    }

    /// Answers the question of this number, as a person.
    pub async fn answer(
        self: &Arc<Room>,
        visitor: VisitorId,
        number: i64,
        option: usize,
    ) -> Result<(), Error> {
        self.act(move |truth| {
            let seat = truth.acting_seat(&visitor).ok_or(Problem::NotSeated)?;
            truth.answer(seat, number, option).map(Some)
        })
        .await?;
        self.shared.metrics.answered(false);
        Ok(())
    }

    /// Takes back the last answer of a visitor.
    pub async fn take_back(self: &Arc<Room>, visitor: VisitorId, number: i64) -> Result<(), Error> {
        self.act(move |truth| {
            let mut mine = truth.seats_of(&visitor);
            let seat = mine.find(|&seat| truth.can_take_back(seat) && truth.number(seat) == number);
            let seat = seat.or_else(|| truth.seat_of(&visitor));
            let seat = seat.ok_or(Problem::NotSeated)?;
            truth.take_back(seat, number).map(Some)
        })
        .await?;
        Ok(())
    }
}

/// Whether a bot is asked, and nobody else may know.
fn is_secret(snapshot: &Snapshot) -> bool {
    snapshot.bot_asked().is_some_and(|(_, openly)| !openly)
}

/// An act that was overtaken and is tried again.
struct Overtaken(Arc<Room>);

impl Overtaken {
    fn new(room: &Arc<Room>) -> Overtaken {
        room.overtaken.fetch_add(1, Ordering::Relaxed);
        Overtaken(room.clone())
    }
}

impl Drop for Overtaken {
    fn drop(&mut self) {
        self.0.overtaken.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use innovation_bots::Budget;
    use innovation_engine::{Decision, RULES_VERSION, Seat, Settings, View};

    use super::*;
    use crate::access::key::Keys;
    use crate::metrics::Metrics;
    use crate::store::{Added, Holder, LoggedDeed, Progress, Retention, Sqlite, Store, StoredSeat};
    use crate::tables::hub::Hub;
    use crate::tables::options::TableOptions;
    use crate::tables::seating::Guest;

    /// A new table at which these two sit.
    fn table(owner: &VisitorId, holders: [Holder; 2]) -> StoredTable {
        let seat = |holder| StoredSeat {
            holder,
            name: None,
            secret: String::new(),
            early: Default::default(),
        };
        let stored = StoredTable {
            id: TableId::random(),
            owner: owner.clone(),
            settings: Settings::new(2).unwrap(),
            rules: RULES_VERSION,
            seed: 1,
            options: TableOptions {
                pace: 0,
                ..TableOptions::default()
            },
            version: Version::default(),
            progress: Progress::LOBBY,
            changed: now(),
            next: None,
            seats: holders.map(seat).to_vec(),
        };
        Snapshot::new(stored, Vec::new()).unwrap().stored
    }

    /// A store in this folder, and its tables.
    async fn hub(folder: &Path) -> (Arc<dyn Store>, Hub) {
        let store = Sqlite::open(&folder.join("tables.db")).await;
        let store: Arc<dyn Store> = Arc::new(store.unwrap());
        let hub = hub_on(&store).await;
        (store, hub)
    }

    /// The tables of a store, as another process has them.
    async fn hub_on(store: &Arc<dyn Store>) -> Hub {
        let keys = Keys::open(&**store, None).await.unwrap();
        let metrics = Arc::<Metrics>::default();
        Hub::new(store.clone(), metrics, Retention::default(), keys)
    }

    /// Takes the first option, and counts how often it is asked and how often it rests.
    #[derive(Clone, Default)]
    struct Counting {
        asked: Arc<AtomicUsize>,
        rested: Arc<AtomicUsize>,
    }

    impl Bot for Counting {
        fn rate(&mut self, _: &View, decision: &Decision, _: Budget) -> Vec<f32> {
            self.asked.fetch_add(1, Ordering::Relaxed);
            vec![0.5; decision.options.len()]
        }

        fn rest(&mut self) {
            self.rested.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[tokio::test]
    async fn a_bot_remembers_the_game_while_a_person_is_asked() {
        let folder = tempfile::tempdir().unwrap();
        let (store, hub) = hub(folder.path()).await;
        let ann = VisitorId::random();
        store.greet(&ann).await.unwrap();
        let holders = [Holder::Person(ann.clone(), None), Holder::Bot(Kind::Easy)];
        let stored = table(&ann, holders);
        let id = stored.id.clone();
        assert_eq!(store.add_table(stored, None, 9).await.unwrap(), Added::Yes);
        let room = hub.room(&id).await.unwrap();
        let me = Seat::ALL[0];
        let truth = room.truth().await.unwrap();
        let seeds = [0, 1].map(|seat| truth.bot_seed(Seat::ALL[seat]));
        assert_ne!(seeds[0], seeds[1]);
        let bot = Counting::default();
        room.live().bots[1] = Some((Kind::Easy, Box::new(bot.clone())));
        let mut answers = 0;
        let asked = |times: &AtomicUsize| times.load(Ordering::Relaxed);
        while asked(&bot.asked) < 10 || asked(&bot.rested) < 5 {
            let truth = room.truth().await.unwrap();
            if truth.asked() == Some(me) {
                let number = truth.number(me);
                // Somebody else may have changed the table since.
                if room.answer(ann.clone(), number, 0).await.is_ok() {
                    answers += 1;
                }
            }
            assert!(answers < 200, "the bot in memory is not asked");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let truth = room.truth().await.unwrap();
        assert_eq!(truth.bot_seed(Seat::ALL[1]), seeds[1]);
    }

    /// The owner's process has not heard yet that somebody sat down at another one.
    #[tokio::test]
    async fn a_lobby_at_which_somebody_has_just_sat_down_is_not_removed() {
        let folder = tempfile::tempdir().unwrap();
        let (store, here) = hub(folder.path()).await;
        let there = hub_on(&store).await;
        let (ann, bob) = (VisitorId::random(), VisitorId::random());
        for person in [&ann, &bob] {
            store.greet(person).await.unwrap();
        }
        for is_taken in [false, true] {
            let mut stored = table(&ann, [Holder::Open, Holder::Open]);
            stored.options.listed = true;
            let id = stored.id.clone();
            assert_eq!(store.add_table(stored, None, 9).await.unwrap(), Added::Yes);
            let room = here.room(&id).await.unwrap();
            assert!(room.truth().await.unwrap().is_deserted());
            if is_taken {
                let guest = Guest {
                    id: bob.clone(),
                    name: Some("Bob".to_owned()),
                    most_seats: 9,
                };
                let other = there.room(&id).await.unwrap();
                other.join(guest, None).await.unwrap();
            }
            assert_eq!(room.clear(&ann).await.unwrap(), !is_taken);
            assert_eq!(store.table(&id).await.unwrap().is_some(), is_taken);
        }
    }

    /// What is in memory is what is in the store, whatever fails between applying an answer and writing it.
    #[tokio::test]
    async fn a_panic_between_an_answer_and_its_write_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let (store, hub) = hub(folder.path()).await;
        let (ann, bob) = (VisitorId::random(), VisitorId::random());
        for person in [&ann, &bob] {
            store.greet(person).await.unwrap();
        }
        let people = [&ann, &bob].map(|person| Holder::Person(person.clone(), None));
        let stored = table(&ann, people);
        let id = stored.id.clone();
        assert_eq!(store.add_table(stored, None, 9).await.unwrap(), Added::Yes);
        let room = hub.room(&id).await.unwrap();
        let before = room.shown().await.unwrap();
        let asked = |snapshot: &Snapshot| {
            let seat = snapshot.asked().unwrap();
            match snapshot.holder(seat) {
                Some(Holder::Person(person, _)) => (seat, person.clone()),
                other => panic!("{other:?} is asked"),
            }
        };
        let (seat, person) = asked(&before);
        let number = before.number(seat);

        let cut = room.act(move |truth| {
            let step = truth.answer(seat, number, 0)?;
            assert_eq!(step.next.history().len(), 1, "it is applied");
            panic!("between an answer and its write")
        });
        assert!(matches!(cut.await, Err(Error::Cut(_))));
        for snapshot in [room.truth().await, room.shown().await] {
            let snapshot = snapshot.unwrap();
            assert_eq!(snapshot.version(), before.version());
            assert_eq!((snapshot.number(seat), asked(&snapshot).0), (number, seat));
            assert!(snapshot.history().is_empty());
        }
        assert!(store.log(&id, 0).await.unwrap().is_empty());

        // The next answer is one to the question that is on the table.
        room.answer(person, number, 1).await.unwrap();
        let after = room.truth().await.unwrap();
        let answer = after.history()[0].answer();
        let log = store.log(&id, 0).await.unwrap();
        let deed = LoggedDeed::Answer {
            place: 1,
            meaning: answer.meaning,
        };
        assert_eq!((log.len(), log[0].seat, &log[0].deed), (1, seat, &deed));
        let stored = store.table(&id).await.unwrap().unwrap();
        let replayed = Snapshot::replay(stored, log).unwrap();
        assert_eq!(replayed.version(), after.version());
        assert_eq!(replayed.history(), after.history());
    }
}
