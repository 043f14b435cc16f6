//! `innovation bench`: how fast the engine plays.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use innovation_bots::random_game;
use innovation_engine::{Edition, Settings, State};
use serde::Serialize;

use crate::options::game::GameOptions;
use crate::options::random;
use crate::print::output;

/// Measure how fast complete random games are played on one core.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    table: GameOptions,
    /// How long to play, in seconds
    #[arg(long, default_value = "5", value_parser = seconds)]
    seconds: Duration,
    /// Seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_string())?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|duration| !duration.is_zero())
        .ok_or_else(|| "not a length of time".to_string())
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    players: u8,
    teams: bool,
    edition: Edition,
    seconds: f64,
    games: u64,
    decisions: u64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    state_bytes: usize,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let report = measure(options.table.settings()?, options.seed, options.seconds);
    if options.json {
        output::json(out, &report)?;
    } else {
        print(&report, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays until the time is up, one game at least. Dealing is part of a game.
fn measure(settings: Settings, seed: u64, time: Duration) -> Report {
    let (mut games, mut decisions) = (0, 0);
    let start = Instant::now();
    loop {
        decisions += random_game(settings, random::seed_of(seed, games));
        games += 1;
        if start.elapsed() >= time {
            break;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    Report {
        players: settings.players(),
        teams: settings.is_teams(),
        edition: settings.edition,
        seconds,
        games,
        decisions,
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        state_bytes: size_of::<State>(),
    }
}

fn print(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let Report {
        players,
        games,
        seconds,
        ..
    } = report;
    let teams = if report.teams { ", teams" } else { "" };
    let edition = report.edition.word();
    writeln!(
        out,
        "{games} games in {seconds:.2} s: {players} players{teams}, {edition} edition"
    )?;
    for (value, places, name) in [
        (report.games_per_second, 0, "games per second"),
        (report.decisions_per_second, 0, "decisions per second"),
        (report.decisions_per_game, 1, "decisions per game"),
        (report.state_bytes as f64, 0, "bytes of state"),
    ] {
        writeln!(out, "{value:>12.places$}  {name}")?;
    }
    Ok(())
}
