//! Moving house: everything from one store to another, on either engine, checked after writing.

use std::fmt;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;

use super::sql::query::{Query, Row, Value, statement};
use super::sql::{Engine, Verdict};
use super::{Postgres, Result, Sqlite, StoreError, damaged};

/// Number of rows that are read and written at a time.
const AT_ONCE: i64 = 200;

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorePlace {
    /// An SQLite file in a folder.
    Folder(PathBuf),
    /// A PostgreSQL database, by its address.
    Database(String),
}

impl From<&str> for StorePlace {
    fn from(text: &str) -> StorePlace {
        let is_address = ["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| text.starts_with(scheme));
        match is_address {
            true => StorePlace::Database(text.to_owned()),
            false => StorePlace::Folder(Path::new(text).to_owned()),
        }
    }
}

/// Why a store was not moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// The source or the target cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The source is not there.
    #[error("there is no store in {0}")]
    Missing(PathBuf),
    /// A folder cannot be made.
    #[error("the folder {0} cannot be used")]
    Folder(PathBuf, #[source] std::io::Error),
    /// A server uses the source or the target.
    #[error("{0} servers use the database: stop them first")]
    InUse(usize),
    /// The target has something in it.
    #[error("the target is not empty: it has {0} rows in `{1}`")]
    NotEmpty(i64, &'static str),
    /// What was read back is not what was written.
    #[error("`{0}` differs after writing: {1} here, {2} there. Do not use the target")]
    Differs(&'static str, Sum, Sum),
}

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
struct Relation {
    name: &'static str,
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

/// In the order in which rows can be added: what is referred to comes first.
const RELATIONS: [Relation; 8] = [
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
        name: "keys",
        key: 1,
        columns: &[("number", Integer), ("secret", Text), ("created", Integer)],
    },
];

/// The column that refers to rows of its own relation. It is filled in when all of them are there.
const NEXT: &str = "next";

/// Moves everything from one store to another, which is empty, and compares the two. The source stays as it is.
pub async fn transfer(
    from: &StorePlace,
    to: &StorePlace,
) -> std::result::Result<Vec<(&'static str, Sum)>, MoveError> {
    if let StorePlace::Folder(folder) = from
        && !folder.join("innovation.db").exists()
    {
        return Err(MoveError::Missing(folder.clone()));
    }
    let (source, target) = (open(from).await?, open(to).await?);
    let moved = copy(&*source, &*target).await;
    source.close().await;
    target.close().await;
    moved
}

async fn open(place: &StorePlace) -> std::result::Result<Box<dyn Engine>, MoveError> {
    let engine: Box<dyn Engine> = match place {
        StorePlace::Folder(folder) => {
            let unusable = |error| MoveError::Folder(folder.clone(), error);
            std::fs::create_dir_all(folder).map_err(unusable)?;
            Box::new(Sqlite::open(&folder.join("innovation.db")).await?)
        }
        StorePlace::Database(url) => Box::new(Postgres::open(url, Default::default()).await?),
    };
    match engine.others().await? {
        0 => Ok(engine),
        others => {
            engine.close().await;
            Err(MoveError::InUse(others))
        }
    }
}

async fn copy(
    source: &dyn Engine,
    target: &dyn Engine,
) -> std::result::Result<Vec<(&'static str, Sum)>, MoveError> {
    for relation in &RELATIONS {
        let query = statement(AssertSqlSafe(format!(
            "SELECT count(*) FROM {}",
            relation.name
        )));
        let row = query.fetch_one(&mut *target.reader()?).await;
        let rows: i64 = row
            .map_err(StoreError::from)?
            .try_get(0)
            .map_err(StoreError::from)?;
        if rows > 0 {
            return Err(MoveError::NotEmpty(rows, relation.name));
        }
    }
    let mut written = Vec::new();
    for relation in &RELATIONS {
        let mut sum = Sum::default();
        let mut following = Vec::new();
        let mut page = relation.first(source).await?;
        while let Some(last) = page.last().cloned() {
            for row in &mut page {
                sum.add(row);
                following.extend(relation.take_next(row));
            }
            relation.insert(target, page).await?;
            page = relation.after(source, &last).await?;
        }
        set_next(target, following).await?;
        written.push((relation.name, sum));
    }
    for (relation, (_, expected)) in RELATIONS.iter().zip(&written) {
        let found = relation.sum(target).await?;
        if found != *expected {
            return Err(MoveError::Differs(relation.name, *expected, found));
        }
    }
    Ok(written)
}

async fn set_next(target: &dyn Engine, following: Vec<(Value, Value)>) -> Result<()> {
    for some in following.chunks(AT_ONCE as usize) {
        let some = some.to_vec();
        let outcome = target.change(Box::new(move |db| {
            Box::pin(async move {
                for (id, next) in some {
                    let query = statement("UPDATE tables SET next = $1 WHERE id = $2");
                    query.bind(next).bind(id).execute(&mut *db).await?;
                }
                Ok(Verdict::Done)
            })
        }));
        outcome.await?;
    }
    Ok(())
}

impl Sum {
    fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for value in row {
            // What a value ends with does not occur in text that JSON, names and records are made of.
            let text = match value {
                Value::Integer(Some(number)) => format!("i{number}\0"),
                Value::Text(Some(text)) => format!("t{text}\0"),
                Value::Boolean(value) => format!("b{value}\0"),
                Value::Integer(None) | Value::Text(None) => "n\0".to_owned(),
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

    async fn first(&self, source: &dyn Engine) -> Result<Vec<Vec<Value>>> {
        let (name, names, keys) = (self.name, self.names(), self.keys().join(", "));
        let sql = format!("SELECT {names} FROM {name} ORDER BY {keys} LIMIT {AT_ONCE}");
        self.rows(source, statement(AssertSqlSafe(sql))).await
    }

    async fn after(&self, source: &dyn Engine, last: &[Value]) -> Result<Vec<Vec<Value>>> {
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

    async fn rows(&self, source: &dyn Engine, query: Query) -> Result<Vec<Vec<Value>>> {
        let rows = query.fetch_all(&mut *source.reader()?).await?;
        rows.iter().map(|row| self.values(row)).collect()
    }

    fn values(&self, row: &Row) -> Result<Vec<Value>> {
        let columns = self.columns.iter().enumerate();
        let value = |(place, (_, kind)): (usize, &(&str, Kind))| -> Result<Value> {
            Ok(match kind {
                Integer => Value::Integer(row.try_get(place)?),
                Text => Value::Text(row.try_get(place)?),
                Boolean => Value::Boolean(row.try_get(place)?),
            })
        };
        columns.map(value).collect()
    }

    /// Takes the reference to another row of the same relation out of a row: the key of the row, and the reference.
    fn take_next(&self, row: &mut [Value]) -> Option<(Value, Value)> {
        let place = self.columns.iter().position(|(name, _)| *name == NEXT)?;
        let next = std::mem::replace(row.get_mut(place)?, Value::Text(None));
        match next {
            Value::Text(Some(_)) => Some((row.first()?.clone(), next)),
            _ => None,
        }
    }

    async fn insert(&self, target: &dyn Engine, rows: Vec<Vec<Value>>) -> Result<()> {
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
        let inserted = target.change(Box::new(move |db| {
            Box::pin(async move {
                query.execute(db).await?;
                Ok(Verdict::Done)
            })
        }));
        match inserted.await? {
            Verdict::Done => Ok(()),
            _ => Err(damaged(format_args!("rows of {name} were not written"))),
        }
    }

    /// The checksum of what is there.
    async fn sum(&self, engine: &dyn Engine) -> Result<Sum> {
        let mut sum = Sum::default();
        let mut page = self.first(engine).await?;
        while let Some(last) = page.last() {
            let last = last.clone();
            page.iter().for_each(|row| sum.add(row));
            page = self.after(engine, &last).await?;
        }
        Ok(sum)
    }
}
