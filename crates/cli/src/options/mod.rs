//! Options that several commands share, and what they are read into.

#[cfg(feature = "server")]
pub mod file;
pub mod game;
pub mod help;
pub mod input;
pub mod lang;
pub mod random;
#[cfg(feature = "server")]
pub mod server;
pub mod threads;
