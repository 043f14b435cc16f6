//! The tables in memory. A table is read from the store when it is used, and forgotten when it is not.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use innovation_bots::Kind;
use innovation_engine::Seat;
use innovation_text::Problem;
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval};

use super::clock::Clock;
use super::driver::Pauses;
use super::room::Room;
use super::thinkers::Thinkers;
use crate::access::ids::{TableId, VisitorId};
use crate::access::key::Keys;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::spawn::spawn;
use crate::store::{
    Claim, Holder, Retention, Seats, Signal, Signals, Store, StoreError, StoredTable, Version,
    Work, now_ms,
};
use crate::supervise::supervise;

/// How often to look for tables that wait for a bot or a stand-in, and for tables that can leave memory.
const ROUND: Duration = Duration::from_secs(5);
/// How often old rows are deleted.
const CLEANING: Duration = Duration::from_secs(60);
/// Seconds without use after which a table leaves memory, even if pages of it are open.
const IDLE: i64 = 60;
/// Number of tables that are looked after at the same time.
const AT_ONCE: usize = 16;

/// Number of tables in one query of presence.
const CHUNK: usize = 500;

/// Number of tables that are replayed at the same time, so that a start with many tables keeps nobody waiting.
const REPLAYS: usize = 4;

/// Number of tables that are replayed at the same time because a bot is asked there. It is less than [`REPLAYS`], so
/// that a person who opens a table does not wait for all the bots that were asked when the server started.
const WAKING: usize = 2;

/// The tables in memory.
#[derive(Clone)]
pub struct Hub(Arc<HubInner>);

/// What all tables share.
pub struct HubInner {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who may think next.
    pub thinkers: Thinkers,
    /// How long bots think in secret.
    pub pauses: Pauses,
    /// Number of tables that may be replayed at the same time.
    pub replaying: Semaphore,
    /// Number of tables of which bots may be woken at the same time.
    pub waking: Semaphore,
    /// The time at which something is overdue or old.
    clock: Clock,
    /// Number of drivers under way.
    pub driving: AtomicUsize,
    /// Whether the server has not begun to play: bots do nothing.
    is_waiting: AtomicBool,
    /// Whether the server is to end: bots do nothing.
    is_ending: AtomicBool,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

impl HubInner {
    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        // Nothing panics while the map is changed.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether bots do nothing.
    pub fn is_paused(&self) -> bool {
        self.is_waiting.load(Ordering::Relaxed) || self.is_ending.load(Ordering::Relaxed)
    }

    /// A table, if it is in memory.
    pub fn room_in_memory(&self, id: &TableId) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }
}

impl Hub {
    /// No tables yet.
    pub fn new(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        retention: Retention,
        keys: Keys,
    ) -> Hub {
        let signals = store.signals();
        let hub = Hub(Arc::new(HubInner {
            store,
            metrics,
            thinkers: Thinkers::new(),
            pauses: Pauses::default(),
            replaying: Semaphore::new(REPLAYS),
            waking: Semaphore::new(WAKING),
            clock: Clock::default(),
            driving: AtomicUsize::new(0),
            is_waiting: AtomicBool::new(false),
            is_ending: AtomicBool::new(false),
            rooms: Mutex::default(),
        }));
        if let Some(signals) = signals {
            let signals = Arc::new(tokio::sync::Mutex::new(signals));
            let (hub, keys) = (hub.clone(), keys.clone());
            supervise(&hub.0.metrics.clone(), "signals", move || {
                hub.clone().hear(signals.clone(), keys.clone())
            });
        }
        let rounds = hub.clone();
        supervise(&hub.0.metrics, "rounds", move || rounds.clone().rounds());
        let cleaning = hub.clone();
        supervise(&hub.0.metrics, "cleaning", move || {
            cleaning.clone().cleaning(retention, keys.clone())
        });
        hub
    }

    /// The table of this name.
    pub async fn room(&self, id: &TableId) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.0.room_in_memory(id) {
            if !room.look().await? {
                self.0.rooms().remove(id);
                return Err(Problem::NotFound.into());
            }
            return Ok(room);
        }
        // A name that is not in use must not take up memory.
        if self.0.store.table(id).await?.is_none() {
            return Err(Problem::NotFound.into());
        }
        Ok(self.known_room(id))
    }

    /// The table of this name, for an answer. What other processes have done at it is not read first: an answer to a
    /// version that is not the newest one is not taken.
    pub async fn room_to_answer_at(&self, id: &TableId) -> Result<Arc<Room>, Error> {
        match self.0.room_in_memory(id) {
            Some(room) => Ok(room),
            None => self.room(id).await,
        }
    }

    fn known_room(&self, id: &TableId) -> Arc<Room> {
        let mut rooms = self.0.rooms();
        let room = rooms
            .entry(id.clone())
            .or_insert_with(|| Room::new(id.clone(), self.0.clone()));
        room.clone()
    }

    /// Removes a deleted table from memory. If it was the rematch of another table, that table is read again, so that it
    /// can have a new rematch.
    pub fn forget(&self, id: &TableId) {
        let mut rooms = self.0.rooms();
        rooms.remove(id);
        let before: Vec<Arc<Room>> = rooms
            .values()
            .filter(|room| room.is_followed_by(id))
            .cloned()
            .collect();
        drop(rooms);
        for room in before {
            spawn(async move {
                if let Err(error) = room.refresh().await {
                    tracing::warn!(%error, "a table was not read again");
                }
            });
        }
    }

    /// Number of tables in memory.
    pub fn live_tables(&self) -> usize {
        self.0.rooms().len()
    }

    /// Who may think next.
    pub fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    /// Number of thoughts that wait.
    pub fn waiting_thoughts(&self) -> usize {
        self.0.thinkers.waiting()
    }

    /// Whether lists show that this visitor is asked. `false` while the moves of bots are held back, here or at another
    /// process: the moment must not reveal whether a bot was asked.
    pub fn is_asked(&self, stored: &StoredTable, visitor: &VisitorId) -> bool {
        let asks = |seat: Seat| stored.progress.asked == Some(seat) || stored.asks_early(seat);
        let mut seats = stored.settings.seats().zip(&stored.seats);
        let is_theirs = seats.any(|(seat, place)| {
            matches!(&place.holder, Holder::Person(id, None) if id == visitor) && asks(seat)
        });
        let room = self.0.room_in_memory(&stored.id);
        let is_concealed = room.is_some_and(|room| room.is_concealed());
        is_theirs && stored.progress.held <= now_ms() && !is_concealed
    }

    async fn rounds(self) {
        let mut rounds = interval(ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            if self.0.is_paused() {
                continue;
            }
            match self.drive().await {
                // While the store cannot be reached, what is in memory is all that can be shown.
                Ok(()) => self.rest(),
                Err(error) => tracing::error!(%error, "tables that wait for bots were not found"),
            }
            if let Err(error) = self.stand_in().await {
                tracing::error!(%error, "tables that wait for a stand-in were not found");
            }
            self.look_elsewhere().await;
        }
    }

    /// Frees memory: rooms that nobody holds, and snapshots that nobody has used lately. A room with a hint stays, because
    /// hints are not stored: without script, a visitor asks for one in one request and sees it in the next.
    fn rest(&self) {
        let mut rooms = self.0.rooms();
        // Rooms are reference-counted; the count goes up from one only under this lock.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || room.has_hint());
        for room in rooms.values() {
            room.rest(IDLE);
        }
    }

    /// Lets bots play that are asked: after a start, and after a failure.
    async fn drive(&self) -> Result<(), StoreError> {
        for id in self.0.store.waiting_for_bots().await? {
            self.known_room(&id).drive();
        }
        Ok(())
    }

    /// Lets bots stand in for those who are overdue. A failure at one table stays there.
    async fn stand_in(&self) -> Result<(), StoreError> {
        let Some(now) = self.0.clock.now() else {
            return Ok(());
        };
        let Claim::Granted(_lease) = self.0.store.claim(&Work::StandIns).await? else {
            return Ok(());
        };
        let due = self.0.store.due(now).await?;
        let each = stream::iter(due).for_each_concurrent(AT_ONCE, |id| async move {
            if let Err(error) = self.known_room(&id).stand_in(Kind::Normal).await {
                tracing::error!(table = %id, %error, "no bot could stand in");
            }
        });
        each.await;
        Ok(())
    }

    async fn cleaning(self, retention: Retention, keys: Keys) {
        let mut rounds = interval(CLEANING);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            if let Err(error) = self.clean(retention, &keys).await {
                tracing::error!(%error, "old rows were not deleted");
            }
        }
    }

    /// Deletes old rows and replaces old keys, unless another process does it.
    async fn clean(&self, retention: Retention, keys: &Keys) -> Result<(), StoreError> {
        let store = &self.0.store;
        keys.reload(&**store).await?;
        let Claim::Granted(_lease) = store.claim(&Work::Cleaning).await? else {
            return Ok(());
        };
        let Some(now) = self.0.clock.now() else {
            return Ok(());
        };
        let cleared = store.clear(retention, now).await?;
        if cleared != Default::default() {
            tracing::info!(?cleared, "old rows were deleted");
        }
        keys.rotate(&**store).await
    }

    // Other processes

    /// Hears what other processes do, for good.
    async fn hear(self, signals: Arc<tokio::sync::Mutex<Signals>>, keys: Keys) {
        let mut signals = signals.lock().await;
        while let Some(notice) = signals.recv().await {
            match notice {
                Signal::Changed(id, version) => self.follow(id, version),
                Signal::Presence(id) => {
                    let room = self.0.room_in_memory(&id);
                    if let Some(room) = room.filter(|room| room.has_listeners()) {
                        spawn(async move { room.look_elsewhere().await });
                    }
                }
                Signal::Keys => {
                    if let Err(error) = keys.reload(&*self.0.store).await {
                        tracing::warn!(%error, "a new key was not read; it is read in a minute");
                    }
                }
                Signal::Processes => {
                    let hub = self.clone();
                    spawn(async move {
                        hub.announce().await;
                        hub.look_elsewhere().await;
                    });
                }
            }
        }
    }

    fn follow(&self, id: TableId, version: Option<Version>) {
        let room = self.0.room_in_memory(&id);
        let Some(room) = room.filter(|room| room.lacks(version)) else {
            return;
        };
        let hub = self.clone();
        spawn(async move {
            if !room.follow(version).await {
                hub.0.rooms().remove(&id);
            }
        });
    }

    fn rooms_where(&self, is: impl Fn(&Room) -> bool) -> Vec<Arc<Room>> {
        let rooms = self.0.rooms();
        rooms.values().filter(|room| is(room)).cloned().collect()
    }

    /// Sends the other processes who has tables open here: they may have forgotten.
    async fn announce(&self) {
        let rooms = self.rooms_where(Room::has_pages);
        let each = stream::iter(rooms).for_each_concurrent(AT_ONCE, |room| async move {
            room.announce().await;
        });
        each.await;
    }

    /// Asks who has tables open at other processes.
    async fn look_elsewhere(&self) {
        if !self.0.store.is_shared() {
            return;
        }
        let rooms = self.rooms_where(Room::has_listeners);
        for some in rooms.chunks(CHUNK) {
            let ids: Vec<TableId> = some.iter().map(|room| room.id.clone()).collect();
            let found = match self.0.store.presence(&ids).await {
                Ok(found) => found,
                Err(error) => {
                    tracing::warn!(%error, "it is not known who is at other processes");
                    return;
                }
            };
            let mut found: HashMap<TableId, Seats> = found.into_iter().collect();
            for room in some {
                room.set_elsewhere(found.remove(&room.id).unwrap_or_default());
            }
        }
    }

    /// Lets bots finish what they think about, and begin nothing, or lets them play again.
    pub fn wait(&self, is_waiting: bool) {
        self.0.is_waiting.store(is_waiting, Ordering::Relaxed);
    }

    /// Lets bots finish what they think about, and begin nothing any more.
    pub fn end(&self) {
        self.0.is_ending.store(true, Ordering::Relaxed);
    }

    /// Waits until the bots are through, but not for long.
    pub async fn finish(&self, patience: Duration) {
        let through = async {
            while self.0.driving.load(Ordering::Relaxed) > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        if tokio::time::timeout(patience, through).await.is_err() {
            tracing::warn!("bots were cut off that think for too long");
        }
    }
}
