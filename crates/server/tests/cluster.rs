//! Several processes on one PostgreSQL: whichever of them is asked, the answer is the same.

use std::time::Duration;

use innovation_server::Limits;
use reqwest::StatusCode;
use serde_json::json;
use tokio::time::{Instant, sleep, timeout};

use crate::common::postgres::PostgresServer;
use crate::common::{PATIENCE, Program, TestServer, generous, path_of};

/// Takes the first option as soon as there is a question, and gives back its number.
async fn answer(program: &Program, path: &str) -> i64 {
    let asked = async {
        loop {
            let question = program.json(&format!("{path}/question")).await;
            if let Some(number) = question["sequence"].as_i64() {
                return number;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    let number = timeout(PATIENCE, asked).await.expect("a question");
    let body = json!({ "sequence": number, "option": 0 });
    let (status, refused) = program.post(&format!("{path}/answer"), &body).await;
    assert_eq!(status, StatusCode::OK, "{refused}");
    number
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_at_one_process_is_on_a_page_at_another() {
    let Some(cluster) = TestServer::cluster(3, generous()).await else {
        return;
    };
    let servers = &cluster.servers;
    let ann = servers[0].program("Ann").await;
    let bob = servers[1].program("Bob").await.at(&servers[2]);
    let options = json!({ "listed": true, "pace": 0 });
    let table = ann.table(&["me", "open"], options).await;
    let path = path_of(&table);
    let page = path.replace("/api/tables", "/t");
    let (status, _) = bob.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let mut seen = bob.at(&servers[1]).listen(&format!("{page}/events")).await;
    seen.next().await.unwrap();
    let ann = ann.at(&servers[2]);
    // The first melds of both, and then some turns, each at another process.
    for turn in 0..10 {
        let player = if turn % 2 == 0 { &ann } else { &bob };
        let player = player.at(&servers[turn % 3]);
        let question = player.json(&format!("{path}/question")).await;
        if question["sequence"].is_i64() {
            answer(&player, &path).await;
        }
    }
    let history = |program: &Program| {
        let program = program.at(&servers[0]);
        let path = format!("{path}/view");
        async move { program.json(&path).await }
    };
    let expected = history(&bob).await;
    let up_to_date = async {
        for server in servers {
            while bob.at(server).json(&format!("{path}/view")).await != expected {
                sleep(Duration::from_millis(10)).await;
            }
        }
    };
    timeout(PATIENCE, up_to_date)
        .await
        .expect("all processes show the same");
    let news = seen.next().await;
    assert!(news.is_some(), "the page at the second process came alive");
}

/// What is chosen early at a process that ends is there at the others, and the game goes on with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_meld_is_chosen_at_one_process_and_revealed_at_another() {
    let Some(mut cluster) = TestServer::cluster(2, generous()).await else {
        return;
    };
    let last = cluster.servers.pop().expect("two processes");
    let first = &cluster.servers[0];
    let (ann, bob) = (first.program("Ann").await, first.program("Bob").await);
    let options = json!({ "listed": true });
    let path = path_of(&ann.table(&["me", "open"], options).await);
    let (status, _) = bob.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);
    // Both processes have the table in memory.
    let page = path.replace("/api/tables", "/t");
    let mut seen = bob.listen(&format!("{page}/events")).await;
    seen.next().await.unwrap();
    answer(&bob.at(&last), &path).await;
    let view = bob.at(&last).json(&format!("{path}/view")).await;
    assert!(view["first_meld"].is_string(), "{view}");
    last.end().await;
    assert_eq!(bob.json(&format!("{path}/view")).await, view);
    answer(&ann, &path).await;
    let begun = bob.json(&format!("{path}/view")).await;
    assert_eq!(begun["first_meld"], json!(null));
    let board = begun["players"][1]["board"].as_object().unwrap();
    let melded: Vec<&serde_json::Value> = board.values().map(|pile| &pile["cards"][0]).collect();
    assert_eq!(melded, [&view["first_meld"]]);
}

/// A process can take an answer before it has received the last one from another process.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_asked_by_one_process_answers_at_another() {
    let Some(cluster) = TestServer::cluster(2, generous()).await else {
        return;
    };
    let [one, other] = &cluster.servers[..] else {
        panic!("two processes");
    };
    let (ann, bob) = (one.program("Ann").await, one.program("Bob").await);
    let options = json!({ "listed": true });
    let path = path_of(&ann.table(&["me", "open"], options).await);
    let (status, _) = bob.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);
    // Both processes have the table in memory.
    let page = path.replace("/api/tables", "/t");
    let mut seen = bob.at(other).listen(&format!("{page}/events")).await;
    seen.next().await.unwrap();
    let mut answers = 0;
    for turn in 0..40 {
        for player in [&ann, &bob] {
            let question = player.json(&format!("{path}/question")).await;
            let Some(number) = question["sequence"].as_i64() else {
                continue;
            };
            // Every second answer is given at a process that may not have received the last one.
            let at = if (turn + answers) % 2 == 0 {
                one
            } else {
                other
            };
            let body = json!({ "sequence": number, "option": 0 });
            let (status, refused) = player.at(at).post(&format!("{path}/answer"), &body).await;
            assert_eq!(status, StatusCode::OK, "{refused}");
            let again = player
                .at(other)
                .post(&format!("{path}/answer"), &body)
                .await;
            assert_eq!(again.0, StatusCode::CONFLICT, "an answer is taken once");
            answers += 1;
        }
    }
    assert!(answers > 40, "{answers} answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_whichever_process_is_asked_and_go_on_when_it_ends() {
    let Some(mut cluster) = TestServer::cluster(2, generous()).await else {
        return;
    };
    let servers = &mut cluster.servers;
    let ann = servers[0].program("Ann").await;
    let table = ann
        .table(&["me", "bot:random", "bot:random"], json!({ "pace": 0 }))
        .await;
    let path = path_of(&table);
    for turn in 0..12 {
        answer(&ann.at(&servers[turn % 2]), &path).await;
    }
    let first = servers.remove(0);
    let began = Instant::now();
    first.end().await;
    // Service managers wait for half a minute or more before they kill a process.
    assert!(
        began.elapsed() < Duration::from_secs(30),
        "it is gone within seconds"
    );
    let ann = ann.at(&cluster.servers[0]);
    for _ in 0..4 {
        answer(&ann, &path).await;
    }
    let third = TestServer::start_on(&cluster.url, generous()).await;
    answer(&ann.at(&third), &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_forms_and_presence_hold_at_all_processes() {
    let Some(cluster) = TestServer::cluster(2, generous()).await else {
        return;
    };
    let servers = &cluster.servers;
    let ann = servers[0].browser().await;
    let elsewhere = ann.at(&servers[1]);
    // The form was made by the first process.
    assert_eq!(elsewhere.go("/name", &[("name", "Ann")]).await, "/");
    let (_, page) = ann.get("/").await;
    assert!(page.contains("Ann"), "{page}");
    let page = elsewhere.go("/quick", &[]).await;
    let (status, _) = ann.get(&page).await;
    assert_eq!(status, StatusCode::OK);
    let watcher = servers[1].program("Bob").await;
    let mut watching = watcher.listen(&format!("{page}/events")).await;
    watching.next().await.unwrap();
    let url = servers[0].url(&format!("{page}/events"));
    let stream = ann.client.get(&url).send().await.unwrap();
    assert_eq!(stream.status(), StatusCode::OK);
    watching
        .until(|message| message == "[true,false,false,false]")
        .await;
    drop(stream);
    watching
        .until(|message| message == "[false,false,false,false]")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_database_tables_are_shown_and_changes_refused() {
    let Some(postgres) = PostgresServer::own() else {
        return;
    };
    let url = postgres.database();
    let server = TestServer::start_on(&url, generous()).await;
    let ann = server.program("Ann").await;
    let table = ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
    let path = path_of(&table);
    answer(&ann, &path).await;
    let asked = async {
        loop {
            let question = ann.json(&format!("{path}/question")).await;
            match question["sequence"].as_i64() {
                Some(number) => return number,
                None => sleep(Duration::from_millis(10)).await,
            }
        }
    };
    let number = timeout(PATIENCE, asked).await.unwrap();
    postgres.stop();
    let not_ready = async {
        loop {
            let ready = reqwest::get(server.url("/ready")).await.unwrap();
            if ready.status() == StatusCode::SERVICE_UNAVAILABLE {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, not_ready).await.expect("it says so");
    let page = path.replace("/api/tables", "/t");
    let (status, _) = ann.get(&page).await;
    assert_eq!(status, StatusCode::OK, "the table is in memory");
    let body = json!({ "sequence": number, "option": 0 });
    let (status, refused) = ann.post(&format!("{path}/answer"), &body).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(refused["error"], "not_saved", "{refused}");
    postgres.restart("fast");
    let answered = async {
        while ann.post(&format!("{path}/answer"), &body).await.0 != StatusCode::OK {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, answered)
        .await
        .expect("it goes on by itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_waits_for_those_with_other_rules() {
    let Some(postgres) = PostgresServer::shared() else {
        return;
    };
    let url = postgres.database();
    let name = url.split("localhost/").nth(1).unwrap();
    let name = name.split('?').next().unwrap();
    innovation_server::prepare(&url).await.unwrap();
    let old = "INSERT INTO processes VALUES ('old', 1, now() + interval '1 hour')";
    postgres.psql(name, old);
    let server = TestServer::start_on(&url, generous()).await;
    let ready = reqwest::get(server.url("/ready")).await.unwrap();
    assert_eq!(ready.status(), StatusCode::SERVICE_UNAVAILABLE);
    let sentence = ready.text().await.unwrap();
    assert!(
        sentence.starts_with("waiting for 1 servers with rules 1 to end"),
        "{sentence}"
    );
    let page = reqwest::get(server.url("/")).await.unwrap();
    assert_eq!(page.status(), StatusCode::SERVICE_UNAVAILABLE);
    postgres.psql(name, "DELETE FROM processes WHERE id = 'old'");
    let ready = async {
        while reqwest::get(server.url("/ready")).await.unwrap().status() != StatusCode::OK {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, ready).await.expect("it begins");
    server.browser().await;
}

/// What a visitor may have is counted in the database.
#[tokio::test(flavor = "multi_thread")]
async fn limits_on_what_is_shared_hold_for_all_processes_together() {
    let limits = Limits {
        tables: 3,
        ..generous()
    };
    let Some(cluster) = TestServer::cluster(2, limits).await else {
        return;
    };
    let ann = cluster.servers[0].program("Ann").await;
    let body = json!({ "seats": ["me", "open"] });
    let mut asking = tokio::task::JoinSet::new();
    for number in 0..8 {
        let (ann, body) = (ann.at(&cluster.servers[number % 2]), body.clone());
        asking.spawn(async move { ann.post("/api/tables", &body).await.0 });
    }
    let statuses = asking.join_all().await;
    let made = |status: &&StatusCode| **status == StatusCode::CREATED;
    assert_eq!(statuses.iter().filter(made).count(), 3, "{statuses:?}");
}

/// The home page needs three queries, however many tables are on it.
#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_needs_three_queries() {
    const PAGES: usize = 50;
    let Some(postgres) = PostgresServer::shared() else {
        return;
    };
    let url = postgres.database();
    let (_, name) = url.split_once("localhost/").unwrap();
    let (name, _) = name.split_once('?').unwrap();
    postgres.log_statements(name);
    let server = TestServer::start_on(&url, generous()).await;
    let (ann, bob) = (server.browser().await, server.program("Bob").await);
    for _ in 0..10 {
        ann.go("/quick", &[]).await;
        bob.table(&["me", "open"], json!({ "listed": true })).await;
    }
    let (began, before) = (Instant::now(), postgres.logged_statements(name));
    for _ in 0..PAGES {
        let (status, page) = ann.get("/").await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.matches("href=\"/t/").count() >= 20, "{page}");
    }
    let queries = postgres.logged_statements(name) - before;
    // Some queries a second are those of the process itself.
    let own = 10 * (began.elapsed().as_secs() as usize + 1);
    assert!(
        queries <= 3 * PAGES + own,
        "{queries} queries for {PAGES} pages, {own} of its own"
    );
    assert!(
        queries >= 3 * PAGES,
        "{queries} queries are all that were counted"
    );
}

/// What `docs/hosting.md` says to watch is there. Refusals are listed once there are some.
#[tokio::test(flavor = "multi_thread")]
async fn the_metrics_that_are_documented_are_told() {
    let Some(cluster) = TestServer::cluster(1, generous()).await else {
        return;
    };
    let server = &cluster.servers[0];
    let ann = server.program("Ann").await;
    ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
    let docs = include_str!("../../../docs/hosting.md");
    let words = docs.split('`').filter(|word| !word.contains("why="));
    let names = words.filter_map(|word| word.split('{').next()?.strip_suffix("_total"));
    let names: Vec<&str> = names.collect();
    assert!(names.len() >= 6, "{names:?}");
    let url = format!("http://{}/metrics", server.metrics.unwrap());
    let all_told = async {
        loop {
            let told = reqwest::get(&url).await.unwrap().text().await.unwrap();
            let is_told = |name: &&str| told.contains(&format!("# TYPE {name} counter"));
            if names.iter().all(is_told) {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    let told = timeout(PATIENCE, all_told).await;
    told.unwrap_or_else(|_| panic!("not all of {names:?} are told"));
}
