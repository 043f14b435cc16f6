//! What could not be done, and the way back.

use innovation_text::Label;
use maud::{Markup, html};

use super::{ErrorPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &ErrorPage) -> Markup {
    let text = viewer.text;
    let heading = text.label(Label::ErrorHeading);
    let body = html! {
        main.error-page {
            h1 { (heading) }
            p.sentence { (model.sentence) }
            p.note { (model.status) }
            p { a.button href=(model.back) { (text.label(Label::GoBack)) } }
        }
    };
    frame(viewer, &heading, &body)
}
