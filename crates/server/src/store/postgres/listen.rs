//! Receives what other processes have changed, and misses nothing.
//!
//! Each row of `tables` has the transaction that last changed it. All transactions below the `xmin` of a snapshot have
//! ended, and what they did is in it. So a look at all rows from the `xmin` of the look before misses nothing, however
//! the transactions overlap; some rows are seen twice.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::super::sql::query::statement;
use super::super::sql::row;
use super::super::{Result, Signal, StoreError, Version};
use super::Inner;
use super::notify;

/// How often to look for changes whose notice was lost.
const LOOK: Duration = Duration::from_secs(1);
/// After what silence the connection counts as broken. This process notifies itself more often.
const SILENCE: Duration = Duration::from_secs(5);
/// How long to wait before the database is asked again.
const PAUSE: Duration = Duration::from_millis(200);

/// The transaction from which the first look begins.
pub async fn now(inner: &Inner) -> Result<i64> {
    let query = statement("SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint");
    let row = query.fetch_one(&mut inner.pool.get()?).await?;
    Ok(row.try_get(0)?)
}

/// Hears the other processes until the store is closed.
pub async fn run(
    inner: Arc<Inner>,
    options: PgConnectOptions,
    mut since: i64,
    news: mpsc::UnboundedSender<Signal>,
) {
    let mut first = true;
    while !inner.pool.is_closed() {
        match hear(&inner, &options, &mut since, &news, first).await {
            Ok(()) => return,
            Err(error) => tracing::warn!(%error, "other processes are not heard; trying again"),
        }
        first = false;
        inner.metrics.listener_lost();
        sleep(PAUSE).await;
    }
}

/// Listens on one connection. It ends well when nobody wants the news any more.
async fn hear(
    inner: &Inner,
    options: &PgConnectOptions,
    since: &mut i64,
    news: &mpsc::UnboundedSender<Signal>,
    first: bool,
) -> Result<()> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(SILENCE)
        .connect_lazy_with(options.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(notify::CHANNEL).await?;
    // Changes before this moment are looked for in the database; notices of later ones are received.
    look(inner, since, news).await?;
    if !first {
        inner.metrics.reconnected();
    }
    let (mut next_look, mut heard) = (Instant::now() + LOOK, Instant::now());
    while !inner.pool.is_closed() {
        tokio::select! {
            told = listener.try_recv() => {
                let told = told?.ok_or_else(|| StoreError::Unreachable("the listener was cut off".to_owned()))?;
                heard = Instant::now();
                let mut words = told.payload().split(' ');
                if words.next() == Some(inner.process.id()) {
                    continue;
                }
                for signal in words.filter_map(notify::signal) {
                    inner.metrics.heard();
                    if news.send(signal).is_err() {
                        return Ok(());
                    }
                }
            }
            () = sleep_until(next_look) => {
                if heard.elapsed() > SILENCE {
                    return Err(StoreError::Unreachable("the listener hears nothing".to_owned()));
                }
                look(inner, since, news).await?;
                next_look = Instant::now() + LOOK;
            }
        }
    }
    Ok(())
}

/// Looks for all that has changed since the last look.
async fn look(inner: &Inner, since: &mut i64, news: &mpsc::UnboundedSender<Signal>) -> Result<()> {
    // One statement has one snapshot.
    let query = "SELECT now.xmin, found.id, found.sequence, found.epoch
        FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS xmin) AS now
        LEFT JOIN (
            SELECT id, sequence, epoch FROM tables WHERE change >= $1
            UNION ALL SELECT id, NULL, NULL FROM removals WHERE change >= $1
        ) AS found ON TRUE";
    let mut db = inner.pool.get()?;
    let looking = statement(query).bind(*since).fetch_all(&mut db);
    let late = |_| StoreError::Unreachable("a look took too long".to_owned());
    let rows = timeout(SILENCE, looking).await.map_err(late)??;
    inner.metrics.looked();
    for found in &rows {
        *since = found.try_get(0)?;
        let Some(id) = found.try_get::<Option<String>, _>(1)? else {
            continue;
        };
        let (sequence, epoch): (Option<i64>, Option<i64>) = (found.try_get(2)?, found.try_get(3)?);
        let version = sequence.zip(epoch);
        let version = version.map(|(sequence, epoch)| Version { sequence, epoch });
        // The receiver ignores what it knows.
        if news
            .send(Signal::Changed(row::table_id(id)?, version))
            .is_err()
        {
            break;
        }
    }
    Ok(())
}
