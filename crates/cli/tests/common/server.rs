//! A server that is run as a process, and somebody who plays there.
#![allow(dead_code)]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use reqwest::blocking::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use tokio::net::TcpSocket;

/// How long a game may take until it is given up, on a busy machine whose disk is slow.
pub const PATIENCE: Duration = Duration::from_secs(600);
/// How long a request may take until it is given up. An answer that is taken later would be given twice.
const REQUEST: Duration = Duration::from_secs(120);

/// The program, serving.
pub struct Server {
    pub child: Child,
    pub url: String,
}

impl Server {
    pub fn start(data: &Path, addr: &str) -> Server {
        Server::start_on(&["--data", data.to_str().unwrap()], addr)
    }

    /// With this store: `--data FOLDER` or `--database URL`.
    pub fn start_on(store: &[&str], addr: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_innovation"))
            .args(["serve", "--addr", addr])
            .args(store)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut url)
            .unwrap();
        let url = url.trim_end().to_owned();
        assert!(
            url.starts_with("http://127.0.0.1:"),
            "the address is printed: {url:?}"
        );
        Server { child, url }
    }

    /// Asks the program to end, and waits until it has.
    pub fn end(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args([signal, &id]).status();
        assert!(asked.unwrap().success());
        self.child.wait().unwrap().code()
    }

    pub fn kill(&mut self) {
        // SIGKILL: the program cannot prepare for it.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A test that fails leaves no server behind.
impl Drop for Server {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            let killed = self.child.kill().and_then(|()| self.child.wait());
            assert!(killed.is_ok() || thread::panicking(), "{killed:?}");
        }
    }
}

/// An address for servers of ours, one after the other: requests find the server there again after each of its lives.
/// Nobody else gets it, because it stays bound. A server can bind it as well, as long as nobody listens there.
pub struct Address(TcpSocket);

impl Address {
    pub fn reserve() -> Address {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_reuseaddr(true).unwrap();
        let anywhere: SocketAddr = ([127, 0, 0, 1], 0).into();
        socket.bind(anywhere).unwrap();
        Address(socket)
    }

    pub fn text(&self) -> String {
        self.0.local_addr().unwrap().to_string()
    }
}

/// Somebody who plays, and what they know of the game.
pub struct Player {
    client: Client,
    base: String,
    token: String,
}

/// A client that gives up after a while. A stream may last longer.
pub fn client() -> Client {
    let client = Client::builder().connect_timeout(Duration::from_secs(10));
    client.timeout(PATIENCE).build().unwrap()
}

impl Player {
    pub fn new(base: &str, name: &str) -> Player {
        let client = Client::builder().timeout(REQUEST).build().unwrap();
        let request = client
            .post(format!("{base}/api/tokens"))
            .json(&json!({ "name": name }));
        let token: Value = request.send().unwrap().json().unwrap();
        Player {
            client,
            base: base.to_owned(),
            token: token["token"].as_str().unwrap().to_owned(),
        }
    }

    /// The same player at another server, which has the same store.
    pub fn at(&self, base: &str) -> Player {
        Player {
            client: self.client.clone(),
            base: base.to_owned(),
            token: self.token.clone(),
        }
    }

    /// `None`: nobody was there, the connection broke off, or it was too much at once.
    fn send(&self, request: RequestBuilder) -> Option<Response> {
        let response = request.bearer_auth(&self.token).send().ok();
        response.filter(|response| response.status() != StatusCode::TOO_MANY_REQUESTS)
    }

    pub fn get(&self, path: &str) -> Option<Response> {
        self.send(self.client.get(format!("{}{path}", self.base)))
    }

    pub fn post(&self, path: &str, body: &Value) -> Option<Response> {
        self.send(self.client.post(format!("{}{path}", self.base)).json(body))
    }

    /// Asks again until the server is there.
    pub fn text(&self, path: &str) -> String {
        let began = Instant::now();
        loop {
            if let Some(answer) = self.get(path).and_then(|response| {
                assert_eq!(response.status(), StatusCode::OK, "{path}");
                response.text().ok()
            }) {
                return answer;
            }
            assert!(began.elapsed() < PATIENCE, "the server came back");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Like [`text`](Player::text), as JSON.
    pub fn ask(&self, path: &str) -> Value {
        serde_json::from_str(&self.text(path)).unwrap()
    }
}

/// Sets up a table against bots that answer at once, and gives back its name. Asks again until the server is there.
pub fn table_with_bot(player: &Player, bots: &[&str]) -> String {
    let seats: Vec<&str> = ["me"].into_iter().chain(bots.iter().copied()).collect();
    let body = json!({ "seats": seats, "options": { "pace": 0 } });
    let began = Instant::now();
    loop {
        let table: Option<Value> = player.post("/api/tables", &body).and_then(|response| {
            assert_eq!(response.status(), StatusCode::CREATED);
            response.json().ok()
        });
        if let Some(table) = table {
            return table["id"].as_str().unwrap().to_owned();
        }
        assert!(began.elapsed() < PATIENCE, "the server came back");
        thread::sleep(Duration::from_millis(20));
    }
}
