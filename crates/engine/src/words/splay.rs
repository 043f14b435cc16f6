use std::fmt;

use serde::{Deserialize, Serialize};

/// How a pile of two or more cards is splayed. A pile that is not is `Option::None`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Splay {
    /// Covered cards show their bottom right icon.
    Left,
    /// Covered cards show their top left and bottom left icons.
    Right,
    /// Covered cards show their three bottom icons.
    Up,
}

impl Splay {
    /// All directions.
    pub const ALL: [Splay; 3] = [Splay::Left, Splay::Right, Splay::Up];

    /// The direction's word in files: `left`, `right`, `up`.
    pub const fn word(self) -> &'static str {
        ["left", "right", "up"][self as usize]
    }

    /// The direction of this word.
    pub fn from_word(word: &str) -> Option<Splay> {
        Splay::ALL.into_iter().find(|splay| splay.word() == word)
    }

    /// The icon places of a covered card that are visible: top left, bottom left, bottom middle,
    /// bottom right.
    pub const fn shows(self) -> [bool; 4] {
        match self {
            Splay::Left => [false, false, false, true],
            Splay::Right => [true, true, false, false],
            Splay::Up => [false, true, true, true],
        }
    }
}

impl fmt::Display for Splay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
