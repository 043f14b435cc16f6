//! The table in a terminal: on the whole screen, or as lines of text; games that are played, saved and watched.
//!
//! Everything on the whole screen is a state, a message, an update and a frame: an `Screen` changes by a `Message`, and is
//! drawn on a `Canvas`, which remembers what can be clicked. `PlayScreen` is a table that is played at, `WatchScreen` a game that is
//! watched, `SetupScreen` the questions before; the `Page`s of a `Book` are looked at in their place. Bots think on a thread of their own,
//! and what they decide is a message like a key. `Plain` plays the same game as lines of text.
//!
//! What a player sees comes from that player's view and chronicle, and from nowhere else. A game is saved as its record,
//! answer by answer.
//!
//! ```no_run
//! use innovation_engine::Language;
//! use innovation_text::Text;
//! use innovation_tui::{Appearance, NewGame, PlayOptions, GameSource, play};
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
//! play(PlayOptions { game, practice: false, look }, &mut std::io::stdout())?;
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
mod plain;
mod screen;
#[cfg(test)]
mod tests;

pub use error::Error;
pub use game::session::{Appearance, GameSource, Left, NewGame, PlayOptions, Watched, play, watch};
pub use input::terminal::FullScreen;
