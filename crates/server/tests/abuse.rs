//! No visitor harms another: what one of them can take is bounded.

use std::time::{Duration, Instant};

use innovation_server::Limits;
use reqwest::StatusCode;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::common::{PATIENCE, Program, TestServer, generous, path_of};

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
        burst: 200,
        ..strict()
    })
    .await;
    let client = reqwest::Client::new();
    let mut cookies = Vec::new();
    for _ in 0..200 {
        let response = client.get(server.url("/rules")).send().await.unwrap();
        let cookie = response.headers().get("set-cookie");
        cookies.extend(cookie.map(|cookie| cookie.to_str().unwrap().to_owned()));
    }
    assert_eq!(cookies.len(), 200);
    let (ok, refused) = statuses(1_000, async |number| {
        let cookie = cookies[number % cookies.len()].split(';').next().unwrap();
        let request = client.get(server.url("/rules")).header("cookie", cookie);
        request.send().await.unwrap().status()
    })
    .await;
    assert_eq!(
        ok, 400,
        "three times as much as one visitor, less the cookies themselves"
    );
    assert_eq!(refused, 600);
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

/// Answers until a bot is asked, and says how long the bot takes.
async fn think(program: &Program, path: &str) -> Duration {
    let thought = timeout(PATIENCE, answer_and_wait(program, path)).await;
    thought.expect("the bot answers")
}

async fn answer_and_wait(program: &Program, path: &str) -> Duration {
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
    let began = Instant::now();
    program.question(path).await;
    began.elapsed()
}

/// One visitor has a hundred tables of four hard bots at no pace, and another visitor's bot takes about as long as at a
/// server of its own, at the same moment on the same machine. The bot of the visitor with the hundred tables has to wait
/// for its turn among them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_visitor_does_not_starve_anothers_bots() {
    let limits = Limits {
        streams: 200,
        ..generous()
    };
    let (busy, quiet) = (
        TestServer::start(limits).await,
        TestServer::start(limits).await,
    );
    let eve = busy.program("Eve").await;
    let options = json!({ "pace": 0 });
    let mut watched = Vec::new();
    for _ in 0..100 {
        let table = eve.table(&["bot:hard"; 4], options.clone()).await;
        let path = path_of(&table);
        // Bots among themselves play while somebody watches.
        watched.push((eve.listen(&format!("{path}/events")).await, path));
    }
    let mut times: [Vec<Duration>; 3] = Default::default();
    let (ann, bob) = (quiet.program("Ann").await, busy.program("Bob").await);
    // Who always takes the first option soon loses, so each game has a few turns only.
    for _ in 0..2 {
        let mut tables = Vec::new();
        for person in [&ann, &bob, &eve] {
            let table = person.table(&["me", "bot:normal"], options.clone()).await;
            tables.push((person, path_of(&table)));
        }
        for _ in 0..5 {
            for ((person, path), times) in tables.iter().zip(&mut times) {
                times.push(think(person, path).await);
            }
        }
    }
    let mut going_on = 0;
    for (_, path) in &watched {
        let table = eve.json(path).await;
        going_on += usize::from(table["outcome"].is_null());
    }
    let [alone, together, among] = times.map(|mut times| {
        times.sort();
        times[times.len() / 2]
    });
    let all = format!(
        "{alone:?} alone, {together:?} beside Eve, {among:?} among Eve's; {going_on} go on"
    );
    assert!(going_on > 0, "{all}");
    assert!(together < 2 * alone + among / 2, "{all}");
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
