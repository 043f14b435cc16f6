use crate::{Card, Rng};

/// Cards in a row from bottom to top, without a heap: a supply pile, or a pile on a board. It is `Copy`, which an
/// `ArrayVec` is not: playouts copy whole states.
#[derive(Clone, Copy)]
pub(crate) struct Stack<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Stack<N> {
    pub(crate) const EMPTY: Stack<N> = Stack {
        cards: [Card::at(0); N],
        len: 0,
    };

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// The cards, bottom first.
    pub(crate) fn bottom_up(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// The cards, bottom first, to be exchanged for others.
    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        let len = self.len();
        &mut self.cards[..len]
    }

    pub(crate) fn top(&self) -> Option<Card> {
        self.bottom_up().last().copied()
    }

    pub(crate) fn put_on_top(&mut self, card: Card) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    pub(crate) fn put_at_bottom(&mut self, card: Card) {
        let len = self.len();
        self.cards.copy_within(0..len, 1);
        self.cards[0] = card;
        self.len += 1;
    }

    pub(crate) fn take_top(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }

    /// Removes this card, at any position. Returns whether it was there.
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let Some(at) = self.bottom_up().iter().rposition(|&other| other == card) else {
            return false;
        };
        let len = self.len();
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        true
    }

    pub(crate) fn shuffle(&mut self, rng: &mut Rng) {
        let len = self.len();
        rng.shuffle(&mut self.cards[..len]);
    }
}

// Array elements beyond the top do not count.
impl<const N: usize> PartialEq for Stack<N> {
    fn eq(&self, other: &Stack<N>) -> bool {
        self.bottom_up() == other.bottom_up()
    }
}

impl<const N: usize> Eq for Stack<N> {}

impl<const N: usize> std::fmt::Debug for Stack<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.bottom_up().fmt(f)
    }
}
