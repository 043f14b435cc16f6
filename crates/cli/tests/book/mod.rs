//! The pages of `docs/`, the README and the others beside it: links lead somewhere, and examples do what the pages
//! say.

mod api;
mod commands;
mod pages;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use innovation_engine::Record;
use innovation_scenario::Scenario;
use pages::{blocks, blocks_of, pages, prose, repository};

use crate::common;

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
    // mdBook writes a page from elsewhere outside of the book.
    for page in &listed {
        assert!(page.starts_with(&folder), "{}", page.display());
    }
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

/// The options that several commands have, with these commands.
#[test]
fn options_of_several_commands_are_listed() {
    let page = prose(&repository().join("docs/play.md"));
    for option in ["json", "lang"] {
        let row = page
            .lines()
            .find(|line| line.starts_with(&format!("| `--{option}` |")))
            .unwrap_or_else(|| panic!("--{option} has no row"));
        let commands = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        let listed: BTreeSet<&str> = commands
            .split(", ")
            .map(|name| name.trim_matches('`'))
            .collect();
        let command = innovation_cli::command();
        let has = |command: &&clap::Command| {
            let mut arguments = command.get_arguments();
            arguments.any(|argument| argument.get_long() == Some(option))
        };
        let with_it = command.get_subcommands().filter(has);
        let with_it: BTreeSet<&str> = with_it.map(|command| command.get_name()).collect();
        assert_eq!(listed, with_it, "--{option}");
    }
}

/// The picture of the crates: each uses those of the rows below it.
#[test]
fn crates_use_what_is_below_them() {
    let picture = blocks().into_iter();
    let picture = picture.filter(|block| block.page_name() == "architecture.md");
    let picture = picture.map(|block| block.text).next().unwrap();
    let folders = fs::read_dir(repository().join("crates")).unwrap();
    let crates = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    // The name of a crate is the first word of its box.
    let row = |name: &str| {
        let mut rows = picture.lines();
        let row = rows.position(|line| {
            let mut boxes = line.split('│').map(|text| text.split_whitespace().next());
            boxes.any(|word| word == Some(name))
        });
        row.unwrap_or_else(|| panic!("{name} is not in the picture"))
    };
    let mut number = 0;
    for name in crates {
        let manifest = repository().join("crates").join(&name).join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).unwrap();
        let (_, used) = manifest.split_once("[dependencies]").unwrap();
        let used = used.lines().take_while(|line| !line.starts_with('['));
        for used in used.filter_map(|line| line.strip_prefix("innovation-")) {
            let used = used.split(['.', ' ']).next().unwrap();
            assert!(row(&name) < row(used), "{name} uses {used}");
            number += 1;
        }
    }
    assert!(number > 30, "{number}");
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
    for block in blocks() {
        if !block.kind.is_empty() && block.kind.split(' ').next() != Some("sh") {
            continue;
        }
        for line in block.text.replace("\\\n", " ").lines() {
            let line = line.trim_start_matches("$ ").trim_start_matches("sudo ");
            let words = words(line);
            let own = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                ["innovation", _, ..] => &words[..],
                ["cargo", "run", "--release", "--", _, ..] => &words[3..],
                _ => continue,
            };
            let taken = innovation_cli::command().try_get_matches_from(own);
            let page = block.page.display();
            assert!(taken.is_ok(), "{page}: {line}\n{}", taken.unwrap_err());
            number += 1;
        }
    }
    assert!(number > 15, "{number}");
}

/// What runs the blocks of each kind. A block without a language is a picture, or a session in a terminal.
#[test]
fn every_block_is_run_by_a_test() {
    for block in blocks() {
        let known = match (block.page_name(), block.kind.as_str()) {
            // commands.rs
            (_, "" | "sh") => true,
            (_, kind) if kind.starts_with("sh not-run: ") => true,
            // api.rs
            ("api.md", "http" | "json") => true,
            // This file
            (_, "record" | "toml scenario" | "toml settings" | "text refusals") => true,
            (_, "nginx" | "caddy") => true,
            // crates/bots/tests/example.rs and bot.rs
            ("protocol.md", "text" | "json") => true,
            // crates/py/tests/test_examples.py
            ("python.md", "python") => true,
            // crates/server/src/store/postgres/tests.rs
            ("hosting.md", "sql role") => true,
            _ => false,
        };
        let page = block.page.display();
        // What could be run is run, or says why it is not.
        let is_command = |line: &str| line.starts_with("innovation ") || line.starts_with("cargo ");
        assert!(
            !block.kind.is_empty() || !block.text.lines().any(is_command),
            "{page}: a block with commands is marked `sh`:\n{}",
            block.text
        );
        assert!(
            known,
            "{page}: no test runs a block of the kind `{}`",
            block.kind
        );
    }
}

#[test]
fn scenarios_hold() {
    for block in blocks_of("toml scenario") {
        let (page, text) = (block.page, block.text);
        let scenario = Scenario::from_toml(&text).unwrap_or_else(|error| panic!("{error}"));
        let differences = scenario.check(true, |_| {}).unwrap();
        assert_eq!(differences, Vec::<String>::new(), "{}", page.display());
    }
}

#[test]
fn records_replay() {
    for block in blocks_of("record") {
        let (page, text) = (block.page, block.text);
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(record.replay().is_ok(), "{}", page.display());
    }
}

#[test]
fn settings_are_read() {
    let folder = common::folder("book");
    let file = folder.join("server.toml");
    for block in blocks_of("toml settings") {
        let (page, text) = (block.page, block.text);
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
            ran.err.contains("there’s no store"),
            "{}: {}",
            page.display(),
            ran.err
        );
    }
}

/// What the pages say is refused, and how: the examples of the same page, each with one mistake.
#[test]
fn mistakes_are_refused_as_the_pages_say() {
    let folder = common::folder("refusals");
    let only = |page: &str, kind: &str| -> Vec<String> {
        let found = blocks_of(kind).into_iter();
        let found = found.filter(|block| block.page_name() == page);
        found.map(|block| block.text).collect()
    };
    let record = &only("records.md", "record")[0];
    let scenarios = only("scenarios.md", "toml scenario");
    let wrong = |text: &str, right: &str, wrong: &str| {
        assert!(text.contains(right), "{right}");
        text.replacen(right, wrong, 1)
    };
    common::write(
        &folder,
        &[
            ("game.record", &wrong(record, "third", "thrid")),
            (
                "hand.toml",
                &wrong(
                    &scenarios[0],
                    "hand  = [\"Agriculture\"]",
                    "hand  = [\"Agriculture\", \"Oar\"]",
                ),
            ),
            (
                "over.toml",
                &wrong(
                    &scenarios[1],
                    "by      = \"achievements\"",
                    "by      = \"scores\"",
                ),
            ),
        ],
    );
    let ran = common::run_in(&folder, &["replay", "game.record"]);
    let said = only("records.md", "text refusals").concat();
    assert_eq!(ran.err, format!("error: game.record: {said}"));
    let ran = common::run_in(&folder, &["check", "hand.toml", "over.toml"]);
    let said = only("scenarios.md", "text refusals").concat();
    assert_eq!(ran.out, format!("{said}0 passed, 2 failed\n"));
}

#[test]
fn configurations_are_those_that_are_tried() {
    for (kind, file) in [
        ("nginx", "packaging/nginx.conf"),
        ("caddy", "packaging/Caddyfile"),
    ] {
        let file = fs::read_to_string(repository().join(file)).unwrap();
        for block in blocks_of(kind) {
            assert_eq!(block.text, file, "{}", block.page.display());
        }
    }
}
