//! How quickly an answer reaches the other player's page, with many tables at once.
//!
//! ```sh
//! cargo run --release -p innovation-server --example load             # 500 tables for 20 seconds
//! cargo run --release -p innovation-server --example load -- 100 10   # 100 tables for 10 seconds
//! cargo run --release -p innovation-server --example load -- 2000 20 3   # over three processes on one PostgreSQL
//! ```
//!
//! It starts a server of its own in another process, on this machine, with a store that is thrown away. At each table
//! sit two visitors, each with the page open, and a bot. A visitor thinks for three seconds on average. The time is
//! taken from before an action is sent until the other visitor's stream has brought the table as it then is. Where there
//! are several processes, the two visitors of a table are at different ones.

#[path = "../tests/common/postgres.rs"]
mod postgres;

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use innovation_engine::Rng;
use innovation_server::{Config, Limits, Server};
use postgres::{PostgresServer, installed};
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// How long a visitor thinks, on average, in milliseconds.
const THOUGHT: u32 = 3_000;
/// How long the games have been going on when the time is first taken.
const WARM_UP: Duration = Duration::from_secs(5);

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new()?;
    if let [command, place] = &arguments[..]
        && command == "serve"
    {
        return runtime.block_on(serve(place));
    }
    let number = |place: usize, usual: u64| match arguments.get(place) {
        Some(text) => text.parse(),
        None => Ok(usual),
    };
    let (tables, seconds, processes) = (number(0, 500)?, number(1, 20)?, number(2, 1)?);
    let data = tempfile::tempdir()?;
    let postgres = match processes {
        0 | 1 => None,
        _ => {
            let bin = installed().ok_or("PostgreSQL is not installed")?;
            Some(PostgresServer::start(bin, "-c max_wal_size=2GB"))
        }
    };
    let place = match &postgres {
        Some(postgres) => postgres.database(),
        None => data.path().display().to_string(),
    };
    let mut children = Vec::new();
    for _ in 0..processes.max(1) {
        let mut command = Command::new(std::env::current_exe()?);
        let child = command.args(["serve", &place]).stdout(Stdio::piped());
        children.push(child.spawn()?);
    }
    let done = runtime.block_on(load(&mut children, tables, Duration::from_secs(seconds)));
    for child in &mut children {
        child.kill()?;
        child.wait()?;
    }
    if let Some(postgres) = &postgres {
        let sql = "SELECT relname, pg_table_size(relid), pg_indexes_size(relid), n_live_tup
            FROM pg_stat_user_tables WHERE n_live_tup > 100 ORDER BY 2 DESC";
        println!(
            "bytes, bytes of indexes, rows:\n{}",
            postgres.psql("test0", sql)
        );
        let sql = "SELECT xact_commit, tup_inserted, tup_updated FROM pg_stat_database
            WHERE datname = 'test0'";
        println!(
            "transactions, rows added, rows changed: {}",
            postgres.psql("test0", sql)
        );
    }
    done
}

/// A server without limits on how much one visitor may ask for: all of ours come from the same address.
async fn serve(place: &str) -> Result<()> {
    let addr = ([127, 0, 0, 1], 0).into();
    let config = Config {
        limits: Limits {
            rate: 1e9,
            burst: u32::MAX,
            connections: usize::MAX,
            ..Limits::default()
        },
        metrics: Some(addr),
        database: place.starts_with("postgres://").then(|| place.to_owned()),
        ..Config::new(place.into(), addr)
    };
    let server = Server::bind(config).await?;
    println!("http://{}", server.addr());
    let metrics = server.metrics_addr().ok_or("no address for metrics")?;
    println!("http://{metrics}/metrics");
    server.serve(std::future::pending()).await?;
    Ok(())
}

/// How long a process has used processors, in hundredths of a second.
fn processor_time(process: u32) -> Result<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program, in parentheses, may have spaces in it.
    let (_, rest) = stat.rsplit_once(')').ok_or("no times are told")?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let field = |place: usize| fields.get(place).ok_or("no times are told");
    Ok(field(11)?.parse::<u64>()? + field(12)?.parse::<u64>()?)
}

/// How much memory a process has, in KiB.
fn memory(process: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    Ok(number.ok_or("no memory is told")?.parse()?)
}

fn sum(children: &[Child], of: fn(u32) -> Result<u64>) -> Result<u64> {
    children.iter().map(|child| of(child.id())).sum()
}

async fn load(children: &mut [Child], tables: u64, time: Duration) -> Result<()> {
    let (mut bases, mut metrics_urls) = (Vec::new(), Vec::new());
    for child in &mut *children {
        let mut lines = BufReader::new(child.stdout.take().ok_or("no output")?).lines();
        bases.push(lines.next().ok_or("no address")??);
        metrics_urls.push(lines.next().ok_or("no address for metrics")??);
    }
    let empty = sum(children, memory)?;

    let began = Instant::now();
    let mut games = Vec::new();
    for number in 0..tables {
        games.push(Game::set_up(&bases, number).await?);
    }
    println!(
        "{tables} tables set up in {:.1} s",
        began.elapsed().as_secs_f64()
    );

    let processor_before = sum(children, processor_time)?;
    let times = Arc::new(Mutex::new(Vec::new()));
    let start = Instant::now() + WARM_UP;
    let end = start + time;
    let mut visitors = JoinSet::new();
    for (number, game) in games.into_iter().enumerate() {
        for (place, visitor) in game.visitors.into_iter().enumerate() {
            let rng = Rng::new((2 * number + place) as u64);
            let (times, sent) = (times.clone(), game.sent.clone());
            visitors.spawn(visitor.play(game.id.clone(), place, sent, times, rng, start));
        }
    }
    sleep_until(end.into()).await;
    let full = sum(children, memory)?;
    let mut metrics = String::new();
    for url in metrics_urls {
        metrics += &reqwest::get(url).await?.text().await?;
    }
    let processor = sum(children, processor_time)? - processor_before;
    let mut failed = 0;
    while let Some(ended) = visitors.try_join_next() {
        failed += 1;
        println!("a visitor gave up: {:?}", ended?.err());
    }
    visitors.abort_all();

    let mut times = times.lock().map_err(|error| error.to_string())?.clone();
    times.sort();
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        let time: Duration = times
            .get(place.min(times.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default();
        time.as_secs_f64() * 1e3
    };
    println!(
        "{} actions in {} s; {failed} visitors gave up",
        times.len(),
        time.as_secs()
    );
    println!(
        "to the other page: median {:.1} ms, 95 % within {:.1} ms, 99 % within {:.1} ms",
        at(0.5),
        at(0.95),
        at(0.99)
    );
    println!(
        "{:.2} s of processor time since the games began",
        processor as f64 / 100.0
    );
    println!(
        "memory: {} KiB a table, {} MiB in all",
        (full - empty) / tables.max(1),
        full >> 10
    );
    for line in metrics
        .lines()
        .filter(|line| line.contains("_total") || line.contains("_sum") || line.contains("_count"))
    {
        if !line.starts_with('#') {
            println!("  {line}");
        }
    }
    Ok(())
}

/// A table with two visitors.
struct Game {
    id: String,
    visitors: Vec<Visitor>,
    /// Who has sent an action and when, until the other visitor has seen it.
    sent: Arc<Mutex<Option<(usize, Instant)>>>,
}

impl Game {
    async fn set_up(bases: &[String], number: u64) -> Result<Game> {
        let base = |place: u64| &bases[((number + place) % bases.len() as u64) as usize];
        let ann = Visitor::new(base(0), &format!("Ann {number}")).await?;
        let bob = Visitor::new(base(1), &format!("Bob {number}")).await?;
        let body = json!({ "seats": ["me", "open", "bot:normal"], "options": { "listed": true } });
        let table: Value = ann.post("/api/tables", &body).await?.json().await?;
        let id = table["id"].as_str().ok_or("no table")?.to_owned();
        bob.post(&format!("/api/tables/{id}/join"), &json!({}))
            .await?;
        Ok(Game {
            id,
            visitors: vec![ann, bob],
            sent: Arc::default(),
        })
    }
}

/// A visitor with the page open.
struct Visitor {
    client: Client,
    base: String,
    token: String,
}

impl Visitor {
    async fn new(base: &str, name: &str) -> Result<Visitor> {
        let client = Client::new();
        let request = client
            .post(format!("{base}/api/tokens"))
            .json(&json!({ "name": name }));
        let token: Value = request.send().await?.error_for_status()?.json().await?;
        Ok(Visitor {
            client,
            base: base.to_owned(),
            token: token["token"].as_str().ok_or("no token")?.to_owned(),
        })
    }

    async fn send(&self, request: RequestBuilder) -> Result<Response> {
        Ok(request
            .bearer_auth(&self.token)
            .send()
            .await?
            .error_for_status()?)
    }

    async fn get(&self, path: &str) -> Result<Response> {
        self.send(self.client.get(format!("{}{path}", self.base)))
            .await
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Response> {
        self.send(self.client.post(format!("{}{path}", self.base)).json(body))
            .await
    }

    /// Plays until the game is over, and notes when the other one's actions arrive.
    async fn play(
        self,
        id: String,
        me: usize,
        sent: Arc<Mutex<Option<(usize, Instant)>>>,
        times: Arc<Mutex<Vec<Duration>>>,
        mut rng: Rng,
        start: Instant,
    ) -> Result<()> {
        let mut stream = self.get(&format!("/t/{id}/events")).await?.bytes_stream();
        let visitor = Arc::new(self);
        let mut last = [0; 2];
        while let Some(bytes) = stream.next().await {
            let bytes = bytes?;
            // A message ends with an empty line.
            last = [
                bytes.len().checked_sub(2).map_or(last[1], |at| bytes[at]),
                bytes[bytes.len() - 1],
            ];
            if last != *b"\n\n" {
                continue;
            }
            let arrived = Instant::now();
            let mut waiting = sent.lock().map_err(|error| error.to_string())?;
            if let Some((_, since)) = waiting.take_if(|(by, _)| *by != me)
                && since > start
            {
                times
                    .lock()
                    .map_err(|error| error.to_string())?
                    .push(arrived - since);
            }
            drop(waiting);
            // The stream is read on while the visitor thinks.
            let thought = Duration::from_millis(u64::from(rng.below(2 * THOUGHT)));
            tokio::spawn(visitor.clone().answer(
                id.clone(),
                me,
                sent.clone(),
                thought,
                Rng::new(rng.next_u64()),
            ));
        }
        Ok(())
    }

    /// Answers after some thought, if there is a question.
    async fn answer(
        self: Arc<Visitor>,
        id: String,
        me: usize,
        sent: Arc<Mutex<Option<(usize, Instant)>>>,
        thought: Duration,
        mut rng: Rng,
    ) -> Result<()> {
        let path = format!("/api/tables/{id}");
        let question: Value = self.get(&format!("{path}/question")).await?.json().await?;
        let Some(options) = question["options"].as_array() else {
            return Ok(());
        };
        sleep(thought).await;
        let option = rng.below(options.len() as u32);
        if question["purpose"] == "action" {
            *sent.lock().map_err(|error| error.to_string())? = Some((me, Instant::now()));
        }
        let body = json!({ "sequence": question["sequence"], "option": option });
        self.post(&format!("{path}/answer"), &body).await?;
        Ok(())
    }
}
