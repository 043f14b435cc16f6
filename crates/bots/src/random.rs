use innovation_engine::{Decision, Rng, View};

use crate::{Bot, Budget};

/// Chooses uniformly at random.
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The seed determines all choices.
    pub fn new(seed: u64) -> Random {
        let rng = Rng::new(seed);
        Random { rng }
    }
}

impl Bot for Random {
    /// All sides are rated as equally likely to win.
    fn rate(&mut self, view: &View, decision: &Decision, _: Budget) -> Vec<f32> {
        let sides = if view.settings.is_teams() {
            2
        } else {
            view.settings.players()
        };
        vec![1.0 / f32::from(sides); decision.options.len()]
    }

    fn choose(&mut self, _: &View, decision: &Decision, _: Budget) -> usize {
        self.rng.below(decision.options.len() as u32) as usize
    }
}
