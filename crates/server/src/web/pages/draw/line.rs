//! Sentences: icons become shapes, cards and rules become links.

use std::sync::{Arc, LazyLock};

use innovation_engine::Language;
use innovation_text::{Line, Mark, Text};
use maud::{Markup, PreEscaped, html};
use quick_cache::sync::Cache;
use quick_cache::{Equivalent, Weighter};

use super::icon;

/// Bytes of sentences that are kept as HTML. The same sentence is in the log, in the recap, and in the next trees.
const KEPT: u64 = 4 << 20;

/// Sentences at tables as HTML, by all that it is made from.
static AT_TABLE: LazyLock<Cache<(Language, Line), Arc<str>, Weight>> =
    LazyLock::new(|| Cache::with_weighter(4_000, KEPT, Weight));

#[derive(Clone)]
struct Weight;

impl Weighter<(Language, Line), Arc<str>> for Weight {
    fn weight(&self, (_, line): &(Language, Line), html: &Arc<str>) -> u64 {
        let spans = line.spans().iter();
        let words: usize = spans.map(|span| size_of_val(span) + span.text.len()).sum();
        (words + html.len() + ENTRY) as u64
    }
}

/// A key of the sentences, to look for. Its hash is that of the key.
#[derive(Hash)]
struct Sentence<'a>(Language, &'a Line);

impl Equivalent<(Language, Line)> for Sentence<'_> {
    fn equivalent(&self, (language, line): &(Language, Line)) -> bool {
        self.0 == *language && self.1 == line
    }
}

/// Bytes that an entry takes besides its words.
const ENTRY: usize = 128;

/// What can be opened from a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Links {
    None,
    All,
    /// The Tab key passes over rules.
    RulesByPointer,
}

/// A sentence in which cards and rules can be opened.
pub fn line(line: &Line, text: &Text) -> Markup {
    draw(line, text, Links::All)
}

/// The same, and every word of the rules can be opened.
pub fn explained(line: &Line, text: &Text) -> Markup {
    draw(&text.with_rule_links(line), text, Links::All)
}

/// The same at a table, where the Tab key passes over words of the rules: it leads from one option to the next.
pub fn at_table(line: &Line, text: &Text) -> PreEscaped<Arc<str>> {
    let language = text.language();
    let kept = AT_TABLE.get(&Sentence(language, line));
    PreEscaped(kept.unwrap_or_else(|| {
        let html = draw(&text.with_rule_links(line), text, Links::RulesByPointer);
        let html: Arc<str> = html.into_string().into();
        AT_TABLE.insert((language, line.clone()), html.clone());
        html
    }))
}

/// A sentence without links, for the inside of a button or a link.
pub fn label(line: &Line, text: &Text) -> Markup {
    draw(line, text, Links::None)
}

fn draw(line: &Line, text: &Text, links: Links) -> Markup {
    let tab = (links == Links::RulesByPointer).then_some("-1");
    let spans = line.spans();
    let is_icon = |at: usize| matches!(spans.get(at).map(|span| span.mark), Some(Mark::Icon(_)));
    html! {
        @for (at, span) in spans.iter().enumerate() {
            @match span.mark {
                Mark::Plain if at > 0 && is_icon(at - 1) => { (split(&span.text).1) }
                Mark::Plain => { (span.text) }
                Mark::Icon(icon) => {
                    @let next = spans.get(at + 1).filter(|next| next.mark == Mark::Plain);
                    @match next.map(|next| split(&next.text).0).filter(|sign| !sign.is_empty()) {
                        // No line begins with the comma or the full stop after an icon.
                        Some(sign) => { span.glued { (icon::within(icon, &span.text, text)) (sign) } }
                        None => { (icon::within(icon, &span.text, text)) }
                    }
                }
                Mark::Value(_) => { span.value { (span.text) } }
                Mark::Color(color) => { span.color.(color.word()) { (span.text) } }
                Mark::Card(card) if links != Links::None => {
                    a.card-link href={ "/cards/" (card.id()) } { (span.text) }
                }
                Mark::Card(_) | Mark::Special(_) | Mark::Player(_) => { b { (span.text) } }
                Mark::Rule(section) if links != Links::None => {
                    a.rule-link href={ "/rules/" (section.id()) } tabindex=[tab] { (span.text) }
                }
                Mark::Rule(_) => { (span.text) }
            }
        }
    }
}

/// The punctuation at the beginning of a text, and the rest.
fn split(text: &str) -> (&str, &str) {
    let is_sign = |sign: char| matches!(sign, ',' | '.' | ';' | ':' | '!' | '?' | ')' | '»' | '”');
    text.split_at(text.len() - text.trim_start_matches(is_sign).len())
}
