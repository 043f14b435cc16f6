use innovation_engine::{Decision, Rng, View};

use crate::habits::Features;
use crate::look_ahead::look_ahead;
use crate::patience::Patience;
use crate::{Bot, Budget, Mind, best};

/// Takes the first choice of the networks, without a search: the evaluation of each option at the end of the action, in a
/// few determinizations, and what the policy expects.
pub struct Greedy {
    mind: Mind,
    rng: Rng,
    patience: Patience,
}

/// The number of determinizations for each option. More do not help: what matters comes after the action.
const WORLDS: u32 = 4;

/// The weight of the policy: the win probability that one unit of log-odds is worth.
const TRUST: f32 = 0.03;

impl Greedy {
    /// The seed determines the determinizations.
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(Mind::standard(), seed)
    }

    /// A bot with this mind.
    pub fn with(mind: Mind, seed: u64) -> Greedy {
        let mut rng = Rng::new(seed);
        let patience = Patience::new(rng.next_u64());
        Greedy {
            mind,
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
        let Mind { evaluation, habits } = self.mind;
        look_ahead(
            view,
            decision,
            worlds,
            &mut self.rng,
            |state, question, rng| habits.answer(state, question, rng),
            |end| evaluation.chances(end)[decision.seat.index()],
        )
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let mut ratings = self.rate(view, decision, budget);
        if !decision.order
            && let Some(world) = view.sample(&mut self.rng)
            && let Some(question) = world.question()
        {
            let features = Features::new(world.state(), question);
            for (rating, &choice) in ratings.iter_mut().zip(&decision.options) {
                *rating += TRUST * self.mind.habits.liking(&features, choice);
            }
        }
        best(&self.patience.see(ratings))
    }
}
