//! What each option leads to by the end of the action.

use innovation_engine::{Choice, Decision, Play, Purpose, Rng, State, View};

use crate::policy;

/// How often what is asked after an option is answered anew. It is one's own choice as well, so that the best
/// outcome counts.
const TRIES: usize = 2;

/// What is left of the worth of a table, if getting there changed nothing. Without this, two who both like where
/// they are would never move.
const WASTE: f32 = 0.95;

/// Tries every option in so many worlds that may be the real one, and gives back for each what the table was
/// worth, on the average, once the action was over.
pub fn look_ahead(
    view: &View,
    decision: &Decision,
    worlds: u32,
    rng: &mut Rng,
    judge: impl Fn(&State) -> f32,
) -> Vec<f32> {
    let mut sums = vec![0.0; decision.options.len()];
    for _ in 0..worlds {
        // There is one for whoever is asked.
        let Some(world) = view.sample(rng) else { break };
        for (sum, &choice) in sums.iter_mut().zip(&decision.options) {
            *sum += best_of_tries(&world, choice, rng, &judge);
        }
    }
    sums.into_iter().map(|sum| sum / worlds as f32).collect()
}

fn best_of_tries(
    world: &Play,
    choice: Choice,
    rng: &mut Rng,
    judge: impl Fn(&State) -> f32,
) -> f32 {
    let mut best = f32::MIN;
    for _ in 0..TRIES {
        let mut first = true;
        let mut asked_again = false;
        let end = world.play_while(|state, question| {
            if first {
                first = false;
                return question.place_of(choice, state, rng);
            }
            let goes_on = question.purpose != Purpose::Action;
            asked_again |= goes_on;
            goes_on.then(|| policy::quick(state, question, rng))
        });
        let waste = if end.lies_like(world.state()) {
            WASTE
        } else {
            1.0
        };
        best = best.max(judge(&end) * waste);
        if !asked_again {
            break;
        }
    }
    best
}
