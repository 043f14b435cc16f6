//! The connections that read. A query runs on a thread where it may wait for the disk.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::super::sql::query::{Database, Query, QueryError, QueryResult, Row};
use super::connection;
use super::file::DataFile;
use crate::spawn::spawn_blocking;

/// Number of connections that read.
const READERS: usize = 4;

/// The connections that read.
pub struct Readers {
    file: Arc<DataFile>,
    idle: Mutex<Idle>,
    places: Arc<Semaphore>,
}

/// Connections that nobody uses.
#[derive(Default)]
struct Idle {
    connections: Vec<Connection>,
    /// Counts how often the file was another one. A connection to the one before is not kept.
    generation: u64,
}

impl Readers {
    /// Connections to a file. They are opened when they are needed.
    pub fn new(file: Arc<DataFile>) -> Readers {
        Readers {
            file,
            idle: Mutex::default(),
            places: Arc::new(Semaphore::new(READERS)),
        }
    }

    fn idle(&self) -> MutexGuard<'_, Idle> {
        // Nothing panics while connections are put there or taken away.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives all connections up: the file is another one.
    pub fn replace(&self) {
        let mut idle = self.idle();
        idle.generation += 1;
        idle.connections.clear();
    }

    /// Gives all connections up for good, once nobody uses them.
    pub fn close(&self) {
        self.places.close();
        self.replace();
    }

    /// Runs queries on a connection.
    async fn run<T: Send + 'static>(
        self: &Arc<Readers>,
        work: impl FnOnce(&Connection) -> QueryResult<T> + Send + 'static,
    ) -> QueryResult<T> {
        let place = self.places.clone().acquire_owned().await;
        let place = place.map_err(|_| QueryError::Closed)?;
        let readers = self.clone();
        let done = spawn_blocking(move || {
            let _place = place;
            let (connection, generation) = {
                let mut idle = readers.idle();
                (idle.connections.pop(), idle.generation)
            };
            let connection = match connection {
                Some(connection) => connection,
                None => readers.file.read()?,
            };
            let done = work(&connection)?;
            let mut idle = readers.idle();
            if idle.generation == generation && !readers.places.is_closed() {
                idle.connections.push(connection);
            }
            Ok(done)
        });
        // It ends without a result if it panics, or at the end of the program.
        done.await.map_err(|_| QueryError::Closed)?
    }
}

#[async_trait]
impl Database for Arc<Readers> {
    async fn execute(&mut self, query: Query) -> QueryResult<u64> {
        self.run(move |db| connection::execute(db, &query)).await
    }

    async fn fetch_all(&mut self, query: Query) -> QueryResult<Vec<Row>> {
        self.run(move |db| connection::fetch_all(db, &query)).await
    }
}
