//! The cards in numbers: how often each is used in games of bots, and what that is worth.

use innovation_engine::Edition;
use innovation_review::{CardRow, CardUse, Worth};
use innovation_text::{Label, Text, Word};
use maud::{Markup, html};

use super::draw::bars;
use super::draw::form::select;
use super::{CardOrder, StatisticsPage, Viewer, frame};

/// How many cards the chart has at each end.
const EXTREMES: usize = 8;

/// The whole page.
pub fn page(viewer: &Viewer, model: &StatisticsPage) -> Markup {
    let text = viewer.text;
    let used = measure(model.order);
    let title = text.label(Label::Statistics);
    let body = html! {
        main.statistics-page {
            h1 { (title) }
            p { (text.label(Label::StatisticsIntro)) }
            p.note { (text.label(Label::StatisticsUnits)) }
            (filter(text, model))
            @if !model.rows.is_empty() {
                div.charts {
                    (bars::extremes(text, &model.rows, used, &use_label(text, used), EXTREMES))
                    (bars::by_age(text, &model.rows, used, &use_label(text, used)))
                }
            }
            (table(text, model))
            p { a href="/statistics.csv" download { (text.label(Label::DownloadCsv)) } }
        }
    };
    frame(viewer, &title, &body)
}

/// What the charts show: the worth that the table is sorted by, else that of activating.
fn measure(order: CardOrder) -> CardUse {
    match order {
        CardOrder::Draw => CardUse::Draw,
        CardOrder::Meld => CardUse::Meld,
        _ => CardUse::Activate,
    }
}

fn use_label(text: &Text, used: CardUse) -> String {
    text.label(match used {
        CardUse::Draw => Label::WorthDraw,
        CardUse::Meld => Label::WorthMeld,
        CardUse::Activate => Label::WorthActivate,
    })
}

fn filter(text: &Text, model: &StatisticsPage) -> Markup {
    let editions =
        [Edition::Third, Edition::First].map(|edition| (edition.word(), text.edition(edition)));
    let bots: Vec<(String, String)> = model
        .bots
        .iter()
        .map(|(bot, games)| {
            let words = text.measured_bot(bot);
            (bot.clone(), format!("{words} ({games})"))
        })
        .collect();
    html! {
        form.filter action="/statistics" {
            input type="hidden" name="sort" value=(model.order.word());
            (select("edition", &text.word(Word::Edition), &editions, model.edition.word()))
            (select("bot", &text.label(Label::GamesOfBot), &bots, &model.bot))
            button.quiet { (text.label(Label::Filter)) }
        }
    }
}

/// The columns, with what they are sorted by.
const COLUMNS: [CardOrder; 9] = [
    CardOrder::Name,
    CardOrder::Age,
    CardOrder::Drawn,
    CardOrder::Melded,
    CardOrder::Activated,
    CardOrder::Shared,
    CardOrder::Draw,
    CardOrder::Meld,
    CardOrder::Activate,
];

fn column(text: &Text, order: CardOrder) -> String {
    match order {
        CardOrder::Name => text.word(Word::Cards),
        CardOrder::Age => text.word(Word::Age),
        CardOrder::Drawn => text.label(Label::TimesDrawn),
        CardOrder::Melded => text.label(Label::TimesMelded),
        CardOrder::Activated => text.label(Label::TimesActivated),
        CardOrder::Shared => text.label(Label::PartShared),
        CardOrder::Draw => text.label(Label::WorthDraw),
        CardOrder::Meld => text.label(Label::WorthMeld),
        CardOrder::Activate => text.label(Label::WorthActivate),
    }
}

fn table(text: &Text, model: &StatisticsPage) -> Markup {
    let ascending = matches!(model.order, CardOrder::Name | CardOrder::Age);
    let sorted = if ascending { "ascending" } else { "descending" };
    html! {
        div.scroll tabindex="0" role="region" aria-label=(text.word(Word::Cards)) {
            table.numbers {
                thead {
                    tr {
                        @for order in COLUMNS {
                            th scope="col" aria-sort=[(order == model.order).then_some(sorted)] {
                                a href={ "/statistics?edition=" (model.edition.word()) "&bot=" (model.bot) "&sort=" (order.word()) "#rows" } {
                                    (column(text, order))
                                }
                            }
                        }
                    }
                }
                tbody #rows { @for row in &model.rows { (line(text, row)) } }
            }
        }
    }
}

fn line(text: &Text, row: &CardRow) -> Markup {
    let per_game = |count: u64| text.number(row.per_game(count), 2);
    let shared = row.shared_part();
    html! {
        tr {
            th scope="row" {
                a href={ "/cards/" (row.card.id()) "?edition=" (row.edition.word()) } { (text.card_name(row.card)) }
            }
            td { (row.card.value()) }
            td { (per_game(row.drawn)) }
            td { (per_game(row.melded)) }
            td { (per_game(row.activated)) }
            td { (shared.map_or("–".to_string(), |part| text.percent(part, 0))) }
            @for used in CardUse::ALL { td { (worth(text, row.worth(used))) } }
        }
    }
}

/// A worth with its interval.
fn worth(text: &Text, worth: Worth) -> Markup {
    let Some(mean) = worth.mean else {
        return html! { "–" };
    };
    html! {
        (text.signed_percent(mean, 2))
        @if let Some(margin) = worth.margin { small { " ± " (text.number(100.0 * margin, 2)) } }
    }
}
