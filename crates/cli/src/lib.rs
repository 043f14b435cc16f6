//! The `innovation` program: its commands, their options, and what they print.
//!
//! Exit codes: 0 is success; 1 means that the input is not as it should be (a scenario failed, a record is damaged); 2
//! that the command could not do its work; 130 that it was interrupted.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod commands;
mod options;
mod print;

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use innovation_text::Text;

use crate::commands::*;
use crate::print::output;
use crate::print::told::told;

/// Innovation, the card game.
#[derive(Parser)]
#[command(name = "innovation", version, override_usage = "innovation [COMMAND]")]
struct Options {
    #[command(subcommand)]
    command: Command,
}

/// The default command.
const USUAL: &str = if cfg!(feature = "server") {
    "serve"
} else {
    "play"
};

#[derive(Subcommand)]
enum Command {
    #[cfg(feature = "server")]
    Serve(serve::Options),
    #[cfg(feature = "server")]
    Backup(backup::Options),
    #[cfg(feature = "server")]
    Restore(restore::Options),
    #[cfg(feature = "server")]
    Move(moving::Options),
    #[cfg(feature = "server")]
    Doctor(doctor::Options),
    Play(play::Options),
    Games(games::Options),
    Watch(watch::Options),
    Cards(cards::Options),
    Rules(rules::Options),
    Learn(learn::Options),
    Puzzle(learn::PuzzleOptions),
    Puzzles(puzzles::Options),
    Check(check::Options),
    Replay(replay::Options),
    Review(review::Options),
    Arena(arena::Options),
    Calibrate(calibrate::Options),
    Hint(hint::Options),
    Sim(sim::Options),
    Bench(bench::Options),
    Bot(bot::Options),
}

/// The commands with their options, for manual pages and completions.
pub fn command() -> clap::Command {
    Options::command()
}

/// Runs the program with the arguments that it was given.
pub fn run() -> ExitCode {
    let mut arguments: Vec<OsString> = env::args_os().collect();
    if arguments.len() == 1 {
        arguments.push(USUAL.into());
    }
    let options = match read(arguments) {
        Ok(options) => options,
        Err(error) => {
            let text = Text::of(options::lang::of_program());
            let problem = error
                .downcast_ref::<clap::Error>()
                .map(|error| options::help::problem(error, text).unwrap_or_else(|| error.exit()));
            output::complain(problem.unwrap_or_else(|| told(error.as_ref(), text)));
            return ExitCode::from(2);
        }
    };
    let mut out = output::stdout();
    let done = match options.command {
        #[cfg(feature = "server")]
        Command::Serve(options) => serve::run(&options, &mut out),
        #[cfg(feature = "server")]
        Command::Backup(options) => backup::run(&options, &mut out),
        #[cfg(feature = "server")]
        Command::Restore(options) => restore::run(&options, &mut out),
        #[cfg(feature = "server")]
        Command::Move(options) => moving::run(&options, &mut out),
        #[cfg(feature = "server")]
        Command::Doctor(options) => doctor::run(&options, &mut out),
        Command::Play(options) => play::run(options, &mut out),
        Command::Games(options) => games::run(&options, &mut out),
        Command::Watch(options) => watch::run(options),
        Command::Cards(options) => cards::run(&options, &mut out),
        Command::Rules(options) => rules::run(&options, &mut out),
        Command::Learn(options) => learn::run(&options, &mut out),
        Command::Puzzle(options) => learn::run_puzzle(&options, &mut out),
        Command::Puzzles(options) => puzzles::run(&options, &mut out),
        Command::Check(options) => check::run(&options, &mut out),
        Command::Replay(options) => replay::run(&options, &mut out),
        Command::Review(options) => review::run(&options, &mut out),
        Command::Arena(options) => arena::run(&options, &mut out),
        Command::Calibrate(options) => calibrate::run(&options, &mut out),
        Command::Hint(options) => hint::run(&options, &mut out),
        Command::Sim(options) => sim::run(&options, &mut out),
        Command::Bench(options) => bench::run(&options, &mut out),
        Command::Bot(options) => bot::run(&options, &mut out),
    };
    match done.and_then(|code| Ok(out.flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(error) => {
            let text = Text::of(options::lang::of_program());
            output::complain(told(error.as_ref(), text));
            ExitCode::from(2)
        }
    }
}

fn read(arguments: Vec<OsString>) -> anyhow::Result<Options> {
    let text = Text::of(options::lang::of_program());
    let translated = |command| options::help::translated(command, text);
    #[cfg(feature = "server")]
    let matches = options::file::parse(command(), arguments, translated)?;
    #[cfg(not(feature = "server"))]
    let matches = translated(command()).try_get_matches_from(arguments)?;
    Ok(Options::from_arg_matches(&matches)?)
}
