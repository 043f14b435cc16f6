//! The relations of the schema, and how their rows are copied and compared.

use std::fmt;

use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;

use super::super::Result;
use super::super::sql::query::{Database, Query, Row, SqlValue, statement};
use super::super::sql::row;

/// Number of rows that are read and written at a time.
const AT_ONCE: i64 = 200;

/// Number of rows, and a checksum that does not depend on their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// Number of rows.
    pub rows: u64,
    checksum: u128,
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows with checksum {:032x}", self.rows, self.checksum)
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Integer,
    Text,
    Boolean,
}
use Kind::{Boolean, Integer, Text};

/// A table of the schema. The first columns are its key.
pub struct Relation {
    /// Its name.
    pub name: &'static str,
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

/// In the order in which rows can be added: what is referred to comes first.
pub const RELATIONS: [Relation; 9] = [
    Relation {
        name: "visitors",
        key: 1,
        columns: &[
            ("id", Text),
            ("name", Text),
            ("created", Integer),
            ("seen", Integer),
            ("preferences", Text),
        ],
    },
    Relation {
        name: "progress",
        key: 2,
        columns: &[
            ("visitor", Text),
            ("item", Text),
            ("state", Text),
            ("changed", Integer),
        ],
    },
    Relation {
        name: "tokens",
        key: 1,
        columns: &[("hash", Text), ("visitor", Text), ("created", Integer)],
    },
    Relation {
        name: "tables",
        key: 1,
        columns: &[
            ("id", Text),
            ("owner", Text),
            ("settings", Text),
            ("rules", Integer),
            ("seed", Integer),
            ("options", Text),
            ("listed", Boolean),
            ("created", Integer),
            ("changed", Integer),
            ("state", Text),
            ("asked", Integer),
            ("turn", Integer),
            ("due", Integer),
            ("held", Integer),
            ("sequence", Integer),
            ("epoch", Integer),
            ("next", Text),
        ],
    },
    Relation {
        name: "seats",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Integer),
            ("visitor", Text),
            ("bot", Text),
            ("secret", Text),
            ("seen", Integer),
            ("early", Text),
            ("early_count", Integer),
        ],
    },
    Relation {
        name: "answers",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("sequence", Integer),
            ("seat", Integer),
            ("choice", Integer),
            ("place", Integer),
            ("meaning", Text),
            ("remain", Integer),
        ],
    },
    Relation {
        name: "records",
        key: 1,
        columns: &[
            ("id", Text),
            ("visitor", Text),
            ("record", Text),
            ("created", Integer),
        ],
    },
    Relation {
        name: "reviews",
        key: 6,
        columns: &[
            ("game", Text),
            ("sequence", Integer),
            ("rules", Integer),
            ("version", Integer),
            ("playouts", Integer),
            ("seed", Integer),
            ("table_id", Text),
            ("record_id", Text),
            ("done", Integer),
            ("review", Text),
        ],
    },
    Relation {
        name: "keys",
        key: 1,
        columns: &[("number", Integer), ("secret", Text), ("created", Integer)],
    },
];

/// The column that refers to rows of its own relation. It is filled in when all of them are there.
const NEXT: &str = "next";

impl Sum {
    fn add(&mut self, row: &[SqlValue]) {
        let mut hash = Sha256::new();
        for value in row {
            // A value ends with NUL, which does not occur in JSON, names and records.
            let text = match value {
                SqlValue::Integer(Some(number)) => format!("i{number}\0"),
                SqlValue::Text(Some(text)) => format!("t{text}\0"),
                SqlValue::Boolean(value) => format!("b{value}\0"),
                SqlValue::Integer(None) | SqlValue::Text(None) => "n\0".to_owned(),
            };
            hash.update(text);
        }
        let hash = hash.finalize();
        let number = hash[..16]
            .iter()
            .fold(0, |number: u128, &byte| number << 8 | u128::from(byte));
        self.rows += 1;
        self.checksum = self.checksum.wrapping_add(number);
    }
}

impl Relation {
    fn names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    fn keys(&self) -> Vec<&'static str> {
        let names = self.columns.iter().take(self.key);
        names.map(|(name, _)| *name).collect()
    }

    async fn first(&self, source: &mut dyn Database) -> Result<Vec<Vec<SqlValue>>> {
        let (name, names, keys) = (self.name, self.names(), self.keys().join(", "));
        let sql = format!("SELECT {names} FROM {name} ORDER BY {keys} LIMIT {AT_ONCE}");
        self.rows(source, statement(AssertSqlSafe(sql))).await
    }

    async fn after(
        &self,
        source: &mut dyn Database,
        last: &[SqlValue],
    ) -> Result<Vec<Vec<SqlValue>>> {
        let (name, names, keys) = (self.name, self.names(), self.keys().join(", "));
        let places: Vec<String> = (1..=self.key).map(|place| format!("${place}")).collect();
        let places = places.join(", ");
        let sql = format!(
            "SELECT {names} FROM {name} WHERE ({keys}) > ({places}) ORDER BY {keys} LIMIT {AT_ONCE}"
        );
        let key = last.iter().take(self.key).cloned();
        let query = key.fold(statement(AssertSqlSafe(sql)), Query::bind);
        self.rows(source, query).await
    }

    async fn rows(&self, source: &mut dyn Database, query: Query) -> Result<Vec<Vec<SqlValue>>> {
        let rows = query.fetch_all(source).await?;
        rows.iter().map(|row| self.values(row)).collect()
    }

    fn values(&self, row: &Row) -> Result<Vec<SqlValue>> {
        let columns = self.columns.iter().enumerate();
        let value = |(place, (_, kind)): (usize, &(&str, Kind))| -> Result<SqlValue> {
            Ok(match kind {
                Integer => SqlValue::Integer(row.try_get(place)?),
                Text => SqlValue::Text(row.try_get(place)?),
                Boolean => SqlValue::Boolean(row.try_get(place)?),
            })
        };
        columns.map(value).collect()
    }

    /// Takes the reference to another row of the same relation out of a row: the key of the row, and the reference.
    fn take_next(&self, row: &mut [SqlValue]) -> Option<(SqlValue, SqlValue)> {
        let place = self.columns.iter().position(|(name, _)| *name == NEXT)?;
        let next = std::mem::replace(row.get_mut(place)?, SqlValue::Text(None));
        match next {
            SqlValue::Text(Some(_)) => Some((row.first()?.clone(), next)),
            _ => None,
        }
    }

    async fn insert(&self, target: &mut dyn Database, rows: Vec<Vec<SqlValue>>) -> Result<()> {
        let width = self.columns.len();
        let row = |number: usize| {
            let places = (1..=width).map(|place| format!("${}", number * width + place));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let places: Vec<String> = (0..rows.len()).map(row).collect();
        let (name, names, places) = (self.name, self.names(), places.join(", "));
        let sql = format!("INSERT INTO {name} ({names}) VALUES {places}");
        let query = statement(AssertSqlSafe(sql));
        let query = rows.into_iter().flatten().fold(query, Query::bind);
        query.execute(target).await?;
        Ok(())
    }

    /// Copies all rows, and sums them up.
    pub async fn copy(&self, source: &mut dyn Database, target: &mut dyn Database) -> Result<Sum> {
        let mut sum = Sum::default();
        let mut following = Vec::new();
        let mut page = self.first(source).await?;
        while let Some(last) = page.last().cloned() {
            for row in &mut page {
                sum.add(row);
                following.extend(self.take_next(row));
            }
            self.insert(target, page).await?;
            page = self.after(source, &last).await?;
        }
        for (id, next) in following {
            let query = statement("UPDATE tables SET next = $1 WHERE id = $2");
            query.bind(next).bind(id).execute(target).await?;
        }
        Ok(sum)
    }

    /// Sums up all rows.
    pub async fn sum(&self, source: &mut dyn Database) -> Result<Sum> {
        let mut sum = Sum::default();
        let mut page = self.first(source).await?;
        while let Some(last) = page.last().cloned() {
            page.iter().for_each(|row| sum.add(row));
            page = self.after(source, &last).await?;
        }
        Ok(sum)
    }

    /// Number of rows.
    pub async fn count(&self, db: &mut dyn Database) -> Result<i64> {
        let sql = format!("SELECT count(*) FROM {}", self.name);
        let row = statement(AssertSqlSafe(sql)).fetch_one(db).await?;
        row::single(&row)
    }

    /// Deletes all rows.
    pub async fn clear(&self, db: &mut dyn Database) -> Result<()> {
        let sql = format!("DELETE FROM {}", self.name);
        statement(AssertSqlSafe(sql)).execute(db).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::super::{Postgres, Sqlite};
    use super::*;
    use crate::testing::PostgresServer;

    /// Relations of which nothing is copied: what a server makes for itself.
    const LEFT_OUT: [&str; 7] = [
        "_sqlx_migrations",
        "batches",
        "checks",
        "processes",
        "leases",
        "presence",
        "removals",
    ];

    /// The columns of the schema, but for those that a server makes for itself.
    async fn columns(db: &mut dyn Database, query: &'static str) -> BTreeSet<(String, String)> {
        let rows = statement(query).fetch_all(db).await.unwrap();
        let names = rows
            .iter()
            .map(|row| (row.try_get(0).unwrap(), row.try_get(1).unwrap()));
        let names: BTreeSet<(String, String)> = names.collect();
        names
            .into_iter()
            .filter(|(relation, column)| {
                !LEFT_OUT.contains(&&**relation) && (&**relation, &**column) != ("tables", "change")
            })
            .collect()
    }

    fn copied() -> BTreeSet<(String, String)> {
        let columns = RELATIONS.iter().flat_map(|relation| {
            let columns = relation.columns.iter();
            columns.map(|(column, _)| (relation.name.to_owned(), (*column).to_owned()))
        });
        columns.collect()
    }

    /// A column that a migration adds has to be added here too, or backups would lose it.
    #[tokio::test]
    async fn every_column_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        Sqlite::upgrade(&file).await.unwrap();
        let mut db = Sqlite::snapshot(&file).await.unwrap();
        let query = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
            WHERE m.type = 'table'";
        assert_eq!(columns(&mut *db, query).await, copied());
        let Some(postgres) = PostgresServer::shared() else {
            return;
        };
        let url = postgres.database();
        Postgres::prepare(&url).await.unwrap();
        let mut db = Postgres::snapshot(&url).await.unwrap();
        let query = "SELECT table_name::text, column_name::text FROM information_schema.columns
            WHERE table_schema = 'public'";
        assert_eq!(columns(&mut *db, query).await, copied());
    }
}
