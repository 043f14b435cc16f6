//! Other deals of the cards that nobody has seen.

use super::State;
use crate::{Age, Card, CardSet, Place, Rng};

impl State {
    /// Deals these cards anew: within each age, those that are in the supply or mark an achievement change
    /// places at random. All others stay.
    pub(crate) fn redeal(&mut self, unseen: CardSet, rng: &mut Rng) {
        for age in Age::ALL {
            let mut places = self.places_of(unseen & CardSet::of_age(age));
            let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
            rng.shuffle(&mut cards);
            for (place, card) in places.iter_mut().zip(cards) {
                **place = card;
            }
        }
    }

    /// The state in another deal: two cards of one age have changed places. The first is in a hand, the other in
    /// the supply or under an achievement. If they are elsewhere, the state stays as it is.
    ///
    /// It is for evaluation: what another card of the pile would have been worth to the player who drew this one.
    pub fn with_drawn(&self, drawn: Card, instead: Card) -> State {
        let mut state = *self;
        let hand = self.place_of(drawn);
        if !matches!(hand, Place::Hand(_)) || drawn.age() != instead.age() {
            return state;
        }
        if let [place] = state.places_of(CardSet::one(instead)).as_mut_slice() {
            **place = drawn;
            state.lift(drawn, hand);
            state.lay(instead, hand, false);
        }
        state
    }

    /// Brings these cards back to the places where they are in another deal of the same table, each in exchange
    /// for the card that is there now.
    pub(crate) fn restore(&mut self, cards: CardSet, deal: &State) {
        for card in cards {
            let age = CardSet::of_age(card.age());
            let mut deal = *deal;
            let there = deal.places_of(age).iter().position(|there| **there == card);
            let mut places = self.places_of(age);
            let here = places.iter().position(|here| **here == card);
            if let (Some(there), Some(here)) = (there, here) {
                let other = *places[there];
                *places[there] = card;
                *places[here] = other;
            }
        }
    }

    /// Where these cards are in the supply and under the achievements, in a fixed order.
    fn places_of(&mut self, cards: CardSet) -> Vec<&mut Card> {
        let supply = self.supply.iter_mut().flat_map(|pile| pile.cards_mut());
        supply
            .chain(self.faces.cards_mut())
            .filter(|card| cards.has(**card))
            .collect()
    }
}
