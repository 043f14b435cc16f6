//! What has happened, by turn and action.

use innovation_table::Told;
use innovation_text::{Label, Level, Text, Word};
use maud::{Markup, html};

use super::line::line;
use super::{LogPage, ReplayPage, TablePage, Viewer, frame};

/// How many entries a table shows: enough for several rounds, few enough for a light page.
const SHOWN: usize = 90;

/// The end of a table's log. What the viewer has not seen before is marked.
pub fn of_table(model: &TablePage, text: &Text) -> Markup {
    let from = beginning(model.log);
    let whole = html! {
        @if model.before + from > 0 { a href={ "/t/" (model.id) "/log" } { (text.label(Label::WholeLog)) } }
    };
    end(
        model.log,
        from,
        model.since.saturating_sub(model.before),
        whole,
        Some(Label::SinceLooked),
        text,
    )
}

/// The end of a replay's log. What the last step brought is marked.
pub fn of_replay(model: &ReplayPage, text: &Text) -> Markup {
    let from = beginning(model.log);
    end(model.log, from, model.since, html! {}, None, text)
}

/// The ways to the pages before and after.
fn pages(model: &LogPage, text: &Text) -> Markup {
    let address = |page: usize| format!("/t/{}/log?page={page}", model.id);
    html! {
        nav.pages {
            @if model.page > 1 {
                a rel="prev" href=(address(model.page - 1)) { (text.label(Label::EarlierLog)) }
            }
            @if model.page < model.pages {
                " " a rel="next" href=(address(model.page + 1)) { (text.label(Label::LaterLog)) }
            }
        }
    }
}

/// A page of a table's whole log.
pub fn page(viewer: &Viewer, model: &LogPage) -> Markup {
    let text = viewer.text;
    let title = text.word(Word::Log);
    let body = html! {
        main.log-page.log {
            h1 { (title) }
            p { a href={ "/t/" (model.id) } { (text.label(Label::GoToTable)) } }
            (entries(model.entries, 0, model.entries.len(), None, text))
            (pages(model, text))
        }
    };
    frame(viewer, &title, &body)
}

fn end(
    log: &[Told],
    from: usize,
    since: usize,
    whole: Markup,
    new: Option<Label>,
    text: &Text,
) -> Markup {
    html! {
        section.log aria-labelledby="log" {
            header { h2 #log { (text.word(Word::Log)) } (whole) }
            // A reversed column keeps its end in sight without any script.
            div.scroll tabindex="0" role="group" aria-labelledby="log" {
                (entries(log, from, since, new, text))
            }
        }
    }
}

/// Entries from a place on; those from `since` on are marked, and `new` says why.
fn entries(log: &[Told], from: usize, since: usize, new: Option<Label>, text: &Text) -> Markup {
    html! {
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
