//! The page's script without a browser: what the stream sends is merged into the page, and keys and clicks choose options.
//!
//! `script.mjs` runs it in Node. On a machine without Node the test says so and passes; `INNOVATION_REQUIRE_NODE=1`
//! demands it.

use std::env;
use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

use innovation_engine::{Card, Choice, Language};
use innovation_scene::keys;
use innovation_server::pages::table::{self, Had};
use roxmltree::Node;
use serde_json::{Value, json};

use crate::pages::{Evening, viewer, with_tree};

/// An element as a list of its name, its attributes and what is in it.
fn list(node: Node<'_, '_>) -> Value {
    let inside = node.children().map(|child| match child.text() {
        Some(text) if child.is_text() => json!(text),
        _ => list(child),
    });
    let attributes = node.attributes();
    let attributes = attributes.map(|attribute| json!([attribute.name(), attribute.value()]));
    json!([
        node.tag_name().name(),
        attributes.collect::<Vec<_>>(),
        inside.collect::<Vec<_>>()
    ])
}

fn listed(html: &str) -> Value {
    let mut value = Value::Null;
    with_tree("table", html, |tree| value = list(tree.root_element()));
    value
}

/// The table at some moments of a game: as it was, what the stream then sends, and as it should be.
fn trees(seed: u64) -> Vec<Value> {
    let viewer = viewer(Language::En);
    let evenings = (0..250).step_by(10);
    let evenings: Vec<Evening> = evenings
        .map_while(|answers| Evening::after(answers, seed, viewer.text))
        .collect();
    let pages: Vec<_> = evenings
        .iter()
        .map(|evening| evening.page(viewer.text))
        .collect();
    let steps = pages.windows(2).map(|pages| {
        let before = table::tree(&viewer, &pages[0], Had::Nothing);
        let after = table::tree(&viewer, &pages[1], Had::Nothing);
        json!({
            "before": listed(&before.whole()),
            "news": listed(&after.news(&before.known())),
            "after": listed(&after.whole()),
        })
    });
    steps.collect()
}

#[test]
fn the_script_shows_what_is_sent_and_sends_what_is_chosen() {
    let options =
        |count: usize| -> Vec<Choice> { Card::all().map(Choice::Card).take(count).collect() };
    let trees: Vec<Value> = (0..3).flat_map(trees).collect();
    assert!(trees.len() > 30, "only {} steps", trees.len());
    let keys = [1, 5, 9, 10, 12, 40].map(|count| keys(&options(count)));
    let task = json!({ "trees": trees, "keys": keys });
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/script.mjs");
    let node = Command::new("node")
        .arg(script)
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut node = match node {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let required = env::var_os("INNOVATION_REQUIRE_NODE").is_some();
            assert!(!required, "Node is not installed");
            eprintln!("not tested: Node is not installed");
            return;
        }
        node => node.expect("Node starts"),
    };
    let mut stdin = node.stdin.take().expect("it reads");
    // A script that has failed reads no more. What it says is below.
    let _ = stdin.write_all(task.to_string().as_bytes());
    drop(stdin);
    let ran = node.wait_with_output().expect("Node ends");
    assert!(
        ran.status.success(),
        "{}",
        String::from_utf8_lossy(&ran.stderr)
    );
}
