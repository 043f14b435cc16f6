//! Where a store is, and how it is read and written as a whole.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::super::sql::query::{Database, statement};
use super::super::sql::{answers, keys, row, tables};
use super::super::sqlite::DataFile;
use super::super::{LogRow, Postgres, Result, Sqlite, StoreError, StoredTable, damaged};
use super::MoveError;

/// The name of the database in its folder.
pub const DATABASE: &str = "innovation.db";

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorePlace {
    /// An SQLite file in a folder, as a server uses it.
    Folder(PathBuf),
    /// An SQLite file that is a backup.
    File(PathBuf),
    /// A PostgreSQL database, by its address.
    Database(String),
}

impl From<&str> for StorePlace {
    fn from(text: &str) -> StorePlace {
        let is_address = ["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| text.starts_with(scheme));
        let path = Path::new(text).to_owned();
        match is_address {
            true => StorePlace::Database(text.to_owned()),
            false if path.is_file() => StorePlace::File(path),
            false => StorePlace::Folder(path),
        }
    }
}

/// Whether servers may use a store that is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Users {
    /// They may: what is read is the state of one moment.
    Allowed,
    /// They must not.
    Refused,
}

/// A store that is read.
pub struct Source {
    /// All queries see the same state.
    pub db: Box<dyn Database>,
    is_database: bool,
    /// Keeps servers away.
    _lock: Option<DataFile>,
    /// A copy with a newer schema, which is removed in the end.
    _copy: Option<Scratch>,
}

impl Source {
    /// Opens a store for reading.
    pub async fn open(place: &StorePlace, users: Users) -> std::result::Result<Source, MoveError> {
        let path = match place {
            StorePlace::Folder(folder) => folder.join(DATABASE),
            StorePlace::File(file) => file.clone(),
            StorePlace::Database(url) => return Source::open_database(url, users).await,
        };
        if !path.exists() {
            return Err(MoveError::Missing(path));
        }
        let lock = match (place, users) {
            (StorePlace::Folder(_), Users::Refused) => Some(DataFile::open(&path)?),
            _ => None,
        };
        let mut db = Sqlite::snapshot(&path).await?;
        let schema = Sqlite::schema(&mut *db).await?;
        let mut copy = None;
        if schema == 0 {
            return Err(MoveError::NoStore);
        }
        if schema > Sqlite::SCHEMA {
            return Err(MoveError::Newer(schema, Sqlite::SCHEMA));
        }
        if schema < Sqlite::SCHEMA {
            let scratch = Scratch::new(std::env::temp_dir())?;
            let file = scratch.0.join(DATABASE);
            Sqlite::copy_file(&mut *db, &file).await?;
            Sqlite::upgrade(&file).await?;
            db = Sqlite::snapshot(&file).await?;
            copy = Some(scratch);
        }
        Ok(Source {
            db,
            is_database: false,
            _lock: lock,
            _copy: copy,
        })
    }

    /// The names of all tables.
    pub async fn tables(&mut self) -> Result<Vec<String>> {
        let query = statement("SELECT id FROM tables ORDER BY id");
        let rows = query.fetch_all(&mut *self.db).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// A table with its log.
    pub async fn table(&mut self, id: &str) -> Result<(StoredTable, Vec<LogRow>)> {
        let id = row::table_id(id.to_owned())?;
        let table = tables::get(&mut *self.db, &id).await?;
        let table = table.ok_or_else(|| damaged("a table without seats"))?;
        Ok((table, answers::log(&mut *self.db, &id, 0).await?))
    }

    /// Number of keys. A key of the wrong length is an error.
    pub async fn keys(&mut self) -> Result<usize> {
        Ok(keys::all(&mut *self.db).await?.len())
    }

    /// When a table was last changed, and what time it is for a database that has a clock of its own.
    pub async fn times(&mut self) -> Result<(Option<i64>, Option<i64>)> {
        let query = statement("SELECT max(changed) FROM tables");
        let newest = query.fetch_one(&mut *self.db).await?.try_get(0)?;
        let theirs = match self.is_database {
            true => Some(Postgres::clock(&mut *self.db).await?),
            false => None,
        };
        Ok((newest, theirs))
    }

    async fn open_database(url: &str, users: Users) -> std::result::Result<Source, MoveError> {
        let mut db = Postgres::snapshot(url).await?;
        match Postgres::schema(&mut *db).await? {
            0 => return Err(MoveError::NoStore),
            schema if schema < Postgres::SCHEMA => {
                return Err(MoveError::Older(schema, Postgres::SCHEMA));
            }
            // A newer program only adds; what it has added would be lost.
            schema if schema > Postgres::SCHEMA => {
                return Err(MoveError::Newer(schema, Postgres::SCHEMA));
            }
            _ => {}
        }
        let servers = Postgres::servers(&mut *db).await?;
        match users {
            Users::Refused if servers > 0 => Err(MoveError::InUse(servers)),
            _ => Ok(Source {
                db,
                is_database: true,
                _lock: None,
                _copy: None,
            }),
        }
    }
}

/// A store that is written, in one transaction.
pub struct Destination {
    /// The transaction.
    pub db: Box<dyn Database>,
    file: Option<TargetFile>,
}

/// A file that is written beside its place, and moved there when it is complete.
struct TargetFile {
    scratch: Scratch,
    place: PathBuf,
    /// Keeps servers away from the place.
    lock: Option<DataFile>,
}

impl Destination {
    /// Opens an empty store for writing. Nothing of it is seen before [`Destination::finish`].
    pub async fn open(place: &StorePlace) -> std::result::Result<Destination, MoveError> {
        match place {
            StorePlace::Folder(folder) => {
                private_folder(folder).map_err(|error| MoveError::Path(folder.clone(), error))?;
                let place = folder.join(DATABASE);
                Sqlite::upgrade(&place).await?;
                let lock = DataFile::open(&place)?;
                hand_over(folder, &place)?;
                super::is_empty(&mut *Sqlite::snapshot(&place).await?).await?;
                Destination::beside(place, Some(lock)).await
            }
            StorePlace::File(file) if file.exists() => Err(MoveError::Exists(file.clone())),
            StorePlace::File(file) => Destination::beside(file.clone(), None).await,
            StorePlace::Database(url) => {
                let mut db = Postgres::alone(url).await?;
                match Postgres::servers(&mut *db).await? {
                    0 => {}
                    servers => return Err(MoveError::InUse(servers)),
                }
                super::is_empty(&mut *db).await?;
                super::clear(&mut *db).await?;
                Ok(Destination { db, file: None })
            }
        }
    }

    async fn beside(
        place: PathBuf,
        lock: Option<DataFile>,
    ) -> std::result::Result<Destination, MoveError> {
        let folder = place.parent().unwrap_or(Path::new("."));
        let scratch = Scratch::new(folder.to_owned())?;
        let db = Sqlite::alone(&scratch.0.join(DATABASE)).await?;
        let file = Some(TargetFile {
            scratch,
            place,
            lock,
        });
        Ok(Destination { db, file })
    }

    /// Commits, and puts a file where it belongs.
    pub async fn finish(mut self) -> std::result::Result<(), MoveError> {
        let commit = statement("COMMIT").execute(&mut *self.db).await;
        commit.map_err(StoreError::from)?;
        drop(self.db);
        let Some(TargetFile {
            scratch,
            place,
            lock,
        }) = self.file
        else {
            return Ok(());
        };
        let written = scratch.0.join(DATABASE);
        let faults = Sqlite::faults(&mut *Sqlite::snapshot(&written).await?).await?;
        if let Some(fault) = faults.into_iter().next() {
            return Err(MoveError::Faulty(fault));
        }
        put(&written, &place).map_err(|error| MoveError::Path(place.clone(), error))?;
        if let Some(folder) = place.parent().filter(|_| lock.is_some()) {
            hand_over(folder, &place)?;
        }
        Ok(())
    }
}

/// Moves a complete database to its place, durably.
fn put(written: &Path, place: &Path) -> io::Result<()> {
    // Files that an earlier, empty database has left must not be read as parts of this one.
    for ending in ["-wal", "-shm"] {
        let mut name = place.as_os_str().to_owned();
        name.push(ending);
        match fs::remove_file(PathBuf::from(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    fs::File::open(written)?.sync_all()?;
    fs::rename(written, place)?;
    let folder = match place.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::File::open(folder)?.sync_all()
}

/// Gives the files of a store to the owner of its folder: a server that runs as that user has to open them.
fn hand_over(folder: &Path, database: &Path) -> std::result::Result<(), MoveError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let failed = |error| MoveError::Path(folder.to_owned(), error);
        let owner = fs::metadata(folder).map_err(failed)?;
        for ending in ["", ".lock"] {
            let mut name = database.as_os_str().to_owned();
            name.push(ending);
            let file = PathBuf::from(name);
            let Ok(found) = fs::metadata(&file) else {
                continue;
            };
            if (found.uid(), found.gid()) != (owner.uid(), owner.gid()) {
                match chown(&file, Some(owner.uid()), Some(owner.gid())) {
                    // Only root can change the owner. Another user who may write into this folder stays the owner of
                    // the files.
                    Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
                    given => given.map_err(failed)?,
                }
            }
        }
    }
    Ok(())
}

/// A private folder that is removed with this value.
struct Scratch(PathBuf);

impl Scratch {
    fn new(beside: PathBuf) -> std::result::Result<Scratch, MoveError> {
        let name = format!("innovation-{}.partial", crate::access::ids::random::<4>());
        let folder = beside.join(name);
        private_folder(&folder).map_err(|error| MoveError::Path(folder.clone(), error))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::warn!(folder = %self.0.display(), %error, "a temporary folder remains");
        }
    }
}

/// Creates a folder for its owner alone, if it is missing.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
