//! The table in a terminal.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod app;
mod bot;
mod canvas;
mod error;
mod keys;
mod message;
mod page;
mod pen;
mod picker;
mod plain;
mod play;
mod save;
mod scene;
mod screen;
mod session;
mod setup;
mod setup_app;
mod terminal;
mod theme;
mod watch;

pub use error::Error;
pub use session::{Left, Look, NewGame, Options, Wanted, Watched, play, watch};
