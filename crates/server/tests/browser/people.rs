//! People: several at one screen, and those who leave and come back.

use crate::driver::Kind;
use crate::play::USUAL;

/// Plays some turns at one screen, which is handed over whenever somebody else is asked.
async fn share_a_screen(script: bool) {
    let house = house!();
    let ann = house
        .visitor_with(Kind {
            script,
            ..Kind::default()
        })
        .await;
    ann.call_oneself("Ann").await;
    ann.set_up(&[("seat2", "me"), ("pace", "0")]).await;
    let mut last = String::new();
    let mut handed = 0;
    for _ in 0..14 {
        ann.find("#hand-over, #answer").await;
        while ann.all("#answer").await.is_empty() {
            // First the cards of the last player go, then those of the next one come.
            let hides = !ann.all(".side.mine").await.is_empty();
            if hides {
                assert!(!ann.text("#hand-over button").await.contains(&last));
                ann.click("#hand-over button").await;
                ann.find("#table.watch #hand-over").await;
                assert!(ann.all("#hand, .side.mine").await.is_empty());
                if handed == 2 {
                    ann.picture("hand-over").await;
                }
            }
            let button = ann.text("#hand-over button").await;
            ann.click("#hand-over button").await;
            ann.find("#answer").await;
            let name = ann.text(".side.mine h2").await;
            assert!(button.contains(&name), "{button}: {name}");
            assert_ne!(name, last, "the screen goes to somebody else");
            last = name;
            handed += 1;
        }
        let question = ann.attr("#table", "data-sequence").await;
        ann.answer(&question, USUAL).await;
    }
    assert!(handed > 3, "both have had several turns");
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_screen() {
    share_a_screen(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_screen_without_script() {
    share_a_screen(false).await;
}

/// The first meld is asked of all at once: the second player answers first, thinks again, and nobody has to wait.
#[tokio::test(flavor = "multi_thread")]
async fn first_melds_are_chosen_at_once() {
    let house = house!();
    let (ann, bob) = tokio::join!(house.visitor(), house.visitor_with(Kind::phone()));
    ann.call_oneself("Ann").await;
    ann.set_up(&[("seat2", "open")]).await;
    let invitation = ann.attr(".invite input", "value").await;
    bob.call_oneself("Bob").await;
    bob.go(&invitation).await;
    bob.click("#join").await;
    let anns = ann.asked().await.expect("a question");
    let bobs = bob.asked().await.expect("a question at the same time");
    bob.answer(&bobs, "#answer .option:first-child > button")
        .await;
    // He reads what he has chosen, and that others are choosing.
    let told = bob.text("#question .chosen").await;
    let chosen = bob.text("#question .chosen .card-link").await;
    assert!(told.contains(&chosen), "{told}");
    assert!(bob.text("#what").await.contains("Ann"));
    bob.picture("first-meld-chosen").await;
    bob.inspect("first-meld-chosen").await;
    // He changes his mind.
    bob.click("#take-back").await;
    let again = bob.asked().await.expect("the question again");
    assert_ne!(again, bobs);
    bob.answer(&again, "#answer .option:last-child > button")
        .await;
    let other = bob.text("#question .chosen .card-link").await;
    assert_ne!(other, chosen);
    // Her question has stayed as it was, and her answer shows all cards.
    assert_eq!(ann.asked().await, Some(anns.clone()));
    ann.answer(&anns, "#answer .option:first-child > button")
        .await;
    for player in [&ann, &bob] {
        player.find("#seat-1 .piles .name").await;
        player.find("#seat-2 .piles .name").await;
        assert!(player.all("#question .chosen").await.is_empty());
    }
    let melded = "return document.querySelector('#seat-2 .piles .name').textContent";
    assert_eq!(ann.run(melded).await, serde_json::json!(other));
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_and_comes_back_is_announced() {
    let house = house!();
    let (ann, bob) = tokio::join!(house.visitor(), house.visitor());
    ann.call_oneself("Ann").await;
    ann.set_up(&[("seat2", "open"), ("pace", "0")]).await;
    let invitation = ann.attr(".invite input", "value").await;
    bob.call_oneself("Bob").await;
    bob.go(&invitation).await;
    bob.click("#join").await;
    bob.find(".side").await;
    ann.find(".rivals").await;
    let table = bob.path().await;
    bob.click(".popup > summary").await;
    bob.click("#leave summary").await;
    bob.click("#leave button").await;
    bob.find(".home").await;
    // It is said at once, and can be read for as long as it is so.
    ann.find("#notice:not([hidden])").await;
    assert!(ann.text("#notice").await.contains("Bob"));
    assert!(ann.text("#question .left").await.contains("Bob"));
    bob.go(&table).await;
    bob.click(".popup > summary").await;
    bob.click("form[action$='/join'] button").await;
    ann.find("#question:not(:has(.left))").await;
    assert!(ann.text("#notice").await.contains("Bob is back"));
    ann.close().await;
    bob.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_watches_is_told_so() {
    let house = house!();
    let (ann, bob) = tokio::join!(house.visitor(), house.visitor());
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    bob.go(&ann.path().await).await;
    bob.find("#question .watching").await;
    // Nobody is asked who has no seat, and no hand is open.
    assert!(bob.all("#answer, #hand, .held .chip").await.is_empty());
    bob.inspect("watching").await;
    ann.close().await;
    bob.close().await;
}
