//! A query and its rows, whichever engine runs it.

use async_trait::async_trait;
use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{ColumnIndex, Decode, Postgres, Row as _, Sqlite, Type};

/// The result of a query.
pub type QueryResult<T> = std::result::Result<T, sqlx::Error>;

/// A value of a column.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A number.
    Integer(Option<i64>),
    /// A text.
    Text(Option<String>),
    /// Yes or no.
    Boolean(bool),
}

impl From<i64> for Value {
    fn from(value: i64) -> Value {
        Value::Integer(Some(value))
    }
}

impl From<Option<i64>> for Value {
    fn from(value: Option<i64>) -> Value {
        Value::Integer(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Value {
        Value::Text(Some(value.to_owned()))
    }
}

impl From<String> for Value {
    fn from(value: String) -> Value {
        Value::Text(Some(value))
    }
}

impl From<Option<&str>> for Value {
    fn from(value: Option<&str>) -> Value {
        Value::Text(value.map(str::to_owned))
    }
}

impl From<Option<String>> for Value {
    fn from(value: Option<String>) -> Value {
        Value::Text(value)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Boolean(value)
    }
}

/// A statement in the SQL that both engines understand, with its values.
#[derive(Debug)]
pub struct Query {
    sql: sqlx::SqlStr,
    values: Vec<Value>,
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
    pub fn bind(mut self, value: impl Into<Value>) -> Query {
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

    /// The first row, which there is.
    pub async fn fetch_one(self, db: &mut dyn Database) -> QueryResult<Row> {
        let row = self.fetch_optional(db).await?;
        row.ok_or(sqlx::Error::RowNotFound)
    }
}

/// A row.
pub enum Row {
    /// Of SQLite.
    Sqlite(SqliteRow),
    /// Of PostgreSQL.
    Postgres(PgRow),
}

impl Row {
    /// The value of a column.
    pub fn try_get<'r, T, I>(&'r self, column: I) -> QueryResult<T>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
        I: ColumnIndex<SqliteRow> + ColumnIndex<PgRow>,
    {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
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

macro_rules! prepared {
    ($query:expr) => {{
        let Query { sql, values } = $query;
        let mut prepared = sqlx::query(sql);
        for value in values {
            prepared = match value {
                Value::Integer(value) => prepared.bind(value),
                Value::Text(value) => prepared.bind(value),
                Value::Boolean(value) => prepared.bind(value),
            };
        }
        prepared
    }};
}

macro_rules! database {
    ($name:ty, $row:path, |$db:ident| $executor:expr) => {
        #[async_trait]
        impl Database for $name {
            async fn execute(&mut self, query: Query) -> QueryResult<u64> {
                let $db = self;
                Ok(prepared!(query).execute($executor).await?.rows_affected())
            }

            async fn fetch_all(&mut self, query: Query) -> QueryResult<Vec<Row>> {
                let $db = self;
                let rows = prepared!(query).fetch_all($executor).await?;
                Ok(rows.into_iter().map($row).collect())
            }
        }
    };
}

database!(SqliteConnection, Row::Sqlite, |db| db);
database!(SqlitePool, Row::Sqlite, |db| &*db);
database!(PgConnection, Row::Postgres, |db| db);
database!(PgPool, Row::Postgres, |db| &*db);
