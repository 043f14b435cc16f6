//! The server: from its address to its end.

use std::future::{Future, IntoFuture};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::app::{App, Config, StartError};
use crate::web::routes;

/// How long requests may take to finish once the server is to end.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server that has its address.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    app: App,
    close: watch::Sender<bool>,
}

impl Server {
    /// Takes the address and opens the store.
    pub async fn bind(config: Config) -> Result<Server, StartError> {
        let wanted = config.addr;
        let unheard = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::InUse(wanted),
            _ => StartError::Listen(wanted, error),
        };
        let listener = TcpListener::bind(wanted).await.map_err(unheard)?;
        let addr = listener.local_addr().map_err(unheard)?;
        let (close, closing) = watch::channel(false);
        let app = App::open(config, closing).await?;
        Ok(Server {
            listener,
            addr,
            app,
            close,
        })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until `end` comes. Then streams end, requests under way are finished, and nobody new is let in.
    pub async fn serve(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let service = routes::router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let mut closing = self.close.subscribe();
        let close = self.close;
        let ending = async move {
            end.await;
            tracing::info!("the server is to end");
            close.send_replace(true);
        };
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(ending);
        let overdue = async move {
            // The sender lives as long as the server, and says so before it goes.
            if closing.wait_for(|closing| *closing).await.is_err() {
                return;
            }
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::select! {
            served = serving.into_future() => served,
            () = overdue => {
                tracing::warn!("requests were cut off that took too long");
                Ok(())
            }
        }
    }
}
