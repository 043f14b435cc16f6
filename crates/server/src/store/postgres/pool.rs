//! Connections, and what happens when they fail.

use std::future::Future;
use std::io;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::time::timeout;

use super::super::sql::query::{Database, Query, QueryError, QueryResult, Row};
use super::super::sql::{Job, Verdict};
use super::super::{Result, StoreError};
use crate::spawn::spawn;

/// Number of connections.
const CONNECTIONS: u32 = 10;
/// How long a query waits for a connection.
const ACQUIRE: Duration = Duration::from_secs(3);
/// How long a query or a transaction may take. A connection that was cut off says nothing at all.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the rest may take when the store is closed.
const CLOSING: Duration = Duration::from_secs(2);

/// The connections of this process.
#[derive(Clone)]
pub struct Pool(Arc<Inner>);

struct Inner {
    options: PgConnectOptions,
    state: RwLock<State>,
}

enum State {
    Up(PgPool),
    /// Something has failed. A new pool is opened in the background.
    Down(String),
    Closed,
}

fn connections(options: &PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(ACQUIRE)
        // A pool whose connections have failed is replaced as a whole.
        .test_before_acquire(false)
        .connect_lazy_with(options.clone())
}

impl Pool {
    /// A pool. It connects when it is used.
    pub fn new(options: PgConnectOptions) -> Pool {
        let state = RwLock::new(State::Up(connections(&options)));
        Pool(Arc::new(Inner { options, state }))
    }

    /// How connections are made.
    pub fn options(&self) -> &PgConnectOptions {
        &self.0.options
    }

    /// The connections, if they work.
    pub fn get(&self) -> Result<Guarded> {
        let state = self.0.state.read().unwrap_or_else(PoisonError::into_inner);
        match &*state {
            State::Up(pool) => Ok(Guarded {
                pool: pool.clone(),
                owner: self.clone(),
            }),
            State::Down(problem) => Err(StoreError::Unreachable(problem.clone())),
            State::Closed => Err(StoreError::Closed),
        }
    }

    /// Whether something has failed, and no new pool has been opened yet.
    pub fn is_down(&self) -> bool {
        let state = self.0.state.read().unwrap_or_else(PoisonError::into_inner);
        matches!(&*state, State::Down(_))
    }

    /// Whether the store has been closed.
    pub fn is_closed(&self) -> bool {
        let state = self.0.state.read().unwrap_or_else(PoisonError::into_inner);
        matches!(&*state, State::Closed)
    }

    /// Notes that connections have failed. All of them are given up.
    pub fn fail(&self, problem: &str) {
        let old = {
            let mut state = self.0.state.write().unwrap_or_else(PoisonError::into_inner);
            if !matches!(&*state, State::Up(_)) {
                return;
            }
            std::mem::replace(&mut *state, State::Down(problem.to_owned()))
        };
        tracing::error!(problem, "the database cannot be reached");
        if let State::Up(pool) = old {
            spawn(async move { pool.close().await });
        }
    }

    /// Opens a new pool and uses it once.
    pub async fn revive(&self) -> Result<()> {
        let pool = connections(&self.0.options);
        let check = timeout(ACQUIRE, sqlx::query("SELECT 1").execute(&pool));
        check.await.map_err(|_| late())??;
        let mut state = self.0.state.write().unwrap_or_else(PoisonError::into_inner);
        if matches!(&*state, State::Down(_)) {
            *state = State::Up(pool);
            tracing::info!("the database can be reached again");
        }
        Ok(())
    }

    /// Closes the pool after something last.
    pub async fn close_with(&self, last: impl Future<Output = Result<()>>) {
        match timeout(CLOSING, last).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "leases were not handed back; they run out"),
            Err(_) => tracing::warn!("leases were not handed back in time; they run out"),
        }
        let old = {
            let mut state = self.0.state.write().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *state, State::Closed)
        };
        if let State::Up(pool) = old
            && timeout(CLOSING, pool.close()).await.is_err()
        {
            tracing::warn!("connections to the database were cut off");
        }
    }

    /// Carries a single statement out, which changes a row if it finds one.
    pub async fn write(&self, query: Query) -> Result<Verdict> {
        let mut pool = match self.get() {
            Err(StoreError::Unreachable(problem)) => return Err(StoreError::Unwritten(problem)),
            pool => pool?,
        };
        match query.execute(&mut pool).await {
            Ok(0) => Ok(Verdict::Conflict),
            Ok(_) => Ok(Verdict::Done),
            Err(error) => Err(self.uncertain(error)),
        }
    }

    /// An error before a commit: nothing was written.
    fn unwritten(&self, error: impl Into<QueryError>) -> StoreError {
        let error = error.into();
        self.note(&error);
        match Failure::of(&error) {
            Failure::Lost | Failure::Busy => StoreError::Unwritten(error.to_string()),
            Failure::Wrong => error.into(),
        }
    }

    /// An error in which a commit had a part: if the connection was lost, it may have been made.
    fn uncertain(&self, error: impl Into<QueryError>) -> StoreError {
        let error = error.into();
        match Failure::of(&error) {
            Failure::Lost => {
                self.note(&error);
                StoreError::Uncertain(error.to_string())
            }
            Failure::Busy | Failure::Wrong => self.unwritten(error),
        }
    }

    /// Carries a job out as one transaction.
    pub async fn transaction(&self, job: Job) -> Result<Verdict> {
        let pool = match self.get() {
            Err(StoreError::Unreachable(problem)) => return Err(StoreError::Unwritten(problem)),
            pool => pool?.pool,
        };
        let working = async {
            let unwritten = |error: sqlx::Error| self.unwritten(error);
            let mut connection = pool.acquire().await.map_err(unwritten)?;
            let mut transaction = connection.begin().await.map_err(unwritten)?;
            let outcome = job(&mut *transaction).await;
            let outcome = outcome.map_err(|error| self.unwritten(error))?;
            match outcome {
                Verdict::Done => {
                    let committed = transaction.commit().await;
                    committed.map_err(|error| self.uncertain(error))?;
                }
                _ => transaction.rollback().await.map_err(unwritten)?,
            }
            Ok(outcome)
        };
        match timeout(PATIENCE, working).await {
            Ok(outcome) => outcome,
            Err(_) => {
                self.fail("a transaction took too long");
                Err(StoreError::Uncertain("it took too long".to_owned()))
            }
        }
    }

    /// Gives the connections up if this error says that they have failed.
    fn note(&self, error: &QueryError) {
        if Failure::of(error) == Failure::Lost {
            self.fail(&error.to_string());
        }
    }
}

/// Connections that report their failures.
pub struct Guarded {
    pool: PgPool,
    owner: Pool,
}

impl Guarded {
    async fn within<T>(&self, query: impl Future<Output = QueryResult<T>>) -> QueryResult<T> {
        let result = match timeout(PATIENCE, query).await {
            Ok(result) => result,
            Err(_) => Err(late().into()),
        };
        if let Err(error) = &result {
            self.owner.note(error);
        }
        result
    }
}

#[async_trait]
impl Database for Guarded {
    async fn execute(&mut self, query: Query) -> QueryResult<u64> {
        let mut pool = self.pool.clone();
        self.within(pool.execute(query)).await
    }

    async fn fetch_all(&mut self, query: Query) -> QueryResult<Vec<Row>> {
        let mut pool = self.pool.clone();
        self.within(Database::fetch_all(&mut pool, query)).await
    }
}

fn late() -> sqlx::Error {
    io::Error::new(io::ErrorKind::TimedOut, "no answer in time").into()
}

/// What an error says about the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The connection has failed.
    Lost,
    /// The database does not do it now: it is full, or something else was in the way.
    Busy,
    /// The query is wrong, or something that it met.
    Wrong,
}

impl Failure {
    /// What this error says.
    pub fn of(error: &QueryError) -> Failure {
        let QueryError::Postgres(error) = error else {
            return Failure::Wrong;
        };
        match error {
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Failure::Lost,
            // All connections are in use.
            sqlx::Error::PoolTimedOut => Failure::Busy,
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                let is_of = |classes: &[&str]| classes.iter().any(|class| code.starts_with(class));
                // The connection was ended, or the server is starting or stopping.
                if is_of(&["08", "57P", "25P03"]) {
                    Failure::Lost
                // Deadlocks; a full disk, no memory, no more connections; locks that were not to be had; a
                // statement that took too long; a database that can only be read.
                } else if is_of(&["40", "53", "55P03", "57014", "25006"]) {
                    Failure::Busy
                } else {
                    Failure::Wrong
                }
            }
            _ => Failure::Wrong,
        }
    }
}
