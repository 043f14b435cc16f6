//! Reviews of finished games.

use super::super::{Result, ReviewKey, ReviewedGame, StoredReview, damaged};
use super::Verdict;
use super::query::{Database, Query, QueryResult, Row, statement};
use super::row;

/// The columns of a key, in the order of the primary key.
fn bound(query: Query, key: &ReviewKey) -> Query {
    let (game, sequence) = match &key.game {
        ReviewedGame::Table(id, sequence) => (id.as_str(), *sequence),
        ReviewedGame::Record(id) => (id.as_str(), 0),
    };
    query
        .bind(game)
        .bind(sequence)
        .bind(i64::from(key.rules))
        .bind(i64::from(key.version))
        .bind(i64::from(key.playouts))
        .bind(key.seed as i64)
}

/// A review, made or being made.
pub async fn get(db: &mut dyn Database, key: &ReviewKey) -> Result<Option<StoredReview>> {
    let query = "SELECT done, review FROM reviews WHERE game = $1 AND sequence = $2 AND rules = $3
        AND version = $4 AND playouts = $5 AND seed = $6";
    let row = bound(statement(query), key).fetch_optional(db).await?;
    let review = |row: Row| -> Result<StoredReview> {
        let done = row::count(&row, 0)?;
        Ok(StoredReview {
            done: done.ok_or_else(|| damaged("a review without a length"))?,
            review: row.try_get(1)?,
        })
    };
    row.map(review).transpose()
}

/// Keeps a review, or how far it is. Those that were made of an earlier end of the same table, or by an earlier program,
/// are removed.
pub async fn set(
    db: &mut dyn Database,
    key: &ReviewKey,
    review: StoredReview,
) -> QueryResult<Verdict> {
    let (there, table, record) = match &key.game {
        ReviewedGame::Table(id, sequence) => {
            let query = "SELECT 1 FROM tables WHERE id = $1 AND sequence = $2";
            let there = statement(query).bind(id.as_str()).bind(*sequence);
            (there, Some(id.as_str()), None)
        }
        ReviewedGame::Record(id) => {
            let there = statement("SELECT 1 FROM records WHERE id = $1").bind(id.as_str());
            (there, None, Some(id.as_str()))
        }
    };
    if there.fetch_optional(&mut *db).await?.is_none() {
        return Ok(Verdict::Conflict);
    }
    let query = "DELETE FROM reviews WHERE game = $1
        AND (sequence < $2 OR rules < $3 OR version < $4)";
    let mut removal = bound(statement(query), key);
    removal.values.truncate(4);
    removal.execute(&mut *db).await?;
    let query =
        "INSERT INTO reviews (game, sequence, rules, version, playouts, seed, table_id, record_id,
            done, review) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        ON CONFLICT (game, sequence, rules, version, playouts, seed)
            DO UPDATE SET done = excluded.done, review = excluded.review WHERE reviews.review IS NULL";
    let query = bound(statement(query), key)
        .bind(table)
        .bind(record)
        .bind(review.done as i64)
        .bind(review.review);
    row::verdict(query.execute(db).await)
}
