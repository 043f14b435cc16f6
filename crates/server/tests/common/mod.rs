//! A server for a test, and visitors who come to it.
#![allow(dead_code)]

pub mod late;
pub mod postgres;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use innovation_engine::Language;
use innovation_server::{Config, Limits, Server};
use innovation_text::{Problem, Text};
use postgres::PostgresServer;
use reqwest::header::{ACCEPT_LANGUAGE, AUTHORIZATION, HeaderMap, HeaderValue, LOCATION};
use reqwest::{Client, Response, StatusCode, redirect};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// As long as a test waits for anything, on a machine that is busy with other things.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// How long a connection may say nothing: streams say every 15 seconds that they are alive.
const SILENCE: Duration = Duration::from_secs(120);

/// Limits that no test meets by chance.
pub fn generous() -> Limits {
    Limits {
        rate: 1e6,
        burst: 1_000_000,
        connections: 100_000,
        tables: 1000,
        ..Limits::default()
    }
}

/// A running server with an empty store.
pub struct TestServer {
    pub addr: SocketAddr,
    pub metrics: Option<SocketAddr>,
    pub data: TempDir,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

impl TestServer {
    pub async fn start(limits: Limits) -> TestServer {
        TestServer::start_with(limits, |_| {}).await
    }

    /// A server with some other settings.
    pub async fn start_with(limits: Limits, change: impl FnOnce(&mut Config)) -> TestServer {
        let data = tempfile::tempdir().unwrap();
        TestServer::start_in(data, limits, change).await
    }

    /// A server on what another one has left.
    pub async fn start_in(
        data: TempDir,
        limits: Limits,
        change: impl FnOnce(&mut Config),
    ) -> TestServer {
        let addr = "127.0.0.1:0".parse().unwrap();
        let mut config = Config {
            metrics: Some(addr),
            limits,
            ..Config::new(data.path().to_owned(), addr)
        };
        change(&mut config);
        let server = Server::bind(config).await.unwrap();
        let (addr, metrics) = (server.addr(), server.metrics_addr());
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(server.serve(async { ended.await.unwrap_or(()) }));
        TestServer {
            addr,
            metrics,
            data,
            end: Some(end),
            task,
        }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    /// Asks the server to end, and waits until it has. Gives back what it leaves.
    pub async fn end(mut self) -> TempDir {
        self.end.take().unwrap().send(()).unwrap();
        timeout(PATIENCE, self.task)
            .await
            .unwrap()
            .unwrap()
            .unwrap();
        self.data
    }

    /// Servers on one new database. `None`: PostgreSQL is not installed.
    pub async fn cluster(count: usize, limits: Limits) -> Option<Cluster> {
        let postgres = PostgresServer::shared()?;
        let url = postgres.database();
        let mut servers = Vec::new();
        for _ in 0..count {
            servers.push(TestServer::start_on(&url, limits).await);
        }
        Some(Cluster {
            postgres,
            url,
            servers,
        })
    }

    /// A server on this database.
    pub async fn start_on(url: &str, limits: Limits) -> TestServer {
        let database = Some(url.to_owned());
        TestServer::start_with(limits, |config| config.database = database).await
    }

    /// Somebody with a browser who has been to the first page.
    pub async fn browser(&self) -> Browser {
        let client = Client::builder()
            .cookie_store(true)
            .redirect(redirect::Policy::none())
            .read_timeout(SILENCE)
            .build()
            .unwrap();
        let mut browser = Browser {
            client,
            base: self.url(""),
            csrf: String::new(),
        };
        let (status, page) = browser.get("/").await;
        assert_eq!(status, StatusCode::OK);
        browser.csrf = csrf_in(&page);
        browser
    }

    /// A program with a token.
    pub async fn program(&self, name: &str) -> Program {
        self.program_in(name, Language::En).await
    }

    /// A program that reads this language.
    pub async fn program_in(&self, name: &str, language: Language) -> Program {
        let accept = HeaderValue::from_static(language.code());
        let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, accept)]);
        let client = Client::builder()
            .default_headers(headers)
            .read_timeout(SILENCE)
            .build()
            .unwrap();
        let request = client
            .post(self.url("/api/tokens"))
            .json(&json!({ "name": name }));
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::CREATED);
        let answer: Value = response.json().await.unwrap();
        Program {
            client,
            base: self.url(""),
            token: answer["token"].as_str().unwrap().to_owned(),
        }
    }
}

/// Servers on one database, which ends with this value.
pub struct Cluster {
    pub postgres: Arc<PostgresServer>,
    pub url: String,
    pub servers: Vec<TestServer>,
}

/// What the forms of a page carry.
pub fn csrf_in(page: &str) -> String {
    field_in(page, "csrf").expect("the page has a form")
}

/// Where the API has a table.
pub fn path_of(table: &Value) -> String {
    format!("/api/tables/{}", table["id"].as_str().unwrap())
}

/// The file of a server's store. A server that is writing to it is waited for.
pub fn database(data: &Path) -> Connection {
    let db = Connection::open(data.join("innovation.db")).unwrap();
    db.busy_timeout(PATIENCE).unwrap();
    db
}

/// What a person reads who is refused.
pub fn sentence(problem: Problem) -> String {
    Text::of(Language::En).problem(problem)
}

/// A sentence as HTML.
pub fn escaped(sentence: &str) -> String {
    maud::html! { (sentence) }.into_string()
}

/// The value of the first hidden field of this name.
pub fn field_in(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\""))?;
    Some(rest.split_once('"')?.0.to_owned())
}

/// Somebody with a browser.
pub struct Browser {
    pub client: Client,
    base: String,
    pub csrf: String,
}

impl Browser {
    /// The same browser at another server, which has the same store.
    pub fn at(&self, server: &TestServer) -> Browser {
        Browser {
            client: self.client.clone(),
            base: server.url(""),
            csrf: self.csrf.clone(),
        }
    }

    pub async fn get(&self, path: &str) -> (StatusCode, String) {
        let response = self
            .client
            .get(self.base.clone() + path)
            .send()
            .await
            .unwrap();
        (response.status(), response.text().await.unwrap())
    }

    /// Posts a form of ours.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        let mut fields = fields.to_vec();
        fields.push(("csrf", &self.csrf));
        self.post_bare(path, &fields).await
    }

    /// Posts a form as it is.
    pub async fn post_bare(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        let request = self.client.post(self.base.clone() + path).form(fields);
        request.send().await.unwrap()
    }

    /// Posts a form, and says where it leads.
    pub async fn go(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let response = self.post(path, fields).await;
        assert_eq!(response.status(), StatusCode::SEE_OTHER, "{path}");
        response.headers()[LOCATION].to_str().unwrap().to_owned()
    }

    /// Posts a form that is refused; the sentence that says why is on the page.
    pub async fn refused(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let response = self.post(path, fields).await;
        (response.status(), response.text().await.unwrap())
    }
}

/// A program with a token.
pub struct Program {
    client: Client,
    base: String,
    pub token: String,
}

impl Program {
    /// The same program at another server, which has the same store.
    pub fn at(&self, server: &TestServer) -> Program {
        Program {
            client: self.client.clone(),
            base: server.url(""),
            token: self.token.clone(),
        }
    }

    /// Posts a form, as a page of the same visitor would.
    pub async fn form(&self, path: &str, fields: &[(&str, &str)]) -> StatusCode {
        let client = Client::builder().redirect(redirect::Policy::none());
        let request = client.build().unwrap().post(self.base.clone() + path);
        let (_, page) = self.get("/").await;
        let csrf = csrf_in(&page);
        let mut fields = fields.to_vec();
        fields.push(("csrf", &csrf));
        let request = request.header(AUTHORIZATION, self.bearer()).form(&fields);
        request.send().await.unwrap().status()
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }

    pub async fn get(&self, path: &str) -> (StatusCode, String) {
        let request = self.client.get(self.base.clone() + path);
        let response = request
            .header(AUTHORIZATION, self.bearer())
            .send()
            .await
            .unwrap();
        (response.status(), response.text().await.unwrap())
    }

    pub async fn json(&self, path: &str) -> Value {
        let (status, text) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    pub async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = self.client.post(self.base.clone() + path).json(body);
        let response = request
            .header(AUTHORIZATION, self.bearer())
            .send()
            .await
            .unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// Sets up a table, and says how it is called.
    pub async fn table(&self, seats: &[&str], options: Value) -> Value {
        let body = json!({ "seats": seats, "options": options });
        let (status, table) = self.post("/api/tables", &body).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        table
    }

    /// The question to this player, once there is one.
    pub async fn question(&self, path: &str) -> Value {
        let asked = async {
            loop {
                let question = self.json(&format!("{path}/question")).await;
                if !question.is_null() {
                    return question;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, asked).await.expect("a question")
    }

    /// Watches a table until its game is over. Bots play among themselves as long as somebody watches.
    pub async fn until_over(&self, id: &str) {
        let mut events = self.listen(&format!("/api/tables/{id}/events")).await;
        events
            .until(|news| !news.contains("\"outcome\":null"))
            .await;
    }

    /// Listens to a stream of events.
    pub async fn listen(&self, path: &str) -> Listener {
        let request = self.client.get(self.base.clone() + path);
        let response = request
            .header(AUTHORIZATION, self.bearer())
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Listener::new(response)
    }
}

/// Somebody who listens to a stream of events.
pub struct Listener {
    messages: tokio::sync::mpsc::UnboundedReceiver<(Option<String>, String)>,
    /// The id of the last message that had one: of a page, the hash of the tree.
    pub last_id: Option<String>,
}

impl Listener {
    pub fn new(response: Response) -> Listener {
        let (sender, messages) = tokio::sync::mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut bytes = response.bytes_stream();
            let mut buffer = Vec::new();
            loop {
                let chunk = tokio::select! {
                    chunk = bytes.next() => chunk,
                    // Who no longer listens hangs up.
                    () = sender.closed() => return,
                };
                let Some(Ok(chunk)) = chunk else {
                    return;
                };
                buffer.extend_from_slice(&chunk);
                while let Some(end) = buffer.windows(2).position(|pair| pair == b"\n\n") {
                    let message: Vec<u8> = buffer.drain(..end + 2).collect();
                    let message = String::from_utf8(message).unwrap();
                    let data = message
                        .lines()
                        .filter_map(|line| line.strip_prefix("data: "));
                    let data = data.collect::<Vec<_>>().join("\n");
                    let mut ids = message.lines().filter_map(|line| line.strip_prefix("id: "));
                    let id = ids.next().map(str::to_owned);
                    if !data.is_empty() && sender.send((id, data)).is_err() {
                        return;
                    }
                }
            }
        });
        Listener {
            messages,
            last_id: None,
        }
    }

    fn read(&mut self, (id, data): (Option<String>, String)) -> String {
        self.last_id = id.or(self.last_id.take());
        data
    }

    /// The next message. `None`: the stream has ended.
    pub async fn next(&mut self) -> Option<String> {
        let message = timeout(PATIENCE, self.messages.recv()).await;
        let message = message.expect("a message, or the end")?;
        Some(self.read(message))
    }

    /// The first message of which this is true.
    pub async fn until(&mut self, is: impl Fn(&str) -> bool) -> String {
        loop {
            let message = self.next().await.expect("another message");
            if is(&message) {
                return message;
            }
        }
    }

    /// All messages that have come so far.
    pub fn so_far(&mut self) -> Vec<String> {
        let mut messages = Vec::new();
        while let Ok(message) = self.messages.try_recv() {
            messages.push(self.read(message));
        }
        messages
    }
}
