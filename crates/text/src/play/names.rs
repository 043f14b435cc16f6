use innovation_engine::{Seat, Settings};

use crate::language::text::Text;

/// How the players of a table are called, by seat. A player without a name is called by number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, the first seat's first.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Names {
        Names(names.into_iter().map(Into::into).collect())
    }

    /// All players called by number.
    pub fn numbers(text: &Text, settings: Settings) -> Names {
        Names(
            settings
                .seats()
                .map(|seat| text.player_number(seat))
                .collect(),
        )
    }

    /// How the player at a seat is called, where they have a name.
    pub fn get(&self, seat: Seat) -> Option<&str> {
        self.0
            .get(seat.index())
            .map(String::as_str)
            .filter(|name| !name.is_empty())
    }

    /// Whether a name begins with a vowel, before which some words are written differently. An h counts, because it is
    /// silent in French.
    pub(crate) fn begins_with_vowel(&self, seat: Seat) -> bool {
        let first = self.get(seat).and_then(|name| name.chars().next());
        first.is_some_and(|letter| {
            let letter = innovation_nearest::fold(&letter.to_string());
            matches!(letter.as_str(), "a" | "e" | "h" | "i" | "o" | "u")
        })
    }
}

/// The reader of a log: the seat, and how the players are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// The seat that is called "you". `None` for a spectator.
    pub seat: Option<Seat>,
    /// How the players are called.
    pub names: Names,
}

impl Reader {
    /// A reader at this seat, or one who only watches.
    pub fn new(seat: Option<Seat>, names: Names) -> Reader {
        Reader { seat, names }
    }
}
