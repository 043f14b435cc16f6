use innovation_engine::{Decision, Rng, Seat, State, View};

use crate::evaluation::Evaluation;
use crate::look_ahead::look_ahead;
use crate::patience::Patience;
use crate::policy::quick;
use crate::{Bot, Budget, best};

/// Plays like a person who knows the game but has not studied it: one action ahead, by eye, and without notes.
///
/// It forgets the cards that it was shown, is fond of a plan that it makes before the game, and confuses options
/// that are nearly as good as each other. What is plainly better, it finds.
pub struct Amateur {
    evaluation: &'static Evaluation,
    failings: Failings,
    plan: Plan,
    rng: Rng,
    patience: Patience,
}

/// How far an amateur is from the best play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Failings {
    /// How much its plan counts, in units of log-odds.
    pub fondness: f32,
    /// The scale of its errors of judgement, in units of log-odds.
    pub haste: f32,
}

/// What an amateur is fond of during one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    /// Points.
    Score,
    /// Cards of high value on top.
    Climb,
    /// Many cards on the board.
    Build,
}

impl Plan {
    const ALL: [Plan; 3] = [Plan::Score, Plan::Climb, Plan::Build];

    /// How far the plan has come.
    fn progress(self, state: &State, seat: Seat) -> f32 {
        match self {
            Plan::Score => f32::from(state.points(seat)) / 3.0,
            Plan::Climb => f32::from(state.highest_top_value(seat)),
            Plan::Build => {
                let colors = state.colors(seat).into_iter();
                colors
                    .map(|color| state.pile(seat, color).len())
                    .sum::<usize>() as f32
            }
        }
    }
}

/// Beyond these log-odds a game is decided. Neither plan nor haste outweighs that.
const DECIDED: f32 = 12.0;

impl Amateur {
    /// The seed determines the plan, the determinizations and the errors.
    pub fn new(failings: Failings, seed: u64) -> Amateur {
        let mut rng = Rng::new(seed);
        let patience = Patience::new(rng.next_u64());
        let plan = Plan::ALL[rng.below(Plan::ALL.len() as u32) as usize];
        Amateur {
            evaluation: Evaluation::standard(),
            failings,
            plan,
            rng,
            patience,
        }
    }

    /// An error of judgement: logistic noise.
    fn error(&mut self) -> f32 {
        let part = (self.rng.below(10_000) as f32 + 0.5) / 10_000.0;
        self.failings.haste * log_odds(part)
    }
}

impl Bot for Amateur {
    fn rate(&mut self, view: &View, decision: &Decision, _: Budget) -> Vec<f32> {
        let (seat, failings, plan) = (decision.seat, self.failings, self.plan);
        let view = view.forgetting();
        look_ahead(&view, decision, 1, &mut self.rng, quick, |end| {
            let chance = self.evaluation.chances(end)[seat.index()];
            if end.outcome().is_some() {
                return chance;
            }
            odds_to_chance(log_odds(chance) + failings.fondness * plan.progress(end, seat))
        })
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let ratings = self.rate(view, decision, budget);
        let judged: Vec<f32> = ratings
            .into_iter()
            .map(|rating| odds_to_chance(log_odds(rating) + self.error()))
            .collect();
        best(&self.patience.see(judged))
    }
}

fn log_odds(chance: f32) -> f32 {
    (chance / (1.0 - chance)).ln().clamp(-DECIDED, DECIDED)
}

fn odds_to_chance(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}
