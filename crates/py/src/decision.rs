use innovation_engine::{Choice, Decision, Place, Settings};
use innovation_env::action;
use pyo3::prelude::*;

/// A question to one player, with the options as that player sees them.
///
/// >>> from innovation_game import Game
/// >>> decision = Game(seed=7).decision
/// >>> decision.seat, decision.purpose, len(decision.options)
/// (0, 'first meld', 2)
#[pyclass(name = "Decision", module = "innovation_game", frozen, get_all)]
pub(crate) struct PyDecision {
    /// Who is asked.
    seat: usize,
    /// What the answer is for: 'action', 'meld', 'return' and so on.
    purpose: String,
    /// The card that asks, and the place of its effect from 0; None outside effects.
    source: Option<(&'static str, u8)>,
    /// Where a chosen card goes, if known: 'hand', 'score' or 'board' of a seat, 'supply', 'achievement', 'removed'.
    to: Option<(&'static str, Option<usize>)>,
    /// Whether the answer decides only an order.
    order: bool,
    /// The options. The answer is the index of one of them, or its action id.
    options: Vec<Py<PyOption>>,
}

/// One option of a decision.
///
/// >>> from innovation_game import Game
/// >>> option = Game(seed=7).decision.options[0]
/// >>> option.index, option.kind
/// (0, 'card')
#[pyclass(name = "Option", module = "innovation_game", frozen, get_all)]
pub(crate) struct PyOption {
    /// Its place among the options, from 0: what `Game.answer` takes.
    index: usize,
    /// Its action id: what `Game.step` takes.
    action: usize,
    /// 'draw', 'meld', 'dogma', 'achieve', 'card', 'back', 'color', 'value', 'seat', 'yes', 'first', 'second', 'pass'.
    kind: &'static str,
    /// The id of its card.
    card: Option<&'static str>,
    /// Its age or value.
    age: Option<u8>,
    /// Its color.
    color: Option<&'static str>,
    /// Its seat.
    seat: Option<usize>,
    /// The option in short, in English. `Game.question` has it in five languages.
    name: String,
}

#[pymethods]
impl PyDecision {
    fn __repr__(&self) -> String {
        let (seat, purpose, count) = (self.seat, &self.purpose, self.options.len());
        format!("<Decision of seat {seat}: {purpose}, {count} options>")
    }

    fn __len__(&self) -> usize {
        self.options.len()
    }
}

#[pymethods]
impl PyOption {
    fn __repr__(&self) -> String {
        format!(
            "<Option {}: {} (action {})>",
            self.index, self.name, self.action
        )
    }

    fn __str__(&self) -> &str {
        &self.name
    }
}

impl PyDecision {
    pub(crate) fn new(
        py: Python<'_>,
        decision: &Decision,
        settings: Settings,
    ) -> PyResult<PyDecision> {
        let option = |(index, &choice): (usize, &Choice)| {
            Py::new(py, PyOption::new(index, choice, decision, settings))
        };
        Ok(PyDecision {
            seat: decision.seat.index(),
            purpose: decision.purpose.to_string(),
            source: decision.source.map(|(card, effect)| (card.id(), effect)),
            to: decision.to.map(place),
            order: decision.order,
            options: decision
                .options
                .iter()
                .enumerate()
                .map(option)
                .collect::<PyResult<_>>()?,
        })
    }
}

impl PyOption {
    fn new(index: usize, choice: Choice, decision: &Decision, settings: Settings) -> PyOption {
        let (kind, card, age, color, seat) = match choice {
            Choice::Draw => ("draw", None, None, None, None),
            Choice::Meld(card) => ("meld", Some(card), None, None, None),
            Choice::Dogma(card) => ("dogma", Some(card), None, None, None),
            Choice::Achieve(age) => ("achieve", None, Some(age), None, None),
            Choice::Card(card) => ("card", Some(card), None, None, None),
            Choice::Back(seat, age) => ("back", None, Some(age), None, Some(seat)),
            Choice::Color(color) => ("color", None, None, Some(color), None),
            Choice::Value(age) => ("value", None, Some(age), None, None),
            Choice::Seat(seat) => ("seat", None, None, None, Some(seat)),
            Choice::Yes => ("yes", None, None, None, None),
            Choice::First => ("first", None, None, None, None),
            Choice::Second => ("second", None, None, None, None),
            Choice::Pass => ("pass", None, None, None, None),
        };
        PyOption {
            index,
            action: action::id(choice, decision.seat, settings),
            kind,
            card: card.map(|card| card.id()),
            age: age.or(card.map(|card| card.age())).map(|age| age.number()),
            color: color
                .or(card.map(|card| card.color()))
                .map(|color| color.word()),
            seat: seat.map(|seat| seat.index()),
            name: choice.to_string(),
        }
    }
}

fn place(place: Place) -> (&'static str, Option<usize>) {
    match place {
        Place::Hand(owner) => ("hand", Some(owner.index())),
        Place::Score(owner) => ("score", Some(owner.index())),
        Place::Board(owner) => ("board", Some(owner.index())),
        Place::Supply(_) => ("supply", None),
        Place::Achievement => ("achievement", None),
        Place::Removed => ("removed", None),
    }
}
