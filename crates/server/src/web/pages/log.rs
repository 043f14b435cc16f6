//! Everything that has happened at a table, page by page.

use innovation_text::{Label, Text, Word};
use maud::{Markup, html};

use super::table::lines;
use super::{LogPage, Viewer, frame};

/// A page of a table's whole log.
pub fn page(viewer: &Viewer, model: &LogPage) -> Markup {
    let text = viewer.text;
    let title = text.word(Word::Log);
    let body = html! {
        main.log-page.log {
            h1 { (title) }
            p { a href={ "/t/" (model.id) } { (text.label(Label::GoToTable)) } }
            ol { (lines(model.entries, model.before, text)) }
            (pages(model, text))
        }
    };
    frame(viewer, &title, &body)
}

/// The ways to the pages before and after.
fn pages(model: &LogPage, text: &Text) -> Markup {
    let address = |page: usize| format!("/t/{}/log?page={page}", model.id);
    html! {
        nav.pages aria-label=(text.word(Word::Log)) {
            @if model.page > 1 {
                a rel="prev" href=(address(model.page - 1)) { (text.label(Label::EarlierLog)) }
            }
            @if model.page < model.pages {
                " " a rel="next" href=(address(model.page + 1)) { (text.label(Label::LaterLog)) }
            }
        }
    }
}
