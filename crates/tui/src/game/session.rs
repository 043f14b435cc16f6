//! From the command line to a table, and back.

use std::io::Write;
use std::path::{Path, PathBuf};

use innovation_bots::Kind;
use innovation_engine::{Edition, Record, Seat, Settings};
use innovation_lessons::{GUIDED_SEED, guided_settings};
use innovation_table::{Player, Table};
use innovation_text::{Caption, LearnLabel, Reader, TerminalText, Text, Word};

use crate::app;
use crate::app::exercise::ExerciseScreen;
use crate::app::menu::{Course, MenuScreen};
use crate::app::message::Flow;
use crate::app::play::PlayScreen;
use crate::app::setup::SetupScreen;
use crate::app::watch::WatchScreen;
use crate::draw::pen::Pen;
use crate::draw::theme::Theme;
use crate::error::Error;
use crate::game::exercise::Exercise;
use crate::game::progress::Achieved;
use crate::game::save::{self, Found, Save};
use crate::game::setup::{Agreed, Known, SetupDialog};
use crate::input::terminal::FullScreen;
use crate::plain::Plain;

/// How a table looks, and speaks.
#[derive(Clone, Copy)]
pub struct Appearance {
    /// The words.
    pub text: &'static Text,
    /// Whether to draw with ASCII characters only.
    pub ascii: bool,
    /// Whether to use lines of text in place of the whole screen.
    pub plain: bool,
}

/// What is to be played.
pub struct PlayOptions {
    /// Which game.
    pub game: GameSource,
    /// How it is played.
    pub manner: Manner,
    /// How it looks.
    pub look: Appearance,
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Whether any answer can be taken back, and hints are given. `None`: for one person against bots.
    pub practice: Option<bool>,
    /// How long each answer of a bot can be looked at, in milliseconds. Lines of text do not wait.
    pub pace: u64,
}

/// Which game is to be played.
pub enum GameSource {
    /// A new one.
    New(NewGame),
    /// A saved one: this, or the newest that is not over.
    Saved(Option<PathBuf>),
}

/// A new game. What is not set is asked for.
pub struct NewGame {
    /// Who plays, by seat; otherwise that is asked.
    pub players: Option<Vec<Player>>,
    /// Which print; otherwise that is asked along with the players, or is the usual one.
    pub edition: Option<Edition>,
    /// Whether seats 1 and 3 play against 2 and 4.
    pub teams: bool,
    /// What the cards are shuffled by.
    pub seed: u64,
    /// What the person at the keyboard is called.
    pub me: String,
}

/// How a session came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// The game is over, or was never begun.
    Done,
    /// The game is saved and can be continued.
    Saved,
    /// The process received a signal to end.
    Ended,
}

/// A table, its file, and a notice on how it was found.
pub struct Opened {
    /// The table.
    pub table: Table,
    /// Where it is saved; nowhere in tests.
    pub save: Option<Save>,
    /// What to say first.
    pub notice: Option<String>,
}

/// Plays a game. Lines of text go to `out`.
pub fn play(options: PlayOptions, out: &mut dyn Write) -> Result<Left, Error> {
    let look = options.look;
    if look.plain {
        return Plain::reading_standard_input(look.text, out).play(options);
    }
    let theme = Theme::of_environment(look.ascii);
    let pen = Pen {
        text: look.text,
        theme,
    };
    let manner = options.manner;
    // What can go wrong with files and settings is said before the screen is taken over.
    let ready = options.game.ready(look.text)?;
    let mut screen = FullScreen::open()?;
    let opened = match ready {
        SessionStart::Opened(opened) => *opened,
        SessionStart::Asks(new) => {
            let mut asking = SetupScreen::new(pen, SetupDialog::new(look.text, new.known()));
            let flow = app::run(&mut asking, &mut screen.terminal, &screen.messages)?;
            match asking.set_up.agreed(&new.me) {
                Some(agreed) if flow == Flow::Done => begin(agreed, new.seed)?,
                _ if flow == Flow::Ends => return Ok(Left::Ended),
                _ => return Ok(Left::Done),
            }
        }
    };
    let mut play = PlayScreen::new(pen, opened, manner, screen.sender());
    let flow = app::run(&mut play, &mut screen.terminal, &screen.messages)?;
    drop(screen);
    Ok(match flow {
        Flow::Ends => Left::Ended,
        _ if play.table().asked().is_none() => {
            for line in ending(look.text, play.table(), play.path()) {
                writeln!(out, "{line}")?;
            }
            Left::Done
        }
        _ => Left::Saved,
    })
}

/// What is said when a game is over: who won, how far everybody was, where the game is kept, and what can be done next.
pub fn ending(text: &Text, table: &Table, path: Option<&Path>) -> Vec<String> {
    let mut lines = Vec::new();
    let names = table.names(text);
    // A person who plays alone is the reader.
    let people = table.settings().seats().zip(table.players());
    let people: Vec<Seat> = people
        .filter(|(_, player)| player.bot().is_none())
        .map(|(seat, _)| seat)
        .collect();
    let alone = match people[..] {
        [alone] => Some(alone),
        _ => None,
    };
    if let Some(outcome) = table.game().outcome() {
        let reader = Reader::new(alone, names.clone());
        lines.push(text.outcome(outcome, &reader).to_string());
    }
    let view = table.game().open_view();
    let you = text.word(Word::You);
    for (seat, player) in table.settings().seats().zip(&view.players) {
        let name = match alone == Some(seat) {
            true => you.as_str(),
            false => names.get(seat).unwrap_or_default(),
        };
        let standing = TerminalText::Standing(name, player.achievements.len(), player.points);
        lines.push(text.terminal(&standing));
    }
    if let Some(path) = path {
        let path = path.display().to_string();
        lines.push(String::new());
        lines.push(text.terminal(&TerminalText::Kept(&path)));
        lines.push(text.terminal(&TerminalText::WatchIt(&format!("innovation watch {path}"))));
        lines.push(text.terminal(&TerminalText::Again("innovation play")));
    }
    lines
}

/// What is to be learned from first. Afterwards all of it is offered, but for a single puzzle.
pub enum LearnStart {
    /// The list of lessons.
    Lessons,
    /// The list of puzzles.
    Puzzles,
    /// This lesson, puzzle or game.
    One(Course),
}

/// Lessons, the guided first game, and puzzles. Lines of text go to `out`.
pub fn learn(
    wanted: &LearnStart,
    me: &str,
    look: Appearance,
    out: &mut dyn Write,
) -> Result<Left, Error> {
    let achieved = Achieved::load()?;
    if look.plain {
        return Plain::reading_standard_input(look.text, out).learn(wanted, me, achieved);
    }
    let theme = Theme::of_environment(look.ascii);
    let pen = Pen {
        text: look.text,
        theme,
    };
    let mut screen = FullScreen::open()?;
    let mut achieved = achieved;
    let mut next = wanted.first();
    loop {
        let course = match next.take() {
            Some(course) => course,
            None => {
                let (heading, courses) = wanted.list();
                let mut menu = MenuScreen::new(pen, heading, courses, &achieved);
                let flow = app::run(&mut menu, &mut screen.terminal, &screen.messages)?;
                match menu.taken() {
                    Some(course) if flow == Flow::Done => course,
                    _ if flow == Flow::Ends => return Ok(Left::Ended),
                    _ => return Ok(Left::Done),
                }
            }
        };
        let exercise = match course {
            Course::Lesson(lesson) => Exercise::lesson(lesson)?,
            Course::Puzzle(puzzle) => Exercise::puzzle(puzzle)?,
            Course::FirstGame => {
                let mut play =
                    PlayScreen::new(pen, first_game(me, pen.text)?, GUIDED, screen.sender());
                let flow = app::run(&mut play, &mut screen.terminal, &screen.messages)?;
                match flow {
                    Flow::Ends => return Ok(Left::Ended),
                    _ if play.table().asked().is_some() => return Ok(Left::Saved),
                    _ => continue,
                }
            }
        };
        let mut exercising = ExerciseScreen::new(pen, exercise, achieved);
        let flow = app::run(&mut exercising, &mut screen.terminal, &screen.messages)?;
        achieved = exercising.achieved();
        match (flow, wanted) {
            (Flow::Ends, _) => return Ok(Left::Ended),
            (Flow::Leaves, _) | (_, LearnStart::One(Course::Puzzle(_))) => return Ok(Left::Done),
            _ => {}
        }
    }
}

/// How the guided first game is played.
pub const GUIDED: Manner = Manner {
    practice: Some(true),
    pace: 1_500,
};

/// The guided first game, from its beginning.
pub fn first_game(me: &str, text: &Text) -> Result<Opened, Error> {
    let mut settings = guided_settings();
    settings.language = text.language();
    let players = vec![Player::Person(me.to_string()), Player::Bot(Kind::Beginner)];
    begin(Agreed { players, settings }, GUIDED_SEED)
}

/// Whether a table is the guided first game.
pub fn is_guided(table: &Table) -> bool {
    let players = matches!(table.players(), [Player::Person(_), Player::Bot(_)]);
    players && innovation_lessons::is_guided(table.game())
}

impl LearnStart {
    /// What is taken at once, without a list to choose from.
    pub fn first(&self) -> Option<Course> {
        match self {
            LearnStart::One(course) => Some(*course),
            LearnStart::Lessons | LearnStart::Puzzles => None,
        }
    }

    /// The list to choose from, with its heading and a sentence.
    pub fn list(&self) -> ([LearnLabel; 2], Vec<Course>) {
        match self {
            LearnStart::Puzzles | LearnStart::One(Course::Puzzle(_)) => {
                let heading = [LearnLabel::Puzzles, LearnLabel::PuzzlesIntro];
                (heading, Course::puzzles())
            }
            LearnStart::Lessons | LearnStart::One(_) => {
                let heading = [LearnLabel::Title, LearnLabel::Intro];
                (heading, Course::lessons())
            }
        }
    }
}

/// What is to be watched.
pub enum Watched {
    /// A record.
    Record(Box<Record>),
    /// Bots that play now.
    Live(NewGame),
}

/// Watches a game, as a seat sees it or with all cards open.
pub fn watch(watched: Watched, eyes: Option<Seat>, look: Appearance) -> Result<Left, Error> {
    let text = look.text;
    let (table, live) = match watched {
        Watched::Record(record) => (Table::resume(&record, players(&record, text)?)?, false),
        Watched::Live(new) => {
            let agreed = new.agreed(text)?.ok_or(Error::NoBots)?;
            if !agreed.players.iter().all(is_bot) {
                return Err(Error::NoBots);
            }
            (Table::new(agreed.settings, new.seed, agreed.players)?, true)
        }
    };
    if let Some(seat) = eyes.filter(|seat| table.player(*seat).is_none()) {
        return Err(Error::NoSeat(seat, table.players().len()));
    }
    let theme = Theme::of_environment(look.ascii);
    let pen = Pen { text, theme };
    let mut screen = FullScreen::open()?;
    let mut watch = match live {
        true => WatchScreen::live(pen, table, eyes, screen.sender()),
        false => WatchScreen::record(pen, table, eyes),
    };
    let flow = app::run(&mut watch, &mut screen.terminal, &screen.messages)?;
    Ok(match flow {
        Flow::Ends => Left::Ended,
        _ => Left::Done,
    })
}

/// A game that can be played, or what is known of one that has yet to be settled.
pub enum SessionStart {
    /// The table.
    Opened(Box<Opened>),
    /// The questions that are left have to be asked.
    Asks(NewGame),
}

fn is_bot(player: &Player) -> bool {
    player.bot().is_some()
}

impl GameSource {
    /// Opens the table, where nothing needs to be asked.
    pub fn ready(self, text: &Text) -> Result<SessionStart, Error> {
        let opened = match self {
            GameSource::Saved(path) => open(path, text)?,
            GameSource::New(new) => match new.agreed(text)? {
                Some(agreed) if agreed.players.iter().all(is_bot) => return Err(Error::NoPerson),
                Some(agreed) => begin(agreed, new.seed)?,
                None => return Ok(SessionStart::Asks(new)),
            },
        };
        // The person at the terminal must not see what a bot holds.
        if opened.table.players().iter().all(is_bot) {
            return Err(Error::NoPerson);
        }
        Ok(SessionStart::Opened(Box::new(opened)))
    }
}

impl NewGame {
    /// What need not be asked.
    pub fn known(&self) -> Known {
        Known {
            edition: self.edition,
            teams: self.teams,
        }
    }

    /// The table, where nothing needs to be asked.
    fn agreed(&self, text: &Text) -> Result<Option<Agreed>, Error> {
        let Some(players) = self.players.clone() else {
            return Ok(None);
        };
        let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let mut settings = Settings::of(count, self.teams)?;
        settings.edition = self.edition.unwrap_or_default();
        settings.language = text.language();
        Ok(Some(Agreed { players, settings }))
    }
}

/// Begins a game, and saves it from the first moment on.
pub fn begin(agreed: Agreed, seed: u64) -> Result<Opened, Error> {
    let table = Table::new(agreed.settings, seed, agreed.players)?;
    let save = Save::create(&save::folder()?, &table.record())?;
    Ok(Opened {
        table,
        save: Some(save),
        notice: None,
    })
}

/// Goes on with a saved game.
fn open(path: Option<PathBuf>, text: &Text) -> Result<Opened, Error> {
    let found = match path {
        Some(path) => Save::open(&path)?,
        None => Save::newest_unfinished(&save::folder()?)?,
    };
    let Found {
        save,
        record,
        cut_off,
    } = found;
    let players = players(&record, text)?;
    let table = Table::resume(&record, players)?;
    let notice = match cut_off {
        true => Caption::CutOff,
        false => Caption::WentOn,
    };
    Ok(Opened {
        table,
        save: Some(save),
        notice: Some(text.caption(notice)),
    })
}

/// Who plays in a record; people without names where it does not say.
fn players(record: &Record, text: &Text) -> Result<Vec<Player>, Error> {
    let named = record.players().iter().map(|player| player.parse());
    let named: Vec<Player> = named.collect::<Result<_, _>>()?;
    let seats = record.settings().seats();
    Ok(match named.len() {
        0 => seats
            .map(|seat| Player::Person(text.player_number(seat)))
            .collect(),
        _ => named,
    })
}

/// Takes back a player's last answer: always at a practice table, else if the rules of the table allow it. `false` if
/// nothing was taken back.
pub fn take_back(table: &mut Table, seat: Seat, practice: bool) -> bool {
    let left = match practice {
        true => table.go_back(seat),
        false => table.take_back(seat),
    };
    left.is_some()
}

/// Number of answers before a player's last one. Everything after it is new to the player.
pub fn read_by(table: &Table, seat: Seat) -> usize {
    let mut history = table.history().iter();
    let own = history.rposition(|ply| ply.seat == seat);
    own.unwrap_or(0)
}

/// The seed of a table's bots: that of its game.
pub fn seed(table: &Table) -> u64 {
    table.game().seed()
}
