//! Every card can be read where it is.

use std::collections::BTreeSet;

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use fantoccini::key::Key;
use innovation_engine::{Card, Language};
use innovation_text::Text;
use serde_json::Value;

use crate::boxes::late_tables;
use crate::driver::{Kind, Visitor};

/// Which parts of the card that is shown lie over each other, or out of sight.
const OVERLAPS: &str = "
    const shown = document.querySelector('#card-dialog[open], #zoom:popover-open');
    const parts = ['.card .first', '.card .picture', '.card .name', '.card .age', '.card .effects', '.card .bottom', '.rulings'];
    if (shown.matches('dialog')) parts.push('form button', '.facts');
    // A name that is too long runs out of its box: its letters count.
    const boxOf = (element) => {
        const range = document.createRange();
        if (element?.matches('.name')) range.selectNodeContents(element);
        return element?.matches('.name') ? range.getBoundingClientRect() : element?.getBoundingClientRect();
    };
    const boxes = parts.map((part) => boxOf(shown.querySelector(part)));
    const meet = (a, b) => a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const problems = parts.flatMap((one, i) => parts.slice(i + 1)
        .filter((_, j) => meet(boxes[i], boxes[i + 1 + j])).map((other) => `${one} and ${other}`));
    const outer = shown.getBoundingClientRect();
    if (outer.left < 0 || outer.top < 0 || outer.right > innerWidth || outer.bottom > innerHeight) problems.push('out of the window');
    for (const [i, box] of boxes.entries()) if (box && (box.left < outer.left || box.right > outer.right)) problems.push(`out of its box: ${parts[i]}`);
    for (const link of shown.querySelectorAll('.effects a')) if (getComputedStyle(link).display !== 'inline') problems.push('a link breaks its sentence');
    return problems";

async fn problems(visitor: &Visitor) -> Value {
    visitor.run(OVERLAPS).await
}

/// Opens one card after the other, and gives back how many there are and what is wrong with each.
const ALL_DIALOGS: &str = "const done = arguments[0];
    const look = () => { OVERLAPS };
    (async () => {
        loadFaces();
        const cards = [...(await faces).keys()];
        const problems = [];
        for (const card of cards) {
            await openCard(card);
            problems.push(...look().map((problem) => `${card}: ${problem}`));
        }
        return [cards.length, problems];
    })().then(done, (error) => done(String(error)));";

#[tokio::test(flavor = "multi_thread")]
async fn the_dialog_of_a_card_shows_all_its_parts_apart_in_five_languages() {
    let house = house!();
    for (width, height) in [(1440, 900), (390, 844)] {
        let kind = Kind {
            width,
            height,
            ..Kind::default()
        };
        let ann = house.visitor_with(kind).await;
        ann.play_now().await;
        let table = ann.path().await;
        for language in Language::ALL {
            ann.speak(language).await;
            ann.go(&table).await;
            ann.find("#answer").await;
            let found = ann
                .run_async(&ALL_DIALOGS.replace("OVERLAPS", OVERLAPS))
                .await;
            let code = language.code();
            ann.picture(&format!("dialog-{width}-{code}")).await;
            let all = serde_json::json!([Card::all().count(), []]);
            assert_eq!(found, all, "at {width} in {code}");
            let last = Card::all().last().expect("there are cards");
            let name = ann.text("#card-dialog .name").await;
            assert_eq!(name, Text::of(language).card_name(last));
        }
        ann.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_a_rival_opens_in_full() {
    let mut house = house!();
    let ann = house.visitor().await;
    let tables = late_tables(&mut house, &ann).await;
    let (_, four) = tables
        .iter()
        .find(|(name, _)| *name == "four")
        .expect("four players");
    ann.go(four).await;
    let tops = "return [...document.querySelectorAll('#seat-3 .pile > .card')].map((card) => card.dataset.card)";
    let tops = ann.run(tops).await;
    ann.click("#seat-3 h2 .board-link").await;
    ann.find("#card-dialog[open] .about-board").await;
    let cards = "return [...document.querySelectorAll('#card-dialog .columns .card')]
        .filter((card) => card.querySelector('.effects').offsetHeight > 10).map((card) => card.dataset.card)";
    assert_eq!(ann.run(cards).await, tops);
    assert!(tops.as_array().is_some_and(|tops| tops.len() > 2), "{tops}");
    ann.close().await;
}

/// Moves the pointer onto something.
async fn hover(visitor: &Visitor, css: &str) {
    let element = visitor.find(css).await;
    let over = fantoccini::actions::MouseActions::new("mouse".to_owned()).then(
        PointerAction::MoveToElement {
            element,
            duration: None,
            x: 0.0,
            y: 0.0,
        },
    );
    let moved = visitor.client.perform_actions(over).await;
    moved.expect("the pointer moves");
}

#[tokio::test(flavor = "multi_thread")]
async fn hovering_and_focus_show_any_card_with_its_text() {
    let mut house = house!();
    let ann = house.visitor().await;
    let tables = late_tables(&mut house, &ann).await;
    let mut read = BTreeSet::new();
    for (name, path) in tables
        .into_iter()
        .filter(|(name, _)| ["two", "four"].contains(name))
    {
        ann.go(&path).await;
        ann.find(".hand .card").await;
        for place in [
            ".rivals .pile .card",
            ".mine .strip[data-card]",
            ".mine .pile .card",
            ".hand .place:last-child .card",
            ".held .chip[data-card]",
            "#answer .dogma button[data-card]",
            "#answer .meld button[data-card]",
            ".log .new a.card-link",
            ".recap .deed[data-card]",
        ] {
            // The log is hidden where it would have no room for a line.
            let is_shown = format!("return !!document.querySelector({place:?})?.checkVisibility()");
            if ann.run(&is_shown).await == Value::Bool(false) {
                continue;
            }
            read.insert(place);
            ann.bring(place).await;
            hover(&ann, place).await;
            ann.find("#zoom:popover-open .about .effects").await;
            let none = Value::Array(Vec::new());
            assert_eq!(problems(&ann).await, none, "{name}: {place}");
            // It does not cover the card that it shows.
            let over = format!(
                "const [a, b] = ['#zoom', {place:?}].map((css) => document.querySelector(css).getBoundingClientRect());
                return a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2"
            );
            assert_eq!(ann.run(&over).await, Value::Bool(false), "{name}: {place}");
            hover(&ann, ".top h1").await;
            ann.find("#zoom:not(:popover-open)").await;
        }
        // An option of a Dogma action says what its card does, and what would come of it.
        hover(&ann, "#answer .dogma button[data-card]").await;
        ann.find("#zoom:popover-open .consequence p").await;
        hover(&ann, ".top h1").await;
        ann.find("#zoom:not(:popover-open)").await;
        // The same by the keyboard.
        ann.run("document.getElementById('question').focus()").await;
        let mut on_a_card = false;
        for _ in 0..12 {
            let active = ann.client.active_element().await.expect("a focus");
            active
                .send_keys(&Key::Tab)
                .await
                .expect("keys can be pressed");
            let is_card = "return document.activeElement.matches('#answer [data-card]')";
            on_a_card = ann.run(is_card).await == Value::Bool(true);
            if on_a_card {
                break;
            }
        }
        assert!(on_a_card, "{name}: no option with a card is reached");
        ann.find("#zoom:popover-open .about .effects").await;
        ann.press(&Key::Escape).await;
        ann.find("#zoom:not(:popover-open)").await;
    }
    assert!(read.contains(".log .new a.card-link"), "{read:?}");
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_reads_before_it_chooses() {
    let house = house!();
    let ann = house.visitor_with(Kind::phone()).await;
    ann.play_now().await;
    let question = ann.asked().await.expect("the game has begun");
    let card = ann.attr(".hand .card", "data-card").await;
    // A tap on a card that can be chosen opens it, with the button that chooses it.
    let element = ann.find(".hand .card").await;
    let tap = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveToElement {
            element,
            duration: None,
            x: 0.0,
            y: 0.0,
        })
        .then(PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        })
        .then(PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        });
    let tapped = ann.client.perform_actions(tap).await;
    tapped.expect("the screen can be tapped");
    ann.find(&format!("#card-dialog[open] [data-card='{card}'] .effects"))
        .await;
    assert_eq!(ann.attr("#table", "data-sequence").await, question);
    ann.answer(&question, "#card-dialog .consequence button")
        .await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_cards_open_beside_the_table() {
    let house = house!();
    let ann = house.visitor().await;
    ann.play_now().await;
    let question = ann.asked().await.expect("the game has begun");
    ann.click(".menu .page-link").await;
    ann.click("#drawer[open] .contents a[href='/rules#rule-splay']")
        .await;
    ann.click("#drawer #rule-board a[href='/rules/splay']")
        .await;
    ann.find("#drawer[open] [aria-current=page][href='/rules/splay']")
        .await;
    assert!(ann.path().await.starts_with("/t/"));
    ann.picture("drawer").await;
    // The table beside it can be played at.
    ann.answer(&question, "#answer .option > button").await;
    ann.find("#drawer[open]").await;
    ann.click("#drawer form button").await;
    ann.find("#drawer:not([open])").await;

    // Without script there is a way back.
    let bob = house
        .visitor_with(Kind {
            script: false,
            ..Kind::default()
        })
        .await;
    bob.play_now().await;
    let table = bob.path().await;
    bob.click(".menu .page-link").await;
    bob.click("#rule-board a[href='/rules/splay']").await;
    bob.click(".back-link").await;
    bob.find("#answer").await;
    assert_eq!(bob.path().await, table);
    ann.close().await;
    bob.close().await;
}
