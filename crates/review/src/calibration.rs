//! Calibration: the sharpness (inverse temperature) of win chances by kind of table, and their reliability.

use std::f64::consts::PI;
use std::sync::LazyLock;

use innovation_bots::evaluation::Evaluation;
use innovation_engine::{Edition, Rng, Seat, Settings, State, View};
use serde::{Deserialize, Serialize};

use crate::effort::Effort;
use crate::playout::{ACTIONS, end_of_playout};

/// The sharpness at one kind of table: a line of `calibration.json`, which
/// `innovation calibrate --fit` writes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSharpness {
    /// The number of players.
    pub players: u8,
    /// Two teams of two.
    pub teams: bool,
    /// The edition of the game.
    pub edition: Edition,
    /// The inverse temperature of the win chances. Above 1, they are nearer to 0 and 1 than the evaluation says.
    pub sharpness: f64,
}

impl TableSharpness {
    /// The kinds of tables that were fitted.
    pub fn all() -> &'static [TableSharpness] {
        static ALL: LazyLock<Vec<TableSharpness>> = LazyLock::new(|| {
            // A file that cannot be read fails a test. Without it, every sharpness is 1.
            serde_json::from_str(include_str!("../calibration.json")).unwrap_or_default()
        });
        &ALL
    }

    /// Whether games with these settings are played at such a table.
    pub fn is_for(&self, settings: Settings) -> bool {
        (self.players, self.teams, self.edition)
            == (settings.players(), settings.is_teams(), settings.edition)
    }
}

/// The sharpness of the evaluation at a kind of table.
pub fn sharpness(settings: Settings) -> f64 {
    let mut tables = TableSharpness::all().iter();
    let table = tables.find(|table| table.is_for(settings));
    table.map_or(1.0, |table| table.sharpness)
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

/// The same for one seat with each of these sharpnesses, for one evaluation.
fn sharpened(state: &State, seat: Seat, sharpnesses: &[f64]) -> impl Iterator<Item = f64> {
    let chances = Evaluation::standard().chances(state).map(f64::from);
    let own = chances[seat.index()];
    // The odds of the other sides against this one. A seat that does not play has no chance.
    let logarithms = chances.map(|chance| (chance / own).ln());
    let side = f64::from(state.settings().side(seat).len());
    sharpnesses.iter().map(move |sharpness| {
        if own <= 0.0 {
            return 0.0;
        }
        let odds = logarithms.map(|logarithm| (sharpness * logarithm).exp());
        side / odds.iter().sum::<f64>()
    })
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
        let end = end_of_playout(&world, Some(choice), ACTIONS, rng);
        for (sum, chance) in sums.iter_mut().zip(sharpened(&end, view.seat, sharpnesses)) {
            *sum += chance;
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
/// assert_eq!(reliability.corrected_error(), 0.0);
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

    /// The expected calibration error without the part that chance gives it: from the square of each tenth's deviation
    /// its variance is subtracted (as in Kumar, Liang and Ma 2019), where it is larger.
    pub fn corrected_error(&self) -> f64 {
        let off = |bin: &Sums| {
            let square = (bin.said - bin.happened).powi(2) - bin.squares;
            square.max(0.0).sqrt()
        };
        self.bins.iter().map(off).sum::<f64>() / self.count().max(1) as f64
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

#[cfg(test)]
mod tests {
    use innovation_engine::Play;

    use super::*;

    /// A table in the middle of a game, and one at the end.
    #[test]
    fn sharpened_chances_are_those_of_each_sharpness() {
        for (players, teams) in [(2, false), (3, false), (4, true)] {
            let settings = Settings::of(players, teams).unwrap();
            let mut rng = Rng::new(5);
            let play = Play::new(settings, 5);
            for actions in [40, u8::MAX] {
                let state = end_of_playout(&play, None, actions, &mut rng);
                for seat in settings.seats() {
                    let sharpnesses = [0.5, 1.0, 1.7];
                    for (sharpness, chance) in
                        sharpnesses
                            .into_iter()
                            .zip(sharpened(&state, seat, &sharpnesses))
                    {
                        let expected = chances(&state, sharpness)[seat.index()];
                        assert!((chance - expected).abs() < 1e-9, "{chance}, not {expected}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_kind_of_table_is_fitted() {
        let file: Result<Vec<TableSharpness>, _> =
            serde_json::from_str(include_str!("../calibration.json"));
        assert_eq!(file.unwrap(), TableSharpness::all());
        let kinds = [(2, false), (3, false), (4, false), (4, true)];
        for edition in Edition::ALL {
            for (players, teams) in kinds {
                let settings = Settings::of(players, teams).unwrap().with_edition(edition);
                let fitting = TableSharpness::all().iter();
                let fitting: Vec<_> = fitting.filter(|table| table.is_for(settings)).collect();
                assert_eq!(fitting.len(), 1, "{settings:?}");
                assert_eq!(sharpness(settings), fitting[0].sharpness);
            }
        }
        assert_eq!(TableSharpness::all().len(), 2 * kinds.len());
    }
}
