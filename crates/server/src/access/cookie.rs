//! Cookies (RFC 6265). All of ours have short values of plain letters, so that nothing has to be encoded.

use std::convert::Infallible;

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponseParts, ResponseParts};

/// As long as browsers keep any cookie.
const DAYS: u32 = 400;

/// A cookie to be set, as part of a response.
pub struct Cookie {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// For which addresses it is: those that begin with this one.
    pub path: String,
    /// Whether it is sent by HTTPS only.
    pub secure: bool,
}

impl IntoResponseParts for Cookie {
    type Error = Infallible;

    fn into_response_parts(self, mut response: ResponseParts) -> Result<ResponseParts, Infallible> {
        // A value that cannot be in a header was not made here, and is not set.
        if let Ok(header) = HeaderValue::try_from(self.to_header()) {
            response.headers_mut().append(SET_COOKIE, header);
        }
        Ok(response)
    }
}

impl Cookie {
    fn to_header(&self) -> String {
        let Cookie {
            name,
            value,
            path,
            secure,
        } = self;
        let secure = if *secure { "; Secure" } else { "" };
        let age = DAYS * 24 * 60 * 60;
        format!("{name}={value}; HttpOnly; SameSite=Lax{secure}; Path={path}; Max-Age={age}")
    }
}

/// The value of a cookie of this name. Of several, the last one.
pub fn value<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let headers = headers.get_all(COOKIE).iter();
    let cookies = headers.filter_map(|header| header.to_str().ok());
    let pairs = cookies.flat_map(|cookies| cookies.split(';'));
    let mut values = pairs.filter_map(|pair| {
        let (key, value) = pair.split_once('=')?;
        (key.trim() == name).then_some(value.trim())
    });
    values.next_back()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &[&'static str]) -> HeaderMap {
        let cookies = cookies.iter();
        let pairs = cookies.map(|cookie| (COOKIE, HeaderValue::from_static(cookie)));
        pairs.collect()
    }

    #[test]
    fn a_value_is_found_by_its_name() {
        let headers = headers(&["visitor=abc.def; language=it", "screen=", "table = 12 ;x"]);
        assert_eq!(value(&headers, "visitor"), Some("abc.def"));
        assert_eq!(value(&headers, "language"), Some("it"));
        assert_eq!(value(&headers, "screen"), Some(""));
        assert_eq!(value(&headers, "table"), Some("12"));
        assert_eq!(value(&headers, "x"), None);
        assert_eq!(value(&headers, "visit"), None);
    }

    #[test]
    fn of_several_the_last_one_counts() {
        assert_eq!(value(&headers(&["a=1; a=2; a=3"]), "a"), Some("3"));
    }

    #[test]
    fn a_cookie_is_for_this_site_alone() {
        let cookie = |secure| Cookie {
            name: "table",
            value: "12".to_owned(),
            path: "/t".to_owned(),
            secure,
        };
        let plain = "table=12; HttpOnly; SameSite=Lax; Path=/t; Max-Age=34560000";
        assert_eq!(cookie(false).to_header(), plain);
        let secure = "table=12; HttpOnly; SameSite=Lax; Secure; Path=/t; Max-Age=34560000";
        assert_eq!(cookie(true).to_header(), secure);
    }
}
