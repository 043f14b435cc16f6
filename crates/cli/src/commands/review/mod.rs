//! `innovation review`: where a game was won and lost, and how much of it was luck.

mod chart;
mod report;
mod statistics;

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use innovation_engine::{Record, Seat};
use innovation_review::{Effort, Review, Story};
use innovation_text::{Names, Text};
use serde::Serialize;

use crate::commands::replay::seat_at;
use crate::options::input;
use crate::options::lang::Lang;
use crate::options::threads::Threads;
use crate::print::output;

/// Show where a finished game was won and lost, and how much of it was luck.
///
/// For every decision, the win chance of each option is estimated from what the asked player knew, and no more. A
/// player's result is split into play (what their own choices lost), luck (the cards that they were dealt and drew) and
/// others. Of a folder of records, the statistics of each player are shown. docs/review.md says more.
///
/// The same record, budget and seed give the same review. The exit code is 1 where the file is damaged.
#[derive(Args)]
pub struct Options {
    /// A record, or a folder of records; - for standard input
    file: PathBuf,
    /// How much to compute: quick (seconds), deep (a minute or two), or a number of playouts for a decision
    #[arg(long, value_name = "EFFORT", default_value = "quick")]
    budget: Effort,
    /// Review this seat only, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    /// The seed of the playouts
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// List all decisions, not only the turning points
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    lang: Lang,
    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
    /// Draw a chart of the win chances
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// What is printed with --json.
#[derive(Serialize)]
struct ReviewJson<'r> {
    #[serde(flatten)]
    review: &'r Review,
    players: Vec<&'r str>,
    budget: String,
    seed: u64,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if options.file.is_dir() {
        return statistics::run(options, out);
    }
    let (name, bytes) = input::read(&options.file)?;
    let text = String::from_utf8_lossy(&bytes);
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(damage) => return damaged(&name, &damage),
    };
    let seat = seat_at(record.settings(), options.seat)?;
    let game = match record.replay() {
        Ok(game) => game,
        Err(damage) => return damaged(&name, &damage),
    };
    // Fail now, not after a minute, if the chart cannot be written.
    let chart = options.svg.as_deref().map(|path| {
        let file = File::create(path);
        file.with_context(|| format!("{} cannot be written", path.display()))
    });
    let chart = chart.transpose()?;
    let progress = progress(game.history().len(), "answers");
    let goes_on = |answer: usize| {
        progress.set_position(answer as u64);
        true
    };
    let (effort, seed) = (options.budget, options.seed);
    let review = match seat {
        None => Review::of(&game, effort, seed, goes_on),
        Some(seat) => Review::of_seat(&game, seat, effort, seed, goes_on),
    };
    progress.finish_and_clear();
    let review = review.with_context(|| name.clone())?;
    let text = options.lang.text();
    let names = names(text, &record);
    if options.json {
        let called = |seat: Seat| names.get(seat).unwrap_or_default();
        let json = ReviewJson {
            review: &review,
            players: record.settings().seats().map(called).collect(),
            budget: options.budget.to_string(),
            seed: options.seed,
        };
        output::json(out, &json)?;
    } else {
        let story = Story::new(&review, &game, text, &names);
        report::print(&review, &story, text, options.all, out)?;
    }
    if let Some(mut file) = chart {
        let svg = chart::draw(&review, &game, text, &names);
        file.write_all(svg.as_bytes())
            .context("the chart cannot be written")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn damaged(name: &str, damage: &dyn std::error::Error) -> anyhow::Result<ExitCode> {
    output::complain(format_args!("{name}: {damage}"));
    Ok(ExitCode::FAILURE)
}

/// How the players of a record are called.
fn names(text: &Text, record: &Record) -> Names {
    match record.players() {
        [] => Names::numbers(text, record.settings()),
        players => Names::new(players),
    }
}

/// A progress bar. It is hidden if standard error is not a terminal.
fn progress(count: usize, things: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {things}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(count as u64).with_style(style)
}

/// Says why a folder has nothing to review.
fn no_records(folder: &std::path::Path) -> anyhow::Result<ExitCode> {
    bail!("{} has no records", folder.display())
}
