//! A table of Innovation: a game, its players, the log of each of them, and which answers can be taken back.
//!
//! The web server and the terminal share this crate, so that neither has rules of its own.
//!
//! ```
//! use innovation_engine::{Language, Seat, Settings};
//! use innovation_table::{Chronicle, Player, Table};
//! use innovation_text::Text;
//!
//! let players = vec!["Ann".parse::<Player>().unwrap(), "bot:easy".parse().unwrap()];
//! let mut table = Table::new(Settings::new(2).unwrap(), 7, players).unwrap();
//! let ann = Seat::ALL[0];
//! assert_eq!(table.asked(), Some(ann));
//! table.answer(ann, 0).unwrap();
//!
//! // Nobody has seen anything yet: Ann may change her mind.
//! assert_eq!(table.take_back(ann), Some(0));
//! table.answer(ann, 1).unwrap();
//!
//! let mut log = Chronicle::new(Text::of(Language::En), Some(ann));
//! assert!(!log.read(&table).is_empty());
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod chronicle;
mod player;
mod table;

pub use chronicle::{Chronicle, Told};
pub use player::{NoPlayer, Player};
pub use table::{Table, TableError};
