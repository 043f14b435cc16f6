//! Visitors and their tokens.

use super::super::{Result, Retention, StoredProgress, StoredVisitor, now};
use super::Verdict;
use super::query::{Database, QueryResult, Row, statement};
use super::row;
use crate::access::ids::VisitorId;

type Written = QueryResult<Verdict>;

/// A visitor.
pub async fn get(db: &mut dyn Database, id: &VisitorId) -> Result<Option<StoredVisitor>> {
    let query =
        statement("SELECT name, seen, preferences FROM visitors WHERE id = $1").bind(id.as_str());
    let row = query.fetch_optional(db).await?;
    row.as_ref().map(stored).transpose()
}

/// The columns of a visitor.
fn stored(row: &Row) -> Result<StoredVisitor> {
    Ok(StoredVisitor {
        name: row.try_get("name")?,
        seen: row.try_get("seen")?,
        preferences: row.try_get("preferences")?,
    })
}

/// Makes sure that a visitor is known, and notes that they came now.
pub async fn greet(db: &mut dyn Database, id: &VisitorId) -> Written {
    let query = "INSERT INTO visitors (id, name, created, seen) VALUES ($1, '', $2, $2)
        ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
    let query = statement(query).bind(id.as_str()).bind(now());
    row::verdict(query.execute(db).await)
}

/// Gives a visitor a name.
pub async fn set_name(db: &mut dyn Database, id: &VisitorId, name: &str) -> Written {
    let query = "INSERT INTO visitors (id, name, created, seen) VALUES ($1, $2, $3, $3)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen";
    let query = statement(query).bind(id.as_str()).bind(name).bind(now());
    row::verdict(query.execute(db).await)
}

/// Keeps the preferences of a visitor.
pub async fn set_preferences(db: &mut dyn Database, id: &VisitorId, preferences: &str) -> Written {
    let query = statement("UPDATE visitors SET preferences = $1 WHERE id = $2");
    let query = query.bind(preferences).bind(id.as_str());
    row::verdict(query.execute(db).await)
}

/// How far a visitor is with lessons and puzzles.
pub async fn progress(db: &mut dyn Database, id: &VisitorId) -> Result<Vec<StoredProgress>> {
    let query = "SELECT item, state, changed FROM progress WHERE visitor = $1 ORDER BY item";
    let rows = statement(query).bind(id.as_str()).fetch_all(db).await?;
    let progress = |row: &Row| -> Result<StoredProgress> {
        Ok(StoredProgress {
            item: row.try_get(0)?,
            state: row.try_get(1)?,
            changed: row.try_get(2)?,
        })
    };
    rows.iter().map(progress).collect()
}

/// Keeps how far a visitor is with a lesson or a puzzle.
pub async fn set_progress(
    db: &mut dyn Database,
    id: &VisitorId,
    item: &str,
    state: &str,
) -> Written {
    let query = "INSERT INTO progress (visitor, item, state, changed) VALUES ($1, $2, $3, $4)
        ON CONFLICT (visitor, item) DO UPDATE SET state = excluded.state, changed = excluded.changed";
    let query = statement(query)
        .bind(id.as_str())
        .bind(item)
        .bind(state)
        .bind(now());
    row::verdict(query.execute(db).await)
}

/// Adds the hash of a token.
pub async fn add_token(db: &mut dyn Database, hash: &str, id: &VisitorId) -> Written {
    let query = "INSERT INTO tokens (hash, visitor, created) VALUES ($1, $2, $3)";
    let query = statement(query).bind(hash).bind(id.as_str()).bind(now());
    row::verdict(query.execute(db).await)
}

/// Removes all tokens of a visitor.
pub async fn remove_tokens(db: &mut dyn Database, id: &VisitorId) -> Written {
    let query = statement("DELETE FROM tokens WHERE visitor = $1").bind(id.as_str());
    row::verdict(query.execute(db).await)
}

/// The visitor whose token has this hash.
pub async fn of_token(
    db: &mut dyn Database,
    hash: &str,
) -> Result<Option<(VisitorId, StoredVisitor)>> {
    let query = "SELECT visitor, name, seen, preferences FROM tokens
        JOIN visitors ON visitors.id = visitor WHERE hash = $1";
    let row = statement(query).bind(hash).fetch_optional(db).await?;
    let found = |row: Row| Ok((row::visitor(row.try_get("visitor")?)?, stored(&row)?));
    row.map(found).transpose()
}

/// The visitors who have not come for long, and have neither a table nor a record.
pub async fn old(db: &mut dyn Database, retention: Retention, now: i64) -> Result<Vec<String>> {
    let Some(age) = retention.visitors else {
        return Ok(Vec::new());
    };
    let query = "SELECT id FROM visitors WHERE seen < $1
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.visitor = visitors.id)
        AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner = visitors.id)
        AND NOT EXISTS (SELECT 1 FROM records WHERE records.visitor = visitors.id) LIMIT 500";
    let rows = statement(query).bind(now - age).fetch_all(db).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Removes visitors, their tokens and their progress.
pub async fn remove(db: &mut dyn Database, ids: Vec<String>) -> Written {
    for id in &ids {
        for query in [
            "DELETE FROM tokens WHERE visitor = $1",
            "DELETE FROM progress WHERE visitor = $1",
            "DELETE FROM visitors WHERE id = $1",
        ] {
            statement(query).bind(id.as_str()).execute(&mut *db).await?;
        }
    }
    Ok(Verdict::Done)
}
