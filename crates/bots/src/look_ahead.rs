//! One-ply search: each option is evaluated at the end of the action.

use innovation_engine::{Choice, Decision, Play, Purpose, Question, Rng, State, View};

/// The number of tries for the later answers of an option. They are the bot's own choices too, so the best
/// result counts.
const TRIES: usize = 2;

/// The factor for an option that changed nothing. Without it, two bots that both like the position would
/// never move.
const WASTE: f32 = 0.95;

/// Tries every option in this many determinizations, where `answer` gives the later answers. Returns the mean evaluation of
/// each option at the end of the action.
pub fn look_ahead(
    view: &View,
    decision: &Decision,
    worlds: u32,
    rng: &mut Rng,
    answer: impl Fn(&State, &Question, &mut Rng) -> u8,
    judge: impl Fn(&State) -> f32,
) -> Vec<f32> {
    let mut sums = vec![0.0; decision.options.len()];
    let sampler = view.sampler();
    for _ in 0..worlds {
        // The asked seat always has a determinization.
        let world = sampler.as_ref().and_then(|sampler| sampler.sample(rng));
        let Some(world) = world else { break };
        for (sum, &choice) in sums.iter_mut().zip(&decision.options) {
            *sum += best_of_tries(&world, choice, rng, &answer, &judge);
        }
    }
    sums.into_iter().map(|sum| sum / worlds as f32).collect()
}

fn best_of_tries(
    world: &Play,
    choice: Choice,
    rng: &mut Rng,
    answer: impl Fn(&State, &Question, &mut Rng) -> u8,
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
            goes_on.then(|| answer(state, question, rng))
        });
        let waste = if end.same_layout(world.state()) {
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
