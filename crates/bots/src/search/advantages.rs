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
    slots: HashMap<(QuestionKey, Choice), Slot, FixedState>,
    of_slots: Vec<Advantage>,
}

/// The place of an option in a list.
#[derive(Clone, Copy)]
pub struct Slot(u32);

#[derive(Clone, Copy, Default)]
struct Advantage {
    total: f32,
    number: f32,
}

impl Advantages {
    /// The slot of an option of a question, a new one if there is none.
    pub fn slot(&mut self, key: QuestionKey, choice: Choice) -> Slot {
        *self.slots.entry((key, choice)).or_insert_with(|| {
            self.of_slots.push(Advantage::default());
            Slot(self.of_slots.len() as u32 - 1)
        })
    }

    /// What is added to the log-odds of an option.
    pub fn lift(&self, slot: Slot) -> f32 {
        let Advantage { total, number } = self.of_slots[slot.0 as usize];
        TRUST * total / (number + DOUBT)
    }

    /// Adds an advantage.
    pub fn learn(&mut self, slot: Slot, advantage: f32) {
        let known = &mut self.of_slots[slot.0 as usize];
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
        let draw = advantages.slot(key(0), Choice::Draw);
        let pass = advantages.slot(key(0), Choice::Pass);
        let theirs = advantages.slot(key(1), Choice::Draw);
        for _ in 0..10 {
            advantages.learn(draw, 0.1);
            advantages.learn(pass, -0.1);
        }
        let again = advantages.slot(key(0), Choice::Draw);
        assert!((advantages.lift(again) - 0.05 * TRUST).abs() < 1e-4);
        assert!((advantages.lift(pass) + 0.05 * TRUST).abs() < 1e-4);
        assert_eq!(advantages.lift(theirs), 0.0);
    }
}
