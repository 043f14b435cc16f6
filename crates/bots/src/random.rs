use innovation_engine::{Decision, Event, Question, Rng, Settings, State, View};

use crate::{Bot, Budget};

/// Chooses uniformly at random.
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The seed determines all choices.
    pub fn new(seed: u64) -> Random {
        let rng = Rng::new(seed);
        Random { rng }
    }
}

impl Bot for Random {
    /// All sides are rated as equally likely to win.
    fn rate(&mut self, view: &View, decision: &Decision, _: Budget) -> Vec<f32> {
        let sides = if view.settings.is_teams() {
            2
        } else {
            view.settings.players()
        };
        vec![1.0 / f32::from(sides); decision.options.len()]
    }

    fn choose(&mut self, _: &View, decision: &Decision, _: Budget) -> usize {
        self.rng.below(decision.options.len() as u32) as usize
    }
}

/// Deals a game and plays it to its end: every option of every question is equally likely. The seed determines all of it.
/// Returns the number of answers.
pub fn random_game(settings: Settings, seed: u64) -> u64 {
    let mut rng = Rng::new(seed);
    let mut answers = 0;
    State::deal(settings, rng.next_u64()).play_out(|_, question| {
        answers += 1;
        any(question, &mut rng)
    });
    answers
}

/// The same game, with every event shown. Returns the table at its end.
pub fn watched_random_game(settings: Settings, seed: u64, see: &mut dyn FnMut(&Event)) -> State {
    let mut rng = Rng::new(seed);
    let mut state = State::deal(settings, rng.next_u64());
    state.play_out_watched(|_, question| any(question, &mut rng), |_, event| see(event));
    state
}

fn any(question: &Question, rng: &mut Rng) -> u8 {
    rng.below(question.count().into()) as u8
}
