//! Lessons, the words of the rules with their pictures, and the rules in short.

use fantoccini::wd::PrintConfiguration;
use innovation_engine::Language;
use innovation_lessons::{Lesson, LessonMove, LessonRun, LessonStage};
use innovation_text::{LearnLabel, Names, Section, Text};
use serde_json::{Value, json};

use super::driver::{Kind, Visitor};
use super::ways::way;

/// Takes every step of a lesson by a poor way, and again by a good one, by clicks. Gives back what was said each time: the
/// classes of the verdict, its heading, and how many letters of explanation there were; in the end what is said last.
const TAKE: &str = r##"
const [steps, done] = arguments;
const moves = () => document.getElementById("table").dataset.sequence;
const until = (what, name) => new Promise((found, failed) => {
  const began = Date.now();
  const look = () => {
    const result = what();
    if (result) found(result);
    else if (Date.now() - began > 120000) failed(new Error(`${name} at ${location.href}`));
    else setTimeout(look, 4);
  };
  look();
});
const click = async (css) => {
  const before = moves();
  (await until(() => document.querySelector(css), css)).click();
  await until(() => moves() !== before, `after ${css}`);
};
const heard = () => {
  const verdict = document.querySelector(".verdict");
  return [verdict?.className, verdict?.querySelector("h2").textContent, verdict?.querySelector("p")?.textContent.length];
};
(async () => {
  const all = [];
  for (const [poor, good] of steps) {
    for (const option of poor) await click(`#answer [name=option][value="${option}"]`);
    all.push(heard());
    await click(".afterwards a");
    for (const option of good) await click(`#answer [name=option][value="${option}"]`);
    all.push(heard());
    await click("#go-on");
  }
  all.push(document.querySelector(".verdict p").textContent, document.getElementById("notice").textContent);
  return all;
})().then(done, (error) => done(String(error)));
"##;

/// For each step of a lesson, the options of a poor way and of a good one.
fn ways(lesson: &Lesson) -> Vec<[Vec<usize>; 2]> {
    let mut run = LessonRun::new(lesson).expect("a lesson begins");
    let mut ways = Vec::new();
    while *run.stage() != LessonStage::Done {
        let (poor, _) = way(&run, false).expect("a poor way");
        let (good, end) = way(&run, true).expect("a good way");
        ways.push([poor, good]);
        run = end;
        run.make(LessonMove::GoOn).expect("the lesson goes on");
    }
    ways
}

async fn take(ann: &Visitor, steps: &[[Vec<usize>; 2]]) -> Value {
    let steps = serde_json::to_value(steps).expect("numbers can be written");
    let taken = ann.client.execute_async(TAKE, vec![steps]).await;
    taken.expect("the script runs")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_taken_well_and_poorly_in_every_language() {
    let house = house!();
    let ann = house.visitor_with(Kind::calm()).await;
    let lessons: Vec<_> = Lesson::all()
        .iter()
        .map(|each| (each, ways(each)))
        .collect();
    // The first lesson is two clicks from the first page.
    ann.go("/").await;
    ann.click("#learn").await;
    ann.click(".lessons li.next a").await;
    ann.find("#answer").await;
    assert_eq!(ann.path().await, format!("/learn/{}", lessons[0].0.id));
    for language in Language::ALL {
        ann.speak(language).await;
        let text = Text::of(language);
        let heading = |label: LearnLabel| text.learn_label(label);
        for (lesson, steps) in &lessons {
            ann.go(&format!("/learn/{}", lesson.id)).await;
            assert_eq!(ann.attr("html", "lang").await, language.code());
            let taken = take(&ann, steps).await;
            let place = format!("{} in {language:?}: {taken}", lesson.id);
            for step in 0..steps.len() {
                for (at, class, label) in
                    [(0, "poor", LearnLabel::Poor), (1, "good", LearnLabel::Good)]
                {
                    let heard = &taken[2 * step + at];
                    assert_eq!(
                        heard[0],
                        json!(format!("lesson verdict {class}")),
                        "{place}"
                    );
                    assert_eq!(heard[1], json!(heading(label)), "{place}");
                    assert!(heard[2].as_u64() > Some(20), "{place}");
                }
            }
            let last = match lesson.next() {
                Some(_) => LearnLabel::Finished,
                None => LearnLabel::FinishedAll,
            };
            assert_eq!(taken[2 * steps.len()], json!(heading(last)), "{place}");
            assert_eq!(taken[2 * steps.len() + 1], json!(""), "{place}");
        }
        // A lesson's moves are in its address: it is there again after a reload, and going back takes a move back.
        let path = ann.query().await;
        ann.client.refresh().await.expect("the page loads again");
        ann.find(".verdict.good").await;
        assert_eq!(ann.query().await, path);
        ann.client.back().await.expect("there is a way back");
        ann.find("#go-on").await;
    }
    ann.go("/learn").await;
    assert_eq!(ann.all(".lessons li.done").await.len(), lessons.len());
    ann.close().await;
}

/// The guided first game: the coach speaks, says why, and can be turned off and on. A hint has reasons.
#[tokio::test(flavor = "multi_thread")]
async fn the_guided_first_game_has_a_coach_and_hints() {
    let house = house!();
    let ann = house.visitor().await;
    ann.go("/").await;
    ann.click("#learn").await;
    ann.click("#first-game").await;
    ann.find("#answer").await;
    let text = Text::of(Language::En);
    let remark = |id| {
        let words = text.coach_remark(id, None, &Names::default());
        words.map(|line| line.to_string())
    };
    let [start, why] = remark("start");
    assert!(ann.text("#coach p").await.contains(&start));
    ann.click("#coach-why summary").await;
    assert_eq!(ann.text("#coach-why p").await, why);
    ann.click("#answer [name=option]").await;
    // The first turn has a Draw action, a Meld action and a Dogma action.
    ann.find("#answer [name=option][value=\"2\"]").await;
    let [turn, _] = remark("turn");
    assert!(ann.text("#coach p").await.contains(&turn));
    ann.click("#ask-hint").await;
    ann.find("#reasons li").await;
    ann.click("#coach-off").await;
    ann.find("#coach-on").await;
    assert!(ann.all("#coach p").await.is_empty());
    ann.click("#coach-on").await;
    ann.find("#coach-off").await;
    assert!(ann.text("#coach p").await.contains(&turn));
    ann.close().await;
}

/// A word of the rules opens its section, with a picture, beside the table: from the question, from a preview, from a card
/// and from the log. The table can still be played at.
#[tokio::test(flavor = "multi_thread")]
async fn words_of_the_rules_open_beside_the_table() {
    let house = house!();
    for width in [1440, 390] {
        let kind = Kind {
            width,
            height: 844,
            ..Kind::default()
        };
        let ann = house.visitor_with(kind).await;
        ann.play_now().await;
        let table = ann.path().await;
        ann.click("#question header .rule-link").await;
        ann.find("#drawer[open] article .rule-picture svg").await;
        ann.picture(&format!("word-{width}")).await;
        assert!(!ann.scrolls_sideways().await);
        ann.click("#drawer form button").await;
        ann.find("#drawer:not([open])").await;
        ann.click("#answer .help .rule-link").await;
        ann.find("#drawer[open] article .rule-picture svg").await;
        ann.click("#drawer form button").await;
        ann.find("#drawer:not([open])").await;
        // Without a finger, a click on a card opens it.
        if width > 500 {
            ann.click(".log .rule-link").await;
            ann.find("#drawer[open] article .rule-picture svg").await;
            ann.click("#drawer form button").await;
            ann.click(".hand .card .card-link").await;
            ann.click("#card-dialog[open] .effects .rule-link").await;
            ann.find("#drawer[open] article .rule-picture svg").await;
            ann.find("#card-dialog:not([open])").await;
            // The rules in short are one key away.
            ann.click("#drawer form button").await;
            ann.press("?").await;
            ann.find("#drawer[open] .short-parts .splay-picture svg")
                .await;
        }
        assert_eq!(ann.path().await, table);
        ann.find("#answer").await;
        ann.close().await;
    }
}

/// Every section has a picture that can be seen, in both color schemes.
#[tokio::test(flavor = "multi_thread")]
async fn the_rules_have_pictures_and_the_short_rules_print_on_one_page() {
    let house = house!();
    for dark in [false, true] {
        let kind = Kind {
            dark,
            ..Kind::default()
        };
        let ann = house.visitor_with(kind).await;
        ann.go("/rules").await;
        // Only the differences between editions cannot be drawn.
        let drawn = "return [...document.querySelectorAll('article section')]
            .filter((section) => !section.querySelector('.rule-picture')?.getBoundingClientRect().width)
            .map((section) => section.id)";
        assert_eq!(ann.run(drawn).await, json!(["rule-editions"]));
        let sections = ann.all("article section").await.len();
        assert_eq!(sections, Section::ALL.len());
        // The boxes of words do not depend on their colors.
        let languages = if dark {
            &Language::ALL[..1]
        } else {
            &Language::ALL[..]
        };
        for &language in languages {
            ann.speak(language).await;
            ann.go("/rules").await;
            assert!(!ann.scrolls_sideways().await, "{language:?}");
            ann.picture(&format!("rules-{}-{dark}", language.code()))
                .await;
            ann.go("/rules/short").await;
            ann.picture(&format!("short-{}-{dark}", language.code()))
                .await;
            let pdf = ann.client.print(PrintConfiguration::default()).await;
            let pdf = pdf.expect("it prints");
            let pages = String::from_utf8_lossy(&pdf)
                .matches("/Type /Page\n")
                .count();
            assert_eq!(pages, 1, "{language:?}");
        }
        ann.close().await;
    }
}
