use serde::{Deserialize, Serialize};

use crate::{Age, Card, Seat, SeatSet};

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// The supply pile of an age.
    Supply(Age),
    /// A player's hand.
    Hand(Seat),
    /// A player's score pile.
    Score(Seat),
    /// A player's board, in the pile of the card's color.
    Board(Seat),
    /// Face down as the achievement of its age, claimed or not.
    Achievement,
    /// Out of the game.
    Removed,
}

impl Place {
    /// Who sees the faces of the cards in this place as they come and go.
    pub(crate) fn seen_by(self, onlookers: SeatSet) -> SeatSet {
        match self {
            Place::Hand(seat) | Place::Score(seat) => SeatSet::one(seat),
            Place::Board(_) => onlookers,
            Place::Supply(_) | Place::Achievement | Place::Removed => SeatSet::EMPTY,
        }
    }
}

/// A card as a player sees it: its face, or a back that shows its age.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seen {
    /// The card is known.
    Face(Card),
    /// Only the age is known.
    Back(Age),
}

impl Seen {
    /// The age, which every back shows.
    pub fn age(self) -> Age {
        match self {
            Seen::Face(card) => card.age(),
            Seen::Back(age) => age,
        }
    }
}
