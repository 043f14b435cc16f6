//! The viewer's games: results, opponents, dates, and how often they won.

use innovation_text::{Label, Text};
use maud::{Markup, html};

use super::draw::form::select;
use super::home::line;
use super::{Against, BotTally, GamesPage, Shown, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &GamesPage) -> Markup {
    let text = viewer.text;
    let body = html! {
        main.games-page {
            h1 { (text.label(Label::MyGames)) }
            @if !model.tallies.is_empty() { (tallies(text, &model.tallies)) }
            (filter(text, model))
            @if model.games.is_empty() { p.none { (text.label(Label::NoGames)) } }
            ul.tables { @for game in &model.games { (line(viewer, game, true)) } }
            @if let Some(page) = model.next {
                a rel="next" href={ "/games?show=" (model.filter.show.word()) "&against=" (model.filter.against.word()) "&page=" (page) } {
                    (text.label(Label::MoreTables))
                }
            }
        }
    };
    frame(viewer, &text.label(Label::MyGames), &body)
}

/// One line of statistics.
fn tallies(text: &Text, tallies: &[BotTally]) -> Markup {
    html! {
        ul.tallies aria-label=(text.label(Label::Statistics)) {
            @for tally in tallies {
                li { (text.won_of(tally.bot.name(), tally.won, tally.games)) }
            }
        }
    }
}

fn label(shown: Shown) -> Label {
    match shown {
        Shown::All => Label::AllGames,
        Shown::Unfinished => Label::Unfinished,
        Shown::Won => Label::Won,
        Shown::Lost => Label::Lost,
    }
}

fn filter(text: &Text, model: &GamesPage) -> Markup {
    let shown = Shown::ALL.map(|shown| (shown.word(), text.label(label(shown))));
    let against = Against::ALL.map(|against| {
        let label = match against {
            Against::Anybody => text.label(Label::Anybody),
            Against::People => text.label(Label::People),
            bot => text.bot_name(bot.word(), None),
        };
        (against.word(), label)
    });
    html! {
        form.filter action="/games" {
            (select("show", &text.label(Label::Games), &shown, model.filter.show.word()))
            (select("against", &text.label(Label::Opponents), &against, model.filter.against.word()))
            button.quiet { (text.label(Label::Filter)) }
        }
    }
}
