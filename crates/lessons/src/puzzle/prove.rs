//! Proof that an answer reaches a goal, whatever the solver cannot see and whatever others answer.

use innovation_engine::{
    CardSet, Case, Choice, Color, Event, InAllWorlds, Observed, Place, Rng, Seat, Seen, State,
    View, What,
};

use super::goal::{Goal, Status};
use super::open::OpenSearch;

/// The most answers that are tried in a proof, each in one determinization.
const MOST_CASES: u32 = 6_000;

/// The most positions that are looked at in a proof, with open cards, to find the answers that may work.
const MOST_POSITIONS: u32 = 400_000;

/// Proves that an answer works in all determinizations of a view. Later answers of the solver may depend on what the
/// solver has seen by then, and on nothing else.
///
/// Returns the number of cases of the proof. `None` if it cannot be proven, or not in a bounded number of cases.
pub(crate) fn prove(view: &View, choice: Choice, goal: Goal) -> Option<u32> {
    let mut prover = Prover {
        left: MOST_CASES,
        search: OpenSearch::new(MOST_POSITIONS),
        rng: Rng::new(0),
    };
    prover.works(view, choice, goal)
}

struct Prover {
    /// How many more answers may be tried, each in one determinization.
    left: u32,
    search: OpenSearch,
    rng: Rng,
}

impl Prover {
    /// The number of cases in which an answer works, if it works in all of them.
    fn works(&mut self, view: &View, choice: Choice, goal: Goal) -> Option<u32> {
        // Which of several backs is taken is left to chance, so that the cases would not be all.
        if matches!(choice, Choice::Back(..)) {
            return None;
        }
        let mut ends = 0;
        let mut rng = Rng::new(self.rng.next_u64());
        let result = view.in_all_worlds(self.left, &mut rng, |world| {
            let mut depends_on = CardSet::EMPTY;
            let reached = self.try_answer(world, choice, goal, &mut depends_on);
            ends += reached.unwrap_or(0);
            Case {
                holds: reached.is_some(),
                depends_on,
            }
        });
        matches!(result, InAllWorlds::Holds { .. }).then_some(ends)
    }

    fn try_answer(
        &mut self,
        world: &Observed,
        choice: Choice,
        goal: Goal,
        depends_on: &mut CardSet,
    ) -> Option<u32> {
        let place = world
            .question()?
            .place_of(choice, world.state(), &mut self.rng)?;
        self.after(world, place, goal, depends_on)
    }

    /// The number of cases after this answer to the open question, if the goal is reached in all of them.
    fn after(
        &mut self,
        world: &Observed,
        place: u8,
        mut goal: Goal,
        depends_on: &mut CardSet,
    ) -> Option<u32> {
        let me = goal.seat;
        self.left = self.left.checked_sub(1)?;
        let mut next = world.clone();
        let watched = next.answer_watched(place, |state, event| {
            *depends_on = *depends_on | involved(state, event, me);
        });
        watched.ok()?;
        match goal.follow(next.state(), next.question()) {
            Status::Reached => return Some(1),
            Status::Missed => return None,
            Status::Open => {}
        }
        let question = *next.question()?;
        if question.seat != me {
            *depends_on = *depends_on | hidden_from_others(next.state(), question.seat);
            let mut ends = 0;
            for place in 0..question.count() {
                ends += self.after(&next, place, goal, depends_on)?;
            }
            return Some(ends);
        }
        let view = next.view(me)?;
        let options = &view.decision.as_ref()?.options;
        // An option that fails with open cards also fails with hidden ones.
        for &option in options {
            let place = question.place_of(option, next.state(), &mut self.rng)?;
            let works = match self.search.forces_after(next.play(), place, goal)? {
                true => self.works(&view, option, goal),
                false => None,
            };
            if works.is_some() {
                return works;
            }
        }
        None
    }
}

/// The cards that may have decided what happened, or may decide what happens next.
fn involved(state: &State, event: &Event, me: Seat) -> CardSet {
    let by = event.by;
    let of_player = |seat: Seat| match seat == me {
        true => CardSet::EMPTY,
        false => hidden_from_others(state, seat),
    };
    match &event.what {
        What::Moved { card, from, to, .. } => {
            let mut cards = match card {
                Seen::Face(card) => CardSet::one(*card),
                Seen::Back(_) => CardSet::EMPTY,
            };
            // Which card was taken, or what is uncovered now, may depend on the others there.
            for place in [*from, *to] {
                cards = cards | cards_of_others(state, place, me);
            }
            cards
        }
        What::Revealed { card } => CardSet::one(*card) | of_player(by),
        What::ShowedHand { cards } => *cards | of_player(by),
        What::Effect { .. }
        | What::HasNone { .. }
        | What::IsOneOf { .. }
        | What::Splayed { .. }
        | What::Rearranged { .. } => of_player(by),
        _ => CardSet::EMPTY,
    }
}

/// The cards in a place that belongs to another player.
fn cards_of_others(state: &State, place: Place, me: Seat) -> CardSet {
    match place {
        Place::Hand(owner) if owner != me => state.hand(owner),
        Place::Score(owner) if owner != me => state.score_pile(owner),
        Place::Board(owner) if owner != me => board(state, owner),
        _ => CardSet::EMPTY,
    }
}

/// The cards of a player that others may be unable to see.
fn hidden_from_others(state: &State, seat: Seat) -> CardSet {
    state.hand(seat) | state.score_pile(seat) | board(state, seat)
}

fn board(state: &State, seat: Seat) -> CardSet {
    let piles = Color::ALL.into_iter().map(|color| state.pile(seat, color));
    piles.flat_map(|pile| pile.bottom_up()).copied().collect()
}
