use std::io;
use std::path::PathBuf;

use innovation_engine::{AnswerError, RecordError, SettingsError};
use innovation_table::TableError;

/// Why the table in a terminal cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The terminal cannot be written to, or be read from.
    #[error("the terminal fails: {0}")]
    Terminal(#[from] io::Error),
    /// A saved game cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        source: io::Error,
    },
    /// A saved game is being played already.
    #[error("{0}: this game is open in another window")]
    InUse(PathBuf),
    /// A file is no record of a game.
    #[error("{path}: {source}")]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        source: RecordError,
    },
    /// There is no folder for saved games.
    #[error("there is no folder for saved games: {0}")]
    NoFolder(String),
    /// There is no saved game to go on with.
    #[error("there is no saved game to go on with")]
    NoUnfinished,
    /// No such table can be played at.
    #[error(transparent)]
    Table(#[from] TableError),
    /// No game can have these settings.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// An answer was refused.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// A program at the table broke down.
    #[error("a bot broke down; the game is saved up to there")]
    Bot,
}
