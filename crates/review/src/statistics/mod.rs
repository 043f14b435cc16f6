//! What happens to each card in many games, and what it is worth to its owner.

mod meter;
mod table;

pub use meter::CardMeter;
pub use table::{CardRow, CardTable, CardTableError, CardUse, Worth};
