//! Scenario files: a position, a script of answers, and what must be true afterwards.
//!
//! ```
//! let text = r#"
//!     title  = "Archery draws first, then takes one of the highest"
//!     script = ["dogma Archery", "Agriculture"]
//!     [[players]]
//!     name  = "Ann"
//!     board = { red = ["Archery"] }
//!     [[players]]
//!     name  = "Bob"
//!     hand  = ["Agriculture"]
//!     [supply]
//!     1 = ["The Wheel"]
//!     [expect.players.Ann]
//!     hand = ["Agriculture"]
//! "#;
//! let scenario = innovation_scenario::Scenario::from_toml(text).unwrap();
//! assert_eq!(scenario.run().unwrap(), Vec::<String>::new());
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod expect;
mod field;
mod line;
mod read;
mod run;
mod write;

pub use expect::Expect;
pub use field::FieldError;
pub use run::{Moment, PassedOver, ScriptError, label, labels};
pub use write::position;

use innovation_engine::Position;
use serde_json::Value;

/// A scenario, read and checked.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// What it shows.
    pub title: String,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The table before the first answer.
    pub position: Position,
    /// The answers, in order.
    pub script: Vec<String>,
    /// What must be true afterwards.
    pub expect: Expect,
}

impl Scenario {
    /// Reads a scenario written as TOML.
    pub fn from_toml(text: &str) -> Result<Scenario, FieldError> {
        let text = field::without_mark(text);
        let read = read::scenario(&field::from_toml(text)?);
        read.map_err(|error| error.located(|steps| line::in_toml(text, steps)))
    }

    /// Reads a scenario written as JSON.
    pub fn from_json(text: &str) -> Result<Scenario, FieldError> {
        let text = field::without_mark(text);
        let read = read::scenario(&field::from_json(text)?);
        read.map_err(|error| error.located(|steps| line::in_json(text, steps)))
    }

    /// Reads a scenario that is part of another file. The paths in its errors begin at `fields`.
    pub fn from_fields(fields: &Value) -> Result<Scenario, FieldError> {
        read::scenario(fields)
    }

    /// Plays the script and gives back every difference between what must hold and what does.
    pub fn run(&self) -> Result<Vec<String>, ScriptError> {
        self.check(false, |_| {})
    }

    /// Like [`run`](Scenario::run), with each moment shown as it comes. A strict check also finds fault with an
    /// answer that says nothing about the game, and with expecting nothing, or what holds in every game.
    pub fn check(
        &self,
        strict: bool,
        mut watch: impl FnMut(Moment),
    ) -> Result<Vec<String>, ScriptError> {
        let mut faults = Vec::new();
        let game = self.watch(|moment| {
            if let Moment::PassedOver(number, answer, PassedOver::Nothing) = moment {
                faults.push(format!(
                    "answer {number} of the script, `{answer}`: it was not an option, and nothing happened by itself \
                     that it could name"
                ));
            }
            watch(moment);
        })?;
        faults.extend(self.expect.vain(&self.names));
        let mut found = self.expect.differences(&game, &self.names);
        if strict {
            found.extend(faults);
        }
        Ok(found)
    }
}
