//! Search with open cards: whether a goal can be forced in one world by a player who knows all its cards.

use innovation_engine::{Choice, Play, Question};

use super::goal::{Goal, Status};

/// A search, with the number of positions that it may still look at.
pub(crate) struct OpenSearch {
    left: u32,
}

impl OpenSearch {
    /// A search that may look at this many positions.
    pub(crate) fn new(positions: u32) -> OpenSearch {
        OpenSearch { left: positions }
    }

    /// Whether the goal can be forced from this play, whatever the other players answer. `None`: the search is too
    /// long.
    pub(crate) fn forces(&mut self, play: &Play, mut goal: Goal) -> Option<bool> {
        let Some(question) = play.question() else {
            return Some(goal.follow(play.state(), None) == Status::Reached);
        };
        match goal.follow(play.state(), Some(question)) {
            Status::Reached => return Some(true),
            Status::Missed => return Some(false),
            Status::Open => {}
        }
        // The solver needs one option that works; of the others' options, none may fail.
        let wanted = question.seat == goal.seat;
        for index in by_promise(question) {
            if self.forces_after(play, index, goal)? == wanted {
                return Some(wanted);
            }
        }
        Some(!wanted)
    }

    /// The same after this answer to the open question.
    pub(crate) fn forces_after(&mut self, play: &Play, index: u8, goal: Goal) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let mut next = play.clone();
        next.answer_quietly(index).ok()?;
        self.forces(&next, goal)
    }
}

/// The options of a question, those first that claim achievements or carry out effects.
fn by_promise(question: &Question) -> Vec<u8> {
    let rank = |choice: Choice| match choice {
        Choice::Achieve(_) => 0,
        Choice::Dogma(_) => 1,
        _ => 2,
    };
    let mut ranked: Vec<(u8, u8)> = Vec::with_capacity(question.count().into());
    question.each_option(|choice, index| ranked.push((rank(choice), index)));
    ranked.sort_unstable();
    ranked.into_iter().map(|(_, index)| index).collect()
}
