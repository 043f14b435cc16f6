//! The cards in numbers.

use axum::extract::Query;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use innovation_engine::Edition;
use innovation_review::{CardRow, CardTable, CardUse};
use innovation_text::{Problem, Text};
use maud::Markup;
use serde::Deserialize;

use crate::access::visitor::Visitor;
use crate::error::Error;
use crate::web::pages::{CardOrder, StatisticsPage, statistics};

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct StatisticsQuery {
    edition: String,
    bot: String,
    sort: CardOrder,
}

pub async fn show(visitor: Visitor, Query(query): Query<StatisticsQuery>) -> Result<Markup, Error> {
    let edition = match query.edition.as_str() {
        "" => Edition::default(),
        word => Edition::from_word(word).ok_or(Problem::NotFound)?,
    };
    let shipped = CardTable::shipped();
    let mut bots: Vec<(String, u64)> = Vec::new();
    for row in shipped.iter().filter(|row| row.edition == edition) {
        if !bots.iter().any(|(bot, _)| *bot == row.bot) {
            bots.push((row.bot.clone(), row.games));
        }
    }
    let bot = match query.bot.as_str() {
        "" => bots.first().map(|(bot, _)| bot.clone()).unwrap_or_default(),
        name => name.to_owned(),
    };
    if !bots.iter().any(|(known, _)| *known == bot) {
        return Err(Problem::NotFound.into());
    }
    let chosen = |row: &&CardRow| row.edition == edition && row.bot == bot;
    let mut rows: Vec<CardRow> = shipped.iter().filter(chosen).cloned().collect();
    sort(&mut rows, query.sort, visitor.text());
    let page = StatisticsPage {
        edition,
        bot,
        bots,
        order: query.sort,
        rows,
    };
    Ok(statistics::page(&visitor.viewer(), &page))
}

/// Names and ages ascend, numbers descend. What was not measured comes last.
fn sort(rows: &mut [CardRow], order: CardOrder, text: &Text) {
    let number = |row: &CardRow| match order {
        CardOrder::Name | CardOrder::Age => None,
        CardOrder::Drawn => Some(row.drawn as f64),
        CardOrder::Melded => Some(row.melded as f64),
        CardOrder::Activated => Some(row.activated as f64),
        CardOrder::Shared => row.shared_part(),
        CardOrder::Draw => row.worth(CardUse::Draw).mean,
        CardOrder::Meld => row.worth(CardUse::Meld).mean,
        CardOrder::Activate => row.worth(CardUse::Activate).mean,
    };
    match order {
        CardOrder::Name => rows.sort_by_key(|row| text.card_name(row.card).to_lowercase()),
        CardOrder::Age => rows.sort_by_key(|row| (row.card.age(), row.card.index())),
        _ => rows.sort_by(|one, other| {
            let key = |row| number(row).unwrap_or(f64::NEG_INFINITY);
            key(other).total_cmp(&key(one))
        }),
    }
}

pub async fn download() -> impl IntoResponse {
    let headers = [
        (CONTENT_TYPE, "text/csv; charset=utf-8"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"innovation-cards.csv\"",
        ),
    ];
    (headers, CardTable::shipped_csv())
}
