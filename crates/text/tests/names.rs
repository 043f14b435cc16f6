//! Names are those of the card table, in every language.

use std::collections::BTreeMap;

use innovation_engine::{Card, Language, Special};
use innovation_text::{Text, find_card};

fn facts() -> Vec<Vec<&'static str>> {
    include_str!("facts.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .skip(1)
        .map(|line| line.split('\t').collect())
        .collect()
}

#[test]
fn names_are_those_of_the_table() {
    let mut found = 0;
    for fact in facts() {
        let special = Special::ALL
            .into_iter()
            .find(|special| special.name() == fact[5] && fact[1] == "-");
        for (language, name) in Language::ALL.into_iter().zip(&fact[5..]) {
            let text = Text::of(language);
            let card = || text.card_name(Card::from_id(fact[0]).unwrap());
            assert_eq!(
                special.map_or_else(card, |special| text.special(special)),
                *name
            );
        }
        found += 1;
    }
    assert_eq!(found, Card::COUNT + Special::ALL.len());
}

#[test]
fn no_two_cards_have_one_name() {
    for language in Language::ALL {
        let text = Text::of(language);
        let mut cards: BTreeMap<String, Card> = BTreeMap::new();
        for card in Card::all() {
            let other = cards.insert(text.card_name(card).to_lowercase(), card);
            assert_eq!(other, None, "{language:?}: {card}");
        }
    }
}

#[test]
fn a_card_is_found_by_its_name_in_any_language() {
    for language in Language::ALL {
        for card in Card::all() {
            let name = Text::of(language).card_name(card);
            assert_eq!(find_card(name, language), Ok(card), "{name}");
            assert_eq!(
                find_card(&name.to_uppercase(), language),
                Ok(card),
                "{name}"
            );
        }
    }
    let card = |id| Card::from_id(id).unwrap();
    assert_eq!(find_card("the-wheel", Language::Ru), Ok(card("the-wheel")));
    assert_eq!(
        find_card("elevage", Language::En),
        Ok(card("domestication"))
    );
    assert_eq!(find_card("ВЕСЛА", Language::En), Ok(card("oars")));
    // "Carta" is Paper in Italian, and the beginning of others elsewhere.
    assert_eq!(find_card("carta", Language::Fr), Ok(card("paper")));
}

#[test]
fn a_misspelled_name_is_understood() {
    let card = |id| Card::from_id(id).unwrap();
    let meant = |name| find_card(name, Language::En).unwrap_err();
    assert_eq!(meant("Achery").first(), Some(&card("archery")));
    assert_eq!(meant("presspritning").first(), None);
    assert_eq!(meant("printing").first(), Some(&card("printing-press")));
    assert_eq!(meant("").first(), None);
    assert_eq!(meant("-").first(), None);
}
