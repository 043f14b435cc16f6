//! What is kept. The log of answers is the truth of a game; everything else about it is derived.
//!
//! [`Store`] is the seam between the server and its database. A change is announced only after it is durable.

mod lease;
mod model;
mod moving;
mod postgres;
mod signal;
mod sql;
mod sqlite;

#[cfg(test)]
mod conformance;

use async_trait::async_trait;
use innovation_engine::Seat;

use crate::access::ids::{TableId, VisitorId};
use crate::tables::options::TableOptions;

pub use lease::{Claim, Lease, Leases, Work};
pub use model::{
    Added, Cleared, EarlyChoice, Holder, LogNews, LogRow, LoggedDeed, Progress, Retention,
    ReviewKey, ReviewedGame, Stage, StoredKey, StoredProgress, StoredReview, StoredSeat,
    StoredTable, StoredVisitor, Version, now, now_ms,
};
pub use moving::{DATABASE, MoveError, Source, StorePlace, Sum, Users, private_folder, transfer};
pub use postgres::Postgres;
pub use signal::{Seats, Signal, Signals};
pub use sqlite::Sqlite;

use sql::query::QueryError;

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused a query.
    #[error(transparent)]
    Database(QueryError),
    /// The database was made by another version of the program.
    #[error("the schema of the database doesn’t fit: {0}")]
    Migration(String),
    /// Something in the database is not what was written there.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The change was not written, and nothing of it remains.
    #[error("not written: {0}")]
    Unwritten(String),
    /// The connection broke while the change was being committed: it may be there or not.
    #[error("perhaps written: {0}")]
    Uncertain(String),
    /// The database cannot be reached.
    #[error("the database can’t be reached: {0}")]
    Unreachable(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Another server uses the folder.
    #[error(
        "another server uses this folder ({0} is locked). Stop it, or choose another folder with --data"
    )]
    InUse(String),
    /// A file cannot be used.
    #[error("{0} can’t be used")]
    File(String, #[source] std::io::Error),
}

/// The result of using the store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// What is kept. Changes to a table are compare-and-set: they give back `false`, and change nothing, where the table
/// has another version by now.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes something and reads it back.
    async fn check(&self) -> Result<()>;
    /// Finishes what has been begun, and leaves the database in one piece. Later uses fail.
    async fn close(&self);

    /// A visitor, if they are known.
    async fn visitor(&self, id: &VisitorId) -> Result<Option<StoredVisitor>>;
    /// Makes sure that a visitor is known, and notes when they came.
    async fn greet(&self, id: &VisitorId) -> Result<()>;
    /// Gives a visitor a name.
    async fn set_name(&self, id: &VisitorId, name: &str) -> Result<()>;
    /// Keeps the preferences of a visitor. They come with the [visitor](Store::visitor).
    async fn set_preferences(&self, id: &VisitorId, preferences: &str) -> Result<()>;
    /// How far a visitor is with lessons and puzzles, by item.
    async fn progress(&self, id: &VisitorId) -> Result<Vec<StoredProgress>>;
    /// Keeps how far a visitor is with a lesson or a puzzle. What was kept before is replaced.
    async fn set_progress(&self, id: &VisitorId, item: &str, state: &str) -> Result<()>;
    /// Adds a visitor with this name, and the hash of their token.
    async fn add_token(&self, hash: &str, id: &VisitorId, name: &str) -> Result<()>;
    /// Removes all tokens of a visitor, and adds the hash of another one, if there is one.
    async fn replace_tokens(&self, id: &VisitorId, hash: Option<&str>) -> Result<()>;
    /// The visitor whose token has this hash.
    async fn visitor_of_token(&self, hash: &str) -> Result<Option<(VisitorId, StoredVisitor)>>;

    /// Adds a table, perhaps as the one that follows `before`, unless its owner has `most` unfinished tables at which
    /// they still sit, or five times as many unfinished ones.
    async fn add_table(
        &self,
        table: StoredTable,
        before: Option<TableId>,
        most: usize,
    ) -> Result<Added> {
        self.add_begun(table, Vec::new(), before, most).await
    }
    /// Adds a table like [`add_table`](Store::add_table), with the log of the game that it goes on with.
    async fn add_begun(
        &self,
        table: StoredTable,
        log: Vec<LogRow>,
        before: Option<TableId>,
        most: usize,
    ) -> Result<Added>;
    /// A table.
    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>>;
    /// The version of a table.
    async fn version(&self, id: &TableId) -> Result<Option<Version>>;
    /// The log of a table from this row on, in order.
    async fn log(&self, id: &TableId, from: i64) -> Result<Vec<LogRow>>;
    /// What was added to the log of a table since this version. `None`: nothing, or something else was changed, too.
    async fn news(&self, id: &TableId, known: Version) -> Result<Option<LogNews>>;
    /// Adds a row to the log.
    async fn append(
        &self,
        id: &TableId,
        version: Version,
        entry: LogRow,
        progress: Progress,
    ) -> Result<bool>;
    /// Adds rows to the log, perhaps none, and changes what these seats have chosen early.
    async fn append_early(
        &self,
        id: &TableId,
        version: Version,
        log: Vec<LogRow>,
        early: Vec<(Seat, EarlyChoice)>,
        progress: Progress,
    ) -> Result<bool>;
    /// Gives a seat to a holder, without what it has chosen early, unless that is a person who sits in `most` lobbies of others.
    async fn reseat(
        &self,
        id: &TableId,
        version: Version,
        seat: Seat,
        holder: Holder,
        most: Option<usize>,
        progress: Progress,
    ) -> Result<Added>;
    /// Changes the options of a table.
    async fn set_options(
        &self,
        id: &TableId,
        version: Version,
        options: TableOptions,
        progress: Progress,
    ) -> Result<bool>;
    /// Removes a table whose game has not begun.
    async fn remove_lobby(&self, id: &TableId, version: Version) -> Result<bool>;

    /// A page of the tables at which a visitor sits or which they own, the last changed first. A table that cannot be
    /// read is left out.
    async fn tables_of(&self, visitor: &VisitorId, page: usize) -> Result<Vec<StoredTable>>;
    /// The listed tables with an open seat, without those at which this visitor sits: the newest of each owner first.
    async fn open_tables(&self, visitor: &VisitorId) -> Result<Vec<StoredTable>>;
    /// The tables at which a bot is asked and a person plays, and whose bots nobody has claimed.
    async fn waiting_for_bots(&self) -> Result<Vec<TableId>>;
    /// The tables at which a bot has to stand in by this time.
    async fn due(&self, time: i64) -> Result<Vec<TableId>>;

    /// Adds a record that a visitor has uploaded, unless they have `most`.
    async fn add_record(
        &self,
        id: &str,
        visitor: &VisitorId,
        record: &str,
        most: usize,
    ) -> Result<Added>;
    /// An uploaded record.
    async fn record(&self, id: &str) -> Result<Option<String>>;

    /// A review, made or being made.
    async fn review(&self, key: &ReviewKey) -> Result<Option<StoredReview>>;
    /// Keeps a review, or how far it is, with its game. `false`: there is no such game any more, or the review was made
    /// before.
    async fn set_review(&self, key: &ReviewKey, review: StoredReview) -> Result<bool>;

    /// Deletes what is older than its retention.
    async fn clear(&self, retention: Retention, now: i64) -> Result<Cleared>;

    /// The keys of cookies, the newest first.
    async fn keys(&self) -> Result<Vec<StoredKey>>;
    /// Adds a key. `false`: there is one of this number.
    async fn add_key(&self, key: StoredKey) -> Result<bool>;
    /// Removes the keys below this number.
    async fn remove_keys_below(&self, number: i64) -> Result<()>;

    /// Claims a piece of work.
    async fn claim(&self, work: &Work) -> Result<Claim>;
    /// Whether other processes may use the same database.
    fn is_shared(&self) -> bool;
    /// What other processes on the same database send. `None`: there are none, or somebody else listens.
    fn signals(&self) -> Option<Signals>;
    /// Notes which seats have a table open at this process.
    async fn set_presence(&self, id: &TableId, seats: Seats) -> Result<()>;
    /// Which seats have these tables open at other processes. A table that nobody has open may be missing.
    async fn presence(&self, ids: &[TableId]) -> Result<Vec<(TableId, Seats)>>;
    /// Begins to play, unless other processes play by other rules. Gives back their versions of the rules.
    async fn begin(&self) -> Result<Vec<u32>>;
    /// Whether this process has [begun](Store::begin) to play, and is still believed to be alive.
    fn is_playing(&self) -> bool;
}

/// Number of tables on a page of a list.
pub const PAGE: usize = 50;

fn damaged(what: impl ToString) -> StoreError {
    StoreError::Damaged(what.to_string())
}
