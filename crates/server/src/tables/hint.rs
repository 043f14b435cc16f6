//! What a bot would do.

/// What a bot would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The place of the option.
    pub option: usize,
    /// How likely each option is to win, from 0 to 1.
    pub ratings: Vec<f32>,
}
