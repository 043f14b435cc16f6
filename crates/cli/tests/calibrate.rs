//! `innovation calibrate`.

mod common;

use std::fs;

use common::{folder, run, run_in};
use serde_json::Value;

const FEW: [&str; 9] = [
    "calibrate",
    "--games",
    "6",
    "--effort",
    "4",
    "--players",
    "2",
    "--bots",
    "greedy",
];

#[test]
fn what_was_said_and_what_happened() {
    let arguments = [&FEW[..], &["--edition", "third", "--json"]].concat();
    let ran = run(&arguments);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    assert_eq!(run(&[&arguments[..], &["--threads", "1"]].concat()), ran);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let [row] = &report["tables"].as_array().unwrap()[..] else {
        panic!("one table")
    };
    let count = |part: &str| row[part]["count"].as_u64().unwrap();
    assert_eq!(count("actions") + count("effects"), count("all"));
    assert!(count("all") > 20, "{row}");
    let brier = row["all"]["brier"].as_f64().unwrap();
    assert!((0.0..0.5).contains(&brier), "{brier}");
    let bins = row["all"]["bins"].as_array().unwrap();
    let binned: u64 = bins.iter().map(|bin| bin["count"].as_u64().unwrap()).sum();
    assert_eq!(binned, count("all"));
}

#[test]
fn tables_and_a_chart() {
    let folder = folder("calibrate_chart");
    let ran = run_in(
        &folder,
        &[&FEW[..], &["--fit", "--svg", "chart.svg"]].concat(),
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    for title in [
        "2 players, first edition, greedy",
        "2 players, third edition, greedy",
    ] {
        assert!(
            ran.out.lines().any(|line| line.starts_with(title)),
            "{}",
            ran.out
        );
    }
    let svg = fs::read_to_string(folder.join("chart.svg")).unwrap();
    assert!(svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("class=\"even\"").count(), 2, "a diagonal each");
}
