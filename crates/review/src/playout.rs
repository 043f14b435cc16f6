//! Playouts: how good a determinization is for a seat.

use innovation_bots::habits::Habits;
use innovation_engine::{Choice, Play, Purpose, Rng, Seat, State};

use crate::calibration;

/// The length of a playout in actions, after the current one. The evaluation judges what it leads to.
pub const ACTIONS: u8 = 4;

/// The win chance of a seat at the end of a playout.
pub fn playout(world: &Play, option: Option<Choice>, seat: Seat, rng: &mut Rng) -> f64 {
    let end = end_of_playout(world, option, ACTIONS, rng);
    let sharpness = calibration::sharpness(end.settings());
    calibration::chances(&end, sharpness)[seat.index()]
}

/// Plays on in a world by the habits, after this option if there is one.
///
/// The question that the option answers does not count as an action. So a playout from the question that an option leads
/// to ends where the playout of that option ends, and the value of an option is the mean of the values of its results.
pub fn end_of_playout(world: &Play, option: Option<Choice>, actions: u8, rng: &mut Rng) -> State {
    let mut option = option;
    let mut left = actions;
    world.play_while(|state, question| {
        if let Some(choice) = option.take()
            && let Some(place) = question.place_of(choice, state, rng)
        {
            return Some(place);
        }
        if question.purpose == Purpose::Action {
            left = left.checked_sub(1)?;
        }
        Some(Habits::standard().answer(state, question, rng))
    })
}
