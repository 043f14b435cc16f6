//! Whole games.

use std::time::{Duration, Instant};

use fantoccini::key::Key;
use tokio::time::sleep;

use crate::driver::{Kind, Visitor};
use crate::play::USUAL;

/// Plays until the game is over, and says how many answers that took.
async fn play_on(player: &Visitor) -> usize {
    let mut answers = 0;
    while let Some(question) = player.asked().await {
        player.answer(&question, USUAL).await;
        answers += 1;
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_after_its_end() {
    let house = house!();
    let ann = house.visitor_with(Kind::calm()).await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    assert!(play_on(&ann).await > 10);
    ann.click("#review").await;
    // The page follows the review by itself. It takes seconds of a processor that others use, too.
    let began = Instant::now();
    while ann.all("#curve polyline").await.is_empty() {
        assert!(began.elapsed() < Duration::from_secs(600), "a review");
        sleep(Duration::from_millis(100)).await;
    }
    ann.find(".ledgers tbody tr:nth-child(2)").await;
    ann.picture("review").await;
    // A click into the curve goes to the step under it.
    ann.click("#curve svg").await;
    let began = Instant::now();
    while !ann.query().await.contains("step=") {
        assert!(began.elapsed() < Duration::from_secs(60), "another step");
        sleep(Duration::from_millis(50)).await;
    }
    // A turning point opens the position, with what each option was worth. If it was luck alone, there was no better option.
    let mut point = 1;
    loop {
        let link = format!("section.points li:nth-child({point}) a");
        ann.click(&link).await;
        ann.find(&format!("{link}[aria-current]")).await;
        ann.find(".values .taken").await;
        ann.find(".values .best meter").await;
        if !ann.all("#better").await.is_empty() {
            break;
        }
        point += 1;
    }
    ann.picture("review-decision").await;
    ann.inspect("review").await;
    // The better line is played out on the board, and left again.
    let review = ann.path().await;
    ann.click("#better").await;
    ann.find(".better-line").await;
    ann.click(".decision .better-steps > :last-child").await;
    ann.find(".points a[aria-current]").await;
    // From there she plays on herself.
    ann.click("#try").await;
    ann.find("#table").await;
    assert_ne!(ann.path().await, review);
    ann.asked().await.expect("a question");
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_a_bot_to_the_end_and_once_more_as_a_replay() {
    let house = house!();
    let ann = house.visitor().await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    assert!(play_on(&ann).await > 10);
    ann.find(".course svg").await;
    let winner = ann.text("#what").await;
    // The end says how everybody did, and all cards are open.
    ann.find(".result .won").await;
    // Earlier boards may still be shown.
    ann.find(".table:not(:has(.rivals .held .back))").await;
    ann.picture("end").await;
    ann.inspect("end").await;

    ann.click("#replay").await;
    ann.find(".replay .steps").await;
    ann.click(".steps > :last-child").await;
    ann.find(".steps > span:last-child").await;
    // She is "you" at the table, and goes by her name in the replay.
    let again = ann.text(".replay .question").await;
    assert!(
        winner.contains("win") && again.contains("win"),
        "{winner} {again}"
    );
    // To the beginning, two steps on and one back; then from the bot's point of view.
    ann.click(".steps > :first-child").await;
    ann.find(".steps > span:first-child").await;
    ann.click("a[rel=next]").await;
    ann.find("a[rel=prev]").await;
    assert!(ann.query().await.contains("step=1"));
    ann.press(&Key::Right).await;
    ann.find("a[rel=next][href*='step=3']").await;
    ann.click("a[rel=prev]").await;
    ann.find("a[rel=next][href*='step=2']").await;
    ann.click(".eyes a:last-child").await;
    ann.find(".eyes a:last-child[aria-current]").await;
    ann.picture("replay").await;
    ann.inspect("replay").await;

    // All of it is one page: a slider, a click into the chart, and playing by itself.
    ann.run("window.stays = true").await;
    ann.run(
        "const slider = document.getElementById('slider');
        slider.value = 7;
        slider.dispatchEvent(new Event('input', { bubbles: true }))",
    )
    .await;
    ann.find("#slider[value='7']").await;
    ann.click("svg[data-steps]").await;
    ann.find("#slider:not([value='7'])").await;
    ann.press(&Key::Home).await;
    ann.find("#slider[value='0']").await;
    ann.run("document.documentElement.dataset.pace = 1000")
        .await;
    ann.click(".replay .play").await;
    // It does not wait to be looked at.
    ann.find("#slider:not([value='0'], [value='1'], [value='2'])")
        .await;
    ann.find(".eyes a:last-child[aria-current]").await;
    // Each step draws the button anew. A click is lost where that happens between its press and its release.
    while ann.run("return playing > 0").await == serde_json::Value::Bool(true) {
        ann.click(".replay .play").await;
    }
    let stays = ann.run("return window.stays").await;
    assert_eq!(stays, serde_json::Value::Bool(true));

    // On from a step in the middle, at the bot's seat.
    let replay = ann.path().await;
    ann.click("#play-on").await;
    ann.find("#table").await;
    assert_ne!(ann.path().await, replay);
    ann.asked().await.expect("a question");

    // The same people again.
    ann.go(&replay).await;
    ann.click(".afterwards a").await;
    ann.find("#again").await;
    let before = ann.path().await;
    ann.click("#again").await;
    ann.find("#answer").await;
    assert_ne!(ann.path().await, before);

    // What she played, and how it ended.
    ann.go("/games?show=unfinished").await;
    ann.find(".games-page .tables li:nth-child(2)").await;
    ann.go("/games").await;
    ann.find(".games-page .ending").await;
    ann.find(".tallies li").await;
    ann.picture("games").await;
    ann.inspect("games").await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn between_two_people_while_the_server_restarts() {
    let mut house = house!();
    let (ann, bob) = tokio::join!(house.visitor(), house.visitor());
    ann.call_oneself("Ann").await;
    ann.set_up(&[("seat2", "open")]).await;
    let invitation = ann.attr(".invite input", "value").await;
    bob.call_oneself("Bob <i>").await;
    bob.go(&invitation).await;
    bob.click("#join").await;
    bob.find(".side").await;
    // Ann's page was updated by itself, and shows Bob's name as he wrote it.
    assert!(ann.text(".rivals").await.contains("Bob <i>"));

    let mut answers = 0;
    while answers < 40 {
        let (player, question) = tokio::select! {
            question = ann.asked() => (&ann, question),
            question = bob.asked() => (&bob, question),
        };
        let Some(question) = question else { break };
        player.answer(&question, USUAL).await;
        answers += 1;
        if answers == 6 {
            house.stop().await;
            for player in [&ann, &bob] {
                player.find("#notice:not([hidden])").await;
            }
            house.start().await;
            for player in [&ann, &bob] {
                player.find("#notice[hidden]").await;
            }
        }
        if answers == 10 {
            // Bob looks away, and comes back to what happened meanwhile.
            bob.client
                .goto("about:blank")
                .await
                .expect("a blank page opens");
            ann.find(".status").await;
            let table = ann.path().await;
            bob.go(&table).await;
        }
    }
    assert!(answers > 10);
    // Both see the same table, each from their own side.
    let mut seen = Vec::new();
    for player in [&ann, &bob] {
        player.client.refresh().await.expect("the page opens again");
        let sides = "return ['#seat-1', '#seat-2'].map((side) => ['.race', '.counts', '.piles .name']
            .map((part) => [...document.querySelectorAll(`${side} ${part}`)].map((each) => each.textContent)))";
        seen.push(player.run(sides).await);
    }
    assert_eq!(seen[0], seen[1]);
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_script() {
    let house = house!();
    let ann = house
        .visitor_with(Kind {
            script: false,
            ..Kind::default()
        })
        .await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0"), ("practice", "yes")])
        .await;
    // A card is a page of its own.
    ann.click(".hand .card-link").await;
    ann.find(".card-page .rulings, .card-page .effects").await;
    assert!(ann.path().await.starts_with("/cards/"));
    ann.client.back().await.expect("there is a page before");

    ann.click("#ask-hint").await;
    ann.find(".hinted").await;
    let mut answers = 0;
    loop {
        ann.find("#question").await;
        if !ann.all(".afterwards").await.is_empty() {
            break;
        }
        if ann.all("#answer").await.is_empty() {
            ann.client.refresh().await.expect("the page opens again");
            continue;
        }
        let question = ann.attr("#table", "data-sequence").await;
        ann.answer(&question, USUAL).await;
        answers += 1;
        if answers == 3 {
            while ann.all("#answer").await.is_empty() {
                ann.client.refresh().await.expect("the page opens again");
            }
            let question = ann.attr("#table", "data-sequence").await;
            ann.answer(&question, "#take-back").await;
        }
    }
    assert!(answers > 10);
    ann.click("#replay").await;
    ann.find(".replay").await;
    ann.close().await;
}
