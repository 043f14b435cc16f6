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
//! - **The vocabulary** (`words/`): [`Card`], [`Age`], [`Color`], [`Icon`], [`Splay`], [`Seat`], [`Achievement`],
//!   and sets of them, such as [`CardSet`].
//! - **A game** (`play/`): [`Settings`] and a seed make a [`Game`]. It asks one player at a time. A
//!   [`Decision`] is a question with a short list of options; the answer is the index of one of them. A wrong
//!   answer is an [`AnswerError`] and changes nothing.
//! - **Events**: every answer returns [`Event`]s, each with the seats that saw the faces in it.
//! - **Information sets** (`view/`): a [`View`] is all that one seat may know. It remembers what its owner has
//!   seen, and samples determinizations ([`View::sample`]), which is all that a bot needs.
//! - **Previews** (`preview/`): what each option of a question would do ([`View::previews`]).
//! - **Records**: a [`Record`] is a text with settings, seed and answers, one per line. Replaying it always gives
//!   the same game: all randomness comes from the seed, through a generator that never changes ([`Rng`]).
//! - **Positions** (`state/`): a [`Position`] starts a game from the middle.
//! - **Playouts**: [`State::play_out`] plays to the end without events, knowledge or allocation.
//!
//! # How it works
//!
//! A card is one block in `cards/`: its facts, and its effects as a few straight lines in the words of the
//! rules. Effects see the table only through `effect/`. Asking, moving, events, special achievements and the end
//! of the game are written there, once for all cards. An effect that stops at a question is run again from its
//! beginning once there is an answer. A journal notes what it has already done, so that nothing is done twice.
//! So a game in the middle of an effect is plain data: it can be cloned and stored at any question.
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
pub use effect::Tally;
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
pub use view::{Case, InAllWorlds, PileView, PlayerView, Sampler, Slot, View};
pub use words::{
    Achievement, AchievementSet, Age, AgeSet, Card, CardSet, Color, ColorSet, Edition, Ending,
    Icon, IconCounts, Language, Outcome, Place, Rng, Seat, SeatSet, Seen, Settings, SettingsError,
    Special, Splay,
};
