//! How quickly an answer reaches the other player's page with many tables at once, and what it costs.
//!
//! ```sh
//! cargo run --release -p innovation-server --example load                    # 500 tables for 20 seconds
//! cargo run --release -p innovation-server --example load -- 5000 60 --streams 10000
//! cargo run --release -p innovation-server --example load -- 2000 30 --processes 3   # on one PostgreSQL
//! cargo run --release -p innovation-server --example load -- 200 10 --stored 100000  # tables that nobody plays at
//! cargo run --release -p innovation-server --example load -- 500 20 --program old/target/release/examples/load
//! ```
//!
//! It starts a server in another process, on this machine, with a store that is thrown away. At each table sit two
//! visitors, each with the page open, and a bot (`--no-bots`: none). A visitor thinks for three seconds on average and
//! then does what the script of the page does: one form is sent, and the stream brings the table. Each stream has a
//! connection of its own; forms come by a number of connections that are kept, as from a proxy. The time is taken
//! from before an action is sent until the other visitor's stream has brought the table as it then is. Where there are
//! several processes, the two visitors of a table are at different ones.
//!
//! `--streams` opens pages of other tables, two at each, at which nothing happens. To measure an idle stream, it waits twice
//! until those tables have left memory, which takes 70 seconds each time. `--program` measures another program
//! that takes `serve FOLDER` and prints its address, such as this example at an earlier commit.

mod http;
#[path = "../../tests/common/postgres.rs"]
mod postgres;
mod server;
mod stored;
mod visitor;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use http::{Events, Pool};
use postgres::{PostgresServer, installed};
use rlimit::Resource;
use server::Servers;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};
use visitor::Game;

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// How long the games have been going on, at least, when the time is first taken.
const WARM_UP: Duration = Duration::from_secs(5);
/// The time between two tables whose people arrive: they do not all arrive at the same moment.
const COMING: Duration = Duration::from_millis(4);
/// After how long without anything happening a table leaves memory, and some more for the next round to come.
const IDLE: Duration = Duration::from_secs(70);

/// Number of open files besides the streams: kept connections, the store.
const SPARE: u64 = 1_000;

/// Number of tables that are set up at the same time.
const AT_ONCE: usize = 32;

/// What is measured.
struct Plan {
    tables: u64,
    time: Duration,
    streams: u64,
    processes: u64,
    stored: u64,
    bots: bool,
    program: PathBuf,
}

impl Plan {
    fn read(arguments: &[String]) -> Result<Plan> {
        let mut plan = Plan {
            tables: 500,
            time: Duration::from_secs(20),
            streams: 0,
            processes: 1,
            stored: 0,
            bots: true,
            program: std::env::current_exe()?,
        };
        let mut numbers = 0;
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or(format!("{argument} takes a value"));
            match argument.as_str() {
                "--streams" => plan.streams = value()?.parse()?,
                "--processes" => plan.processes = value()?.parse()?,
                "--stored" => plan.stored = value()?.parse()?,
                "--program" => plan.program = value()?.into(),
                "--no-bots" => plan.bots = false,
                number => {
                    match numbers {
                        0 => plan.tables = number.parse()?,
                        1 => plan.time = Duration::from_secs(number.parse()?),
                        _ => return Err(format!("{number} is too much").into()),
                    }
                    numbers += 1;
                }
            }
        }
        Ok(plan)
    }
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new()?;
    if let [command, place] = &arguments[..]
        && command == "serve"
    {
        return runtime.block_on(server::serve(place));
    }
    let plan = Plan::read(&arguments)?;
    allow_files(2 * plan.tables + plan.streams + SPARE)?;
    let data = tempfile::tempdir()?;
    let postgres = match plan.processes {
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
    if plan.stored > 0 {
        runtime.block_on(stored::fill(&place, plan.stored))?;
    }
    let began = Instant::now();
    let servers = Servers::start(&plan.program, &place, plan.processes)?;
    println!("started in {:.2} s", began.elapsed().as_secs_f64());
    let look = || {
        Ok(Spent {
            processor: servers.processor_time()?,
            answers: match &postgres {
                Some(postgres) => number(postgres, "SELECT count(*) FROM answers")?,
                None => stored::answers(data.path())?,
            },
            transactions: match &postgres {
                Some(postgres) => number(postgres, TRANSACTIONS)?,
                None => 0,
            },
        })
    };
    let [before, opened, after] = runtime.block_on(load(&servers, &plan, look))?;
    after.report(&before, "opening the pages included");
    after.report(&opened, "once the pages are open");
    drop(servers);
    if let Some(postgres) = &postgres {
        let sql = "SELECT relname, pg_table_size(relid), pg_indexes_size(relid), n_live_tup
            FROM pg_stat_user_tables WHERE n_live_tup > 100 ORDER BY 2 DESC";
        println!(
            "bytes, bytes of indexes, rows:\n{}",
            postgres.psql("test0", sql)
        );
    }
    Ok(())
}

/// Number of transactions of PostgreSQL.
const TRANSACTIONS: &str =
    "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = 'test0'";

fn number(postgres: &PostgresServer, sql: &str) -> Result<u64> {
    Ok(postgres.psql("test0", sql).trim().parse()?)
}

/// What has been spent up to a moment.
struct Spent {
    /// Processor time of the servers, in hundredths of a second.
    processor: u64,
    answers: u64,
    /// Transactions of PostgreSQL, reads included; none without it.
    transactions: u64,
}

impl Spent {
    /// Prints what an answer has cost since an earlier moment.
    fn report(&self, before: &Spent, when: &str) {
        let answers = self.answers - before.answers;
        let seconds = (self.processor - before.processor) as f64 / 100.0;
        let each = |spent: f64| spent / answers.max(1) as f64;
        println!(
            "{when}: {answers} answers, those of bots included; {seconds:.2} s of processor time: {:.3} ms an answer",
            each(seconds * 1e3)
        );
        let transactions = self.transactions - before.transactions;
        if transactions > 0 {
            let each = each(transactions as f64);
            println!("{when}: {each:.2} transactions of PostgreSQL an answer, reads included");
        }
    }
}

/// Raises the limit of open files for this process and those that it starts.
fn allow_files(needed: u64) -> Result<()> {
    let (_, hard) = Resource::NOFILE.get()?;
    let most = hard.max(needed);
    let allowed = Resource::NOFILE.set(most, most);
    allowed.map_err(|_| format!("{needed} files have to be open at once, and {hard} may: try `ulimit -n {needed}` as root").into())
}

/// Opens the pages of tables at which nothing happens, and waits until the tables have left memory.
async fn watch(games: Vec<Game>, streams: &mut Vec<Events>) -> Result<()> {
    let began = Instant::now();
    let visitors = games.into_iter().flat_map(|game| {
        let id = game.id;
        let visitors = game.visitors.into_iter();
        visitors.map(move |visitor| (visitor, id.clone()))
    });
    let opening = stream::iter(visitors)
        .map(async |(visitor, id)| visitor.watch(&id).await)
        .buffer_unordered(AT_ONCE);
    let opened: Vec<Events> = opening.try_collect().await?;
    println!(
        "{} idle streams opened in {:.1} s; {} s until their tables leave memory",
        opened.len(),
        began.elapsed().as_secs_f64(),
        IDLE.as_secs()
    );
    streams.extend(opened);
    sleep(IDLE).await;
    Ok(())
}

/// Plays, and gives back what was spent before the first page was opened, when all were open, and in the end.
async fn load(
    servers: &Servers,
    plan: &Plan,
    look: impl Fn() -> Result<Spent>,
) -> Result<[Spent; 3]> {
    let began = Instant::now();
    let pool = Pool::open(&servers.addrs).await?;
    let games = stream::iter(0..plan.tables + plan.streams / 2)
        .map(|number| Game::set_up(&servers.addrs, &pool, number, plan.bots))
        .buffered(AT_ONCE);
    let mut games: Vec<Game> = games.try_collect().await?;
    println!(
        "{} tables set up in {:.1} s",
        games.len(),
        began.elapsed().as_secs_f64()
    );
    let mut streams = Vec::new();
    let mut idle = games.split_off(plan.tables as usize);
    if !idle.is_empty() {
        // What the first streams need is needed once, such as the words of a language: each of the others costs what
        // the second half of them does.
        let second = idle.split_off(idle.len() / 2);
        watch(idle, &mut streams).await?;
        let (count, before) = (streams.len(), servers.memory()?);
        watch(second, &mut streams).await?;
        println!(
            "{} idle streams: {:.1} KiB each of the second half, with its part of the table",
            streams.len(),
            (servers.memory()? as f64 - before as f64) / (streams.len() - count) as f64,
        );
    }
    let idle = servers.memory()?;
    let before = look()?;
    let times = Arc::new(Mutex::new(Vec::new()));
    let coming = COMING * plan.tables as u32;
    let start = Instant::now() + coming + WARM_UP;
    let end = start + plan.time;
    let mut visitors = JoinSet::new();
    for (number, game) in games.into_iter().enumerate() {
        for (place, visitor) in game.visitors.into_iter().enumerate() {
            let seed = (2 * number + place) as u64;
            let (times, sent) = (times.clone(), game.sent.clone());
            let playing = visitor.play(game.id.clone(), place, sent, times, seed, start);
            let comes = Instant::now() + COMING * number as u32;
            visitors.spawn(async move {
                sleep_until(comes.into()).await;
                playing.await
            });
        }
    }
    sleep_until(start.into()).await;
    let opened = look()?;
    sleep_until(end.into()).await;
    let full = servers.memory()?;
    let after = look()?;
    let mut failures: BTreeMap<String, usize> = BTreeMap::new();
    while let Some(ended) = visitors.try_join_next() {
        if let Err(error) = ended? {
            *failures.entry(error.to_string()).or_default() += 1;
        }
    }
    visitors.abort_all();
    drop(streams);
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner).clone();
    times.sort();
    let at = |share: f64| {
        let place = (times.len() as f64 * share) as usize;
        let time: Option<&Duration> = times.get(place.min(times.len().saturating_sub(1)));
        time.map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    println!(
        "{} actions in {} s; visitors who gave up: {failures:?}",
        times.len(),
        plan.time.as_secs()
    );
    println!(
        "to the other page: median {:.1} ms, 95 % within {:.1} ms, 99 % within {:.1} ms",
        at(0.5),
        at(0.95),
        at(0.99)
    );
    println!(
        "memory: {:.1} KiB a table, {} MiB in all",
        (full as f64 - idle as f64) / plan.tables.max(1) as f64,
        full >> 10
    );
    match times.is_empty() {
        true => Err("nobody has seen an action".into()),
        false => Ok([before, opened, after]),
    }
}
