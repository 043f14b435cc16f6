//! `examine`: what is well, and what is not.

mod common;

use common::{TestServer, generous};
use innovation_server::{Config, Finding, Health, examine};
use serde_json::json;

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
    let config = Config::new(data.path().to_owned(), config.addr);
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
