//! Lessons: positions in which something is to be done, and what is said about it.

mod read;
mod run;

use std::sync::LazyLock;

use innovation_scenario::Scenario;

use crate::situation::Condition;

pub use read::LessonError;
pub use run::{LessonMove, LessonMoveError, LessonMoves, LessonRun, LessonStage, LessonVerdict};

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in addresses and messages.
    pub id: String,
    /// Whether options say what they would do. The first lessons hide it, because it uses terms that are taught later.
    pub previews: bool,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson: something to do.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The position that it begins with, and the players. `None`: it goes on from where the step before ended.
    scenario: Option<Scenario>,
    /// What is to be reached.
    task: Task,
    /// Within how many actions of the player.
    actions: u8,
    /// What the others answer when they are asked, in the words of scenario files. Without a fitting word, they take
    /// their first option.
    replies: Vec<String>,
    /// What is said about special ways of doing it. The first that fits is taken.
    reactions: Vec<Reaction>,
}

/// What a step is for.
#[derive(Clone, Debug)]
enum Task {
    /// To reach this condition.
    Reach(Box<Condition>),
    /// To choose an action that is about as good as the best one.
    ChooseWell,
}

/// What is said about a special way of doing a step.
#[derive(Clone, Debug)]
struct Reaction {
    /// Its name in messages.
    id: String,
    when: Condition,
}

impl LessonStep {
    /// The names of its special reactions.
    pub fn reactions(&self) -> impl Iterator<Item = &str> {
        self.reactions.iter().map(|reaction| &reaction.id[..])
    }
}

macro_rules! lessons {
    ($($id:literal)*) => {
        const FILES: &[(&str, &str)] = &[
            $(($id, include_str!(concat!("../../lessons/", $id, ".toml")))),*
        ];
    };
}

// In the order in which they are taken.
lessons! {
    "draw" "meld" "dogma" "share" "demand" "splay" "achieve" "words" "special" "highest" "may" "win" "teams"
}

impl Lesson {
    /// All lessons, in the order in which they are taken.
    pub fn all() -> &'static [Lesson] {
        static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
            let read = |&(id, text): &(&str, &str)| Lesson::read(id, text);
            // A file that cannot be read fails a test. The others can still be taken.
            FILES.iter().map(read).filter_map(Result::ok).collect()
        });
        &LESSONS
    }

    /// The lesson of this name.
    pub fn find(id: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.id == id)
    }

    /// The lesson after this one.
    pub fn next(&self) -> Option<&'static Lesson> {
        let all = Lesson::all();
        let place = all.iter().position(|lesson| lesson.id == self.id)?;
        all.get(place + 1)
    }
}
