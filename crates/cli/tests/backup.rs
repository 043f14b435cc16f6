//! `innovation backup` and `restore`: a copy that was made while people play has everything that was acknowledged.

use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use innovation_engine::{Game, Record, Rng};
use reqwest::StatusCode;
use serde_json::json;

use crate::common;
use crate::postgres::PostgresServer;
use crate::server::{PATIENCE, Player, Server, table_with_bot};

/// How many tables are played at the same time.
const TABLES: usize = 4;
/// How many answers are given between one backup and the next.
const BETWEEN: usize = 60;

/// What one player has answered so far and the server has acknowledged.
type Answers = Mutex<Vec<usize>>;

/// Plays until the game is over, or `enough`.
fn play(player: &Player, id: &str, rng: &mut Rng, answers: &Answers, enough: &AtomicBool) {
    let path = format!("/api/tables/{id}");
    let began = Instant::now();
    while !enough.load(Ordering::Relaxed) {
        assert!(began.elapsed() < PATIENCE, "the game ended");
        let question = player.ask(&format!("{path}/question"));
        let Some(sequence) = question["sequence"].as_i64() else {
            if player.ask(&path)["state"] == "over" {
                break;
            }
            thread::sleep(Duration::from_millis(2));
            continue;
        };
        let options = question["options"].as_array().unwrap().len();
        let option = rng.below(options as u32) as usize;
        let body = json!({ "sequence": sequence, "option": option });
        let Some(response) = player.post(&format!("{path}/answer"), &body) else {
            // Too many at once: nothing was taken.
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        assert_eq!(response.status(), StatusCode::OK);
        answers.lock().unwrap().push(option);
    }
}

fn so_far(answers: &[Answers]) -> Vec<Vec<usize>> {
    let answers = answers.iter();
    answers
        .map(|answers| answers.lock().unwrap().clone())
        .collect()
}

fn run(arguments: &[&str]) -> common::Ran {
    let ran = common::run(arguments);
    assert_eq!(ran.code, Some(0), "{arguments:?}: {}{}", ran.out, ran.err);
    ran
}

#[test]
fn a_backup_has_every_answer_that_was_acknowledged() {
    let folder = common::folder("backup");
    let data = folder.join("data");
    let mut running = Server::start(&data, "127.0.0.1:0");
    let tables: Vec<(Player, String)> = (0..TABLES)
        .map(|number| {
            let player = Player::new(&running.url, &format!("Player {number}"));
            let id = table_with_bot(&player, &["bot:random"]);
            (player, id)
        })
        .collect();
    let answers: Vec<Answers> = (0..TABLES).map(|_| Answers::default()).collect();
    let enough = AtomicBool::new(false);
    let mut backups = Vec::new();
    thread::scope(|scope| {
        for (number, ((player, id), answers)) in tables.iter().zip(&answers).enumerate() {
            let enough = &enough;
            let mut rng = Rng::new(number as u64);
            scope.spawn(move || play(player, id, &mut rng, answers, enough));
        }
        for number in 0..2 {
            let total = || so_far(&answers).iter().map(Vec::len).sum::<usize>();
            let began = Instant::now();
            while total() < BETWEEN * (number + 1) {
                assert!(began.elapsed() < PATIENCE, "people play");
                thread::sleep(Duration::from_millis(5));
            }
            let file = folder.join(format!("{number}.db"));
            let acknowledged = so_far(&answers);
            let ran = run(&[
                "backup",
                file.to_str().unwrap(),
                "--data",
                data.to_str().unwrap(),
            ]);
            assert!(ran.out.contains("4 of 4 games replay"), "{}", ran.out);
            backups.push((file, acknowledged));
        }
        enough.store(true, Ordering::Relaxed);
    });
    running.kill();
    let elsewhere = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (file, acknowledged) = &backups[0];
    let place = elsewhere("restored");
    restore(file, &["--data", &place]);
    check(&["--data", &place], &tables, acknowledged);
    // To PostgreSQL, and from there back to a folder.
    let (file, acknowledged) = &backups[1];
    let postgres = PostgresServer::shared();
    let mut last = file.clone();
    if let Some(postgres) = &postgres {
        let there = postgres.database();
        restore(file, &["--database", &there]);
        check(&["--database", &there], &tables, acknowledged);
        last = folder.join("again.db");
        run(&["backup", last.to_str().unwrap(), "--database", &there]);
    }
    let place = elsewhere("back");
    restore(&last, &["--data", &place]);
    check(&["--data", &place], &tables, acknowledged);
    let names = fs::read_dir(&folder).unwrap();
    let left =
        names.filter(|name| name.as_ref().unwrap().path().extension() == Some("partial".as_ref()));
    assert_eq!(left.count(), 0, "nothing temporary is left");
}

/// Fills a store from a backup. The copy is compared with it.
fn restore(file: &Path, store: &[&str]) {
    let ran = run(&[&["restore", file.to_str().unwrap()][..], store].concat());
    assert!(ran.out.contains("4 of 4 games replay"), "{}", ran.out);
}

/// Plays the restored games to their ends, all at once: their records begin with what was acknowledged.
fn check(store: &[&str], tables: &[(Player, String)], acknowledged: &[Vec<usize>]) {
    let restored = Server::start_on(store, "127.0.0.1:0");
    thread::scope(|scope| {
        for ((player, id), acknowledged) in tables.iter().zip(acknowledged) {
            let player = player.at(&restored.url);
            scope.spawn(move || check_table(&player, id, acknowledged));
        }
    });
    assert_eq!(restored.end("-TERM"), Some(0));
}

fn check_table(player: &Player, id: &str, acknowledged: &[usize]) {
    let (answers, never) = (Answers::default(), AtomicBool::new(false));
    play(player, id, &mut Rng::new(7), &answers, &never);
    let record = player.text(&format!("/api/tables/{id}/record"));
    let record: Record = record.parse().unwrap();
    let mut game = Game::new(record.settings(), record.seed());
    let mut expected = acknowledged.iter();
    for answer in record.answers() {
        if answer.seat.index() == 0
            && let Some(&option) = expected.next()
        {
            assert_eq!(game.play().place_of_option(option), Ok(answer.index));
        }
        game.answer_openly(answer.index).unwrap();
    }
    assert_eq!(expected.next(), None, "no acknowledged answer is lost");
}

#[test]
fn what_would_be_lost_is_refused() {
    let folder = common::folder("refused");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (data, backup) = (path("data"), path("backup.db"));
    let running = Server::start(Path::new(&data), "127.0.0.1:0");
    let ann = Player::new(&running.url, "Ann");
    let id = table_with_bot(&ann, &["bot:random"]);
    run(&["backup", &backup, "--data", &data]);
    for (arguments, problem) in [
        (
            vec!["backup", &backup, "--data", &data],
            "backup.db exists. Name another file",
        ),
        (
            vec!["backup", &path("x.db"), "--data", &path("none")],
            "there’s no store",
        ),
        (
            vec!["restore", &backup, "--data", &data],
            "another server uses this folder",
        ),
        (
            vec!["restore", &path("none.db"), "--data", &path("new")],
            "there’s no store",
        ),
        (
            vec!["restore", "Cargo.toml", "--data", &path("new")],
            "file is not a database",
        ),
        (
            vec!["move", &data, &path("new")],
            "another server uses this folder",
        ),
    ] {
        let ran = common::run(&arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.err.contains(problem), "{arguments:?}: {}", ran.err);
    }
    assert_eq!(running.end("-TERM"), Some(0));
    let ran = common::run(&["restore", &backup, "--data", &data]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err
            .contains("the target is not empty: it has 1 rows in `visitors`"),
        "{}",
        ran.err
    );

    // A server that nobody has visited has made a key. The store is still empty.
    let fresh = path("fresh");
    assert_eq!(
        Server::start(Path::new(&fresh), "127.0.0.1:0").end("-TERM"),
        Some(0)
    );
    run(&["restore", &backup, "--data", &fresh]);
    let mut restored = Server::start(Path::new(&fresh), "127.0.0.1:0");
    let table = ann.at(&restored.url).ask(&format!("/api/tables/{id}"));
    assert_eq!(table["state"], "playing");
    restored.kill();
}
