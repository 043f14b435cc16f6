//! `innovation play`: a table in the terminal.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use innovation_engine::{Edition, Seat};
use innovation_table::Player;
use innovation_text::{TerminalText, Text};
use innovation_tui::{Appearance, GameSource, Left, Manner, NewGame};

use crate::options::game;
use crate::options::lang::Lang;

/// Play at a table in the terminal.
///
/// Without options, it asks who plays. Every answer is saved at once: --resume goes on with the newest game that is not
/// over, even after a crash. The ? key tells what can be done.
#[derive(Args)]
pub struct Options {
    /// Who plays, seat by seat: me, the name of another person here, or a bot (bot:easy, bot:normal, bot:hard)
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
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
    /// Let any answer be taken back, and give hints [default: for one person against bots]
    #[arg(long, overrides_with = "no_practice")]
    practice: bool,
    /// Take back only what showed nothing, and give no hints
    #[arg(long)]
    no_practice: bool,
    /// How long each answer of a bot can be looked at, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pace: u64,
    /// Go on with a saved game [default: the newest that is not over]
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["players", "edition", "teams", "seed"])]
    resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    look: LookOptions,
}

/// How a table looks.
#[derive(Args)]
pub struct LookOptions {
    /// Lines of text in place of the whole screen, for screen readers, pipes and scripts
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII characters only
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
        None => GameSource::New(NewGame {
            players: options
                .players
                .map(|players| read(&players, &me, look.text))
                .transpose()?,
            edition: options.edition,
            teams: options.teams,
            seed: options.seed.unwrap_or_else(chance),
            me,
        }),
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

/// A random seed.
pub fn chance() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    // The one source of chance in the standard library: every state is another.
    RandomState::new().hash_one(0)
}
