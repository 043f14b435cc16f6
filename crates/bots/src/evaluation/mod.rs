//! How good a table is for everybody at it.
//!
//! A small network, trained on the ends of games that bots played against each other (see the example
//! `train`), gives each seat a strength; who wins is then a matter of the strengths of the sides.

mod features;

use std::sync::LazyLock;

use innovation_engine::{Seat, State};
use wide::f32x4;

pub use features::{COUNT as FEATURES, features};

/// How many neurons each feature speaks to. The first one is taken as it is, the others only where they
/// are positive.
pub const NEURONS: usize = 32;

/// Weights are stored as whole numbers of this part.
const UNIT: f32 = 1.0 / 1024.0;

/// A network that judges a table.
#[derive(Clone)]
pub struct Evaluation {
    /// What each feature adds to each neuron.
    pub rows: Vec<[f32; NEURONS]>,
    /// What each neuron adds to the strength.
    pub output: [f32; NEURONS],
}

static STANDARD: LazyLock<Evaluation> =
    LazyLock::new(|| Evaluation::from_bytes(include_bytes!("weights.bin")));

impl Evaluation {
    /// The one that the bots use.
    pub fn standard() -> &'static Evaluation {
        &STANDARD
    }

    /// Reads weights as [`to_bytes`](Evaluation::to_bytes) writes them. What is missing is zero.
    pub fn from_bytes(bytes: &[u8]) -> Evaluation {
        let mut numbers = bytes
            .chunks_exact(2)
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * UNIT);
        let mut neurons = || std::array::from_fn(|_| numbers.next().unwrap_or(0.0));
        let output = neurons();
        let rows = (0..FEATURES).map(|_| neurons()).collect();
        Evaluation { rows, output }
    }

    /// The weights as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        std::iter::once(&self.output)
            .chain(&self.rows)
            .flatten()
            .flat_map(|weight| ((weight / UNIT).round() as i16).to_le_bytes())
            .collect()
    }

    /// How strong a seat stands: the more than others, the likelier it wins.
    pub fn strength(&self, state: &State, seat: Seat) -> f32 {
        let mut list = List::new();
        features(state, seat, |feature, strength| {
            list.push(feature, strength)
        });
        let mut sums = [f32x4::ZERO; NEURONS / 4];
        // All at once and not as they are seen, so that the neurons stay in registers.
        for &(feature, strength) in list.items() {
            let strength = f32x4::splat(strength);
            let (row, _) = self.rows[feature as usize].as_chunks::<4>();
            for (sum, weights) in sums.iter_mut().zip(row) {
                *sum += strength * f32x4::new(*weights);
            }
        }
        let neurons = sums.map(f32x4::to_array);
        let neurons = neurons.as_flattened();
        let fires = |at: usize| {
            if at == 0 {
                neurons[0]
            } else {
                neurons[at].max(0.0)
            }
        };
        (0..NEURONS).map(|at| fires(at) * self.output[at]).sum()
    }

    /// For every seat, the probability that its side wins. Once the game is over, that is known.
    pub fn chances(&self, state: &State) -> [f32; 4] {
        let settings = state.settings();
        let mut chances = [0.0; 4];
        if let Some(outcome) = state.outcome() {
            let sides = if settings.is_teams() { 2.0 } else { 1.0 };
            let share = sides / f32::from(outcome.winners.len());
            for seat in outcome.winners {
                chances[seat.index()] = share;
            }
            return chances;
        }
        let strength = Seat::ALL.map(|seat| match settings.seats().any(|sits| sits == seat) {
            true => self.strength(state, seat),
            false => 0.0,
        });
        softmax(state, strength)
    }
}

/// The features of a table, without a heap.
struct List {
    items: [(u32, f32); List::MOST],
    len: usize,
}

impl List {
    /// More than any table has.
    const MOST: usize = 320;

    fn new() -> List {
        List {
            items: [(0, 0.0); List::MOST],
            len: 0,
        }
    }

    fn push(&mut self, feature: usize, strength: f32) {
        if let Some(item) = self.items.get_mut(self.len) {
            *item = (feature as u32, strength);
            self.len += 1;
        }
    }

    fn items(&self) -> &[(u32, f32)] {
        &self.items[..self.len]
    }
}

/// For every seat, the probability that its side wins, given how strong each seat is.
pub fn softmax(state: &State, strength: [f32; 4]) -> [f32; 4] {
    let settings = state.settings();
    let mut chances = [0.0; 4];
    let mut total = 0.0;
    for seat in settings.seats() {
        let side: f32 = settings
            .side(seat)
            .into_iter()
            .map(|seat| strength[seat.index()])
            .sum();
        let odds = side.clamp(-30.0, 30.0).exp();
        chances[seat.index()] = odds;
        total += odds;
    }
    let sides = if settings.is_teams() { 2.0 } else { 1.0 };
    chances.map(|odds| odds * sides / total)
}
