//! `innovation play`: a table in the terminal.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use innovation_engine::Seat;
use innovation_table::Player;
use innovation_text::{TerminalText, Text};
use innovation_tui::{Appearance, GameSource, Left, Manner};

use crate::options::game::NewGameOptions;
use crate::options::lang::Lang;

/// Play in the terminal.
///
/// Without options, it asks who plays. Every answer is saved at once. --resume continues the newest unfinished game, even
/// after a crash. Press ? for help.
#[derive(Args)]
pub struct Options {
    /// Who plays, seat by seat: me, the name of another person, or a bot (bot:beginner, bot:easy, bot:casual, bot:normal, bot:hard, bot:master)
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    players: Option<Vec<String>>,
    #[command(flatten)]
    new: NewGameOptions,
    /// Undo any answer, and get hints [default: on if one person plays against bots]
    #[arg(long, overrides_with = "no_practice")]
    practice: bool,
    /// Undo only what revealed nothing, and get no hints
    #[arg(long)]
    no_practice: bool,
    /// Pause after each answer of a bot, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pace: u64,
    /// Continue a saved game [default: the newest unfinished one]
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["players", "edition", "teams", "seed"])]
    resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    look: LookOptions,
}

/// How a table looks.
#[derive(Args)]
pub struct LookOptions {
    /// Print lines of text instead of drawing a screen, for screen readers, pipes and scripts
    #[arg(long)]
    plain: bool,
    /// Use ASCII characters only
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    lang: Lang,
}

impl LookOptions {
    /// The look, which is plain too where there is no terminal to draw on.
    pub fn look(&self) -> Appearance {
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Appearance {
            text: self.lang.text(),
            ascii: self.ascii,
            plain: self.plain || dumb || !terminal,
        }
    }
}

/// Runs the command.
pub fn run(options: Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let look = options.look.look();
    let me = me(look.text);
    let again = match &options.resume {
        Some(Some(file)) => format!("innovation play --resume {}", file.display()),
        _ => "innovation play --resume".to_string(),
    };
    let game = match options.resume {
        Some(file) => GameSource::Saved(file),
        None => {
            let players = options
                .players
                .map(|players| read(&players, &me, look.text));
            GameSource::New(options.new.game(players.transpose()?, me))
        }
    };
    let practice = match (options.practice, options.no_practice) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    };
    let pace = options.pace;
    let wanted = innovation_tui::PlayOptions {
        game,
        manner: Manner { practice, pace },
        look,
    };
    let left = innovation_tui::play(wanted, out)?;
    if left != Left::Done {
        writeln!(out, "{}", look.text.terminal(&TerminalText::Saved(&again)))?;
    }
    Ok(match left {
        Left::Done | Left::Saved => ExitCode::SUCCESS,
        Left::Ended => ExitCode::from(130),
    })
}

/// The players of the command line. The first `me` is the person at the terminal, others are called by their seat.
pub fn read(players: &[String], me: &str, text: &Text) -> anyhow::Result<Vec<Player>> {
    let first = players.iter().position(|word| word.trim() == "me");
    let player = |(place, word): (usize, &String)| match (word.trim(), Seat::new(place)) {
        ("me", Some(seat)) if first != Some(place) => Ok(Player::Person(text.player_number(seat))),
        ("me", _) => Ok(Player::Person(me.to_string())),
        (word, _) => Ok(word.parse()?),
    };
    players.iter().enumerate().map(player).collect()
}

/// The name of the person at the terminal: the user name of the system, if it has one.
pub fn me(text: &Text) -> String {
    let names = ["USER", "USERNAME"].map(|name| env::var(name).unwrap_or_default());
    let name = names.into_iter().find(|name| !name.trim().is_empty());
    name.unwrap_or_else(|| text.player_number(Seat::ALL[0]))
}
