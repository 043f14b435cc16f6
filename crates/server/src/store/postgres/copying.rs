//! Connections for copying a whole store.

use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::super::Result;
use super::super::sql::query::{Database, statement};
use super::super::sql::row;
use super::super::{StoreError, damaged};
use super::{Postgres, migrate, options};

/// What a database is like.
pub struct Facts {
    /// The version of PostgreSQL.
    pub version: String,
    /// How it encodes text.
    pub encoding: String,
    /// Number of connections that it takes.
    pub connections: usize,
    /// Number of servers that use it.
    pub servers: usize,
    /// Settings by which it may lose what it has acknowledged.
    pub unsafe_settings: Vec<(&'static str, String)>,
}

/// The rights on tables that the role of a server needs, as docs/hosting.md grants them.
pub const RIGHTS: [(&[&str], &[&str]); 4] = [
    (&["SELECT"], &["_sqlx_migrations"]),
    (
        &["SELECT", "INSERT", "UPDATE", "DELETE"],
        &[
            "visitors",
            "progress",
            "tables",
            "seats",
            "reviews",
            "removals",
            "processes",
            "leases",
            "presence",
        ],
    ),
    (&["SELECT", "UPDATE"], &["checks"]),
    (
        &["SELECT", "INSERT", "DELETE"],
        &["tokens", "answers", "records", "keys"],
    ),
];

impl Postgres {
    /// A connection that sees a database as it is now, whatever servers write there meanwhile.
    pub async fn snapshot(url: &str) -> Result<Box<dyn Database>> {
        let mut db = connect(url, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        // The first query fixes the snapshot.
        Postgres::schema(&mut *db).await?;
        Ok(db)
    }

    /// A connection that writes in one transaction. The schema is brought up to date before.
    pub async fn alone(url: &str) -> Result<Box<dyn Database>> {
        Postgres::prepare(url).await?;
        connect(url, "BEGIN").await
    }

    /// The number of the schema that a database has. 0: it has none of ours.
    pub async fn schema(db: &mut dyn Database) -> Result<usize> {
        let known = statement("SELECT to_regclass('_sqlx_migrations') IS NOT NULL");
        if !known.fetch_one(&mut *db).await?.try_get(0)? {
            return Ok(0);
        }
        let query = statement("SELECT count(*) FROM _sqlx_migrations");
        let row = query.fetch_one(db).await?;
        usize::try_from(row::single(&row)?).map_err(damaged)
    }

    /// The number of the schema that this program knows.
    pub const SCHEMA: usize = migrate::SCHEMAS.len();

    /// What a database is like.
    pub async fn facts(db: &mut dyn Database) -> Result<Facts> {
        let query = "SELECT current_setting('server_version'), current_setting('server_encoding'),
            current_setting('max_connections')::bigint";
        let row = statement(query).fetch_one(&mut *db).await?;
        let mut unsafe_settings = Vec::new();
        for setting in ["fsync", "synchronous_commit", "full_page_writes"] {
            let query = statement("SELECT current_setting($1)").bind(setting);
            let value: String = query.fetch_one(&mut *db).await?.try_get(0)?;
            if ["off", "local"].contains(&value.as_str()) {
                unsafe_settings.push((setting, value));
            }
        }
        let connections: i64 = row.try_get(2)?;
        Ok(Facts {
            version: row.try_get(0)?,
            encoding: row.try_get(1)?,
            connections: usize::try_from(connections).map_err(damaged)?,
            servers: Postgres::servers(db).await?,
            unsafe_settings,
        })
    }

    /// The rights that the role of this connection needs as a server and does not have, such as `INSERT on reviews`.
    pub async fn missing_rights(db: &mut dyn Database) -> Result<Vec<String>> {
        let mut missing = Vec::new();
        for (rights, tables) in RIGHTS {
            for (table, right) in tables
                .iter()
                .flat_map(|table| rights.iter().map(move |right| (*table, *right)))
            {
                let query = statement("SELECT has_table_privilege($1, $2)");
                let row = query.bind(table).bind(right).fetch_one(&mut *db).await?;
                if !row.try_get::<bool, _>(0)? {
                    missing.push(format!("{right} on {table}"));
                }
            }
        }
        Ok(missing)
    }

    /// The time of the database.
    pub async fn clock(db: &mut dyn Database) -> Result<i64> {
        let query = "SELECT extract(epoch FROM clock_timestamp())::bigint";
        row::single(&statement(query).fetch_one(db).await?)
    }

    /// Number of servers that use a database.
    pub async fn servers(db: &mut dyn Database) -> Result<usize> {
        let query = "SELECT count(*) FROM processes WHERE until > clock_timestamp()";
        let row = statement(query).fetch_one(db).await?;
        usize::try_from(row::single(&row)?).map_err(damaged)
    }
}

async fn connect(url: &str, begin: &'static str) -> Result<Box<dyn Database>> {
    let options = options(url)?;
    let connected = PgConnection::connect_with(&options).await;
    let mut db = connected.map_err(|error| StoreError::Unreachable(error.to_string()))?;
    // One transaction copies everything, and waits for the other store.
    for setting in ["statement_timeout", "idle_in_transaction_session_timeout"] {
        let query = statement("SELECT set_config($1, '0', false)");
        query.bind(setting).fetch_all(&mut db).await?;
    }
    statement(begin).execute(&mut db).await?;
    Ok(Box::new(db))
}
