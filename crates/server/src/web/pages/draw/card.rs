//! A card: as it lies on a board, in full, by its picture alone, and as a back.

use innovation_engine::{Age, Card, Edition, EffectKind, Icon, Seat};
use innovation_text::Text;
use maud::{Markup, html};

use super::line::line;
use super::{icon, picture};

/// A card with its name, value, picture, icons and effects; where it is small, the effects are hidden. `at` is the place
/// where it lies.
pub fn full(card: Card, edition: Edition, text: &Text, at: &str) -> Markup {
    let [first, rest @ ..] = card.icon_places();
    let name = text.card_name(card);
    html! {
        article.card.(card.color().word()) data-card=(card.id()) data-at=(at) {
            span.face {
                span.first { (icon::place(first)) }
                (picture::of_card(card))
                a.card-link.name.(fit(name)) href=(path(card)) { (name) }
                span.age { (card.age()) }
                (effects(card, edition, text))
                span.bottom { @for place in rest { (icon::place(place)) } }
            }
        }
    }
}

/// The class by which the sheet finds a size at which the longest word of a name fits.
pub fn fit(name: &str) -> String {
    let width = |letter: char| match letter {
        'm' | 'M' | 'w' | 'W' | 'ж' | 'Ж' | 'м' | 'М' | 'ш' | 'Ш' | 'щ' | 'Щ' | 'ы' | 'Ы' | 'ю'
        | 'Ю' | 'ф' | 'Ф' | 'Э' => 14,
        'i' | 'I' | 'j' | 'l' | 'f' | 't' | 'r' | '\'' | '’' => 6,
        _ => 10,
    };
    let words = name.split([' ', '-', '\u{a0}']);
    let tenths = words.map(|word| word.chars().map(width).sum::<u32>());
    let longest = tenths.max().unwrap_or(0).div_ceil(10);
    format!("w{}", longest.clamp(6, 18))
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
pub fn small_chip(card: Card, text: &Text) -> Markup {
    let name = text.card_name(card);
    html! {
        span.chip.(card.color().word()) data-card=(card.id()) {
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

/// Several backs of one age, in a player's hand or score pile.
pub fn backs(seat: Seat, age: Age, count: usize) -> Markup {
    html! {
        span.backs data-lit={ "back-" (seat) "-" (age) } {
            (back(Some(age))) @if count > 1 { sub { (count) } }
        }
    }
}

/// Icon places, the picture's as an empty hexagon.
pub fn places(places: &[Option<Icon>]) -> Markup {
    html! { @for &place in places { (icon::place(place)) } }
}
