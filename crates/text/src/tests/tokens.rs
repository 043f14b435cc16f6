//! Tokens are spelled right, and a text has the same ones in every language.

use std::collections::BTreeSet;

use innovation_engine::{Edition, Language};

use super::messages::asked_for;
use crate::language::line::{Line, Mark};
use crate::language::text::Text;

/// The texts that get no arguments, by name.
fn texts(language: Language) -> Vec<(String, Line)> {
    let prefixes = ["card-", "ruling-", "special-", "rule-", "ask-", "lesson-"];
    let text = Text::of(language);
    asked_for()
        .into_iter()
        .filter(|(_, arguments)| arguments.is_empty())
        .map(|(key, _)| key)
        .filter(|key| prefixes.iter().any(|prefix| key.starts_with(prefix)))
        .map(|key| (key.clone(), text.line(&key)))
        .collect()
}

#[test]
fn none_is_misspelled() {
    let mut problems = Vec::new();
    for language in Language::ALL {
        for (key, line) in texts(language) {
            let plain = line.spans().iter().filter(|span| span.mark == Mark::Plain);
            for span in plain.filter(|span| span.text.contains(['[', ']', '|'])) {
                problems.push(format!("{}: {key}: {}", language.code(), span.text));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn all_languages_have_the_same() {
    let marks = |key: &str, line: &Line| -> BTreeSet<String> {
        let counts = |mark: &Mark| match mark {
            Mark::Plain | Mark::Rule(_) => false,
            // Rulings and rules may say a color in plain words.
            Mark::Color(_) => key.starts_with("card-") || key.starts_with("ask-"),
            _ => true,
        };
        let marks = line.spans().iter().map(|span| span.mark);
        marks
            .filter(counts)
            .map(|mark| format!("{mark:?}"))
            .collect()
    };
    let english = Text::of(Language::En);
    let mut problems = Vec::new();
    for language in Language::ALL {
        for (key, line) in texts(language) {
            let Some(source) = english.get(&key, None) else {
                continue; // Another test says that it is missing.
            };
            let expected = marks(&key, &Line::read(&source, english, None));
            let found = marks(&key, &line);
            if found != expected {
                let code = language.code();
                problems.push(format!("{code}: {key}: {found:?}, not {expected:?}"));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// A demand begins as demands do in the language: alike on all cards, and on no other effect.
#[test]
fn demands_begin_alike() {
    for language in Language::ALL {
        let text = Text::of(language);
        let mut beginnings = BTreeSet::new();
        let mut others = Vec::new();
        for card in innovation_engine::Card::all() {
            for edition in Edition::ALL {
                for (effect, line) in card
                    .effects(edition)
                    .iter()
                    .zip(text.effects(card, edition))
                {
                    let begins: String = line.to_string().chars().take(5).collect();
                    match effect.kind {
                        innovation_engine::EffectKind::Demand => drop(beginnings.insert(begins)),
                        innovation_engine::EffectKind::Shared => others.push(begins),
                    }
                }
            }
        }
        assert_eq!(beginnings.len(), 1, "{language:?}: {beginnings:?}");
        assert!(others.iter().all(|other| !beginnings.contains(other)));
    }
}
