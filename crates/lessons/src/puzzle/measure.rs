//! How difficult a puzzle is: which bots find its answer.

use innovation_bots::{Budget, Kind};
use innovation_engine::Choice;
use serde::{Deserialize, Serialize};

use super::examine::Riddle;

/// The budgets of the search with which a puzzle is tried, in iterations.
const BUDGETS: [u32; 4] = [100, 400, 1_600, 6_400];

/// How often each is tried, with other seeds.
const TRIES: u64 = 4;

/// How difficult a puzzle is, from 1 to 5, and what was measured.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Difficulty {
    /// From 1 to 5: one more than the number of budgets with which the search misses the answer more than once in four
    /// tries.
    pub level: u8,
    /// For each budget of the search, in how many tries it finds the answer.
    pub solved: Vec<Solved>,
}

/// How often a bot with some budget finds the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Solved {
    /// The bot.
    pub bot: String,
    /// Its iterations.
    pub iterations: u32,
    /// How often it finds the answer.
    pub times: u64,
    /// How often it was tried.
    pub tries: u64,
}

impl Difficulty {
    /// The smallest number of iterations with which a bot finds the answer reliably.
    pub fn found_with(&self) -> Option<u32> {
        let reliable = |solved: &&Solved| 4 * solved.times >= 3 * solved.tries;
        self.solved
            .iter()
            .find(reliable)
            .map(|solved| solved.iterations)
    }

    /// Whether no bot finds the answer reliably, with any budget.
    pub fn is_unsolved(&self) -> bool {
        usize::from(self.level) > self.solved.len()
    }
}

impl Riddle {
    /// Measures how difficult this answer is to find.
    pub(super) fn difficulty(&self, answer: Choice) -> Difficulty {
        let solved = BUDGETS.map(|iterations| {
            let budget = Budget::Iterations(iterations);
            let finds = |seed: &u64| self.finds(Kind::Search, budget, *seed, answer);
            Solved {
                bot: Kind::Search.name().to_string(),
                iterations,
                times: (1..=TRIES).filter(finds).count() as u64,
                tries: TRIES,
            }
        });
        let missed = solved
            .iter()
            .filter(|solved| 4 * solved.times < 3 * solved.tries);
        Difficulty {
            level: 1 + missed.count() as u8,
            solved: solved.into(),
        }
    }
}
