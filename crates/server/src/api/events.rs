//! What happens at a table, as a stream for programs.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::extract::State;
use axum::response::Sse;
use axum::response::sse;
use futures_util::stream;
use innovation_engine::{Event, Outcome};
use serde::Serialize;

use super::model::QuestionInfo;
#[cfg(test)]
use super::refused::Refused;
#[cfg(test)]
use super::schema::{GameEvent, GameOutcome};
use super::table::asked;
use crate::access::ids::TableId;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::snapshot::Snapshot;
use crate::web::routes::stream::{Events, Listener, News, alive};

/// What has happened since the last message.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TableNews {
    /// Whether the events are all since the beginning: in the first message, and after somebody has taken back an
    /// answer of which the player had seen something.
    anew: bool,
    /// What has happened, as the player saw it.
    #[cfg_attr(test, schema(value_type = Vec<GameEvent>))]
    events: Vec<Event>,
    /// The question, if the player is asked.
    question: Option<QuestionInfo>,
    /// Who won, and how, once the game is over.
    #[cfg_attr(test, schema(value_type = Option<GameOutcome>))]
    outcome: Option<Outcome>,
}

/// What has been sent to a listener.
#[derive(Clone, Default)]
struct Told {
    begun: bool,
    /// The events, as hashes.
    events: Vec<u64>,
    /// Number of answers that have been read.
    answers: usize,
    /// Number of rows of the log that are not answers in force. It changes when something is taken back.
    undone: i64,
    question: Option<i64>,
    over: bool,
}

/// What happens at the table, as the player sees it: each message's data is `TableNews`. Messages come when there is
/// something that the player can see.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tables/{id}/events",
    tag = "tables",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = TableNews, content_type = "text/event-stream"),
        (status = 401, body = Refused),
        (status = 404, body = Refused),
        (status = 429, body = Refused, description = "The visitor has too many streams open")
    )
))]
pub async fn listen(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
) -> Result<Sse<Events>, Error> {
    let room = app.hub.room(&id).await?;
    let listener = Listener::new(&app, room, visitor).await?;
    let messages = stream::unfold(
        (listener, Told::default()),
        |(mut listener, mut told)| async move {
            loop {
                let News::Table = listener.next().await? else {
                    continue;
                };
                let message = match listener.room.shown().await {
                    Ok(shown) => match news(&shown, &listener.visitor, &mut told) {
                        None => continue,
                        Some(news) => sse::Event::default()
                            .json_data(&news)
                            .map_err(|error| error.to_string()),
                    },
                    Err(error) => Err(error.to_string()),
                };
                return match message {
                    Ok(message) => Some((message, (listener, told))),
                    Err(error) => {
                        tracing::warn!(%error, "a table can no longer be told of");
                        None
                    }
                };
            }
        },
    );
    Ok(alive(messages))
}

/// What has not been sent to a visitor yet, if they can see anything of it.
///
/// After a take-back, what was sent is compared with what would be sent now: a take-back of which they saw nothing must
/// not show.
fn news(shown: &Snapshot, visitor: &Visitor, told: &mut Told) -> Option<TableNews> {
    let seat = visitor.eyes(shown).seat;
    let question = asked(shown, visitor);
    let table = shown.table.as_ref()?;
    let history = shown.history();
    let undone = shown.version().sequence - history.len() as i64;
    let seen = |events: &[Event]| -> Vec<Event> {
        let seen = events.iter().map(|event| event.as_seen_by(seat));
        seen.collect()
    };
    // If the last message can be continued, only what is new is read.
    let goes_on = told.begun && undone == told.undone && told.answers <= history.len();
    let (mut events, from) = match goes_on {
        true => (Vec::new(), told.answers),
        false => (seen(table.game().opening()), 0),
    };
    for ply in &history[from..] {
        events.extend(seen(&ply.events));
    }
    let mut anew = !told.begun;
    if !goes_on && told.begun {
        let hashes: Vec<u64> = events.iter().map(hash).collect();
        anew = !hashes.starts_with(&told.events);
        match anew {
            true => told.events.clear(),
            false => drop(events.drain(..told.events.len())),
        }
    }
    told.events.extend(events.iter().map(hash));
    let asked_now = question.as_ref().map(|question| question.sequence);
    let outcome = table.game().outcome().filter(|_| !shown.is_concealed);
    let over = shown.is_over() && !shown.is_concealed;
    let nothing = events.is_empty() && asked_now == told.question && over == told.over;
    told.begun = true;
    told.answers = history.len();
    told.undone = undone;
    told.question = asked_now;
    told.over = over;
    (anew || !nothing).then_some(TableNews {
        anew,
        events,
        question,
        outcome,
    })
}

fn hash(event: &Event) -> u64 {
    let mut hasher = DefaultHasher::new();
    // `Event` does not implement `Hash`; its debug text has all of it.
    format!("{event:?}").hash(&mut hasher);
    hasher.finish()
}
