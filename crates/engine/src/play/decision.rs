use serde::{Deserialize, Serialize};

use crate::{Card, Choice, Place, Purpose, Seat};

/// A question to a player, with the options as that player sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What the answer is for.
    pub purpose: Purpose,
    /// The card, and the place of its effect from 0, that asks.
    pub source: Option<(Card, u8)>,
    /// The place where a chosen card goes in a transfer, if already known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// Whether the answer decides only an order.
    pub order: bool,
    /// The options. The answer is the index of one of them.
    pub options: Vec<Choice>,
}

/// Why an answer was rejected. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("seat {asked} is asked, not seat {answering}")]
    NotAsked {
        /// Who is asked.
        asked: Seat,
        /// Who answered.
        answering: Seat,
    },
    /// The index is out of range.
    #[error("no option {index}: there are {count}, counted from 0")]
    NoSuchOption {
        /// The answer.
        index: usize,
        /// How many options there are.
        count: usize,
    },
}
