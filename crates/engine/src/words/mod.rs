//! The vocabulary of the game: cards and their facts, seats, places, settings and results.

mod achievement;
mod age;
mod card;
mod color;
mod icon;
mod outcome;
mod place;
mod rng;
mod seat;
mod sets;
mod settings;
mod splay;

pub use achievement::{Achievement, Special};
pub use age::Age;
pub use card::Card;
pub use color::Color;
pub use icon::{Icon, IconCounts};
pub use outcome::{Ending, Outcome};
pub use place::{Place, Seen};
pub use rng::Rng;
pub use seat::Seat;
pub use sets::{AchievementSet, AgeSet, CardSet, ColorSet, SeatSet};
pub use settings::{Edition, Language, Settings, SettingsError};
pub use splay::Splay;
