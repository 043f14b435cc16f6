//! A plain `cargo test` tests every crate, but the one that needs Python and the one that has no tests; and every file of
//! their tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_crate_with_tests_is_a_default_member() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let list = manifest
        .split_once("default-members = [")
        .and_then(|(_, rest)| rest.split_once(']'))
        .map(|(list, _)| list)
        .expect("Cargo.toml lists the default members");
    let listed: BTreeSet<String> = list
        .split('"')
        .filter_map(|part| part.strip_prefix("crates/"))
        .map(str::to_string)
        .collect();
    let all: BTreeSet<String> = fs::read_dir(root.join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "py" && name != "bench")
        .collect();
    assert_eq!(listed, all);
}

/// The files of `tests/` are modules of one program: one that is not named there would not be run.
#[test]
fn every_file_of_the_tests_is_run() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in ["cli", "server"] {
        let tests = crates.join(name).join("tests");
        let manifest = fs::read_to_string(crates.join(name).join("Cargo.toml")).unwrap();
        let program = fs::read_to_string(tests.join("main.rs")).unwrap();
        for entry in fs::read_dir(&tests).unwrap() {
            let path = entry.unwrap().path();
            let file = path.file_name().unwrap().to_str().unwrap();
            let is_run = match file.strip_suffix(".rs") {
                Some("main") => true,
                Some(module) => program.contains(&format!("\nmod {module};\n")),
                None if path.join("main.rs").exists() => {
                    manifest.contains(&format!("path = \"tests/{file}/main.rs\""))
                }
                None if path.join("mod.rs").exists() => {
                    program.contains(&format!("\nmod {file};\n"))
                }
                None => true,
            };
            assert!(is_run, "{name}: tests/{file} is not run");
        }
    }
}

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => files(&path),
            false => vec![path],
        })
        .collect()
}

/// A crate whose manifest says that it has no tests inside, or no examples in its comments, has none.
#[test]
fn no_test_inside_a_crate_is_left_out() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut left_out = 0;
    for entry in fs::read_dir(&crates).unwrap() {
        let folder = entry.unwrap().path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let lib = manifest.split_once("[lib]\n").map_or("", |(_, rest)| rest);
        let lib = lib.split_once("\n[").map_or(lib, |(lib, _)| lib);
        for (setting, mark) in [("test = false", "#[test]"), ("doctest = false", "/ ```")] {
            if !lib.lines().any(|line| line == setting) {
                continue;
            }
            left_out += 1;
            for file in files(&folder.join("src")) {
                let text = fs::read_to_string(&file).unwrap();
                assert!(!text.contains(mark), "{setting}, but {file:?} has {mark}");
            }
        }
    }
    assert!(left_out > 3, "{left_out}");
}
