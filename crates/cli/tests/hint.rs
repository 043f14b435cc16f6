//! `innovation hint`.

use innovation_bots::Kind;
use serde_json::{Value, json};

use crate::common::{folder, record, run, run_in, run_with_input, write};

const SCENARIO: &str = include_str!("common/archery.toml");

const AS_JSON: &str = r#"{"script": ["dogma Archery"], "players": [{"name": "Ann", "board": {"red": ["Archery"]}}, {"name": "Bob", "hand": ["Agriculture"]}], "supply": {"1": ["The Wheel"]}}"#;

fn hint(input: &str, arguments: &[&str]) -> Value {
    let ran = run_with_input(&[&["hint", "-", "--json"], arguments].concat(), input);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn a_table_of_options_and_bots() {
    let ran = run_with_input(&["hint", "-", "--budget", "20"], &record(3));
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let lines: Vec<&str> = ran.out.lines().collect();
    let question = [
        "Player 2’s choice:",
        "  You’re executing Pottery, effect 1.",
        "  You may return a card from your hand.",
        "",
    ];
    assert_eq!(lines[..4], question);
    let heads: Vec<&str> = lines[4].split_whitespace().collect();
    assert!(!heads.is_empty());
    assert!(heads.iter().all(|name| Kind::from_name(name).is_some()));
    let end = lines[5..].iter().position(|line| line.is_empty()).unwrap();
    let (rows, after) = lines[5..].split_at(end);
    assert!(rows[0].starts_with("Archery "), "{}", ran.out);
    assert!(rows.last().unwrap().starts_with("No card "), "{}", ran.out);
    // Every bot rates every option, and takes one.
    for row in rows {
        assert_eq!(row.matches('%').count(), heads.len(), "{row}");
    }
    assert_eq!(rows.concat().matches('*').count(), heads.len());
    // The reasons say how many futures they are about.
    let futures = innovation_review::WORLDS.to_string();
    assert!(after.last().unwrap().contains(&futures), "{}", ran.out);
    for line in lines {
        assert_eq!(line.trim_end(), line);
    }
}

#[test]
fn as_json() {
    let hint = hint(&record(3), &["--budget", "20"]);
    assert_eq!(
        (&hint["seat"], &hint["purpose"], &hint["source"]),
        (
            &json!(2),
            &json!("return"),
            &json!({"card": "Pottery", "effect": 1})
        )
    );
    let options = hint["options"].as_array().unwrap();
    assert_eq!(options[0], "Archery");
    for level in hint["levels"].as_array().unwrap() {
        assert_eq!(level["budget"], "20");
        let choice = level["choice"].as_u64().unwrap() as usize;
        assert_eq!(level["option"], options[choice]);
        let ratings = level["ratings"].as_array().unwrap();
        assert_eq!(ratings.len(), options.len());
        for rating in ratings {
            assert!((0.0..=1.0).contains(&rating.as_f64().unwrap()), "{rating}");
        }
    }
}

#[test]
fn earlier_positions() {
    let arguments = ["--at", "3", "--budget", "20"];
    assert_eq!(
        hint(&record(40), &arguments),
        hint(&record(3), &arguments[2..])
    );
    let ran = run_with_input(&["hint", "-", "--at", "41"], &record(40));
    assert_eq!(
        ran.err,
        "error: standard input: there’s no position after answer 41: the game ends after answer 40\n"
    );
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
}

#[test]
fn scenarios_with_the_names_of_their_players() {
    let folder = folder("hint_scenarios");
    write(&folder, &[("a.toml", SCENARIO), ("b.json", AS_JSON)]);
    let heading = |arguments: &[&str]| {
        let ran = run_in(&folder, &[&["hint", "--budget", "20"], arguments].concat());
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        let heading: Vec<&str> = ran.out.lines().take(2).map(str::trim).collect();
        heading.join(" ")
    };
    let asked = "Bob’s choice: Ann’s demand: Archery.";
    assert_eq!(
        heading(&["a.toml"]),
        "Ann’s choice: Choose an action. This is your last one this turn."
    );
    assert_eq!(heading(&["a.toml", "--at", "1"]), asked);
    assert_eq!(heading(&["b.json"]), asked);
    for text in [SCENARIO, AS_JSON] {
        let hint = hint(text, &["--at", "1", "--budget", "20"]);
        assert_eq!((&hint["player"], &hint["seat"]), (&json!("Bob"), &json!(2)));
        assert_eq!(hint["options"], json!(["Agriculture", "The Wheel"]));
    }
}

#[test]
fn a_game_that_is_over() {
    let ran = run_with_input(&["hint", "-"], &record(usize::MAX));
    assert_eq!(ran.out, "Player 1 wins by achievements.\n");
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let over = hint(&record(usize::MAX), &[]);
    assert_eq!(over["over"], true);
    assert_eq!(over["outcome"]["by"], "achievements");
}

#[test]
fn damage_is_told() {
    let stuck = SCENARIO.replace("dogma Archery", "dogma Tools");
    let illegal = record(4).replace("2 2 dogma Pottery", "2 2 dogma Tools");
    for (input, message) in [
        (
            "",
            "line 1: the text ends where `innovation record` belongs",
        ),
        (
            "rubbish",
            "line 1: `rubbish` where `innovation record` belongs",
        ),
        ("title = [", "line 1: (file): not TOML: "),
        ("{", "line 1: (file): not JSON: "),
        ("{}", "(file): no `players`: a scenario needs two to four"),
        (
            &stuck,
            "answer 1 of the script, `dogma Tools`: Ann (action) was asked, ",
        ),
        (
            &illegal,
            "line 13, answer 3 (`2 2 dogma Tools`): option 2 is `dogma Pottery`; ",
        ),
    ] {
        let ran = run_with_input(&["hint", "-"], input);
        let message = format!("error: standard input: {message}");
        assert!(ran.err.starts_with(&message), "{}\n{message}", ran.err);
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(1)));
    }
    let ran = run(&["hint", "/nowhere/game.txt"]);
    assert!(
        ran.err
            .starts_with("error: /nowhere/game.txt can’t be read: "),
        "{}",
        ran.err
    );
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
}
