//! Lessons, the guided first game and puzzles in a browser.

use innovation_engine::Language;
use innovation_lessons::{Lesson, LessonMove, LessonRun, LessonStage};

use crate::driver::{Kind, Visitor};
use crate::ways::way;

async fn take(ann: &Visitor, options: &[usize]) {
    for option in options {
        let moves = ann.attr("#table", "data-sequence").await;
        ann.run(&format!(
            "document.querySelector('#answer [name=option][value=\"{option}\"]').click()"
        ))
        .await;
        ann.find(&format!("#table:not([data-sequence='{moves}'])"))
            .await;
    }
}

/// Each lesson in one language, so that all languages have their turn. `learn.rs` plays all of them in all languages.
#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_by_a_poor_way_and_a_good_one() {
    let house = house!();
    let ann = house.visitor().await;
    for (lesson, language) in Lesson::all().iter().zip(Language::ALL.iter().cycle()) {
        ann.go("/").await;
        ann.speak(*language).await;
        ann.go("/").await;
        // The first click of two: the second one starts a lesson.
        ann.click("#learn").await;
        ann.find(".lessons").await;
        ann.click(&format!(".lessons a[href='/learn/{}']", lesson.id))
            .await;
        let mut run = LessonRun::new(lesson).unwrap();
        while *run.stage() != LessonStage::Done {
            let (poor, _) = way(&run, false).expect("a poor way");
            let (good, end) = way(&run, true).expect("a good way");
            ann.find("#answer").await;
            let begin = format!("{}?{}", ann.path().await, ann.query().await);
            ann.picture(&format!("lesson-{}-{}", lesson.id, run.step()))
                .await;
            take(&ann, &poor).await;
            ann.find(".verdict.poor").await;
            ann.go(&begin).await;
            take(&ann, &good).await;
            ann.find(".verdict.good").await;
            assert!(!ann.scrolls_sideways().await, "{}", lesson.id);
            run = end;
            run.make(LessonMove::GoOn).unwrap();
            let moves = ann.attr("#table", "data-sequence").await;
            ann.click("#go-on").await;
            ann.find(&format!("#table:not([data-sequence='{moves}'])"))
                .await;
        }
        ann.go("/learn").await;
        ann.find(&format!(".lessons li.done a[href='/learn/{}']", lesson.id))
            .await;
    }
    ann.close().await;
}

/// What there is to learn with fits on a phone and on a desk.
#[tokio::test(flavor = "multi_thread")]
async fn the_pages_fit() {
    let house = house!();
    for (width, height) in [(1440, 900), (390, 844)] {
        let kind = Kind {
            width,
            height,
            ..Kind::default()
        };
        let ann = house.visitor_with(kind).await;
        for page in ["/learn", "/learn/draw", "/puzzles", "/rules/short"] {
            ann.go(page).await;
            let name = page.replace('/', "-");
            ann.picture(&format!("learn{name}-{width}")).await;
            assert!(!ann.scrolls_sideways().await, "{page} at {width}");
        }
        ann.go("/learn").await;
        ann.click("#first-game").await;
        ann.find("#coach").await;
        ann.picture(&format!("first-game-{width}")).await;
        assert!(!ann.scrolls_sideways().await, "the first game at {width}");
        ann.find("#answer").await;
        ann.press("?").await;
        ann.find("#drawer[open] .short-parts").await;
        ann.picture(&format!("short-rules-{width}")).await;
        ann.close().await;
    }
}
