use innovation_engine::{Decision, Rng, Seat, State, View};

use crate::look_ahead::look_ahead;
use crate::policy::quick;
use crate::{Bot, Budget, best};

/// Plays like a person who has just learned the rules: for points, high cards and a full board, without
/// regard for what other players gain or could do next. Sometimes it overlooks an option.
pub struct Beginner {
    rng: Rng,
}

/// One option in this many is overlooked.
const OVERLOOKED: u32 = 5;

impl Beginner {
    /// The seed determines the determinizations and the overlooked options.
    pub fn new(seed: u64) -> Beginner {
        let rng = Rng::new(seed);
        Beginner { rng }
    }
}

impl Bot for Beginner {
    fn rate(&mut self, view: &View, decision: &Decision, _: Budget) -> Vec<f32> {
        let seat = decision.seat;
        let mine = look_ahead(view, decision, 1, &mut self.rng, quick, |end| {
            impression(end, seat)
        });
        // The other players count as they are now. What the action gives them is ignored.
        let theirs = view.sample(&mut self.rng).map_or(0.0, |world| {
            let opponents = view.settings.opponents(seat).into_iter();
            let impressions = opponents.map(|other| impression(world.state(), other));
            impressions.fold(0.0, f32::max)
        });
        let chance = |mine: f32| 1.0 / (1.0 + ((theirs - mine) / 8.0).exp());
        mine.into_iter().map(chance).collect()
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let mut ratings = self.rate(view, decision, budget);
        for rating in &mut ratings {
            if self.rng.below(OVERLOOKED) == 0 {
                *rating = 0.0;
            }
        }
        best(&ratings)
    }
}

/// A naive evaluation of a seat.
fn impression(state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = state.outcome() {
        return if outcome.winners.has(seat) {
            100.0
        } else {
            -100.0
        };
    }
    let tops = state.top_cards(seat).into_iter();
    let values: u8 = tops.map(|card| card.value()).sum();
    8.0 * f32::from(state.achievements(seat).len())
        + 0.5 * f32::from(state.points(seat))
        + 0.8 * f32::from(values)
        + 0.6 * f32::from(state.hand(seat).len())
}
