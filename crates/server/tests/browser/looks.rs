//! How pages look: in each language, at each size, and how heavy they are.

use innovation_engine::Language;
use innovation_text::{Label, Text};
use serde_json::Value;

use crate::boxes::late_tables;
use crate::driver::Kind;
use crate::play::USUAL;

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_spoken_and_can_be_chosen() {
    let house = house!();
    let ann = house
        .visitor_with(Kind {
            language: "fr-CA,fr",
            ..Kind::default()
        })
        .await;
    ann.play_now().await;
    assert_eq!(ann.attr("html", "lang").await, "fr");
    for language in [
        Language::It,
        Language::Pt,
        Language::Ru,
        Language::En,
        Language::Fr,
    ] {
        ann.click(".popup > summary").await;
        ann.click(".languages summary").await;
        ann.click(&format!(".languages [value={}]", language.code()))
            .await;
        ann.find(&format!("html[lang={}] #answer", language.code()))
            .await;
        let text = Text::of(language);
        assert_eq!(ann.text("#since").await, text.label(Label::SinceAnswer));
        ann.picture(&format!("language-{}", language.code())).await;
        assert!(!ann.scrolls_sideways().await, "{language:?}");
    }
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_a_phone_and_can_be_played_on_one() {
    let house = house!();
    let ann = house.visitor_with(Kind::phone()).await;
    for page in [
        "/",
        "/cards",
        "/cards/tools",
        "/statistics",
        "/rules",
        "/rules/splay",
        "/t/nowhere",
    ] {
        ann.go(page).await;
        ann.find("main h1").await;
        assert!(!ann.scrolls_sideways().await, "{page}");
        // A label and what is filled in, without a gap between them.
        let tall = "return [...document.querySelectorAll('label.field:not(:has(textarea))')]
            .filter((field) => field.offsetHeight > 90).map((field) => field.textContent)";
        assert_eq!(ann.run(tall).await, serde_json::json!([]), "{page}");
    }
    ann.set_up(&[
        ("seat2", "bot:easy"),
        ("seat3", "bot:easy"),
        ("seat4", "bot:easy"),
        ("pace", "0"),
    ])
    .await;
    // Boards that are gone through step by step have a test of their own.
    ann.run("document.documentElement.dataset.pace = 0").await;
    for _ in 0..12 {
        let Some(question) = ann.asked().await else {
            break;
        };
        assert!(!ann.scrolls_sideways().await);
        // On the card itself, where there is one to choose: it opens, and has a button that chooses it.
        let on_card = "article.lit";
        match ann.all(on_card).await.is_empty() {
            true => ann.answer(&question, USUAL).await,
            false => {
                ann.bring(on_card).await;
                ann.click(on_card).await;
                ann.answer(&question, "#card-dialog .consequence button")
                    .await;
            }
        }
    }
    ann.asked().await;
    ann.picture("phone").await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_look_at_a_table_for_four_is_light() {
    let house = house!();
    let ann = house
        .visitor_with(Kind {
            width: 1024,
            height: 768,
            dark: true,
            ..Kind::default()
        })
        .await;
    ann.set_up(&[
        ("seat2", "bot:normal"),
        ("seat3", "bot:normal"),
        ("seat4", "bot:normal"),
        ("pace", "0"),
    ])
    .await;
    for _ in 0..25 {
        let Some(question) = ann.asked().await else {
            break;
        };
        ann.answer(&question, USUAL).await;
    }
    ann.asked().await;
    let table = ann.path().await;
    let look = house
        .visitor_with(Kind {
            width: 1440,
            ..Kind::default()
        })
        .await;
    look.go(&table).await;
    look.find("#table").await;
    let bytes = look
        .run(
            "return performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
                .filter((entry) => entry.initiatorType !== 'eventsource' && !entry.name.includes('/events'))
                .reduce((sum, entry) => sum + entry.transferSize, 0)",
        )
        .await;
    let bytes = bytes.as_u64().expect("a number");
    // Pages, style and script are compressed.
    assert!((5_000..150 << 10).contains(&bytes), "{bytes} bytes");
    let foreign = look
        .run("return performance.getEntriesByType('resource').filter((entry) => !entry.name.startsWith(location.origin)).length")
        .await;
    assert_eq!(foreign, Value::from(0), "no request leaves the machine");
    for (player, name) in [(ann, "four-dark"), (look, "four")] {
        assert!(!player.scrolls_sideways().await);
        player.picture(name).await;
        player.close().await;
    }
}

/// Under the policy of the server, all from one file that is loaded once.
#[tokio::test(flavor = "multi_thread")]
async fn every_card_shows_its_picture() {
    let house = house!();
    let ann = house.visitor().await;
    ann.go("/cards").await;
    ann.find("article.card .picture").await;
    let blank = "[...document.querySelectorAll('article.card')]
        .filter((card) => !(card.querySelector('.picture use')?.getBBox().width > 5))
        .map((card) => card.dataset.card)";
    let drawn = format!(
        "const done = arguments[0];
        const look = () => ({blank}.length ? setTimeout(look, 20) : done(true));
        setTimeout(() => done({blank}), 120000);
        look();"
    );
    let all = ann.run_async(&drawn).await;
    assert_eq!(all, Value::from(true), "cards without a picture: {all}");
    let loads = "return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pictures-')).length";
    assert_eq!(ann.run(loads).await, Value::from(1));
    ann.picture("cards").await;
    ann.close().await;
}

/// What a finger cannot hit well: less than 44 pixels across or down. Links within sentences are as high as their line;
/// the place that a card or an age has on the table is also an option of the question.
const SMALL: &str = "
    const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden]), label.picker, label.fold';
    const problems = new Set();
    for (const control of document.querySelectorAll(controls)) {
        if (!control.checkVisibility({ opacityProperty: true }) || control.closest('[inert], .sr, .skip')) continue;
        const style = getComputedStyle(control);
        if (style.display === 'inline' || style.pointerEvents === 'none') continue;
        const after = getComputedStyle(control, '::after');
        const covers = after.content !== 'none' && after.position === 'absolute' && parseFloat(after.top) <= 0;
        const box = (control.closest('.check') ?? control).getBoundingClientRect();
        const [width, height] = covers ? [parseFloat(after.width), parseFloat(after.height)] : [box.width, box.height];
        if (Math.min(width, height) < 43.5) {
            problems.add(`${control.tagName} ${control.className} ${Math.round(width)}x${Math.round(height)} ${control.textContent.trim().slice(0, 20)}`);
        }
    }
    return [...problems];";

#[tokio::test(flavor = "multi_thread")]
async fn every_target_is_large_enough_for_a_finger() {
    let mut house = house!();
    let ann = house
        .visitor_with(Kind {
            width: 390,
            height: 844,
            calm: true,
            ..Kind::default()
        })
        .await;
    let tables = late_tables(&mut house, &ann).await;
    let pages = [
        "/",
        "/cards",
        "/cards/tools",
        "/rules",
        "/rules/splay",
        "/settings",
        "/games",
        "/learn",
        "/learn/draw",
        "/puzzles",
    ];
    let pages = pages.iter().map(|page| (*page, page.to_string()));
    let mut problems = Vec::new();
    for (name, path) in pages.chain(tables) {
        ann.go(&path).await;
        ann.find("main").await;
        // What is folded away counts, too.
        ann.run("for (const part of document.querySelectorAll('details')) part.open = true")
            .await;
        let Value::Array(found) = ann.run(SMALL).await else {
            panic!("a list of problems")
        };
        problems.extend(found.iter().map(|problem| format!("{name}: {problem}")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    ann.close().await;
}
