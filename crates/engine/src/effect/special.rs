//! Special achievements, and the ends of the game.

use super::{Fx, Step, Stop};
use crate::event::What;
use crate::state::{Phase, State};
use crate::{Achievement, Edition, Ending, Icon, Outcome, Seat, Special, Splay};

impl Fx<'_> {
    /// The cards have arrived: whoever now meets the condition of a special achievement has it. If
    /// several do, the player on turn comes first, then the next clockwise. Only those can whose board
    /// or count has changed.
    pub(super) fn arrived(&mut self) -> Step {
        if self.together || self.state.touched.is_empty() {
            return Ok(());
        }
        let touched = std::mem::take(&mut self.state.touched);
        for seat in self.state.seats_from_turn() {
            if !touched.has(seat) {
                continue;
            }
            for special in Special::ALL {
                let achievement = Achievement::Special(special);
                if self.state.available.has(achievement) && self.state.meets(seat, special) {
                    self.take(seat, achievement)?;
                }
            }
        }
        Ok(())
    }

    /// Claims a special achievement because a card says so.
    pub(crate) fn claim(&mut self, special: Special) -> Step {
        self.claim_for(self.me, Achievement::Special(special))
    }

    /// A player claims an achievement, if it is still there.
    pub(super) fn claim_for(&mut self, seat: Seat, achievement: Achievement) -> Step {
        self.once(|fx| {
            if fx.state.available.has(achievement) {
                fx.take(seat, achievement)?;
            }
            Ok(())
        })
    }

    /// Gives an achievement to a player, who may win by it.
    pub(super) fn take(&mut self, seat: Seat, achievement: Achievement) -> Step {
        let state = &mut *self.state;
        state.available = state.available.without(achievement);
        state.claimed[seat.index()] = state.claimed[seat.index()].with(achievement);
        self.changed = true;
        let settings = state.settings;
        self.tell(seat, settings.onlookers(), || What::Claimed { achievement });
        if self.state.achievements_of_side(seat) >= settings.achievements_to_win() {
            return Err(self.over(Outcome {
                winners: settings.side(seat),
                by: Ending::Achievements,
            }));
        }
        Ok(())
    }

    /// A card says that this player wins, and so does the partner.
    pub(crate) fn win(&mut self, seat: Seat) -> Step {
        self.once(|fx| {
            Err(fx.over(Outcome {
                winners: fx.state.settings.side(seat),
                by: Ending::Dogma,
            }))
        })
    }

    pub(super) fn over(&mut self, outcome: Outcome) -> Stop {
        self.state.phase = Phase::Over(outcome);
        self.tell(self.me, self.state.settings.onlookers(), || What::Over {
            outcome,
        });
        Stop::Over
    }
}

impl State {
    /// Whether a player meets the condition of a special achievement.
    fn meets(&self, seat: Seat, special: Special) -> bool {
        let board = &self.boards[seat.index()];
        match special {
            Special::Monument => {
                let tucked = self.tucked_this_turn(seat);
                let scored = self.scored_this_turn(seat);
                match self.settings.edition {
                    Edition::First => tucked.saturating_add(scored) >= 6,
                    Edition::Third => tucked >= 6 || scored >= 6,
                }
            }
            Special::Empire => self.icons(seat).three_of_each(),
            Special::World => self.icon_count(seat, Icon::Clock) >= 12,
            Special::Wonder => board
                .iter()
                .all(|pile| matches!(pile.splay(), Some(Splay::Up | Splay::Right))),
            Special::Universe => board
                .iter()
                .all(|pile| pile.top().is_some_and(|top| top.value() >= 8)),
        }
    }

    /// How many achievements a player has, together with the partner.
    pub fn achievements_of_side(&self, seat: Seat) -> u8 {
        self.settings
            .side(seat)
            .into_iter()
            .map(|seat| self.achievements(seat).len())
            .sum()
    }

    /// The highest score wins; among equals the most achievements; among equals again, all of them.
    pub(super) fn outcome_by_score(&self) -> Outcome {
        let rank = |seat: Seat| {
            let points: u16 = self
                .settings
                .side(seat)
                .into_iter()
                .map(|seat| self.points(seat))
                .sum();
            (points, self.achievements_of_side(seat))
        };
        let best = self.settings.seats().map(rank).max();
        Outcome {
            winners: self
                .settings
                .seats()
                .filter(|&seat| Some(rank(seat)) == best)
                .collect(),
            by: Ending::Score,
        }
    }
}
