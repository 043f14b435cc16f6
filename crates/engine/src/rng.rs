/// The generator behind every shuffle: PCG-XSH-RR 64/32 (O'Neill, 2014).
///
/// Its output for a seed is fixed for good, so that a record replays on every version and machine.
///
/// ```
/// use innovation_engine::Rng;
/// assert_eq!(Rng::new(7).below(1000), Rng::new(7).below(1000));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    const MULTIPLIER: u64 = 6364136223846793005;
    const INCREMENT: u64 = 1442695040888963407;

    /// The generator of this seed.
    pub fn new(seed: u64) -> Rng {
        let mut rng = Rng {
            state: seed.wrapping_add(Rng::INCREMENT),
        };
        rng.next_u32();
        rng
    }

    /// The next 32 random bits.
    pub fn next_u32(&mut self) -> u32 {
        let state = self.state;
        self.state = state
            .wrapping_mul(Rng::MULTIPLIER)
            .wrapping_add(Rng::INCREMENT);
        let shifted = (((state >> 18) ^ state) >> 27) as u32;
        shifted.rotate_right((state >> 59) as u32)
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        u64::from(self.next_u32()) << 32 | u64::from(self.next_u32())
    }

    /// A number from 0 up to and without `bound`, each equally likely. `bound` is not 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: multiply, and draw again in the few cases that would favour some numbers.
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items into a random order, each equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_that_of_the_published_generator() {
        // The reference implementation's pcg32 with initstate 42, on our stream.
        let mut rng = Rng::new(42);
        let mut state: u64 = 0;
        let step = |state: u64| {
            state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407)
        };
        state = step(state).wrapping_add(42);
        state = step(state);
        for _ in 0..5 {
            let shifted = (((state >> 18) ^ state) >> 27) as u32;
            let expected = shifted.rotate_right((state >> 59) as u32);
            assert_eq!(rng.next_u32(), expected);
            state = step(state);
        }
    }

    #[test]
    fn seeds_give_the_same_numbers_for_good() {
        let mut rng = Rng::new(1);
        let drawn: Vec<u32> = (0..4).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, [328, 417, 28, 458]);
    }
}
