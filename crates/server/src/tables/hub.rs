//! The tables in memory. A table is read from the store when somebody asks for it, and forgotten when nobody does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use innovation_bots::Kind;
use innovation_text::Problem;
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval};

use crate::access::ids::TableId;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, now};
use crate::tables::room::Room;

/// How often tables are looked for that nobody needs, or that wait for somebody who has left.
const ROUND: Duration = Duration::from_secs(5);
/// After how many seconds a table that never began is cleared away.
const STALE_LOBBY: i64 = 14 * 24 * 60 * 60;

/// The tables in memory.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

/// What all tables share.
pub struct Shared {
    /// What is kept.
    pub store: Store,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How many bots may think at the same time. They queue up in order, so that a table whose bots answer at once
    /// does not keep the others waiting; and one processor is left for the pages.
    pub thinkers: Arc<Semaphore>,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

impl Hub {
    /// No tables yet.
    pub fn new(store: Store, metrics: Arc<Metrics>) -> Hub {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let hub = Hub(Arc::new(Shared {
            store,
            metrics,
            thinkers: Arc::new(Semaphore::new(processors.saturating_sub(1).max(1))),
            rooms: Mutex::default(),
        }));
        tokio::spawn(hub.clone().rounds());
        hub
    }

    /// The table of this name.
    pub async fn room(&self, id: &TableId) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(room.clone());
        }
        // A name that nobody has given out must not take up memory.
        if self.0.store.table(id).await?.is_none() {
            return Err(Problem::NotFound.into());
        }
        let mut rooms = self.rooms();
        let room = rooms
            .entry(id.clone())
            .or_insert_with(|| Room::new(id.clone(), self.0.clone()));
        Ok(room.clone())
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.rooms().len()
    }

    /// Lets the bots go on that were asked when the server last ended.
    pub async fn wake(&self) -> Result<(), StoreError> {
        for id in self.0.store.waiting_for_bots().await? {
            match self.room(&id).await {
                Ok(room) => room.wake_bots().await,
                Err(error) => tracing::error!(table = %id, %error, "a table cannot go on"),
            }
        }
        Ok(())
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        // Nothing is done under the lock that could leave the map half changed.
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn rounds(self) {
        let mut rounds = interval(ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            rounds.tick().await;
            self.forget();
            if let Err(error) = self.stand_in().await {
                tracing::error!(%error, "seats that were left could not be looked for");
            }
            if let Err(error) = self.clear_away().await {
                tracing::error!(%error, "tables that never began could not be cleared away");
            }
        }
    }

    /// Forgets the tables that nobody looks at and no bot plays at. Whoever wants one holds it, and gets hold of it
    /// under the same lock only.
    fn forget(&self) {
        self.rooms().retain(|_, room| Arc::strong_count(room) > 1);
    }

    /// Lets bots stand in for those who have been away for too long.
    async fn stand_in(&self) -> Result<(), Error> {
        for id in self.0.store.due(now()).await? {
            let room = self.room(&id).await?;
            room.stand_in(Kind::Normal).await?;
        }
        Ok(())
    }

    async fn clear_away(&self) -> Result<(), StoreError> {
        for id in self.0.store.stale_lobbies(now() - STALE_LOBBY).await? {
            self.0.store.remove_lobby(&id).await?;
            self.rooms().remove(&id);
        }
        Ok(())
    }

    /// Clears a table away whose game has not begun.
    pub async fn remove(&self, id: &TableId) -> Result<(), StoreError> {
        self.0.store.remove_lobby(id).await?;
        self.rooms().remove(id);
        Ok(())
    }
}
