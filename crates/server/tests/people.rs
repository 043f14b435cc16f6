//! People at a table: tabs, invitations, leaving, taking back, and the end.

use std::time::Duration;

use innovation_engine::{Edition, Language};
use innovation_review::{CardRow, CardTable};
use innovation_text::{BotLevel, Label, Problem, Text};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::common::{
    PATIENCE, TestServer, database, escaped, field_in, generous, path_of, sentence,
};

#[tokio::test]
async fn one_button_starts_a_game_and_a_form_answers() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann.go("/quick", &[]).await;
    let (status, page) = ann.get(&table).await;
    assert_eq!(status, StatusCode::OK);
    let sequence = field_in(&page, "sequence").expect("a question");
    let answer = [("sequence", sequence.as_str()), ("option", "0")];
    assert_eq!(ann.go(&format!("{table}/answer"), &answer).await, table);
    let (_, home) = ann.get("/").await;
    assert!(home.contains(&table), "my tables are on the first page");
}

#[tokio::test]
async fn of_two_tabs_one_wins_and_the_other_is_told_kindly() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann.go("/quick", &[]).await;
    let (_, page) = ann.get(&table).await;
    let sequence = field_in(&page, "sequence").unwrap();
    let path = format!("{table}/answer");
    let fields = |option| [("sequence", sequence.as_str()), ("option", option)];
    let (first, second) = (fields("0"), fields("1"));
    let (first, second) = tokio::join!(ann.post(&path, &first), ann.post(&path, &second));
    let mut statuses = [first.status(), second.status()];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::SEE_OTHER, StatusCode::CONFLICT]);
    let told = match first.status() {
        StatusCode::CONFLICT => first.text().await,
        _ => second.text().await,
    };
    let told = told.unwrap();
    assert!(told.contains(&escaped(&sentence(Problem::Stale))), "{told}");
    assert!(
        told.contains(&format!("href=\"{table}\"")),
        "the way back: {told}"
    );
}

#[tokio::test]
async fn an_invitation_is_for_one_seat() {
    let server = TestServer::start(generous()).await;
    let (ann, bob, cid) = (
        server.browser().await,
        server.browser().await,
        server.browser().await,
    );
    ann.go("/name", &[("name", "Ann"), ("next", "/")]).await;
    bob.go("/name", &[("name", "Bob"), ("next", "/")]).await;
    let table = ann
        .go("/tables", &[("seat1", "me"), ("seat2", "open")])
        .await;
    let (_, lobby) = ann.get(&table).await;
    let (_, invite) = lobby
        .split_once(&format!("{table}/join/"))
        .expect("an invitation");
    let secret: String = invite.chars().take_while(char::is_ascii_hexdigit).collect();
    let invite = format!("{table}/join/{secret}");

    // A visitor without an invitation does not see it, and cannot sit down.
    let (_, lobby) = cid.get(&table).await;
    assert!(!lobby.contains(&secret));
    let (status, _) = cid.refused(&format!("{table}/join"), &[]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = cid.get(&format!("{table}/join/{}", "0".repeat(32))).await;
    assert_eq!(status, StatusCode::NOT_FOUND);

    let (_, lobby) = bob.get(&invite).await;
    assert!(lobby.contains(&invite), "{lobby}");
    assert_eq!(bob.go(&invite, &[]).await, table);
    let (status, page) = cid.refused(&invite, &[]).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(page.contains(&escaped(&sentence(Problem::SeatTaken))));
    let (_, page) = ann.get(&table).await;
    assert!(
        page.contains("Bob") && field_in(&page, "sequence").is_some(),
        "the game has begun"
    );
    // Somebody who only watches has no question.
    let (_, page) = cid.get(&table).await;
    assert!(page.contains("Bob") && field_in(&page, "sequence").is_none());
}

#[tokio::test]
async fn a_bot_stands_in_for_who_leaves_and_gives_the_seat_back() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
    let path = path_of(&table);
    let mut events = ann.listen(&format!("{path}/events")).await;
    let first: Value = serde_json::from_str(&events.next().await.unwrap()).unwrap();
    let question = first["question"]["sequence"].as_i64().expect("a question");
    let (status, _) = ann.post(&format!("{path}/leave"), &json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    // The bot answers in her place.
    events
        .until(|news| {
            let news: Value = serde_json::from_str(news).unwrap();
            news["question"]["sequence"].as_i64() != Some(question)
        })
        .await;
    let seats = ann.json(&path).await["seats"].clone();
    assert_eq!(seats[0]["stand_in"], "normal");
    let (status, info) = ann.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(info["seats"][0].get("stand_in"), None);
    // From now on it is silent: no question to her is answered before she answers it.
    for _ in 0..10 {
        let asked = ann.question(&path).await;
        let answer = json!({ "sequence": asked["sequence"], "option": 0 });
        let (status, done) = ann.post(&format!("{path}/answer"), &answer).await;
        assert_eq!(status, StatusCode::OK, "{done}");
    }
}

/// Another process lets the bots play, and what they do is not shown yet: that a player is asked now must not be in any
/// list before it is on the page.
#[tokio::test]
async fn lists_wait_until_what_bots_did_is_shown() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann.table(&["me", "bot:random"], json!({ "pace": 0 })).await;
    ann.question(&path_of(&table)).await;
    let lists = async || {
        let (_, home) = ann.get("/").await;
        let listed = ann.json("/api/tables").await;
        (
            home.contains("<li class=\"asked\">"),
            listed[0]["state"].clone(),
        )
    };
    assert_eq!(lists().await, (true, json!("asked")));
    let db = database(server.data.path());
    db.execute("UPDATE tables SET held = 9000000000000", [])
        .unwrap();
    assert_eq!(lists().await, (false, json!("playing")));
}

#[tokio::test]
async fn a_bot_stands_in_for_who_is_away_too_long() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let mut path = String::new();
    for patience in [json!(null), json!(1)] {
        let table = ann
            .table(&["me", "bot:random"], json!({ "patience": patience }))
            .await;
        path = path_of(&table);
    }
    // The minute is over.
    let db = database(server.data.path());
    let due = db.execute("UPDATE tables SET due = 1 WHERE due IS NOT NULL", []);
    assert_eq!(due.unwrap(), 1, "the table without patience waits for good");
    let stands_in = async {
        while ann.json(&path).await["seats"][0]["stand_in"] != "normal" {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(PATIENCE, stands_in).await.expect("a bot stands in");
}

#[tokio::test]
async fn what_shows_nothing_can_be_taken_back_once() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let bob = server.program("Bob").await;
    let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
    let path = path_of(&table);
    let (status, _) = ann
        .post(
            &format!("{path}/answer"),
            &json!({ "sequence": 1, "option": 0 }),
        )
        .await;
    assert_eq!(status, StatusCode::CONFLICT, "the game has not begun");
    let (status, _) = bob.post(&format!("{path}/join"), &json!({})).await;
    assert_eq!(status, StatusCode::OK);

    let asked = ann.json(&format!("{path}/question")).await;
    let first = asked["sequence"].clone();
    let answer = json!({ "sequence": first, "option": 0 });
    let (status, done) = ann.post(&format!("{path}/answer"), &answer).await;
    assert_eq!(status, StatusCode::OK);
    let back = json!({ "sequence": done["take_back"] });
    let (status, done) = ann.post(&format!("{path}/take-back"), &back).await;
    assert_eq!(status, StatusCode::OK);
    let again = &done["question"];
    assert_eq!(again["options"], asked["options"], "the same question");
    assert_ne!(
        again["sequence"], first,
        "but a tab that shows the first one is stale"
    );
    let (status, problem) = ann.post(&format!("{path}/answer"), &answer).await;
    assert_eq!(
        (status, &problem["error"]),
        (StatusCode::CONFLICT, &json!("stale"))
    );

    // Once Bob has chosen, it is too late.
    let answer = json!({ "sequence": again["sequence"], "option": 1 });
    let (_, done) = ann.post(&format!("{path}/answer"), &answer).await;
    let back = json!({ "sequence": done["take_back"] });
    let asked = bob.json(&format!("{path}/question")).await;
    let answer = json!({ "sequence": asked["sequence"], "option": 0 });
    let (status, _) = bob.post(&format!("{path}/answer"), &answer).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = ann.post(&format!("{path}/take-back"), &back).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn hints_are_for_practice() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let fields = [("seat1", "me"), ("seat2", "bot:easy"), ("practice", "no")];
    let serious = ann.go("/tables", &fields).await;
    let (status, _) = ann.refused(&format!("{serious}/hint"), &[]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let fields = [("seat1", "me"), ("seat2", "bot:easy"), ("practice", "yes")];
    let practice = ann.go("/tables", &fields).await;
    let best = Text::of(Language::En).label(Label::HintOption);
    let hints = |page: &str| page.matches(&escaped(&best)).count();
    let (_, before) = ann.get(&practice).await;
    assert_eq!(hints(&before), 0);
    assert_eq!(ann.go(&format!("{practice}/hint"), &[]).await, practice);
    let (_, after) = ann.get(&practice).await;
    assert_eq!(hints(&after), 1, "one option is the best");
}

#[tokio::test]
async fn the_record_is_told_after_the_end_and_can_be_looked_at() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let waiting = ann.table(&["me", "bot:random"], json!({})).await;
    let path = format!("/api/tables/{}/record", waiting["id"].as_str().unwrap());
    let (status, _) = ann.get(&path).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = ann
        .get(&format!("/t/{}/replay", waiting["id"].as_str().unwrap()))
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    let table = ann
        .table(&["bot:random", "bot:random"], json!({ "pace": 0 }))
        .await;
    let id = table["id"].as_str().unwrap();
    ann.until_over(id).await;
    let (status, record) = ann.get(&format!("/t/{id}/record")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(record.contains("player 1 bot:random"), "{record}");
    let steps = record
        .lines()
        .filter(|line| line.starts_with(['1', '2']))
        .count();

    let browser = server.browser().await;
    let replay = browser.go("/replay", &[("record", &record)]).await;
    for eyes in ["", "&seat=0", "&seat=1", "&seat=open"] {
        let (status, page) = browser
            .get(&format!("{replay}?step={}{eyes}", steps / 2))
            .await;
        assert_eq!(status, StatusCode::OK);
        assert!(
            page.contains(&format!("step={}", steps / 2 + 1)),
            "a way on"
        );
    }
    let (status, _) = browser.get(&format!("{replay}?seat=2")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, page) = browser
        .refused("/replay", &[("record", "innovation record\nrules x")])
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        page.contains(&escaped(&sentence(Problem::Record(2)))),
        "{page}"
    );
}

#[tokio::test]
async fn a_game_is_played_on_from_any_step() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let waiting = ann.table(&["me", "bot:random"], json!({})).await;
    let browser = server.browser().await;
    let secret = format!("/replay/{}/play-on", waiting["id"].as_str().unwrap());
    let (status, _) = browser
        .refused(&secret, &[("step", "0"), ("seat", "0")])
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN, "its game is not over");

    let table = ann
        .table(&["bot:random", "bot:easy"], json!({ "pace": 0 }))
        .await;
    let id = table["id"].as_str().unwrap();
    let mut events = ann.listen(&format!("/api/tables/{id}/events")).await;
    events
        .until(|news| !news.contains("\"outcome\":null"))
        .await;
    let (_, record) = ann.get(&format!("/t/{id}/record")).await;
    let answers = |text: &str| -> Vec<String> {
        let lines = text.lines().map(str::to_owned);
        lines.filter(|line| line.starts_with(['1', '2'])).collect()
    };
    let all = answers(&record);
    let upload = browser.go("/replay", &[("record", &record)]).await;
    // A step at which the first seat is asked: no bot plays on before it is looked at.
    let step = (all.len() / 2..all.len()).find(|&at| all[at].starts_with('1'));
    let step = step.unwrap();
    let number = step.to_string();
    let fields = [("step", &*number), ("seat", "0")];
    for game in [format!("/replay/{id}"), upload] {
        let path = browser.go(&format!("{game}/play-on"), &fields).await;
        let (status, page) = browser.get(&path).await;
        assert_eq!(status, StatusCode::OK);
        let text = Text::of(Language::En);
        assert!(
            page.contains(&escaped(&text.bot_name("easy", None))),
            "the bot is who it was"
        );
        assert!(page.contains(&format!("{path}/hint")), "it is for practice");
        let sequence = field_in(&page, "sequence").unwrap();
        let answer = [("sequence", &*sequence), ("option", "0")];
        assert_eq!(browser.go(&format!("{path}/answer"), &answer).await, path);
        let db = database(server.data.path());
        let query = "SELECT (seat + 1) || ' ' || place || ' ' || meaning FROM answers
            WHERE table_id = $1 AND sequence < $2 ORDER BY sequence";
        let mut query = db.prepare(query).unwrap();
        let rows = query.query_map((&path[3..], step as i64), |row| row.get(0));
        let played: Vec<String> = rows.unwrap().map(Result::unwrap).collect();
        assert_eq!(played, all[..step], "the same game, as far as it went");
    }
    let play_on = format!("/replay/{id}/play-on");
    let end = all.len().to_string();
    for (step, seat) in [(&*end, "0"), ("9999999", "0"), ("0", "2"), ("-1", "0")] {
        let (status, _) = browser
            .refused(&play_on, &[("step", step), ("seat", seat)])
            .await;
        assert_eq!(
            status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "step {step}, seat {seat}"
        );
    }
    let (_, page) = browser.get(&format!("/t/{id}/replay?step={end}")).await;
    assert!(!page.contains("/play-on"), "nothing follows the end");
}

#[tokio::test]
async fn the_same_people_play_again_at_one_table() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let fields = [
        ("seat1", "bot:random"),
        ("seat2", "bot:random"),
        ("pace", "0"),
    ];
    let table = ann.go("/tables", &fields).await;
    let watcher = server.program("Watcher").await;
    watcher.until_over(&table[3..]).await;
    let next = ann.go(&format!("{table}/again"), &[]).await;
    assert_ne!(next, table);
    assert_eq!(ann.go(&format!("{table}/again"), &[]).await, next);
    let [first, second] = [&table, &next].map(|table| format!("/api/tables/{}", &table[3..]));
    let [first, second] = [watcher.json(&first).await, watcher.json(&second).await];
    for what in ["seats", "settings", "options"] {
        assert!(!first[what].is_null(), "{what}");
        assert_eq!(first[what], second[what], "{what}");
    }
    let stranger = server.browser().await;
    let other = ann.go("/quick", &[]).await;
    let (status, _) = stranger.refused(&format!("{other}/again"), &[]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_owner_alone_changes_the_settings() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.browser().await, server.browser().await);
    let table = ann
        .go(
            "/tables",
            &[("seat1", "me"), ("seat2", "open"), ("listed", "yes")],
        )
        .await;
    let (_, home) = bob.get("/").await;
    assert!(home.contains(&table), "listed tables are on the first page");
    let settings = format!("{table}/settings");
    let (status, _) = bob.refused(&settings, &[("pace", "0")]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = ann.refused(&settings, &[("pace", "fast")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        ann.go(&settings, &[("pace", "0"), ("patience", "60")])
            .await,
        table
    );
    let (_, home) = bob.get("/").await;
    assert!(!home.contains(&table), "it is no longer listed");
    let (status, _) = bob
        .refused(&format!("{table}/fill"), &[("seat", "1"), ("bot", "easy")])
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(
        ann.go(&format!("{table}/fill"), &[("seat", "1"), ("bot", "easy")])
            .await,
        table
    );
    let (_, page) = ann.get(&table).await;
    assert!(field_in(&page, "sequence").is_some(), "the game has begun");
}

#[tokio::test]
async fn a_table_that_never_began_is_cleared_away_by_its_owner() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let table = ann
        .go("/tables", &[("seat1", "me"), ("seat2", "open")])
        .await;
    assert_eq!(ann.go(&format!("{table}/leave"), &[]).await, "/");
    let (status, _) = ann.get(&table).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn everybody_reads_in_their_language() {
    let server = TestServer::start(generous()).await;
    for language in Language::ALL {
        let ann = server.browser().await;
        ann.go(
            "/language",
            &[("language", language.code()), ("next", "/cards")],
        )
        .await;
        let (_, page) = ann.get("/").await;
        assert!(page.contains(&format!("<html lang=\"{}\"", language.code())));
        let (_, page) = ann.get("/nowhere").await;
        let sentence = Text::of(language).problem(Problem::NotFound);
        assert!(page.contains(&escaped(&sentence)), "{page}");
    }
}

#[tokio::test]
async fn streams_end_when_the_server_does() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let table = ann
        .table(&["me", "bot:easy"], json!({ "pace": 60000 }))
        .await;
    let id = table["id"].as_str().unwrap();
    let mut page = ann.listen(&format!("/t/{id}/events")).await;
    let mut news = ann.listen(&format!("/api/tables/{id}/events")).await;
    assert!(page.next().await.unwrap().contains("id=\"table\""));
    assert!(news.next().await.unwrap().contains("\"anew\":true"));
    server.end().await;
    while page.next().await.is_some() {}
    while news.next().await.is_some() {}
}

/// The cards that a page names, in the viewer's hand or elsewhere by name.
fn in_hand(page: &str) -> Vec<String> {
    let parts = page.split("id=\"held-").skip(1);
    parts
        .filter_map(|part| part.split('"').next().map(str::to_owned))
        .collect()
}

#[tokio::test]
async fn people_at_one_screen_see_only_their_own_hands() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let fields = [("seat1", "me"), ("seat2", "me"), ("seat3", "bot:easy")];
    let table = ann.go("/tables", &fields).await;
    let hand_over = format!("{table}/hand-over");
    let page = || async { ann.get(&table).await.1 };
    // Nobody has said that they are there.
    let nobody = page().await;
    assert!(nobody.contains("id=\"hand-over\""), "{nobody}");
    assert!(!nobody.contains("id=\"answer\""));
    assert_eq!(in_hand(&nobody), Vec::<String>::new());

    let mut hands = Vec::new();
    for seat in ["0", "1"] {
        assert_eq!(ann.go(&hand_over, &[("seat", seat)]).await, table);
        let mine = page().await;
        let hand = in_hand(&mine);
        assert_eq!(hand.len(), 2, "seat {seat} has two cards");
        hands.push(hand);
        let sequence = field_in(&mine, "sequence").expect("a question");
        let answer = [("sequence", &*sequence), ("option", "0")];
        assert_eq!(ann.go(&format!("{table}/answer"), &answer).await, table);
        let after = page().await;
        for other in hands.iter().take(hands.len() - 1).flatten() {
            assert!(!mine.contains(&format!("held-{other}")), "{other}");
        }
        if seat == "0" {
            // The last player still sees their hand, from which cards are melded once all have chosen, and hides it.
            assert_eq!(in_hand(&after), hands[0]);
            assert!(after.contains("id=\"hand-over\"") && !after.contains("id=\"answer\""));
            assert_eq!(ann.go(&hand_over, &[("seat", "")]).await, table);
            for hidden in ["", "/log", "/steps"] {
                let (_, page) = ann.get(&format!("{table}{hidden}")).await;
                assert_eq!(in_hand(&page), Vec::<String>::new());
                for card in &hands[0] {
                    assert!(
                        !page.contains(&format!("/cards/{card}\"")),
                        "{hidden} names {card}"
                    );
                    assert!(!page.contains(&format!("data-card=\"{card}\"")), "{hidden}");
                }
            }
        }
    }
    // Only their own seats can be taken.
    let (status, _) = ann.refused(&hand_over, &[("seat", "2")]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let eve = server.browser().await;
    let (status, _) = eve.refused(&hand_over, &[("seat", "0")]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // Both leave together, and both come back.
    let away = "class=\"why left\"";
    ann.go(&format!("{table}/leave"), &[]).await;
    assert_eq!(page().await.matches(away).count(), 2);
    ann.go(&format!("{table}/join"), &[]).await;
    assert_eq!(page().await.matches(away).count(), 0);
}

/// The cards in numbers: sorted by what the link says, in each edition, and as a file.
#[tokio::test]
async fn cards_have_numbers() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let cards = |page: &str| -> Vec<String> {
        let rows = page.split("<th scope=\"row\">").skip(1);
        rows.map(|row| row.split(['/', '?']).nth(2).unwrap().to_owned())
            .collect()
    };
    let shipped = CardTable::shipped();
    for edition in Edition::ALL {
        for bot in ["greedy", "search@100"] {
            let path = format!(
                "/statistics?edition={}&bot={bot}&sort=drawn",
                edition.word()
            );
            let (status, page) = ann.get(&path).await;
            assert_eq!(status, StatusCode::OK, "{path}");
            let of = |row: &&CardRow| row.edition == edition && row.bot == bot;
            let mut rows: Vec<&CardRow> = shipped.iter().filter(of).collect();
            rows.sort_by_key(|row| std::cmp::Reverse(row.drawn));
            let expected: Vec<&str> = rows.iter().map(|row| row.card.id()).collect();
            assert_eq!(cards(&page), expected, "{path}");
            assert!(page.contains("aria-sort=\"descending\""));
            assert_eq!(page.matches("<svg viewBox=\"0 0 640").count(), 2);
        }
    }
    let (status, csv) = ann.get("/statistics.csv").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(CardTable::from_csv(&csv).unwrap(), shipped);
    for page in ["/", "/cards"] {
        let (_, page) = ann.get(page).await;
        assert!(page.contains("href=\"/statistics"));
    }
}

/// All six levels can be played at once, by the form and by the API.
#[tokio::test]
async fn there_are_six_levels() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let (_, home) = ann.get("/").await;
    for level in BotLevel::ALL.map(BotLevel::word) {
        assert!(home.contains(&format!("id=\"play-{level}\"")), "{level}");
        assert!(home.contains(&format!("value=\"bot:{level}\"")), "{level}");
        let table = ann.go("/quick", &[("level", level)]).await;
        let (_, page) = ann.get(&table).await;
        let name = Text::of(Language::En).bot_name(level, None);
        assert!(page.contains(&escaped(&name)), "{level}");
    }
}

#[tokio::test]
async fn games_are_listed_with_their_results() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let fields = [
        ("seat1", "me"),
        ("seat2", "bot:easy"),
        ("pace", "0"),
        ("practice", "no"),
    ];
    let text = Text::of(Language::En);
    let unfinished = ann.go("/tables", &fields).await;
    let finished = ann.go("/tables", &fields).await;
    // A bot plays the game to its end for Ann, who watches.
    ann.go(&format!("{finished}/leave"), &[]).await;
    let watcher = server.program("Watcher").await;
    let mut events = watcher
        .listen(&format!("/api/tables/{}/events", &finished[3..]))
        .await;
    events
        .until(|news| !news.contains("\"outcome\":null"))
        .await;
    let (ann, unfinished, finished) = (&ann, &unfinished, &finished);
    let lists = move |path: &'static str| async move {
        let (status, page) = ann.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        let has = |table: &str| page.contains(&format!("href=\"{table}\""));
        (has(unfinished), has(finished), page)
    };
    let (one, other, page) = lists("/games").await;
    assert!(one && other);
    let result = |label| page.contains(&format!(">{}<", text.label(label)));
    assert!(result(Label::Won) || result(Label::Lost), "{page}");
    let (one, other, _) = lists("/games?show=unfinished").await;
    assert!(one && !other);
    let (_, won, _) = lists("/games?show=won").await;
    let (_, lost, _) = lists("/games?show=lost").await;
    assert!(won != lost, "one of both");
    let sentence = text.won_of("easy", usize::from(won), 1);
    assert!(page.contains(&escaped(&sentence)), "{page}");
    let (_, easy, _) = lists("/games?against=easy").await;
    assert!(easy);
    for against in ["people", "normal", "hard"] {
        let path = format!("/games?against={against}");
        let (_, page) = ann.get(&path).await;
        assert!(!page.contains(&format!("href=\"{finished}\"")), "{path}");
    }
    let (status, _) = ann.get("/games?show=nonsense").await;
    assert!(status.is_client_error());
    let (_, home) = ann.get("/").await;
    assert!(home.contains("href=\"/games\""));
}
