//! Connections for copying a whole store.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::super::sql::query::{Database, statement};
use super::super::sql::row;
use super::super::{Result, Store, damaged};
use super::file::BUSY;
use super::{Sqlite, migrate};

impl Sqlite {
    /// The number of the schema that this program knows.
    pub const SCHEMA: usize = migrate::SCHEMAS.len();

    /// A connection that sees a file as it is now, whatever a server writes there meanwhile.
    pub async fn snapshot(path: &Path) -> Result<Box<dyn Database>> {
        let mut db = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        statement("BEGIN").execute(&mut db).await?;
        // The first query fixes the snapshot.
        Sqlite::schema(&mut db).await?;
        Ok(Box::new(db))
    }

    /// A connection that writes a file which nobody else uses, in one transaction. After the commit, the file is
    /// complete in itself.
    pub async fn alone(path: &Path) -> Result<Box<dyn Database>> {
        Sqlite::upgrade(path).await?;
        let mut db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        db.pragma_update(None, "journal_mode", "DELETE")?;
        db.pragma_update(None, "synchronous", "FULL")?;
        db.pragma_update(None, "foreign_keys", true)?;
        statement("BEGIN").execute(&mut db).await?;
        Ok(Box::new(db))
    }

    /// Writes a copy of what a connection sees, with the schema as it is.
    pub async fn copy_file(db: &mut dyn Database, path: &Path) -> Result<()> {
        let Some(path) = path.to_str() else {
            return Err(damaged(format_args!("{} is not UTF-8", path.display())));
        };
        statement("COMMIT").execute(db).await?;
        statement("VACUUM INTO $1").bind(path).execute(db).await?;
        Ok(())
    }

    /// Brings the schema of a file up to date, or creates it.
    pub async fn upgrade(path: &Path) -> Result<()> {
        Sqlite::open(path).await?.close().await;
        Ok(())
    }

    /// The number of the schema that a database has. 0: it has none of ours.
    pub async fn schema(db: &mut dyn Database) -> Result<usize> {
        let query = "SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
        let known = statement(query).fetch_one(&mut *db).await?;
        if row::single(&known)? == 0 {
            return Ok(0);
        }
        let query = statement("SELECT count(*) FROM _sqlx_migrations");
        let row = query.fetch_one(db).await?;
        usize::try_from(row::single(&row)?).map_err(damaged)
    }

    /// What SQLite finds wrong with the structure of a file.
    pub async fn faults(db: &mut dyn Database) -> Result<Vec<String>> {
        let rows = statement("PRAGMA integrity_check").fetch_all(db).await?;
        let lines = rows.iter().map(|row| Ok(row.try_get(0)?));
        let mut lines: Vec<String> = lines.collect::<Result<_>>()?;
        lines.retain(|line| line != "ok");
        Ok(lines)
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection> {
    let db = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    db.busy_timeout(BUSY)?;
    Ok(db)
}
