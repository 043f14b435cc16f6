//! `innovation calibrate`.

use std::fs;

use serde_json::Value;

use crate::common::{folder, run, run_in};

const FEW: [&str; 11] = [
    "calibrate",
    "--games",
    "6",
    "--decisions",
    "12",
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
        &[&FEW[..], &["--fit", "fit.json", "--svg", "chart.svg"]].concat(),
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

    // All tables are in the file, the two that were played with a new sharpness.
    let fit: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("fit.json")).unwrap()).unwrap();
    let fit = fit.as_array().unwrap();
    assert_eq!(fit.len(), 8);
    assert_eq!(
        (&fit[0]["players"], &fit[0]["edition"]),
        (&2.into(), &"first".into())
    );
}

#[test]
fn the_table_of_the_documentation() {
    let ran = run(&[&FEW[..], &["--edition", "third", "--markdown"]].concat());
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let cells = |line: &str| line.matches('|').count();
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", ran.out);
    assert!(lines[2].starts_with("| 2 players | third | greedy | 6 | "));
    assert!(lines.iter().all(|line| cells(line) == cells(lines[0])));
}
