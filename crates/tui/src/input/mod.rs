//! The keys, the choice among options, and the terminal that they come from.

pub mod backend;
pub mod keys;
pub mod picker;
pub mod terminal;
