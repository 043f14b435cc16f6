//! How an effect stops to ask.

use super::{Deed, Fx, Step, Stop};
use crate::play::event::What;
use crate::play::journal::NoteKind;
use crate::play::question::{Offer, Question};
use crate::{Card, CardSet, Choice, Color, ColorSet, Purpose, Seat, SeatSet};

impl Fx<'_> {
    fn question(&self, purpose: Purpose, options: Offer) -> Question {
        Question {
            source: Some((self.card, self.effect)),
            ..Question::new(self.me, purpose, options)
        }
    }

    fn question_for(&self, deed: Deed, cards: CardSet) -> Question {
        let to = match deed {
            Deed::Transfer(to) => Some(to),
            _ => None,
        };
        Question {
            to,
            ..self.question(deed.purpose(), Offer::Cards(cards))
        }
    }

    /// Asks, and returns the answer. A single option is taken without a question, unless it is an action. A
    /// question without options is noted like a `Pass`: a player who cannot see the cards cannot tell the two
    /// apart.
    pub(super) fn ask(&mut self, mut question: Question) -> Step<Choice> {
        let kind = NoteKind::Answer(question.seat);
        if let Some((changed, choice)) = self.journal.recall(kind)? {
            if !question.takes(choice) {
                return Err(self.journal.break_off().into());
            }
            self.changed = changed;
            return Ok(choice);
        }
        question.count = question.counted();
        let choice = self.answer_to(&question)?;
        self.note(choice, kind);
        Ok(choice)
    }

    fn answer_to(&mut self, question: &Question) -> Step<Choice> {
        if question.offers_nothing() {
            return Ok(Choice::Pass);
        }
        let open = self.driver.is_open();
        let single = question.count() == 1 && question.purpose != Purpose::Action;
        let blind = !(open && question.order) && question.is_blind(self.state);
        let forced = single || blind;
        let index = match forced {
            true if open || single => 0,
            true => self.state.chance.below(question.count().into()) as u8,
            false => self
                .driver
                .answer(self.state, question)
                .ok_or(Stop::Asked)?,
        };
        // An answer is the index of an option.
        let choice = question.option(index).ok_or(Stop::Asked)?;
        if forced && self.listens {
            self.driver.forced(question.as_asked(choice, self.state));
        }
        Ok(choice)
    }

    fn ask_card(&mut self, question: Question) -> Step<Option<Card>> {
        Ok(match self.ask(question)? {
            Choice::Card(card) => Some(card),
            _ => None,
        })
    }

    /// One of these cards, as you choose. `None` if the set is empty.
    pub(crate) fn choose(&mut self, purpose: Purpose, cards: CardSet) -> Step<Option<Card>> {
        self.ask_card(self.question(purpose, Offer::Cards(cards)))
    }

    /// One of these cards, for this deed. `None` if the set is empty.
    pub(crate) fn choose_for(&mut self, deed: Deed, cards: CardSet) -> Step<Option<Card>> {
        self.ask_card(self.question_for(deed, cards))
    }

    /// One of these cards for this deed, or `None` if you decline.
    pub(crate) fn may_choose_for(&mut self, deed: Deed, cards: CardSet) -> Step<Option<Card>> {
        self.ask_card(Question {
            pass: true,
            ..self.question_for(deed, cards)
        })
    }

    /// One of these cards, as another player chooses. The effect up to here must not depend on faces that
    /// this player cannot see.
    pub(crate) fn choose_for_by(
        &mut self,
        seat: Seat,
        deed: Deed,
        cards: CardSet,
    ) -> Step<Option<Card>> {
        self.ask_card(Question {
            seat,
            ..self.question_for(deed, cards)
        })
    }

    /// One of these cards, as their owner or the demander chooses. The effect up to here must not depend on
    /// faces that this player cannot see.
    pub(crate) fn choose_by(
        &mut self,
        seat: Seat,
        purpose: Purpose,
        cards: CardSet,
    ) -> Step<Option<Card>> {
        self.ask_card(Question {
            seat,
            ..self.question(purpose, Offer::Cards(cards))
        })
    }

    /// The next of these cards, of which `number` will be taken. `None` if the set is empty.
    ///
    /// If all of them will be taken, the answer decides only their order. Cards in the score piles of other
    /// players are chosen by their backs.
    pub(crate) fn choose_of(
        &mut self,
        deed: Deed,
        number: u8,
        cards: CardSet,
    ) -> Step<Option<Card>> {
        if number == 0 {
            return Ok(None);
        }
        // Notes are part of the protocol for bots, and older programs expect these.
        for seat in self.players().filter(|&seat| seat != self.me) {
            self.score_pile_of(seat);
        }
        self.ask_card(Question {
            order: number >= cards.len(),
            by_back: true,
            ..self.question_for(deed, cards)
        })
    }

    fn ask_color(&mut self, question: Question) -> Step<Option<Color>> {
        Ok(match self.ask(question)? {
            Choice::Color(color) => Some(color),
            _ => None,
        })
    }

    /// One of these colors. `None` if the set is empty.
    pub(crate) fn choose_color(
        &mut self,
        purpose: Purpose,
        colors: ColorSet,
    ) -> Step<Option<Color>> {
        self.ask_color(self.question(purpose, Offer::Colors(colors)))
    }

    /// One of these colors, or `None` if you decline.
    pub(crate) fn may_choose_color(
        &mut self,
        purpose: Purpose,
        colors: ColorSet,
    ) -> Step<Option<Color>> {
        self.ask_color(Question {
            pass: true,
            ..self.question(purpose, Offer::Colors(colors))
        })
    }

    /// One of these colors, announced to everybody.
    pub(crate) fn name_color(&mut self, colors: ColorSet) -> Step<Option<Color>> {
        let color = self.choose_color(Purpose::Name, colors)?;
        if let Some(color) = color {
            self.announce(self.me, || What::NamedColor { color })?;
        }
        Ok(color)
    }

    fn ask_player(&mut self, question: Question) -> Step<Option<Seat>> {
        Ok(match self.ask(question)? {
            Choice::Seat(seat) => Some(seat),
            _ => None,
        })
    }

    /// One of these players. `None` if the set is empty.
    pub(crate) fn choose_player(&mut self, purpose: Purpose, seats: SeatSet) -> Step<Option<Seat>> {
        self.ask_player(self.question(purpose, Offer::Seats(seats)))
    }

    /// One of these players, or `None` if you decline.
    pub(crate) fn may_choose_player(
        &mut self,
        purpose: Purpose,
        seats: SeatSet,
    ) -> Step<Option<Seat>> {
        self.ask_player(Question {
            pass: true,
            ..self.question(purpose, Offer::Seats(seats))
        })
    }

    /// A value from 1 to 10, announced to everybody. Returns all cards of that value.
    pub(crate) fn name_value(&mut self) -> Step<CardSet> {
        let Choice::Value(value) = self.ask(self.question(Purpose::Name, Offer::Values))? else {
            return Ok(CardSet::EMPTY);
        };
        self.announce(self.me, || What::NamedValue { value })?;
        Ok(CardSet::of_age(value))
    }

    /// Yes or no, for a "may" without further choices.
    pub(crate) fn may(&mut self, purpose: Purpose) -> Step<bool> {
        let question = Question {
            pass: true,
            ..self.question(purpose, Offer::Yes)
        };
        Ok(self.ask(question)? == Choice::Yes)
    }

    /// The first or the second of two alternatives, or `Pass`.
    pub(crate) fn may_choose_alternative(&mut self, purpose: Purpose) -> Step<Choice> {
        self.ask(Question {
            pass: true,
            ..self.question(purpose, Offer::Either)
        })
    }
}
