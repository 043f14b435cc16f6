//! Golden files: what the code made when somebody last read it, compared with what it makes now. Only tests use this
//! crate.
//!
//! `UPDATE_GOLDEN=1` writes the files anew. A test that writes one fails all the same, so that no run passes without
//! having compared anything: read what has changed, then run the test again.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Compares each file with what it should contain now. All of them are looked at before the test fails.
///
/// # Panics
///
/// If a file is missing, or is not exactly what was found.
#[track_caller]
pub fn compare(files: impl IntoIterator<Item = (PathBuf, String)>) {
    let differences = differences(files, env::var_os("UPDATE_GOLDEN").is_some());
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// A sentence for each file that differs. With `update`, these files are also written.
fn differences(files: impl IntoIterator<Item = (PathBuf, String)>, update: bool) -> Vec<String> {
    let mut differences = Vec::new();
    for (path, found) in files {
        let expected = fs::read_to_string(&path).ok();
        if expected.as_ref() == Some(&found) {
            continue;
        }
        let name = path.display();
        let mut difference = match expected {
            Some(expected) => format!("{name}, {}", first_difference(&expected, &found)),
            None => format!("{name} is missing"),
        };
        if update {
            write(&path, &found);
            difference +=
                "\n  It was written anew. Read what has changed, then test without UPDATE_GOLDEN.";
        }
        differences.push(difference);
    }
    differences
}

/// The first line in which two texts differ.
fn first_difference(expected: &str, found: &str) -> String {
    let (mut expected, mut found) = (expected.split('\n'), found.split('\n'));
    let mut number = 1;
    loop {
        match (expected.next(), found.next()) {
            (Some(expected), Some(found)) if expected == found => number += 1,
            (expected, found) => {
                let line = |line: Option<&str>| {
                    line.map_or("the end".to_owned(), |line| format!("{line:?}"))
                };
                let (expected, found) = (line(expected), line(found));
                return format!("line {number}:\n  expected {expected}\n  found    {found}");
            }
        }
    }
}

fn write(path: &Path, text: &str) {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).expect("the folder of a golden file");
    }
    fs::write(path, text).expect("a golden file can be written");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_found_and_no_run_that_writes_passes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/page.txt");
        let compared =
            |found: &str, update| differences([(path.clone(), found.to_owned())], update);
        assert_eq!(compared("one\ntwo\n", false).len(), 1, "it is missing");
        assert_eq!(compared("one\ntwo\n", true).len(), 1, "it was written");
        assert_eq!(compared("one\ntwo\n", true), [""; 0]);
        assert_eq!(compared("one\ntwo\n", false), [""; 0]);
        for (found, line) in [
            ("one\n2\n", "line 2:\n  expected \"two\"\n  found    \"2\""),
            ("one\ntwo", "line 3:\n  expected \"\"\n  found    the end"),
            (
                "one\ntwo\n\n",
                "line 4:\n  expected the end\n  found    \"\"",
            ),
        ] {
            let said = compared(found, false);
            assert!(said.len() == 1 && said[0].ends_with(line), "{said:?}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\n");
    }

    #[test]
    fn all_files_are_looked_at() {
        let folder = tempfile::tempdir().unwrap();
        let files = ["a", "b"].map(|name| (folder.path().join(name), name.to_owned()));
        assert_eq!(differences(files.clone(), true).len(), 2);
        assert_eq!(differences(files, false), [""; 0]);
    }

    #[test]
    #[should_panic(expected = "is missing")]
    fn a_difference_fails_the_test() {
        let folder = tempfile::tempdir().unwrap();
        compare([(folder.path().join("file"), String::new())]);
    }
}
