//! Ways through the steps of a lesson.

use innovation_lessons::{LessonMove, LessonRun, LessonStage};

/// The options by which a step ends well, or not.
pub fn way<'l>(run: &LessonRun<'l>, good: bool) -> Option<(Vec<usize>, LessonRun<'l>)> {
    find(run, good, &mut 4_000)
}

fn find<'l>(
    run: &LessonRun<'l>,
    good: bool,
    left: &mut u32,
) -> Option<(Vec<usize>, LessonRun<'l>)> {
    match run.stage() {
        LessonStage::Judged(verdict) if verdict.good == good => {
            return Some((Vec::new(), run.clone()));
        }
        LessonStage::Asked => {}
        LessonStage::Judged(_) | LessonStage::Done => return None,
    }
    let options = run.view().decision?.options.len();
    (0..options).find_map(|option| {
        *left = left.checked_sub(1)?;
        let mut next = run.clone();
        next.make(LessonMove::Answer(option)).ok()?;
        let (mut way, end) = find(&next, good, left)?;
        way.insert(0, option);
        Some((way, end))
    })
}
