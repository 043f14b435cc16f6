//! A table of Innovation as one viewer sees it: what is shown where, in which order, with which pictures and colors. The
//! pages of the server are made from it, and so is the table as a picture ([`svg::draw`]).
//!
//! ```
//! use innovation_engine::{Game, Language, Seat, Settings};
//! use innovation_scene::{Scene, svg};
//! use innovation_text::{Names, Text};
//!
//! let game = Game::new(Settings::new(2).unwrap(), 7);
//! let view = game.view(Seat::ALL[0]).unwrap();
//! let names = Names::new(["Ann", "Bob"]);
//! let scene = Scene::live(Text::of(Language::En), &view, &names);
//! assert!(svg::draw(&scene, &[]).contains("Ann"));
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

pub mod art;
mod held;
mod order;
mod scene;
pub mod svg;

pub use held::{Held, arrow, seen, shown};
pub use order::{Crowding, Group, card_of, keys, order, signed};
pub use scene::{Scene, letter};
