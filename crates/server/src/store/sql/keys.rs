//! The keys of cookies.

use super::super::{Result, StoredKey, damaged};
use super::Verdict;
use super::query::{Database, QueryResult, statement};
use super::row;

/// All keys, the newest first.
pub async fn all(db: &mut dyn Database) -> Result<Vec<StoredKey>> {
    let query = statement("SELECT number, secret, created FROM keys ORDER BY number DESC");
    let mut keys = Vec::new();
    for row in query.fetch_all(db).await? {
        let secret: String = row.try_get(1)?;
        keys.push(StoredKey {
            number: row.try_get(0)?,
            secret: hex::decode(secret).map_err(damaged)?,
            created: row.try_get(2)?,
        });
    }
    Ok(keys)
}

/// Adds a key, unless another process has added one of this number.
pub async fn add(db: &mut dyn Database, key: StoredKey) -> QueryResult<Verdict> {
    let query = "INSERT INTO keys (number, secret, created) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING";
    let query = statement(query)
        .bind(key.number)
        .bind(hex::encode(&key.secret))
        .bind(key.created);
    row::verdict(query.execute(db).await)
}

/// Removes the keys below this number.
pub async fn remove_below(db: &mut dyn Database, number: i64) -> QueryResult<Verdict> {
    let query = statement("DELETE FROM keys WHERE number < $1").bind(number);
    query.execute(db).await?;
    Ok(Verdict::Done)
}
