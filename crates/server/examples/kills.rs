//! Nothing is lost, however often the server is killed.
//!
//! ```sh
//! cargo run --release -p innovation-server --example kills            # 100 kills
//! cargo run --release -p innovation-server --example kills -- 1000    # 1,000 kills
//! ```
//!
//! It starts a server in another process and kills it (`SIGKILL`) after a random time, again and again, while people
//! play, one at each table by the API and the other by pages, and listen. Afterwards the log in the database is compared
//! with what they received: every acknowledged answer is there once, at its place; nobody but the person has answered a
//! person's question; no stream and no page has shown what was undone; and every table goes on.

#[path = "chaos/compare.rs"]
mod compare;
#[path = "chaos/people.rs"]
mod people;

use std::collections::HashMap;
use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use compare::{Findings, StoredGame};
use innovation_engine::Rng;
use innovation_server::{Config, Limits, Server};
use people::{Person, Town};
use rusqlite::Connection;
use tokio::task::JoinSet;
use tokio::time::sleep;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// Number of pairs who play at the same time.
const PAIRS: u64 = 8;
/// How long tables may take to go on after the last kill.
const CALM: Duration = Duration::from_secs(40);

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

/// Everybody who has played.
type Everybody = Arc<Mutex<Vec<Person>>>;

async fn run(kills: usize) -> Result<()> {
    let data = tempfile::tempdir()?;
    let free = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    let addr = free.to_string();
    let mut child = start(data.path(), &addr)?;
    let town = Town::new(vec![format!("http://{addr}")])?;
    let everybody = Everybody::default();
    let mut pairs = JoinSet::new();
    for number in 0..PAIRS {
        pairs.spawn(play(town.clone(), everybody.clone(), number));
    }
    let mut rng = Rng::new(1);
    for kill in 1..=kills {
        sleep(Duration::from_millis(u64::from(50 + rng.below(350)))).await;
        // SIGKILL: the program cannot prepare for it.
        child.kill()?;
        child.wait()?;
        child = start(data.path(), &addr)?;
        if kill % 100 == 0 {
            println!("{kill} kills");
        }
    }
    town.calm.store(true, Ordering::Relaxed);
    let calm = Instant::now() + CALM;
    while Instant::now() < calm && !all_go_on(&everybody) {
        sleep(Duration::from_millis(50)).await;
    }
    town.stop.store(true, Ordering::Relaxed);
    while let Some(played) = pairs.join_next().await {
        played??;
    }
    child.kill()?;
    child.wait()?;
    let everybody = everybody.lock().unwrap_or_else(PoisonError::into_inner);
    let findings = check(data.path(), &everybody)?;
    println!("{findings:#?}");
    match findings.are_good() {
        true => Ok(()),
        false => Err("something is not as it should be".into()),
    }
}

/// Whether somebody was answered at each table whose game is not over.
fn all_go_on(everybody: &Everybody) -> bool {
    let everybody = everybody.lock().unwrap_or_else(PoisonError::into_inner);
    let mut tables: HashMap<&str, bool> = HashMap::new();
    for person in everybody.iter() {
        let sent = person.sent.lock().unwrap_or_else(PoisonError::into_inner);
        *tables.entry(&person.table).or_default() |= sent.calm > 0 || sent.is_over;
    }
    tables.values().all(|&goes_on| goes_on)
}

/// Two people who play one game after the other, with a bot as the third.
async fn play(town: Town, everybody: Everybody, number: u64) -> Result<()> {
    let mut rng = Rng::new(number);
    while !town.stop.load(Ordering::Relaxed) {
        // A request that was cut off may have seated somebody already. Then another table is set up.
        let Ok(pair) = town.pair(&mut rng, 0).await else {
            continue;
        };
        let (mut playing, mut listening) = (JoinSet::new(), JoinSet::new());
        everybody
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extend(pair.clone());
        for person in pair {
            let seed = u64::from(rng.below(u32::MAX));
            playing.spawn(person.clone().play(seed));
            listening.spawn(person.listen(seed));
        }
        while let Some(played) = playing.join_next().await {
            played??;
        }
    }
    Ok(())
}

fn check(data: &Path, everybody: &[Person]) -> Result<Findings> {
    let db = Connection::open(data.join("innovation.db"))?;
    let integrity: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if integrity != "ok" {
        return Err(format!("the database is damaged: {integrity}").into());
    }
    let mut findings = Findings::default();
    for pair in everybody.chunk_by(|one, other| one.table == other.table) {
        let id = &pair[0].table;
        let query = "SELECT seed, settings, sequence, state FROM tables WHERE id = $1";
        let (seed, settings, sequence, state) = db.query_row(query, [id], |row| {
            let settings: String = row.get(1)?;
            Ok((row.get(0)?, settings, row.get(2)?, row.get::<_, String>(3)?))
        })?;
        let query =
            "SELECT sequence, seat, place FROM answers WHERE table_id = $1 ORDER BY sequence";
        let mut query = db.prepare(query)?;
        let answers = query.query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let stored = StoredGame {
            id: id.clone(),
            seed,
            settings: serde_json::from_str(&settings)?,
            sequence,
            is_over: state == "over",
            answers: answers.collect::<rusqlite::Result<_>>()?,
        };
        findings.add(&stored, &pair.iter().collect::<Vec<_>>())?;
    }
    Ok(findings)
}
