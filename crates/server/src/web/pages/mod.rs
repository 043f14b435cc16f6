//! The pages: each is a function from who looks and what there is to see, to HTML. No page reads the store or the
//! game: what it is handed is all that this viewer may know.
//!
//! # Forms
//!
//! Every form is posted as `application/x-www-form-urlencoded`, carries [`Viewer::csrf`] in a field `csrf`, and is
//! answered by a redirect (303) to the page to see next. A script that listens to the stream sends `Prefer:
//! return=minimal`; where the next page is the table itself, it is answered by 204, and the stream brings the table.
//!
//! | to | fields |
//! | --- | --- |
//! | `/name` | `name`; `next`, the path to go on at |
//! | `/language` | `language`: `en`, `it` …; `next` |
//! | `/settings` | `pace`: milliseconds; `colors`: `many`, `safe` or `none`; `confirm`, `previews`, `sound`: `yes` where ticked; `next` |
//! | `/learn/{lesson}` | `moves`: those so far, such as `0.2.n`; `option`: its place, from 0, or `go`: `on`, to the next step |
//! | `/learn/first-game` | none: the guided first game |
//! | `/learn/coach` | `coach`: `yes` to turn the coach on; `next` |
//! | `/puzzles/{id}` | `moves`: the answers so far, such as `0.2`; `option` |
//! | `/quick` | `level`: `beginner`, `easy`, `casual`, `normal`, `hard` or `master`, or as the last time: a game against a bot, at once |
//! | `/tables` | `seat1` to `seat4`: `me`, `open`, `bot:beginner`, `bot:easy`, `bot:casual`, `bot:normal`, `bot:hard`, `bot:master`, or empty for no seat; `edition`: `third` or `first`; `teams`, `open_boards`, `listed`, `confirm`: `yes` where ticked; `practice`: `yes`, `no`, or empty for yes alone with bots; `pace`: milliseconds; `patience`: minutes, empty for never |
//! | `/t/{id}/answer` | `sequence`: [`TablePage::sequence`]; `option`: its place, from 0; `sure`: `yes` once it is confirmed |
//! | `/t/{id}/order` | `sequence`; `order`: the places of all options, in the wanted order: answers that decide only an order |
//! | `/t/{id}/hand-over` | `seat`: who looks at the screen from now on, at a table where people share one; empty for nobody yet |
//! | `/t/{id}/take-back` | `sequence` |
//! | `/t/{id}/hint` | none: the page then has [`TablePage::hint`], at a practice table |
//! | `/t/{id}/join` | `name`, where the visitor has none: an open seat of a listed table, or my seat back from a bot that stands in |
//! | `/t/{id}/join/{secret}` | `name`, where the visitor has none: the seat of an invitation |
//! | `/t/{id}/leave` | none: gives up my seat, in which a bot stands in once the game has begun |
//! | `/t/{id}/fill` | `seat`: its number, from 0; `bot`: `easy` …: its owner gives an open seat to a bot |
//! | `/t/{id}/remove` | `seat`: its number, from 0: its owner lets a bot play for somebody who is away |
//! | `/t/{id}/settings` | `pace`, `patience`, `confirm`, `listed`: by the owner of the table |
//! | `/t/{id}/again` | none: a new table with the same people and settings |
//! | `/replay` | `record`: the text of a record |
//! | `/replay/{id}/play-on` | `step`: the number of answers from the beginning on; `seat`: mine, from 0: plays on against bots; `id` is that of a finished table, or of a record |
//!
//! My games are at `/games?show=…&against=…&page=…`: `show` is `unfinished`, `won` or `lost`, `against` is `people`, `easy` …
//! Cards are looked for with `GET /cards?words=…&age=…&color=…&icon=…&edition=…`, each of which may be missing or empty,
//! and a card is at `/cards/{id}?edition=…`. The cards in numbers are at `/statistics?edition=…&bot=…&sort=…`, and all of them
//! at `/statistics.csv`. The replay is at `/t/{id}/replay` and `/replay/{id}`, with `?step=N&seat=S`
//! where `S` is a seat's number from 0, or `open`; the review at `/t/{id}/review` and `/replay/{id}/review`, with the same and
//! `&depth=deep&line=N`, `N` answers into the better line; the record at `/t/{id}/record`; a board in full size at
//! `/t/{id}/board/{seat}`.
//!
//! # Events
//!
//! `/t/{id}/events?seen=H` is a stream of server-sent events; `H` is the hash of the tree that the page has, and later the
//! id of the last message. Each message's `data` is the element with id `table`: [`lobby::tree`], or [`table::tree`] as
//! [`table::TableTree::news`], in which a part that has not changed is an empty element with its id. A message comes only
//! when the viewer can see a difference. Messages of the type `presence` say who has the table open, as a list of true
//! and false by seat. The stream ends when the server does; browsers come back by themselves.

pub mod board;
pub mod cards;
pub mod confirm;
pub mod error;
pub mod exercise;
pub mod games;
pub mod home;
pub mod learn;
pub mod lobby;
pub mod log;
pub mod replay;
pub mod review;
pub mod rules;
pub mod settings;
pub mod statistics;
pub mod stills;
pub mod table;

mod draw;
mod frame;

use innovation_bots::Kind;
use innovation_engine::{Age, Card, Color, Edition, Icon, Seat, Settings, View};
use innovation_review::CardRow;
use innovation_table::Told;
use innovation_text::{Line, Names, Problem, Text};
use serde::Deserialize;

pub use crate::access::preferences::Preferences;
pub use crate::tables::course::Standing;
pub use crate::tables::hint::Hint;
pub use crate::tables::options::TableOptions;
pub use crate::web::results::GameResult;
pub use draw::curve::Curve;

pub use frame::table as framed_table;

use frame::frame;
use table::PastTurn;
use table::coach::Coaching;

/// Who looks at a page.
#[derive(Clone)]
pub struct Viewer {
    /// The words of their language.
    pub text: &'static Text,
    /// How they are called, once they have said so.
    pub name: Option<String>,
    /// The token of their forms, against cross-site request forgery.
    pub csrf: String,
    /// The path and query of this page, where forms for name and language come back to.
    pub path: String,
    /// How they like tables to be.
    pub preferences: Preferences,
    /// The path of the table that they were last at.
    pub table: Option<String>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// Nobody yet. The path of the invitation, for those who may hand it on.
    Open {
        /// The address to hand on, in full: `https://…/t/…/join/…`.
        invite: Option<String>,
    },
    /// A person.
    Person {
        /// How they are called.
        name: String,
        /// The bot that plays for them while they are away.
        stand_in: Option<Kind>,
    },
    /// A bot.
    Bot(Kind),
}

/// A table whose seats are not yet all taken: the game has not begun.
pub struct LobbyPage {
    /// The table's name in addresses.
    pub id: String,
    /// Its game.
    pub settings: Settings,
    /// Its options.
    pub options: TableOptions,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Which seat the viewer has, if any.
    pub mine: Option<Seat>,
    /// Whether the viewer set the table up.
    pub owner: bool,
    /// Whether the viewer may take an open seat here, or has been invited to one: where to post to.
    pub join: Option<String>,
}

/// A table at which a game is played, or has ended, as one viewer sees it.
pub struct TablePage<'a> {
    /// The table's name in addresses.
    pub id: String,
    /// What the viewer may know of the game; of [`Seat::WATCHER`](Seat) for somebody who only watches.
    pub view: View,
    /// How the players are called.
    pub names: Names,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Its options.
    pub options: TableOptions,
    /// Who is asked, as far as the viewer may know: in the middle of an action only the asked player does.
    pub asked: Option<Seat>,
    /// Whom the screen is to be handed to, where people share one, because they are asked.
    pub hand_over: Option<Seat>,
    /// Turns that are shown before [`TablePage::log`], and whose content the viewer already has.
    pub past: Vec<PastTurn>,
    /// The end of what has happened, as the viewer saw it.
    pub log: &'a [Told],
    /// Number of log entries before these, past turns included.
    pub before: usize,
    /// Number of log entries before the viewer's last answer; those after it are new to the viewer. (It counts entries
    /// and not answers, because how often others were asked is not for everybody to know.)
    pub since: usize,
    /// The number of the question on the table. Forms carry it, so that nobody answers another one than they see. It
    /// does not reveal how many questions came before, and is 0 for viewers who can neither answer nor take back.
    pub sequence: i64,
    /// Whether the viewer can take back their last answer.
    pub can_take_back: bool,
    /// Which option a good player would take, where the viewer has asked.
    pub hint: Option<Hint>,
    /// The coach, in a guided first game.
    pub coaching: Option<Coaching>,
    /// Whether the viewer set the table up.
    pub owner: bool,
    /// How scores and achievements went, once the game is over.
    pub course: Vec<Standing>,
    /// The path of the table at which the same people play again, once there is one.
    pub next: Option<String>,
    /// Why nobody can play on, although the game has no winner.
    pub closed: Option<String>,
}

/// One player's board in full size.
pub struct BoardPage {
    /// The table's name in addresses.
    pub id: String,
    /// What the viewer may know of the game.
    pub view: View,
    /// How the players are called.
    pub names: Names,
    /// Whose board it is.
    pub seat: Seat,
}

/// What happened since the viewer's last answer, step by step.
pub struct RecapPage {
    /// The table's name in addresses.
    pub id: String,
    /// How the players are called.
    pub names: Names,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The steps. The first one is the table before anything happened.
    pub stills: Vec<Still>,
}

/// The table as the viewer saw it after an entry of the log.
pub struct Still {
    /// The number of the entry, from 0.
    pub number: usize,
    /// The entry; `None` before the first one.
    pub told: Option<Told>,
    /// What the viewer knew then.
    pub view: View,
}

/// An answer that is to be confirmed.
pub struct ConfirmPage {
    /// The table's name in addresses.
    pub id: String,
    /// What was asked.
    pub question: Line,
    /// The number of the question.
    pub sequence: i64,
    /// The option that was taken.
    pub answer: Line,
    /// Its place, from 0.
    pub option: usize,
}

/// A page of everything that has happened at a table.
pub struct LogPage<'a> {
    /// The table's name in addresses.
    pub id: String,
    /// The entries of this page.
    pub entries: &'a [Told],
    /// Number of entries before these.
    pub before: usize,
    /// The number of this page, from 1.
    pub page: usize,
    /// Number of pages.
    pub pages: usize,
}

/// Number of log entries on a page.
const LOG_PAGE: usize = 250;

impl<'a> LogPage<'a> {
    /// The page of this number, or the last one.
    pub fn of(
        id: &str,
        entries: &'a [Told],
        wanted: Option<usize>,
    ) -> Result<LogPage<'a>, Problem> {
        let pages = entries.len().div_ceil(LOG_PAGE).max(1);
        let page = wanted.unwrap_or(pages);
        if !(1..=pages).contains(&page) {
            return Err(Problem::NotFound);
        }
        let before = (page - 1) * LOG_PAGE;
        let end = entries.len().min(page * LOG_PAGE);
        Ok(LogPage {
            id: id.to_owned(),
            entries: &entries[before..end],
            before,
            page,
            pages,
        })
    }
}

/// The first page.
pub struct HomePage {
    /// The viewer's tables, those first where they are asked; of the finished ones the last few.
    pub mine: Vec<TableLine>,
    /// Listed tables with an open seat.
    pub open: Vec<TableLine>,
}

/// The viewer's games.
pub struct GamesPage {
    /// Which of them are shown.
    pub filter: GameFilter,
    /// How often the viewer won against each bot.
    pub tallies: Vec<BotTally>,
    /// The games of this page.
    pub games: Vec<TableLine>,
    /// The number of the next page, if there is one.
    pub next: Option<usize>,
}

/// Which games are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameFilter {
    /// By how they ended.
    pub show: Shown,
    /// By who played.
    pub against: Against,
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $one:ident = $word:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name {
            $($(#[$each])* $one,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: [$name; [$($name::$one),*].len()] = [$($name::$one),*];

            /// The word in addresses.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$one => $word,)*
                }
            }
        }
    };
}

words! {
    /// Games by how they ended.
    Shown {
        /// All games.
        #[default]
        All = "all";
        /// Games in progress.
        Unfinished = "unfinished";
        /// Games that the viewer won.
        Won = "won";
        /// Games that the viewer lost.
        Lost = "lost";
    }
}

words! {
    /// Games by who played.
    Against {
        /// All games.
        #[default]
        Anybody = "anybody";
        /// Games with other people.
        People = "people";
        /// Games with a bot of the first level.
        Beginner = "beginner";
        /// Games with an easy bot.
        Easy = "easy";
        /// Games with a casual bot.
        Casual = "casual";
        /// Games with a normal bot.
        Normal = "normal";
        /// Games with a hard bot.
        Hard = "hard";
        /// Games with a master bot.
        Master = "master";
    }
}

words! {
    /// What the cards in numbers are sorted by.
    CardOrder {
        /// The name of the card.
        Name = "name";
        /// Its age.
        Age = "age";
        /// How often it is drawn.
        Drawn = "drawn";
        /// How often it is melded.
        Melded = "melded";
        /// How often it is activated.
        Activated = "activated";
        /// How often that is shared.
        Shared = "shared";
        /// What it is worth to draw it.
        Draw = "draw";
        /// What it is worth to meld it.
        Meld = "meld";
        /// What it is worth to activate it.
        #[default]
        Activate = "activate";
    }
}

/// The cards in numbers.
pub struct StatisticsPage {
    /// The edition that is shown.
    pub edition: Edition,
    /// The bot that played.
    pub bot: String,
    /// All bots of this edition, with the number of their games.
    pub bots: Vec<(String, u64)>,
    /// What the rows are sorted by.
    pub order: CardOrder,
    /// A row for each card.
    pub rows: Vec<CardRow>,
}

/// How often the viewer won against a bot, alone with bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTally {
    /// The bot.
    pub bot: Kind,
    /// Number of finished games.
    pub games: usize,
    /// Number of those that the viewer won.
    pub won: usize,
}

/// A table in a list.
pub struct TableLine {
    /// The table's name in addresses.
    pub id: String,
    /// Its game.
    pub settings: Settings,
    /// Whether it is for practice.
    pub practice: bool,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// How far it is.
    pub state: TableState,
    /// How it ended, if it has a winner.
    pub result: Option<GameResult>,
    /// The viewer's seat. `None`: they only watch, or share the screen with others.
    pub seat: Option<Seat>,
    /// How many seconds ago something last happened there.
    pub idle: u64,
    /// When that was, in seconds since 1970.
    pub changed: i64,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// Seats are open.
    Open,
    /// The viewer is asked.
    Asked,
    /// It is this seat's turn.
    Turn(Seat),
    /// The game is over.
    Over,
}

/// A finished game, or one from a record, step by step.
pub struct ReplayPage<'a> {
    /// The path of the replay, to which `?step=N&seat=S` is added.
    pub path: String,
    /// The path of its table, where it has one.
    pub table: Option<String>,
    /// The path of its review, once it is over.
    pub review: Option<String>,
    /// Where to post to, to play on from this step; `None` at its end.
    pub play_on: Option<String>,
    /// The record as text, to download.
    pub record: String,
    /// What the chosen point of view may know at this step.
    pub view: View,
    /// The seat of the point of view; `None`: all cards are open.
    pub seat: Option<Seat>,
    /// How the players are called.
    pub names: Names,
    /// How many answers have been given at this step.
    pub step: usize,
    /// How many there are in all.
    pub steps: usize,
    /// What has happened up to this step.
    pub log: &'a [Told],
    /// How many entries of the log came before this step.
    pub since: usize,
    /// How scores and achievements went.
    pub course: Vec<Standing>,
    /// Why the record goes no further, where it is damaged.
    pub damage: Option<String>,
}

/// The cards, to browse.
pub struct CardsPage {
    /// What is looked for.
    pub filter: CardFilter,
    /// The cards that fit.
    pub cards: Vec<Card>,
}

/// What is looked for among the cards.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct CardFilter {
    /// Words in their text, or empty.
    pub words: String,
    /// Their age.
    pub age: Option<Age>,
    /// Their color.
    pub color: Option<Color>,
    /// An icon on them.
    pub icon: Option<Icon>,
    /// In which edition.
    pub edition: Edition,
}

/// One card.
pub struct CardPage {
    /// The card.
    pub card: Card,
    /// In which edition.
    pub edition: Edition,
}

/// Something could not be done.
pub struct ErrorPage {
    /// The status of the answer.
    pub status: u16,
    /// What is wrong, in a sentence.
    pub sentence: String,
    /// Where to go from here.
    pub back: String,
}
