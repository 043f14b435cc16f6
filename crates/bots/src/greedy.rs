use innovation_engine::{Choice, Decision, Game, Purpose, Rng, Seat, State, View};

use crate::evaluation::Evaluation;
use crate::{Bot, Budget, policy};

/// Looks at what each option leads to by the end of the action, in a few worlds that may be the real one.
pub struct Greedy {
    evaluation: &'static Evaluation,
    rng: Rng,
}

impl Greedy {
    /// The seed decides on the worlds that it imagines.
    pub fn new(seed: u64) -> Greedy {
        Greedy::with(Evaluation::standard(), seed)
    }

    /// One that judges by this evaluation.
    pub fn with(evaluation: &'static Evaluation, seed: u64) -> Greedy {
        let rng = Rng::new(seed);
        Greedy { evaluation, rng }
    }

    /// How good an option of a world is, once the action is over.
    fn look_ahead(&mut self, world: &Game, seat: Seat, choice: Choice) -> f32 {
        let mut best: f32 = 0.0;
        for _ in 0..2 {
            let mut first = Some(choice);
            let mut mine = false;
            let end = world.clone().play_while(|state, question| {
                if let Some(choice) = first.take() {
                    return place_of(choice, state, question, &mut self.rng);
                }
                mine |= question.seat == seat;
                (question.purpose != Purpose::Action)
                    .then(|| policy::quick(state, question, &mut self.rng))
            });
            best = best.max(self.evaluation.chances(&end)[seat.index()]);
            if !mine {
                break;
            }
        }
        best
    }
}

/// The place of an option, as the asked player sees it, in the open question; any of several that look
/// the same.
pub fn place_of(
    choice: Choice,
    state: &State,
    question: &innovation_engine::Question,
    rng: &mut Rng,
) -> Option<u8> {
    let like = |index: &u8| {
        question
            .option(*index)
            .is_some_and(|option| question.as_asked(option, state) == choice)
    };
    if let Choice::Back(..) = choice {
        let places: Vec<u8> = (0..question.count()).filter(like).collect();
        return places
            .get(rng.below(places.len().max(1) as u32) as usize)
            .copied();
    }
    (0..question.count()).find(like)
}

impl Bot for Greedy {
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32> {
        let worlds = match budget {
            Budget::Iterations(number) => number,
            Budget::Time(_) => 8,
        };
        let mut sums = vec![0.0; decision.options.len()];
        for _ in 0..worlds {
            let Some(world) = view.sample(&mut self.rng) else {
                break;
            };
            for (sum, &choice) in sums.iter_mut().zip(&decision.options) {
                *sum += self.look_ahead(&world, decision.seat, choice);
            }
        }
        sums.into_iter().map(|sum| sum / worlds as f32).collect()
    }
}
