use std::io;
use std::path::PathBuf;

use innovation_engine::{AnswerError, RecordError, Seat, SettingsError};
use innovation_table::{NoPlayer, TableError};
use innovation_text::{Caption, TerminalText, Text};

/// Why the table in a terminal cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The terminal cannot be written to, or be read from.
    #[error("the terminal can’t be used")]
    Terminal(#[from] io::Error),
    /// A saved game can’t be read or written.
    #[error("{path} can’t be read or written")]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        source: io::Error,
    },
    /// A saved game is being played already.
    #[error("{0}: this game is open in another window")]
    InUse(PathBuf),
    /// The file is not a record.
    #[error("{path} isn’t a game record")]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        source: RecordError,
    },
    /// The system has no folder for saved games.
    #[error("there’s no folder for saved games: {0}")]
    NoFolder(String),
    /// No saved game can be continued.
    #[error("there’s no saved game to go on with")]
    NoUnfinished,
    /// No such table can be played at.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A record names somebody who cannot play.
    #[error(transparent)]
    Player(#[from] NoPlayer),
    /// No game can have these settings.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// An answer was refused.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// A bot at the table broke down.
    #[error("a bot failed: {0}")]
    Bot(String),
    /// A lesson or a puzzle cannot go on.
    #[error("this lesson or puzzle can’t continue: {0}")]
    Exercise(String),
    /// Only bots can be watched while they play.
    #[error("only bots can be watched as they play: --players bot:hard,bot:normal")]
    NoBots,
    /// Somebody has to play.
    #[error("only bots sit at this table: innovation watch shows how they play")]
    NoPerson,
    /// The game does not have this seat.
    #[error("there’s no seat {0}: the game is for {1} players")]
    NoSeat(Seat, usize),
}

impl Error {
    /// What a player did wrong, in the reader's language. `None`: what a file or the system has is reported in English.
    pub fn told(&self, text: &Text) -> Option<String> {
        Some(match self {
            Error::NoUnfinished => text.caption(Caption::NoUnfinished),
            Error::NoPerson => text.caption(Caption::NoPerson),
            Error::NoBots => text.caption(Caption::NoBots),
            Error::InUse(path) => text.terminal(&TerminalText::InUse(&path.display().to_string())),
            Error::NoSeat(seat, players) => {
                text.terminal(&TerminalText::NoSeat(seat.index() + 1, *players))
            }
            _ => return None,
        })
    }
}
