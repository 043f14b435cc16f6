//! The rules of Innovation.
#![forbid(unsafe_code)]

mod achievement;
mod age;
mod card;
mod cards;
mod color;
mod effect;
mod event;
mod game;
mod icon;
mod journal;
mod outcome;
mod pile;
mod place;
mod position;
mod question;
mod rng;
mod seat;
mod sets;
mod settings;
mod splay;
mod stack;
mod state;

pub use achievement::{Achievement, Special};
pub use age::Age;
pub use card::Card;
pub use cards::{Effect, Kind};
pub use color::Color;
pub use event::{Event, Verb, What};
pub use game::{AnswerError, Decision, Game};
pub use icon::{Icon, IconCounts};
pub use outcome::{Ending, Outcome};
pub use pile::Pile;
pub use place::{Place, Seen};
pub use position::{Player, Position, PositionError};
pub use question::{Choice, Purpose, Question};
pub use rng::Rng;
pub use seat::Seat;
pub use sets::{AchievementSet, AgeSet, CardSet, ColorSet, SeatSet};
pub use settings::{Edition, Language, Settings, SettingsError};
pub use splay::Splay;
pub use state::State;
