//! The page of replay.

use maud::{Markup, html};

use super::{ReplayPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, _model: &ReplayPage) -> Markup {
    frame(viewer, "", &html! { main {} })
}
