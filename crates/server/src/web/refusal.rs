//! Errors for people: a page in their language, with a link back.

use axum::extract::Request;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::access::visitor::Visitor;
use crate::error;
use crate::web::pages::{self, ErrorPage};

/// Shows what was refused.
pub async fn show(request: Request, next: Next) -> Response {
    page(next.run(request).await)
}

/// The page that says what is wrong, if something is.
fn page(mut response: Response) -> Response {
    let Some(problem) = error::problem_in(&response) else {
        return response;
    };
    // The visitor is recognized before any request can be refused.
    let Some(visitor) = response.extensions_mut().remove::<Visitor>() else {
        return response;
    };
    let status = error::status(problem);
    let page = ErrorPage {
        status: status.as_u16(),
        sentence: visitor.text().problem(problem),
        back: back(visitor.path()),
    };
    let page = pages::error::page(&visitor.viewer(), &page);
    let mut shown = (status, page).into_response();
    for (name, value) in response.headers() {
        if ![CONTENT_TYPE, CONTENT_LENGTH].contains(name) {
            shown.headers_mut().append(name, value.clone());
        }
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
    use axum::http::header::SET_COOKIE;
    use innovation_engine::Language;
    use innovation_text::Text;

    use super::*;
    use crate::error::Error;

    async fn shown(error: Error) -> (u16, String) {
        let mut response = error.into_response();
        let visitor = Visitor::somebody(Language::It, "/t/0123/answer");
        response.extensions_mut().insert(visitor);
        let cookie = "visitor=x".parse().unwrap();
        response.headers_mut().insert(SET_COOKIE, cookie);
        let response = page(response);
        assert_eq!(response.headers()[SET_COOKIE], "visitor=x");
        let status = response.status().as_u16();
        let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await;
        (status, String::from_utf8(bytes.unwrap().to_vec()).unwrap())
    }

    #[tokio::test]
    async fn every_problem_has_its_status_and_its_sentence() {
        for (problem, status, _) in error::ALL {
            let sentence = Text::of(Language::It).problem(problem);
            let sentence = maud::html! { (sentence) }.into_string();
            let (found, page) = shown(problem.into()).await;
            assert_eq!(found, status, "{problem:?}");
            assert!(page.contains(&sentence), "{page}");
            assert!(page.contains("/t/0123\""), "{page}");
        }
        let broken = Error::Replay("0123".to_owned(), "secret".to_owned());
        let (_, page) = shown(broken).await;
        assert!(!page.contains("secret"), "what broke is for the log");
    }

    #[test]
    fn a_table_is_gone_back_to() {
        assert_eq!(back("/t/0123/answer"), "/t/0123");
        assert_eq!(back("/t/0123"), "/");
        assert_eq!(back("/cards/oars?x"), "/");
    }
}
