//! Words that open a section of the rules wherever they appear.

use std::collections::HashMap;
use std::ops::Range;

use crate::language::line::{Line, Mark, Span};
use crate::language::text::Text;
use crate::reference::rules::Section;

/// The words of a language that open a section of the rules, from its file `lexicon.ftl`.
#[derive(Default)]
pub(crate) struct Lexicon {
    /// By their first letter, the longest first.
    terms: HashMap<char, Vec<Term>>,
}

struct Term {
    section: Section,
    words: Vec<Pattern>,
}

/// A word, in small letters.
struct Pattern {
    letters: String,
    /// Whether any ending may follow.
    open: bool,
}

impl Lexicon {
    pub(crate) fn read(text: &Text) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for &section in Section::ALL {
            let list = text.get(&format!("lexicon-{}", section.id()), None);
            for term in list.as_deref().unwrap_or_default().split(',') {
                let words: Vec<Pattern> = patterns(term).collect();
                let first = words.first().and_then(|word| word.letters.chars().next());
                if let Some(first) = first {
                    let terms = lexicon.terms.entry(first).or_default();
                    terms.push(Term { section, words });
                }
            }
        }
        for terms in lexicon.terms.values_mut() {
            terms.sort_by_key(|term| std::cmp::Reverse(term.words.len()));
        }
        lexicon
    }

    /// The terms in a text, each with its range.
    fn terms_in(&self, text: &str) -> Vec<(Range<usize>, Section)> {
        let words = words(text);
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let rest = &words[at..];
            let term = self.longest(text, rest);
            if let Some(term) = term {
                let last = &rest[term.words.len() - 1];
                found.push((rest[0].start..last.end, term.section));
            }
            at += term.map_or(1, |term| term.words.len());
        }
        found
    }

    /// The longest term that these words of a text begin with.
    fn longest(&self, text: &str, words: &[Range<usize>]) -> Option<&Term> {
        let first = text[words.first()?.clone()].chars().next()?;
        let terms = self.terms.get(&first.to_lowercase().next()?)?;
        terms.iter().find(|term| {
            let Some(words) = words.get(..term.words.len()) else {
                return false;
            };
            let together = words.windows(2).all(|pair| {
                let between = &text[pair[0].end..pair[1].start];
                matches!(between, " " | "\u{a0}" | "-" | "'" | "’")
            });
            let mut both = term.words.iter().zip(words);
            together && both.all(|(pattern, word)| pattern.fits(&text[word.clone()]))
        })
    }
}

impl Pattern {
    fn fits(&self, word: &str) -> bool {
        let mut letters = word.chars().flat_map(char::to_lowercase);
        let begins = self
            .letters
            .chars()
            .all(|letter| letters.next() == Some(letter));
        begins && (self.open || letters.next().is_none())
    }
}

/// The words of an entry of the file.
fn patterns(term: &str) -> impl Iterator<Item = Pattern> {
    let words = term.split(|letter: char| !letter.is_alphanumeric() && letter != '*');
    words.filter(|word| !word.is_empty()).map(|word| Pattern {
        letters: word.trim_end_matches('*').to_lowercase(),
        open: word.ends_with('*'),
    })
}

/// The ranges of the words of a text.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    for (at, letter) in text
        .char_indices()
        .filter(|(_, letter)| letter.is_alphanumeric())
    {
        let end = at + letter.len_utf8();
        match words.last_mut() {
            Some(word) if word.end == at => word.end = end,
            _ => words.push(at..end),
        }
    }
    words
}

impl Text {
    /// The same line, in which words of the rules link to their sections.
    pub fn with_rule_links(&self, line: &Line) -> Line {
        let mut spans = Vec::new();
        for span in line.spans() {
            if span.mark != Mark::Plain {
                spans.push(span.clone());
                continue;
            }
            let mut rest = 0;
            let mut push = |range: Range<usize>, mark: Mark| {
                if !range.is_empty() {
                    let text = span.text[range].to_owned();
                    spans.push(Span { text, mark });
                }
            };
            for (place, section) in self.lexicon.terms_in(&span.text) {
                push(rest..place.start, Mark::Plain);
                rest = place.end;
                push(place, Mark::Rule(section));
            }
            push(rest..span.text.len(), Mark::Plain);
        }
        Line::of(spans)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use innovation_engine::{Card, Edition, Language};

    use super::*;

    fn linked(text: &Text, line: &Line) -> Vec<(String, &'static str)> {
        let line = text.with_rule_links(line);
        let spans = line.spans().iter().filter_map(|span| match span.mark {
            Mark::Rule(section) => Some((span.text.clone(), section.id())),
            _ => None,
        });
        spans.collect()
    }

    #[test]
    fn the_longest_term_is_found_in_any_form() {
        let text = Text::of(Language::En);
        let line = Line::plain("You may splay it; non-demand effects of Top cards (returned).");
        let expected = [
            ("You may", "effects"),
            ("splay", "splay"),
            ("non-demand effects", "share"),
            ("Top cards", "top-card"),
            ("returned", "return"),
        ];
        let expected = expected.map(|(words, id)| (words.to_owned(), id));
        assert_eq!(linked(text, &line), expected);
        assert_eq!(text.with_rule_links(&line).to_string(), line.to_string());
    }

    /// The sections that have the same words on cards in all languages.
    const ALIKE: [&str; 14] = [
        "draw",
        "meld",
        "demand",
        "share",
        "effects",
        "for-yourself-only",
        "splay",
        "tuck",
        "score",
        "return",
        "transfer",
        "exchange",
        "reveal",
        "remove",
    ];

    /// The links of every effect are the same in all languages: a form that a lexicon lacks or confuses shows as a
    /// difference.
    #[test]
    fn an_effect_links_to_the_same_sections_in_every_language() {
        let sections = |language: Language, card: Card, edition: Edition| {
            let text = Text::of(language);
            let effects = text.effects(card, edition).into_iter();
            let effects = effects.map(move |effect| {
                let ids = linked(text, &effect).into_iter().map(|(_, id)| id);
                ids.filter(|id| ALIKE.contains(id)).collect::<BTreeSet<_>>()
            });
            effects.collect::<Vec<_>>()
        };
        let mut met = BTreeSet::new();
        for card in Card::all() {
            for edition in Edition::ALL {
                let english = sections(Language::En, card, edition);
                met.extend(english.iter().flatten().copied());
                for language in Language::ALL {
                    let found = sections(language, card, edition);
                    assert_eq!(found, english, "{language:?}: {}", card.id());
                }
            }
        }
        assert_eq!(met.len(), ALIKE.len(), "{met:?}");
    }
}
