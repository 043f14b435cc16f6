//! Learns the habits.

use innovation_bots::habits::{FEATURES, Features, Habits};
use innovation_engine::Rng;

use crate::Games;
use crate::game::Played;
use crate::value::{GAMES_AT_ONCE, Learned};

/// The learning rate of each epoch.
const RATES: [f32; 2] = [0.06, 0.03];
/// A difference in the win probability that makes an option e times as likely.
const TEMPERATURE: f32 = 0.015;
/// The decay of the weights.
const DECAY: f32 = 1e-5;

/// A decision: the features of each option, and how likely it should be.
type Sample = Vec<(Vec<(u16, f32)>, f32)>;

/// Trains the policy with these games.
pub fn learn(habits: &mut Habits, games: &Games, rng: &mut Rng) -> Learned {
    let samples =
        |games: &[&Played]| -> Vec<Sample> { games.iter().copied().flat_map(samples).collect() };
    let test = samples(&games.test);
    let before = loss(habits, &test);
    // The sums of squared gradients (Adagrad; Duchi, Hazan and Singer 2011).
    let mut squares = vec![0.1; FEATURES];
    let mut practice = games.practice.clone();
    for rate in RATES {
        rng.shuffle(&mut practice);
        for games in practice.chunks(GAMES_AT_ONCE) {
            let mut samples = samples(games);
            rng.shuffle(&mut samples);
            for sample in &samples {
                learn_one(habits, &mut squares, sample, rate);
            }
        }
    }
    let after = loss(habits, &test);
    Learned { before, after }
}

/// Makes the policy a little more like this decision.
fn learn_one(habits: &mut Habits, squares: &mut [f32], sample: &Sample, rate: f32) {
    let likely = likely(habits, sample);
    for ((list, target), likely) in sample.iter().zip(likely) {
        for &(feature, strength) in list {
            let weight = &mut habits.weights[feature as usize];
            let slope = (likely - target) * strength + DECAY * *weight;
            let square = &mut squares[feature as usize];
            *square += slope * slope;
            *weight -= rate * slope / square.sqrt();
        }
    }
}

/// The decisions of a game.
fn samples(game: &Played) -> Vec<Sample> {
    let mut samples = Vec::new();
    game.replay(|game, decision, answer| {
        let Some(question) = game.question().filter(|question| !question.order) else {
            return;
        };
        let best = answer.best();
        let odds = |rating: &f32| ((rating - best) / TEMPERATURE).exp();
        let total: f32 = answer.ratings.iter().map(odds).sum();
        let features = Features::new(game.state(), question);
        let option = |(&choice, rating)| {
            let mut list = Vec::new();
            features.of(choice, |feature, strength| {
                list.push((feature as u16, strength));
            });
            (list, odds(rating) / total)
        };
        samples.push(
            decision
                .options
                .iter()
                .zip(&answer.ratings)
                .map(option)
                .collect(),
        );
    });
    samples
}

/// The probability of each option under the policy.
fn likely(habits: &Habits, sample: &Sample) -> Vec<f32> {
    let odds = |(list, _): &(Vec<(u16, f32)>, f32)| {
        let parts = list.iter();
        let sum: f32 = parts
            .map(|&(feature, strength)| habits.weights[feature as usize] * strength)
            .sum();
        sum.clamp(-20.0, 20.0).exp()
    };
    let odds: Vec<f32> = sample.iter().map(odds).collect();
    let total: f32 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / total).collect()
}

/// The mean cross-entropy of the choices.
fn loss(habits: &Habits, samples: &[Sample]) -> f64 {
    let surprise = |sample: &Sample| -> f64 {
        let likely = likely(habits, sample);
        let parts = sample.iter().zip(likely);
        parts
            .map(|((_, target), likely)| f64::from(-target * likely.max(1e-6).ln()))
            .sum()
    };
    samples.iter().map(surprise).sum::<f64>() / samples.len().max(1) as f64
}
