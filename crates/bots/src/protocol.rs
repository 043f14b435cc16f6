//! The protocol for external bots: one JSON object per line.
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

use std::borrow::Cow;

use innovation_engine::{Decision, View};
use serde::{Deserialize, Serialize};

use crate::Budget;

/// The version of the protocol. New fields do not change it: readers ignore unknown fields.
pub const VERSION: u32 = 1;

/// A question to a bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BotQuestion<'v> {
    /// The version of the protocol.
    pub protocol: u32,
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
            question,
            options: decision.options.iter().map(ToString::to_string).collect(),
            budget: None,
            time_limit: None,
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
    pub fn from_line(line: &str) -> Result<BotQuestion<'static>, BotQuestionError> {
        let Version { protocol } = serde_json::from_str(line).map_err(BotQuestionError::Json)?;
        if protocol != VERSION {
            return Err(BotQuestionError::Version(protocol));
        }
        serde_json::from_str(line).map_err(BotQuestionError::Json)
    }
}

#[derive(Deserialize)]
struct Version {
    protocol: u32,
}

/// Why a line is not a question.
#[derive(Debug, thiserror::Error)]
pub enum BotQuestionError {
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
        BotAnswer::Option { answer, say: None }
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
        let Fields { answer, say, error } =
            serde_json::from_str(line).map_err(BotAnswerError::Json)?;
        match (answer, error) {
            (_, Some(error)) => Ok(BotAnswer::Error { error }),
            (Some(answer), None) => Ok(BotAnswer::Option { answer, say }),
            (None, None) => Err(BotAnswerError::Empty),
        }
    }
}

#[derive(Deserialize)]
struct Fields {
    answer: Option<usize>,
    say: Option<String>,
    error: Option<String>,
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
    use innovation_engine::{Game, Settings};

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
        };
        let error = BotAnswer::error("out of ideas");
        for (answer, line) in [
            (BotAnswer::of(0), r#"{"answer":0}"#),
            (said, r#"{"answer":3,"say":"why not"}"#),
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
        ] {
            assert!(BotAnswer::from_line(line).is_err(), "{line}");
        }
        let more = r#"{"answer":2,"thought":["long"]}"#;
        assert_eq!(BotAnswer::from_line(more).unwrap(), BotAnswer::of(2));
    }
}
