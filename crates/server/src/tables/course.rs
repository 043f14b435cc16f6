//! How scores and achievements went.

use innovation_engine::{Event, Game, Record, Seat, What};

/// How things stood at the beginning of a turn, or at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose turn began. `None`: the end.
    pub turn: Option<Seat>,
    /// Number of answers so far: the step of the replay.
    pub step: usize,
    /// The points of each seat.
    pub points: Vec<u16>,
    /// Number of achievements of each seat.
    pub achievements: Vec<u8>,
}

/// How a recorded game went, as far as the record is legal.
pub fn course(record: &Record) -> Vec<Standing> {
    let mut course = Vec::new();
    let mut game = Game::new(record.settings(), record.seed());
    for answer in record.answers() {
        if game.answer_openly(answer.index).is_err() {
            break;
        }
        course.extend(standing(&game));
    }
    course
}

/// How things stand, if a turn has just begun or the game is over.
pub fn standing(game: &Game) -> Option<Standing> {
    let begins = |event: &&Event| matches!(event.what, What::Turn { .. });
    let events = game.history().last().map(|ply| ply.events.as_slice());
    let turn = events.unwrap_or_default().iter().rev().find(begins);
    let over = game.outcome().is_some();
    if turn.is_none() && !over {
        return None;
    }
    let (state, settings) = (game.state(), game.settings());
    Some(Standing {
        turn: turn.map(|event| event.by).filter(|_| !over),
        step: game.history().len(),
        points: settings.seats().map(|seat| state.points(seat)).collect(),
        achievements: settings
            .seats()
            .map(|seat| state.achievements(seat).len())
            .collect(),
    })
}
