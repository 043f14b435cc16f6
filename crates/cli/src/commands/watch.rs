//! `innovation watch`: a game to look at, in the terminal.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use clap::Args;
use innovation_engine::{Edition, Record, Seat};
use innovation_tui::{Appearance, Left, NewGame, Watched};

use crate::commands::play;
use crate::options::game;
use crate::options::input;
use crate::options::lang::Lang;

/// Watch a game in the terminal.
///
/// A recorded one is stepped through, forward and back; bots are watched as they play. All cards are open, or the game
/// is seen with the eyes of one player: the e key changes that, ? tells what else can be done.
#[derive(Args)]
pub struct Options {
    /// The record
    #[arg(required_unless_present = "players", conflicts_with_all = ["players", "edition", "teams", "seed"])]
    file: Option<PathBuf>,
    /// Bots that play now, seat by seat: bot:easy, bot:normal, bot:hard
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    players: Option<Vec<String>>,
    /// Which print of the game
    #[arg(long, value_parser = game::edition())]
    edition: Option<Edition>,
    /// Seats 1 and 3 against 2 and 4
    #[arg(long)]
    teams: bool,
    /// What the cards are shuffled by [default: chance]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Begin with the eyes of this seat, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    /// Draw with ASCII characters only
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
        "a game is watched in a terminal; innovation replay prints one"
    );
    let eyes = options
        .seat
        .and_then(|number| Seat::new(usize::from(number) - 1));
    let watched = match options.file {
        Some(file) => {
            let (name, bytes) = input::read(&file)?;
            let record = String::from_utf8_lossy(&bytes).parse::<Record>();
            Watched::Record(Box::new(record.with_context(|| name)?))
        }
        None => {
            let players = options.players.unwrap_or_default();
            Watched::Live(NewGame {
                players: Some(play::read(&players, "me", look.text)?),
                edition: options.edition,
                teams: options.teams,
                seed: options.seed.unwrap_or_else(play::chance),
                me: String::new(),
            })
        }
    };
    Ok(match innovation_tui::watch(watched, eyes, look)? {
        Left::Ended => ExitCode::from(130),
        Left::Done | Left::Saved => ExitCode::SUCCESS,
    })
}
