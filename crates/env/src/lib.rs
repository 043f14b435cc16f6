//! *Innovation* as an environment for learning.
//!
//! - **Actions** ([`action`]): each option of a question has a number that means the same in every question.
//! - **Observations** ([`observation`]): all that a seat knows, as numbers in named slices.
//! - **An [`Episode`]**: one game with where it began, its answers and its events. It can be copied, sampled and stored.
//! - **A [`Batch`]**: many games that are stepped together on several threads, into buffers of the caller.
//! - **A [`Ruleset`]**: the game, or its miniature of three ages for quick experiments.
//!
//! Nothing here knows of Python: `crates/py` makes a package of it.
//!
//! ```
//! use innovation_engine::{Rng, Settings};
//! use innovation_env::{Episode, Ruleset, action, observation};
//!
//! let mut episode = Episode::new(Ruleset::game(Settings::new(2)?), 7);
//! let mut rng = Rng::new(1);
//! let mut numbers = [0; observation::LEN];
//! while let Some(asked) = episode.asked() {
//!     episode.observe(asked, &mut numbers);
//!     let ids = episode.action_ids();
//!     episode.step(ids[rng.below(ids.len() as u32) as usize])?;
//! }
//! assert_eq!(episode.returns().iter().sum::<f64>(), 0.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

pub mod action;
mod batch;
mod episode;
mod information;
mod lane;
pub mod observation;
pub mod option;
mod recent;
mod returns;
mod ruleset;
mod whereabouts;

pub use batch::{Batch, BatchError, BatchOptions, Buffers, Observations};
pub use episode::{Episode, EpisodeError, EpisodeOrigin, StepError, Transition};
pub use recent::Recent;
pub use returns::{MOST_PLAYERS, returns};
pub use ruleset::{Ruleset, RulesetError};
pub use whereabouts::Whereabouts;
