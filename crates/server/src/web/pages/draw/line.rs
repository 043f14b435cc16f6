//! Sentences: icons become shapes, cards and rules become links.

use innovation_text::{Line, Mark, Text};
use maud::{Markup, html};

use super::icon;

/// A sentence in which cards and rules can be opened.
pub fn line(line: &Line, text: &Text) -> Markup {
    draw(line, text, true)
}

/// A sentence without links, as it stands inside a button or a link.
pub fn label(line: &Line, text: &Text) -> Markup {
    draw(line, text, false)
}

fn draw(line: &Line, text: &Text, links: bool) -> Markup {
    html! {
        @for span in line.spans() {
            @match span.mark {
                Mark::Plain => { (span.text) }
                Mark::Icon(icon) => { (icon::within(icon, &span.text, text)) }
                Mark::Value(_) => { span.value { (span.text) } }
                Mark::Color(color) => { span.color.(color.word()) { (span.text) } }
                Mark::Card(card) if links => {
                    a.card-link href={ "/cards/" (card.id()) } { (span.text) }
                }
                Mark::Card(_) | Mark::Special(_) | Mark::Player(_) => { b { (span.text) } }
                Mark::Rule(section) if links => {
                    a.rule-link href={ "/rules/" (section.id()) } { (span.text) }
                }
                Mark::Rule(_) => { (span.text) }
            }
        }
    }
}
