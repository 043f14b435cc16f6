//! Every lesson can be fulfilled, and every reaction can be heard.

use std::collections::BTreeSet;

use innovation_lessons::{Lesson, LessonMove, LessonRun, Stage, Verdict};

/// All ends of a step, each with the moves that lead there. Of moves that end alike, one is kept.
fn ends<'l>(run: &LessonRun<'l>, found: &mut Vec<(LessonRun<'l>, Verdict)>, left: &mut u32) {
    match run.stage() {
        Stage::Judged(verdict) => {
            found.push((run.clone(), verdict.clone()));
        }
        Stage::Asked => {
            let options = run.view().decision.expect("the learner is asked").options;
            for option in 0..options.len() {
                if *left == 0 {
                    return;
                }
                *left -= 1;
                let mut next = run.clone();
                next.make(LessonMove::Answer(option)).unwrap();
                ends(&next, found, left);
            }
        }
        Stage::Done => {}
    }
}

#[test]
fn every_step_has_a_good_way_and_a_poor_one() {
    for lesson in Lesson::all() {
        let mut run = LessonRun::new(lesson).unwrap();
        loop {
            let mut found = Vec::new();
            ends(&run, &mut found, &mut 3_000);
            let place = format!("{} {}", lesson.id, run.step());
            let reactions: BTreeSet<(bool, &str)> =
                found.iter().map(|(_, verdict)| (verdict.good, &verdict.reaction[..])).collect();
            for (good, reaction) in &reactions {
                let ways: Vec<String> = found.iter().filter(|(_, v)| v.good == *good && v.reaction == *reaction).map(|(r, v)| format!("{}{}", r.moves(), if v.can_go_on {""} else {"!"})).collect();
                println!("{place} good={good} {reaction}: {} {:?}", ways.len(), &ways[..ways.len().min(6)]);
            }
            let good = found.into_iter().find(|(_, verdict)| verdict.good);
            let (mut next, _) = good.unwrap_or_else(|| panic!("{place}: no good way"));
            next.make(LessonMove::GoOn).unwrap();
            if *next.stage() == Stage::Done {
                break;
            }
            run = next;
        }
    }
}

#[test]
fn every_file_can_be_read() {
    for name in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons")).unwrap() {
        let path = name.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let id = path.file_stem().unwrap().to_str().unwrap();
        if let Err(error) = Lesson::read(id, &text) { panic!("{}: {error}", path.display()); }
        assert!(Lesson::find(id).is_some(), "{id} is not in the list of lessons");
    }
}
