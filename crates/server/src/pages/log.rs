//! What has happened, by turn and action.

use innovation_table::Told;
use innovation_text::{Label, Level, Text, Word};
use maud::{Markup, html};

use super::line::line;

/// How many entries a table shows: enough for several rounds, few enough for a light page.
const SHOWN: usize = 90;

/// The end of a log. Entries from `since` on are new to the viewer.
pub fn end(log: &[Told], since: usize, text: &Text) -> Markup {
    let from = log.len().saturating_sub(SHOWN);
    // A turn is told from its beginning.
    let turn = log[..from]
        .iter()
        .rposition(|told| told.entry.level == Level::Turn);
    let near = turn.filter(|turn| from - turn < SHOWN / 2);
    draw(log, near.unwrap_or(from), since, text)
}

/// A whole log.
pub fn whole(log: &[Told], since: usize, text: &Text) -> Markup {
    draw(log, 0, since, text)
}

fn draw(log: &[Told], from: usize, since: usize, text: &Text) -> Markup {
    html! {
        section.log aria-labelledby="log" {
            h2 #log { (text.word(Word::Log)) }
            // A reversed column keeps its end in sight without any script.
            div.scroll tabindex="0" role="group" aria-labelledby="log" {
                ol {
                    @for (place, Told { entry, .. }) in log.iter().enumerate().skip(from) {
                        @if place == since && since > 0 {
                            li.since { (text.label(Label::SinceLooked)) }
                        }
                        li.(class(entry.level)).new[place >= since && since > 0] { (line(&entry.line, text)) }
                    }
                }
            }
        }
    }
}

fn class(level: Level) -> &'static str {
    match level {
        Level::Turn => "turn",
        Level::Action => "action",
        Level::Effect => "effect",
        Level::Event => "event",
    }
}
