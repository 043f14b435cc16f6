//! The mark of a seat: a letter on the seat's color. Small numbers are ages, so seats have letters.

use innovation_engine::{Seat, Settings};
use innovation_scene::{Scene, letter};
use maud::{Markup, html};

/// The mark of a seat, as decoration: its player's name is beside it or said elsewhere.
pub fn of(seat: Seat, settings: Settings) -> Markup {
    html! { span.badge.(class(seat, settings)) aria-hidden="true" { (letter(seat)) } }
}

/// The mark of a seat where nothing else says whose it is.
pub fn named(seat: Seat, settings: Settings, name: &str) -> Markup {
    html! { span.badge.(class(seat, settings)) role="img" aria-label=(name) title=(name) { (letter(seat)) } }
}

/// The class with the color of a seat. Partners have the same one.
pub fn class(seat: Seat, settings: Settings) -> String {
    format!("seat{}", Scene::like(seat, settings))
}
