//! From a file to a lesson.

use innovation_scenario::{FieldError, Scenario};
use serde::Deserialize;
use serde_json::Value;

use super::{Lesson, LessonStep, Reaction, Task};
use crate::situation::Condition;

/// Why a file is not a lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonError {
    /// It is not TOML, or a field of the whole file is wrong.
    #[error("{0}")]
    File(String),
    /// A field of a step is wrong.
    #[error("step {0}: {1}")]
    Fields(usize, String),
    /// The position of a step is wrong.
    #[error("step {0}, position: {1}")]
    Position(usize, FieldError),
    /// The first step has no position, or there is no step.
    #[error("the first step needs a position")]
    NoPosition,
    /// A step has neither a condition to reach nor an action to choose well, or both.
    #[error("step {0}: either `goal = {{ … }}`, or `choose-well = true`")]
    Task(usize),
    /// The position cannot be played.
    #[error(transparent)]
    Play(#[from] innovation_engine::PositionError),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default = "yes")]
    previews: bool,
    step: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct StepFields {
    position: Option<Value>,
    goal: Option<Condition>,
    #[serde(default)]
    choose_well: bool,
    #[serde(default = "one")]
    actions: u8,
    #[serde(default)]
    replies: Vec<String>,
    #[serde(default)]
    reaction: Vec<ReactionFields>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReactionFields {
    id: String,
    when: Condition,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

impl Lesson {
    /// Reads a lesson of this name.
    pub fn read(id: &str, text: &str) -> Result<Lesson, LessonError> {
        // By way of `Value`, so that the code that reads each type is compiled for JSON alone.
        let fields: Value =
            toml::from_str(text).map_err(|error| LessonError::File(error.to_string()))?;
        let file =
            File::deserialize(fields).map_err(|error| LessonError::File(error.to_string()))?;
        let steps = (1..)
            .zip(file.step)
            .map(|(number, fields)| step(number, fields));
        let steps = steps.collect::<Result<Vec<LessonStep>, _>>()?;
        if steps.first().is_none_or(|step| step.scenario.is_none()) {
            return Err(LessonError::NoPosition);
        }
        Ok(Lesson {
            id: id.to_string(),
            previews: file.previews,
            steps,
        })
    }
}

fn step(number: usize, fields: Value) -> Result<LessonStep, LessonError> {
    let fields = StepFields::deserialize(fields)
        .map_err(|error| LessonError::Fields(number, error.to_string()))?;
    let position = fields.position.map(|position| {
        let scenario = Scenario::from_fields(&position);
        scenario.map_err(|error| LessonError::Position(number, error))
    });
    let task = match (fields.goal, fields.choose_well) {
        (Some(goal), false) => Task::Reach(Box::new(goal)),
        (None, true) => Task::ChooseWell,
        _ => return Err(LessonError::Task(number)),
    };
    let reactions = fields.reaction.into_iter().map(|fields| Reaction {
        id: fields.id,
        when: fields.when,
    });
    Ok(LessonStep {
        scenario: position.transpose()?,
        task,
        actions: fields.actions,
        replies: fields.replies,
        reactions: reactions.collect(),
    })
}
