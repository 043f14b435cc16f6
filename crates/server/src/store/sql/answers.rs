//! The log of answers: rows are added, never changed.

use super::super::{LogNews, LogRow, LoggedDeed, Result, Version, damaged};
use super::Verdict;
use super::query::{Database, QueryResult, Row, statement};
use super::row;
use crate::access::ids::TableId;

/// The log of a table from this row on, in order.
pub async fn log(db: &mut dyn Database, id: &TableId, from: i64) -> Result<Vec<LogRow>> {
    let query = "SELECT sequence, seat, place, meaning, remain FROM answers
        WHERE table_id = $1 AND sequence >= $2 ORDER BY sequence";
    let query = statement(query).bind(id.as_str()).bind(from);
    rows_from(&query.fetch_all(db).await?, id, from)
}

/// The columns `sequence`, `seat`, `place`, `meaning` and `remain` of all rows from this one on.
fn rows_from(rows: &[Row], id: &TableId, from: i64) -> Result<Vec<LogRow>> {
    let mut log = Vec::with_capacity(rows.len());
    for row in rows {
        let place = from + log.len() as i64;
        if row.try_get::<i64, _>(0)? != place {
            return Err(damaged(format_args!("table {id} lacks row {place}")));
        }
        let place: Option<i64> = row.try_get(2)?;
        let place = place.map(u8::try_from).transpose().map_err(damaged)?;
        let meaning: Option<String> = row.try_get(3)?;
        let deed = match (place, meaning, row::count(row, 4)?) {
            (Some(place), Some(meaning), None) => LoggedDeed::Answer { place, meaning },
            (None, None, Some(remain)) => LoggedDeed::TakeBack(remain),
            _ => LoggedDeed::Unknown,
        };
        let seat = row::seat(row.try_get(1)?)?;
        log.push(LogRow { seat, deed });
    }
    Ok(log)
}

/// What was added since this version, by one query: this is how a process follows the answers at another one.
pub async fn news(db: &mut dyn Database, id: &TableId, known: Version) -> Result<Option<LogNews>> {
    let query = "SELECT answers.sequence, seat, place, meaning, remain, tables.sequence AS newest,
            state, asked, turn, due, held, changed
        FROM tables JOIN answers ON table_id = id
        WHERE id = $1 AND epoch = $2 AND answers.sequence >= $3 ORDER BY answers.sequence";
    let query = statement(query)
        .bind(id.as_str())
        .bind(known.epoch)
        .bind(known.sequence);
    let rows = query.fetch_all(db).await?;
    let Some(first) = rows.first() else {
        return Ok(None);
    };
    Ok(Some(LogNews {
        version: Version {
            sequence: first.try_get("newest")?,
            ..known
        },
        progress: row::progress(first)?,
        changed: first.try_get("changed")?,
        log: rows_from(&rows, id, known.sequence)?,
    }))
}

/// What was done, as the columns `place`, `meaning` and `remain`.
pub fn columns(deed: &LoggedDeed) -> (Option<i64>, Option<&str>, Option<i64>) {
    match deed {
        LoggedDeed::Answer { place, meaning } => {
            (Some(i64::from(*place)), Some(meaning.as_str()), None)
        }
        LoggedDeed::TakeBack(remain) => (None, None, Some(*remain as i64)),
        LoggedDeed::Unknown => (None, None, None),
    }
}

/// Adds a row at this place, if it is free.
pub async fn add(
    db: &mut dyn Database,
    id: &TableId,
    sequence: i64,
    entry: &LogRow,
) -> QueryResult<Verdict> {
    let (place, meaning, remain) = columns(&entry.deed);
    let query = "INSERT INTO answers (table_id, sequence, seat, place, meaning, remain)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    let query = statement(query)
        .bind(id.as_str())
        .bind(sequence)
        .bind(row::number(entry.seat))
        .bind(place)
        .bind(meaning)
        .bind(remain);
    row::verdict(query.execute(db).await)
}
