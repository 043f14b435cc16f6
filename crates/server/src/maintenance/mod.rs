//! What an operator does with a store: copies of it, and a look at its health.

mod copy;
mod doctor;
mod games;

pub use copy::{Copied, transfer};
pub use doctor::{Finding, Health, examine, examine_server};
pub use games::Replayed;
