//! The six icons, as shapes of our own: each differs from the others in shape, not only in color.

use innovation_engine::Icon;
use innovation_scene::art;
use innovation_text::Text;
use maud::{Markup, PreEscaped, html};

/// The shapes, which every page holds once.
pub fn shapes() -> PreEscaped<&'static str> {
    PreEscaped(art::ICONS)
}

/// An icon as decoration: words beside it say the same.
pub fn shape(icon: Icon) -> PreEscaped<&'static str> {
    PreEscaped(match icon {
        Icon::Castle => r##"<svg class="icon"><use href="#castle"/></svg>"##,
        Icon::Crown => r##"<svg class="icon"><use href="#crown"/></svg>"##,
        Icon::Leaf => r##"<svg class="icon"><use href="#leaf"/></svg>"##,
        Icon::Lightbulb => r##"<svg class="icon"><use href="#lightbulb"/></svg>"##,
        Icon::Factory => r##"<svg class="icon"><use href="#factory"/></svg>"##,
        Icon::Clock => r##"<svg class="icon"><use href="#clock"/></svg>"##,
    })
}

/// One of the four icon places of a card: an icon, or an empty hexagon for the picture.
pub fn place(icon: Option<Icon>) -> PreEscaped<&'static str> {
    match icon {
        Some(icon) => shape(icon),
        None => PreEscaped(r##"<svg class="icon blank"><use href="#hexagon"/></svg>"##),
    }
}

/// The sign of achievements, as decoration.
pub fn star() -> PreEscaped<&'static str> {
    PreEscaped(r##"<svg class="icon sign" aria-hidden="true"><use href="#star"/></svg>"##)
}

/// The sign of points, as decoration.
pub fn points() -> PreEscaped<&'static str> {
    PreEscaped(r##"<svg class="icon sign" aria-hidden="true"><use href="#points"/></svg>"##)
}

/// The sign of a hand, as decoration.
pub fn cards() -> PreEscaped<&'static str> {
    PreEscaped(r##"<svg class="icon sign" aria-hidden="true"><use href="#cards"/></svg>"##)
}

/// An icon on its own.
pub fn spoken(icon: Icon, text: &Text) -> Markup {
    within(icon, text.icon(icon), text)
}

/// An icon within a sentence, and the word for it there, as a screen reader says it: inflected.
pub fn within(icon: Icon, word: &str, text: &Text) -> Markup {
    html! {
        span.spoken role="img" aria-label=(word) title=(text.icon(icon)) { (shape(icon)) }
    }
}
