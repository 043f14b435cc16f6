//! Records that visitors have uploaded.

use super::super::{Result, Retention, now};
use super::Verdict;
use super::query::{Database, QueryResult, statement};
use super::row;
use crate::access::ids::VisitorId;

type Written = QueryResult<Verdict>;

/// Adds a record, unless its visitor has `most`. The count and the record are one transaction.
pub async fn add(
    db: &mut dyn Database,
    id: &str,
    visitor: &VisitorId,
    record: &str,
    most: usize,
) -> Written {
    let known = statement("SELECT 1 FROM records WHERE id = $1").bind(id);
    if known.fetch_optional(&mut *db).await?.is_some() {
        return Ok(Verdict::Conflict);
    }
    let query = statement("SELECT count(*) FROM records WHERE visitor = $1").bind(visitor.as_str());
    let count: i64 = query.fetch_one(&mut *db).await?.try_get(0)?;
    if count >= most as i64 {
        return Ok(Verdict::TooMany);
    }
    let query = "INSERT INTO records (id, visitor, record, created) VALUES ($1, $2, $3, $4)";
    let query = statement(query)
        .bind(id)
        .bind(visitor.as_str())
        .bind(record)
        .bind(now());
    row::verdict(query.execute(db).await)
}

/// A record.
pub async fn get(db: &mut dyn Database, id: &str) -> Result<Option<String>> {
    let query = statement("SELECT record FROM records WHERE id = $1").bind(id);
    let row = query.fetch_optional(db).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// The records that are too old.
pub async fn old(db: &mut dyn Database, retention: Retention, now: i64) -> Result<Vec<String>> {
    let Some(age) = retention.records else {
        return Ok(Vec::new());
    };
    let query = statement("SELECT id FROM records WHERE created < $1 LIMIT 500").bind(now - age);
    let rows = query.fetch_all(db).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Removes records.
pub async fn remove(db: &mut dyn Database, ids: Vec<String>) -> Written {
    for id in &ids {
        let query = statement("DELETE FROM records WHERE id = $1").bind(id.as_str());
        query.execute(&mut *db).await?;
    }
    Ok(Verdict::Done)
}
