//! How a visitor likes tables to be.

use axum::extract::State;
use axum::response::Redirect;
use innovation_text::Problem;
use maud::Markup;
use serde::Deserialize;

use super::home::next;
use crate::access::form::Posted;
use crate::access::preferences::{PACES, Preferences, SeatColors};
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::web::pages::settings;

pub async fn show(visitor: Visitor) -> Markup {
    settings::page(&visitor.viewer())
}

#[derive(Deserialize)]
pub struct SettingsForm {
    pace: u32,
    colors: SeatColors,
    confirm: Option<String>,
    previews: Option<String>,
    sound: Option<String>,
    #[serde(default)]
    next: String,
}

pub async fn save(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<SettingsForm>,
) -> Result<Redirect, Error> {
    if !PACES.contains(&form.pace) {
        return Err(Problem::Unreadable.into());
    }
    let preferences = Preferences {
        pace: form.pace,
        colors: form.colors,
        confirm: form.confirm.is_some(),
        previews: form.previews.is_some(),
        sound: form.sound.is_some(),
        ..visitor.preferences
    };
    keep(&app, &visitor, preferences).await?;
    Ok(Redirect::to(next(&form.next)))
}

/// Keeps what has changed.
pub async fn keep(app: &App, visitor: &Visitor, preferences: Preferences) -> Result<(), Error> {
    if preferences != visitor.preferences {
        let text = preferences.write();
        app.store.set_preferences(&visitor.id, &text).await?;
    }
    Ok(())
}
