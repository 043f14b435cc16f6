//! How much one visitor may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much one visitor may ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Requests a second, in the long run.
    pub rate: f64,
    /// Requests at once.
    pub burst: f64,
    /// Characters of a name.
    pub name: usize,
    /// Unfinished tables.
    pub tables: usize,
    /// Records brought along.
    pub records: usize,
    /// Streams of events at a time.
    pub streams: usize,
    /// Bytes of a form or a request of a program.
    pub body: usize,
    /// Bytes of a record.
    pub record: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 50.0,
            burst: 200.0,
            name: 32,
            tables: 30,
            records: 30,
            streams: 16,
            body: 16 << 10,
            record: 256 << 10,
        }
    }
}

/// How many buckets are kept before full ones are thrown away.
const BUCKETS: usize = 10_000;

/// Token buckets: each request takes a token out of its sender's, and time puts them back.
pub struct Buckets<K> {
    rate: f64,
    burst: f64,
    buckets: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Hash + Eq> Buckets<K> {
    /// Buckets that hold `burst` tokens and get `rate` a second.
    pub fn new(rate: f64, burst: f64) -> Buckets<K> {
        Buckets {
            rate,
            burst,
            buckets: Mutex::default(),
        }
    }

    /// Takes a token. Where there is none, says how long until there is one.
    pub fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        // Whoever held the lock has left whole numbers behind.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let refilled = |&(tokens, then): &(f64, Instant)| {
            let since = now.saturating_duration_since(then).as_secs_f64();
            (tokens + since * self.rate).min(self.burst)
        };
        if buckets.len() >= BUCKETS {
            buckets.retain(|_, bucket| refilled(bucket) < self.burst);
        }
        let bucket = buckets.entry(key).or_insert((self.burst, now));
        let tokens = refilled(bucket);
        if tokens < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - tokens) / self.rate));
        }
        *bucket = (tokens - 1.0, now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let buckets = Buckets::new(2.0, 3.0);
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take("ann", start), Ok(()));
        }
        assert_eq!(buckets.take("ann", start), Err(Duration::from_millis(500)));
        assert_eq!(buckets.take("bob", start), Ok(()));
        let later = start + Duration::from_millis(500);
        assert_eq!(buckets.take("ann", later), Ok(()));
        assert!(buckets.take("ann", later).is_err());
    }

    #[test]
    fn full_buckets_are_not_kept() {
        let buckets = Buckets::new(1.0, 1.0);
        let start = Instant::now();
        for key in 0..BUCKETS {
            assert_eq!(buckets.take(key, start), Ok(()));
        }
        let later = start + Duration::from_secs(2);
        assert_eq!(buckets.take(BUCKETS, later), Ok(()));
        assert_eq!(buckets.buckets.lock().unwrap().len(), 1);
    }
}
