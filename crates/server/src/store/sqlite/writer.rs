//! The writer: the one thread, with the one connection, that changes the database.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use futures_util::FutureExt;
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use super::super::sql::query::{QueryError, QueryResult};
use super::super::sql::{Job, Verdict};
use super::super::{Result, StoreError};
use super::file::{DataFile, Identity};
use super::migrate;
use super::readers::Readers;

/// Number of changes that share a transaction.
const CHANGES_AT_ONCE: usize = 256;
/// How long to wait after a failure before the database is opened again.
const PAUSE: Duration = Duration::from_millis(100);

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
    open: Option<Open>,
    /// The file that the readers read.
    read: Identity,
}

/// The database, opened for writing and, to look whether what was written is there, for reading.
struct Open {
    connection: Connection,
    reader: Connection,
    identity: Identity,
}

/// What became of a batch.
enum Batch {
    /// It is there, with the results of its changes.
    Written(Vec<QueryResult<Verdict>>),
    /// Nothing of it is there.
    Unwritten(String),
    /// It may be there or not.
    Uncertain(String),
}

impl Writer {
    /// Starts the writer. What is given back turns true when it has ended and the database is closed.
    pub fn start(
        file: Arc<DataFile>,
        readers: Arc<Readers>,
        opened: (Connection, Identity),
        changes: mpsc::Receiver<Write>,
    ) -> Result<watch::Receiver<bool>> {
        let (end, ended) = watch::channel(false);
        let (connection, identity) = opened;
        let writer = Writer {
            open: Some(Open {
                connection,
                reader: file.read()?,
                identity,
            }),
            file,
            readers,
            read: identity,
        };
        let run = move || {
            writer.run(changes);
            end.send_replace(true);
        };
        let thread = thread::Builder::new().name("store".to_owned()).spawn(run);
        thread.map_err(|error| StoreError::File("a thread".to_owned(), error))?;
        Ok(ended)
    }

    /// Makes changes until nobody can bring another one. A panic costs the batch in which it happened, and the
    /// connection.
    fn run(mut self, mut changes: mpsc::Receiver<Write>) {
        let mut waiting = Vec::with_capacity(CHANGES_AT_ONCE);
        while changes.blocking_recv_many(&mut waiting, CHANGES_AT_ONCE) > 0 {
            let (jobs, waiters): (Vec<_>, Vec<_>) = waiting
                .drain(..)
                .map(|change| (change.job, change.done))
                .unzip();
            let batch = catch_unwind(AssertUnwindSafe(|| self.write(jobs)));
            let batch = batch.unwrap_or_else(|_| Batch::Unwritten("a change panicked".to_owned()));
            let results: Vec<Result<Verdict>> = match batch {
                Batch::Written(results) => results
                    .into_iter()
                    .map(|result| result.map_err(StoreError::from))
                    .collect(),
                Batch::Unwritten(problem) => {
                    tracing::error!(problem, changes = waiters.len(), "a batch was not written");
                    let unwritten = |_: &_| Err(StoreError::Unwritten(problem.clone()));
                    waiters.iter().map(unwritten).collect()
                }
                Batch::Uncertain(problem) => {
                    tracing::error!(problem, changes = waiters.len(), "a batch may be lost");
                    let uncertain = |_: &_| Err(StoreError::Uncertain(problem.clone()));
                    waiters.iter().map(uncertain).collect()
                }
            };
            for (done, result) in waiters.into_iter().zip(results) {
                // Sending fails if the visitor has hung up.
                let _ = done.send(result);
            }
            if self.open.is_none() {
                thread::sleep(PAUSE);
            }
        }
        self.close();
    }

    /// Writes a batch and reads it back. After any failure the connection is gone.
    fn write(&mut self, jobs: Vec<Job>) -> Batch {
        // It is put back only after everything has gone well.
        let open = match self.open.take() {
            Some(open) => Ok(open),
            None => self.open(),
        };
        let mut open = match open {
            Ok(open) => open,
            Err(error) => return Batch::Unwritten(error.to_string()),
        };
        let (count, results) = match write_together(&mut open.connection, jobs) {
            Ok(written) => written,
            Err(error) => return Batch::Unwritten(error.to_string()),
        };
        match self.commit(&mut open, count) {
            Ok(()) => {
                self.open = Some(open);
                Batch::Written(results)
            }
            Err(problem) => {
                drop(open);
                self.find(count, results, problem)
            }
        }
    }

    /// Commits a batch, and looks whether it can be read where the file belongs.
    fn commit(&self, open: &mut Open, count: i64) -> std::result::Result<(), String> {
        let text = |error: QueryError| error.to_string();
        run(&open.connection, "COMMIT").map_err(text)?;
        let identity = self.file.identity();
        if identity.map_err(|error| error.to_string())? != open.identity {
            return Err("the file of the database was replaced".to_owned());
        }
        match read_back(&open.reader).map_err(text)? {
            found if found >= count => Ok(()),
            found => Err(format!(
                "batch {count} cannot be read back: the last one is {found}"
            )),
        }
    }

    /// Looks whether a batch is there whose commit has failed. Batches are counted in the same transaction.
    fn find(&mut self, count: i64, results: Vec<QueryResult<Verdict>>, problem: String) -> Batch {
        let identity = self.read;
        let open = match self.open() {
            Ok(open) => open,
            Err(_) => return Batch::Uncertain(problem),
        };
        if open.identity != identity {
            return Batch::Uncertain(problem);
        }
        match read_back(&open.connection) {
            Ok(found) if found >= count => {
                self.open = Some(open);
                Batch::Written(results)
            }
            Ok(_) => Batch::Unwritten(problem),
            Err(_) => Batch::Uncertain(problem),
        }
    }

    fn open(&mut self) -> Result<Open> {
        let (connection, identity) = migrate::reopen(&self.file)?;
        if identity != self.read {
            tracing::warn!("the file of the database is another one; reading it from now on");
            self.readers.replace();
            self.read = identity;
        }
        Ok(Open {
            connection,
            reader: self.file.read()?,
            identity,
        })
    }

    /// Leaves the whole database in one file.
    fn close(mut self) {
        self.readers.close();
        let Some(Open {
            connection, reader, ..
        }) = self.open.take()
        else {
            tracing::warn!("the database could not be closed cleanly; its log file is needed");
            return;
        };
        drop(reader);
        let merged = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        if let Err(error) = merged {
            tracing::warn!(%error, "the log file was not merged; keep it with the database");
        }
        if let Err((_, error)) = connection.close() {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
    }
}

fn run(connection: &Connection, sql: &str) -> QueryResult<()> {
    connection.prepare_cached(sql)?.raw_execute()?;
    Ok(())
}

fn read_back(connection: &Connection) -> QueryResult<i64> {
    let mut query = connection.prepare_cached("SELECT count FROM batches WHERE id = 1")?;
    Ok(query.query_row([], |row| row.get(0))?)
}

/// One transaction for all changes, up to its commit. A change that fails is undone, and does not stop the others. An
/// error says that the connection must not be used again.
fn write_together(
    db: &mut Connection,
    jobs: Vec<Job>,
) -> QueryResult<(i64, Vec<QueryResult<Verdict>>)> {
    run(db, "BEGIN IMMEDIATE")?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        run(db, "SAVEPOINT change")?;
        // A job waits for the database alone, which answers at once.
        let result = job(db).now_or_never().unwrap_or(Err(QueryError::Closed));
        if !matches!(result, Ok(Verdict::Done)) {
            run(db, "ROLLBACK TO change")?;
        }
        run(db, "RELEASE change")?;
        results.push(result);
    }
    let query = "UPDATE batches SET count = count + 1 WHERE id = 1 RETURNING count";
    let count = db.prepare_cached(query)?.query_row([], |row| row.get(0))?;
    Ok((count, results))
}
