//! What a table can do besides being played at.

use fantoccini::key::Key;
use innovation_engine::{Game, Seat, Settings};

use crate::boxes::table_after;
use crate::driver::Kind;
use crate::late::LATE;

/// A game that ends where the first player is asked only for the order of at least three cards.
fn at_an_order() -> Option<String> {
    (0..500).find_map(|seed| {
        let mut game = Game::new(Settings::new(2).ok()?, seed);
        for step in 0..300 {
            let asked = game.decision()?;
            let count = asked.options.len();
            if asked.order && asked.seat == Seat::ALL[0] && count > 2 {
                return Some(game.record().to_string());
            }
            game.answer((step * step + seed as usize) % count).ok()?;
        }
        None
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mere_order_has_one_button() {
    let mut house = house!();
    let ann = house.visitor().await;
    let record = at_an_order().expect("somebody is asked for an order");
    let (_, _, fields) = LATE[0];
    let path = table_after(&mut house, &ann, &record, fields).await;
    ann.go(&path).await;
    let question = ann.asked().await.expect("the game goes on");
    // The last one goes first: it is moved up with the keyboard.
    let options = ann.all("#answer .option").await.len();
    ann.run("document.querySelector('#answer .option:last-child [name=option]').focus()")
        .await;
    let last = ann.run("return document.activeElement.value").await;
    for _ in 1..options {
        ann.run("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }))").await;
    }
    let order = ann
        .run("return document.querySelector('#in-order [name=order]').value.split(' ')[0]")
        .await;
    assert_eq!(order, last);
    ann.picture("order").await;
    ann.answer(&question, "#in-order button").await;
    ann.asked().await;
    ann.find("#answer:not([data-order])").await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_asked_for_a_name() {
    let house = house!();
    let (ann, bob) = tokio::join!(house.visitor(), house.visitor());
    ann.set_up(&[("seat2", "open")]).await;
    let invitation = ann.attr(".invite input", "value").await;
    bob.go(&invitation).await;
    let name = bob.find("#guest-name").await;
    name.send_keys("Bob").await.expect("a name can be typed");
    bob.click("#join").await;
    bob.find(".side.mine").await;
    ann.find(".side.mine").await;
    assert!(ann.text(".rivals").await.contains("Bob"));
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_of_a_phone_can_be_folded() {
    let house = house!();
    let ann = house.visitor_with(Kind::phone()).await;
    ann.play_now().await;
    let height = "return document.getElementById('talk').offsetHeight";
    let before = ann.run(height).await.as_u64();
    ann.click(".fold").await;
    let folded = ann.run(height).await.as_u64();
    assert!(
        folded < before && folded < Some(70),
        "{before:?} {folded:?}"
    );
    // The next question opens it.
    ann.click(".fold").await;
    let question = ann.asked().await.expect("the game has begun");
    ann.answer(&question, "#answer .option > button").await;
    ann.find("#folded:not(:checked)").await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_can_be_taken_back() {
    let house = house!();
    let ann = house.visitor().await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0"), ("practice", "yes")])
        .await;
    let first = ann.asked().await.expect("the game has begun");
    let options = ann.text("#answer").await;
    ann.answer(&first, "#answer .option > button").await;
    let second = ann.asked().await.expect("the game goes on");
    ann.answer(&second, "#take-back").await;
    ann.find("#answer").await;
    assert_eq!(ann.text("#answer").await, options);

    ann.click("#ask-hint").await;
    let hinted = ann.text(".hinted .help").await;
    assert!(hinted.contains("A bot would choose this"), "{hinted}");
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_choose_and_nothing_jumps() {
    let house = house!();
    let ann = house
        .visitor_with(Kind {
            height: 700,
            ..Kind::default()
        })
        .await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    let place = async || {
        ann.run(
            "return ['.rivals .side', '#ages', '.side.mine', '#hand', '#question'].map((part) => {
                const { left, top, width } = document.querySelector(part).getBoundingClientRect();
                return [left, top, width].map(Math.round);
            })",
        )
        .await
    };
    for _ in 0..6 {
        let Some(question) = ann.asked().await else {
            break;
        };
        let before = place().await;
        ann.find("#question:not(.fresh)").await;
        let key = ann.attr("#answer [data-key]", "data-key").await;
        ann.press(&key).await;
        ann.find(&format!("#table:not([data-sequence='{question}'])"))
            .await;
        ann.asked().await;
        assert_eq!(place().await, before);
    }
    // From the question on, the keyboard goes on at its options.
    ann.run("document.getElementById('question').focus()").await;
    let active = ann
        .client
        .active_element()
        .await
        .expect("something has the focus");
    active
        .send_keys(&Key::Tab)
        .await
        .expect("keys can be pressed");
    let tag = ann
        .run("return document.activeElement.closest('.option, .question a') !== null")
        .await;
    assert_eq!(tag, serde_json::Value::Bool(true));
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_opens_over_the_table() {
    let house = house!();
    let ann = house.visitor().await;
    ann.play_now().await;
    let name = ann.text(".hand .card-link").await;
    ann.click(".hand .card-link").await;
    let about = ann.text("dialog[open] #card").await;
    assert!(about.contains(&name), "{about}");
    assert!(ann.path().await.starts_with("/t/"));
    let dialog = ann.find("dialog[open] button").await;
    dialog
        .send_keys(&Key::Escape)
        .await
        .expect("keys can be pressed");
    ann.find("dialog:not([open])").await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_too_late_is_told_kindly() {
    let house = house!();
    let ann = house.visitor().await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    let first = ann.asked().await.expect("the game has begun");
    ann.answer(&first, "#answer .option > button").await;
    ann.asked().await;
    ann.find("#question:not(.fresh)").await;
    // As from another tab that has not heard yet.
    ann.run(&format!(
        "document.querySelector('#answer [name=sequence]').value = '{first}'"
    ))
    .await;
    ann.click("#answer .option > button").await;
    let notice = ann.text("#notice:not([hidden])").await;
    assert!(notice.len() > 20 && !notice.contains("409"), "{notice}");
    ann.find("#answer").await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_confirmed_where_that_is_wished() {
    let house = house!();
    let ann = house.visitor().await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0"), ("confirm", "yes")])
        .await;
    let question = ann.asked().await.expect("the game has begun");
    ann.click("#answer .option > button").await;
    ann.find(".armed").await;
    assert_eq!(ann.attr("#table", "data-sequence").await, question);
    ann.answer(&question, "#answer .armed").await;
    ann.close().await;
}
