//! What a bot would do, and why.

use innovation_text::Reason;

/// What a bot would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The place of the option.
    pub option: usize,
    /// How likely each option is to win, from 0 to 1.
    pub ratings: Vec<f32>,
    /// The reasons for and against each option, the weightiest first.
    pub reasons: Vec<Vec<Reason>>,
}

/// The number of options that are explained.
const EXPLAINED: usize = 3;

impl Hint {
    /// The best options, the best first.
    pub fn best(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.ratings.len()).collect();
        places.sort_by(|&one, &other| self.ratings[other].total_cmp(&self.ratings[one]));
        places.truncate(EXPLAINED);
        places
    }
}
