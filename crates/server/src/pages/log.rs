//! What has happened, by turn and action.

use innovation_table::Told;
use innovation_text::{Label, Level, Text, Word};
use maud::{Markup, html};

use super::line::line;

/// How many entries a table shows: enough for several rounds, few enough for a light page.
const SHOWN: usize = 90;

/// The end of a log. Entries from `since` on are new to the viewer, and `new` says so.
pub fn end(log: &[Told], since: usize, new: Option<Label>, text: &Text) -> Markup {
    let from = beginning(log);
    html! {
        section.log aria-labelledby="log" {
            h2 #log { (text.word(Word::Log)) }
            // A reversed column keeps its end in sight without any script.
            div.scroll tabindex="0" role="group" aria-labelledby="log" {
                ol {
                    @for (place, Told { entry, .. }) in log.iter().enumerate().skip(from) {
                        @if let Some(new) = new.filter(|_| place == since && since > 0) {
                            li.since { (text.label(new)) }
                        }
                        li.(class(entry.level)).new[place >= since && since > 0] { (line(&entry.line, text)) }
                    }
                }
            }
        }
    }
}

/// Where the end of a log begins: with a turn, if one begins thereabouts.
fn beginning(log: &[Told]) -> usize {
    let from = log.len().saturating_sub(SHOWN);
    let turn = log[..from]
        .iter()
        .rposition(|told| told.entry.level == Level::Turn);
    turn.filter(|turn| from - turn < SHOWN / 2).unwrap_or(from)
}

fn class(level: Level) -> &'static str {
    match level {
        Level::Turn => "turn",
        Level::Action => "action",
        Level::Effect => "effect",
        Level::Event => "event",
    }
}
