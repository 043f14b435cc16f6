//! Sets of cards, colors, seats and values: a bit each, in one register.

use serde::{Deserialize, Serialize};

use crate::{Achievement, Age, Card, Color, Icon, Seat};

/// A set of cards.
///
/// ```
/// use innovation_engine::{Age, CardSet, Icon};
/// let ones = CardSet::of_age(Age::ALL[0]);
/// assert_eq!(ones.len(), 15);
/// assert_eq!((ones & CardSet::with_icon(Icon::Castle)).len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 105 cards.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// The set of one card.
    pub const fn one(card: Card) -> CardSet {
        // A shift in one half is much faster than one across both.
        let bit = 1u64 << (card.index() & 63);
        if card.index() < 64 {
            CardSet(bit as u128)
        } else {
            CardSet((bit as u128) << 64)
        }
    }

    /// All cards of an age.
    pub const fn of_age(age: Age) -> CardSet {
        BY_AGE[age.index()]
    }

    /// All cards of a color.
    pub const fn of_color(color: Color) -> CardSet {
        BY_COLOR[color as usize]
    }

    /// All cards of any of these colors.
    pub fn of_colors(colors: ColorSet) -> CardSet {
        colors
            .into_iter()
            .fold(CardSet::EMPTY, |set, color| set | CardSet::of_color(color))
    }

    /// All cards with at least one such icon.
    pub const fn with_icon(icon: Icon) -> CardSet {
        BY_ICON[icon as usize]
    }

    /// All cards of this value. Empty if no age has this number.
    pub fn of_value(value: u8) -> CardSet {
        Age::new(value).map_or(CardSet::EMPTY, CardSet::of_age)
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        // Where counting is not one instruction: most sets have their cards in one half.
        let count = if cfg!(target_feature = "popcnt") {
            self.0.count_ones()
        } else if high == 0 {
            low.count_ones()
        } else if low == 0 {
            high.count_ones()
        } else {
            self.0.count_ones()
        };
        count as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is in the set.
    pub const fn has(self, card: Card) -> bool {
        let half = if card.index() < 64 {
            self.0 as u64
        } else {
            (self.0 >> 64) as u64
        };
        half >> (card.index() & 63) & 1 == 1
    }

    /// The set with this card added.
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | CardSet::one(card).0)
    }

    /// The set without this card.
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !CardSet::one(card).0)
    }

    /// The first card in the order of the table.
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::at(self.0.trailing_zeros() as u8))
    }

    /// The card, if the set has exactly one.
    pub fn only(self) -> Option<Card> {
        // Without its lowest bit, the number of a set of one is 0.
        let one = self.0 != 0 && self.0 & (self.0 - 1) == 0;
        one.then(|| Card::at(self.0.trailing_zeros() as u8))
    }

    /// The card at this place, counted from 0 in the order of the table.
    pub fn nth(self, n: u8) -> Option<Card> {
        self.nth_or_beyond(n).ok()
    }

    /// The card at this place, or how far the place is beyond the end of the set.
    pub(crate) fn nth_or_beyond(self, n: u8) -> Result<Card, u8> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        nth_bit(low, n)
            .or_else(|n| nth_bit(high, n).map(|place| 64 + place))
            .map(Card::at)
    }

    /// How many cards of the set come before this one in the order of the table.
    pub(crate) fn rank(self, card: Card) -> u8 {
        CardSet(self.0 & (CardSet::one(card).0 - 1)).len()
    }

    /// The value of the highest card, 0 for the empty set.
    pub fn highest_value(self) -> u8 {
        // The table is in the order of ages, so the last card is one of the highest.
        self.last().map_or(0, Card::value)
    }

    /// The cards of the highest value.
    pub fn highest(self) -> CardSet {
        self & CardSet::of_value(self.highest_value())
    }

    /// The cards of the lowest value.
    pub fn lowest(self) -> CardSet {
        self & CardSet::of_value(self.first().map_or(0, Card::value))
    }

    /// The number of distinct values.
    pub fn value_count(self) -> u8 {
        Age::ALL
            .iter()
            .filter(|&&age| !(self & CardSet::of_age(age)).is_empty())
            .count() as u8
    }

    /// The colors of the cards.
    pub fn colors(self) -> ColorSet {
        Color::ALL
            .into_iter()
            .filter(|&color| !(self & CardSet::of_color(color)).is_empty())
            .collect()
    }

    /// The values of the cards added up.
    pub fn points(self) -> u16 {
        self.into_iter().map(|card| u16::from(card.value())).sum()
    }

    /// The set as a number, to be sorted by.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    fn last(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::at(127 - self.0.leading_zeros() as u8))
    }
}

const BY_AGE: [CardSet; 10] = {
    let mut sets = [CardSet::EMPTY; 10];
    let mut i = 0;
    while i < Card::COUNT {
        let card = Card::at(i as u8);
        let set = &mut sets[card.age().index()];
        *set = set.with(card);
        i += 1;
    }
    sets
};

const BY_COLOR: [CardSet; 5] = {
    let mut sets = [CardSet::EMPTY; 5];
    let mut i = 0;
    while i < Card::COUNT {
        let card = Card::at(i as u8);
        let set = &mut sets[card.color() as usize];
        *set = set.with(card);
        i += 1;
    }
    sets
};

const BY_ICON: [CardSet; 6] = {
    let mut sets = [CardSet::EMPTY; 6];
    let mut i = 0;
    while i < Card::COUNT {
        let card = Card::at(i as u8);
        let mut icon = 0;
        while icon < 6 {
            if card.icons().of(Icon::ALL[icon]) > 0 {
                sets[icon] = sets[icon].with(card);
            }
            icon += 1;
        }
        i += 1;
    }
    sets
};

impl std::ops::BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl std::ops::BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl std::ops::Not for CardSet {
    type Output = CardSet;

    fn not(self) -> CardSet {
        CardSet(!self.0 & CardSet::ALL.0)
    }
}

impl std::ops::Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

/// The index of the bit after `n` set bits, or how many set bits are missing.
fn nth_bit(mut bits: u64, n: u8) -> Result<u8, u8> {
    let mut left = n;
    while bits != 0 {
        if left == 0 {
            return Ok(bits.trailing_zeros() as u8);
        }
        bits &= bits - 1;
        left -= 1;
    }
    Err(left)
}

impl SeatSet {
    /// The seats of a table for this many players.
    pub(crate) const fn first(players: u8) -> SeatSet {
        SeatSet((1 << players) - 1)
    }
}

impl AchievementSet {
    /// The ages up to this number whose achievements are in the set.
    pub(crate) const fn ages_up_to(self, highest: u8) -> AgeSet {
        let ages = self.0 >> Achievement::Age(Age::ALL[0]).index();
        let highest = if highest < 9 { highest } else { 9 };
        AgeSet(ages & ((1 << highest) - 1))
    }
}

/// The cards of a set, in the order of the table.
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    /// Each half in its own register: much faster than one card after the other.
    fn fold<B, F: FnMut(B, Card) -> B>(self, start: B, mut add: F) -> B {
        let mut result = start;
        let halves = [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)];
        for (mut bits, offset) in halves {
            while bits != 0 {
                result = add(result, Card::at(bits.trailing_zeros() as u8 + offset));
                bits &= bits - 1;
            }
        }
        result
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        Cards(self.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

macro_rules! small_set {
    ($(#[$doc:meta])* $set:ident, $items:ident of $item:ident: $all:expr, |$one:ident| $index:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(u16);

        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);
            /// All items.
            pub const ALL: $set = $set((1 << $all.len()) - 1);

            /// The set of one.
            pub const fn one($one: $item) -> $set {
                $set(1 << $index)
            }

            /// Whether it is in the set.
            pub const fn has(self, $one: $item) -> bool {
                self.0 >> $index & 1 == 1
            }

            /// The set with this item added.
            pub const fn with(self, $one: $item) -> $set {
                $set(self.0 | 1 << $index)
            }

            /// The set without this item.
            pub const fn without(self, $one: $item) -> $set {
                $set(self.0 & !(1 << $index))
            }

            /// How many.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The set as a number, with a bit for each item, the first one lowest.
            pub const fn bits(self) -> u16 {
                self.0
            }

            /// The one at this place, counted from 0.
            pub fn nth(self, n: u8) -> Option<$item> {
                self.into_iter().nth(n as usize)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = $set;

            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = $set;

            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = $set;

            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        /// What a set holds, in order.
        pub struct $items(u16);

        impl Iterator for $items {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                let item = *$all.get(self.0.trailing_zeros() as usize)?;
                self.0 &= self.0 - 1;
                Some(item)
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $items;

            fn into_iter(self) -> $items {
                $items(self.0)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

small_set! {
    /// A set of colors.
    ColorSet, Colors of Color: Color::ALL, |color| color as u16
}

small_set! {
    /// A set of seats. It may include [`Seat::WATCHER`], which the iterator leaves out.
    SeatSet, Seats of Seat: Seat::ALL, |seat| seat.index()
}

small_set! {
    /// A set of ages.
    AgeSet, Ages of Age: Age::ALL, |age| age.index()
}

small_set! {
    /// A set of achievements.
    AchievementSet, Achievements of Achievement: Achievement::ALL, |achievement| achievement.index()
}
