//! The page of a table.

use maud::{Markup, html};

use super::{TablePage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &TablePage) -> Markup {
    frame(viewer, "", &tree(viewer, model))
}

/// What is sent anew whenever something has changed.
pub fn tree(_viewer: &Viewer, model: &TablePage) -> Markup {
    html! { main #table data-id=(model.id) {} }
}
