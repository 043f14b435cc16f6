//! Whether an option has no effect.

use super::{World, is_within_action, place_of};
use crate::state::State;
use crate::view::EvenSample;
use crate::{Choice, Rng};

/// Limit on the answers tried. Beyond it, an option is not called idle.
const ANSWERS: u32 = 240;

/// Whether the cards are unchanged at the end of the action, in every world and for all answers.
pub(super) fn of(choice: Choice, spread: &EvenSample, rng: &mut Rng) -> bool {
    let mut left = ANSWERS;
    let mut is_idle = |world: &World| {
        let place = place_of(world, choice, rng);
        place.is_some_and(|place| !changes(world, place, world.state(), &mut left))
    };
    !spread.worlds.is_empty() && spread.worlds.iter().all(&mut is_idle)
}

/// Whether some answers after this one change anything, or the limit is reached.
fn changes(world: &World, place: u8, before: &State, left: &mut u32) -> bool {
    if *left == 0 {
        return true;
    }
    *left -= 1;
    let mut after = world.clone();
    if after.answer_watched(place, |_, _| {}).is_err() {
        return true;
    }
    match after
        .question()
        .filter(|question| is_within_action(question))
    {
        Some(question) => (0..question.count()).any(|place| changes(&after, place, before, left)),
        None => after.state().outcome().is_some() || !after.state().same_layout(before),
    }
}
