//! People at a table: tabs, invitations, leaving, taking back, and the end.

mod common;

use std::time::Duration;

use common::{TestServer, field_in, generous};
use innovation_engine::Language;
use innovation_text::{Label, Problem, Text};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::time::timeout;

fn sentence(problem: Problem) -> String {
    Text::of(Language::En).problem(problem)
}

/// A sentence as it stands in a page.
fn escaped(sentence: &str) -> String {
    maud::html! { (sentence) }.into_string()
}

#[tokio::test]
async fn one_button_starts_a_game_and_a_form_answers() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann.go("/quick", &[]).await;
    let (status, page) = ann.get(&table).await;
    assert_eq!(status, StatusCode::OK);
    let sequence = field_in(&page, "sequence").expect("a question");
    let answer = [("sequence", sequence.as_str()), ("option", "0")];
    assert_eq!(ann.go(&format!("{table}/answer"), &answer).await, table);
    let (_, home) = ann.get("/").await;
    assert!(home.contains(&table), "my tables are on the first page");
}

#[tokio::test]
async fn of_two_tabs_one_wins_and_the_other_is_told_kindly() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann.go("/quick", &[]).await;
    let (_, page) = ann.get(&table).await;
    let sequence = field_in(&page, "sequence").unwrap();
    let path = format!("{table}/answer");
    let fields = |option| [("sequence", sequence.as_str()), ("option", option)];
    let (first, second) = (fields("0"), fields("1"));
    let (first, second) = tokio::join!(ann.post(&path, &first), ann.post(&path, &second));
    let mut statuses = [first.status(), second.status()];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::SEE_OTHER, StatusCode::CONFLICT]);
    let told = match first.status() {
        StatusCode::CONFLICT => first.text().await,
        _ => second.text().await,
    };
    let told = told.unwrap();
    assert!(told.contains(&escaped(&sentence(Problem::Stale))), "{told}");
    assert!(
        told.contains(&format!("href=\"{table}\"")),
        "the way back: {told}"
    );
}

#[tokio::test]
async fn an_invitation_is_for_one_seat() {
    let server = TestServer::start(generous()).await;
    let (ann, bob, cid) = (
        server.browser().await,
        server.browser().await,
        server.browser().await,
    );
    ann.go("/name", &[("name", "Ann"), ("next", "/")]).await;
    bob.go("/name", &[("name", "Bob"), ("next", "/")]).await;
    let table = ann
        .go("/tables", &[("seat1", "me"), ("seat2", "open")])
        .await;
    let (_, lobby) = ann.get(&table).await;
    let (_, invite) = lobby
        .split_once(&format!("{table}/join/"))
        .expect("an invitation");
    let secret: String = invite.chars().take_while(char::is_ascii_hexdigit).collect();
    let invite = format!("{table}/join/{secret}");

    // Whoever has not been invited sees no invitation, and cannot sit down.
    let (_, lobby) = cid.get(&table).await;
    assert!(!lobby.contains(&secret));
    let (status, _) = cid.refused(&format!("{table}/join"), &[]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = cid.get(&format!("{table}/join/{}", "0".repeat(32))).await;
    assert_eq!(status, StatusCode::NOT_FOUND);

    let (_, lobby) = bob.get(&invite).await;
    assert!(lobby.contains(&invite), "{lobby}");
    assert_eq!(bob.go(&invite, &[]).await, table);
    let (status, page) = cid.refused(&invite, &[]).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(page.contains(&escaped(&sentence(Problem::SeatTaken))));
    let (_, page) = ann.get(&table).await;
    assert!(
        page.contains("Bob") && field_in(&page, "sequence").is_some(),
        "the game has begun"
    );
    // Somebody who only watches has no question.
    let (_, page) = cid.get(&table).await;
    assert!(page.contains("Bob") && field_in(&page, "sequence").is_none());
}

#[tokio::test]
async fn a_bot_stands_in_for_who_leaves_and_gives_the_seat_back() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let mut events = ann.listen(&format!("{path}/events")).await;
    let first: Value = serde_json::from_str(&events.next().await.unwrap()).unwrap();
    let question = first["question"]["sequence"].as_i64().expect("a question");
    let (status, _) = ann.post(&format!("{path}/leave"), &json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    // The bot answers in her place.
    events
        .until(|news| {
            let news: Value = serde_json::from_str(news).unwrap();
            news["question"]["sequence"].as_i64() != Some(question)
        })
        .await;
    let seats = ann.json(&path).await["seats"].clone();
    assert_eq!(seats[0]["stand_in"], "normal");
    let (status, info) = ann.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(info["seats"][0].get("stand_in"), None);
    // From now on it is silent: no question to her is answered before she answers it.
    for _ in 0..10 {
        let asked = ann.question(&path).await;
        let answer = json!({ "sequence": asked["sequence"], "option": 0 });
        let (status, done) = ann.post(&format!("{path}/answer"), &answer).await;
        assert_eq!(status, StatusCode::OK, "{done}");
    }
}

#[tokio::test]
async fn a_bot_stands_in_for_who_is_away_too_long() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let mut path = String::new();
    for patience in [json!(null), json!(1)] {
        let table = ann
            .table(&["me", "bot:random"], json!({ "patience": patience }))
            .await;
        path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    }
    // The minute is over.
    let file = server.data.path().join("innovation.db");
    let db = rusqlite::Connection::open(file).unwrap();
    db.busy_timeout(Duration::from_secs(5)).unwrap();
    let due = db.execute("UPDATE tables SET due = 1 WHERE due IS NOT NULL", []);
    assert_eq!(due.unwrap(), 1, "the table without patience waits for good");
    let stands_in = async {
        while ann.json(&path).await["seats"][0]["stand_in"] != "normal" {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(30), stands_in)
        .await
        .expect("a bot stands in");
}

#[tokio::test]
async fn what_shows_nothing_can_be_taken_back_once() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let bob = server.program("Bob").await;
    let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let (status, _) = ann
        .post(
            &format!("{path}/answer"),
            &json!({ "sequence": 1, "option": 0 }),
        )
        .await;
    assert_eq!(status, StatusCode::CONFLICT, "the game has not begun");
    let (status, _) = bob.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);

    let asked = ann.json(&format!("{path}/question")).await;
    let first = asked["sequence"].clone();
    let answer = json!({ "sequence": first, "option": 0 });
    let (status, done) = ann.post(&format!("{path}/answer"), &answer).await;
    assert_eq!(status, StatusCode::OK);
    let back = json!({ "sequence": done["take_back"] });
    let (status, done) = ann.post(&format!("{path}/take-back"), &back).await;
    assert_eq!(status, StatusCode::OK);
    let again = &done["question"];
    assert_eq!(again["options"], asked["options"], "the same question");
    assert_ne!(
        again["sequence"], first,
        "but a tab that shows the first one is stale"
    );
    let (status, problem) = ann.post(&format!("{path}/answer"), &answer).await;
    assert_eq!(
        (status, &problem["error"]),
        (StatusCode::CONFLICT, &json!("stale"))
    );

    // Once Bob has chosen, it is too late.
    let answer = json!({ "sequence": again["sequence"], "option": 1 });
    let (_, done) = ann.post(&format!("{path}/answer"), &answer).await;
    let back = json!({ "sequence": done["take_back"] });
    let asked = bob.json(&format!("{path}/question")).await;
    let answer = json!({ "sequence": asked["sequence"], "option": 0 });
    let (status, _) = bob.post(&format!("{path}/answer"), &answer).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = ann.post(&format!("{path}/take-back"), &back).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn hints_are_for_practice() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let fields = [("seat1", "me"), ("seat2", "bot:easy"), ("practice", "no")];
    let serious = ann.go("/tables", &fields).await;
    let (status, _) = ann.refused(&format!("{serious}/hint"), &[]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let fields = [("seat1", "me"), ("seat2", "bot:easy"), ("practice", "yes")];
    let practice = ann.go("/tables", &fields).await;
    let best = Text::of(Language::En).label(Label::HintOption);
    let hints = |page: &str| page.matches(&escaped(&best)).count();
    let (_, before) = ann.get(&practice).await;
    assert_eq!(hints(&before), 0);
    assert_eq!(ann.go(&format!("{practice}/hint"), &[]).await, practice);
    let (_, after) = ann.get(&practice).await;
    assert_eq!(hints(&after), 1, "one option is the best");
}

#[tokio::test]
async fn the_record_is_told_after_the_end_and_can_be_looked_at() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let waiting = ann.table(&["me", "bot:random"], json!({})).await;
    let path = format!("/api/tables/{}/record", waiting["id"].as_str().unwrap());
    let (status, _) = ann.get(&path).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = ann
        .get(&format!("/t/{}/replay", waiting["id"].as_str().unwrap()))
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    let table = ann
        .table(&["bot:random", "bot:random"], json!({ "pace": 0 }))
        .await;
    let id = table["id"].as_str().unwrap();
    let mut events = ann.listen(&format!("/api/tables/{id}/events")).await;
    events
        .until(|news| !news.contains("\"outcome\":null"))
        .await;
    let (status, record) = ann.get(&format!("/t/{id}/record")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(record.contains("player 1 bot:random"), "{record}");
    let steps = record
        .lines()
        .filter(|line| line.starts_with(['1', '2']))
        .count();

    let browser = server.browser().await;
    let replay = browser.go("/replay", &[("record", &record)]).await;
    for eyes in ["", "&seat=0", "&seat=1", "&seat=open"] {
        let (status, page) = browser
            .get(&format!("{replay}?step={}{eyes}", steps / 2))
            .await;
        assert_eq!(status, StatusCode::OK);
        assert!(
            page.contains(&format!("step={}", steps / 2 + 1)),
            "a way on"
        );
    }
    let (status, _) = browser.get(&format!("{replay}?seat=2")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, page) = browser
        .refused("/replay", &[("record", "innovation record\nrules x")])
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        page.contains(&escaped(&sentence(Problem::Record(2)))),
        "{page}"
    );
}

#[tokio::test]
async fn the_same_people_play_again_at_one_table() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let fields = [
        ("seat1", "bot:random"),
        ("seat2", "bot:random"),
        ("pace", "0"),
    ];
    let table = ann.go("/tables", &fields).await;
    let watcher = server.program("Watcher").await;
    let mut events = watcher
        .listen(&format!("/api/tables/{}/events", &table[3..]))
        .await;
    events
        .until(|news| !news.contains("\"outcome\":null"))
        .await;
    let next = ann.go(&format!("{table}/again"), &[]).await;
    assert_ne!(next, table);
    assert_eq!(ann.go(&format!("{table}/again"), &[]).await, next);
    let stranger = server.browser().await;
    let other = ann.go("/quick", &[]).await;
    let (status, _) = stranger.refused(&format!("{other}/again"), &[]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_owner_alone_changes_the_settings() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.browser().await, server.browser().await);
    let table = ann
        .go(
            "/tables",
            &[("seat1", "me"), ("seat2", "open"), ("listed", "yes")],
        )
        .await;
    let (_, home) = bob.get("/").await;
    assert!(home.contains(&table), "listed tables are on the first page");
    let settings = format!("{table}/settings");
    let (status, _) = bob.refused(&settings, &[("pace", "0")]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = ann.refused(&settings, &[("pace", "fast")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        ann.go(&settings, &[("pace", "0"), ("patience", "60")])
            .await,
        table
    );
    let (_, home) = bob.get("/").await;
    assert!(!home.contains(&table), "it is no longer listed");
    let (status, _) = bob
        .refused(&format!("{table}/fill"), &[("seat", "1"), ("bot", "easy")])
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(
        ann.go(&format!("{table}/fill"), &[("seat", "1"), ("bot", "easy")])
            .await,
        table
    );
    let (_, page) = ann.get(&table).await;
    assert!(field_in(&page, "sequence").is_some(), "the game has begun");
}

#[tokio::test]
async fn a_table_that_never_began_is_cleared_away_by_its_owner() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann
        .go("/tables", &[("seat1", "me"), ("seat2", "open")])
        .await;
    assert_eq!(ann.go(&format!("{table}/leave"), &[]).await, "/");
    let (status, _) = ann.get(&table).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn everybody_reads_in_their_language() {
    let server = TestServer::start(generous()).await;
    for language in Language::ALL {
        let ann = server.browser().await;
        ann.go(
            "/language",
            &[("language", language.code()), ("next", "/cards")],
        )
        .await;
        let (_, page) = ann.get("/").await;
        assert!(page.contains(&format!("<html lang=\"{}\"", language.code())));
        let (_, page) = ann.get("/nowhere").await;
        let sentence = Text::of(language).problem(Problem::NotFound);
        assert!(page.contains(&escaped(&sentence)), "{page}");
    }
}

#[tokio::test]
async fn streams_end_when_the_server_does() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann
        .table(&["me", "bot:easy"], json!({ "pace": 60000 }))
        .await;
    let id = table["id"].as_str().unwrap();
    let mut page = ann.listen(&format!("/t/{id}/events")).await;
    let mut news = ann.listen(&format!("/api/tables/{id}/events")).await;
    assert!(page.next().await.unwrap().contains("id=\"table\""));
    assert!(news.next().await.unwrap().contains("\"anew\":true"));
    server.end().await;
    while page.next().await.is_some() {}
    while news.next().await.is_some() {}
}
