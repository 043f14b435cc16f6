//! From Python's values to those of the engine, and back.

use std::fmt::Display;

use innovation_engine::{Edition, Language, Seat, Settings};
use innovation_env::Ruleset;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use serde::Serialize;

/// An error of the engine as a `ValueError`.
pub(crate) fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A value as Python's dictionaries, lists, strings and numbers.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    value: &impl Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let json = serde_json::to_string(value).map_err(value_error)?;
    py.import(intern!(py, "json"))?
        .call_method1(intern!(py, "loads"), (json,))
}

/// The one of several words that was meant.
fn word<T: Copy>(what: &str, found: &str, words: &[(&str, T)]) -> PyResult<T> {
    let known = words.iter().find(|(word, _)| *word == found);
    known.map(|&(_, value)| value).ok_or_else(|| {
        let known: Vec<String> = words.iter().map(|(word, _)| format!("'{word}'")).collect();
        PyValueError::new_err(format!(
            "{what} '{found}': it is one of {}",
            known.join(", ")
        ))
    })
}

pub(crate) fn language(code: &str) -> PyResult<Language> {
    word(
        "language",
        code,
        &Language::ALL.map(|language| (language.code(), language)),
    )
}

pub(crate) fn edition(name: &str) -> PyResult<Edition> {
    word(
        "edition",
        name,
        &Edition::ALL.map(|edition| (edition.word(), edition)),
    )
}

pub(crate) fn bot_kind(name: &str) -> PyResult<innovation_bots::Kind> {
    word(
        "bot",
        name,
        &innovation_bots::Kind::ALL.map(|kind| (kind.name(), kind)),
    )
}

/// The arguments that say what is played.
pub(crate) struct RulesetArguments<'a> {
    pub(crate) players: u8,
    pub(crate) teams: bool,
    pub(crate) edition: &'a str,
    pub(crate) language: &'a str,
    pub(crate) open_boards: bool,
    pub(crate) prove: bool,
    pub(crate) miniature: bool,
}

impl RulesetArguments<'_> {
    pub(crate) fn ruleset(self) -> PyResult<Ruleset> {
        let mut settings = Settings::of(self.players, self.teams).map_err(value_error)?;
        settings.edition = edition(self.edition)?;
        settings.language = language(self.language)?;
        settings.open_boards = self.open_boards;
        settings.prove = self.prove;
        match self.miniature {
            true => Ruleset::miniature(settings).map_err(value_error),
            false => Ok(Ruleset::game(settings)),
        }
    }
}

/// A seat of a table.
pub(crate) fn seat(index: usize, settings: Settings) -> PyResult<Seat> {
    let players = settings.players();
    Seat::new(index)
        .filter(|seat| seat.index() < usize::from(players))
        .ok_or_else(|| {
            PyValueError::new_err(format!(
                "no seat {index}: the seats of this game are 0 to {}",
                players - 1
            ))
        })
}

/// 64 random bits, from a seed or a generator. Without one, they come from Python's `random`.
pub(crate) fn seed(py: Python<'_>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    let random;
    let rng = match rng {
        Some(rng) => rng,
        None => {
            random = py.import(intern!(py, "random"))?.into_any();
            &random
        }
    };
    if let Ok(seed) = rng.extract::<u64>() {
        return Ok(seed);
    }
    if rng.hasattr(intern!(py, "getrandbits"))? {
        return rng
            .call_method1(intern!(py, "getrandbits"), (64,))?
            .extract();
    }
    if rng.hasattr(intern!(py, "integers"))? {
        return rng
            .call_method1(intern!(py, "integers"), (u64::MAX >> 1,))?
            .extract();
    }
    Err(PyTypeError::new_err(format!(
        "{} is neither a seed nor a generator: give an int from 0 to 2**64 - 1, a random.Random or a \
         numpy.random.Generator",
        rng.repr()?
    )))
}
