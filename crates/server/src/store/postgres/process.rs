//! The processes that share the database: who is alive, and who does what.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use innovation_engine::RULES_VERSION;
use sqlx::{Connection, PgConnection};
use tokio::sync::{Mutex, mpsc};
use tokio::time::{Instant, sleep, timeout};

use super::super::sql::query::{Database, Row, statement};
use super::super::sql::{Verdict, row};
use super::super::{Result, Signal, StoreError, damaged};
use super::{Inner, notify};

/// How often a process says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// How long it is believed. What it had leased can then be claimed by others.
const ALIVE: Duration = Duration::from_secs(6);
/// How long to wait before the database is asked again after a failure.
const PAUSE: Duration = Duration::from_millis(250);
/// How often what dead processes have left is removed.
const SWEEP: Duration = Duration::from_secs(60);
/// Number of leases that are given back at a time.
const AT_ONCE: usize = 200;

/// This process, among those that share the database.
pub struct Process {
    id: String,
    is_playing: AtomicBool,
    /// Whether it has left. Held while it says that it is alive: it must not say so after it has left.
    has_left: Mutex<bool>,
}

impl Process {
    /// A process of this name, which has not begun to play.
    pub fn new(id: String) -> Process {
        Process {
            id,
            is_playing: AtomicBool::new(false),
            has_left: Mutex::new(false),
        }
    }

    /// Its name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether the others believe that it plays.
    pub fn is_playing(&self) -> bool {
        self.is_playing.load(Ordering::Relaxed)
    }
}

/// Says that this process is alive. Gives back whether the others did not know, and all that are alive.
pub async fn beat(inner: &Inner) -> Result<(bool, Vec<String>)> {
    let has_left = inner.process.has_left.lock().await;
    if *has_left {
        return Err(StoreError::Closed);
    }
    match beat_on(inner, &mut inner.pool.get()?).await {
        // Perhaps all connections are in use.
        Err(StoreError::Unreachable(_)) => {
            let connecting = PgConnection::connect_with(inner.pool.options());
            let late = |_| StoreError::Unreachable("no connection in time".to_owned());
            let mut db = timeout(ALIVE / 2, connecting).await.map_err(late)??;
            let alive = beat_on(inner, &mut db).await?;
            db.close().await?;
            Ok(alive)
        }
        alive => alive,
    }
}

async fn beat_on(inner: &Inner, db: &mut dyn Database) -> Result<(bool, Vec<String>)> {
    // Others may have begun to play by other rules while this one was thought dead: it has to begin again.
    let query = "INSERT INTO processes (id, rules, until, is_playing)
        VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second', FALSE)
        ON CONFLICT (id) DO UPDATE SET until = excluded.until,
            is_playing = processes.is_playing AND processes.until > clock_timestamp()
        RETURNING (xmax = 0) AS is_new, is_playing";
    let query = statement(query)
        .bind(inner.process.id())
        .bind(i64::from(RULES_VERSION))
        .bind(ALIVE.as_secs() as i64);
    let row = query.fetch_one(&mut *db).await?;
    let is_new: bool = row.try_get(0)?;
    inner
        .process
        .is_playing
        .store(row.try_get(1)?, Ordering::Relaxed);
    let query = "SELECT id FROM processes WHERE until > clock_timestamp() ORDER BY id";
    let rows = statement(query).fetch_all(db).await?;
    Ok((is_new, rows.iter().map(text).collect::<Result<_>>()?))
}

fn text(row: &Row) -> Result<String> {
    Ok(row.try_get(0)?)
}

/// Begins to play, unless other processes play by other rules. Gives back their versions of the rules.
pub async fn begin(inner: &Inner) -> Result<Vec<u32>> {
    // One process begins at a time: two with different rules must not both find that nobody plays.
    let begin = "SELECT pg_advisory_xact_lock(hashtext('innovation'))";
    let begun = "UPDATE processes SET is_playing = TRUE WHERE id = $1 AND until > clock_timestamp()
        AND NOT EXISTS (SELECT 1 FROM processes AS others WHERE others.is_playing
            AND others.until > clock_timestamp() AND others.rules <> $2)";
    let id = inner.process.id().to_owned();
    let verdict = inner.pool.transaction(Box::new(move |db| {
        Box::pin(async move {
            statement(begin).fetch_all(&mut *db).await?;
            let query = statement(begun).bind(id).bind(i64::from(RULES_VERSION));
            row::verdict(query.execute(db).await)
        })
    }));
    let is_playing = verdict.await? == Verdict::Done;
    inner
        .process
        .is_playing
        .store(is_playing, Ordering::Relaxed);
    let query = "SELECT rules FROM processes WHERE is_playing AND until > clock_timestamp()
        AND rules <> $1";
    let query = statement(query).bind(i64::from(RULES_VERSION));
    let rows = query.fetch_all(&mut inner.pool.get()?).await?;
    let rules = |row: &Row| u32::try_from(row.try_get::<i64, _>(0)?).map_err(damaged);
    match is_playing {
        true => Ok(Vec::new()),
        false => rows.iter().map(rules).collect(),
    }
}

/// Says again and again that this process is alive, and opens new connections when they have failed.
pub async fn run(inner: Arc<Inner>, news: mpsc::UnboundedSender<Signal>) {
    let mut known: Vec<String> = Vec::new();
    let mut swept = Instant::now();
    while !inner.pool.is_closed() {
        if inner.pool.is_down() {
            match inner.pool.revive().await {
                Ok(()) => inner.metrics.reconnected(),
                Err(error) => {
                    tracing::debug!(%error, "the database is still not there");
                    sleep(PAUSE).await;
                    continue;
                }
            }
        }
        match beat(&inner).await {
            Ok((is_new, alive)) => {
                // The listener receives this message, too, and so knows that its connection works.
                if let Err(error) = notify::send(&inner, "").await {
                    tracing::debug!(%error, "other processes were not told");
                }
                if is_new || alive != known {
                    known = alive;
                    // There may be no listener.
                    let _ = news.send(Signal::Processes);
                }
            }
            Err(StoreError::Closed) => return,
            Err(error) => inner.pool.fail(&error.to_string()),
        }
        if swept.elapsed() > SWEEP {
            swept = Instant::now();
            if let Err(error) = sweep(&inner).await {
                tracing::warn!(%error, "what dead processes have left was not removed");
            }
        }
        sleep(BEAT).await;
    }
}

/// Removes what dead processes have left.
async fn sweep(inner: &Inner) -> Result<()> {
    for query in [
        "DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'",
        "DELETE FROM leases WHERE process NOT IN (SELECT id FROM processes)",
        "DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)",
        "DELETE FROM removals WHERE removed < now() - interval '1 day'",
    ] {
        statement(query).execute(&mut inner.pool.get()?).await?;
    }
    Ok(())
}

/// Claims work, if no living process has it.
pub async fn claim(inner: &Inner, work: &str) -> Result<bool> {
    let query = "INSERT INTO leases (work, process) VALUES ($1, $2)
        ON CONFLICT (work) DO UPDATE SET process = excluded.process
        WHERE leases.process = excluded.process OR NOT EXISTS (SELECT 1 FROM processes
            WHERE id = leases.process AND until > clock_timestamp())
        RETURNING (xmax <> 0) AS taken_over";
    let query = statement(query).bind(work).bind(inner.process.id());
    let row = query.fetch_optional(&mut inner.pool.get()?).await?;
    let Some(row) = row else {
        return Ok(false);
    };
    if row.try_get(0)? {
        inner.metrics.lease_taken_over();
    }
    Ok(true)
}

/// The work that living processes have.
pub async fn claimed(inner: &Inner) -> Result<Vec<String>> {
    let query = "SELECT work FROM leases WHERE EXISTS (SELECT 1 FROM processes
        WHERE id = leases.process AND until > clock_timestamp())";
    let rows = statement(query).fetch_all(&mut inner.pool.get()?).await?;
    rows.iter().map(text).collect()
}

/// Leases on their way back.
pub struct Returning {
    all: mpsc::UnboundedReceiver<String>,
    /// Those that are given back now.
    works: Vec<String>,
}

impl Returning {
    /// The leases that this channel brings.
    pub fn new(all: mpsc::UnboundedReceiver<String>) -> Returning {
        Returning {
            all,
            works: Vec::with_capacity(AT_ONCE),
        }
    }
}

/// Gives leases back until the channel is closed.
pub async fn give_back(inner: Arc<Inner>, returning: Arc<Mutex<Returning>>) {
    let mut returning = returning.lock().await;
    let Returning { all, works } = &mut *returning;
    while !works.is_empty() || all.recv_many(works, AT_ONCE).await > 0 {
        while let Err(error) = remove(&inner, works).await {
            if inner.pool.is_closed() {
                return;
            }
            tracing::debug!(%error, "leases are given back later");
            sleep(PAUSE).await;
        }
        inner.leases.returned(works);
        works.clear();
    }
}

async fn remove(inner: &Inner, works: &[String]) -> Result<()> {
    let query = "DELETE FROM leases
        WHERE process = $1 AND work = ANY(string_to_array($2, ' '))";
    let query = statement(query)
        .bind(inner.process.id())
        .bind(works.join(" "));
    query.execute(&mut inner.pool.get()?).await?;
    Ok(())
}

/// Hands everything back.
pub async fn leave(inner: &Inner) -> Result<()> {
    *inner.process.has_left.lock().await = true;
    for query in [
        "DELETE FROM leases WHERE process = $1",
        "DELETE FROM presence WHERE process = $1",
        "DELETE FROM processes WHERE id = $1",
    ] {
        let query = statement(query).bind(inner.process.id());
        query.execute(&mut inner.pool.get()?).await?;
    }
    notify::send(inner, "o").await
}
