//! What can go wrong. A handler gives back an [`Error`]; how it is shown is decided once for all of them: as a page in
//! the visitor's language (`web/refusal.rs`), or as JSON (`api/refused.rs`).

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use innovation_text::Problem;

use crate::store::StoreError;

/// Why a request was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The visitor can do something about it.
    #[error("{0:?}")]
    Refused(Problem),
    /// A program has sent something that cannot be read.
    #[error("{} cannot be read: {}", .0.field, .0.detail)]
    Misread(Misread),
    /// The store can not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is in the store is not a game.
    #[error("table {0} cannot be replayed: {1}")]
    Replay(String, String),
    /// A bot has answered with an option that does not exist.
    #[error("a bot failed: {0}")]
    Bot(String),
    /// A task was cut off.
    #[error("a task was cut off: {0}")]
    Cut(String),
}

/// Which part of what was sent is missing or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The field, such as `options.pace`.
    pub field: String,
    /// What was found there, and what would be right.
    pub detail: String,
}

impl From<Misread> for Error {
    fn from(misread: Misread) -> Error {
        Error::Misread(misread)
    }
}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Error {
        Error::Refused(problem)
    }
}

impl Error {
    /// What is said to the visitor.
    pub fn problem(&self) -> Problem {
        match self {
            Error::Refused(problem) => *problem,
            Error::Misread(_) => Problem::Field,
            Error::Store(StoreError::Closed) => Problem::Closing,
            Error::Store(StoreError::Unwritten(_)) => Problem::NotSaved,
            Error::Store(StoreError::Uncertain(_)) => Problem::Uncertain,
            Error::Store(StoreError::Unreachable(_)) => Problem::Unreachable,
            Error::Store(
                StoreError::Database(_)
                | StoreError::Migration(_)
                | StoreError::Damaged(_)
                | StoreError::InUse(_)
                | StoreError::File(..),
            )
            | Error::Replay(..)
            | Error::Bot(_)
            | Error::Cut(_) => Problem::Internal,
        }
    }
}

/// The status of an answer that says what is wrong.
pub fn status(problem: Problem) -> StatusCode {
    match problem {
        Problem::NotFound => StatusCode::NOT_FOUND,
        Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
        Problem::Stale
        | Problem::NotAsked
        | Problem::SeatTaken
        | Problem::NotBegun
        | Problem::NoTakeBack
        | Problem::NameReserved
        | Problem::NotAway
        | Problem::OtherRules
        | Problem::Ended(_) => StatusCode::CONFLICT,
        Problem::NotJson(..) => StatusCode::BAD_REQUEST,
        Problem::Host => StatusCode::MISDIRECTED_REQUEST,
        Problem::Unreadable
        | Problem::Field
        | Problem::NoSuchOption(_)
        | Problem::Seats
        | Problem::Name(_)
        | Problem::Record(_)
        | Problem::RecordLength(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Problem::CrossSite
        | Problem::NotSeated
        | Problem::NotOwner
        | Problem::NotOver
        | Problem::NoHint
        | Problem::Tables(_)
        | Problem::Records(_) => StatusCode::FORBIDDEN,
        Problem::Streams(_) | Problem::Rate(_) => StatusCode::TOO_MANY_REQUESTS,
        Problem::Size => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::Token => StatusCode::UNAUTHORIZED,
        Problem::Internal | Problem::NoReview => StatusCode::INTERNAL_SERVER_ERROR,
        Problem::Closing
        | Problem::NotSaved
        | Problem::Uncertain
        | Problem::Unreachable
        | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The problem behind a status that no handler of ours has given, such as a body that is not a form.
pub fn problem_of(status: StatusCode) -> Problem {
    match status {
        StatusCode::NOT_FOUND => Problem::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Problem::Method,
        StatusCode::PAYLOAD_TOO_LARGE => Problem::Size,
        StatusCode::REQUEST_TIMEOUT => Problem::Busy,
        status if status.is_server_error() => Problem::Internal,
        _ => Problem::Unreadable,
    }
}

/// A word for a problem that programs can rely on.
pub fn code(problem: Problem) -> &'static str {
    match problem {
        Problem::NotFound => "not_found",
        Problem::Method => "method",
        Problem::Stale => "stale",
        Problem::NotAsked => "not_asked",
        Problem::Unreadable => "unreadable",
        Problem::NotJson(..) => "json",
        Problem::Field => "field",
        Problem::NoSuchOption(_) => "option",
        Problem::Host => "host",
        Problem::CrossSite => "cross_site",
        Problem::NotSeated => "not_seated",
        Problem::NotOwner => "not_owner",
        Problem::SeatTaken => "seat_taken",
        Problem::NotBegun => "not_begun",
        Problem::NotOver => "not_over",
        Problem::NoTakeBack => "no_take_back",
        Problem::NoHint => "no_hint",
        Problem::Seats => "seats",
        Problem::Name(_) => "name",
        Problem::Tables(_) => "tables",
        Problem::Records(_) => "records",
        Problem::Streams(_) => "streams",
        Problem::Rate(_) => "rate",
        Problem::Size => "size",
        Problem::Record(_) => "record",
        Problem::Token => "token",
        Problem::Internal => "internal",
        Problem::Closing => "closing",
        Problem::NameReserved => "name_reserved",
        Problem::NotSaved => "not_saved",
        Problem::Uncertain => "uncertain",
        Problem::Unreachable => "unreachable",
        Problem::OtherRules => "other_rules",
        Problem::Ended(_) => "ended",
        Problem::RecordLength(_) => "record_length",
        Problem::Busy => "busy",
        Problem::NotAway => "not_away",
        Problem::NoReview => "no_review",
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let problem = self.problem();
        if matches!(problem, Problem::Internal | Problem::NotSaved) {
            tracing::error!(error = %self, "a request failed");
        }
        let mut response = status(problem).into_response();
        let extensions = response.extensions_mut();
        extensions.insert(Refusal(problem));
        if let Error::Misread(misread) = self {
            extensions.insert(misread);
        }
        response
    }
}

/// The extension of a response with the problem that is to be shown.
#[derive(Clone, Copy)]
pub struct Refusal(pub Problem);

/// What is wrong, if a response says that something is.
pub fn problem_in(response: &Response) -> Option<Problem> {
    let status = response.status();
    match response.extensions().get::<Refusal>() {
        Some(Refusal(problem)) => Some(*problem),
        None if status.is_client_error() || status.is_server_error() => Some(problem_of(status)),
        None => None,
    }
}

/// Every problem, with its status and its word.
#[cfg(test)]
pub const ALL: [(Problem, u16, &str); 38] = [
    (Problem::NotFound, 404, "not_found"),
    (Problem::Method, 405, "method"),
    (Problem::Stale, 409, "stale"),
    (Problem::NotAsked, 409, "not_asked"),
    (Problem::Unreadable, 422, "unreadable"),
    (Problem::NotJson(1, 2), 400, "json"),
    (Problem::Field, 422, "field"),
    (Problem::NoSuchOption(7), 422, "option"),
    (Problem::Host, 421, "host"),
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
    (Problem::NoReview, 500, "no_review"),
];
