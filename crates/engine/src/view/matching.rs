//! Random deals that are consistent with a view.

use arrayvec::ArrayVec;

use super::Slot;
use crate::{Card, CardSet, Rng};

/// Deals a card to every slot from its candidates, all different: a perfect bipartite matching. `None`: no
/// such matching exists, or the number of slots is wrong.
///
/// Most slots come in groups with the same candidates, as many as there are slots in the group. Each group shares its
/// cards among itself. The other slots take free cards in random order. A slot without a free candidate gets one along an
/// augmenting path (Kuhn 1955). A real view always has a matching: the real cards.
pub(super) fn deal(
    slots: impl Iterator<Item = Slot>,
    rng: &mut Rng,
) -> Option<[Card; Card::COUNT]> {
    let mut deal = Matching {
        may_be: [CardSet::EMPTY; Card::COUNT],
        dealt: [None; Card::COUNT],
        taken: CardSet::EMPTY,
    };
    let mut open = [0; Card::COUNT];
    let (mut count, mut unknown) = (0, 0);
    for slot in slots {
        *deal.may_be.get_mut(count)? = slot.may_be();
        match slot.known() {
            Some(card) => {
                deal.dealt[count] = Some(card);
                deal.taken = deal.taken.with(card);
            }
            None => {
                open[unknown] = count as u8;
                unknown += 1;
            }
        }
        count += 1;
    }
    let mut open = &mut open[..unknown];
    let mut loose: ArrayVec<u8, { Card::COUNT }> = ArrayVec::new();
    while let Some(&slot) = open.first() {
        let cards = deal.may_be[usize::from(slot)];
        let mut alike = 0;
        for at in 0..open.len() {
            if deal.may_be[usize::from(open[at])] == cards {
                open.swap(alike, at);
                alike += 1;
            }
        }
        let (group, others) = open.split_at_mut(alike);
        if alike == usize::from(cards.len()) {
            rng.shuffle(group);
            for (&mut slot, card) in group.iter_mut().zip(cards) {
                deal.dealt[usize::from(slot)] = Some(card);
            }
            deal.taken = deal.taken | cards;
        } else {
            loose.extend(group.iter().copied());
        }
        open = others;
    }
    rng.shuffle(&mut loose);
    for slot in loose {
        deal.give(slot.into(), CardSet::EMPTY, rng);
    }
    let mut cards = [Card::at(0); Card::COUNT];
    for (card, dealt) in cards.iter_mut().zip(deal.dealt) {
        *card = dealt?;
    }
    (deal.taken == CardSet::ALL).then_some(cards)
}

struct Matching {
    /// The candidates of each slot.
    may_be: [CardSet; Card::COUNT],
    dealt: [Option<Card>; Card::COUNT],
    taken: CardSet,
}

impl Matching {
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
