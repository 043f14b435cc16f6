//! The store in an SQLite file.
//!
//! All writes go through one connection, in batches that share a trip to the disk. Reads have a pool of their own.
//! A connection on which a transaction could not be begun, committed or rolled back is thrown away: what it would do
//! next is not known. A second server on the same file is refused.

mod answers;
#[cfg(test)]
mod faults;
mod file;
mod migrate;
mod records;
mod row;
mod tables;
mod visitors;
mod writer;

use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use async_trait::async_trait;
use innovation_engine::Seat;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqlitePoolOptions};
use tokio::sync::{mpsc, oneshot};

use super::{
    Added, Cleared, Deed, Holder, Lease, Leases, LogRow, Progress, Result, Retention, Store,
    StoreError, StoredTable, StoredVisitor, Version,
};
use crate::access::ids::{TableId, VisitorId};
use crate::tables::options::TableOptions;
use file::DataFile;
use writer::{Verdict, Write, Writer, Writing};

/// Number of connections that read.
const READERS: u32 = 4;
/// Number of changes that may wait for the writer. Who brings another one waits too.
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
}

/// The connections that read. They are replaced when the file is another one.
pub(super) struct Readers(RwLock<SqlitePool>);

impl Readers {
    fn pool(&self) -> SqlitePool {
        // Nothing panics while the pool is replaced.
        self.0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn replace(&self, pool: SqlitePool) -> SqlitePool {
        let mut place = self.0.write().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut place, pool)
    }
}

fn pool(file: &DataFile) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_lazy_with(file.options().read_only(true))
}

impl Sqlite {
    /// Opens the file, creates it if it is missing, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Sqlite> {
        let file = Arc::new(DataFile::open(path)?);
        let connection = migrate::open(&file).await?;
        let readers = Arc::new(Readers(RwLock::new(pool(&file))));
        let (sender, changes) = mpsc::channel(WAITING_CHANGES);
        let ended = Writer::start(file.clone(), readers.clone(), connection, changes);
        Ok(Sqlite(Arc::new(Inner {
            file,
            readers,
            writer: RwLock::new(Some(sender)),
            ended,
            leases: Leases::default(),
        })))
    }

    fn readers(&self) -> SqlitePool {
        self.0.readers.pool()
    }

    /// Makes a change and waits until it is durable.
    async fn change<J>(&self, job: J) -> Result<Verdict>
    where
        J: for<'c> FnOnce(&'c mut SqliteConnection) -> Writing<'c> + Send + 'static,
    {
        let writer = self.0.writer.read();
        let writer = writer.unwrap_or_else(PoisonError::into_inner).clone();
        let writer = writer.ok_or(StoreError::Closed)?;
        let (done, result) = oneshot::channel();
        let job = Box::new(job);
        let sent = writer.send(Write { job, done }).await;
        sent.map_err(|_| StoreError::Closed)?;
        let cut = |_| StoreError::Unwritten("the writer was restarted".to_owned());
        result.await.map_err(cut)?
    }

    async fn changed<J>(&self, job: J) -> Result<bool>
    where
        J: for<'c> FnOnce(&'c mut SqliteConnection) -> Writing<'c> + Send + 'static,
    {
        Ok(self.change(job).await? == Verdict::Done)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn check(&self) -> Result<()> {
        // A batch without a change is still counted, written and read back.
        self.change(|_| Box::pin(async { Ok(Verdict::Done) }))
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

    async fn visitor(&self, id: &VisitorId) -> Result<Option<StoredVisitor>> {
        visitors::get(&self.readers(), id).await
    }

    async fn greet(&self, id: &VisitorId) -> Result<()> {
        let id = id.clone();
        self.change(move |db| Box::pin(async move { visitors::greet(db, &id).await }))
            .await?;
        Ok(())
    }

    async fn set_name(&self, id: &VisitorId, name: &str) -> Result<()> {
        let (id, name) = (id.clone(), name.to_owned());
        self.change(move |db| Box::pin(async move { visitors::set_name(db, &id, &name).await }))
            .await?;
        Ok(())
    }

    async fn add_token(&self, hash: &str, id: &VisitorId, name: &str) -> Result<()> {
        let (hash, id, name) = (hash.to_owned(), id.clone(), name.to_owned());
        self.change(move |db| {
            Box::pin(async move {
                visitors::set_name(db, &id, &name).await?;
                visitors::add_token(db, &hash, &id).await
            })
        })
        .await?;
        Ok(())
    }

    async fn visitor_of_token(&self, hash: &str) -> Result<Option<VisitorId>> {
        visitors::of_token(&self.readers(), hash).await
    }

    async fn add_table(
        &self,
        table: StoredTable,
        before: Option<TableId>,
        most: usize,
    ) -> Result<Added> {
        let settings = serde_json::to_string(&table.settings).map_err(super::damaged)?;
        let options = serde_json::to_string(&table.options).map_err(super::damaged)?;
        let added = self
            .change(move |db| {
                Box::pin(
                    async move { tables::add(db, table, settings, options, before, most).await },
                )
            })
            .await?;
        Ok(added.into())
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>> {
        tables::get(&self.readers(), id).await
    }

    async fn log(&self, id: &TableId) -> Result<Vec<LogRow>> {
        answers::log(&self.readers(), id).await
    }

    async fn append(
        &self,
        id: &TableId,
        version: Version,
        entry: LogRow,
        progress: Progress,
    ) -> Result<bool> {
        let id = id.clone();
        if entry.deed == Deed::Unknown {
            return Err(super::damaged("an answer without a meaning"));
        }
        self.changed(move |db| {
            Box::pin(async move {
                let next = Version {
                    sequence: version.sequence + 1,
                    ..version
                };
                if !tables::advance(db, &id, version, next, progress).await? {
                    return Ok(Verdict::Conflict);
                }
                answers::add(db, &id, version.sequence, &entry).await
            })
        })
        .await
    }

    async fn reseat(
        &self,
        id: &TableId,
        version: Version,
        seat: Seat,
        holder: Holder,
        progress: Progress,
    ) -> Result<bool> {
        let id = id.clone();
        self.changed(move |db| {
            Box::pin(async move {
                let next = Version {
                    epoch: version.epoch + 1,
                    ..version
                };
                if !tables::advance(db, &id, version, next, progress).await? {
                    return Ok(Verdict::Conflict);
                }
                tables::set_holder(db, &id, seat, &holder).await
            })
        })
        .await
    }

    async fn set_options(
        &self,
        id: &TableId,
        version: Version,
        options: TableOptions,
        progress: Progress,
    ) -> Result<bool> {
        let id = id.clone();
        let text = serde_json::to_string(&options).map_err(super::damaged)?;
        self.changed(move |db| {
            Box::pin(async move {
                let next = Version {
                    epoch: version.epoch + 1,
                    ..version
                };
                if !tables::advance(db, &id, version, next, progress).await? {
                    return Ok(Verdict::Conflict);
                }
                tables::set_options(db, &id, &text, options.listed).await
            })
        })
        .await
    }

    async fn set_seen(&self, id: &TableId, seat: Seat, seen: i64) -> Result<()> {
        let id = id.clone();
        self.change(move |db| Box::pin(async move { tables::set_seen(db, &id, seat, seen).await }))
            .await?;
        Ok(())
    }

    async fn remove_lobby(&self, id: &TableId, version: Version) -> Result<bool> {
        let id = id.clone();
        self.changed(move |db| {
            Box::pin(async move { tables::remove_lobby(db, &id, version).await })
        })
        .await
    }

    async fn tables_of(&self, visitor: &VisitorId, page: usize) -> Result<Vec<StoredTable>> {
        tables::of(&self.readers(), visitor, page).await
    }

    async fn open_tables(&self, visitor: &VisitorId) -> Result<Vec<StoredTable>> {
        tables::open(&self.readers(), visitor).await
    }

    async fn seats_in_lobbies(&self, visitor: &VisitorId) -> Result<usize> {
        tables::seats_in_lobbies(&self.readers(), visitor).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>> {
        tables::waiting_for_bots(&self.readers()).await
    }

    async fn due(&self, time: i64) -> Result<Vec<TableId>> {
        tables::due(&self.readers(), time).await
    }

    async fn add_record(
        &self,
        id: &str,
        visitor: &VisitorId,
        record: &str,
        most: usize,
    ) -> Result<Added> {
        let (id, visitor, record) = (id.to_owned(), visitor.clone(), record.to_owned());
        let added = self
            .change(move |db| {
                Box::pin(async move {
                    visitors::greet(db, &visitor).await?;
                    records::add(db, &id, &visitor, &record, most).await
                })
            })
            .await?;
        Ok(added.into())
    }

    async fn record(&self, id: &str) -> Result<Option<String>> {
        records::get(&self.readers(), id).await
    }

    async fn clear(&self, retention: Retention, now: i64) -> Result<Cleared> {
        let mut cleared = Cleared::default();
        // One by one, so that nothing else waits for long and one failure does not stop the others.
        for id in tables::old(&self.readers(), retention, now).await? {
            let removed = self.changed({
                let id = id.clone();
                move |db| Box::pin(async move { tables::remove_old(db, &id, retention, now).await })
            });
            match removed.await {
                Ok(removed) => cleared.tables += u64::from(removed),
                Err(error) => tracing::error!(table = %id, %error, "an old table was not deleted"),
            }
        }
        let readers = self.readers();
        let (old_records, old_visitors) = (
            records::old(&readers, retention, now).await?,
            visitors::old(&readers, retention, now).await?,
        );
        if !old_records.is_empty() {
            cleared.records = old_records.len() as u64;
            self.change(move |db| Box::pin(async move { records::remove(db, old_records).await }))
                .await?;
        }
        if !old_visitors.is_empty() {
            cleared.visitors = old_visitors.len() as u64;
            self.change(move |db| {
                Box::pin(async move { visitors::remove(db, old_visitors).await })
            })
            .await?;
        }
        Ok(cleared)
    }

    async fn claim(&self, id: &TableId) -> Result<Option<Lease>> {
        Ok(self.0.leases.claim(id))
    }
}
