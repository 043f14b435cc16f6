//! A look at everything that a server needs: what is well, what is not, and what to do about it.

mod clock;
mod disk;
mod http;
mod postgres;
mod proxy;
mod sqlite;

use futures_util::future::LocalBoxFuture;

use super::games::Replayed;
use crate::app::Config;
use crate::store::{Source, StorePlace, Users};

/// How something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Health {
    /// As it should be.
    Well,
    /// Worth knowing; nothing is lost.
    Warning,
    /// Something has to be done.
    Bad,
}

/// What was found about one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What was looked at.
    pub about: &'static str,
    /// How it is.
    pub health: Health,
    /// What was found.
    pub what: String,
    /// What to do about it. Empty where nothing has to be done.
    pub remedy: String,
}

impl Finding {
    fn new(about: &'static str, health: Health, what: impl ToString, remedy: &str) -> Finding {
        Finding {
            about,
            health,
            what: what.to_string(),
            remedy: remedy.to_owned(),
        }
    }

    fn well(about: &'static str, what: impl ToString) -> Finding {
        Finding::new(about, Health::Well, what, "")
    }

    fn warning(about: &'static str, what: impl ToString, remedy: &str) -> Finding {
        Finding::new(about, Health::Warning, what, remedy)
    }

    fn bad(about: &'static str, what: impl ToString, remedy: &str) -> Finding {
        Finding::new(about, Health::Bad, what, remedy)
    }
}

/// Looks at everything. Nothing is changed, and a server may run meanwhile.
pub fn examine(config: &Config) -> LocalBoxFuture<'_, Vec<Finding>> {
    Box::pin(everything(config))
}

async fn everything(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    let place = match &config.database {
        Some(url) => {
            findings.extend(postgres::look(url).await);
            StorePlace::Database(url.clone())
        }
        None => {
            findings.extend(sqlite::look(&config.data).await);
            findings.extend(disk::look(&config.data));
            StorePlace::Folder(config.data.clone())
        }
    };
    // What is wrong with the store itself has been said.
    if findings.iter().all(|finding| finding.health < Health::Bad)
        && let Ok(mut source) = Source::open(&place, Users::Allowed).await
    {
        findings.push(keys(&mut source).await);
        findings.extend(games(&mut source).await);
        findings.push(clock::look(&mut source).await);
    }
    findings.push(server(config).await);
    findings.extend(proxy::look(config).await);
    findings
}

/// Asks the server that runs whether it is ready.
pub fn examine_server(config: &Config) -> LocalBoxFuture<'_, Finding> {
    Box::pin(server(config))
}

async fn server(config: &Config) -> Finding {
    let about = "server";
    match http::get(config.addr, "/ready").await {
        None => Finding::warning(
            about,
            format_args!("nobody answers at {}", config.addr),
            "start it, or name its --addr",
        ),
        Some((200, _)) => Finding::well(about, format_args!("ready at {}", config.addr)),
        Some((_, said)) => Finding::bad(
            about,
            format_args!("not ready at {}: {}", config.addr, said.trim()),
            "its log says why",
        ),
    }
}

async fn keys(source: &mut Source) -> Finding {
    let about = "key";
    let tables = source.tables().await.map(|tables| tables.len());
    match (source.keys().await, tables) {
        (Err(error), _) | (_, Err(error)) => Finding::bad(about, error, "restore a backup"),
        (Ok(0), Ok(0)) => Finding::warning(about, "there is none yet", "the first start makes one"),
        (Ok(0), Ok(_)) => Finding::bad(
            about,
            "there is none: no browser is known any more, and its seats are lost to it",
            "restore a backup; a start makes a new one, which helps new visitors only",
        ),
        (Ok(keys), _) => Finding::well(about, format_args!("{keys} to sign cookies with")),
    }
}

/// How many damaged tables are named. If there are more, they have one cause.
const NAMED: usize = 5;

async fn games(source: &mut Source) -> Vec<Finding> {
    let about = "games";
    let found = match Replayed::all(source).await {
        Err(error) => return vec![Finding::bad(about, error, "restore a backup")],
        Ok(found) => found,
    };
    let fine = found.tables - found.damaged.len() - found.other_rules.len();
    let mut findings = vec![Finding::well(
        about,
        format_args!(
            "{fine} of {} tables replay as they were played, {} answers in all",
            found.tables, found.answers
        ),
    )];
    if !found.other_rules.is_empty() {
        let what = format!(
            "{} were played by other rules: {}",
            found.other_rules.len(),
            found.other_rules.join(" ")
        );
        let remedy = "they can be looked at and downloaded; nothing has to be done";
        findings.push(Finding::warning(about, what, remedy));
    }
    let remedy = "the other tables are not touched by it; a backup may have it in a better state";
    let unnamed = found.damaged.len().saturating_sub(NAMED);
    for (id, problem) in found.damaged.into_iter().take(NAMED) {
        findings.push(Finding::bad(
            about,
            format_args!("table {id}: {problem}"),
            remedy,
        ));
    }
    if unnamed > 0 {
        let what = format!("and {unnamed} more tables");
        findings.push(Finding::bad(about, what, "restore the last backup"));
    }
    findings
}
