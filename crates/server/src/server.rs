//! The server: from its address to its end.

use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::access::limits::Origin;
use crate::app::{App, Config, StartError};
use crate::web::routes;

/// How long requests may take to finish once the server is to end.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long bots may take to finish a thought then.
const THOUGHT: Duration = Duration::from_secs(3);
/// How long a client may take to send the head of a request, the pause before it included.
const HEAD: Duration = Duration::from_secs(30);
/// How long to wait where the system has no more connections to give.
const OUT_OF_FILES: Duration = Duration::from_millis(100);

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
    pub async fn bind(config: Config) -> Result<Server, StartError> {
        // Each connection is an open file. The usual limit of 1,024 is meant for programs that know no better.
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

    /// Where it listens for those who want the metrics of this moment.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, addr)| *addr)
    }

    /// Serves until `end` comes. Then streams end, requests under way are finished, nobody new is let in, and the
    /// store is closed.
    pub async fn serve(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server {
            listener,
            metrics,
            app,
            close,
            ..
        } = self;
        if let Some((listener, _)) = metrics {
            let router = routes::for_operators(app.clone());
            tokio::spawn(Front::new(&app, router).serve(listener, close.subscribe()));
        }
        let router = routes::router(app.clone());
        let front = Front::new(&app, router).serve(listener, close.subscribe());
        let front = tokio::spawn(front);
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

/// Takes connections in.
struct Front {
    router: Router,
    app: App,
    connections: Arc<Mutex<HashMap<Origin, usize>>>,
}

/// One of the connections that an origin may have.
struct Connection {
    connections: Arc<Mutex<HashMap<Origin, usize>>>,
    origin: Origin,
}

impl Front {
    fn new(app: &App, router: Router) -> Front {
        Front {
            router,
            app: app.clone(),
            connections: Arc::default(),
        }
    }

    async fn serve(self, listener: TcpListener, mut closing: watch::Receiver<bool>) {
        let graceful = GracefulShutdown::new();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = closing.wait_for(|closing| *closing) => break,
            };
            match accepted {
                Ok((stream, peer)) => self.take(stream, peer, &graceful),
                Err(error) if is_of_connection(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be accepted");
                    tokio::time::sleep(OUT_OF_FILES).await;
                }
            }
        }
        drop(listener);
        tokio::select! {
            () = graceful.shutdown() => {}
            () = tokio::time::sleep(PATIENCE) => {
                tracing::warn!("requests were cut off that took too long");
            }
        }
    }

    fn take(&self, stream: TcpStream, peer: SocketAddr, graceful: &GracefulShutdown) {
        let Some(place) = self.place(peer.ip()) else {
            // Closed without a word: an answer would cost more than the connection.
            tracing::debug!(%peer, "too many connections from one address");
            return;
        };
        // Small messages go out at once. If that cannot be had, they go out later.
        let _ = stream.set_nodelay(true);
        let router = self.router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .serve_connection(TokioIo::new(stream), service);
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _place = place;
            if let Err(error) = connection.await {
                tracing::debug!(%peer, %error, "a connection broke");
            }
        });
    }

    /// A place for a connection, if its origin does not have too many. A proxy has as many as it needs.
    fn place(&self, peer: IpAddr) -> Option<Option<Connection>> {
        let proxies = &self.app.config.proxies;
        if proxies
            .iter()
            .any(|proxy| proxy.contains(&peer.to_canonical()))
        {
            return Some(None);
        }
        let origin = Origin::from(peer);
        let most = self.app.config.limits.connections;
        let connections = self.connections.lock();
        let mut connections = connections.unwrap_or_else(PoisonError::into_inner);
        let open = connections.entry(origin).or_default();
        if *open >= most {
            return None;
        }
        *open += 1;
        Some(Some(Connection {
            connections: self.connections.clone(),
            origin,
        }))
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let connections = self.connections.lock();
        let mut connections = connections.unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = connections.get_mut(&self.origin) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&self.origin);
            }
        }
    }
}

/// Whether an error is about one connection that has gone by itself.
fn is_of_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
