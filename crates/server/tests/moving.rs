//! Moving house: from SQLite to PostgreSQL and back, with everything.

use innovation_server::{MoveError, StorePlace, Users, transfer};
use reqwest::StatusCode;
use serde_json::json;

use crate::common::postgres::PostgresServer;
use crate::common::{TestServer, generous, path_of};

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_moved_there_and_back() {
    let Some(postgres) = PostgresServer::shared() else {
        return;
    };
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.program("Ann").await, server.program("Zoë «Ж»").await);
    let browser = server.browser().await;
    browser.go("/name", &[("name", "Cid")]).await;
    let with_bot = browser.go("/quick", &[]).await;
    let options = json!({ "listed": true, "pace": 0 });
    let table = ann.table(&["me", "open"], options).await;
    let path = path_of(&table);
    bob.post(&format!("{path}/join"), &json!({})).await;
    for player in [&ann, &bob] {
        let question = player.json(&format!("{path}/question")).await;
        let body = json!({ "sequence": question["sequence"], "option": 0 });
        let (status, _) = player.post(&format!("{path}/answer"), &body).await;
        assert_eq!(status, StatusCode::OK);
    }
    let view = ann.json(&format!("{path}/view")).await;
    let record = include_str!("../../cli/tests/golden/two-players.record");
    let replay = browser.go("/replay", &[("record", record)]).await;

    let source = server.data.path().to_owned();
    let running = transfer(
        &StorePlace::Folder(source.clone()),
        &StorePlace::Database(postgres.database()),
        Users::Refused,
    )
    .await;
    assert!(running.is_err(), "a server uses the folder");
    let data = server.end().await;
    let database = StorePlace::Database(postgres.database());
    let folder = StorePlace::Folder(source);
    let moved = transfer(&folder, &database, Users::Refused).await.unwrap();
    assert_eq!((moved.games.tables, moved.games.damaged.len()), (2, 0));
    let moved = moved.sums;
    let rows = |name: &str| {
        moved
            .iter()
            .find(|(found, _)| *found == name)
            .unwrap()
            .1
            .rows
    };
    assert_eq!((rows("tables"), rows("tokens"), rows("records")), (2, 2, 1));
    assert_eq!((rows("seats"), rows("keys")), (4, 1));
    let again = transfer(&folder, &database, Users::Refused).await;
    assert!(matches!(again, Err(MoveError::NotEmpty(..))), "{again:?}");

    let StorePlace::Database(url) = &database else {
        panic!("it is a database");
    };
    let server = TestServer::start_on(url, generous()).await;
    let elsewhere = tempfile::tempdir().unwrap();
    let back = StorePlace::Folder(elsewhere.path().to_owned());
    let running = transfer(&database, &back, Users::Refused).await;
    assert!(matches!(running, Err(MoveError::InUse(1))), "{running:?}");
    assert_eq!(ann.at(&server).json(&format!("{path}/view")).await, view);
    let browser = browser.at(&server);
    assert!(
        browser.get("/").await.1.contains("Cid"),
        "the cookie is known"
    );
    for page in [&with_bot, &replay] {
        assert_eq!(browser.get(page).await.0, StatusCode::OK, "{page}");
    }
    // A backup is made beside it.
    let folder = tempfile::tempdir().unwrap();
    let backup = StorePlace::File(folder.path().join("backup.db"));
    let copied = transfer(&database, &backup, Users::Allowed).await.unwrap();
    assert_eq!((copied.games.tables, copied.games.damaged.len()), (2, 0));
    drop(server.end().await);
    drop(data);
    let other = StorePlace::Database(postgres.database());
    let restored = transfer(&backup, &other, Users::Refused).await.unwrap();
    assert_eq!(restored, copied, "from one engine to the other and back");

    let there = transfer(&database, &back, Users::Refused)
        .await
        .unwrap()
        .sums;
    let names = |moved: &[(&'static str, innovation_server::Sum)]| {
        let names = moved.iter().map(|(name, sum)| (*name, sum.rows));
        names.collect::<Vec<_>>()
    };
    let keep = |(name, _): &(&'static str, u64)| {
        !["visitors", "tables", "seats", "answers"].contains(name)
    };
    let (mut before, mut after) = (names(&moved), names(&there));
    before.retain(keep);
    after.retain(keep);
    assert_eq!(before, after);
    let server = TestServer::start_in(elsewhere, generous(), |_| {}).await;
    assert_eq!(ann.at(&server).json(&format!("{path}/view")).await, view);
    assert!(browser.at(&server).get("/").await.1.contains("Cid"));
    let missing = StorePlace::from("/nowhere/at/all");
    let moved = transfer(
        &missing,
        &StorePlace::from("postgres://nobody@127.0.0.1:1/none"),
        Users::Refused,
    )
    .await;
    assert!(matches!(moved, Err(MoveError::Missing(_))), "{moved:?}");
}
