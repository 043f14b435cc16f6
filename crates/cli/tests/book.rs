//! The pages of `docs/`, the README and the others beside it: links lead somewhere, and examples are what the program
//! takes.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use innovation_engine::Record;
use innovation_scenario::Scenario;

fn repository() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    folder.canonicalize().unwrap()
}

/// All pages.
fn pages() -> Vec<PathBuf> {
    let files = |folder: PathBuf| {
        let files = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == "md"))
    };
    let pages = files(repository()).chain(files(repository().join("docs")));
    let pages: Vec<PathBuf> = pages.collect();
    assert!(pages.len() > 10, "{pages:?}");
    pages
}

/// A part of a page: a block between fences, with what its first fence says, or the text between two blocks.
enum Part<'t> {
    Block(&'t str, String),
    Text(String),
}

fn parts(page: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut kind = None;
    let mut lines = String::new();
    for line in page.lines() {
        match line.trim_start().strip_prefix("```") {
            Some(fence) => {
                let text = std::mem::take(&mut lines);
                parts.push(match kind {
                    Some(kind) => Part::Block(kind, text),
                    None => Part::Text(text),
                });
                kind = kind.is_none().then_some(fence);
            }
            None => {
                lines += line;
                lines.push('\n');
            }
        }
    }
    assert_eq!(kind, None, "a block is not closed");
    parts.push(Part::Text(lines));
    parts
}

/// The blocks of a kind on all pages, each with the file that it is in.
fn blocks(kinds: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for path in pages() {
        let page = fs::read_to_string(&path).unwrap();
        for part in parts(&page) {
            if let Part::Block(kind, text) = part
                && kinds.contains(&kind)
            {
                found.push((path.clone(), text));
            }
        }
    }
    assert!(!found.is_empty(), "{kinds:?}");
    found
}

/// The text of a page without its examples.
fn prose(path: &Path) -> String {
    let page = fs::read_to_string(path).unwrap();
    let parts = parts(&page).into_iter();
    let text = parts.filter_map(|part| match part {
        Part::Text(text) => Some(text),
        Part::Block(..) => None,
    });
    text.collect()
}

/// Where the links of a page lead.
fn links(path: &Path) -> Vec<String> {
    let text = prose(path);
    let starts = text
        .match_indices("](")
        .map(|(place, start)| place + start.len());
    let ends = starts.map(|start| text[start..].split_once(')').map(|(link, _)| link));
    ends.map(|link| link.expect("a link ends").to_owned())
        .collect()
}

/// The names under which the headings of a page can be linked to.
fn anchors(path: &Path) -> BTreeSet<String> {
    let name = |heading: &str| -> String {
        let letters = heading.trim().to_lowercase();
        let letters = letters.chars().filter_map(|letter| match letter {
            ' ' => Some('-'),
            '-' | '_' => Some(letter),
            letter => letter.is_alphanumeric().then_some(letter),
        });
        letters.collect()
    };
    let text = prose(path);
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| name(line.trim_start_matches('#')))
        .collect()
}

#[test]
fn links_lead_somewhere() {
    let mut number = 0;
    for page in pages() {
        for link in links(&page) {
            if link.starts_with("https://") {
                continue;
            }
            number += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file {
                "" => page.clone(),
                file => page.parent().unwrap().join(file),
            };
            assert!(target.exists(), "{}: {link}", page.display());
            assert!(
                anchor.is_empty() || anchors(&target).contains(anchor),
                "{}: {link}",
                page.display()
            );
        }
    }
    assert!(number > 50, "{number}");
}

#[test]
fn every_page_is_in_the_table_of_contents() {
    let folder = repository().join("docs");
    let listed = links(&folder.join("SUMMARY.md")).into_iter();
    let listed: BTreeSet<PathBuf> = listed
        .map(|link| folder.join(link).canonicalize().unwrap())
        .collect();
    let own = pages()
        .into_iter()
        .filter(|page| page.starts_with(&folder) && !page.ends_with("SUMMARY.md"));
    for page in own {
        assert!(listed.contains(&page), "{}", page.display());
    }
}

#[test]
fn every_command_is_listed() {
    let page = prose(&repository().join("docs/play.md"));
    for command in innovation_cli::command().get_subcommands() {
        let name = command.get_name();
        assert!(page.contains(&format!("`innovation {name}")), "{name}");
    }
}

/// The words of a command, up to what the shell takes for itself.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let (mut quoted, mut inside) = (false, false);
    for letter in line.chars() {
        if !quoted && letter == ' ' {
            inside = false;
            continue;
        }
        if !inside {
            if ['<', '>', '|', '#'].contains(&letter) {
                break;
            }
            words.push(String::new());
            inside = true;
        }
        match letter {
            '\'' => quoted = !quoted,
            letter => words.last_mut().unwrap().push(letter),
        }
    }
    words
}

#[test]
fn commands_are_taken() {
    let mut number = 0;
    for (page, text) in blocks(&["sh", ""]) {
        for line in text.replace("\\\n", " ").lines() {
            let line = line.trim_start_matches("$ ").trim_start_matches("sudo ");
            let words = words(line);
            let own = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                ["innovation", _, ..] => &words[..],
                ["cargo", "run", "--release", "--", _, ..] => &words[3..],
                _ => continue,
            };
            let taken = innovation_cli::command().try_get_matches_from(own);
            assert!(
                taken.is_ok(),
                "{}: {line}\n{}",
                page.display(),
                taken.unwrap_err()
            );
            number += 1;
        }
    }
    assert!(number > 15, "{number}");
}

#[test]
fn scenarios_hold() {
    for (page, text) in blocks(&["toml scenario"]) {
        let scenario = Scenario::from_toml(&text).unwrap_or_else(|error| panic!("{error}"));
        let differences = scenario.check(true, |_| {}).unwrap();
        assert_eq!(differences, Vec::<String>::new(), "{}", page.display());
    }
}

#[test]
fn records_replay() {
    for (page, text) in blocks(&["record"]) {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(record.replay().is_ok(), "{}", page.display());
    }
}

#[test]
fn settings_are_read() {
    let folder = common::folder("book");
    let file = folder.join("server.toml");
    for (page, text) in blocks(&["toml settings"]) {
        let data = folder.join("none");
        let text = text.replace("/var/lib/innovation", data.to_str().unwrap());
        fs::write(&file, text).unwrap();
        let ran = common::run(&[
            "backup",
            "/nowhere/x.db",
            "--config",
            file.to_str().unwrap(),
        ]);
        assert!(
            ran.err.contains("there is no store"),
            "{}: {}",
            page.display(),
            ran.err
        );
    }
}

#[test]
fn json_can_be_read() {
    for (page, text) in blocks(&["json"]) {
        let read = serde_json::from_str::<serde_json::Value>(&text);
        assert!(read.is_ok(), "{}: {read:?}", page.display());
    }
}

#[test]
fn configurations_are_those_that_are_tried() {
    for (kind, file) in [
        ("nginx", "packaging/nginx.conf"),
        ("caddy", "packaging/Caddyfile"),
    ] {
        let file = fs::read_to_string(repository().join(file)).unwrap();
        for (page, text) in blocks(&[kind]) {
            assert_eq!(text, file, "{}", page.display());
        }
    }
}
