//! The page of cards.

use maud::{Markup, html};

use super::{CardsPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, _model: &CardsPage) -> Markup {
    frame(viewer, "", &html! { main {} })
}

/// The page of one card.
pub fn card(viewer: &Viewer, model: &super::CardPage) -> Markup {
    frame(
        viewer,
        "",
        &html! { main { (viewer.text.card_name(model.card)) } },
    )
}
