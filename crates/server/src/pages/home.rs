//! The page of home.

use maud::{Markup, html};

use super::{HomePage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, _model: &HomePage) -> Markup {
    frame(viewer, "", &html! { main {} })
}
