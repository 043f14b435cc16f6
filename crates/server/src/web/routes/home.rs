//! The first page, and what can be done on it.

use std::str::FromStr;

use axum::extract::State;
use axum::response::Redirect;
use innovation_engine::{Edition, Language};
use innovation_text::Problem;
use maud::Markup;
use serde::Deserialize;

use super::settings;
use crate::access::cookie::Cookie;
use crate::access::form::Posted;
use crate::access::name::checked_name;
use crate::access::preferences::{Opponent, Preferences};
use crate::access::visitor::{self, Visitor};
use crate::app::App;
use crate::error::Error;
use crate::store::Stage;
use crate::tables::options::TableOptions;
use crate::tables::setup::{Chair, Setup, is_hot_seat, settings as game};
use crate::web::pages::{HomePage, TableState, home};
use crate::web::sight;

/// Number of finished games on the first page.
const FINISHED: usize = 5;

pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Error> {
    let mut mine = Vec::new();
    let mut finished = 0;
    for table in app.store.tables_of(&visitor.id, 0).await? {
        let is_over = table.progress.state == Stage::Over;
        finished += usize::from(is_over);
        if !is_over || finished <= FINISHED {
            let result = app.replays.results.of(&app, &table).await?;
            mine.push(sight::line(&app, &table, result, &visitor));
        }
    }
    mine.sort_by_key(|line| match line.state {
        TableState::Asked => 0,
        TableState::Turn(_) | TableState::Open => 1,
        TableState::Over => 2,
    });
    let open = app.store.open_tables(&visitor.id).await?;
    let open = open
        .iter()
        .map(|table| sight::line(&app, table, None, &visitor));
    let page = HomePage {
        mine,
        open: open.collect(),
    };
    Ok(home::page(&visitor.viewer(), &page))
}

#[derive(Deserialize)]
pub struct NameForm {
    name: String,
    #[serde(default)]
    next: String,
}

pub async fn set_name(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<NameForm>,
) -> Result<Redirect, Error> {
    let name = checked_name(&form.name, app.config.limits.name)?;
    app.store.set_name(&visitor.id, &name).await?;
    Ok(Redirect::to(next(&form.next)))
}

#[derive(Deserialize)]
pub struct LanguageForm {
    language: String,
    #[serde(default)]
    next: String,
}

pub async fn set_language(
    State(app): State<App>,
    Posted(form): Posted<LanguageForm>,
) -> Result<(Cookie, Redirect), Error> {
    let language = Language::from_code(&form.language).ok_or(Problem::Unreadable)?;
    let chosen = visitor::language_cookie(&app, language);
    Ok((chosen, Redirect::to(next(&form.next))))
}

/// A path of ours to go on at; nobody is sent to another site.
pub fn next(path: &str) -> &str {
    // Browsers leave out tabs and line breaks before they read an address.
    let plain = path
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let ours = path.starts_with('/') && !path.starts_with("//");
    if ours && plain { path } else { "/" }
}

#[derive(Deserialize)]
pub struct QuickForm {
    level: Option<Opponent>,
}

/// A game alone with a bot, which is practice and at the player's own pace.
pub async fn quick(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<QuickForm>,
) -> Result<Redirect, Error> {
    let level = form.level.unwrap_or(visitor.preferences.level);
    let preferences = Preferences {
        level,
        ..visitor.preferences
    };
    settings::keep(&app, &visitor, preferences).await?;
    let chairs = vec![Chair::Me, Chair::Bot(level.kind())];
    let setup = Setup {
        settings: game(&chairs, false, Edition::default(), false, visitor.language)?,
        chairs,
        options: TableOptions {
            practice: true,
            pace: 0,
            ..TableOptions::default()
        },
        seed: None,
    };
    let id = setup.set_up(&app, &visitor.id).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

#[derive(Deserialize)]
pub struct TableForm {
    #[serde(default)]
    seat1: String,
    #[serde(default)]
    seat2: String,
    #[serde(default)]
    seat3: String,
    #[serde(default)]
    seat4: String,
    #[serde(default)]
    edition: String,
    teams: Option<String>,
    open_boards: Option<String>,
    #[serde(default)]
    practice: String,
    #[serde(flatten)]
    options: OptionsForm,
}

/// The options that can be changed later.
#[derive(Deserialize)]
pub struct OptionsForm {
    listed: Option<String>,
    confirm: Option<String>,
    #[serde(default)]
    pace: String,
    #[serde(default)]
    patience: String,
}

impl OptionsForm {
    pub fn options(&self) -> Result<TableOptions, Problem> {
        let usual = TableOptions::default();
        let options = TableOptions {
            practice: false,
            listed: self.listed.is_some(),
            confirm: self.confirm.is_some(),
            pace: number(&self.pace)?.unwrap_or(usual.pace),
            patience: number(&self.patience)?,
        };
        options.checked().ok_or(Problem::Unreadable)
    }
}

fn number<T: FromStr>(text: &str) -> Result<Option<T>, Problem> {
    match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| Problem::Unreadable),
    }
}

/// Whether a table is for practice: unless it is said, when nobody else is expected there, not even at this screen.
fn is_practice(word: &str, chairs: &[Chair]) -> Result<bool, Problem> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        "" => Ok(!chairs.contains(&Chair::Open) && !is_hot_seat(chairs)),
        _ => Err(Problem::Unreadable),
    }
}

pub async fn set_up(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<TableForm>,
) -> Result<Redirect, Error> {
    let words = [&form.seat1, &form.seat2, &form.seat3, &form.seat4];
    let words = words.into_iter().filter(|word| !word.is_empty());
    let chairs = words
        .map(|word| word.parse())
        .collect::<Result<Vec<Chair>, _>>()?;
    let (teams, open_boards) = (form.teams.is_some(), form.open_boards.is_some());
    let edition = match form.edition.as_str() {
        "" => Edition::default(),
        word => Edition::from_word(word).ok_or(Problem::Unreadable)?,
    };
    let setup = Setup {
        settings: game(&chairs, teams, edition, open_boards, visitor.language)?,
        options: TableOptions {
            practice: is_practice(&form.practice, &chairs)?,
            ..form.options.options()?
        },
        chairs,
        seed: None,
    };
    let id = setup.set_up(&app, &visitor.id).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert_eq!(next("/t/1?x=2"), "/t/1?x=2");
        for path in [
            "",
            "//evil.org",
            "https://evil.org",
            "/\\evil.org",
            "/a\r\nSet-Cookie: b",
            "/\t/evil.org",
            "/\0",
            "/\u{b}",
            "/\u{7f}",
        ] {
            assert_eq!(next(path), "/");
        }
    }
}
