//! Who sits where in a record, and by which rules it was played.

use innovation_engine::{Game, RULES_VERSION, Record, RecordProblem, Seat, Settings};

fn record() -> Record {
    let mut game = Game::new(Settings::new(2).unwrap(), 7);
    game.answer(0).unwrap();
    game.record()
}

#[test]
fn players_are_kept() {
    let text = record().with_players(&["Ann  B.", "bot:easy"]).unwrap();
    let text = text.to_string();
    assert!(
        text.contains("seed 7\nplayer 1 Ann B.\nplayer 2 bot:easy\n\n1 0 "),
        "{text}"
    );
    let again: Record = text.parse().unwrap();
    assert_eq!(again.players(), ["Ann B.", "bot:easy"]);
    assert_eq!(again.to_string(), text);
    assert_eq!(again.answers(), record().answers());
}

#[test]
fn players_may_be_left_out() {
    let again: Record = record().to_string().parse().unwrap();
    assert!(again.players().is_empty());
}

#[test]
fn a_name_is_no_second_line() {
    let record = record().with_players(&["Ann\n1 0 draw", "Bob"]).unwrap();
    assert_eq!(record.players()[0], "Ann 1 0 draw");
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
}

#[test]
fn there_are_as_many_players_as_seats() {
    assert_eq!(record().with_players(&["Ann"]), None);
    assert_eq!(record().with_players(&["Ann", " "]), None);
    assert_eq!(record().with_players(&["Ann", "Bob", "Cleo"]), None);

    let text = record().with_players(&["Ann", "Bob"]).unwrap().to_string();
    for (wrong, seat) in [
        (text.replace("player 2 Bob\n", ""), 1),
        (text.replace("player 1 Ann\n", ""), 0),
        (text.replace("player 2 Bob", "player 2"), 1),
        (text.replace("player 1 Ann", "player 3 Ann"), 0),
    ] {
        let error = wrong.parse::<Record>().unwrap_err();
        let RecordProblem::Player { seat: wanted, .. } = &error.problem else {
            panic!("{error}");
        };
        assert_eq!(*wanted, Seat::ALL[seat], "{error}");
    }
}

#[test]
fn a_byte_order_mark_and_dos_lines_are_read() {
    let dos = format!("\u{feff}{}", record()).replace('\n', "\r\n");
    let dos = dos.replace("seed ", "seed\t");
    assert_eq!(dos.parse::<Record>().unwrap(), record());
}

#[test]
fn what_is_wrong_is_said_with_what_would_be_right() {
    let text = record().to_string();
    let line = |number: usize| text.lines().nth(number - 1).unwrap();
    for (number, wrong, problem) in [
        (
            1,
            "innovation",
            "`innovation` where `innovation record` belongs; did you mean `innovation record`?",
        ),
        (
            3,
            "edition thrid",
            "`edition` takes `first` or `third`, not `thrid`; did you mean `third`?",
        ),
        (
            3,
            "edition fourth",
            "`edition` takes `first` or `third`, not `fourth`",
        ),
        (
            3,
            "editoin third",
            "`editoin third` where `edition` belongs, as in `edition third`; did you mean `edition`?",
        ),
        (
            3,
            "",
            "`players 2` where `edition` belongs, as in `edition third`",
        ),
        (
            4,
            "players two",
            "`players` takes `2`, `3` or `4`, not `two`",
        ),
        (4, "players 7", "the game is for 2 to 4 players, not 7"),
        (
            5,
            "teams yess",
            "`teams` takes `yes` or `no`, not `yess`; did you mean `yes`?",
        ),
        (
            6,
            "language de",
            "`language` takes `en`, `it`, `fr`, `pt` or `ru`, not `de`",
        ),
        (
            7,
            "boards Open",
            "`boards` takes `open` or `closed`, not `Open`; did you mean `open`?",
        ),
        (
            9,
            "seed -1",
            "`seed` takes a whole number from 0 to 18446744073709551615, not `-1`",
        ),
        (
            9,
            "seed 1\u{1b}]52;",
            "`seed` takes a whole number from 0 to 18446744073709551615, not `1\\u{1b}]52;`",
        ),
    ] {
        let wrong = text.replacen(&format!("{}\n", line(number)), &format!("{wrong}\n"), 1);
        let error = wrong.parse::<Record>().unwrap_err().to_string();
        let at = if wrong.contains("\n\nplayers") {
            number + 1
        } else {
            number
        };
        assert_eq!(error, format!("line {at}: {problem}"));
    }
    let long = text.replace("seed ", &format!("seed {}", "9".repeat(1_000_000)));
    assert!(long.parse::<Record>().unwrap_err().to_string().len() < 200);
}

#[test]
fn an_option_at_another_place_is_found() {
    let text = record().to_string();
    let first = text.lines().find(|line| line.starts_with("1 0 ")).unwrap();
    let meaning = first.strip_prefix("1 0 ").unwrap();
    let replayed = |line: String| {
        let text = text.replacen(first, &line, 1);
        text.parse::<Record>()
            .unwrap()
            .replay()
            .unwrap_err()
            .to_string()
    };
    let moved = replayed(format!("1 1 {meaning}"));
    assert!(
        moved.ends_with(&format!("; `{meaning}` is option 0")),
        "{moved}"
    );
    let misspelt = replayed(format!("1 0 {}", meaning.to_lowercase()));
    assert!(
        misspelt.ends_with(&format!("; did you mean `{meaning}`?")),
        "{misspelt}"
    );
}

#[test]
fn a_record_of_other_rules_says_so() {
    let text = record().to_string();
    let own = format!("rules {RULES_VERSION}\n");
    assert!(text.contains(&own), "{text}");
    for other in [RULES_VERSION - 1, RULES_VERSION + 1] {
        let error = text.replace(&own, &format!("rules {other}\n"));
        let error = error.parse::<Record>().unwrap_err();
        assert_eq!(
            (error.line, &error.problem),
            (2, &RecordProblem::Rules(other))
        );
        assert_eq!(
            error.to_string(),
            format!(
                "line 2: this game was played with version {other} of the rules, and this program plays version \
                 {RULES_VERSION}: the same answers could lead elsewhere, so it cannot be replayed. It can still be \
                 read as text: each line below says in words what was answered"
            )
        );
    }
}
