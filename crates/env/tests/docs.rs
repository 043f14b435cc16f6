//! The tables of docs/python.md are those of the code: `UPDATE_DOCS=1 cargo test -p innovation-env --test docs` writes
//! them anew.

use std::fs;
use std::path::Path;

use innovation_env::{action, observation, option};

/// The text between two marks, replaced.
fn with_table(text: &str, name: &str, table: &str) -> String {
    let (open, close) = (
        format!("<!-- {name} -->\n"),
        format!("<!-- end of {name} -->"),
    );
    let (before, rest) = text.split_once(&open).expect("the table has a mark");
    let (_, after) = rest.split_once(&close).expect("the table has an end");
    format!("{before}{open}{table}{close}{after}")
}

fn blocks(blocks: &[(&str, usize, usize, &str)]) -> String {
    let mut table =
        "| Name | From | Count | What it means |\n| --- | --- | --- | --- |\n".to_string();
    for (name, start, count, about) in blocks {
        table += &format!("| `{name}` | {start} | {count} | {about} |\n");
    }
    table
}

fn slices() -> String {
    let mut table =
        "| Slice | From | Shape | Unit | What it says |\n| --- | --- | --- | --- | --- |\n"
            .to_string();
    for slice in observation::SLICES {
        let shape: Vec<String> = slice.shape.iter().map(usize::to_string).collect();
        let (name, start, unit, about) = (slice.name, slice.start, slice.unit, slice.about);
        table += &format!(
            "| `{name}` | {start} | {} | {unit} | {about} |\n",
            shape.join(" × ")
        );
    }
    table
}

#[test]
fn the_tables_are_those_of_the_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/python.md");
    let text = fs::read_to_string(&path).expect("docs/python.md");
    let mut expected = with_table(&text, "actions", &blocks(&action::BLOCKS));
    expected = with_table(&expected, "observation", &slices());
    expected = with_table(&expected, "options", &blocks(&option::BLOCKS));
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, &expected).expect("docs/python.md can be written");
    }
    assert!(
        text == expected || std::env::var_os("UPDATE_DOCS").is_some(),
        "docs/python.md is old: UPDATE_DOCS=1 cargo test -p innovation-env --test docs"
    );
    for (words, number) in [
        ("actions", action::COUNT),
        ("numbers", observation::LEN),
        ("features", option::LEN),
    ] {
        assert!(
            text.contains(&format!("{number} {words}")),
            "{number} {words}"
        );
    }
}
