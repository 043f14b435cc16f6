//! What only a database that several processes share has to do.

use std::time::Duration;

use innovation_engine::{RULES_VERSION, Settings};
use sqlx::{Connection, PgConnection};
use tokio::time::{sleep, timeout};

use super::super::{
    Added, Progress, Store, StoredSeat, StoredTable, Version, Work, now as seconds,
};
use super::*;
use crate::access::ids::VisitorId;
use crate::testing::PostgresServer;

const PATIENCE: Duration = Duration::from_secs(120);

async fn open(url: &str) -> SqlStore {
    Postgres::open(url, Arc::default()).await.unwrap()
}

async fn table(store: &dyn Store) -> TableId {
    let owner = VisitorId::random();
    let seat = || StoredSeat {
        holder: super::super::Holder::Open,
        name: None,
        secret: ids::random::<16>(),
        early: Default::default(),
    };
    let table = StoredTable {
        id: TableId::random(),
        owner,
        settings: Settings::new(2).unwrap(),
        rules: RULES_VERSION,
        seed: 1,
        options: Default::default(),
        version: Version::default(),
        progress: Progress::LOBBY,
        changed: seconds(),
        next: None,
        seats: vec![seat(), seat()],
    };
    let id = table.id.clone();
    assert_eq!(store.add_table(table, None, 9).await.unwrap(), Added::Yes);
    id
}

/// Waits for a notice.
async fn hears(signals: &mut Signals, wanted: &Signal) {
    let hearing = async { while signals.recv().await.as_ref() != Some(wanted) {} };
    timeout(PATIENCE, hearing).await.expect("the notice comes");
}

fn at(epoch: i64) -> Option<Version> {
    Some(Version { sequence: 0, epoch })
}

/// From every earlier schema, and from the newest.
#[tokio::test]
async fn tables_of_every_earlier_schema_are_found() {
    let Some(server) = PostgresServer::shared() else {
        return;
    };
    for schema in 1..=migrate::SCHEMAS.len() {
        let url = server.database();
        let options = options(&url).unwrap();
        migrate::run_first(schema, &options).await.unwrap();
        let mut db = PgConnection::connect(&url).await.unwrap();
        let (ann, id) = (VisitorId::random(), TableId::random());
        let settings = serde_json::to_string(&Settings::new(2).unwrap()).unwrap();
        for sql in [
            format!("INSERT INTO visitors (id, name, created, seen) VALUES ('{ann}', 'Ann', 5, 5)"),
            format!("INSERT INTO tokens (hash, visitor, created) VALUES ('hash', '{ann}', 5)"),
            format!(
                "INSERT INTO tables (id, owner, settings, rules, seed, options, listed, created,
                    changed, state, asked, turn, sequence)
                VALUES ('{id}', '{ann}', '{settings}', 1, 7, '{{}}', TRUE, 5, 5, 'person', 0, 0, 1)"
            ),
            format!(
                "INSERT INTO seats (table_id, seat, visitor, bot, secret) VALUES
                    ('{id}', 0, '{ann}', NULL, 's'), ('{id}', 1, NULL, 'easy', 't')"
            ),
            format!(
                "INSERT INTO answers (table_id, sequence, seat, place, meaning)
                    VALUES ('{id}', 0, 0, 1, 'meld a card')"
            ),
        ] {
            sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
                .execute(&mut db)
                .await
                .unwrap();
        }
        for _ in 0..2 {
            let store = open(&url).await;
            let table = store.table(&id).await.unwrap().unwrap();
            assert_eq!((table.rules, table.seed, table.seats.len()), (1, 7, 2));
            assert_eq!(store.log(&id, 0).await.unwrap().len(), 1);
            let (visitor, stored) = store.visitor_of_token("hash").await.unwrap().unwrap();
            assert_eq!((visitor, &*stored.name), (ann.clone(), "Ann"));
            store.set_preferences(&ann, "pace=1").await.unwrap();
            store.check().await.unwrap();
            store.close().await;
        }
    }
}

#[tokio::test]
async fn a_change_is_heard_at_once_and_a_lost_notice_is_made_up_for() {
    let Some(server) = PostgresServer::shared() else {
        return;
    };
    let url = server.database();
    let (one, two) = (open(&url).await, open(&url).await);
    let id = table(&one).await;
    let mut signals = two.signals().unwrap();
    let options = Default::default();
    let set = one.set_options(&id, Version::default(), options, Progress::LOBBY);
    assert!(set.await.unwrap());
    hears(&mut signals, &Signal::Changed(id.clone(), at(1))).await;
    // A process that dies after its commit notifies nobody.
    let mut other = PgConnection::connect(&url).await.unwrap();
    let raise = "UPDATE tables SET epoch = epoch + 1";
    sqlx::query(raise).execute(&mut other).await.unwrap();
    hears(&mut signals, &Signal::Changed(id.clone(), at(2))).await;
    // A transaction that begins before another one and ends after it is not missed either.
    let second = table(&one).await;
    let mut slow = other.begin().await.unwrap();
    let query = sqlx::query("UPDATE tables SET epoch = 7 WHERE id = $1").bind(id.as_str());
    query.execute(&mut *slow).await.unwrap();
    let options = Default::default();
    let set = one.set_options(&second, Version::default(), options, Progress::LOBBY);
    assert!(set.await.unwrap());
    hears(&mut signals, &Signal::Changed(second, at(1))).await;
    // Two looks in between.
    sleep(Duration::from_millis(2200)).await;
    slow.commit().await.unwrap();
    hears(&mut signals, &Signal::Changed(id.clone(), at(7))).await;
    let removed = one.remove_lobby(
        &id,
        Version {
            sequence: 0,
            epoch: 7,
        },
    );
    assert!(removed.await.unwrap());
    hears(&mut signals, &Signal::Changed(id, None)).await;
}

#[tokio::test]
async fn work_is_done_by_one_process_and_taken_over_from_a_dead_one() {
    let Some(server) = PostgresServer::shared() else {
        return;
    };
    let url = server.database();
    let metrics: Arc<Metrics> = Arc::default();
    let one = Postgres::open(&url, metrics.clone()).await.unwrap();
    let two = open(&url).await;
    let Claim::Granted(lease) = one.claim(&Work::Cleaning).await.unwrap() else {
        panic!("nobody else has claimed it");
    };
    let claimed = two.claim(&Work::Cleaning).await.unwrap();
    assert!(matches!(claimed, Claim::Elsewhere));
    drop(lease);
    let claimed = async {
        while !matches!(two.claim(&Work::Cleaning).await, Ok(Claim::Granted(_))) {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, claimed).await.expect("it was given back");
    let mut other = PgConnection::connect(&url).await.unwrap();
    for query in [
        "INSERT INTO processes VALUES ('dead', 1, now() - interval '1 second')",
        "INSERT INTO leases VALUES ('stand-ins', 'dead')",
    ] {
        sqlx::query(query).execute(&mut other).await.unwrap();
    }
    let claimed = one.claim(&Work::StandIns).await.unwrap();
    assert!(matches!(claimed, Claim::Granted(_)));
    let text = metrics.text(0, 0);
    assert!(
        text.contains("innovation_leases_taken_over_total 1"),
        "{text}"
    );
    let id = TableId::random();
    let here = [true, false, true, false];
    one.set_presence(&id, here).await.unwrap();
    let seen = two.presence(std::slice::from_ref(&id)).await.unwrap();
    assert_eq!(seen, [(id.clone(), here)]);
    assert_eq!(servers(&url).await.unwrap(), 2);
    one.close().await;
    let seen = two.presence(&[id]).await.unwrap();
    assert_eq!(seen, [], "a process that ends takes its presence along");
    assert_eq!(servers(&url).await.unwrap(), 1);
}

/// Number of processes that use a database.
async fn servers(url: &str) -> super::Result<usize> {
    Postgres::servers(&mut *Postgres::snapshot(url).await?).await
}

#[tokio::test]
async fn a_lost_database_refuses_and_heals() {
    let Some(server) = PostgresServer::own() else {
        return;
    };
    let url = server.database();
    let store = open(&url).await;
    let id = table(&store).await;
    server.stop();
    let visitor = VisitorId::random();
    let refused = store.set_name(&visitor, "Ann").await;
    let refused = refused.expect_err("there is nothing to write to");
    assert!(
        matches!(refused, StoreError::Unwritten(_) | StoreError::Uncertain(_)),
        "{refused:?}"
    );
    let refused = store.table(&id).await.expect_err("nor to read from");
    assert!(matches!(refused, StoreError::Unreachable(_)), "{refused:?}");
    server.restart("fast");
    let healed = async {
        while store.check().await.is_err() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, healed).await.expect("it heals by itself");
    assert!(store.table(&id).await.unwrap().is_some());
    let mut signals = store.signals().unwrap();
    let other = open(&url).await;
    let set = other.set_options(&id, Version::default(), Default::default(), Progress::LOBBY);
    assert!(set.await.unwrap());
    hears(&mut signals, &Signal::Changed(id, at(1))).await;
    // A crash empties what is not in the log of the database, and the process says again that it is there.
    server.restart("immediate");
    let known = async {
        while servers(&url).await.unwrap_or_default() < 2 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, known)
        .await
        .expect("the processes find each other");
}

/// A process that has left does not say once more that it is alive, however the two meet.
#[tokio::test]
async fn a_process_that_has_left_stays_away() {
    let Some(server) = PostgresServer::shared() else {
        return;
    };
    let url = server.database();
    let one = Postgres::join(&url, Arc::default()).await.unwrap();
    let _two = open(&url).await;
    process::leave(&one.0).await.unwrap();
    let late = process::beat(&one.0).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    assert_eq!(servers(&url).await.unwrap(), 1);
}

/// Two processes that wait do not wait for each other, and one that was thought dead begins again.
#[tokio::test]
async fn a_process_waits_for_those_that_play_by_other_rules() {
    let Some(server) = PostgresServer::shared() else {
        return;
    };
    let url = server.database();
    let store = open(&url).await;
    assert!(!store.is_playing());
    let mut other = PgConnection::connect(&url).await.unwrap();
    let mut as_others = async |query: &'static str| {
        sqlx::query(query).execute(&mut other).await.unwrap();
    };
    let newer = "INSERT INTO processes (id, rules, until, is_playing)
        VALUES ('newer', 99, now() + interval '1 hour', FALSE)";
    as_others(newer).await;
    assert_eq!(store.begin().await.unwrap(), [0; 0], "it only waits");
    assert!(store.is_playing());
    let dies = "UPDATE processes SET until = now() - interval '1 second' WHERE id <> 'newer'";
    as_others(dies).await;
    as_others("UPDATE processes SET is_playing = TRUE WHERE id = 'newer'").await;
    let noticed = async {
        while store.is_playing() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, noticed)
        .await
        .expect("it has to begin again");
    assert_eq!(store.begin().await.unwrap(), [99]);
    assert!(!store.is_playing());
    as_others("DELETE FROM processes WHERE id = 'newer'").await;
    assert_eq!(store.begin().await.unwrap(), [0; 0]);
    assert!(store.is_playing());
}

/// `/ready` is about writing: a database that can only be read is not ready.
#[tokio::test]
async fn a_database_that_can_only_be_read_is_not_ready() {
    let Some(server) = PostgresServer::shared() else {
        return;
    };
    let url = server.database();
    let engine = Postgres::join(&url, Arc::default()).await.unwrap();
    let store = SqlStore::new(engine.clone());
    store.check().await.unwrap();
    let name = url.split("localhost/").nth(1).unwrap();
    let name = name.split('?').next().unwrap();
    let read_only = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    server.psql("postgres", &read_only);
    let late = Postgres::open(&url, Arc::default()).await;
    assert!(late.is_err(), "nor can another process begin");
    engine.0.pool.fail("its connections are to be new ones");
    let refused = async {
        while store.check().await.is_ok() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, refused).await.expect("it is not ready");
    let writable = format!("ALTER DATABASE {name} RESET default_transaction_read_only");
    server.psql("postgres", &writable);
    engine.0.pool.fail("its connections are to be new ones");
    let healed = async {
        while store.check().await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, healed).await.expect("it is ready again");
}

/// The rights that the page grants are those that the doctor looks for.
#[test]
fn the_documentation_grants_what_a_server_needs() {
    let docs = include_str!("../../../../../docs/hosting.md");
    let (_, rest) = docs.split_once("```sql role").unwrap();
    let (sql, _) = rest.split_once("```").unwrap();
    let pairs = |rights: &[&str], tables: &[&str]| -> Vec<String> {
        let pairs = tables.iter().flat_map(|table| {
            rights
                .iter()
                .map(move |right| format!("{right} on {table}"))
        });
        pairs.collect()
    };
    let mut granted = Vec::new();
    for statement in sql.split(';') {
        let statement = statement.split_whitespace().collect::<Vec<_>>().join(" ");
        let Some(grant) = statement.strip_prefix("GRANT ") else {
            continue;
        };
        let (rights, rest) = grant.split_once(" ON ").unwrap();
        let (tables, _) = rest.split_once(" TO ").unwrap();
        if !["CONNECT", "USAGE"].contains(&rights) {
            let rights: Vec<&str> = rights.split(", ").collect();
            let tables: Vec<&str> = tables.split(", ").collect();
            granted.extend(pairs(&rights, &tables));
        }
    }
    let needed = copying::RIGHTS.iter();
    let mut needed: Vec<String> = needed
        .flat_map(|(rights, tables)| pairs(rights, tables))
        .collect();
    granted.sort();
    needed.sort();
    assert_eq!(granted, needed);
}

#[tokio::test]
async fn the_server_needs_no_more_rights_than_the_documentation_says() {
    let Some(server) = PostgresServer::shared() else {
        return;
    };
    let url = server.database();
    Postgres::prepare(&url).await.unwrap();
    let restricted = server.with_documented_rights(&url);
    let store = open(&restricted).await;
    let id = table(&store).await;
    let set = store.set_options(&id, Version::default(), Default::default(), Progress::LOBBY);
    assert!(set.await.unwrap());
    assert!(store.remove_lobby(&id, at(1).unwrap()).await.unwrap());
    assert!(store.check().await.is_ok());
    store
        .clear(Default::default(), seconds() + 1_000_000_000)
        .await
        .unwrap();
    store.close().await;
    let mut as_role = PgConnection::connect(&restricted).await.unwrap();
    for forbidden in [
        "CREATE TABLE mine (id INT)",
        "DROP TABLE answers",
        "UPDATE answers SET seat = 0",
        "TRUNCATE visitors",
        "DELETE FROM _sqlx_migrations",
    ] {
        let tried = sqlx::query(forbidden).execute(&mut as_role).await;
        let refused = tried.expect_err(forbidden).to_string();
        let denied = ["permission denied", "must be owner"];
        assert!(
            denied.iter().any(|words| refused.contains(words)),
            "{refused}"
        );
    }
}
