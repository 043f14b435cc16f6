//! A game in progress: its questions, answers and events, and the action that is under way.

mod decision;
mod dogma;
pub(crate) mod event;
mod game;
pub(crate) mod journal;
mod observed;
pub(crate) mod question;

pub use decision::{AnswerError, Decision};
pub use dogma::Affected;
pub use event::{Event, Verb, What};
pub use game::{Game, Ply};
pub use observed::Observed;
pub use question::{Choice, Purpose, Question};

use crate::effect::{Driver, advance};
use crate::state::State;
use crate::{CardSet, Outcome, Rng, Seat, Settings};
use crate::{Position, PositionError};
use journal::{Journal, Note, NoteKind, Value};

/// A table at a question: the state, the suspended action and the question. All cards are open in it.
///
/// It has no history and no knowledge of the seats: a search, a preview and a scenario need neither.
/// [`View::sample`](crate::View::sample) returns a play; a [`Game`] contains one.
///
/// ```
/// use innovation_engine::{Play, Rng, Settings};
/// let mut rng = Rng::new(1);
/// let mut play = Play::new(Settings::new(2).unwrap(), 42);
/// play.answer_openly(0).unwrap();
/// // To the end of the game, many times, from here:
/// for _ in 0..10 {
///     let end = play.play_out(|_, question| rng.below(question.count().into()) as u8);
///     assert!(end.outcome().is_some());
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    state: State,
    /// What the suspended action has read and done.
    notes: Vec<Note>,
    question: Option<Question>,
    /// Whether the answering player sees all cards and is asked for every order.
    open: bool,
}

/// How many notes there is room for: more than the actions of random games take.
const ROOM: usize = 512;

/// The result of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answered {
    /// What happened.
    pub events: Vec<Event>,
    /// The choices with a single option, which were not asked for.
    pub forced: Vec<Choice>,
}

impl Play {
    /// A new game at its first question. The seed decides on every shuffle.
    pub fn new(settings: Settings, seed: u64) -> Play {
        Play::dealt(settings, seed, &mut |_, _| {})
    }

    /// The same, with each event of the opening shown.
    pub(crate) fn dealt(
        settings: Settings,
        seed: u64,
        watch: &mut dyn FnMut(&State, Event),
    ) -> Play {
        let mut play = Play::at(State::deal(settings, seed), Vec::new(), false);
        play.advance(None, watch);
        play
    }

    /// Deals a new game with the same settings. Memory is reused.
    pub fn restart(&mut self, seed: u64) {
        self.restart_watched(seed, None);
    }

    /// The same, with each event of the opening passed to `watch`.
    pub(crate) fn restart_watched<'w>(&mut self, seed: u64, watch: Option<&'w mut Watch<'w>>) {
        self.state = State::deal(self.state.settings, seed);
        self.notes.clear();
        self.open = false;
        self.run(None, watch, None);
    }

    /// Makes room for long actions, so that answers do not allocate.
    pub fn make_room(&mut self) {
        self.notes.reserve(ROOM);
    }

    /// A game that starts from a position.
    pub fn from_position(position: &Position) -> Result<Play, PositionError> {
        Ok(Play::begun(Play::at(position.state()?, Vec::new(), false)))
    }

    /// A game that starts from a position, and whose answers come from somebody who sees all cards, such as
    /// the author of a scenario. The order of cards is asked for even if the asked player cannot tell them
    /// apart.
    pub fn from_open_position(position: &Position) -> Result<Play, PositionError> {
        Ok(Play::begun(Play::at(position.state()?, Vec::new(), true)))
    }

    /// A table before its question is known. [`advance`](Play::advance) finds it.
    pub(crate) fn at(state: State, notes: Vec<Note>, open: bool) -> Play {
        Play {
            state,
            notes,
            question: None,
            open,
        }
    }

    fn begun(mut play: Play) -> Play {
        play.advance(None, &mut |_, _| {});
        play
    }

    /// Plays until the next question.
    ///
    /// `None`: the notes do not fit the action.
    pub(crate) fn advance(
        &mut self,
        answer: Option<u8>,
        watch: &mut dyn FnMut(&State, Event),
    ) -> Option<()> {
        self.run(answer, Some(watch), None)
    }

    /// The same, with nobody watching if `watch` is `None`. The choices that had a single option are added to
    /// `forced`.
    fn run<'w>(
        &mut self,
        answer: Option<u8>,
        watch: Option<&'w mut Watch<'w>>,
        forced: Option<&'w mut Vec<Choice>>,
    ) -> Option<()> {
        let mut driver = Answering {
            answer,
            question: None,
            forced,
            open: self.open,
            watch,
        };
        let journal = Journal::keeping(std::mem::take(&mut self.notes));
        let whole = advance(&mut self.state, &journal, &mut driver).is_ok();
        self.question = driver.question;
        self.notes = journal.into_notes();
        whole.then_some(())
    }

    /// Who is asked, why, and the options. `None`: the game is over.
    pub fn decision(&self) -> Option<Decision> {
        let question = self.question.as_ref()?;
        let mut options = Vec::with_capacity(question.count().into());
        self.each_option(|choice, _| options.push(choice));
        Some(Decision {
            seat: question.seat,
            purpose: question.purpose,
            source: question.source,
            to: question.to,
            order: question.order,
            options,
        })
    }

    /// Visits every option of the decision, with its index in the open question, without allocating. No player
    /// can predict which of several cards with the same back is taken.
    pub fn each_option(&self, see: impl FnMut(Choice, u8)) {
        if let Some(question) = &self.question {
            question.each_seen(&self.state, &mut self.state.chance.clone(), see);
        }
    }

    /// The action that is being carried out, once it is chosen. Everybody at the table knows it.
    pub fn action(&self) -> Option<Choice> {
        // The player on turn answers before anybody else does.
        let mut notes = self.notes.iter();
        let chosen = notes.find(|note| matches!(note.kind, NoteKind::Answer(_)))?;
        match chosen.result {
            Value::Choice(action) => Some(action),
            _ => None,
        }
    }

    /// The index in the open question of an option of the decision.
    #[inline]
    pub fn place_of_option(&self, index: usize) -> Result<u8, AnswerError> {
        let question = self.question.as_ref().ok_or(AnswerError::Over)?;
        if question.is_face_up() && index < question.count().into() {
            return Ok(index as u8);
        }
        self.place_among_seen(index)
    }

    fn place_among_seen(&self, index: usize) -> Result<u8, AnswerError> {
        let (mut count, mut found) = (0, None);
        self.each_option(|_, place| {
            if count == index {
                found = Some(place);
            }
            count += 1;
        });
        found.ok_or(AnswerError::NoSuchOption { index, count })
    }

    /// The index in the open question of an option as the asked player sees it. `None`: it is not an option.
    pub fn place_of(&self, choice: Choice) -> Option<u8> {
        let question = self.question.as_ref()?;
        question.place_of(choice, &self.state, &mut self.state.chance.clone())
    }

    /// Answers with one of the decision's options, counted from 0.
    pub fn answer(&mut self, index: usize) -> Result<Answered, AnswerError> {
        self.answer_openly(self.place_of_option(index)?)
    }

    /// Answers with an option of the open [`question`](Play::question), which shows all cards. For records
    /// and scenario files.
    pub fn answer_openly(&mut self, index: u8) -> Result<Answered, AnswerError> {
        let mut answered = Answered::default();
        let Answered { events, forced } = &mut answered;
        self.answer_with(index, &mut |_, event| events.push(event), Some(forced))?;
        Ok(answered)
    }

    /// Like [`answer_openly`](Play::answer_openly), with each event passed to `watch` as it happens, together
    /// with the state at that moment.
    pub fn answer_watched(
        &mut self,
        index: u8,
        mut watch: impl FnMut(&State, Event),
    ) -> Result<(), AnswerError> {
        self.answer_with(index, &mut watch, None)
    }

    /// Answers with both kinds of results passed on.
    pub(crate) fn answer_with<'w>(
        &mut self,
        index: u8,
        watch: &'w mut Watch<'w>,
        forced: Option<&'w mut Vec<Choice>>,
    ) -> Result<(), AnswerError> {
        self.check(index)?;
        self.run(Some(index), Some(watch), forced);
        Ok(())
    }

    /// Whether the open question has an option of this index.
    fn check(&self, index: u8) -> Result<(), AnswerError> {
        let question = self.question.ok_or(AnswerError::Over)?;
        if index >= question.count() {
            return Err(AnswerError::NoSuchOption {
                index: index.into(),
                count: question.count().into(),
            });
        }
        Ok(())
    }

    /// Like [`answer_openly`](Play::answer_openly), without events: nobody watches.
    pub fn answer_quietly(&mut self, index: u8) -> Result<(), AnswerError> {
        self.check(index)?;
        self.run(Some(index), None, None);
        Ok(())
    }

    /// Answers up to this many questions to other seats at random. Fewer if some have a single option.
    pub(crate) fn answer_for_others(
        &mut self,
        answers: u8,
        seat: Seat,
        rng: &mut Rng,
        watch: &mut dyn FnMut(&State, Event),
    ) -> Option<()> {
        for _ in 0..answers {
            if let Some(question) = self.question.filter(|question| question.seat != seat) {
                let index = rng.below(u32::from(question.count()));
                self.advance(Some(index as u8), watch)?;
            }
        }
        Some(())
    }

    /// The question on the table as the rules put it, with the faces of all cards.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
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

    pub(crate) fn notes(&self) -> &[Note] {
        &self.notes
    }

    pub(crate) fn is_open(&self) -> bool {
        self.open
    }

    /// Two other deals of the same play. In the first, the cards of the set `unseen` change places at random,
    /// within each age, as far as they are in the supply or mark an achievement. The second is the first with the
    /// cards of `kept` where they really are.
    ///
    /// If nobody has seen any of these cards, nothing that has happened depends on their places. Then the first
    /// deal was as likely as the real one, and so was the second among those with the kept cards in their places.
    pub fn redealt(&self, unseen: CardSet, kept: CardSet, rng: &mut Rng) -> [Play; 2] {
        let mut anew = self.clone();
        anew.state.redeal(unseen, rng);
        let mut same = anew.clone();
        same.state.restore(kept & unseen, &self.state);
        [anew, same]
    }

    /// A playout: plays a copy to the end of the game and returns its state. The policy sees all cards.
    ///
    /// A playout has no events and no knowledge, and does not allocate.
    pub fn play_out(&self, mut policy: impl FnMut(&State, &Question) -> u8) -> State {
        self.play_while(|state, question| Some(policy(state, question)))
    }

    /// Like [`play_out`](Play::play_out), until the policy returns `None`. The returned state may be in the
    /// middle of an action. It is for evaluation only.
    pub fn play_while(&self, policy: impl FnMut(&State, &Question) -> Option<u8>) -> State {
        let mut state = self.state;
        let mut driver = Playout {
            policy,
            watch: None::<fn(&State, &Event)>,
            open: self.open,
        };
        // The notes fit: they are those of this action.
        let _fits = advance(&mut state, &Journal::reading(&self.notes), &mut driver);
        state
    }
}

impl State {
    /// A playout from a state between two actions, without events, knowledge or allocation. The policy
    /// answers every question with the index of an option; an index beyond the end means the last option.
    pub fn play_out(&mut self, policy: impl FnMut(&State, &Question) -> u8) {
        self.play_out_with(policy, None::<fn(&State, &Event)>);
    }

    /// Like [`play_out`](State::play_out), with each event shown as it happens.
    pub fn play_out_watched(
        &mut self,
        policy: impl FnMut(&State, &Question) -> u8,
        watch: impl FnMut(&State, &Event),
    ) {
        self.play_out_with(policy, Some(watch));
    }

    fn play_out_with(
        &mut self,
        mut policy: impl FnMut(&State, &Question) -> u8,
        watch: Option<impl FnMut(&State, &Event)>,
    ) {
        let mut driver = Playout {
            policy: |state: &State, question: &Question| Some(policy(state, question)),
            watch,
            open: false,
        };
        // Between two actions there are no notes that could fail to fit.
        let _fits = advance(self, &Journal::reading(&[]), &mut driver);
    }
}

/// Who sees the events of a run, each with the state at that moment.
pub(crate) type Watch<'w> = dyn FnMut(&State, Event) + 'w;

/// A run with one given answer.
struct Answering<'w> {
    answer: Option<u8>,
    question: Option<Question>,
    forced: Option<&'w mut Vec<Choice>>,
    open: bool,
    watch: Option<&'w mut Watch<'w>>,
}

impl Driver for Answering<'_> {
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
        if let Some(forced) = &mut self.forced {
            forced.push(choice);
        }
    }

    fn listens(&self) -> bool {
        self.watch.is_some()
    }

    fn tell(&mut self, state: &State, event: Event) {
        if let Some(watch) = &mut self.watch {
            watch(state, event);
        }
    }
}

/// A run that a policy answers, until it returns `None`.
struct Playout<P, W> {
    policy: P,
    watch: Option<W>,
    open: bool,
}

impl<P, W> Driver for Playout<P, W>
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
