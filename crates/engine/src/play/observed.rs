use crate::play::event::Event;
use crate::view::View;
use crate::view::knowledge::Knowledge;
use crate::{
    AnswerError, Answered, Decision, Outcome, Play, Position, PositionError, Question, Seat,
    Settings, State,
};

/// A play with the knowledge of every seat: all that views are made from.
///
/// It has no history, unlike a [`Game`](crate::Game). It serves games that start from a position, and samples
/// that their players look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observed {
    play: Play,
    knowledge: Knowledge,
}

impl Observed {
    /// A play whose seats know what can be seen now, and nothing of what came before.
    pub fn at_first_sight(play: Play) -> Observed {
        let knowledge = Knowledge::at_first_sight(play.state());
        Observed { play, knowledge }
    }

    /// A game that starts from a position.
    pub fn from_position(position: &Position) -> Result<Observed, PositionError> {
        Play::from_position(position).map(Observed::at_first_sight)
    }

    /// A game that starts from a position and is answered by somebody who sees all cards. See
    /// [`Play::from_open_position`].
    pub fn from_open_position(position: &Position) -> Result<Observed, PositionError> {
        Play::from_open_position(position).map(Observed::at_first_sight)
    }

    pub(crate) fn new(play: Play, knowledge: Knowledge) -> Observed {
        Observed { play, knowledge }
    }

    /// The play, with all cards open.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// The table, with the faces of all cards.
    pub fn state(&self) -> &State {
        self.play.state()
    }

    /// The settings of the game.
    pub fn settings(&self) -> Settings {
        self.play.settings()
    }

    /// Who won, and how, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    /// The question on the table as the rules put it, with the faces of all cards.
    pub fn question(&self) -> Option<&Question> {
        self.play.question()
    }

    /// Who is asked, why, and the options. `None`: the game is over.
    pub fn decision(&self) -> Option<Decision> {
        self.play.decision()
    }

    /// Answers with one of the decision's options, counted from 0.
    pub fn answer(&mut self, index: usize) -> Result<Answered, AnswerError> {
        self.answer_openly(self.play.place_of_option(index)?)
    }

    /// Answers with an option of the open [`question`](Observed::question).
    pub fn answer_openly(&mut self, index: u8) -> Result<Answered, AnswerError> {
        self.answer_watched(index, |_, _, _| {})
    }

    /// Like [`answer_openly`](Observed::answer_openly), with each event shown before anybody learns from it,
    /// beside the table as it then is.
    pub(crate) fn answer_watched(
        &mut self,
        index: u8,
        mut watch: impl FnMut(&State, &Knowledge, &Event),
    ) -> Result<Answered, AnswerError> {
        let Observed { play, knowledge } = self;
        let mut events = Vec::new();
        let forced = play.answer_watched(index, |state, event| {
            watch(state, knowledge, &event);
            knowledge.learn(state, &event);
            events.push(event);
        })?;
        Ok(Answered { events, forced })
    }

    /// All that this seat may know, and no more. For [`Seat::WATCHER`], what everybody may see. `None` if the
    /// seat is not at this table.
    pub fn view(&self, seat: Seat) -> Option<View> {
        let watches = self.settings().onlookers().has(seat);
        watches.then(|| View::of(&self.play, &self.knowledge, self.decision(), seat))
    }

    /// The view with all cards open, for example of a finished game.
    pub fn open_view(&self) -> View {
        View::of(&self.play, &Knowledge::of_everything(), None, Seat::WATCHER)
    }
}
