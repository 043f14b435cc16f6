//! The words that may be meant by what a person typed.
//!
//! ```
//! use innovation_nearest::{fold, nearest};
//! let names = ["Oars", "Archery", "City States"];
//! let meant = |typed: &str| nearest(&fold(typed), names.map(|name| (fold(name), name)));
//! assert_eq!(meant("oar"), ["Oars"]);
//! assert_eq!(meant("archery"), ["Archery"]);
//! assert_eq!(meant("Arhcery"), ["Archery"]);
//! assert!(meant("Tools").is_empty());
//! ```
#![forbid(unsafe_code)]

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How many words are suggested at most.
const SUGGESTIONS: usize = 3;

/// The similarity of a name to itself: more than any other.
const ITSELF: f64 = 2.0;

/// A word as people type it: without capitals, accents, spaces and marks.
pub fn fold(word: &str) -> String {
    word.nfd()
        .filter(|&letter| !is_combining_mark(letter))
        .flat_map(char::to_lowercase)
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

/// What may be meant by a word, the likeliest first. The word and the names are [folded](fold). Where a name is the
/// word itself, nothing else is meant.
pub fn nearest<T: PartialEq>(
    word: &str,
    names: impl IntoIterator<Item = (impl AsRef<str>, T)>,
) -> Vec<T> {
    let mut likely: Vec<(f64, T)> = names
        .into_iter()
        .filter_map(|(name, meant)| Some((likeness(word, name.as_ref())?, meant)))
        .collect();
    likely.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let mut found: Vec<T> = Vec::new();
    let itself = likely.first().is_some_and(|(best, _)| *best >= ITSELF);
    for (likeness, meant) in likely {
        if itself && likeness < ITSELF {
            break;
        }
        if found.len() < SUGGESTIONS && !found.contains(&meant) {
            found.push(meant);
        }
    }
    found
}

/// What may be meant by a word that is not known, as the end of a message. Empty where nothing is near.
///
/// ```
/// use innovation_nearest::did_you_mean;
/// assert_eq!(did_you_mean("thrid", ["first", "third"]), "; did you mean `third`?");
/// assert_eq!(did_you_mean("tenth", ["first"]), "");
/// ```
pub fn did_you_mean<'n>(word: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    let known = known.into_iter().map(|name| (fold(name), name));
    match nearest(&fold(word), known) {
        meant if meant.is_empty() => String::new(),
        meant => format!("; did you mean `{}`?", meant.join("` or `")),
    }
}

/// Words of which one has to be taken, as a message lists them.
///
/// ```
/// assert_eq!(innovation_nearest::one_of(&["left", "right", "up"]), "`left`, `right` or `up`");
/// ```
pub fn one_of(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.concat(),
    }
}

/// Number of letters of a text that a message quotes.
const QUOTED: usize = 80;

/// What a person wrote, as a message quotes it: short, on one line, and harmless to a terminal.
///
/// ```
/// assert_eq!(innovation_nearest::quoted("1 0 \u{1b}[2J"), "1 0 \\u{1b}[2J");
/// ```
pub fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    for letter in text.chars().take(QUOTED) {
        match letter {
            '\n' | '\t' => quoted.push(' '),
            letter if letter.is_control() => quoted.extend(letter.escape_unicode()),
            letter => quoted.push(letter),
        }
    }
    if text.chars().nth(QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

/// The similarity of a name to a word, if they are similar: the normalized Damerau–Levenshtein similarity, and one more
/// if the name contains the word.
fn likeness(word: &str, name: &str) -> Option<f64> {
    if word == name {
        return Some(ITSELF);
    }
    let begins = word.chars().count() >= 3 && name.contains(word);
    let alike = strsim::normalized_damerau_levenshtein(word, name);
    (begins || alike >= 0.6).then_some(alike + if begins { 1.0 } else { 0.0 })
}
