//! From the command line to a table, and back.

use std::path::PathBuf;

use innovation_engine::{Edition, Record, Settings};
use innovation_table::{Player, Table};
use innovation_text::{Label, Text};

use crate::app;
use crate::error::Error;
use crate::message::Flow;
use crate::pen::Pen;
use crate::plain::Plain;
use crate::play::Play;
use crate::save::{self, Found, Save};
use crate::setup::{Agreed, Known, SetUp};
use crate::setup_app::SetUpApp;
use crate::terminal::FullScreen;
use crate::theme::Theme;

/// How a table looks, and speaks.
#[derive(Clone, Copy)]
pub struct Look {
    /// The words.
    pub text: &'static Text,
    /// Whether to draw with ASCII characters only.
    pub ascii: bool,
    /// Whether to use lines of text in place of the whole screen.
    pub plain: bool,
}

/// What is to be played.
pub struct Options {
    /// Which game.
    pub game: Wanted,
    /// Whether any answer can be taken back.
    pub practice: bool,
    /// How it looks.
    pub look: Look,
}

/// Which game is to be played.
pub enum Wanted {
    /// A new one.
    New(NewGame),
    /// A saved one: this, or the newest that is not over.
    Saved(Option<PathBuf>),
}

/// A new game, as far as it has been settled.
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
    /// The game is saved and can be gone on with.
    Saved,
    /// The process was told to end.
    Ended,
}

/// A table, where it is saved, and what there is to say on how it was found.
pub struct Opened {
    /// The table.
    pub table: Table,
    /// Where it is saved.
    pub save: Save,
    /// What to say first.
    pub notice: Option<String>,
}

/// Plays a game.
pub fn play(options: Options) -> Result<Left, Error> {
    let look = options.look;
    if look.plain {
        return Plain::on_standard_streams(look.text).play(options);
    }
    let theme = Theme::of_environment(look.ascii);
    let pen = Pen {
        text: look.text,
        theme,
    };
    let practice = options.practice;
    // What can go wrong with files is said before the screen is taken over.
    let saved = match &options.game {
        Wanted::Saved(path) => Some(open(path.clone(), practice, look.text)?),
        Wanted::New(_) => None,
    };
    let mut screen = FullScreen::open()?;
    let opened = match (saved, options.game) {
        (Some(opened), _) => opened,
        (None, Wanted::Saved(path)) => open(path, practice, look.text)?,
        (None, Wanted::New(new)) => {
            let agreed = match new.agreed(look.text)? {
                Some(agreed) => agreed,
                None => {
                    let mut asking = SetUpApp::new(pen, SetUp::new(look.text, new.known()));
                    match app::run(&mut asking, &mut screen.terminal, &screen.messages)? {
                        Flow::Done => {}
                        Flow::Ends => return Ok(Left::Ended),
                        Flow::Leaves | Flow::GoesOn => return Ok(Left::Done),
                    }
                    match asking.set_up.agreed(&new.me) {
                        Some(agreed) => agreed,
                        None => return Ok(Left::Done),
                    }
                }
            };
            begin(agreed, new.seed, practice)?
        }
    };
    let mut play = Play::new(pen, opened.table, Some(opened.save), screen.sender(), opened.notice);
    let flow = app::run(&mut play, &mut screen.terminal, &screen.messages)?;
    Ok(match flow {
        Flow::Ends => Left::Ended,
        _ if play.table().asks().is_none() => Left::Done,
        _ => Left::Saved,
    })
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
    pub fn agreed(&self, text: &Text) -> Result<Option<Agreed>, Error> {
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
pub fn begin(agreed: Agreed, seed: u64, practice: bool) -> Result<Opened, Error> {
    let table = Table::new(agreed.settings, seed, agreed.players, practice)?;
    let save = Save::create(&save::folder()?, &table.record())?;
    Ok(Opened {
        table,
        save,
        notice: None,
    })
}

/// Goes on with a saved game.
pub fn open(path: Option<PathBuf>, practice: bool, text: &Text) -> Result<Opened, Error> {
    let found = match path {
        Some(path) => Save::open(&path)?,
        None => Save::newest_unfinished(&save::folder()?)?,
    };
    let Found {
        save,
        record,
        cut_off,
    } = found;
    let players = players(&record, text);
    let table = Table::resume(&record, players, practice)?;
    let notice = match cut_off {
        true => Label::CutOff,
        false => Label::WentOn,
    };
    Ok(Opened {
        table,
        save,
        notice: Some(text.label(notice)),
    })
}

/// Who plays in a record; people without names where it does not say.
pub fn players(record: &Record, text: &Text) -> Vec<Player> {
    let _ = text;
    let seats = record.settings().seats();
    seats
        .map(|seat| Player::Person(text.player_number(seat)))
        .collect()
}
