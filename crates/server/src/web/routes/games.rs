//! A visitor's games: how they ended, against whom, and how often they were won.

use axum::extract::{Query, State};
use innovation_bots::Kind;
use maud::Markup;
use serde::Deserialize;

use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::store::{Stage, StoredTable};
use crate::web::pages::{Against, BotTally, GameFilter, GamesPage, Shown, games};
use crate::web::results::{self, GameResult};
use crate::web::sight;

/// Number of games on a page.
const PAGE: usize = 50;

#[derive(Deserialize)]
pub struct GamesQuery {
    #[serde(default)]
    show: Shown,
    #[serde(default)]
    against: Against,
    page: Option<usize>,
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<GamesQuery>,
) -> Result<Markup, Error> {
    let mut found = Vec::new();
    for table in results::tables(&app, &visitor.id).await? {
        let result = app.replays.results.of(&app, &table).await?;
        found.push((table, result));
    }
    let filter = GameFilter {
        show: query.show,
        against: query.against,
    };
    let tallies = Kind::LEVELS.map(|kind| tally(&found, &visitor, kind));
    found.retain(|(table, result)| fits(filter, table, result.as_ref(), &visitor));
    let page = query.page.unwrap_or(1).max(1);
    let shown = found
        .iter()
        .skip((page - 1).saturating_mul(PAGE))
        .take(PAGE);
    let model = GamesPage {
        filter,
        tallies: tallies
            .into_iter()
            .filter(|tally| tally.games > 0)
            .collect(),
        games: shown
            .map(|(table, result)| sight::line(&app, table, result.clone(), &visitor))
            .collect(),
        next: (found.len() > page.saturating_mul(PAGE)).then_some(page + 1),
    };
    Ok(games::page(&visitor.viewer(), &model))
}

fn has_won(table: &StoredTable, result: &GameResult, visitor: &Visitor) -> Option<bool> {
    let seat = results::own_seat(table, &visitor.id)?;
    Some(result.outcome.winners.has(seat))
}

fn fits(
    filter: GameFilter,
    table: &StoredTable,
    result: Option<&GameResult>,
    visitor: &Visitor,
) -> bool {
    let won = result.and_then(|result| has_won(table, result, visitor));
    let shown = match filter.show {
        Shown::All => true,
        Shown::Unfinished => table.progress.state != Stage::Over,
        Shown::Won => won == Some(true),
        Shown::Lost => won == Some(false),
    };
    let against = match filter.against {
        Against::Anybody => true,
        Against::People => results::has_others(table, &visitor.id),
        Against::Beginner => results::has_bot(table, Kind::Beginner),
        Against::Easy => results::has_bot(table, Kind::Easy),
        Against::Casual => results::has_bot(table, Kind::Casual),
        Against::Normal => results::has_bot(table, Kind::Normal),
        Against::Hard => results::has_bot(table, Kind::Hard),
        Against::Master => results::has_bot(table, Kind::Master),
    };
    shown && against
}

/// The finished games of a visitor alone with bots, this one among them.
fn tally(found: &[(StoredTable, Option<GameResult>)], visitor: &Visitor, kind: Kind) -> BotTally {
    let alone = found.iter().filter(|(table, _)| {
        results::has_bot(table, kind) && !results::has_others(table, &visitor.id)
    });
    let won = alone.filter_map(|(table, result)| has_won(table, result.as_ref()?, visitor));
    let none = BotTally {
        bot: kind,
        games: 0,
        won: 0,
    };
    won.fold(none, |tally, won| BotTally {
        games: tally.games + 1,
        won: tally.won + usize::from(won),
        ..tally
    })
}
