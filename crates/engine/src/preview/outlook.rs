//! How random playouts of an action end.

use serde::Serialize;

use super::certain::Interval;
use super::trace::Counts;
use super::{World, is_within_action, place_of};
use crate::state::State;
use crate::view::EvenSample;
use crate::{Achievement, Choice, Rng, Seat};

/// How the action ended in playouts with random hidden cards and random answers. Everything listed happened
/// in some playout, so it is possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outlook {
    /// The number of playouts.
    pub playouts: u8,
    /// How the players' points and hands changed.
    pub tendencies: Vec<Tendency>,
    /// The achievements that were claimed, by whom, and in how many playouts.
    pub claims: Vec<(Seat, Achievement, u8)>,
    /// In how many playouts the game ended.
    pub over: u8,
}

/// What happens to one player in most playouts: at least three in four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tendency {
    /// Who it is.
    pub seat: Seat,
    /// Points gained in most playouts: the shortest such span.
    pub points: Interval,
    /// Cards gained in hand in most playouts: the shortest such span.
    pub hand: Interval,
}

/// The number of playouts.
const PLAYOUTS: usize = 12;

/// The number of playouts that count as most.
const MOST: usize = 9;

impl Outlook {
    /// Whether the game ended in most playouts.
    pub fn usually_ends(&self) -> bool {
        usize::from(self.over) >= MOST
    }

    pub(super) fn changes_nothing(&self) -> bool {
        let is_zero = |tendency: &Tendency| tendency.points.is_zero() && tendency.hand.is_zero();
        self.over == 0 && self.claims.is_empty() && self.tendencies.iter().all(is_zero)
    }
}

/// Plays the action to its end after this option. `None` if the view has no determinization.
pub(super) fn of(choice: Choice, spread: &EvenSample, rng: &mut Rng) -> Option<Outlook> {
    let before = spread.worlds.first()?.state();
    let worlds = spread.worlds.iter().cycle().take(PLAYOUTS);
    let ends: Vec<State> = worlds.map(|world| end(world, choice, rng)).collect();
    let (from, to) = (Counts::of(before), ends.iter().map(Counts::of));
    let to: Vec<Counts> = to.collect();
    let settings = before.settings();
    let tendencies = settings.seats().map(|seat| {
        let at = seat.index();
        let points = to
            .iter()
            .map(|to| to.points[at] as i16 - from.points[at] as i16);
        let hand = to
            .iter()
            .map(|to| i16::from(to.hands[at]) - i16::from(from.hands[at]));
        Tendency {
            seat,
            points: usual(points.collect()),
            hand: usual(hand.collect()),
        }
    });
    let mut claims = Vec::new();
    for seat in settings.seats() {
        for achievement in Achievement::ALL {
            let claimed = |state: &State| state.achievements(seat).has(achievement);
            let count = ends.iter().filter(|end| claimed(end)).count();
            if count > 0 && !claimed(before) {
                claims.push((seat, achievement, count as u8));
            }
        }
    }
    Some(Outlook {
        playouts: ends.len() as u8,
        tendencies: tendencies.collect(),
        claims,
        over: ends.iter().filter(|end| end.outcome().is_some()).count() as u8,
    })
}

/// The state at the end of the action.
fn end(world: &World, choice: Choice, rng: &mut Rng) -> State {
    let mut answer = place_of(world, choice, rng);
    world.play_while(|_, question| {
        if answer.is_some() {
            return answer.take();
        }
        // Passing is the last option, and changes least.
        let count = question.count() - u8::from(question.pass);
        is_within_action(question).then(|| rng.below(count.into()) as u8)
    })
}

/// The shortest span that has most of the numbers.
fn usual(mut numbers: Vec<i16>) -> Interval {
    numbers.sort_unstable();
    let spans = numbers.windows(MOST.min(numbers.len()));
    spans
        .map(|most| Interval::over(most.iter().copied()))
        .min_by_key(|span| span.high - span.low)
        .unwrap_or(Interval { low: 0, high: 0 })
}
