use serde::{Deserialize, Serialize};

use crate::{Card, Seat, SeatSet};

/// Which print of the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Iello and its partners, 2011 to 2013: nine cards and Monument differ.
    First,
    /// Asmadi's third edition.
    #[default]
    Third,
}

impl Edition {
    /// Both editions.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Third];

    /// The edition's word in files: `first`, `third`.
    pub const fn word(self) -> &'static str {
        ["first", "third"][self as usize]
    }

    /// The edition of this word.
    pub fn from_word(word: &str) -> Option<Edition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.word() == word)
    }
}

/// The language of the table. The engine contains no text; the language decides the alphabet in which first
/// melds are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English
    #[default]
    En,
    /// Italian
    It,
    /// French
    Fr,
    /// Portuguese
    Pt,
    /// Russian
    Ru,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] = [
        Language::En,
        Language::It,
        Language::Fr,
        Language::Pt,
        Language::Ru,
    ];

    /// The language's code in files: `en`, `it`, `fr`, `pt`, `ru`.
    pub const fn code(self) -> &'static str {
        ["en", "it", "fr", "pt", "ru"][self as usize]
    }

    /// The language of this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The place of a card among the fifteen of age 1 in this language's alphabet.
    pub(crate) fn alphabetical_place(self, card: Card) -> u8 {
        FIRST_CARDS_BY_ALPHABET[self as usize][card.index()]
    }
}

/// For each language, the alphabetical place of each card of age 1, in the order of the table.
#[rustfmt::skip]
const FIRST_CARDS_BY_ALPHABET: [[u8; 15]; 5] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    [1, 13, 5, 0, 6, 2, 7, 8, 9, 3, 4, 10, 11, 14, 12],
    [0, 1, 2, 13, 3, 5, 7, 8, 9, 12, 11, 14, 6, 10, 4],
    [1, 3, 5, 14, 6, 7, 2, 10, 11, 13, 4, 12, 0, 9, 8],
    [3, 8, 2, 10, 13, 14, 5, 7, 9, 0, 1, 11, 6, 4, 12],
];

/// What is fixed before a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Settings {
    players: u8,
    teams: bool,
    /// Which print is played.
    pub edition: Edition,
    /// The language whose alphabet orders the first melds.
    pub language: Language,
    /// Whether everybody may look at covered cards on all boards.
    pub open_boards: bool,
    /// Whether a player who has no card of the kind asked for shows their hand to prove it.
    pub prove: bool,
}

impl Settings {
    /// The usual settings for 2 to 4 players: third edition, English, closed boards, hands shown as
    /// proof.
    pub fn new(players: u8) -> Result<Settings, SettingsError> {
        Settings::of(players, false)
    }

    /// The usual settings for two teams of two.
    pub fn teams() -> Settings {
        Settings {
            players: 4,
            teams: true,
            ..Settings::USUAL
        }
    }

    /// The usual settings for this many players, each for themselves or in teams.
    pub fn of(players: u8, teams: bool) -> Result<Settings, SettingsError> {
        match (players, teams) {
            (4, true) => Ok(Settings::teams()),
            (2..=4, false) => Ok(Settings {
                players,
                ..Settings::USUAL
            }),
            (2..=4, true) => Err(SettingsError::Teams(players)),
            _ => Err(SettingsError::Players(players)),
        }
    }

    const USUAL: Settings = Settings {
        players: 2,
        teams: false,
        edition: Edition::Third,
        language: Language::En,
        open_boards: false,
        prove: true,
    };

    /// The same settings with this edition.
    pub fn with_edition(self, edition: Edition) -> Settings {
        Settings { edition, ..self }
    }

    /// How many players, 2 to 4.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Whether seats 1 and 3 play against 2 and 4.
    pub const fn is_teams(self) -> bool {
        self.teams
    }

    /// The seats of the table, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(self.players as usize)
    }

    /// Everybody at the table.
    #[inline]
    pub(crate) fn everybody(self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// The players and the watchers.
    pub(crate) fn onlookers(self) -> SeatSet {
        self.everybody().with(Seat::WATCHER)
    }

    /// How many achievements win: 6, 5 or 4 for two, three or four players, 6 for a team.
    pub const fn achievements_to_win(self) -> u8 {
        match self.players {
            2 => 6,
            3 => 5,
            _ if self.teams => 6,
            _ => 4,
        }
    }

    /// The side of a seat: itself, and its partner where teams are played.
    #[inline]
    pub fn side(self, seat: Seat) -> SeatSet {
        let alone = SeatSet::one(seat);
        if self.teams {
            alone.with(seat.partner())
        } else {
            alone
        }
    }

    /// All who are neither this seat nor its partner.
    #[inline]
    pub fn opponents(self, seat: Seat) -> SeatSet {
        self.everybody() - self.side(seat)
    }
}

/// Settings that no game can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    /// A number of players other than 2, 3 or 4.
    #[error("the game is for 2 to 4 players, not {0}")]
    Players(u8),
    /// Teams with a number of players other than 4.
    #[error("teams need four players, not {0}")]
    Teams(u8),
}

#[derive(Deserialize)]
struct Unchecked {
    players: u8,
    teams: bool,
    edition: Edition,
    language: Language,
    open_boards: bool,
    prove: bool,
}

impl TryFrom<Unchecked> for Settings {
    type Error = SettingsError;

    fn try_from(unchecked: Unchecked) -> Result<Settings, SettingsError> {
        Ok(Settings {
            edition: unchecked.edition,
            language: unchecked.language,
            open_boards: unchecked.open_boards,
            prove: unchecked.prove,
            ..Settings::of(unchecked.players, unchecked.teams)?
        })
    }
}
