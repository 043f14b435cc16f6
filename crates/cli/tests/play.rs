//! `innovation play` as lines of text.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use innovation_engine::Record;

use crate::common::{Ran, folder, innovation};

/// The program with saved games in this folder.
fn in_folder(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = innovation();
    command.env("XDG_DATA_HOME", folder).env("USER", "ann");
    command.args(arguments);
    command
}

fn play(folder: &Path, arguments: &[&str], input: &str) -> Ran {
    let mut child = in_folder(folder, arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The game may be over before all has been read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap().into()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let games = fs::read_dir(folder.join("innovation/games")).unwrap();
    let mut files: Vec<PathBuf> = games.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn record(file: &Path) -> Record {
    fs::read_to_string(file).unwrap().parse().unwrap()
}

const TABLE: [&str; 7] = [
    "play",
    "--plain",
    "--players",
    "me,bot:easy",
    "--seed",
    "4",
    "--lang=en",
];

#[test]
fn a_whole_game_from_a_pipe() {
    let folder = folder("play-whole-game");
    // Numbers of no option are refused, and the next line is tried.
    let ran = play(&folder, &TABLE, &"3\n2\n1\n".repeat(600));
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let (_, ending) = ran.out.rsplit_once("Victory by").unwrap();
    assert!(ending.contains("\nYou: "), "{ending}");
    assert!(
        ran.out
            .contains("There’s no option 3. Options are numbered 1 to 2.")
    );
    assert!(!ran.out.contains('\u{1b}'), "no cursor movement");
    let [file] = &files(&folder)[..] else {
        panic!("one game, one file")
    };
    let watch = format!("To step through it: innovation watch {}\n", file.display());
    assert!(ending.contains(&watch), "{ending}");
    assert!(
        ending.ends_with("To play again: innovation play\n"),
        "{ending}"
    );
    let played = record(file);
    assert_eq!(played.players(), ["ann", "bot:easy"]);
    assert!(played.replay().unwrap().outcome().is_some());
    // Nothing is left to go on with.
    let ran = play(&folder, &["play", "--plain", "--resume"], "");
    assert_eq!(ran.err, "error: There’s no saved game to continue.\n");
    assert_eq!(ran.code, Some(2));
}

#[test]
fn commands_are_words_of_the_reader_s_language_and_english_ones() {
    let folder = folder("play-words");
    let words = [
        ("en", "rules draw", "Draw"),
        ("it", "regole draw", "Pescare"),
        ("fr", "règles draw", "Piocher"),
        ("pt", "regras draw", "Comprar"),
        ("ru", "Правила draw", "Взять карту"),
    ];
    for (lang, typed, title) in words {
        let arguments = [
            "play",
            "--plain",
            "--players",
            "me,bot:easy",
            "--lang",
            lang,
        ];
        for typed in [typed, "rules draw"] {
            let ran = play(&folder, &arguments, &format!("{typed}\n"));
            let answer = format!("> {typed}\n{title}\n");
            assert!(ran.out.contains(&answer), "{}", ran.out);
        }
        // The help lists the words that are understood.
        let ran = play(&folder, &arguments, "?\n");
        let word = typed.to_lowercase();
        let listed = word.replace("draw", "…");
        assert!(ran.out.contains(&format!("\n  {listed} ")), "{}", ran.out);
    }
}

/// The options of the last question, and their labels.
fn options(out: &str) -> Vec<&str> {
    let question = out.rfind("\n\n").unwrap();
    let lines = out[..question].rsplit("\n\n").next().unwrap().lines();
    let options = lines.filter_map(|line| line.strip_prefix("  "));
    options
        .filter_map(|line| {
            line.split_once(' ')
                .filter(|(number, _)| number.parse::<u8>().is_ok())
        })
        .map(|(_, label)| label)
        .collect()
}

#[test]
fn labels_and_first_letters_and_what_is_wrong_with_others() {
    let folder = folder("play-labels");
    let ran = play(&folder, &TABLE, "");
    assert_eq!(ran.code, Some(0));
    assert!(
        ran.out
            .ends_with("The game is saved. To continue: innovation play --resume\n")
    );
    let first = options(&ran.out)[1].to_string();
    let name = first.split(" (").next().unwrap().to_uppercase();

    let input = format!("0\nnothing of the kind\n{name}\nd\ndraw\n");
    let ran = play(
        &folder,
        &["play", "--plain", "--resume", "--lang=en"],
        &input,
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    assert!(ran.out.contains("Continuing the saved game."));
    assert!(ran.out.contains("There’s no option 0"));
    assert!(
        ran.out
            .contains("No option starts with “nothing of the kind”.")
    );
    assert!(
        ran.out.contains("“d” could be Draw a 1 or Dogma: "),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("You take the Draw action."));
    let answers = record(&files(&folder)[0]);
    let own: Vec<String> = answers
        .answers()
        .iter()
        .map(ToString::to_string)
        .filter(|answer| answer.starts_with('1'))
        .collect();
    assert_eq!(own.len(), 2);
    assert_eq!(own[1], "1 0 draw");
}

#[test]
fn everything_can_be_looked_at() {
    let folder = folder("play-looks");
    let input =
        "1\n?\n? 1\ncard tools\ncard tool\nboard\nrules\nrules splay\nrules no\nlog\nquit\n";
    let ran = play(&folder, &TABLE, input);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    for words in [
        "undo     undo your last answer",
        "You draw a 1.",
        "Tools. Blue. Age 1: Prehistory.",
        "There’s no card called “tool”.",
        "Did you mean",
        "ann (You)",
        "rules splay: Splay",
        "There’s no section called “no”.",
    ] {
        assert!(ran.out.contains(words), "{words} in {}", ran.out);
    }
}

#[test]
fn what_showed_nothing_can_be_taken_back() {
    let folder = folder("play-undo");
    // To meld a card of one's own shows nothing that one did not know; to draw one does.
    let mut serious = TABLE.to_vec();
    serious.push("--no-practice");
    let ran = play(
        &folder,
        &serious,
        "1\ndraw\nmeld pottery\nundo\nundo\nhint\n",
    );
    assert!(ran.out.contains("Undone."), "{}", ran.out);
    assert!(ran.out.contains("You can’t undo this"), "{}", ran.out);
    assert!(
        ran.out.contains("Hints are only for practice"),
        "{}",
        ran.out
    );
    // Alone with bots is practice.
    let ran = play(&folder, &TABLE, "1\ndraw\nundo\nundo\n");
    assert_eq!(ran.out.matches("Undone.").count(), 2, "{}", ran.out);
    let newest = files(&folder).pop().unwrap();
    assert_eq!(record(&newest).answers().len(), 0);
}

#[test]
fn a_hint_rates_every_option_the_best_first() {
    let folder = folder("play-hint");
    let ran = play(&folder, &TABLE, "1\nhint\n");
    let hint = ran.out.split("> hint").nth(1).unwrap();
    let rows = hint
        .lines()
        .filter(|line| line.ends_with("chance of winning"));
    let chances: Vec<u8> = rows
        .map(|line| line.rsplit(": ").next().unwrap())
        .map(|chance| chance.split('%').next().unwrap().parse().unwrap())
        .collect();
    assert!(chances.len() > 2, "{hint}");
    assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
}

#[test]
fn saved_games_are_listed_and_people_at_one_screen_have_names() {
    let folder = folder("play-list");
    let games = |arguments: &[&str]| play(&folder, arguments, "");
    let ran = games(&["games", "--lang=en"]);
    assert_eq!(ran.out, "You have no saved games yet.\n");
    play(&folder, &TABLE, &"3\n2\n1\n".repeat(600));
    let two = ["play", "--plain", "--players", "me,me", "--lang=en"];
    play(&folder, &two, "1\n");
    let ran = games(&["games", "--lang=en"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    let [open, open_file, over, over_file] = lines[..] else {
        panic!("{}", ran.out);
    };
    assert!(
        open.ends_with("ann, Player 2: in progress, 1 answer"),
        "{open}"
    );
    assert!(
        over.contains("ann, Easy bot: ") && !over.contains("in play"),
        "{over}"
    );
    let found = files(&folder);
    assert_eq!(Path::new(over_file.trim()), found[0]);
    assert_eq!(Path::new(open_file.trim()), found[1]);
}

#[test]
fn without_players_it_asks() {
    let folder = folder("play-set-up");
    let ran = play(
        &folder,
        &["play", "--plain", "--lang=en", "--seed=1"],
        "\n\n\n",
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    assert!(ran.out.contains("2 players, third edition"));
    let ran = play(
        &folder,
        &["play", "--plain", "--lang=fr"],
        "équipes\nfac\nprem\n",
    );
    assert!(
        ran.out.contains("Deux équipes, première édition"),
        "{}",
        ran.out
    );
    let newest = files(&folder).pop().unwrap();
    assert_eq!(
        record(&newest).players(),
        ["ann", "bot:easy", "bot:easy", "bot:easy"]
    );
    // Nobody answers: nothing is begun.
    let ran = play(&folder, &["play", "--plain"], "\n");
    assert_eq!(ran.code, Some(0));
    assert_eq!(files(&folder).len(), 2);
}

#[test]
fn several_people_are_told_apart() {
    let folder = folder("play-people");
    let arguments = [
        "play",
        "--plain",
        "--players",
        "Ann,Bob",
        "--seed",
        "4",
        "--lang=en",
    ];
    let ran = play(&folder, &arguments, "1\n1\n");
    let (anns, bobs) = ran.out.split_once("Bob is next").unwrap();
    assert!(anns.contains("Ann is next"));
    assert_eq!(anns.matches("You draw a 1: ").count(), 2, "{anns}");
    assert_eq!(bobs.matches("You draw a 1: ").count(), 2, "{bobs}");
}

#[test]
fn a_game_goes_on_after_it_was_killed() {
    let folder = folder("play-killed");
    let mut child = in_folder(&folder, &TABLE)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"1\n1\n1\n1\n").unwrap();
    let mut out = child.stdout.take().unwrap();
    // All four have been taken once the question after them is there.
    let (mut bytes, mut seen) = (Vec::new(), String::new());
    while seen.matches("> 1\n").count() < 4 || !seen.ends_with('\n') || options_after(&seen) == 0 {
        let mut more = [0; 4096];
        let read = std::io::Read::read(&mut out, &mut more).unwrap();
        assert!(read > 0, "{seen}");
        // What has been read may end in the middle of a letter.
        bytes.extend_from_slice(&more[..read]);
        seen = String::from_utf8_lossy(&bytes).into_owned();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = record(&files(&folder)[0]);
    // Killed in the middle of a line.
    let mut file = fs::OpenOptions::new()
        .append(true)
        .open(&files(&folder)[0])
        .unwrap();
    file.write_all(b"1 0 dr").unwrap();
    drop(file);
    let ran = play(&folder, &["play", "--plain", "--resume", "--lang=en"], "");
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    assert!(ran.out.contains("was incomplete and has been dropped"));
    assert_eq!(record(&files(&folder)[0]), before);
    let question = seen.rsplit("\n\n").next().unwrap().trim_end();
    assert!(ran.out.contains(question), "{question} in {}", ran.out);
}

/// How many options have been printed since the last answer.
fn options_after(seen: &str) -> usize {
    let last = seen.rsplit("> 1\n").next().unwrap();
    last.lines().filter(|line| line.starts_with("  2 ")).count()
}

#[test]
fn mistakes_are_said_clearly() {
    let folder = folder("play-mistakes");
    let complaint = |arguments: &[&str]| {
        let ran = play(&folder, arguments, "");
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)), "{arguments:?}");
        ran.err
    };
    let err = complaint(&["play", "--players", "me,bot:perfect"]);
    assert!(err.starts_with("error: there’s no bot `perfect`"), "{err}");
    let err = complaint(&["play", "--players", "me"]);
    assert_eq!(err, "error: the game is for 2 to 4 players, not 1\n");
    let err = complaint(&["play", "--players", "me,bot:easy", "--teams"]);
    assert_eq!(err, "error: teams need four players, not 2\n");
    let err = complaint(&["play", "--players", "bot:easy,bot:easy"]);
    assert!(
        err.starts_with("error: Only bots sit at this table."),
        "{err}"
    );
    let err = complaint(&["play", "--resume", "no-such.record"]);
    assert!(
        err.starts_with("error: no-such.record can’t be read or written: "),
        "{err}"
    );
    let err = complaint(&["watch", "no-such.record"]);
    assert!(
        err.starts_with("error: A game is watched in a terminal"),
        "{err}"
    );
}
