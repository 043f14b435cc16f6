//! `innovation cards` and `innovation rules`.

use crate::common::{innovation, run};

#[test]
fn a_card_with_its_rulings() {
    let ran = run(&["cards", "sailing"]);
    let expected = "\
╭──────────────────────────────────────────────────────────────────────╮
│ crown         Sailing                                              1 │
│               Green                                       Prehistory │
│                                                                      │
│ crown  Draw a 1 and meld it.                                         │
│                                                                      │
│ crown                            ◇                              leaf │
╰──────────────────────────────────────────────────────────────────────╯

Rulings
- You must meld the card you drew, not another card from your hand.
";
    assert_eq!(ran.out, expected);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
}

/// The box is as wide in every row, whatever the language.
#[test]
fn boxes_have_straight_edges() {
    for language in ["en", "it", "fr", "pt", "ru"] {
        for color in ["red", "yellow", "green", "blue", "purple"] {
            let ran = run(&["cards", "--color", color, "--lang", language]);
            let rows = ran.out.lines().filter(|row| row.starts_with('│'));
            for row in rows {
                assert_eq!(row.chars().count(), 72, "{row}");
                assert!(row.ends_with(" │"), "{row}");
            }
            assert_eq!(ran.out.matches('╭').count(), 21);
        }
    }
}

#[test]
fn names_are_understood_in_any_language() {
    let english = run(&["cards", "The", "Wheel"]);
    for name in [
        "the wheel",
        "RUOTA",
        "La Roue",
        "a roda",
        "колесо",
        "the-wheel",
    ] {
        assert_eq!(run(&["cards", name]), english, "{name}");
    }
    assert!(
        run(&["cards", "ruota", "--lang", "ru"])
            .out
            .contains("Колесо")
    );
    let mut command = innovation();
    command.env("LC_ALL", "").env("LC_MESSAGES", "fr_FR.UTF-8");
    let french = command.args(["cards", "the", "whel"]).output().unwrap();
    let french = String::from_utf8(french.stderr).unwrap();
    assert!(french.contains("La Roue"), "{french}");
}

#[test]
fn a_name_that_nothing_has() {
    let ran = run(&["cards", "Achery"]);
    assert_eq!(
        ran.err,
        "error: There’s no card called “Achery”. Did you mean Archery, Alchemy or Machinery?\n"
    );
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
    let ran = run(&["cards", "[castle] {$x}"]);
    assert_eq!(ran.err, "error: There’s no card called “[castle] {$x}”.\n");
}

#[test]
fn cards_of_a_kind() {
    let count = |arguments: &[&str]| {
        let ran = run(&[&["cards"], arguments].concat());
        assert_eq!(ran.err, "");
        (ran.out.lines().last().unwrap().to_string(), ran.code)
    };
    let cards = |text: &str| (text.to_string(), Some(0));
    assert_eq!(count(&[]), cards("105 cards."));
    assert_eq!(count(&["--age", "1"]), cards("15 cards."));
    assert_eq!(count(&["--color", "rosso"]), cards("21 cards."));
    assert_eq!(count(&["--age", "10", "--icon", "crown"]), cards("1 card."));
    assert_eq!(count(&["--search", "claim monument"]), cards("1 card."));
    let none = ("No cards match.".to_string(), Some(1));
    assert_eq!(count(&["--age", "1", "--icon", "clock"]), none);
    for wrong in [["--age", "11"], ["--color", "pink"], ["--icon", "hex"]] {
        assert_eq!(run(&[&["cards"], &wrong[..]].concat()).code, Some(2));
    }
}

#[test]
fn both_editions_where_they_differ() {
    let third = run(&["cards", "fermenting"]).out;
    let first = run(&["cards", "fermenting", "--edition", "first"]).out;
    for (page, other) in [
        (&third, "In the first edition:"),
        (&first, "In the third edition:"),
    ] {
        let (card, rest) = page.split_once(other).unwrap();
        let first_in_card = card.contains("For every two leaves");
        assert_eq!(first_in_card, other == "In the third edition:");
        assert_eq!(rest.contains("For every two leaves"), !first_in_card);
    }
    assert!(!run(&["cards", "tools"]).out.contains("edition"));
}

#[test]
fn the_rules() {
    let contents = run(&["rules"]);
    assert_eq!((contents.err.as_str(), contents.code), ("", Some(0)));
    assert!(
        contents
            .out
            .contains("\n  free-draw             The free Draw\n")
    );
    let section = run(&["rules", "free-draw"]);
    assert!(
        section
            .out
            .starts_with("The free Draw\n\nIf at least one opponent")
    );
    assert_eq!(run(&["rules", "The free draw"]), section);
    let all = run(&["rules", "--all"]);
    assert!(all.out.contains(&section.out));
    assert!(all.out.lines().all(|line| line.chars().count() <= 72));
    let ran = run(&["rules", "chess"]);
    assert_eq!(ran.err, "error: There’s no section called “chess”.\n");
    assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
}

#[test]
fn programs_get_facts_and_effects_in_all_languages() {
    let table = |arguments: &[&str]| -> serde_json::Value {
        let ran = run(&[&["cards", "--json"], arguments].concat());
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
        serde_json::from_str(&ran.out).unwrap()
    };
    let archery = &table(&["archery"])["archery"];
    assert_eq!(archery["names"]["fr"], "Archerie");
    assert_eq!(archery["dogma_icon"], "castle");
    assert_eq!(archery["effects"]["third"][0]["kind"], "demand");
    let text = &archery["effects"]["first"][0]["text"];
    assert!(text["en"].as_str().unwrap().contains("draw a 1"), "{text}");
    let all = table(&[]);
    let all = all.as_object().unwrap();
    assert_eq!(all.len(), 105);
    for (id, card) in all {
        for effect in card["effects"]["third"].as_array().unwrap() {
            assert_eq!(effect["text"].as_object().unwrap().len(), 5, "{id}");
        }
    }
    assert_eq!(
        table(&["--age", "1", "--color", "red"])
            .as_object()
            .unwrap()
            .len(),
        3
    );
}
