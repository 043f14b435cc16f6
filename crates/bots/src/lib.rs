//! Bots for *Innovation*.
//!
//! A [`Bot`] gets a [`View`], which holds only what its seat may know, and chooses an option. [`Kind`] lists
//! the built-in bots. [`External`] is another program, which is asked by the [`protocol`].
//!
//! ```
//! use innovation_bots::Kind;
//! use innovation_engine::{Game, Settings};
//!
//! let mut game = Game::new(Settings::new(2)?, 42);
//! let kind = Kind::Random;
//! let mut bots = [kind.bot(1), kind.bot(2)];
//! while let Some(decision) = game.decision() {
//!     let view = game.view(decision.seat).expect("who is asked sits at the table");
//!     let bot = &mut bots[decision.seat.index()];
//!     game.answer(bot.choose(&view, &decision, kind.usual_budget()))?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod amateur;
mod beginner;
mod budget;
pub mod evaluation;
mod external;
mod greedy;
mod group;
pub mod habits;
mod kind;
mod look_ahead;
mod patience;
mod policy;
pub mod protocol;
mod random;
mod search;

use innovation_engine::{Decision, View};

pub use amateur::{Amateur, Failings};
pub use beginner::Beginner;
pub use budget::{Budget, BudgetError};
pub use external::{CommandLine, CommandLineError, External, ExternalError};
pub use greedy::Greedy;
pub use kind::Kind;
pub use policy::quick;
pub use random::{Random, random_game, watched_random_game};
pub use search::{Mind, Search};

/// A program that plays one seat of one game. It may keep its search results between questions.
pub trait Bot: Send {
    /// Rates each option, in the order of the decision, with the estimated probability that the bot's side
    /// wins.
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32>;

    /// The index of the chosen option.
    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        best(&self.rate(view, decision, budget))
    }

    /// Frees what helps only with a question that follows an own answer directly. Called when somebody else is asked.
    fn rest(&mut self) {}
}

/// The index of the maximum, the first of several.
fn best(ratings: &[f32]) -> usize {
    let mut best = 0;
    for (at, rating) in ratings.iter().enumerate() {
        if *rating > ratings[best] {
            best = at;
        }
    }
    best
}
