//! The verbs: draw, meld, tuck, score, return, transfer, exchange, splay and the rest.

use super::{Fx, Step, Stop};
use crate::play::event::{Verb, What};
use crate::play::journal::NoteKind;
use crate::state::Stack;
use crate::{Card, CardSet, Color, ColorSet, Place, Purpose, Seat, SeatSet, Seen, Splay};

/// What can be done with a chosen card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Meld,
    Tuck,
    Score,
    Return,
    Transfer(Place),
}

impl Deed {
    /// What a card is chosen for.
    pub(super) fn purpose(self) -> Purpose {
        match self {
            Deed::Meld => Purpose::Meld,
            Deed::Tuck => Purpose::Tuck,
            Deed::Score => Purpose::Score,
            Deed::Return => Purpose::Return,
            Deed::Transfer(_) => Purpose::Transfer,
        }
    }
}

impl Fx<'_> {
    // ---- drawing

    /// Draws a card of this value, or of the next higher supply pile that is not empty. The value 0
    /// is drawn as a 1; above 10 the game ends.
    pub(crate) fn draw(&mut self, value: u8) -> Step<Card> {
        self.once(|fx| {
            let age = fx.state.age_to_draw(value);
            let Some((card, age)) = age.and_then(|age| Some((fx.state.supply_top(age)?, age)))
            else {
                return Err(fx.end_by_score());
            };
            fx.relocate(card, Verb::Draw, Place::Supply(age), Place::Hand(fx.me));
            fx.arrived()?;
            Ok(card)
        })
    }

    /// Draws, and shows the card to everyone.
    pub(crate) fn draw_and_reveal(&mut self, value: u8) -> Step<Card> {
        let card = self.draw(value)?;
        self.reveal(card)?;
        Ok(card)
    }

    /// Draws, and melds that very card.
    pub(crate) fn draw_and_meld(&mut self, value: u8) -> Step<Card> {
        let card = self.draw(value)?;
        self.meld(card)?;
        Ok(card)
    }

    /// Draws, and tucks that very card.
    pub(crate) fn draw_and_tuck(&mut self, value: u8) -> Step<Card> {
        let card = self.draw(value)?;
        self.tuck(card)?;
        Ok(card)
    }

    /// Draws, and scores that very card.
    pub(crate) fn draw_and_score(&mut self, value: u8) -> Step {
        let card = self.draw(value)?;
        self.score(card)
    }

    // ---- one card

    /// Puts the card on top of its color on your board.
    pub(crate) fn meld(&mut self, card: Card) -> Step {
        self.put(card, Verb::Meld, Place::Board(self.me))
    }

    /// Puts the card at the bottom of its color on your board.
    pub(crate) fn tuck(&mut self, card: Card) -> Step {
        self.put(card, Verb::Tuck, Place::Board(self.me))
    }

    /// Puts the card into your score pile.
    pub(crate) fn score(&mut self, card: Card) -> Step {
        self.put(card, Verb::Score, Place::Score(self.me))
    }

    /// Puts the card at the bottom of its age's supply pile.
    pub(crate) fn return_card(&mut self, card: Card) -> Step {
        self.put(card, Verb::Return, Place::Supply(card.age()))
    }

    /// Moves the card. A transfer does not count as a meld, score or draw.
    pub(crate) fn transfer(&mut self, card: Card, to: Place) -> Step {
        self.put(card, Verb::Transfer, to)
    }

    fn put(&mut self, card: Card, verb: Verb, to: Place) -> Step {
        self.once(|fx| {
            let from = fx.state.place_of(card);
            fx.relocate(card, verb, from, to);
            fx.arrived()
        })
    }

    /// Shows a card in hand to everyone.
    pub(crate) fn reveal(&mut self, card: Card) -> Step {
        self.once(|fx| {
            fx.changed = true;
            fx.tell(fx.me, fx.state.settings.onlookers(), || What::Revealed {
                card,
            });
            Ok(())
        })
    }

    // ---- one card, chosen

    /// Chooses one of the cards and does the deed with it. `None` if the set is empty.
    pub(crate) fn must(&mut self, deed: Deed, cards: CardSet) -> Step<Option<Card>> {
        let card = self.choose_for(deed, cards)?;
        self.done_with(deed, card)
    }

    /// Chooses one of the cards and does the deed with it. `None` if you decline or the set is empty.
    pub(crate) fn may_one(&mut self, deed: Deed, cards: CardSet) -> Step<Option<Card>> {
        let card = self.may_choose_for(deed, cards)?;
        self.done_with(deed, card)
    }

    fn done_with(&mut self, deed: Deed, card: Option<Card>) -> Step<Option<Card>> {
        if let Some(card) = card {
            match deed {
                Deed::Meld => self.meld(card)?,
                Deed::Tuck => self.tuck(card)?,
                Deed::Score => self.score(card)?,
                Deed::Return => self.return_card(card)?,
                Deed::Transfer(to) => self.transfer(card, to)?,
            }
        }
        Ok(card)
    }

    /// Transfers a matching card from your hand. If you have none, you show the hand.
    pub(crate) fn must_transfer_from_hand(
        &mut self,
        kind: CardSet,
        to: Place,
    ) -> Step<Option<Card>> {
        let fitting = self.hand_or_proof(kind)?;
        let given = self.must(Deed::Transfer(to), fitting)?;
        if let Some(card) = given {
            self.once(|fx| {
                let seen_by = fx.state.sees_move(Place::Hand(fx.me), to);
                fx.tell(fx.me, seen_by, || What::IsOneOf {
                    card: Seen::Face(card),
                    at: to,
                    of: kind,
                });
                Ok(())
            })?;
        }
        Ok(given)
    }

    /// The matching cards in your hand. If you have only others, you show them as proof.
    pub(crate) fn hand_or_proof(&mut self, kind: CardSet) -> Step<CardSet> {
        let fitting = self.hand() & kind;
        if fitting.is_empty() && !kind.is_empty() {
            self.prove(self.me, kind)?;
        }
        Ok(fitting)
    }

    /// A player proves to have no card of a kind in hand.
    pub(crate) fn prove(&mut self, seat: Seat, kind: CardSet) -> Step {
        let hand = self.hand_of(seat);
        if hand.is_empty() {
            return Ok(());
        }
        let prove = self.state.settings.prove;
        self.announce(seat, || {
            if prove {
                What::ShowedHand { cards: hand }
            } else {
                What::HasNone { of: kind }
            }
        })
    }

    // ---- several cards, chosen one at a time

    /// Does the deed with `number` of the cards, or with all if there are fewer. Returns the cards.
    pub(crate) fn must_each(&mut self, deed: Deed, number: u8, cards: CardSet) -> Step<CardSet> {
        self.do_each(deed, number, cards, |left| left)
    }

    /// Does the deed with the `number` highest cards, or with all if there are fewer.
    pub(crate) fn must_highest(&mut self, deed: Deed, number: u8, cards: CardSet) -> Step<CardSet> {
        self.do_each(deed, number, cards, CardSet::highest)
    }

    /// Does the deed with all the cards, in the order you choose.
    pub(crate) fn must_all(&mut self, deed: Deed, cards: CardSet) -> Step {
        self.must_each(deed, cards.len(), cards)?;
        Ok(())
    }

    /// One card after the other: special achievements are claimed between them.
    fn do_each(
        &mut self,
        deed: Deed,
        number: u8,
        cards: CardSet,
        next: fn(CardSet) -> CardSet,
    ) -> Step<CardSet> {
        let mut done = CardSet::EMPTY;
        while let Some(card) = self.next_of(deed, number - done.len(), next(cards - done))? {
            self.done_with(deed, Some(card))?;
            done = done.with(card);
        }
        Ok(done)
    }

    /// Does the deed with as many of the cards as you like, up to `number`.
    pub(crate) fn may_up_to(&mut self, deed: Deed, number: u8, cards: CardSet) -> Step<CardSet> {
        let mut done = CardSet::EMPTY;
        while done.len() < number
            && let Some(card) = self.may_one(deed, cards - done)?
        {
            done = done.with(card);
        }
        Ok(done)
    }

    /// Does the deed with `number` of the cards, or with all if there are fewer, or with none if you decline.
    pub(crate) fn may_each(&mut self, deed: Deed, number: u8, cards: CardSet) -> Step<CardSet> {
        if number == 0 {
            return Ok(CardSet::EMPTY);
        }
        let Some(first) = self.may_one(deed, cards)? else {
            return Ok(CardSet::EMPTY);
        };
        let others = self.must_each(deed, number - 1, cards.without(first))?;
        Ok(others.with(first))
    }

    /// Chooses the `number` highest cards, which will move simultaneously, or all if there are fewer.
    pub(crate) fn choose_highest(
        &mut self,
        deed: Deed,
        number: u8,
        cards: CardSet,
    ) -> Step<CardSet> {
        let mut chosen = CardSet::EMPTY;
        while chosen.len() < number.min(cards.len()) {
            let highest = (cards - chosen).highest();
            if chosen.len() + highest.len() <= number {
                chosen = chosen | highest;
            } else if let Some(card) = self.choose_for(deed, highest)? {
                chosen = chosen.with(card);
            }
        }
        Ok(chosen)
    }

    /// The next of these cards, of which `number` will be taken. If all will be taken, only their order is
    /// open. It is asked for while it can matter.
    fn next_of(&mut self, deed: Deed, number: u8, cards: CardSet) -> Step<Option<Card>> {
        if number >= cards.len() && !self.order_matters(deed, cards) {
            return Ok(cards.first());
        }
        self.choose_of(deed, number, cards)
    }

    /// Whether the order of these cards can matter, if all of them move. At an open table an order matters
    /// whenever a special achievement could be claimed sooner or later by it.
    fn order_matters(&self, deed: Deed, cards: CardSet) -> bool {
        let to_one_pile = match deed {
            Deed::Return => cards.value_count() < cards.len(),
            Deed::Meld | Deed::Tuck => cards.colors().len() < cards.len(),
            Deed::Score | Deed::Transfer(_) => false,
        };
        let open = self.driver.is_open();
        if to_one_pile || cards.len() < if open { 1 } else { 2 } {
            return to_one_pile;
        }
        match self.journal.next_kind() {
            // If the order was not asked for, a card moved next.
            Some(kind) => kind != NoteKind::Deed,
            None if open => self.state.can_claim_by(deed, cards),
            None => self.state.may_claim_between(self.me, deed, cards),
        }
    }

    // ---- cards that move at one moment

    /// Exchanges two groups, each from a hand or score pile. One of them may be empty.
    pub(crate) fn exchange(
        &mut self,
        mine: CardSet,
        at: Place,
        theirs: CardSet,
        there: Place,
    ) -> Step {
        self.once(|fx| {
            // Only a made-up view can name cards that are not there.
            let mine = mine & fx.state.cards_in(at);
            let theirs = theirs & fx.state.cards_in(there);
            for card in mine {
                fx.relocate(card, Verb::Exchange, at, there);
            }
            for card in theirs {
                fx.relocate(card, Verb::Exchange, there, at);
            }
            fx.arrived()
        })
    }

    /// Takes every hand, board and score pile out of the game.
    pub(crate) fn remove_all_cards(&mut self) -> Step {
        self.once(|fx| {
            for seat in fx.state.settings.seats() {
                for card in fx.state.hand(seat) {
                    fx.relocate(card, Verb::Remove, Place::Hand(seat), Place::Removed);
                }
                for card in fx.state.score_pile(seat) {
                    fx.relocate(card, Verb::Remove, Place::Score(seat), Place::Removed);
                }
                for color in Color::ALL {
                    while let Some(card) = fx.state.pile(seat, color).top() {
                        fx.relocate(card, Verb::Remove, Place::Board(seat), Place::Removed);
                    }
                }
            }
            fx.arrived()
        })
    }

    // ---- piles

    /// Splays your pile of a color, where that changes anything.
    pub(crate) fn splay(&mut self, color: Color, splay: Splay) -> Step {
        if self.splayable(splay).has(color) {
            self.set_splay(color, Some(splay))?;
        }
        Ok(())
    }

    /// Splays one of these colors, if you want to. Returns the color.
    pub(crate) fn may_splay(&mut self, colors: ColorSet, splay: Splay) -> Step<Option<Color>> {
        let offered = colors & self.splayable(splay);
        let color = self.may_choose_color(Purpose::Splay(splay), offered)?;
        if let Some(color) = color {
            self.set_splay(color, Some(splay))?;
        }
        Ok(color)
    }

    /// Removes the splay of your pile of a color.
    pub(crate) fn unsplay(&mut self, color: Color) -> Step {
        let splayed = Splay::ALL
            .into_iter()
            .any(|splay| self.splayed(splay).has(color));
        if splayed {
            self.set_splay(color, None)?;
        }
        Ok(())
    }

    fn set_splay(&mut self, color: Color, splay: Option<Splay>) -> Step {
        self.once(|fx| {
            fx.state.set_splay(fx.me, color, splay);
            fx.touch(fx.me);
            fx.changed = true;
            fx.tell(fx.me, fx.state.settings.onlookers(), || What::Splayed {
                color,
                splay,
            });
            fx.arrived()
        })
    }

    /// Puts the cards of one of your piles into any order: you choose the new top card first.
    pub(crate) fn rearrange(&mut self, color: Color) -> Step {
        // Only a made-up view can have a card of another color in the pile.
        let mut left = self.pile(color) & CardSet::of_color(color);
        let mut pile = Stack::EMPTY;
        while let Some(card) = self.choose(Purpose::Rearrange, left)? {
            pile.put_at_bottom(card);
            left = left.without(card);
        }
        self.once(|fx| {
            if !fx.state.rearrange(fx.me, color, pile) {
                return Ok(());
            }
            fx.touch(fx.me);
            fx.changed = true;
            let settings = fx.state.settings;
            let seen_by = if settings.open_boards {
                settings.onlookers()
            } else {
                SeatSet::one(fx.me)
            };
            fx.tell(fx.me, seen_by, || What::Rearranged {
                color,
                pile: Some(pile.bottom_up().iter().copied().collect()),
                top: pile.top(),
            });
            fx.arrived()
        })
    }

    // ---- beneath

    /// Moves a card, emits the event, and counts the card toward Monument.
    fn relocate(&mut self, card: Card, verb: Verb, from: Place, to: Place) {
        self.state.lift(card, from);
        self.state.lay(card, to, verb == Verb::Tuck);
        let count = match verb {
            Verb::Tuck => Some(&mut self.state.tucked[self.me.index()]),
            Verb::Score => Some(&mut self.state.scored[self.me.index()]),
            _ => None,
        };
        if let Some(count) = count {
            *count = count.saturating_add(1);
            self.touch(self.me);
        }
        for place in [from, to] {
            if let Place::Board(owner) = place {
                self.touch(owner);
            }
        }
        self.changed = true;
        let seen_by = self.state.sees_move(from, to);
        self.tell(self.me, seen_by, || What::Moved {
            card: Seen::Face(card),
            verb,
            from,
            to,
        });
    }

    fn touch(&mut self, seat: Seat) {
        self.state.touched = self.state.touched.with(seat);
    }

    pub(super) fn end_by_score(&mut self) -> Stop {
        self.over(self.state.outcome_by_score())
    }
}
