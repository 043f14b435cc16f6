use crate::effect::{Table, advance};
use crate::event::Event;
use crate::journal::Journal;
use crate::question::Question;
use crate::state::State;
use crate::{Choice, Outcome, Purpose, Rng, Seat, Settings};

#[derive(Clone, Debug)]
pub struct Game {
    state: State,
    journal: Journal,
    question: Option<Question>,
    forced: Vec<Choice>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub seat: Seat,
    pub purpose: Purpose,
    pub options: Vec<Choice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerError {
    #[error("the game is over")]
    Over,
    #[error("option {index} of {count}")]
    NoSuchOption { index: usize, count: usize },
}

struct Answering<'a> {
    answer: Option<u8>,
    question: Option<Question>,
    forced: &'a mut Vec<Choice>,
    events: Vec<Event>,
}

impl Table for Answering<'_> {
    fn answer(&mut self, _: &State, question: &Question) -> Option<u8> {
        let answer = self.answer.take();
        if answer.is_none() {
            self.question = Some(*question);
        }
        answer
    }
    fn forced(&mut self, _: &Question, choice: Choice) {
        self.forced.push(choice);
    }
    fn listens(&self) -> bool {
        true
    }
    fn tell(&mut self, _: &State, event: Event) {
        self.events.push(event);
    }
}

struct Playout<F>(F);

impl<F: FnMut(&State, &Question) -> u8> Table for Playout<F> {
    fn answer(&mut self, state: &State, question: &Question) -> Option<u8> {
        Some((self.0)(state, question))
    }
    fn forced(&mut self, _: &Question, _: Choice) {}
    fn listens(&self) -> bool {
        false
    }
    fn tell(&mut self, _: &State, _: Event) {}
}

impl State {
    pub fn deal(settings: Settings, seed: u64) -> State {
        State::dealt(settings, seed)
    }
    pub fn play_out(&mut self, policy: impl FnMut(&State, &Question) -> u8) {
        advance(self, &Journal::silent(), &mut Playout(policy));
    }
    pub fn play_out_randomly(&mut self, rng: &mut Rng) -> u32 {
        let mut n = 0;
        self.play_out(|_, q| {
            n += 1;
            rng.below(u32::from(q.len())) as u8
        });
        n
    }
}

impl Game {
    pub fn new(settings: Settings, seed: u64) -> (Game, Vec<Event>) {
        Game::of(State::dealt(settings, seed))
    }
    pub fn of(state: State) -> (Game, Vec<Event>) {
        let mut game = Game {
            state,
            journal: Journal::default(),
            question: None,
            forced: vec![],
        };
        let ev = game.run(None);
        (game, ev)
    }
    pub fn from_position(position: &crate::Position) -> Result<Game, crate::PositionError> {
        Ok(Game::of(position.state()?).0)
    }
    pub fn forced(&self) -> &[Choice] {
        &self.forced
    }
    fn run(&mut self, answer: Option<u8>) -> Vec<Event> {
        self.forced.clear();
        let mut t = Answering {
            answer,
            question: None,
            forced: &mut self.forced,
            events: vec![],
        };
        advance(&mut self.state, &self.journal, &mut t);
        self.question = t.question;
        t.events
    }
    pub fn state(&self) -> &State {
        &self.state
    }
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }
    pub fn answer_openly(&mut self, index: u8) -> Result<Vec<Event>, AnswerError> {
        let Some(q) = &self.question else {
            return Err(AnswerError::Over);
        };
        if index >= q.len() {
            return Err(AnswerError::NoSuchOption {
                index: index as usize,
                count: q.len() as usize,
            });
        }
        Ok(self.run(Some(index)))
    }
}
