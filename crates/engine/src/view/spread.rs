//! Determinizations that are spread evenly: together they show every hidden card in every place where it can be.

use super::{Action, Slot, View};
use crate::preview::World;
use crate::{Card, CardSet, Rng};

/// Upper bound on the determinizations of a view. No age has more cards.
const MOST: usize = 15;

/// The number of determinizations if some hidden cards cannot be spread evenly.
const UNEVEN: usize = 12;

/// Determinizations of a view, and the seat's knowledge of the cards in them.
pub(crate) struct EvenSample {
    /// The determinizations.
    pub(crate) worlds: Vec<World>,
    /// The cards whose place the seat knows.
    pub(crate) known: CardSet,
    /// The hidden cards that are spread evenly: for each place where such a card can be, it is there in some
    /// world. So every outcome that depends on only one of them has been tried.
    pub(crate) even: CardSet,
    /// Whether other players have made choices in this action that the seat has not seen yet.
    pub(crate) secret: bool,
}

/// Hidden slots with the same candidates, as many slots as candidates.
struct SlotGroup {
    /// The candidates of each slot.
    may_be: CardSet,
    /// The number of slots.
    slots: usize,
    /// The cards in random order. Each world rotates them by one, like the rows of a Latin square.
    cards: Vec<Card>,
}

impl View {
    /// Makes a few determinizations that differ as much as possible.
    pub(crate) fn spread(&self, rng: &mut Rng) -> EvenSample {
        let mut known = CardSet::EMPTY;
        let mut groups: Vec<SlotGroup> = Vec::new();
        for (_, slot) in self.slots() {
            match slot.known() {
                Some(card) => known = known.with(card),
                None => join(&mut groups, slot.may_be()),
            }
        }
        let hidden = CardSet::ALL - known;
        // With fewer slots than candidates, other slots share these cards.
        groups.retain(|group| group.slots == usize::from(group.may_be.len()));
        for group in &mut groups {
            rng.shuffle(&mut group.cards);
        }
        let even = groups
            .iter()
            .fold(CardSet::EMPTY, |even, group| even | group.may_be);
        let largest = groups.iter().map(|group| group.slots).max().unwrap_or(1);
        let least = if hidden == even { 1 } else { UNEVEN };
        let worlds = (0..largest.clamp(least, MOST))
            .filter_map(|turn| self.turned(&groups, turn).sample(rng));
        EvenSample {
            worlds: worlds.collect(),
            known,
            even,
            secret: matches!(self.hidden.action, Action::Mine(_, answers) if answers > 0),
        }
    }

    /// The view in which all evenly spread cards are known, rotated by `turn`.
    fn turned(&self, groups: &[SlotGroup], turn: usize) -> View {
        let mut view = self.clone();
        let mut dealt = vec![turn; groups.len()];
        let mut pin = |slot: &mut Slot| {
            let group = groups
                .iter()
                .position(|group| group.may_be == slot.may_be());
            if let Some(at) = group {
                let cards = &groups[at].cards;
                *slot = Slot(CardSet::one(cards[dealt[at] % cards.len()]));
                dealt[at] += 1;
            }
        };
        for player in &mut view.players {
            player.hand.iter_mut().for_each(&mut pin);
            player.score.iter_mut().for_each(&mut pin);
            let piles = player.board.iter_mut();
            piles.for_each(|pile| pile.cards.iter_mut().for_each(&mut pin));
        }
        view.removed.iter_mut().for_each(&mut pin);
        view.supply.iter_mut().flatten().for_each(&mut pin);
        view.faces.iter_mut().flatten().for_each(&mut pin);
        view
    }
}

fn join(groups: &mut Vec<SlotGroup>, may_be: CardSet) {
    match groups.iter_mut().find(|group| group.may_be == may_be) {
        Some(group) => group.slots += 1,
        None => groups.push(SlotGroup {
            may_be,
            slots: 1,
            cards: may_be.into_iter().collect(),
        }),
    }
}
