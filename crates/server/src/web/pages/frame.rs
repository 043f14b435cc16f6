//! The frame of every page: header and footer.

use innovation_engine::{Edition, Language};
use innovation_text::{Label, Text, Word};
use maud::{DOCTYPE, Markup, html};

use super::Viewer;
use super::draw::form::post_here;
use super::draw::icon;
use crate::access::preferences::SeatColors;
use crate::web::faces;

/// A page with a title.
pub fn frame(viewer: &Viewer, title: &str, body: &Markup) -> Markup {
    draw(viewer, title, html! {}, &around(viewer, body))
}

/// A page that waits for something: without script it reloads from time to time.
pub fn waiting(viewer: &Viewer, title: &str, body: &Markup) -> Markup {
    draw(viewer, title, again(), &around(viewer, body))
}

/// The page of a table, which fills the window and has a head of its own. `hash` is that of its tree.
pub fn table(
    viewer: &Viewer,
    title: &str,
    edition: Edition,
    tree: &Markup,
    hash: u64,
    waits: bool,
) -> Markup {
    let head = if waits {
        again()
    } else {
        html! {}
    };
    let faces = &faces::of(viewer.text.language(), edition).hashed;
    let body = html! {
        div #main.whole tabindex="-1" data-lost=(viewer.text.label(Label::ConnectionLost))
            data-changed=(viewer.text.label(Label::Changed)) data-seen=(format!("{hash:x}")) data-faces={ "/assets/" (faces) } { (tree) }
        (stepper(viewer))
    };
    draw(viewer, title, head, &body)
}

/// The sentence of an earlier step while its boards are shown, and the buttons to other steps.
fn stepper(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    let button = |step: &str, label: Label, sign: Markup| {
        let label = text.label(label);
        html! { button.quiet data-step=(step) title=(label) aria-label=(label) { (sign) } }
    };
    let toggle = html! { span.go { "▶" } span.halt { "❚❚" } };
    html! {
        div #past.past-bar role="region" aria-label=(text.label(Label::StepThrough)) hidden {
            (button("back", Label::Back, html! { "◀" }))
            (button("pause", Label::PlayPause, toggle))
            (button("on", Label::Forward, html! { "▶|" }))
            span.count {}
            span.said {}
            button.quiet data-step="now" { (text.label(Label::Now)) }
        }
    }
}

fn again() -> Markup {
    html! { noscript { meta http-equiv="refresh" content="3"; } }
}

/// What is above and below most pages.
fn around(viewer: &Viewer, body: &Markup) -> Markup {
    html! {
        (top(viewer))
        div #main tabindex="-1" data-lost=(viewer.text.label(Label::ConnectionLost)) { (body) }
        footer.page-foot {
            p { a href="/statistics" { (viewer.text.label(Label::Statistics)) } }
            p { (viewer.text.label(Label::Unofficial)) }
        }
    }
}

fn draw(viewer: &Viewer, title: &str, head: Markup, body: &Markup) -> Markup {
    let text = viewer.text;
    let preferences = &viewer.preferences;
    let colors = match preferences.colors {
        SeatColors::Many => None,
        SeatColors::Safe => Some("safe"),
        SeatColors::None => Some("none"),
    };
    html! {
        (DOCTYPE)
        html lang=(text.language().code()) data-pace=(preferences.pace) data-confirm[preferences.confirm]
            data-sound[preferences.sound] data-plain[!preferences.previews] data-colors=[colors] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (self::title(text, title)) }
                link rel="stylesheet" href=(crate::web::assets::path("style.css"));
                link rel="icon" href=(crate::web::assets::path("icon.svg")) type="image/svg+xml";
                script src=(crate::web::assets::path("table.js")) defer {}
                (head)
            }
            body {
                a.skip href="#main" { (text.label(Label::ToContent)) }
                (icon::shapes())
                (body)
                dialog #card-dialog aria-label=(text.word(Word::Cards)) {
                    form method="dialog" { button.quiet { (text.label(Label::Close)) } }
                    div.opened {}
                }
                // Beside the table, which can still be played at.
                dialog #drawer.drawer aria-label=(text.word(Word::Rules)) {
                    form method="dialog" { button.quiet { (text.label(Label::Close)) } }
                    div.opened {}
                }
                div #zoom.zoom popover="manual" aria-hidden="true" {}
                p #notice.notice role="alert" hidden {}
                // The next question, for screen readers. It stays while the table around it is replaced.
                p #announce.sr role="status" {}
            }
        }
    }
}

/// The title of a page, with the name of the game.
pub fn title(text: &Text, title: &str) -> String {
    let game = text.word(Word::Title);
    match title {
        "" => game,
        title => format!("{title} · {game}"),
    }
}

fn top(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    html! {
        header.page-head {
            a.brand href="/" { (text.word(Word::Title)) }
            nav {
                @if let Some(table) = &viewer.table { a.back-link href=(table) { (text.label(Label::BackToTable)) } }
                a href="/cards" { (text.word(Word::Cards)) }
                a href="/rules" { (text.word(Word::Rules)) }
                a href="/settings" { (text.label(Label::MySettings)) }
            }
            (languages(viewer))
        }
    }
}

/// The languages to choose from.
pub fn languages(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    let here = text.language();
    let others = Language::ALL
        .into_iter()
        .filter(|&language| language != here);
    html! {
        details.languages {
            summary { span.sr { (text.with_colon(&text.word(Word::Language))) " " } (text.language_name(here)) }
            (post_here(viewer, "/language", html! {
                @for language in others {
                    button.quiet name="language" value=(language.code()) lang=(language.code()) {
                        (Text::of(language).language_name(language))
                    }
                }
            }))
        }
    }
}
