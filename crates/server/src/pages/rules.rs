//! The page of rules.

use maud::{Markup, html};

use super::{RulesPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, _model: &RulesPage) -> Markup {
    frame(viewer, "", &html! { main {} })
}
