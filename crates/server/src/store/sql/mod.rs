//! The store in a database that speaks SQL. All queries are here, once, in the SQL that SQLite and PostgreSQL both
//! understand. What differs between the two is an [`Engine`].

pub mod answers;
pub mod keys;
pub mod memory;
pub mod query;
mod records;
mod reviews;
pub mod row;
mod store;
pub mod tables;
mod visitors;

use std::future::Future;
use std::pin::Pin;

use async_trait::async_trait;

use super::{Added, Claim, LogRow, Progress, Result, Seats, Signal, Signals, Version};
use crate::access::ids::TableId;
use memory::Memory;
use query::{Database, QueryResult};

pub use store::SqlStore;

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was made.
    Done,
    /// It met something newer, and nothing was changed.
    Conflict,
    /// It met a limit, and nothing was changed.
    TooMany,
}

impl From<Verdict> for Added {
    fn from(outcome: Verdict) -> Added {
        match outcome {
            Verdict::Done => Added::Yes,
            Verdict::Conflict => Added::Exists,
            Verdict::TooMany => Added::TooMany,
        }
    }
}

/// A change to make. Whatever it does is undone unless its outcome is [`Verdict::Done`].
pub type Job = Box<dyn for<'c> FnOnce(&'c mut dyn Database) -> Writing<'c> + Send>;
/// A change being made.
pub type Writing<'c> = Pin<Box<dyn Future<Output = QueryResult<Verdict>> + Send + 'c>>;

/// A row to be added to the log of a table that has this version.
pub struct Append {
    /// The table.
    pub id: TableId,
    /// Its version.
    pub version: Version,
    /// The row.
    pub entry: LogRow,
    /// How far the table is then.
    pub progress: Progress,
}

impl Append {
    async fn by_two_statements(self, db: &mut dyn Database) -> QueryResult<Verdict> {
        let Append {
            id,
            version,
            entry,
            progress,
        } = self;
        let next = version.next_sequence();
        if !tables::advance(db, &id, version, next, progress).await? {
            return Ok(Verdict::Conflict);
        }
        answers::add(db, &id, version.sequence, &entry).await
    }
}

/// A database: how it is read and changed, and what its processes send each other.
#[async_trait]
pub trait Engine: Send + Sync {
    /// Visitors who have been here lately, where nobody else changes the database.
    fn memory(&self) -> Option<&Memory>;
    /// Something to read from.
    fn reader(&self) -> Result<Box<dyn Database>>;
    /// Makes a change, and waits until it is durable.
    async fn change(&self, job: Job) -> Result<Verdict>;
    /// Adds a row to the log of a table: the change that is made most often.
    async fn append(&self, append: Append) -> Result<Verdict> {
        self.change(Box::new(move |db| Box::pin(append.by_two_statements(db))))
            .await
    }
    /// Writes something, and reads it back.
    async fn check(&self) -> Result<()>;
    /// Finishes what has been begun. Later uses fail.
    async fn close(&self);
    /// Claims a piece of work.
    async fn claim(&self, work: &str) -> Result<Claim>;
    /// The work that has been claimed.
    async fn claimed(&self) -> Result<Vec<String>>;
    /// Notifies the other processes of a durable change.
    fn tell(&self, notice: Signal);
    /// Whether other processes may use the same database.
    fn is_shared(&self) -> bool;
    /// What other processes send from now on.
    fn signals(&self) -> Option<Signals>;
    /// Notes which seats have a table open at this process.
    async fn set_presence(&self, id: &TableId, seats: Seats) -> Result<()>;
    /// Which seats have these tables open at other processes.
    async fn presence(&self, ids: &[TableId]) -> Result<Vec<(TableId, Seats)>>;
    /// Begins to play, unless other processes play by other rules. Gives back their versions of the rules.
    async fn begin(&self) -> Result<Vec<u32>>;
    /// Whether this process has begun to play.
    fn is_playing(&self) -> bool;
}
