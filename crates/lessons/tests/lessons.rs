//! Every lesson can be fulfilled, by more than one way where there is one, and everything that can happen has words.

use std::collections::BTreeSet;
use std::fs;

use innovation_engine::Language;
use innovation_lessons::{Lesson, LessonMove, LessonMoves, LessonRun, LessonStage, LessonVerdict};
use innovation_text::{Names, Text};

/// All ends of the current step of a run.
fn ends<'l>(run: &LessonRun<'l>) -> Vec<(LessonRun<'l>, LessonVerdict)> {
    let mut found = Vec::new();
    collect(run, &mut found, &mut 4_000);
    found
}

fn collect<'l>(
    run: &LessonRun<'l>,
    found: &mut Vec<(LessonRun<'l>, LessonVerdict)>,
    left: &mut u32,
) {
    match run.stage() {
        LessonStage::Judged(verdict) => found.push((run.clone(), verdict.clone())),
        LessonStage::Asked => {
            let decision = run.view().decision.expect("the learner is asked");
            for option in 0..decision.options.len() {
                *left = left.saturating_sub(1);
                if *left > 0 {
                    let mut next = run.clone();
                    next.make(LessonMove::Answer(option)).unwrap();
                    collect(&next, found, left);
                }
            }
        }
        LessonStage::Done => {}
    }
}

/// A run at each step of a lesson, with all its ends.
fn steps(lesson: &Lesson) -> Vec<(usize, Vec<(LessonRun<'_>, LessonVerdict)>)> {
    let mut run = LessonRun::new(lesson).unwrap();
    let mut steps = Vec::new();
    loop {
        let step = run.step();
        let ends = ends(&run);
        let good = ends.iter().find(|(_, verdict)| verdict.good);
        let (mut next, _) = good
            .unwrap_or_else(|| panic!("{} {step}: no way to fulfil it", lesson.id))
            .clone();
        steps.push((step, ends));
        next.make(LessonMove::GoOn).unwrap();
        if *next.stage() == LessonStage::Done {
            return steps;
        }
        run = next;
    }
}

#[test]
fn every_file_is_a_lesson() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lessons");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let id = path.file_stem().unwrap().to_str().unwrap();
        if let Err(error) = Lesson::read(id, &text) {
            panic!("{}: {error}", path.display());
        }
        assert!(
            Lesson::find(id).is_some(),
            "{id} is not in the list of lessons"
        );
    }
}

/// A poor way is played out and explained: it is never refused.
#[test]
fn every_step_has_a_good_way_and_a_poor_one() {
    for lesson in Lesson::all() {
        let steps = steps(lesson);
        assert_eq!(steps.len(), lesson.steps.len());
        for (step, ends) in steps {
            let place = format!("{} {step}", lesson.id);
            let poor = ends.iter().filter(|(_, verdict)| !verdict.good);
            assert!(poor.count() > 0, "{place}: nothing can go wrong");
            for (run, verdict) in ends {
                let way = format!("{place}, {}", run.moves());
                assert!(verdict.can_go_on || !verdict.good, "{way}: leads nowhere");
                assert!(!run.events().is_empty(), "{way}: nothing happened");
                let view = run.view();
                let won = view.outcome.is_some_and(|end| end.winners.has(view.seat));
                assert!(
                    verdict.good || !won,
                    "{way}: who has won is told of a mistake"
                );
            }
        }
    }
}

#[test]
fn every_reaction_is_heard_and_has_words() {
    let mut asked_for = BTreeSet::new();
    for lesson in Lesson::all() {
        asked_for.extend(["", ".goal"].map(|part| format!("lesson-{}{part}", lesson.id)));
        for (step, ends) in steps(lesson) {
            let heard = ends.iter().map(|(_, verdict)| verdict.reaction.clone());
            let heard: BTreeSet<String> = heard.collect();
            let key = format!("lesson-{}-{step}", lesson.id);
            for id in lesson.steps[step - 1].reactions() {
                assert!(heard.contains(id), "{key}: nothing leads to `{id}`");
            }
            asked_for.extend(heard.iter().map(|reaction| format!("{key}.{reaction}")));
            asked_for.extend(["", ".say"].map(|part| format!("{key}{part}")));
            // What is said of a good way is not said of a poor one.
            for good in [true, false] {
                let ends = ends.iter().filter(|(_, verdict)| verdict.good == good);
                let usual = if good { "poor" } else { "good" };
                assert!(
                    ends.clone().all(|(_, verdict)| verdict.reaction != usual),
                    "{key}"
                );
            }
            for language in Language::ALL {
                let text = Text::of(language);
                for part in heard.iter().map(String::as_str).chain(["say"]) {
                    let words = text.lesson_words(&lesson.id, step, part, &Names::default());
                    assert!(words.is_some(), "{language:?}: no {key}.{part}");
                }
            }
        }
    }
    for key in written("lessons") {
        let known = asked_for.contains(&key) || key.starts_with("lesson-name-");
        assert!(known, "{key} is never said");
    }
}

/// The messages of an English file, and their attributes.
fn written(file: &str) -> Vec<String> {
    let path = format!(
        "{}/../text/locales/en/{file}.ftl",
        env!("CARGO_MANIFEST_DIR")
    );
    let (mut keys, mut message) = (Vec::new(), String::new());
    for line in fs::read_to_string(path).unwrap().lines() {
        let Some((key, _)) = line.split_once(" = ") else {
            continue;
        };
        match key.trim().strip_prefix('.') {
            Some(attribute) => keys.push(format!("{message}.{attribute}")),
            None if key.starts_with('#') => {}
            None => {
                message = key.to_string();
                keys.push(message.clone());
            }
        }
    }
    keys
}

#[test]
fn moves_are_printed_as_they_are_read() {
    for text in ["", "0", "0.2.n.1"] {
        assert_eq!(text.parse::<LessonMoves>().unwrap().to_string(), text);
    }
    for text in ["x", "-1", "1.n.", "0.9999999999999999999999"] {
        let read = text.parse::<LessonMoves>();
        assert!(text == "1.n." || read.is_err(), "{text}: {read:?}");
    }
    assert!("0.".repeat(300).parse::<LessonMoves>().is_err());
}

/// Moves that cannot be made are refused, whatever they are.
#[test]
fn wrong_moves_are_refused() {
    let lesson = Lesson::find("draw").unwrap();
    for text in ["n", "7", "0.0", "0.n.n", "0.n.0.n.0"] {
        let moves = text.parse().unwrap();
        assert!(LessonRun::after(lesson, &moves).is_err(), "{text}");
    }
    let done = LessonRun::after(lesson, &"0.n.0.n".parse().unwrap()).unwrap();
    assert_eq!(*done.stage(), LessonStage::Done);
}
