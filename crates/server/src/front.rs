//! Connections: how many there may be, how long they may be silent, and how they end.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use futures_util::future::poll_fn;
use hyper::body::{Body as _, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;
use tower::ServiceExt;

use crate::access::limits::Origin;
use crate::app::App;
use crate::spawn::spawn;
use crate::streaming;

/// How long requests may take to finish once the server is to end.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long a client may take to send the head of a request, the pause before it included.
const HEAD: Duration = Duration::from_secs(30);
/// How long what has been sent in part may still take to arrive once the server is to end.
const REST: Duration = Duration::from_secs(1);
/// How long to wait where the system has no more connections to give.
const OUT_OF_FILES: Duration = Duration::from_millis(100);

/// Takes connections in.
pub struct Front {
    router: Router,
    app: App,
    connections: Arc<Mutex<HashMap<Origin, usize>>>,
}

/// One of the connections that an origin may have.
struct Place {
    connections: Arc<Mutex<HashMap<Origin, usize>>>,
    origin: Origin,
}

/// What a connection needs to know of the server: whether it is to end. The server waits until nobody holds one.
#[derive(Clone)]
pub struct Closing {
    closing: watch::Receiver<bool>,
    _open: watch::Receiver<()>,
}

impl Closing {
    /// Completes when the server is to end.
    pub async fn wait(&mut self) {
        // A closed channel means that the server has ended, too.
        let _ = self.closing.wait_for(|closing| *closing).await;
    }
}

impl Front {
    /// Connections to this router.
    pub fn new(app: &App, router: Router) -> Front {
        Front {
            router,
            app: app.clone(),
            connections: Arc::default(),
        }
    }

    /// Takes connections in until the server is to end, and lets those that are open finish.
    pub async fn serve(self, listener: TcpListener, mut closing: watch::Receiver<bool>) {
        let (open, held) = watch::channel(());
        let for_connections = Closing {
            closing: closing.clone(),
            _open: held,
        };
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = closing.wait_for(|closing| *closing) => break,
            };
            match accepted {
                Ok((stream, peer)) => self.take(stream, peer, &for_connections),
                Err(error) if is_of_connection(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be accepted");
                    sleep(OUT_OF_FILES).await;
                }
            }
        }
        drop(listener);
        drop(for_connections);
        tokio::select! {
            () = open.closed() => {}
            () = sleep(PATIENCE) => {
                tracing::warn!("requests were cut off that took too long");
            }
        }
    }

    fn take(&self, stream: TcpStream, peer: SocketAddr, closing: &Closing) {
        let Some(place) = self.place(peer.ip()) else {
            // Closed without a response, which would cost more than the connection.
            tracing::debug!(%peer, "too many connections from one address");
            return;
        };
        // Small messages are sent at once. If the option cannot be set, they are sent later.
        let _ = stream.set_nodelay(true);
        let (router, closing) = (self.router.clone(), closing.clone());
        spawn(async move {
            match answer(router, stream, peer, closing.clone()).await {
                Ok(None) => {}
                // What comes now may last for hours: it is a task of its own, with no more than it needs.
                Ok(Some((stream, response))) => {
                    spawn(async move {
                        let _held = (place, closing);
                        if let Err(error) = streaming::send(stream, response).await {
                            tracing::debug!(%peer, %error, "a stream broke");
                        }
                    });
                }
                Err(error) => tracing::debug!(%peer, %error, "a connection broke"),
            }
        });
    }

    /// A place for a connection, if its origin does not have too many. A proxy has as many as it needs.
    fn place(&self, peer: IpAddr) -> Option<Option<Place>> {
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
        Some(Some(Place {
            connections: self.connections.clone(),
            origin,
        }))
    }
}

impl Drop for Place {
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

/// Replaces a response that leaves the HTTP library, to be sent as a stream.
#[derive(Debug, thiserror::Error)]
#[error("the response is a stream")]
struct IsStream;

/// Answers the requests of a connection. Where one is answered by a stream of events, that stream and the connection
/// are given back.
async fn answer(
    router: Router,
    stream: TcpStream,
    peer: SocketAddr,
    mut closing: Closing,
) -> io::Result<Option<(TcpStream, Response)>> {
    let events: Arc<Mutex<Option<Response>>> = Arc::default();
    let handed = events.clone();
    let is_answering = Arc::new(AtomicBool::new(false));
    let (answering, end) = (is_answering.clone(), closing.clone());
    let service = service_fn(move |request: Request<Incoming>| {
        let (router, handed, answering) = (router.clone(), handed.clone(), answering.clone());
        let may_stream = streaming::is_possible(&request);
        let mut request = request.map(|body| match body.is_end_stream() {
            true => Body::empty(),
            false => Body::new(Arriving::new(body, end.clone())),
        });
        request.extensions_mut().insert(ConnectInfo(peer));
        answering.store(true, Ordering::Relaxed);
        Box::pin(async move {
            let Ok(response) = router.oneshot(request).await;
            answering.store(false, Ordering::Relaxed);
            if may_stream && streaming::is_stream(&response) {
                *handed.lock().unwrap_or_else(PoisonError::into_inner) = Some(response);
                return Err(IsStream);
            }
            Ok(response)
        })
    });
    let mut connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let ended = tokio::select! {
        ended = poll_fn(|context| connection.poll_without_shutdown(context)) => ended,
        () = closing.wait() => {
            Pin::new(&mut connection).graceful_shutdown();
            let late = async {
                sleep(REST).await;
                // A request that is being answered is finished.
                while is_answering.load(Ordering::Relaxed) {
                    sleep(REST).await;
                }
            };
            tokio::select! {
                ended = poll_fn(|context| connection.poll_without_shutdown(context)) => ended,
                () = late => Ok(()),
            }
        }
    };
    let mut stream = connection.into_parts().io.into_inner();
    let handed = events.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(response) = handed {
        return Ok(Some((stream, response)));
    }
    ended.map_err(io::Error::other)?;
    stream.shutdown().await?;
    Ok(None)
}

/// The body of a request. Once the server is to end, it has to arrive soon.
struct Arriving {
    body: Incoming,
    late: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Arriving {
    fn new(body: Incoming, mut closing: Closing) -> Arriving {
        let late = Box::pin(async move {
            closing.wait().await;
            sleep(REST).await;
        });
        Arriving { body, late }
    }
}

impl hyper::body::Body for Arriving {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.late.as_mut().poll(context).is_ready() {
            let late = "the request did not arrive before the server was to end";
            return Poll::Ready(Some(Err(axum::Error::new(late))));
        }
        let frame = Pin::new(&mut self.body).poll_frame(context);
        frame.map_err(axum::Error::new)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whether an error concerns a single connection, which its client has closed.
fn is_of_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
