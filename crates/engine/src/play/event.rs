use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Achievement, Age, Card, CardSet, Choice, Color, IconCounts, Outcome, Place, Seat, SeatSet,
    Seen, Splay,
};

/// An event of the game, and which seats saw the faces in it.
///
/// The log, the knowledge of each seat and the tests all read the same events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// Who did it.
    pub by: Seat,
    /// What happened.
    pub what: What,
    /// Who saw the faces of the cards in it. Everybody sees the rest.
    pub seen_by: SeatSet,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A turn began, with this many actions.
    Turn {
        /// How many actions it has.
        actions: u8,
    },
    /// An action was chosen.
    Action {
        /// Draw, Meld, Dogma or Achieve.
        action: Choice,
    },
    /// A Dogma action counted the icons of every player, by seat.
    Icons {
        /// The activated card.
        card: Card,
        /// The visible icons of each seat's board.
        counts: ArrayVec<IconCounts, 4>,
    },
    /// A player began to carry out an effect.
    Effect {
        /// The card.
        card: Card,
        /// The place of the effect on it, from 0.
        effect: u8,
    },
    /// A card went from one place to another.
    Moved {
        /// The card.
        card: Seen,
        /// How it moved.
        verb: Verb,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
    },
    /// A card in hand was shown to everyone.
    Revealed {
        /// The card.
        card: Card,
    },
    /// A whole hand was shown, to prove that it has no card of the kind asked for.
    ShowedHand {
        /// The hand.
        cards: CardSet,
    },
    /// A player announced that the hand has none of these cards, without showing it.
    HasNone {
        /// The cards that were asked for.
        of: CardSet,
    },
    /// A card that was moved face down is one of these.
    IsOneOf {
        /// The card.
        card: Seen,
        /// Where it is now.
        at: Place,
        /// The cards that were asked for.
        of: CardSet,
    },
    /// A value was named.
    NamedValue {
        /// The value.
        value: Age,
    },
    /// A color was named.
    NamedColor {
        /// The color.
        color: Color,
    },
    /// A pile was splayed, or, without a direction, unsplayed.
    Splayed {
        /// Its color.
        color: Color,
        /// The direction.
        splay: Option<Splay>,
    },
    /// The cards of a pile were put into another order.
    Rearranged {
        /// Its color.
        color: Color,
        /// The pile, the bottom card first, for those who saw it.
        pile: Option<ArrayVec<Card, 21>>,
        /// The card on top of it now.
        top: Option<Card>,
    },
    /// An achievement was claimed.
    Claimed {
        /// Which one.
        achievement: Achievement,
    },
    /// The free Draw action for a shared effect follows.
    FreeDraw,
    /// The dogma action ended at once, after all hands, boards and score piles were removed.
    ActionEnded,
    /// The game ended.
    Over {
        /// Who won, and how.
        outcome: Outcome,
    },
}

/// How a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verb {
    /// Drawn to hand.
    Draw,
    /// Melded.
    Meld,
    /// Tucked.
    Tuck,
    /// Scored.
    Score,
    /// Returned.
    Return,
    /// Transferred.
    Transfer,
    /// Exchanged.
    Exchange,
    /// Removed from the game.
    Remove,
}

impl Event {
    /// The event as this seat or the watchers saw it: faces that it did not see are backs.
    pub fn as_seen_by(&self, seat: Seat) -> Event {
        let mut event = self.clone();
        if !self.seen_by.has(seat) {
            match &mut event.what {
                What::Moved { card, .. } | What::IsOneOf { card, .. } => {
                    *card = Seen::Back(card.age())
                }
                What::Rearranged { pile, .. } => *pile = None,
                _ => {}
            }
        }
        event.seen_by = SeatSet::EMPTY;
        event
    }
}
