//! `examine`: what is well, and what is not.

use innovation_server::{Config, Finding, Health, examine};
use serde_json::json;

use crate::common::postgres::PostgresServer;
use crate::common::{TestServer, generous};

fn about(findings: &[Finding], about: &str) -> Vec<(Health, String)> {
    let found = findings.iter().filter(|finding| finding.about == about);
    found
        .map(|finding| (finding.health, finding.what.clone()))
        .collect()
}

fn worst(findings: &[Finding]) -> Health {
    let worst = findings.iter().map(|finding| finding.health).max();
    worst.expect("something is found")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_runs_is_well() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    ann.table(&["me", "bot:random"], json!({})).await;
    let config = Config::new(server.data.path().to_owned(), server.addr);
    let findings = examine(&config).await;
    assert_eq!(worst(&findings), Health::Well, "{findings:#?}");
    let [(_, games)] = &about(&findings, "games")[..] else {
        panic!("one finding on games: {findings:#?}");
    };
    assert!(games.starts_with("1 of 1 tables replay"), "{games}");
    assert!(about(&findings, "store").contains(&(Health::Well, "a server uses it".to_owned())));
    for thing in ["key", "clock", "disk", "server"] {
        assert_eq!(about(&findings, thing).len(), 1, "{thing}");
    }
    let data = server.end().await;
    // Its address may be somebody else's by now.
    let config = Config::new(data.path().to_owned(), ([127, 0, 0, 1], 1).into());
    let findings = examine(&config).await;
    let [(Health::Warning, nobody)] = &about(&findings, "server")[..] else {
        panic!("no server: {findings:#?}");
    };
    assert!(nobody.contains("nobody answers"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_found() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    ann.table(&["me", "bot:random"], json!({})).await;
    let addr = server.addr;
    let data = server.end().await;
    let config = Config::new(data.path().to_owned(), addr);
    let path = data.path().join("innovation.db");
    let good = std::fs::read(&path).unwrap();
    let mut found = 0;
    // A page of the file after the other is overwritten, but for the first.
    for page in 1..good.len() / 4096 {
        let mut bytes = good.clone();
        bytes[page * 4096..page * 4096 + 64].fill(0xa5);
        std::fs::write(&path, bytes).unwrap();
        let findings = examine(&config).await;
        found += usize::from(worst(&findings) == Health::Bad);
    }
    // A page that is not in use can hold anything.
    assert!(
        found * 4 >= (good.len() / 4096 - 1) * 3,
        "{found} of {} found",
        good.len() / 4096 - 1
    );
    std::fs::write(&path, good).unwrap();
    assert!(worst(&examine(&config).await) < Health::Bad);
}

#[tokio::test]
async fn a_store_that_is_not_there_is_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new(folder.path().join("none"), ([127, 0, 0, 1], 1).into());
    let findings = examine(&config).await;
    assert_eq!(worst(&findings), Health::Warning, "{findings:#?}");
    assert!(!folder.path().join("none").exists(), "nothing is changed");
}

/// What can be broken in a store: each is found, and each comes with what to do.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_broken_is_said_with_what_to_do() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    for _ in 0..7 {
        let table = ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let question = ann.question(&path).await;
        let answer = json!({ "sequence": question["sequence"], "option": 0 });
        ann.post(&format!("{path}/answer"), &answer).await;
    }
    let data = server.end().await;
    let good = std::fs::read(data.path().join("innovation.db")).unwrap();
    for (damage, thing, what) in [
        (
            "INSERT INTO _sqlx_migrations SELECT 99, description, installed_on, success, checksum, execution_time \
             FROM _sqlx_migrations LIMIT 1",
            "store",
            "and this program knows",
        ),
        (
            "DELETE FROM keys",
            "key",
            "there is none: no browser is known",
        ),
        (
            "UPDATE answers SET meaning = 'fly' WHERE rowid = 1",
            "games",
            "answers do not follow from the game",
        ),
        (
            "UPDATE tables SET settings = '{}' WHERE rowid = 1",
            "games",
            "the database is damaged: missing field `players`",
        ),
        (
            "DELETE FROM seats WHERE rowid = 1",
            "games",
            "there are 1 players for 2 seats",
        ),
        ("DROP TABLE answers", "games", "and 2 more tables"),
        (
            "UPDATE tables SET changed = changed + 1000000",
            "clock",
            "in the future",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("innovation.db");
        std::fs::write(&path, &good).unwrap();
        let database = rusqlite::Connection::open(&path).unwrap();
        database.execute_batch(damage).unwrap();
        database.close().unwrap();
        let config = Config::new(folder.path().to_owned(), ([127, 0, 0, 1], 1).into());
        let findings = examine(&config).await;
        let bad = findings
            .iter()
            .filter(|finding| finding.health == Health::Bad);
        let found = bad.filter(|finding| finding.about == thing && finding.what.contains(what));
        let found: Vec<&Finding> = found.collect();
        assert_eq!(found.len(), 1, "{damage}: {findings:#?}");
        assert!(!found[0].remedy.is_empty(), "{damage}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_looked_at_too() {
    let Some(postgres) = PostgresServer::shared() else {
        return;
    };
    let url = postgres.database();
    let mut config = Config::new("/nowhere".into(), ([127, 0, 0, 1], 1).into());
    config.database = Some(url.clone());
    let findings = examine(&config).await;
    let empty = (
        Health::Warning,
        "the database is there, and empty".to_owned(),
    );
    assert_eq!(about(&findings, "store"), [empty], "{findings:#?}");
    let server = TestServer::start_on(&url, generous()).await;
    config.addr = server.addr;
    let findings = examine(&config).await;
    // The PostgreSQL of the tests is quick, and not safe.
    let bad = findings
        .iter()
        .filter(|finding| finding.health == Health::Bad);
    let bad: Vec<&str> = bad.map(|finding| finding.what.as_str()).collect();
    let [unsafe_setting] = bad[..] else {
        panic!("one finding: {findings:#?}");
    };
    assert!(
        unsafe_setting.starts_with("fsync is off"),
        "{unsafe_setting}"
    );
    // A role that has been granted less than it needs.
    let role = postgres.with_documented_rights(&url);
    config.database = Some(role.clone());
    let findings = examine(&config).await;
    let rights = |findings: &[Finding]| -> Vec<String> {
        let rights = about(findings, "store").into_iter();
        let rights = rights.filter(|(_, what)| what.contains("no right to"));
        rights.map(|(_, what)| what).collect()
    };
    assert_eq!(rights(&findings), Vec::<String>::new(), "{findings:#?}");
    let (_, name) = role.split_once("postgres://").unwrap();
    let (name, rest) = name.split_once("@localhost/").unwrap();
    let (database, _) = rest.split_once('?').unwrap();
    let revoked = format!("REVOKE INSERT, DELETE ON reviews FROM {name}");
    postgres.psql(database, &revoked);
    let findings = examine(&config).await;
    let missing = "this role has no right to INSERT on reviews, DELETE on reviews";
    assert_eq!(rights(&findings), [missing], "{findings:#?}");
    config.database = Some("postgres://nobody@127.0.0.1:1/none".to_owned());
    let findings = examine(&config).await;
    let [(Health::Bad, what)] = &about(&findings, "store")[..] else {
        panic!("one finding: {findings:#?}");
    };
    assert!(what.contains("can’t be reached"), "{what}");
    drop(server.end().await);
}
