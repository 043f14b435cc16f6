use serde::{Deserialize, Serialize};

use crate::SeatSet;

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// A player or team had enough achievements.
    Achievements,
    /// A card above 10 would have had to be drawn.
    Score,
    /// The effect of a card.
    Dogma,
}

impl Ending {
    /// All ends.
    pub const ALL: [Ending; 3] = [Ending::Achievements, Ending::Score, Ending::Dogma];

    /// The end of this word.
    pub fn from_word(word: &str) -> Option<Ending> {
        Ending::ALL.into_iter().find(|ending| ending.word() == word)
    }

    /// The word in files: `achievements`, `score`, `dogma`.
    pub const fn word(self) -> &'static str {
        ["achievements", "score", "dogma"][self as usize]
    }
}

/// Who won, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The winners: one, a team, or all who share the victory.
    pub winners: SeatSet,
    /// How the game came to its end.
    pub by: Ending,
}
