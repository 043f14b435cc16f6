//! Streams of events: a table anew whenever somebody sees a difference.

use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream};
use futures_util::{Stream, StreamExt, stream};
use innovation_text::Problem;
use tokio::sync::watch;

use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::room::{Presence, Room};
use crate::web::sight::Look;

/// How often a silent stream says that it is still there.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// A stream of events.
pub type Events = KeepAliveStream<Messages>;
type Messages = Pin<Box<dyn Stream<Item = Result<Event, Infallible>> + Send>>;

/// A place among the streams that one visitor may have open.
struct Place {
    app: App,
    visitor: Visitor,
}

impl Place {
    fn take(app: &App, visitor: &Visitor) -> Result<Place, Problem> {
        let most = app.config.limits.streams;
        let mut streams = app.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(visitor.id.clone()).or_default();
        if *open >= most {
            return Err(Problem::Streams(most));
        }
        *open += 1;
        app.metrics.streams.fetch_add(1, Ordering::Relaxed);
        Ok(Place {
            app: app.clone(),
            visitor: visitor.clone(),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut streams = self
            .app
            .streams
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&self.visitor.id) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.visitor.id);
            }
        }
        self.app.metrics.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Somebody who listens to a table.
pub struct Listener {
    /// The table.
    pub room: Arc<Room>,
    /// Who listens.
    pub visitor: Visitor,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    _place: Place,
    _presence: Option<Presence>,
}

impl Listener {
    /// Listens to a table, as long as the visitor does not listen too much.
    pub async fn new(app: &App, room: Arc<Room>, visitor: Visitor) -> Result<Listener, Error> {
        let place = Place::take(app, &visitor)?;
        let seat = room.look(|seated| seated.seat_of(&visitor.id)).await?;
        let presence = seat.map(|seat| room.enter(seat));
        let mut changes = room.listen();
        // The first look is at once.
        changes.mark_changed();
        Ok(Listener {
            changes,
            closing: app.closing.clone(),
            room,
            visitor,
            _place: place,
            _presence: presence,
        })
    }

    /// Waits until something has changed. `None`: the server is to end.
    pub async fn changed(&mut self) -> Option<()> {
        tokio::select! {
            changed = self.changes.changed() => changed.ok(),
            _ = self.closing.wait_for(|closing| *closing) => None,
        }
    }
}

/// A stream with these messages, which says now and then that it is still there.
pub fn alive(messages: impl Stream<Item = Event> + Send + 'static) -> Sse<Events> {
    let messages: Messages = Box::pin(messages.map(Ok));
    Sse::new(messages).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

/// The tree of a table, whenever it looks different to this visitor. That something has changed which they cannot see
/// is not told.
pub async fn pages(
    app: &App,
    room: Arc<Room>,
    visitor: Visitor,
    since: Option<usize>,
) -> Result<Sse<Events>, Error> {
    let listener = Listener::new(app, room, visitor).await?;
    let messages = stream::unfold(
        (listener, None),
        move |(mut listener, mut last)| async move {
            loop {
                listener.changed().await?;
                let look = Look {
                    since,
                    ..Look::default()
                };
                let html = match listener.room.show(&listener.visitor, look).await {
                    Ok(markup) => markup.into_string(),
                    Err(error) => {
                        tracing::warn!(%error, "a table can no longer be shown");
                        return None;
                    }
                };
                let mut hasher = DefaultHasher::new();
                html.hash(&mut hasher);
                let now = Some(hasher.finish());
                if now != last {
                    last = now;
                    return Some((Event::default().data(html), (listener, last)));
                }
            }
        },
    );
    Ok(alive(messages))
}
