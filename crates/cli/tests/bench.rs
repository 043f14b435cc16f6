//! `innovation bench`, and the program as a whole.

use serde_json::{Value, json};

use crate::common::run;

#[test]
fn a_short_measurement() {
    let ran = run(&["bench", "--seconds", "0.2", "--json"]);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    for field in [
        "games",
        "decisions",
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "state_bytes",
    ] {
        assert!(
            report[field].as_f64().is_some_and(|number| number > 0.0),
            "{field}: {report}"
        );
    }
    assert!(report["seconds"].as_f64().unwrap() >= 0.2);
    assert_eq!(report["players"], 2);
    assert_eq!(
        (&report["edition"], &report["teams"]),
        (&json!("third"), &json!(false))
    );
}

#[test]
fn lengths_of_time_are_positive() {
    for seconds in ["0", "-1", "nan", "inf", "1e300", "soon"] {
        let ran = run(&["bench", &format!("--seconds={seconds}")]);
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)), "{seconds}");
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}

#[test]
fn the_version_is_told() {
    let ran = run(&["--version"]);
    assert_eq!(
        (ran.out.as_str(), ran.code),
        (
            concat!("innovation ", env!("CARGO_PKG_VERSION"), "\n"),
            Some(0)
        )
    );
}
