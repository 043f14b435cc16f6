//! Connections, and what happens when they fail.

use std::future::Future;
use std::io;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::time::timeout;

use super::super::sql::query::{Database, Query, QueryResult, Row};
use super::super::sql::{Job, Verdict};
use super::super::{Result, StoreError};

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
            tokio::spawn(async move { pool.close().await });
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
            Err(error @ sqlx::Error::PoolTimedOut) => Err(StoreError::Unwritten(error.to_string())),
            Err(error) if unreachable(&error) => Err(StoreError::Uncertain(error.to_string())),
            Err(error) => Err(error.into()),
        }
    }

    /// Carries a job out as one transaction.
    pub async fn transaction(&self, job: Job) -> Result<Verdict> {
        let pool = match self.get() {
            Err(StoreError::Unreachable(problem)) => return Err(StoreError::Unwritten(problem)),
            pool => pool?.pool,
        };
        let working = async {
            let unwritten = |error: sqlx::Error| {
                self.note(&error);
                match unreachable(&error) {
                    true => StoreError::Unwritten(error.to_string()),
                    false => StoreError::Database(error),
                }
            };
            let mut connection = pool.acquire().await.map_err(unwritten)?;
            let mut transaction = connection.begin().await.map_err(unwritten)?;
            let outcome = job(&mut *transaction).await.map_err(unwritten)?;
            match outcome {
                Verdict::Done => transaction.commit().await.map_err(|error| {
                    self.note(&error);
                    match unreachable(&error) {
                        true => StoreError::Uncertain(error.to_string()),
                        false => StoreError::Database(error),
                    }
                })?,
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
    fn note(&self, error: &sqlx::Error) {
        // A pool that is used up has not failed.
        if unreachable(error) && !matches!(error, sqlx::Error::PoolTimedOut) {
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
            Err(_) => Err(late()),
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

/// Whether an error says that the database cannot be reached, not that it refuses something.
pub fn unreachable(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed => true,
        // Classes 08 and 57P: the connection was ended, or the server is starting or stopping. Class 53: it is full.
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            ["08", "57P", "53", "25P03"]
                .iter()
                .any(|class| code.starts_with(class))
        }),
        _ => false,
    }
}
