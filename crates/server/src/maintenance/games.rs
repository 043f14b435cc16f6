//! Whether the games of a store are still what was played.

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
                Ok(Snapshot {
                    closed: Some(Closed::OtherRules(_)),
                    ..
                }) => found.other_rules.push(id),
                Ok(_) => {}
            }
        }
        Ok(found)
    }
}
