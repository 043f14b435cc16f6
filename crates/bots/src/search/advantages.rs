//! What a search learns of an option, whatever the position in which it was chosen (progressive history; Nijssen and
//! Winands 2011).
//!
//! A tree learns the value of an option again in every node. But where a card is good after one sequence of choices, it is
//! mostly good after another. So the mean advantage of the option over all nodes is added to its prior.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use innovation_engine::Choice;

use super::tree::QuestionKey;

/// The log-odds of a prior for an advantage of 1, the whole win probability.
const TRUST: f32 = 30.0;

/// An advantage counts half once there are this many.
const DOUBT: f32 = 10.0;

/// The mean advantage of each option: how much higher the win probability was than the mean of the node.
#[derive(Default)]
pub struct Advantages {
    of_option: HashMap<(QuestionKey, Choice), AdvantageRef, FixedState>,
    list: Vec<Advantage>,
}

/// The advantage of an option, by its index in the list.
#[derive(Clone, Copy)]
pub struct AdvantageRef(u32);

#[derive(Clone, Copy, Default)]
struct Advantage {
    total: f32,
    number: f32,
}

impl Advantages {
    /// The advantage of an option of a question. It is zero at first.
    pub fn of(&mut self, key: QuestionKey, choice: Choice) -> AdvantageRef {
        *self.of_option.entry((key, choice)).or_insert_with(|| {
            self.list.push(Advantage::default());
            AdvantageRef(self.list.len() as u32 - 1)
        })
    }

    /// What is added to the log-odds of an option.
    pub fn lift(&self, at: AdvantageRef) -> f32 {
        let Advantage { total, number } = self.list[at.0 as usize];
        TRUST * total / (number + DOUBT)
    }

    /// Adds an advantage.
    pub fn learn(&mut self, at: AdvantageRef, advantage: f32) {
        let known = &mut self.list[at.0 as usize];
        known.total += advantage;
        known.number += 1.0;
    }
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Purpose, Seat};

    use super::*;

    #[test]
    fn an_option_that_did_well_is_lifted_for_its_player_only() {
        let key = |seat| QuestionKey {
            seat: Seat::ALL[seat],
            purpose: Purpose::Action,
            source: None,
        };
        let mut advantages = Advantages::default();
        let draw = advantages.of(key(0), Choice::Draw);
        let pass = advantages.of(key(0), Choice::Pass);
        let theirs = advantages.of(key(1), Choice::Draw);
        for _ in 0..10 {
            advantages.learn(draw, 0.1);
            advantages.learn(pass, -0.1);
        }
        let again = advantages.of(key(0), Choice::Draw);
        assert!((advantages.lift(again) - 0.05 * TRUST).abs() < 1e-4);
        assert!((advantages.lift(pass) + 0.05 * TRUST).abs() < 1e-4);
        assert_eq!(advantages.lift(theirs), 0.0);
    }
}
