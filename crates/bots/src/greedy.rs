use innovation_engine::{Decision, Rng, View};

use crate::evaluation::Evaluation;
use crate::look_ahead::look_ahead;
use crate::patience::Patience;
use crate::{Bot, Budget, best};

/// Evaluates each option at the end of the action, in a few determinizations.
pub struct Greedy {
    evaluation: &'static Evaluation,
    rng: Rng,
    patience: Patience,
}

/// The number of determinizations for each option. More do not help: what matters comes after the action.
const WORLDS: u32 = 4;

impl Greedy {
    /// The seed determines the determinizations.
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(Evaluation::standard(), seed)
    }

    /// A bot with this evaluation.
    pub fn with(evaluation: &'static Evaluation, seed: u64) -> Greedy {
        let mut rng = Rng::new(seed);
        let patience = Patience::new(rng.next_u64());
        Greedy {
            evaluation,
            rng,
            patience,
        }
    }
}

impl Bot for Greedy {
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32> {
        let worlds = match budget {
            Budget::Iterations(number) => number.min(WORLDS),
            // This takes a fraction of a millisecond.
            Budget::Time(_) => WORLDS,
        };
        look_ahead(view, decision, worlds, &mut self.rng, |end| {
            self.evaluation.chances(end)[decision.seat.index()]
        })
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let ratings = self.rate(view, decision, budget);
        best(&self.patience.see(ratings))
    }
}
