//! Estimates of playing strength from games, with confidence intervals.

use hdrhistogram::Histogram;

/// How much of its games a player won, deal by deal.
#[derive(Clone, Default)]
pub struct Score {
    deals: f64,
    games: f64,
    won: f64,
    // Sums over deals of products, for the variance.
    won_won: f64,
    won_games: f64,
    games_games: f64,
}

/// The 97.5th percentile of the normal distribution: 95 % are between it and its negative.
const Z: f64 = 1.959_963_984_540_054;

/// From this many deals on, the standard error comes from their own spread.
const ENOUGH_DEALS: f64 = 5.0;

/// From this many other deals on, the coefficient of the measured luck is fitted to them. With fewer, it is 1.
const ENOUGH_TO_FIT: f64 = 20.0;

impl Score {
    /// Adds a deal: how many of its games were played, and how many were won. A shared victory counts as a fraction.
    pub fn add(&mut self, games: u64, won: f64) {
        let games = games as f64;
        self.deals += 1.0;
        self.games += games;
        self.won += won;
        self.won_won += won * won;
        self.won_games += won * games;
        self.games_games += games * games;
    }

    /// The score of deals without their luck, which has mean zero. A deal is its number of games, how many of them were
    /// won, and how much of that was luck.
    ///
    /// How much of the measured luck is subtracted is the coefficient of the regression of the results on it (control
    /// variates). That of a deal is fitted to all the others, so it is independent of the luck in this one, and the
    /// estimate is unbiased. Where the luck decides nothing, nothing is subtracted.
    pub fn without_luck(deals: &[(u64, f64, f64)]) -> Score {
        let parts = |&(games, won, luck): &(u64, f64, f64)| {
            let games = games.max(1) as f64;
            (won / games, luck / games)
        };
        let [mut count, mut won, mut luck, mut won_luck, mut luck_luck] = [0.0; 5];
        for (w, l) in deals.iter().map(parts) {
            count += 1.0;
            won += w;
            luck += l;
            won_luck += w * l;
            luck_luck += l * l;
        }
        let mut score = Score::default();
        for deal in deals {
            let (w, l) = parts(deal);
            let others = count - 1.0;
            let covariance = won_luck - w * l - (won - w) * (luck - l) / others;
            let variance = luck_luck - l * l - (luck - l).powi(2) / others;
            let fitted = others >= ENOUGH_TO_FIT && variance > 0.0;
            let part = if fitted { covariance / variance } else { 1.0 };
            score.add(deal.0, deal.1 - part * deal.2);
        }
        score
    }

    /// How many games were won. A shared victory counts as a fraction.
    pub fn won(&self) -> f64 {
        self.won
    }

    /// The fraction of games won. NaN if no game was played.
    pub fn rate(&self) -> f64 {
        self.won / self.games
    }

    /// The standard error of the rate, from the spread of the deals.
    fn error(&self) -> f64 {
        let (rate, deals) = (self.rate(), self.deals);
        let residuals = self.won_won - 2.0 * rate * self.won_games + rate * rate * self.games_games;
        // Rounding may make it slightly negative.
        (residuals.max(0.0) * deals / (deals - 1.0)).sqrt() / self.games
    }

    /// The 95 % confidence interval of the rate by Student's distribution, for results that are not only won or lost.
    /// `None` with too few deals to know their spread.
    pub fn spread_interval(&self) -> Option<[f64; 2]> {
        if self.deals < ENOUGH_DEALS {
            return None;
        }
        let reach = student(self.deals - 1.0) * self.error();
        Some([self.rate() - reach, self.rate() + reach])
    }

    /// The 95 % confidence interval of the rate.
    ///
    /// The games of one deal are not independent: a hand that wins for one player may win for the next who
    /// sits there, which makes them alike, or, since the players change seats, opposite. So the unit is the
    /// deal. The spread of the deals' results gives the standard error of the rate (the clustered, or
    /// ratio, estimator; deals that were cut short weigh less). The interval around it is Wilson's, which
    /// unlike "rate plus or minus two errors" stays within 0 and 1 and is right near them too, for the
    /// number of independent games that would have given this error; and by Student's distribution, since
    /// the error is itself an estimate. Where there are few deals, or all went alike, their spread says
    /// nothing: each deal then counts as a single independent game, which errs to the wide side.
    pub fn interval(&self) -> [f64; 2] {
        let (rate, deals) = (self.rate(), self.deals);
        if deals == 0.0 {
            return [0.0, 1.0];
        }
        let residuals = self.won_won - 2.0 * rate * self.won_games + rate * rate * self.games_games;
        let variance = residuals * deals / (deals - 1.0) / (self.games * self.games);
        let independent = rate * (1.0 - rate) / variance;
        // A variance this small is a rounding error of zero.
        if deals < ENOUGH_DEALS || rate <= 0.0 || rate >= 1.0 || residuals < 1e-9 {
            wilson(rate, deals, Z)
        } else {
            wilson(rate, independent, student(deals - 1.0))
        }
    }
}

/// Wilson's interval (1927) for a rate found in so many independent games.
fn wilson(rate: f64, games: f64, z: f64) -> [f64; 2] {
    let weight = z * z / games;
    let centre = rate + weight / 2.0;
    let reach = z * (rate * (1.0 - rate) / games + weight / games / 4.0).sqrt();
    [-reach, reach].map(|reach| ((centre + reach) / (1.0 + weight)).clamp(0.0, 1.0))
}

/// The 97.5th percentile of Student's distribution, by the first terms of its expansion around the normal
/// one. With four degrees of freedom, the fewest that are used, it is off by a fiftieth.
fn student(freedom: f64) -> f64 {
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    Z + first / freedom + second / (freedom * freedom)
}

/// By how many Elo points the winner of this part of the games is stronger than the loser.
pub fn elo(rate: f64) -> f64 {
    400.0 * (rate / (1.0 - rate)).log10()
}

/// An empty histogram of the times of decisions, in nanoseconds within 0.1 %.
pub fn times() -> Histogram<u64> {
    Histogram::new(3).expect("a histogram has up to five digits")
}

#[cfg(test)]
mod tests {
    use innovation_engine::Rng;

    use super::*;

    fn score(deals: &[f64]) -> Score {
        let mut score = Score::default();
        for &won in deals {
            score.add(2, won);
        }
        score
    }

    fn assert_near(found: [f64; 2], expected: [f64; 2]) {
        let near = |at: usize| (found[at] - expected[at]).abs() < 0.0005;
        assert!(near(0) && near(1), "{found:?} instead of {expected:?}");
    }

    #[test]
    fn wilson_as_published() {
        // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (won, games, expected) in [
            (81.0, 263.0, [0.2553, 0.3662]),
            (15.0, 148.0, [0.0624, 0.1605]),
            (0.0, 20.0, [0.0, 0.1611]),
            (1.0, 29.0, [0.0061, 0.1718]),
        ] {
            assert_near(wilson(won / games, games, Z), expected);
        }
    }

    #[test]
    fn student_as_tabled() {
        for (freedom, expected) in [(4.0, 2.776), (9.0, 2.262), (30.0, 2.042), (1e6, 1.960)] {
            let found = student(freedom);
            assert!((found / expected - 1.0).abs() < 0.02, "{freedom}: {found}");
        }
    }

    /// Where the results have nothing to do with the measured luck, it is not subtracted; where they are nothing else,
    /// all of it is.
    #[test]
    fn as_much_luck_is_subtracted_as_counts() {
        let mut rng = Rng::new(1);
        let mut number = || f64::from(rng.below(1001)) / 500.0 - 1.0;
        let luck: Vec<f64> = (0..200).map(|_| 0.4 * number()).collect();
        let deals = |won: &dyn Fn(f64) -> f64| -> Vec<(u64, f64, f64)> {
            luck.iter().map(|&luck| (2, won(luck), luck)).collect()
        };
        let width = |score: &Score| {
            let [low, high] = score.spread_interval().unwrap();
            high - low
        };
        let sure = Score::without_luck(&deals(&|_| 2.0));
        assert_near([sure.rate(), width(&sure)], [1.0, 0.0]);
        let lucky = Score::without_luck(&deals(&|luck| 1.0 + 0.8 * luck));
        assert_near([lucky.rate(), width(&lucky)], [0.5, 0.0]);
        // With few deals the coefficient is not fitted.
        let few = Score::without_luck(&deals(&|_| 2.0)[..10]);
        assert!(width(&few) > 0.1);
    }

    /// Runs of few deals whose rate is known: the mean of the estimates is the rate.
    #[test]
    fn a_fitted_part_of_the_luck_is_unbiased() {
        let mut rng = Rng::new(2);
        let mut rates = Vec::new();
        for _ in 0..3000 {
            let mut deals = Vec::new();
            for _ in 0..25 {
                // Won if the luck, and something else, are together above a limit.
                let luck = f64::from(rng.below(1001)) / 1000.0 - 0.5;
                let other = f64::from(rng.below(1001)) / 1000.0 - 0.5;
                deals.push((1, f64::from(u8::from(luck + 0.5 * other > 0.2)), luck));
            }
            rates.push(Score::without_luck(&deals).rate());
        }
        // The limit is 0.2 above the middle of a trapezoid with a flat part of half its width.
        let mean = rates.iter().sum::<f64>() / rates.len() as f64;
        let known = 0.3;
        let spread: f64 = rates.iter().map(|rate| (rate - mean).powi(2)).sum();
        let error = spread.sqrt() / rates.len() as f64;
        assert!(
            (mean - known).abs() < 3.0 * error + 0.001,
            "{mean} ± {error}"
        );
    }

    #[test]
    fn spread_of_any_results() {
        assert_eq!(score(&[1.0, 0.5]).spread_interval(), None);
        // Mean 0.5, standard deviation 0.5 of a game's rate over 100 deals.
        let spread = score(&[2.0, 0.0].repeat(50)).spread_interval().unwrap();
        let reach = student(99.0) * (0.25_f64 / 99.0).sqrt();
        assert_near(spread, [0.5 - reach, 0.5 + reach]);
        assert_near(score(&[1.2; 20]).spread_interval().unwrap(), [0.6, 0.6]);
    }

    #[test]
    fn few_deals_and_clear_ones_count_as_one_game_each() {
        assert_near(Score::default().interval(), [0.0, 1.0]);
        assert_near(score(&[2.0]).interval(), wilson(1.0, 1.0, Z));
        assert_near(score(&[2.0, 0.0]).interval(), wilson(0.5, 2.0, Z));
        assert_near(score(&[2.0; 20]).interval(), wilson(1.0, 20.0, Z));
        assert_near(score(&[1.0; 20]).interval(), wilson(0.5, 20.0, Z));
        assert_near(score(&[0.6; 20]).interval(), wilson(0.3, 20.0, Z));
    }

    #[test]
    fn games_of_a_deal_are_not_independent() {
        let width = |score: &Score| score.interval()[1] - score.interval()[0];
        // Half of all games are won. Where the deal decides, there are as many independent games as
        // deals; where the deal cancels out, there are more than games.
        let deal_decides = score(&[2.0, 0.0].repeat(100));
        let deal_cancels = score(&[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 0.0].repeat(20));
        let single = |games: f64| 2.0 * Z * (0.25 / games).sqrt();
        assert!((width(&deal_decides) / single(200.0) - 1.0).abs() < 0.02);
        assert!(width(&deal_cancels) < single(400.0) / 1.5);
    }

    /// Runs of coins whose rate is known: the interval holds it as often as it says.
    #[test]
    fn the_interval_holds_the_rate_in_95_of_100_runs() {
        let mut rng = Rng::new(1);
        for (deals, percent) in [(10, 50), (30, 80), (200, 95)] {
            let mut holds = 0;
            for _ in 0..2000 {
                let mut score = Score::default();
                for _ in 0..deals {
                    let mut won = || f64::from(u8::from(rng.below(100) < percent));
                    let (first, second) = (won(), won());
                    // Half of the deals are decided by their first game.
                    let deal = first + [first, second][rng.below(2) as usize];
                    score.add(2, deal);
                }
                let [low, high] = score.interval();
                let rate = f64::from(percent) / 100.0;
                holds += u32::from(low <= rate && rate <= high);
            }
            assert!(
                (1860..=1980).contains(&holds),
                "{holds} of 2000, {deals} deals"
            );
        }
    }

    #[test]
    fn elo_of_rates() {
        assert_eq!(elo(0.5), 0.0);
        assert!((elo(0.75) - 190.8).abs() < 0.1);
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn times_are_told_within_a_thousandth() {
        let mut times = times();
        for microseconds in 1..=1000 {
            times += 1000 * microseconds;
        }
        for (part, expected) in [(0.001, 1e3), (0.5, 500e3), (0.99, 990e3), (1.0, 1e6)] {
            let found = times.value_at_quantile(part) as f64;
            assert!(
                (1.0..=1.001).contains(&(found / expected)),
                "{part}: {found}"
            );
        }
    }
}
