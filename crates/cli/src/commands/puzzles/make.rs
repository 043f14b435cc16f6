//! `innovation puzzles make`: puzzles from games of bots.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use innovation_lessons::{Puzzle, PuzzleKind, PuzzleRun, mine, select};

use crate::options::threads::Threads;
use crate::print::progress::ProgressBar;

/// Make the file of puzzles: prove and measure those there are, and mine new ones from games of bots.
///
/// A puzzle is kept if it can still be proven, nothing else reaches its goal, and `greedy` misses it. Its difficulty
/// depends on which searches find it. The file is `crates/lessons/puzzles.jsonl`, one puzzle per line.
#[derive(Args)]
pub struct Options {
    /// The puzzles to start with, one per line [default: those of the program]
    #[arg(long, value_name = "FILE")]
    from: Vec<PathBuf>,
    /// Which kinds of puzzles to mine [default: all]
    #[arg(long, value_delimiter = ',', value_parser = super::kind)]
    kinds: Vec<PuzzleKind>,
    /// Number of games to mine
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// Seed of the first game; each game has the next one
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of puzzles to keep
    #[arg(long, default_value_t = 240)]
    keep: usize,
    #[command(flatten)]
    threads: Threads,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let old = options.old()?;
    let progress = ProgressBar::new(old.len() as u64, "puzzles");
    let again = options
        .threads
        .share(old.len() as u64, 1, |kept: &mut Vec<Puzzle>, places| {
            for place in places {
                let puzzle = &old[place as usize];
                let proven = Puzzle::examine(puzzle.kind, puzzle.position.clone());
                kept.extend(proven.ok().and_then(measured));
                progress.add(1);
            }
        });
    drop(progress);
    let kinds = match &options.kinds[..] {
        [] => &PuzzleKind::ALL[..],
        kinds => kinds,
    };
    let progress = ProgressBar::new(options.games, "games");
    let mined = options
        .threads
        .share(options.games, 1, |found: &mut Vec<Puzzle>, games| {
            for game in games {
                let new = mine(options.seed.wrapping_add(game), kinds);
                found.extend(new.into_iter().filter_map(measured));
                progress.add(1);
            }
        });
    drop(progress);
    let all = again.into_iter().chain(mined).flatten();
    let all: BTreeMap<String, Puzzle> = all.map(|puzzle| (puzzle.id.clone(), puzzle)).collect();
    for puzzle in select(all.into_values().collect(), options.keep) {
        writeln!(out, "{}", serde_json::to_string(&puzzle)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The puzzle with its difficulty, if its solution can be shown.
fn measured(mut puzzle: Puzzle) -> Option<Puzzle> {
    puzzle.measure().ok()?;
    PuzzleRun::solution(&puzzle).ok()?;
    Some(puzzle)
}

impl Options {
    /// The puzzles to start with.
    fn old(&self) -> anyhow::Result<Vec<Puzzle>> {
        if self.from.is_empty() {
            return Ok(Puzzle::all().to_vec());
        }
        let mut old = Vec::new();
        for path in &self.from {
            let name = || path.display().to_string();
            let text = fs::read_to_string(path).with_context(name)?;
            for (number, line) in (1..).zip(text.lines()) {
                let puzzle = serde_json::from_str(line);
                old.push(puzzle.with_context(|| format!("{}, line {number}", name()))?);
            }
        }
        Ok(old)
    }
}
