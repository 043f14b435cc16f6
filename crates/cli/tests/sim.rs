//! `innovation sim`.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use innovation_review::CardTable;
use serde_json::Value;

use crate::common::{innovation, run};

#[test]
fn threads_change_nothing() {
    for arguments in [
        &["--json"][..],
        &["--teams", "--edition", "first", "--sort", "wins"],
    ] {
        let sim = |threads| {
            let ran = run(&[
                &["sim", "--games", "100", "--seed", "5", "--threads", threads],
                arguments,
            ]
            .concat());
            assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
            ran.out
        };
        assert_eq!(sim("1"), sim("2"));
    }
}

#[test]
fn numbers_add_up() {
    let ran = run(&[
        "sim",
        "--games",
        "60",
        "--players",
        "3",
        "--sort",
        "melded",
        "--json",
    ]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let sum = |list: &Value, of: fn(&Value) -> &Value| -> f64 {
        list.as_array()
            .unwrap()
            .iter()
            .map(|item| of(item).as_f64().unwrap())
            .sum()
    };
    assert_eq!(report["games"], 60);
    assert_eq!(sum(&report["endings"], |ending| &ending["games"]), 60.0);
    assert!(sum(&report["wins_by_seat"], |wins| wins) >= 60.0);
    assert_eq!(report["wins_by_seat"].as_array().unwrap().len(), 3);
    let cards = report["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 105);
    let melds = |card: &Value| card["melds_per_game"].as_f64().unwrap();
    assert!(
        cards
            .windows(2)
            .all(|pair| melds(&pair[0]) >= melds(&pair[1]))
    );
    // Every player melds once before the first action, and not every action is a Dogma.
    assert!(cards.iter().map(melds).sum::<f64>() > 3.0);
    let dogmas = sum(&report["cards"], |card| &card["dogmas_per_game"]);
    assert!(dogmas > 0.0 && dogmas < report["actions"]["mean"].as_f64().unwrap());
}

#[test]
fn impossible_tables_are_refused() {
    for (arguments, message) in [
        (
            &["--players", "5"][..],
            "error: the game is for 2 to 4 players, not 5\n",
        ),
        (
            &["--players", "3", "--teams"],
            "error: teams need four players, not 3\n",
        ),
    ] {
        let ran = run(&[&["sim"], arguments].concat());
        assert_eq!(
            (ran.out.as_str(), ran.err.as_str(), ran.code),
            ("", message, Some(2))
        );
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = innovation()
        .args(["sim", "--games", "30"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (
            String::from_utf8(output.stderr).unwrap().as_str(),
            output.status.code()
        ),
        ("", Some(0))
    );
}

#[test]
fn a_reader_may_leave_after_a_line() {
    let mut child = innovation()
        .args(["sim", "--games", "30"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert_eq!(line, "30 random games: 2 players, third edition, seed 1\n");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// The cards of a bot's games as CSV: a line each, the same with any number of threads.
#[test]
fn the_cards_of_a_bot() {
    let sim = |arguments: &[&str]| {
        let ran = run(&[&["sim", "--bot", "greedy", "--games", "6"], arguments].concat());
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        ran.out
    };
    let csv = sim(&["--csv", "--edition", "first", "--threads", "1"]);
    assert_eq!(csv, sim(&["--csv", "--edition", "first", "--threads", "2"]));
    let rows = CardTable::from_csv(&csv).unwrap();
    assert_eq!(rows.len(), 105);
    assert!(rows.iter().all(|row| row.games == 6 && row.bot == "greedy"));
    assert!(rows.iter().map(|row| row.drawn).sum::<u64>() > 60);

    let report: Value = serde_json::from_str(&sim(&["--json", "--sort", "draw"])).unwrap();
    assert_eq!(report["bot"], "greedy");
    let worths: Vec<f64> = report["cards"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|card| card["draw_worth"]["mean"].as_f64())
        .collect();
    assert!(worths.len() > 20);
    assert!(worths.windows(2).all(|pair| pair[0] >= pair[1]));

    let page = sim(&[]);
    assert!(page.starts_with("6 games of greedy: 2 players, third edition, seed 1\n"));
    assert!(page.contains("worth to draw"));
}

#[test]
fn only_bots_of_ours_play_here() {
    let ran = run(&["sim", "--bot", "cmd:true"]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err
            .contains("only bots that are part of this program can play here"),
        "{}",
        ran.err
    );
    let ran = run(&["sim", "--csv"]);
    assert_eq!(ran.code, Some(2));
}
