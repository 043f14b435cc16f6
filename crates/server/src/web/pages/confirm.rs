//! Asks for confirmation of an answer, in browsers without script.

use innovation_text::Label;
use maud::{Markup, html};

use super::draw::form::post;
use super::draw::line::{label, line};
use super::{ConfirmPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &ConfirmPage) -> Markup {
    let text = viewer.text;
    let title = text.label(Label::Confirm);
    let table = format!("/t/{}", model.id);
    let body = html! {
        main.error-page {
            h1 { (line(&model.question, text)) }
            (post(viewer, &format!("{table}/answer"), html! {
                input type="hidden" name="sequence" value=(model.sequence);
                input type="hidden" name="sure" value="yes";
                button.big name="option" value=(model.option) { (label(&model.answer, text)) }
            }))
            p { a href=(table) { (text.label(Label::GoBack)) } }
        }
    };
    frame(viewer, &title, &body)
}
