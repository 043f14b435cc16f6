//! The style sheet of each language, `locales/LANG/STYLE.md`: none of its messages has a word that the sheet forbids.

use std::fs;
use std::path::Path;

use innovation_engine::Language;

use super::files::read;

/// The words of a style sheet's last section, each with what to say in its place.
fn forbidden(sheet: &str) -> Vec<(&str, &str)> {
    let list = sheet
        .split_once("\n## Forbidden\n")
        .map_or("", |(_, list)| list);
    list.lines()
        .filter_map(|line| line.strip_prefix("- ")?.split_once(" → "))
        .collect()
}

/// Whether a word of the text begins with this, without regard to case. If it begins with a punctuation mark, it may be
/// anywhere.
fn has(text: &str, begins: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let (text, begins) = (text.to_lowercase(), begins.to_lowercase());
    text.match_indices(&begins).any(|(at, _)| {
        !is_letter(begins.chars().next()) || !is_letter(text[..at].chars().next_back())
    })
}

#[test]
fn no_message_has_a_forbidden_word() {
    let mut problems = Vec::new();
    for language in Language::ALL {
        let code = language.code();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("locales/{code}/STYLE.md"));
        let sheet = fs::read_to_string(&path).unwrap_or_default();
        let forbidden = forbidden(&sheet);
        assert!(!forbidden.is_empty(), "{} forbids no word", path.display());
        for (key, message) in read(language) {
            for text in &message.texts {
                for (word, say) in forbidden.iter().filter(|(word, _)| has(text, word)) {
                    let place = format!("{code}/{}.ftl", message.file);
                    problems.push(format!("{place}: {key}: “{word}”, say “{say}”: {text}"));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn a_word_is_found_where_it_begins() {
    assert!(has("You Carry out Tools.", "carry out"));
    assert!(has("Press 'a'", "'"));
    assert!(!has("position turn", "on turn"));
    assert_eq!(
        forbidden("# Words\n- a → b\n\n## Forbidden\n\nWhy.\n\n- c d → e\n"),
        [("c d", "e")]
    );
}
