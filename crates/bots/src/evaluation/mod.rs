//! The evaluation of a state: a win probability for each seat.
//!
//! A small neural network gives each seat a strength. It was trained on games between bots (see
//! the example `train`). The win probabilities are the softmax of the strengths of the sides.

mod features;

use std::sync::LazyLock;

use innovation_engine::{Settings, State};
use multiversion::multiversion;

pub use features::{COUNT as FEATURES, FeatureBlock, features_of_seats, features_of_table};

/// The number of neurons of the hidden layer. The first is linear, the others are ReLUs.
pub const NEURONS: usize = 64;

/// Weights are stored as integer multiples of this unit.
const UNIT: f32 = 1.0 / 1024.0;

/// Evaluates states: one network for two players, another for all other tables.
#[derive(Clone)]
pub struct Evaluation {
    two: Network,
    many: Network,
}

static STANDARD: LazyLock<Evaluation> = LazyLock::new(|| Evaluation {
    two: Network::from_bytes(include_bytes!("two.bin")),
    many: Network::from_bytes(include_bytes!("many.bin")),
});

impl Evaluation {
    /// The evaluation that the bots use.
    pub fn standard() -> &'static Evaluation {
        &STANDARD
    }

    /// An evaluation with a network for two players and one for all other tables.
    pub fn of(two: Network, many: Network) -> Evaluation {
        Evaluation { two, many }
    }

    /// The network for two players, and that for all other tables.
    pub fn networks(&self) -> (&Network, &Network) {
        (&self.two, &self.many)
    }

    /// For every seat, the probability that its side wins. Exact once the game is over.
    pub fn chances(&self, state: &State) -> [f32; 4] {
        let settings = state.settings();
        let Some(outcome) = state.outcome() else {
            let network = match settings.players() {
                2 => &self.two,
                _ => &self.many,
            };
            return chances(settings, network.strengths(state));
        };
        let mut chances = [0.0; 4];
        for seat in outcome.winners {
            let side = settings.side(seat).len();
            chances[seat.index()] = f32::from(side) / f32::from(outcome.winners.len());
        }
        chances
    }
}

/// A neural network with one hidden layer.
#[derive(Clone)]
pub struct Network {
    /// The weights from each feature to each neuron.
    pub rows: Vec<[f32; NEURONS]>,
    /// The weights from each neuron to the strength.
    pub output: [f32; NEURONS],
}

impl Network {
    /// Reads weights as [`to_bytes`](Network::to_bytes) writes them. What is missing is zero.
    pub fn from_bytes(bytes: &[u8]) -> Network {
        let mut numbers = bytes
            .chunks_exact(2)
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * UNIT);
        let mut neurons = || std::array::from_fn(|_| numbers.next().unwrap_or(0.0));
        let output = neurons();
        let rows = (0..FEATURES).map(|_| neurons()).collect();
        Network { rows, output }
    }

    /// The weights as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        std::iter::once(&self.output)
            .chain(&self.rows)
            .flatten()
            .flat_map(|weight| ((weight / UNIT).round() as i16).to_le_bytes())
            .collect()
    }

    /// The strength of each seat. Only differences between seats matter.
    pub fn strengths(&self, state: &State) -> [f32; 4] {
        let mut of_table = [0.0; NEURONS];
        let table = features_of_table(state);
        add_rows(&mut of_table, &self.rows, FeatureBlock::of(&table));
        let mut neurons = [of_table; 4];
        features_of_seats(state, |seat, block| {
            add_rows(&mut neurons[seat.index()], &self.rows, block);
        });
        let mut strengths = [0.0; 4];
        for seat in state.settings().seats() {
            strengths[seat.index()] = self.output_of(&neurons[seat.index()]);
        }
        strengths
    }

    /// The strength from the activations of the neurons.
    pub fn output_of(&self, neurons: &[f32]) -> f32 {
        let parts = (0..).zip(neurons).zip(&self.output);
        parts
            .map(|((at, &neuron), weight)| Self::fires(at, neuron) * weight)
            .sum()
    }

    /// The activation of a neuron.
    pub fn fires(at: usize, neuron: f32) -> f32 {
        if at == 0 { neuron } else { neuron.max(0.0) }
    }
}

/// Adds the weights of the active features to the inputs of the neurons.
///
/// The compiler keeps the sums in registers. Where the processor has AVX2, there are eight in each. The results are the same
/// on every processor.
#[multiversion(targets("x86_64+avx2"))]
fn add_rows(sums: &mut [f32; NEURONS], rows: &[[f32; NEURONS]], block: FeatureBlock) {
    let FeatureBlock {
        first,
        factor,
        list,
    } = block;
    let rows = &rows[first..];
    let mut all = *sums;
    for &(feature, strength) in list {
        let strength = strength * factor;
        for (sum, weight) in all.iter_mut().zip(&rows[feature as usize]) {
            *sum += strength * weight;
        }
    }
    *sums = all;
}

/// For every seat, the probability that its side wins, given how strong each seat is.
pub fn chances(settings: Settings, strengths: [f32; 4]) -> [f32; 4] {
    let mut odds = [0.0; 4];
    for seat in settings.seats() {
        let side = settings.side(seat).into_iter();
        let strength: f32 = side.map(|seat| strengths[seat.index()]).sum();
        odds[seat.index()] = strength.clamp(-30.0, 30.0).exp();
    }
    let partners = if settings.is_teams() { 2.0 } else { 1.0 };
    let total = odds.iter().sum::<f32>() / partners;
    odds.map(|odds| odds / total)
}

#[cfg(test)]
mod tests {
    use innovation_engine::Rng;

    use super::*;

    #[test]
    fn the_files_have_all_weights() {
        let Evaluation { two, many } = Evaluation::standard();
        let files: [(&Network, &[u8]); 2] = [
            (two, include_bytes!("two.bin")),
            (many, include_bytes!("many.bin")),
        ];
        for (network, bytes) in files {
            assert_eq!(bytes.len(), 2 * NEURONS * (1 + FEATURES));
            assert_eq!(network.to_bytes(), bytes);
        }
    }

    #[test]
    fn somebody_wins() {
        let mut rng = Rng::new(1);
        for (players, teams) in [(2, false), (3, false), (4, false), (4, true)] {
            let settings = Settings::of(players, teams).unwrap();
            let sides = if teams { 2.0 } else { 1.0 };
            let mut state = State::deal(settings, 5);
            let sure = |state: &State| {
                let total: f32 = Evaluation::standard().chances(state).iter().sum();
                assert!((total - sides).abs() < 1e-4, "{total}");
            };
            state.play_out(|state, question| {
                sure(state);
                let table = features_of_table(state);
                let known = |(feature, _)| feature < FEATURES;
                assert!(FeatureBlock::of(&table).features().all(known));
                features_of_seats(state, |_, block| assert!(block.features().all(known)));
                rng.below(question.count().into()) as u8
            });
            sure(&state);
        }
    }
}
