//! The store on any engine.

use std::collections::HashSet;

use async_trait::async_trait;
use innovation_engine::Seat;

use super::super::{
    Added, Claim, Cleared, EarlyChoice, Holder, LogNews, LogRow, LoggedDeed, Progress, Result,
    Retention, ReviewKey, Seats, Signal, Signals, Store, StoredKey, StoredProgress, StoredReview,
    StoredTable, StoredVisitor, Version, Work, damaged,
};
use super::query::Database;
use super::{Append, Engine, Verdict, Writing, answers, keys, records, reviews, tables, visitors};
use crate::access::ids::{TableId, VisitorId};
use crate::tables::options::TableOptions;

/// The store on an engine.
pub struct SqlStore(Box<dyn Engine>);

impl SqlStore {
    /// The store on this engine.
    pub fn new(engine: impl Engine + 'static) -> SqlStore {
        SqlStore(Box::new(engine))
    }
}

/// Makes a change.
async fn change<J>(engine: &dyn Engine, job: J) -> Result<Verdict>
where
    J: for<'c> FnOnce(&'c mut dyn Database) -> Writing<'c> + Send + 'static,
{
    engine.change(Box::new(job)).await
}

/// Makes a change, unless it meets something newer.
async fn changed<J>(engine: &dyn Engine, job: J) -> Result<bool>
where
    J: for<'c> FnOnce(&'c mut dyn Database) -> Writing<'c> + Send + 'static,
{
    Ok(change(engine, job).await? == Verdict::Done)
}

#[async_trait]
impl Store for SqlStore {
    async fn check(&self) -> Result<()> {
        self.0.check().await
    }

    async fn close(&self) {
        self.0.close().await;
    }

    async fn visitor(&self, id: &VisitorId) -> Result<Option<StoredVisitor>> {
        let mut reader = self.0.reader()?;
        let reading = visitors::get(&mut *reader, id);
        match self.0.memory() {
            Some(memory) => memory.visitor(id, reading).await,
            None => reading.await,
        }
    }

    async fn greet(&self, id: &VisitorId) -> Result<()> {
        let visitor = id.clone();
        let done = changed(&*self.0, |db| {
            Box::pin(async move { visitors::greet(db, &visitor).await })
        });
        of_visitor(&*self.0, id, done).await
    }

    async fn set_name(&self, id: &VisitorId, name: &str) -> Result<()> {
        let (visitor, name) = (id.clone(), name.to_owned());
        let done = changed(&*self.0, |db| {
            Box::pin(async move { visitors::set_name(db, &visitor, &name).await })
        });
        of_visitor(&*self.0, id, done).await
    }

    async fn set_preferences(&self, id: &VisitorId, preferences: &str) -> Result<()> {
        let (visitor, preferences) = (id.clone(), preferences.to_owned());
        let done = changed(&*self.0, |db| {
            Box::pin(async move {
                visitors::greet(db, &visitor).await?;
                visitors::set_preferences(db, &visitor, &preferences).await
            })
        });
        of_visitor(&*self.0, id, done).await
    }

    async fn progress(&self, id: &VisitorId) -> Result<Vec<StoredProgress>> {
        visitors::progress(&mut *self.0.reader()?, id).await
    }

    async fn set_progress(&self, id: &VisitorId, item: &str, state: &str) -> Result<()> {
        let (visitor, item, state) = (id.clone(), item.to_owned(), state.to_owned());
        let done = changed(&*self.0, |db| {
            Box::pin(async move {
                visitors::greet(db, &visitor).await?;
                visitors::set_progress(db, &visitor, &item, &state).await
            })
        });
        of_visitor(&*self.0, id, done).await
    }

    async fn add_token(&self, hash: &str, id: &VisitorId, name: &str) -> Result<()> {
        let (hash, visitor, name) = (hash.to_owned(), id.clone(), name.to_owned());
        let done = changed(&*self.0, |db| {
            Box::pin(async move {
                visitors::set_name(db, &visitor, &name).await?;
                visitors::add_token(db, &hash, &visitor).await
            })
        });
        of_visitor(&*self.0, id, done).await
    }

    async fn replace_tokens(&self, id: &VisitorId, hash: Option<&str>) -> Result<()> {
        let (visitor, hash) = (id.clone(), hash.map(str::to_owned));
        let done = changed(&*self.0, |db| {
            Box::pin(async move {
                visitors::remove_tokens(db, &visitor).await?;
                match hash {
                    Some(hash) => visitors::add_token(db, &hash, &visitor).await,
                    None => Ok(Verdict::Done),
                }
            })
        })
        .await;
        if let Some(memory) = self.0.memory() {
            memory.forget_all();
        }
        done.map(|_| ())
    }

    async fn visitor_of_token(&self, hash: &str) -> Result<Option<(VisitorId, StoredVisitor)>> {
        let mut reader = self.0.reader()?;
        let reading = visitors::of_token(&mut *reader, hash);
        let Some(memory) = self.0.memory() else {
            return reading.await;
        };
        let reading = async { Ok(reading.await?.map(|(id, _)| id)) };
        let Some(id) = memory.token(hash, reading).await? else {
            return Ok(None);
        };
        let visitor = self.visitor(&id).await?;
        Ok(visitor.map(|visitor| (id, visitor)))
    }

    async fn add_begun(
        &self,
        table: StoredTable,
        log: Vec<LogRow>,
        before: Option<TableId>,
        most: usize,
    ) -> Result<Added> {
        let settings = serde_json::to_string(&table.settings).map_err(damaged)?;
        let options = serde_json::to_string(&table.options).map_err(damaged)?;
        if log.len() as i64 != table.version.sequence {
            return Err(damaged("a log that does not fit its table"));
        }
        let followed = before.clone();
        let added = change(&*self.0, move |db| {
            Box::pin(async move {
                let id = table.id.clone();
                let added = tables::add(db, table, settings, options, before, most).await?;
                if added == Verdict::Done {
                    for (sequence, entry) in log.iter().enumerate() {
                        answers::add(db, &id, sequence as i64, entry).await?;
                    }
                }
                Ok(added)
            })
        });
        let added = added.await?;
        if let (Verdict::Done, Some(id)) = (added, followed) {
            self.0.tell(Signal::Changed(id, None));
        }
        Ok(added.into())
    }

    async fn table(&self, id: &TableId) -> Result<Option<StoredTable>> {
        tables::get(&mut *self.0.reader()?, id).await
    }

    async fn version(&self, id: &TableId) -> Result<Option<Version>> {
        tables::version(&mut *self.0.reader()?, id).await
    }

    async fn log(&self, id: &TableId, from: i64) -> Result<Vec<LogRow>> {
        answers::log(&mut *self.0.reader()?, id, from).await
    }

    async fn news(&self, id: &TableId, known: Version) -> Result<Option<LogNews>> {
        answers::news(&mut *self.0.reader()?, id, known).await
    }

    async fn append(
        &self,
        id: &TableId,
        version: Version,
        entry: LogRow,
        progress: Progress,
    ) -> Result<bool> {
        if entry.deed == LoggedDeed::Unknown {
            return Err(damaged("an answer without a meaning"));
        }
        let append = Append {
            id: id.clone(),
            version,
            entry,
            progress,
        };
        let done = self.0.append(append).await? == Verdict::Done;
        told(&*self.0, id, Some(version.next_sequence()), done)
    }

    async fn append_early(
        &self,
        id: &TableId,
        version: Version,
        log: Vec<LogRow>,
        early: Vec<(Seat, EarlyChoice)>,
        progress: Progress,
    ) -> Result<bool> {
        let table = id.clone();
        let next = version.with_early(log.len());
        let done = changed(&*self.0, move |db| {
            Box::pin(async move {
                if !tables::advance(db, &table, version, next, progress).await? {
                    return Ok(Verdict::Conflict);
                }
                for (sequence, entry) in (version.sequence..).zip(&log) {
                    answers::add(db, &table, sequence, entry).await?;
                }
                for (seat, choice) in early {
                    tables::set_early(db, &table, seat, &choice).await?;
                }
                Ok(Verdict::Done)
            })
        });
        told(&*self.0, id, Some(next), done.await?)
    }

    async fn reseat(
        &self,
        id: &TableId,
        version: Version,
        seat: Seat,
        holder: Holder,
        most: Option<usize>,
        progress: Progress,
    ) -> Result<Added> {
        let table = id.clone();
        let done = change(&*self.0, move |db| {
            Box::pin(async move {
                // Visitors are locked before tables, by everybody. So nobody takes two seats at the same time.
                if let Holder::Person(visitor, _) = &holder {
                    visitors::greet(db, visitor).await?;
                    if let Some(most) = most
                        && tables::seats_in_lobbies(db, visitor).await? >= most as i64
                    {
                        return Ok(Verdict::TooMany);
                    }
                }
                if !tables::advance(db, &table, version, version.next_epoch(), progress).await? {
                    return Ok(Verdict::Conflict);
                }
                tables::set_holder(db, &table, seat, &holder).await
            })
        });
        let done = done.await?;
        let is_done = done == Verdict::Done;
        told(&*self.0, id, Some(version.next_epoch()), is_done)?;
        Ok(done.into())
    }

    async fn set_options(
        &self,
        id: &TableId,
        version: Version,
        options: TableOptions,
        progress: Progress,
    ) -> Result<bool> {
        let table = id.clone();
        let text = serde_json::to_string(&options).map_err(damaged)?;
        let done = changed(&*self.0, move |db| {
            Box::pin(async move {
                if !tables::advance(db, &table, version, version.next_epoch(), progress).await? {
                    return Ok(Verdict::Conflict);
                }
                tables::set_options(db, &table, &text, options.listed).await
            })
        });
        told(&*self.0, id, Some(version.next_epoch()), done.await?)
    }

    async fn remove_lobby(&self, id: &TableId, version: Version) -> Result<bool> {
        let table = id.clone();
        let removed = changed(&*self.0, move |db| {
            Box::pin(async move { tables::remove_lobby(db, &table, version).await })
        });
        told(&*self.0, id, None, removed.await?)
    }

    async fn tables_of(&self, visitor: &VisitorId, page: usize) -> Result<Vec<StoredTable>> {
        tables::of(&mut *self.0.reader()?, visitor, page).await
    }

    async fn open_tables(&self, visitor: &VisitorId) -> Result<Vec<StoredTable>> {
        tables::open(&mut *self.0.reader()?, visitor).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>> {
        let claimed: HashSet<String> = self.0.claimed().await?.into_iter().collect();
        let mut waiting = tables::waiting_for_bots(&mut *self.0.reader()?).await?;
        waiting.retain(|id| !claimed.contains(id.as_str()));
        Ok(waiting)
    }

    async fn due(&self, time: i64) -> Result<Vec<TableId>> {
        tables::due(&mut *self.0.reader()?, time).await
    }

    async fn add_record(
        &self,
        id: &str,
        visitor: &VisitorId,
        record: &str,
        most: usize,
    ) -> Result<Added> {
        let (id, visitor, record) = (id.to_owned(), visitor.clone(), record.to_owned());
        let added = change(&*self.0, move |db| {
            Box::pin(async move {
                visitors::greet(db, &visitor).await?;
                records::add(db, &id, &visitor, &record, most).await
            })
        });
        Ok(added.await?.into())
    }

    async fn record(&self, id: &str) -> Result<Option<String>> {
        records::get(&mut *self.0.reader()?, id).await
    }

    async fn review(&self, key: &ReviewKey) -> Result<Option<StoredReview>> {
        reviews::get(&mut *self.0.reader()?, key).await
    }

    async fn set_review(&self, key: &ReviewKey, review: StoredReview) -> Result<bool> {
        let key = key.clone();
        let kept = changed(&*self.0, move |db| {
            Box::pin(async move { reviews::set(db, &key, review).await })
        });
        kept.await
    }

    async fn clear(&self, retention: Retention, now: i64) -> Result<Cleared> {
        let mut cleared = Cleared::default();
        let mut reader = self.0.reader()?;
        // One by one, so that nothing else waits for long and one failure does not stop the others.
        for id in tables::old(&mut *reader, retention, now).await? {
            let table = id.clone();
            let removed = changed(&*self.0, move |db| {
                Box::pin(async move { tables::remove_old(db, &table, retention, now).await })
            });
            match removed.await {
                Ok(removed) => cleared.tables += u64::from(told(&*self.0, &id, None, removed)?),
                Err(error) => tracing::error!(table = %id, %error, "an old table was not deleted"),
            }
        }
        let (old_records, old_visitors) = (
            records::old(&mut *reader, retention, now).await?,
            visitors::old(&mut *reader, retention, now).await?,
        );
        if !old_records.is_empty() {
            cleared.records = old_records.len() as u64;
            changed(&*self.0, move |db| {
                Box::pin(async move { records::remove(db, old_records).await })
            })
            .await?;
        }
        if !old_visitors.is_empty() {
            cleared.visitors = old_visitors.len() as u64;
            changed(&*self.0, move |db| {
                Box::pin(async move { visitors::remove(db, old_visitors).await })
            })
            .await?;
            if let Some(memory) = self.0.memory() {
                memory.forget_all();
            }
        }
        Ok(cleared)
    }

    async fn keys(&self) -> Result<Vec<StoredKey>> {
        keys::all(&mut *self.0.reader()?).await
    }

    async fn add_key(&self, key: StoredKey) -> Result<bool> {
        let added = changed(&*self.0, move |db| {
            Box::pin(async move { keys::add(db, key).await })
        });
        let added = added.await?;
        if added {
            self.0.tell(Signal::Keys);
        }
        Ok(added)
    }

    async fn remove_keys_below(&self, number: i64) -> Result<()> {
        changed(&*self.0, move |db| {
            Box::pin(async move { keys::remove_below(db, number).await })
        })
        .await?;
        Ok(())
    }

    async fn claim(&self, work: &Work) -> Result<Claim> {
        self.0.claim(&work.to_string()).await
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }

    fn signals(&self) -> Option<Signals> {
        self.0.signals()
    }

    async fn set_presence(&self, id: &TableId, seats: Seats) -> Result<()> {
        self.0.set_presence(id, seats).await
    }

    async fn presence(&self, ids: &[TableId]) -> Result<Vec<(TableId, Seats)>> {
        self.0.presence(ids).await
    }

    async fn begin(&self) -> Result<Vec<u32>> {
        self.0.begin().await
    }

    fn is_playing(&self) -> bool {
        self.0.is_playing()
    }
}

/// Changes a visitor.
async fn of_visitor(
    engine: &dyn Engine,
    id: &VisitorId,
    change: impl Future<Output = Result<bool>>,
) -> Result<()> {
    let done = change.await;
    // Whether it succeeded or not, the next request reads the visitor again.
    if let Some(memory) = engine.memory() {
        memory.forget(id);
    }
    done.map(|_| ())
}

/// Notifies the other processes of a changed table.
fn told(
    engine: &dyn Engine,
    id: &TableId,
    version: Option<Version>,
    changed: bool,
) -> Result<bool> {
    if changed {
        engine.tell(Signal::Changed(id.clone(), version));
    }
    Ok(changed)
}
