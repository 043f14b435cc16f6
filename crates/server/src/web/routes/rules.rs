//! The rules.

use axum::extract::Path;
use innovation_text::{Problem, Section};
use maud::Markup;

use crate::access::visitor::Visitor;
use crate::error::Error;
use crate::web::pages::rules;

pub async fn all(visitor: Visitor) -> Markup {
    rules::page(&visitor.viewer())
}

pub async fn section(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Error> {
    let section = Section::from_id(&id).ok_or(Problem::NotFound)?;
    Ok(rules::section(&visitor.viewer(), section))
}
