use serde::{Deserialize, Serialize};

/// What the result of a seat is made of. `start + skill + luck + others = result`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The win chance before the cards are dealt: one divided by the number of sides.
    pub start: f64,
    /// The win chance that the seat's own answers lost, as a negative number. Zero is perfect play.
    pub skill: f64,
    /// What the cards were worth that the seat was dealt and saw after its own answers, compared with the mean over the
    /// cards that could have come.
    pub luck: f64,
    /// What all other players did and drew, as far as it changed the chance of this seat.
    pub others: f64,
    /// The seat's part of the victory: 0, 1, or a share.
    pub result: f64,
    /// The mean loss of a decision.
    pub error_rate: f64,
    /// The part of the luck that was in the first hand.
    pub deal: f64,
    /// The result without the luck.
    pub luck_adjusted: f64,
    /// The number of decisions that count: more than one option, and not a mere order.
    pub decisions: usize,
}
