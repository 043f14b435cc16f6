//! Somebody who takes all lessons and plays the guided first game has met every rule.

use std::collections::BTreeSet;

use innovation_engine::Language;
use innovation_lessons::Lesson;
use innovation_text::{Line, Mark, Names, Section, Text};

/// The sections that a line links to.
fn linked(line: &Line) -> impl Iterator<Item = Section> + '_ {
    line.spans().iter().filter_map(|span| match span.mark {
        Mark::Rule(section) => Some(section),
        _ => None,
    })
}

/// Only what is always read counts: what is said before each task, the task, what is said when it is fulfilled, and the
/// first two remarks of the coach, which open every guided game.
#[test]
fn every_rule_is_met() {
    for language in Language::ALL {
        let text = Text::of(language);
        let names = Names::default();
        let mut met = BTreeSet::new();
        for lesson in Lesson::all() {
            for step in 1..=lesson.steps.len() {
                let words = |part| text.lesson_words(&lesson.id, step, part, &names);
                let task = text.lesson_task(&lesson.id, step, &names);
                for line in [words("say"), Some(task), words("good")].iter().flatten() {
                    met.extend(linked(line).map(Section::id));
                }
            }
        }
        for remark in ["start", "turn"] {
            let [remark, _] = text.coach_remark(remark, None, &names);
            met.extend(linked(&remark).map(Section::id));
        }
        for section in Section::ALL {
            assert!(
                met.contains(section.id()),
                "{language:?}: nothing teaches `{}`",
                section.id()
            );
        }
    }
}
