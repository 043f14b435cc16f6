//! A connection to SQLite. It does everything at once, on the thread of the one who asks.

use std::sync::Arc;

use async_trait::async_trait;
use rusqlite::types::{Null, Value as Stored};
use rusqlite::{Connection, Statement};

use super::super::sql::query::{Database, Query, QueryResult, Row, SqlValue};

/// A row of SQLite.
pub struct SqliteRow {
    names: Arc<[String]>,
    values: Vec<Stored>,
}

impl SqliteRow {
    /// The value at a place.
    pub fn at(&self, place: usize) -> Option<&Stored> {
        self.values.get(place)
    }

    /// The value of a column of this name.
    pub fn named(&self, name: &str) -> Option<&Stored> {
        let place = self.names.iter().position(|found| found == name)?;
        self.at(place)
    }
}

/// Binds the values of a statement. `$7` is the seventh value, in any place of the statement.
fn bind(statement: &mut Statement<'_>, values: &[SqlValue]) -> rusqlite::Result<()> {
    for place in 1..=statement.parameter_count() {
        let number = |name: &str| name.strip_prefix('$')?.parse::<usize>().ok();
        let number = statement.parameter_name(place).and_then(number);
        let value = number.and_then(|number| values.get(number.checked_sub(1)?));
        let missing = || rusqlite::Error::InvalidParameterCount(values.len(), place);
        match value.ok_or_else(missing)? {
            SqlValue::Integer(Some(number)) => statement.raw_bind_parameter(place, number),
            SqlValue::Text(Some(text)) => statement.raw_bind_parameter(place, text),
            SqlValue::Boolean(value) => statement.raw_bind_parameter(place, value),
            SqlValue::Integer(None) | SqlValue::Text(None) => {
                statement.raw_bind_parameter(place, Null)
            }
        }?;
    }
    Ok(())
}

/// Runs a statement and counts the rows that it changed.
pub fn execute(connection: &Connection, query: &Query) -> QueryResult<u64> {
    let mut statement = connection.prepare_cached(query.sql.as_str())?;
    bind(&mut statement, &query.values)?;
    Ok(statement.raw_execute()? as u64)
}

/// Runs a statement and gives back its rows.
pub fn fetch_all(connection: &Connection, query: &Query) -> QueryResult<Vec<Row>> {
    let mut statement = connection.prepare_cached(query.sql.as_str())?;
    bind(&mut statement, &query.values)?;
    let names = statement.column_names().into_iter().map(str::to_owned);
    let names: Arc<[String]> = names.collect();
    let mut found = Vec::new();
    let mut rows = statement.raw_query();
    while let Some(row) = rows.next()? {
        let values = (0..names.len()).map(|place| row.get(place));
        found.push(Row::Sqlite(SqliteRow {
            names: names.clone(),
            values: values.collect::<rusqlite::Result<_>>()?,
        }));
    }
    Ok(found)
}

#[async_trait]
impl Database for Connection {
    async fn execute(&mut self, query: Query) -> QueryResult<u64> {
        execute(self, &query)
    }

    async fn fetch_all(&mut self, query: Query) -> QueryResult<Vec<Row>> {
        fetch_all(self, &query)
    }
}
