//! Everything from one store to another, on either engine: this is how a store is moved, backed up and restored.
//!
//! What is read is the state of one moment. What is written is one transaction, which is read back before it is
//! committed: the target has everything, or nothing.

mod place;
mod relations;

use std::io;
use std::path::PathBuf;

use super::StoreError;
use super::sql::query::Database;
use place::Destination;
use relations::RELATIONS;

pub use place::{DATABASE, Source, StorePlace, Users, private_folder};
pub use relations::Sum;

/// The relation that a server fills as soon as it starts.
const KEYS: &str = "keys";

/// Why a store was not copied.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// The source or the target cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The source is not there.
    #[error("there’s no store: {0} doesn’t exist")]
    Missing(PathBuf),
    /// The source is not a store.
    #[error("there’s no store in the source: it has none of the tables of one")]
    NoStore,
    /// A file or a folder cannot be used.
    #[error("{0} can’t be used")]
    Path(PathBuf, #[source] io::Error),
    /// Servers use the source or the target.
    #[error("{0} servers use the database. Stop them first")]
    InUse(usize),
    /// The source has an older schema, and other programs may use it.
    #[error(
        "the database has schema {0}, and this program {1}. Bring it up to date with `innovation serve --prepare`"
    )]
    Older(usize, usize),
    /// The source has a schema that this program does not know.
    #[error("the source has schema {0}, and this program knows {1}. Use a newer program")]
    Newer(usize, usize),
    /// The target has something in it.
    #[error(
        "the target is not empty: it has {0} rows in `{1}`. Nothing was changed. Name an empty one"
    )]
    NotEmpty(i64, &'static str),
    /// The file that is to be written is there.
    #[error("{0} exists. Name another file")]
    Exists(PathBuf),
    /// What was read back is not what was written.
    #[error("`{0}` differs after writing: {1} here, {2} there. The target was left as it was")]
    Differs(&'static str, Sum, Sum),
    /// SQLite finds something wrong with what was written.
    #[error("what was written is damaged: {0}. It was removed")]
    Faulty(String),
}

/// Copies everything from one store to another, which is empty, and compares the two. The source stays as it is.
pub async fn transfer(
    from: &StorePlace,
    to: &StorePlace,
    users: Users,
) -> Result<Vec<(&'static str, Sum)>, MoveError> {
    let mut source = Source::open(from, users).await?;
    let mut target = Destination::open(to).await?;
    let mut written = Vec::new();
    for relation in &RELATIONS {
        let sum = relation.copy(&mut *source.db, &mut *target.db).await?;
        written.push((relation.name, sum));
    }
    for (relation, (_, expected)) in RELATIONS.iter().zip(&written) {
        let found = relation.sum(&mut *target.db).await?;
        if found != *expected {
            return Err(MoveError::Differs(relation.name, *expected, found));
        }
    }
    target.finish().await?;
    Ok(written)
}

/// Refuses a store that somebody has used. A key is there as soon as a server has been started.
async fn is_empty(db: &mut dyn Database) -> Result<(), MoveError> {
    for relation in RELATIONS.iter().filter(|relation| relation.name != KEYS) {
        match relation.count(db).await? {
            0 => {}
            rows => return Err(MoveError::NotEmpty(rows, relation.name)),
        }
    }
    Ok(())
}

/// Removes the key of an empty store.
async fn clear(db: &mut dyn Database) -> Result<(), MoveError> {
    for relation in RELATIONS.iter().filter(|relation| relation.name == KEYS) {
        relation.clear(db).await?;
    }
    Ok(())
}
