//! The cards, to browse.

use axum::extract::{Path, Query};
use innovation_engine::{Age, Card, Color, Edition, Icon};
use innovation_text::{Problem, search_cards};
use maud::Markup;
use serde::Deserialize;

use crate::access::visitor::Visitor;
use crate::error::Error;
use crate::web::pages::{CardFilter, CardPage, CardsPage, cards};

/// What is looked for; a field that is empty says nothing.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    words: String,
    age: String,
    color: String,
    icon: String,
    edition: String,
}

/// Reads a field that may be empty.
fn field<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Problem> {
    match text {
        "" => Ok(None),
        text => read(text).map(Some).ok_or(Problem::NotFound),
    }
}

pub async fn all(visitor: Visitor, Query(wanted): Query<Wanted>) -> Result<Markup, Error> {
    let filter = CardFilter {
        words: wanted.words.trim().to_owned(),
        age: field(&wanted.age, |age| age.parse().ok().and_then(Age::new))?,
        color: field(&wanted.color, Color::from_word)?,
        icon: field(&wanted.icon, Icon::from_word)?,
        edition: field(&wanted.edition, Edition::from_word)?.unwrap_or_default(),
    };
    let found = match filter.words.as_str() {
        "" => Card::all().collect(),
        words => search_cards(words, visitor.text(), filter.edition),
    };
    let fits = |card: &Card| {
        filter.age.is_none_or(|age| card.age() == age)
            && filter.color.is_none_or(|color| card.color() == color)
            && filter.icon.is_none_or(|icon| card.has(icon))
    };
    let page = CardsPage {
        cards: found.into_iter().filter(fits).collect(),
        filter,
    };
    Ok(cards::page(&visitor.viewer(), &page))
}

pub async fn one(
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Error> {
    let page = CardPage {
        card: Card::from_id(&id).ok_or(Problem::NotFound)?,
        edition: field(&wanted.edition, Edition::from_word)?.unwrap_or_default(),
    };
    Ok(cards::card(&visitor.viewer(), &page))
}
