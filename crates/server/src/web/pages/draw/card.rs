//! A card: on a board, in full, by its picture alone, and as a back.

use std::sync::OnceLock;

use innovation_engine::{Age, Card, Edition, EffectKind, Icon, Language, Seat};
use innovation_scene::art;
use innovation_text::{Line, Text};
use maud::{Markup, PreEscaped, html};

use super::line::{at_table, explained, line};
use super::{icon, picture};

/// A card with its name, value, picture, icons and effects; where it is small, the effects are hidden. `at` is the place
/// where it is.
pub fn full(card: Card, edition: Edition, text: &Text, at: &str) -> Markup {
    static FACES: Drawn = Drawn::new();
    let face = FACES.get(card, edition, text, || {
        face(card, text, effects(card, edition, text))
    });
    whole(card, at, face)
}

/// The same by itself: every word of the rules in its effects can be opened.
pub fn to_read(card: Card, edition: Edition, text: &Text) -> Markup {
    let effects = explained_effects(card, edition, text).into_string();
    let face = face(card, text, PreEscaped(&effects)).into_string();
    whole(card, "page", PreEscaped(&face))
}

fn whole(card: Card, at: &str, face: PreEscaped<&str>) -> Markup {
    html! {
        article.card.(card.color().word()) data-card=(card.id()) data-at=(at) { (face) }
    }
}

fn face(card: Card, text: &Text, effects: PreEscaped<&str>) -> Markup {
    let [first, rest @ ..] = card.icon_places();
    let name = text.card_name(card);
    html! {
        span.face {
            span.first { (icon::place(first)) }
            (picture::of_card(card))
            a.card-link.name.(fit(name)) href=(path(card)) { (name) }
            span.age { (card.age()) }
            (effects)
            span.bottom { @for place in rest { (icon::place(place)) } }
        }
    }
}

/// A part of each card, drawn once for each language and edition: tables show the same cards again and again.
struct Drawn([[[OnceLock<String>; Card::COUNT]; Edition::ALL.len()]; Language::ALL.len()]);

impl Drawn {
    const fn new() -> Drawn {
        Drawn([const { [const { [const { OnceLock::new() }; Card::COUNT] }; 2] }; 5])
    }

    fn get(
        &'static self,
        card: Card,
        edition: Edition,
        text: &Text,
        draw: impl FnOnce() -> Markup,
    ) -> PreEscaped<&'static str> {
        let drawn = &self.0[text.language() as usize][edition as usize][card.index()];
        PreEscaped(drawn.get_or_init(|| draw().into_string()))
    }
}

/// The class by which the sheet finds a size at which the longest word of a name fits.
pub fn fit(name: &str) -> String {
    format!("w{}", art::letters(name))
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
fn effects(card: Card, edition: Edition, text: &Text) -> PreEscaped<&'static str> {
    static EFFECTS: Drawn = Drawn::new();
    EFFECTS.get(card, edition, text, || {
        effects_with(card, edition, text, line)
    })
}

/// The same beside an option of a table, in which every word of the rules can be opened.
pub fn effects_at_table(card: Card, edition: Edition, text: &Text) -> PreEscaped<&'static str> {
    static EFFECTS: Drawn = Drawn::new();
    EFFECTS.get(card, edition, text, || {
        effects_with(card, edition, text, at_table)
    })
}

/// The same, in which every word of the rules can be opened.
pub fn explained_effects(card: Card, edition: Edition, text: &Text) -> Markup {
    effects_with(card, edition, text, explained)
}

fn effects_with<S: AsRef<str>>(
    card: Card,
    edition: Edition,
    text: &Text,
    line: fn(&Line, &Text) -> PreEscaped<S>,
) -> Markup {
    let kinds = card.effects(edition).iter().map(|effect| effect.kind);
    let effects = text.effects(card, edition);
    html! {
        ol.effects.wordy[art::is_wordy(&effects)] {
            @for (effect, kind) in effects.iter().zip(kinds) {
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
