//! All cards with their texts and rulings in one file for each language and edition, so that a table can show any of
//! them at once.

use std::sync::OnceLock;

use innovation_engine::{Card, Edition, Language};
use innovation_text::Text;

use super::assets::Asset;
use super::pages::cards;

static FACES: [OnceLock<Asset>; 10] = [const { OnceLock::new() }; 10];

/// The cards in a language, with the effects of an edition.
pub fn of(language: Language, edition: Edition) -> &'static Asset {
    let place = Language::ALL.iter().position(|&other| other == language);
    let editions = Edition::ALL.iter().position(|&other| other == edition);
    let place = place.unwrap_or(0) * Edition::ALL.len() + editions.unwrap_or(0);
    FACES[place].get_or_init(|| {
        let text = Text::of(language);
        let faces = Card::all().map(|card| cards::about(card, edition, text).into_string());
        let name = format!("cards-{}-{}.html", language.code(), edition.word());
        let bytes = faces.collect::<String>().into_bytes();
        Asset::new(name, "text/html; charset=utf-8", bytes)
    })
}

/// The file of this name on the wire.
pub fn find(hashed: &str) -> Option<&'static Asset> {
    let mut words = hashed.strip_prefix("cards-")?.split('-');
    let language = Language::from_code(words.next()?)?;
    let edition = Edition::from_word(words.next()?)?;
    Some(of(language, edition)).filter(|asset| asset.hashed == hashed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_found_in_every_language_and_edition() {
        for language in Language::ALL {
            for edition in Edition::ALL {
                let asset = find(&of(language, edition).hashed).unwrap();
                let html = std::str::from_utf8(&asset.bytes).unwrap();
                assert_eq!(html.matches("class=\"about\"").count(), 105);
            }
        }
        assert!(find("cards-en-third-0123456789abcdef.html").is_none());
    }
}
