//! Cards, colors, icons and rules by what a person types.

use std::fmt;
use std::sync::OnceLock;

use innovation_engine::{Card, Color, Edition, Icon, Language};
use innovation_nearest::{fold, nearest};

use crate::language::text::Text;
use crate::reference::rules::Section;

/// The card of this name in any of the languages, without regard to case and accents. If two languages have the name
/// for different cards, the preferred language decides. If no card has the name, the cards that may have been meant,
/// the likeliest first.
pub fn find_card(name: &str, preferred: Language) -> Result<Card, Vec<Card>> {
    let wanted = fold(name);
    if wanted.is_empty() {
        return Err(Vec::new());
    }
    let (own, others) = folded_names()
        .iter()
        .partition::<Vec<&Name>, _>(|(language, ..)| *language == preferred);
    let names = || own.iter().chain(&others);
    if let Some((_, card, _)) = names().find(|(.., name)| *name == wanted) {
        return Ok(*card);
    }
    Err(nearest(
        &wanted,
        names().map(|(_, card, name)| (name, *card)),
    ))
}

type Name = (Language, Card, String);

/// The names of all cards in all languages, as they are compared.
fn folded_names() -> &'static [Name] {
    static NAMES: OnceLock<Vec<Name>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let name = |language, card| (language, card, fold(Text::of(language).card_name(card)));
        Language::ALL
            .into_iter()
            .flat_map(|language| Card::all().map(move |card| name(language, card)))
            .collect()
    })
}

/// The cards with these words in their name or effects, without regard to case and accents.
pub fn search_cards(words: &str, text: &Text, edition: Edition) -> Vec<Card> {
    let wanted = fold(words);
    let found = |card: &Card| {
        let effects = text.effects(*card, edition);
        let mut lines = effects.iter().map(|line| fold(&line.to_string()));
        fold(text.card_name(*card)).contains(&wanted) || lines.any(|line| line.contains(&wanted))
    };
    Card::all()
        .filter(|card| !wanted.is_empty() && found(card))
        .collect()
}

/// The places of the options that may be meant by the typed text, without regard to case and accents: the option that
/// is equal to it; otherwise those that begin with it; otherwise those in which a card, a player or a word begins with
/// it.
pub fn find_option<L: fmt::Display>(typed: &str, options: &[L]) -> Vec<usize> {
    let wanted = fold(typed);
    if wanted.is_empty() {
        return Vec::new();
    }
    let label = |option: &L| fold(&option.to_string());
    let exactly = |option: &L| label(option) == wanted;
    let begins = |option: &L| label(option).starts_with(&wanted);
    // From the beginning of any word on, so that a name of several words is found too.
    let within = |option: &L| {
        let label = option.to_string();
        let starts = label.match_indices(|letter: char| !letter.is_alphanumeric());
        starts
            .map(|(at, mark)| fold(&label[at + mark.len()..]))
            .any(|rest| rest.starts_with(&wanted))
    };
    let places = |is: &dyn Fn(&L) -> bool| -> Vec<usize> {
        let found = options.iter().enumerate().filter(|(_, option)| is(option));
        found.map(|(place, _)| place).collect()
    };
    let ways: [&dyn Fn(&L) -> bool; 3] = [&exactly, &begins, &within];
    let found = ways.into_iter().map(places);
    found
        .into_iter()
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

/// The color of this word in any of the languages.
pub fn find_color(word: &str) -> Option<Color> {
    let wanted = fold(word);
    let is = |color: Color| {
        let mut texts = Language::ALL.into_iter().map(Text::of);
        let alike = |name: &str| fold(name) == wanted;
        texts.any(|text| alike(text.color(color)) || alike(&text.color_label(color)))
    };
    Color::ALL.into_iter().find(|&color| is(color))
}

/// The icon of this word in any of the languages.
pub fn find_icon(word: &str) -> Option<Icon> {
    let wanted = fold(word);
    let is = |icon: Icon| {
        let mut texts = Language::ALL.into_iter().map(Text::of);
        texts.any(|text| fold(text.icon(icon)) == wanted)
    };
    Icon::ALL.into_iter().find(|&icon| is(icon))
}

/// The section of the rules of this name, or of this title in any of the languages.
pub fn find_section(name: &str) -> Option<Section> {
    let wanted = fold(name);
    let is = |section: Section| {
        let mut texts = Language::ALL.into_iter().map(Text::of);
        fold(section.id()) == wanted
            || texts.any(|text| fold(&text.section_title(section)) == wanted)
    };
    Section::ALL.iter().copied().find(|&section| is(section))
}
