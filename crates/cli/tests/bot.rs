//! `innovation bot`.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use crate::common::{innovation, run, run_with_input};

/// The pieces of JSON in the documentation: a question, an answer, and what the random bot says to it and to
/// a line that is not a question.
fn documented() -> Vec<Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(file).unwrap();
    let pieces = text.split("```json\n").skip(1);
    let pieces = pieces.map(|piece| piece.split("```").next().unwrap());
    pieces
        .map(|piece| serde_json::from_str(piece).unwrap())
        .collect()
}

#[test]
fn it_answers_as_documented() {
    let [question, _, answer, error] = documented().try_into().unwrap();
    let input = format!("{question}\n\nhello\n{question}\n");
    let ran = run_with_input(&["bot", "random"], &input);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let lines: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[..2], [answer, error]);
    // It goes on after the error.
    assert_eq!(lines.len(), 3);
    assert!(lines[2]["answer"].as_u64().unwrap() < 3);
}

/// The documented requests and the beginning of each reply, up to `…`.
#[test]
fn requests_are_answered_as_documented() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(file).unwrap();
    let (_, requests) = text.split_once("## Ratings, samples and steps").unwrap();
    let (_, requests) = requests.split_once("```text\n").unwrap();
    let (requests, _) = requests.split_once("```").unwrap();
    let view = documented()[0]["view"].to_string();
    let asked = requests.lines().filter_map(|line| line.strip_prefix("> "));
    let input: String = asked
        .map(|line| line.replace("{…}", &view) + "\n")
        .collect();
    let ran = run_with_input(&["bot", "random"], &input);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let expected: Vec<&str> = requests
        .lines()
        .filter_map(|line| line.strip_prefix("< "))
        .collect();
    assert_eq!(ran.out.lines().count(), expected.len());
    for (reply, expected) in ran.out.lines().zip(expected) {
        match expected.strip_suffix('…') {
            Some(begin) => assert!(reply.starts_with(begin), "{reply}"),
            None => assert_eq!(reply, expected),
        }
    }
}

#[test]
fn each_answer_comes_before_the_next_question() {
    let question = &documented()[0];
    let mut child = innovation()
        .args(["bot", "random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut output = BufReader::new(output).lines();
    for _ in 0..3 {
        writeln!(input, "{question}").unwrap();
        let line = output.next().unwrap().unwrap();
        assert!(line.starts_with(r#"{"answer":"#), "{line}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn what_is_no_question_is_answered_with_the_reason() {
    let question = &documented()[0];
    let with = |path: &str, value: Value| {
        let mut changed = question.clone();
        *changed.pointer_mut(path).unwrap() = value;
        changed
    };
    let cases = [
        (
            with("/protocol", 9.into()),
            "the question has protocol 9; 1 is spoken here",
        ),
        (with("/view/seat", 3.into()), "nobody sits at seat 3"),
        (
            with("/view/decision/options", Value::Array(vec![])),
            "`decision` does not follow",
        ),
        (with("/budget", "much".into()), "`much` is not a budget"),
        (Value::Null, "a question is one line of JSON"),
    ];
    for (line, reason) in cases {
        let ran = run_with_input(&["bot", "random"], &format!("{line}\n"));
        let answer: Value = serde_json::from_str(&ran.out).unwrap();
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(reason), "{error}");
        assert_eq!(ran.code, Some(0));
    }
}

#[test]
fn the_seed_decides() {
    let question = &documented()[0];
    let input = format!("{question}\n").repeat(40);
    let answers = |seed: &str| run_with_input(&["bot", "random", "--seed", seed], &input).out;
    assert_eq!(answers("5"), answers("5"));
    assert_ne!(answers("5"), answers("6"));
}

#[test]
fn help_lists_the_bots() {
    for arguments in [&["bot"][..], &["bot", "--help"]] {
        let ran = run(arguments);
        let help = ran.out + &ran.err;
        assert!(help.contains("random"), "{help}");
    }
    let ran = run(&["bot", "--help"]);
    assert!(
        ran.out
            .contains("- random:   Takes any option, all equally likely."),
        "{}",
        ran.out
    );
    let ran = run(&["bot", "deep-blue"]);
    assert!(
        ran.err.contains("possible values: ") && ran.err.contains("random"),
        "{}",
        ran.err
    );
    assert_eq!(ran.code, Some(2));
}
