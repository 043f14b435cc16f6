//! The commands, a file each.

pub mod arena;
#[cfg(feature = "server")]
pub mod backup;
pub mod bench;
pub mod bot;
pub mod calibrate;
pub mod cards;
pub mod check;
#[cfg(feature = "server")]
pub mod doctor;
pub mod games;
pub mod hint;
#[cfg(feature = "server")]
pub mod moving;
pub mod play;
pub mod replay;
#[cfg(feature = "server")]
pub mod restore;
pub mod review;
pub mod rules;
#[cfg(feature = "server")]
pub mod serve;
pub mod sim;
pub mod trace;
pub mod watch;
