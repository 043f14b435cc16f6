//! A start with many tables keeps nobody waiting, and neither does an end with requests that never arrive.

use std::path::Path;
use std::time::{Duration, Instant};

use innovation_engine::{Game, RULES_VERSION, Rng, Seat, Settings};
use reqwest::StatusCode;
use rusqlite::params;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::common::{TestServer, database, generous};

/// Number of tables at which a bot is asked.
const TABLES: u64 = 5_000;
/// Number of tables at which the bots must have played in the end.
const PLAYED: u64 = 500;
/// Number of requests that are made at once after the start, one after the other.
const REQUESTS: usize = 20;
/// How long the bots may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

fn count(data: &Path, of: &str) -> u64 {
    let count = |row: &rusqlite::Row<'_>| row.get(0);
    let count: i64 = database(data).query_row(of, [], count).unwrap();
    count as u64
}

/// Lays tables in the store of a server that does not run, at each of which a bot is asked.
fn lay(data: &Path) {
    let mut db = database(data);
    let db = db.transaction().unwrap();
    let visitor = "0".repeat(32);
    let greet = "INSERT INTO visitors (id, name, created, seen) VALUES ($1, 'Ann', 1, 1)";
    db.execute(greet, [&visitor]).unwrap();
    let settings = Settings::new(2).unwrap();
    let words = serde_json::to_string(&settings).unwrap();
    for seed in 0..TABLES {
        let (id, mut rng) = (format!("{seed:016x}"), Rng::new(seed));
        let mut game = Game::new(settings, seed);
        while let Some(decision) = game.decision() {
            if game.history().len() > 10 && decision.seat == Seat::ALL[1] {
                break;
            }
            let option = rng.below(decision.options.len() as u32);
            game.answer(option as usize).unwrap();
        }
        let add =
            "INSERT INTO tables (id, owner, settings, seed, options, listed, created, changed,
                state, asked, turn, rules, sequence)
            VALUES ($1, $2, $3, $4, '{\"pace\":0}', 0, 1, 1, 'bot', 1, 1, $5, $6)";
        let sequence = game.history().len() as i64;
        let row = params![id, visitor, words, seed as i64, RULES_VERSION, sequence];
        db.execute(add, row).unwrap();
        let add = "INSERT INTO seats (table_id, seat, visitor, bot, secret) VALUES
            ($1, 0, $2, NULL, ''), ($1, 1, NULL, 'normal', '')";
        db.execute(add, [&id, &visitor]).unwrap();
        for (sequence, ply) in (0i64..).zip(game.history()) {
            let answer = ply.answer();
            let add = "INSERT INTO answers (table_id, sequence, seat, place, meaning)
                VALUES ($1, $2, $3, $4, $5)";
            let seat = answer.seat.index() as i64;
            let row = params![id, sequence, seat, answer.index, answer.meaning];
            db.execute(add, row).unwrap();
        }
    }
    db.commit().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_bots_that_are_asked_at_the_start_keep_nobody_waiting() {
    let data = TestServer::start(generous()).await.end().await;
    lay(data.path());
    let asked = "SELECT count(*) FROM tables WHERE state = 'bot'";
    assert_eq!(count(data.path(), asked), TABLES);
    let server = TestServer::start_in(data, generous(), |_| {}).await;
    let began = Instant::now();
    while reqwest::get(server.url("/ready")).await.unwrap().status() != StatusCode::OK {
        assert!(began.elapsed() < PATIENCE, "the store can be written");
        sleep(Duration::from_millis(20)).await;
    }
    let ann = server.browser().await;
    for number in 0..REQUESTS {
        let path = match number % 2 {
            0 => "/".to_owned(),
            _ => format!("/t/{:016x}", TABLES - number as u64),
        };
        assert_eq!(ann.get(&path).await.0, StatusCode::OK, "{path}");
    }
    // By a count and not by a time: the machine may be busy, but then the bots are, too.
    let left = count(server.data.path(), asked);
    assert!(
        left > TABLES / 2,
        "visitors waited until {left} bots were left"
    );
    let began = Instant::now();
    while count(server.data.path(), asked) > TABLES - PLAYED {
        assert!(began.elapsed() < PATIENCE, "the bots play");
        sleep(Duration::from_millis(100)).await;
    }
    server.end().await;
}

/// Ends a server that has got half of some requests, and says how long that takes.
async fn end_with_halves() -> Duration {
    let server = TestServer::start(generous()).await;
    let mut halves = Vec::new();
    for half in [
        "",
        "GET / HT",
        "GET / HTTP/1.1\r\nhost: localhost\r\n",
        "POST /api/tokens HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
    ] {
        let mut stream = TcpStream::connect(server.addr).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        halves.push(stream);
    }
    // They have been accepted before this one, which is answered.
    let ready = reqwest::get(server.url("/ready")).await.unwrap();
    assert_eq!(ready.status(), StatusCode::OK);
    let began = Instant::now();
    server.end().await;
    began.elapsed()
}

/// It takes less than the time that is given to requests which are being answered.
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_never_arrive_do_not_hold_up_the_end() {
    let mut times = Vec::new();
    // On a busy machine it may take longer, but not every time.
    for _ in 0..5 {
        times.push(end_with_halves().await);
        if times.last() < Some(&Duration::from_secs(6)) {
            return;
        }
    }
    panic!("{times:?}");
}
