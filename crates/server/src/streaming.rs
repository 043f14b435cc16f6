//! Streams of events on the wire.
//!
//! A page holds its stream open for as long as somebody looks at it. An HTTP library keeps some 20 KiB of buffers for
//! the next request of a connection, and after a stream there is no next request. So a stream leaves the library: a
//! task that holds little else writes its head and its body, in chunks, to the socket.

use std::io;
use std::time::Duration;

use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, TRANSFER_ENCODING};
use axum::http::{HeaderValue, Method, Request, Version};
use axum::response::Response;
use futures_util::future::poll_fn;
use hyper::body::{Body, Buf};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::ReadHalf;
use tokio::time::timeout;

/// How long a client may take to receive a message.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whether a request can be answered by a stream.
pub fn is_possible<B>(request: &Request<B>) -> bool {
    request.method() == Method::GET && request.version() == Version::HTTP_11
}

/// Whether a response is a stream of events.
pub fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes() == b"text/event-stream")
}

/// Sends a response until its body ends, which it does when the server is to end, or the client hangs up.
pub async fn send(mut stream: TcpStream, response: Response) -> io::Result<()> {
    let (mut head, mut body) = response.into_parts();
    head.headers.remove(CONTENT_LENGTH);
    let chunked = HeaderValue::from_static("chunked");
    head.headers.insert(TRANSFER_ENCODING, chunked);
    let mut bytes = format!("HTTP/1.1 {}\r\n", head.status).into_bytes();
    for (name, value) in &head.headers {
        bytes.extend_from_slice(name.as_str().as_bytes());
        bytes.extend_from_slice(b": ");
        bytes.extend_from_slice(value.as_bytes());
        bytes.extend_from_slice(b"\r\n");
    }
    bytes.extend_from_slice(b"\r\n");
    drop(head);
    let (mut reader, mut writer) = stream.split();
    in_time(writer.write_all(&bytes)).await?;
    drop(bytes);
    loop {
        let frame = tokio::select! {
            frame = poll_fn(|context| Pin::new(&mut body).poll_frame(context)) => frame,
            gone = is_gone(&mut reader) => return gone,
        };
        let Some(frame) = frame else { break };
        let frame = frame.map_err(io::Error::other)?;
        if let Ok(data) = frame.into_data()
            && !data.is_empty()
        {
            let size = format!("{:x}\r\n", data.len());
            let mut chunk = Buf::chain(size.as_bytes(), data).chain(&b"\r\n"[..]);
            in_time(writer.write_all_buf(&mut chunk)).await?;
        }
    }
    in_time(writer.write_all(b"0\r\n\r\n")).await?;
    stream.shutdown().await
}

async fn in_time<T>(writing: impl Future<Output = io::Result<T>>) -> io::Result<T> {
    let late = |_| io::Error::new(io::ErrorKind::TimedOut, "the client does not read");
    timeout(PATIENCE, writing).await.map_err(late)?
}

/// Completes when the client has hung up. What it sends is ignored.
async fn is_gone(reader: &mut ReadHalf<'_>) -> io::Result<()> {
    let mut said = [0; 64];
    while reader.read(&mut said).await? > 0 {}
    Ok(())
}
