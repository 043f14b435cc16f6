//! The page of a lobby.

use maud::{Markup, html};

use super::{LobbyPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &LobbyPage) -> Markup {
    frame(viewer, "", &tree(viewer, model))
}

/// What is sent anew whenever something has changed.
pub fn tree(_viewer: &Viewer, model: &LobbyPage) -> Markup {
    html! { main #table data-id=(model.id) {} }
}
