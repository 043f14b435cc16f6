//! The habits: a learned policy for priors and playouts.
//!
//! A linear softmax policy over the features of an option. It was trained by imitation of a bot (see the
//! example `train`).

mod features;

use std::sync::LazyLock;

use innovation_engine::{Choice, Question, Rng, State};

pub use features::{COUNT as FEATURES, Features};

/// Weights are stored as integer multiples of this unit.
const UNIT: f32 = 1.0 / 1024.0;

/// The inverse temperature of the policy in playouts. With 1, somebody blunders on every turn.
const SURE: f32 = 1.7;

/// The policy.
#[derive(Clone)]
pub struct Habits {
    /// The weight of each feature, added to the logarithm of the odds.
    pub weights: Box<[f32; FEATURES]>,
}

/// The number of equally likely values of [`NOISE`].
const NOISE_STEPS: usize = 1024;

/// Quantiles of the Gumbel distribution.
static NOISE: LazyLock<[f32; NOISE_STEPS]> = LazyLock::new(|| {
    std::array::from_fn(|step| {
        let quantile = (step as f64 + 0.5) / NOISE_STEPS as f64;
        -(-quantile.ln()).ln() as f32
    })
});

static STANDARD: LazyLock<Habits> =
    LazyLock::new(|| Habits::from_bytes(include_bytes!("habits.bin")));

impl Habits {
    /// The policy that the search uses.
    pub fn standard() -> &'static Habits {
        &STANDARD
    }

    /// Reads weights as [`to_bytes`](Habits::to_bytes) writes them. What is missing is zero.
    pub fn from_bytes(bytes: &[u8]) -> Habits {
        let mut numbers = bytes
            .chunks_exact(2)
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * UNIT);
        let weights = std::array::from_fn(|_| numbers.next().unwrap_or(0.0));
        Habits {
            weights: Box::new(weights),
        }
    }

    /// The weights as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights
            .iter()
            .flat_map(|weight| ((weight / UNIT).round() as i16).to_le_bytes())
            .collect()
    }

    /// The logarithm of the odds of an option as the asked player sees it, relative to the other options.
    pub fn liking(&self, features: &Features, choice: Choice) -> f32 {
        let mut sum: f32 = 0.0;
        features.of(choice, |feature, strength| {
            sum += strength * self.weights[feature];
        });
        sum.clamp(-20.0, 20.0)
    }

    /// A random option by the odds, sharpened by the inverse temperature.
    ///
    /// The option with the highest sum of its log-odds and of noise from a Gumbel distribution (the Gumbel-max trick). This
    /// needs no exponential function.
    pub fn answer(&self, state: &State, question: &Question, rng: &mut Rng) -> u8 {
        let count = question.count();
        if question.order {
            return rng.below(count.into()) as u8;
        }
        let features = Features::new(state, question);
        let noise = &*NOISE;
        let (mut answer, mut most) = (0, f32::MIN);
        question.each_option(|choice, place| {
            let choice = question.as_asked(choice, state);
            let noise = noise[rng.next_u32() as usize % NOISE_STEPS];
            let sum = SURE * self.liking(&features, choice) + noise;
            if sum > most {
                (answer, most) = (place, sum);
            }
        });
        answer
    }
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Purpose, Settings};

    use super::*;

    #[test]
    fn the_file_has_all_weights() {
        let bytes = include_bytes!("habits.bin");
        assert_eq!(bytes.len(), 2 * FEATURES);
        assert_eq!(Habits::standard().to_bytes(), bytes);
    }

    #[test]
    fn everything_has_odds_and_likely_answers_come_often() {
        let mut rng = Rng::new(1);
        let (mut likely, mut taken, mut achieved, mut missed) = (0.0, 0, 0, 0);
        let tables = [(2, false), (3, false), (4, false), (4, true)];
        for (seed, (players, teams)) in (0..20).flat_map(|seed| tables.map(|table| (seed, table))) {
            let settings = Settings::of(players, teams).unwrap();
            State::deal(settings, seed).play_out(|state, question| {
                let features = Features::new(state, question);
                let odds = |choice| {
                    let choice = question.as_asked(choice, state);
                    (SURE * Habits::standard().liking(&features, choice)).exp()
                };
                let all: Vec<f32> = question.options().map(odds).collect();
                assert!(all.iter().all(|odds| odds.is_finite() && *odds > 0.0));
                let answer = Habits::standard().answer(state, question, &mut rng);
                if !question.order {
                    likely += all[0] / all.iter().sum::<f32>();
                    taken += u32::from(answer == 0);
                }
                let achieves = |choice| matches!(choice, Choice::Achieve(_));
                if question.purpose == Purpose::Action && question.options().any(achieves) {
                    let achieves = question.option(answer).is_some_and(achieves);
                    achieved += u32::from(achieves);
                    missed += u32::from(!achieves);
                }
                answer
            });
        }
        assert!(
            (likely - taken as f32).abs() < 0.2 * likely,
            "{likely} {taken}"
        );
        assert!(achieved > missed, "{achieved} {missed}");
    }
}
