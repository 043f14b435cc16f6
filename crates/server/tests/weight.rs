//! How many bytes a table costs on the wire.

use flate2::{Decompress, FlushDecompress};
use futures_util::StreamExt;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
use reqwest::{Client, Response};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::common::late::{LATE, earlier, lay};
use crate::common::{Listener, PATIENCE, TestServer, field_in, generous};

/// The most bytes of a table with all that it needs.
const FIRST_LOAD: usize = 120 << 10;
/// The most bytes of one update.
const UPDATE: usize = 12 << 10;
/// Number of decisions that are made at a late table.
const DECISIONS: usize = 30;
/// The most bytes that they cost in all, with the first load.
const MOST: usize = 500 << 10;

async fn squeezed(client: &Client, url: String) -> Response {
    let request = client.get(url).header(ACCEPT_ENCODING, "gzip");
    request.send().await.unwrap()
}

/// Bytes of the answer to a request, with its head.
async fn bytes(client: &Client, url: String) -> usize {
    let response = squeezed(client, url).await;
    let head: usize = response
        .headers()
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + 4)
        .sum();
    // The status line, and what separates the head from the body.
    head + 19 + response.bytes().await.unwrap().len()
}

/// The addresses of everything that a page asks for.
fn assets(page: &str) -> Vec<String> {
    let mut found: Vec<String> = page
        .split("/assets/")
        .skip(1)
        .filter_map(|rest| rest.split(['"', '#']).next())
        .map(|name| format!("/assets/{name}"))
        .collect();
    found.sort();
    found.dedup();
    found
}

/// Counts the bytes of each message of a compressed stream.
fn count(response: Response) -> mpsc::UnboundedReceiver<usize> {
    assert_eq!(response.headers()[CONTENT_ENCODING], "gzip");
    let (sender, counts) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut chunks = response.bytes_stream();
        let mut inflate = Decompress::new(false);
        let (mut skip, mut since, mut text) = (10, 0, Vec::new());
        while let Some(Ok(chunk)) = chunks.next().await {
            for byte in chunk {
                since += 1;
                if skip > 0 {
                    skip -= 1;
                    continue;
                }
                text.reserve(1 << 16);
                inflate
                    .decompress_vec(&[byte], &mut text, FlushDecompress::Sync)
                    .unwrap();
                if text.ends_with(b"\n\n") {
                    let _ = sender.send(since);
                    since = 0;
                    text.clear();
                }
            }
        }
    });
    counts
}

/// An option that does not end the game at once: to meld where that can be done, else the first one.
fn usual(answer: &str) -> String {
    let (_, options) = answer
        .split_once("class=\"group meld\"")
        .or_else(|| answer.split_once("class=\"group"))
        .unwrap();
    field_in(options, "option").unwrap()
}

/// What some decisions at a late table have cost.
#[derive(Default)]
struct Cost {
    decisions: usize,
    first: usize,
    updates: usize,
    largest: usize,
    sent: usize,
}

/// Plays on from the middle of a record, until there have been thirty decisions in all or the game is over.
async fn play_on(cost: &mut Cost, record: &str, fields: &[(&str, &str)]) {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let mut form = fields.to_vec();
    form.push(("pace", "0"));
    let path = ann.go("/tables", &form).await;
    let data = server.end().await;
    lay(
        data.path(),
        path.trim_start_matches("/t/"),
        &earlier(record),
    );
    let server = TestServer::start_in(data, generous(), |_| {}).await;
    let ann = ann.at(&server);

    let (_, page) = ann.get(&path).await;
    let mut first = bytes(&ann.client, server.url(&path)).await;
    for asset in assets(&page) {
        first += bytes(&ann.client, server.url(&asset)).await;
    }
    let seen = page.split("data-seen=\"").nth(1).unwrap();
    let events = format!("{path}/events?seen={}", seen.split('"').next().unwrap());
    let mut counts = count(squeezed(&ann.client, server.url(&events)).await);
    let plain = ann.client.get(server.url(&format!("{path}/events")));
    let mut tables = Listener::new(plain.send().await.unwrap());
    let mut table = page;
    let mut messages = Vec::new();
    while cost.decisions < DECISIONS
        && let Some((_, answer)) = table.split_once("id=\"answer\"")
    {
        let sequence = field_in(answer, "sequence").unwrap();
        let option = usual(answer);
        let request = ann.client.post(server.url(&format!("{path}/answer")));
        let fields = [
            ("csrf", &*ann.csrf),
            ("sequence", &sequence),
            ("option", &*option),
        ];
        let answer = request.header("prefer", "return=minimal").form(&fields);
        assert_eq!(answer.send().await.unwrap().status(), 204);
        cost.decisions += 1;
        // An answer with its head.
        cost.sent += 400;
        let next = tables.until(|table| {
            let another = field_in(table, "sequence").is_some_and(|next| next != sequence);
            another && table.contains("id=\"answer\"") || table.contains("id=\"again\"")
        });
        table = next.await;
        // A stream that lags behind leaves updates out, so the next answer waits for this one.
        let update = timeout(PATIENCE, counts.recv()).await;
        messages.push(update.expect("an update").expect("the stream goes on"));
    }
    drop(tables);
    server.end().await;
    // The stream has ended with the server.
    while let Some(count) = counts.recv().await {
        messages.push(count);
    }
    for count in messages {
        cost.largest = cost.largest.max(count);
        cost.sent += count;
        cost.updates += 1;
    }
    // A game that ends early is followed by another one; its table is loaded once.
    if cost.first == 0 {
        cost.first = first;
        cost.sent += first;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_table_is_light_on_the_wire() {
    for (name, record, fields) in LATE {
        let mut cost = Cost::default();
        while cost.decisions < DECISIONS {
            play_on(&mut cost, record, fields).await;
        }
        let Cost {
            first,
            updates,
            largest,
            sent,
            ..
        } = cost;
        println!(
            "{name}: {first} at first, {updates} updates, the largest {largest}, {sent} in all"
        );
        assert!(first <= FIRST_LOAD, "{name}: {first} bytes at first");
        assert!(updates >= DECISIONS, "{name}: {updates} updates");
        assert!(largest <= UPDATE, "{name}: an update of {largest} bytes");
        assert!(sent <= MOST, "{name}: {sent} bytes");
    }
}
