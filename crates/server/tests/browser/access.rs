//! Pages for everybody: what axe-core finds, and a game by keys alone.

use fantoccini::key::Key;

use crate::boxes::{late_tables, table_after};
use crate::driver::{Kind, Visitor};
use crate::late::LATE;
use crate::play::USUAL;

/// Pages besides tables.
const PAGES: [&str; 14] = [
    "/",
    "/games",
    "/settings",
    "/cards?age=1",
    "/cards/tools",
    "/statistics",
    "/rules",
    "/rules/splay",
    "/rules/short",
    "/learn",
    "/learn/draw",
    "/puzzles",
    "/t/nowhere",
    "/games?show=won",
];

#[tokio::test(flavor = "multi_thread")]
async fn nothing_keeps_anybody_out_by_day_or_by_night() {
    let mut house = house!();
    let ann = house.visitor_with(Kind::calm()).await;
    for page in PAGES {
        ann.go(page).await;
        ann.find("main").await;
        ann.inspect_by_day_and_night(page).await;
    }
    ann.set_up(&[("seat2", "open")]).await;
    ann.inspect_by_day_and_night("lobby").await;
    ann.set_up(&[("seat2", "me")]).await;
    ann.find("#hand-over").await;
    ann.inspect_by_day_and_night("hand-over").await;
    ann.play_now().await;
    ann.inspect_by_day_and_night("first question").await;
    ann.click(".popup > summary").await;
    ann.inspect_by_day_and_night("menu").await;
    for (name, path) in late_tables(&mut house, &ann).await {
        ann.go(&path).await;
        ann.find("#answer").await;
        ann.inspect_by_day_and_night(&format!("late table, {name}"))
            .await;
        if name == "four" {
            ann.click(".hand .card-link").await;
            ann.find("dialog[open] .card").await;
            ann.inspect_by_day_and_night("a card").await;
            for page in ["log", "board/1"] {
                ann.go(&format!("{path}/{page}")).await;
                ann.inspect_by_day_and_night(page).await;
            }
        }
    }
    ann.close().await;
}

/// What has the focus.
const FOCUS: &str = "return document.activeElement?.id ?? ''";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_keys_alone() {
    let mut house = house!();
    let ann = house.visitor().await;
    ann.go("/").await;
    for _ in 0..40 {
        if ann.run(FOCUS).await == "play-easy" {
            break;
        }
        press(&ann, &Key::Tab).await;
    }
    assert_eq!(ann.run(FOCUS).await, "play-easy");
    press(&ann, &Key::Enter).await;
    ann.find("#answer").await;
    // The rest of a late game, to its end.
    let (_, record, fields) = LATE[0];
    let path = table_after(&mut house, &ann, record, fields).await;
    ann.go(&path).await;
    ann.run("document.documentElement.dataset.pace = 0").await;
    let mut answers = 0;
    while let Some(question) = ann.asked().await {
        ann.find("#question:not(.fresh)").await;
        for digit in ann.attr(USUAL, "data-key").await.chars() {
            press(&ann, &digit.to_string()).await;
        }
        ann.find(&format!("#table:not([data-sequence='{question}'])"))
            .await;
        answers += 1;
        assert!(answers < 200, "a late game comes to its end");
    }
    ann.find(".result .won").await;
    ann.close().await;
}

/// Presses a key where the focus is.
async fn press(ann: &Visitor, key: &str) {
    let focused = ann.client.active_element().await;
    let focused = focused.expect("something has the focus");
    focused.send_keys(key).await.expect("keys can be pressed");
}
