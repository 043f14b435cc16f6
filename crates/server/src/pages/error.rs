//! The page that says what is wrong.

use maud::{Markup, html};

use super::{ErrorPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &ErrorPage) -> Markup {
    frame(
        viewer,
        &model.sentence,
        &html! { main { p { (model.sentence) } } },
    )
}
