//! The schema. Every migration only adds, so that an older program can run beside a newer one.

use std::borrow::Cow;

use sqlx::Connection;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection};

use super::super::Result;

/// The migrations, in order.
pub const SCHEMAS: [(&str, &str); 5] = [
    (
        "tables",
        include_str!("../../../migrations/postgres/1-tables.sql"),
    ),
    (
        "players",
        include_str!("../../../migrations/postgres/2-players.sql"),
    ),
    (
        "reviews",
        include_str!("../../../migrations/postgres/3-reviews.sql"),
    ),
    (
        "early",
        include_str!("../../../migrations/postgres/4-early.sql"),
    ),
    (
        "indexes",
        include_str!("../../../migrations/postgres/5-indexes.sql"),
    ),
];

/// Brings the schema up to date. Where nothing is missing, nothing is written: the role of the server needs no right
/// to create tables then.
pub async fn run(options: &PgConnectOptions) -> Result<()> {
    run_first(SCHEMAS.len(), options).await
}

/// Runs the first so many migrations.
pub(super) async fn run_first(count: usize, options: &PgConnectOptions) -> Result<()> {
    let schemas = SCHEMAS.into_iter().take(count);
    let migrations = schemas.zip(1..).map(|((name, sql), number)| {
        let kind = MigrationType::Simple;
        Migration::new(number, Cow::Borrowed(name), kind, sql.into_sql_str(), false)
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    // A newer program may have added something.
    migrator.set_ignore_missing(true);
    let mut connection = PgConnection::connect_with(options).await?;
    let table = migrator.table_name.clone();
    let known = sqlx::query("SELECT to_regclass($1) IS NOT NULL").bind(&*table);
    let row = known.fetch_one(&mut connection).await?;
    let applied = match sqlx::Row::try_get(&row, 0)? {
        true => connection.list_applied_migrations(&table).await?.len(),
        false => 0,
    };
    if applied < count {
        migrator.run(&mut connection).await?;
    }
    connection.close().await?;
    Ok(())
}
