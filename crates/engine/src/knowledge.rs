use crate::event::{Event, Verb, What};
use crate::state::State;
use crate::{Age, Card, CardSet, Color, Place, Seat, Seen};

/// What each seat has seen so far.
///
/// For each seat and each card on the table: which cards it may be, as far as that seat can tell. A
/// card whose face the seat sees may only be itself. Of a card that lies face down the seat knows the
/// age, and whatever it remembers: a card given away stays known in the other hand, until a card of
/// the same age leaves that hand face down; from then on each of the two may be either.
///
/// All that a seat knows is that every card is one of those it may be, and no two are the same. So what
/// can be told by elimination follows: see [`settle`](Knowledge::settle).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Knowledge {
    may_be: [[CardSet; Card::COUNT]; 4],
    /// The cards that an exchange has moved so far: they are not among those that go the other way.
    exchanged: CardSet,
}

impl Knowledge {
    /// What everybody knows who comes to a table in the middle of a game: the cards in sight, and the
    /// covered ones on the boards, which were in sight before.
    pub(crate) fn at_first_sight(state: &State) -> Knowledge {
        let mut knowledge = Knowledge {
            may_be: [[CardSet::EMPTY; Card::COUNT]; 4],
            exchanged: CardSet::EMPTY,
        };
        for seat in state.settings.seats() {
            for card in Card::all() {
                knowledge.set(seat, card, CardSet::of_age(card.age()));
            }
            for card in Card::all() {
                let seen_by = state.place_of(card).seen_by(state.settings.everybody());
                if seen_by.has(seat) {
                    knowledge.see(seat, card);
                }
            }
        }
        knowledge
    }

    /// What a card may be, as far as this seat knows.
    pub(crate) fn may_be(&self, seat: Seat, card: Card) -> CardSet {
        self.may_be[seat.index()][card.index()]
    }

    pub(crate) fn set(&mut self, seat: Seat, card: Card, may_be: CardSet) {
        self.may_be[seat.index()][card.index()] = may_be;
    }

    /// Takes in what just happened. The state is as it is after the event.
    pub(crate) fn learn(&mut self, state: &State, event: &Event) {
        let everybody = state.settings.everybody();
        match &event.what {
            What::Moved {
                card: Seen::Face(card),
                verb,
                from,
                ..
            } => {
                self.exchanged = match verb {
                    Verb::Exchange => self.exchanged.with(*card),
                    _ => CardSet::EMPTY,
                };
                for seat in everybody {
                    if event.seen_by.has(seat) {
                        self.see(seat, *card);
                    } else {
                        self.mix(state, seat, *card, *from);
                    }
                }
                if let Place::Board(owner) = from {
                    self.look_at_pile(state, *owner, card.color());
                }
            }
            What::Revealed { card } => {
                for seat in everybody {
                    self.see(seat, *card);
                }
            }
            What::ShowedHand { cards } => {
                for seat in everybody {
                    for card in *cards {
                        self.see(seat, card);
                    }
                }
            }
            What::HasNone { of } => {
                for seat in everybody {
                    let hand = state.hand(event.by);
                    self.rule_out(seat, hand, *of);
                }
            }
            What::IsOneOf {
                card: Seen::Face(card),
                of,
                ..
            } => {
                for seat in everybody {
                    self.rule_out(seat, CardSet::one(*card), !*of);
                }
            }
            What::Splayed { color, .. } => self.look_at_pile(state, event.by, *color),
            What::Rearranged { color, .. } => {
                for seat in everybody - event.seen_by {
                    self.lose_order(state, seat, event.by, *color);
                }
                self.look_at_pile(state, event.by, *color);
            }
            _ => self.exchanged = CardSet::EMPTY,
        }
    }

    /// The seat sees this card's face.
    fn see(&mut self, seat: Seat, card: Card) {
        let known = self.may_be(seat, card);
        if known.len() > 1 {
            self.set(seat, card, CardSet::one(card));
            self.settle(seat, known);
        }
    }

    /// A card of some age left a place face down: it may be any card of that age that was there.
    fn mix(&mut self, state: &State, seat: Seat, card: Card, from: Place) {
        let left = match from {
            Place::Hand(owner) => state.hand(owner),
            Place::Score(owner) => state.score_pile(owner),
            // The top card of a supply pile is the one that lay there.
            _ => return,
        };
        let there = ((left - self.exchanged) & CardSet::of_age(card.age())).with(card);
        self.confuse(seat, there);
    }

    /// Each of these cards may be what any of them may be.
    fn confuse(&mut self, seat: Seat, cards: CardSet) {
        let any = cards
            .into_iter()
            .fold(CardSet::EMPTY, |any, card| any | self.may_be(seat, card));
        let alike = cards.into_iter().all(|card| self.may_be(seat, card) == any);
        if !alike {
            for card in cards {
                self.set(seat, card, any);
            }
            self.settle(seat, any);
        }
    }

    /// None of the cards is one of these.
    fn rule_out(&mut self, seat: Seat, cards: CardSet, these: CardSet) {
        for card in cards {
            let known = self.may_be(seat, card);
            // A seat that sees the card knows it, and learns nothing.
            if !(known & these).is_empty() {
                self.set(seat, card, known - these);
                self.settle(seat, known);
            }
        }
    }

    /// The covered cards of a pile were put into an order that this seat did not see.
    fn lose_order(&mut self, state: &State, seat: Seat, owner: Seat, color: Color) {
        let Some((_, covered)) = state.pile(owner, color).bottom_up().split_last() else {
            return;
        };
        let covered: CardSet = covered.iter().copied().collect();
        self.confuse(seat, covered);
    }

    /// Everybody sees the top card of a pile, and the icons that its splay uncovers.
    fn look_at_pile(&mut self, state: &State, owner: Seat, color: Color) {
        let pile = state.pile(owner, color);
        let Some((&top, covered)) = pile.bottom_up().split_last() else {
            return;
        };
        for seat in state.settings.everybody() {
            self.see(seat, top);
            let Some(splay) = pile.splay() else { continue };
            let shows = |card: Card| {
                let mut places = card.icon_places();
                for (place, visible) in places.iter_mut().zip(splay.shows()) {
                    if !visible {
                        *place = None;
                    }
                }
                places
            };
            for &card in covered {
                let known = self.may_be(seat, card);
                let fitting: CardSet = known
                    .into_iter()
                    .filter(|&other| shows(other) == shows(card))
                    .collect();
                if fitting != known {
                    self.set(seat, card, fitting);
                    self.settle(seat, known);
                }
            }
        }
    }

    /// Drops what cannot be, because then some other card could be nothing at all.
    ///
    /// Take the cards in question as points, and draw an arrow from each to every one that it may be.
    /// As things are, every card is itself; any other way to tell them apart exchanges the cards along
    /// circles of arrows. So a card may be another one just when a way leads back.
    fn settle(&mut self, seat: Seat, cards: CardSet) {
        // Backs tell the age, so cards of other ages do not come in. Only the covered cards of a pile
        // are told apart without it, and then all of their ages do.
        let cards = Age::ALL
            .into_iter()
            .map(CardSet::of_age)
            .filter(|&of_age| !(of_age & cards).is_empty())
            .fold(CardSet::EMPTY, |all, of_age| all | of_age);
        let may_be = &mut self.may_be[seat.index()];
        let mut reach = [CardSet::EMPTY; Card::COUNT];
        for card in cards {
            reach[card.index()] = may_be[card.index()] & cards;
        }
        for middle in cards {
            for card in cards {
                if reach[card.index()].has(middle) {
                    reach[card.index()] = reach[card.index()] | reach[middle.index()];
                }
            }
        }
        for card in cards {
            may_be[card.index()] = may_be[card.index()]
                .into_iter()
                .filter(|other| reach[other.index()].has(card))
                .collect();
        }
    }
}
