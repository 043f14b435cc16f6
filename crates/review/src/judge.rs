//! The value of each option of a decision, from what the asked seat knows.

use innovation_engine::{Choice, Decision, Rng, Seat, View};
use serde::{Deserialize, Serialize};

use crate::effort::Effort;
use crate::playout::playout;

/// The win chance of an option, with its standard error.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OptionValue {
    /// The option, as records name it.
    pub name: String,
    /// The win chance of the asked seat's side.
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
}

/// The values of all options of a decision, and what the option taken lost.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// In the order of the decision.
    pub options: Vec<OptionValue>,
    /// The option with the highest value.
    pub best: usize,
    /// The value of the best option minus that of the option taken.
    pub loss: f64,
    /// The standard error of the loss. It is smaller than those of the values, because all options are tried
    /// in the same worlds.
    pub loss_error: f64,
}

/// With fewer worlds than this, the standard error means nothing.
const FEWEST_WORLDS: u32 = 4;

/// Options this many standard errors below the best are not tried further.
const CLEAR: f64 = 3.0;

/// Values of the options in the same determinizations. Dropped options have fewer of them.
struct Trials<'v> {
    view: &'v View,
    options: &'v [Choice],
    taken: usize,
    values: Vec<Vec<f64>>,
    rng: Rng,
}

/// Mean and standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mean {
    pub mean: f64,
    pub error: f64,
}

impl Mean {
    /// The mean of these numbers, with its standard error.
    pub fn of(numbers: impl Iterator<Item = f64> + Clone) -> Mean {
        let count = numbers.clone().count().max(1) as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let squares: f64 = numbers.map(|number| (number - mean).powi(2)).sum();
        Mean {
            mean,
            error: (squares / (count - 1.0).max(1.0) / count).sqrt(),
        }
    }

    /// The mean, nearer to zero by the part of its square that is error (the positive-part estimator of James
    /// and Stein).
    fn shrunk(self) -> f64 {
        let noise = (self.error / self.mean).powi(2);
        if self.mean == 0.0 || noise >= 1.0 {
            0.0
        } else {
            self.mean * (1.0 - noise)
        }
    }
}

/// Judges the options of the decision of a view, of which this one was taken.
///
/// All options are tried in the same determinizations (common random numbers). After half of the effort, only
/// the option taken and those that may be the best are tried further. A decision that is still close then gets
/// the whole effort once more.
///
/// `None` if the view has no decision with this option, or no determinization.
pub fn judge(view: &View, taken: usize, effort: Effort, rng: &mut Rng) -> Option<Judgement> {
    let decision = view.decision.as_ref()?;
    let mut trials = Trials::new(view, decision, taken, rng)?;
    let all: Vec<usize> = (0..decision.options.len()).collect();
    let half = effort.playouts().div_ceil(2);
    trials.try_in_worlds(&all, half)?;
    let rivals = trials.rivals();
    if !rivals.is_empty() {
        trials.try_in_worlds(&trials.with_taken(&rivals), half)?;
        let close = trials.rivals();
        if !close.is_empty() {
            trials.try_in_worlds(&trials.with_taken(&close), effort.playouts())?;
        }
    }
    Some(trials.judgement())
}

/// The win chance of the view's owner before the question is answered, to any player. `None` if the view has
/// no determinization: another player is in the middle of an action.
pub fn win_chance(view: &View, effort: Effort, rng: &mut Rng) -> Option<f64> {
    let worlds = effort.playouts().div_ceil(4).max(FEWEST_WORLDS);
    let mut sum = 0.0;
    for _ in 0..worlds {
        let world = view.sample(rng)?;
        sum += playout(&world, None, view.seat, rng);
    }
    Some(sum / f64::from(worlds))
}

impl<'v> Trials<'v> {
    fn new(
        view: &'v View,
        decision: &'v Decision,
        taken: usize,
        rng: &mut Rng,
    ) -> Option<Trials<'v>> {
        decision.options.get(taken)?;
        Some(Trials {
            view,
            options: &decision.options,
            taken,
            values: vec![Vec::new(); decision.options.len()],
            rng: Rng::new(rng.next_u64()),
        })
    }

    fn seat(&self) -> Seat {
        self.view.seat
    }

    /// Spends this many playouts on these options, in equal parts.
    fn try_in_worlds(&mut self, options: &[usize], playouts: u32) -> Option<()> {
        let worlds = (playouts / options.len() as u32).max(FEWEST_WORLDS);
        for _ in 0..worlds {
            let world = self.view.sample(&mut self.rng)?;
            let seed = self.rng.next_u64();
            for &option in options {
                let choice = Some(self.options[option]);
                let value = playout(&world, choice, self.seat(), &mut Rng::new(seed));
                self.values[option].push(value);
            }
        }
        Some(())
    }

    /// How much better an option is than the one taken, in the worlds where both were tried.
    fn gain(&self, option: usize) -> Mean {
        let pairs = self.values[option].iter().zip(&self.values[self.taken]);
        Mean::of(pairs.map(|(value, taken)| value - taken))
    }

    /// The options other than the one taken that may be the best.
    fn rivals(&self) -> Vec<usize> {
        let gains: Vec<Mean> = (0..self.options.len()).map(|at| self.gain(at)).collect();
        let best = (0..gains.len()).fold(self.taken, |best, at| {
            if gains[at].mean > gains[best].mean {
                at
            } else {
                best
            }
        });
        let may_be_best = |&option: &usize| {
            let reach = CLEAR * (gains[option].error + gains[best].error);
            option != self.taken && gains[option].mean + reach >= gains[best].mean
        };
        // It is clear that it is a mistake. Only the size of the loss is not.
        if gains[best].mean > 2.0 * CLEAR * gains[best].error && best != self.taken {
            return Vec::new();
        }
        (0..gains.len()).filter(may_be_best).collect()
    }

    fn with_taken(&self, rivals: &[usize]) -> Vec<usize> {
        let mut options = rivals.to_vec();
        options.push(self.taken);
        options
    }

    /// The option taken was tried in all worlds. The value of another option is that of the option taken plus
    /// what it gains where both were tried, so that options of fewer worlds can be compared with it. The gain is
    /// shrunk by its error: else the best of several equal options would always seem a little better than them.
    fn judgement(&self) -> Judgement {
        let taken = Mean::of(self.values[self.taken].iter().copied());
        let gains: Vec<Mean> = (0..self.options.len()).map(|at| self.gain(at)).collect();
        let mut best = self.taken;
        for (at, gain) in gains.iter().enumerate() {
            if gain.shrunk() > gains[best].shrunk() {
                best = at;
            }
        }
        let option = |(at, choice): (usize, &Choice)| {
            let own = Mean::of(self.values[at].iter().copied());
            OptionValue {
                name: choice.to_string(),
                value: (taken.mean + gains[at].shrunk()).clamp(0.0, 1.0),
                error: own.error,
            }
        };
        let options: Vec<OptionValue> = self.options.iter().enumerate().map(option).collect();
        let loss = options[best].value - options[self.taken].value;
        Judgement {
            options,
            best,
            loss,
            loss_error: gains[best].error,
        }
    }
}
