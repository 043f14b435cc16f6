//! Running the built program.
#![allow(dead_code, reason = "every test file uses some of it")]

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};

use innovation_engine::{Game, Rng, Settings};

/// The program.
pub fn innovation() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_innovation"));
    command.env("LC_ALL", "C");
    command
}

/// What the program printed, and its exit code.
#[derive(Debug, PartialEq)]
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code(),
        }
    }
}

/// Runs the program with these arguments in a folder.
pub fn run_in(folder: &Path, arguments: &[&str]) -> Ran {
    innovation()
        .current_dir(folder)
        .args(arguments)
        .output()
        .unwrap()
        .into()
}

/// Runs the program with these arguments.
pub fn run(arguments: &[&str]) -> Ran {
    innovation().args(arguments).output().unwrap().into()
}

/// Runs the program with these arguments and a text to read.
pub fn run_with_input(arguments: &[&str], input: &str) -> Ran {
    let mut child = innovation()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap().into()
}

/// An empty folder for one test.
pub fn folder(test: &str) -> PathBuf {
    static TAKEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
    assert!(taken.insert(test.to_owned()), "two tests use {test}");
    drop(taken);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes files into a folder.
pub fn write(folder: &Path, files: &[(&str, &str)]) {
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// The record of a random game of two players, up to this number of answers or to its end.
pub fn record(answers: usize) -> String {
    let mut game = Game::new(Settings::new(2).unwrap(), 7);
    let mut rng = Rng::new(3);
    for _ in 0..answers {
        let Some(decision) = game.decision() else {
            break;
        };
        game.answer(rng.below(decision.options.len() as u32) as usize)
            .unwrap();
    }
    game.record().to_string()
}
