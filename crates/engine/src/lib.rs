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

mod cards;
mod effect;
mod play;
mod preview;
mod record;
mod state;
mod view;
mod words;

pub use cards::{Effect, EffectKind};
pub use play::{
    Affected, AnswerError, Answered, Choice, Decision, Event, Game, Observed, Play, Ply, Purpose,
    Question, Verb, What,
};
pub use preview::{
    Certain, Horizon, Interval, Missing, Outlook, Preview, Reach, SeatChange, Tendency,
};
pub use record::{
    RULES_VERSION, Record, RecordError, RecordProblem, RecordedAnswer, ReplayError, ReplayProblem,
};
pub use state::{Pile, PlayerPosition, Position, PositionError, State};
pub use view::{PileView, PlayerView, Slot, View};
pub use words::{
    Achievement, AchievementSet, Age, AgeSet, Card, CardSet, Color, ColorSet, Edition, Ending,
    Icon, IconCounts, Language, Outcome, Place, Rng, Seat, SeatSet, Seen, Settings, SettingsError,
    Special, Splay,
};
