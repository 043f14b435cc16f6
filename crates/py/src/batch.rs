use std::sync::{Mutex, PoisonError};

use innovation_env::{Batch, BatchError, BatchOptions, Buffers, Observations, action, observation};
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::convert::{self, RulesetArguments, value_error};

/// Many games that are stepped together, on several threads and without the GIL, into buffers of the caller.
///
/// A game that is over begins anew in the same step. `opponent` names a bot for all other seats: then the caller plays
/// one seat of each game, another one in each. `truncate_after` breaks games off after this many answers of the caller.
/// Without `observations` no knowledge is kept, which is much faster. The same seed gives the same games, whatever the
/// number of threads.
///
/// >>> import numpy as np
/// >>> from innovation_game import Buffers, VecEnv
/// >>> env = VecEnv(8, seed=1)
/// >>> buffers = Buffers(env)
/// >>> env.reset(buffers)
/// >>> for _ in range(10):
/// ...     env.step(buffers.masks.argmax(axis=1), buffers)
/// >>> buffers.rewards.shape
/// (8, 2)
#[pyclass(name = "VecEnv", module = "innovation_game", frozen)]
pub(crate) struct PyVecEnv {
    batch: Mutex<Batch>,
    games: usize,
    players: u8,
    observes: bool,
}

#[pymethods]
impl PyVecEnv {
    #[new]
    #[pyo3(signature = (
        n, *, players=2, teams=false, edition="third", seed=None, opponent=None, threads=1, observations=true,
        truncate_after=None, miniature=false
    ))]
    // A Python signature: each argument has its name there.
    #[expect(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        n: usize,
        players: u8,
        teams: bool,
        edition: &str,
        seed: Option<&Bound<'_, PyAny>>,
        opponent: Option<&str>,
        threads: usize,
        observations: bool,
        truncate_after: Option<u32>,
        miniature: bool,
    ) -> PyResult<PyVecEnv> {
        if n == 0 {
            return Err(PyValueError::new_err("0 games: a batch has at least one"));
        }
        let ruleset = RulesetArguments {
            players,
            teams,
            edition,
            language: "en",
            open_boards: false,
            prove: true,
            miniature,
        }
        .ruleset()?;
        let options = BatchOptions {
            ruleset,
            opponent: opponent.map(convert::bot_kind).transpose()?,
            observes: observations,
            truncate_after,
        };
        let seed = convert::seed(py, seed)?;
        let batch = py.detach(|| Batch::new(n, options, seed, threads));
        Ok(PyVecEnv {
            batch: Mutex::new(batch.map_err(value_error)?),
            games: n,
            players,
            observes: observations,
        })
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.games
    }

    /// How many players each game has.
    #[getter]
    fn players(&self) -> u8 {
        self.players
    }

    /// Whether observations can be written.
    #[getter]
    fn observes(&self) -> bool {
        self.observes
    }

    /// Writes the games as they are. With a seed, all games begin anew first.
    ///
    /// >>> from innovation_game import Buffers, VecEnv
    /// >>> env = VecEnv(4, seed=1)
    /// >>> buffers = Buffers(env)
    /// >>> env.reset(buffers, seed=2)
    /// >>> buffers.seats.tolist()
    /// [0, 0, 0, 0]
    #[pyo3(signature = (buffers, seed=None))]
    fn reset(
        &self,
        py: Python<'_>,
        buffers: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seed = seed.map(|seed| convert::seed(py, Some(seed))).transpose()?;
        let mut arrays = Arrays::of(buffers)?;
        let buffers = arrays.buffers()?;
        self.run(py, |batch| match seed {
            Some(seed) => batch.reset(seed, buffers),
            None => batch.write(buffers),
        })
    }

    /// Answers each game with an action id (int64), then writes all buffers. If one of them is not an option, a
    /// ValueError says which, and no game is stepped.
    ///
    /// >>> import numpy as np
    /// >>> from innovation_game import Buffers, VecEnv
    /// >>> env = VecEnv(4, seed=1)
    /// >>> buffers = Buffers(env)
    /// >>> env.reset(buffers)
    /// >>> env.step(buffers.masks.argmax(axis=1), buffers)
    /// >>> buffers.done.tolist()
    /// [0, 0, 0, 0]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        buffers: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let actions = answers(actions)?;
        let actions = actions.as_slice().map_err(value_error)?;
        let mut arrays = Arrays::of(buffers)?;
        let buffers = arrays.buffers()?;
        self.run(py, |batch| batch.step(actions, buffers))
    }

    /// The same with the index of an option for each game.
    ///
    /// >>> import numpy as np
    /// >>> from innovation_game import Buffers, VecEnv
    /// >>> env = VecEnv(2, seed=1)
    /// >>> buffers = Buffers(env)
    /// >>> env.reset(buffers)
    /// >>> env.step_options(np.array([0, 1]), buffers)
    fn step_options(
        &self,
        py: Python<'_>,
        indices: &Bound<'_, PyAny>,
        buffers: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let indices = answers(indices)?;
        let indices = indices.as_slice().map_err(value_error)?;
        let mut arrays = Arrays::of(buffers)?;
        let buffers = arrays.buffers()?;
        self.run(py, |batch| batch.step_options(indices, buffers))
    }

    fn __repr__(&self) -> String {
        format!("<VecEnv of {} games>", self.games)
    }
}

impl PyVecEnv {
    /// Lets the batch work without the GIL.
    fn run(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Batch) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let done = py.detach(|| {
            let mut batch = self.batch.lock().unwrap_or_else(PoisonError::into_inner);
            work(&mut batch)
        });
        done.map_err(value_error)
    }
}

fn answers<'py>(answers: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let array = answers.cast::<PyArray1<i64>>().map_err(|_| {
        PyTypeError::new_err("the answers must be a one-dimensional numpy array of int64")
    })?;
    array.try_readonly().map_err(value_error)
}

/// The arrays of the caller's buffers.
struct Arrays<'py> {
    observations: ObservationArray<'py>,
    masks: PyReadwriteArray2<'py, i8>,
    seats: PyReadwriteArray1<'py, i8>,
    rewards: PyReadwriteArray2<'py, f64>,
    done: PyReadwriteArray1<'py, u8>,
}

enum ObservationArray<'py> {
    None,
    Bytes(PyReadwriteArray2<'py, u8>),
    Floats(PyReadwriteArray2<'py, f32>),
}

impl<'py> Arrays<'py> {
    fn of(buffers: &Bound<'py, PyAny>) -> PyResult<Arrays<'py>> {
        let py = buffers.py();
        let observations = buffers.getattr(intern!(py, "observations"))?;
        let observations = if observations.is_none() {
            ObservationArray::None
        } else if let Ok(bytes) = observations.cast::<PyArray2<u8>>() {
            ObservationArray::Bytes(bytes.try_readwrite().map_err(value_error)?)
        } else if let Ok(floats) = observations.cast::<PyArray2<f32>>() {
            ObservationArray::Floats(floats.try_readwrite().map_err(value_error)?)
        } else {
            return Err(PyTypeError::new_err(format!(
                "`observations` must be None or a numpy array of uint8 or float32 with {} columns",
                observation::LEN
            )));
        };
        let masks = format!(
            "a two-dimensional numpy array of int8 with {} columns",
            action::COUNT
        );
        Ok(Arrays {
            observations,
            masks: matrix(buffers, intern!(py, "masks"), &masks)?,
            seats: vector(
                buffers,
                intern!(py, "seats"),
                "a one-dimensional numpy array of int8",
            )?,
            rewards: matrix(
                buffers,
                intern!(py, "rewards"),
                "a two-dimensional numpy array of float64 with a column for each player",
            )?,
            done: vector(
                buffers,
                intern!(py, "done"),
                "a one-dimensional numpy array of uint8",
            )?,
        })
    }

    fn buffers(&mut self) -> PyResult<Buffers<'_>> {
        Ok(Buffers {
            observations: match &mut self.observations {
                ObservationArray::None => Observations::None,
                ObservationArray::Bytes(bytes) => {
                    Observations::Bytes(bytes.as_slice_mut().map_err(value_error)?)
                }
                ObservationArray::Floats(floats) => {
                    Observations::Floats(floats.as_slice_mut().map_err(value_error)?)
                }
            },
            masks: self.masks.as_slice_mut().map_err(value_error)?,
            seats: self.seats.as_slice_mut().map_err(value_error)?,
            rewards: self.rewards.as_slice_mut().map_err(value_error)?,
            done: self.done.as_slice_mut().map_err(value_error)?,
        })
    }
}

fn matrix<'py, T: numpy::Element>(
    buffers: &Bound<'py, PyAny>,
    name: &Bound<'py, PyString>,
    wanted: &str,
) -> PyResult<PyReadwriteArray2<'py, T>> {
    let array = buffers.getattr(name)?;
    let array = array
        .cast::<PyArray2<T>>()
        .map_err(|_| wrong_type(name, wanted))?;
    array.try_readwrite().map_err(value_error)
}

fn vector<'py, T: numpy::Element>(
    buffers: &Bound<'py, PyAny>,
    name: &Bound<'py, PyString>,
    wanted: &str,
) -> PyResult<PyReadwriteArray1<'py, T>> {
    let array = buffers.getattr(name)?;
    let array = array
        .cast::<PyArray1<T>>()
        .map_err(|_| wrong_type(name, wanted))?;
    array.try_readwrite().map_err(value_error)
}

fn wrong_type(name: &Bound<'_, PyString>, wanted: &str) -> PyErr {
    PyTypeError::new_err(format!("`{name}` must be {wanted}"))
}
