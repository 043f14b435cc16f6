//! Games of random answers.

use innovation_engine::{Event, Question, Rng, Settings, State};

/// Deals a game and plays it to its end, every option of every question being equally likely. The seed
/// decides on all of it. Gives back how many questions were answered.
pub fn play(settings: Settings, seed: u64) -> u64 {
    let mut rng = Rng::new(seed);
    let mut answers = 0;
    State::deal(settings, rng.next_u64()).play_out(|_, question| {
        answers += 1;
        any(question, &mut rng)
    });
    answers
}

/// The same game, with every event shown. Gives back the table at its end.
pub fn watch(settings: Settings, seed: u64, mut see: impl FnMut(&Event)) -> State {
    let mut rng = Rng::new(seed);
    let mut state = State::deal(settings, rng.next_u64());
    state.play_out_watched(|_, question| any(question, &mut rng), |_, event| see(event));
    state
}

fn any(question: &Question, rng: &mut Rng) -> u8 {
    rng.below(question.count().into()) as u8
}

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
