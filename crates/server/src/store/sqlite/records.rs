//! Records that visitors have uploaded.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::super::{Result, Retention, now};
use super::row;
use super::writer::{Verdict, Written};
use crate::access::ids::VisitorId;

/// Adds a record, unless its visitor has `most`. The count and the record are one transaction.
pub async fn add(
    db: &mut SqliteConnection,
    id: &str,
    visitor: &VisitorId,
    record: &str,
    most: usize,
) -> Written {
    let known = sqlx::query("SELECT 1 FROM records WHERE id = $1").bind(id);
    if known.fetch_optional(&mut *db).await?.is_some() {
        return Ok(Verdict::Conflict);
    }
    let query =
        sqlx::query("SELECT count(*) FROM records WHERE visitor = $1").bind(visitor.as_str());
    let count: i64 = query.fetch_one(&mut *db).await?.try_get(0)?;
    if count >= most as i64 {
        return Ok(Verdict::TooMany);
    }
    let query = "INSERT INTO records (id, visitor, record, created) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query(query)
        .bind(id)
        .bind(visitor.as_str())
        .bind(record)
        .bind(now());
    row::verdict(query.execute(db).await)
}

/// A record.
pub async fn get(db: &SqlitePool, id: &str) -> Result<Option<String>> {
    let query = sqlx::query("SELECT record FROM records WHERE id = $1").bind(id);
    let row = query.fetch_optional(db).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// The records that are too old.
pub async fn old(db: &SqlitePool, retention: Retention, now: i64) -> Result<Vec<String>> {
    let Some(age) = retention.records else {
        return Ok(Vec::new());
    };
    let query = sqlx::query("SELECT id FROM records WHERE created < $1 LIMIT 500").bind(now - age);
    let rows = query.fetch_all(db).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Removes records.
pub async fn remove(db: &mut SqliteConnection, ids: Vec<String>) -> Written {
    for id in &ids {
        let query = sqlx::query("DELETE FROM records WHERE id = $1").bind(id);
        query.execute(&mut *db).await?;
    }
    Ok(Verdict::Done)
}
