use crate::play::event::Event;
use crate::view::View;
use crate::view::knowledge::Knowledge;
use crate::{
    AnswerError, Answered, Card, CardSet, Choice, Decision, Outcome, Play, Position, PositionError,
    Question, Seat, SeatSet, Settings, State,
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

    /// A new game. The seed decides on every shuffle. Only the knowledge of these seats is kept, so only they
    /// have views. The watchers may be among them.
    ///
    /// ```
    /// use innovation_engine::{Observed, Seat, SeatSet, Settings};
    /// let settings = Settings::new(2).unwrap();
    /// let players = settings.seats().collect::<SeatSet>();
    /// let game = Observed::deal(settings, 7, players);
    /// assert!(game.view(Seat::ALL[1]).is_some());
    /// assert!(game.view(Seat::WATCHER).is_none());
    /// ```
    pub fn deal(settings: Settings, seed: u64, observers: SeatSet) -> Observed {
        Observed::dealt(settings, seed, observers, |_, _| {})
    }

    /// Like [`deal`](Observed::deal), with each event of the opening shown.
    pub fn dealt(
        settings: Settings,
        seed: u64,
        observers: SeatSet,
        mut watch: impl FnMut(&State, &Event),
    ) -> Observed {
        let observers = observers & settings.onlookers();
        let mut knowledge = Knowledge::of(observers, &State::bare(settings));
        let play = Play::dealt(settings, seed, &mut |state, event| {
            watch(state, &event);
            knowledge.learn(state, &event);
        });
        Observed { play, knowledge }
    }

    /// Deals a new game with the same settings and observers, each event of the opening shown. Memory is reused.
    pub fn restart(&mut self, seed: u64, mut watch: impl FnMut(&State, &Event)) {
        let Observed { play, knowledge } = self;
        knowledge.begin(&State::bare(play.settings()));
        let mut learn = |state: &State, event: Event| {
            watch(state, &event);
            knowledge.learn(state, &event);
        };
        play.restart_watched(seed, Some(&mut learn));
    }

    /// Makes room for long actions, so that answers do not allocate.
    pub fn make_room(&mut self) {
        self.play.make_room();
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
        let mut answered = Answered::default();
        let Answered { events, forced } = &mut answered;
        self.answer_learning(
            index,
            |_, _, _| {},
            |event| events.push(event),
            Some(forced),
        )?;
        Ok(answered)
    }

    /// Like [`answer_openly`](Observed::answer_openly), with each event passed to `watch` as it happens, together
    /// with the state at that moment.
    pub fn answer_watched(
        &mut self,
        index: u8,
        mut watch: impl FnMut(&State, &Event),
    ) -> Result<(), AnswerError> {
        self.answer_learning(index, |state, _, event| watch(state, event), |_| {}, None)
    }

    /// Like [`answer_openly`](Observed::answer_openly), with each event beside the view that this seat has of the table
    /// right after it. The knowledge of the seat must be kept.
    ///
    /// ```
    /// use innovation_engine::{Game, Seat, Settings};
    /// let mut game = Game::new(Settings::new(2).unwrap(), 1);
    /// game.answer(0).unwrap();
    /// let mut cards_in_hand = Vec::new();
    /// let watcher = Seat::WATCHER;
    /// let mut copy = (*game).clone();
    /// let see = |_: &_, view: innovation_engine::View| cards_in_hand.push(view.players[0].hand.len());
    /// copy.answer_viewed(0, watcher, see).unwrap();
    /// // The first of the two hidden melds has happened, then the second one, and then a turn begins.
    /// assert_eq!(cards_in_hand, [1, 1, 1]);
    /// ```
    pub fn answer_viewed(
        &mut self,
        index: u8,
        seat: Seat,
        mut see: impl FnMut(&Event, View),
    ) -> Result<(), AnswerError> {
        let Observed { play, knowledge } = self;
        let is_open = play.is_open();
        play.answer_watched(index, |state, event| {
            knowledge.learn(state, &event);
            let view = View::between_events(state, knowledge, seat, is_open);
            see(&event, view);
        })?;
        Ok(())
    }

    /// Answers, with each event shown before anybody learns from it, beside the table as it then is, and passed to
    /// `keep` after that. The choices that had a single option are added to `forced`.
    pub(crate) fn answer_learning(
        &mut self,
        index: u8,
        mut watch: impl FnMut(&State, &Knowledge, &Event),
        mut keep: impl FnMut(Event),
        forced: Option<&mut Vec<Choice>>,
    ) -> Result<(), AnswerError> {
        let Observed { play, knowledge } = self;
        let mut learn = |state: &State, event: Event| {
            watch(state, knowledge, &event);
            knowledge.learn(state, &event);
            keep(event);
        };
        play.answer_with(index, &mut learn, forced)
    }

    /// The cards that a card on the table may be, from what this seat knows: only itself, if the seat knows it.
    /// Empty for seats without knowledge.
    ///
    /// A reader of several cards must not depend on their order: it is that of their faces.
    pub fn may_be(&self, seat: Seat, card: Card) -> CardSet {
        self.knowledge.may_be(seat, card)
    }

    /// The cards that this seat can identify wherever they are. Empty for seats without knowledge.
    pub fn known(&self, seat: Seat) -> CardSet {
        self.knowledge.known(seat)
    }

    /// Visits the domains of those of these cards that the seat does not know: the cards that each may be, and how many
    /// of the cards have this domain. A domain may be visited several times.
    ///
    /// A reader must not depend on the order: it is that of their faces.
    pub fn each_domain(&self, seat: Seat, cards: CardSet, see: impl FnMut(CardSet, u8)) {
        self.knowledge.each_domain(seat, cards, see);
    }

    /// All that this seat may know, and no more. For [`Seat::WATCHER`], what everybody may see. `None` if the
    /// seat is not at this table, or its knowledge is not kept.
    pub fn view(&self, seat: Seat) -> Option<View> {
        let watches = self.knowledge.observers().has(seat);
        watches.then(|| View::of(&self.play, &self.knowledge, self.decision(), seat))
    }

    /// The view with all cards open, for example of a finished game.
    pub fn open_view(&self) -> View {
        View::of(&self.play, &Knowledge::of_everything(), None, Seat::WATCHER)
    }
}
