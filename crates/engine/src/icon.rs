use serde::{Deserialize, Serialize};

/// One of the six icons printed on the cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Icon {
    /// A castle
    Castle,
    /// A crown
    Crown,
    /// A leaf
    Leaf,
    /// A lightbulb
    Lightbulb,
    /// A factory
    Factory,
    /// A clock
    Clock,
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 6] = [
        Icon::Castle,
        Icon::Crown,
        Icon::Leaf,
        Icon::Lightbulb,
        Icon::Factory,
        Icon::Clock,
    ];

    /// The icon's word in files: `castle`, `crown`, `leaf`, `lightbulb`, `factory`, `clock`.
    pub const fn word(self) -> &'static str {
        ["castle", "crown", "leaf", "lightbulb", "factory", "clock"][self as usize]
    }

    /// The icon of this word.
    pub fn from_word(word: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.word() == word)
    }
}

/// How many of each icon, packed one byte each, so that piles add up with one addition.
///
/// The cards carry 315 icons in all, and no more than 80 of one kind, so a byte is never too small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct IconCounts(u64);

impl IconCounts {
    /// No icon at all.
    pub const NONE: IconCounts = IconCounts(0);

    pub(crate) const fn plus_one(self, icon: Icon) -> IconCounts {
        IconCounts(self.0 + (1 << (8 * icon as u32)))
    }

    pub(crate) const fn plus(self, other: IconCounts) -> IconCounts {
        IconCounts(self.0 + other.0)
    }

    pub(crate) const fn minus(self, other: IconCounts) -> IconCounts {
        IconCounts(self.0 - other.0)
    }

    /// How many of this icon.
    pub const fn of(self, icon: Icon) -> u8 {
        (self.0 >> (8 * icon as u32)) as u8
    }

    /// Whether there are at least `n` of every one of the six icons.
    pub fn each_at_least(self, n: u8) -> bool {
        Icon::ALL.iter().all(|&icon| self.of(icon) >= n)
    }
}
