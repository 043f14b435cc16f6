//! The line of a field in its file.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::Deserialize;
use serde_json::value::RawValue;
use toml::de::{DeTable, DeValue};

use crate::field::PathStep;

/// The line of a field of a TOML file, counted from 1.
pub(crate) fn in_toml(text: &str, steps: &[PathStep]) -> Option<usize> {
    let file = DeTable::parse(text).ok()?;
    let (first, rest) = steps.split_first()?;
    let mut field = match first {
        PathStep::Name(name) => file.get_ref().get(name.as_str())?,
        PathStep::Place(_) => return None,
    };
    for step in rest {
        field = match (step, field.get_ref()) {
            (PathStep::Name(name), DeValue::Table(table)) => table.get(name.as_str())?,
            (PathStep::Place(place), DeValue::Array(list)) => list.get(*place)?,
            _ => return None,
        };
    }
    Some(at(text, field.span().start))
}

/// The line of a field of a JSON file, counted from 1.
pub(crate) fn in_json(text: &str, steps: &[PathStep]) -> Option<usize> {
    /// A name of a field, as it is after its escapes.
    #[derive(Deserialize, PartialEq, Eq, Hash)]
    struct Name<'t>(#[serde(borrow)] Cow<'t, str>);

    let mut rest = text;
    for step in steps {
        let inner: &RawValue = match step {
            PathStep::Name(name) => {
                let fields: HashMap<Name<'_>, &RawValue> = serde_json::from_str(rest).ok()?;
                fields.get(&Name(Cow::Borrowed(name))).copied()?
            }
            PathStep::Place(place) => {
                let items: Vec<&RawValue> = serde_json::from_str(rest).ok()?;
                items.get(*place).copied()?
            }
        };
        rest = inner.get();
    }
    let start = rest.as_ptr() as usize - text.as_ptr() as usize;
    (!steps.is_empty()).then(|| at(text, start))
}

/// The line of a place in a text, counted from 1.
pub(crate) fn at(text: &str, place: usize) -> usize {
    let before = text.bytes().take(place);
    1 + before.filter(|&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(names: &[&str]) -> Vec<PathStep> {
        let step = |name: &&str| match name.parse() {
            Ok(place) => PathStep::Place(place),
            Err(_) => PathStep::Name((*name).to_owned()),
        };
        names.iter().map(step).collect()
    }

    #[test]
    fn a_field_of_toml_is_found() {
        let text = "title = \"x\"\n[[players]]\nname = \"Ann\"\n[[players]]\nname = \"Bob\"\nhand = [\n  \"Oars\",\n  \
            \"Oar\",\n]\n[expect.players.Ann]\nhands = []\n";
        for (names, line) in [
            (&["title"][..], Some(1)),
            (&["players", "1"], Some(4)),
            (&["players", "1", "name"], Some(5)),
            (&["players", "1", "hand", "1"], Some(8)),
            (&["expect", "players", "Ann", "hands"], Some(11)),
            (&["expect", "none"], None),
            (&[], None),
        ] {
            assert_eq!(in_toml(text, &way(names)), line, "{names:?}");
        }
    }

    #[test]
    fn a_field_of_json_is_found() {
        let text = "{\n \"tit\\u006ce\": 3,\n \"players\": [\n  {\"name\": \"Ann\"},\n  {\n   \"hand\": [\"Oars\",\n    \
            \"Oar\"]\n  }\n ]\n}";
        for (names, line) in [
            (&["title"][..], Some(2)),
            (&["players", "1"], Some(5)),
            (&["players", "1", "hand", "1"], Some(7)),
            (&["players", "2"], None),
            (&[], None),
        ] {
            assert_eq!(in_json(text, &way(names)), line, "{names:?}");
        }
    }
}
