//! The rows of the store, as the rest of the server sees them.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use innovation_bots::Kind;
use innovation_engine::{Seat, Settings};

use crate::access::ids::{TableId, VisitorId};
use crate::tables::options::TableOptions;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, for whom a bot may stand in.
    Person(VisitorId, Option<Kind>),
    /// A bot.
    Bot(Kind),
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Who has it.
    pub holder: Holder,
    /// The name of the person.
    pub name: Option<String>,
    /// The secret of the invitation to it.
    pub secret: String,
    /// What it has chosen before the rules ask it.
    pub early: EarlyChoice,
}

/// The first meld of a seat that the rules do not ask yet: all choose at once, and the log is in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EarlyChoice {
    /// What was chosen, as in a record. `None`: nothing, or it is in the log.
    pub meaning: Option<String>,
    /// Number of choices and take-backs of this seat that are not in its log.
    pub count: i64,
}

/// The version of a table. Every change raises one of the two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Version {
    /// Number of rows in the log: answers and take-backs.
    pub sequence: i64,
    /// Number of other changes: of seats, early choices, options, the next table.
    pub epoch: i64,
}

impl Version {
    /// The version after another row of the log.
    pub fn next_sequence(self) -> Version {
        Version {
            sequence: self.sequence + 1,
            ..self
        }
    }

    /// The version after a change that is not in the log.
    pub fn next_epoch(self) -> Version {
        Version {
            epoch: self.epoch + 1,
            ..self
        }
    }

    /// The version after so many rows of the log, and a change of what is chosen early.
    pub fn with_early(self, rows: usize) -> Version {
        Version {
            sequence: self.sequence + rows as i64,
            epoch: self.epoch + 1,
        }
    }

    /// Whether this version came after the other one.
    pub fn is_after(self, other: Version) -> bool {
        self != other && self.sequence >= other.sequence && self.epoch >= other.epoch
    }
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its name in addresses.
    pub id: TableId,
    /// The visitor who set it up.
    pub owner: VisitorId,
    /// The settings of its game.
    pub settings: Settings,
    /// The version of the rules that it is played by.
    pub rules: u32,
    /// The seed of its game.
    pub seed: u64,
    /// Its other options.
    pub options: TableOptions,
    /// Its version.
    pub version: Version,
    /// How far it is.
    pub progress: Progress,
    /// When something last happened that everybody can see.
    pub changed: i64,
    /// The table at which the same people play again.
    pub next: Option<TableId>,
    /// The seats, in order.
    pub seats: Vec<StoredSeat>,
}

impl StoredTable {
    /// The name of the person at a seat, if they have one. Of those who share a screen the first has the name of the
    /// visitor.
    pub fn name_at(&self, seat: Seat) -> Option<&str> {
        let place = self.seats.get(seat.index())?;
        let same = |other: &StoredSeat| match (&other.holder, &place.holder) {
            (Holder::Person(other, _), Holder::Person(person, _)) => other == person,
            _ => false,
        };
        let is_first = self.seats.iter().position(same) == Some(seat.index());
        let name = place.name.as_deref();
        name.filter(|name| is_first && !name.is_empty())
    }

    /// Changes what a seat has chosen early. A seat outside the game is ignored.
    pub fn set_early(&mut self, seat: Seat, early: EarlyChoice) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            place.early = early;
        }
    }

    /// Whether a person at this seat has to choose a first meld before the rules ask for it. Of several seats of one
    /// person, the first is asked: they share a screen.
    pub fn asks_early(&self, seat: Seat) -> bool {
        let Progress { asked, turn, .. } = self.progress;
        let Some(asked) = asked.filter(|_| turn.is_none()) else {
            return false;
        };
        let person = |place: &StoredSeat| match &place.holder {
            Holder::Person(person, None) => Some(person.clone()),
            _ => None,
        };
        let Some(place) = self.seats.get(seat.index()) else {
            return false;
        };
        let chooses = |(at, other): (usize, &StoredSeat)| {
            let has_chosen =
                at < asked.index() || at > asked.index() && other.early.meaning.is_some();
            !has_chosen && person(other) == person(place)
        };
        let first = self.seats.iter().enumerate().position(chooses);
        seat != asked && person(place).is_some() && first == Some(seat.index())
    }
}

/// How far a table is. It is derived from the log and stored to be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Who has to act.
    pub state: Stage,
    /// Which seat is asked.
    pub asked: Option<Seat>,
    /// Whose turn it is. `None` before the first turn: first melds are chosen.
    pub turn: Option<Seat>,
    /// When a bot will stand in for the asked person.
    pub due: Option<i64>,
    /// Until when what bots do is not shown, in milliseconds since 1970. All processes keep to it: the time must not
    /// tell whether a bot was asked.
    pub held: i64,
    /// Whether everybody can see that something has happened. The time of a question inside an action would reveal
    /// that somebody was asked.
    pub open: bool,
}

impl Progress {
    /// A table with open seats.
    pub const LOBBY: Progress = Progress {
        state: Stage::Open,
        asked: None,
        turn: None,
        due: None,
        held: 0,
        open: true,
    };
    /// A table at which nobody can act any more.
    pub const OVER: Progress = Progress {
        state: Stage::Over,
        ..Progress::LOBBY
    };
}

/// Who has to act at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are open.
    Open,
    /// A bot is asked.
    Bot,
    /// A person is asked.
    Person,
    /// The game is over.
    Over,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 4] = [Stage::Open, Stage::Bot, Stage::Person, Stage::Over];

    /// The word in the database.
    pub const fn word(self) -> &'static str {
        ["open", "bot", "person", "over"][self as usize]
    }
}

/// A row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub deed: LoggedDeed,
}

/// What was added to the log of a table since some version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogNews {
    /// The version that the table has now.
    pub version: Version,
    /// How far it is.
    pub progress: Progress,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// The rows, in order.
    pub log: Vec<LogRow>,
}

/// What somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoggedDeed {
    /// Took an option.
    Answer {
        /// Its place in the open question, from 0.
        place: u8,
        /// What it meant, as in a record. It is compared when the log is replayed.
        meaning: String,
    },
    /// Took answers back, and left so many.
    TakeBack(usize),
    /// An answer of the first schema that could not be given a meaning when the database was upgraded. The table
    /// cannot be played on.
    Unknown,
}

/// A visitor whom the store knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredVisitor {
    /// Their name, perhaps empty.
    pub name: String,
    /// When they last came, to the day.
    pub seen: i64,
    /// Their preferences, as the pages have written them; empty for the usual ones.
    pub preferences: String,
}

/// How far a visitor is with a lesson or a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredProgress {
    /// Which one.
    pub item: String,
    /// How far.
    pub state: String,
    /// When that was written.
    pub changed: i64,
}

/// A game that can be reviewed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ReviewedGame {
    /// The game of a table whose log has so many rows. At a practice table people can go back from the end, and come to
    /// another one.
    Table(TableId, i64),
    /// The game of a record.
    Record(String),
}

/// A review, by its game and by what made it. The same key always means the same review.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReviewKey {
    /// The game.
    pub game: ReviewedGame,
    /// The version of the rules.
    pub rules: u32,
    /// The version of reviews.
    pub version: u32,
    /// Number of playouts for a decision.
    pub playouts: u32,
    /// The seed of the playouts.
    pub seed: u64,
}

impl fmt::Display for ReviewKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReviewKey {
            game,
            rules,
            version,
            playouts,
            seed,
        } = self;
        match game {
            ReviewedGame::Table(id, sequence) => write!(f, "{id} {sequence}")?,
            ReviewedGame::Record(id) => write!(f, "{id}")?,
        }
        write!(f, " {rules} {version} {playouts} {seed}")
    }
}

/// A review, made or being made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReview {
    /// Number of answers that are reviewed.
    pub done: usize,
    /// The review as JSON, once it is made.
    pub review: Option<String>,
}

/// A key of cookies.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredKey {
    /// Keys are numbered; the highest number is the newest.
    pub number: i64,
    /// The key.
    pub secret: Vec<u8>,
    /// When it was made.
    pub created: i64,
}

/// What became of something that is limited in number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// It was added.
    Yes,
    /// Something else is there already.
    Exists,
    /// The visitor has as many as anybody may have.
    TooMany,
}

/// How long things are kept, in seconds. `None`: for good. Games in progress are never deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables that never began.
    pub lobbies: Option<i64>,
    /// Finished games.
    pub games: Option<i64>,
    /// Records that visitors have uploaded.
    pub records: Option<i64>,
    /// Visitors without a table and their tokens, since they last came.
    pub visitors: Option<i64>,
}

const DAY: i64 = 24 * 60 * 60;

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            lobbies: Some(14 * DAY),
            games: None,
            records: Some(365 * DAY),
            visitors: Some(400 * DAY),
        }
    }
}

/// Number of rows that were deleted because of their age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cleared {
    /// Tables, with their seats and logs.
    pub tables: u64,
    /// Records.
    pub records: u64,
    /// Visitors, with their tokens.
    pub visitors: u64,
}

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_millis() as i64)
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(holders: [Holder; 4]) -> StoredTable {
        let seat = |holder| StoredSeat {
            holder,
            name: None,
            secret: String::new(),
            early: EarlyChoice::default(),
        };
        StoredTable {
            id: TableId::random(),
            owner: VisitorId::random(),
            settings: Settings::new(4).unwrap(),
            rules: 1,
            seed: 1,
            options: TableOptions::default(),
            version: Version::default(),
            progress: Progress {
                state: Stage::Person,
                asked: Some(Seat::ALL[0]),
                ..Progress::LOBBY
            },
            changed: 0,
            next: None,
            seats: holders.into_iter().map(seat).collect(),
        }
    }

    #[test]
    fn people_choose_first_melds_at_once_and_those_at_one_screen_one_by_one() {
        let (ann, bob) = (VisitorId::random(), VisitorId::random());
        let person = |visitor: &VisitorId| Holder::Person(visitor.clone(), None);
        let mut table = table([
            person(&ann),
            person(&bob),
            Holder::Bot(Kind::Easy),
            person(&bob),
        ]);
        let asked = |table: &StoredTable| -> Vec<usize> {
            let seats = Seat::ALL.into_iter().filter(|&seat| table.asks_early(seat));
            seats.map(Seat::index).collect()
        };
        // The rules ask seat 0, and seats 1 and 3 share a screen.
        assert_eq!(asked(&table), [1]);
        let chosen = |count| EarlyChoice {
            meaning: Some("a card".to_owned()),
            count,
        };
        table.set_early(Seat::ALL[1], chosen(1));
        assert_eq!(asked(&table), [3]);
        table.set_early(Seat::ALL[3], chosen(1));
        assert_eq!(asked(&table), [0; 0]);
        // Taken back.
        table.set_early(Seat::ALL[1], EarlyChoice::default());
        assert_eq!(asked(&table), [1]);
        // A bot plays for them.
        table.seats[1].holder = Holder::Person(bob.clone(), Some(Kind::Normal));
        table.set_early(Seat::ALL[3], EarlyChoice::default());
        assert_eq!(asked(&table), [3]);
        // The rules ask them.
        table.seats[1].holder = person(&bob);
        table.progress.asked = Some(Seat::ALL[1]);
        assert_eq!(asked(&table), [0; 0]);
        // The first turn has begun.
        table.progress.asked = Some(Seat::ALL[0]);
        table.progress.turn = Some(Seat::ALL[0]);
        assert_eq!(asked(&table), [0; 0]);
    }

    #[test]
    fn versions_are_ordered_by_both_numbers() {
        let version = |sequence, epoch| Version { sequence, epoch };
        assert!(version(2, 1).is_after(version(1, 1)));
        assert!(version(1, 2).is_after(version(1, 1)));
        assert!(!version(1, 1).is_after(version(1, 1)));
        assert!(!version(1, 1).is_after(version(2, 0)));
    }
}
