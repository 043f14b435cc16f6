//! Whether an option has no effect.

use super::{World, is_within_action, place_of};
use crate::play::event::{Event, What};
use crate::state::State;
use crate::view::EvenSample;
use crate::{CardSet, Choice, Rng, Seat};

/// Limit on the answers tried. Beyond it, an option is not called idle.
const ANSWERS: u32 = 240;

/// Whether the cards are unchanged at the end of the action, in every world and for all answers.
///
/// An effect may look for anything among the cards of the player who executes it. If not all of these cards are spread
/// evenly over the worlds, the one that it looks for may be in none of them: then nothing is said.
pub(super) fn of(seat: Seat, choice: Choice, spread: &EvenSample, rng: &mut Rng) -> bool {
    let mut trial = Trial {
        seat,
        covered: spread.known | spread.even,
        left: ANSWERS,
    };
    let mut is_idle = |world: &World| {
        let place = place_of(world, choice, rng);
        place.is_some_and(|place| !trial.changes(world, place, world.state()))
    };
    !spread.worlds.is_empty() && spread.worlds.iter().all(&mut is_idle)
}

/// All answers after an option, tried one after the other.
struct Trial {
    /// The asked player.
    seat: Seat,
    /// The cards that are known, or in every place where they can be.
    covered: CardSet,
    /// The answers that may still be tried.
    left: u32,
}

impl Trial {
    /// Whether some answers after this one change anything, might in another world, or the limit is reached.
    fn changes(&mut self, world: &World, place: u8, before: &State) -> bool {
        let Some(left) = self.left.checked_sub(1) else {
            return true;
        };
        self.left = left;
        let mut after = world.clone();
        let mut uncovered = false;
        let answered = after.answer_watched(place, |state, event| {
            uncovered |= self.looks_beyond(state, &event);
        });
        if answered.is_err() || uncovered {
            return true;
        }
        match after
            .question()
            .filter(|question| is_within_action(question))
        {
            Some(question) => {
                (0..question.count()).any(|place| self.changes(&after, place, before))
            }
            None => after.state().outcome().is_some() || !after.state().same_layout(before),
        }
    }

    /// Whether somebody begins an effect who may have a card that no world shows.
    fn looks_beyond(&self, state: &State, event: &Event) -> bool {
        let own = state.hand(event.by) | state.score_pile(event.by);
        matches!(event.what, What::Effect { .. })
            && event.by != self.seat
            && !(own - self.covered).is_empty()
    }
}
