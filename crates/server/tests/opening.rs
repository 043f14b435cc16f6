//! The first meld: all players are asked at once, answer in any order, and see the cards together.

use std::time::Duration;

use innovation_engine::{Card, Game, Seat, Settings};
use reqwest::StatusCode;
use rusqlite::Connection;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::common::{Program, TestServer, database, field_in, generous, path_of};

const PATIENCE: Duration = Duration::from_secs(60);

/// A table of people, with what its players do and what a file keeps of it.
struct Opening {
    server: TestServer,
    people: Vec<Program>,
    path: String,
}

impl Opening {
    /// A table for so many people, and these bots.
    async fn new(people: usize, bots: &[&str], options: Value) -> Opening {
        let server = TestServer::start(generous()).await;
        let mut programs = Vec::new();
        for name in ["Ann", "Bob", "Cid", "Dee"].into_iter().take(people) {
            programs.push(server.program(name).await);
        }
        let mut seats = vec!["open"; people];
        seats[0] = "me";
        seats.extend(bots);
        let mut listed = options;
        listed["listed"] = json!(true);
        let table = programs[0].table(&seats, listed).await;
        let path = path_of(&table);
        for program in &programs[1..] {
            let (status, _) = program.post(&format!("{path}/join"), &json!({})).await;
            assert_eq!(status, StatusCode::OK);
        }
        Opening {
            server,
            people: programs,
            path,
        }
    }

    /// The same table at a new server on what the last one has left.
    async fn again(self) -> Opening {
        let data = self.server.end().await;
        let server = TestServer::start_in(data, generous(), |_| {}).await;
        let people = self.people.iter().map(|person| person.at(&server));
        Opening {
            people: people.collect(),
            path: self.path,
            server,
        }
    }

    fn db(&self) -> (Connection, &str) {
        let db = database(self.server.data.path());
        (db, self.path.rsplit('/').next().unwrap())
    }

    /// The game of the table before anybody has answered.
    fn game(&self) -> Game {
        let (db, id) = self.db();
        let query = "SELECT settings, seed FROM tables WHERE id = $1";
        let row = db.query_row(query, [id], |row| Ok((row.get(0)?, row.get(1)?)));
        let (settings, seed): (String, i64) = row.unwrap();
        let settings: Settings = serde_json::from_str(&settings).unwrap();
        Game::new(settings, seed as u64)
    }

    /// The log: the seat and the place of each answer, or how many remain.
    fn log(&self) -> Vec<(i64, Option<i64>, Option<i64>)> {
        let (db, id) = self.db();
        let query = "SELECT seat, place, remain FROM answers WHERE table_id = $1 ORDER BY sequence";
        let mut rows = db.prepare(query).unwrap();
        let rows = rows.query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        rows.unwrap().map(Result::unwrap).collect()
    }

    async fn question(&self, seat: usize) -> Value {
        let path = format!("{}/question", self.path);
        self.people[seat].json(&path).await
    }

    async fn view(&self, seat: usize) -> Value {
        self.people[seat].json(&format!("{}/view", self.path)).await
    }

    async fn post(&self, seat: usize, what: &str, body: Value) -> (StatusCode, Value) {
        let path = format!("{}/{what}", self.path);
        self.people[seat].post(&path, &body).await
    }

    /// Answers the open question of a seat, and gives back the result.
    async fn choose(&self, seat: usize, option: usize) -> Value {
        let question = self.question(seat).await;
        let body = json!({ "sequence": question["sequence"], "option": option });
        let (status, done) = self.post(seat, "answer", body).await;
        assert_eq!(status, StatusCode::OK, "seat {seat}: {done}");
        done
    }

    /// Takes an answer back by the number that came with it.
    async fn take_back(&self, seat: usize, done: &Value) -> (StatusCode, Value) {
        let body = json!({ "sequence": done["take_back"] });
        self.post(seat, "take-back", body).await
    }

    /// The table is what the engine makes of these answers, in the order of the seats.
    async fn assert_begun(&self, options: &[usize]) {
        let mut game = self.game();
        for &option in options {
            game.answer(option).unwrap();
        }
        for seat in 0..self.people.len() {
            let expected = game.view(Seat::ALL[seat]).unwrap();
            assert_eq!(self.view(seat).await, json!(expected), "seat {seat}");
        }
    }
}

/// The card at a place of a hand, as the question of the seat has it.
fn card(question: &Value, option: usize) -> Card {
    serde_json::from_value(question["options"][option]["choice"]["card"].clone()).unwrap()
}

#[tokio::test]
async fn all_are_asked_at_once_and_the_order_of_answers_makes_no_difference() {
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    for order in orders {
        let opening = Opening::new(3, &[], json!({})).await;
        let mut before = Vec::new();
        for seat in 0..3 {
            let question = opening.question(seat).await;
            assert_eq!(question["purpose"], "first_meld", "seat {seat}");
            before.push(question);
        }
        let options = [1, 0, 1];
        for (given, seat) in order.into_iter().enumerate() {
            // What the others have chosen changes nothing for those who have not.
            for later in &order[given..] {
                assert_eq!(opening.question(*later).await, before[*later], "{order:?}");
            }
            let done = opening.choose(seat, options[seat]).await;
            if given < 2 {
                assert!(done["take_back"].is_i64(), "{done}");
                assert_eq!(opening.question(seat).await, Value::Null);
                let view = opening.view(seat).await;
                let chosen = card(&before[seat], options[seat]);
                assert_eq!(view["first_meld"], json!(chosen), "{order:?}");
                assert_eq!(view["decision"], Value::Null);
            }
        }
        opening.assert_begun(&options).await;
        let places = [(0, Some(1), None), (1, Some(0), None), (2, Some(1), None)];
        assert_eq!(opening.log(), places, "{order:?}");
    }
}

#[tokio::test]
async fn lists_say_who_still_has_to_choose() {
    let opening = Opening::new(2, &[], json!({})).await;
    let state = async |seat: usize| {
        let tables = opening.people[seat].json("/api/tables").await;
        tables[0]["state"].clone()
    };
    assert_eq!(
        (state(0).await, state(1).await),
        (json!("asked"), json!("asked"))
    );
    opening.choose(1, 0).await;
    assert_eq!(
        (state(0).await, state(1).await),
        (json!("asked"), json!("playing"))
    );
}

#[tokio::test]
async fn an_early_choice_is_taken_once_and_can_be_taken_back() {
    let opening = Opening::new(2, &[], json!({})).await;
    let first = opening.question(1).await;
    let wrong = json!({ "sequence": first["sequence"], "option": 2 });
    let (status, _) = opening.post(1, "answer", wrong).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let done = opening.choose(1, 0).await;
    assert_eq!(opening.log(), [], "it is not in the log yet");
    // What is sent twice is taken once, before and after the take-back.
    let again = json!({ "sequence": first["sequence"], "option": 1 });
    let (status, _) = opening.post(1, "answer", again.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, undone) = opening.take_back(1, &done).await;
    assert_eq!(status, StatusCode::OK, "{undone}");
    assert_eq!(undone["question"]["options"], first["options"]);
    assert_eq!(opening.view(1).await["first_meld"], Value::Null);
    let (status, _) = opening.post(1, "answer", again).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _) = opening.take_back(1, &done).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let done = opening.choose(1, 1).await;
    opening.choose(0, 0).await;
    opening.assert_begun(&[0, 1]).await;
    // All cards are open.
    let (status, _) = opening.take_back(1, &done).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn who_takes_back_leaves_the_choices_of_others_alone() {
    for practice in [false, true] {
        let opening = Opening::new(3, &[], json!({ "practice": practice })).await;
        let anns = opening.choose(0, 0).await;
        let bobs = opening.question(1).await;
        opening.choose(1, 1).await;
        assert_eq!(opening.log().len(), 2);
        let (status, undone) = opening.take_back(0, &anns).await;
        assert_eq!(status, StatusCode::OK, "{undone}");
        assert!(undone["question"].is_object(), "{undone}");
        assert_eq!(opening.question(1).await, Value::Null);
        let view = opening.view(1).await;
        assert_eq!(view["first_meld"], json!(card(&bobs, 1)));
        opening.choose(2, 0).await;
        opening.choose(0, 1).await;
        opening.assert_begun(&[1, 1, 0]).await;
        let places = [
            (0, Some(0), None),
            (1, Some(1), None),
            (0, None, Some(0)),
            (0, Some(1), None),
            (1, Some(1), None),
            (2, Some(0), None),
        ];
        assert_eq!(opening.log(), places);
    }
}

#[tokio::test]
async fn an_early_choice_outlives_the_server() {
    let opening = Opening::new(2, &[], json!({})).await;
    let question = opening.question(1).await;
    let done = opening.choose(1, 1).await;
    let opening = opening.again().await;
    assert_eq!(opening.question(1).await, Value::Null);
    assert_eq!(
        opening.view(1).await["first_meld"],
        json!(card(&question, 1))
    );
    // The number by which it is taken back is still right.
    let (status, _) = opening.take_back(1, &done).await;
    assert_eq!(status, StatusCode::OK);
    opening.choose(1, 1).await;
    let opening = opening.again().await;
    opening.choose(0, 0).await;
    opening.assert_begun(&[0, 1]).await;
}

/// Bots choose when the rules ask them; a person who comes later has chosen long before.
#[tokio::test]
async fn bots_and_stand_ins_choose_in_their_turn() {
    let opening = Opening::new(3, &["bot:random"], json!({ "pace": 0 })).await;
    opening.choose(2, 0).await;
    opening.choose(1, 0).await;
    // What was chosen goes with the player, and a bot chooses instead.
    let (status, _) = opening.post(1, "leave", json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (db, id) = opening.db();
    let query = "SELECT count(*) FROM seats WHERE table_id = $1 AND early IS NOT NULL";
    let kept: i64 = db.query_row(query, [id], |row| row.get(0)).unwrap();
    assert_eq!(kept, 1, "that of the third player");
    opening.choose(0, 0).await;
    let begun = async {
        while opening.log().len() < 4 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, begun).await.expect("all have chosen");
    let seats: Vec<i64> = opening.log().iter().map(|row| row.0).take(4).collect();
    assert_eq!(seats, [0, 1, 2, 3]);
    assert_eq!(opening.log()[2].1, Some(0), "as it was chosen");
}

/// An answer that no longer means anything by the rules of this program is asked for again.
#[tokio::test]
async fn a_choice_that_is_no_option_is_asked_for_again() {
    let opening = Opening::new(2, &[], json!({})).await;
    opening.choose(1, 1).await;
    let (db, id) = opening.db();
    let query = "UPDATE seats SET early = 'a card of other rules' WHERE table_id = $1 AND seat = 1";
    assert_eq!(db.execute(query, [id]).unwrap(), 1);
    let opening = opening.again().await;
    opening.choose(0, 0).await;
    assert_eq!(opening.log().len(), 1);
    assert!(opening.question(1).await.is_object());
    opening.choose(1, 0).await;
    opening.assert_begun(&[0, 0]).await;
}

/// People at one screen choose one after the other, whenever the others do.
#[tokio::test]
async fn people_at_one_screen_choose_before_those_at_another() {
    let server = TestServer::start(generous()).await;
    let (ann, bob) = (server.browser().await, server.browser().await);
    let fields = [("seat1", "open"), ("seat2", "me"), ("seat3", "me")];
    let table = ann
        .go(
            "/tables",
            &[("listed", "yes"), fields[0], fields[1], fields[2]],
        )
        .await;
    assert_eq!(bob.go(&format!("{table}/join"), &[]).await, table);
    let choose = async |page: String| {
        let sequence = field_in(&page, "sequence").expect("a question");
        let answer = [("sequence", &*sequence), ("option", "0")];
        ann.go(&format!("{table}/answer"), &answer).await;
    };
    for seat in ["1", "2"] {
        let (_, page) = ann.get(&table).await;
        assert!(page.contains("id=\"hand-over\"") && !page.contains("id=\"answer\""));
        ann.go(&format!("{table}/hand-over"), &[("seat", seat)])
            .await;
        let (_, page) = ann.get(&table).await;
        assert!(page.contains("id=\"answer\""), "{page}");
        choose(page).await;
    }
    let (_, waits) = ann.get(&table).await;
    assert!(!waits.contains("id=\"hand-over\"") && !waits.contains("id=\"answer\""));
    assert!(waits.contains("id=\"take-back\""), "{waits}");
    let (_, page) = bob.get(&table).await;
    let sequence = field_in(&page, "sequence").expect("a question");
    let answer = [("sequence", &*sequence), ("option", "1")];
    bob.go(&format!("{table}/answer"), &answer).await;
    let (_, page) = bob.get(&table).await;
    assert!(
        !page.contains("class=\"why chosen\""),
        "the cards are open: {page}"
    );
}
