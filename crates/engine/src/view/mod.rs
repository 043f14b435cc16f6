//! Information sets: all that one seat may know of a game, and determinizations of it.

mod cases;
mod check;
mod json;
pub(crate) mod knowledge;
mod layout;
mod matching;
mod remembered;
mod sampler;
mod spread;

pub use cases::{Case, InAllWorlds};
pub use sampler::Sampler;
pub(crate) use spread::EvenSample;

use serde::{Deserialize, Serialize};

use crate::IconCounts;
use crate::play::event::Event;
use crate::play::journal::{Note, NoteKind, Value};
use crate::state::{Phase, State};
use crate::{
    AchievementSet, Age, Card, CardSet, Choice, Color, Decision, Observed, Outcome, Place, Play,
    Rng, Seat, SeatSet, Settings, Splay,
};
use knowledge::Knowledge;
use layout::Layout;
use remembered::{Remembered, RememberedValue, remember, shown_notes};

/// The information set of one seat: all that it may know of a game, and no more.
///
/// ```
/// use innovation_engine::{Game, Rng, Seat, Settings};
/// let game = Game::new(Settings::new(2).unwrap(), 1);
/// let view = game.view(Seat::ALL[0]).unwrap();
/// assert!(view.players[0].hand.iter().all(|slot| slot.known().is_some()));
/// assert!(view.players[1].hand.iter().all(|slot| slot.known().is_none()));
/// // Another play that this seat could not tell from the real one:
/// let play = view.sample(&mut Rng::new(7)).unwrap();
/// assert_eq!(play.decision(), view.decision);
/// ```
///
/// A view can be written as JSON and read again. The result is equal and gives the same samples. Reading
/// fails if the data cannot be a view of any game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "json::ViewJson", try_from = "json::ViewJson")]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// The settings of the game.
    pub settings: Settings,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The supply piles of ages 1 to 10, each with the bottom card first.
    pub supply: [Vec<Slot>; 10],
    /// The face-down cards that mark the achievements of ages 1 to 9.
    pub faces: [Option<Slot>; 9],
    /// The cards that are out of the game, in no order.
    pub removed: Vec<Slot>,
    /// The achievements that can still be claimed.
    pub available: AchievementSet,
    /// Whose turn it is.
    pub turn: Seat,
    /// The number of actions left in this turn, including the current one.
    pub actions: u8,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The current question, if this seat is asked.
    pub decision: Option<Decision>,
    /// The first meld that this seat has chosen, while the others are still choosing.
    pub first_meld: Option<Card>,
    hidden: SamplingData,
}

/// What a seat knows of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// The hand, in no order.
    pub hand: Vec<Slot>,
    /// The score pile, in no order.
    pub score: Vec<Slot>,
    /// The piles of the five colors.
    pub board: [PileView; 5],
    /// The visible icons.
    pub icons: IconCounts,
    /// The points of the score pile. Everybody sees the values of its cards.
    pub points: u16,
    /// The claimed achievements.
    pub achievements: AchievementSet,
    /// How many cards the player tucked in the turn being played.
    pub tucked: u8,
    /// How many cards the player scored in the turn being played.
    pub scored: u8,
}

impl PlayerView {
    /// The value of the player's highest top card, 0 with an empty board.
    pub fn highest_top_value(&self) -> u8 {
        let tops = self.board.iter().filter_map(|pile| pile.cards.last());
        tops.filter_map(|top| top.age())
            .max()
            .map_or(0, Age::number)
    }
}

/// What a seat knows of one pile on a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileView {
    /// The cards, the bottom one first.
    pub cards: Vec<Slot>,
    /// How it is splayed.
    pub splay: Option<Splay>,
    /// Its visible icons.
    pub icons: IconCounts,
}

/// A position on the table that holds a card, with the cards it may be from what the seat knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot(CardSet);

impl Slot {
    /// The card, if the seat knows it.
    pub fn known(self) -> Option<Card> {
        self.0.only()
    }

    /// All cards that it may be.
    pub fn may_be(self) -> CardSet {
        self.0
    }

    /// Its age, if the seat knows it.
    pub fn age(self) -> Option<Age> {
        let age = self.0.first()?.age();
        (self.0 - CardSet::of_age(age)).is_empty().then_some(age)
    }
}

/// The data that a view needs for sampling, in addition to what its owner sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SamplingData {
    /// Whether every order is asked for, as in a scenario. The notes of an action depend on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    open: bool,
    short_turns: u8,
    touched: SeatSet,
    /// The seats that have chosen a first meld, during the set-up.
    first_melds: Option<SeatSet>,
    /// The current action, if this seat is asked in it. Unrevealed choices of other players are left out.
    action: Action,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Action {
    /// Nothing has been done since the last action.
    None,
    /// The notes so far, and the number of answers that other players gave after the last of them.
    Mine(Vec<Remembered>, u8),
    /// Another player is asked in the middle of an action.
    Theirs,
}

impl View {
    pub(crate) fn of(
        play: &Play,
        knowledge: &Knowledge,
        decision: Option<Decision>,
        seat: Seat,
    ) -> View {
        let (state, notes) = (play.state(), play.notes());
        let begun = notes.iter().any(|note| note.kind != NoteKind::Look);
        View::at(
            state,
            knowledge,
            decision,
            seat,
            notes,
            begun,
            play.is_open(),
        )
    }

    /// The view in the middle of an answer, between two events. Nobody is asked.
    pub(crate) fn between_events(
        state: &State,
        knowledge: &Knowledge,
        seat: Seat,
        is_open: bool,
    ) -> View {
        View::at(state, knowledge, None, seat, &[], true, is_open)
    }

    fn at(
        state: &State,
        knowledge: &Knowledge,
        decision: Option<Decision>,
        seat: Seat,
        notes: &[Note],
        begun: bool,
        is_open: bool,
    ) -> View {
        let asked = decision
            .as_ref()
            .is_some_and(|decision| decision.seat == seat);
        let shown = if asked && begun {
            shown_notes(notes, seat)
        } else {
            0
        };
        let mut layout = Layout {
            knowledge,
            seat,
            notes: &notes[..shown],
            index: [0; Card::COUNT],
            next: 0,
        };
        // The order must be that of `slots`.
        let player = |owner: Seat| PlayerView {
            hand: layout.add_unordered(state.hand(owner)),
            score: layout.add_unordered(state.score_pile(owner)),
            board: Default::default(),
            icons: state.icons(owner),
            points: state.points(owner),
            achievements: state.achievements(owner),
            tucked: state.tucked_this_turn(owner),
            scored: state.scored_this_turn(owner),
        };
        let mut players: Vec<PlayerView> = state.settings.seats().map(player).collect();
        let removed = layout.add_unordered(state.removed);
        for (owner, player) in state.settings.seats().zip(&mut players) {
            player.board = Color::ALL.map(|color| {
                let pile = state.pile(owner, color);
                PileView {
                    cards: layout.add(pile.bottom_up()),
                    splay: pile.splay(),
                    icons: pile.icons(),
                }
            });
        }
        let supply = Age::ALL.map(|age| layout.add(state.supply(age)));
        let faces = std::array::from_fn(|index| {
            let face = state.achievement_face(Age::ALL[index])?;
            Some(layout.add_one(face))
        });
        let action = match (begun, asked) {
            (false, _) => Action::None,
            (true, false) => Action::Theirs,
            (true, true) => {
                let remember = |note| remember(note, &layout.index);
                let answers = notes[shown..]
                    .iter()
                    .filter(|note| matches!(note.kind, NoteKind::Answer(_)))
                    .count();
                Action::Mine(notes[..shown].iter().map(remember).collect(), answers as u8)
            }
        };
        let (first_melds, first_meld) = match state.phase {
            Phase::FirstMelds(chosen) => {
                let have = |seat: &Seat| chosen[seat.index()].is_some();
                let who = state.settings.seats().filter(have).collect();
                (Some(who), chosen.get(seat.index()).copied().flatten())
            }
            _ => (None, None),
        };
        View {
            seat,
            settings: state.settings,
            players,
            supply,
            faces,
            removed,
            available: state.available(),
            turn: state.turn(),
            actions: state.actions_left(),
            outcome: state.outcome(),
            decision: decision.filter(|_| asked),
            first_meld,
            hidden: SamplingData {
                open: is_open,
                short_turns: state.short_turns,
                touched: state.touched,
                first_melds,
                action,
            },
        }
    }

    /// What a seat knows of another, or of itself.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// The supply pile from which a card of this value is drawn. `None`: the game ends instead.
    pub fn age_to_draw(&self, value: u8) -> Option<Age> {
        Age::to_draw(value, |age| !self.supply[age.index()].is_empty())
    }

    /// The supply pile of a player's Draw action. `None`: the game would end instead.
    pub fn age_of_draw_action(&self, seat: Seat) -> Option<Age> {
        self.age_to_draw(self.player(seat).map_or(0, PlayerView::highest_top_value))
    }

    /// The current action, if this seat is asked in it.
    pub fn action(&self) -> Option<Choice> {
        let Action::Mine(notes, _) = &self.hidden.action else {
            return None;
        };
        // The player on turn answers before anybody else does.
        notes
            .iter()
            .find(|note| matches!(note.kind, NoteKind::Answer(_)))
            .and_then(|note| match note.result {
                RememberedValue::Plain(Value::Choice(action)) => Some(action),
                _ => None,
            })
    }

    /// Every slot of the table, with its place. The order is that of `Layout`.
    fn slots(&self) -> impl Iterator<Item = (Place, Slot)> {
        let players = || self.settings.seats().zip(&self.players);
        let at = |place: Place| move |&slot: &Slot| (place, slot);
        let held = players().flat_map(move |(seat, player)| {
            let hand = player.hand.iter().map(at(Place::Hand(seat)));
            hand.chain(player.score.iter().map(at(Place::Score(seat))))
        });
        let removed = self.removed.iter().map(at(Place::Removed));
        let boards = players().flat_map(move |(seat, player)| {
            let cards = player.board.iter().flat_map(|pile| &pile.cards);
            cards.map(at(Place::Board(seat)))
        });
        let supply = Age::ALL
            .into_iter()
            .zip(&self.supply)
            .flat_map(move |(age, pile)| pile.iter().map(at(Place::Supply(age))));
        let faces = self.faces.iter().flatten().map(at(Place::Achievement));
        held.chain(removed).chain(boards).chain(supply).chain(faces)
    }

    /// The place of a card, if this seat knows it: all slots that may hold the card are in one place.
    pub fn place_of(&self, card: Card) -> Option<Place> {
        let mut places = self
            .slots()
            .filter(|(_, slot)| slot.may_be().has(card))
            .map(|(place, _)| place);
        let place = places.next()?;
        places.all(|other| other == place).then_some(place)
    }

    /// The view of a player who forgets what was shown: of each card that is hidden now, it knows the age. In the
    /// middle of an action the view stays as it is.
    pub fn forgetting(&self) -> View {
        let mut view = self.clone();
        if self.hidden.action != Action::None {
            return view;
        }
        let seat = self.seat;
        let sees = |place: Place| match place {
            Place::Hand(owner) | Place::Score(owner) => owner == seat,
            Place::Board(_) => true,
            Place::Supply(_) | Place::Achievement | Place::Removed => false,
        };
        let seen: CardSet = self
            .slots()
            .filter(|(place, _)| sees(*place))
            .filter_map(|(_, slot)| slot.known())
            .collect();
        let forget = |slot: &mut Slot| {
            if let Some(age) = slot.age() {
                *slot = Slot(CardSet::of_age(age) - seen);
            }
        };
        for (owner, player) in self.settings.seats().zip(&mut view.players) {
            if owner != seat {
                player.hand.iter_mut().for_each(forget);
                player.score.iter_mut().for_each(forget);
            }
        }
        view.removed.iter_mut().for_each(forget);
        view.supply.iter_mut().flatten().for_each(forget);
        view.faces.iter_mut().flatten().for_each(forget);
        view
    }

    /// Whether this seat knows which of the cards on the table this one is.
    pub fn knows(&self, card: Card) -> bool {
        self.slots().any(|(_, slot)| slot.known() == Some(card))
    }

    /// A determinization: a random play that this seat cannot distinguish from the real one. All that the
    /// seat does not know is dealt anew. Every consistent play can come up. The distribution is not uniform
    /// if the seat knows something about face-down cards.
    ///
    /// `None` while another player is in the middle of an action, because the choices in it are hidden from
    /// this seat. Also `None` for some views that no game has given.
    pub fn sample(&self, rng: &mut Rng) -> Option<Play> {
        self.sampler()?.sample(rng)
    }

    /// Like [`sample`](View::sample), with the knowledge of all seats. This seat keeps its knowledge; the
    /// others know only what they see now.
    pub fn sample_observed(&self, rng: &mut Rng) -> Option<Observed> {
        if self.hidden.action == Action::Theirs {
            return None;
        }
        let sampler = self.sampler()?;
        let cards = sampler.deal(rng)?;
        self.observed(&sampler, &cards, rng)
    }

    /// The determinization with these cards in the slots, and the knowledge of all seats.
    fn observed(
        &self,
        sampler: &Sampler,
        cards: &[Card; Card::COUNT],
        rng: &mut Rng,
    ) -> Option<Observed> {
        let mut play = sampler.laid_out(cards, rng);
        let mut knowledge = self.knowledge(play.state(), cards);
        self.go_on(&mut play, rng, &mut |state, event| {
            knowledge.learn(state, &event);
        })?;
        Some(Observed::new(play, knowledge))
    }

    /// The knowledge of all seats at a table with these cards in the slots.
    fn knowledge(&self, state: &State, cards: &[Card; Card::COUNT]) -> Knowledge {
        let mut knowledge = Knowledge::at_first_sight(state);
        for ((_, slot), &card) in self.slots().zip(cards) {
            knowledge.set(self.seat, card, slot.may_be());
        }
        knowledge
    }

    /// Plays from the dealt table to the question that this seat is asked.
    fn go_on(
        &self,
        play: &mut Play,
        rng: &mut Rng,
        watch: &mut dyn FnMut(&State, Event),
    ) -> Option<()> {
        play.advance(None, watch)?;
        match self.hidden.action {
            Action::Mine(_, answers) => play.answer_for_others(answers, self.seat, rng, watch),
            Action::None | Action::Theirs => Some(()),
        }
    }
}
