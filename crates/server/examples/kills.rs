//! Nothing is lost, however often the server is killed.
//!
//! ```sh
//! cargo run --release -p innovation-server --example kills            # 100 kills
//! cargo run --release -p innovation-server --example kills -- 1000    # 1,000 kills
//! ```
//!
//! It starts a server in another process and kills it (`SIGKILL`) after a random time, again and again, while people
//! play by the API and by pages. Afterwards the log in the database is compared with what was acknowledged: every
//! acknowledged answer is there once, at its place; nobody but the person has answered a person's question; and every
//! table goes on.

use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use innovation_engine::Rng;
use innovation_server::{Config, Limits, Server};
use reqwest::{Client, StatusCode};
use rusqlite::Connection;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::time::sleep;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// Number of pairs who play at the same time.
const PAIRS: usize = 8;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new()?;
    match &arguments[..] {
        [command, data, addr] if command == "serve" => runtime.block_on(serve(data, addr)),
        _ => {
            let kills = arguments.first().map_or(Ok(100), |text| text.parse())?;
            runtime.block_on(run(kills))
        }
    }
}

async fn serve(data: &str, addr: &str) -> Result<()> {
    let config = Config {
        limits: Limits {
            rate: 1e9,
            burst: u32::MAX,
            tables: 1_000_000,
            ..Limits::default()
        },
        ..Config::new(data.into(), addr.parse()?)
    };
    let server = Server::bind(config).await?;
    println!("http://{}", server.addr());
    server.serve(std::future::pending()).await?;
    Ok(())
}

fn start(data: &Path, addr: &str) -> Result<Child> {
    let mut child = Command::new(std::env::current_exe()?)
        .arg("serve")
        .arg(data)
        .arg(addr)
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    if !line.starts_with("http") {
        return Err("the server did not start".into());
    }
    Ok(child)
}

/// What a person has sent, by the number of the question.
#[derive(Default)]
struct Sent {
    acknowledged: HashSet<i64>,
    cut: HashSet<i64>,
    refused: usize,
}

/// A person who plays.
struct Person {
    client: Client,
    base: String,
    token: String,
    table: String,
    sent: Arc<Mutex<Sent>>,
}

async fn run(kills: usize) -> Result<()> {
    let data = tempfile::tempdir()?;
    let free = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    let addr = free.to_string();
    let mut child = start(data.path(), &addr)?;
    let base = format!("http://{addr}");
    let stop = Arc::new(AtomicBool::new(false));
    let played = Arc::new(Mutex::new(Vec::new()));
    let mut pairs = tokio::task::JoinSet::new();
    for number in 0..PAIRS {
        let pair = Pair {
            base: base.clone(),
            stop: stop.clone(),
            played: played.clone(),
        };
        pairs.spawn(pair.play(number as u64));
    }
    let mut rng = Rng::new(1);
    for kill in 1..=kills {
        sleep(Duration::from_millis(u64::from(50 + rng.below(350)))).await;
        // SIGKILL: the program is told nothing.
        child.kill()?;
        child.wait()?;
        child = start(data.path(), &addr)?;
        if kill % 100 == 0 {
            println!("{kill} kills");
        }
    }
    sleep(Duration::from_secs(2)).await;
    stop.store(true, Ordering::Relaxed);
    while let Some(played) = pairs.join_next().await {
        played??;
    }
    child.kill()?;
    child.wait()?;
    let played = std::mem::take(&mut *played.lock().map_err(|error| error.to_string())?);
    check(data.path(), &played)
}

/// What somebody at a table has sent.
struct Played {
    table: String,
    seat: i64,
    sent: Arc<Mutex<Sent>>,
}

/// Two people who play one game after the other, with a bot as the third.
struct Pair {
    base: String,
    stop: Arc<AtomicBool>,
    played: Arc<Mutex<Vec<Played>>>,
}

impl Pair {
    async fn play(self, number: u64) -> Result<()> {
        let mut seed = number;
        while !self.stop.load(Ordering::Relaxed) {
            // While the server is down, there is nobody to ask for a table.
            let Ok((table, tokens)) = self.set_up().await else {
                sleep(Duration::from_millis(20)).await;
                continue;
            };
            let mut people = tokio::task::JoinSet::new();
            for (seat, token) in tokens.into_iter().enumerate() {
                let sent: Arc<Mutex<Sent>> = Arc::default();
                let played = Played {
                    table: table.clone(),
                    seat: seat as i64,
                    sent: sent.clone(),
                };
                self.played
                    .lock()
                    .map_err(|error| error.to_string())?
                    .push(played);
                let person = Person {
                    client: Client::builder().timeout(Duration::from_secs(5)).build()?,
                    base: self.base.clone(),
                    token,
                    table: table.clone(),
                    sent,
                };
                seed += 1000;
                let stop = self.stop.clone();
                people.spawn(async move { person.play(seed, &stop).await });
            }
            while let Some(played) = people.join_next().await {
                played??;
            }
        }
        Ok(())
    }

    async fn set_up(&self) -> Result<(String, [String; 2])> {
        let base = &self.base;
        let (ann, bob) = (token(base, "Ann").await?, token(base, "Bob").await?);
        let options = json!({ "listed": true, "pace": 0 });
        let body = json!({ "seats": ["me", "open", "bot:random"], "options": options });
        let client = Client::new();
        let table = client.post(format!("{base}/api/tables")).bearer_auth(&ann);
        let table: Value = table.json(&body).send().await?.json().await?;
        let table = table["id"].as_str().ok_or("no table")?.to_owned();
        let join = client.post(format!("{base}/api/tables/{table}/join"));
        let join = join.bearer_auth(&bob).json(&json!({})).send().await?;
        join.error_for_status()?;
        Ok((table, [ann, bob]))
    }
}

async fn token(base: &str, name: &str) -> Result<String> {
    let request = Client::new().post(format!("{base}/api/tokens"));
    let token: Value = request
        .json(&json!({ "name": name }))
        .send()
        .await?
        .json()
        .await?;
    Ok(token["token"].as_str().ok_or("no token")?.to_owned())
}

impl Person {
    async fn is_over(&self, path: &str) -> bool {
        let Ok(info) = self.client.get(path).bearer_auth(&self.token).send().await else {
            return false;
        };
        let info: Value = info.json().await.unwrap_or(Value::Null);
        info["state"] == "over"
    }

    async fn play(&self, seed: u64, stop: &AtomicBool) -> Result<()> {
        let mut rng = Rng::new(seed);
        let path = format!("{}/api/tables/{}", self.base, self.table);
        while !stop.load(Ordering::Relaxed) {
            let asked = self
                .client
                .get(format!("{path}/question"))
                .bearer_auth(&self.token);
            let question: Value = match asked.send().await {
                Ok(response) => response.json().await.unwrap_or(Value::Null),
                Err(_) => Value::Null,
            };
            let (Some(number), Some(options)) = (
                question["sequence"].as_i64(),
                question["options"].as_array(),
            ) else {
                if question.is_null() && self.is_over(&path).await {
                    return Ok(());
                }
                sleep(Duration::from_millis(5)).await;
                continue;
            };
            let option = rng.below(options.len() as u32);
            let body = json!({ "sequence": number, "option": option });
            let answer = self
                .client
                .post(format!("{path}/answer"))
                .bearer_auth(&self.token);
            let answered = answer
                .json(&body)
                .send()
                .await
                .map(|answer| answer.status());
            let mut sent = self.sent.lock().map_err(|error| error.to_string())?;
            match answered {
                Ok(StatusCode::OK) if !sent.acknowledged.insert(number) => {
                    return Err("one question was acknowledged twice".into());
                }
                Ok(StatusCode::OK) => {}
                Ok(StatusCode::CONFLICT) => sent.refused += 1,
                Ok(_) | Err(_) => drop(sent.cut.insert(number)),
            }
        }
        Ok(())
    }
}

/// The number of the question at a place of the log, as the server makes it.
fn number(id: &str, seed: i64, sequence: i64) -> i64 {
    let mut hash = Sha256::new();
    hash.update(id);
    hash.update((seed as u64).to_be_bytes());
    hash.update(sequence.to_be_bytes());
    let hash = hash.finalize();
    hash[..6]
        .iter()
        .fold(0, |number, &byte| number << 8 | i64::from(byte))
}

fn check(data: &Path, all: &[Played]) -> Result<()> {
    let db = Connection::open(data.join("innovation.db"))?;
    let integrity: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    let (mut acknowledged, mut cut, mut lost, mut by_others) = (0, 0, 0, 0);
    for Played {
        table: id,
        seat,
        sent,
    } in all
    {
        let query = "SELECT seed FROM tables WHERE id = $1";
        let seed: i64 = db.query_row(query, [id], |row| row.get(0))?;
        let query = "SELECT sequence, seat FROM answers WHERE table_id = $1 ORDER BY sequence";
        let mut query = db.prepare(query)?;
        let rows = query.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut places: HashMap<i64, i64> = HashMap::new();
        for row in rows {
            let (sequence, seat): (i64, i64) = row?;
            places.insert(number(id, seed, sequence), seat);
        }
        let sent = sent.lock().map_err(|error| error.to_string())?;
        acknowledged += sent.acknowledged.len();
        cut += sent.cut.len();
        lost += sent
            .acknowledged
            .iter()
            .filter(|number| places.get(number) != Some(seat))
            .count();
        by_others += places
            .iter()
            .filter(|(number, by)| {
                *by == seat && !sent.acknowledged.contains(number) && !sent.cut.contains(number)
            })
            .count();
    }
    println!("integrity: {integrity}");
    println!("{} games of people", all.len() / 2);
    println!("{acknowledged} answers acknowledged, {cut} requests cut off");
    println!(
        "{lost} acknowledged answers lost, {by_others} answers of a person given by somebody else"
    );
    match (lost, by_others, integrity.as_str()) {
        (0, 0, "ok") => Ok(()),
        _ => Err("something was lost".into()),
    }
}
