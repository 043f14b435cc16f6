mod check;
mod json;
pub(crate) mod knowledge;
mod spread;

pub(crate) use spread::Spread;

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::IconCounts;
use crate::play::event::Event;
use crate::play::journal::{Note, NoteKind, Value};
use crate::state::{Phase, State};
use crate::view::knowledge::Knowledge;
use crate::{
    AchievementSet, Age, Card, CardSet, Choice, Color, Decision, Observed, Outcome, Place, Play,
    Rng, Seat, SeatSet, Settings, Splay,
};

/// All that one seat may know of a game, and no more.
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

/// The place of every card in a fixed order of all cards on the table, which is that of [`View::slots`]. In a
/// hand or score pile, cards that the seat cannot tell apart are in the order of what it saw done with them,
/// never of their faces.
struct Layout<'k> {
    knowledge: &'k Knowledge,
    seat: Seat,
    notes: &'k [Note],
    index: [u8; Card::COUNT],
    next: u8,
}

impl Layout<'_> {
    /// The next cards, in the order in which they lie.
    fn add(&mut self, cards: &[Card]) -> Vec<Slot> {
        cards.iter().map(|&card| self.add_one(card)).collect()
    }

    fn add_one(&mut self, card: Card) -> Slot {
        self.index[card.index()] = self.next;
        self.next += 1;
        Slot(self.knowledge.may_be(self.seat, card))
    }

    /// The next cards, which lie in no order.
    fn add_unordered(&mut self, cards: CardSet) -> Vec<Slot> {
        let mut group: Vec<Card> = cards.into_iter().collect();
        let may_be = |card: Card| self.knowledge.may_be(self.seat, card).bits();
        group.sort_unstable_by(|&one, &other| {
            let seen_before = || self.seen_before(one, other);
            may_be(one).cmp(&may_be(other)).then_with(seen_before)
        });
        self.add(&group)
    }

    /// The card that is in a note without the other comes first.
    fn seen_before(&self, one: Card, other: Card) -> Ordering {
        let holds = |note: &Note, card: Card| match note.result {
            Value::Card(noted) => noted == Some(card),
            Value::Cards(noted) => noted.has(card),
            Value::Choice(Choice::Card(noted)) => noted == card,
            _ => false,
        };
        let differs = |note: &Note| holds(note, other).cmp(&holds(note, one));
        let mut orders = self.notes.iter().map(differs);
        orders
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
}

impl View {
    pub(crate) fn of(
        play: &Play,
        knowledge: &Knowledge,
        decision: Option<Decision>,
        seat: Seat,
    ) -> View {
        let (state, notes) = (play.state(), play.notes());
        let asked = decision
            .as_ref()
            .is_some_and(|decision| decision.seat == seat);
        let begun = notes.iter().any(|note| note.kind != NoteKind::Look);
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
        // The order is that of `slots`.
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
            hidden: Hidden {
                open: play.is_open(),
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

    /// Where a card is, if this seat knows: all that may be the card lie in one place.
    pub fn place_of(&self, card: Card) -> Option<Place> {
        let mut places = self
            .slots()
            .filter(|(_, slot)| slot.may_be().has(card))
            .map(|(place, _)| place);
        let place = places.next()?;
        places.all(|other| other == place).then_some(place)
    }

    /// Whether this seat knows which of the cards on the table this one is.
    pub fn knows(&self, card: Card) -> bool {
        self.slots().any(|(_, slot)| slot.known() == Some(card))
    }

    /// A random play that this seat cannot tell from the real one (a determinization). All that it does not know
    /// is dealt anew; every play that agrees with what it knows can come up, though not all equally often where
    /// it knows something of cards that lie face down.
    ///
    /// While somebody else is in the middle of an action there is none: what has been chosen in it is
    /// not this seat's to know. A view that no game has given, but somebody has made up, may have none too.
    pub fn sample(&self, rng: &mut Rng) -> Option<Play> {
        if self.hidden.action == Action::Theirs {
            return None;
        }
        let (mut play, _) = self.table(rng)?;
        self.go_on(&mut play, rng, &mut |_, _| {})?;
        Some(play)
    }

    /// Like [`sample`](View::sample), with what everybody knows of it: this seat what it knows here; the others
    /// what they see now, having forgotten the rest.
    pub fn sample_observed(&self, rng: &mut Rng) -> Option<Observed> {
        if self.hidden.action == Action::Theirs {
            return None;
        }
        let (mut play, cards) = self.table(rng)?;
        let mut knowledge = self.knowledge(play.state(), &cards);
        self.go_on(&mut play, rng, &mut |state, event| {
            knowledge.learn(state, &event);
        })?;
        Some(Observed::new(play, knowledge))
    }

    /// What everybody knows of a table with these cards in the slots.
    fn knowledge(&self, state: &State, cards: &[Card; Card::COUNT]) -> Knowledge {
        let mut knowledge = Knowledge::at_first_sight(state);
        for ((_, slot), &card) in self.slots().zip(cards) {
            knowledge.set(self.seat, card, slot.may_be());
        }
        knowledge
    }

    /// From the dealt table to the question that this seat is asked.
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

    /// The table with all that this seat does not know dealt at random, and the card of each slot. `None`: no deal
    /// agrees with it.
    fn table(&self, rng: &mut Rng) -> Option<(Play, [Card; Card::COUNT])> {
        let cards = deal(self.slots().map(|(_, slot)| slot), rng)?;
        let mut state = State::bare(self.settings);
        state.removed = CardSet::EMPTY;
        // There is a card for each slot. `for_each` is much quicker than a loop over all the chained parts.
        let mut at = 0;
        self.slots().for_each(|(place, _)| {
            match place {
                Place::Supply(age) => state.supply[age.index()].put_on_top(cards[at]),
                _ => state.lay(cards[at], place, false),
            }
            at += 1;
        });
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
        let notes = match &self.hidden.action {
            Action::Mine(remembered, _) => remembered
                .iter()
                .map(|note| note.in_world(&cards))
                .collect(),
            Action::None | Action::Theirs => Vec::new(),
        };
        Some((Play::at(state, notes, self.hidden.open), cards))
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
    fn in_world(&self, cards: &[Card; Card::COUNT]) -> Note {
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

/// A card for every slot, each one that it may be, no two the same: a perfect bipartite matching. `None`: there is
/// no such matching, or there are not as many slots as cards.
///
/// Slots take cards one after the other in random order. A slot that finds all its cards taken makes
/// another slot take a different one along an augmenting path (Kuhn 1955). A real view always has a matching: the
/// cards as they are.
fn deal(slots: impl Iterator<Item = Slot>, rng: &mut Rng) -> Option<[Card; Card::COUNT]> {
    let mut deal = Deal {
        may_be: [CardSet::EMPTY; Card::COUNT],
        dealt: [None; Card::COUNT],
        taken: CardSet::EMPTY,
    };
    let mut open = [0; Card::COUNT];
    let (mut count, mut unknown) = (0, 0);
    for slot in slots {
        *deal.may_be.get_mut(count)? = slot.may_be();
        match slot.known() {
            Some(card) => {
                deal.dealt[count] = Some(card);
                deal.taken = deal.taken.with(card);
            }
            None => {
                open[unknown] = count as u8;
                unknown += 1;
            }
        }
        count += 1;
    }
    let open = &mut open[..unknown];
    rng.shuffle(open);
    for &mut slot in open {
        deal.give(slot.into(), CardSet::EMPTY, rng);
    }
    let mut cards = [Card::at(0); Card::COUNT];
    for (card, dealt) in cards.iter_mut().zip(deal.dealt) {
        *card = dealt?;
    }
    (deal.taken == CardSet::ALL).then_some(cards)
}

struct Deal {
    /// What each slot may be.
    may_be: [CardSet; Card::COUNT],
    dealt: [Option<Card>; Card::COUNT],
    taken: CardSet,
}

impl Deal {
    /// Gives a slot one of its cards: any that is free, else one that its owner can do without. Gives back
    /// the cards that were asked for in vain, or nothing once it has one.
    fn give(&mut self, slot: usize, mut tried: CardSet, rng: &mut Rng) -> Option<CardSet> {
        let cards = self.may_be[slot];
        let free = cards - self.taken;
        if !free.is_empty() {
            let card = free.nth(rng.below(free.len().into()) as u8)?;
            self.dealt[slot] = Some(card);
            self.taken = self.taken.with(card);
            return None;
        }
        while let Some(card) = (cards - tried).first() {
            tried = tried.with(card);
            let owner = self.dealt.iter().position(|&owned| owned == Some(card));
            let Some(owner) = owner.filter(|&owner| self.may_be[owner].len() > 1) else {
                continue;
            };
            match self.give(owner, tried, rng) {
                None => {
                    self.dealt[slot] = Some(card);
                    return None;
                }
                Some(in_vain) => tried = in_vain,
            }
        }
        Some(tried)
    }
}
