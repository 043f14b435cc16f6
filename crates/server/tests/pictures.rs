//! The pictures: one for each card and each special achievement, in one style, and nothing else in their file.

use std::collections::{HashMap, HashSet};

use innovation_engine::{Card, Special};
use roxmltree::{Document, Node};

const FILE: &str = include_str!("../../scene/assets/pictures.svg");

/// The most bytes that one drawing may have.
const MOST: usize = 640;
/// The most bytes that all of them may have.
const MOST_IN_ALL: usize = 30 << 10;

fn document() -> Document<'static> {
    Document::parse(FILE).expect("the file is well-formed")
}

fn drawings<'a>(document: &'a Document) -> Vec<Node<'a, 'a>> {
    let root = document.root_element();
    assert!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")));
    root.children().filter(Node::is_element).collect()
}

#[test]
fn every_card_and_special_achievement_has_one_picture() {
    let cards = Card::all().map(|card| card.id().to_owned());
    let specials = Special::ALL.map(|special| special.name().to_lowercase());
    let wanted: Vec<String> = cards.chain(specials).collect();
    let document = document();
    let mut drawn: HashMap<&str, usize> = HashMap::new();
    for drawing in drawings(&document) {
        let id = drawing.attribute("id").expect("a drawing has an id");
        *drawn.entry(id).or_default() += 1;
    }
    for id in &wanted {
        assert_eq!(drawn.remove(id.as_str()), Some(1), "pictures of {id}");
    }
    assert!(drawn.is_empty(), "pictures of nothing: {drawn:?}");
}

#[test]
fn pictures_are_shapes_in_one_style() {
    let document = document();
    for drawing in drawings(&document) {
        let id = drawing.attribute("id").expect("a drawing has an id");
        assert_eq!(drawing.tag_name().name(), "symbol", "{id}");
        assert_eq!(drawing.attribute("viewBox"), Some("0 0 24 24"), "{id}");
        assert_eq!(drawing.attributes().len(), 2, "{id}");
        assert!(drawing.has_children(), "{id} is empty");
        for node in drawing.descendants().skip(1) {
            assert!(node.is_element(), "{id} has text or a comment in it");
            check(id, node);
        }
    }
    let between = document.root_element().children();
    for text in between.filter_map(|node| node.text()) {
        assert!(text.trim().is_empty() || is_heading(text), "{text}");
    }
}

/// What the comments between the drawings say.
fn is_heading(text: &str) -> bool {
    text.trim().starts_with("Age ") || text.trim() == "Special achievements"
}

/// A shape has its geometry and, where it is tinted, the one fill. The stroke is the page's.
fn check(id: &str, shape: Node) {
    let name = shape.tag_name().name();
    let geometry: &[&str] = match name {
        "path" => &["d"],
        "circle" => &["cx", "cy", "r"],
        "line" => &["x1", "y1", "x2", "y2"],
        "rect" => &["x", "y", "width", "height", "rx"],
        "polyline" | "polygon" => &["points"],
        "g" => &[],
        _ => panic!("{id} has a {name} in it"),
    };
    for attribute in shape.attributes() {
        let (key, value) = (attribute.name(), attribute.value());
        assert_eq!(attribute.namespace(), None, "{id}: {key}");
        match key {
            "fill" => assert_eq!(value, "currentColor", "{id}"),
            "d" | "points" => assert!(is_path(value), "{id}: {value}"),
            _ => {
                assert!(geometry.contains(&key), "{id}: {name} with {key}");
                let number: f64 = value.parse().expect("a number");
                assert!((0.0..=24.0).contains(&number), "{id}: {key} is {number}");
            }
        }
    }
}

/// Whether there are only commands of paths and numbers with at most two decimals.
fn is_path(value: &str) -> bool {
    let decimals = value.split('.').skip(1).map(|rest| {
        let digits = rest.chars().take_while(char::is_ascii_digit);
        digits.count()
    });
    value
        .chars()
        .all(|c| c.is_ascii_digit() || "MmLlHhVvCcSsQqTtAaZz .-".contains(c))
        && decimals.into_iter().all(|count| count <= 2)
}

#[test]
fn pictures_are_light_and_no_two_are_alike() {
    let document = document();
    let mut seen = HashSet::new();
    for drawing in drawings(&document) {
        let source = &FILE[drawing.range()];
        assert!(source.len() <= MOST, "{} bytes: {source}", source.len());
        let shapes = source.split_once('>').map(|(_, shapes)| shapes);
        assert!(seen.insert(shapes), "drawn twice: {source}");
    }
    assert!(FILE.len() <= MOST_IN_ALL, "{} bytes in all", FILE.len());
}
