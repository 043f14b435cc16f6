//! Forms, and whether they are ours.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::IntoResponse;
use innovation_text::Problem;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::{Error, problem_of};

/// What a visitor sent with a form of ours.
pub struct Posted<T>(pub T);

/// A form without fields of its own.
#[derive(Deserialize)]
pub struct Empty {}

#[derive(Deserialize)]
struct Protection {
    csrf: String,
}

impl<T: DeserializeOwned> FromRequest<App> for Posted<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Posted<T>, Error> {
        if !is_from_here(request.headers()) {
            return Err(Problem::CrossSite.into());
        }
        let visitor = request.extensions().get::<Visitor>().cloned();
        let visitor = visitor.ok_or(Problem::CrossSite)?;
        let bytes = Bytes::from_request(request, app).await;
        let bytes = bytes.map_err(|rejection| problem_of(rejection.into_response().status()))?;
        let protection: Result<Protection, _> = serde_urlencoded::from_bytes(&bytes);
        match protection {
            Ok(Protection { csrf }) if app.key.is_csrf(&visitor.id, &csrf) => {}
            _ => return Err(Problem::CrossSite.into()),
        }
        let fields = serde_urlencoded::from_bytes(&bytes);
        Ok(Posted(fields.map_err(|_| Problem::Unreadable)?))
    }
}

/// Whether a browser says that a request comes from a page of ours, or says nothing.
fn is_from_here(headers: &HeaderMap) -> bool {
    let value = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    if let Some(site) = value("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    match (value(ORIGIN.as_str()), value(HOST.as_str())) {
        (None, _) => true,
        (Some(origin), Some(host)) => origin
            .split_once("://")
            .is_some_and(|(_, from)| from == host),
        (Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    #[test]
    fn forms_of_other_sites_are_told_from_ours() {
        let from_here = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|&(name, value)| {
                let name = HeaderName::from_static(name);
                (name, value.parse().unwrap())
            });
            is_from_here(&pairs.collect())
        };
        assert!(from_here(&[]));
        assert!(from_here(&[("sec-fetch-site", "same-origin")]));
        assert!(!from_here(&[("sec-fetch-site", "cross-site")]));
        assert!(!from_here(&[("sec-fetch-site", "same-site")]));
        assert!(from_here(&[("origin", "http://a.org"), ("host", "a.org")]));
        assert!(!from_here(&[("origin", "http://b.org"), ("host", "a.org")]));
        assert!(!from_here(&[("origin", "null"), ("host", "a.org")]));
    }
}
