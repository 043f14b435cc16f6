//! No visitor harms another: what one of them can take is bounded.

mod common;

use std::time::Duration;

use common::{PATIENCE, Program, TestServer, generous, path_of};
use innovation_server::Limits;
use reqwest::StatusCode;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// What has been used up does not come back while a test runs.
fn strict() -> Limits {
    Limits {
        rate: 1e-6,
        burst: 10,
        address_factor: 3,
        ..Limits::default()
    }
}

async fn statuses(many: usize, get: impl AsyncFn(usize) -> StatusCode) -> (usize, usize) {
    let (mut ok, mut refused) = (0, 0);
    for number in 0..many {
        match get(number).await {
            StatusCode::TOO_MANY_REQUESTS => refused += 1,
            _ => ok += 1,
        }
    }
    (ok, refused)
}

/// Each of them costs a database query.
#[tokio::test]
async fn wrong_tokens_are_counted() {
    let server = TestServer::start(strict()).await;
    let client = reqwest::Client::new();
    let (unauthorized, refused) = statuses(60, async |number| {
        let request = client.get(server.url("/api/tables"));
        let request = request.bearer_auth(format!("{number:064x}"));
        request.send().await.unwrap().status()
    })
    .await;
    assert_eq!(unauthorized, 10);
    assert_eq!(refused, 50);
}

/// Cookies are free, but all visitors of one address share a limit.
#[tokio::test]
async fn many_cookies_of_one_address_share_a_limit() {
    let server = TestServer::start(Limits {
        burst: 40,
        ..strict()
    })
    .await;
    let mut cookies = Vec::new();
    for _ in 0..40 {
        let response = reqwest::get(server.url("/rules")).await.unwrap();
        let cookie = response.headers().get("set-cookie");
        cookies.extend(cookie.map(|cookie| cookie.to_str().unwrap().to_owned()));
    }
    assert_eq!(cookies.len(), 40);
    let client = reqwest::Client::new();
    let (ok, refused) = statuses(200, async |number| {
        let cookie = cookies[number % cookies.len()].split(';').next().unwrap();
        let request = client.get(server.url("/rules")).header("cookie", cookie);
        request.send().await.unwrap().status()
    })
    .await;
    assert_eq!(
        ok, 80,
        "three times as much as one visitor, less the cookies themselves"
    );
    assert_eq!(refused, 120);
}

/// A trusted proxy is believed, in whatever way it appends; others are not.
#[tokio::test]
async fn nobody_chooses_the_address_that_they_are_counted_by() {
    let named = TestServer::start_with(strict(), |config| {
        config.proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let unnamed = TestServer::start(strict()).await;
    let client = reqwest::Client::new();
    let get = async |server: &TestServer, lines: &[&str]| {
        let mut request = client.get(server.url("/rules"));
        for line in lines {
            request = request.header("x-forwarded-for", *line);
        }
        request.send().await.unwrap().status()
    };
    // The visitor makes up the first address; the proxy adds the true one, on the same line or on another.
    let (ok, _) = statuses(40, async |number| {
        get(&named, &[&format!("10.1.1.{number}, 192.0.2.1")]).await
    })
    .await;
    assert_eq!(ok, 10);
    let (ok, _) = statuses(40, async |number| {
        get(&named, &[&format!("10.1.1.{number}"), "192.0.2.2"]).await
    })
    .await;
    assert_eq!(ok, 10);
    // A network of 64 bits is one address.
    let (ok, _) = statuses(40, async |number| {
        get(&named, &[&format!("2001:db8::{number:x}")]).await
    })
    .await;
    assert_eq!(ok, 10);
    assert_eq!(get(&named, &["192.0.2.77"]).await, StatusCode::OK);
    let (ok, _) = statuses(40, async |number| {
        get(&unnamed, &[&format!("192.0.2.{number}")]).await
    })
    .await;
    assert_eq!(ok, 10);
}

/// Connections that send nothing.
#[tokio::test]
async fn silent_connections_do_not_end_the_service() {
    let limits = Limits {
        connections: 200,
        ..generous()
    };
    let server = TestServer::start(limits).await;
    let mut silent = Vec::new();
    for number in 0..2_000 {
        let Ok(mut stream) = TcpStream::connect(server.addr).await else {
            continue;
        };
        if number % 2 == 0 {
            // Half a request. A connection that was closed at once does not take it.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost:").await;
        }
        silent.push(stream);
    }
    // The address has used up its places: another one still gets in.
    let other: std::net::IpAddr = "127.0.0.2".parse().unwrap();
    let client = reqwest::Client::builder()
        .local_address(other)
        .build()
        .unwrap();
    let page = timeout(PATIENCE, client.get(server.url("/")).send()).await;
    let page = page.expect("another address gets in").unwrap();
    assert_eq!(page.status(), StatusCode::OK);
    let mut open = 0;
    for stream in &mut silent {
        let mut byte = [0];
        let read = timeout(Duration::from_millis(1), stream.read(&mut byte)).await;
        open += usize::from(read.is_err());
    }
    assert!(open <= 200, "{open} of them are still open");
}

/// Answers until a bot is asked, and waits until it has answered.
async fn answer_and_wait(program: &Program, path: &str) {
    loop {
        let question = program.json(&format!("{path}/question")).await;
        if !question.is_null() {
            let body = json!({ "sequence": question["sequence"], "option": 0 });
            let (status, done) = program.post(&format!("{path}/answer"), &body).await;
            assert_eq!(status, StatusCode::OK);
            if done["question"].is_null() {
                break;
            }
        }
        sleep(Duration::from_millis(5)).await;
    }
    program.question(path).await;
}

/// Number of answers at all tables but one.
fn answers_elsewhere(server: &TestServer, path: &str) -> i64 {
    let db = rusqlite::Connection::open(server.data.path().join("innovation.db")).unwrap();
    db.busy_timeout(PATIENCE).unwrap();
    let query = "SELECT sum(sequence) FROM tables WHERE id <> $1";
    let id = path.rsplit('/').next().unwrap();
    db.query_row(query, [id], |row| row.get(0)).unwrap()
}

/// One visitor has a hundred tables of hard bots, and another visitor's bot still plays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_visitor_does_not_starve_anothers_bots() {
    const TABLES: i64 = 100;
    let server = TestServer::start(generous()).await;
    let (eve, ann) = (server.program("Eve").await, server.program("Ann").await);
    let options = json!({ "pace": 0 });
    for _ in 0..TABLES {
        let table = eve
            .table(
                &["me", "bot:master", "bot:master", "bot:master"],
                options.clone(),
            )
            .await;
        let path = path_of(&table);
        let question = eve.json(&format!("{path}/question")).await;
        let body = json!({ "sequence": question["sequence"], "option": 0 });
        eve.post(&format!("{path}/answer"), &body).await;
    }
    let path = path_of(&ann.table(&["me", "bot:normal"], options).await);
    let before = answers_elsewhere(&server, &path);
    for _ in 0..6 {
        answer_and_wait(&ann, &path).await;
    }
    // By a count and not by a time: the machine may be busy, but then Eve's bots are, too. In a queue, each move of Ann's
    // bot would come after one at each of Eve's tables.
    let meanwhile = answers_elsewhere(&server, &path) - before;
    println!("{meanwhile} answers of Eve's bots");
    assert!(meanwhile < TABLES, "{meanwhile} answers of Eve's bots");
}

/// Tables that were left count, and bots among themselves wait for somebody to watch.
#[tokio::test]
async fn tables_that_were_left_count() {
    let limits = Limits {
        tables: 2,
        ..generous()
    };
    let server = TestServer::start(limits).await;
    let eve = server.program("Eve").await;
    let mut made = 0;
    for _ in 0..30 {
        let body = json!({ "seats": ["me", "bot:easy"], "options": { "pace": 0 } });
        let (status, table) = eve.post("/api/tables", &body).await;
        if status != StatusCode::CREATED {
            assert_eq!(table["error"], "tables");
            break;
        }
        made += 1;
        let path = path_of(&table);
        eve.post(&format!("{path}/leave"), &json!({})).await;
    }
    assert_eq!(made, 10, "five times as many as one may play at");
}

/// A long record costs its reader time, and nobody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replays_do_not_keep_others_waiting() {
    let server = TestServer::start(generous()).await;
    let eve = server.browser().await;
    let record = idle_record(2_900);
    let replay = eve.go("/replay", &[("record", &record)]).await;
    let url = server.url(&format!("{replay}?step=99999999"));
    let client = eve.client.clone();
    let mut requests = tokio::task::JoinSet::new();
    for _ in 0..60 {
        let (client, url) = (client.clone(), url.clone());
        requests.spawn(async move { client.get(url).send().await.unwrap().status() });
    }
    sleep(Duration::from_millis(50)).await;
    for _ in 0..10 {
        let page = reqwest::get(server.url("/rules")).await.unwrap();
        assert_eq!(page.status(), StatusCode::OK);
    }
    // By a count and not by a time: the machine may be busy, but then the replays take longer, too.
    let mut statuses = Vec::new();
    while let Some(status) = requests.try_join_next() {
        statuses.push(status.unwrap());
    }
    println!("{} replays came before the pages", statuses.len());
    assert!(!requests.is_empty(), "the pages came after all replays");
    statuses.extend(requests.join_all().await);
    assert_eq!(statuses, [StatusCode::OK; 60]);
}

/// A legal game in which both draw or activate cards without end, as far as it goes.
fn idle_record(answers: usize) -> String {
    use innovation_engine::{Choice, Game, Settings};
    let mut best = String::new();
    for seed in 0..200 {
        let mut game = Game::new(Settings::new(2).unwrap(), seed);
        while game.history().len() < answers {
            let Some(decision) = game.decision() else {
                break;
            };
            // What changes least: pass, or the first dogma.
            let pass = decision
                .options
                .iter()
                .position(|choice| *choice == Choice::Pass);
            let dogma = |choice: &Choice| matches!(choice, Choice::Dogma(_));
            let dogma = decision.options.iter().position(dogma);
            game.answer(pass.or(dogma).unwrap_or(0)).unwrap();
        }
        let record = game.record().to_string();
        if record.len() > best.len() {
            best = record;
        }
        if game.history().len() >= answers {
            break;
        }
    }
    best
}
