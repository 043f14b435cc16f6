//! Reading fields, with errors that say which one was wrong and what would be right.

use innovation_engine::{Achievement, Age, Card, Color};
use serde_json::{Map, Value};

/// A field that is not as it must be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{path}: {problem}")]
pub struct FieldError {
    /// Which field, such as `players[1].hand[0]`.
    pub path: String,
    /// What is wrong with its value.
    pub problem: String,
}

pub(crate) type Read<T> = Result<T, FieldError>;

pub(crate) fn from_toml(text: &str) -> Read<Value> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().map_or(0, |span| span.start);
        let line = 1 + text
            .bytes()
            .take(before)
            .filter(|&byte| byte == b'\n')
            .count();
        let message = error.message().replace('\n', " ");
        malformed(format!("not TOML, at line {line}: {message}"))
    })
}

pub(crate) fn from_json(text: &str) -> Read<Value> {
    serde_json::from_str(text).map_err(|error| malformed(format!("not JSON: {error}")))
}

fn malformed(problem: String) -> FieldError {
    FieldError {
        path: "(file)".to_string(),
        problem,
    }
}

/// A value in the file, and where it stands.
#[derive(Clone)]
pub(crate) struct Field<'v> {
    pub(crate) value: &'v Value,
    path: String,
}

impl<'v> Field<'v> {
    pub(crate) fn root(value: &'v Value) -> Field<'v> {
        Field {
            value,
            path: String::new(),
        }
    }

    pub(crate) fn error(&self, problem: impl Into<String>) -> FieldError {
        let path = if self.path.is_empty() {
            "(file)".to_string()
        } else {
            self.path.clone()
        };
        FieldError {
            path,
            problem: problem.into(),
        }
    }

    fn wrong(&self, wanted: &str) -> FieldError {
        self.error(format!("`{}` is not {wanted}", shown(self.value)))
    }

    fn child(&self, name: &str, value: &'v Value) -> Field<'v> {
        let dot = if self.path.is_empty() { "" } else { "." };
        Field {
            value,
            path: format!("{}{dot}{name}", self.path),
        }
    }

    fn map(&self) -> Read<&'v Map<String, Value>> {
        self.value
            .as_object()
            .ok_or_else(|| self.wrong("a table of fields"))
    }

    /// The fields of a table that knows only these.
    pub(crate) fn table(&self, known: &[&str]) -> Read<()> {
        for (name, value) in self.map()? {
            if !known.contains(&name.as_str()) {
                return Err(self.child(name, value).error(format!(
                    "unknown field `{name}` (value `{}`); known here: {}",
                    shown(value),
                    known.join(", ")
                )));
            }
        }
        Ok(())
    }

    pub(crate) fn get(&self, name: &str) -> Option<Field<'v>> {
        let value = self.value.as_object()?.get(name)?;
        Some(self.child(name, value))
    }

    /// All fields of a table, with their names.
    pub(crate) fn entries(&self) -> Read<Vec<(&'v str, Field<'v>)>> {
        let map = self.map()?;
        Ok(map
            .iter()
            .map(|(name, value)| (name.as_str(), self.child(name, value)))
            .collect())
    }

    pub(crate) fn list(&self) -> Read<Vec<Field<'v>>> {
        let items = self.value.as_array().ok_or_else(|| self.wrong("a list"))?;
        Ok(items
            .iter()
            .enumerate()
            .map(|(index, value)| Field {
                value,
                path: format!("{}[{index}]", self.path),
            })
            .collect())
    }

    pub(crate) fn text(&self) -> Read<&'v str> {
        self.value.as_str().ok_or_else(|| self.wrong("a text"))
    }

    pub(crate) fn texts(&self) -> Read<Vec<String>> {
        self.list()?
            .iter()
            .map(|item| Ok(item.text()?.to_string()))
            .collect()
    }

    pub(crate) fn number(&self) -> Read<u64> {
        self.value
            .as_u64()
            .ok_or_else(|| self.wrong("a whole number from 0 up"))
    }

    pub(crate) fn flag(&self) -> Read<bool> {
        self.value
            .as_bool()
            .ok_or_else(|| self.wrong("`true` or `false`"))
    }

    /// The thing that this text names.
    pub(crate) fn named<T>(&self, find: impl FnOnce(&str) -> Option<T>, wanted: &str) -> Read<T> {
        find(self.text()?).ok_or_else(|| self.wrong(wanted))
    }

    pub(crate) fn card(&self) -> Read<Card> {
        self.named(Card::from_name, "the English name of a card")
    }

    pub(crate) fn cards(&self) -> Read<Vec<Card>> {
        self.list()?.iter().map(Field::card).collect()
    }

    pub(crate) fn achievements(&self) -> Read<Vec<Achievement>> {
        self.list()?
            .iter()
            .map(|item| {
                item.named(
                    Achievement::from_name,
                    "an age from \"1\" to \"9\" or a special achievement",
                )
            })
            .collect()
    }

    /// A color that is the name of a field.
    pub(crate) fn color_key(&self, key: &str) -> Read<Color> {
        Color::from_word(key).ok_or_else(|| {
            self.error(format!(
                "`{key}` is not a color: red, yellow, green, blue or purple"
            ))
        })
    }

    /// An age that is the name of a field.
    pub(crate) fn age_key(&self, key: &str) -> Read<Age> {
        age(key).ok_or_else(|| self.error(format!("`{key}` is not an age from 1 to 10")))
    }
}

/// The age written like this, without signs or leading zeros.
pub(crate) fn age(text: &str) -> Option<Age> {
    Age::ALL.into_iter().find(|age| age.to_string() == text)
}

/// A value as it stands in a message: short, and on one line.
pub(crate) fn shown(value: &Value) -> String {
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut line: String = text.chars().take(80).collect();
    if line.len() < text.len() {
        line.push('…');
    }
    line.replace('\n', " ")
}
