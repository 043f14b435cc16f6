//! The tables in memory. A table is read from the store when it is used, and forgotten when it is not.

use std::collections::HashMap;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{FutureExt, StreamExt, stream};
use innovation_bots::Kind;
use innovation_text::Problem;
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval};

use super::driver::Pauses;
use super::room::Room;
use super::thinkers::Thinkers;
use crate::access::ids::TableId;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::store::{Retention, Store, StoreError, now};

/// How often tables are looked for that wait for a bot, for a stand-in, or for nobody.
const ROUND: Duration = Duration::from_secs(5);
/// How often old rows are deleted.
const CLEARING: Duration = Duration::from_secs(60);
/// After how many seconds without use a table leaves memory, although pages of it are open.
const IDLE: i64 = 60;
/// Number of tables that are looked after at the same time.
const AT_ONCE: usize = 16;

/// Number of tables that are replayed at the same time, so that a start with many tables keeps nobody waiting.
const REPLAYS: usize = 4;

/// The tables in memory.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

/// What all tables share.
pub struct Shared {
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
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

impl Shared {
    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        // Nothing panics while the map is changed.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table, if it is in memory.
    pub fn room_in_memory(&self, id: &TableId) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }
}

impl Hub {
    /// No tables yet.
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>, retention: Retention) -> Hub {
        let hub = Hub(Arc::new(Shared {
            store,
            metrics,
            thinkers: Thinkers::new(),
            pauses: Pauses::default(),
            replaying: Semaphore::new(REPLAYS),
            rooms: Mutex::default(),
        }));
        hub.supervise("rounds", |hub| hub.rounds());
        hub.supervise("clearing", move |hub| hub.clearing(retention));
        hub
    }

    /// Runs a task for good. If it panics, that is counted and it is started again.
    fn supervise<F>(&self, name: &'static str, task: impl Fn(Hub) -> F + Send + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let hub = self.clone();
        tokio::spawn(async move {
            loop {
                if AssertUnwindSafe(task(hub.clone()))
                    .catch_unwind()
                    .await
                    .is_ok()
                {
                    return;
                }
                tracing::error!(task = name, "a task panicked and is started again");
                hub.0.metrics.task_restarted();
                tokio::time::sleep(ROUND).await;
            }
        });
    }

    /// The table of this name.
    pub async fn room(&self, id: &TableId) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.0.room_in_memory(id) {
            return Ok(room);
        }
        // A name that is not in use must not take up memory.
        if self.0.store.table(id).await?.is_none() {
            return Err(Problem::NotFound.into());
        }
        Ok(self.known_room(id))
    }

    fn known_room(&self, id: &TableId) -> Arc<Room> {
        let mut rooms = self.0.rooms();
        let room = rooms
            .entry(id.clone())
            .or_insert_with(|| Room::new(id.clone(), self.0.clone()));
        room.clone()
    }

    /// Forgets a table that has been removed from the store. The one that it followed can be followed by another one.
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
            tokio::spawn(async move {
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

    /// Number of thoughts that wait.
    pub fn waiting_thoughts(&self) -> usize {
        self.0.thinkers.waiting()
    }

    /// Whether what bots do at a table is not shown yet.
    pub fn is_concealed(&self, id: &TableId) -> bool {
        self.0
            .room_in_memory(id)
            .is_some_and(|room| room.is_concealed())
    }

    async fn rounds(self) {
        let mut rounds = interval(ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            self.rest();
            if let Err(error) = self.drive().await {
                tracing::error!(%error, "tables that wait for bots were not found");
            }
            if let Err(error) = self.stand_in().await {
                tracing::error!(%error, "tables that wait for a stand-in were not found");
            }
        }
    }

    /// Lets tables leave memory: as a whole if nobody holds them, and their snapshots if nobody has used them.
    fn rest(&self) {
        let mut rooms = self.0.rooms();
        // Rooms are reference-counted; the count goes up from one only under this lock.
        rooms.retain(|_, room| Arc::strong_count(room) > 1);
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
        let due = self.0.store.due(now()).await?;
        let each = stream::iter(due).for_each_concurrent(AT_ONCE, |id| async move {
            if let Err(error) = self.known_room(&id).stand_in(Kind::Normal).await {
                tracing::error!(table = %id, %error, "no bot could stand in");
            }
        });
        each.await;
        Ok(())
    }

    async fn clearing(self, retention: Retention) {
        let mut rounds = interval(CLEARING);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            match self.0.store.clear(retention, now()).await {
                Ok(cleared) if cleared != Default::default() => {
                    tracing::info!(?cleared, "old rows were deleted");
                }
                Ok(_) => {}
                Err(error) => tracing::error!(%error, "old rows were not deleted"),
            }
        }
    }
}
