//! Reviews of finished games, on pages and for programs.

use std::path::Path;

use innovation_engine::{Language, RULES_VERSION, Record};
use innovation_review::{Effort, REVIEW_VERSION, Review};
use innovation_server::Limits;
use innovation_text::Text;
use reqwest::StatusCode;
use rusqlite::params;
use serde_json::{Value, json};

use crate::common::{Program, TestServer, database, generous};

/// A table whose game is over, and its record.
async fn finished(program: &Program) -> (String, Record) {
    let seats = ["bot:random", "bot:random"];
    let table = program.table(&seats, json!({ "pace": 0 })).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut events = program.listen(&format!("/api/tables/{id}/events")).await;
    events
        .until(|news| !news.contains("\"outcome\":null"))
        .await;
    let (_, record) = program.get(&format!("/api/tables/{id}/record")).await;
    (id, record.parse().unwrap())
}

/// A review with few playouts.
fn few(record: &Record) -> Review {
    let game = record.replay().unwrap();
    Review::of(&game, Effort::new(8), 1, |_| true).unwrap()
}

/// Puts a review into the store of a server that does not run, in the place of the quick one.
fn keep(data: &Path, table: &str, review: &Review) {
    let db = database(data);
    let query = "INSERT INTO reviews (game, sequence, rules, version, playouts, seed, table_id, done, review)
        SELECT id, sequence, ?2, ?3, ?4, 1, id, sequence, ?5 FROM tables WHERE id = ?1
        ON CONFLICT DO UPDATE SET review = excluded.review";
    let text = serde_json::to_string(review).unwrap();
    let quick = Effort::QUICK.playouts();
    let row = params![table, RULES_VERSION, REVIEW_VERSION, quick, text];
    assert_eq!(db.execute(query, row).unwrap(), 1);
}

#[tokio::test]
async fn a_review_is_for_finished_games_and_counted_by_visitor() {
    let limits = Limits {
        reviews: 1,
        ..generous()
    };
    let server = TestServer::start(limits).await;
    let ann = server.program("Ann").await;
    let waiting = ann.table(&["me", "bot:random"], json!({})).await;
    let waiting = waiting["id"].as_str().unwrap();
    for path in [
        format!("/api/tables/{waiting}/review"),
        format!("/t/{waiting}/review"),
    ] {
        assert_eq!(ann.get(&path).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    let (id, record) = finished(&ann).await;
    let path = format!("/api/tables/{id}/review");
    let stranger = reqwest::get(server.url(&path)).await.unwrap();
    assert_eq!(
        stranger.status(),
        StatusCode::UNAUTHORIZED,
        "it is not begun"
    );
    let (status, _) = ann.get(&format!("{path}?depth=deepest")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    for _ in 0..2 {
        let (status, progress) = ann.get(&path).await;
        assert_eq!(status, StatusCode::ACCEPTED, "{progress}");
        let progress: Value = serde_json::from_str(&progress).unwrap();
        assert_eq!(progress["total"], record.answers().len());
        assert!(progress["done"].as_u64() < progress["total"].as_u64());
    }
    let stranger = reqwest::get(server.url(&path)).await.unwrap();
    assert_eq!(stranger.status(), StatusCode::ACCEPTED, "it is begun");
    let (status, refused) = ann.get(&format!("{path}?depth=deep")).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{refused}");
    let (other, _) = finished(&ann).await;
    let (status, refused) = ann.get(&format!("/api/tables/{other}/review")).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{refused}");
}

#[tokio::test]
async fn a_review_that_is_kept_is_shown_to_everybody() {
    let limits = Limits {
        reviews: 1,
        ..generous()
    };
    let server = TestServer::start(limits).await;
    let ann = server.program("Ann").await;
    let (id, record) = finished(&ann).await;
    let data = server.end().await;
    let review = few(&record);
    keep(data.path(), &id, &review);

    let server = TestServer::start_in(data, limits, |_| {}).await;
    let path = format!("/api/tables/{id}/review");
    let shown = reqwest::get(server.url(&path)).await.unwrap();
    assert_eq!(shown.status(), StatusCode::OK);
    let shown: Value = shown.json().await.unwrap();
    assert_eq!(shown["seats"].as_array().unwrap().len(), 2);
    assert_eq!(
        (&shown["budget"], &shown["seed"]),
        (&json!("quick"), &json!(1))
    );
    assert_eq!(shown["players"].as_array().unwrap().len(), 2);
    for ledger in shown["seats"].as_array().unwrap() {
        let part = |name: &str| ledger[name].as_f64().unwrap();
        let sum = part("start") + part("skill") + part("luck") + part("others");
        assert!((sum - part("result")).abs() < 1e-9, "{ledger}");
    }
    let decisions = shown["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), review.decisions.len());

    // On the page, at a step, from the point of view of the player who was asked.
    let one = review.decisions.iter().find(|one| one.loss > 0.0).unwrap();
    let browser = server.browser().await;
    let (step, seat) = (one.answer, one.seat - 1);
    let page = format!("/t/{id}/review?step={step}&seat={seat}");
    let (status, page) = browser.get(&page).await;
    assert_eq!(status, StatusCode::OK);
    for option in &one.options {
        let chance = Text::of(Language::En).percent(option.value, 1);
        assert!(page.contains(&chance), "{option:?}");
    }
    assert!(!page.contains("id=\"reviewing\""), "it is made");
    // From there on she can play herself.
    for part in [
        format!("action=\"/replay/{id}/play-on\""),
        format!("name=\"step\" value=\"{step}\""),
        format!("name=\"seat\" value=\"{seat}\""),
    ] {
        assert!(page.contains(&part), "{part}");
    }
}
