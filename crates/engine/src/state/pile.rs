use crate::IconCounts;
use crate::state::Stack;
use crate::{Card, Splay};

/// The cards of one color on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile {
    cards: Stack<21>,
    splay: Option<Splay>,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile {
        cards: Stack::EMPTY,
        splay: None,
    };

    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether the pile is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The uncovered card.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.cards.top()
    }

    /// The lowest card, which may be the top card.
    pub fn bottom(&self) -> Option<Card> {
        self.bottom_up().first().copied()
    }

    /// The cards, the bottom one first.
    #[inline]
    pub fn bottom_up(&self) -> &[Card] {
        self.cards.bottom_up()
    }

    /// How the pile is splayed. A pile of one card or none is not.
    #[inline]
    pub fn splay(&self) -> Option<Splay> {
        self.splay
    }

    /// Whether splaying the pile in this direction would change anything.
    pub fn can_splay(&self, splay: Splay) -> bool {
        self.len() >= 2 && self.splay != Some(splay)
    }

    /// The visible icons.
    pub fn icons(&self) -> IconCounts {
        let Some((top, covered)) = self.bottom_up().split_last() else {
            return IconCounts::NONE;
        };
        match self.splay {
            None => top.icons(),
            splay => covered.iter().fold(top.icons(), |icons, card| {
                icons.plus(card.icons_covered(splay))
            }),
        }
    }

    pub(crate) fn put_on_top(&mut self, card: Card) {
        self.cards.put_on_top(card);
    }

    pub(crate) fn put_at_bottom(&mut self, card: Card) {
        self.cards.put_at_bottom(card);
    }

    pub(crate) fn take(&mut self, card: Card) -> bool {
        let found = self.cards.take(card);
        self.set_splay(self.splay);
        found
    }

    /// Splays the pile, or, with fewer than two cards, leaves it unsplayed.
    pub(crate) fn set_splay(&mut self, splay: Option<Splay>) {
        self.splay = if self.len() >= 2 { splay } else { None };
    }

    pub(crate) fn rearrange(&mut self, cards: Stack<21>) {
        self.cards = cards;
    }
}
