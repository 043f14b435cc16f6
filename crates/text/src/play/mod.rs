//! A game in words: the log, the questions, the previews, and who reads them.

pub mod log;
pub mod names;
pub mod preview;
pub mod question;
pub mod reason;
