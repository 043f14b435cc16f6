//! The package `innovation_game` for Python.
//!
//! Everything that could be useful without Python is in `crates/env`. Here it is only given to Python: arguments are
//! read and checked, and errors become exceptions that say what would be right.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod batch;
mod bot;
mod convert;
mod decision;
mod game;
mod reference;
mod render;
mod view;

use innovation_env::{action, observation};
use pyo3::prelude::*;

/// The part of the package that is written in Rust.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::PyGame>()?;
    module.add_class::<decision::PyDecision>()?;
    module.add_class::<decision::PyOption>()?;
    module.add_class::<view::PyView>()?;
    module.add_class::<view::PyPosition>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<batch::PyVecEnv>()?;
    module.add_function(wrap_pyfunction!(reference::cards, module)?)?;
    module.add_function(wrap_pyfunction!(reference::rules, module)?)?;
    module.add_function(wrap_pyfunction!(reference::bots, module)?)?;
    module.add_function(wrap_pyfunction!(reference::action_name, module)?)?;
    module.add_function(wrap_pyfunction!(reference::action_blocks, module)?)?;
    module.add_function(wrap_pyfunction!(reference::observation_slices, module)?)?;
    module.add("NUM_ACTIONS", action::COUNT)?;
    module.add("OBSERVATION_SIZE", observation::LEN)?;
    module.add("OBSERVATION_VERSION", observation::VERSION)?;
    module.add("OPTION_FEATURES", innovation_env::option::LEN)?;
    module.add("RULES_VERSION", innovation_engine::RULES_VERSION)?;
    Ok(())
}
