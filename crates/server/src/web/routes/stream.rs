//! Streams of events: a table is sent again whenever its viewer can see a difference.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream};
use futures_util::{Stream, StreamExt, stream};
use innovation_text::Problem;
use tokio::sync::watch;

use crate::access::ids::VisitorId;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::presence::{Here, Presence};
use crate::tables::room::Room;
use crate::web::pages::table::NodeHashes;
use crate::web::sight;

/// How often a silent stream says that it is still there.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// A stream of events.
pub type Events = KeepAliveStream<Messages>;
type Messages = Pin<Box<dyn Stream<Item = Result<Event, Infallible>> + Send>>;

/// One of the streams that a visitor may have open.
struct Place {
    app: App,
    visitor: VisitorId,
}

impl Place {
    fn take(app: &App, visitor: &VisitorId) -> Result<Place, Problem> {
        let most = app.config.limits.streams;
        let mut streams = app.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(visitor.clone()).or_default();
        if *open >= most {
            return Err(Problem::Streams(most));
        }
        *open += 1;
        app.metrics.streams.inc();
        Ok(Place {
            app: app.clone(),
            visitor: visitor.clone(),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let streams = self.app.streams.lock();
        let mut streams = streams.unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&self.visitor) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.visitor);
            }
        }
        self.app.metrics.streams.dec();
    }
}

/// Somebody who listens to a table.
pub struct Listener {
    /// The table.
    pub room: Arc<Room>,
    /// Who listens.
    pub visitor: Visitor,
    changes: watch::Receiver<u64>,
    presence: watch::Receiver<Here>,
    closing: watch::Receiver<bool>,
    place: Place,
    _presence: Vec<Presence>,
}

/// What a listener is woken for.
pub enum News {
    /// The table has changed.
    Table,
    /// Somebody has opened or closed the table.
    Presence,
}

impl Listener {
    /// Listens to a table, unless the visitor has too many open streams.
    pub async fn new(app: &App, room: Arc<Room>, visitor: Visitor) -> Result<Listener, Error> {
        let place = Place::take(app, &visitor.id)?;
        let shown = room.shown().await?;
        let presence = match shown.seat_of(&visitor.id) {
            None => vec![room.enter(None)],
            Some(_) => {
                let seats = shown.seats_of(&visitor.id);
                seats.map(|seat| room.enter(Some(seat))).collect()
            }
        };
        let mut changes = room.listen();
        // The first message is sent at once.
        changes.mark_changed();
        Ok(Listener {
            changes,
            presence: room.presence(),
            closing: app.closing.clone(),
            room,
            visitor,
            place,
            _presence: presence,
        })
    }

    /// What all handlers share.
    pub fn app(&self) -> &App {
        &self.place.app
    }

    /// Waits until something has changed. `None`: the server is to end.
    pub async fn next(&mut self) -> Option<News> {
        tokio::select! {
            biased;
            changed = self.changes.changed() => changed.ok().map(|()| News::Table),
            changed = self.presence.changed() => changed.ok().map(|()| News::Presence),
            _ = self.closing.wait_for(|closing| *closing) => None,
        }
    }
}

/// A stream with these messages, which says now and then that it is still there.
pub fn alive(messages: impl Stream<Item = Event> + Send + 'static) -> Sse<Events> {
    // Browsers whose stream has ended reconnect soon, to any process, and not all at once.
    let soon = Duration::from_millis(rand::random_range(100..1000));
    let end = stream::once(async move { Event::default().retry(soon) });
    let messages: Messages = Box::pin(messages.chain(end).map(Ok));
    Sse::new(messages).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

/// What has been sent to a listener.
struct Sent {
    /// The hash of the tree.
    hash: u64,
    /// Its parts.
    known: Option<NodeHashes>,
}

/// The tree of a table, whenever it looks different to this visitor, without the parts that have not changed.
/// Nothing is sent when a change cannot be seen by them. `seen` is the hash of the tree that the page has.
pub async fn pages(
    app: &App,
    room: Arc<Room>,
    visitor: Visitor,
    seen: Option<u64>,
) -> Result<Sse<Events>, Error> {
    let listener = Listener::new(app, room, visitor).await?;
    let sent = seen.map(|hash| Sent { hash, known: None });
    let messages = stream::unfold(
        (listener, sent),
        move |(mut listener, mut sent)| async move {
            loop {
                let message = match listener.next().await? {
                    News::Presence => {
                        let here = serde_json::to_string(&listener.room.here()).ok()?;
                        Some(Event::default().event("presence").data(here))
                    }
                    // What it needs while it renders is not kept by an idle stream.
                    News::Table => Box::pin(table(&listener, &mut sent)).await?,
                };
                if let Some(message) = message {
                    return Some((message, (listener, sent)));
                }
            }
        },
    );
    Ok(alive(messages))
}

/// The tree, if it looks different from the last one. An outer `None`: it can no longer be shown.
async fn table(listener: &Listener, sent: &mut Option<Sent>) -> Option<Option<Event>> {
    let (app, room, visitor) = (listener.app(), &listener.room, &listener.visitor);
    let known = sent.as_ref().and_then(|sent| sent.known.as_ref());
    let seen = sent.as_ref().map(|sent| sent.hash);
    let tree = match sight::fresh_tree(app, room, visitor, known, seen).await {
        Ok(tree) => tree,
        Err(error) => {
            tracing::warn!(%error, "a table can no longer be shown");
            return None;
        }
    };
    let hash = tree.hash();
    let before = sent.replace(Sent {
        hash,
        known: Some(tree.known()),
    });
    if before.as_ref().is_some_and(|before| before.hash == hash) {
        return Some(None);
    }
    let known = before.as_ref().and_then(|before| before.known.as_ref());
    let data = tree.finish(app, room, visitor, known);
    Some(Some(Event::default().id(format!("{hash:x}")).data(data)))
}
