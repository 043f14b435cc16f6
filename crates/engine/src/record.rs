use std::fmt;
use std::str::FromStr;

use innovation_nearest::{did_you_mean, one_of, quoted};

use crate::AnswerError;
use crate::Game;
use crate::{Choice, Edition, Language, Seat, Settings, SettingsError};

/// The version of the rules of a record. It changes whenever the same answers would lead to another game.
pub const RULES_VERSION: u32 = 2;

/// A game as a text that people can read: settings, seed, and one answer a line with what it meant.
///
/// ```text
/// innovation record
/// rules 2
/// edition third
/// players 2
/// teams no
/// language en
/// boards closed
/// prove yes
/// seed 7
/// player 1 Ann
/// player 2 bot:normal
///
/// 1 0 Archery
/// 2 1 The Wheel
/// 1 3 dogma Archery
/// ```
///
/// An answer is the seat that gave it, counted from 1; its place among the options, counted from 0; and the option in
/// words, which has to agree. In an answer `player 2` is the player of that seat. Who sits where may be left out. Empty
/// lines and lines that begin with `#` are ignored.
///
/// ```
/// use innovation_engine::{Game, Record, Settings};
/// let mut game = Game::new(Settings::new(2).unwrap(), 7);
/// game.answer(0).unwrap();
/// let text = game.record().to_string();
/// let record: Record = text.parse().unwrap();
/// assert_eq!(record.replay().unwrap(), game);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    settings: Settings,
    seed: u64,
    players: Vec<String>,
    answers: Vec<RecordedAnswer>,
}

/// One answer of a record. It prints as its line.
#[derive(Clone, Debug)]
pub struct RecordedAnswer {
    /// The line it was read from, counted from 1; 0 in a record that was not read.
    line: usize,
    /// Who gave it.
    pub seat: Seat,
    /// Its index among the options of the open [`Question`](crate::Question).
    pub index: u8,
    /// The option in words.
    pub meaning: String,
}

/// Why a text is not a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// Another text is in the place of a field.
    #[error(
        "`{found}` where `{wanted}` belongs{}{}",
        as_in(.wanted, .example),
        did_you_mean(first_word(.found), [*.wanted])
    )]
    Field {
        /// The text found.
        found: String,
        /// The field expected.
        wanted: &'static str,
        /// The field with a value.
        example: &'static str,
    },
    /// A field has a value that it does not take.
    #[error("`{field}` takes {takes}, not `{found}`{}", did_you_mean(.found, words_of(.takes)))]
    Value {
        /// The field.
        field: &'static str,
        /// Its value.
        found: String,
        /// What it takes. Words are in backquotes.
        takes: String,
    },
    /// The text ends too early.
    #[error("the text ends where `{wanted}` belongs{}", as_in(.wanted, .example))]
    Missing {
        /// The field expected.
        wanted: &'static str,
        /// The field with a value.
        example: &'static str,
    },
    /// The record was played by other rules.
    #[error(
        "this game was played with version {0} of the rules, and this program plays version {RULES_VERSION}: the same \
         answers could lead elsewhere, so it cannot be replayed. It can still be read as text: each line below says \
         in words what was answered"
    )]
    Rules(u32),
    /// The names of the players are given for all seats, in order, or for none.
    #[error("`{found}` where `player {seat}` and a name belong")]
    Player {
        /// The text found.
        found: String,
        /// Whose name belongs there.
        seat: Seat,
    },
    /// No game has these settings.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A line that is not an answer.
    #[error(
        "`{0}` is not an answer: it takes a seat from 1, an option from 0 and its meaning, as in `1 0 draw`"
    )]
    NoAnswer(String),
}

/// Where and why a replay failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, answer {number} (`{answer}`): {problem}")]
pub struct ReplayError {
    /// The line, counted from 1.
    pub line: usize,
    /// Which answer, counted from 1.
    pub number: usize,
    /// The answer.
    pub answer: String,
    /// Why it cannot be taken.
    pub problem: ReplayProblem,
}

/// Why an answer of a record was rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayProblem {
    /// The game rejects it.
    #[error(transparent)]
    RecordedAnswer(#[from] AnswerError),
    /// There are fewer options.
    #[error("there is no option {index}; the options are {}{}", .options.join(", "), place_of(.meaning, .options))]
    NoOption {
        /// What the record says.
        meaning: String,
        /// The place among the options.
        index: u8,
        /// All options.
        options: Vec<String>,
    },
    /// The option differs from the one in the record.
    #[error("option {index} is `{actual}`; the options are {}{}", .options.join(", "), place_of(.meaning, .options))]
    Meaning {
        /// What the record says.
        meaning: String,
        /// The place among the options.
        index: u8,
        /// What the option is.
        actual: String,
        /// All options.
        options: Vec<String>,
    },
}

impl Record {
    pub(crate) fn new(settings: Settings, seed: u64, answers: Vec<RecordedAnswer>) -> Record {
        Record {
            settings,
            seed,
            players: Vec::new(),
            answers,
        }
    }

    /// The settings of the game.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// The seed of its shuffles.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The names of the players, by seat. Empty if the record has none.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The same game with these names. `None` if the number of names is wrong or one is empty.
    pub fn with_players<P: AsRef<str>>(mut self, players: &[P]) -> Option<Record> {
        let names = players.iter().map(|player| one_line(player.as_ref()));
        self.players = names.collect::<Option<_>>()?;
        (self.players.len() == usize::from(self.settings.players())).then_some(self)
    }

    /// Its answers, in order.
    pub fn answers(&self) -> &[RecordedAnswer] {
        &self.answers
    }

    /// The same game, cut after this many answers.
    pub fn up_to(mut self, answers: usize) -> Record {
        self.answers.truncate(answers);
        self
    }

    /// The game after the last answer.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        self.walk(|_| {})
    }

    /// Replays the record, and passes the game to `show` after each answer. It stops at the first illegal
    /// answer.
    pub fn walk(&self, mut show: impl FnMut(&Game)) -> Result<Game, ReplayError> {
        let mut game = Game::new(self.settings, self.seed);
        for (place, answer) in self.answers.iter().enumerate() {
            take(&mut game, answer).map_err(|problem| ReplayError {
                line: answer.line,
                number: place + 1,
                answer: quoted(&answer.to_string()),
                problem,
            })?;
            show(&game);
        }
        Ok(game)
    }
}

fn take(game: &mut Game, answer: &RecordedAnswer) -> Result<(), ReplayProblem> {
    let question = game.question().ok_or(AnswerError::Over)?;
    if question.seat != answer.seat {
        let (asked, answering) = (question.seat, answer.seat);
        return Err(AnswerError::NotAsked { asked, answering }.into());
    }
    let (meaning, index) = (&answer.meaning, answer.index);
    let options = || question.options().map(|choice| choice.to_string());
    let Some(choice) = question.option(index) else {
        return Err(ReplayProblem::NoOption {
            meaning: meaning.clone(),
            index,
            options: options().collect(),
        });
    };
    if choice.to_string() != *meaning {
        return Err(ReplayProblem::Meaning {
            meaning: meaning.clone(),
            index,
            actual: choice.to_string(),
            options: options().collect(),
        });
    }
    game.answer_openly(answer.index)?;
    Ok(())
}

fn as_in(wanted: &str, example: &str) -> String {
    match example == wanted {
        true => String::new(),
        false => format!(", as in `{example}`"),
    }
}

/// What is in backquotes.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or(line)
}

/// Which option has a meaning, or may be meant by it, as the end of a message.
fn place_of(meaning: &str, options: &[String]) -> String {
    match options.iter().position(|option| option == meaning) {
        Some(place) => format!("; `{meaning}` is option {place}"),
        None => did_you_mean(meaning, options.iter().map(String::as_str)),
    }
}

impl RecordedAnswer {
    pub(crate) fn new(seat: Seat, index: u8, choice: Choice) -> RecordedAnswer {
        RecordedAnswer {
            line: 0,
            seat,
            index,
            meaning: choice.to_string(),
        }
    }
}

// The line number is not part of the value.
impl PartialEq for RecordedAnswer {
    fn eq(&self, other: &RecordedAnswer) -> bool {
        (self.seat, self.index, &self.meaning) == (other.seat, other.index, &other.meaning)
    }
}

impl Eq for RecordedAnswer {}

impl fmt::Display for RecordedAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.seat, self.index, self.meaning)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = self.settings;
        let yes = |flag: bool| if flag { "yes" } else { "no" };
        writeln!(f, "innovation record")?;
        writeln!(f, "rules {RULES_VERSION}")?;
        writeln!(f, "edition {}", settings.edition.word())?;
        writeln!(f, "players {}", settings.players())?;
        writeln!(f, "teams {}", yes(settings.is_teams()))?;
        writeln!(f, "language {}", settings.language.code())?;
        writeln!(
            f,
            "boards {}",
            if settings.open_boards {
                "open"
            } else {
                "closed"
            }
        )?;
        writeln!(f, "prove {}", yes(settings.prove))?;
        writeln!(f, "seed {}", self.seed)?;
        for (seat, player) in settings.seats().zip(&self.players) {
            writeln!(f, "player {seat} {player}")?;
        }
        writeln!(f)?;
        for answer in &self.answers {
            writeln!(f, "{answer}")?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines {
            lines: text
                .strip_prefix('\u{feff}')
                .unwrap_or(text)
                .lines()
                .enumerate(),
            last: 0,
        };
        lines.field("innovation record", "innovation record", "", |rest| {
            rest.is_empty().then_some(())
        })?;
        let whole = "a whole number";
        let rules = lines.field("rules", "rules 2", whole, |rest| rest.parse().ok())?;
        if rules != RULES_VERSION {
            return Err(lines.error(RecordProblem::Rules(rules)));
        }
        let editions = one_of(&Edition::ALL.map(Edition::word));
        let edition = lines.field("edition", "edition third", &editions, Edition::from_word)?;
        let numbers = one_of(&["2", "3", "4"]);
        let players = lines.field("players", "players 2", &numbers, |rest| rest.parse().ok())?;
        Settings::new(players).map_err(|error| lines.error(error.into()))?;
        let yes_no = one_of(&["yes", "no"]);
        let teams = lines.field("teams", "teams no", &yes_no, yes_or_no)?;
        let settings = Settings::of(players, teams);
        let mut settings = settings.map_err(|error| lines.error(error.into()))?;
        settings.edition = edition;
        let languages = one_of(&Language::ALL.map(Language::code));
        settings.language =
            lines.field("language", "language en", &languages, Language::from_code)?;
        let boards = one_of(&["open", "closed"]);
        settings.open_boards =
            lines.field("boards", "boards closed", &boards, |rest| match rest {
                "open" => Some(true),
                "closed" => Some(false),
                _ => None,
            })?;
        settings.prove = lines.field("prove", "prove yes", &yes_no, yes_or_no)?;
        let seeds = format!("a whole number from 0 to {}", u64::MAX);
        let seed = lines.field("seed", "seed 7", &seeds, |rest| rest.parse().ok())?;
        let mut next = lines.next();
        let mut names = Vec::new();
        if next.is_some_and(|line| line.starts_with("player ")) {
            for seat in settings.seats() {
                names.push(name(next, seat).ok_or_else(|| {
                    lines.error(RecordProblem::Player {
                        found: quoted(next.unwrap_or_default()),
                        seat,
                    })
                })?);
                next = lines.next();
            }
        }
        let mut answers = Vec::new();
        while let Some(line) = next {
            let answer = answer(line, lines.last)
                .ok_or_else(|| lines.error(RecordProblem::NoAnswer(quoted(line))))?;
            answers.push(answer);
            next = lines.next();
        }
        Ok(Record {
            settings,
            seed,
            players: names,
            answers,
        })
    }
}

fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// The name of the player of this seat, where the line says it.
fn name(line: Option<&str>, seat: Seat) -> Option<String> {
    one_line(line?.strip_prefix(&format!("player {seat} "))?)
}

/// A name as a part of a line.
fn one_line(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

fn answer(text: &str, line: usize) -> Option<RecordedAnswer> {
    let (seat, rest) = text.split_once(' ')?;
    let (index, meaning) = rest.split_once(' ')?;
    let answer = RecordedAnswer {
        line,
        seat: Seat::new(seat.parse::<usize>().ok()?.checked_sub(1)?)?,
        index: index.parse().ok()?,
        meaning: meaning.to_string(),
    };
    // Only the canonical spelling is accepted: no signs, no leading zeros.
    (answer.to_string() == text).then_some(answer)
}

/// The lines of a text that are neither empty nor comments.
struct Lines<'t> {
    lines: std::iter::Enumerate<std::str::Lines<'t>>,
    last: usize,
}

impl<'t> Lines<'t> {
    fn next(&mut self) -> Option<&'t str> {
        for (index, line) in self.lines.by_ref() {
            self.last = index + 1;
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                return Some(line);
            }
        }
        None
    }

    fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError {
            line: self.last,
            problem,
        }
    }

    /// The next line, which has to be this field; and its value.
    fn field<T>(
        &mut self,
        wanted: &'static str,
        example: &'static str,
        takes: &str,
        read: impl Fn(&'t str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let Some(found) = self.next() else {
            self.last += 1;
            return Err(self.error(RecordProblem::Missing { wanted, example }));
        };
        let value = found.strip_prefix(wanted);
        let value = value.filter(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace));
        let value = value.map(str::trim_start);
        match value.and_then(read) {
            Some(value) => Ok(value),
            None => Err(self.error(match value {
                Some(value) if !takes.is_empty() => RecordProblem::Value {
                    field: wanted,
                    found: quoted(value),
                    takes: takes.to_owned(),
                },
                _ => RecordProblem::Field {
                    found: quoted(found),
                    wanted,
                    example,
                },
            })),
        }
    }
}
