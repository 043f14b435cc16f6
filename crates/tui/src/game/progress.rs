use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::game::save;

/// Which lessons and puzzles have been done at this terminal: a file beside the saved games, one item a line.
#[derive(Clone, Debug, Default)]
pub struct Achieved {
    path: Option<PathBuf>,
    done: BTreeSet<String>,
}

/// The name of a lesson in the file.
pub fn lesson(id: &str) -> String {
    format!("lesson {id}")
}

/// The name of a puzzle in the file.
pub fn puzzle(id: &str) -> String {
    format!("puzzle {id}")
}

impl Achieved {
    /// Reads the file beside the folder of saved games.
    pub fn load() -> Result<Achieved, Error> {
        let games = save::folder()?;
        Achieved::read(&games.with_file_name("progress"))
    }

    /// Reads a file. One that is missing is empty.
    pub fn read(path: &Path) -> Result<Achieved, Error> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(source) => {
                let path = path.to_path_buf();
                return Err(Error::File { path, source });
            }
        };
        Ok(Achieved {
            path: Some(path.to_path_buf()),
            done: text.lines().map(str::to_string).collect(),
        })
    }

    /// Whether an item is done.
    pub fn has(&self, item: &str) -> bool {
        self.done.contains(item)
    }

    /// Adds an item, and keeps it.
    pub fn add(&mut self, item: String) -> Result<(), Error> {
        if self.has(&item) {
            return Ok(());
        }
        if let Some(path) = &self.path {
            let failed = |source| Error::File {
                path: path.clone(),
                source,
            };
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(failed)?;
            }
            let file = OpenOptions::new().create(true).append(true).open(path);
            let mut file = file.map_err(failed)?;
            writeln!(file, "{item}").map_err(failed)?;
            file.sync_data().map_err(failed)?;
        }
        self.done.insert(item);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_is_kept() {
        let name = format!("innovation-progress-{}", std::process::id());
        let path = std::env::temp_dir().join(name).join("progress");
        let mut achieved = Achieved::read(&path).unwrap();
        assert!(!achieved.has(&lesson("draw")));
        achieved.add(lesson("draw")).unwrap();
        achieved.add(lesson("draw")).unwrap();
        achieved.add(puzzle("abcde")).unwrap();
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            "lesson draw\npuzzle abcde\n"
        );
        let again = Achieved::read(&path).unwrap();
        assert!(again.has(&lesson("draw")) && again.has(&puzzle("abcde")));
        assert!(!again.has(&lesson("meld")));
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }
}
