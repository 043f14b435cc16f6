//! Who makes a request, and how much they may ask for.

pub mod address;
pub mod cookie;
pub mod form;
pub mod host;
pub mod ids;
pub mod key;
pub mod language;
pub mod limits;
pub mod name;
pub mod preferences;
pub mod visitor;
