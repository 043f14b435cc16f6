//! What pages are drawn with: cards, icons, pictures, sentences, forms.

pub mod badge;
pub mod bars;
pub mod card;
pub mod chart;
pub mod curve;
pub mod form;
pub mod icon;
pub mod line;
pub mod picture;
pub mod rule;
pub mod sitter;
