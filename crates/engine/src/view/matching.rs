//! Random deals that are consistent with a view.

use arrayvec::ArrayVec;

use super::Slot;
use crate::{Card, CardSet, Rng};

/// Deals a card to every slot from its candidates, all different: a perfect bipartite matching.
///
/// Most slots come in groups with the same candidates, as many as there are slots in the group. Each group shares its
/// cards among itself. The other slots take free cards in random order. A slot without a free candidate gets one along an
/// augmenting path (Kuhn 1955). A real view always has a matching: the real cards.
pub(super) struct Dealer {
    /// The candidates of each slot.
    may_be: [CardSet; Card::COUNT],
    /// The card of each slot, where it is known.
    known: [Option<Card>; Card::COUNT],
    /// The cards that are known or belong to a group.
    taken: CardSet,
    /// The other slots: those of each group, then the rest.
    open: ArrayVec<u8, { Card::COUNT }>,
    /// The cards of each group.
    groups: Vec<CardSet>,
}

impl Dealer {
    /// Prepares deals to these slots. `None`: there are too many.
    pub(super) fn new(slots: &[Slot]) -> Option<Dealer> {
        let mut may_be = [CardSet::EMPTY; Card::COUNT];
        let mut known = [None; Card::COUNT];
        let mut taken = CardSet::EMPTY;
        let mut unknown: ArrayVec<u8, { Card::COUNT }> = ArrayVec::new();
        for (at, slot) in slots.iter().enumerate() {
            *may_be.get_mut(at)? = slot.may_be();
            match slot.known() {
                Some(card) => {
                    known[at] = Some(card);
                    taken = taken.with(card);
                }
                None => unknown.push(at as u8),
            }
        }
        let (mut open, mut loose) = (ArrayVec::new(), ArrayVec::<u8, { Card::COUNT }>::new());
        let mut groups = Vec::new();
        let mut unknown = unknown.as_mut_slice();
        while let Some(&slot) = unknown.first() {
            let cards = may_be[usize::from(slot)];
            let mut alike = 0;
            for at in 0..unknown.len() {
                if may_be[usize::from(unknown[at])] == cards {
                    unknown.swap(alike, at);
                    alike += 1;
                }
            }
            let (group, others) = unknown.split_at_mut(alike);
            if alike == usize::from(cards.len()) {
                groups.push(cards);
                taken = taken | cards;
                open.extend(group.iter().copied());
            } else {
                loose.extend(group.iter().copied());
            }
            unknown = others;
        }
        open.extend(loose);
        Some(Dealer {
            may_be,
            known,
            taken,
            open,
            groups,
        })
    }

    /// A random deal. `None`: no such matching exists, or there are too few slots.
    pub(super) fn deal(&self, rng: &mut Rng) -> Option<[Card; Card::COUNT]> {
        let mut deal = Matching {
            may_be: &self.may_be,
            dealt: self.known,
            taken: self.taken,
        };
        let mut open = self.open.clone();
        let mut open = open.as_mut_slice();
        for &cards in &self.groups {
            let (group, others) = open.split_at_mut(cards.len().into());
            rng.shuffle(group);
            for (&mut slot, card) in group.iter_mut().zip(cards) {
                deal.dealt[usize::from(slot)] = Some(card);
            }
            open = others;
        }
        rng.shuffle(open);
        for &mut slot in open {
            deal.give(slot.into(), CardSet::EMPTY, rng);
        }
        let mut cards = [Card::at(0); Card::COUNT];
        for (card, dealt) in cards.iter_mut().zip(deal.dealt) {
            *card = dealt?;
        }
        (deal.taken == CardSet::ALL).then_some(cards)
    }
}

struct Matching<'d> {
    /// The candidates of each slot.
    may_be: &'d [CardSet; Card::COUNT],
    dealt: [Option<Card>; Card::COUNT],
    taken: CardSet,
}

impl Matching<'_> {
    /// Gives a slot one of its candidates: a free card, else one whose owner can take another. Returns `None`
    /// on success, otherwise the cards that were tried without success.
    fn give(&mut self, slot: usize, mut tried: CardSet, rng: &mut Rng) -> Option<CardSet> {
        let cards = self.may_be[slot];
        let free = cards - self.taken;
        if !free.is_empty() {
            let card = free.nth(rng.below(free.len().into()) as u8)?;
            self.dealt[slot] = Some(card);
            self.taken = self.taken.with(card);
            return None;
        }
        while let Some(card) = (cards - tried).first() {
            tried = tried.with(card);
            let owner = self.dealt.iter().position(|&owned| owned == Some(card));
            let Some(owner) = owner.filter(|&owner| self.may_be[owner].len() > 1) else {
                continue;
            };
            match self.give(owner, tried, rng) {
                None => {
                    self.dealt[slot] = Some(card);
                    return None;
                }
                Some(in_vain) => tried = in_vain,
            }
        }
        Some(tried)
    }
}
