use innovation_engine::{Decision, Rng, View};

use crate::{Bot, Budget};

/// Takes any option, all equally likely.
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The seed decides on all choices.
    pub fn new(seed: u64) -> Random {
        let rng = Rng::new(seed);
        Random { rng }
    }
}

impl Bot for Random {
    /// Everybody is as likely to win as everybody else, whatever one does.
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
