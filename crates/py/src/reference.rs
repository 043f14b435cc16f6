//! Cards, rules, bots, actions and observations as data.

use innovation_bots::Kind;
use innovation_engine::{Card, EffectKind, Seat, Settings};
use innovation_env::{action, observation};
use innovation_text::{Chapter, Text};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert;

/// All 105 cards as dictionaries, in the order of the card table, which is that of the action ids.
///
/// >>> import innovation_game
/// >>> card = innovation_game.cards("fr")[0]
/// >>> card["id"], card["age"], card["color"], card["icons"]
/// ('agriculture', 1, 'yellow', [None, 'leaf', 'leaf', 'leaf'])
#[pyfunction]
#[pyo3(signature = (language="en", edition="third"))]
pub(crate) fn cards<'py>(
    py: Python<'py>,
    language: &str,
    edition: &str,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let text = Text::of(convert::language(language)?);
    let edition = convert::edition(edition)?;
    let card = |card: Card| {
        let facts = PyDict::new(py);
        facts.set_item("id", card.id())?;
        facts.set_item("name", text.card_name(card))?;
        facts.set_item("age", card.value())?;
        facts.set_item("color", card.color().word())?;
        facts.set_item(
            "icons",
            card.icon_places().map(|icon| icon.map(|icon| icon.word())),
        )?;
        facts.set_item("dogma_icon", card.dogma_icon().word())?;
        let lines = text.effects(card, edition);
        let effects = card.effects(edition).iter().zip(lines);
        let effects = effects.map(|(effect, line)| {
            let words = PyDict::new(py);
            words.set_item("demand", effect.kind == EffectKind::Demand)?;
            words.set_item("text", line.to_string())?;
            Ok(words)
        });
        facts.set_item("effects", effects.collect::<PyResult<Vec<_>>>()?)?;
        let rulings = text.rulings(card);
        let rulings: Vec<String> = rulings.iter().map(|line| line.to_string()).collect();
        facts.set_item("rulings", rulings)?;
        Ok(facts)
    };
    Card::all().map(card).collect()
}

/// The rules in sections, as dictionaries: chapter, id, title and paragraphs.
///
/// >>> import innovation_game
/// >>> "draw" in [section["id"] for section in innovation_game.rules("ru")]
/// True
#[pyfunction]
#[pyo3(signature = (language="en"))]
pub(crate) fn rules<'py>(py: Python<'py>, language: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let text = Text::of(convert::language(language)?);
    let mut all = Vec::new();
    for chapter in Chapter::ALL {
        for section in chapter.sections() {
            let words = PyDict::new(py);
            words.set_item("chapter", text.chapter_title(chapter))?;
            words.set_item("id", section.id())?;
            words.set_item("title", text.section_title(section))?;
            let paragraphs = text.section(section);
            let paragraphs: Vec<String> = paragraphs.iter().map(|line| line.to_string()).collect();
            words.set_item("paragraphs", paragraphs)?;
            all.push(words);
        }
    }
    Ok(all)
}

/// The names of the built-in bots, and how they play.
///
/// >>> import innovation_game
/// >>> innovation_game.bots()["random"]
/// 'Takes any option, all equally likely.'
#[pyfunction]
pub(crate) fn bots<'py>(py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    for kind in Kind::ALL {
        all.set_item(kind.name(), kind.description())?;
    }
    Ok(all)
}

/// What an action id means, in short. Seats are counted from the asked one, which is `player 1`.
///
/// >>> import innovation_game
/// >>> innovation_game.action_name(0), innovation_game.action_name(387)
/// ('draw', 'pass')
#[pyfunction]
pub(crate) fn action_name(action: usize) -> PyResult<String> {
    let option = Settings::new(4)
        .ok()
        .and_then(|settings| action::option(action, Seat::ALL[0], settings));
    option.map(|option| option.to_string()).ok_or_else(|| {
        PyValueError::new_err(format!(
            "no action {action}: actions are 0 to {}",
            action::COUNT - 1
        ))
    })
}

/// The blocks of action ids: for each its range and what it means.
///
/// >>> import innovation_game
/// >>> innovation_game.action_blocks()["meld"][0]
/// range(1, 106)
#[pyfunction]
pub(crate) fn action_blocks<'py>(py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
    let range = py.import("builtins")?.getattr("range")?;
    let all = PyDict::new(py);
    for (name, start, count, about) in action::BLOCKS {
        all.set_item(name, (range.call1((start, start + count))?, about))?;
    }
    Ok(all)
}

/// The parts of an observation: for each its slice, shape, unit and what it says.
///
/// A byte divided by the unit is the float.
///
/// >>> import innovation_game
/// >>> part = innovation_game.observation_slices()["cards"]
/// >>> part["slice"], part["shape"], part["unit"]
/// (slice(0, 1995, None), (105, 19), 255)
#[pyfunction]
pub(crate) fn observation_slices<'py>(py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
    let slice = py.import("builtins")?.getattr("slice")?;
    let all = PyDict::new(py);
    for part in observation::SLICES {
        let facts = PyDict::new(py);
        facts.set_item("slice", slice.call1((part.start, part.start + part.len()))?)?;
        facts.set_item("shape", pyo3::types::PyTuple::new(py, part.shape)?)?;
        facts.set_item("unit", part.unit)?;
        facts.set_item("about", part.about)?;
        all.set_item(part.name, facts)?;
    }
    Ok(all)
}
