//! Regression tests of tables: races, damaged rows, secrets and limits.

use std::time::{Duration, Instant};

use innovation_engine::{Event, Game, Rng, Settings, What};
use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use rusqlite::Connection;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::common::late::lay;
use crate::common::{self, PATIENCE, Program, TestServer, database, field_in, generous, path_of};

/// A game with this many answers is ended.
const MOST_ANSWERS: usize = 3_000;

/// Waits until something is so.
async fn until<F: Future<Output = bool>>(what: &str, is: impl Fn() -> F) {
    let waiting = async {
        while !is().await {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, waiting).await.expect(what);
}

async fn answer_first(program: &Program, path: &str) -> (StatusCode, Value) {
    let question = program.json(&format!("{path}/question")).await;
    let answer = json!({ "sequence": question["sequence"], "option": 0 });
    program.post(&format!("{path}/answer"), &answer).await
}

/// A bot that was thinking must not answer once its seat is taken back.
#[tokio::test]
async fn a_bot_does_not_answer_for_a_person_who_has_come_back() {
    const PACE: Duration = Duration::from_millis(1500);
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let began = Instant::now();
    let (back, away, question, _watching) = loop {
        assert!(began.elapsed() < PATIENCE, "she is never back in time");
        let mut paths = Vec::new();
        let mut watching = Vec::new();
        for _ in 0..2 {
            let options = json!({ "pace": PACE.as_millis() as u64 });
            let path = path_of(&ann.table(&["me", "bot:random"], options).await);
            // Bots among themselves play only while somebody watches.
            watching.push(ann.listen(&format!("{path}/events")).await);
            paths.push(path);
        }
        let [back, away] = [paths.remove(0), paths.remove(0)];
        let question = ann.json(&format!("{back}/question")).await;
        let left = Instant::now();
        ann.post(&format!("{back}/leave"), &json!({})).await;
        ann.post(&format!("{away}/leave"), &json!({})).await;
        sleep(Duration::from_millis(300)).await;
        let (status, _) = ann.post(&format!("{back}/join"), &json!({})).await;
        assert_eq!(status, StatusCode::OK);
        // On a busy machine the bot may have answered before she came back: then it was right to.
        if left.elapsed() < PACE {
            break (back, away, question, watching);
        }
    };
    // She left this table later, and stays away.
    until("a bot answers for her", || async {
        rows(&server, &away) > 0
    })
    .await;
    sleep(Duration::from_millis(500)).await;
    assert_eq!(rows(&server, &back), 0, "nobody has answered for her");
    let still = ann.json(&format!("{back}/question")).await;
    assert_eq!(still, question);
    let (status, _) = answer_first(&ann, &back).await;
    assert_eq!(status, StatusCode::OK);
}

/// The table before refers to it, and must not keep it from being removed.
#[tokio::test]
async fn a_table_to_play_again_at_can_be_left() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.browser().await, server.browser().await);
    let fields = [
        ("seat1", "me"),
        ("seat2", "open"),
        ("listed", "yes"),
        ("pace", "0"),
    ];
    let table = ann.go("/tables", &fields).await;
    bob.go(&format!("{table}/join"), &[]).await;
    ann.go(&format!("{table}/leave"), &[]).await;
    bob.go(&format!("{table}/leave"), &[]).await;
    let watcher = server.program("Watcher").await;
    watcher.until_over(&table[3..]).await;
    let next = ann.go(&format!("{table}/again"), &[]).await;
    assert_ne!(next, table);
    let info = watcher.json(&format!("/api/tables/{}", &next[3..])).await;
    assert_eq!(info["state"], "open", "nobody plays who has left");
    for seat in info["seats"].as_array().unwrap() {
        assert_eq!(seat["who"], "open");
    }
    assert_eq!(ann.go(&format!("{next}/leave"), &[]).await, "/");
    assert_eq!(ann.get(&next).await.0, StatusCode::NOT_FOUND);
    until("the table can be followed by another one", || async {
        ann.go(&format!("{table}/again"), &[]).await != next
    })
    .await;
}

/// The owner removes a lobby while somebody sits down.
#[tokio::test]
async fn nobody_sits_at_a_table_that_was_cleared_away() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.browser().await, server.program("Bob").await);
    for round in 0..20 {
        let fields = [
            ("seat1", "me"),
            ("seat2", "open"),
            ("seat3", "open"),
            ("listed", "yes"),
        ];
        let table = ann.go("/tables", &fields).await;
        let path = format!("/api/tables/{}", &table[3..]);
        let (leave, join) = (format!("{table}/leave"), format!("{path}/join"));
        // Now the one is first, now the other.
        let wait = Duration::from_millis(round % 4);
        let (_, (joined, _)) = tokio::join!(ann.go(&leave, &[]), async {
            sleep(wait).await;
            bob.post(&join, &json!({})).await
        });
        let (found, info) = bob.get(&path).await;
        if joined == StatusCode::OK {
            assert_eq!(found, StatusCode::OK, "Bob sits there: {info}");
            let info: Value = serde_json::from_str(&info).unwrap();
            let names = (0..3).filter_map(|seat| info["seats"][seat]["name"].as_str());
            assert_eq!(names.collect::<Vec<_>>(), ["Bob"]);
        } else {
            assert_eq!(joined, StatusCode::NOT_FOUND);
            assert_eq!(found, StatusCode::NOT_FOUND, "it was cleared away: {info}");
        }
    }
}

/// Another program holds a lock for longer than anybody waits.
#[tokio::test]
async fn a_bot_that_could_not_write_tries_again() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann
        .table(&["me", "bot:random"], json!({ "pace": 1000 }))
        .await;
    let path = path_of(&table);
    let (status, _) = answer_first(&ann, &path).await;
    assert_eq!(status, StatusCode::OK);
    let other = database(server.data.path());
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let ready = server.url("/ready");
    until("the fault is seen", || async {
        let status = reqwest::get(&ready).await.unwrap().status();
        status == StatusCode::SERVICE_UNAVAILABLE
    })
    .await;
    let health = reqwest::get(server.url("/health")).await.unwrap();
    assert_eq!(health.status(), StatusCode::OK, "the process is well");
    sleep(Duration::from_secs(6)).await;
    other.execute_batch("ROLLBACK").unwrap();
    until("the bot goes on", || async {
        !ann.json(&format!("{path}/question")).await.is_null()
    })
    .await;
    let (status, _) = answer_first(&ann, &path).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(reqwest::get(&ready).await.unwrap().status(), StatusCode::OK);
}

/// The folder of the store is gone for a while. Nothing is acknowledged meanwhile, and play goes on by itself afterwards.
#[tokio::test]
async fn a_folder_that_is_gone_for_a_while_loses_no_answer() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
    let path = path_of(&table);
    let (status, _) = answer_first(&ann, &path).await;
    assert_eq!(status, StatusCode::OK);
    ann.question(&path).await;
    let (folder, away) = (
        server.data.path(),
        server.data.path().with_extension("away"),
    );
    std::fs::rename(folder, &away).unwrap();
    let (status, problem) = answer_first(&ann, &path).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{problem}");
    assert!(problem["message"].is_string(), "it says why: {problem}");
    let ready = server.url("/ready");
    let status = reqwest::get(&ready).await.unwrap().status();
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    let health = reqwest::get(server.url("/health")).await.unwrap();
    assert_eq!(health.status(), StatusCode::OK, "the process is well");
    std::fs::rename(&away, folder).unwrap();
    until("it can write again", || async {
        reqwest::get(&ready).await.unwrap().status() == StatusCode::OK
    })
    .await;
    // Whether the refused answer was written is not certain, so the next question is another one or the same.
    ann.question(&path).await;
    let (status, _) = answer_first(&ann, &path).await;
    assert_eq!(status, StatusCode::OK);
    let rows: i64 = database(folder)
        .query_row("SELECT count(*) FROM answers WHERE seat = 0", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert!((2..=3).contains(&rows), "{rows} answers of Ann");
}

/// What is counted is for operators. Nobody else is to see how often people answer.
#[tokio::test]
async fn metrics_have_an_address_of_their_own() {
    let server = TestServer::start(generous()).await;
    let status = async |url: String| reqwest::get(url).await.unwrap().status();
    assert_eq!(status(server.url("/metrics")).await, StatusCode::NOT_FOUND);
    let own = |path: &str| format!("http://{}{path}", server.metrics.unwrap());
    assert_eq!(status(own("/metrics")).await, StatusCode::OK);
    assert_eq!(status(own("/")).await, StatusCode::NOT_FOUND);
}

/// Time is counted from moves. Visits do not renew it, and the owner cannot shorten it.
#[tokio::test]
async fn patience_runs_by_moves() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.program("Ann").await, server.program("Bob").await);
    let options = json!({ "listed": true, "patience": 60 });
    let table = bob.table(&["open", "open"], options).await;
    let path = path_of(&table);
    for program in [&ann, &bob] {
        program.post(&format!("{path}/join"), &json!({})).await;
    }
    let db = database(server.data.path());
    let due = || -> i64 {
        let due = db.query_row("SELECT due FROM tables", [], |row| row.get(0));
        due.unwrap()
    };
    let before = due();
    sleep(Duration::from_millis(1100)).await;
    let (status, _) = ann.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(due(), before, "coming again gives no time");
    // Bob is the owner, in the browser of the same visitor: programs may use pages, too.
    let settings = format!("/t/{}/settings", table["id"].as_str().unwrap());
    for (patience, expected) in [("1", before), ("90", before + 89 * 60)] {
        let status = bob.form(&settings, &[("patience", patience)]).await;
        assert_eq!(status, StatusCode::SEE_OTHER);
        assert_eq!(due(), expected, "{patience} minutes");
    }
}

/// A table that cannot be replayed is closed, and no other table is affected.
#[tokio::test]
async fn a_table_of_other_rules_is_closed_and_can_be_looked_at() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let options = json!({ "patience": 1, "pace": 0 });
    let old = ann.table(&["me", "bot:random"], options.clone()).await;
    let young = ann.table(&["me", "bot:random"], options).await;
    for table in [&old, &young] {
        let (status, _) = answer_first(&ann, &path_of(table)).await;
        assert_eq!(status, StatusCode::OK);
    }
    let id = old["id"].as_str().unwrap().to_owned();
    until("both wait for Ann", || async {
        let old = ann.json(&format!("{}/question", path_of(&old))).await;
        let young = ann.json(&format!("{}/question", path_of(&young))).await;
        !old.is_null() && !young.is_null()
    })
    .await;
    let data = server.end().await;
    let db = database(data.path());
    let query = "UPDATE answers SET meaning = 'dogma Alchemy' WHERE table_id = $1 AND sequence = 1";
    db.execute(query, [&id]).unwrap();
    let query = "UPDATE tables SET due = 1, rules = 0 WHERE due IS NOT NULL";
    db.execute(query, []).unwrap();
    let query = "UPDATE tables SET options = '{\"sauce\":1}', listed = 1 WHERE id = $1";
    let poisoned = ann_lobby(&db, &id);
    db.execute(query, [&poisoned]).unwrap();
    drop(db);
    let server = TestServer::start_in(data, generous(), |_| {}).await;
    let ann = ann.at(&server);
    until("a bot stands in at the other table", || async {
        ann.json(&path_of(&young)).await["seats"][0]["stand_in"] == "normal"
    })
    .await;
    let info = ann.json(&path_of(&old)).await;
    assert_eq!(
        (&info["state"], &info["closed"]),
        (&json!("over"), &json!("other_rules"))
    );
    let (status, page) = ann.get(&format!("/t/{id}")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("earlier version of the rules"), "{page}");
    let (status, record) = ann.get(&format!("/t/{id}/record")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        record.contains("rules 0") && record.contains("dogma Alchemy"),
        "{record}"
    );
    let (status, problem) = ann
        .post(
            &format!("{}/answer", path_of(&old)),
            &json!({ "sequence": 1, "option": 0 }),
        )
        .await;
    assert_eq!(
        (status, &problem["error"]),
        (StatusCode::CONFLICT, &json!("other_rules"))
    );
    let (status, _) = ann.get("/").await;
    assert_eq!(
        status,
        StatusCode::OK,
        "a table that cannot be read is left out of lists"
    );
}

/// A lobby of the same owner, made by hand from another table.
fn ann_lobby(db: &Connection, like: &str) -> String {
    let id = "00112233445566aa".to_owned();
    let query = "INSERT INTO tables (id, owner, settings, seed, options, listed, created, changed, state)
        SELECT $1, owner, settings, seed, options, 1, created, changed, 'open' FROM tables WHERE id = $2";
    db.execute(query, [&id, like]).unwrap();
    let query = "INSERT INTO seats (table_id, seat, secret) VALUES ($1, 0, 's')";
    db.execute(query, [&id]).unwrap();
    id
}

/// Through the API: once another player was asked, or it is known that nobody was, an answer cannot be taken back.
#[tokio::test]
async fn nothing_is_taken_back_after_somebody_elses_part() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.program("Ann").await, server.program("Bob").await);
    let mut rng = Rng::new(5);
    let (mut refused, mut allowed) = (0, 0);
    for _ in 0..6 {
        let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
        let path = path_of(&table);
        bob.post(&format!("{path}/join"), &json!({})).await;
        for _ in 0..60 {
            let mut asked = None;
            for program in [&ann, &bob] {
                let question = program.json(&format!("{path}/question")).await;
                if !question.is_null() {
                    asked = Some((program, question));
                }
            }
            let Some((program, question)) = asked else {
                break;
            };
            let other = if std::ptr::eq(program, &ann) {
                &bob
            } else {
                &ann
            };
            let options = question["options"].as_array().unwrap();
            let option = rng.below(options.len() as u32);
            let log = log_length(other, &path).await;
            let body = json!({ "sequence": question["sequence"], "option": option });
            let (status, done) = program.post(&format!("{path}/answer"), &body).await;
            assert_eq!(status, StatusCode::OK);
            let effects = effects_since(other, &path, log).await;
            let me = usize::from(!std::ptr::eq(program, &ann));
            let of_other = effects.iter().any(|&seat| seat != me);
            match done["take_back"].is_null() {
                true => refused += usize::from(of_other),
                false => {
                    assert!(!of_other, "{question}");
                    allowed += 1;
                }
            }
        }
    }
    assert!(refused > 0 && allowed > 0, "{refused} and {allowed}");
}

async fn all_events(program: &Program, path: &str) -> Vec<Value> {
    let mut stream = program.listen(&format!("{path}/events")).await;
    let news: Value = serde_json::from_str(&stream.next().await.unwrap()).unwrap();
    news["events"].as_array().unwrap().clone()
}

async fn log_length(program: &Program, path: &str) -> usize {
    all_events(program, path).await.len()
}

/// The seats that have begun to carry out an effect since.
async fn effects_since(program: &Program, path: &str, length: usize) -> Vec<usize> {
    let events = all_events(program, path).await;
    let effects = events[length..]
        .iter()
        .filter(|event| event["what"]["effect"].is_object());
    effects
        .map(|event| event["by"].as_u64().unwrap() as usize)
        .collect()
}

/// The time does not reveal whether a bot was asked in secret.
#[tokio::test]
async fn a_bot_without_a_choice_takes_as_long_as_one_with() {
    const PACE: u64 = 120;
    let pace = Duration::from_millis(PACE);
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let mut rng = Rng::new(3);
    let (mut asked, mut spared) = (Vec::new(), Vec::new());
    // A busy machine makes times longer, and never shorter: the shortest are compared. A difference that a busy machine
    // has made is gone after some more games.
    let differ = |asked: &[Duration], spared: &[Duration]| {
        let shortest = |times: &[Duration]| times.iter().min().copied();
        match (shortest(asked), shortest(spared)) {
            (Some(asked), Some(spared)) => asked.abs_diff(spared) >= pace / 2,
            _ => true,
        }
    };
    for _ in 0..48 {
        if asked.len() > 4 && spared.len() > 4 && !differ(&asked, &spared) {
            break;
        }
        let table = ann
            .table(&["me", "bot:random"], json!({ "pace": PACE }))
            .await;
        let path = path_of(&table);
        let mut stream = ann.listen(&format!("{path}/events")).await;
        for _ in 0..25 {
            let next = async {
                loop {
                    let question = ann.json(&format!("{path}/question")).await;
                    if !question.is_null() || ann.json(&path).await["state"] == "over" {
                        return question;
                    }
                    sleep(Duration::from_millis(10)).await;
                }
            };
            let question = timeout(PATIENCE, next).await;
            let question = question.expect("a question, or the end of the game");
            let Some(options) = question["options"].as_array() else {
                break;
            };
            let dogma = options
                .iter()
                .position(|option| option["choice"]["dogma"].is_string());
            let option = dogma.unwrap_or(rng.below(options.len() as u32) as usize);
            stream.so_far();
            let before = rows(&server, &path);
            let began = Instant::now();
            let body = json!({ "sequence": question["sequence"], "option": option });
            let (status, done) = ann.post(&format!("{path}/answer"), &body).await;
            let responded = began.elapsed();
            assert_eq!(status, StatusCode::OK);
            // What is concealed has neither events nor a question.
            let tells = |news: &str| {
                let silent = news.contains("\"events\":[],\"question\":null,\"outcome\":null");
                !silent
            };
            let news = stream.until(tells).await;
            let time = began.elapsed();
            let news: Value = serde_json::from_str(&news).unwrap();
            let part = |event: &&Value| event["what"]["effect"].is_object() && event["by"] == 1;
            let has_part = news["events"]
                .as_array()
                .unwrap()
                .iter()
                .find(part)
                .is_some();
            if !has_part {
                continue;
            }
            // The bot may have had its part before a response that took longer than its pace.
            assert!(
                done["question"].is_null() || responded >= pace,
                "the answer itself tells nothing"
            );
            // Rows of the log since: hers, and one for each question to the bot inside the effect.
            let secret = rows(&server, &path) - before > 1;
            match secret {
                true => asked.push(time),
                false => spared.push(time),
            }
        }
    }
    assert!(
        asked.len() > 2 && spared.len() > 2,
        "{} and {}",
        asked.len(),
        spared.len()
    );
    for time in asked.iter().chain(&spared) {
        assert!(*time >= pace, "{time:?} is less than the pace");
    }
    assert!(!differ(&asked, &spared), "{asked:?} and {spared:?}");
}

fn rows(server: &TestServer, path: &str) -> i64 {
    let id = path.rsplit('/').next().unwrap();
    let query = "SELECT sequence FROM tables WHERE id = $1";
    let rows = database(server.data.path()).query_row(query, [id], |row| row.get(0));
    rows.unwrap()
}

/// A take-back is invisible to players who did not see the answer.
#[tokio::test]
async fn a_secret_take_back_is_not_told() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.program("Ann").await, server.program("Bob").await);
    let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
    let path = path_of(&table);
    bob.post(&format!("{path}/join"), &json!({})).await;
    let mut news = bob.listen(&format!("{path}/events")).await;
    let first: Value = serde_json::from_str(&news.next().await.unwrap()).unwrap();
    assert_eq!(first["anew"], true);
    assert!(!first["question"].is_null(), "both are asked at once");
    // Ann's first meld is hidden: Bob sees neither it nor that it is taken back.
    let (_, done) = answer_first(&ann, &path).await;
    let back = json!({ "sequence": done["take_back"] });
    let (status, _) = ann.post(&format!("{path}/take-back"), &back).await;
    assert_eq!(status, StatusCode::OK);
    let asked = bob.json(&format!("{path}/question")).await;
    assert_eq!(asked, first["question"]);
    let (status, _) = answer_first(&bob, &path).await;
    assert_eq!(status, StatusCode::OK);
    let after: Value = serde_json::from_str(&news.next().await.unwrap()).unwrap();
    assert_eq!(
        (&after["anew"], &after["events"], &after["question"]),
        (&json!(false), &json!([]), &Value::Null)
    );
}

/// Games and records have a largest length.
#[tokio::test]
async fn a_record_has_an_end() {
    let mut game = Game::new(Settings::new(2).unwrap(), 3);
    let mut rng = Rng::new(1);
    while let Some(decision) = game.decision() {
        game.answer(rng.below(decision.options.len() as u32) as usize)
            .unwrap();
    }
    let record = game.record().to_string();
    let last = record.lines().last().unwrap();
    let long = format!("{record}{}", format!("{last}\n").repeat(3000));
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let (status, page) = ann.refused("/replay", &[("record", &long)]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("3,000") || page.contains("3000"), "{page}");
    let replay = ann.go("/replay", &[("record", &record)]).await;
    assert_eq!(
        ann.get(&format!("{replay}?step=99999999")).await.0,
        StatusCode::OK
    );
}

/// A legal game of so many answers in which hardly anything happens. `None`: something has to happen.
fn idle_game(seed: u64, answers: usize) -> Option<Game> {
    let moves = |event: &Event| matches!(event.what, What::Moved { .. } | What::Over { .. });
    let mut game = Game::new(Settings::new(2).unwrap(), seed);
    while game.history().len() < answers {
        let options = game.decision()?.options.len();
        let begins = game.history().len() < 2;
        let is_idle = |option: &usize| {
            let mut next = game.clone();
            let events = next.answer(*option).unwrap_or_default();
            begins || !events.iter().any(moves)
        };
        let idle = (0..options).find(is_idle)?;
        game.answer(idle).ok()?;
    }
    Some(game)
}

/// A game that is too long is ended, and its log comes in pages.
#[tokio::test]
async fn a_game_has_an_end() {
    let game = (0..200).find_map(|seed| idle_game(seed, MOST_ANSWERS - 1));
    let game = game.expect("a game in which nothing happens");
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.program("Ann").await, server.program("Bob").await);
    let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
    let (id, path) = (table["id"].as_str().unwrap(), path_of(&table));
    bob.post(&format!("{path}/join"), &json!({})).await;
    let data = server.end().await;
    lay(data.path(), id, &game.record().to_string());
    let server = TestServer::start_in(data, generous(), |_| {}).await;
    let people = [ann.at(&server), bob.at(&server)];
    let asked = game.question().unwrap().seat.index();
    let (status, _) = answer_first(&people[asked], &path).await;
    assert_eq!(status, StatusCode::OK);
    let info = people[0].json(&path).await;
    assert_eq!(
        (&info["state"], &info["closed"]),
        (&json!("over"), &json!("too_long"))
    );
    for person in &people {
        let answer = json!({ "sequence": 1, "option": 0 });
        let (status, _) = person.post(&format!("{path}/answer"), &answer).await;
        assert_eq!(status, StatusCode::CONFLICT);
    }
    let (status, log) = people[0].get(&format!("/t/{id}/log")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(log.len() < 300_000, "{} bytes of log", log.len());
}

/// One click is one request: the answer is empty, and the stream brings the table.
#[tokio::test]
async fn a_script_is_answered_by_the_stream() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann.go("/quick", &[]).await;
    let (_, page) = ann.get(&table).await;
    let response = ann.client.get(server.url(&format!("{table}/events")));
    let mut stream = common::Listener::new(response.send().await.unwrap());
    let first = stream.next().await.unwrap();
    let sequence = field_in(&page, "sequence").unwrap();
    let fields = [
        ("sequence", sequence.as_str()),
        ("option", "0"),
        ("csrf", &ann.csrf),
    ];
    let answer = ann.client.post(server.url(&format!("{table}/answer")));
    let answer = answer.header("prefer", "return=minimal").form(&fields);
    let answer = answer.send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let second = stream
        .until(|message| message.contains("id=\"table\""))
        .await;
    assert_ne!(first, second);
    assert!(
        field_in(&second, "csrf").is_some_and(|csrf| csrf.len() == 128),
        "forms work"
    );
}

/// Presence is a message of its own, and renders nobody's table.
#[tokio::test]
async fn presence_renders_no_table() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.program("Ann").await, server.program("Bob").await);
    let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
    let path = path_of(&table);
    let page = format!("/t/{}", table["id"].as_str().unwrap());
    bob.post(&format!("{path}/join"), &json!({})).await;
    let (_, away) = ann.get(&page).await;
    assert!(away.contains("data-away=\"1\">"), "Bob is away: {away}");
    let mut stream = ann.listen(&format!("{page}/events")).await;
    stream
        .until(|message| message.contains("id=\"table\""))
        .await;
    let renders = renders(&server).await;
    for _ in 0..5 {
        let bobs = bob.listen(&format!("{path}/events")).await;
        stream
            .until(|message| message == "[true,true,false,false]")
            .await;
        drop(bobs);
        stream
            .until(|message| message == "[true,false,false,false]")
            .await;
    }
    assert_eq!(self::renders(&server).await, renders);
    let bobs = bob.listen(&format!("{path}/events")).await;
    stream
        .until(|message| message == "[true,true,false,false]")
        .await;
    let (_, here) = ann.get(&page).await;
    assert!(here.contains("data-away=\"1\" hidden"), "{here}");
    drop(bobs);
}

async fn renders(server: &TestServer) -> String {
    let url = format!("http://{}/metrics", server.metrics.unwrap());
    let text = reqwest::get(url).await.unwrap().text().await.unwrap();
    let line = text
        .lines()
        .find(|line| line.starts_with("innovation_render_seconds_count"));
    line.unwrap().to_owned()
}

/// An owner can remove somebody who is away, and nobody else can.
#[tokio::test]
async fn an_owner_can_replace_who_is_away() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.browser().await, server.browser().await);
    let fields = [
        ("seat1", "me"),
        ("seat2", "open"),
        ("seat3", "open"),
        ("listed", "yes"),
    ];
    let table = ann.go("/tables", &fields).await;
    bob.go(&format!("{table}/join"), &[]).await;
    let remove = format!("{table}/remove");
    assert_eq!(
        bob.refused(&remove, &[("seat", "0")]).await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        ann.refused(&remove, &[("seat", "0")]).await.0,
        StatusCode::CONFLICT
    );
    let watching = bob.client.get(server.url(&format!("{table}/events")));
    let mut watching = common::Listener::new(watching.send().await.unwrap());
    watching.next().await.unwrap();
    assert_eq!(
        ann.refused(&remove, &[("seat", "1")]).await.0,
        StatusCode::CONFLICT
    );
    drop(watching);
    until("Bob has gone", || async {
        ann.post(&remove, &[("seat", "1")]).await.status() == StatusCode::SEE_OTHER
    })
    .await;
    let (_, lobby) = ann.get(&table).await;
    assert_eq!(
        lobby.matches("/join/").count(),
        2,
        "both seats are open again: {lobby}"
    );
}

/// Names that deceive are refused at the table.
#[tokio::test]
async fn nobody_sits_down_with_the_name_of_somebody_else() {
    let server = TestServer::start(generous()).await;
    let (ann, eve) = (server.program("Ann").await, server.program("ANN").await);
    let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
    let (status, problem) = eve
        .post(&format!("{}/join", path_of(&table)), &json!({}))
        .await;
    assert_eq!(
        (status, &problem["error"]),
        (StatusCode::CONFLICT, &json!("name_reserved"))
    );
}

/// A server that has ended leaves one file, and two servers cannot use it at the same time.
#[tokio::test]
async fn a_stopped_server_leaves_one_file() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
    answer_first(&ann, &path_of(&table)).await;
    let second = innovation_server::Config::new(
        server.data.path().to_owned(),
        "127.0.0.1:0".parse().unwrap(),
    );
    let Err(refused) = innovation_server::Server::bind(second).await else {
        panic!("two servers on one folder");
    };
    let why = std::error::Error::source(&refused).unwrap().to_string();
    assert!(why.starts_with("another server uses this folder"), "{why}");
    let data = server.end().await;
    assert!(!data.path().join("innovation.db-wal").exists());
    let copy = tempfile::tempdir().unwrap();
    let file = "innovation.db";
    std::fs::copy(data.path().join(file), copy.path().join(file)).unwrap();
    let server = TestServer::start_in(copy, generous(), |_| {}).await;
    let ann = ann.at(&server);
    assert_eq!(ann.json(&path_of(&table)).await["state"], "playing");
    // The lock and the end of the first server are over: headers are as they were.
    let headers: HeaderMap = reqwest::get(server.url("/"))
        .await
        .unwrap()
        .headers()
        .clone();
    assert!(headers.contains_key("content-security-policy"));
}
