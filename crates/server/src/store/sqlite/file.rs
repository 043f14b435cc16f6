//! The file of the database: who may read it, that no other server uses it, and that it is still there.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::super::{Result, StoreError};

/// How long a query waits for a lock of another program.
pub const BUSY: Duration = Duration::from_secs(5);

/// Number of statements that a connection keeps prepared.
const STATEMENTS: usize = 64;

/// The file of the database.
pub struct DataFile {
    path: PathBuf,
    /// Held for as long as the store is open.
    lock: Mutex<Option<File>>,
}

impl Drop for DataFile {
    fn drop(&mut self) {
        self.unlock();
    }
}

/// Identifies a file, to see whether a path still leads to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity {
    device: u64,
    inode: u64,
}

impl DataFile {
    /// Creates the file if it is missing, locks it against other servers, and lets only its owner read it.
    pub fn open(path: &Path) -> Result<DataFile> {
        let lock = with_ending(path, ".lock");
        let unusable = |path: &Path| {
            let name = path.display().to_string();
            move |error| StoreError::File(name, error)
        };
        let locked = private(&lock).map_err(unusable(&lock))?;
        match locked.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse(lock.display().to_string()));
            }
            Err(TryLockError::Error(error)) => return Err(unusable(&lock)(error)),
        }
        private(path).map_err(unusable(path))?;
        for ending in ["", "-wal", "-shm"] {
            let file = with_ending(path, ending);
            match restrict(&file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(unusable(&file)(error));
                }
                _ => {}
            }
        }
        Ok(DataFile {
            path: path.to_owned(),
            lock: Mutex::new(Some(locked)),
        })
    }

    /// Lets another server use the file.
    pub fn unlock(&self) {
        let lock = self.lock.lock();
        let Some(lock) = lock.unwrap_or_else(PoisonError::into_inner).take() else {
            return;
        };
        // To close the file is not enough: a child process that is just being started has it open, too, and would keep
        // the lock for that moment.
        if let Err(error) = lock.unlock() {
            tracing::error!("the lock of the database was not given back: {error}");
        }
    }

    /// A connection that reads.
    pub fn read(&self) -> rusqlite::Result<Connection> {
        self.connect(OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    /// A connection that writes.
    pub fn write(&self) -> rusqlite::Result<Connection> {
        let connection = self.connect(OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        // Full: a change survives a power failure. The price is shared by all changes of a batch.
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        Ok(connection)
    }

    /// No connection creates the file: a missing file is an error, not an empty store.
    fn connect(&self, flags: OpenFlags) -> rusqlite::Result<Connection> {
        let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(BUSY)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        Ok(connection)
    }

    /// Which file the path leads to now.
    pub fn identity(&self) -> io::Result<Identity> {
        let metadata = fs::metadata(&self.path)?;
        Ok(identity_of(&metadata))
    }
}

#[cfg(unix)]
fn identity_of(metadata: &fs::Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    Identity {
        device: metadata.dev(),
        inode: metadata.ino(),
    }
}

#[cfg(not(unix))]
fn identity_of(_: &fs::Metadata) -> Identity {
    // An open file cannot be removed or replaced.
    Identity {
        device: 0,
        inode: 0,
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Opens or creates a file that only its owner can read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes the rights of everybody but the owner away.
#[cfg(unix)]
fn restrict(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(path)?.permissions().mode();
    match mode & 0o077 {
        0 => Ok(()),
        _ => fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700)),
    }
}

#[cfg(not(unix))]
fn restrict(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a child process does between its start and its program.
    #[test]
    fn a_copy_of_the_handle_does_not_keep_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        for unlock in [DataFile::unlock, |_: &DataFile| ()] {
            let file = DataFile::open(&path).unwrap();
            let copy = file.lock.lock().unwrap().as_ref().unwrap().try_clone();
            assert!(matches!(DataFile::open(&path), Err(StoreError::InUse(_))));
            unlock(&file);
            drop(file);
            DataFile::open(&path).unwrap();
            copy.unwrap();
        }
    }
}
