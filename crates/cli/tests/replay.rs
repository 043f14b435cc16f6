//! `innovation replay`.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use crate::common::{Ran, folder, record, run, run_in, run_with_input, write};

fn replay(record: &str) -> Ran {
    run_with_input(&["replay", "-"], record)
}

/// The record with one of its lines, counted from 1, changed.
fn with_line(record: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = record.lines().collect();
    lines[number - 1] = line;
    lines.join("\n")
}

/// Whole games, as they were played when they were recorded. Where one differs in more than words, old records lead
/// elsewhere: that takes a new version of the rules.
#[test]
fn recorded_games_replay_to_the_letter() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for name in ["two-players", "three-players-first-edition", "teams"] {
        let ran = run_in(&golden, &["replay", &format!("{name}.record")]);
        let expected = fs::read_to_string(golden.join(format!("{name}.txt"))).unwrap();
        assert!(ran.out == expected, "{name} replays to something else");
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    }
}

#[test]
fn answers_with_their_events() {
    let ran = replay(&record(4));
    let expected = "\
2 players, third edition
Seed 7
Setup
      Player 1 draws a 1: Tools.
      Player 1 draws a 1: Domestication.
      Player 2 draws a 1: Pottery.
      Player 2 draws a 1: Archery.
> 1 1 Tools
> 2 1 Pottery
      Player 1 melds Tools.
      Player 2 melds Pottery.
Player 2’s turn: 1 action.
> 2 2 dogma Pottery
  Player 2 takes the Dogma action with Pottery.
      Dogma icon of Pottery: leaf (Player 1: 0; Player 2: 3).
    Player 2 executes Pottery, effect 1.
> 2 0 Archery
      Player 2 returns Archery from their hand.
      Player 2 draws a 1: The Wheel.
      Player 2 scores The Wheel.
    Player 2 executes Pottery, effect 2.
      Player 2 draws a 1: City States.
Player 1’s turn: 2 actions.
Player 1’s choice:
  Choose an action. You have 2 left.
";
    assert_eq!(ran.out, expected);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
}

#[test]
fn an_open_question_of_an_effect() {
    let ran = replay(&record(3));
    let question = "\
Player 2’s choice:
  You’re executing Pottery, effect 1.
  You may return a card from your hand.
";
    assert!(ran.out.ends_with(question), "{}", ran.out);
    let ran = run_with_input(&["replay", "--seat", "1", "-"], &record(3));
    assert_eq!(ran.out.lines().last(), Some("The action isn’t finished."));
}

#[test]
fn a_whole_game_from_a_file() {
    let folder = folder("a_whole_game");
    write(&folder, &[("game.txt", &record(usize::MAX))]);
    let ran = run_in(&folder, &["replay", "game.txt"]);
    let last = ran.out.lines().last();
    assert_eq!(last, Some("      Player 1 wins by achievements."));
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
}

#[test]
fn as_a_seat_saw_it() {
    let ran = run_with_input(&["replay", "--seat", "1", "-"], &record(4));
    let expected = "\
2 players, third edition
Setup
      You draw a 1: Tools.
      You draw a 1: Domestication.
      Player 2 draws a 1.
      Player 2 draws a 1.
      You meld Tools.
      Player 2 melds Pottery.
Player 2’s turn: 1 action.
  Player 2 takes the Dogma action with Pottery.
      Dogma icon of Pottery: leaf (you: 0; Player 2: 3).
    Player 2 executes Pottery, effect 1.
      Player 2 returns a 1 from their hand.
      Player 2 draws a 1.
      Player 2 scores a 1.
    Player 2 executes Pottery, effect 2.
      Player 2 draws a 1.
Your turn: 2 actions.
Your choice:
  Choose an action. You have 2 left.
";
    assert_eq!(ran.out, expected);
    let ran = run_with_input(&["replay", "--seat", "3", "-"], &record(4));
    assert_eq!(
        ran.err,
        "error: There’s no seat 3: the game is for 2 players.\n"
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn damage_is_told_after_what_came_before() {
    // Lines 1 to 9 are the settings, line 10 is empty, line 13 is the third answer.
    let record = record(4);
    assert_eq!(record.lines().nth(12), Some("2 2 dogma Pottery"));
    for (line, message) in [
        (
            "2 2 dogma Tools",
            "line 13, answer 3 (`2 2 dogma Tools`): option 2 is `dogma Pottery`; \
             the options are draw, meld Archery, dogma Pottery",
        ),
        (
            "1 2 dogma Pottery",
            "line 13, answer 3 (`1 2 dogma Pottery`): seat 2 is asked, not seat 1",
        ),
        (
            "2 9 dogma Pottery",
            "line 13, answer 3 (`2 9 dogma Pottery`): there is no option 9; \
             the options are draw, meld Archery, dogma Pottery; `dogma Pottery` is option 2",
        ),
        (
            "2 2",
            "line 13: `2 2` is not an answer: it takes a seat from 1, an option from 0 and its meaning, as in `1 0 draw`",
        ),
    ] {
        let ran = replay(&with_line(&record, 13, line));
        assert_eq!(ran.err, format!("error: standard input: {message}\n"));
        assert_eq!(ran.code, Some(1));
        assert_eq!(ran.out.lines().last(), Some("Player 2’s turn: 1 action."));
    }
}

#[test]
fn damage_before_the_first_answer() {
    let ran = replay(&with_line(&record(4), 3, "edition second"));
    assert_eq!(
        ran.err,
        "error: standard input: line 3: `edition` takes `first` or `third`, not `second`\n"
    );
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(1)));
    let ran = replay("");
    assert_eq!(
        ran.err,
        "error: standard input: line 1: the text ends where `innovation record` belongs\n"
    );
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(1)));
}

#[test]
fn a_file_that_is_not_there() {
    let ran = run(&["replay", "/nowhere/game.txt"]);
    assert!(
        ran.err
            .starts_with("error: /nowhere/game.txt can’t be read: "),
        "{}",
        ran.err
    );
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
}

/// A seat is not shown what others draw, nor what they answered.
#[test]
fn a_seat_is_shown_no_face_that_it_did_not_see() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for (name, players) in [
        ("two-players", 2),
        ("three-players-first-edition", 3),
        ("teams", 4),
    ] {
        for seat in 1..=players {
            let arguments = [
                "replay",
                &format!("{name}.record"),
                "--seat",
                &seat.to_string(),
            ];
            let ran = run_in(&golden, &arguments);
            assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
            assert!(ran.out.contains(" draws a 2."));
            for line in ran.out.lines() {
                assert!(!line.starts_with('>'), "{line}");
                assert!(!line.contains(" draws ") || !line.contains(": "), "{line}");
            }
        }
    }
}

#[test]
fn in_every_language() {
    let mut pages = HashSet::new();
    for language in ["en", "it", "fr", "pt", "ru"] {
        let ran = run_with_input(&["replay", "--lang", language, "-"], &record(usize::MAX));
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        pages.insert(ran.out);
    }
    assert_eq!(pages.len(), 5);
}
