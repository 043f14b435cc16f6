//! Lessons, the guided first game and puzzles, without script, in every language.

#[path = "common/ways.rs"]
mod ways;

use innovation_engine::Language;
use innovation_lessons::{
    GUIDED_SEED, Lesson, LessonMove, LessonRun, LessonStage, Puzzle, PuzzleRun, Remark,
};
use innovation_text::{LearnLabel, LearnText, Names, Text, Word};
use reqwest::StatusCode;

use crate::common::{Browser, TestServer, escaped, field_in, generous};

async fn in_language(server: &TestServer, language: Language) -> Browser {
    let ann = server.browser().await;
    ann.go("/language", &[("language", language.code()), ("next", "/")])
        .await;
    ann
}

/// Takes these options at a page, and returns the page after them.
async fn take(ann: &Browser, start: &str, options: &[usize]) -> String {
    let path = start.split('?').next().unwrap();
    let (_, mut page) = ann.get(start).await;
    for option in options {
        let moves = field_in(&page, "moves").unwrap_or_default();
        let option = option.to_string();
        let fields = [("moves", &*moves), ("option", &*option)];
        let next = ann.go(path, &fields).await;
        let (status, shown) = ann.get(&next).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        page = shown;
    }
    page
}

/// Previews use the terms sharing and demand. They are hidden until these have been taught.
#[tokio::test]
async fn first_lessons_do_not_preview_what_is_taught_later() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let hidden = Lesson::all().iter().filter(|lesson| !lesson.previews);
    let hidden: Vec<&str> = hidden.map(|lesson| &*lesson.id).collect();
    assert_eq!(hidden, ["draw", "meld", "dogma", "share"]);
    for lesson in Lesson::all() {
        let (_, page) = ann.get(&format!("/learn/{}", lesson.id)).await;
        let form = page.split("id=\"answer\"").nth(1).unwrap();
        let form = form.split('>').next().unwrap();
        assert_eq!(
            form.contains("data-plain"),
            !lesson.previews,
            "{}",
            lesson.id
        );
    }
}

#[tokio::test]
async fn every_lesson_is_played_well_and_poorly_in_every_language() {
    let server = TestServer::start(generous()).await;
    for language in Language::ALL {
        let ann = in_language(&server, language).await;
        let text = Text::of(language);
        let names = text.lesson_names(&text.word(Word::You));
        for lesson in Lesson::all() {
            let mut run = LessonRun::new(lesson).unwrap();
            let mut at = format!("/learn/{}", lesson.id);
            while *run.stage() != LessonStage::Done {
                for good in [false, true] {
                    let (way, end) = ways::way(&run, good).expect("there is a way");
                    let page = take(&ann, &at, &way).await;
                    let class = if good { "good" } else { "poor" };
                    let place = format!("{} {} in {language:?}", lesson.id, run.step());
                    assert!(
                        page.contains(&format!("lesson verdict {class}")),
                        "{place}: {class}"
                    );
                    let heading = end.words(text, &names).reaction.unwrap().heading;
                    assert!(page.contains(&escaped(&heading)), "{place}: {heading}");
                    if good {
                        let moves = field_in(&page, "moves").unwrap();
                        let fields = [("moves", &*moves), ("go", "on")];
                        at = ann.go(&format!("/learn/{}", lesson.id), &fields).await;
                        run = end;
                        run.make(LessonMove::GoOn).unwrap();
                    }
                }
            }
            let (_, page) = ann.get(&at).await;
            let finished = match lesson.next() {
                Some(_) => LearnLabel::Finished,
                None => LearnLabel::FinishedAll,
            };
            assert!(page.contains(&escaped(&text.learn_label(finished))), "{at}");
        }
        let (_, list) = ann.get("/learn").await;
        let all = Lesson::all().len();
        let progress = text.learn(LearnText::Progress(all, all));
        assert!(list.contains(&escaped(&progress)), "{language:?}");
    }
}

#[tokio::test]
async fn a_puzzle_is_missed_solved_and_shown_in_every_language() {
    let server = TestServer::start(generous()).await;
    let puzzle = &Puzzle::all()[0];
    let path = format!("/puzzles/{}", puzzle.id);
    let steps = PuzzleRun::solution(puzzle).unwrap();
    let right: Vec<usize> = steps
        .iter()
        .map(|step| {
            let options = &step.view.decision.as_ref().unwrap().options;
            let mut places = options.iter();
            places.position(|option| *option == step.choice).unwrap()
        })
        .collect();
    for language in Language::ALL {
        let ann = in_language(&server, language).await;
        let text = Text::of(language);
        let (status, page) = ann.get(&path).await;
        assert_eq!(status, StatusCode::OK);
        let task = text.learn(LearnText::PuzzleTask(puzzle.kind.word()));
        assert!(page.contains(&escaped(&task)), "{language:?}");
        let solved = take(&ann, &path, &right).await;
        let note = text.learn_label(LearnLabel::PuzzleSolvedNote);
        assert!(solved.contains(&escaped(&note)), "{language:?}");
        let (_, list) = ann.get("/puzzles").await;
        let progress = text.learn(LearnText::Progress(1, Puzzle::all().len()));
        assert!(list.contains(&escaped(&progress)), "{language:?}");
        for step in 1..=steps.len() {
            let (status, page) = ann.get(&format!("{path}/solution?step={step}")).await;
            assert_eq!(status, StatusCode::OK);
            let words = steps[step - 1].words(text, &Names::default());
            assert!(page.contains("lesson verdict"), "{words:?}");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    for (path, expected) in [
        ("/learn/nothing", StatusCode::NOT_FOUND),
        ("/learn/draw?moves=x", StatusCode::UNPROCESSABLE_ENTITY),
        ("/learn/draw?moves=77", StatusCode::UNPROCESSABLE_ENTITY),
        ("/learn/draw?moves=n", StatusCode::UNPROCESSABLE_ENTITY),
        ("/puzzles/nothing", StatusCode::NOT_FOUND),
        ("/rules/short", StatusCode::OK),
    ] {
        let (status, _) = ann.get(path).await;
        assert_eq!(status, expected, "{path}");
    }
    let puzzle = format!("/puzzles/{}", Puzzle::all()[0].id);
    for (query, expected) in [
        ("?moves=99", StatusCode::UNPROCESSABLE_ENTITY),
        ("?moves=-1", StatusCode::UNPROCESSABLE_ENTITY),
        ("/solution?step=0", StatusCode::NOT_FOUND),
        ("/solution?step=99", StatusCode::NOT_FOUND),
    ] {
        let (status, _) = ann.get(&format!("{puzzle}{query}")).await;
        assert_eq!(status, expected, "{query}");
    }
}

/// The coach speaks from the first question on, and can be turned off and on.
#[tokio::test]
async fn the_coach_speaks_until_turned_off() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann.go("/learn/first-game", &[]).await;
    let (_, page) = ann.get(&table).await;
    let text = Text::of(Language::En);
    let game = innovation_engine::Game::new(innovation_lessons::guided_settings(), GUIDED_SEED);
    let me = innovation_engine::Seat::ALL[0];
    let remark = Remark::latest(&game, me).expect("a remark at the first question");
    let why = text.learn_label(LearnLabel::CoachWhy);
    assert!(
        page.contains("id=\"coach-why\"") && page.contains(&escaped(&why)),
        "{remark:?}"
    );
    let fields = [("next", &*table)];
    assert_eq!(ann.go("/learn/coach", &fields).await, table);
    let (_, page) = ann.get(&table).await;
    assert!(!page.contains("id=\"coach-why\"") && page.contains("id=\"coach-on\""));
    let fields = [("next", &*table), ("coach", "yes")];
    ann.go("/learn/coach", &fields).await;
    let (_, page) = ann.get(&table).await;
    assert!(page.contains("id=\"coach-why\""));
    // Nobody else hears the coach.
    let bob = server.browser().await;
    let (_, page) = bob.get(&table).await;
    assert!(!page.contains("id=\"coach\""));
}
