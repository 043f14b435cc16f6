//! The store in an SQLite file.
//!
//! All writes go through one thread and one connection, in batches that share a trip to the disk. Reads have
//! connections of their own.
//! A connection on which a transaction could not be begun, committed or rolled back is thrown away: what it would do
//! next is not known. A second server on the same file is refused.

mod connection;
mod copying;
#[cfg(test)]
mod faults;
mod file;
mod migrate;
mod readers;
mod writer;

use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};

use super::sql::memory::Memory;
use super::sql::query::Database;
use super::sql::{Engine, Job, SqlStore, Verdict};
use super::{Claim, Leases, Result, Seats, Signal, Signals, StoreError};
use crate::access::ids::TableId;
use crate::spawn::spawn_blocking;
use readers::Readers;
use writer::{Write, Writer};

pub use connection::SqliteRow;
pub use file::DataFile;

/// Number of changes that may wait for the writer. With more, the caller waits.
const WAITING_CHANGES: usize = 1024;

/// The store in an SQLite file.
#[derive(Clone)]
pub struct Sqlite(Arc<Inner>);

struct Inner {
    file: Arc<DataFile>,
    readers: Arc<Readers>,
    writer: RwLock<Option<mpsc::Sender<Write>>>,
    /// Comes when the writer has ended.
    ended: tokio::sync::watch::Receiver<bool>,
    leases: Leases,
    memory: Memory,
}

impl Sqlite {
    /// Opens the file, creates it if it is missing, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<SqlStore> {
        let path = path.to_owned();
        let opening = spawn_blocking(move || Sqlite::open_here(&path));
        let cut = |error: tokio::task::JoinError| StoreError::Unwritten(error.to_string());
        Ok(SqlStore::new(opening.await.map_err(cut)??))
    }

    fn open_here(path: &Path) -> Result<Sqlite> {
        let file = Arc::new(DataFile::open(path)?);
        let connection = migrate::open(&file)?;
        let readers = Arc::new(Readers::new(file.clone()));
        let (sender, changes) = mpsc::channel(WAITING_CHANGES);
        let ended = Writer::start(file.clone(), readers.clone(), connection, changes)?;
        Ok(Sqlite(Arc::new(Inner {
            file,
            readers,
            writer: RwLock::new(Some(sender)),
            ended,
            leases: Leases::default(),
            memory: Memory::default(),
        })))
    }
}

#[async_trait]
impl Engine for Sqlite {
    fn memory(&self) -> Option<&Memory> {
        Some(&self.0.memory)
    }

    fn reader(&self) -> Result<Box<dyn Database>> {
        Ok(Box::new(self.0.readers.clone()))
    }

    /// Makes a change and waits until it is durable.
    async fn change(&self, job: Job) -> Result<Verdict> {
        let writer = self.0.writer.read();
        let writer = writer.unwrap_or_else(PoisonError::into_inner).clone();
        let writer = writer.ok_or(StoreError::Closed)?;
        let (done, result) = oneshot::channel();
        let sent = writer.send(Write { job, done }).await;
        sent.map_err(|_| StoreError::Closed)?;
        let cut = |_| StoreError::Unwritten("the writer was restarted".to_owned());
        result.await.map_err(cut)?
    }

    async fn check(&self) -> Result<()> {
        // A batch without a change is still counted, written and read back.
        self.change(Box::new(|_| Box::pin(async { Ok(Verdict::Done) })))
            .await?;
        Ok(())
    }

    async fn close(&self) {
        let writer = self.0.writer.write();
        // The writer ends once nobody can bring a change any more.
        drop(writer.unwrap_or_else(PoisonError::into_inner).take());
        let mut ended = self.0.ended.clone();
        if ended.wait_for(|ended| *ended).await.is_err() {
            tracing::error!("the writer of the store ended without closing the database");
        }
        self.0.file.unlock();
    }

    async fn claim(&self, work: &str) -> Result<Claim> {
        let lease = self.0.leases.claim(work).await;
        Ok(lease.map_or(Claim::Here, Claim::Granted))
    }

    async fn claimed(&self) -> Result<Vec<String>> {
        Ok(self.0.leases.works())
    }

    // There is one process: no other process needs a notice.

    fn is_shared(&self) -> bool {
        false
    }

    fn tell(&self, _: Signal) {}

    fn signals(&self) -> Option<Signals> {
        None
    }

    async fn set_presence(&self, _: &TableId, _: Seats) -> Result<()> {
        Ok(())
    }

    async fn presence(&self, _: &[TableId]) -> Result<Vec<(TableId, Seats)>> {
        Ok(Vec::new())
    }

    async fn begin(&self) -> Result<Vec<u32>> {
        Ok(Vec::new())
    }

    fn is_playing(&self) -> bool {
        true
    }
}
