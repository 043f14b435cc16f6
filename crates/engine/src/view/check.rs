//! Validation of views that come from outside.
//!
//! A view is checked by sampling: a determinization of it, seen from the same seat, must give the same view.

use super::{Action, PlayerView, Slot, View};
use crate::{Achievement, Age, Card, CardSet, Color, Rng, Seat};

/// Upper bound on the notes of an action. An action can be long because cards can execute other cards.
const MOST_NOTES: usize = 1_000;

/// Why the data cannot be a view of any game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum ViewError {
    #[error("{0} players described for a table of {1}")]
    Players(usize, u8),
    #[error("nobody sits at seat {} (counted from 0)", .0.index())]
    Nobody(Seat),
    #[error("{0} actions left: a turn has 1 or 2")]
    Actions(u8),
    #[error("a card in {0} cannot be there")]
    Misplaced(String),
    #[error("a card in {0} is in plain sight, but not known")]
    Unseen(String),
    #[error("{0} is splayed with fewer than two cards")]
    Splay(String),
    #[error("achievement {0} is in two places")]
    Achievement(Achievement),
    #[error("the game is over, and nobody at the table has won")]
    Winners,
    #[error("first melds are chosen with two cards of age 1 in every hand")]
    FirstMelds,
    #[error("the cards described are not the 105 cards, each in one place")]
    Cards,
    #[error("a card is said to be one that is known to lie elsewhere")]
    Elsewhere,
    #[error("`private` does not fit the rest of the view")]
    Private,
    #[error("`{0}` does not follow from the rest of the view")]
    Differs(&'static str),
}

impl View {
    /// Fails if no game looks like this to the seat.
    pub(super) fn check(&self) -> Result<(), ViewError> {
        self.check_table()?;
        self.check_cards()?;
        let mut rng = Rng::new(0);
        let sampler = self.sampler().ok_or(ViewError::Cards)?;
        let mut other = rng;
        let cards = sampler.deal(&mut other).ok_or(ViewError::Cards)?;
        let play = sampler.laid_out(&cards, &mut other);
        let knowledge = self.knowledge(play.state(), &cards);
        if !knowledge.is_settled(self.seat) {
            return Err(ViewError::Elsewhere);
        }
        let seen = if self.hidden.action == Action::Theirs {
            let mut seen = View::of(&play, &knowledge, None, self.seat);
            seen.hidden.action = Action::Theirs;
            Some(seen)
        } else {
            let sampled = self.sample_observed(&mut rng).ok_or(ViewError::Private)?;
            sampled.view(self.seat)
        };
        self.compare(&seen.ok_or(ViewError::Nobody(self.seat))?)
    }

    fn check_table(&self) -> Result<(), ViewError> {
        let settings = self.settings;
        if self.players.len() != usize::from(settings.players()) {
            return Err(ViewError::Players(self.players.len(), settings.players()));
        }
        let named = [
            self.hidden.touched,
            self.hidden.first_melds.unwrap_or_default(),
            self.outcome
                .map(|outcome| outcome.winners)
                .unwrap_or_default(),
        ];
        let named = named.into_iter().flatten().chain([self.seat, self.turn]);
        if let Some(seat) = named
            .into_iter()
            .find(|&seat| !settings.everybody().has(seat))
        {
            return Err(ViewError::Nobody(seat));
        }
        if !(1..=2).contains(&self.actions) {
            return Err(ViewError::Actions(self.actions));
        }
        if self
            .outcome
            .is_some_and(|outcome| outcome.winners.is_empty())
        {
            return Err(ViewError::Winners);
        }
        let mut taken = self.available;
        for player in &self.players {
            if let Some(twice) = (taken & player.achievements).into_iter().next() {
                return Err(ViewError::Achievement(twice));
            }
            taken = taken | player.achievements;
        }
        let notes = match &self.hidden.action {
            Action::Mine(notes, _) => notes.len(),
            Action::None | Action::Theirs => 0,
        };
        if self.hidden.short_turns > 2 || notes > MOST_NOTES {
            return Err(ViewError::Private);
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), ViewError> {
        let within = |slots: &[Slot], cards: CardSet, place: &dyn Fn() -> String| {
            let fits = |slot: &Slot| (slot.may_be() - cards).is_empty();
            match slots.iter().all(fits) {
                true => Ok(()),
                false => Err(ViewError::Misplaced(place())),
            }
        };
        for (age, pile) in Age::ALL.into_iter().zip(&self.supply) {
            within(pile, CardSet::of_age(age), &|| {
                format!("the supply of {age}s")
            })?;
        }
        for (age, face) in Age::ALL.into_iter().zip(&self.faces) {
            let face = face.as_slice();
            within(face, CardSet::of_age(age), &|| format!("achievement {age}"))?;
        }
        for (seat, player) in self.settings.seats().zip(&self.players) {
            for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
                let name = || format!("the {color} pile of seat {}", seat.index());
                within(&pile.cards, CardSet::of_color(color), &name)?;
                if pile.splay.is_some() && pile.cards.len() < 2 {
                    return Err(ViewError::Splay(name()));
                }
                if let Some((top, covered)) = pile.cards.split_last() {
                    let shows = |card: Card| card.icon_places_covered(pile.splay);
                    let in_sight = |slot: &Slot| {
                        let first = slot.may_be().first().map(shows);
                        let mut all = slot.may_be().into_iter();
                        all.all(|card| Some(shows(card)) == first)
                    };
                    if top.known().is_none() || !covered.iter().all(in_sight) {
                        return Err(ViewError::Unseen(name()));
                    }
                }
            }
        }
        let mine = &self.players[self.seat.index()];
        let mut held = mine.hand.iter().chain(&mine.score);
        if held.any(|slot| slot.known().is_none()) {
            return Err(ViewError::Unseen(format!(
                "the hand or score pile of seat {}",
                self.seat.index()
            )));
        }
        if self.hidden.first_melds.is_some() {
            let ones = CardSet::of_age(Age::ALL[0]);
            let two_ones = |player: &PlayerView| {
                player.hand.len() == 2
                    && player
                        .hand
                        .iter()
                        .all(|slot| (slot.may_be() - ones).is_empty())
            };
            let mine = |card| mine.hand.iter().any(|slot| slot.known() == Some(card));
            if !self.players.iter().all(two_ones) || !self.first_meld.is_none_or(mine) {
                return Err(ViewError::FirstMelds);
            }
        }
        Ok(())
    }

    /// Compares this view with one of the same cards, and names the first difference.
    fn compare(&self, seen: &View) -> Result<(), ViewError> {
        for (mine, seen) in self.players.iter().zip(&seen.players) {
            if mine.icons != seen.icons {
                return Err(ViewError::Differs("icons"));
            }
            if mine.points != seen.points {
                return Err(ViewError::Differs("points"));
            }
        }
        let same = [
            ("decision", self.decision == seen.decision),
            ("first_meld", self.first_meld == seen.first_meld),
            ("private", self.hidden == seen.hidden),
            ("players", self == seen),
        ];
        match same.into_iter().find(|(_, same)| !same) {
            Some((field, _)) => Err(ViewError::Differs(field)),
            None => Ok(()),
        }
    }
}
