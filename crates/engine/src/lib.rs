//! The rules of Innovation, Carl Chudyk's card game: the base game with its 105 cards, for two to four
//! players or two teams, in the first and the third edition. An unofficial fan implementation.
//!
//! A [`Game`] asks, is answered, and asks again:
//!
//! ```
//! use innovation_engine::{Game, Rng, Settings};
//!
//! let mut game = Game::new(Settings::new(2)?, 42);
//! let mut rng = Rng::new(1);
//! while let Some(decision) = game.decision() {
//!     // decision.seat is asked; decision.purpose and decision.source say what for.
//!     let choice = rng.below(decision.options.len() as u32) as usize;
//!     for event in game.answer(choice)? {
//!         let _seen = event.as_seen_by(decision.seat);
//!     }
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What there is
//!
//! - **The vocabulary**: [`Card`], [`Age`], [`Color`], [`Icon`], [`Splay`], [`Seat`], [`Achievement`], and
//!   sets of them, such as [`CardSet`].
//! - **A game**: [`Settings`] and a seed make a [`Game`]. It puts one question to one player at a time, a
//!   [`Decision`] with a short list of options, and takes the place of an option as the answer. A wrong
//!   answer is an [`AnswerError`], and the game is what it was.
//! - **What happened**: every answer gives back [`Event`]s, each with who saw what of it.
//! - **What a player may know**: a [`View`]. It remembers what its owner has seen, and deals random games
//!   that agree with all of it ([`View::sample`]), which is all that a bot needs.
//!   Before a choice it tells what each option would do ([`View::previews`]).
//! - **Games as text**: a [`Record`] is settings, seed and answers, one a line. Replaying it gives the same
//!   game, always: all randomness comes from the seed, through a generator that is fixed for good
//!   ([`Rng`]).
//! - **Games from the middle**: a [`Position`].
//! - **Fast playouts**: [`State::play_out`] plays to the end without events, knowledge or a heap.
//!
//! # How it works
//!
//! A card is one block in `cards/`: its facts, and its effects as a few straight lines in the words of the
//! rules. Effects see the table through `effect/` only, where asking, moving, telling, special achievements
//! and the end of the game are written once for all cards. An effect that stops to ask is run again from its
//! beginning once there is an answer; what it did before is noted in a journal and not done twice. So a game
//! in the middle of an effect is plain data: it can be cloned and stored at any question.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod achievement;
mod age;
mod card;
mod cards;
mod color;
mod decision;
mod dogma;
mod effect;
mod event;
mod game;
mod icon;
mod journal;
mod knowledge;
mod observed;
mod outcome;
mod pile;
mod place;
mod play;
mod position;
mod preview;
mod question;
mod record;
mod rng;
mod seat;
mod sets;
mod settings;
mod splay;
mod stack;
mod state;
mod view;

pub use achievement::{Achievement, Special};
pub use age::Age;
pub use card::Card;
pub use cards::{Effect, Kind};
pub use color::Color;
pub use decision::{AnswerError, Decision};
pub use dogma::Affected;
pub use event::{Event, Verb, What};
pub use game::{Game, Ply};
pub use icon::{Icon, IconCounts};
pub use observed::Observed;
pub use outcome::{Ending, Outcome};
pub use pile::Pile;
pub use place::{Place, Seen};
pub use play::{Answered, Play};
pub use position::{Player, Position, PositionError};
pub use preview::{Certain, Change, Missing, Outlook, Preview, Reach, Span, Tendency, Until};
pub use question::{Choice, Purpose, Question};
pub use record::{
    Answer, RULES_VERSION, Record, RecordError, RecordProblem, ReplayError, ReplayProblem,
};
pub use rng::Rng;
pub use seat::Seat;
pub use sets::{AchievementSet, AgeSet, CardSet, ColorSet, SeatSet};
pub use settings::{Edition, Language, Settings, SettingsError};
pub use splay::Splay;
pub use state::State;
pub use view::{PileView, PlayerView, Slot, View};
