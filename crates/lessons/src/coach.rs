//! The coach of the guided first game: remarks on what happens, each the first time.

use std::sync::LazyLock;

use innovation_engine::{Card, Choice, Event, Game, Seat, Settings, View, What};
use serde::Deserialize;
use serde_json::Value;

use crate::situation::{Condition, Situation};

/// The deal of the guided first game. The learner sits at the first seat, and the bot `beginner` at the second.
///
/// It was searched for (`examples/guided.rs`): both first cards can be used at once, without anybody else; the first
/// achievement comes early, and much happens on the way.
pub const GUIDED_SEED: u64 = 1449;

/// The settings of the guided first game, without the language.
pub fn guided_settings() -> Settings {
    // A game for two players needs no further settings.
    Settings::new(2).expect("two players can play")
}

/// Whether a game is the guided first game.
pub fn is_guided(game: &Game) -> bool {
    game.seed() == GUIDED_SEED && game.settings().players() == guided_settings().players()
}

/// What the coach says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Its name in messages.
    pub id: &'static str,
    /// The card at hand.
    pub card: Option<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RemarkFields {
    id: String,
    /// Whether it is about one Dogma action, whose card the words name.
    #[serde(default)]
    card: bool,
    when: Condition,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    remark: Vec<RemarkFields>,
}

static REMARKS: LazyLock<Vec<RemarkFields>> = LazyLock::new(|| {
    let fields = toml::from_str::<Value>(include_str!("../coach.toml")).ok();
    let file = fields.and_then(|fields| File::deserialize(fields).ok());
    // A file that cannot be read fails a test. Without remarks, the coach is silent.
    file.map(|file| file.remark).unwrap_or_default()
});

impl Remark {
    /// The names of all remarks.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        REMARKS.iter().map(|remark| &remark.id[..])
    }

    /// What the coach has said to this player in a game, in order, each with the number of answers before it.
    ///
    /// Remarks follow from the game alone: nothing else has to be kept.
    pub fn all(game: &Game, seat: Seat) -> Vec<(usize, Remark)> {
        let mut coach = Coach::new(seat);
        let mut remarks = Vec::new();
        let mut replay = Game::new(game.settings(), game.seed());
        coach.see(replay.opening());
        let mut look = |coach: &mut Coach, replay: &Game, answers: usize| {
            let remark = replay.view(seat).and_then(|view| coach.look(&view));
            remarks.extend(remark.map(|remark| (answers, remark)));
        };
        look(&mut coach, &replay, 0);
        for (answers, ply) in (1..).zip(game.history()) {
            if ply.seat == seat {
                coach.answered();
            }
            if replay.answer_openly(ply.index).is_err() {
                break;
            }
            coach.see(&ply.events);
            look(&mut coach, &replay, answers);
        }
        remarks
    }

    /// What the coach says to this player now: about the open question, or the end of the game.
    pub fn latest(game: &Game, seat: Seat) -> Option<Remark> {
        let (answers, remark) = Remark::all(game, seat).pop()?;
        (answers == game.history().len()).then_some(remark)
    }
}

/// Looks over a player's shoulder: knows what the player sees, and no more.
#[derive(Clone)]
pub struct Coach {
    seat: Seat,
    /// Which remarks have been made.
    said: Vec<bool>,
    /// What has happened since the beginning of the last action before the player's last answer, as the player saw it.
    events: Vec<Event>,
    /// How many of these events happened before that answer.
    old: usize,
}

impl Coach {
    /// The coach of a player, before the game.
    pub fn new(seat: Seat) -> Coach {
        Coach {
            seat,
            said: vec![false; REMARKS.len()],
            events: Vec::new(),
            old: 0,
        }
    }

    /// The player answers: what happens from now on is new.
    pub fn answered(&mut self) {
        let last = action_starts(&self.events).next_back();
        self.events.drain(..last.map_or(0, |(start, _)| start));
        self.old = self.events.len();
    }

    /// Something happens. The coach sees as much of it as the player.
    pub fn see(&mut self, events: &[Event]) {
        let seat = self.seat;
        self.events
            .extend(events.iter().map(|event| event.as_seen_by(seat)));
    }

    /// What the coach says about the player's view: something if the player is asked or the game is over, and there is
    /// something new to say.
    pub fn look(&mut self, view: &View) -> Option<Remark> {
        if view.decision.is_none() && view.outcome.is_none() {
            return None;
        }
        let holds = |remark: &RemarkFields, events: &[Event]| {
            let situation = Situation { view, events };
            situation.is(&remark.when)
        };
        let news = &self.events[self.old..];
        let dogmas = self.dogmas();
        let unsaid = REMARKS.iter().enumerate();
        let mut unsaid = unsaid.filter(|(place, _)| !self.said[*place]);
        let (place, remark) = unsaid.find_map(|(place, remark)| {
            let card = if remark.card {
                let mut dogmas = dogmas.iter().rev();
                let about = dogmas.find(|(_, events)| holds(remark, events));
                Some(about?.0)
            } else {
                holds(remark, news).then_some(None)?
            };
            let id = &remark.id;
            Some((place, Remark { id, card }))
        })?;
        self.said[place] = true;
        Some(remark)
    }

    /// The Dogma actions of which something is new: the card of each, and its events from the beginning.
    fn dogmas(&self) -> Vec<(Card, &[Event])> {
        let starts: Vec<(usize, Choice)> = action_starts(&self.events).collect();
        let ends = starts.iter().skip(1).map(|&(start, _)| start);
        let ends = ends.chain([self.events.len()]);
        let actions = starts.iter().zip(ends);
        let new = actions.filter(|(_, end)| *end > self.old);
        let dogmas = new.filter_map(|(&(start, action), end)| match action {
            Choice::Dogma(card) => Some((card, &self.events[start..end])),
            _ => None,
        });
        dogmas.collect()
    }
}

/// Where actions begin, and which.
fn action_starts(events: &[Event]) -> impl DoubleEndedIterator<Item = (usize, Choice)> {
    let events = events.iter().enumerate();
    events.filter_map(|(place, event)| match event.what {
        What::Action { action } => Some((place, action)),
        _ => None,
    })
}
