//! Starts tasks. What a task runs is boxed: so the machinery of a task is compiled once for each kind of result, and not
//! twice for each place that starts one.

use std::future::Future;

use futures_util::future::BoxFuture;
use tokio::task::JoinHandle;

/// Starts a task.
pub fn spawn<T: Send + 'static>(task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let task: BoxFuture<'static, T> = Box::pin(task);
    tokio::spawn(task)
}

/// Runs something on a thread where it may block, or compute for long.
pub fn spawn_blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> JoinHandle<T> {
    let work: Box<dyn FnOnce() -> T + Send> = Box::new(work);
    tokio::task::spawn_blocking(work)
}
