mod check;
mod json;
mod spread;

pub(crate) use spread::Spread;

use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::icon::IconCounts;
use crate::journal::{Journal, Note, NoteKind, Value};
use crate::knowledge::Knowledge;
use crate::state::{Phase, State};
use crate::{
    AchievementSet, Age, Card, CardSet, Choice, Color, Decision, Outcome, Place, Rng, Seat,
    SeatSet, Settings, Splay,
};

/// All that one seat may know of a game, and no more.
///
/// ```
/// use innovation_engine::{Game, Rng, Seat, Settings};
/// let game = Game::new(Settings::new(2).unwrap(), 1);
/// let view = game.view(Seat::ALL[0]).unwrap();
/// assert!(view.players[0].hand.iter().all(|slot| slot.known().is_some()));
/// assert!(view.players[1].hand.iter().all(|slot| slot.known().is_none()));
/// // Another game that this seat could not tell from the real one:
/// let imagined = view.sample(&mut Rng::new(7)).unwrap();
/// assert_eq!(imagined.view(Seat::ALL[0]), Some(view));
/// ```
///
/// A view can be written as JSON and read again: what was read is the same view, and deals the same games.
/// Whatever is no view of any game is refused.
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
    /// The cards that lie face down as the achievements of ages 1 to 9.
    pub faces: [Option<Slot>; 9],
    /// The cards that are out of the game, in no order.
    pub removed: Vec<Slot>,
    /// The achievements that can still be claimed.
    pub available: AchievementSet,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many actions are left in it, the one being carried out among them.
    pub actions: u8,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The question on the table, where this seat is asked.
    pub decision: Option<Decision>,
    /// The first meld that this seat has chosen, while the others are still choosing.
    pub first_meld: Option<Card>,
    hidden: Hidden,
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
    /// The points of the score pile, whose values everybody sees.
    pub points: u16,
    /// The claimed achievements.
    pub achievements: AchievementSet,
    /// How many cards the player tucked in the turn being played.
    pub tucked: u8,
    /// How many cards the player scored in the turn being played.
    pub scored: u8,
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

/// A card on the table, as far as a seat knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot(CardSet);

impl Slot {
    /// The card, where the seat knows it.
    pub fn known(self) -> Option<Card> {
        self.0.only()
    }

    /// All cards that it may be.
    pub fn may_be(self) -> CardSet {
        self.0
    }

    /// Its age, where the seat knows that.
    pub fn age(self) -> Option<Age> {
        let age = self.0.first()?.age();
        (self.0 - CardSet::of_age(age)).is_empty().then_some(age)
    }
}

/// What a view needs to deal an agreeing game, besides what its owner sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Hidden {
    /// Whether every order is asked for, as in a scenario: what an action has noted so far depends on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    open: bool,
    short_turns: u8,
    touched: SeatSet,
    /// Who has chosen a first meld, while these are chosen.
    first_melds: Option<SeatSet>,
    /// The action being carried out, for the seat that is asked in it. What others have chosen in it
    /// and not yet shown is left out.
    action: Action,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Action {
    /// Nothing has been done since the last action.
    None,
    /// What has been done, and how many answers of others came after that.
    Mine(Vec<Remembered>, u8),
    /// Somebody else is asked in the middle of an action.
    Theirs,
}

/// A note of the journal, in which cards are told by where they lie now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    into = "(NoteKind, bool, RememberedValue)",
    from = "(NoteKind, bool, RememberedValue)"
)]
struct Remembered {
    kind: NoteKind,
    changed: bool,
    result: RememberedValue,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RememberedValue {
    /// No card is in it that somebody may not know.
    Plain(Value),
    Card(u8),
    Choice(u8),
    Cards(Places),
}

/// A set of places in the order of all cards on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
struct Places(u128);

/// All cards on the table in a fixed order, each with its place. In a hand or score pile, cards that
/// the seat cannot tell apart are in the order of what it saw done with them, never of their faces.
struct Layout {
    cards: Vec<(Place, Card)>,
}

impl Layout {
    fn new(state: &State, knowledge: &Knowledge, seat: Seat, notes: &[Note]) -> Layout {
        let mut cards = Vec::with_capacity(Card::COUNT);
        let seen_in = |card: Card| -> Vec<usize> {
            let holds = |note: &Note| match note.result {
                Value::Card(noted) => noted == Some(card),
                Value::Cards(noted) => noted.has(card),
                Value::Choice(Choice::Card(noted)) => noted == card,
                _ => false,
            };
            (0..notes.len()).filter(|&at| holds(&notes[at])).collect()
        };
        let mut add = |place: Place, unordered: CardSet| {
            let mut group: Vec<Card> = unordered.into_iter().collect();
            group.sort_by_cached_key(|&card| (knowledge.may_be(seat, card).bits(), seen_in(card)));
            cards.extend(group.into_iter().map(|card| (place, card)));
        };
        for owner in state.settings.seats() {
            add(Place::Hand(owner), state.hand(owner));
            add(Place::Score(owner), state.score_pile(owner));
        }
        add(Place::Removed, state.removed);
        for owner in state.settings.seats() {
            for color in Color::ALL {
                let pile = state.pile(owner, color).bottom_up();
                cards.extend(pile.iter().map(|&card| (Place::Board(owner), card)));
            }
        }
        for age in Age::ALL {
            let pile = state.supply(age).iter();
            cards.extend(pile.map(|&card| (Place::Supply(age), card)));
        }
        let faces = state.faces.iter().flatten();
        cards.extend(faces.map(|&card| (Place::Achievement, card)));
        Layout { cards }
    }

    fn at(&self, place: Place) -> impl Iterator<Item = Card> {
        self.cards
            .iter()
            .filter(move |(at, _)| *at == place)
            .map(|&(_, card)| card)
    }

    /// Where each card stands in this order.
    fn index(&self) -> [u8; Card::COUNT] {
        let mut index = [0; Card::COUNT];
        for (at, (_, card)) in self.cards.iter().enumerate() {
            index[card.index()] = at as u8;
        }
        index
    }
}

impl View {
    pub(crate) fn of(
        state: &State,
        knowledge: &Knowledge,
        journal: &Journal,
        decision: Option<Decision>,
        seat: Seat,
        open: bool,
    ) -> View {
        let notes = journal.notes();
        let asked = decision
            .as_ref()
            .is_some_and(|decision| decision.seat == seat);
        let begun = notes.iter().any(|note| note.kind != NoteKind::Look);
        let shown = if asked && begun {
            shown_notes(&notes, seat)
        } else {
            0
        };
        let layout = Layout::new(state, knowledge, seat, &notes[..shown]);
        let action = match (begun, asked) {
            (false, _) => Action::None,
            (true, false) => Action::Theirs,
            (true, true) => {
                let index = layout.index();
                let remembered = notes[..shown].iter().map(|note| remember(note, &index));
                let answers = notes[shown..]
                    .iter()
                    .filter(|note| matches!(note.kind, NoteKind::Answer(_)))
                    .count();
                Action::Mine(remembered.collect(), answers as u8)
            }
        };
        let slot = |card: Card| Slot(knowledge.may_be(seat, card));
        let players = state.settings.seats().map(|owner| PlayerView {
            hand: layout.at(Place::Hand(owner)).map(slot).collect(),
            score: layout.at(Place::Score(owner)).map(slot).collect(),
            board: Color::ALL.map(|color| {
                let pile = state.pile(owner, color);
                PileView {
                    cards: pile.bottom_up().iter().copied().map(slot).collect(),
                    splay: pile.splay(),
                    icons: pile.icons(),
                }
            }),
            icons: state.icons(owner),
            points: state.points(owner),
            achievements: state.achievements(owner),
            tucked: state.tucked_this_turn(owner),
            scored: state.scored_this_turn(owner),
        });
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
            players: players.collect(),
            supply: Age::ALL.map(|age| layout.at(Place::Supply(age)).map(slot).collect()),
            faces: state.faces.map(|face| face.map(slot)),
            removed: layout.at(Place::Removed).map(slot).collect(),
            available: state.available(),
            turn: state.turn(),
            actions: state.actions_left(),
            outcome: state.outcome(),
            decision: decision.filter(|_| asked),
            first_meld,
            hidden: Hidden {
                open,
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

    /// The action being carried out, where this seat is asked in it.
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

    /// Every card on the table, with its place. The order is that of the layout of the view.
    fn slots(&self) -> Vec<(Place, Slot)> {
        let mut slots = Vec::with_capacity(Card::COUNT);
        let mut add =
            |place: Place, group: &[Slot]| slots.extend(group.iter().map(|&slot| (place, slot)));
        for (seat, player) in self.settings.seats().zip(&self.players) {
            add(Place::Hand(seat), &player.hand);
            add(Place::Score(seat), &player.score);
        }
        add(Place::Removed, &self.removed);
        for (seat, player) in self.settings.seats().zip(&self.players) {
            for pile in &player.board {
                add(Place::Board(seat), &pile.cards);
            }
        }
        for (age, pile) in Age::ALL.into_iter().zip(&self.supply) {
            add(Place::Supply(age), pile);
        }
        for &face in self.faces.iter().flatten() {
            add(Place::Achievement, &[face]);
        }
        slots
    }

    /// Where a card is, if this seat knows: all that may be the card lie in one place.
    pub fn place_of(&self, card: Card) -> Option<Place> {
        let mut places = self
            .slots()
            .into_iter()
            .filter(|(_, slot)| slot.may_be().has(card))
            .map(|(place, _)| place);
        let place = places.next()?;
        places.all(|other| other == place).then_some(place)
    }

    /// Whether this seat knows which of the cards on the table this one is.
    pub fn knows(&self, card: Card) -> bool {
        let slots = self.slots();
        slots.iter().any(|(_, slot)| slot.known() == Some(card))
    }

    /// A random game that this seat cannot tell from the real one. All that it does not know is dealt
    /// anew; every game that agrees with what it knows can come up, though not all equally often where
    /// it knows something of cards that lie face down. The other players know what they see, and have
    /// forgotten the rest.
    ///
    /// While somebody else is in the middle of an action there is none: what has been chosen in it is
    /// not this seat's to know. A view that no game has given, but somebody has made up, may have none too.
    pub fn sample(&self, rng: &mut Rng) -> Option<Game> {
        if self.hidden.action == Action::Theirs {
            return None;
        }
        self.world(rng)?.game(self, rng)
    }

    /// The table with all that this seat does not know dealt at random. `None`: no deal agrees with it.
    fn world(&self, rng: &mut Rng) -> Option<World> {
        let slots = self.slots();
        let cards = deal(&slots, rng)?;
        let mut state = State::bare(self.settings);
        state.removed = CardSet::EMPTY;
        for (&(place, _), &card) in slots.iter().zip(&cards) {
            match place {
                Place::Supply(age) => state.supply[age.index()].put_on_top(card),
                _ => state.lay(card, place, false),
            }
        }
        for (seat, player) in self.settings.seats().zip(&self.players) {
            for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
                state.set_splay(seat, color, pile.splay);
            }
            state.claimed[seat.index()] = player.achievements;
            state.tucked[seat.index()] = player.tucked;
            state.scored[seat.index()] = player.scored;
        }
        state.available = self.available;
        state.turn = self.turn;
        state.actions = self.actions;
        state.short_turns = self.hidden.short_turns;
        state.touched = self.hidden.touched;
        state.chance = Rng::new(rng.next_u64());
        if let Some(outcome) = self.outcome {
            state.phase = Phase::Over(outcome);
        } else if let Some(chosen) = self.hidden.first_melds {
            state.phase = Phase::FirstMelds(Seat::ALL.map(|seat| {
                let hand = state.hand(seat);
                let mut any = || hand.nth(rng.below(u32::from(hand.len())) as u8);
                match chosen.has(seat) && !hand.is_empty() {
                    true if seat == self.seat => self.first_meld,
                    true => any(),
                    false => None,
                }
            }));
        }
        let mut knowledge = Knowledge::at_first_sight(&state);
        for ((_, slot), &card) in slots.iter().zip(&cards) {
            knowledge.set(self.seat, card, slot.may_be());
        }
        Some(World {
            state,
            knowledge,
            cards,
        })
    }
}

/// A table that a view has made up.
struct World {
    state: State,
    knowledge: Knowledge,
    /// The card of each slot of the view.
    cards: Vec<Card>,
}

impl World {
    /// The game that has come to this table. `None`: what the view remembers of the action does not lead
    /// here.
    fn game(self, view: &View, rng: &mut Rng) -> Option<Game> {
        let (notes, answers) = match &view.hidden.action {
            Action::Mine(remembered, answers) => {
                let notes = remembered.iter().map(|note| note.in_world(&self.cards));
                (notes.collect(), *answers)
            }
            Action::None | Action::Theirs => (Vec::new(), 0),
        };
        Game::imagined(
            self.state,
            Journal::of(notes),
            self.knowledge,
            view.hidden.open,
            (answers, view.seat),
            rng,
        )
    }
}

/// How many of the notes are no secret to the seat that is asked now: all, or all before the answers
/// that others gave since anything was last done.
fn shown_notes(notes: &[Note], seat: Seat) -> usize {
    let done = notes
        .iter()
        .rposition(|note| note.kind == NoteKind::Deed)
        .map_or(0, |last| last + 1);
    let secret = |note: &Note| matches!(note.kind, NoteKind::Answer(by) if by != seat);
    notes[done..]
        .iter()
        .position(secret)
        .map_or(notes.len(), |first| done + first)
}

fn remember(note: &Note, index: &[u8; Card::COUNT]) -> Remembered {
    let at = |card: Card| index[card.index()];
    let result = match note.result {
        Value::Card(Some(card)) => RememberedValue::Card(at(card)),
        Value::Cards(cards) => RememberedValue::Cards(cards.into_iter().map(at).collect()),
        Value::Choice(Choice::Card(card)) => RememberedValue::Choice(at(card)),
        plain => RememberedValue::Plain(plain),
    };
    Remembered {
        kind: note.kind,
        changed: note.changed,
        result,
    }
}

impl From<Remembered> for (NoteKind, bool, RememberedValue) {
    fn from(note: Remembered) -> (NoteKind, bool, RememberedValue) {
        (note.kind, note.changed, note.result)
    }
}

impl From<(NoteKind, bool, RememberedValue)> for Remembered {
    fn from((kind, changed, result): (NoteKind, bool, RememberedValue)) -> Remembered {
        Remembered {
            kind,
            changed,
            result,
        }
    }
}

impl Places {
    fn iter(self) -> impl Iterator<Item = u8> {
        (0..Card::COUNT as u8).filter(move |at| self.0 >> at & 1 == 1)
    }
}

impl FromIterator<u8> for Places {
    /// Callers pass places of existing cards only.
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Places {
        Places(places.into_iter().fold(0, |set, at| set | 1 << at))
    }
}

impl From<Places> for Vec<u8> {
    fn from(places: Places) -> Vec<u8> {
        places.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for Places {
    type Error = String;

    fn try_from(places: Vec<u8>) -> Result<Places, String> {
        match places.iter().find(|&&at| usize::from(at) >= Card::COUNT) {
            Some(at) => Err(format!(
                "no place {at}: places are 0 to {}",
                Card::COUNT - 1
            )),
            None => Ok(places.into_iter().collect()),
        }
    }
}

impl Remembered {
    /// The note as it would be, had these cards been dealt.
    fn in_world(&self, cards: &[Card]) -> Note {
        let card = |at: u8| cards.get(usize::from(at)).copied();
        let result = match self.result {
            RememberedValue::Plain(plain) => plain,
            RememberedValue::Card(at) => Value::Card(card(at)),
            RememberedValue::Choice(at) => {
                Value::Choice(card(at).map_or(Choice::Pass, Choice::Card))
            }
            RememberedValue::Cards(places) => {
                Value::Cards(places.iter().filter_map(card).collect())
            }
        };
        Note {
            result,
            changed: self.changed,
            kind: self.kind,
        }
    }
}

/// A card for every slot, each one that it may be, no two the same.
///
/// Slots take cards one after the other in random order; one that finds all its cards taken makes
/// another slot take a different one (the method of augmenting paths). What a slot of a real view may be is
/// settled, so that there is always a way: as things are, each card is itself.
fn deal(slots: &[(Place, Slot)], rng: &mut Rng) -> Option<Vec<Card>> {
    let mut dealt: Vec<Option<Card>> = slots.iter().map(|(_, slot)| slot.known()).collect();
    let mut taken: CardSet = dealt.iter().flatten().copied().collect();
    let mut open: Vec<usize> = (0..slots.len()).filter(|&at| dealt[at].is_none()).collect();
    rng.shuffle(&mut open);
    for at in open {
        give(at, slots, &mut dealt, &mut taken, CardSet::EMPTY, rng);
    }
    let all: CardSet = dealt.iter().copied().flatten().collect();
    let once_each = dealt.len() == Card::COUNT && all == CardSet::ALL;
    once_each.then(|| dealt.into_iter().flatten().collect())
}

/// Gives a slot one of its cards: any that nobody has, else one that its owner can do without. Gives back
/// the cards that were asked for in vain, or nothing once it has one.
fn give(
    at: usize,
    slots: &[(Place, Slot)],
    dealt: &mut [Option<Card>],
    taken: &mut CardSet,
    mut tried: CardSet,
    rng: &mut Rng,
) -> Option<CardSet> {
    let mut pick = |cards: CardSet| cards.nth(rng.below(u32::from(cards.len()).max(1)) as u8);
    let cards = slots[at].1.may_be();
    if let Some(card) = pick(cards - *taken) {
        dealt[at] = Some(card);
        *taken = taken.with(card);
        return None;
    }
    while let Some(card) = (cards - tried).first() {
        tried = tried.with(card);
        let owner = dealt.iter().position(|&owned| owned == Some(card));
        let Some(owner) = owner.filter(|&owner| slots[owner].1.known().is_none()) else {
            continue;
        };
        match give(owner, slots, dealt, taken, tried, rng) {
            None => {
                dealt[at] = Some(card);
                return None;
            }
            Some(in_vain) => tried = in_vain,
        }
    }
    Some(tried)
}
