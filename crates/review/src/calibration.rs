//! How sure the evaluation may be, and how well what was said agrees with what happened.

use std::f64::consts::PI;

use innovation_bots::evaluation::Evaluation;
use innovation_engine::{Rng, Settings, State, View};
use serde::Serialize;

use crate::effort::Effort;
use crate::playout::end_of_playout;

/// The sharpness of the evaluation at a kind of table: the inverse temperature of its win chances. Fitted by
/// `innovation calibrate --fit` on other games than those that docs/review.md reports.
pub fn sharpness(settings: Settings) -> f64 {
    match (settings.players(), settings.is_teams()) {
        (2, _) => 1.0,
        (3, _) => 1.0,
        (_, false) => 1.0,
        (_, true) => 1.0,
    }
}

/// For every seat, the win chance of its side, with this sharpness.
pub fn chances(state: &State, sharpness: f64) -> [f64; 4] {
    let settings = state.settings();
    let odds = Evaluation::standard()
        .chances(state)
        .map(|chance| f64::from(chance).powf(sharpness));
    let partners = if settings.is_teams() { 2.0 } else { 1.0 };
    let total = odds.iter().sum::<f64>() / partners;
    odds.map(|odds| odds / total)
}

/// The win chance of an option of the view's decision, with each of these sharpnesses. `None` if the view has no
/// such option or no determinization.
///
/// With the standard sharpness, this is the value that a review gives the option.
pub fn forecast(
    view: &View,
    option: usize,
    effort: Effort,
    sharpnesses: &[f64],
    rng: &mut Rng,
) -> Option<Vec<f64>> {
    let choice = *view.decision.as_ref()?.options.get(option)?;
    let mut sums = vec![0.0; sharpnesses.len()];
    for _ in 0..effort.playouts() {
        let world = view.sample(rng)?;
        let end = end_of_playout(&world, Some(choice), rng);
        for (sum, &sharpness) in sums.iter_mut().zip(sharpnesses) {
            *sum += chances(&end, sharpness)[view.seat.index()];
        }
    }
    let playouts = f64::from(effort.playouts());
    Some(sums.into_iter().map(|sum| sum / playouts).collect())
}

/// What was said against what happened: the reliability of win chances.
///
/// ```
/// use innovation_review::Reliability;
/// let mut reliability = Reliability::default();
/// for game in 0..10 {
///     reliability.add(0.3, if game < 3 { 1.0 } else { 0.0 });
///     reliability.end_game();
/// }
/// assert!(reliability.calibration_error() < 1e-9);
/// assert!((reliability.brier() - 0.21).abs() < 1e-9);
/// // Ten games say little.
/// assert!(reliability.noise() > 0.1);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reliability {
    bins: [Sums; BINS],
    squares: f64,
}

/// The number of bins, each a tenth wide.
const BINS: usize = 10;

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Sums {
    count: u64,
    said: f64,
    happened: f64,
    /// What happened minus what was said in the current game.
    game: f64,
    /// The sum of its squares over all games.
    squares: f64,
}

/// The chances in a tenth of the scale.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ReliabilityBin {
    /// How many there are.
    pub count: u64,
    /// Their mean.
    pub said: f64,
    /// The mean result.
    pub happened: f64,
}

impl Reliability {
    /// Adds a chance, and the result of the game.
    pub fn add(&mut self, said: f64, happened: f64) {
        let bin = &mut self.bins[((said * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1;
        bin.said += said;
        bin.happened += happened;
        bin.game += happened - said;
        self.squares += (said - happened).powi(2);
    }

    /// Ends a game. The chances of one game are not independent: they have the same result.
    pub fn end_game(&mut self) {
        for bin in &mut self.bins {
            bin.squares += bin.game.powi(2);
            bin.game = 0.0;
        }
    }

    /// How many chances there are.
    pub fn count(&self) -> u64 {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// The Brier score: the mean squared difference of chance and result.
    pub fn brier(&self) -> f64 {
        self.squares / self.count().max(1) as f64
    }

    /// The expected calibration error: the mean over all chances of the difference of what was said and what
    /// happened in its tenth.
    pub fn calibration_error(&self) -> f64 {
        let off = |bin: &Sums| (bin.said - bin.happened).abs();
        self.bins.iter().map(off).sum::<f64>() / self.count().max(1) as f64
    }

    /// The expected calibration error of perfect chances in as many games: the mean absolute deviation that the
    /// spread between games gives to each tenth.
    pub fn noise(&self) -> f64 {
        let deviation = |bin: &Sums| (2.0 / PI * bin.squares).sqrt();
        self.bins.iter().map(deviation).sum::<f64>() / self.count().max(1) as f64
    }

    /// The tenths that have any chances, from the lowest.
    pub fn bins(&self) -> Vec<ReliabilityBin> {
        let used = self.bins.iter().filter(|bin| bin.count > 0);
        used.map(|bin| ReliabilityBin {
            count: bin.count,
            said: bin.said / bin.count as f64,
            happened: bin.happened / bin.count as f64,
        })
        .collect()
    }
}
