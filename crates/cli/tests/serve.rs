//! `innovation serve`: nothing is lost, whenever the server is killed; and it ends as it should.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use innovation_engine::{Game, Record, Rng};
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common;
use crate::server::{Address, PATIENCE, Player, Server, table_with_bot};

/// How often the server is killed. What is then left of the games is played without.
const KILLS: u32 = 12;
/// How many tables are played at the same time.
const TABLES: u64 = 6;

/// Plays a game to its end, whatever happens to the server, and checks that it is the one that was played.
fn play(player: &Player, id: &str, mut rng: Rng) {
    let path = format!("/api/tables/{id}");
    // The options that were chosen, in order.
    let mut chosen: Vec<usize> = Vec::new();
    // What was sent last, where nothing came back: it may have been taken or not.
    let mut in_doubt: Option<(i64, usize)> = None;
    // The next question, where an answer brought it along.
    let mut expected: Option<i64> = None;
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < PATIENCE, "the game ended");
        let question = player.ask(&format!("{path}/question"));
        let Some(sequence) = question["sequence"].as_i64() else {
            assert_eq!(expected, None, "the question that was asked is asked still");
            // Before the end is announced, the bot may have to answer.
            if let Some((_, option)) = in_doubt.take() {
                chosen.push(option);
            }
            if player.ask(&path)["state"] == "over" {
                break;
            }
            thread::sleep(Duration::from_millis(5));
            continue;
        };
        if let Some(expected) = expected.take() {
            assert_eq!(sequence, expected, "the very question is asked");
        }
        let option = match in_doubt.take() {
            // It was lost on its way: the same question is answered again.
            Some((asked, option)) if asked == sequence => option,
            answered => {
                chosen.extend(answered.map(|(_, option)| option));
                let options = question["options"].as_array().unwrap().len();
                rng.below(options as u32) as usize
            }
        };
        let answer = json!({ "sequence": sequence, "option": option });
        let response = player.post(&format!("{path}/answer"), &answer);
        let done: Option<Value> = response.and_then(|response| {
            assert_eq!(response.status(), StatusCode::OK);
            response.json().ok()
        });
        match done {
            None => in_doubt = Some((sequence, option)),
            Some(done) => {
                chosen.push(option);
                expected = done["question"]["sequence"].as_i64();
                // A second answer to the same question is refused.
                if chosen.len().is_multiple_of(8)
                    && let Some(response) = player.post(&format!("{path}/answer"), &answer)
                {
                    assert_eq!(response.status(), StatusCode::CONFLICT);
                }
            }
        }
    }
    // The record has every answer, once, in order.
    let record = loop {
        if let Some(text) = player
            .get(&format!("{path}/record"))
            .and_then(|response| response.text().ok())
        {
            break text;
        }
    };
    let record: Record = record.parse().unwrap();
    let mut game = Game::new(record.settings(), record.seed());
    let mut chosen = chosen.into_iter();
    for answer in record.answers() {
        if answer.seat.index() == 0 {
            let option = chosen.next().expect("no answer is doubled");
            assert_eq!(game.play().place_of_option(option), Ok(answer.index));
        }
        game.answer_openly(answer.index).unwrap();
    }
    assert_eq!(chosen.next(), None, "no answer is lost");
    assert!(game.outcome().is_some());
}

#[test]
fn nothing_is_lost_when_the_server_is_killed() {
    let data = common::folder("killed");
    let address = Address::reserve();
    let addr = address.text();
    let mut server = Server::start(&data, &addr);
    let base = format!("http://{addr}");
    let players: Vec<Player> = (0..TABLES)
        .map(|number| Player::new(&base, &format!("Player {number}")))
        .collect();
    let killed = AtomicBool::new(false);
    thread::scope(|scope| {
        for (number, player) in (0..).zip(&players) {
            let killed = &killed;
            scope.spawn(move || {
                // One game after the other, as long as the server is killed.
                for game in 0.. {
                    let others = ["bot:random", "bot:random", "bot:easy"];
                    let table = table_with_bot(player, &others[..1 + number % 3]);
                    play(
                        player,
                        &table,
                        Rng::new((game * TABLES as usize + number) as u64),
                    );
                    if killed.load(Ordering::Relaxed) {
                        break;
                    }
                }
            });
        }
        let mut rng = Rng::new(42);
        for _ in 0..KILLS {
            thread::sleep(Duration::from_millis(u64::from(50 + rng.below(600))));
            server.kill();
            server = Server::start(&data, &addr);
        }
        killed.store(true, Ordering::Relaxed);
    });
    server.kill();
}

#[test]
fn the_server_ends_when_it_is_asked_to() {
    let data = common::folder("ended");
    for signal in ["-TERM", "-INT"] {
        let server = Server::start(&data, "127.0.0.1:0");
        let player = Player::new(&server.url, "Ann");
        let path = format!("/t/{}/events", table_with_bot(&player, &["bot:random"]));
        let mut stream = BufReader::new(player.get(&path).unwrap());
        let mut line = String::new();
        while !line.starts_with("data:") {
            line.clear();
            assert_ne!(stream.read_line(&mut line).unwrap(), 0, "the table is told");
        }
        assert_eq!(server.end(signal), Some(0), "{signal}");
        let left = std::fs::read_dir(&data).unwrap();
        let mut left: Vec<_> = left.map(|file| file.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(
            left,
            ["innovation.db", "innovation.db.lock"],
            "the store is one file"
        );
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).unwrap();
        assert!(
            rest.ends_with(b"\n\n"),
            "the stream ends with a whole message"
        );
    }
}

#[test]
fn an_address_in_use_is_told() {
    let data = common::folder("in-use");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let ran = common::run(&["serve", "--addr", &addr, "--data", data.to_str().unwrap()]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err
            .contains(&format!("{addr} is in use by another program")),
        "{}",
        ran.err
    );
}

/// The usual address is taken, by this test if by nobody else: so the program says that it cannot serve there.
#[test]
fn without_arguments_it_serves() {
    let _taken = TcpListener::bind("127.0.0.1:8080");
    let ran = Command::new(env!("CARGO_BIN_EXE_innovation"))
        .env("XDG_DATA_HOME", common::folder("usual"))
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(2));
    let err = String::from_utf8(ran.stderr).unwrap();
    assert!(
        err.contains("127.0.0.1:8080 is in use by another program"),
        "{err}"
    );
}
