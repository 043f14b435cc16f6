use innovation_engine::{Event, Game, Record, Seat, What};

/// How things stood at the beginning of a turn, or at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose turn began. `None`: the end.
    pub turn: Option<Seat>,
    /// How many answers had been given: the step of the replay.
    pub step: usize,
    /// The points of each seat.
    pub points: Vec<u16>,
    /// How many achievements each seat had.
    pub achievements: Vec<u8>,
}

/// How scores and achievements went: at the beginning of every turn, and at the end. It goes as far as the record is
/// legal.
pub fn course(record: &Record) -> Vec<Standing> {
    let settings = record.settings();
    let mut game = Game::new(settings, record.seed());
    let mut course = Vec::new();
    for (place, answer) in record.answers().iter().enumerate() {
        let Ok(events) = game.answer_openly(answer.index) else {
            break;
        };
        let begins = |event: &&Event| matches!(event.what, What::Turn { .. });
        let turn = events.iter().rev().find(begins).map(|event| event.by);
        if turn.is_none() && game.outcome().is_none() {
            continue;
        }
        let state = game.state();
        course.push(Standing {
            turn: turn.filter(|_| game.outcome().is_none()),
            step: place + 1,
            points: settings.seats().map(|seat| state.points(seat)).collect(),
            achievements: settings
                .seats()
                .map(|seat| state.achievements(seat).len())
                .collect(),
        });
    }
    course
}
