//! `innovation puzzles`: all puzzles, and how they are made.

mod make;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, Subcommand};
use innovation_lessons::{Difficulty, Proof, Puzzle, PuzzleKind};
use innovation_text::{LearnText, Text};
use serde::Serialize;
use serde_json::Value;

use crate::options::input;
use crate::options::lang::{self, Lang};
use crate::print::output;

/// List the puzzles, or make new ones.
///
/// `innovation puzzle ID` plays one.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Options {
    #[command(subcommand)]
    what: Option<What>,
    /// Print one JSON array
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

#[derive(Subcommand)]
enum What {
    Make(make::Options),
    Check(Check),
}

/// Check whether a position is a puzzle, and print it as a line of the file of puzzles.
///
/// If it is not a puzzle, the exit code is 1.
#[derive(Args)]
struct Check {
    /// The position: a scenario in TOML or JSON; - for standard input
    file: PathBuf,
    /// The goal of the puzzle
    #[arg(long, value_parser = kind)]
    kind: PuzzleKind,
}

/// A kind of puzzles by its word.
fn kind(word: &str) -> Result<PuzzleKind, String> {
    let known = PuzzleKind::ALL.map(PuzzleKind::word);
    let kind = PuzzleKind::ALL.into_iter().find(|kind| kind.word() == word);
    kind.ok_or_else(|| format!("one of {}", known.join(", ")))
}

/// A puzzle in the list.
#[derive(Serialize)]
struct Listed<'p> {
    id: &'p str,
    kind: PuzzleKind,
    difficulty: &'p Difficulty,
    proof: Proof,
    next_best: u8,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match &options.what {
        Some(What::Make(options)) => return make::run(options, out),
        Some(What::Check(options)) => return check(options, out),
        None => {}
    }
    let listed = Puzzle::all().iter().map(|puzzle| Listed {
        id: &puzzle.id,
        kind: puzzle.kind,
        difficulty: &puzzle.difficulty,
        proof: puzzle.proof,
        next_best: puzzle.next_best,
    });
    let listed: Vec<Listed> = listed.collect();
    if options.json {
        output::json(out, &listed)?;
        return Ok(ExitCode::SUCCESS);
    }
    let text = options.lang.text();
    for puzzle in listed {
        let goal = text.learn(LearnText::PuzzleGoal(puzzle.kind.word()));
        let level = text.learn(LearnText::PuzzleLevel(puzzle.difficulty.level));
        writeln!(out, "{}  {level}  {goal}", puzzle.id)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check(options: &Check, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let (name, bytes) = input::read(&options.file, Text::of(lang::of_program()))?;
    let text = String::from_utf8_lossy(&bytes);
    let fields: Value = match text.trim_start().starts_with('{') {
        true => serde_json::from_str(&text).with_context(|| name.clone())?,
        false => toml::from_str(&text).with_context(|| name.clone())?,
    };
    match Puzzle::examine(options.kind, fields).and_then(|mut puzzle| {
        puzzle.measure()?;
        Ok(puzzle)
    }) {
        Ok(puzzle) => {
            writeln!(out, "{}", serde_json::to_string(&puzzle)?)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(reason) => {
            output::complain(format_args!("{name}: {reason}"));
            Ok(ExitCode::FAILURE)
        }
    }
}
