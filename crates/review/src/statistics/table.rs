use std::fmt::Write;
use std::str::FromStr;
use std::sync::LazyLock;

use innovation_engine::{Card, Edition};
use serde::Serialize;

use super::meter::CardMeter;

/// What a player does with a card that is given a worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardUse {
    /// The card is drawn to the hand.
    Draw,
    /// The card is melded by a Meld action.
    Meld,
    /// The card is activated by a Dogma action.
    Activate,
}

impl CardUse {
    /// All of them, in the order of the table.
    pub const ALL: [CardUse; 3] = [CardUse::Draw, CardUse::Meld, CardUse::Activate];
}

/// The mean change of the win chance.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Worth {
    /// How often it was measured.
    pub events: u64,
    /// The mean. `None` if it was never measured.
    pub mean: Option<f64>,
    /// Half the width of its 95 % interval. `None` with fewer than two games.
    pub margin: Option<f64>,
}

/// What happened to a card in all games of one bot in one edition.
#[derive(Clone, PartialEq, Debug)]
pub struct CardRow {
    /// The edition.
    pub edition: Edition,
    /// The bot that played all seats, as the command line names it.
    pub bot: String,
    /// The number of games.
    pub games: u64,
    /// The card.
    pub card: Card,
    /// How often it was drawn to a hand, by actions and effects. The deal is not counted.
    pub drawn: u64,
    /// How often it was melded, by actions and effects.
    pub melded: u64,
    /// How often it was activated by a Dogma action.
    pub activated: u64,
    /// How many of these actions an opponent shared.
    pub shared: u64,
    /// What its uses are worth, in the order of [`CardUse::ALL`].
    pub worth: [Worth; 3],
}

impl CardRow {
    /// What a use of the card is worth.
    pub fn worth(&self, used: CardUse) -> Worth {
        self.worth[used as usize]
    }

    /// How often something happened in a game.
    pub fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }

    /// How many of the Dogma actions an opponent shared. `None` if there was none.
    pub fn shared_part(&self) -> Option<f64> {
        (self.activated > 0).then(|| self.shared as f64 / self.activated as f64)
    }
}

/// The counts and worths of all cards, over many games.
///
/// ```
/// use innovation_review::{CardTable, CardUse};
/// let rows = CardTable::shipped();
/// let row = rows.iter().find(|row| row.card.name() == "Agriculture").expect("it has all cards");
/// assert!(row.worth(CardUse::Activate).events == row.activated);
/// ```
#[derive(Clone, Default)]
pub struct CardTable {
    games: u64,
    cards: Vec<CardSums>,
}

#[derive(Clone, Copy, Default)]
struct CardSums {
    drawn: u64,
    melded: u64,
    activated: u64,
    shared: u64,
    worth: [UseSums; 3],
}

/// Sums over games, for a ratio estimate: the uses of one game are not independent. All are integers, so that they
/// do not depend on the order of the games.
#[derive(Clone, Copy, Default)]
struct UseSums {
    games: u64,
    events: u64,
    /// In millionths.
    sum: i64,
    squared_events: u64,
    squared_sums: i128,
    products: i128,
}

impl UseSums {
    fn worth(&self) -> Worth {
        if self.events == 0 {
            return Worth::default();
        }
        let events = self.events as f64;
        let mean = self.sum as f64 / events;
        let games = self.games as f64;
        let margin = (self.games > 1).then(|| {
            let squares = self.squared_sums as f64 - 2.0 * mean * self.products as f64
                + mean * mean * self.squared_events as f64;
            1.96 * (squares.max(0.0) * games / (games - 1.0)).sqrt() / events / 1e6
        });
        Worth {
            events: self.events,
            mean: Some(mean / 1e6),
            margin,
        }
    }
}

/// Why a text is not a table of cards.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CardTableError {
    /// The first line is another one.
    #[error("the first line must be `{}`", CardTable::head())]
    Head,
    /// A line has something else in a column.
    #[error("line {line}: column {column} cannot be read")]
    Cell {
        /// The line, from 1.
        line: usize,
        /// The name of the column.
        column: &'static str,
    },
}

const COLUMNS: [&str; 17] = [
    "edition",
    "bot",
    "games",
    "card",
    "drawn",
    "melded",
    "activated",
    "shared",
    "draw_events",
    "draw_worth",
    "draw_margin",
    "meld_events",
    "meld_worth",
    "meld_margin",
    "activate_events",
    "activate_worth",
    "activate_margin",
];

/// The table that ships with the program.
const SHIPPED: &str = include_str!("cards.csv");

static ROWS: LazyLock<Vec<CardRow>> =
    LazyLock::new(|| CardTable::from_csv(SHIPPED).expect("a test reads it"));

impl CardTable {
    /// The first line of the CSV.
    pub fn head() -> String {
        COLUMNS.join(",")
    }

    /// The rows that ship with the program, made by `innovation sim --bot NAME --csv`.
    pub fn shipped() -> &'static [CardRow] {
        &ROWS
    }

    /// The same as CSV.
    pub fn shipped_csv() -> &'static str {
        SHIPPED
    }

    /// Adds a game that was played to its end.
    pub fn add(&mut self, game: &CardMeter) {
        self.games += 1;
        self.cards.resize(Card::COUNT, CardSums::default());
        for (sums, tally) in self.cards.iter_mut().zip(&game.cards) {
            sums.drawn += tally.drawn;
            sums.melded += tally.melded;
            sums.activated += tally.activated;
            sums.shared += tally.shared;
            for (sums, tally) in sums.worth.iter_mut().zip(&tally.worth) {
                let (events, sum) = (i128::from(tally.events), i128::from(tally.sum));
                sums.games += u64::from(tally.events > 0);
                sums.events += tally.events;
                sums.sum += tally.sum;
                sums.squared_events += tally.events * tally.events;
                sums.squared_sums += sum * sum;
                sums.products += events * sum;
            }
        }
    }

    /// Adds the games of another table.
    pub fn merge(&mut self, other: &CardTable) {
        self.games += other.games;
        self.cards.resize(Card::COUNT, CardSums::default());
        for (sums, more) in self.cards.iter_mut().zip(&other.cards) {
            sums.drawn += more.drawn;
            sums.melded += more.melded;
            sums.activated += more.activated;
            sums.shared += more.shared;
            for (sums, more) in sums.worth.iter_mut().zip(&more.worth) {
                sums.games += more.games;
                sums.events += more.events;
                sums.sum += more.sum;
                sums.squared_events += more.squared_events;
                sums.squared_sums += more.squared_sums;
                sums.products += more.products;
            }
        }
    }

    /// A row for each card, in the order of the cards.
    pub fn rows(&self, edition: Edition, bot: &str) -> Vec<CardRow> {
        let row = |(card, sums): (Card, &CardSums)| CardRow {
            edition,
            bot: bot.to_string(),
            games: self.games,
            card,
            drawn: sums.drawn,
            melded: sums.melded,
            activated: sums.activated,
            shared: sums.shared,
            worth: sums.worth.map(|sums| sums.worth()),
        };
        Card::all().zip(&self.cards).map(row).collect()
    }

    /// Rows as CSV, without the first line. No field has a comma or a quotation mark.
    pub fn to_csv(rows: &[CardRow]) -> String {
        let mut csv = String::new();
        for row in rows {
            let (edition, bot, games) = (row.edition.word(), &row.bot, row.games);
            let (card, drawn, melded) = (row.card.name(), row.drawn, row.melded);
            let (activated, shared) = (row.activated, row.shared);
            let _ = write!(
                csv,
                "{edition},{bot},{games},{card},{drawn},{melded},{activated},{shared}"
            );
            let number = |number: Option<f64>| number.map_or(String::new(), |x| format!("{x:.5}"));
            for worth in &row.worth {
                let (mean, margin) = (number(worth.mean), number(worth.margin));
                let _ = write!(csv, ",{},{mean},{margin}", worth.events);
            }
            csv.push('\n');
        }
        csv
    }

    /// Reads a whole CSV, as [`to_csv`](CardTable::to_csv) writes it after the first line.
    pub fn from_csv(csv: &str) -> Result<Vec<CardRow>, CardTableError> {
        let mut lines = csv.lines();
        if lines.next() != Some(&Self::head()) {
            return Err(CardTableError::Head);
        }
        (2..).zip(lines).map(|(at, line)| read(at, line)).collect()
    }
}

fn read(line: usize, text: &str) -> Result<CardRow, CardTableError> {
    let mut cells = Cells {
        line,
        cells: text.split(',').zip(COLUMNS).collect(),
        at: 0,
    };
    let edition = cells.next(Edition::from_word)?;
    let bot = cells.next(|bot| Some(bot.to_string()))?;
    let games = cells.number()?;
    let card = cells.next(Card::from_name)?;
    let [drawn, melded, activated, shared] = [
        cells.number()?,
        cells.number()?,
        cells.number()?,
        cells.number()?,
    ];
    let mut worth = [Worth::default(); 3];
    for worth in &mut worth {
        *worth = Worth {
            events: cells.number()?,
            mean: cells.next(optional)?,
            margin: cells.next(optional)?,
        };
    }
    Ok(CardRow {
        edition,
        bot,
        games,
        card,
        drawn,
        melded,
        activated,
        shared,
        worth,
    })
}

/// A number or nothing.
fn optional(cell: &str) -> Option<Option<f64>> {
    match cell {
        "" => Some(None),
        number => number.parse().ok().map(Some),
    }
}

/// The cells of a line, with the names of their columns.
struct Cells<'t> {
    line: usize,
    cells: Vec<(&'t str, &'static str)>,
    at: usize,
}

impl Cells<'_> {
    fn next<T>(&mut self, read: impl FnOnce(&str) -> Option<T>) -> Result<T, CardTableError> {
        let cell = self.cells.get(self.at).and_then(|(cell, _)| read(cell));
        let column = COLUMNS[self.at];
        self.at += 1;
        cell.ok_or(CardTableError::Cell {
            line: self.line,
            column,
        })
    }

    fn number<T: FromStr>(&mut self) -> Result<T, CardTableError> {
        self.next(|cell| cell.parse().ok())
    }
}
