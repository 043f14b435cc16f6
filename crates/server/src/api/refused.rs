//! Requests and errors of the API: extractors for JSON bodies and query strings, and the JSON of an error.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use innovation_text::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::{self, Error, Misread, problem_of};

/// What a program is sent when a request is refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Refused {
    /// A word that programs can rely on, such as `stale`.
    #[cfg_attr(test, schema(example = "field"))]
    error: &'static str,
    /// What is wrong, in a sentence in the language of `Accept-Language`.
    message: String,
    /// The field that is missing or wrong, such as `options.pace`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schema(example = "options.pace"))]
    field: Option<String>,
    /// What was found in it, and what would be right.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        test,
        schema(example = "invalid value: integer `-1`, expected milliseconds from 0 to 60000")
    )]
    detail: Option<String>,
}

/// Shows what was refused.
pub async fn show(request: Request, next: Next) -> Response {
    as_json(next.run(request).await)
}

/// What is wrong, if something is, as JSON.
fn as_json(mut response: Response) -> Response {
    let Some(problem) = error::problem_in(&response) else {
        return response;
    };
    let extensions = response.extensions_mut();
    let (field, detail) = extensions
        .remove::<Misread>()
        .map(|Misread { field, detail }| (field, detail))
        .unzip();
    let field = field.or_else(|| field_of(problem).map(str::to_owned));
    // The visitor is recognized before any request can be refused.
    let Some(visitor) = extensions.remove::<Visitor>() else {
        return response;
    };
    let refused = Refused {
        error: error::code(problem),
        message: visitor.text().problem(problem),
        field,
        detail,
    };
    let mut shown = (error::status(problem), Json(refused)).into_response();
    for (name, value) in response.headers() {
        if ![CONTENT_TYPE, CONTENT_LENGTH].contains(name) {
            shown.headers_mut().append(name, value.clone());
        }
    }
    shown
}

/// The field that a problem is about, where it is always the same one.
fn field_of(problem: Problem) -> Option<&'static str> {
    match problem {
        Problem::Name(_) | Problem::NameReserved => Some("name"),
        Problem::Seats => Some("seats"),
        Problem::NoSuchOption(_) => Some("option"),
        Problem::Stale => Some("sequence"),
        _ => None,
    }
}

/// The JSON body of a request. An empty one counts as `{}`.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        let bytes = Bytes::from_request(request, app).await;
        let bytes = bytes.map_err(|rejection| problem_of(rejection.into_response().status()))?;
        let value = match bytes.is_empty() {
            true => Ok(Value::Object(Default::default())),
            false => serde_json::from_slice(&bytes),
        };
        let value: Value = value.map_err(|error| Problem::NotJson(error.line(), error.column()))?;
        if !value.is_object() {
            return Err(Error::Misread(Misread {
                field: ".".to_owned(),
                detail: "expected an object".to_owned(),
            }));
        }
        let read = serde_path_to_error::deserialize(value);
        let body = read.map_err(|error| {
            let detail = error.inner().to_string();
            // A field that is missing has no path of its own.
            let missing = detail.strip_prefix("missing field `");
            let missing = missing.and_then(|rest| rest.strip_suffix('`'));
            let field = match (error.path().to_string(), missing) {
                (path, None) => path,
                (path, Some(missing)) if path == "." => missing.to_owned(),
                (path, Some(missing)) => format!("{path}.{missing}"),
            };
            Misread { field, detail }
        })?;
        Ok(Body(body))
    }
}

/// The query string of an address.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Params<T>, Error> {
        let read = Query::try_from_uri(&parts.uri);
        let Query(params) = read.map_err(|rejection| {
            let text = rejection.body_text();
            // As in `Failed to deserialize query string: page: invalid digit found in string`.
            let mut words = text.splitn(3, ": ").skip(1).map(str::to_owned);
            Misread {
                field: words.next().unwrap_or_default(),
                detail: words.next().unwrap_or(text),
            }
        })?;
        Ok(Params(params))
    }
}

#[cfg(test)]
mod tests {
    use innovation_engine::Language;
    use innovation_text::Text;
    use serde_json::json;

    use super::*;

    async fn shown(error: Error) -> (u16, Value) {
        let mut response = error.into_response();
        let visitor = Visitor::somebody(Language::It, "/tables");
        response.extensions_mut().insert(visitor);
        let response = as_json(response);
        let status = response.status().as_u16();
        let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await;
        (status, serde_json::from_slice(&bytes.unwrap()).unwrap())
    }

    #[tokio::test]
    async fn every_problem_has_its_status_its_sentence_and_its_word() {
        for (problem, status, word) in error::ALL {
            let sentence = Text::of(Language::It).problem(problem);
            let mut expected = json!({ "error": word, "message": sentence });
            if let Some(field) = field_of(problem) {
                expected["field"] = field.into();
            }
            assert_eq!(shown(problem.into()).await, (status, expected));
        }
        let misread = Misread {
            field: "options.pace".to_owned(),
            detail: "expected a number".to_owned(),
        };
        let (status, refused) = shown(Error::Misread(misread)).await;
        assert_eq!((status, &refused["error"]), (422, &json!("field")));
        assert_eq!(refused["field"], "options.pace");
        assert_eq!(refused["detail"], "expected a number");
    }
}
