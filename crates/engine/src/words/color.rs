use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the five colors of the cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Color {
    /// Red
    Red,
    /// Yellow
    Yellow,
    /// Green
    Green,
    /// Blue
    Blue,
    /// Purple
    Purple,
}

impl Color {
    /// All colors, in the order in which they are listed everywhere.
    pub const ALL: [Color; 5] = [
        Color::Red,
        Color::Yellow,
        Color::Green,
        Color::Blue,
        Color::Purple,
    ];

    /// The color's word in files: `red`, `yellow`, `green`, `blue`, `purple`.
    pub const fn word(self) -> &'static str {
        ["red", "yellow", "green", "blue", "purple"][self as usize]
    }

    /// The color of this word.
    pub fn from_word(word: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.word() == word)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
