//! The course of the game: first melds, turns, the four actions, and the effects of a dogma action.

use super::{Driver, Fx, Step, Stop};
use crate::Affected;
use crate::cards::{Effect, EffectKind};
use crate::play::event::What;
use crate::play::journal::{Broken, Journal, Note, NoteKind, Value};
use crate::play::question::{Offer, Question};
use crate::state::{Phase, State};
use crate::{Achievement, Card, Choice, Purpose, Seat};

/// Plays until a player has to answer, or the game is over.
pub(crate) fn advance(
    state: &mut State,
    journal: &Journal,
    driver: &mut dyn Driver,
) -> Result<(), Broken> {
    loop {
        let mut fx = Fx::new(state, journal, driver);
        let step = match fx.state.phase {
            Phase::FirstMelds(chosen) => fx.first_melds(chosen),
            Phase::Turns => fx.action(),
            Phase::Over(_) => Err(Stop::Over),
        };
        match step {
            Ok(()) | Err(Stop::ActionEnds) => journal.clear(),
            Err(Stop::Asked) if journal.is_broken() => return Err(Broken),
            Err(Stop::Broken) => return Err(Broken),
            Err(Stop::Asked) => return Ok(()),
            Err(Stop::Over) => {
                journal.clear();
                return Ok(());
            }
        }
    }
}

impl Fx<'_> {
    /// Draws two cards for each player, then asks each for the hidden first meld; after the last one,
    /// all are shown.
    fn first_melds(&mut self, mut chosen: [Option<Card>; 4]) -> Step {
        let without_cards = self
            .players()
            .find(|&seat| self.state.hand(seat).is_empty());
        if let Some(seat) = without_cards {
            self.me = seat;
            self.draw(1)?;
            self.draw(1)?;
            return Ok(());
        }
        let next = self.players().find(|seat| chosen[seat.index()].is_none());
        if let Some(seat) = next {
            self.me = seat;
            let options = Offer::Cards(self.hand());
            let question = Question::new(seat, Purpose::FirstMeld, options);
            if let Choice::Card(card) = self.ask(question)? {
                chosen[seat.index()] = Some(card);
            }
            self.state.phase = Phase::FirstMelds(chosen);
            return Ok(());
        }
        for seat in self.players() {
            if let Some(card) = chosen[seat.index()] {
                self.me = seat;
                self.meld(card)?;
            }
        }
        let language = self.state.settings.language;
        let first = self
            .players()
            .min_by_key(|seat| chosen[seat.index()].map(|card| language.alphabetical_place(card)));
        self.state.phase = Phase::Turns;
        self.begin_turn(first.unwrap_or(Seat::ALL[0]));
        Ok(())
    }

    fn begin_turn(&mut self, seat: Seat) {
        let state = &mut *self.state;
        state.turn = seat;
        state.tucked = [0; 4];
        state.scored = [0; 4];
        state.actions = 2;
        if state.short_turns > 0 {
            state.short_turns -= 1;
            state.actions = 1;
        }
        let actions = state.actions;
        self.tell(seat, self.state.settings.onlookers(), || What::Turn {
            actions,
        });
    }

    /// One action of the player on turn; after the last one, the next player's turn begins.
    fn action(&mut self) -> Step {
        let options = Offer::Actions {
            meld: self.hand(),
            dogma: self.tops(),
            achieve: self.read(|state| state.achievable(self.me)),
        };
        let action = self.ask(Question::new(self.me, Purpose::Action, options))?;
        self.announce(self.me, || What::Action { action })?;
        let turn = self.me;
        let done = match action {
            Choice::Meld(card) => self.meld(card),
            Choice::Dogma(card) => self.dogma(card),
            Choice::Achieve(age) => self.claim_for(turn, Achievement::Age(age)),
            _ => self.draw_action(),
        };
        if done == Err(Stop::ActionEnds) {
            self.announce(turn, || What::ActionEnded)?;
        } else {
            done?;
        }
        self.state.actions -= 1;
        if self.state.actions == 0 {
            let next = turn.clockwise_after(self.state.settings.players()).next();
            self.begin_turn(next.unwrap_or(turn));
        }
        Ok(())
    }

    /// The action Draw: a card of the value of your highest top card.
    fn draw_action(&mut self) -> Step {
        let value = self.tops().highest_value();
        self.draw(value)?;
        Ok(())
    }

    /// The action Dogma.
    fn dogma(&mut self, card: Card) -> Step {
        let turn = self.me;
        let settings = self.state.settings;
        // Icons are counted once, now. Later changes do not affect who shares.
        let icon = card.dogma_icon();
        let Affected { sharing, demanded } =
            Affected::new(settings, turn, |seat| self.icons_of(seat, icon));
        self.announce_icons(card)?;
        let mut free_draw = false;
        for (place, effect) in card.effects(settings.edition).iter().enumerate() {
            for seat in turn.clockwise_after(settings.players()) {
                let carries_out = match effect.kind {
                    EffectKind::Demand => demanded.has(seat),
                    EffectKind::Shared => sharing.has(seat),
                };
                if carries_out {
                    self.me = seat;
                    self.carry_out(card, place as u8, effect)?;
                    let shared = effect.kind == EffectKind::Shared;
                    free_draw |= shared && self.changed && settings.opponents(turn).has(seat);
                }
            }
        }
        self.me = turn;
        if free_draw {
            self.announce(turn, || What::FreeDraw)?;
            self.draw_action()?;
        }
        Ok(())
    }

    fn announce_icons(&mut self, card: Card) -> Step {
        self.once(|fx| {
            if fx.listens {
                let state = &*fx.state;
                let counts = state.settings.seats().map(|seat| state.icons(seat));
                let counts = counts.collect();
                fx.tell(fx.me, fx.state.settings.onlookers(), || What::Icons {
                    card,
                    counts,
                });
            }
            Ok(())
        })
    }

    /// Executes an effect from beginning to end. Its notes are then replaced by one, with what later effects
    /// ask about.
    fn carry_out(&mut self, card: Card, place: u8, effect: &Effect) -> Step {
        if let Some(note) = self.journal.recall_effect() {
            if let Value::Effect { demand_met, tally } = note.result {
                (self.changed, self.demand_met, self.tally) = (note.changed, demand_met, tally);
            }
            return Ok(());
        }
        let start = self.journal.steps();
        self.changed = false;
        self.begin_effect(card, place)?;
        (effect.run)(self)?;
        let result = Value::Effect {
            demand_met: self.demand_met,
            tally: self.tally,
        };
        self.journal.sum_up(
            start,
            Note {
                result,
                changed: self.changed,
                kind: NoteKind::Deed,
            },
        );
        Ok(())
    }

    fn begin_effect(&mut self, card: Card, effect: u8) -> Step {
        self.card = card;
        self.effect = effect;
        self.announce(self.me, || What::Effect { card, effect })
    }

    /// Executes a card's non-demand effects "for yourself only": nobody shares them.
    pub(crate) fn carry_out_alone(&mut self, card: Card) -> Step {
        let outer = (self.card, self.effect, self.demand_met);
        self.demand_met = false;
        for (place, effect) in card.effects(self.state.settings.edition).iter().enumerate() {
            if effect.kind == EffectKind::Shared {
                self.begin_effect(card, place as u8)?;
                (effect.run)(self)?;
            }
        }
        (self.card, self.effect, self.demand_met) = outer;
        Ok(())
    }
}
