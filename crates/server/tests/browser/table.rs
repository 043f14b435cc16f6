//! What a table can do besides being played at.

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
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
        ann.find("#question:not(.fresh)").await;
        let before = place().await;
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

/// Answers, and clicks again as soon as the next question is there. Says how many answers have been sent.
const TWICE: &str = "const done = arguments[0];
    let sent = 0;
    const send = window.fetch;
    window.fetch = (...what) => {
        if (what[1]?.method === 'POST') sent += 1;
        return send(...what);
    };
    const watch = new MutationObserver(() => {
        const option = document.querySelector('#question.fresh #answer .option > button');
        if (!option) return;
        watch.disconnect();
        option.click();
        done(sent);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector('#answer .option > button').click();";

#[tokio::test(flavor = "multi_thread")]
async fn a_click_for_the_last_question_does_not_answer_the_next() {
    let house = house!();
    let ann = house.visitor().await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    ann.run("document.documentElement.dataset.pace = 0").await;
    ann.asked().await.expect("the game has begun");
    assert_eq!(ann.run_async(TWICE).await, serde_json::Value::from(1));
    // A moment later the same question takes an answer.
    let question = ann.asked().await.expect("the game goes on");
    ann.answer(&question, "#answer .option > button").await;
    ann.close().await;
}

/// From now on, no response to an answer comes.
const SILENT: &str = "const send = window.fetch;
    window.fetch = async (...what) => {
        const answer = await send(...what);
        return what[1]?.method === 'POST' ? new Promise(() => {}) : answer;
    };";

/// The stream can be quicker than the response to the answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_before_the_last_response_has_come() {
    let house = house!();
    let ann = house.visitor().await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    ann.run("document.documentElement.dataset.pace = 0").await;
    ann.run(SILENT).await;
    for _ in 0..3 {
        let question = ann.asked().await.expect("the game goes on");
        ann.answer(&question, "#answer .option > button").await;
    }
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_during_an_update_counts() {
    let house = house!();
    let (ann, bob) = tokio::join!(house.visitor(), house.visitor());
    ann.set_up(&[("seat2", "open"), ("pace", "0")]).await;
    let invitation = ann.attr(".invite input", "value").await;
    bob.call_oneself("Bob").await;
    bob.go(&invitation).await;
    bob.click("#join").await;
    bob.find(".side").await;
    let question = ann.asked().await.expect("the game has begun");
    ann.find("#question:not(.fresh)").await;
    let card = ann.attr("#answer .option > button", "data-card").await;
    let element = ann.find("#answer .option > button").await;
    let press = MouseActions::new("mouse".to_owned())
        .then(PointerAction::MoveToElement {
            element,
            duration: None,
            x: 0.0,
            y: 0.0,
        })
        .then(PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        });
    let pressed = ann.client.perform_actions(press).await;
    pressed.expect("a button can be pressed");
    // While the button is down, the table changes: Bob leaves, and a bot plays for him.
    bob.click(".popup > summary").await;
    bob.click("#leave summary").await;
    bob.click("#leave button").await;
    let came = "const done = arguments[0];
        const look = () => (waiting.length ? done(true) : setTimeout(look, 10));
        look();";
    assert_eq!(ann.run_async(came).await, serde_json::Value::Bool(true));
    assert_eq!(ann.attr("#table", "data-sequence").await, question);
    let release = MouseActions::new("mouse".to_owned()).then(PointerAction::Up {
        button: MOUSE_BUTTON_LEFT,
    });
    let released = ann.client.perform_actions(release).await;
    released.expect("a button can be released");
    ann.find(&format!(".side.mine .pile [data-card='{card}']"))
        .await;
    ann.find("#question .left").await;
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn options_come_in_the_order_of_thought_each_with_a_key() {
    let mut house = house!();
    let ann = house.visitor().await;
    let (_, record, fields) = LATE[0];
    let path = table_after(&mut house, &ann, record, fields).await;
    ann.go(&path).await;
    ann.run("document.documentElement.dataset.pace = 0").await;
    let question = ann.asked().await.expect("the game goes on");
    let groups = "return [...document.querySelectorAll('#answer .group')].map((group) => group.classList[1])";
    let order = serde_json::json!(["achieve", "dogma", "meld", "draw"]);
    assert_eq!(ann.run(groups).await, order);
    let keys = "return [...document.querySelectorAll('#answer [data-key]')].map((option) => option.dataset.key)";
    let keys = ann.run(keys).await;
    let count = keys.as_array().map_or(0, Vec::len);
    assert!(count > 9, "a long list");
    let numbered: Vec<String> = (1..=count).map(|key| format!("{key:02}")).collect();
    assert_eq!(keys, serde_json::json!(numbered));
    // Each is one line.
    let high = "return [...document.querySelectorAll('#answer .option > button')].filter((option) => option.offsetHeight > 34).length";
    assert_eq!(ann.run(high).await, serde_json::Value::from(0));
    // The first of two strokes marks what it may become, and chooses nothing.
    ann.find("#question:not(.fresh)").await;
    let last = format!("{count:02}");
    ann.press(&last[..1]).await;
    ann.find(&format!(".typed[data-key='{last}']")).await;
    assert_eq!(ann.attr("#table", "data-sequence").await, question);
    ann.press(&last[1..]).await;
    ann.find(&format!("#table:not([data-sequence='{question}'])"))
        .await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_a_bot_is_practice_at_a_level_that_is_remembered() {
    let house = house!();
    let ann = house.visitor().await;
    ann.go("/").await;
    // Who is new is to learn first.
    ann.find("p.first ~ .ways #learn.big").await;
    ann.click("#play-normal").await;
    let question = ann.asked().await.expect("the game has begun");
    // What wins is said before the first card.
    assert!(ann.text("#question .aim").await.contains('6'));
    ann.find("#ask-hint").await;
    ann.answer(&question, "#answer .option > button").await;
    ann.asked().await;
    ann.find("#take-back").await;
    ann.find("#answer .chips").await;
    ann.go("/").await;
    ann.find("#play-normal:not(.quiet)").await;
    ann.find("#play-easy.quiet").await;
    assert!(ann.all("p.first").await.is_empty());

    // Settings of one's own are for all tables.
    ann.go("/settings").await;
    let form = ".settings-page";
    for (name, value) in [("pace", "2000"), ("colors", "safe")] {
        let select = ann.find(&format!("{form} [name={name}]")).await;
        let chosen = select.select_by_value(value).await;
        chosen.expect("it can be chosen");
    }
    for name in ["confirm", "sound"] {
        ann.click(&format!("{form} [name={name}]")).await;
    }
    ann.click(&format!("{form} form > button")).await;
    ann.find("html[data-sound]").await;
    ann.play_now().await;
    ann.find("html[data-pace='2000'][data-colors=safe][data-confirm][data-sound]")
        .await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_are_together_with_their_common_score() {
    let mut house = house!();
    let ann = house.visitor().await;
    let (_, record, fields) = LATE[3];
    let path = table_after(&mut house, &ann, record, fields).await;
    ann.go(&path).await;
    ann.find("#answer").await;
    // From the top: both opponents, the ages, the partner, oneself.
    let order = "return [...document.querySelectorAll('.side, #ages')]
        .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((part) => part.id)";
    let order_shown = serde_json::json!(["seat-2", "seat-4", "ages", "seat-3", "seat-1"]);
    assert_eq!(ann.run(order).await, order_shown);
    let scores = "return ['seat-1', 'seat-3', 'seat-2', 'seat-4'].map((seat) =>
        [...document.querySelectorAll(`#${seat} .team b`)].map((number) => number.textContent).join('/'))";
    let scores = ann.run(scores).await;
    assert_eq!(scores[0], scores[1]);
    assert_eq!(scores[2], scores[3]);
    assert_ne!(scores[0], scores[2]);
    // Each of the two has a part in it.
    let sum = "return ['seat-1', 'seat-3'].reduce((sum, seat) => sum + Number(document.querySelector(`#${seat} .points b`).textContent), 0)
        === Number(document.querySelector('#seat-1 .team b:last-child').textContent)";
    assert_eq!(ann.run(sum).await, serde_json::Value::Bool(true));
    ann.close().await;
}
