//! Whether the server can do its work, by doing some.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::store::{Store, StoreError};

/// How long the last answer is good for. Nobody can wear the disk out by asking.
const FRESH: Duration = Duration::from_secs(1);
/// How long a write may take.
const PATIENCE: Duration = Duration::from_secs(3);

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
