//! Who makes a request: known by a signed cookie or a token, or new. And how they are told what cannot be done.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, HOST, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use innovation_engine::Language;
use innovation_text::{Problem, Text};
use serde::Serialize;
use utoipa::ToSchema;

use crate::access::address;
use crate::access::ids::VisitorId;
use crate::access::key;
use crate::access::limits::{Limits, Origin, Rate};
use crate::app::App;
use crate::error::{self, Error, Refusal};
use crate::store::{StoreError, StoredVisitor, now};
use crate::tables::seating::Guest;
use crate::web::pages::{self, ErrorPage, Viewer};

const VISITOR_COOKIE: &str = "visitor";
const LANGUAGE_COOKIE: &str = "language";
/// As long as browsers keep any cookie.
const COOKIE_DAYS: i64 = 400;

/// Who makes a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is.
    pub id: VisitorId,
    /// How they are called, once they have said so.
    pub name: Option<String>,
    /// In which language they read.
    pub language: Language,
    /// Whether it is a program that has shown a token.
    pub by_token: bool,
    /// Whether they have been here before.
    known: bool,
    /// How the server is called in addresses that are handed on.
    pub base_url: String,
    csrf: String,
    path: String,
}

impl Visitor {
    /// As pages need it.
    pub fn viewer(&self) -> Viewer {
        Viewer {
            text: self.text(),
            name: self.name.clone(),
            csrf: self.csrf.clone(),
            path: self.path.clone(),
        }
    }

    /// As those who come to a seat.
    pub fn guest(&self, most_seats: usize) -> Guest {
        Guest {
            id: self.id.clone(),
            name: self.name.clone(),
            most_seats,
        }
    }

    /// The words of their language.
    pub fn text(&self) -> &'static Text {
        Text::of(self.language)
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

/// Finds out who makes a request, counts it against their limit, and shows what cannot be done in their language.
pub async fn recognize(
    State(app): State<App>,
    ConnectInfo(addr): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let path = request
        .uri()
        .path_and_query()
        .map_or("/", |path| path.as_str())
        .to_owned();
    let programs = path.starts_with("/api/");
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
    let refused = response.extensions().get::<Refusal>().copied();
    let refused = refused.filter(|Refusal(problem)| error::status(*problem).is_server_error());
    response = show(&who, programs, response);
    app.metrics.request(response.status().as_u16());
    if let Some(Refusal(problem)) = refused {
        app.metrics.refused(error::code(problem));
    }
    if (!who.known || !is_newest) && !programs && counted.is_ok() {
        let cookie = cookie(&app, VISITOR_COOKIE, who.id.to_string());
        let key = app.key.cookies().into_iter().next();
        let jar = key.map(|key| SignedCookieJar::new(key).add(cookie));
        return (jar, response).into_response();
    }
    response
}

fn too_many(wait: Duration) -> Response {
    let seconds = wait.as_secs() + 1;
    let mut response = Error::from(Problem::Rate(seconds)).into_response();
    let value = HeaderValue::from(seconds);
    response.headers_mut().insert(RETRY_AFTER, value);
    response
}

/// A cookie as all of ours are.
fn cookie(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.is_https())
        .max_age(time::Duration::days(COOKIE_DAYS))
        .build()
}

/// The cookie of a visitor who has chosen a language.
pub fn language_cookie(app: &App, language: Language) -> Cookie<'static> {
    cookie(app, LANGUAGE_COOKIE, language.code().to_owned())
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

/// Nothing is looked up: requests are counted first. Also says whether the newest key has signed the cookie.
fn caller(app: &App, headers: &HeaderMap) -> (Caller, bool) {
    if let Some(value) = headers.get(AUTHORIZATION) {
        let value = value.to_str().ok();
        let token = value.and_then(|value| value.strip_prefix("Bearer "));
        // What is not a token has the hash of no token.
        return (
            Caller::Token(token.map(key::hash).unwrap_or_default()),
            true,
        );
    }
    // A cookie that we have not signed is worth nothing.
    let keys = app.key.cookies().into_iter().enumerate();
    let mut signed = keys.filter_map(|(place, key)| {
        let cookie = SignedCookieJar::from_headers(headers, key).get(VISITOR_COOKIE)?;
        let id = VisitorId::try_from(cookie.value().to_owned()).ok()?;
        Some((Caller::Cookie(id), place == 0))
    });
    signed.next().unwrap_or((Caller::Nobody, true))
}

/// The requests that have been made.
pub struct Rates {
    callers: Rate<Caller>,
    origins: Rate<Origin>,
    /// Requests of new visitors, and with wrong tokens.
    strangers: Rate<Origin>,
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
        }
    }

    fn count(&self, origin: Origin, caller: &Caller) -> Result<(), Duration> {
        self.origins.count(&origin)?;
        match caller {
            Caller::Nobody => self.strangers.count(&origin),
            caller => self.callers.count(caller),
        }
    }

    /// Forgets those who have not come for long.
    pub fn shrink(&self) {
        self.callers.shrink();
        self.origins.shrink();
        self.strangers.shrink();
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
        // Those who have been here lately can go on looking.
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
    who.csrf = app.key.csrf(&who.id);
    if let Some(stored) = stored {
        who.name = Some(stored.name).filter(|name| !name.is_empty());
        if stored.seen + SEEN < now() {
            let (app, id) = (app.clone(), who.id.clone());
            tokio::spawn(async move {
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
    let id = match caller {
        Caller::Nobody => return Ok(None),
        Caller::Cookie(id) => Some(id.clone()),
        Caller::Token(hash) => app.store.visitor_of_token(hash).await?,
    };
    match id {
        Some(id) => {
            let stored = app.store.visitor(&id).await?;
            Ok(Some((id, stored)))
        }
        None => Ok(None),
    }
}

fn visitor(app: &App, id: VisitorId, headers: &HeaderMap, path: &str) -> Visitor {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let local = || format!("http://{}", host.unwrap_or("localhost"));
    Visitor {
        name: None,
        language: language(headers),
        by_token: false,
        known: false,
        base_url: app.config.base_url.clone().unwrap_or_else(local),
        csrf: app.key.csrf(&id),
        path: path.to_owned(),
        id,
    }
}

/// The language that a visitor has chosen, else the first of ours that the browser asks for.
fn language(headers: &HeaderMap) -> Language {
    let jar = CookieJar::from_headers(headers);
    let chosen = jar.get(LANGUAGE_COOKIE);
    let chosen = chosen.and_then(|cookie| Language::from_code(cookie.value()));
    let accepted = || {
        headers
            .get(ACCEPT_LANGUAGE)?
            .to_str()
            .ok()
            .and_then(accepted)
    };
    chosen.or_else(accepted).unwrap_or_default()
}

/// The language of ours that a list such as `de, pt-BR;q=0.9, en;q=0.5` likes best.
fn accepted(list: &str) -> Option<Language> {
    let mut best: Option<(f32, Language)> = None;
    for item in list.split(',') {
        let (tag, weight) = item.split_once(';').unwrap_or((item, "q=1"));
        let weight = weight
            .trim()
            .strip_prefix("q=")
            .and_then(|q| q.parse().ok());
        let code = tag.trim().split('-').next().unwrap_or_default();
        let language = Language::from_code(&code.to_lowercase());
        let (Some(language), Some(weight)) = (language, weight) else {
            continue;
        };
        if weight > best.map_or(0.0, |(best, _)| best) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

/// What a program is told when something cannot be done.
#[derive(Serialize, ToSchema)]
pub struct Refused {
    /// A word that programs can rely on, such as `stale`.
    error: &'static str,
    /// What is wrong, in a sentence.
    message: String,
}

/// Shows what is wrong, as a page or as JSON.
fn show(visitor: &Visitor, programs: bool, response: Response) -> Response {
    let refusal = response.extensions().get::<Refusal>().copied();
    let status = response.status();
    let Refusal(problem) = match refusal {
        Some(refusal) => refusal,
        None if status.is_client_error() || status.is_server_error() => {
            Refusal(error::problem_of(status))
        }
        None => return response,
    };
    let (status, retry) = (
        error::status(problem),
        response.headers().get(RETRY_AFTER).cloned(),
    );
    let sentence = visitor.text().problem(problem);
    let mut shown = if programs {
        let refused = Refused {
            error: error::code(problem),
            message: sentence,
        };
        (status, Json(refused)).into_response()
    } else {
        let page = ErrorPage {
            status: status.as_u16(),
            sentence,
            back: back(&visitor.path),
        };
        (status, pages::error::page(&visitor.viewer(), &page)).into_response()
    };
    if let Some(retry) = retry {
        shown.headers_mut().insert(RETRY_AFTER, retry);
    }
    shown
}

/// Where to go from a page that could not be shown: to its table, or home.
fn back(path: &str) -> String {
    let mut parts = path.split(['/', '?']).skip(1);
    match (parts.next(), parts.next(), parts.next()) {
        (Some("t"), Some(id), Some(_)) => format!("/t/{id}"),
        _ => "/".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_is_liked_best_is_taken() {
        assert_eq!(accepted("de, pt-BR;q=0.9, en;q=0.5"), Some(Language::Pt));
        assert_eq!(accepted("en;q=0.5,ru;q=0.8"), Some(Language::Ru));
        assert_eq!(accepted("fr,it"), Some(Language::Fr));
        assert_eq!(accepted("fr;q=0"), None);
        assert_eq!(accepted("fr;q=NaN,*"), None);
        assert_eq!(accepted("de"), None);
    }

    #[tokio::test]
    async fn every_problem_has_its_status_its_sentence_and_its_word() {
        let visitor = Visitor {
            id: VisitorId::random(),
            name: None,
            language: Language::It,
            by_token: false,
            known: false,
            base_url: String::new(),
            csrf: String::new(),
            path: "/t/0123/answer".to_owned(),
        };
        for (problem, status, code) in [
            (Problem::NotFound, 404, "not_found"),
            (Problem::Method, 405, "method"),
            (Problem::Stale, 409, "stale"),
            (Problem::NotAsked, 409, "not_asked"),
            (Problem::Unreadable, 422, "unreadable"),
            (Problem::CrossSite, 403, "cross_site"),
            (Problem::NotSeated, 403, "not_seated"),
            (Problem::NotOwner, 403, "not_owner"),
            (Problem::SeatTaken, 409, "seat_taken"),
            (Problem::NotBegun, 409, "not_begun"),
            (Problem::NotOver, 403, "not_over"),
            (Problem::NoTakeBack, 409, "no_take_back"),
            (Problem::NoHint, 403, "no_hint"),
            (Problem::Seats, 422, "seats"),
            (Problem::Name(7), 422, "name"),
            (Problem::Tables(7), 403, "tables"),
            (Problem::Records(7), 403, "records"),
            (Problem::Streams(7), 429, "streams"),
            (Problem::Rate(7), 429, "rate"),
            (Problem::Size, 413, "size"),
            (Problem::Record(7), 422, "record"),
            (Problem::Token, 401, "token"),
            (Problem::Internal, 500, "internal"),
            (Problem::Closing, 503, "closing"),
            (Problem::NameReserved, 409, "name_reserved"),
            (Problem::NotSaved, 503, "not_saved"),
            (Problem::Uncertain, 503, "uncertain"),
            (Problem::Unreachable, 503, "unreachable"),
            (Problem::OtherRules, 409, "other_rules"),
            (Problem::Ended(7), 409, "ended"),
            (Problem::RecordLength(7), 422, "record_length"),
            (Problem::Busy, 503, "busy"),
            (Problem::NotAway, 409, "not_away"),
        ] {
            let sentence = Text::of(Language::It).problem(problem);
            let page = show(&visitor, false, Error::from(problem).into_response());
            assert_eq!(page.status().as_u16(), status, "{problem:?}");
            let page = body(page).await;
            assert!(
                page.contains(&maud::html! { (sentence) }.into_string()),
                "{page}"
            );
            assert!(page.contains("/t/0123\""), "{page}");
            let json = show(&visitor, true, Error::from(problem).into_response());
            assert_eq!(json.status().as_u16(), status, "{problem:?}");
            let expected = serde_json::json!({ "error": code, "message": sentence });
            assert_eq!(body(json).await, expected.to_string());
        }
        let broken = Error::Replay("0123".to_owned(), "secret".to_owned());
        let page = body(show(&visitor, false, broken.into_response())).await;
        assert!(!page.contains("secret"), "what broke is for the log");
    }

    async fn body(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await;
        String::from_utf8(bytes.unwrap().to_vec()).unwrap()
    }

    #[test]
    fn a_table_is_gone_back_to() {
        assert_eq!(back("/t/0123/answer"), "/t/0123");
        assert_eq!(back("/t/0123"), "/");
        assert_eq!(back("/cards/oars?x"), "/");
    }
}
