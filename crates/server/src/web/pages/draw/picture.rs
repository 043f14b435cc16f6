//! The pictures of cards and of special achievements: our own drawings, a line each in `pictures.svg` of the
//! crate `scene`. Browsers load that file once and keep it.

use std::sync::LazyLock;

use innovation_engine::{Card, Special};
use innovation_scene::art;
use maud::{Markup, PreEscaped, html};

use crate::web::assets;

static FILE: LazyLock<String> = LazyLock::new(|| assets::path("pictures.svg"));

/// The picture of a card. It is decoration: the name of the card is beside it.
pub fn of_card(card: Card) -> PreEscaped<String> {
    draw(card.id())
}

/// The picture of a special achievement, beside its name.
pub fn of_special(special: Special) -> PreEscaped<String> {
    draw(&art::special_id(special))
}

/// A picture as an illustration: large, in a hexagon.
pub fn large(picture: &PreEscaped<String>) -> Markup {
    html! { span.hexagon { (picture) } }
}

fn draw(id: &str) -> PreEscaped<String> {
    let file = FILE.as_str();
    PreEscaped(format!(
        r#"<svg class="icon picture" aria-hidden="true"><use href="{file}#{id}"/></svg>"#
    ))
}
