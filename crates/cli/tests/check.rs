//! `innovation check`.

use std::fs;

use serde_json::{Value, json};

use crate::common::{folder, run, run_in, write};

const PASSES: &str = concat!(
    include_str!("common/archery.toml"),
    r#"[expect.players.Ann]
hand = ["Agriculture"]
"#
);

const LINE: &str = r#"{"title": "Ann draws", "script": ["draw"], "players": [{"name": "Ann"}, {"name": "Bob"}], "expect": {"players": {"Ann": {"hand_count": 1, "points": 0}}}}"#;

fn failing() -> String {
    PASSES.replace(r#"hand = ["Agriculture"]"#, "hand_count = 2\npoints = 7")
}

#[test]
fn all_pass() {
    let folder = folder("all_pass");
    write(
        &folder,
        &[
            ("a.toml", PASSES),
            ("b.json", LINE),
            ("deep/c.jsonl", LINE),
            ("deep/notes.md", "?"),
        ],
    );
    let ran = run_in(&folder, &["check", "."]);
    assert_eq!(ran.out, "3 passed, 0 failed\n");
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
}

#[test]
fn failures_in_the_order_of_the_input() {
    let folder = folder("failures_in_order");
    let line_fails = LINE.replace("\"points\": 0", "\"points\": 3");
    let lines = format!("{LINE}\r\n\n  \n{line_fails}\n{}\n{LINE}", &LINE[..40]);
    let splayed = PASSES.replace(
        r#"["Archery"] }"#,
        r#"{ cards = ["Archery"], splay = "up" } }"#,
    );
    write(
        &folder,
        &[
            ("set/b.toml", &failing()),
            (
                "set/a/z.toml",
                &PASSES.replace("\"The Wheel\"", "\"The Whale\""),
            ),
            ("set/c.jsonl", &lines),
            ("broken.toml", "title = \"No end\nscript = []"),
            (
                "stuck.toml",
                &PASSES.replace("dogma Archery", "dogma Tools"),
            ),
            ("splayed.toml", &splayed),
            ("notes.md", "?"),
        ],
    );
    fs::write(folder.join("bytes.toml"), b"title = \"\xff\"").unwrap();
    let paths = [
        "check",
        "splayed.toml",
        "set",
        "nowhere.toml",
        "notes.md",
        "broken.toml",
        "bytes.toml",
        "stuck.toml",
    ];
    let ran = run_in(&folder, &paths);
    let lines: Vec<&str> = ran.out.lines().collect();
    let expected = [
        "FAIL splayed.toml: line 6: players[0].board.red: `up` on a pile of fewer than two cards, which cannot be splayed",
        "FAIL set/a/z.toml: line 11: supply.1[0]: `The Whale` is not the English name of a card",
        "FAIL set/b.toml: Archery draws first, then takes one of the highest: ",
        "FAIL set/c.jsonl:4: Ann draws: ",
        "FAIL set/c.jsonl:5: (file): not JSON: ",
        "FAIL nowhere.toml: cannot be read: ",
        "FAIL notes.md: not a scenario file: its name ends in none of .toml, .json, .jsonl",
        "FAIL broken.toml: line 1: (file): not TOML: ",
        "FAIL bytes.toml: line 1: (file): not UTF-8: save it as UTF-8",
        "FAIL stuck.toml: Archery draws first, then takes one of the highest: answer 1 of the script, `dogma Tools`: ",
        "2 passed, 10 failed",
    ];
    assert_eq!(lines.len(), expected.len(), "{lines:#?}");
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line}\ninstead of\n{expected}");
    }
    assert!(lines[2].contains("; "), "two differences: {}", lines[2]);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(1)));
    for threads in ["1", "2", "7"] {
        let again = run_in(&folder, &[&paths[..], &["--threads", threads]].concat());
        assert_eq!(again, ran);
    }
}

#[test]
fn as_json() {
    let folder = folder("as_json");
    write(
        &folder,
        &[
            ("good.toml", PASSES),
            ("bad.toml", &failing()),
            ("lines.jsonl", "\n{}\n"),
        ],
    );
    let ran = run_in(
        &folder,
        &["check", "--json", "good.toml", "bad.toml", "lines.jsonl"],
    );
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&report["passed"], &report["failed"]),
        (&json!(1), &json!(2))
    );
    let failures = report["failures"].as_array().unwrap();
    assert_eq!(failures.len(), 2);
    assert_eq!(failures[0]["path"], "bad.toml");
    assert_eq!(
        failures[0]["title"],
        "Archery draws first, then takes one of the highest"
    );
    assert!(failures[0].get("line").is_none());
    assert_eq!(
        (&failures[1]["path"], &failures[1]["line"]),
        (&json!("lines.jsonl"), &json!(2))
    );
    assert_eq!(
        failures[1]["error"],
        "(file): no `players`: a scenario needs two to four"
    );
    assert_eq!(ran.code, Some(1));
}

#[test]
fn no_scenario_is_no_success() {
    let folder = folder("no_scenario");
    write(&folder, &[("empty.jsonl", "\n")]);
    let ran = run_in(&folder, &["check", "."]);
    assert_eq!(ran.out, "0 passed, 0 failed\n");
    assert_eq!(
        (ran.err.as_str(), ran.code),
        ("error: no scenarios found\n", Some(1))
    );
}

#[test]
fn a_path_is_needed() {
    let ran = run(&["check"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
    assert!(ran.err.contains("<PATH>"), "{}", ran.err);
}

#[test]
fn strictly() {
    let folder = folder("strictly");
    let idle = LINE.replace("[\"draw\"]", "[\"draw\", \"pass\"]");
    let without_expect = PASSES.split("[expect").next().unwrap();
    write(
        &folder,
        &[
            ("a.toml", PASSES),
            ("idle.json", &idle),
            ("nothing.toml", without_expect),
        ],
    );
    let ran = run_in(&folder, &["check", "."]);
    assert_eq!(
        (ran.out.as_str(), ran.code),
        ("3 passed, 0 failed\n", Some(0))
    );
    let ran = run_in(&folder, &["check", "--strict", "."]);
    assert_eq!(
        ran.out,
        "FAIL ./idle.json: Ann draws: answer 2 of the script, `pass`: it was not an option, and nothing happened by \
         itself that it could name\n\
         FAIL ./nothing.toml: Archery draws first, then takes one of the highest: expect: missing, so that nothing is \
         checked\n\
         1 passed, 2 failed\n"
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(1)));
}

#[test]
fn a_failing_scenario_can_be_watched() {
    let folder = folder("watched");
    write(&folder, &[("bad.toml", &failing())]);
    let ran = run_in(&folder, &["check", "--trace", "bad.toml"]);
    assert_eq!(
        ran.out,
        "\
bad.toml: Archery draws first, then takes one of the highest
Ann is asked: Choose an action. You have 2 left. [draw, dogma Archery]
> 1. dogma Archery
  Ann takes the Dogma action with Archery.
      Dogma icon of Archery: castle (Ann: 2; Bob: 0).
    Bob executes Ann’s demand: Archery.
      Bob draws a 1: The Wheel.
Bob is asked: Choose a card from your hand to transfer to Ann’s hand. [Agriculture, The Wheel]
> 2. Agriculture
      Bob transfers Agriculture from their hand to Ann’s hand.
Ann is asked: Choose an action. This is your last one this turn. [draw, meld Agriculture, dogma Archery]

FAIL bad.toml: Archery draws first, then takes one of the highest: players.Ann.hand_count: expected 2, actual 1; \
players.Ann.points: expected 7, actual 0
0 passed, 1 failed
"
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(1)));
}
