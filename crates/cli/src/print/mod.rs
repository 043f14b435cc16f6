//! What the commands print with.

pub mod histogram;
pub mod output;
pub mod page;
pub mod progress;
pub mod svg;
pub mod told;
