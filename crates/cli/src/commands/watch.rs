//! `innovation watch`: a game to look at, in the terminal.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use clap::Args;
use innovation_engine::{Record, Seat};
use innovation_tui::{Appearance, Left, Watched};

use crate::commands::play;
use crate::options::game::NewGameOptions;
use crate::options::input;
use crate::options::lang::Lang;
use crate::print::told::NotThere;

/// Watch a game in the terminal.
///
/// Step through a recorded game, forward and back, or watch bots play. You see all cards, or the game from one player’s
/// view: press e to switch, ? for help.
#[derive(Args)]
pub struct Options {
    /// Game record
    #[arg(required_unless_present = "players", conflicts_with_all = ["players", "edition", "teams", "seed"])]
    file: Option<PathBuf>,
    /// Bots that play now, seat by seat: bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    players: Option<Vec<String>>,
    #[command(flatten)]
    new: NewGameOptions,
    /// Start with the view of this seat, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    /// Use ASCII characters only
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    lang: Lang,
}

/// Runs the command.
pub fn run(options: Options) -> anyhow::Result<ExitCode> {
    let look = Appearance {
        text: options.lang.text(),
        ascii: options.ascii,
        plain: false,
    };
    ensure!(
        io::stdin().is_terminal() && io::stdout().is_terminal(),
        NotThere::Terminal
    );
    let eyes = options
        .seat
        .and_then(|number| Seat::new(usize::from(number) - 1));
    let watched = match options.file {
        Some(file) => {
            let (name, bytes) = input::read(&file, look.text)?;
            let record = String::from_utf8_lossy(&bytes).parse::<Record>();
            Watched::Record(Box::new(record.with_context(|| name)?))
        }
        None => {
            let players = options.players.unwrap_or_default();
            let players = play::read(&players, "me", look.text)?;
            Watched::Live(options.new.game(Some(players), String::new()))
        }
    };
    Ok(match innovation_tui::watch(watched, eyes, look)? {
        Left::Ended => ExitCode::from(130),
        Left::Done | Left::Saved => ExitCode::SUCCESS,
    })
}
