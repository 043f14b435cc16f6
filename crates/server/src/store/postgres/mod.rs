//! The store in a PostgreSQL database, which several processes share.
//!
//! A change is a transaction of its own. After it is durable, a notice is sent to the other processes (`notify.rs`);
//! they also look for changes whose notice was lost (`listen.rs`). Work is leased to a process for as long as it says
//! that it is alive (`process.rs`).
//!
//! A connection that fails makes the store unreachable: everything fails at once, until a new pool of connections has
//! been opened and used.

mod copying;
mod listen;
mod migrate;
mod notify;
mod pool;
mod process;

#[cfg(test)]
mod tests;

use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use sqlx::postgres::PgConnectOptions;
use tokio::sync::mpsc;

use super::sql::memory::Memory;
use super::sql::query::{Database, QueryError, statement};
use super::sql::{Append, Engine, Job, SqlStore, Verdict, answers, row, tables};
use super::{Claim, Leases, Result, Seats, Signal, Signals, StoreError, damaged};
use crate::access::ids;
use crate::access::ids::TableId;
use crate::metrics::Metrics;
use crate::supervise::supervise;
use pool::{Failure, Pool};
use process::Process;

/// The store in a PostgreSQL database.
#[derive(Clone)]
pub struct Postgres(Arc<Inner>);

struct Inner {
    pool: Pool,
    /// The name of this process among those that share the database.
    process: Process,
    leases: Leases,
    /// Notices to be sent to the other processes.
    telling: mpsc::UnboundedSender<Signal>,
    /// What the others send, until somebody listens.
    told: Mutex<Option<Signals>>,
    metrics: Arc<Metrics>,
}

impl Postgres {
    /// Brings the schema up to date, and does nothing else.
    pub async fn prepare(url: &str) -> Result<()> {
        migrate::run(&options(url)?).await
    }

    /// Connects to the database, brings its schema up to date, and joins the processes that use it.
    pub async fn open(url: &str, metrics: Arc<Metrics>) -> Result<SqlStore> {
        Ok(SqlStore::new(Postgres::join(url, metrics).await?))
    }

    async fn join(url: &str, metrics: Arc<Metrics>) -> Result<Postgres> {
        let options = options(url)?;
        migrate::run(&options).await?;
        let pool = Pool::new(options.clone());
        let process = Process::new(ids::random::<4>());
        let (telling, to_tell) = mpsc::unbounded_channel();
        let (leases, returning) = Leases::shared();
        let (news, told) = mpsc::unbounded_channel();
        let inner = Arc::new(Inner {
            pool,
            process,
            leases,
            telling,
            told: Mutex::new(Some(told)),
            metrics,
        });
        let since = listen::now(&inner).await?;
        process::beat(&inner).await?;
        inner.work(since, options, returning, to_tell, news);
        Ok(Postgres(inner))
    }
}

impl Inner {
    /// Starts all that goes on in the background.
    fn work(
        self: &Arc<Inner>,
        since: i64,
        options: PgConnectOptions,
        returning: mpsc::UnboundedReceiver<String>,
        to_tell: mpsc::UnboundedReceiver<Signal>,
        news: mpsc::UnboundedSender<Signal>,
    ) {
        // What a task takes from is still there when it is started again.
        let returning = Arc::new(tokio::sync::Mutex::new(process::Returning::new(returning)));
        let to_tell = Arc::new(tokio::sync::Mutex::new(to_tell));
        let (inner, signals) = (self.clone(), news.clone());
        supervise(&self.metrics, "process", move || {
            process::run(inner.clone(), signals.clone())
        });
        let inner = self.clone();
        supervise(&self.metrics, "leases", move || {
            process::give_back(inner.clone(), returning.clone())
        });
        let inner = self.clone();
        supervise(&self.metrics, "notify", move || {
            notify::run(inner.clone(), to_tell.clone())
        });
        let inner = self.clone();
        supervise(&self.metrics, "listen", move || {
            listen::run(inner.clone(), options.clone(), since, news.clone())
        });
    }
}

fn options(url: &str) -> Result<PgConnectOptions> {
    let options = PgConnectOptions::from_str(url).map_err(StoreError::from)?;
    Ok(options.application_name("innovation").options([
        // A statement that takes longer has met a lock that will not end.
        ("statement_timeout", "8000"),
        // A process that was stopped must not keep the others from its tables.
        ("idle_in_transaction_session_timeout", "4000"),
    ]))
}

#[async_trait]
impl Engine for Postgres {
    fn memory(&self) -> Option<&Memory> {
        None
    }

    fn reader(&self) -> Result<Box<dyn Database>> {
        Ok(Box::new(self.0.pool.get()?))
    }

    async fn change(&self, job: Job) -> Result<Verdict> {
        self.0.pool.transaction(job).await
    }

    async fn append(&self, append: Append) -> Result<Verdict> {
        // One statement is one transaction and one message: no process can be stopped in the middle of it.
        let query = "WITH advanced AS (
                UPDATE tables SET state = $1, asked = $2, turn = $3, due = $4,
                    changed = CASE WHEN $5 THEN $6 ELSE changed END, held = $7, sequence = sequence + 1
                WHERE id = $8 AND sequence = $9 AND epoch = $10 RETURNING id
            )
            INSERT INTO answers (table_id, sequence, seat, place, meaning, remain)
                SELECT id, $9, $11, $12, $13, $14 FROM advanced";
        let Append {
            id,
            version,
            entry,
            progress,
        } = append;
        let (place, meaning, remain) = answers::columns(&entry.deed);
        let query = tables::with_progress(statement(query), progress)
            .bind(id.as_str())
            .bind(version.sequence)
            .bind(version.epoch)
            .bind(row::number(entry.seat))
            .bind(place)
            .bind(meaning)
            .bind(remain);
        self.0.pool.write(query).await
    }

    async fn check(&self) -> Result<()> {
        let write = "UPDATE checks SET count = count + 1 WHERE id = 1";
        if self.0.pool.write(statement(write)).await? == Verdict::Done {
            return Ok(());
        }
        Err(damaged("the row that is written to check is missing"))
    }

    async fn close(&self) {
        self.0.pool.close_with(process::leave(&self.0)).await;
    }

    async fn claim(&self, work: &str) -> Result<Claim> {
        let Some(lease) = self.0.leases.claim(work).await else {
            return Ok(Claim::Here);
        };
        match process::claim(&self.0, work).await {
            Ok(true) => Ok(Claim::Granted(lease)),
            Ok(false) => {
                lease.withdraw();
                Ok(Claim::Elsewhere)
            }
            // Whether it was granted is not certain: it is given back.
            Err(error) => Err(error),
        }
    }

    async fn claimed(&self) -> Result<Vec<String>> {
        process::claimed(&self.0).await
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn tell(&self, notice: Signal) {
        // It fails when the store is closed. Then the others find the change by looking.
        let _ = self.0.telling.send(notice);
    }

    fn signals(&self) -> Option<Signals> {
        let told = self.0.told.lock();
        told.unwrap_or_else(PoisonError::into_inner).take()
    }

    async fn set_presence(&self, id: &TableId, seats: Seats) -> Result<()> {
        let bits = (0..).zip(seats).map(|(bit, here)| i64::from(here) << bit);
        let bits: i64 = bits.sum();
        let query = match bits {
            0 => statement("DELETE FROM presence WHERE table_id = $1 AND process = $2"),
            _ => statement(
                "INSERT INTO presence (table_id, process, seats) VALUES ($1, $2, $3)
                    ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats",
            ),
        };
        let mut query = query.bind(id.as_str()).bind(self.0.process.id());
        if bits != 0 {
            query = query.bind(bits);
        }
        query.execute(&mut *self.reader()?).await?;
        self.tell(Signal::Presence(id.clone()));
        Ok(())
    }

    async fn presence(&self, ids: &[TableId]) -> Result<Vec<(TableId, Seats)>> {
        let ids: Vec<&str> = ids.iter().map(TableId::as_str).collect();
        let query = "SELECT table_id, bit_or(seats) FROM presence
            WHERE table_id = ANY(string_to_array($1, ' ')) AND process <> $2 AND EXISTS
                (SELECT 1 FROM processes WHERE id = process AND until > clock_timestamp())
            GROUP BY table_id";
        let query = statement(query)
            .bind(ids.join(" "))
            .bind(self.0.process.id());
        let rows = query.fetch_all(&mut *self.reader()?).await?;
        let seats = |row: &super::sql::query::Row| -> Result<(TableId, Seats)> {
            let bits: i64 = row.try_get(1)?;
            let id = row::table_id(row.try_get(0)?)?;
            Ok((id, std::array::from_fn(|bit| bits >> bit & 1 == 1)))
        };
        rows.iter().map(seats).collect()
    }

    async fn begin(&self) -> Result<Vec<u32>> {
        process::begin(&self.0).await
    }

    fn is_playing(&self) -> bool {
        self.0.process.is_playing()
    }
}

impl From<QueryError> for StoreError {
    fn from(error: QueryError) -> StoreError {
        match error {
            QueryError::Closed => StoreError::Closed,
            error => match Failure::of(&error) {
                Failure::Lost | Failure::Busy => StoreError::Unreachable(error.to_string()),
                Failure::Wrong => StoreError::Database(error),
            },
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        QueryError::from(error).into()
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(error.to_string())
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        QueryError::from(error).into()
    }
}
