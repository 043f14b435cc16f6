use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;
use innovation_engine::{Outcome, Record, RecordError};

use crate::error::Error;

/// A game that is kept as it is played: its record, to which every answer is added at once.
pub struct Save {
    path: PathBuf,
    file: File,
}

/// A saved game, as it was found.
pub struct Found {
    /// Where it goes on being saved.
    pub save: Save,
    /// The game so far.
    pub record: Record,
    /// Whether its last line had been cut off, and was left out.
    pub cut_off: bool,
}

/// The folder for saved games.
pub fn folder() -> Result<PathBuf, Error> {
    let base = etcetera::choose_base_strategy();
    let base = base.map_err(|error| Error::NoFolder(error.to_string()))?;
    Ok(base.data_dir().join("innovation").join("games"))
}

impl Save {
    /// Starts to save a game in a folder, which is created if needed.
    pub fn create(folder: &Path, record: &Record) -> Result<Save, Error> {
        let failed = |path: &Path| {
            let path = path.to_path_buf();
            move |source| Error::File { path, source }
        };
        fs::create_dir_all(folder).map_err(failed(folder))?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let mut number = now.map_or(0, |since| since.as_secs());
        loop {
            let path = folder.join(format!("{number}.{EXTENSION}"));
            match OpenOptions::new().append(true).create_new(true).open(&path) {
                Ok(file) => {
                    lock(&file, &path)?;
                    let mut save = Save { path, file };
                    save.write(&record.to_string())?;
                    return Ok(save);
                }
                // Another game was begun in the same second.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(failed(&path)(error)),
            }
        }
    }

    /// Opens a saved game. A last line without its end was cut off while it was written: it is left out.
    pub fn open(path: &Path) -> Result<Found, Error> {
        let failed = |source| Error::File {
            path: path.to_path_buf(),
            source,
        };
        let file = OpenOptions::new().read(true).append(true).open(path);
        let file = file.map_err(failed)?;
        lock(&file, path)?;
        let text = fs::read(path).map_err(failed)?;
        let whole = text.iter().rposition(|&byte| byte == b'\n');
        let whole = whole.map_or(0, |end| end + 1);
        let cut_off = whole < text.len();
        let record = String::from_utf8_lossy(&text[..whole]).parse::<Record>();
        let record = record.map_err(|source| Error::Record {
            path: path.to_path_buf(),
            source,
        })?;
        if cut_off {
            file.set_len(whole as u64).map_err(failed)?;
        }
        let path = path.to_path_buf();
        Ok(Found {
            save: Save { path, file },
            record,
            cut_off,
        })
    }

    /// The newest unfinished game of a folder that no other process has open.
    pub fn newest_unfinished(folder: &Path) -> Result<Found, Error> {
        for (_, path) in newest_first(folder)? {
            let found = match Save::open(&path) {
                Ok(found) => found,
                // Another process has it open, or it is not a record of this version: try an older one.
                Err(Error::InUse(_) | Error::Record { .. }) => continue,
                Err(error) => return Err(error),
            };
            let over = found.record.replay().map(|game| game.outcome().is_some());
            if let Ok(false) = over {
                return Ok(found);
            }
        }
        Err(Error::NoUnfinished)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds an answer. Once this is done, no crash loses it.
    pub fn append(&mut self, answer: &str) -> Result<(), Error> {
        self.write(&format!("{answer}\n"))
    }

    fn write(&mut self, text: &str) -> Result<(), Error> {
        let written = self.file.write_all(text.as_bytes());
        let written = written.and_then(|()| self.file.sync_data());
        written.map_err(|source| self.failed(source))
    }

    /// Saves a shorter game, after an answer was taken back: all of it, or nothing.
    pub fn rewrite(&mut self, record: &Record) -> Result<(), Error> {
        let new = self.path.with_extension("new");
        let written = (|| -> io::Result<File> {
            let mut file = File::create(&new)?;
            file.write_all(record.to_string().as_bytes())?;
            file.sync_data()?;
            Ok(file)
        })();
        let file = written.map_err(|source| self.failed(source))?;
        // Lock the new file before the rename, so that no other process can open it in between.
        lock(&file, &self.path)?;
        fs::rename(&new, &self.path).map_err(|source| self.failed(source))?;
        self.file = file;
        Ok(())
    }

    fn failed(&self, source: io::Error) -> Error {
        let path = self.path.clone();
        Error::File { path, source }
    }
}

/// The saved games of a folder, with when each was last played.
fn newest_first(folder: &Path) -> Result<Vec<(SystemTime, PathBuf)>, Error> {
    let failed = |source| Error::File {
        path: folder.to_path_buf(),
        source,
    };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(failed(error)),
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry.map_err(failed)?;
        let path = entry.path();
        if path.extension().is_some_and(|found| found == EXTENSION) {
            let metadata = entry.metadata().map_err(failed)?;
            files.push((metadata.modified().map_err(failed)?, path));
        }
    }
    files.sort();
    files.reverse();
    Ok(files)
}

/// A saved game in a list.
pub struct SavedGame {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last played.
    pub played: SystemTime,
    /// The game, or why it cannot be read.
    pub game: Result<SavedState, String>,
}

/// How far a saved game is.
pub struct SavedState {
    /// The game so far.
    pub record: Record,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// All saved games of a folder, the newest first.
pub fn list(folder: &Path) -> Result<Vec<SavedGame>, Error> {
    let files = newest_first(folder)?.into_iter();
    let games = files.map(|(played, path)| {
        let game = read(&path);
        SavedGame { path, played, game }
    });
    Ok(games.collect())
}

fn read(path: &Path) -> Result<SavedState, String> {
    let text = fs::read(path).map_err(|error| error.to_string())?;
    // A last line without its end is being written right now, or was cut off.
    let whole = text.iter().rposition(|&byte| byte == b'\n');
    let text = String::from_utf8_lossy(&text[..whole.map_or(0, |end| end + 1)]);
    let record: Record = text
        .parse()
        .map_err(|error: RecordError| error.to_string())?;
    let game = record.replay().map_err(|error| error.to_string())?;
    let outcome = game.outcome();
    Ok(SavedState { record, outcome })
}

/// How the names of saved games end.
const EXTENSION: &str = "record";

/// Keeps others from playing the same game at the same time.
fn lock(file: &File, path: &Path) -> Result<(), Error> {
    let path = path.to_path_buf();
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Error::InUse(path)),
        Err(TryLockError::Error(source)) => Err(Error::File { path, source }),
    }
}
