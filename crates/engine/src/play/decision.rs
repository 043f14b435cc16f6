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
    /// Where a chosen card is transferred, as far as that is settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// Whether the answer decides on nothing but an order.
    pub order: bool,
    /// The options. The answer is the place of one of them, from 0.
    pub options: Vec<Choice>,
}

/// An answer that cannot be taken. The game is what it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerError {
    /// Nobody is asked anything any more.
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
    /// There are fewer options.
    #[error("no option {index}: there are {count}, counted from 0")]
    NoSuchOption {
        /// The answer.
        index: usize,
        /// How many options there are.
        count: usize,
    },
}
