//! Cards for programs.

use innovation_engine::{Card, Edition, EffectKind, Icon, Language};
use innovation_text::Text;
use serde::{Serialize, Serializer};

/// Cards by id.
pub struct CardsJson(pub Vec<Card>);

#[derive(Serialize)]
struct CardFacts {
    /// In English.
    name: &'static str,
    names: ByLanguage<&'static str>,
    age: u8,
    color: &'static str,
    /// Top left, bottom left, bottom middle, bottom right; `None` is the picture.
    icons: [Option<&'static str>; 4],
    dogma_icon: &'static str,
    effects: EffectsByEdition,
}

#[derive(Serialize)]
struct EffectsByEdition {
    third: Vec<EffectFacts>,
    first: Vec<EffectFacts>,
}

#[derive(Serialize)]
struct EffectFacts {
    kind: &'static str,
    text: ByLanguage<String>,
}

/// The same in each language, in the order of [`Language::ALL`].
struct ByLanguage<T>(Vec<T>);

impl<T> ByLanguage<T> {
    fn of(word: impl FnMut(&'static Text) -> T) -> ByLanguage<T> {
        ByLanguage(Language::ALL.map(Text::of).into_iter().map(word).collect())
    }
}

impl<T: Serialize> Serialize for ByLanguage<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Language::ALL.map(Language::code).iter().zip(&self.0))
    }
}

impl Serialize for CardsJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|&card| (card.id(), facts(card))))
    }
}

fn facts(card: Card) -> CardFacts {
    CardFacts {
        name: card.name(),
        names: ByLanguage::of(|text| text.card_name(card)),
        age: card.value(),
        color: card.color().word(),
        icons: card.icon_places().map(|icon| icon.map(Icon::word)),
        dogma_icon: card.dogma_icon().word(),
        effects: EffectsByEdition {
            third: effects(card, Edition::Third),
            first: effects(card, Edition::First),
        },
    }
}

fn effects(card: Card, edition: Edition) -> Vec<EffectFacts> {
    let effect = |(place, effect): (usize, &innovation_engine::Effect)| EffectFacts {
        kind: match effect.kind {
            EffectKind::Demand => "demand",
            EffectKind::Shared => "shared",
        },
        text: ByLanguage::of(|text| text.effect(card, edition, place).to_string()),
    };
    let effects = card.effects(edition).iter();
    effects.enumerate().map(effect).collect()
}
