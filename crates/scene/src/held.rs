//! What a viewer sees of cards.

use innovation_engine::{Age, Card, Icon, Slot, Splay};

/// What the viewer sees of a hand or a score pile.
#[derive(Hash, Debug)]
pub struct Held {
    /// Number of cards.
    pub count: usize,
    /// The cards that the viewer knows.
    pub known: Vec<Card>,
    /// Number of the others, by age.
    pub backs: [usize; Age::ALL.len()],
}

impl Held {
    /// What is seen of these cards.
    pub fn of(slots: &[Slot]) -> Held {
        let mut held = Held {
            count: slots.len(),
            known: Vec::new(),
            backs: [0; Age::ALL.len()],
        };
        for slot in slots {
            match seen(slot) {
                (Some(card), _) => held.known.push(card),
                (None, Some(age)) => held.backs[usize::from(age.number()) - 1] += 1,
                (None, None) => {}
            }
        }
        held
    }

    /// The ages of which there are unknown cards, and how many.
    pub fn groups(&self) -> impl Iterator<Item = (Age, usize)> {
        let groups = Age::ALL.into_iter().zip(self.backs);
        groups.filter(|(_, count)| *count > 0)
    }

    /// Whether there are so many different cards that each gets less room.
    pub fn is_many(&self) -> bool {
        self.known.len() + self.groups().count() > 8
    }
}

/// What the viewer sees of a card: its face or its value.
pub fn seen(slot: &Slot) -> (Option<Card>, Option<Age>) {
    match slot.known() {
        Some(card) => (Some(card), None),
        None => (None, slot.age()),
    }
}

/// The icon places of a covered card that show, the picture's among them.
pub fn shown(card: Card, splay: Splay) -> Vec<Option<Icon>> {
    let places = card.icon_places().into_iter().zip(splay.shows());
    let visible = places.filter(|(_, shows)| *shows);
    visible.map(|(place, _)| place).collect()
}

/// How a pile is splayed, as a sign.
pub fn arrow(splay: Splay) -> &'static str {
    match splay {
        Splay::Left => "←",
        Splay::Right => "→",
        Splay::Up => "↑",
    }
}
