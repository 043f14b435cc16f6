//! Reading fields, with errors that say which one was wrong and what would be right.

use innovation_engine::{Achievement, Age, Card, Color, Seat, Special};
use innovation_nearest::{did_you_mean, one_of, quoted};
use serde_json::{Map, Value};

use crate::line;

/// A field that is not as it must be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{path}: {problem}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct FieldError {
    /// The line of the file, counted from 1, where it is known.
    pub line: Option<usize>,
    /// Which field, such as `players[1].hand[0]`.
    pub path: String,
    /// The way to it, by which its line is found.
    pub(crate) steps: Vec<PathStep>,
    /// What is wrong with its value.
    pub problem: String,
}

impl FieldError {
    /// The same error with its line.
    pub(crate) fn located(mut self, line: impl FnOnce(&[PathStep]) -> Option<usize>) -> FieldError {
        self.line = self.line.or_else(|| line(&self.steps));
        self
    }
}

pub(crate) type Read<T> = Result<T, FieldError>;

pub(crate) fn from_toml(text: &str) -> Read<Value> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line::at(text, span.start));
        let message = error.message().replace('\n', " ");
        malformed(line, format!("not TOML: {message}"))
    })
}

pub(crate) fn from_json(text: &str) -> Read<Value> {
    serde_json::from_str(text)
        .map_err(|error| malformed(Some(error.line()), format!("not JSON: {error}")))
}

/// The text without the byte order mark that some editors write before it.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn malformed(line: Option<usize>, problem: String) -> FieldError {
    FieldError {
        line,
        path: FILE.to_string(),
        steps: Vec::new(),
        problem,
    }
}

/// The path of the whole file.
const FILE: &str = "(file)";

/// A step on the way from the file to a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PathStep {
    Name(String),
    Place(usize),
}

/// A value of the file, with its path.
#[derive(Clone)]
pub(crate) struct Field<'v> {
    pub(crate) value: &'v Value,
    steps: Vec<PathStep>,
}

impl<'v> Field<'v> {
    pub(crate) fn root(value: &'v Value) -> Field<'v> {
        Field {
            value,
            steps: Vec::new(),
        }
    }

    /// The way to it, as a person would write it.
    fn path(&self) -> String {
        let mut path = String::new();
        for step in &self.steps {
            match step {
                PathStep::Name(name) if path.is_empty() => path += &quoted(name),
                PathStep::Name(name) => path += &format!(".{}", quoted(name)),
                PathStep::Place(place) => path += &format!("[{place}]"),
            }
        }
        match path.is_empty() {
            true => FILE.to_string(),
            false => path,
        }
    }

    fn step(&self, step: PathStep, value: &'v Value) -> Field<'v> {
        let mut steps = self.steps.clone();
        steps.push(step);
        Field { value, steps }
    }

    pub(crate) fn error(&self, problem: impl Into<String>) -> FieldError {
        FieldError {
            line: None,
            path: self.path(),
            steps: self.steps.clone(),
            problem: problem.into(),
        }
    }

    fn wrong(&self, wanted: &str) -> FieldError {
        self.error(format!("`{}` is not {wanted}", shown(self.value)))
    }

    fn child(&self, name: &str, value: &'v Value) -> Field<'v> {
        self.step(PathStep::Name(name.to_owned()), value)
    }

    fn map(&self) -> Read<&'v Map<String, Value>> {
        self.value
            .as_object()
            .ok_or_else(|| self.wrong("a table of fields"))
    }

    /// Refuses anything but a table whose fields are all among these.
    pub(crate) fn table(&self, known: &[&str]) -> Read<()> {
        let Some(fields) = self.value.as_object() else {
            return Err(self.wrong(&format!("a table of the fields {}", known.join(", "))));
        };
        for (name, value) in fields {
            if !known.contains(&name.as_str()) {
                return Err(self.child(name, value).error(format!(
                    "unknown field `{}` (value `{}`); known here: {}{}",
                    quoted(name),
                    shown(value),
                    known.join(", "),
                    did_you_mean(name, known.iter().copied())
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
        let items = self.value.as_array().ok_or_else(|| match self.value {
            Value::Object(_) => {
                let path = self.path();
                self.wrong(&format!(
                    "a list: in TOML, every item begins with `[[{path}]]`"
                ))
            }
            _ => self.wrong("a list"),
        })?;
        Ok(items
            .iter()
            .enumerate()
            .map(|(index, value)| self.step(PathStep::Place(index), value))
            .collect())
    }

    pub(crate) fn text(&self) -> Read<&'v str> {
        self.value.as_str().ok_or_else(|| match self.value {
            Value::Number(number) => self.wrong(&format!("a text: write `\"{number}\"`")),
            _ => self.wrong("a text"),
        })
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

    /// The thing that this text names: one of these words.
    pub(crate) fn named<T>(&self, find: impl FnOnce(&str) -> Option<T>, words: &[&str]) -> Read<T> {
        let name = self.value.as_str().unwrap_or_default();
        find(name).ok_or_else(|| {
            let meant = did_you_mean(name, words.iter().copied());
            self.wrong(&format!("{}{meant}", one_of(words)))
        })
    }

    pub(crate) fn card(&self) -> Read<Card> {
        let name = self.text()?;
        Card::from_name(name).ok_or_else(|| {
            let meant = did_you_mean(name, Card::all().map(Card::name));
            self.wrong(&format!("the English name of a card{meant}"))
        })
    }

    /// The player of this name.
    pub(crate) fn player(&self, names: &[String]) -> Read<Seat> {
        self.player_key(self.text()?, names)
    }

    /// The player whose name is that of a field.
    pub(crate) fn player_key(&self, key: &str, names: &[String]) -> Read<Seat> {
        let place = names.iter().position(|name| name == key);
        place.and_then(Seat::new).ok_or_else(|| {
            self.error(format!(
                "`{}` is not the name of a player: {}{}",
                quoted(key),
                names.join(", "),
                did_you_mean(key, names.iter().map(String::as_str))
            ))
        })
    }

    pub(crate) fn cards(&self) -> Read<Vec<Card>> {
        self.list()?.iter().map(Field::card).collect()
    }

    pub(crate) fn achievements(&self) -> Read<Vec<Achievement>> {
        self.list()?.iter().map(Field::achievement).collect()
    }

    fn achievement(&self) -> Read<Achievement> {
        let name = self.text()?;
        Achievement::from_name(name).ok_or_else(|| {
            let meant = did_you_mean(name, Special::ALL.map(Special::name));
            self.wrong(&format!(
                "an age from \"1\" to \"9\" or a special achievement{meant}"
            ))
        })
    }

    /// A color that is the name of a field.
    pub(crate) fn color_key(&self, key: &str) -> Read<Color> {
        Color::from_word(key).ok_or_else(|| {
            self.error(format!(
                "`{}` is not a color: red, yellow, green, blue or purple{}",
                quoted(key),
                did_you_mean(key, Color::ALL.map(Color::word))
            ))
        })
    }

    /// An age that is the name of a field.
    pub(crate) fn age_key(&self, key: &str) -> Read<Age> {
        age(key).ok_or_else(|| self.error(format!("`{}` is not an age from 1 to 10", quoted(key))))
    }
}

/// The age written like this, without signs or leading zeros.
pub(crate) fn age(text: &str) -> Option<Age> {
    Age::ALL.into_iter().find(|age| age.to_string() == text)
}

/// A value as a message quotes it.
pub(crate) fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => quoted(text),
        other => quoted(&other.to_string()),
    }
}
