//! Futures: what came of an option in sampled worlds, from the end of the action to the player's next turn.

use innovation_bots::habits::Habits;
use innovation_engine::{Choice, Purpose, Rng, State, View};

/// What came of an option in one world.
#[derive(Clone, Copy)]
pub(crate) struct Future {
    /// The table at the end of the action.
    pub(crate) after_action: State,
    /// The table when it is the player's turn again, or the game is over.
    pub(crate) next_turn: State,
}

/// The futures of all options of a decision, in the same worlds.
pub(crate) struct Futures {
    /// The table in each world, before the option.
    pub(crate) before: Vec<State>,
    /// The futures of each option, in the order of the decision, one for each world.
    pub(crate) of_option: Vec<Vec<Future>>,
}

impl Futures {
    /// Plays every option out in this many worlds. `None` if the view has no decision, or no determinization.
    pub(crate) fn of(view: &View, worlds: u32, rng: &mut Rng) -> Option<Futures> {
        let options = &view.decision.as_ref()?.options;
        let mut futures = Futures {
            before: Vec::new(),
            of_option: vec![Vec::new(); options.len()],
        };
        for _ in 0..worlds {
            let world = view.sample(rng)?;
            let seed = rng.next_u64();
            for (&option, futures) in options.iter().zip(&mut futures.of_option) {
                futures.push(future(view, &world, option, &mut Rng::new(seed)));
            }
            futures.before.push(*world.state());
        }
        Some(futures)
    }
}

/// Plays on after this option by the habits, until it is the player's turn again.
fn future(view: &View, world: &innovation_engine::Play, option: Choice, rng: &mut Rng) -> Future {
    let me = view.seat;
    let mut option = Some(option);
    let mut after_action = None;
    let mut passed = view.turn != me;
    let next_turn = world.play_while(|state, question| {
        if let Some(choice) = option.take()
            && let Some(place) = question.place_of(choice, state, rng)
        {
            return Some(place);
        }
        if question.purpose == Purpose::Action {
            after_action.get_or_insert(*state);
            passed |= state.turn() != me;
            if passed && state.turn() == me {
                return None;
            }
        }
        Some(Habits::standard().answer(state, question, rng))
    });
    Future {
        after_action: after_action.unwrap_or(next_turn),
        next_turn,
    }
}
