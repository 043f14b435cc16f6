//! What a puzzle asks for, and whether it has been reached.

use innovation_engine::{Purpose, Question, Seat, State};
use serde::{Deserialize, Serialize};

/// What a puzzle asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleKind {
    /// Win the game this turn.
    Win,
    /// Claim an achievement this turn.
    Claim,
    /// Play so that no opponent can win before your next turn.
    Defend,
}

impl PuzzleKind {
    /// All kinds.
    pub const ALL: [PuzzleKind; 3] = [PuzzleKind::Win, PuzzleKind::Claim, PuzzleKind::Defend];

    /// Its word in files.
    pub const fn word(self) -> &'static str {
        match self {
            PuzzleKind::Win => "win",
            PuzzleKind::Claim => "claim",
            PuzzleKind::Defend => "defend",
        }
    }
}

/// The goal of one puzzle, followed through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goal {
    kind: PuzzleKind,
    /// Who is to reach it.
    pub(crate) seat: Seat,
    /// The number of achievements that the solver began with.
    achievements: u8,
    /// Whether another player's turn has begun.
    passed: bool,
}

/// Whether a goal has been reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// It has been reached.
    Reached,
    /// It can no longer be reached.
    Missed,
    /// It is not decided yet.
    Open,
}

impl Goal {
    /// The goal of the player whose turn it is.
    pub(crate) fn new(kind: PuzzleKind, state: &State) -> Goal {
        let seat = state.turn();
        Goal {
            kind,
            seat,
            achievements: state.achievements(seat).len(),
            passed: false,
        }
    }

    /// Whether another player's turn has begun.
    pub(crate) fn has_passed(&self) -> bool {
        self.passed
    }

    /// Whether it has been reached in a state with this question. The result is for the questions after it.
    pub(crate) fn follow(&mut self, state: &State, question: Option<&Question>) -> Status {
        if let Some(outcome) = state.outcome() {
            return match outcome.winners.has(self.seat) {
                true => Status::Reached,
                false => Status::Missed,
            };
        }
        let is_action = question.is_some_and(|question| question.purpose == Purpose::Action);
        let mine = state.turn() == self.seat;
        match self.kind {
            PuzzleKind::Win if mine => Status::Open,
            PuzzleKind::Win => Status::Missed,
            PuzzleKind::Claim if state.achievements(self.seat).len() > self.achievements => {
                Status::Reached
            }
            PuzzleKind::Claim if mine => Status::Open,
            PuzzleKind::Claim => Status::Missed,
            PuzzleKind::Defend => {
                let back = self.passed && mine && is_action;
                self.passed |= !mine;
                if back { Status::Reached } else { Status::Open }
            }
        }
    }
}
