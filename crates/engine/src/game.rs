use serde::{Deserialize, Serialize, Serializer};

use crate::effect::{Table, advance};
use crate::event::Event;
use crate::journal::Journal;
use crate::knowledge::Knowledge;
use crate::position::{Position, PositionError};
use crate::question::Question;
use crate::record::{Answer, Record};
use crate::state::State;
use crate::view::View;
use crate::{Card, Choice, Outcome, Place, Purpose, Rng, Seat, Settings};

/// A game: it asks, is answered, and asks again.
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    answers: Vec<u8>,
    state: State,
    journal: Journal,
    knowledge: Knowledge,
    question: Option<Question>,
    forced: Vec<Choice>,
}

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Start {
    Deal(Settings, u64),
    Position(Box<Position>),
    /// A position whose answers come from somebody who sees all cards.
    OpenPosition(Box<Position>),
    /// In somebody's mind, at a table like the one they sit at.
    Imagined {
        open: bool,
    },
}

/// A question to a player, with the options as that player sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What the answer is for.
    pub purpose: Purpose,
    /// The card, and the place of its effect from 0, that asks.
    pub source: Option<(Card, u8)>,
    /// Where a chosen card is transferred, as far as that is settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// Whether the answer decides on nothing but an order.
    pub order: bool,
    /// The options. The answer is the place of one of them, from 0.
    pub options: Vec<Choice>,
}

/// An answer that cannot be taken. The game is what it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerError {
    /// Nobody is asked anything any more.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("seat {asked} is asked, not seat {answering}")]
    NotAsked {
        /// Who is asked.
        asked: Seat,
        /// Who answered.
        answering: Seat,
    },
    /// There are fewer options.
    #[error("no option {index}: there are {count}, counted from 0")]
    NoSuchOption {
        /// The answer.
        index: usize,
        /// How many options there are.
        count: usize,
    },
}

impl Game {
    /// A new game. The seed decides on every shuffle.
    pub fn new(settings: Settings, seed: u64) -> Game {
        let state = State::deal(settings, seed);
        let knowledge = Knowledge::at_first_sight(&state);
        Game::begin(
            Start::Deal(settings, seed),
            state,
            Journal::default(),
            knowledge,
        )
    }

    /// A game that begins in the middle.
    pub fn from_position(position: &Position) -> Result<Game, PositionError> {
        Game::from_start(Start::Position(Box::new(position.clone())), position)
    }

    /// A game that begins in the middle, and whose answers come from somebody who sees all cards, such as
    /// the author of a scenario: the order of cards is asked for also where the asked player cannot tell
    /// them apart, or does not care.
    pub fn from_open_position(position: &Position) -> Result<Game, PositionError> {
        Game::from_start(Start::OpenPosition(Box::new(position.clone())), position)
    }

    fn from_start(start: Start, position: &Position) -> Result<Game, PositionError> {
        let state = position.state()?;
        let knowledge = Knowledge::at_first_sight(&state);
        Ok(Game::begin(start, state, Journal::default(), knowledge))
    }

    /// A game that a view has made up, in which others have yet to give some answers before this seat is
    /// asked. `None`: the journal is of some other game.
    pub(crate) fn imagined(
        state: State,
        journal: Journal,
        knowledge: Knowledge,
        open: bool,
        answers: (u8, Seat),
        rng: &mut Rng,
    ) -> Option<Game> {
        let mut game = Game::begin(Start::Imagined { open }, state, journal, knowledge);
        let (answers, seat) = answers;
        for _ in 0..answers {
            // Fewer where the others had a single option.
            if let Some(question) = game.question.filter(|question| question.seat != seat) {
                let index = rng.below(u32::from(question.count()));
                game.play_on(Some(index as u8), &mut |_, _| {});
            }
        }
        (!game.journal.is_broken()).then_some(game)
    }

    fn begin(start: Start, state: State, journal: Journal, knowledge: Knowledge) -> Game {
        let mut game = Game {
            start,
            answers: Vec::new(),
            state,
            journal,
            knowledge,
            question: None,
            forced: Vec::new(),
        };
        game.play_on(None, &mut |_, _| {});
        game
    }

    /// Whether whoever answers sees all cards, and is asked for every order.
    fn is_open(&self) -> bool {
        match self.start {
            Start::OpenPosition(_) => true,
            Start::Imagined { open } => open,
            Start::Deal(..) | Start::Position(_) => false,
        }
    }

    fn play_on(&mut self, answer: Option<u8>, watch: &mut dyn FnMut(&State, Event)) {
        let open = self.is_open();
        let mut table = Answering {
            answer,
            question: None,
            forced: Vec::new(),
            knowledge: &mut self.knowledge,
            open,
            watch,
        };
        advance(&mut self.state, &self.journal, &mut table);
        self.question = table.question;
        self.forced = table.forced;
    }

    /// Who is asked, why, and the options. `None`: the game is over.
    pub fn decision(&self) -> Option<Decision> {
        let question = self.question.as_ref()?;
        Some(Decision {
            seat: question.seat,
            purpose: question.purpose,
            source: question.source,
            to: question.to,
            order: question.order,
            options: self
                .options(question)
                .into_iter()
                .map(|(choice, _)| choice)
                .collect(),
        })
    }

    /// The options as the asked player sees them, each with its place in the open question.
    ///
    /// Of several backs that look the same, chance decides which one it is. Always the first of them would
    /// tell that those left behind come later in the table.
    fn options(&self, question: &Question) -> Vec<(Choice, u8)> {
        let mut options: Vec<(Choice, u8)> = Vec::with_capacity(question.count().into());
        let mut backs: Vec<(Choice, u8)> = Vec::new();
        for (choice, index) in question.options().zip(0..) {
            match question.as_asked(choice, &self.state) {
                back @ Choice::Back(..) => backs.push((back, index)),
                seen => options.push((seen, index)),
            }
        }
        // Backs come last, by owner and age: their place among the faces would tell which they are.
        self.state.chance.clone().shuffle(&mut backs);
        backs.sort_by_key(|(choice, _)| match *choice {
            Choice::Back(owner, age) => Some((owner, age)),
            _ => None,
        });
        backs.dedup_by_key(|(choice, _)| *choice);
        options.extend(backs);
        options
    }

    /// Answers the question on the table with one of the decision's options, counted from 0. Gives back
    /// what then happened.
    pub fn answer(&mut self, index: usize) -> Result<Vec<Event>, AnswerError> {
        let place = self.place_of_option(index)?;
        self.answer_openly(place)
    }

    /// The place in the open question of an option of the decision.
    pub(crate) fn place_of_option(&self, index: usize) -> Result<u8, AnswerError> {
        let question = self.question.ok_or(AnswerError::Over)?;
        let options = self.options(&question);
        let count = options.len();
        match options.get(index) {
            Some(&(_, place)) => Ok(place),
            None => Err(AnswerError::NoSuchOption { index, count }),
        }
    }

    /// What a record would say of answering with one of the decision's options.
    pub fn recorded(&self, index: usize) -> Result<Answer, AnswerError> {
        let question = self.question.ok_or(AnswerError::Over)?;
        let place = self.place_of_option(index)?;
        let count = question.count().into();
        question
            .recorded(place)
            .ok_or(AnswerError::NoSuchOption { index, count })
    }

    /// Answers as this seat, which has to be the one that is asked.
    pub fn answer_as(&mut self, answering: Seat, index: usize) -> Result<Vec<Event>, AnswerError> {
        let asked = self.question.ok_or(AnswerError::Over)?.seat;
        if asked != answering {
            return Err(AnswerError::NotAsked { asked, answering });
        }
        self.answer(index)
    }

    /// Answers with an option of the open [`question`](Game::question), as somebody does who sees all
    /// cards: a record, or a scenario file.
    pub fn answer_openly(&mut self, index: u8) -> Result<Vec<Event>, AnswerError> {
        let mut events = Vec::new();
        self.answer_watched(index, |_, event| events.push(event))?;
        Ok(events)
    }

    /// Like [`answer_openly`](Game::answer_openly), with each event shown as it happens, beside the
    /// table as it then is.
    pub fn answer_watched(
        &mut self,
        index: u8,
        mut watch: impl FnMut(&State, Event),
    ) -> Result<(), AnswerError> {
        let question = self.question.ok_or(AnswerError::Over)?;
        if index >= question.count() {
            return Err(AnswerError::NoSuchOption {
                index: index.into(),
                count: question.count().into(),
            });
        }
        self.answers.push(index);
        self.play_on(Some(index), &mut watch);
        Ok(())
    }

    /// The question on the table as the rules put it, with the faces of all cards.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The choices since the last answer that had a single option, and were not asked for.
    pub fn forced(&self) -> &[Choice] {
        &self.forced
    }

    /// The table, with the faces of all cards.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The settings of the game.
    pub fn settings(&self) -> Settings {
        self.state.settings
    }

    /// Who won, and how, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// All that this seat may know, and no more; for [`Seat::WATCHER`], what everybody may see. `None` where
    /// nobody sits.
    pub fn view(&self, seat: Seat) -> Option<View> {
        let watches = self.state.settings.onlookers().has(seat);
        watches.then(|| {
            View::of(
                &self.state,
                &self.knowledge,
                &self.journal,
                self.decision(),
                seat,
                self.is_open(),
            )
        })
    }

    /// The table with the faces of all cards, for somebody who may see them all: once a game is over, say.
    pub fn open_view(&self) -> View {
        View::of(
            &self.state,
            &Knowledge::of_everything(),
            &self.journal,
            None,
            Seat::WATCHER,
            self.is_open(),
        )
    }

    /// What happened before the first question.
    pub fn opening(&self) -> Vec<Event> {
        let Start::Deal(settings, seed) = self.start else {
            return Vec::new();
        };
        let mut state = State::deal(settings, seed);
        let mut events = Vec::new();
        let mut table = Answering {
            answer: None,
            question: None,
            forced: Vec::new(),
            knowledge: &mut Knowledge::at_first_sight(&state),
            open: false,
            watch: &mut |_, event| events.push(event),
        };
        advance(&mut state, &Journal::default(), &mut table);
        events
    }

    /// Settings, seed and answers: replaying them gives the same game. A game that was not dealt has no
    /// record.
    pub fn record(&self) -> Option<Record> {
        match self.start {
            Start::Deal(settings, seed) => Some(Record::of(settings, seed, &self.answers)),
            _ => None,
        }
    }

    /// Plays the game to its end and gives back the table. The policy is asked with all cards open: it
    /// is for worlds of one's own making.
    ///
    /// There are no events and no knowledge, and once the action on the table is over, no heap.
    pub fn play_out(self, mut policy: impl FnMut(&State, &Question) -> u8) -> State {
        self.play_while(|state, question| Some(policy(state, question)))
    }

    /// Like [`play_out`](Game::play_out), until the policy has no answer. The table that is given back may
    /// be in the middle of an action; it is there to be looked at.
    pub fn play_while(mut self, policy: impl FnMut(&State, &Question) -> Option<u8>) -> State {
        let open = self.is_open();
        let journal = self.journal.until_action_ends();
        let mut table = Playout {
            policy,
            watch: None::<fn(&State, &Event)>,
            open,
        };
        advance(&mut self.state, &journal, &mut table);
        self.state
    }
}

impl State {
    /// Plays a table between two actions to the end of the game, without events, knowledge or a heap.
    /// Every question is answered by the policy with the place of an option; beyond the last, it is the
    /// last.
    pub fn play_out(&mut self, mut policy: impl FnMut(&State, &Question) -> u8) {
        self.play_while(|state, question| Some(policy(state, question)));
    }

    /// Like [`play_out`](State::play_out), until the policy has no answer. The table may then be in the
    /// middle of an action; it is there to be looked at.
    pub fn play_while(&mut self, policy: impl FnMut(&State, &Question) -> Option<u8>) {
        let mut table = Playout {
            policy,
            watch: None::<fn(&State, &Event)>,
            open: false,
        };
        advance(self, &Journal::silent(), &mut table);
    }

    /// Like [`play_out`](State::play_out), with each event shown as it happens.
    pub fn play_out_watched(
        &mut self,
        mut policy: impl FnMut(&State, &Question) -> u8,
        watch: impl FnMut(&State, &Event),
    ) {
        let mut table = Playout {
            policy: |state: &State, question: &Question| Some(policy(state, question)),
            watch: Some(watch),
            open: false,
        };
        advance(self, &Journal::silent(), &mut table);
    }
}

/// A table at which one answer is at hand.
struct Answering<'g> {
    answer: Option<u8>,
    question: Option<Question>,
    forced: Vec<Choice>,
    knowledge: &'g mut Knowledge,
    open: bool,
    watch: &'g mut dyn FnMut(&State, Event),
}

impl Table for Answering<'_> {
    fn answer(&mut self, _: &State, question: &Question) -> Option<u8> {
        let answer = self.answer.take();
        if answer.is_none() {
            self.question = Some(*question);
        }
        answer
    }

    fn is_open(&self) -> bool {
        self.open
    }

    fn forced(&mut self, choice: Choice) {
        self.forced.push(choice);
    }

    fn listens(&self) -> bool {
        true
    }

    fn tell(&mut self, state: &State, event: Event) {
        self.knowledge.learn(state, &event);
        (self.watch)(state, event);
    }
}

/// A table at which every answer is at hand, as long as the policy wants to go on.
struct Playout<P, W> {
    policy: P,
    watch: Option<W>,
    open: bool,
}

impl<P, W> Table for Playout<P, W>
where
    P: FnMut(&State, &Question) -> Option<u8>,
    W: FnMut(&State, &Event),
{
    fn answer(&mut self, state: &State, question: &Question) -> Option<u8> {
        let answer = (self.policy)(state, question)?;
        Some(answer.min(question.count() - 1))
    }

    fn is_open(&self) -> bool {
        self.open
    }

    fn forced(&mut self, _: Choice) {}

    fn listens(&self) -> bool {
        self.watch.is_some()
    }

    fn tell(&mut self, state: &State, event: Event) {
        if let Some(watch) = &mut self.watch {
            watch(state, &event);
        }
    }
}

/// A game as it is stored: how it began, and the answers. Everything else follows.
#[derive(Serialize, Deserialize)]
struct Saved {
    start: SavedStart,
    answers: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedStart {
    Deal { settings: Settings, seed: u64 },
    Position(Box<Position>),
    OpenPosition(Box<Position>),
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let start = match &self.start {
            Start::Deal(settings, seed) => SavedStart::Deal {
                settings: *settings,
                seed: *seed,
            },
            Start::Position(position) => SavedStart::Position(position.clone()),
            Start::OpenPosition(position) => SavedStart::OpenPosition(position.clone()),
            Start::Imagined { .. } => {
                return Err(serde::ser::Error::custom(
                    "an imagined game has no beginning to store",
                ));
            }
        };
        let answers = self.answers.clone();
        Saved { start, answers }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let game = match saved.start {
            SavedStart::Deal { settings, seed } => Ok(Game::new(settings, seed)),
            SavedStart::Position(position) => Game::from_position(&position),
            SavedStart::OpenPosition(position) => Game::from_open_position(&position),
        };
        let mut game = game.map_err(serde::de::Error::custom)?;
        for (place, answer) in saved.answers.into_iter().enumerate() {
            game.answer_openly(answer).map_err(|error| {
                serde::de::Error::custom(format!("answer {}: {error}", place + 1))
            })?;
        }
        Ok(game)
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state
            && self.journal.notes() == other.journal.notes()
            && self.knowledge == other.knowledge
            && self.question == other.question
            && self.answers == other.answers
            && self.start == other.start
    }
}

impl Eq for Game {}
