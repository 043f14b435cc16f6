//! A small HTTP client. It has to be cheap: the clients share the machine with the server.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::{Mutex, mpsc};

use super::Result;

/// Number of connections to each process that are kept.
const KEPT: usize = 64;

/// A connection that is kept.
pub struct Connection {
    stream: TcpStream,
    received: Vec<u8>,
}

/// Connections that are kept and shared by all who have a form to send, as a proxy does it.
pub struct Pool {
    connections: Vec<(
        SocketAddr,
        mpsc::Sender<Connection>,
        Mutex<mpsc::Receiver<Connection>>,
    )>,
}

impl Pool {
    /// Opens connections to all of these.
    pub async fn open(addrs: &[SocketAddr]) -> Result<Arc<Pool>> {
        let mut connections = Vec::new();
        for &addr in addrs {
            let (sender, receiver) = mpsc::channel(KEPT);
            for number in 0..KEPT {
                let connection = Connection::open(addr, number as u64).await?;
                sender
                    .send(connection)
                    .await
                    .map_err(|_| "a pool was closed")?;
            }
            connections.push((addr, sender, Mutex::new(receiver)));
        }
        Ok(Arc::new(Pool { connections }))
    }

    /// Sends a request by the next free connection.
    pub async fn ask(&self, addr: SocketAddr, request: &str) -> Result<Answer> {
        let pool = self.connections.iter().find(|(to, ..)| *to == addr);
        let (_, sender, receiver) = pool.ok_or("no such server")?;
        let free = receiver.lock().await.recv().await;
        let mut connection = free.ok_or("a pool was closed")?;
        let answer = match connection.ask(request).await {
            Ok(answer) => answer,
            // The server may have closed a connection that was not used for long.
            Err(_) => {
                connection = Connection::open(addr, 0).await?;
                connection.ask(request).await?
            }
        };
        sender
            .send(connection)
            .await
            .map_err(|_| "a pool was closed")?;
        Ok(answer)
    }
}

/// An answer.
pub struct Answer {
    pub status: u16,
    pub body: Vec<u8>,
}

impl Connection {
    /// Connects from one of several addresses of this machine: each has no more than some 28,000 ports.
    pub async fn open(to: SocketAddr, number: u64) -> Result<Connection> {
        let socket = TcpSocket::new_v4()?;
        let from = Ipv4Addr::new(127, 0, 0, 2 + (number % 16) as u8);
        socket.bind((from, 0).into())?;
        let stream = socket.connect(to).await?;
        stream.set_nodelay(true)?;
        Ok(Connection {
            stream,
            received: Vec::new(),
        })
    }

    /// Sends a request and waits for the whole answer.
    pub async fn ask(&mut self, request: &str) -> Result<Answer> {
        self.stream.write_all(request.as_bytes()).await?;
        let (status, length, is_chunked) = self.head().await?;
        let mut body = Vec::new();
        if is_chunked {
            while let Some(chunk) = self.chunk().await? {
                body.extend_from_slice(&chunk);
            }
        } else {
            while self.received.len() < length {
                self.receive().await?;
            }
            body.extend(self.received.drain(..length));
        }
        Ok(Answer { status, body })
    }

    /// Sends a request for a stream of events.
    pub async fn listen(mut self, request: &str) -> Result<Events> {
        self.stream.write_all(request.as_bytes()).await?;
        match self.head().await? {
            (200, _, true) => Ok(Events {
                connection: self,
                event: Vec::new(),
            }),
            (status, ..) => Err(format!("a stream was refused: {status}").into()),
        }
    }

    async fn receive(&mut self) -> Result<()> {
        match self.stream.read_buf(&mut self.received).await? {
            0 => Err("the server hung up".into()),
            _ => Ok(()),
        }
    }

    /// Reads up to this mark, and takes it away.
    async fn until(&mut self, mark: &[u8]) -> Result<Vec<u8>> {
        let mut from = 0;
        loop {
            let new = &self.received[from..];
            if let Some(at) = new.windows(mark.len()).position(|part| part == mark) {
                let found = self.received[..from + at].to_vec();
                self.received.drain(..from + at + mark.len());
                return Ok(found);
            }
            from = self.received.len().saturating_sub(mark.len() - 1);
            self.receive().await?;
        }
    }

    /// The status, the length of the body, and whether it comes in chunks.
    async fn head(&mut self) -> Result<(u16, usize, bool)> {
        let head = String::from_utf8(self.until(b"\r\n\r\n").await?)?.to_ascii_lowercase();
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        let field = |name: &str| {
            let mut lines = head.lines();
            lines
                .find_map(|line| line.strip_prefix(name))
                .map(str::trim)
        };
        let length = field("content-length:").map_or(Ok(0), str::parse)?;
        Ok((status, length, field("transfer-encoding:").is_some()))
    }

    /// The next chunk. `None`: that was the last one. The future can be dropped and the method called again.
    async fn chunk(&mut self) -> Result<Option<Vec<u8>>> {
        loop {
            let end = self.received.windows(2).position(|part| part == b"\r\n");
            if let Some(end) = end {
                let size = usize::from_str_radix(std::str::from_utf8(&self.received[..end])?, 16)?;
                let (from, to) = (end + 2, end + 2 + size);
                if self.received.len() >= to + 2 {
                    let chunk = self.received[from..to].to_vec();
                    self.received.drain(..to + 2);
                    return Ok((size > 0).then_some(chunk));
                }
            }
            self.receive().await?;
        }
    }
}

/// A stream of events.
pub struct Events {
    connection: Connection,
    event: Vec<u8>,
}

impl Events {
    /// The data of the next event that has any. The future can be dropped and the method called again.
    pub async fn next(&mut self) -> Result<Vec<u8>> {
        loop {
            let chunk = self.connection.chunk().await?;
            self.event.extend(chunk.ok_or("the stream ended")?);
            if self.event.ends_with(b"\n\n") {
                return Ok(std::mem::take(&mut self.event));
            }
        }
    }

    /// Reads one event. The rest stays in the buffers of the system.
    pub async fn first(mut self) -> Result<Events> {
        self.next().await?;
        self.connection.received = Vec::new();
        Ok(self)
    }
}
