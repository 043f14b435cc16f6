//! What a table looks like: shapes, pictures, colors, and how large words are.

use std::collections::HashMap;
use std::sync::LazyLock;

use innovation_engine::Special;
use innovation_text::Line;

/// The shapes of the icons and of other signs, a line each.
pub const ICONS: &str = include_str!("../assets/icons.svg");

/// The pictures of the cards and of the special achievements, a line each, under their ids.
pub const PICTURES: &str = include_str!("../assets/pictures.svg");

/// The colors by what they are for, as variables of a style sheet: first those of the light table, then the others.
pub const COLORS: &str = include_str!("../assets/colors.css");

/// The variables of the light table.
static LIGHT: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let light = COLORS.split('}').next().unwrap_or_default();
    let lines = light.lines().filter_map(|line| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": ")?;
        Some((name, value.strip_suffix(';')?))
    });
    lines.collect()
});

/// A color of the light table, or another variable of it. Black if the sheet does not have it.
pub fn light(name: &str) -> &'static str {
    LIGHT.get(name).copied().unwrap_or("#000000")
}

/// The shape or the picture of this id, as an element of an SVG file.
pub fn symbol(id: &str) -> Option<&'static str> {
    let mut lines = ICONS.lines().chain(PICTURES.lines());
    lines.find(|line| {
        let rest = line.strip_prefix("<symbol id=\"");
        rest.and_then(|rest| rest.strip_prefix(id))
            .is_some_and(|rest| rest.starts_with('"'))
    })
}

/// The id of the picture of a special achievement. That of a card is the id of the card.
pub fn special_id(special: Special) -> String {
    special.name().to_lowercase()
}

/// The width of the longest word of a card's name, in letters, so that a size is found at which it fits.
pub fn letters(name: &str) -> u32 {
    let width = |letter: char| match letter {
        'm' | 'M' | 'w' | 'W' | 'ж' | 'Ж' | 'м' | 'М' | 'ш' | 'Ш' | 'щ' | 'Щ' | 'ы' | 'Ы' | 'ю'
        | 'Ю' | 'ф' | 'Ф' | 'Э' => 14,
        'i' | 'I' | 'j' | 'l' | 'f' | 't' | 'r' | '\'' | '’' => 6,
        _ => 10,
    };
    let words = name.split([' ', '-', '\u{a0}']);
    let tenths = words.map(|word| word.chars().map(width).sum::<u32>());
    tenths.max().unwrap_or(0).div_ceil(10).clamp(6, 18)
}

/// Number of letters from which on the effects of a card are set smaller, so that all of them are seen.
const WORDY: usize = 130;

/// Whether the effects of a card are long.
pub fn is_wordy(effects: &[Line]) -> bool {
    let spans = effects.iter().flat_map(|effect| effect.spans());
    spans.map(|span| span.text.chars().count()).sum::<usize>() > WORDY
}

#[cfg(test)]
mod tests {
    use innovation_engine::Card;

    use super::*;

    #[test]
    fn every_card_has_a_picture() {
        for card in Card::all() {
            assert!(symbol(card.id()).is_some(), "{card}");
        }
        for special in Special::ALL {
            assert!(symbol(&special_id(special)).is_some(), "{special:?}");
        }
        assert!(symbol("castl").is_none());
    }

    #[test]
    fn colors_are_those_of_the_light_table() {
        assert_eq!(light("paper"), "#f5f3ee");
        assert!(light("serif").ends_with("serif"));
    }
}
