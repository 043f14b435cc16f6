//! The writer: the one connection that changes the database.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{sleep, timeout};

use super::super::sql::{Job, Verdict};
use super::super::{Result, StoreError};
use super::Readers;
use super::file::{DataFile, Identity};
use super::migrate;

/// Number of changes that share a transaction.
const CHANGES_AT_ONCE: usize = 256;
/// How long to wait after a failure before the database is opened again.
const PAUSE: Duration = Duration::from_millis(100);
/// How long a batch may take to be read back.
const READ_BACK: Duration = Duration::from_secs(5);

/// A change, and who waits for it.
pub struct Write {
    /// What to do.
    pub job: Job,
    /// Who waits.
    pub done: oneshot::Sender<Result<Verdict>>,
}

/// The writer.
pub struct Writer {
    file: Arc<DataFile>,
    readers: Arc<Readers>,
    /// `None` after a failure, until the database has been opened again.
    connection: Option<Open>,
    /// The file that the readers read.
    read: Identity,
}

struct Open {
    connection: SqliteConnection,
    identity: Identity,
}

impl Writer {
    /// Starts the writer. What is given back turns true when it has ended and the database is closed.
    pub fn start(
        file: Arc<DataFile>,
        readers: Arc<Readers>,
        opened: (SqliteConnection, Identity),
        changes: mpsc::Receiver<Write>,
    ) -> watch::Receiver<bool> {
        let (end, ended) = watch::channel(false);
        let (connection, identity) = opened;
        let writer = Writer {
            file,
            readers,
            connection: Some(Open {
                connection,
                identity,
            }),
            read: identity,
        };
        tokio::spawn(async move {
            writer.run(changes).await;
            end.send_replace(true);
        });
        ended
    }

    /// Makes changes until nobody can bring another one. A panic costs the batch in which it happened, and the
    /// connection.
    async fn run(mut self, mut changes: mpsc::Receiver<Write>) {
        let mut waiting = Vec::with_capacity(CHANGES_AT_ONCE);
        while changes.recv_many(&mut waiting, CHANGES_AT_ONCE).await > 0 {
            let (jobs, waiters): (Vec<_>, Vec<_>) = waiting
                .drain(..)
                .map(|change| (change.job, change.done))
                .unzip();
            let batch = AssertUnwindSafe(self.write(jobs)).catch_unwind();
            let written = batch.await.unwrap_or_else(|_| {
                tracing::error!("a change panicked; the batch is lost and the database reopened");
                Err(StoreError::Unwritten("a change panicked".to_owned()))
            });
            let failed = written.is_err();
            let results: Vec<Result<Verdict>> = match written {
                Ok(results) => results
                    .into_iter()
                    .map(|result| result.map_err(StoreError::from))
                    .collect(),
                Err(error) => {
                    self.connection = None;
                    tracing::error!(%error, changes = waiters.len(), "a batch was not written");
                    let unwritten = |_: &_| Err(StoreError::Unwritten(error.to_string()));
                    waiters.iter().map(unwritten).collect()
                }
            };
            for (done, result) in waiters.into_iter().zip(results) {
                // A visitor who has hung up waits no longer.
                let _ = done.send(result);
            }
            if failed {
                sleep(PAUSE).await;
            }
        }
        self.close().await;
    }

    /// Writes a batch and reads it back.
    async fn write(
        &mut self,
        jobs: Vec<Job>,
    ) -> Result<Vec<std::result::Result<Verdict, sqlx::Error>>> {
        // It is put back only after everything has gone well.
        let mut open = match self.connection.take() {
            Some(open) => open,
            None => self.open().await?,
        };
        let (count, results) = write_together(&mut open.connection, jobs).await?;
        let identity = self.file.identity().map_err(moved)?;
        if identity != open.identity {
            return Err(StoreError::Unwritten(
                "the file of the database was replaced".to_owned(),
            ));
        }
        let found = timeout(READ_BACK, read_back(&self.readers.pool())).await;
        let late = |_| StoreError::Unwritten("a batch could not be read back in time".to_owned());
        let found = found.map_err(late)??;
        if found < count {
            let problem = format!("batch {count} cannot be read back: the last one is {found}");
            return Err(StoreError::Unwritten(problem));
        }
        self.connection = Some(open);
        Ok(results)
    }

    async fn open(&mut self) -> Result<Open> {
        let (connection, identity) = migrate::reopen(&self.file).await?;
        if identity != self.read {
            tracing::warn!("the file of the database is another one; reading it from now on");
            let old = self.readers.replace(super::pool(&self.file));
            self.read = identity;
            tokio::spawn(async move { old.close().await });
        }
        Ok(Open {
            connection,
            identity,
        })
    }

    /// Leaves the whole database in one file.
    async fn close(mut self) {
        self.readers.pool().close().await;
        let Some(Open { mut connection, .. }) = self.connection.take() else {
            tracing::warn!("the database could not be closed cleanly; its log file is needed");
            return;
        };
        let checkpoint = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection);
        if let Err(error) = checkpoint.await {
            tracing::warn!(%error, "the log file was not merged; keep it with the database");
        }
        if let Err(error) = connection.close().await {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
    }
}

fn moved(error: std::io::Error) -> StoreError {
    StoreError::Unwritten(format!("the file of the database is not there: {error}"))
}

async fn read_back(readers: &SqlitePool) -> std::result::Result<i64, sqlx::Error> {
    let query = sqlx::query("SELECT count FROM batches WHERE id = 1");
    query.fetch_one(readers).await?.try_get(0)
}

/// One transaction for all changes. A change that fails is undone, and does not stop the others. An error says that
/// the connection must not be used again.
///
/// The transaction is controlled by plain statements: a driver that counts nested transactions by itself can lose
/// count when one of them fails, and would then commit nothing.
async fn write_together(
    db: &mut SqliteConnection,
    jobs: Vec<Job>,
) -> std::result::Result<(i64, Vec<std::result::Result<Verdict, sqlx::Error>>), sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *db).await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        sqlx::query("SAVEPOINT change").execute(&mut *db).await?;
        let result = job(db).await;
        if !matches!(result, Ok(Verdict::Done)) {
            sqlx::query("ROLLBACK TO change").execute(&mut *db).await?;
        }
        sqlx::query("RELEASE change").execute(&mut *db).await?;
        results.push(result);
    }
    let query = "UPDATE batches SET count = count + 1 WHERE id = 1 RETURNING count";
    let count = sqlx::query(query).fetch_one(&mut *db).await?.try_get(0)?;
    sqlx::query("COMMIT").execute(&mut *db).await?;
    Ok((count, results))
}
