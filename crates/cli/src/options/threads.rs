//! Work shared out to several threads.

use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Args;

/// How many threads do the work.
#[derive(Args)]
pub struct Threads {
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    /// Distributes the work items `0..count` over the threads, `portion` at a time. Each thread collects its results
    /// in one `T`. The order of the results is not defined.
    pub fn share<T: Default + Send>(
        &self,
        count: u64,
        portion: u64,
        work: impl Fn(&mut T, Range<u64>) + Sync,
    ) -> Vec<T> {
        let next = AtomicU64::new(0);
        let labour = || {
            let mut results = T::default();
            loop {
                let start = next.fetch_add(portion, Ordering::Relaxed);
                if start >= count {
                    return results;
                }
                work(
                    &mut results,
                    start..count.min(start.saturating_add(portion)),
                );
            }
        };
        let helpers = self.number().min(count.div_ceil(portion)).saturating_sub(1);
        thread::scope(|scope| {
            // Where the system gives no more threads, fewer do the same work.
            let helpers: Vec<_> = (0..helpers)
                .map_while(|_| thread::Builder::new().spawn_scoped(scope, labour).ok())
                .collect();
            let mut results = vec![labour()];
            for helper in helpers {
                match helper.join() {
                    Ok(result) => results.push(result),
                    Err(panic) => resume_unwind(panic),
                }
            }
            results
        })
    }

    fn number(&self) -> u64 {
        match self.threads {
            Some(number) => number.into(),
            None => thread::available_parallelism().map_or(1, |number| number.get() as u64),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once() {
        for (threads, count) in [(None, 100), (Some(1), 7), (Some(3), 1000), (Some(9), 0)] {
            let threads = Threads { threads };
            let done = threads.share(count, 7, |done: &mut Vec<u64>, pieces| done.extend(pieces));
            let mut done = done.concat();
            done.sort();
            assert_eq!(done, (0..count).collect::<Vec<u64>>());
        }
    }
}
