//! Cards and rules to be looked up.

pub mod cards;
pub mod find;
pub mod lexicon;
pub mod rules;
pub mod short;
