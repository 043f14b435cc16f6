//! The commands, a file each.

pub mod arena;
pub mod bench;
pub mod bot;
pub mod calibrate;
pub mod cards;
pub mod check;
pub mod games;
pub mod hint;
pub mod learn;
#[cfg(feature = "server")]
pub mod moving;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod review;
pub mod rules;
#[cfg(feature = "server")]
pub mod serve;
pub mod sim;
pub mod trace;
pub mod watch;
