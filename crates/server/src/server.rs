//! The server: from its address to its end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::{BoxFuture, LocalBoxFuture};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::app::{App, Config, StartError};
use crate::front::Front;
use crate::spawn::spawn;
use crate::web::routes;

/// How long bots may take to finish a thought once the server is to end.
const THOUGHT: Duration = Duration::from_secs(3);

/// A server that has its address.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    metrics: Option<(TcpListener, SocketAddr)>,
    app: App,
    close: watch::Sender<bool>,
}

impl Server {
    /// Takes the address and opens the store.
    pub fn bind(config: Config) -> LocalBoxFuture<'static, Result<Server, StartError>> {
        Box::pin(Server::open(config))
    }

    async fn open(config: Config) -> Result<Server, StartError> {
        // Each connection is an open file, and the usual limit is 1,024.
        if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
            tracing::warn!(%error, "the number of open files cannot be raised");
        }
        let (listener, addr) = listen(config.addr).await?;
        let metrics = match config.metrics {
            Some(addr) => Some(listen(addr).await?),
            None => None,
        };
        let (close, closing) = watch::channel(false);
        let app = App::open(config, closing).await?;
        Ok(Server {
            listener,
            addr,
            metrics,
            app,
            close,
        })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Where it listens for operators.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, addr)| *addr)
    }

    /// Serves until `end` comes. Then streams end, requests under way are finished, nobody new is let in, and the
    /// store is closed.
    pub fn serve(
        self,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> BoxFuture<'static, io::Result<()>> {
        self.serve_until(Box::pin(end))
    }

    fn serve_until(self, end: BoxFuture<'static, ()>) -> BoxFuture<'static, io::Result<()>> {
        Box::pin(self.run(end))
    }

    async fn run(self, end: BoxFuture<'static, ()>) -> io::Result<()> {
        let Server {
            listener,
            metrics,
            app,
            close,
            ..
        } = self;
        if let Some((listener, _)) = metrics {
            let router = routes::for_operators(app.clone());
            spawn(Front::new(&app, router).serve(listener, close.subscribe()));
        }
        let router = routes::router(app.clone());
        let front = Front::new(&app, router).serve(listener, close.subscribe());
        let front = spawn(front);
        end.await;
        tracing::info!("the server is to end");
        app.hub.end();
        close.send_replace(true);
        if let Err(error) = front.await {
            tracing::error!(%error, "the server ended by a panic");
        }
        app.hub.finish(THOUGHT).await;
        app.store.close().await;
        Ok(())
    }
}

async fn listen(wanted: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let unheard = |error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => StartError::InUse(wanted),
        _ => StartError::Listen(wanted, error),
    };
    let listener = TcpListener::bind(wanted).await.map_err(unheard)?;
    let addr = listener.local_addr().map_err(unheard)?;
    Ok((listener, addr))
}
