//! In which language a visitor reads.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use innovation_engine::Language;

use crate::access::cookie;

/// The cookie of a visitor who has chosen a language.
pub const COOKIE: &str = "language";

/// The language that a visitor has chosen, else the first of ours that the browser asks for.
pub fn wanted(headers: &HeaderMap) -> Language {
    let chosen = cookie::value(headers, COOKIE).and_then(Language::from_code);
    let accepted = || {
        headers
            .get(ACCEPT_LANGUAGE)?
            .to_str()
            .ok()
            .and_then(accepted)
    };
    chosen.or_else(accepted).unwrap_or_default()
}

/// The language of ours that a list such as `de, pt-BR;q=0.9, en;q=0.5` prefers.
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
}
