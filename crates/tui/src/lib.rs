//! The table in a terminal: on the whole screen, or as lines of text; games that are played, saved and watched.
//!
//! The full screen follows the Elm architecture: a `Screen` is a state that a `ScreenMessage` updates and that is drawn on a
//! `Canvas`, which remembers what can be clicked. `SetupScreen` asks the questions before a game, `PlayScreen` plays it,
//! `WatchScreen` shows a game to a spectator. A `Page` of the `Book` can be opened in place of each of them. Bots think on
//! their own thread; their answer arrives as a message, like a key. `Plain` plays the same game as lines of text.
//!
//! Everything a player sees comes from that player's view and chronicle. A game is saved as its record, after each answer.
//!
//! ```no_run
//! use innovation_engine::Language;
//! use innovation_text::Text;
//! use innovation_tui::{Appearance, GameSource, Manner, NewGame, PlayOptions, play};
//!
//! let new = NewGame {
//!     players: Some(vec!["Ann".parse()?, "bot:normal".parse()?]),
//!     edition: None,
//!     teams: false,
//!     seed: 7,
//!     me: "Ann".to_string(),
//! };
//! let look = Appearance { text: Text::of(Language::En), ascii: false, plain: false };
//! let game = GameSource::New(new);
//! let manner = Manner { practice: None, pace: 900 };
//! play(PlayOptions { game, manner, look }, &mut std::io::stdout())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod app;
mod book;
mod draw;
mod error;
mod game;
mod input;
mod picture;
mod plain;
mod screen;
#[cfg(test)]
mod tests;

pub use app::menu::Course;
pub use error::Error;
pub use game::save::{SavedGame, SavedState, folder as saved_games_folder, list as saved_games};
pub use game::session::{
    Appearance, GameSource, LearnStart, Left, Manner, NewGame, PlayOptions, Watched, learn, play,
    watch,
};
pub use input::terminal::FullScreen;
pub use picture::Picture;
