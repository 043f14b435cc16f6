//! The `innovation` program: its commands, their options, and what they print.
//!
//! Exit code 0 says that all went well; 1 that what was looked at is not as it should be (a scenario
//! failed, a record is damaged); 2 that the command could not do its work; 130 that it was interrupted.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod arena;
mod bench;
mod bot;
mod cards;
mod check;
mod hint;
mod histogram;
mod input;
mod lang;
mod output;
mod page;
mod play;
mod random;
mod replay;
mod rules;
mod serve;
mod sim;
mod table;
mod threads;
mod trace;
mod watch;

use std::alloc::System;
use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// The system's allocator, counted for `innovation bench`.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Innovation, the card game.
#[derive(Parser)]
#[command(name = "innovation", version)]
struct Options {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Options),
    Play(play::Options),
    Watch(watch::Options),
    Cards(cards::Options),
    Rules(rules::Options),
    Check(check::Options),
    Replay(replay::Options),
    Arena(arena::Options),
    Hint(hint::Options),
    Sim(sim::Options),
    Bench(bench::Options),
    Bot(bot::Options),
}

fn main() -> ExitCode {
    let options = Options::parse();
    let mut out = output::stdout();
    let command = options
        .command
        .unwrap_or_else(|| Command::Serve(serve::Options::default()));
    let done = match command {
        Command::Serve(options) => serve::run(&options, &mut out),
        Command::Play(options) => play::run(options, &mut out),
        Command::Watch(options) => watch::run(options),
        Command::Cards(options) => cards::run(&options, &mut out),
        Command::Rules(options) => rules::run(&options, &mut out),
        Command::Check(options) => check::run(&options, &mut out),
        Command::Replay(options) => replay::run(&options, &mut out),
        Command::Arena(options) => arena::run(&options, &mut out),
        Command::Hint(options) => hint::run(&options, &mut out),
        Command::Sim(options) => sim::run(&options, &mut out),
        Command::Bench(options) => bench::run(&options, &mut out),
        Command::Bot(options) => bot::run(&options, &mut out),
    };
    match done.and_then(|code| Ok(out.flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(error) => {
            output::complain(format_args!("{error:#}"));
            ExitCode::from(2)
        }
    }
}
