//! What can go wrong. A handler gives back an [`Error`]; how it is shown, as a page in the visitor's language or as
//! JSON, is decided once for all of them, in `visitor.rs`.

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
    /// The store can not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is in the store is no game.
    #[error("table {0} cannot be replayed: {1}")]
    Replay(String, String),
    /// A bot has given an answer that there is not.
    #[error("a bot failed: {0}")]
    Bot(String),
    /// A task was cut off.
    #[error("a task was cut off: {0}")]
    Cut(String),
}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Error {
        Error::Refused(problem)
    }
}

impl Error {
    /// What the visitor is told.
    pub fn problem(&self) -> Problem {
        match self {
            Error::Refused(problem) => *problem,
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
        Problem::Unreadable
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
        Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Problem::Closing
        | Problem::NotSaved
        | Problem::Uncertain
        | Problem::Unreachable
        | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The problem behind a status that no handler of ours has given, such as a body that is no form.
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
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let problem = self.problem();
        if matches!(problem, Problem::Internal | Problem::NotSaved) {
            tracing::error!(error = %self, "a request failed");
        }
        let mut response = status(problem).into_response();
        response.extensions_mut().insert(Refusal(problem));
        response
    }
}

/// In a response: what is to be shown in it.
#[derive(Clone, Copy)]
pub struct Refusal(pub Problem);
