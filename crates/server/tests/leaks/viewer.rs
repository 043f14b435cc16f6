//! A viewer of a table: what they may know, and everything that they are sent.

use innovation_engine::{Card, CardSet, Event, Game, Language, Purpose, Seat, View};
use innovation_text::{Notice, Text};
use reqwest::StatusCode;
use serde_json::Value;
use tokio::time::{sleep, timeout};

use crate::common::{Listener, Program};
use crate::search::{Words, faces, has_word};
use crate::{MOMENT, PATIENCE};

/// Somebody who looks at a table, and what they may know.
pub struct Viewer {
    pub seat: Seat,
    pub language: Language,
    pub program: Program,
    /// All cards whose faces they have seen.
    pub may_know: CardSet,
    /// The first meld that they have chosen, before the rules ask for it.
    pub chosen: Option<Card>,
    /// All events, as the engine says that they saw them.
    pub saw: Vec<Event>,
    pub page: Listener,
    pub news: Listener,
    /// All events that they were sent.
    pub told: Vec<Value>,
    /// What was sent to them and has not been looked at.
    pub sent: Vec<String>,
    /// The first page before the game began, which has cards on it as examples.
    pub first_page: String,
}

impl Viewer {
    pub fn learn(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            let seen = event.as_seen_by(self.seat);
            self.may_know = self.may_know | faces(&seen);
            self.saw.push(seen);
        }
        let view = game.view(self.seat).unwrap();
        // At the end all cards are open.
        let over = game.outcome().is_some();
        let known = Card::all().filter(|&card| over || view.knows(card));
        self.may_know = self.may_know | known.collect();
    }

    /// Takes what the streams have brought.
    pub fn collect(&mut self) {
        self.sent.extend(self.page.so_far());
        for message in self.news.so_far() {
            let news: Value = serde_json::from_str(&message).unwrap();
            if news["anew"] == true {
                self.told.clear();
            }
            self.told
                .extend(news["events"].as_array().unwrap().iter().cloned());
            // The events are compared as a whole; the question is for this viewer alone.
            self.sent.push(news["question"].to_string());
        }
    }

    /// Waits until the streams have brought all that has happened so far.
    pub async fn catch_up(&mut self, id: &str) {
        let caught_up = async {
            loop {
                let (_, page) = self.program.get(&format!("/t/{id}")).await;
                let (_, seen) = page.split_once("data-seen=\"").unwrap();
                let seen = seen.split('"').next().map(str::to_owned);
                self.collect();
                if self.page.last_id == seen && self.told.len() == self.saw.len() {
                    return;
                }
                sleep(MOMENT).await;
            }
        };
        let caught_up = timeout(PATIENCE, caught_up).await;
        let (seat, told, saw) = (self.seat, self.told.len(), self.saw.len());
        let page = &self.page.last_id;
        assert!(
            caught_up.is_ok(),
            "seat {seat:?}: {told} of {saw} events were told; the page is at {page:?}"
        );
    }

    /// Asks for everything that there is.
    pub async fn ask(&mut self, id: &str, game: &Game, words: &Words) {
        let (_, page) = self.program.get(&format!("/t/{id}")).await;
        let (status, log) = self.program.get(&format!("/t/{id}/log")).await;
        assert_eq!(status, StatusCode::OK);
        let (_, home) = self.program.get("/").await;
        let info = self.program.json(&format!("/api/tables/{id}")).await;
        let (_, question) = self
            .program
            .get(&format!("/api/tables/{id}/question"))
            .await;
        self.sent.extend([page, log, info.to_string(), question]);
        let mut leaks = words.leaks(&home, self.may_know, self.language);
        leaks.retain(|pattern| !has_word(&self.first_page, pattern));
        assert_eq!(leaks, [""; 0], "on the first page");
        let view = self.program.json(&format!("/api/tables/{id}/view")).await;
        let expected = serde_json::to_value(self.view(game)).unwrap();
        assert_eq!(view, expected, "the view of seat {:?}", self.seat);
    }

    /// The view of this game. First melds are chosen by all at once, each as if those before had chosen.
    fn view(&self, game: &Game) -> View {
        let is_opening = |game: &Game| {
            let question = game.question();
            question.is_some_and(|question| question.purpose == Purpose::FirstMeld)
        };
        let mut game = game.clone();
        if is_opening(&game) && self.chosen.is_some() {
            let mut view = game.view(self.seat).unwrap();
            view.first_meld = self.chosen;
            return view;
        }
        let waits = |game: &Game| {
            game.question()
                .is_some_and(|question| question.seat < self.seat)
        };
        while is_opening(&game) && self.seat.plays() && waits(&game) {
            game.answer(0).unwrap();
        }
        game.view(self.seat).unwrap()
    }

    /// What the game shows: the view, and who is asked where that is open.
    pub fn sees(&self, game: &Game) -> (Value, Option<Seat>) {
        let question = game.question();
        let open = question.filter(|question| question.source.is_none());
        let view = serde_json::to_value(game.view(self.seat)).unwrap();
        (view, open.map(|question| question.seat))
    }

    /// Everything that can be asked for, but for what is different each time: the tokens of forms, and how long ago
    /// something was.
    pub async fn everything(&self, id: &str) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for path in [
            format!("/t/{id}"),
            format!("/t/{id}/log"),
            "/".to_owned(),
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}/view"),
            format!("/api/tables/{id}/question"),
            format!("/api/tables/{id}/record"),
            "/api/tables".to_owned(),
            "/metrics".to_owned(),
        ] {
            let (status, body) = self.program.get(&path).await;
            let mut parts = body.split("name=\"csrf\" value=\"");
            let first = parts.next().unwrap_or_default().to_owned();
            let rest = parts.map(|part| part.split_once('"').map_or(part, |(_, rest)| rest));
            let body = rest.fold(first, |body, part| body + part);
            let ago = |part: &&str| is_ago(part, self.language);
            let body = body.split(" · ").filter(|part| !ago(part));
            let body = body.collect::<Vec<_>>().join(" · ");
            all.push((path, format!("{status} {body}")));
        }
        all
    }

    pub fn assert_nothing_leaked(&mut self, words: &Words) {
        for sent in self.sent.drain(..) {
            let leaks = words.leaks(&sent, self.may_know, self.language);
            assert!(
                leaks.is_empty(),
                "seat {:?} was told of {leaks:?} in\n{sent}",
                self.seat
            );
        }
    }
}

/// Whether a part of a page says how long ago something was: with a number, or just now, a minute or an hour ago.
fn is_ago(part: &str, language: Language) -> bool {
    let words = part.split('<').next().unwrap_or_default();
    let one = [0, 60, 3_600].map(|seconds| Text::of(language).notice(Notice::Ago(seconds)));
    let counts = words.chars().any(|letter| letter.is_ascii_digit());
    counts && words.len() < 40 || one.iter().any(|one| one == words.trim())
}
