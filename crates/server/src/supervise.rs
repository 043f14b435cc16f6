//! Background tasks: one that panics is counted and started again.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::time::sleep;

use crate::metrics::Metrics;
use crate::spawn::spawn;

/// The pause before a task is started again.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs a task until it ends by itself. If it panics, that is counted and it is started again.
pub fn supervise<F>(
    metrics: &Arc<Metrics>,
    name: &'static str,
    task: impl Fn() -> F + Send + 'static,
) where
    F: Future<Output = ()> + Send + 'static,
{
    let task = move || -> BoxFuture<'static, ()> { Box::pin(task()) };
    spawn(run(metrics.clone(), name, Box::new(task)));
}

type Task = Box<dyn Fn() -> BoxFuture<'static, ()> + Send>;

async fn run(metrics: Arc<Metrics>, name: &'static str, task: Task) {
    while AssertUnwindSafe(task()).catch_unwind().await.is_err() {
        tracing::error!(task = name, "a task panicked and is started again");
        metrics.task_restarted();
        sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::sync::mpsc;
    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn a_task_that_panics_is_counted_and_started_again() {
        let metrics = Arc::new(Metrics::default());
        let (ended, mut wait) = mpsc::unbounded_channel();
        let starts = AtomicUsize::new(0);
        supervise(&metrics, "test", move || {
            let (start, ended) = (starts.fetch_add(1, Ordering::Relaxed), ended.clone());
            async move {
                assert!(start > 0, "the first start panics");
                ended.send(()).unwrap();
            }
        });
        let ended = timeout(Duration::from_secs(120), wait.recv()).await;
        assert_eq!(ended.expect("the task was not started again"), Some(()));
        // It has ended by itself, and is not started again.
        assert_eq!(wait.recv().await, None);
        let text = metrics.text(0, 0);
        assert!(
            text.contains("innovation_task_restarts_total 1\n"),
            "{text}"
        );
    }
}
