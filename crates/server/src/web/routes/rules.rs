//! The rules.

use axum::extract::Path;
use innovation_text::{Problem, Section};
use maud::Markup;

use crate::access::visitor::Visitor;
use crate::error::Error;
use crate::web::pages::{RulesPage, rules};

pub async fn contents(visitor: Visitor) -> Markup {
    rules::page(&visitor.viewer(), &RulesPage { section: None })
}

pub async fn section(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Error> {
    let section = Section::from_id(&id).ok_or(Problem::NotFound)?;
    let page = RulesPage {
        section: Some(section),
    };
    Ok(rules::page(&visitor.viewer(), &page))
}
