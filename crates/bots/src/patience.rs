use innovation_engine::Rng;

/// How long a bot goes on with what it thinks best.
///
/// Nothing in the rules ends a game in which everybody prefers to do nothing. A bot that has decided far more
/// often than games take begins to see things differently, the more so the longer it lasts.
pub struct Patience {
    decisions: u32,
    rng: Rng,
}

/// Hardly any game needs so many decisions of one player.
const PLENTY: u32 = 200;

/// How much an opinion may change with every decision more.
const DOUBT: f32 = 0.002;

impl Patience {
    pub fn new(seed: u64) -> Patience {
        let rng = Rng::new(seed);
        Patience { decisions: 0, rng }
    }

    /// Counts a decision, and gives back the ratings as they are seen by now.
    pub fn see(&mut self, mut ratings: Vec<f32>) -> Vec<f32> {
        self.decisions += 1;
        let doubt = self.decisions.saturating_sub(PLENTY) as f32 * DOUBT;
        if doubt > 0.0 {
            for rating in &mut ratings {
                *rating += doubt * self.rng.below(1000) as f32 / 1000.0;
            }
        }
        ratings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubts_come_late_and_grow() {
        let mut patience = Patience::new(1);
        for _ in 0..PLENTY {
            assert_eq!(patience.see(vec![0.5, 0.4]), [0.5, 0.4]);
        }
        let otherwise = |ratings: Vec<f32>| ratings[1] > ratings[0];
        let mut count = |decisions: u32| {
            let seen = (0..decisions).map(|_| patience.see(vec![0.5, 0.4]));
            seen.filter(|ratings| otherwise(ratings.clone())).count()
        };
        assert_eq!(count(50), 0);
        assert!((5..50).contains(&count(100)));
    }
}
