//! Who makes a request: known by a signed cookie or a token, or new.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, HOST, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use innovation_engine::{Language, Seat};
use innovation_text::{Problem, Text};

use crate::access::address;
use crate::access::cookie::{self, Cookie};
use crate::access::host;
use crate::access::ids::{TableId, VisitorId};
use crate::access::key::{self, Keys};
use crate::access::language;
use crate::access::limits::{DEEP_REVIEW, Limits, Origin, Rate};
use crate::access::preferences::Preferences;
use crate::app::App;
use crate::error::{self, Error, Refusal};
use crate::spawn::spawn;
use crate::store::{StoreError, StoredVisitor, now};
use crate::tables::reviews::Depth;
use crate::tables::seating::Guest;
use crate::tables::snapshot::{Eyes, Snapshot};
use crate::web::pages::Viewer;

const VISITOR_COOKIE: &str = "visitor";
const TABLE_COOKIE: &str = "table";
const SCREEN_COOKIE: &str = "screen";

/// Who makes a request.
#[derive(Clone)]
pub struct Visitor {
    /// Who it is.
    pub id: VisitorId,
    /// How they are called, once they have said so.
    pub name: Option<String>,
    /// In which language they read.
    pub language: Language,
    /// How they like tables to be.
    pub preferences: Preferences,
    /// The table that they were last at.
    table: Option<TableId>,
    /// Who looks at the screen, at a table where people share one.
    at_screen: Option<Seat>,
    /// Whether it is a program that has shown a token.
    pub by_token: bool,
    /// Whether they have been here before.
    pub known: bool,
    /// How the server is called in addresses that are handed on.
    pub base_url: String,
    keys: Keys,
    path: String,
}

impl Visitor {
    /// The visitor as pages need them.
    pub fn viewer(&self) -> Viewer {
        Viewer {
            text: self.text(),
            name: self.name.clone(),
            csrf: self.keys.csrf(&self.id),
            path: self.path.clone(),
            preferences: self.preferences,
            table: self.table.as_ref().map(|id| format!("/t/{id}")),
        }
    }

    /// The visitor as somebody who takes a seat.
    pub fn guest(&self, most_seats: usize) -> Guest {
        Guest {
            id: self.id.clone(),
            name: self.name.clone(),
            most_seats,
        }
    }

    /// Through whose eyes they see a table.
    pub fn eyes(&self, shown: &Snapshot) -> Eyes {
        shown.eyes(&self.id, self.at_screen)
    }

    /// The path of their request.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The words of their language.
    pub fn text(&self) -> &'static Text {
        Text::of(self.language)
    }
}

#[cfg(test)]
impl Visitor {
    /// A visitor for a test.
    pub fn somebody(language: Language, path: &str) -> Visitor {
        Visitor {
            id: VisitorId::random(),
            name: None,
            language,
            preferences: Preferences::default(),
            table: None,
            at_screen: None,
            by_token: false,
            known: false,
            base_url: String::new(),
            keys: Keys::default(),
            path: path.to_owned(),
        }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Infallible> {
        let known = parts.extensions.get::<Visitor>().cloned();
        // `recognize` runs before every handler; without it, everybody is a stranger.
        Ok(known.unwrap_or_else(|| visitor(app, VisitorId::random(), &parts.headers, "/")))
    }
}

/// The audience of a group of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// People with a browser, who get a cookie.
    People,
    /// Programs.
    Programs,
}

/// Recognizes the visitor of a request, and counts it against their limit. A refusal carries the visitor, whose
/// language its page needs.
pub async fn recognize(
    State((app, audience)): State<(App, Audience)>,
    ConnectInfo(addr): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let path = request
        .uri()
        .path_and_query()
        .map_or("/", |path| path.as_str())
        .to_owned();
    let headers = request.headers();
    let (caller, is_newest) = caller(&app, headers);
    let origin = Origin::from(address::client(addr.ip(), headers, &app.config.proxies));
    if let Some(trust) = address::trust(addr.ip(), headers, &app.config.proxies) {
        app.metrics.forwarded(trust);
    }
    let mut who = visitor(&app, VisitorId::random(), headers, &path);
    let counted = app.rates.count(origin, &caller);
    let known = match counted {
        Err(wait) => Err(too_many(wait)),
        Ok(()) if !is_for_us(&app, headers) => Err(Error::from(Problem::Host).into_response()),
        Ok(()) if app.waiting.sentence().is_some() => {
            Err(Error::from(Problem::Closing).into_response())
        }
        Ok(()) => known(&app, origin, caller, &mut who).await,
    };
    let mut response = match known {
        Err(refused) => refused,
        Ok(()) => {
            request.extensions_mut().insert(who.clone());
            next.run(request).await
        }
    };
    let status = response.status();
    app.metrics.request(status.as_u16());
    if let Some(Refusal(problem)) = response.extensions().get::<Refusal>().copied()
        && status.is_server_error()
    {
        app.metrics.refused(error::code(problem));
    }
    let is_new = !who.known || !is_newest;
    if is_new && audience == Audience::People && counted.is_ok() {
        let signed = app.key.sign(who.id.as_str());
        let known_by = signed.map(|value| cookie(&app, VISITOR_COOKIE, value));
        response = (known_by, response).into_response();
    }
    if status.is_client_error() || status.is_server_error() {
        response.extensions_mut().insert(who);
    }
    response
}

/// Whether a request is meant for this server.
fn is_for_us(app: &App, headers: &HeaderMap) -> bool {
    let host = headers
        .get(HOST)
        .map(|host| host.to_str().unwrap_or_default());
    let base_url = app.config.base_url.as_deref();
    host.is_none_or(|host| host::is_ours(host, app.config.addr, base_url))
}

fn too_many(wait: Duration) -> Response {
    let seconds = wait.as_secs() + 1;
    let mut response = Error::from(Problem::Rate(seconds)).into_response();
    let value = HeaderValue::from(seconds);
    response.headers_mut().insert(RETRY_AFTER, value);
    response
}

/// A cookie as all of ours are.
fn cookie(app: &App, name: &'static str, value: String) -> Cookie {
    Cookie {
        name,
        value,
        path: "/".to_owned(),
        secure: app.is_https(),
    }
}

/// The cookie of a visitor who has chosen a language.
pub fn language_cookie(app: &App, chosen: Language) -> Cookie {
    cookie(app, language::COOKIE, chosen.code().to_owned())
}

/// How a request says who makes it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Caller {
    /// By a cookie that we have signed.
    Cookie(VisitorId),
    /// By a token with this hash.
    Token(String),
    /// Not at all, or in a way that cannot be read.
    Nobody,
}

/// Who makes a request, by its headers alone: requests are counted before anything is looked up. Also says whether the
/// newest key has signed the cookie.
fn caller(app: &App, headers: &HeaderMap) -> (Caller, bool) {
    if let Some(value) = headers.get(AUTHORIZATION) {
        let value = value.to_str().ok();
        let token = value.and_then(|value| value.strip_prefix("Bearer "));
        // A malformed token has a hash that no token has.
        return (
            Caller::Token(token.map(key::hash).unwrap_or_default()),
            true,
        );
    }
    // A cookie that we have not signed is worth nothing.
    let known = cookie::value(headers, VISITOR_COOKIE).and_then(|signed| {
        let (id, is_newest) = app.key.signed(signed)?;
        let id = VisitorId::try_from(id.to_owned()).ok()?;
        Some((Caller::Cookie(id), is_newest))
    });
    known.unwrap_or((Caller::Nobody, true))
}

/// The requests that have been made.
pub struct Rates {
    callers: Rate<Caller>,
    origins: Rate<Origin>,
    /// Requests of new visitors, and with wrong tokens.
    strangers: Rate<Origin>,
    reviews: Rate<VisitorId>,
}

impl Rates {
    /// Nobody has made a request yet.
    pub fn new(limits: &Limits) -> Rates {
        let factor = limits.address_factor;
        Rates {
            callers: Rate::new(limits.rate, limits.burst),
            origins: Rate::new(
                limits.rate * f64::from(factor),
                limits.burst.saturating_mul(factor),
            ),
            strangers: Rate::new(limits.rate, limits.burst),
            reviews: Rate::new(f64::from(limits.reviews) / 3600.0, limits.reviews),
        }
    }

    fn count(&self, origin: Origin, caller: &Caller) -> Result<(), Duration> {
        self.origins.count(&origin)?;
        match caller {
            Caller::Nobody => self.strangers.count(&origin),
            caller => self.callers.count(caller),
        }
    }

    /// Counts a review.
    pub fn count_review(&self, visitor: &VisitorId, depth: Depth) -> Result<(), Problem> {
        let count = match depth {
            Depth::Quick => NonZeroU32::MIN,
            Depth::Deep => DEEP_REVIEW,
        };
        let counted = self.reviews.count_several(visitor, count);
        counted.map_err(|wait| Problem::Rate(wait.as_secs() + 1))
    }

    /// Forgets those who have not come for long.
    pub fn shrink(&self) {
        self.callers.shrink();
        self.origins.shrink();
        self.strangers.shrink();
        self.reviews.shrink();
    }
}

/// How long a visitor counts as seen, in seconds: it is not written down at every request.
const SEEN: i64 = 24 * 60 * 60;

/// Finds out who makes a request.
async fn known(
    app: &App,
    origin: Origin,
    caller: Caller,
    who: &mut Visitor,
) -> Result<(), Response> {
    let refused = |error: StoreError| Error::from(error).into_response();
    if caller == Caller::Nobody {
        return Ok(());
    }
    let (id, stored) = match look_up(app, &caller).await {
        Ok(Some(found)) => {
            app.acquaintances.insert(caller.clone(), found.clone());
            found
        }
        Ok(None) => {
            app.rates.strangers.count(&origin).map_err(too_many)?;
            return Err(Error::from(Problem::Token).into_response());
        }
        // Recent visitors can still look at tables.
        Err(error @ StoreError::Unreachable(_)) => {
            match (app.acquaintances.get(&caller), &caller) {
                (Some(found), _) => found,
                (None, Caller::Cookie(id)) => (id.clone(), None),
                _ => return Err(refused(error)),
            }
        }
        Err(error) => return Err(refused(error)),
    };
    who.id = id;
    who.by_token = matches!(caller, Caller::Token(_));
    who.known = true;
    if let Some(stored) = stored {
        who.name = Some(stored.name).filter(|name| !name.is_empty());
        who.preferences = Preferences::read(&stored.preferences);
        if stored.seen + SEEN < now() {
            let (app, id) = (app.clone(), who.id.clone());
            spawn(async move {
                if let Err(error) = app.store.greet(&id).await {
                    tracing::warn!(%error, "it was not noted that a visitor came");
                }
            });
        }
    }
    Ok(())
}

/// A visitor, and what is stored of them. `None`: nobody has this token.
pub type Acquaintance = (VisitorId, Option<StoredVisitor>);

async fn look_up(app: &App, caller: &Caller) -> Result<Option<Acquaintance>, StoreError> {
    Ok(match caller {
        Caller::Nobody => None,
        Caller::Cookie(id) => Some((id.clone(), app.store.visitor(id).await?)),
        Caller::Token(hash) => {
            let found = app.store.visitor_of_token(hash).await?;
            found.map(|(id, stored)| (id, Some(stored)))
        }
    })
}

fn visitor(app: &App, id: VisitorId, headers: &HeaderMap, path: &str) -> Visitor {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let local = || format!("http://{}", host.unwrap_or("localhost"));
    Visitor {
        name: None,
        language: language::wanted(headers),
        preferences: Preferences::default(),
        table: last_table(headers),
        at_screen: at_screen(headers),
        by_token: false,
        known: false,
        base_url: app.config.base_url.clone().unwrap_or_else(local),
        keys: app.key.clone(),
        path: path.to_owned(),
        id,
    }
}

/// The cookie of a visitor who is at a table, by which other pages lead back to it.
pub fn table_cookie(app: &App, id: &TableId) -> Cookie {
    cookie(app, TABLE_COOKIE, id.to_string())
}

/// The table that a visitor was last at.
fn last_table(headers: &HeaderMap) -> Option<TableId> {
    TableId::try_from(cookie::value(headers, TABLE_COOKIE)?.to_owned()).ok()
}

/// The cookie of the screen of a table that people share: who looks at it.
pub fn screen_cookie(app: &App, id: &TableId, seat: Option<Seat>) -> Cookie {
    let seat = seat.map(|seat| seat.index().to_string());
    Cookie {
        path: format!("/t/{id}"),
        ..cookie(app, SCREEN_COOKIE, seat.unwrap_or_default())
    }
}

/// Who looks at the screen. The browser sends the cookie of this table only.
fn at_screen(headers: &HeaderMap) -> Option<Seat> {
    let seat = cookie::value(headers, SCREEN_COOKIE)?.parse().ok()?;
    Seat::new(seat)
}
