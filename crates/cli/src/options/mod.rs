//! Options that several commands share, and what they are read into.

pub mod game;
pub mod input;
pub mod lang;
pub mod random;
pub mod threads;
