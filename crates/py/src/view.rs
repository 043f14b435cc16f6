use innovation_engine::{Position, View};
use innovation_env::Episode;
use innovation_scenario::Scenario;
use pyo3::prelude::*;

use crate::convert::{seed, to_python, value_error};
use crate::game::PyGame;

/// All that one seat may know of a game, and no more.
///
/// >>> from innovation_game import Game
/// >>> view = Game(seed=7).view(0)
/// >>> view.seat
/// 0
/// >>> [len(player["hand"]) for player in view.to_dict()["players"]]
/// [2, 2]
#[pyclass(name = "View", module = "innovation_game", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyView(pub(crate) View);

#[pymethods]
impl PyView {
    /// The view of a JSON text, as the protocol for bots writes it.
    ///
    /// >>> from innovation_game import Game, View
    /// >>> view = Game(seed=7).view(0)
    /// >>> View.from_json(view.to_json()) == view
    /// True
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<PyView> {
        serde_json::from_str(text).map(PyView).map_err(value_error)
    }

    /// Whose view it is.
    #[getter]
    fn seat(&self) -> usize {
        self.0.seat.index()
    }

    /// The view as a JSON text.
    ///
    /// >>> from innovation_game import Game
    /// >>> Game(seed=7).view(0).to_json()[:9]
    /// '{"seat":0'
    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(&self.0).map_err(value_error)
    }

    /// The view as dictionaries and lists. The protocol for bots describes it.
    ///
    /// >>> from innovation_game import Game
    /// >>> Game(seed=7).view(0).to_dict()["seat"]
    /// 0
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0)
    }

    /// A determinization: a random game that this seat cannot tell from the real one.
    ///
    /// `rng` is a seed or a generator.
    ///
    /// >>> from innovation_game import Game
    /// >>> view = Game(seed=7).view(0)
    /// >>> view.sample(1).view(0) == view
    /// True
    #[pyo3(signature = (rng=None))]
    fn sample(&self, py: Python<'_>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<PyGame> {
        let seed = seed(py, rng)?;
        let episode = Episode::from_view(self.0.clone(), seed).map_err(value_error)?;
        Ok(PyGame::of(episode))
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let restore = slf.get_type().getattr("from_json")?;
        Ok((restore.unbind(), (slf.get().to_json()?,)))
    }

    fn __repr__(&self) -> String {
        format!("<View of seat {}>", self.seat())
    }
}

/// A table described card by card, to begin a game in the middle.
///
/// >>> from innovation_game import Game, Position
/// >>> position = Position.from_scenario('''
/// ... title = "Ann can draw"
/// ... [[players]]
/// ... name = "Ann"
/// ... [[players]]
/// ... name = "Bob"
/// ... [supply]
/// ... 1 = ["The Wheel"]
/// ... ''')
/// >>> [option.name for option in Game.from_position(position).decision.options]
/// ['draw']
#[pyclass(name = "Position", module = "innovation_game", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyPosition(pub(crate) Position);

#[pymethods]
impl PyPosition {
    /// The position of a scenario, which is written as TOML or JSON. Its script is not played.
    ///
    /// >>> from innovation_game import Position
    /// >>> Position.from_scenario('title = "Three"\nplayers = [{name = "Ann"}, {name = "Bob"}, {name = "Eva"}]')
    /// <Position of 3 players>
    #[staticmethod]
    fn from_scenario(text: &str) -> PyResult<PyPosition> {
        let scenario = match text.trim_start().starts_with('{') {
            true => Scenario::from_json(text),
            false => Scenario::from_toml(text),
        };
        Ok(PyPosition(scenario.map_err(value_error)?.position))
    }

    /// The position of a JSON text.
    ///
    /// >>> from innovation_game import Position
    /// >>> position = Position.from_scenario('title = "Two"\nplayers = [{name = "Ann"}, {name = "Bob"}]')
    /// >>> Position.from_json(position.to_json()) == position
    /// True
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<PyPosition> {
        serde_json::from_str(text)
            .map(PyPosition)
            .map_err(value_error)
    }

    /// The position as a JSON text.
    ///
    /// >>> from innovation_game import Position
    /// >>> Position.from_scenario('title = "Two"\nplayers = [{name = "Ann"}, {name = "Bob"}]').to_json()[:12]
    /// '{"settings":'
    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(&self.0).map_err(value_error)
    }

    /// The position as dictionaries and lists.
    ///
    /// >>> from innovation_game import Position
    /// >>> Position.from_scenario('title = "Two"\nplayers = [{name = "Ann"}, {name = "Bob"}]').to_dict()["turn"]
    /// 0
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let restore = slf.get_type().getattr("from_json")?;
        Ok((restore.unbind(), (slf.get().to_json()?,)))
    }

    fn __repr__(&self) -> String {
        format!("<Position of {} players>", self.0.settings.players())
    }
}
