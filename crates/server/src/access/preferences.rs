//! How a visitor likes tables to be. It is kept with the visitor, as the text of a form.

use innovation_bots::Kind;
use serde::{Deserialize, Serialize};

/// How a visitor likes tables to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// How long a step of what others do is shown, in milliseconds.
    pub pace: u32,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether an answer has to be confirmed.
    pub confirm: bool,
    /// Whether options show what they would do.
    pub previews: bool,
    /// The colors of the seats.
    pub colors: SeatColors,
    /// Whether the coach speaks in a guided first game.
    pub coach: bool,
    /// The bot that was last chosen to play against.
    pub level: Opponent,
}

/// The colors of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatColors {
    /// Four colors.
    #[default]
    Many,
    /// Colors that nearly everybody can tell apart, by how light they are.
    Safe,
    /// No colors: letters only.
    None,
}

/// A bot to play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// For the first game.
    Beginner,
    /// For those who learn the game.
    #[default]
    Easy,
    /// For those who play now and then.
    Casual,
    /// For most people.
    Normal,
    /// For those who know the cards.
    Hard,
    /// The strongest one.
    Master,
}

impl Opponent {
    /// The bot.
    pub fn kind(self) -> Kind {
        match self {
            Opponent::Beginner => Kind::Beginner,
            Opponent::Easy => Kind::Easy,
            Opponent::Casual => Kind::Casual,
            Opponent::Normal => Kind::Normal,
            Opponent::Hard => Kind::Hard,
            Opponent::Master => Kind::Master,
        }
    }
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            pace: 900,
            sound: false,
            confirm: false,
            previews: true,
            colors: SeatColors::default(),
            coach: true,
            level: Opponent::default(),
        }
    }
}

/// The paces that can be chosen, in milliseconds.
pub const PACES: [u32; 4] = [0, 400, 900, 2000];

impl Preferences {
    /// Reads what was kept. What cannot be read is as usual.
    pub fn read(text: &str) -> Preferences {
        let read: Preferences = serde_urlencoded::from_str(text).unwrap_or_default();
        match PACES.contains(&read.pace) {
            true => read,
            false => Preferences::default(),
        }
    }

    /// The text that is kept.
    pub fn write(&self) -> String {
        // Only what is nested cannot be written as a form.
        serde_urlencoded::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_read_as_they_were_written() {
        let all = Preferences {
            pace: 0,
            sound: true,
            confirm: true,
            previews: false,
            colors: SeatColors::Safe,
            coach: false,
            level: Opponent::Hard,
        };
        assert_eq!(Preferences::read(&all.write()), all);
        assert_eq!(Preferences::read("level=hard").level, Opponent::Hard);
        for text in ["", "pace=77", "sound=perhaps", "nonsense"] {
            assert_eq!(Preferences::read(text), Preferences::default(), "{text}");
        }
    }
}
