//! A query and its rows, whichever engine runs it.

use async_trait::async_trait;
use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::{ColumnIndex, Decode, Postgres, Row as _, Type};

use super::super::sqlite::SqliteRow;

/// The result of a query.
pub type QueryResult<T> = std::result::Result<T, QueryError>;

/// Why a query failed.
#[derive(Debug, thiserror::Error)]
pub enum QueryError {
    /// SQLite refused it.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL refused it, or cannot be reached.
    #[error(transparent)]
    Postgres(#[from] sqlx::Error),
    /// A column is missing, or is not what it should be.
    #[error("column {0} is not what it should be")]
    Column(String),
    /// There is no row where one has to be.
    #[error("a row is missing")]
    NoRow,
    /// The store was closed in the meantime.
    #[error("the store was closed")]
    Closed,
}

/// A value of a column.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SqlValue {
    /// A number.
    Integer(Option<i64>),
    /// A text.
    Text(Option<String>),
    /// Yes or no.
    Boolean(bool),
}

impl From<i64> for SqlValue {
    fn from(value: i64) -> SqlValue {
        SqlValue::Integer(Some(value))
    }
}

impl From<Option<i64>> for SqlValue {
    fn from(value: Option<i64>) -> SqlValue {
        SqlValue::Integer(value)
    }
}

impl From<&str> for SqlValue {
    fn from(value: &str) -> SqlValue {
        SqlValue::Text(Some(value.to_owned()))
    }
}

impl From<String> for SqlValue {
    fn from(value: String) -> SqlValue {
        SqlValue::Text(Some(value))
    }
}

impl From<Option<&str>> for SqlValue {
    fn from(value: Option<&str>) -> SqlValue {
        SqlValue::Text(value.map(str::to_owned))
    }
}

impl From<Option<String>> for SqlValue {
    fn from(value: Option<String>) -> SqlValue {
        SqlValue::Text(value)
    }
}

impl From<bool> for SqlValue {
    fn from(value: bool) -> SqlValue {
        SqlValue::Boolean(value)
    }
}

/// A statement in the SQL that both engines understand, with its values.
#[derive(Debug)]
pub struct Query {
    /// The statement.
    pub sql: sqlx::SqlStr,
    /// The values of `$1`, `$2` and so on.
    pub values: Vec<SqlValue>,
}

/// A statement without values.
pub fn statement(sql: impl sqlx::SqlSafeStr) -> Query {
    Query {
        sql: sql.into_sql_str(),
        values: Vec::new(),
    }
}

impl Query {
    /// Adds the next value.
    pub fn bind(mut self, value: impl Into<SqlValue>) -> Query {
        self.values.push(value.into());
        self
    }

    /// Runs it and counts the rows that it changed.
    pub async fn execute(self, db: &mut dyn Database) -> QueryResult<u64> {
        db.execute(self).await
    }

    /// All rows.
    pub async fn fetch_all(self, db: &mut dyn Database) -> QueryResult<Vec<Row>> {
        db.fetch_all(self).await
    }

    /// The first row.
    pub async fn fetch_optional(self, db: &mut dyn Database) -> QueryResult<Option<Row>> {
        Ok(self.fetch_all(db).await?.into_iter().next())
    }

    /// The first row. It is an error if there is none.
    pub async fn fetch_one(self, db: &mut dyn Database) -> QueryResult<Row> {
        let row = self.fetch_optional(db).await?;
        row.ok_or(QueryError::NoRow)
    }
}

/// A row.
pub enum Row {
    /// Of SQLite.
    Sqlite(SqliteRow),
    /// Of PostgreSQL.
    Postgres(PgRow),
}

/// What can be read from a column.
pub trait Cell<'r>: Decode<'r, Postgres> + Type<Postgres> {
    /// Reads a value of SQLite. `None`: it is something else.
    fn read(value: &'r rusqlite::types::Value) -> Option<Self>;
}

impl Cell<'_> for i64 {
    fn read(value: &rusqlite::types::Value) -> Option<i64> {
        match value {
            rusqlite::types::Value::Integer(number) => Some(*number),
            _ => None,
        }
    }
}

impl Cell<'_> for bool {
    fn read(value: &rusqlite::types::Value) -> Option<bool> {
        i64::read(value).map(|number| number != 0)
    }
}

impl<'r> Cell<'r> for &'r str {
    fn read(value: &'r rusqlite::types::Value) -> Option<&'r str> {
        match value {
            rusqlite::types::Value::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl Cell<'_> for String {
    fn read(value: &rusqlite::types::Value) -> Option<String> {
        <&str>::read(value).map(str::to_owned)
    }
}

impl<'r, T: Cell<'r>> Cell<'r> for Option<T> {
    fn read(value: &'r rusqlite::types::Value) -> Option<Option<T>> {
        match value {
            rusqlite::types::Value::Null => Some(None),
            value => T::read(value).map(Some),
        }
    }
}

/// A column, by its place or its name.
pub trait Column: ColumnIndex<PgRow> + std::fmt::Display {
    /// Its value in a row of SQLite.
    fn of<'r>(&self, row: &'r SqliteRow) -> Option<&'r rusqlite::types::Value>;
}

impl Column for usize {
    fn of<'r>(&self, row: &'r SqliteRow) -> Option<&'r rusqlite::types::Value> {
        row.at(*self)
    }
}

impl Column for &str {
    fn of<'r>(&self, row: &'r SqliteRow) -> Option<&'r rusqlite::types::Value> {
        row.named(self)
    }
}

impl Row {
    /// The value of a column.
    pub fn try_get<'r, T: Cell<'r>, I: Column>(&'r self, column: I) -> QueryResult<T> {
        match self {
            Row::Sqlite(row) => column
                .of(row)
                .and_then(T::read)
                .ok_or_else(|| QueryError::Column(column.to_string())),
            Row::Postgres(row) => Ok(row.try_get(column)?),
        }
    }
}

/// Something that runs queries: a connection, or a pool of them.
#[async_trait]
pub trait Database: Send {
    /// Runs a statement and counts the rows that it changed.
    async fn execute(&mut self, query: Query) -> QueryResult<u64>;
    /// Runs a statement and gives back its rows.
    async fn fetch_all(&mut self, query: Query) -> QueryResult<Vec<Row>>;
}

type Prepared = sqlx::query::Query<'static, Postgres, sqlx::postgres::PgArguments>;

fn prepared(query: Query) -> Prepared {
    let Query { sql, values } = query;
    let mut prepared = sqlx::query(sql);
    for value in values {
        prepared = match value {
            SqlValue::Integer(value) => prepared.bind(value),
            SqlValue::Text(value) => prepared.bind(value),
            SqlValue::Boolean(value) => prepared.bind(value),
        };
    }
    prepared
}

macro_rules! database {
    ($name:ty, |$db:ident| $executor:expr) => {
        #[async_trait]
        impl Database for $name {
            async fn execute(&mut self, query: Query) -> QueryResult<u64> {
                let $db = self;
                Ok(prepared(query).execute($executor).await?.rows_affected())
            }

            async fn fetch_all(&mut self, query: Query) -> QueryResult<Vec<Row>> {
                let $db = self;
                let rows = prepared(query).fetch_all($executor).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    };
}

database!(PgConnection, |db| db);
database!(PgPool, |db| &*db);
