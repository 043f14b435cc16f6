//! Streams of events are compressed on the wire.
//!
//! A message is compressed by itself: nothing is kept of it once it is sent, so that an open stream costs no memory for
//! it. One stream is still one gzip file, whose blocks do not refer to each other.

use std::cell::RefCell;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::middleware::Next;
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::{StreamExt, stream};

/// The head of a gzip file: deflate, no flags, no time, an unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// An empty last block.
const LAST: [u8; 2] = [3, 0];

thread_local! {
    /// Compressors are large, and many streams share one.
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(7), false));
}

/// Compresses the response if it is a stream of events and the client understands gzip.
pub async fn streams(request: Request, next: Next) -> Response {
    let accepted = request.headers().get(ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    let is_wanted = accepted.is_some_and(accepts_gzip);
    let response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE);
    let is_stream = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"));
    match is_wanted && is_stream {
        true => squeezed(response),
        false => response,
    }
}

fn accepts_gzip(list: &str) -> bool {
    let mut codings = list.split(',').map(|coding| coding.split(';'));
    codings.any(|mut coding| {
        let is_gzip = coding.next().is_some_and(|name| name.trim() == "gzip");
        is_gzip && !coding.any(|weight| matches!(weight.trim(), "q=0" | "q=0.0"))
    })
}

fn squeezed(response: Response) -> Response {
    let (mut head, body) = response.into_parts();
    head.headers
        .insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers
        .append(VARY, HeaderValue::from_static("accept-encoding"));
    let messages = body.into_data_stream();
    let rest = stream::unfold(Some((messages, Crc::new())), |state| async {
        let (mut messages, mut crc) = state?;
        match messages.next().await {
            Some(Ok(message)) => {
                crc.update(&message);
                Some((Ok(block(&message)), Some((messages, crc))))
            }
            Some(Err(error)) => Some((Err(error), None)),
            None => Some((Ok(end(&crc)), None)),
        }
    });
    let start = stream::once(async { Ok(Bytes::from_static(&HEAD)) });
    Response::from_parts(head, Body::from_stream(start.chain(rest)))
}

/// A message as blocks of its own, up to a whole byte.
fn block(message: &[u8]) -> Bytes {
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        let mut block = Vec::with_capacity(message.len() / 4 + 64);
        loop {
            let from = compress.total_in() as usize;
            // It fails only if calls are in the wrong order, and after a reset any call is right.
            let done = compress.compress_vec(&message[from..], &mut block, FlushCompress::Sync);
            let is_all = compress.total_in() as usize == message.len();
            if done.is_err() || is_all && block.len() < block.capacity() {
                return block.into();
            }
            block.reserve(message.len() / 2 + 64);
        }
    })
}

fn end(crc: &Crc) -> Bytes {
    let mut end = LAST.to_vec();
    end.extend(crc.sum().to_le_bytes());
    end.extend(crc.amount().to_le_bytes());
    end.into()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[tokio::test]
    async fn a_squeezed_stream_is_one_gzip_file() {
        let long: String = (0..20_000).map(|number| format!("{number} ")).collect();
        let messages = [
            "data: one\n\n".to_owned(),
            format!("data: {long}\n\n"),
            ":\n\n".to_owned(),
        ];
        let whole = messages.concat();
        let body = stream::iter(messages.map(Ok::<_, std::io::Error>));
        let response = squeezed(Response::new(Body::from_stream(body)));
        let mut parts = response.into_body().into_data_stream();
        let mut file = Vec::new();
        while let Some(part) = parts.next().await {
            file.extend(part.unwrap());
        }
        assert!(file.len() < whole.len() / 2, "{} bytes", file.len());
        let mut read = String::new();
        GzDecoder::new(&*file).read_to_string(&mut read).unwrap();
        assert_eq!(read, whole);
    }

    #[test]
    fn a_client_says_whether_it_understands_gzip() {
        for accepted in ["gzip", "deflate, gzip;q=0.5", "br,gzip"] {
            assert!(accepts_gzip(accepted), "{accepted}");
        }
        for refused in ["", "identity", "gzip;q=0, br", "xgzip"] {
            assert!(!accepts_gzip(refused), "{refused}");
        }
    }
}
