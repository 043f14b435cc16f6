use std::sync::{Mutex, PoisonError};

use innovation_bots::{Bot, Budget, Kind};
use innovation_engine::{Decision, View};
use innovation_env::action;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::convert::{bot_kind, value_error};
use crate::game::PyGame;
use crate::view::PyView;

/// A built-in player. It sees a view, never the game.
///
/// `name` is one of `innovation_game.bots()`. `budget` is a number of iterations, or a time such as '500ms'; without
/// it the bot has its usual one. `seed` is a seed or a generator.
///
/// >>> from innovation_game import Bot, Game
/// >>> game, bot = Game(seed=7), Bot("greedy", seed=1)
/// >>> while not game.is_over:
/// ...     game.step(bot.choose(game))
/// >>> sum(game.returns())
/// 0.0
#[pyclass(name = "Bot", module = "innovation_game", frozen)]
pub(crate) struct PyBot {
    bot: Mutex<Box<dyn Bot>>,
    kind: Kind,
    budget: Budget,
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, seed=None, *, budget=None, threads=1))]
    fn new(
        py: Python<'_>,
        name: &str,
        seed: Option<&Bound<'_, PyAny>>,
        budget: Option<&Bound<'_, PyAny>>,
        threads: usize,
    ) -> PyResult<PyBot> {
        let kind = bot_kind(name)?;
        let budget = match budget {
            Some(budget) => budget.str()?.to_cow()?.parse().map_err(value_error)?,
            None => kind.usual_budget(),
        };
        let seed = crate::convert::seed(py, seed)?;
        Ok(PyBot {
            bot: Mutex::new(kind.bot_with(seed, threads.max(1))),
            kind,
            budget,
        })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    /// The action that it chooses for the asked seat of a game or view: what `Game.step` takes.
    ///
    /// >>> from innovation_game import Bot, Game
    /// >>> game = Game(seed=7)
    /// >>> Bot("greedy", seed=1).choose(game.view()) in game.legal_actions()
    /// True
    fn choose(&self, py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<usize> {
        let (view, decision) = situation(game)?;
        let index = py.detach(|| self.lock().choose(&view, &decision, self.budget));
        let option = decision.options.get(index).copied();
        let option = option.ok_or_else(|| PyValueError::new_err("the bot chose no option"))?;
        Ok(action::id(option, decision.seat, view.settings))
    }

    /// Its estimate of the probability to win with each option, in the order of the decision.
    ///
    /// >>> from innovation_game import Bot, Game
    /// >>> game = Game(seed=7)
    /// >>> len(Bot("greedy", seed=1).rate(game)) == game.num_options
    /// True
    fn rate(&self, py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<Vec<f32>> {
        let (view, decision) = situation(game)?;
        Ok(py.detach(|| self.lock().rate(&view, &decision, self.budget)))
    }

    fn __repr__(&self) -> String {
        format!("<Bot {} with budget {}>", self.name(), self.budget)
    }
}

impl PyBot {
    /// A bot whose thread has panicked begins its next decision from what it has.
    fn lock(&self) -> std::sync::MutexGuard<'_, Box<dyn Bot>> {
        self.bot.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the asked seat sees and is asked.
fn situation(game: &Bound<'_, PyAny>) -> PyResult<(View, Decision)> {
    let view = if let Ok(view) = game.cast::<PyView>() {
        view.get().0.clone()
    } else {
        let game = game.cast::<PyGame>()?.try_borrow()?;
        let seat = game.episode.asked();
        let seat =
            seat.ok_or_else(|| PyValueError::new_err("the game is over: nobody is asked"))?;
        game.episode.view(seat).map_err(value_error)?
    };
    let decision = view.decision.clone().ok_or_else(|| {
        PyValueError::new_err(format!(
            "seat {} is not asked: give the view of the asked seat",
            view.seat.index()
        ))
    })?;
    Ok((view, decision))
}
