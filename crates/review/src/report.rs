use serde::Serialize;

use crate::effort::Effort;
use crate::review::Review;

/// A review as programs get it: with the names of the players, and what it was made with.
#[derive(Serialize)]
pub struct ReviewReport<'r> {
    #[serde(flatten)]
    review: &'r Review,
    players: Vec<&'r str>,
    budget: String,
    seed: u64,
}

impl<'r> ReviewReport<'r> {
    /// A review that was made with this effort and seed.
    pub fn new(
        review: &'r Review,
        players: Vec<&'r str>,
        effort: Effort,
        seed: u64,
    ) -> ReviewReport<'r> {
        ReviewReport {
            review,
            players,
            budget: effort.to_string(),
            seed,
        }
    }
}
