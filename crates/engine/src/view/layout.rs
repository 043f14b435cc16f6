//! The order of the slots of a view.

use std::cmp::Ordering;

use super::Slot;
use super::knowledge::Knowledge;
use crate::play::journal::{Note, Value};
use crate::{Card, CardSet, Choice, Seat};

/// The slot index of every card, in the order of `View::slots`. Cards in a hand or score pile that the seat
/// cannot tell apart are sorted by what the seat saw done with them, never by their faces.
pub(super) struct Layout<'k> {
    pub(super) knowledge: &'k Knowledge,
    pub(super) seat: Seat,
    pub(super) notes: &'k [Note],
    pub(super) index: [u8; Card::COUNT],
    pub(super) next: u8,
}

impl Layout<'_> {
    /// Adds ordered cards.
    pub(super) fn add(&mut self, cards: &[Card]) -> Vec<Slot> {
        cards.iter().map(|&card| self.add_one(card)).collect()
    }

    pub(super) fn add_one(&mut self, card: Card) -> Slot {
        self.index[card.index()] = self.next;
        self.next += 1;
        Slot(self.knowledge.may_be(self.seat, card))
    }

    /// Adds unordered cards.
    pub(super) fn add_unordered(&mut self, cards: CardSet) -> Vec<Slot> {
        let mut group: Vec<Card> = cards.into_iter().collect();
        let may_be = |card: Card| self.knowledge.may_be(self.seat, card).bits();
        group.sort_unstable_by(|&one, &other| {
            let seen_before = || self.seen_before(one, other);
            may_be(one).cmp(&may_be(other)).then_with(seen_before)
        });
        self.add(&group)
    }

    /// Compares the lists of the notes in which each card appears. Programs that were built before have the same order, and
    /// refuse a view with another.
    fn seen_before(&self, one: Card, other: Card) -> Ordering {
        let holds = |note: &Note, card: Card| match note.result {
            Value::Card(noted) => noted == Some(card),
            Value::Cards(noted) => noted.has(card),
            Value::Choice(Choice::Card(noted)) => noted == card,
            _ => false,
        };
        let notes_of = |card: Card| {
            let notes = self.notes.iter().enumerate();
            let with_card = notes.filter(move |(_, note)| holds(note, card));
            with_card.map(|(at, _)| at)
        };
        notes_of(one).cmp(notes_of(other))
    }
}
