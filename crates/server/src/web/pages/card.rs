//! A card: as it lies on a board, in full, by its name alone, and as a back.

use innovation_engine::{Age, Card, Edition, EffectKind, Icon};
use innovation_text::Text;
use maud::{Markup, html};

use super::line::line;
use super::{icon, picture};

/// A card with its name, value and icons. `at` is where it lies, by which a move is noticed; `choose` is the button
/// that chooses it.
pub fn small(card: Card, text: &Text, at: &str, choose: Option<Markup>) -> Markup {
    face(card, text, "small", at, html! {}, choose)
}

/// A card with its effects as well.
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
    let [top, bottom @ ..] = card.icon_places();
    html! {
        article.card.(size).(card.color().word()).lit[choose.is_some()] data-card=(card.id()) data-at=(at)
            data-age=(card.age()) {
            (place(card, top))
            a.card-link.name href=(path(card)) { (text.card_name(card)) }
            span.age { (card.age()) }
            (body)
            span.bottom { (places(card, &bottom)) }
            @if let Some(choose) = choose { (choose) }
        }
    }
}

/// A card that lies among others, by its name and value.
pub fn chip(card: Card, text: &Text, at: &str, choose: Option<Markup>) -> Markup {
    html! {
        span.chip.lit[choose.is_some()].(card.color().word()) data-card=(card.id()) data-at=(at) {
            (picture::of_card(card))
            a.card-link.name href=(path(card)) { (text.card_name(card)) }
            span.age { (card.age()) }
            (choose.unwrap_or_default())
        }
    }
}

/// The same by its picture and value, where there is little room.
pub fn small_chip(card: Card, text: &Text, at: &str) -> Markup {
    let name = text.card_name(card);
    html! {
        span.chip.only-age.(card.color().word()) data-card=(card.id()) data-at=(at) {
            a.card-link href=(path(card)) title=(name) aria-label={ (name) " " (card.age()) } {
                (picture::of_card(card)) (card.age())
            }
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
            @if count > 1 { "×" (count) }
            @if let Some(choose) = choose { (choose) }
        }
    }
}

/// Icon places in the order of the card.
pub fn places(card: Card, places: &[Option<Icon>]) -> Markup {
    html! { @for &place in places { (self::place(card, place)) } }
}

/// Icon places of a card that must not be named. Its picture would name it.
pub fn nameless_places(places: &[Option<Icon>]) -> Markup {
    html! { @for &place in places { (icon::place(place)) } }
}

fn place(card: Card, place: Option<Icon>) -> Markup {
    html! {
        @match place {
            Some(icon) => { (icon::shape(icon)) }
            None => { (picture::of_card(card)) }
        }
    }
}
