//! What happens at a table, as a stream for programs.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Sse;
use axum::response::sse;
use futures_util::stream;
use innovation_engine::{Event, Outcome};
use serde::Serialize;
use utoipa::ToSchema;

use super::table::{QuestionInfo, asked};
use crate::access::ids::TableId;
use crate::access::visitor::{Refused, Visitor};
use crate::app::App;
use crate::error::Error;
use crate::tables::room::Seated;
use crate::web::routes::stream::{Events, Listener, alive};
use crate::web::sight::eyes;

/// What has happened since the last message.
#[derive(Serialize, ToSchema)]
pub struct News {
    /// Whether the events are all since the beginning: in the first message, and after somebody has taken an answer
    /// back.
    anew: bool,
    /// What has happened, as the player saw it.
    #[schema(value_type = Vec<Object>)]
    events: Vec<Event>,
    /// The question, if the player is asked.
    question: Option<QuestionInfo>,
    /// Who won, and how, once the game is over.
    #[schema(value_type = Option<Object>)]
    outcome: Option<Outcome>,
}

/// How much a listener has been told.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Told {
    begun: bool,
    answers: usize,
    /// How often answers had been taken back.
    turns: i64,
    question: Option<i64>,
}

/// What happens at the table, as the player sees it: each message's data is `News`. Messages come when there is
/// something that the player can see.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/events",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = News, content_type = "text/event-stream"),
        (status = 404, body = Refused),
        (status = 429, body = Refused)
    )
)]
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
                listener.changed().await?;
                let room = Arc::clone(&listener.room);
                let news = room
                    .look(|seated| news(seated, &listener.visitor, &mut told))
                    .await;
                let message = match news {
                    Ok(None) => continue,
                    Ok(Some(news)) => sse::Event::default()
                        .json_data(&news)
                        .map_err(|error| error.to_string()),
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

/// What a visitor has not been told yet, if they can see anything of it.
fn news(seated: &mut Seated, visitor: &Visitor, told: &mut Told) -> Option<News> {
    let seat = eyes(seated, visitor);
    let question = asked(seated, visitor);
    let table = seated.table.as_ref()?;
    let now = Told {
        begun: true,
        answers: table.history().len(),
        turns: seated.turns_back(),
        question: question.as_ref().map(|question| question.sequence),
    };
    let anew = !told.begun || now.turns != told.turns;
    let (opening, from) = match anew {
        true => (table.game().opening(), 0),
        false => (&[][..], told.answers),
    };
    let since = table.history()[from..].iter().flat_map(|ply| &ply.events);
    let events: Vec<Event> = opening
        .iter()
        .chain(since)
        .map(|event| event.as_seen_by(seat))
        .collect();
    let nothing = events.is_empty() && now.question == told.question;
    *told = now;
    (anew || !nothing).then(|| News {
        anew,
        events,
        question,
        outcome: table.game().outcome(),
    })
}
