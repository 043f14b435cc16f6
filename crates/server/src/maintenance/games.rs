//! Whether the games of a store are still what was played.

use innovation_engine::RULES_VERSION;

use crate::store::{Result, Source, StoreError};
use crate::tables::snapshot::{Closed, Snapshot};

/// What became of the games of a store when they were replayed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replayed {
    /// Number of tables.
    pub tables: usize,
    /// Number of rows of their logs.
    pub answers: usize,
    /// Tables whose game was played by other rules, and is closed for play.
    pub other_rules: Vec<String>,
    /// Tables that cannot be read or replayed, each with why.
    pub damaged: Vec<(String, String)>,
}

impl Replayed {
    /// Replays all games.
    pub async fn all(source: &mut Source) -> Result<Replayed> {
        let mut found = Replayed::default();
        for id in source.tables().await? {
            found.tables += 1;
            let (table, log) = match source.table(&id).await {
                Ok(table) => table,
                Err(error @ (StoreError::Unreachable(_) | StoreError::Closed)) => {
                    return Err(error);
                }
                Err(error) => {
                    found.damaged.push((id, error.to_string()));
                    continue;
                }
            };
            found.answers += log.len();
            match Snapshot::replay(table, log) {
                Err(error) => found.damaged.push((id, error.to_string())),
                Ok(snapshot) => match &snapshot.closed {
                    // By the rules of this program, its own answers always follow.
                    Some(Closed::OtherRules(rest)) if snapshot.stored.rules == RULES_VERSION => {
                        let rest = rest.len();
                        let problem =
                            format!("its last {rest} answers do not follow from the game");
                        found.damaged.push((id, problem));
                    }
                    Some(Closed::OtherRules(_)) => found.other_rules.push(id),
                    Some(Closed::TooLong) | None => {}
                },
            }
        }
        Ok(found)
    }
}
