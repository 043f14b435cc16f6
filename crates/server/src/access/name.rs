//! Names of people.

use innovation_bots::Kind;
use innovation_engine::Language;
use innovation_text::{Problem, Text};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// A name as it is shown: without spaces around it, in one Unicode form, and with characters only that can be seen. A
/// name that a bot has is refused.
pub fn checked_name(name: &str, most: usize) -> Result<String, Problem> {
    let name: String = name.trim().nfc().collect();
    let length = name.chars().count();
    if length == 0 || length > most || name.contains(is_unseen) || !name.contains(is_seen) {
        return Err(Problem::Name(most));
    }
    // In records, bots are called `bot:easy`.
    if name.starts_with("bot:") || is_bot(&name) {
        return Err(Problem::NameReserved);
    }
    Ok(name)
}

/// Whether two names look the same at a glance.
pub fn look_alike(one: &str, other: &str) -> bool {
    let (one, other) = (one.trim(), other.trim());
    let (first, second) = (skeleton(one), skeleton(other));
    match first.is_empty() && second.is_empty() {
        true => one == other,
        false => first == second,
    }
}

/// Whether a bot is called so in one of the languages, with a number or without.
fn is_bot(name: &str) -> bool {
    let name = skeleton(name);
    let name = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let mut bots = Language::ALL.into_iter().flat_map(|language| {
        let of = move |kind: Kind| skeleton(&Text::of(language).bot_name(kind.name(), None));
        Kind::ALL.map(of)
    });
    bots.any(|bot| bot == name)
}

/// Letters and digits alone, without accents and case, and with the letters that look like Latin ones as these.
fn skeleton(name: &str) -> String {
    let letters = name.nfkd().flat_map(char::to_lowercase);
    let letters = letters.filter(|letter| letter.is_alphanumeric());
    letters.map(latin).collect()
}

/// The Latin letter that looks like a Cyrillic or Greek one, or like a digit.
fn latin(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' => 'c',
        'е' | 'ε' => 'e',
        'н' => 'h',
        'і' | 'ι' | '1' | 'l' | '|' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'о' | 'ο' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'у' | 'υ' => 'y',
        'х' | 'χ' => 'x',
        letter => letter,
    }
}

/// Whether a character takes part in a name without being seen: controls, formats, line breaks, fillers.
fn is_unseen(letter: char) -> bool {
    let separator = letter.general_category_group() == GeneralCategoryGroup::Separator;
    let other = letter.general_category_group() == GeneralCategoryGroup::Other;
    // Fillers and blanks that Unicode counts as letters, marks or symbols; variation selectors.
    let blank = matches!(
        letter,
        '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'
    );
    other || blank || separator && letter != ' '
}

fn is_seen(letter: char) -> bool {
    letter != ' ' && !is_unseen(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_can_be_seen() {
        assert_eq!(checked_name("  Ann Lee ", 7), Ok("Ann Lee".to_owned()));
        assert_eq!(checked_name("<b>Ann</b>", 32), Ok("<b>Ann</b>".to_owned()));
        assert_eq!(checked_name("Жанна", 32), Ok("Жанна".to_owned()));
        assert_eq!(checked_name("李", 32), Ok("李".to_owned()));
        assert_eq!(checked_name("Zoe\u{308}", 32), Ok("Zoë".to_owned()));
        for name in ["", "  ", "Ann\nLee", "Ann\u{202e}", "12345678"] {
            assert_eq!(checked_name(name, 7), Err(Problem::Name(7)), "{name:?}");
        }
        for unseen in [
            '\u{3164}',
            '\u{2800}',
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{180e}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{61c}',
            '\u{200b}',
            '\u{feff}',
            '\u{a0}',
            '\u{2003}',
            '\u{e000}',
        ] {
            let name = format!("A{unseen}n");
            assert_eq!(checked_name(&name, 7), Err(Problem::Name(7)), "{name:?}");
            let name = unseen.to_string();
            assert_eq!(checked_name(&name, 7), Err(Problem::Name(7)), "{name:?}");
        }
    }

    #[test]
    fn bots_keep_their_names() {
        for language in Language::ALL {
            for kind in Kind::LEVELS {
                let name = Text::of(language).bot_name(kind.name(), None);
                for name in [name.clone(), name.to_uppercase(), format!("{name} 2")] {
                    let refused = checked_name(&name, 60);
                    assert_eq!(refused, Err(Problem::NameReserved), "{name:?}");
                }
            }
        }
        for name in ["bot:hard", "hard bot", "H\u{430}rd b\u{43e}t", "Hard-Bot 3"] {
            assert_eq!(checked_name(name, 32), Err(Problem::NameReserved), "{name}");
        }
        assert!(checked_name("Botticelli", 32).is_ok());
    }

    #[test]
    fn names_that_look_alike_are_told() {
        assert!(look_alike("Ann", "ANN "));
        assert!(look_alike("Ann", "\u{410}nn"));
        assert!(look_alike("Zoë", "Zoe"));
        assert!(!look_alike("Ann", "Anna"));
        assert!(!look_alike("☀", "☂"));
    }
}
