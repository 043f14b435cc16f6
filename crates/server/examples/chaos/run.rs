//! Processes that are killed, stopped and cut off while people play.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use innovation_engine::Rng;
use innovation_server::{Config, Limits, Server};
use serde_json::json;
use sqlx::{Connection, PgConnection};
use tokio::net::TcpSocket;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep;

use super::Result;
use super::check::{Chores, check, chores};
use super::compare::Findings;
use super::people::{Person, Town};
use super::postgres::PostgresServer;
use super::proxy::Proxy;

/// How long tables may take to go on when all is calm again.
const CALM: Duration = Duration::from_secs(120);
/// How long a process may take to start, while the database comes and goes.
const START: Duration = Duration::from_secs(120);

/// The plan of a run.
#[derive(Clone, Copy)]
pub struct Plan {
    /// Number of server processes.
    pub processes: usize,
    /// Number of tables with two people and a bot.
    pub pairs: usize,
    /// Number of tables at which a person never answers, and of tables that are too old.
    pub absent: usize,
    /// For how long there are faults.
    pub time: Duration,
    /// How long each process is left in peace at most, in milliseconds.
    pub peace: u32,
    /// After how many seconds the database is restarted, again and again.
    pub restart: u64,
}

/// Number of faults of each kind.
#[derive(Default, Debug)]
pub struct Faults {
    pub kills: AtomicUsize,
    pub cuts: AtomicUsize,
    pub stops: AtomicUsize,
    pub restarts: AtomicUsize,
}

/// A server without limits on how much one visitor may ask for: all of ours come from the same address.
pub async fn serve(url: &str, addr: &str) -> Result<()> {
    let config = Config {
        database: Some(url.to_owned()),
        limits: Limits {
            rate: 1e9,
            burst: u32::MAX,
            connections: usize::MAX,
            tables: 1_000_000,
            ..Limits::default()
        },
        ..Config::new(Path::new("unused").to_owned(), addr.parse()?)
    };
    let server = Server::bind(config).await?;
    println!("\nhttp://{}", server.addr());
    server.serve(std::future::pending()).await?;
    Ok(())
}

/// A server process, and the proxy between it and the database.
struct Process {
    addr: String,
    /// It is bound to the address, so that nobody else gets it while the process is dead.
    _place: TcpSocket,
    url: String,
    proxy: Proxy,
    command: fn(&str, &str) -> Command,
    child: Mutex<Option<Child>>,
}

impl Process {
    fn child(&self) -> std::sync::MutexGuard<'_, Option<Child>> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts it, as often as it takes: the database may be away.
    async fn start(self: &Arc<Process>) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < START {
            let process = self.clone();
            let started = spawn_blocking(move || process.try_start());
            if started.await?? {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        Err("a process could not be started".into())
    }

    fn try_start(&self) -> Result<bool> {
        let mut child = (self.command)(&self.url, &self.addr)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut lines = output.lines().map_while(std::result::Result::ok);
        if !lines.any(|line| line.starts_with("http://")) {
            child.wait()?;
            return Ok(false);
        }
        // After its address it prints nothing, so nobody has to read on.
        *self.child() = Some(child);
        Ok(true)
    }

    /// Ends it by `SIGKILL`.
    fn kill(&self) -> Result<()> {
        if let Some(mut child) = self.child().take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    fn signal(&self, name: &str) -> Result<()> {
        if let Some(child) = &*self.child() {
            let id = child.id().to_string();
            Command::new("kill").args(["-s", name, &id]).status()?;
        }
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Err(error) = self.kill() {
            eprintln!("a server may be left: {error}");
        }
    }
}

/// Kills, stops and cuts off one process, again and again, until the end.
async fn trouble(
    process: Arc<Process>,
    plan: Plan,
    end: Instant,
    faults: Arc<Faults>,
    seed: u64,
) -> Result<()> {
    let mut rng = Rng::new(seed);
    while Instant::now() < end {
        sleep(Duration::from_millis(u64::from(rng.below(plan.peace) + 20))).await;
        match rng.below(100) {
            0..45 => {
                process.kill()?;
                faults.kills.fetch_add(1, Ordering::Relaxed);
                process.start().await?;
            }
            45..90 => {
                let pause = Duration::from_millis(u64::from(rng.below(150)));
                process.proxy.cut(pause).await;
                faults.cuts.fetch_add(1, Ordering::Relaxed);
            }
            roll => {
                // Now and then for so long that others take its work over.
                let time = if roll == 99 {
                    8_000
                } else {
                    100 + rng.below(1_000)
                };
                process.signal("STOP")?;
                sleep(Duration::from_millis(time.into())).await;
                process.signal("CONT")?;
                faults.stops.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
    Ok(())
}

/// Restarts the database now and then: in good order, or as by a crash.
async fn restarts(
    postgres: Arc<PostgresServer>,
    plan: Plan,
    end: Instant,
    faults: Arc<Faults>,
) -> Result<()> {
    let mut mode = ["fast", "immediate"].into_iter().cycle();
    loop {
        sleep(Duration::from_secs(plan.restart)).await;
        if Instant::now() >= end {
            return Ok(());
        }
        let (postgres, mode) = (postgres.clone(), mode.next().unwrap_or("fast"));
        spawn_blocking(move || postgres.restart(mode)).await?;
        faults.restarts.fetch_add(1, Ordering::Relaxed);
    }
}

/// Runs everything, and compares the database afterwards with what people received.
pub async fn run(
    postgres: Arc<PostgresServer>,
    plan: Plan,
    command: fn(&str, &str) -> Command,
) -> Result<(Arc<Faults>, Findings, Chores)> {
    let url = postgres.database();
    let database = url.split("localhost/").nth(1).ok_or("no database")?;
    let database = database.split('?').next().unwrap_or_default().to_owned();
    innovation_server::prepare(&url).await?;
    let mut processes = Vec::new();
    for _ in 0..plan.processes {
        let proxy = Proxy::start(postgres.socket()).await?;
        let place = TcpSocket::new_v4()?;
        place.set_reuseaddr(true)?;
        place.bind(([127, 0, 0, 1], 0).into())?;
        let process = Arc::new(Process {
            addr: place.local_addr()?.to_string(),
            _place: place,
            url: format!("postgres://innovation@{}/{database}", proxy.addr),
            proxy,
            command,
            child: Mutex::new(None),
        });
        process.start().await?;
        processes.push(process);
    }
    let bases = processes
        .iter()
        .map(|process| format!("http://{}", process.addr));
    let town = Town::new(bases.collect())?;
    let mut rng = Rng::new(7);
    let mut people = Vec::new();
    for number in 0..plan.pairs {
        people.extend(town.pair(&mut rng, number).await?);
    }
    let (mut absent, mut old) = (Vec::new(), Vec::new());
    for _ in 0..plan.absent {
        absent.push(alone(&town, &mut rng, &["me", "bot:random"]).await?);
        old.push(alone(&town, &mut rng, &["me", "open"]).await?);
    }
    let mut playing = JoinSet::new();
    for (number, person) in people.iter().enumerate() {
        playing.spawn(person.clone().play(1000 + number as u64));
        tokio::spawn(person.clone().listen(5000 + number as u64));
    }
    let end = Instant::now() + plan.time;
    let faults: Arc<Faults> = Arc::default();
    let mut troubles = JoinSet::new();
    for (number, process) in processes.iter().enumerate() {
        let faults = faults.clone();
        troubles.spawn(trouble(process.clone(), plan, end, faults, number as u64));
    }
    troubles.spawn(restarts(postgres.clone(), plan, end, faults.clone()));
    troubles.spawn(age(url.clone(), absent.clone(), old.clone(), end));
    while let Some(done) = troubles.join_next().await {
        done??;
    }
    town.calm.store(true, Ordering::Relaxed);
    let calm = Instant::now() + CALM;
    while Instant::now() < calm && !all_go_on(&people)? {
        sleep(Duration::from_millis(50)).await;
    }
    // What is left to be done by one process alone.
    let done = Instant::now() + CALM;
    while Instant::now() < done {
        if chores(&url, &absent, &old).await?.are_done() {
            break;
        }
        sleep(Duration::from_millis(500)).await;
    }
    town.stop.store(true, Ordering::Relaxed);
    while let Some(done) = playing.join_next().await {
        done??;
    }
    for process in &processes {
        process.kill()?;
    }
    let findings = check(&url, &people).await?;
    let chores = chores(&url, &absent, &old).await?;
    Ok((faults, findings, chores))
}

fn all_go_on(people: &[Person]) -> Result<bool> {
    let mut tables: std::collections::HashMap<&str, bool> = Default::default();
    for person in people {
        let sent = person.sent.lock().map_err(|error| error.to_string())?;
        *tables.entry(&person.table).or_default() |= sent.calm > 0 || sent.is_over;
    }
    Ok(tables.values().all(|&goes_on| goes_on))
}

async fn alone(town: &Town, rng: &mut Rng, seats: &[&str]) -> Result<String> {
    let token = town.token(rng, "Eve").await?;
    let body = json!({ "seats": seats, "options": { "pace": 0 } });
    let table = town.insist(rng, &token, "/api/tables", &body).await?;
    Ok(table["id"].as_str().ok_or("no table")?.to_owned())
}

/// Lets the time of those who are absent run out, and tables grow old, one after the other.
async fn age(url: String, absent: Vec<String>, old: Vec<String>, end: Instant) -> Result<()> {
    let left = end.saturating_duration_since(Instant::now());
    let pause = left / (absent.len() as u32 + 1);
    for (absent, old) in absent.iter().zip(&old) {
        sleep(pause).await;
        for (query, id) in [
            (
                "UPDATE tables SET due = 1, epoch = epoch + 1 WHERE id = $1 AND state = 'person'",
                absent,
            ),
            (
                "UPDATE tables SET changed = 0, epoch = epoch + 1 WHERE id = $1",
                old,
            ),
        ] {
            // The database may be away.
            while !is_changed(&url, query, id).await {
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
    Ok(())
}

async fn is_changed(url: &str, query: &'static str, id: &str) -> bool {
    let Ok(mut db) = PgConnection::connect(url).await else {
        return false;
    };
    let done = sqlx::query(query).bind(id).execute(&mut db).await;
    done.is_ok_and(|done| done.rows_affected() == 1)
}
