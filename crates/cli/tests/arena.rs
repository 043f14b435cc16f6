//! `innovation arena`.

use std::fs;
use std::path::Path;

use innovation_engine::Record;
use serde_json::{Value, json};

use crate::common::{self, folder, run, run_in};

/// A run with `--json`, and what it printed.
fn arena(arguments: &[&str]) -> Value {
    let ran = run(&[&["arena", "--json"], arguments].concat());
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    serde_json::from_str(&ran.out).unwrap()
}

/// The report without its times, which differ from run to run.
fn without_times(mut report: Value) -> Value {
    for player in report["players"].as_array_mut().unwrap() {
        let times = player.as_object_mut().unwrap().remove("times");
        assert!(times.unwrap()["max_ms"].is_number());
    }
    report
}

fn sum(players: &Value, of: fn(&Value) -> &Value) -> f64 {
    let players = players.as_array().unwrap();
    players
        .iter()
        .map(|player| of(player).as_f64().unwrap())
        .sum()
}

#[test]
fn threads_change_nothing() {
    for players in [
        &["random", "random@3"][..],
        &["random", "random", "random", "--edition", "first"],
        &["random", "random", "random", "random", "--teams"],
        &["search@20", "greedy"],
    ] {
        let run = |threads, seed| {
            let options = ["--games", "10", "--seed", seed, "--threads", threads];
            without_times(arena(&[players, &options].concat()))
        };
        let alone = run("1", "5");
        assert_eq!(alone, run("3", "5"));
        assert_ne!(alone["players"], run("1", "6")["players"]);
    }
}

#[test]
fn everybody_plays_every_deal_from_every_seat() {
    for (players, teams) in [(2, false), (3, false), (4, false), (4, true)] {
        let mut arguments = vec!["random"; players];
        arguments.extend(["--games", "9"]);
        if teams {
            arguments.push("--teams");
        }
        let report = arena(&arguments);
        let games = 9_usize.next_multiple_of(players);
        assert_eq!(report["games"], games);
        assert_eq!(report["deals"], games / players);
        assert_eq!(report["games_a_deal"], players);
        assert_eq!(report["players"].as_array().unwrap().len(), players);
        let won = if teams { 2 * games } else { games } as f64;
        let wins = sum(&report["players"], |player| &player["wins"]);
        assert!((wins - won).abs() < 1e-9, "{wins} instead of {won}");
    }
}

#[test]
fn numbers_add_up() {
    let report = arena(&["random", "random@7", "--games", "60", "--seed", "2"]);
    assert_eq!(
        (&report["games"], &report["interrupted"]),
        (&json!(60), &json!(false))
    );
    assert_eq!(report["players"][0]["name"], "random");
    assert_eq!(report["players"][1]["name"], "random@7");
    assert_eq!(report["players"][1]["budget"], "7");
    let number = |value: &Value| value.as_f64().unwrap();
    for player in report["players"].as_array().unwrap() {
        let rate = number(&player["win_rate"]);
        assert_eq!(rate, number(&player["wins"]) / 60.0);
        let [low, high] = [0, 1].map(|side| number(&player["ci95"][side]));
        let adjusted = number(&player["luck_adjusted_win_rate"]);
        let around = [0, 1].map(|side| number(&player["luck_adjusted_ci95"][side]));
        assert!(around[0] < adjusted && adjusted < around[1], "{player}");
        assert!(0.0 < low && low < rate && rate < high && high < 1.0);
        // Sixty games tell a rate to about an eighth.
        assert!(high - low > 0.15 && high - low < 0.4, "{low} to {high}");
        let by = player["wins_by"].as_object().unwrap();
        let by: f64 = by.values().map(number).sum();
        assert!((by - number(&player["wins"])).abs() < 1e-9);
        assert_eq!(player["faults"], 0);
        assert!(number(&player["decisions"]) > 60.0);
        let times = &player["times"];
        assert!(number(&times["median_ms"]) <= number(&times["p99_ms"]));
        assert!(number(&times["p99_ms"]) <= number(&times["max_ms"]));
    }
    // The player who won more is rated higher, and the mean stays the same.
    let [first, second] = [0, 1].map(|place| &report["players"][place]);
    let rating = |player: &Value| number(&player["rating"]);
    assert_eq!(
        rating(first) > rating(second),
        number(&first["wins"]) > number(&second["wins"])
    );
    assert!((rating(first) + rating(second) - 50.0).abs() < 1e-6);
    let duel = &report["duel"];
    let deals = ["won_both", "won_one", "won_neither"].map(|field| number(&duel[field]));
    assert_eq!(deals.iter().sum::<f64>(), 30.0);
    assert_eq!(number(&duel["elo"]) > 0.0, number(&first["win_rate"]) > 0.5);
}

#[test]
fn a_table_for_people() {
    let ran = run(&[
        "arena", "random", "random", "random", "random", "--teams", "--games", "8",
    ]);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(
        lines[0],
        "8 games, 2 deals from every seat: 4 players, 1 and 3 against 2 and 4, third edition, seed 1"
    );
    let rows = |start: &str| lines.iter().filter(|line| line.starts_with(start)).count();
    for player in 1..=4 {
        // What it won, with luck and without, and how long it thought.
        assert_eq!(rows(&format!("{player} random ")), 3, "{}", ran.out);
    }
    for line in lines {
        assert!(line.chars().count() <= 100, "{line}");
        assert_eq!(line.trim_end(), line);
    }
}

#[test]
fn records_are_kept_with_an_index() {
    let folder = folder("records_are_kept");
    let arguments = ["arena", "random", "random@2", "--games", "4", "--save"];
    let ran = run_in(&folder, &[&arguments[..], &["games/kept"]].concat());
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let kept = folder.join("games/kept");
    let index = fs::read_to_string(kept.join("index.jsonl")).unwrap();
    let lines: Vec<Value> = index
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["file"], "game-1-random-random@2.record");
    assert_eq!(lines[3]["file"], "game-4-random@2-random.record");
    let mut seeds = Vec::new();
    for line in &lines {
        let path = kept.join(line["file"].as_str().unwrap());
        let record: Record = fs::read_to_string(path).unwrap().parse().unwrap();
        let game = record.replay().unwrap();
        let outcome = game.outcome().unwrap();
        let winners: Vec<usize> = outcome
            .winners
            .into_iter()
            .map(|seat| seat.index() + 1)
            .collect();
        assert_eq!(line["winners"], json!(winners));
        assert_eq!(line["by"], json!(outcome.by));
        assert_eq!(line["answers"], record.answers().len());
        seeds.push(record.seed());
    }
    assert!(seeds[0] == seeds[1] && seeds[1] != seeds[2] && seeds[2] == seeds[3]);
    assert_eq!(lines[1]["seats"], json!(["random@2", "random"]));
    assert_eq!(lines[1]["players"], json!([2, 1]));

    let again = run_in(&folder, &[&arguments[..], &["games/kept"]].concat());
    assert_eq!(
        again.err,
        "error: games/kept holds the games of another run\n"
    );
    assert_eq!((again.out.as_str(), again.code), ("", Some(2)));
}

#[test]
fn what_cannot_be_written_is_told_first() {
    let folder = folder("cannot_be_written");
    fs::write(folder.join("file"), "").unwrap();
    for (option, path) in [("--save", "file/games"), ("--svg", "file/chart.svg")] {
        let ran = run_in(&folder, &["arena", "random", "random", option, path]);
        let message = format!("error: {path} can’t be written: ");
        assert!(ran.err.starts_with(&message), "{}", ran.err);
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
    }
}

#[test]
fn a_chart_has_a_curve_for_each_player() {
    let folder = folder("a_chart");
    let arguments = ["arena", "random", "random", "random", "--games", "12"];
    let ran = run_in(&folder, &[&arguments[..], &["--svg", "chart.svg"]].concat());
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let chart = fs::read_to_string(Path::new(&folder).join("chart.svg")).unwrap();
    assert!(chart.starts_with("<svg ") && chart.ends_with("</svg>\n"));
    for player in 1..=3 {
        assert!(chart.contains(&format!("<path class=\"p{player} interval\" d=\"M")));
        assert!(chart.contains(&format!("<path class=\"p{player} rate\" d=\"M")));
    }
    assert!(!chart.contains("class=\"p4"));
    assert!(!chart.contains("NaN"));
}

#[test]
fn bad_input_is_told() {
    for (arguments, message) in [
        (
            &["random", "nobody"][..],
            "error: invalid value 'nobody' for '<BOT>...': there’s no bot `nobody`. Bots: random",
        ),
        (
            &["random", "random@soon"],
            "error: invalid value 'random@soon' for '<BOT>...': `soon` is not a budget: ",
        ),
        (
            &["random", "random", "--budget", "0"],
            "error: invalid value '0' for '--budget <BUDGET>': `0` is not a budget: ",
        ),
        (
            &["random", "random", "--games", "0"],
            "error: invalid value '0' for '--games <N>': ",
        ),
        (
            &["random"],
            "error: the game is for 2 to 4 players, not 1\n",
        ),
        (
            &["random"; 5],
            "error: the game is for 2 to 4 players, not 5\n",
        ),
        (
            &["random", "random", "--teams"],
            "error: teams need four players, not 2\n",
        ),
    ] {
        let ran = run(&[&["arena"], arguments].concat());
        assert!(ran.err.starts_with(message), "{}", ran.err);
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
    }
}

/// Ctrl-C half way.
#[cfg(unix)]
#[test]
fn an_interrupted_run_reports_what_was_played() {
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    let folder = folder("interrupted");
    let child = common::innovation()
        .current_dir(&folder)
        .args(["arena", "random", "random", "--games", "10000000", "--json"])
        .args(["--save", "games"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let played = || fs::read_dir(folder.join("games")).map_or(0, |files| files.count());
    while played() < 10 {
        sleep(Duration::from_millis(5));
    }
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    let ran: common::Ran = child.wait_with_output().unwrap().into();
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(130)));
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["interrupted"], true);
    let games = report["games"].as_u64().unwrap();
    assert!((9..10_000_000).contains(&games), "{games}");
    let index = fs::read_to_string(folder.join("games/index.jsonl")).unwrap();
    assert_eq!(index.lines().count() as u64, games);
    assert_eq!(played() as u64, games + 1);
}

/// A bot of ours, as a program that speaks the protocol.
fn program(name: &str) -> String {
    format!("cmd:{} bot {name}", env!("CARGO_BIN_EXE_innovation"))
}

#[test]
fn other_programs_play_too() {
    let greedy = program("greedy");
    let report = arena(&[&greedy, "random", "--games", "4", "--limit", "60s"]);
    assert_eq!(report["players"][0]["wins"], 4.0, "{report}");
    assert_eq!(report["players"][0]["faults"], 0);
}

/// Our bot says that it plays several games, so one process is enough for a seat at a time.
#[cfg(unix)]
#[test]
fn one_process_plays_many_games() {
    let folder = common::folder("many-games");
    let (starts, innovation) = (folder.join("starts"), env!("CARGO_BIN_EXE_innovation"));
    let script = format!(
        "echo x >> {}; exec {innovation} bot greedy",
        starts.display()
    );
    let named = format!("cmd:Ann=sh -c '{script}'");
    let arguments = |threads: &'static str| {
        let games = [
            "random",
            "--games",
            "12",
            "--seed",
            "3",
            "--threads",
            threads,
            "--limit",
            "60s",
        ];
        without_times(arena(&[&[named.as_str()], &games[..]].concat()))
    };
    let one = arguments("1");
    assert_eq!(one["players"][0]["name"], "Ann");
    assert_eq!(one["players"][0]["command"], named.as_str());
    assert_eq!(one["players"][0]["faults"], 0);
    assert_eq!(fs::read_to_string(&starts).unwrap().lines().count(), 1);
    // What a process has played before does not matter.
    assert_eq!(arguments("3"), one);
}

#[cfg(unix)]
#[test]
fn a_program_at_fault_loses_and_the_arena_goes_on() {
    for (command, limit, fault) in [
        (
            "cmd:false",
            "60s",
            "ended in the middle of the game, with exit status: 1",
        ),
        ("cmd:no-such-program", "60s", "could not be started: "),
        ("cmd:sleep 100", "300ms", "did not answer within 0.3 s"),
        // It waits for the question: what is written before that is another fault.
        (
            "cmd:sh -c 'read q; echo hello; cat'",
            "60s",
            "is not an answer",
        ),
        (
            "cmd:sh -c 'read q; echo {\\\"answer\\\": 99}; cat'",
            "60s",
            "took option 99",
        ),
    ] {
        let arguments = ["random", command, "--games", "4", "--limit", limit];
        let ran = run(&[&["arena", "--json"], &arguments[..]].concat());
        // Every game ended by fault.
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["all_by_fault"], true);
        assert!(report["duel"].is_null(), "{report}");
        assert_eq!(report["games"], 4, "{report}");
        assert_eq!(report["players"][0]["wins"], 4.0, "{report}");
        assert_eq!(report["players"][1]["faults"], 4, "{report}");
        let told = report["players"][1].to_string();
        assert!(told.contains(fault), "{told}");
    }
}
