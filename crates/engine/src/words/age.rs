use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the ten ages of the cards.
///
/// ```
/// use innovation_engine::Age;
/// assert_eq!(Age::new(3), Some(Age::ALL[2]));
/// assert_eq!(Age::new(11), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Age(u8);

impl Age {
    /// All ages, from 1 to 10.
    pub const ALL: [Age; 10] = {
        let mut all = [Age(1); 10];
        let mut i = 0;
        while i < 10 {
            all[i] = Age(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The age of this number, if it is one of 1 to 10.
    pub const fn new(number: u8) -> Option<Age> {
        if number >= 1 && number <= 10 {
            Some(Age(number))
        } else {
            None
        }
    }

    /// The number on the card: 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The points that it takes to claim the achievement of this age.
    pub const fn points_to_achieve(self) -> u16 {
        self.0 as u16 * Age::POINTS
    }

    /// The points that each age of an achievement costs.
    pub(crate) const POINTS: u16 = 5;

    /// The age of the card that is drawn for a value: the lowest non-empty supply pile from there up. The
    /// value 0 counts as 1. `None`: the draw would be above 10.
    pub(crate) fn to_draw(value: u8, has_cards: impl Fn(Age) -> bool) -> Option<Age> {
        (value.max(1)..=10).map(Age).find(|&age| has_cards(age))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Age {
    type Error = String;

    fn try_from(number: u8) -> Result<Age, String> {
        Age::new(number).ok_or_else(|| format!("no age {number}: ages are 1 to 10"))
    }
}

impl From<Age> for u8 {
    fn from(age: Age) -> u8 {
        age.0
    }
}
