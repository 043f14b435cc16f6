//! The glossary in CONTRIBUTING.md is true, and no shared name means two things.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of the guide under this heading, up to the next heading of any level.
fn section(heading: &str) -> Vec<String> {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let mut lines = guide.lines().map(str::to_string);
    assert!(
        lines.any(|line| line == heading),
        "CONTRIBUTING.md has no `{heading}`"
    );
    lines.take_while(|line| !line.starts_with('#')).collect()
}

/// The rows of the table under this heading, without its head.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let rows: Vec<Vec<String>> = section(heading)
        .iter()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"))
        .map(|row| row.split(" | ").map(str::to_string).collect())
        .skip(2)
        .collect();
    assert!(!rows.is_empty(), "there is no table under `{heading}`");
    rows
}

/// What is between backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// All Rust files in this folder and those below, without the tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                found.extend(sources(&path));
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The name of the type that a line defines, where it begins with one of these words.
fn defined<'l>(line: &'l str, visibility: &[&str]) -> Option<&'l str> {
    let line = line.trim_start();
    let line = visibility
        .iter()
        .find_map(|word| line.strip_prefix(word))?
        .trim_start();
    let line = ["struct ", "enum ", "trait ", "type "]
        .iter()
        .find_map(|word| line.strip_prefix(word))?;
    let end = line.find(|char: char| !char.is_alphanumeric() && char != '_');
    let name = &line[..end.unwrap_or(line.len())];
    name.starts_with(char::is_uppercase).then_some(name)
}

/// How a type begins that others than its own file may use.
const SHARED: [&str; 3] = ["pub ", "pub(crate) ", "pub(super) "];

/// The crates that define a type of each name, but for those that only one file sees.
fn shared_types() -> BTreeMap<String, BTreeSet<String>> {
    let mut types: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap();
        let crate_name = folder.file_name().into_string().unwrap();
        for path in sources(&folder.path().join("src")) {
            for line in fs::read_to_string(path).unwrap().lines() {
                if let Some(name) = defined(line, &SHARED) {
                    let crates = types.entry(name.to_string()).or_default();
                    crates.insert(crate_name.clone());
                }
            }
        }
    }
    types
}

#[test]
fn a_public_type_is_known_by_its_line() {
    assert_eq!(defined("pub struct Game {", &["pub "]), Some("Game"));
    assert_eq!(defined("    pub enum Text<'a> {", &["pub "]), Some("Text"));
    assert_eq!(defined("pub type Row = ();", &["pub "]), Some("Row"));
    assert_eq!(defined("pub(crate) struct Args(u8);", &["pub "]), None);
    assert_eq!(defined("pub fn structure() {}", &["pub "]), None);
}

#[test]
fn no_name_means_two_things() {
    let shared: BTreeSet<String> = rows("### Names that several crates may use")
        .into_iter()
        .map(|row| {
            assert!(row.len() == 2 && !row[1].is_empty(), "no reason: {row:?}");
            row[0].clone()
        })
        .collect();
    let colliding: BTreeMap<String, BTreeSet<String>> = shared_types()
        .into_iter()
        .filter(|(_, crates)| crates.len() > 1)
        .collect();

    let new: Vec<_> = colliding
        .iter()
        .filter(|(name, _)| !shared.contains(*name))
        .collect();
    assert!(
        new.is_empty(),
        "one name, several crates: rename one of each, or give a reason in CONTRIBUTING.md: {new:#?}"
    );
    let unique: Vec<&String> = shared
        .iter()
        .filter(|name| !colliding.contains_key(*name))
        .collect();
    assert!(
        unique.is_empty(),
        "these names are listed as shared, but one crate has them: {unique:?}"
    );
}

#[test]
fn every_noun_is_where_the_glossary_says() {
    let mut seen = BTreeSet::new();
    for row in rows("## Glossary") {
        let [noun, meaning, place] = &row[..] else {
            panic!("not a noun, its meaning and its file: {row:?}");
        };
        assert!(!meaning.is_empty(), "{noun} has no meaning");
        assert!(seen.insert(noun.clone()), "{noun} is listed twice");
        let paths = quoted(place);
        let &[path] = &paths[..] else {
            panic!("{noun} is in one file, not in {paths:?}");
        };
        let source = fs::read_to_string(root().join(path))
            .unwrap_or_else(|error| panic!("{noun}: {path}: {error}"));
        assert!(
            source
                .lines()
                .any(|line| defined(line, &SHARED) == Some(noun)),
            "{path} does not define {noun}"
        );
    }
}

#[test]
fn every_question_leads_to_a_file() {
    let rows = rows("## Where is …?");
    assert!(rows.len() >= 10, "only {} questions", rows.len());
    for row in rows {
        let paths = quoted(&row[1]);
        assert!(!paths.is_empty(), "no file: {row:?}");
        for path in paths {
            assert!(root().join(path).exists(), "{path}: there is no such file");
        }
    }
}

/// The map in parts: a path, and what is said of it.
fn map() -> Vec<(String, String)> {
    let lines = section("## The map").into_iter();
    let lines = lines.skip_while(|line| line != "```").skip(1);
    let mut parts: Vec<(String, String)> = Vec::new();
    for line in lines.take_while(|line| line != "```") {
        match line.split_once(' ') {
            Some((path, said)) if !path.is_empty() => {
                parts.push((path.to_string(), said.to_string()));
            }
            _ => {
                let (_, said) = parts.last_mut().expect("the map begins with a path");
                *said += &line;
            }
        }
    }
    parts
}

/// Every folder and file of a place, without what is made when it is built.
fn everything(place: &Path) -> Vec<PathBuf> {
    let mut found = vec![place.to_path_buf()];
    if place.is_dir() && !place.ends_with("target") {
        for entry in fs::read_dir(place).unwrap() {
            found.extend(everything(&entry.unwrap().path()));
        }
    }
    found
}

/// Words of a text that may be names of files.
fn file_names(said: &str) -> impl Iterator<Item = &str> {
    let words = said.split(|char: char| !(char.is_alphanumeric() || "._-".contains(char)));
    let ends = [".rs", ".toml", ".json", ".jsonl", ".py", ".svg", ".pyi"];
    words.filter(move |word| ends.iter().any(|end| word.ends_with(end) && word != end))
}

#[test]
fn the_map_names_what_is_there() {
    let parts = map();
    assert!(parts.len() > 15, "only {} places", parts.len());
    for (path, said) in parts {
        let place = root().join(&path);
        assert!(place.exists(), "the map says {path}, which is not there");
        let all = everything(&place);
        for name in file_names(&said) {
            let found = all.iter().any(|path| path.ends_with(name)) || root().join(name).exists();
            assert!(found || place.is_file(), "{path} has no {name}");
        }
        // Each folder of a crate has a subject, and each file beside its lib.rs too.
        let source = place.join("src");
        if !path.starts_with("crates/") || !source.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&source).unwrap() {
            let entry = entry.unwrap();
            let mut name = entry.file_name().into_string().unwrap();
            if entry.path().is_dir() {
                name.push('/');
            }
            let is_known = matches!(name.as_str(), "lib.rs" | "main.rs" | "tests/" | "error.rs");
            assert!(
                is_known || said.contains(&name),
                "the map does not say what {path}src/{name} is"
            );
        }
    }
}
