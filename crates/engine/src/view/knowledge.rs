use crate::play::event::{Event, Verb, What};
use crate::state::State;
use crate::{Age, AgeSet, Card, CardSet, Color, Place, Seat, SeatSet, Seen};

/// The information state of every seat, and of the watchers.
///
/// For each seat and each card on the table: the domain of the card, which is the set of cards it may be from
/// what this seat has seen. A card that the seat sees has itself as its only candidate. Of a face-down card
/// the seat knows the age, and what it remembers: a card given away stays known in the other hand until a
/// card of the same age leaves that hand face down. From then on each of the two may be either.
///
/// The domains are under one constraint: all cards are different. [`settle`](Knowledge::settle) removes the
/// candidates that the constraint excludes.
///
/// An age is even for a seat if every card of it that the seat does not know may be any of the unknown ones. Most ages
/// are. Of an even age only the known cards are kept, so that seeing a card changes one bit.
#[derive(Clone, Debug)]
pub(crate) struct Knowledge {
    /// By seat, the domains of the cards of all ages that are not even.
    may_be: [[CardSet; Card::COUNT]; 5],
    /// By seat, the cards with a single candidate.
    known: [CardSet; 5],
    /// By seat, the even ages.
    even: [AgeSet; 5],
    /// The seats whose knowledge is kept. Nothing is known of the domains of the others.
    observers: SeatSet,
    /// The cards that the current exchange has already moved. They cannot be among the cards that move back.
    exchanged: CardSet,
}

/// Each of these seats, the watchers among them.
fn each(observers: SeatSet) -> impl Iterator<Item = Seat> {
    let watchers = observers.has(Seat::WATCHER).then_some(Seat::WATCHER);
    observers.into_iter().chain(watchers)
}

impl Knowledge {
    /// The knowledge of people who join in the middle of a game. They know the cards in sight, and the
    /// covered cards on the boards, which were in sight before.
    pub(crate) fn at_first_sight(state: &State) -> Knowledge {
        Knowledge::of(state.settings.onlookers(), state)
    }

    /// The same for some of them only. Nobody else's knowledge is kept from then on.
    pub(crate) fn of(observers: SeatSet, state: &State) -> Knowledge {
        let mut knowledge = Knowledge::blank(observers);
        knowledge.begin(state);
        knowledge
    }

    fn blank(observers: SeatSet) -> Knowledge {
        Knowledge {
            may_be: [[CardSet::EMPTY; Card::COUNT]; 5],
            known: [CardSet::EMPTY; 5],
            even: [AgeSet::EMPTY; 5],
            observers,
            exchanged: CardSet::EMPTY,
        }
    }

    /// Forgets everything but what can be seen now.
    pub(crate) fn begin(&mut self, state: &State) {
        self.exchanged = CardSet::EMPTY;
        let on_boards: CardSet = state
            .boards
            .iter()
            .flatten()
            .flat_map(|pile| pile.bottom_up().iter().copied())
            .collect();
        for seat in each(self.observers) {
            let seen = if seat.plays() {
                on_boards | state.hand(seat) | state.score_pile(seat)
            } else {
                on_boards
            };
            self.know_only(seat, seen);
        }
    }

    /// The seat knows these cards, and nothing of the others but their ages.
    fn know_only(&mut self, seat: Seat, seen: CardSet) {
        self.even[seat.index()] = AgeSet::ALL;
        // The last one of an age is known by elimination.
        let last = Age::ALL
            .into_iter()
            .map(|age| CardSet::of_age(age) - seen)
            .filter(|left| left.only().is_some());
        self.known[seat.index()] = last.fold(seen, |known, last| known | last);
    }

    /// The knowledge of a watcher at a table with all cards open.
    pub(crate) fn of_everything() -> Knowledge {
        let mut knowledge = Knowledge::blank(SeatSet::one(Seat::WATCHER));
        knowledge.know_only(Seat::WATCHER, CardSet::ALL);
        knowledge
    }

    /// The seats whose knowledge is kept.
    pub(crate) fn observers(&self) -> SeatSet {
        self.observers
    }

    /// The domain of a card: every card that it may be from what this seat knows.
    pub(crate) fn may_be(&self, seat: Seat, card: Card) -> CardSet {
        let known = self.known[seat.index()];
        if !self.even[seat.index()].has(card.age()) {
            self.may_be[seat.index()][card.index()]
        } else if known.has(card) {
            CardSet::one(card)
        } else {
            CardSet::of_age(card.age()) - known
        }
    }

    /// Keeps the domains of an age one by one from now on, if it was even.
    fn spell_out(&mut self, seat: Seat, age: Age) {
        if self.even[seat.index()].has(age) {
            for card in CardSet::of_age(age) {
                self.may_be[seat.index()][card.index()] = self.may_be(seat, card);
            }
            let even = &mut self.even[seat.index()];
            *even = even.without(age);
        }
    }

    pub(crate) fn set(&mut self, seat: Seat, card: Card, may_be: CardSet) {
        self.spell_out(seat, card.age());
        self.may_be[seat.index()][card.index()] = may_be;
        let known = &mut self.known[seat.index()];
        *known = match may_be.only() {
            Some(_) => known.with(card),
            None => known.without(card),
        };
    }

    /// The cards that this seat can identify wherever they are.
    pub(crate) fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
    }

    /// Visits the domains of those of these cards that the seat does not know, each with how many of the cards have it.
    /// A domain may be visited several times.
    pub(crate) fn each_domain(&self, seat: Seat, cards: CardSet, mut see: impl FnMut(CardSet, u8)) {
        let mut hidden = cards - self.known(seat);
        while let Some(card) = hidden.first() {
            let domain = self.may_be(seat, card);
            let alike = if self.even[seat.index()].has(card.age()) {
                hidden & domain
            } else {
                CardSet::one(card)
            };
            see(domain, alike.len());
            hidden = hidden - alike;
        }
    }

    /// Whether the domains are consistent: `settle` would remove nothing.
    pub(crate) fn is_settled(&self, seat: Seat) -> bool {
        let mut settled = self.clone();
        for age in Age::ALL {
            settled.spell_out(seat, age);
        }
        settled.settle(seat, CardSet::ALL);
        settled == *self
    }

    /// Updates the knowledge after an event. `state` is the state after it.
    #[inline]
    pub(crate) fn learn(&mut self, state: &State, event: &Event) {
        match event.what {
            // Most events are of these kinds. They say nothing about cards.
            What::Turn { .. } | What::Action { .. } | What::Icons { .. } | What::Effect { .. } => {
                self.exchanged = CardSet::EMPTY;
            }
            _ => self.learn_of_cards(state, event),
        }
    }

    fn learn_of_cards(&mut self, state: &State, event: &Event) {
        self.exchanged = match event.what {
            What::Moved {
                card: Seen::Face(card),
                verb: Verb::Exchange,
                ..
            } => self.exchanged.with(card),
            _ => CardSet::EMPTY,
        };
        match &event.what {
            What::Moved {
                card: Seen::Face(card),
                from,
                ..
            } => {
                let alike = self.alike(state, *card, *from);
                for seat in each(self.observers) {
                    let seen = event.seen_by.has(seat);
                    if let Some(alike) = alike {
                        self.lose_track(seat, *card, alike, seen);
                    }
                    if seen {
                        self.see(seat, *card);
                    }
                }
                if let Place::Board(owner) = from {
                    self.look_at_pile(state, *owner, card.color());
                }
            }
            What::Revealed { card } => {
                let alike = self.alike(state, *card, Place::Hand(event.by));
                for seat in each(self.observers) {
                    if let Some(alike) = alike {
                        self.lose_track(seat, *card, alike, true);
                    }
                    self.see(seat, *card);
                }
            }
            What::ShowedHand { cards } => {
                for seat in each(self.observers) {
                    for card in *cards {
                        self.see(seat, card);
                    }
                }
            }
            What::HasNone { of } => {
                for seat in each(self.observers) {
                    let hand = state.hand(event.by);
                    self.rule_out(seat, hand, *of);
                }
            }
            What::IsOneOf {
                card: Seen::Face(card),
                of,
                ..
            } => {
                for seat in each(self.observers) {
                    self.rule_out(seat, CardSet::one(*card), !*of);
                }
            }
            What::Splayed { color, .. } => self.look_at_pile(state, event.by, *color),
            What::Rearranged { color, .. } => {
                for seat in each(self.observers).filter(|&seat| !event.seen_by.has(seat)) {
                    self.lose_order(state, seat, event.by, *color);
                }
                self.look_at_pile(state, event.by, *color);
            }
            _ => {}
        }
    }

    /// The seat sees this card's face.
    #[inline]
    fn see(&mut self, seat: Seat, card: Card) {
        if !self.known(seat).has(card) {
            self.see_first(seat, card);
        }
    }

    /// The seat sees the face of a card that it did not know.
    fn see_first(&mut self, seat: Seat, card: Card) {
        if self.even[seat.index()].has(card.age()) {
            let known = self.known(seat).with(card);
            let left = CardSet::of_age(card.age()) - known;
            // The last one left is known by elimination.
            let last = left.only().map_or(CardSet::EMPTY, |_| left);
            self.known[seat.index()] = known | last;
        } else {
            let before = self.may_be(seat, card);
            self.set(seat, card, CardSet::one(card));
            self.settle(seat, before);
        }
    }

    /// The cards that one may mistake for a card that was moved or shown: those of its age in the same hand or score
    /// pile, with the card itself. `None` if it is the only one.
    fn alike(&self, state: &State, card: Card, from: Place) -> Option<CardSet> {
        let there = match from {
            Place::Hand(owner) => state.hand(owner),
            Place::Score(owner) => state.score_pile(owner),
            // Supply piles and boards are ordered: everybody knows which slot the card came from.
            _ => return None,
        };
        let others = ((there - self.exchanged) & CardSet::of_age(card.age())).without(card);
        (!others.is_empty()).then(|| others.with(card))
    }

    /// A card of a hand or score pile was moved or shown. The seat cannot tell which of the cards that are alike it was.
    /// If it saw the face, only cards whose domain has this face are possible.
    fn lose_track(&mut self, seat: Seat, card: Card, alike: CardSet, seen: bool) {
        // In an even age, unknown cards look the same, and a known one is not mistaken for a card that is seen.
        let even = self.even[seat.index()].has(card.age());
        if even && (seen || (alike & self.known(seat)).is_empty()) {
            return;
        }
        let alike = alike
            .into_iter()
            .filter(|&other| !seen || self.may_be(seat, other).has(card))
            .collect();
        self.confuse(seat, alike);
    }

    /// Gives all these cards the union of their domains.
    fn confuse(&mut self, seat: Seat, cards: CardSet) {
        let any = cards
            .into_iter()
            .fold(CardSet::EMPTY, |any, card| any | self.may_be(seat, card));
        let alike = cards.into_iter().all(|card| self.may_be(seat, card) == any);
        if !alike {
            // Nothing is to be filtered: each of these cards now leads to all the others, so that their components
            // become one.
            for card in cards {
                self.set(seat, card, any);
            }
        }
    }

    /// Removes candidates: none of `cards` is one of `these`.
    fn rule_out(&mut self, seat: Seat, cards: CardSet, these: CardSet) {
        for card in cards {
            let known = self.may_be(seat, card);
            // A seat that sees the card learns nothing.
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
        for seat in each(self.observers) {
            self.see(seat, top);
            let shows = |card: Card| card.icon_places_covered(pile.splay());
            for &card in covered {
                if self.known(seat).has(card) {
                    continue;
                }
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

    /// Each of these cards may be any of them.
    fn exchangeable(&mut self, seat: Seat, cards: CardSet) {
        let may_be = &mut self.may_be[seat.index()];
        cards
            .into_iter()
            .for_each(|card| may_be[card.index()] = cards);
        // The last one left is known by elimination.
        if cards.only().is_some() {
            self.known[seat.index()] = self.known[seat.index()] | cards;
        }
        if let Some(card) = cards.first()
            && cards == CardSet::of_age(card.age()) - (self.known(seat) - cards)
        {
            let even = &mut self.even[seat.index()];
            *even = even.with(card.age());
        }
    }

    /// All-different filtering (Régin 1994): removes every candidate that is in no solution.
    ///
    /// The graph has an edge from each card to each of its candidates. The real deal, in which every card is
    /// itself, is a perfect matching. Every other matching permutes cards along cycles of the graph. So a
    /// candidate is possible if and only if a path leads back from it: both cards are in one strongly
    /// connected component. The components come from the transitive closure.
    ///
    /// `cards` is the domain that has just lost candidates, as it was before. All domains were settled then. So
    /// whatever is connected with it can be reached from it.
    fn settle(&mut self, seat: Seat, cards: CardSet) {
        let may_be = &mut self.may_be[seat.index()];
        let known = &mut self.known[seat.index()];
        // Most often all cards that are not known have this domain.
        let open = cards - *known;
        if open.into_iter().all(|card| may_be[card.index()] == cards) {
            return self.exchangeable(seat, open);
        }
        // All cards connected with these.
        let (mut cards, mut new) = (cards, cards);
        while !new.is_empty() {
            let reached = new.into_iter().fold(CardSet::EMPTY, |reached, card| {
                reached | may_be[card.index()]
            });
            new = reached - cards;
            cards = cards | new;
        }
        // Known cards leave the other domains. If all remaining domains are then equal, filtering is done.
        let (sure, open) = (cards & *known, cards - *known);
        let mut equal = true;
        open.into_iter().for_each(|card| {
            let left = may_be[card.index()] - sure;
            may_be[card.index()] = left;
            equal &= left == open;
        });
        if equal {
            return self.exchangeable(seat, open);
        }
        let mut reach = [CardSet::EMPTY; Card::COUNT];
        for card in open {
            reach[card.index()] = may_be[card.index()];
        }
        for middle in open {
            for card in open {
                if reach[card.index()].has(middle) {
                    reach[card.index()] = reach[card.index()] | reach[middle.index()];
                }
            }
        }
        for card in open {
            may_be[card.index()] = may_be[card.index()]
                .into_iter()
                .filter(|other| reach[other.index()].has(card))
                .collect();
            if may_be[card.index()].only().is_some() {
                *known = known.with(card);
            }
        }
    }
}

// The domains of even ages are not kept, so they are not compared as they are.
impl PartialEq for Knowledge {
    fn eq(&self, other: &Knowledge) -> bool {
        let domains = |seat: Seat| {
            Card::all().all(|card| self.may_be(seat, card) == other.may_be(seat, card))
        };
        self.observers == other.observers
            && self.exchanged == other.exchanged
            && self.known == other.known
            && each(self.observers).all(domains)
    }
}

impl Eq for Knowledge {}
