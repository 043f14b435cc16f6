//! `innovation learn`: lessons and the guided first game, in the terminal.

use std::io::Write;
use std::process::ExitCode;
use std::time::SystemTime;

use anyhow::bail;
use clap::Args;
use innovation_lessons::{Lesson, Puzzle};
use innovation_text::{LearnText, TerminalText};
use innovation_tui::{Course, LearnStart, Left};

use crate::commands::play::{LookOptions, me};
use crate::print::told::NotThere;

/// Learn the game: short lessons, and a first game with a coach.
///
/// Without a lesson, all of them are listed. Your progress is kept beside the saved games.
#[derive(Args)]
pub struct Options {
    /// Number or name of a lesson, or `game` for the guided first game
    lesson: Option<String>,
    #[command(flatten)]
    look: LookOptions,
}

/// Solve a puzzle.
///
/// Without a name, you get the puzzle of the day, the same for everyone. `innovation puzzles` lists all of them.
#[derive(Args)]
pub struct PuzzleOptions {
    /// Name of a puzzle, or `list` to choose from all of them
    #[arg(value_name = "ID")]
    puzzle: Option<String>,
    #[command(flatten)]
    look: LookOptions,
}

/// Runs `innovation learn`.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let start = match options.lesson.as_deref() {
        None => LearnStart::Lessons,
        Some("game") => LearnStart::One(Course::FirstGame),
        Some(name) => LearnStart::One(Course::Lesson(lesson(name)?)),
    };
    take(&start, &options.look, out)
}

/// Runs `innovation puzzle`.
pub fn run_puzzle(options: &PuzzleOptions, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let found = match options.puzzle.as_deref() {
        Some("list") => return take(&LearnStart::Puzzles, &options.look, out),
        Some(id) => Puzzle::find(id),
        None => Puzzle::of_day(today()),
    };
    let Some(puzzle) = found else {
        let id = options.puzzle.as_deref().unwrap_or_default();
        bail!(options.look.look().text.learn(LearnText::PuzzleUnknown(id)));
    };
    take(&LearnStart::One(Course::Puzzle(puzzle)), &options.look, out)
}

/// The lesson of this number or name.
fn lesson(name: &str) -> anyhow::Result<&'static Lesson> {
    let number = name
        .parse::<usize>()
        .ok()
        .and_then(|number| number.checked_sub(1));
    let by_number = number.and_then(|place| Lesson::all().get(place));
    let Some(lesson) = by_number.or_else(|| Lesson::find(name)) else {
        let known: Vec<&str> = Lesson::all().iter().map(|lesson| &lesson.id[..]).collect();
        let (name, known) = (name.to_owned(), known.join(", "));
        bail!(NotThere::Lesson { name, known });
    };
    Ok(lesson)
}

/// The number of today, from 1 January 1970 on, in UTC.
fn today() -> u64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    since.as_secs() / (24 * 60 * 60)
}

fn take(start: &LearnStart, look: &LookOptions, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let look = look.look();
    let left = innovation_tui::learn(start, &me(look.text), look, out)?;
    if left == Left::Saved {
        let again = TerminalText::Saved("innovation play --resume");
        writeln!(out, "{}", look.text.terminal(&again))?;
    }
    Ok(match left {
        Left::Done | Left::Saved => ExitCode::SUCCESS,
        Left::Ended => ExitCode::from(130),
    })
}
