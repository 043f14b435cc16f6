//! The requests and replies of `docs/api.md`, tried against a server.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::time::{Duration, Instant};

use reqwest::blocking::{Client, Response};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::pages::{Block, blocks};
use super::words;
use crate::common;
use crate::server::{PATIENCE, Server, client};

/// Fields whose values differ from game to game.
const FREE: [&str; 7] = [
    "token",
    "id",
    "sequence",
    "take_back",
    "label",
    "card",
    "message",
];

/// What takes too long here: `crates/server/tests` has tests of it.
const ELSEWHERE: [&str; 1] = ["/review"];

/// A part of a reply that the page leaves out.
const MORE: &str = "…";

/// A reply as the page shows it. What it leaves out becomes the text `…`, as an item or a field.
fn shown(text: &str) -> Value {
    let text = text
        .replace("[…]", "[\"…\"]")
        .replace(",…]", ",\"…\"]")
        .replace(",…}", ",\"…\":\"…\"}");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// Compares a reply with what the page shows, and notes which values stand for which.
fn compare(shown: &Value, real: &Value, name: &str, meant: &mut HashMap<String, String>) {
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        value => value.to_string(),
    };
    match (shown, real) {
        (Value::String(more), _) if more == MORE => {}
        (Value::Object(fields), Value::Object(found)) => {
            for (name, value) in fields.iter().filter(|(name, _)| *name != MORE) {
                let real = found
                    .get(name)
                    .unwrap_or_else(|| panic!("no `{name}` in {real}"));
                compare(value, real, name, meant);
            }
            let all = fields.contains_key(MORE);
            let unknown = found.keys().find(|name| !fields.contains_key(*name));
            assert!(all || unknown.is_none(), "{unknown:?} is not on the page");
        }
        (Value::Array(items), Value::Array(found)) => {
            let more = items.last().is_some_and(|item| item == MORE);
            let items = &items[..items.len() - usize::from(more)];
            assert!(
                found.len() == items.len() || more && found.len() > items.len(),
                "{real}"
            );
            for (item, real) in items.iter().zip(found) {
                compare(item, real, name, meant);
            }
        }
        _ if FREE.contains(&name) => {
            let same = std::mem::discriminant(shown) == std::mem::discriminant(real);
            assert!(same, "{name}: {shown} and {real}");
            meant.insert(text(shown), text(real));
        }
        _ => assert_eq!(shown, real, "{name}"),
    }
}

/// A program that does what the page says.
struct Reader {
    client: Client,
    base: String,
    /// A word of the page, and what it is in this run.
    meant: HashMap<String, String>,
}

impl Reader {
    fn send(&self, method: &str, path: &str, body: Option<&str>) -> Response {
        let here = |text: &str| {
            let pairs = self.meant.iter();
            pairs.fold(text.to_owned(), |text, (shown, real)| {
                text.replace(shown, real)
            })
        };
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let mut request = self
            .client
            .request(method, format!("{}{}", self.base, here(path)));
        if let Some(token) = self.meant.get("b27e…") {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            let body: Value = serde_json::from_str(&here(body)).unwrap();
            request = request.json(&body);
        }
        request.send().unwrap()
    }

    /// Asks again while there is no question: bots take their time.
    fn ask(&self, method: &str, path: &str, body: Option<&str>) -> (StatusCode, Value) {
        let began = Instant::now();
        loop {
            let response = self.send(method, path, body);
            let (status, reply) = (response.status(), response.json().unwrap());
            if reply != Value::Null {
                return (status, reply);
            }
            assert!(began.elapsed() < PATIENCE, "{path}: nothing is asked");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn the_api_replies_as_the_page_says() {
    let data = common::folder("book-api");
    let server = Server::start(&data, "127.0.0.1:0");
    let mut reader = Reader {
        client: client(),
        base: server.url.clone(),
        meant: HashMap::new(),
    };
    let page = blocks()
        .into_iter()
        .filter(|block| block.page_name() == "api.md");
    let (mut requests, mut replies) = (0, 0);
    for Block { text, .. } in page.filter(|block| ["sh", "http"].contains(&block.kind.as_str())) {
        let mut reply: Option<(StatusCode, Value)> = None;
        if ELSEWHERE.iter().any(|path| text.contains(path)) {
            continue;
        }
        for line in text.lines() {
            if let Some(expected) = line.strip_prefix("# ") {
                let (status, found) = reply.take().expect("a request comes first");
                let (number, body) = expected.split_once(' ').unwrap_or((expected, ""));
                let (number, body) = match number.parse() {
                    Ok(number) => (number, body),
                    Err(_) => (200, expected),
                };
                assert_eq!(status.as_u16(), number, "{text}{found}");
                compare(&shown(body), &found, "", &mut reader.meant);
                replies += 1;
                continue;
            }
            let asked = words(line);
            let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
            reply = Some(match &asked[..] {
                ["curl", "-X", method, address, "-H", _, "-d", body] => {
                    let (_, path) = address.split_once('/').unwrap();
                    reader.ask(method, &format!("/{path}"), Some(body))
                }
                ["GET" | "POST" | "DELETE", path, ..] => {
                    let method = asked[0];
                    let body = line.split_once('{').map(|(_, rest)| format!("{{{rest}"));
                    let path = path.split('{').next().unwrap();
                    reader.ask(method, path, body.as_deref())
                }
                _ => panic!("no request: {line}"),
            });
            requests += 1;
        }
    }
    assert!(
        requests >= 4 && replies == requests,
        "{requests} requests, {replies} replies"
    );

    let json = blocks()
        .into_iter()
        .filter(|block| block.page_name() == "api.md" && block.kind == "json");
    let json: Vec<Value> = json.map(|block| shown(&block.text)).collect();
    let [message, refused] = &json[..] else {
        panic!("a message of the stream, and a refusal: {json:?}");
    };
    let wrong = json!({ "seats": ["me", "bot:easy"], "options": { "pace": -1 } });
    let (status, reply) = reader.ask("POST", "/api/tables", Some(&wrong.to_string()));
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    compare(refused, &reply, "", &mut HashMap::new());

    // The stream sends a turn like the one that the page shows.
    let id = &reader.meant["1f76b2d9395edf5f"];
    let stream = reader.send("GET", &format!("/api/tables/{id}/events"), None);
    let turn = &message["events"][0]["what"];
    let began = Instant::now();
    for line in BufReader::new(stream).lines() {
        assert!(began.elapsed() < PATIENCE, "no turn begins");
        let line = line.unwrap();
        let Some(data) = line.strip_prefix("data:") else {
            continue;
        };
        let real: Value = serde_json::from_str(data).unwrap();
        let names = |value: &Value| {
            value
                .as_object()
                .unwrap()
                .keys()
                .cloned()
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&real), names(message), "{real}");
        let events = real["events"].as_array().unwrap();
        if let Some(event) = events
            .iter()
            .find(|event| names(&event["what"]) == names(turn))
        {
            assert_eq!(names(event), names(&message["events"][0]));
            assert_eq!(names(&event["what"]["turn"]), names(&turn["turn"]));
            break;
        }
    }
    assert_eq!(server.end("-TERM"), Some(0));
}
