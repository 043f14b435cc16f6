//! A plain `cargo test` tests every crate, but the one that needs Python and the one that has no tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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
