//! Reviews of finished games.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use innovation_bots::Kind;
use innovation_engine::{Game, Purpose, Seat};
use innovation_review::{Review, Story};
use innovation_table::Chronicle;
use innovation_text::{Names, Problem, Text};
use maud::Markup;
use serde::Deserialize;

use super::replay::{FoundGame, find_record, find_table, replay_page};
use crate::access::ids::TableId;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::reviews::{Depth, ReviewInProgress};
use crate::web::pages::review::{
    ReviewPage, ReviewSheet, ReviewedOption, ReviewedStep, TurningPoint, page,
};
use crate::web::pages::{Curve, Viewer};

/// The longest better line.
const LONGEST_LINE: usize = 30;

/// Which step, which point of view, how deep, and how far into the better line.
#[derive(Deserialize)]
pub struct ReviewQuery {
    step: Option<usize>,
    seat: Option<String>,
    #[serde(default)]
    depth: Depth,
    line: Option<usize>,
}

pub async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Query(query): Query<ReviewQuery>,
) -> Result<Markup, Error> {
    let found = find_table(&app, &id, "review").await?;
    show(&app, &visitor, found, query).await
}

pub async fn of_record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReviewQuery>,
) -> Result<Markup, Error> {
    let found = find_record(&app, &id, "/review").await?;
    show(&app, &visitor, found, query).await
}

async fn show(
    app: &App,
    visitor: &Visitor,
    found: FoundGame,
    query: ReviewQuery,
) -> Result<Markup, Error> {
    let wanted = review_of(app, visitor, &found, query.depth).await?;
    // The quick review is shown while the deep one is made.
    let quick = app.reviews.find(&Depth::Quick.key(&found.game)).await?;
    let replay = found.replay.clone();
    let game = move || replay.game(replay.steps());
    let game = app.replays.compute(game).await??;
    let viewer = visitor.viewer();
    let drawing = move || {
        let reviews = Reviewed {
            wanted,
            quick,
            game,
        };
        draw(&viewer, found, &reviews, query)
    };
    app.replays.compute(drawing).await?
}

/// The review of a game. It is begun if need be, and counted. `None` for somebody who has just come: reviews are counted
/// by visitor, and they are known from the next request on.
pub async fn review_of(
    app: &App,
    visitor: &Visitor,
    found: &FoundGame,
    depth: Depth,
) -> Result<Option<Arc<ReviewInProgress>>, Error> {
    let replay = found.replay.clone();
    if !replay.is_over {
        return Err(Problem::NotOver.into());
    }
    let key = depth.key(&found.game);
    let review = app.reviews.find(&key).await?;
    if review.is_some() || !visitor.known {
        return Ok(review);
    }
    let game = move || replay.game(replay.steps());
    let game = app.replays.compute(game).await??;
    let count = || app.rates.count_review(&visitor.id, depth);
    let begun = app.reviews.begin(&key, game, &visitor.id, count).await?;
    Ok(Some(begun))
}

/// A finished game, and the reviews of it.
struct Reviewed {
    wanted: Option<Arc<ReviewInProgress>>,
    quick: Option<Arc<ReviewInProgress>>,
    game: Game,
}

fn draw(
    viewer: &Viewer,
    mut found: FoundGame,
    reviewed: &Reviewed,
    query: ReviewQuery,
) -> Result<Markup, Error> {
    let replay = found.replay.clone();
    let seat = replay.seat(query.seat.as_deref())?;
    let step = query.step.unwrap_or(replay.steps()).min(replay.steps());
    let wanted = reviewed.wanted.as_deref();
    let review = wanted.and_then(ReviewInProgress::review);
    let quick = reviewed.quick.as_deref();
    let review = review.or_else(|| quick.and_then(ReviewInProgress::review));
    let deeper = format!("{}?depth=deep", found.path);
    if query.depth == Depth::Deep {
        found.path.clone_from(&deeper);
    }
    let text = viewer.text;
    let names = replay.names(text)?;
    let mut game = replay.game(step)?;
    let mut log = replay.log(seat, text)?;
    let mut sheet = review.map(|review| sheet(review, &reviewed.game, text, &names, step));
    if let (Some(line), Some(review)) = (query.line, review)
        && let Some(here) = sheet.as_mut().and_then(|sheet| sheet.here.as_mut())
        && let Some(played) = better_line(&game, review, step, line)
    {
        here.line = Some((played.answers, played.length));
        let table = replay.table_of(played.game.clone(), text)?;
        log = Arc::new(Chronicle::new(text, seat).read(&table).to_vec());
        game = played.game;
    }
    let page_model = ReviewPage {
        replay: replay_page(&found, game, &log, step, seat, text)?,
        deeper: (query.depth == Depth::Quick).then_some(deeper),
        progress: wanted
            .filter(|review| review.review().is_none() && !review.has_failed())
            .map(|review| (review.done(), review.total)),
        has_failed: wanted.is_some_and(ReviewInProgress::has_failed),
        is_wanted: wanted.is_none(),
        sheet,
    };
    Ok(page(viewer, &page_model))
}

fn seat_of(number: usize) -> Option<Seat> {
    Seat::new(number.checked_sub(1)?)
}

fn sheet(
    review: &Review,
    game: &Game,
    text: &'static Text,
    names: &Names,
    step: usize,
) -> ReviewSheet {
    let story = Story::new(review, game, text, names);
    let points = story.turning_points().into_iter().map(|at| {
        let one = &review.decisions[at];
        TurningPoint {
            step: one.answer,
            seat: seat_of(one.seat),
            turn: one.turn,
            lines: story.lines(at),
        }
    });
    let at = review.decisions.iter().position(|one| one.answer == step);
    let here = at.map(|at| {
        let one = &review.decisions[at];
        let best = one.best();
        let options = one.options.iter().zip(story.options(at)).enumerate();
        let options = options.map(|(place, (option, label))| ReviewedOption {
            label: label.clone(),
            value: option.value,
            error: option.error,
            is_taken: place == one.taken,
            is_best: place == best,
        });
        ReviewedStep {
            options: options.collect(),
            lines: story.lines(at),
            seat: seat_of(one.seat),
            line: None,
        }
    });
    let ledgers = review.seats.iter();
    let ledgers = ledgers.map(|ledger| (story.name(ledger.seat).to_owned(), ledger.clone()));
    ReviewSheet {
        ledgers: ledgers.collect(),
        curves: curves(review, game.history().len()),
        points: points.collect(),
        biggest: story.biggest_swing().map(|at| review.decisions[at].turn),
        here,
    }
}

/// The win chances of each seat, as it knew the game.
fn curves(review: &Review, steps: usize) -> Vec<Curve> {
    let curve = |ledger: &innovation_review::Ledger| {
        let own = || {
            let all = review.decisions.iter();
            all.filter(|one| one.seat == ledger.seat)
        };
        let place =
            |one: &innovation_review::ReviewedDecision| (one.answer, one.options[one.taken].value);
        let mut points = vec![(0, ledger.start)];
        points.extend(own().map(place));
        points.push((steps, ledger.result));
        Some(Curve {
            seat: seat_of(ledger.seat)?,
            points,
            errors: own().filter(|one| one.is_error()).map(place).collect(),
        })
    };
    review.seats.iter().filter_map(curve).collect()
}

/// A game that goes on with the best option.
struct BetterLine {
    game: Game,
    /// Number of answers that are played.
    answers: usize,
    /// Number of answers that can be played.
    length: usize,
}

/// Takes the best option at this step, and lets a quick bot play on for everybody until the same player is to act
/// again. `None` if nothing was decided there.
fn better_line(game: &Game, review: &Review, step: usize, wanted: usize) -> Option<BetterLine> {
    let one = review.decisions.iter().find(|one| one.answer == step)?;
    let seat = seat_of(one.seat)?;
    let mut now = game.clone();
    now.answer(one.best()).ok()?;
    let mut games = vec![now.clone()];
    let mut bot = Kind::Greedy.bot(1);
    while let Some(decision) = now.decision() {
        let is_next_action = decision.seat == seat && decision.purpose == Purpose::Action;
        if is_next_action || games.len() >= LONGEST_LINE {
            break;
        }
        let view = now.view(decision.seat)?;
        let option = bot.choose(&view, &decision, Kind::Greedy.usual_budget());
        now.answer(option).ok()?;
        games.push(now.clone());
    }
    let (length, answers) = (games.len(), wanted.clamp(1, games.len()));
    Some(BetterLine {
        game: games.swap_remove(answers - 1),
        answers,
        length,
    })
}
