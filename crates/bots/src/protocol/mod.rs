//! The protocol for external bots: one JSON object per line.
//!
//! A bot is asked ([`BotQuestion`]) and answers ([`BotAnswer`]). A bot that plays several games one after the other
//! is sent the result of each of them ([`BotMessage::Over`]). A bot of ours can also be asked for ratings, previews and
//! determinizations ([`Simulator`]).
//!
//! `docs/protocol.md` describes it, with a transcript.
//!
//! ```
//! use innovation_bots::protocol::{BotAnswer, BotQuestion};
//! use innovation_engine::{Game, Settings};
//!
//! let game = Game::new(Settings::new(2)?, 42);
//! let decision = game.decision().expect("somebody is asked");
//! let view = game.view(decision.seat).expect("who is asked sits at the table");
//! let line = BotQuestion::new(&view, &decision).to_line();
//!
//! let read = BotQuestion::from_line(&line)?;
//! assert_eq!(*read.view, view);
//! assert_eq!(read.question, "first meld");
//!
//! assert_eq!(BotAnswer::of(1).to_line(), r#"{"answer":1}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod simulator;

use std::borrow::Cow;

use innovation_engine::{Decision, Outcome, Preview, View};
use serde::{Deserialize, Serialize};

use crate::Budget;
pub use simulator::{Simulator, SimulatorError, SimulatorReply, SimulatorRequest};

/// The version of the protocol. New fields do not change it: readers ignore unknown fields.
pub const VERSION: u32 = 1;

/// A question to a bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BotQuestion<'v> {
    /// The version of the protocol.
    pub protocol: u32,
    /// The number of the game. A bot that plays several games sees by it that a new one has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
    /// The question in English, for human readers.
    #[serde(default)]
    pub question: String,
    /// The options in English, in the order of the decision.
    #[serde(default)]
    pub options: Vec<String>,
    /// The budget for this decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<Budget>,
    /// The time limit in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_limit: Option<f64>,
    /// What each option would do, for bots that want previews.
    #[serde(default, skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub previews: Option<Vec<Preview>>,
    /// All that the bot may know. Its decision is what is asked.
    pub view: Cow<'v, View>,
}

impl<'v> BotQuestion<'v> {
    /// The question of this decision, which is the one of the view.
    pub fn new(view: &'v View, decision: &Decision) -> BotQuestion<'v> {
        let question = match decision.source {
            Some((card, effect)) => {
                format!("{card}, effect {}: {}", effect + 1, decision.purpose)
            }
            None => decision.purpose.to_string(),
        };
        BotQuestion {
            protocol: VERSION,
            game: None,
            question,
            options: decision.options.iter().map(ToString::to_string).collect(),
            budget: None,
            time_limit: None,
            previews: None,
            view: Cow::Borrowed(view),
        }
    }

    /// The question as a line, without its end.
    pub fn to_line(&self) -> String {
        line(self)
    }
}

impl BotQuestion<'static> {
    /// Parses a line.
    pub fn from_line(line: &str) -> Result<BotQuestion<'static>, BotMessageError> {
        Head::from_line(line)?;
        serde_json::from_str(line).map_err(BotMessageError::Json)
    }
}

/// A line that a bot reads.
#[derive(Debug)]
pub enum BotMessage {
    /// A question, to be answered.
    Question(Box<BotQuestion<'static>>),
    /// The end of a game. It is not answered.
    Over(GameOver),
    /// A request to a bot of ours.
    Request(Box<SimulatorRequest>),
}

/// The end of a game, for bots that play several games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameOver {
    /// The version of the protocol.
    pub protocol: u32,
    /// The number of the game.
    pub game: Option<u64>,
    /// Who won, and how. `None` if the game was given up.
    pub over: Option<Outcome>,
}

impl GameOver {
    /// The end of this game.
    pub fn new(game: Option<u64>, over: Option<Outcome>) -> GameOver {
        GameOver {
            protocol: VERSION,
            game,
            over,
        }
    }

    /// The message as a line, without its end.
    pub fn to_line(&self) -> String {
        line(self)
    }
}

impl BotMessage {
    /// Parses a line.
    pub fn from_line(line: &str) -> Result<BotMessage, BotMessageError> {
        let head = Head::from_line(line)?;
        let message = if head.request.is_some() {
            serde_json::from_str(line).map(BotMessage::Request)
        } else if head.over.is_some() {
            serde_json::from_str(line).map(BotMessage::Over)
        } else {
            serde_json::from_str(line).map(BotMessage::Question)
        };
        message.map_err(BotMessageError::Json)
    }
}

/// The kind of a message.
#[derive(Deserialize)]
struct Head {
    protocol: u32,
    #[serde(rename = "do")]
    request: Option<serde::de::IgnoredAny>,
    /// Present, and perhaps null.
    #[serde(default, deserialize_with = "present")]
    over: Option<()>,
}

fn present<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<()>, D::Error> {
    serde::de::IgnoredAny::deserialize(deserializer).map(|_| Some(()))
}

impl Head {
    fn from_line(line: &str) -> Result<Head, BotMessageError> {
        let head: Head = serde_json::from_str(line).map_err(BotMessageError::Json)?;
        if head.protocol != VERSION {
            return Err(BotMessageError::Version(head.protocol));
        }
        Ok(head)
    }
}

/// Why a line is not a message to a bot.
#[derive(Debug, thiserror::Error)]
pub enum BotMessageError {
    /// The JSON is not valid here.
    #[error("{0}; a question is one line of JSON: {{\"protocol\":{VERSION},\"view\":{{…}}}}")]
    Json(serde_json::Error),
    /// It has another protocol version.
    #[error("the question has protocol {0}; {VERSION} is spoken here")]
    Version(u32),
}

/// An answer of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum BotAnswer {
    /// The option at this place, counted from 0.
    Option {
        /// The place.
        answer: usize,
        /// A comment of the bot, for human readers.
        #[serde(skip_serializing_if = "Option::is_none")]
        say: Option<String>,
        /// What the bot wants from now on.
        #[serde(skip_serializing_if = "Wants::are_none")]
        wants: Wants,
    },
    /// The bot cannot answer.
    Error {
        /// Why not.
        error: String,
    },
}

impl BotAnswer {
    /// The option at this place, counted from 0.
    pub fn of(answer: usize) -> BotAnswer {
        BotAnswer::Option {
            answer,
            say: None,
            wants: Wants::default(),
        }
    }

    /// The same, with these wishes.
    pub fn wanting(self, wants: Wants) -> BotAnswer {
        match self {
            BotAnswer::Option { answer, say, .. } => BotAnswer::Option { answer, say, wants },
            error => error,
        }
    }

    /// An error with this reason.
    pub fn error(error: impl ToString) -> BotAnswer {
        let error = error.to_string();
        BotAnswer::Error { error }
    }

    /// The answer as a line, without its end.
    pub fn to_line(&self) -> String {
        line(self)
    }

    /// Parses a line.
    pub fn from_line(line: &str) -> Result<BotAnswer, BotAnswerError> {
        let Fields {
            answer,
            say,
            wants,
            error,
        } = serde_json::from_str(line).map_err(BotAnswerError::Json)?;
        match (answer, error) {
            (_, Some(error)) => Ok(BotAnswer::Error { error }),
            (Some(answer), None) => Ok(BotAnswer::Option { answer, say, wants }),
            (None, None) => Err(BotAnswerError::Empty),
        }
    }
}

#[derive(Deserialize)]
struct Fields {
    answer: Option<usize>,
    say: Option<String>,
    #[serde(default)]
    wants: Wants,
    error: Option<String>,
}

/// What a bot wants besides questions: a list of words in any of its answers. Unknown words are ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<&'static str>", from = "Vec<String>")]
pub struct Wants {
    /// `games`: the process plays several games, one after the other.
    pub games: bool,
    /// `previews`: questions say what each option would do.
    pub previews: bool,
}

impl Wants {
    /// All that either of them wants.
    pub fn or(self, other: Wants) -> Wants {
        Wants {
            games: self.games || other.games,
            previews: self.previews || other.previews,
        }
    }

    fn are_none(&self) -> bool {
        *self == Wants::default()
    }
}

impl From<Wants> for Vec<&'static str> {
    fn from(wants: Wants) -> Vec<&'static str> {
        let words = [(wants.games, "games"), (wants.previews, "previews")];
        words
            .into_iter()
            .filter_map(|(wanted, word)| wanted.then_some(word))
            .collect()
    }
}

impl From<Vec<String>> for Wants {
    fn from(words: Vec<String>) -> Wants {
        let has = |word: &str| words.iter().any(|wanted| wanted == word);
        Wants {
            games: has("games"),
            previews: has("previews"),
        }
    }
}

/// Why a line is not an answer.
#[derive(Debug, thiserror::Error)]
pub enum BotAnswerError {
    /// The JSON is not valid here.
    #[error("{0}")]
    Json(serde_json::Error),
    /// The field `answer` is missing.
    #[error("missing field `answer`")]
    Empty,
}

fn line(message: &impl Serialize) -> String {
    // Cannot fail: all keys are strings.
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Ending, Game, Settings};

    use super::*;

    fn asked() -> (View, Decision) {
        let game = Game::new(Settings::new(2).unwrap(), 42);
        let decision = game.decision().unwrap();
        (game.view(decision.seat).unwrap(), decision)
    }

    #[test]
    fn questions_are_read_as_they_were_written() {
        let (view, decision) = asked();
        let question = BotQuestion {
            budget: Some(Budget::Iterations(500)),
            time_limit: Some(2.5),
            ..BotQuestion::new(&view, &decision)
        };
        let line = question.to_line();
        assert!(!line.contains('\n'));
        let read = BotQuestion::from_line(&line).unwrap();
        assert_eq!(*read.view, view);
        assert_eq!((read.budget, read.time_limit), (question.budget, Some(2.5)));
        assert_eq!(read.options, question.options);
        let count = view.decision.map(|decision| decision.options.len());
        assert_eq!(Some(read.options.len()), count);
    }

    #[test]
    fn a_question_may_have_more_fields_and_needs_few() {
        let (view, _) = asked();
        let view = serde_json::to_string(&view).unwrap();
        let line = format!(r#"{{"protocol":1,"mood":"fair","view":{view}}}"#);
        let read = BotQuestion::from_line(&line).unwrap();
        assert_eq!((read.budget, read.time_limit), (None, None));
    }

    #[test]
    fn messages_are_told_apart() {
        let (view, decision) = asked();
        let question = BotQuestion::new(&view, &decision).to_line();
        let read = |line: &str| BotMessage::from_line(line).unwrap();
        assert!(matches!(read(&question), BotMessage::Question(_)));
        for over in [
            GameOver::new(Some(3), None),
            GameOver::new(
                None,
                Some(Outcome {
                    winners: [view.seat].into_iter().collect(),
                    by: Ending::Score,
                }),
            ),
        ] {
            assert!(matches!(read(&over.to_line()), BotMessage::Over(read) if read == over));
        }
        let request = r#"{"protocol":1,"do":"forget"}"#;
        assert!(matches!(read(request), BotMessage::Request(_)));
    }

    #[test]
    fn what_is_no_question_is_refused() {
        for (line, message) in [
            (
                "hello",
                "expected value at line 1 column 1; a question is one line of JSON",
            ),
            ("{}", "missing field `protocol`"),
            (r#"{"protocol":1}"#, "missing field `view`"),
            (
                r#"{"protocol":2}"#,
                "the question has protocol 2; 1 is spoken here",
            ),
            (
                r#"{"protocol":1,"view":{"seat":7}}"#,
                "no seat 7: seats are 0 to 3",
            ),
        ] {
            let error = BotQuestion::from_line(line).unwrap_err().to_string();
            assert!(error.contains(message), "{line}: {error}");
        }
    }

    #[test]
    fn answers_are_read_as_they_were_written() {
        let said = BotAnswer::Option {
            answer: 3,
            say: Some("why not".to_string()),
            wants: Wants::default(),
        };
        let games = Wants {
            games: true,
            ..Wants::default()
        };
        let error = BotAnswer::error("out of ideas");
        for (answer, line) in [
            (BotAnswer::of(0), r#"{"answer":0}"#),
            (said, r#"{"answer":3,"say":"why not"}"#),
            (
                BotAnswer::of(2).wanting(games),
                r#"{"answer":2,"wants":["games"]}"#,
            ),
            (error, r#"{"error":"out of ideas"}"#),
        ] {
            assert_eq!(answer.to_line(), line);
            assert_eq!(BotAnswer::from_line(line).unwrap(), answer);
        }
        for line in [
            "",
            "3",
            "{}",
            r#"{"answer":-1}"#,
            r#"{"answer":"3"}"#,
            r#"{"answer":1.5}"#,
            r#"{"answer":1,"wants":"games"}"#,
        ] {
            assert!(BotAnswer::from_line(line).is_err(), "{line}");
        }
        let more = r#"{"answer":2,"thought":["long"],"wants":["tea"]}"#;
        assert_eq!(BotAnswer::from_line(more).unwrap(), BotAnswer::of(2));
    }
}
