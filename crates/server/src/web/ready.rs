//! Whether the server can do its work, by doing some.

use std::sync::PoisonError;
use std::time::{Duration, Instant};

use innovation_engine::RULES_VERSION;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::store::{Store, StoreError};

/// How long the last result is valid, so that nobody can wear the disk out by asking.
const FRESH: Duration = Duration::from_secs(1);
/// How long a write may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the server waits for before it begins: processes on the same database that play by other rules. Two programs
/// that understand an answer differently must not play at one table.
#[derive(Default)]
pub struct Waiting(std::sync::Mutex<Option<String>>);

impl Waiting {
    /// What it waits for. `None`: for nothing.
    pub fn sentence(&self) -> Option<String> {
        let sentence = self.0.lock();
        sentence.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Begins to play, unless others play by other rules.
    pub async fn look(&self, store: &dyn Store) -> Result<(), StoreError> {
        let others = store.begin().await?;
        let sentence = others.iter().max().map(|rules| {
            format!(
                "waiting for {} servers with rules {rules} to end; this one has rules {RULES_VERSION}",
                others.len()
            )
        });
        let mut before = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if *before != sentence {
            tracing::info!(sentence = sentence.as_deref().unwrap_or("waiting for nobody"));
        }
        *before = sentence;
        Ok(())
    }
}

/// Whether the store could be written lately.
#[derive(Default)]
pub struct Ready(Mutex<Option<(Instant, Result<(), String>)>>);

impl Ready {
    /// Writes to the store and reads it back, unless that has just been done. An error says what is wrong.
    pub async fn check(&self, store: &dyn Store) -> Result<(), String> {
        let mut last = self.0.lock().await;
        if let Some((when, result)) = &*last
            && when.elapsed() < FRESH
        {
            return result.clone();
        }
        let result = match timeout(PATIENCE, store.check()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(StoreError::Closed)) => Err("the server is being shut down".to_owned()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(_) => Err("the store takes too long".to_owned()),
        };
        *last = Some((Instant::now(), result.clone()));
        result
    }
}
