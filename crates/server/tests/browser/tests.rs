use super::driver::{House, Kind};

/// Opens a house, or leaves the test where there is no browser.
macro_rules! house {
    () => {
        match House::open().await {
            Some(house) => house,
            None => return,
        }
    };
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_is_played_to_its_end_and_seen_again() {
    let house = house!();
    let ann = house.visitor().await;
    ann.set_up(&[("seat2", "bot:easy"), ("pace", "0")]).await;
    let mut answers = 0;
    while let Some(question) = ann.asked().await {
        let option = ann.usual_option().await;
        ann.answer(&question, &option).await;
        answers += 1;
        if answers == 30 {
            ann.picture("table").await;
        }
    }
    assert!(answers > 10);
    ann.picture("over").await;
    ann.click("#replay").await;
    ann.find(".replay").await;
    ann.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_a_phone() {
    let house = house!();
    let ann = house
        .visitor_with(Kind {
            width: 390,
            height: 844,
            ..Kind::default()
        })
        .await;
    ann.play_now().await;
    assert!(!ann.scrolls_sideways().await);
    ann.close().await;
}
