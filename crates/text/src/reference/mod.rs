//! Cards and rules to be looked up.

pub mod cards;
pub mod find;
pub mod rules;
pub mod short;
