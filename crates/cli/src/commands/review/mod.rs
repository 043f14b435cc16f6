//! `innovation review`: where a game was won and lost, and how much of it was luck.

mod chart;
mod report;
mod statistics;

use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use innovation_engine::{Record, Seat};
use innovation_review::{Effort, Review, ReviewReport, Story};
use innovation_table::Player;
use innovation_text::{Names, Text};

use crate::commands::replay::seat_at;
use crate::options::input;
use crate::options::lang::Lang;
use crate::options::threads::Threads;
use crate::print::output;
use crate::print::progress::ProgressBar;
use crate::print::told::{FileError, NotThere, damage};

/// Show where a finished game was won and lost, and how much of it was luck.
///
/// For each decision, the chance of winning with each option is estimated from what the player knew at that point. The
/// result of a player is split into play (what their own choices lost), luck (the cards they were dealt and drew) and
/// others. For a folder of records, statistics of each player are shown. See docs/review.md.
///
/// The same record, budget and seed give the same review. If the file is damaged, the exit code is 1.
#[derive(Args)]
pub struct Options {
    /// Game record, or a folder of records; - for standard input
    file: PathBuf,
    /// Effort: quick (seconds), deep (a minute or two), or a number of playouts per decision
    #[arg(long, value_name = "EFFORT", default_value = "quick")]
    budget: Effort,
    /// Review this seat only, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    /// Seed of the playouts
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// List all decisions, not only the turning points
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    lang: Lang,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Draw a chart of the win chances to this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if options.file.is_dir() {
        return statistics::run(options, out);
    }
    let words = options.lang.text();
    let (name, bytes) = input::read(&options.file, words)?;
    let text = String::from_utf8_lossy(&bytes);
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return damaged(&name, &error, words),
    };
    let seat = seat_at(record.settings(), options.seat)?;
    let game = match record.replay() {
        Ok(game) => game,
        Err(error) => return damaged(&name, &error, words),
    };
    // Fail now, not after a minute, if the chart cannot be written.
    let chart = options
        .svg
        .as_deref()
        .map(|path| File::create(path).map_err(FileError::write(path)));
    let chart = chart.transpose()?;
    let progress = ProgressBar::new(game.history().len() as u64, "");
    let goes_on = |answer: usize| {
        progress.set(answer as u64);
        true
    };
    let (effort, seed) = (options.budget, options.seed);
    let review = match seat {
        None => Review::of(&game, effort, seed, goes_on),
        Some(seat) => Review::of_seat(&game, seat, effort, seed, goes_on),
    };
    drop(progress);
    let review = review.with_context(|| name.clone())?;
    let text = words;
    let names = names(text, &record);
    let told = told_names(text, &record);
    if options.json {
        let called = |seat: Seat| names.get(seat).unwrap_or_default();
        let players = record.settings().seats().map(called).collect();
        output::json(out, &ReviewReport::new(&review, players, effort, seed))?;
    } else {
        let story = Story::new(&review, &game, text, &told);
        report::print(&review, &story, text, options.all, out)?;
    }
    if let Some(mut file) = chart {
        let svg = chart::draw(&review, &game, text, &told);
        file.write_all(svg.as_bytes())
            .context("the chart can’t be written")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn damaged(name: &str, error: &(dyn Error + 'static), text: &Text) -> anyhow::Result<ExitCode> {
    output::complain(damage(name, error, text));
    Ok(ExitCode::FAILURE)
}

/// How a reader calls the players of a record: its bots by their level.
fn told_names(text: &Text, record: &Record) -> Names {
    let is_player = |name: &String| name.parse::<Player>().is_ok();
    match record.players().iter().all(is_player) {
        true => Player::names_in(record, text),
        false => names(text, record),
    }
}

/// How the players of a record are called.
fn names(text: &Text, record: &Record) -> Names {
    match record.players() {
        [] => Names::numbers(text, record.settings()),
        players => Names::new(players),
    }
}

/// Says why a folder has nothing to review.
fn no_records(folder: &std::path::Path) -> anyhow::Result<ExitCode> {
    bail!(NotThere::Records(folder.display().to_string()))
}
