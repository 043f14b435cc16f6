//! Proof by cases: a statement about a view, tried in every determinization.
//!
//! There are far too many determinizations to try all of them, but most differ only in cards that do not matter. So
//! a statement says which hidden cards it depended on. Only these take every place that they can have, one after the
//! other, until nothing hidden is left that matters.

use super::matching::Dealer;
use super::{Action, Sampler, Slot, View};
use crate::{Card, CardSet, Observed, Place, Rng, SeatSet};

/// What came of a statement in one determinization.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// Whether it holds there.
    pub holds: bool,
    /// The hidden cards that may have decided it. With other cards in all other hidden places, the result must be
    /// the same.
    pub depends_on: CardSet,
}

/// Whether a statement holds in all determinizations of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InAllWorlds {
    /// It does. The determinizations fall into this many cases.
    Holds {
        /// The number of cases.
        cases: u32,
    },
    /// There is a determinization in which it does not.
    Fails,
    /// It is not known: there are too many cases, or the view has no determinization.
    Unknown,
}

impl View {
    /// Whether a statement holds in all determinizations of this view, with at most this many of them tried.
    ///
    /// ```
    /// use innovation_engine::{Case, CardSet, Game, InAllWorlds, Rng, Settings};
    /// let game = Game::new(Settings::new(2)?, 1);
    /// let seat = game.decision().ok_or("over")?.seat;
    /// let view = game.view(seat).ok_or("no view")?;
    /// // The other player holds two of the thirteen cards of age 1 that this one does not hold: 78 cases.
    /// let other = Settings::new(2)?.seats().find(|&other| other != seat).ok_or("alone")?;
    /// let two_cards = view.in_all_worlds(1_000, &mut Rng::new(1), |world| Case {
    ///     holds: world.state().hand(other).len() == 2,
    ///     depends_on: world.state().hand(other),
    /// });
    /// assert_eq!(two_cards, InAllWorlds::Holds { cases: 78 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_all_worlds(
        &self,
        most: u32,
        rng: &mut Rng,
        statement: impl FnMut(&Observed) -> Case,
    ) -> InAllWorlds {
        // What others have chosen without showing it differs between determinizations too.
        let chosen = self.hidden.first_melds.unwrap_or(SeatSet::EMPTY);
        let unseen = match self.hidden.action {
            Action::None => false,
            Action::Mine(_, answers) => answers > 0,
            Action::Theirs => true,
        };
        if unseen || !chosen.without(self.seat).is_empty() {
            return InAllWorlds::Unknown;
        }
        let Some(sampler) = self.sampler() else {
            return InAllWorlds::Unknown;
        };
        let mut search = CaseSearch {
            view: self,
            sampler,
            slots: self.slots().collect(),
            // The notes of an action can tell cards apart that look alike.
            symmetric: self.hidden.action == Action::None,
            left: most,
            cases: 0,
            rng,
            statement,
        };
        let domains = search.slots.iter().map(|(_, slot)| slot.may_be()).collect();
        match search.try_in(domains) {
            Ok(()) => InAllWorlds::Holds {
                cases: search.cases,
            },
            Err(stop) => stop,
        }
    }
}

struct CaseSearch<'v, S> {
    view: &'v View,
    sampler: Sampler<'v>,
    slots: Vec<(Place, Slot)>,
    symmetric: bool,
    /// How many more determinizations may be tried.
    left: u32,
    cases: u32,
    rng: &'v mut Rng,
    statement: S,
}

impl<S: FnMut(&Observed) -> Case> CaseSearch<'_, S> {
    /// Tries the statement in all determinizations within these domains of the slots.
    fn try_in(&mut self, domains: Vec<CardSet>) -> Result<(), InAllWorlds> {
        let slots: Vec<Slot> = domains.iter().map(|&domain| Slot(domain)).collect();
        let Some(cards) = Dealer::new(&slots).and_then(|dealer| dealer.deal(self.rng)) else {
            // No determinization has these cards in these places.
            return Ok(());
        };
        self.left = self.left.checked_sub(1).ok_or(InAllWorlds::Unknown)?;
        let world = self.view.observed(&self.sampler, &cards, self.rng);
        let case = (self.statement)(&world.ok_or(InAllWorlds::Unknown)?);
        if !case.holds {
            return Err(InAllWorlds::Fails);
        }
        self.split(domains, &cards, case.depends_on)
    }

    /// Splits these domains by the first card that mattered and is not fixed yet. The statement holds with `cards`.
    fn split(
        &mut self,
        domains: Vec<CardSet>,
        cards: &[Card; Card::COUNT],
        depends_on: CardSet,
    ) -> Result<(), InAllWorlds> {
        let open = |&at: &usize| domains[at].len() > 1 && depends_on.has(cards[at]);
        let Some(at) = (0..domains.len()).find(open) else {
            self.cases += 1;
            return Ok(());
        };
        for card in self.candidates(at, &domains) {
            let mut narrowed = domains.clone();
            narrowed[at] = CardSet::one(card);
            match card == cards[at] {
                true => self.split(narrowed, cards, depends_on)?,
                false => self.try_in(narrowed)?,
            }
        }
        Ok(())
    }

    /// The cards to try in a slot. A hand has no order: of cards that look alike, each group is tried once, with its
    /// cards in the order of the card table.
    fn candidates(&self, at: usize, domains: &[CardSet]) -> CardSet {
        let slot = self.slots[at];
        if !self.symmetric || !matches!(slot.0, Place::Hand(_) | Place::Score(_)) {
            return domains[at];
        }
        let alike = (0..at).filter(|&before| self.slots[before] == slot);
        let highest = alike.filter_map(|before| domains[before].only()).max();
        let later = |card: &Card| highest.is_none_or(|highest| *card > highest);
        domains[at].into_iter().filter(later).collect()
    }
}
