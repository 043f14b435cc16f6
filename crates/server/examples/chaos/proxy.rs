//! A small proxy before the database, whose connections can be cut.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// A proxy from a port of this machine to the socket of the database.
pub struct Proxy {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Counts the cuts.
    cuts: Arc<watch::Sender<u64>>,
    is_open: Arc<AtomicBool>,
}

impl Proxy {
    /// Starts a proxy.
    pub async fn start(socket: PathBuf) -> io::Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let proxy = Proxy {
            addr: listener.local_addr()?,
            cuts: Arc::new(watch::Sender::new(0)),
            is_open: Arc::new(AtomicBool::new(true)),
        };
        let (cuts, is_open) = (proxy.cuts.clone(), proxy.is_open.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                if is_open.load(Ordering::Relaxed) {
                    tokio::spawn(forward(stream, socket.clone(), cuts.subscribe()));
                }
            }
        });
        Ok(proxy)
    }

    /// Cuts all connections, and takes no new ones for a while.
    pub async fn cut(&self, pause: Duration) {
        self.is_open.store(false, Ordering::Relaxed);
        self.cuts.send_modify(|cuts| *cuts += 1);
        sleep(pause).await;
        self.is_open.store(true, Ordering::Relaxed);
    }
}

async fn forward(mut stream: TcpStream, socket: PathBuf, mut cuts: watch::Receiver<u64>) {
    let Ok(mut database) = UnixStream::connect(socket).await else {
        return;
    };
    // Small messages are sent at once. If the option cannot be set, they are sent later.
    let _ = stream.set_nodelay(true);
    tokio::select! {
        // Either side may hang up in any way: the connection is over.
        _ = tokio::io::copy_bidirectional(&mut stream, &mut database) => {}
        _ = cuts.changed() => {}
    }
}
