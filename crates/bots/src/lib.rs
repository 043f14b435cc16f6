//! Players of *Innovation* that are programs.
//!
//! A [`Bot`] is asked with a [`View`], which tells what its seat may know and no more, and names one of the
//! options. [`Kind`] lists the bots there are; [`External`] is one that is another program, which is asked and
//! answers by the [`protocol`].
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

pub use beginner::Beginner;
pub use budget::{Budget, BudgetError};
pub use external::{CommandLine, CommandLineError, External, Fault};
pub use greedy::Greedy;
pub use kind::Kind;
pub use policy::quick;
pub use random::Random;
pub use search::Search;

/// A player that is a program. One plays one seat of one game: it may remember what it thought before.
pub trait Bot: Send {
    /// How good each option is, in the order of the decision: the probability, as the bot sees it, that
    /// its side wins.
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32>;

    /// The place of the chosen option among those of the decision.
    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        best(&self.rate(view, decision, budget))
    }
}

/// The place of the greatest number, the first of several.
fn best(ratings: &[f32]) -> usize {
    let mut best = 0;
    for (at, rating) in ratings.iter().enumerate() {
        if *rating > ratings[best] {
            best = at;
        }
    }
    best
}
