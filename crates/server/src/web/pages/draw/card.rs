//! A card: as it lies on a board, in full, by its picture alone, and as a back.

use innovation_engine::{Age, Card, Edition, EffectKind, Icon};
use innovation_text::Text;
use maud::{Markup, html};

use super::line::line;
use super::{icon, picture};

/// A card with its name, value, picture and icons. `at` is the place where it lies; `choose` is the button that
/// chooses it.
pub fn small(card: Card, text: &Text, at: &str, choose: Option<Markup>) -> Markup {
    face(card, text, "small", at, html! {}, choose)
}

/// A card with its effects as well. Where it is small they are hidden.
pub fn full(card: Card, edition: Edition, text: &Text, at: &str, choose: Option<Markup>) -> Markup {
    face(card, text, "full", at, effects(card, edition, text), choose)
}

fn face(
    card: Card,
    text: &Text,
    size: &str,
    at: &str,
    body: Markup,
    choose: Option<Markup>,
) -> Markup {
    let [first, rest @ ..] = card.icon_places();
    let name = text.card_name(card);
    html! {
        article.card.(size).(card.color().word()).lit[choose.is_some()] data-card=(card.id()) data-at=(at) {
            span.face {
                span.first { (icon::place(first)) }
                (picture::of_card(card))
                a.card-link.name.(fit(name)) href=(path(card)) { (name) }
                span.age { (card.age()) }
                (body)
                span.bottom { @for place in rest { (icon::place(place)) } }
            }
            @if let Some(choose) = choose { (choose) }
        }
    }
}

/// The class by which the sheet finds a size at which the longest word of a name fits.
pub fn fit(name: &str) -> String {
    let words = name.split([' ', '-', '\u{a0}']);
    let longest = words.map(|word| word.chars().count()).max().unwrap_or(0);
    format!("w{}", longest.clamp(7, 18))
}

/// A card among others, by its name and value.
pub fn chip(card: Card, text: &Text) -> Markup {
    html! {
        span.chip.(card.color().word()) data-card=(card.id()) {
            a.card-link href=(path(card)) { (picture::of_card(card)) (text.card_name(card)) " " (card.age()) }
        }
    }
}

/// The same by its picture and value, where there is little room.
pub fn small_chip(card: Card, text: &Text, choose: Option<Markup>) -> Markup {
    let name = text.card_name(card);
    html! {
        span.chip.only-age.lit[choose.is_some()].(card.color().word()) data-card=(card.id()) {
            a.card-link href=(path(card)) title=(name) aria-label={ (name) " " (card.age()) } {
                (picture::of_card(card)) (card.age())
            }
            (choose.unwrap_or_default())
        }
    }
}

/// The page of a card.
pub fn path(card: Card) -> String {
    format!("/cards/{}", card.id())
}

/// The effects of a card, each with the icon that is counted for it.
pub fn effects(card: Card, edition: Edition, text: &Text) -> Markup {
    let kinds = card.effects(edition).iter().map(|effect| effect.kind);
    html! {
        ol.effects {
            @for (effect, kind) in text.effects(card, edition).iter().zip(kinds) {
                li.demand[kind == EffectKind::Demand] {
                    (icon::spoken(card.dogma_icon(), text)) " " (line(effect, text))
                }
            }
        }
    }
}

/// A card of which at most the value is known.
pub fn back(age: Option<Age>) -> Markup {
    html! { span.back { @if let Some(age) = age { (age) } @else { "?" } } }
}

/// Several backs of one age.
pub fn backs(age: Age, count: usize, choose: Option<Markup>) -> Markup {
    html! {
        span.backs.lit[choose.is_some()] {
            (back(Some(age)))
            @if count > 1 { sub { (count) } }
            @if let Some(choose) = choose { (choose) }
        }
    }
}

/// Icon places, the picture's as an empty hexagon.
pub fn places(places: &[Option<Icon>]) -> Markup {
    html! { @for &place in places { (icon::place(place)) } }
}
