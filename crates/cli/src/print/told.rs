//! What went wrong, in the reader's language. In English it is what the errors themselves say.

use std::error::Error;
use std::io::{self, ErrorKind};
use std::iter::successors;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::path::Path;

use innovation_bots::{BudgetError, CommandLineError, Kind};
use innovation_engine::{
    AnswerError, Color, Icon, RecordError, RecordProblem, ReplayError, ReplayProblem, SettingsError,
};
use innovation_review::{EffortError, ReviewError};
use innovation_table::{NoPlayer, TableError};
use innovation_text::Text;

use crate::commands::arena::EntrantError;

/// A file that a command needs, and cannot read or write.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("{0} can’t be read")]
    Read(String, #[source] io::Error),
    #[error("{0} can’t be written")]
    Write(String, #[source] io::Error),
    #[error("{0} holds the games of another run")]
    OtherRun(String),
}

impl FileError {
    /// The file at this path cannot be read.
    pub fn read(path: &Path) -> impl FnOnce(io::Error) -> FileError + use<> {
        let name = path.display().to_string();
        |source| FileError::Read(name, source)
    }

    /// The file at this path cannot be written.
    pub fn write(path: &Path) -> impl FnOnce(io::Error) -> FileError + use<> {
        let name = path.display().to_string();
        |source| FileError::Write(name, source)
    }
}

/// What a command was asked for, and does not have.
#[derive(Debug, thiserror::Error)]
pub enum NotThere {
    #[error("There’s no lesson “{name}”. Type a number, `game` or one of these names: {known}")]
    Lesson { name: String, known: String },
    #[error("A game is watched in a terminal. `innovation replay` prints one.")]
    Terminal,
    #[error("{0} has no game records")]
    Records(String),
    #[error("--all and --svg show one game, and {0} is a folder. Name a record in it")]
    OneGame(String),
    #[error("there’s no position after answer {wanted}: the game ends after answer {all}")]
    Answer { wanted: usize, all: usize },
    /// What the answer was may be hidden from the reader.
    #[error("line {line}, answer {number}: this answer isn’t possible")]
    Replay { line: usize, number: usize },
    #[cfg(feature = "server")]
    #[error("--prepare is for a database. Name it with --database")]
    Database,
    #[cfg(feature = "server")]
    #[error("the system has no folder for data. Name one with --data")]
    DataFolder,
}

/// Why the value of an option is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongValue {
    #[error("ages are 1 to 10")]
    Age,
    #[error("colors are {}", Color::ALL.map(Color::word).join(", "))]
    Color,
    #[error("icons are {}", Icon::ALL.map(Icon::word).join(", "))]
    Icon,
    #[error("it takes a time such as 500ms or 10s")]
    Time,
    #[cfg(feature = "server")]
    #[error("it takes an address such as 10.0.0.1, or a network such as 10.0.0.0/8")]
    Proxy,
    #[cfg(feature = "server")]
    #[error("it takes http:// or https:// and a host, without a path")]
    BaseUrl,
    #[cfg(feature = "server")]
    #[error("--log takes a level, such as debug, or levels of parts, such as warn,sqlx=debug")]
    Log,
}

/// An error with all its causes.
pub fn told(error: &(dyn Error + 'static), text: &Text) -> String {
    let links = successors(Some(error), |&error| error.source());
    let links = links.map(|link| in_language(link, text).unwrap_or_else(|| link.to_string()));
    let links = links.reduce(|before, link| format!("{} {link}", text.with_colon(&before)));
    links.unwrap_or_default()
}

/// What a file that can be read has wrong in it.
pub fn damage(file: &str, error: &(dyn Error + 'static), text: &Text) -> String {
    format!("{} {}", text.with_colon(file), told(error, text))
}

/// One error without its causes. `None` in English, and where it has no words in other languages.
fn in_language(error: &(dyn Error + 'static), text: &Text) -> Option<String> {
    if let Some(error) = error.downcast_ref() {
        return of_terminal(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_file(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_system(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_record(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_replay(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_settings(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_player(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_request(error, text);
    }
    if let Some(error) = error.downcast_ref() {
        return of_entrant(error, text);
    }
    #[cfg(feature = "server")]
    if let Some(said) = of_server::in_language(error, text) {
        return Some(said);
    }
    if let Some(ReviewError::NotOver) = error.downcast_ref::<ReviewError>() {
        return text.help("error-not-over", &[]);
    }
    of_value(error, text)
}

fn of_terminal(error: &innovation_tui::Error, text: &Text) -> Option<String> {
    use innovation_tui::Error as E;
    let of_path = |key: &str, path: &Path| {
        let path = path.display().to_string();
        text.help(key, &[("file", path.as_str())])
    };
    match error {
        E::File { path, .. } => of_path("error-file", path),
        E::Record { path, .. } => of_path("error-not-record", path),
        E::NoFolder(_) => text.help("error-no-folder", &[]),
        E::Table(TableError::Replay(error)) => of_replay(error, text),
        E::Player(error) => of_player(error, text),
        E::Settings(error) => of_settings(error, text),
        E::Answer(error) => of_answer(error, text),
        _ => error.told(text),
    }
}

fn of_file(error: &FileError, text: &Text) -> Option<String> {
    match error {
        FileError::Read(file, _) => text.help("error-cannot-read", &[("file", file.as_str())]),
        FileError::Write(file, _) => text.help("error-cannot-write", &[("file", file.as_str())]),
        FileError::OtherRun(file) => text.help("error-other-run", &[("file", file.as_str())]),
    }
}

fn of_system(error: &io::Error, text: &Text) -> Option<String> {
    let key = match error.kind() {
        ErrorKind::NotFound => "error-not-found",
        ErrorKind::PermissionDenied => "error-denied",
        ErrorKind::IsADirectory => "error-is-folder",
        ErrorKind::NotADirectory => "error-is-file",
        ErrorKind::ReadOnlyFilesystem => "error-read-only",
        ErrorKind::StorageFull => "error-disk-full",
        ErrorKind::AddrNotAvailable => "error-no-address",
        _ => return None,
    };
    text.help(key, &[])
}

fn of_record(error: &RecordError, text: &Text) -> Option<String> {
    let problem = match &error.problem {
        RecordProblem::Field { found, wanted, .. } => text.help(
            "error-field",
            &[("found", found.as_str()), ("wanted", *wanted)],
        ),
        RecordProblem::Value { field, found, .. } => text.help(
            "error-value",
            &[("found", found.as_str()), ("field", *field)],
        ),
        RecordProblem::Missing { wanted, .. } => text.help("error-missing", &[("wanted", *wanted)]),
        RecordProblem::Rules(version) => with_number("error-rules", version, text),
        RecordProblem::Player { found, seat } => {
            let number = (seat.index() + 1).to_string();
            let args = [("found", found.as_str()), ("number", number.as_str())];
            text.help("error-player", &args)
        }
        RecordProblem::Settings(error) => of_settings(error, text),
        RecordProblem::NoAnswer(found) => {
            text.help("error-no-answer", &[("found", found.as_str())])
        }
    }?;
    let line = error.line.to_string();
    let args = [("line", line.as_str()), ("problem", problem.as_str())];
    text.help("error-line", &args)
}

fn of_replay(error: &ReplayError, text: &Text) -> Option<String> {
    let problem = match &error.problem {
        ReplayProblem::RecordedAnswer(error) => of_answer(error, text),
        ReplayProblem::NoOption { index, options, .. } => {
            let (index, options) = (index.to_string(), options.join(", "));
            let args = [("index", index.as_str()), ("options", options.as_str())];
            text.help("error-no-option", &args)
        }
        ReplayProblem::Meaning {
            index,
            actual,
            options,
            ..
        } => {
            let (index, options) = (index.to_string(), options.join(", "));
            let args = [
                ("index", index.as_str()),
                ("actual", actual.as_str()),
                ("options", options.as_str()),
            ];
            text.help("error-meaning", &args)
        }
    }?;
    let (line, number) = (error.line.to_string(), error.number.to_string());
    let answer = error.answer.to_string();
    let args = [
        ("line", line.as_str()),
        ("number", number.as_str()),
        ("answer", answer.as_str()),
        ("problem", problem.as_str()),
    ];
    text.help("error-replay", &args)
}

fn of_answer(error: &AnswerError, text: &Text) -> Option<String> {
    match error {
        AnswerError::Over => text.help("error-game-over", &[]),
        AnswerError::NotAsked { asked, .. } => {
            with_number("error-other-seat", &(asked.index() + 1), text)
        }
        // A record has the options too, and is refused with all of them.
        AnswerError::NoSuchOption { .. } => None,
    }
}

fn of_settings(error: &SettingsError, text: &Text) -> Option<String> {
    let (key, count) = match error {
        SettingsError::Players(count) => ("error-players", count),
        SettingsError::Teams(count) => ("error-teams", count),
    };
    text.help(key, &[("count", count.to_string().as_str())])
}

fn of_player(error: &NoPlayer, text: &Text) -> Option<String> {
    match error {
        NoPlayer::Bot(name) => {
            let names = Kind::ALL.map(Kind::name).join(", ");
            let args = [("name", name.as_str()), ("names", names.as_str())];
            text.help("error-no-bot", &args)
        }
        NoPlayer::Nameless => text.help("error-nameless", &[]),
    }
}

fn of_entrant(error: &EntrantError, text: &Text) -> Option<String> {
    match error {
        EntrantError::Unknown(name) => {
            let names = Kind::ALL.map(Kind::name).join(", ") + ", cmd:PROGRAM";
            let args = [("name", name.as_str()), ("names", names.as_str())];
            text.help("error-no-bot", &args)
        }
        EntrantError::Budget(error) => of_value(error, text),
        EntrantError::Program(error) => of_value(error, text),
        EntrantError::NotOurs => text.help("error-not-ours", &[]),
    }
}

fn of_request(error: &NotThere, text: &Text) -> Option<String> {
    match error {
        NotThere::Lesson { name, known } => text.help(
            "error-no-lesson",
            &[("name", name.as_str()), ("names", known.as_str())],
        ),
        NotThere::Terminal => text.help("error-watch", &[]),
        NotThere::Records(folder) => text.help("error-no-records", &[("file", folder.as_str())]),
        NotThere::OneGame(folder) => text.help("error-one-game", &[("file", folder.as_str())]),
        NotThere::Answer { wanted, all } => {
            let (wanted, all) = (wanted.to_string(), all.to_string());
            let args = [("number", wanted.as_str()), ("count", all.as_str())];
            text.help("error-no-position", &args)
        }
        NotThere::Replay { line, number } => {
            let (line, number) = (line.to_string(), number.to_string());
            let args = [("line", line.as_str()), ("number", number.as_str())];
            text.help("error-replay-hidden", &args)
        }
        #[cfg(feature = "server")]
        NotThere::Database => text.help("error-prepare", &[]),
        #[cfg(feature = "server")]
        NotThere::DataFolder => text.help("error-no-data-folder", &[]),
    }
}

/// What an option takes.
fn of_value(error: &(dyn Error + 'static), text: &Text) -> Option<String> {
    let words = |key: &str, words: Vec<&str>| {
        let words = words.join(", ");
        text.help(key, &[("values", words.as_str())])
    };
    if let Some(error) = error.downcast_ref::<WrongValue>() {
        return match error {
            WrongValue::Age => text.help("error-ages", &[]),
            WrongValue::Color => words("error-colors", Color::ALL.map(|it| text.color(it)).into()),
            WrongValue::Icon => words("error-icons", Icon::ALL.map(|it| text.icon(it)).into()),
            WrongValue::Time => text.help("error-time", &[]),
            #[cfg(feature = "server")]
            WrongValue::Proxy => text.help("error-proxy", &[]),
            #[cfg(feature = "server")]
            WrongValue::BaseUrl => text.help("error-base-url", &[]),
            #[cfg(feature = "server")]
            WrongValue::Log => text.help("error-log", &[]),
        };
    }
    let number = error.downcast_ref::<ParseIntError>();
    if number.is_some_and(|error| *error.kind() == IntErrorKind::InvalidDigit) {
        return text.help("error-whole-number", &[]);
    }
    if error.is::<ParseFloatError>() {
        return text.help("error-number", &[]);
    }
    if error.is::<AddrParseError>() {
        return text.help("error-address", &[]);
    }
    if error.is::<BudgetError>() {
        return text.help("error-budget", &[]);
    }
    if error.is::<CommandLineError>() {
        return text.help("error-command-line", &[]);
    }
    if error.is::<EffortError>() {
        return text.help("error-effort", &[]);
    }
    // clap has no type for a number out of its range.
    let said = error.to_string();
    let (from, to) = said.split_once(" is not in ")?.1.split_once("..=")?;
    text.help("error-range", &[("from", from), ("to", to)])
}

/// What a server, its settings and its store have to say.
#[cfg(feature = "server")]
mod of_server {
    use std::error::Error;

    use innovation_server::{MoveError, StartError, StoreError};
    use innovation_text::Text;

    use crate::options::file::{SettingError, SettingProblem};

    pub fn in_language(error: &(dyn Error + 'static), text: &Text) -> Option<String> {
        if let Some(error) = error.downcast_ref() {
            return of_setting(error, text);
        }
        if let Some(error) = error.downcast_ref() {
            return of_start(error, text);
        }
        if let Some(error) = error.downcast_ref() {
            return of_store(error, text);
        }
        of_moving(error.downcast_ref()?, text)
    }

    fn of_setting(error: &SettingError, text: &Text) -> Option<String> {
        let problem = match &error.problem {
            SettingProblem::NotToml(problem) => {
                text.help("error-not-toml", &[("problem", problem.as_str())])
            }
            SettingProblem::Unknown(name) => {
                text.help("error-no-setting", &[("name", name.as_str())])
            }
            SettingProblem::Misspelled { name, meant } => {
                let meant = format!("`{meant}`");
                let said = text.help("error-no-setting", &[("name", name.as_str())]);
                let similar = text.help("similar", &[("what", meant.as_str())]);
                said.zip(similar)
                    .map(|(said, similar)| format!("{said}. {similar}"))
            }
            SettingProblem::Value { name, .. } => {
                text.help("error-setting", &[("name", name.as_str())])
            }
        }?;
        let line = error.line.to_string();
        let args = [
            ("file", error.file.as_str()),
            ("line", line.as_str()),
            ("problem", problem.as_str()),
        ];
        text.help("error-in-file", &args)
    }

    fn of_start(error: &StartError, text: &Text) -> Option<String> {
        let of = |key: &str, name: &str, value: &dyn ToString| {
            text.help(key, &[(name, value.to_string().as_str())])
        };
        match error {
            StartError::Data(path, _) => of("error-unusable", "file", &path.display()),
            StartError::Store(path, _) => of("error-store", "file", &path.display()),
            StartError::Database(_) => text.help("error-database", &[]),
            StartError::Key(_) => text.help("error-cookies", &[]),
            StartError::InUse(address) => of("error-address-in-use", "value", address),
            StartError::Listen(address, _) => of("error-listen", "value", address),
        }
    }

    /// What a database says of itself stays in its own words.
    fn of_store(error: &StoreError, text: &Text) -> Option<String> {
        let of_problem = |key: &str, problem: &str| text.help(key, &[("problem", problem)]);
        match error {
            StoreError::InUse(file) => text.help("error-store-in-use", &[("file", file.as_str())]),
            StoreError::File(file, _) => text.help("error-unusable", &[("file", file.as_str())]),
            StoreError::Migration(problem) => of_problem("error-schema", problem),
            StoreError::Damaged(problem) => of_problem("error-damaged", problem),
            StoreError::Unreachable(problem) => of_problem("error-unreachable", problem),
            StoreError::Unwritten(problem) => of_problem("error-not-written", problem),
            StoreError::Database(_) | StoreError::Uncertain(_) | StoreError::Closed => None,
        }
    }

    fn of_moving(error: &MoveError, text: &Text) -> Option<String> {
        let of = |key: &str, args: &[(&str, &dyn ToString)]| {
            let args: Vec<(&str, String)> = args
                .iter()
                .map(|(name, value)| (*name, value.to_string()))
                .collect();
            let args: Vec<(&str, &str)> = args
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect();
            text.help(key, &args)
        };
        match error {
            MoveError::Store(error) => of_store(error, text),
            MoveError::Missing(path) => of("error-no-store", &[("file", &path.display())]),
            MoveError::NoStore => of("error-not-a-store", &[]),
            MoveError::Path(path, _) => of("error-unusable", &[("file", &path.display())]),
            MoveError::InUse(count) => of("error-servers", &[("count", count)]),
            MoveError::Older(found, ours) => {
                of("error-older", &[("found", found), ("wanted", ours)])
            }
            MoveError::Newer(found, ours) => {
                of("error-newer", &[("found", found), ("wanted", ours)])
            }
            MoveError::NotEmpty(_, name) => of("error-not-empty", &[("name", name)]),
            MoveError::Exists(path) => of("error-exists", &[("file", &path.display())]),
            MoveError::Differs(name, ..) => of("error-differs", &[("name", name)]),
            MoveError::Faulty(problem) => of("error-faulty", &[("problem", problem)]),
        }
    }

    #[cfg(test)]
    pub fn errors() -> Vec<Box<dyn Error>> {
        use std::io::ErrorKind;
        let setting = |problem: SettingProblem| {
            let file = "server.toml".to_owned();
            Box::new(SettingError {
                file,
                line: 2,
                problem,
            })
        };
        let words = || "x".to_owned();
        let name = words;
        let addr = ([127, 0, 0, 1], 80).into();
        vec![
            setting(SettingProblem::NotToml(words())),
            setting(SettingProblem::Unknown(name())),
            setting(SettingProblem::Misspelled {
                name: name(),
                meant: "addr".to_owned(),
            }),
            setting(SettingProblem::Value {
                name: name(),
                found: "boolean",
            }),
            Box::new(StartError::Data(
                "x".into(),
                ErrorKind::ReadOnlyFilesystem.into(),
            )),
            Box::new(StartError::Store("x".into(), StoreError::InUse(words()))),
            Box::new(StartError::Store(
                "x".into(),
                StoreError::File(words(), ErrorKind::PermissionDenied.into()),
            )),
            Box::new(StartError::Database(StoreError::Unreachable(words()))),
            Box::new(StartError::InUse(addr)),
            Box::new(StartError::Listen(addr, ErrorKind::AddrNotAvailable.into())),
            Box::new(StoreError::Migration(words())),
            Box::new(StoreError::Damaged(words())),
            Box::new(StoreError::Unwritten(words())),
            Box::new(MoveError::Missing("x".into())),
            Box::new(MoveError::NoStore),
            Box::new(MoveError::Path("x".into(), ErrorKind::StorageFull.into())),
            Box::new(MoveError::InUse(2)),
            Box::new(MoveError::Older(1, 2)),
            Box::new(MoveError::Newer(3, 2)),
            Box::new(MoveError::NotEmpty(1, "visitors")),
            Box::new(MoveError::Exists("x".into())),
            Box::new(MoveError::Faulty(words())),
        ]
    }
}

fn with_number(key: &str, number: &dyn ToString, text: &Text) -> Option<String> {
    text.help(key, &[("number", number.to_string().as_str())])
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Language, Record};

    use super::*;
    use crate::commands::arena::Entrant;

    fn record(text: &str) -> RecordError {
        text.parse::<Record>().expect_err("not a record")
    }

    /// One of each kind.
    fn errors() -> Vec<Box<dyn Error>> {
        let denied = || io::Error::from(ErrorKind::PermissionDenied);
        let entrant = |text: &str| text.parse::<Entrant>().expect_err("not an entrant");
        #[cfg(feature = "server")]
        let of_server = of_server::errors();
        #[cfg(not(feature = "server"))]
        let of_server = Vec::new();
        let mut errors: Vec<Box<dyn Error>> = vec![
            Box::new(entrant("perfect")),
            Box::new(entrant("random@soon")),
            Box::new(entrant("cmd:")),
            Box::new(EntrantError::NotOurs),
            Box::new(FileError::OtherRun("x".to_owned())),
            Box::new(FileError::Read("x".to_owned(), ErrorKind::NotFound.into())),
            Box::new(FileError::Write("x".to_owned(), denied())),
            Box::new(FileError::Read(
                "x".to_owned(),
                ErrorKind::IsADirectory.into(),
            )),
            Box::new(record("hello")),
            Box::new(record("innovation record")),
            Box::new(record("innovation record\nrules 0")),
            Box::new(SettingsError::Players(5)),
            Box::new(SettingsError::Teams(3)),
            Box::new(NoPlayer::Bot("perfect".to_owned())),
            Box::new(NoPlayer::Nameless),
            Box::new(ReviewError::NotOver),
            Box::new(NotThere::Terminal),
            Box::new(NotThere::Records("x".to_owned())),
            Box::new(NotThere::OneGame("x".to_owned())),
            Box::new(NotThere::Answer { wanted: 2, all: 1 }),
            Box::new(NotThere::Replay { line: 1, number: 1 }),
            Box::new(NotThere::Lesson {
                name: "x".to_owned(),
                known: "draw".to_owned(),
            }),
            Box::new(WrongValue::Age),
            Box::new(WrongValue::Color),
            Box::new(WrongValue::Icon),
            Box::new(WrongValue::Time),
            Box::new("x".parse::<u8>().expect_err("not a number")),
            Box::new("x".parse::<f64>().expect_err("not a number")),
            Box::new(
                "x".parse::<std::net::SocketAddr>()
                    .expect_err("not an address"),
            ),
            Box::new(
                "x".parse::<innovation_bots::Budget>()
                    .expect_err("not a budget"),
            ),
            Box::new(
                "x".parse::<innovation_review::Effort>()
                    .expect_err("not an effort"),
            ),
        ];
        errors.extend(of_server);
        errors
    }

    #[test]
    fn every_error_has_words_in_every_language() {
        let english = Text::of(Language::En);
        for error in errors() {
            let before = told(&*error, english);
            assert!(before.starts_with(&error.to_string()), "{before}");
            let languages = Language::ALL.into_iter().filter(|&it| it != Language::En);
            for link in successors(Some(&*error), |&error| error.source()) {
                for language in languages.clone() {
                    let said = in_language(link, Text::of(language));
                    assert!(said.is_some(), "{language:?}: {link}");
                }
            }
        }
    }

    #[test]
    fn an_error_is_told_with_its_cause() {
        let error = FileError::Read("x".to_owned(), ErrorKind::NotFound.into());
        assert_eq!(
            told(&error, Text::of(Language::It)),
            "Impossibile leggere x: il file o la cartella non esiste"
        );
        assert_eq!(
            damage("x", &record("hello"), Text::of(Language::Fr)),
            "x\u{a0}: ligne 1\u{a0}: `hello` au lieu de `innovation record`"
        );
    }
}
