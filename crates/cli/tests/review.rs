//! `innovation review`.

use std::fs;

use serde_json::Value;

use crate::common::{folder, record, run, run_in, run_with_input, write};

fn review(arguments: &[&str]) -> Value {
    let arguments = [&["review", "-", "--json", "--budget", "8"], arguments].concat();
    let ran = run_with_input(&arguments, &record(usize::MAX));
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    serde_json::from_str(&ran.out).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn the_parts_of_each_seat_add_up() {
    let review = review(&[]);
    let seats = review["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for (place, seat) in (1..).zip(seats) {
        assert_eq!(seat["seat"], place);
        assert_eq!(seat["start"], 0.5);
        let parts = ["start", "skill", "luck", "others"].map(|part| number(&seat[part]));
        let sum: f64 = parts.iter().sum();
        assert!((sum - number(&seat["result"])).abs() < 1e-9, "{seat}");
        assert!(number(&seat["skill"]) <= 0.0);
        assert!(number(&seat["error_rate"]) > 0.0, "it plays at random");
    }
    assert_eq!(seats[0]["result"], 1.0);
    assert_eq!(seats[1]["result"], 0.0);
}

#[test]
fn every_decision_has_the_values_of_its_options() {
    let review = review(&[]);
    let decisions = review["decisions"].as_array().unwrap();
    assert_eq!(
        (&decisions[0]["answer"], &decisions[0]["seat"]),
        (&0.into(), &1.into())
    );
    for decision in decisions {
        let options = decision["options"].as_array().unwrap();
        assert!(options.len() > 1, "{decision}");
        for option in options {
            assert!(option["name"].is_string());
            assert!((0.0..=1.0).contains(&number(&option["value"])));
            assert!(number(&option["error"]) >= 0.0);
        }
        let taken = decision["taken"].as_u64().unwrap() as usize;
        let values = options.iter().map(|option| number(&option["value"]));
        let best = values.fold(0.0, f64::max);
        let loss = best - number(&options[taken]["value"]);
        assert!(
            (loss - number(&decision["loss"])).abs() < 1e-9,
            "{decision}"
        );
        assert!(decision["luck"].is_number());
        assert!(decision["grade"].is_string() || decision["grade"].is_null());
    }
}

#[test]
fn one_seat_alone_has_the_same_numbers() {
    let (all, second) = (review(&[]), review(&["--seat", "2"]));
    assert_eq!(second["seats"].as_array().unwrap().len(), 1);
    assert_eq!(second["seats"][0], all["seats"][1]);
    let own = |review: &Value| -> Vec<Value> {
        let decisions = review["decisions"].as_array().unwrap().iter();
        decisions.filter(|one| one["seat"] == 2).cloned().collect()
    };
    assert_eq!(own(&second), own(&all));
    assert_eq!(
        second["decisions"].as_array().unwrap().len(),
        own(&all).len()
    );
}

#[test]
fn a_table_and_the_turning_points_in_five_languages() {
    let heads = [
        ("en", "player", "Turning points"),
        ("it", "giocatore", "Momenti decisivi"),
        ("fr", "joueur", "Tournants de la partie"),
        ("pt", "jogador", "Momentos decisivos"),
        ("ru", "игрок", "Переломные моменты"),
    ];
    for (language, head, points) in heads {
        let arguments = ["review", "-", "--budget", "8", "--all", "--lang", language];
        let ran = run_with_input(&arguments, &record(usize::MAX));
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        assert!(ran.out.starts_with(head), "{}", ran.out);
        assert!(ran.out.lines().any(|line| line == points), "{}", ran.out);
        assert!(!ran.out.contains("review-"), "{}", ran.out);
        assert!(ran.out.lines().all(|line| line.trim_end() == line));
    }
}

#[test]
fn a_chart_is_of_one_game() {
    let folder = folder("review_folder_chart");
    write(&folder, &[("game.record", &record(usize::MAX))]);
    for option in [&["--all"][..], &["--svg", "chart.svg"]] {
        let ran = run_in(&folder, &[&["review", "."], option].concat());
        let error =
            "error: --all and --svg show one game, and . is a folder. Name a record in it\n";
        assert_eq!((ran.err.as_str(), ran.code), (error, Some(2)));
    }
    assert!(!folder.join("chart.svg").exists());
}

#[test]
fn a_chart() {
    let folder = folder("review_chart");
    write(&folder, &[("game.record", &record(usize::MAX))]);
    let arguments = [
        "review",
        "game.record",
        "--budget",
        "8",
        "--svg",
        "chart.svg",
    ];
    let ran = run_in(&folder, &arguments);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let svg = fs::read_to_string(folder.join("chart.svg")).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(
        svg.matches("class=\"rate p").count(),
        4,
        "two curves, two keys"
    );
}

#[test]
fn a_folder_gives_the_statistics_of_each_player() {
    let folder = folder("review_folder");
    let games = folder.join("games");
    let games = games.to_str().unwrap();
    let ran = run(&["arena", "greedy", "random", "--games", "4", "--save", games]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let arguments = ["review", games, "--budget", "8", "--json"];
    let ran = run(&arguments);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    assert_eq!(run(&[&arguments[..], &["--threads", "1"]].concat()), ran);
    let statistics: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(statistics["games"], 4);
    let players = statistics["players"].as_array().unwrap();
    let names: Vec<&Value> = players.iter().map(|player| &player["name"]).collect();
    assert_eq!(names, ["greedy", "random"]);
    let rate = |player: usize| number(&players[player]["error_rate"]);
    assert!(rate(0) < rate(1), "{} {}", rate(0), rate(1));
    for player in players {
        assert_eq!(player["games"], 4);
        assert!(player["kinds"]["action"]["decisions"].as_u64().unwrap() > 10);
        let openings = player["openings"].as_array().unwrap();
        let melds: u64 = openings
            .iter()
            .map(|one| one["games"].as_u64().unwrap())
            .sum();
        assert_eq!(melds, 4);
    }
    let ran = run(&["review", games, "--budget", "8"]);
    assert!(ran.out.starts_with("4 games reviewed.\n"), "{}", ran.out);
    assert!(ran.out.contains("\nFirst melds\n"), "{}", ran.out);
}

#[test]
fn what_cannot_be_reviewed() {
    let unfinished = run_with_input(&["review", "-"], &record(20));
    assert_eq!(
        unfinished.err,
        "error: standard input: the game is not over: only a finished game can be reviewed\n"
    );
    assert_eq!(unfinished.code, Some(2));
    let damaged = run_with_input(&["review", "-"], "rubbish");
    assert!(damaged.err.starts_with("error: standard input: line 1: "));
    assert_eq!(damaged.code, Some(1));
    let seat = run_with_input(&["review", "-", "--seat", "3"], &record(20));
    assert_eq!(
        seat.err,
        "error: There’s no seat 3: the game is for 2 players.\n"
    );
    let empty = folder("review_nothing");
    let empty = run(&["review", empty.to_str().unwrap()]);
    assert!(
        empty.err.ends_with("review_nothing has no game records\n"),
        "{}",
        empty.err
    );
    assert_eq!(empty.code, Some(2));
}
