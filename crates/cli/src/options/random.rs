//! Seeds of many games.

/// The seed of one of many games: the output of SplitMix64 (Steele, Lea and Flood, 2014) at this number, so that
/// neighbouring seeds are independent.
pub fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_those_of_the_published_generator() {
        assert_eq!(seed_of(1234567, 0), 6457827717110365317);
        assert_eq!(seed_of(1234567, 1), 3203168211198807973);
    }
}
