//! What is in the database afterwards, against what people received.

use std::collections::HashMap;

use sqlx::{Connection, PgConnection, Row};

use super::Result;
use super::compare::{Findings, StoredGame};
use super::people::Person;

/// Work that exactly one process had to do.
#[derive(Debug, Default)]
pub struct Chores {
    /// Absent people for whom a bot stands in.
    pub stand_ins: usize,
    /// Absent people for whom no bot stands in, or more than once.
    pub stand_ins_wrong: usize,
    /// Old tables that were deleted, and those that were not.
    pub cleaned: i64,
    pub not_cleaned: i64,
}

impl Chores {
    /// Whether everything was done once.
    pub fn are_done(&self) -> bool {
        self.stand_ins_wrong == 0 && self.not_cleaned == 0
    }
}

/// Compares the log of each table with its people.
pub async fn check(url: &str, people: &[Person]) -> Result<Findings> {
    let mut db = PgConnection::connect(url).await?;
    let mut findings = Findings::default();
    let mut tables: HashMap<&str, Vec<&Person>> = HashMap::new();
    for person in people {
        tables.entry(&person.table).or_default().push(person);
    }
    for (id, people) in tables {
        table(&mut db, id, &people, &mut findings).await?;
    }
    Ok(findings)
}

/// Looks at the tables of those who are absent, and at those that are too old.
pub async fn chores(url: &str, absent: &[String], old: &[String]) -> Result<Chores> {
    let mut db = PgConnection::connect(url).await?;
    let mut chores = Chores::default();
    for id in absent {
        let query = "SELECT epoch, bot FROM tables JOIN seats ON table_id = id AND seat = 0
            WHERE id = $1";
        let row = sqlx::query(query).bind(id).fetch_one(&mut db).await?;
        let (epoch, bot): (i64, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
        match (epoch, bot) {
            (2, Some(_)) => chores.stand_ins += 1,
            _ => chores.stand_ins_wrong += 1,
        }
    }
    for id in old {
        let query = "SELECT (SELECT count(*) FROM removals WHERE id = $1),
            (SELECT count(*) FROM tables WHERE id = $1)";
        let row = sqlx::query(query).bind(id).fetch_one(&mut db).await?;
        let (removed, there): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        chores.cleaned += removed;
        chores.not_cleaned += there;
    }
    Ok(chores)
}

async fn table(
    db: &mut PgConnection,
    id: &str,
    people: &[&Person],
    findings: &mut Findings,
) -> Result<()> {
    let query = sqlx::query("SELECT seed, settings, sequence, state FROM tables WHERE id = $1");
    let row = query.bind(id).fetch_one(&mut *db).await?;
    let mut stored = StoredGame {
        id: id.to_owned(),
        seed: row.try_get(0)?,
        settings: serde_json::from_str(row.try_get(1)?)?,
        sequence: row.try_get(2)?,
        is_over: row.try_get::<&str, _>(3)? == "over",
        answers: Vec::new(),
    };
    let query = "SELECT sequence, seat, place FROM answers WHERE table_id = $1 ORDER BY sequence";
    for row in sqlx::query(query).bind(id).fetch_all(&mut *db).await? {
        let answer = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        stored.answers.push(answer);
    }
    findings.add(&stored, people)
}
