//! Ids that cannot be guessed.

use std::fmt;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use innovation_text::Problem;

use crate::app::App;
use crate::error::Error;

/// Random bytes as text for addresses.
pub fn random<const BYTES: usize>() -> String {
    hex::encode(rand::random::<[u8; BYTES]>())
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $bytes:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $name(String);

        impl $name {
            /// A new one.
            pub fn random() -> $name {
                $name(random::<$bytes>())
            }

            /// As text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = &'static str;

            fn try_from(text: String) -> Result<$name, &'static str> {
                let hex = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
                if hex && text.len() == 2 * $bytes {
                    Ok($name(text))
                } else {
                    Err("no such name")
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A table, in addresses. Everybody who knows the id may watch.
    TableId, 8
}

id! {
    /// A visitor: everybody with the same cookie, or a token of the same player, is the same visitor.
    VisitorId, 16
}

impl FromRequestParts<App> for TableId {
    type Rejection = Error;

    /// The `{id}` of an address. Text that cannot be an id is not found.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableId, Error> {
        let parameters = RawPathParams::from_request_parts(parts, app).await;
        let parameters = parameters.map_err(|_| Problem::NotFound)?;
        let id = parameters.iter().find(|(name, _)| *name == "id");
        let id = id.and_then(|(_, id)| TableId::try_from(id.to_owned()).ok());
        id.ok_or_else(|| Problem::NotFound.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_made_here_is_taken() {
        let id = TableId::random();
        assert_eq!(TableId::try_from(id.to_string()), Ok(id));
        for text in [
            "",
            "0",
            "0123456789ABCDEF",
            "0123456789abcdeg",
            "00112233445566778",
        ] {
            assert!(TableId::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
