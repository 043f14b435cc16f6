//! Learns the evaluation.

use innovation_bots::evaluation::{
    Evaluation, FEATURES, FeatureBlock, NEURONS, Network, chances, features_of_seats,
    features_of_table,
};
use innovation_engine::{Purpose, Rng, Seat, Settings};

use crate::Games;
use crate::game::Played;

/// The weight of what comes later against what the search thinks now (TD(λ); Sutton 1988). With more of it, results
/// outweigh what the search thinks: they are so noisy that a network of this size learns the games by heart.
const LATER: f32 = 0.7;
const EPOCHS: usize = 3;
/// Few steps with large batches: every step of Adam has about the same length, so many small batches add up to noise in
/// the weights of rare features.
const BATCH: usize = 4096;
/// The learning rate at first. It falls to zero.
const RATE: f32 = 0.0005;
/// The number of games whose states are in memory at a time.
pub const GAMES_AT_ONCE: usize = 2000;
/// The decay of the weights, as a part of the learning rate.
const DECAY: f32 = 0.01;

/// A state before an action.
struct Sample {
    settings: Settings,
    /// The active features from each seat.
    seats: Vec<Vec<(u16, f32)>>,
    /// What to learn: the win probability of each seat's side.
    target: [f32; 4],
    /// The share of the win of each seat's side.
    won: [f32; 4],
}

/// The loss on games that were not learned from, before and after.
pub struct Learned {
    pub before: f64,
    pub after: f64,
}

/// Trains a network with these games.
pub fn learn(
    network: &mut Network,
    evaluation: &Evaluation,
    games: &Games,
    rng: &mut Rng,
) -> Learned {
    let samples = |games: &[&Played]| -> Vec<Sample> {
        let samples = games.iter().map(|game| samples(game, evaluation));
        samples.flatten().collect()
    };
    let test = samples(&games.test);
    let before = loss(network, &test);
    let mut moments = Moments::default();
    let mut practice = games.practice.clone();
    let steps = EPOCHS * practice.len();
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut practice);
        for (at, games) in practice.chunks(GAMES_AT_ONCE).enumerate() {
            let done = (epoch * practice.len() + at * GAMES_AT_ONCE) as f32 / steps as f32;
            let mut samples = samples(games);
            rng.shuffle(&mut samples);
            for batch in samples.chunks(BATCH) {
                moments.step(network, batch, RATE * (1.0 - done));
            }
        }
    }
    let after = loss(network, &test);
    Learned { before, after }
}

/// The states of a game before each action, with what came of them.
fn samples(game: &Played, evaluation: &Evaluation) -> Vec<Sample> {
    let settings = game.settings;
    let mut samples = Vec::new();
    let mut thoughts = Vec::new();
    let end = game.replay(|game, decision, answer| {
        if decision.purpose != Purpose::Action {
            return;
        }
        let state = game.state();
        let small = |(feature, strength)| (feature as u16, strength);
        let table = features_of_table(state);
        let table = FeatureBlock::of(&table).features().map(small).collect();
        let mut seats: Vec<Vec<_>> = vec![table; settings.players().into()];
        features_of_seats(state, |seat, block| {
            seats[seat.index()].extend(block.features().map(small));
        });
        samples.push(Sample {
            settings,
            seats,
            target: [0.0; 4],
            won: [0.0; 4],
        });
        let guess = evaluation.chances(state);
        thoughts.push(thought(settings, decision.seat, answer.best(), guess));
    });
    let won = match end.outcome() {
        Some(_) => evaluation.chances(end.state()),
        None => chances(settings, [0.0; 4]),
    };
    let mut target = won;
    for (sample, thought) in samples.iter_mut().zip(thoughts).rev() {
        for (target, thought) in target.iter_mut().zip(thought) {
            *target = LATER * *target + (1.0 - LATER) * thought;
        }
        sample.target = target;
        sample.won = won;
    }
    samples
}

/// What the search thought: it rates the options for the asked seat only. The rest is shared among the others as the
/// evaluation does.
fn thought(settings: Settings, seat: Seat, rating: f32, guess: [f32; 4]) -> [f32; 4] {
    let side = settings.side(seat);
    let others = 1.0 - guess[seat.index()];
    let mut thought = [0.0; 4];
    for other in settings.seats() {
        thought[other.index()] = if side.has(other) {
            rating
        } else {
            (1.0 - rating) * guess[other.index()] / others.max(1e-6)
        };
    }
    thought
}

/// The inputs of the neurons, for each seat.
fn neurons(network: &Network, sample: &Sample) -> Vec<[f32; NEURONS]> {
    let of_seat = |list: &Vec<(u16, f32)>| {
        let mut neurons = [0.0; NEURONS];
        for &(feature, strength) in list {
            for (neuron, weight) in neurons.iter_mut().zip(&network.rows[feature as usize]) {
                *neuron += strength * weight;
            }
        }
        neurons
    };
    sample.seats.iter().map(of_seat).collect()
}

fn chances_of(network: &Network, sample: &Sample, neurons: &[[f32; NEURONS]]) -> [f32; 4] {
    let mut strengths = [0.0; 4];
    for (strength, neurons) in strengths.iter_mut().zip(neurons) {
        *strength = network.output_of(neurons);
    }
    chances(sample.settings, strengths)
}

/// The mean cross-entropy of the results.
fn loss(network: &Network, samples: &[Sample]) -> f64 {
    let of = |sample: &Sample| -> f64 {
        let chances = chances_of(network, sample, &neurons(network, sample));
        let surprise = |(chance, won): (f32, f32)| f64::from(-won * chance.max(1e-6).ln());
        let partners = if sample.settings.is_teams() { 2.0 } else { 1.0 };
        let surprises = chances.into_iter().zip(sample.won).map(surprise);
        surprises.sum::<f64>() / partners
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// The running means of gradients and of their squares (Adam; Kingma and Ba 2015). Rows that are not active in a batch
/// are left alone.
struct Moments {
    steps: i32,
    rows: Vec<[Moment; NEURONS]>,
    output: [Moment; NEURONS],
    slopes: Vec<[f32; NEURONS]>,
    active: Vec<bool>,
}

#[derive(Clone, Copy, Default)]
struct Moment {
    mean: f32,
    square: f32,
}

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

impl Moment {
    /// The direction to go, for this gradient.
    fn see(&mut self, slope: f32) -> f32 {
        self.mean += (1.0 - KEEP_MEAN) * (slope - self.mean);
        self.square += (1.0 - KEEP_SQUARE) * (slope * slope - self.square);
        self.mean / (self.square.sqrt() + 1e-8)
    }
}

impl Default for Moments {
    fn default() -> Moments {
        Moments {
            steps: 0,
            rows: vec![[Moment::default(); NEURONS]; FEATURES],
            output: [Moment::default(); NEURONS],
            slopes: vec![[0.0; NEURONS]; FEATURES],
            active: vec![false; FEATURES],
        }
    }
}

impl Moments {
    fn step(&mut self, network: &mut Network, batch: &[Sample], rate: f32) {
        self.steps += 1;
        let mut output = [0.0; NEURONS];
        for sample in batch {
            let neurons = neurons(network, sample);
            let chances = chances_of(network, sample, &neurons);
            for (at, list) in sample.seats.iter().enumerate() {
                let slope = (chances[at] - sample.target[at]) / BATCH as f32;
                let mut back = [0.0; NEURONS];
                for neuron in 0..NEURONS {
                    let fires = Network::fires(neuron, neurons[at][neuron]);
                    output[neuron] += slope * fires;
                    if neuron == 0 || fires > 0.0 {
                        back[neuron] = slope * network.output[neuron];
                    }
                }
                for &(feature, strength) in list {
                    self.active[feature as usize] = true;
                    let slopes = &mut self.slopes[feature as usize];
                    for (slope, back) in slopes.iter_mut().zip(back) {
                        *slope += back * strength;
                    }
                }
            }
        }
        let unbiased =
            (1.0 - KEEP_SQUARE.powi(self.steps)).sqrt() / (1.0 - KEEP_MEAN.powi(self.steps));
        for feature in (0..FEATURES).filter(|&feature| self.active[feature]) {
            for neuron in 0..NEURONS {
                let slope = std::mem::take(&mut self.slopes[feature][neuron]);
                let way = self.rows[feature][neuron].see(slope) * unbiased;
                let weight = &mut network.rows[feature][neuron];
                *weight -= rate * (way + DECAY * *weight);
            }
        }
        self.active.fill(false);
        // The first output weight is fixed. It is redundant with the weights of its rows.
        let weights = network.output.iter_mut().zip(&mut self.output);
        for ((weight, moment), slope) in weights.zip(output).skip(1) {
            *weight -= rate * moment.see(slope) * unbiased;
        }
    }
}
