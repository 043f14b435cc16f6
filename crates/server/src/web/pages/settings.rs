//! How the viewer likes tables to be.

use innovation_text::{Label, Text};
use maud::{Markup, html};

use super::draw::form::{post_here, select, tick};
use super::{Viewer, frame};
use crate::access::preferences::{PACES, Preferences, SeatColors};

/// The whole page.
pub fn page(viewer: &Viewer) -> Markup {
    let title = viewer.text.label(Label::MySettings);
    let body = html! {
        main.settings-page {
            h1 { (title) }
            (form(viewer, &viewer.preferences))
        }
    };
    frame(viewer, &title, &body)
}

/// The form, which comes back to the page where it is.
fn form(viewer: &Viewer, preferences: &Preferences) -> Markup {
    let text = viewer.text;
    let colors = [
        ("many", Label::ColorsMany, SeatColors::Many),
        ("safe", Label::ColorsSafe, SeatColors::Safe),
        ("none", Label::ColorsNone, SeatColors::None),
    ];
    let chosen = colors
        .iter()
        .find(|(.., colors)| *colors == preferences.colors);
    let chosen = chosen.map_or("", |(word, ..)| word);
    let colors = colors.map(|(word, label, _)| (word, text.label(label)));
    post_here(
        viewer,
        "/settings",
        html! {
            (select("pace", &text.label(Label::MyPace), &paces(text), &preferences.pace.to_string()))
            (select("colors", &text.label(Label::Colors), &colors, chosen))
            (tick("confirm", &text.label(Label::Confirm), &text.label(Label::ConfirmNote), preferences.confirm))
            (tick("previews", &text.label(Label::Previews), &text.label(Label::PreviewsNote), preferences.previews))
            (tick("sound", &text.label(Label::Sound), &text.label(Label::SoundNote), preferences.sound))
            button { (text.label(Label::Save)) }
        },
    )
}

/// The paces that can be chosen.
pub fn paces(text: &Text) -> [(u32, String); 4] {
    let labels = [
        Label::PaceNone,
        Label::PaceQuick,
        Label::PaceCalm,
        Label::PaceSlow,
    ];
    std::array::from_fn(|at| (PACES[at], text.label(labels[at])))
}
