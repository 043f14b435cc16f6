//! Sends the other processes what has changed.
//!
//! A notification inside a transaction would make all commits wait for each other, disk included: PostgreSQL orders
//! them by a lock. So it is sent after the commit, many changes at a time. One that is lost is made up for: see
//! `listen.rs`.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::{Mutex, mpsc};

use super::super::sql::query::statement;
use super::super::{Result, Signal, Version};
use super::Inner;
use crate::access::ids::TableId;

/// The channel of all processes.
pub const CHANNEL: &str = "innovation";
/// Number of changes in a notification. PostgreSQL takes 8,000 bytes.
const AT_ONCE: usize = 120;

/// Notifies the others until the queue is empty.
pub async fn run(inner: Arc<Inner>, to_tell: Arc<Mutex<mpsc::UnboundedReceiver<Signal>>>) {
    let mut to_tell = to_tell.lock().await;
    let mut signals = Vec::with_capacity(AT_ONCE);
    while to_tell.recv_many(&mut signals, AT_ONCE).await > 0 {
        let mut known = HashSet::new();
        let words = signals.iter().filter(|signal| known.insert(*signal));
        let words: Vec<String> = words.map(word).collect();
        let count = words.len();
        signals.clear();
        match send(&inner, &words.join(" ")).await {
            Ok(()) => inner.metrics.notified(count),
            // The other processes look for changes whose notice was lost.
            Err(error) => tracing::debug!(%error, "other processes were not told"),
        }
    }
}

/// Sends something to all processes, this one included.
pub async fn send(inner: &Inner, words: &str) -> Result<()> {
    let query = statement("SELECT 1 FROM (SELECT pg_notify($1, $2)) AS sent")
        .bind(CHANNEL)
        .bind(format!("{} {words}", inner.process.id()));
    query.fetch_all(&mut inner.pool.get()?).await?;
    Ok(())
}

/// A signal as a word.
fn word(signal: &Signal) -> String {
    match signal {
        Signal::Changed(id, Some(version)) => {
            format!("t{id}.{}.{}", version.sequence, version.epoch)
        }
        Signal::Changed(id, None) => format!("t{id}"),
        Signal::Presence(id) => format!("p{id}"),
        Signal::Keys => "k".to_owned(),
        Signal::Processes => "o".to_owned(),
    }
}

/// A word as a signal. A newer program may say something else.
pub fn signal(word: &str) -> Option<Signal> {
    let id = |text: &str| TableId::try_from(text.to_owned()).ok();
    Some(match word.split_at_checked(1)? {
        ("t", rest) => {
            let mut parts = rest.split('.');
            let table = id(parts.next()?)?;
            let mut number = || parts.next().and_then(|part| part.parse().ok());
            let version = number().zip(number());
            let version = version.map(|(sequence, epoch)| Version { sequence, epoch });
            Signal::Changed(table, version)
        }
        ("p", rest) => Signal::Presence(id(rest)?),
        ("k", "") => Signal::Keys,
        ("o", "") => Signal::Processes,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let id = TableId::random();
        let version = Version {
            sequence: 123,
            epoch: 4,
        };
        for said in [
            Signal::Changed(id.clone(), Some(version)),
            Signal::Changed(id.clone(), None),
            Signal::Presence(id),
            Signal::Keys,
            Signal::Processes,
        ] {
            assert_eq!(signal(&word(&said)), Some(said));
        }
        for word in ["", "x", "t", "t1", "pé", "kk", "é"] {
            assert_eq!(signal(word), None, "{word}");
        }
    }
}
