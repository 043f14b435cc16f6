//! What others do can be followed: step by step on the boards, forwards and backwards, and only cards move.

use fantoccini::key::Key;
use innovation_engine::{Card, Game, Place, Record, Seat, Seen, What};
use serde_json::Value;

use crate::boxes::table_after;
use crate::driver::{Kind, Visitor};
use crate::late::LATE;

/// A late game that ends where the first player is asked again after losing a card to somebody else, and that card.
fn after_a_loss() -> (String, &'static [(&'static str, &'static str)], Card) {
    let me = Seat::ALL[0];
    let is_mine =
        |place: Place| matches!(place, Place::Board(seat) | Place::Hand(seat) if seat == me);
    let is_theirs = |place: Place| matches!(place, Place::Board(seat) | Place::Hand(seat) | Place::Score(seat) if seat != me);
    for (_, record, fields) in LATE {
        let record: Record = record.parse().unwrap();
        let mut found = None;
        let note = |game: &Game| {
            let is_asked = game.decision().is_some_and(|asked| asked.seat == me);
            let news = game.history().iter().rev().take_while(|ply| ply.seat != me);
            let lost = news
                .flat_map(|ply| &ply.events)
                .find_map(|event| match event.what {
                    What::Moved {
                        card: Seen::Face(card),
                        from,
                        to,
                        ..
                    } if is_mine(from) && is_theirs(to) => Some(card),
                    _ => None,
                });
            if is_asked && let Some(card) = lost {
                found = Some((game.history().len(), card));
            }
        };
        record.clone().walk(note).unwrap();
        if let Some((answers, card)) = found {
            return (record.up_to(answers).to_string(), fields, card);
        }
    }
    panic!("nobody loses a card");
}

/// The boards in words.
async fn boards(visitor: &Visitor) -> Value {
    let script = "return [...document.querySelectorAll('#field [data-card], #field .race, #field .counts, #field .held')]
        .map((part) => part.dataset.card ?? part.textContent)";
    visitor.run(script).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loss_is_told_and_can_be_gone_through() {
    let mut house = house!();
    let ann = house.visitor().await;
    let (record, fields, card) = after_a_loss();
    let path = table_after(&mut house, &ann, &record, fields).await;
    ann.go(&path).await;
    ann.find("#answer").await;
    let now = boards(&ann).await;
    let mine = format!(":is(.side.mine .pile, #hand) [data-card='{}']", card.id());
    assert!(ann.all(&mine).await.is_empty());
    // The recap says so, in an emphasized line.
    ann.find(&format!(".recap li.mine a[href='/cards/{}']", card.id()))
        .await;

    // Backwards until the card is where it was.
    let mut steps = 0;
    while ann.all(&mine).await.is_empty() {
        ann.press(&Key::Left).await;
        ann.find("#past:not([hidden])").await;
        steps += 1;
        assert!(steps < 60, "the card has never been there");
    }
    ann.picture("step-before-the-loss").await;
    // One step on it has gone, and it is said where to.
    ann.press(&Key::Right).await;
    ann.find(&format!("#past .said a[href='/cards/{}']", card.id()))
        .await;
    ann.find(".table.past .touched").await;
    assert!(ann.all(&mine).await.is_empty());
    ann.find("#stage .felt").await;
    ann.picture("step-of-the-loss").await;
    // And back to now, where everything is as it was.
    ann.press(&Key::Escape).await;
    ann.find("#past[hidden]").await;
    assert_eq!(boards(&ann).await, now);
    ann.find("#answer").await;

    // Without script the same steps are pages.
    let address = ann.attr(".step-link", "href").await;
    ann.go(&address).await;
    while ann
        .all(&format!("#question a[href='/cards/{}']", card.id()))
        .await
        .is_empty()
    {
        ann.click("a[rel=next]").await;
        ann.find(".replay .steps").await;
    }
    assert!(ann.all(&mine).await.is_empty());
    ann.click("a[rel=prev]").await;
    ann.find(&mine).await;
    ann.close().await;
}

/// Notes everything that moves on the page, and how often earlier boards are shown.
const WATCH: &str = "document.documentElement.dataset.pace = 50;
    window.moved = new Set();
    window.animated = new Set();
    const look = () => {
        for (const { effect } of document.getAnimations()) {
            for (const { offset, computedOffset, easing, composite, ...changed } of effect.getKeyframes()) {
                for (const property of Object.keys(changed)) window.animated.add(property);
            }
            if (effect.getKeyframes().some((frame) => 'transform' in frame)) window.moved.add(effect.target.className);
        }
        requestAnimationFrame(look);
    };
    look();
    document.documentElement.dataset.sound = '';
    window.notes = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.notes += 1;
        return make.call(this);
    };
    window.shows = 0;
    const note = () => (document.body.dataset.shows = window.shows += 1);
    new MutationObserver(note).observe(document.getElementById('past'), { attributeFilter: ['hidden'] });";

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_shown_step_by_step_and_only_cards_move() {
    let house = house!();
    for calm in [false, true] {
        let ann = house
            .visitor_with(Kind {
                calm,
                ..Kind::default()
            })
            .await;
        ann.play_now().await;
        ann.run(WATCH).await;
        for _ in 0..6 {
            let Some(question) = ann.asked().await else {
                break;
            };
            ann.answer(
                &question,
                "#answer .draw button, #answer:not(:has(.draw)) .option > button",
            )
            .await;
            // The steps come by themselves, and end at the present.
            ann.find("body[data-shows]:has(#past[hidden])").await;
            ann.run("delete document.body.dataset.shows").await;
        }
        ann.asked().await;
        ann.find("#past[hidden]").await;
        // Nothing of the steps is left.
        ann.settle().await;
        ann.find("#table:not(.past, :has(#stage, #log .at))").await;
        let turn = ann.attr("#table", "data-turn").await;
        let shown = boards(&ann).await;
        // Every question has sounded.
        let notes = ann.run("return window.notes").await;
        assert!(notes.as_u64() >= Some(12), "{notes}");
        let moved = ann.run("return [...window.moved]").await;
        let moved: Vec<&str> = moved
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        assert!(
            moved.iter().all(|class| class.contains("ghost")),
            "{moved:?}"
        );
        assert_eq!(moved.is_empty(), calm, "{moved:?}");
        // What moves is neither laid out nor painted anew on its way.
        let cheap = "return [...window.animated].filter((property) => !['transform', 'opacity'].includes(property))";
        assert_eq!(ann.run(cheap).await, serde_json::json!([]));
        ann.client.refresh().await.expect("the page opens again");
        ann.find("#answer").await;
        assert_eq!(boards(&ann).await, shown);
        assert_eq!(ann.attr("#table", "data-turn").await, turn);
        ann.close().await;
    }
}

/// Notes where a card is, and which cards are drawn, before a step; and where a card that moves begins.
const BEFORE: &str = "const { left, top } = document.querySelector(CARD).getBoundingClientRect();
    window.left = [left, top].map(Math.round);
    for (const card of document.querySelectorAll('#field .card')) card.kept = true;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const movement = animate.apply(this, how);
        const { left, top } = this.getBoundingClientRect();
        window.began = [left, top].map(Math.round);
        return movement;
    };";

/// The places whose cards have been drawn anew, besides those that a step has changed.
const DRAWN: &str = "const marked = new Set([...document.querySelectorAll('.touched')].map((place) => place.id));
    return [...document.querySelectorAll('#field .pile > .card')]
        .filter((card) => !card.kept).map((card) => card.parentElement.id).filter((id) => !marked.has(id))";

#[tokio::test(flavor = "multi_thread")]
async fn a_card_comes_from_where_it_was_and_other_boards_are_left_alone() {
    let mut house = house!();
    let ann = house.visitor().await;
    let (record, fields, card) = after_a_loss();
    let path = table_after(&mut house, &ann, &record, fields).await;
    ann.go(&path).await;
    ann.find("#answer").await;
    let mine = format!(":is(.side.mine .pile, #hand) [data-card='{}']", card.id());
    while ann.all(&mine).await.is_empty() {
        ann.press(&Key::Left).await;
        ann.find("#past:not([hidden])").await;
    }
    ann.run(&BEFORE.replace("CARD", &format!("{mine:?}"))).await;
    ann.press(&Key::Right).await;
    ann.find(&format!("#past .said a[href='/cards/{}']", card.id()))
        .await;
    let began = ann.run("return window.began").await;
    assert!(began.is_array(), "the card moves");
    assert_eq!(began, ann.run("return window.left").await);
    assert_eq!(ann.run(DRAWN).await, serde_json::json!([]));
    ann.close().await;
}

/// The numbers of the log entries that are marked as new.
const NEW: &str =
    "return [...document.querySelectorAll('#log .new')].map((line) => Number(line.dataset.n))";

#[tokio::test(flavor = "multi_thread")]
async fn new_is_what_happened_since_the_last_answer() {
    let house = house!();
    let ann = house.visitor().await;
    ann.play_now().await;
    ann.run("document.documentElement.dataset.pace = 0").await;
    let last = "return Math.max(...[...document.querySelectorAll('#log [data-n]')].map((line) => line.dataset.n))";
    for _ in 0..4 {
        let question = ann.asked().await.expect("the game has begun");
        let before = ann.run(last).await.as_i64().expect("a number");
        ann.answer(
            &question,
            "#answer .draw button, #answer:not(:has(.draw)) .option > button",
        )
        .await;
        ann.asked().await;
        let new = ann.run(NEW).await;
        let new = new.as_array().expect("a list");
        assert!(!new.is_empty(), "something has happened");
        let is_new = |line: &Value| line.as_i64() > Some(before);
        assert!(new.iter().all(is_new), "{before}: {new:?}");
    }
    ann.close().await;
}
