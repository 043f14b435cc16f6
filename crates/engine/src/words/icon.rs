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
#[serde(from = "ByName", into = "ByName")]
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

    /// How many of each icon, in the order of [`Icon::ALL`].
    pub const fn by_icon(self) -> [u8; 6] {
        let [castle, crown, leaf, lightbulb, factory, clock, ..] = self.0.to_le_bytes();
        [castle, crown, leaf, lightbulb, factory, clock]
    }

    /// Whether there are at least three of every one of the six icons.
    pub const fn three_of_each(self) -> bool {
        // Adding 125 to each byte sets its top bit if and only if the count is 3 or more. Counts are at most
        // 80, so no byte overflows.
        (self.0 + 0x7d7d_7d7d_7d7d) & 0x8080_8080_8080 == 0x8080_8080_8080
    }
}

#[derive(Serialize, Deserialize)]
struct ByName {
    castle: u8,
    crown: u8,
    leaf: u8,
    lightbulb: u8,
    factory: u8,
    clock: u8,
}

impl From<IconCounts> for ByName {
    fn from(counts: IconCounts) -> ByName {
        let [castle, crown, leaf, lightbulb, factory, clock] = counts.by_icon();
        ByName {
            castle,
            crown,
            leaf,
            lightbulb,
            factory,
            clock,
        }
    }
}

impl From<ByName> for IconCounts {
    fn from(counts: ByName) -> IconCounts {
        let by_icon = [
            counts.castle,
            counts.crown,
            counts.leaf,
            counts.lightbulb,
            counts.factory,
            counts.clock,
        ];
        let packed = by_icon
            .iter()
            .rev()
            .fold(0, |packed, &count| packed << 8 | u64::from(count));
        IconCounts(packed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_of_each_is_three_of_each() {
        for low in 0..6 {
            for count in 0..=80 {
                let mut by_icon = [80; 6];
                by_icon[low] = count;
                let [castle, crown, leaf, lightbulb, factory, clock] = by_icon;
                let counts = IconCounts::from(ByName {
                    castle,
                    crown,
                    leaf,
                    lightbulb,
                    factory,
                    clock,
                });
                assert_eq!(counts.of(Icon::ALL[low]), count);
                assert_eq!(counts.three_of_each(), count >= 3);
            }
        }
    }
}
