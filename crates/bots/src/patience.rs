use innovation_engine::Rng;

/// Breaks deadlocks with noise.
///
/// The rules do not end a game in which all players prefer to do nothing. After far more decisions than a
/// game needs, random noise is added to the ratings, and grows with every decision.
pub struct Patience {
    decisions: u32,
    rng: Rng,
}

/// Very few games need this many decisions of one player.
const PLENTY: u32 = 200;

/// The growth of the noise with each further decision.
const DOUBT: f32 = 0.002;

impl Patience {
    pub fn new(seed: u64) -> Patience {
        let rng = Rng::new(seed);
        Patience { decisions: 0, rng }
    }

    /// Counts a decision, and returns the ratings with the noise added.
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
