//! Nothing leaks: everything that is sent to a viewer is searched for cards that this viewer may not know.
//!
//! The test plays along with an engine of its own, which knows the seed. What a viewer may know is what their view
//! has known and their events have shown so far. Views and events are compared with those of the engine; in pages,
//! streams and questions, the id and the names of every other card are looked for.
//!
//! Where something happens of which a viewer may see nothing, everything that they can ask for stays as it was, to the
//! byte, and no stream says anything. What the server logs and what processes send each other is searched, too.

#[path = "../common/mod.rs"]
mod common;
mod logged;
mod search;
mod viewer;

use std::time::Duration;

use common::{TestServer, database, generous};
use futures_util::future::join_all;
use innovation_engine::{Card, CardSet, Event, Game, Language, Rng, Seat, Settings, View};
use innovation_text::Text;
use logged::Logged;
use reqwest::StatusCode;
use search::{Words, faces};
use serde_json::{Value, json};
use sqlx::postgres::PgListener;
use sqlx::{Connection, PgConnection, Row};
use tokio::sync::Barrier;
use tokio::time::{sleep, timeout};
use viewer::Viewer;

/// How many answers a game is followed for: to its end, where there is time for it.
const ANSWERS: usize = if cfg!(debug_assertions) { 40 } else { 400 };
/// After how many answers everything is asked for anew. Streams are read all the time.
const EVERY: usize = 9;
/// Number of secret answers in a game for which everything is compared, to the byte.
const SECRETS: usize = 25;
/// How many questions of the guided first game are looked at in each language.
const GUIDED: usize = if cfg!(debug_assertions) { 8 } else { 20 };
/// How long streams are listened to for what they must not say.
const MOMENT: Duration = Duration::from_millis(30);
/// How long messages between processes may take to arrive.
const PATIENCE: Duration = Duration::from_secs(60);

/// One server on a file, or several on a database.
struct House {
    servers: Vec<TestServer>,
    database: Option<String>,
    /// Tables that wait for players are on the first page: no game begins before all of them are full.
    full: Barrier,
}

async fn seed_of(house: &House, id: &str) -> u64 {
    if let Some(url) = &house.database {
        let mut connection = PgConnection::connect(url).await.unwrap();
        let query = sqlx::query("SELECT seed FROM tables WHERE id = $1").bind(id);
        let row = query.fetch_one(&mut connection).await.unwrap();
        return row.get::<i64, _>(0) as u64;
    }
    let query = "SELECT seed FROM tables WHERE id = $1";
    let seed: i64 = database(house.servers[0].data.path())
        .query_row(query, [id], |row| row.get(0))
        .unwrap();
    seed as u64
}

/// Plays a game with people at all seats and somebody who watches. Gives back the number of answers, and how many of
/// them somebody must not notice.
async fn play(
    house: &House,
    words: &Words,
    seats: usize,
    teams: bool,
    open_boards: bool,
) -> (usize, usize) {
    let names = ["Ann", "Bob", "Cid", "Dee", "Eve"];
    let mut programs = Vec::new();
    for (place, name) in names.into_iter().take(seats + 1).enumerate() {
        let server = &house.servers[place % house.servers.len()];
        let language = Language::ALL[(place + seats) % 5];
        programs.push(server.program_in(name, language).await);
    }
    let mut first_pages = Vec::new();
    for program in &programs {
        first_pages.push(program.get("/").await.1);
    }
    let wanted: Vec<&str> = (0..seats)
        .map(|seat| if seat == 0 { "me" } else { "open" })
        .collect();
    // At a table for practice, people can go back past what others have done: that they have is not secret there.
    let practice = seats == 3 && open_boards;
    let options = json!({ "listed": true, "practice": practice });
    let body =
        json!({ "seats": wanted, "teams": teams, "open_boards": open_boards, "options": options });
    let (status, table) = programs[0].post("/api/tables", &body).await;
    assert_eq!(status, StatusCode::CREATED);
    let id = table["id"].as_str().unwrap().to_owned();
    for program in &programs[1..seats] {
        let (status, _) = program
            .post(&format!("/api/tables/{id}/join"), &json!({}))
            .await;
        assert_eq!(status, StatusCode::OK);
    }
    house.full.wait().await;
    let settings: Settings = serde_json::from_value(table["settings"].clone()).unwrap();
    let mut game = Game::new(settings, seed_of(house, &id).await);
    let opening = game.opening();
    let mut viewers = Vec::new();
    for (place, (program, first_page)) in programs.into_iter().zip(first_pages).enumerate() {
        let mut viewer = Viewer {
            seat: Seat::new(place)
                .filter(|_| place < seats)
                .unwrap_or(Seat::WATCHER),
            language: Language::ALL[(place + seats) % 5],
            page: program.listen(&format!("/t/{id}/events")).await,
            news: program.listen(&format!("/api/tables/{id}/events")).await,
            program,
            may_know: CardSet::EMPTY,
            chosen: None,
            saw: Vec::new(),
            told: Vec::new(),
            sent: Vec::new(),
            first_page,
        };
        viewer.learn(&game, opening);
        viewers.push(viewer);
    }
    let mut rng = Rng::new(7 + seats as u64);
    let (mut answers, mut secrets) = (0, 0);
    // Teams choose their first melds in the order in which the rules ask.
    if !teams {
        answers += choose_first_melds(&id, words, &mut viewers, &mut game, practice).await;
    }
    for answer in 0..ANSWERS {
        if answer % EVERY == 0 {
            // A hint is on the page of the player who is asked, and on no other.
            if let Some(question) = game.question().filter(|_| practice) {
                ask_for_hint(&id, &viewers, question.seat).await;
            }
            for viewer in &mut viewers {
                viewer.ask(&id, &game, words).await;
            }
        }
        for viewer in &mut viewers {
            viewer.collect();
            viewer.assert_nothing_leaked(words);
        }
        let Some(decision) = game.decision() else {
            break;
        };
        let option = rng.below(decision.options.len() as u32) as usize;
        let mut next = game.clone();
        let events = next.answer(option).unwrap().to_vec();
        // The viewers who must not notice that it has happened, and what they saw before.
        let mut before = Vec::new();
        for (place, viewer) in viewers.iter_mut().enumerate() {
            let is_secret =
                !practice && events.is_empty() && viewer.sees(&game) == viewer.sees(&next);
            if is_secret && secrets < SECRETS {
                viewer.catch_up(&id).await;
                before.push((place, viewer.everything(&id).await));
            }
        }
        secrets += before.len();
        let asked = &mut viewers[decision.seat.index()];
        let question = asked
            .program
            .json(&format!("/api/tables/{id}/question"))
            .await;
        assert_eq!(
            question["options"].as_array().unwrap().len(),
            decision.options.len()
        );
        let body = json!({ "sequence": question["sequence"], "option": option });
        let (status, done) = asked
            .program
            .post(&format!("/api/tables/{id}/answer"), &body)
            .await;
        assert_eq!(status, StatusCode::OK, "{done}");
        game = next;
        asked.sent.extend([question.to_string(), done.to_string()]);
        assert_unnoticed(&id, &mut viewers, before).await;
        for viewer in &mut viewers {
            viewer.learn(&game, &events);
        }
        answers += 1;
    }
    for viewer in &mut viewers {
        // Every event is sent, and no other.
        while viewer.told.len() < viewer.saw.len() {
            let message = viewer.news.next().await.expect("the last events");
            let news: Value = serde_json::from_str(&message).unwrap();
            viewer
                .told
                .extend(news["events"].as_array().unwrap().iter().cloned());
        }
        viewer.ask(&id, &game, words).await;
        viewer.collect();
        viewer.assert_nothing_leaked(words);
        assert_eq!(
            json!(viewer.told),
            json!(viewer.saw),
            "the events of seat {:?}",
            viewer.seat
        );
    }
    (answers, secrets)
}

/// Everything that a viewer could ask for, by the place of the viewer.
type Before = Vec<(usize, Vec<(String, String)>)>;

/// These viewers see what they saw before, to the byte, and were sent nothing.
async fn assert_unnoticed(id: &str, viewers: &mut [Viewer], before: Before) {
    if !before.is_empty() {
        sleep(MOMENT).await;
    }
    for (place, before) in before {
        let viewer = &mut viewers[place];
        for (before, after) in before.iter().zip(viewer.everything(id).await) {
            assert_eq!(*before, after, "what seat {:?} could see", viewer.seat);
        }
        let mut said = [viewer.page.so_far(), viewer.news.so_far()].concat();
        // Who is present is sent whenever it is known.
        said.retain(|said| !said.starts_with('['));
        assert_eq!(said, [""; 0], "what seat {:?} was told", viewer.seat);
    }
}

/// A hint for this seat is on its page, and on no other.
async fn ask_for_hint(id: &str, viewers: &[Viewer], seat: Seat) {
    let asked = &viewers[seat.index()].program;
    let status = asked.form(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    for viewer in viewers {
        let (_, page) = viewer.program.get(&format!("/t/{id}")).await;
        let has_hint = page.contains("id=\"reasons\"");
        assert_eq!(has_hint, viewer.seat == seat);
    }
}

/// All choose their first melds, the last seat first. Before the last of them, nobody can notice what the others have
/// done: not even that they have chosen, have taken it back, and have chosen again.
async fn choose_first_melds(
    id: &str,
    words: &Words,
    viewers: &mut [Viewer],
    game: &mut Game,
    practice: bool,
) -> usize {
    let seats = game.settings().players().into();
    let options: Vec<usize> = (0..seats).map(|seat| (seat + seats) % 2).collect();
    for seat in (0..seats).rev() {
        for viewer in viewers.iter_mut() {
            viewer.ask(id, game, words).await;
            viewer.collect();
            viewer.assert_nothing_leaked(words);
        }
        if practice {
            ask_for_hint(id, viewers, Seat::ALL[seat]).await;
        }
        let mut before = Vec::new();
        for (place, viewer) in viewers.iter_mut().enumerate() {
            if place != seat && seat > 0 {
                viewer.catch_up(id).await;
                before.push((place, viewer.everything(id).await));
            }
        }
        let (path, chooser) = (format!("/api/tables/{id}"), &mut viewers[seat]);
        // The first one takes nothing back: then all are open.
        let tries = if seat > 0 {
            vec![0, 1, options[seat]]
        } else {
            vec![options[seat]]
        };
        let mut last: Option<Value> = None;
        for option in tries {
            if let Some(done) = last {
                let back = json!({ "sequence": done["take_back"] });
                let (status, _) = chooser
                    .program
                    .post(&format!("{path}/take-back"), &back)
                    .await;
                assert_eq!(status, StatusCode::OK);
            }
            let question = chooser.program.json(&format!("{path}/question")).await;
            let body = json!({ "sequence": question["sequence"], "option": option });
            let (status, done) = chooser.program.post(&format!("{path}/answer"), &body).await;
            assert_eq!(status, StatusCode::OK, "{done}");
            chooser
                .sent
                .extend([question.to_string(), done.to_string()]);
            let card = &question["options"][option]["choice"]["card"];
            chooser.chosen = serde_json::from_value(card.clone()).unwrap();
            last = Some(done);
        }
        assert_unnoticed(id, viewers, before).await;
    }
    for option in options {
        let events = game.answer(option).unwrap().to_vec();
        for viewer in viewers.iter_mut() {
            viewer.learn(game, &events);
        }
    }
    seats
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_of_cards_that_they_may_not_know() {
    let mut house = House {
        servers: vec![TestServer::start(generous()).await],
        database: None,
        full: Barrier::new(4),
    };
    let words = Words::read();
    let logged = Logged::begin();
    let played = tokio::join!(
        play(&house, &words, 2, false, false),
        play(&house, &words, 3, false, true),
        play(&house, &words, 4, false, false),
        play(&house, &words, 4, true, false),
    );
    let mut secrets: usize = [played.0, played.1, played.2, played.3]
        .iter()
        .map(|(_, secrets)| secrets)
        .sum();
    // Not every game has an answer that nobody else may notice.
    house.full = Barrier::new(1);
    for _ in 0..20 {
        if secrets == 0 {
            secrets += play(&house, &words, 2, false, false).await.1;
        }
    }
    assert!(secrets > 0, "there were no secret answers");
    logged.assert_nothing_leaked(&house, &words);
}

/// Looks at a guided first game in this language, with hints. Gives back how often the coach said something.
async fn guided(server: &TestServer, words: &Words, language: Language) -> usize {
    let mut remarks = 0;
    let ann = server.program_in("Ann", language).await;
    let status = ann.form("/learn/first-game", &[]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let tables = ann.json("/api/tables").await;
    let id = tables[0]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}");
    let mut rng = Rng::new(language as u64);
    for _ in 0..GUIDED {
        let question = ann.question(&path).await;
        let view: View = serde_json::from_value(ann.json(&format!("{path}/view")).await).unwrap();
        if view.outcome.is_some() {
            break;
        }
        ann.form(&format!("/t/{id}/hint"), &[]).await;
        let (_, page) = ann.get(&format!("/t/{id}")).await;
        // A new stream begins with all that has happened.
        let mut news = ann.listen(&format!("{path}/events")).await;
        let news: Value = serde_json::from_str(&news.next().await.unwrap()).unwrap();
        let events: Vec<Event> = serde_json::from_value(news["events"].clone()).unwrap();
        let known = Card::all().filter(|&card| view.knows(card)).collect();
        let may_know = events
            .iter()
            .fold(known, |known: CardSet, event| known | faces(event));
        assert!(page.contains("id=\"reasons\""), "a hint: {page}");
        remarks += usize::from(page.contains("id=\"coach-why\""));
        let leaks = words.leaks(&page, may_know, language);
        assert_eq!(leaks, [""; 0], "{language:?}: {page}");
        let options = question["options"].as_array().unwrap().len();
        let option = rng.below(options as u32);
        let body = json!({ "sequence": question["sequence"], "option": option });
        let (status, done) = ann.post(&format!("{path}/answer"), &body).await;
        assert_eq!(status, StatusCode::OK, "{done}");
    }
    remarks
}

/// The guided first game, with its coach and with hints, in every language. Most of its time goes by at the pace of the
/// bot, so all are played at once; and tests begin in the order of their names, so this one begins before the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn coaches_speak_of_no_hidden_card() {
    let (server, words) = (TestServer::start(generous()).await, Words::read());
    let games = Language::ALL.map(|language| guided(&server, &words, language));
    let remarks: usize = join_all(games).await.into_iter().sum();
    assert!(remarks > 5 * Language::ALL.len(), "{remarks} remarks");
}

/// The players are at different processes, and what these send each other is searched, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_more_by_several_processes() {
    let Some(cluster) = TestServer::cluster(2, generous()).await else {
        return;
    };
    let house = House {
        servers: cluster.servers,
        database: Some(cluster.url),
        full: Barrier::new(1),
    };
    let mut listener = PgListener::connect(house.database.as_ref().unwrap())
        .await
        .unwrap();
    listener.listen("innovation").await.unwrap();
    let words = Words::read();
    let (answers, _) = play(&house, &words, 3, false, false).await;
    // Each answer is sent to the others, some of them together.
    let mut told = 0;
    let hearing = async {
        while told < answers / 2 {
            let notification = listener.recv().await.unwrap();
            let payload = notification.payload();
            for language in Language::ALL {
                assert_eq!(
                    words.leaks(payload, CardSet::EMPTY, language),
                    [""; 0],
                    "{payload}"
                );
            }
            // The names of processes and tables, versions, and marks of what it is: nothing else is said.
            let plain = |letter: char| letter.is_ascii_hexdigit() || " .tpko".contains(letter);
            assert!(payload.chars().all(plain), "{payload}");
            let changes = payload.split(' ').filter(|word| word.starts_with('t'));
            told += changes.count();
        }
    };
    let heard = timeout(PATIENCE, hearing).await;
    assert!(heard.is_ok(), "{told} of {answers} answers were told");
}

/// The search finds what it is there to find: in the page of one player, what the other may not know.
#[tokio::test]
async fn the_search_would_find_a_leak() {
    let house = House {
        servers: vec![TestServer::start(generous()).await],
        database: None,
        full: Barrier::new(1),
    };
    let (server, words) = (&house.servers[0], Words::read());
    for language in Language::ALL {
        let ann = server.program_in("Ann", language).await;
        let bob = server.program_in("Bob", language).await;
        let table = ann.table(&["me", "open"], json!({ "listed": true })).await;
        let id = table["id"].as_str().unwrap();
        bob.post(&format!("/api/tables/{id}/join"), &json!({}))
            .await;
        let settings: Settings = serde_json::from_value(table["settings"].clone()).unwrap();
        let game = Game::new(settings, seed_of(&house, id).await);
        let [of_ann, of_bob] = [0, 1].map(|seat| {
            let view = game.view(Seat::ALL[seat]).unwrap();
            Card::all()
                .filter(|&card| view.knows(card))
                .collect::<CardSet>()
        });
        let mut page = ann.listen(&format!("/t/{id}/events")).await;
        let message = page.next().await.unwrap();
        let (_, question) = ann.get(&format!("/api/tables/{id}/question")).await;
        for sent in [message, question] {
            assert_eq!(words.leaks(&sent, of_ann, language), [""; 0]);
            let leaks = words.leaks(&sent, of_bob, language);
            for card in of_ann - of_bob {
                let name = maud::html! { (Text::of(language).card_name(card)) }.into_string();
                let usual = words.is_usual(&name, of_bob, language);
                assert!(usual || leaks.contains(&name), "{name} is found: {leaks:?}");
            }
        }
    }
}

/// Hardly any card has a name that pages say anyway: the search is for almost all of them.
#[test]
fn the_search_is_for_almost_all_cards() {
    let words = Words::read();
    for language in Language::ALL {
        let usual = |card: &Card| {
            let name = Text::of(language).card_name(*card);
            words.is_usual(name, CardSet::EMPTY, language)
        };
        let usual: Vec<&str> = Card::all().filter(usual).map(Card::id).collect();
        assert!(usual.len() <= 12, "{language:?}: {usual:?}");
    }
}
