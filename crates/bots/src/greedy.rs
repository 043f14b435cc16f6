use innovation_engine::{Decision, Rng, View};

use crate::evaluation::Evaluation;
use crate::look_ahead::look_ahead;
use crate::patience::Patience;
use crate::{Bot, Budget, best};

/// Looks at what each option leads to by the end of the action, in a few worlds that may be the real one.
pub struct Greedy {
    evaluation: &'static Evaluation,
    rng: Rng,
    patience: Patience,
}

/// In how many worlds each option is tried. More of them do not help: what comes after the action counts.
const WORLDS: u32 = 4;

impl Greedy {
    /// The seed decides on the worlds that it imagines.
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(Evaluation::standard(), seed)
    }

    /// One that judges by this evaluation.
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
            // A fraction of a millisecond.
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
