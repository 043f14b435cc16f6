//! Where every card is, and positions from which a game can start.

mod pile;
mod position;
mod redeal;
mod stack;

pub use pile::Pile;
pub use position::{PlayerPosition, Position, PositionError};
pub(crate) use stack::Stack;

use crate::IconCounts;
use crate::{
    AchievementSet, Age, AgeSet, Card, CardSet, Color, ColorSet, Icon, Outcome, Place, Rng, Seat,
    SeatSet, Settings, Splay,
};

/// The full state of a game between two actions: where every card is, whose turn it is, and what has been
/// claimed. It has no heap data and is cheap to copy.
///
/// A `State` knows every card. What one seat may know of it is a [`View`](crate::View).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) settings: Settings,
    pub(crate) supply: [Stack<15>; 10],
    pub(crate) boards: [[Pile; 5]; 4],
    pub(crate) hands: [CardSet; 4],
    pub(crate) scores: [CardSet; 4],
    pub(crate) removed: CardSet,
    /// The top cards of each board.
    pub(crate) tops: [CardSet; 4],
    pub(crate) icons: [IconCounts; 4],
    pub(crate) points: [u16; 4],
    /// The face-down cards that mark the achievements of ages 1 to 9, one of each age.
    pub(crate) faces: Stack<9>,
    pub(crate) available: AchievementSet,
    pub(crate) claimed: [AchievementSet; 4],
    pub(crate) tucked: [u8; 4],
    pub(crate) scored: [u8; 4],
    pub(crate) turn: Seat,
    pub(crate) actions: u8,
    /// The number of upcoming first turns with a single action.
    pub(crate) short_turns: u8,
    /// The seats whose board or Monument count has changed since the last check for special achievements.
    pub(crate) touched: SeatSet,
    /// The random choice among backs that look the same. No player can predict it.
    pub(crate) chance: Rng,
    pub(crate) phase: Phase,
}

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The hidden first melds chosen so far.
    FirstMelds([Option<Card>; 4]),
    Turns,
    Over(Outcome),
}

impl State {
    /// A table with these settings and all cards out of the game.
    pub(crate) fn bare(settings: Settings) -> State {
        State {
            settings,
            supply: [Stack::EMPTY; 10],
            boards: [[Pile::EMPTY; 5]; 4],
            hands: [CardSet::EMPTY; 4],
            scores: [CardSet::EMPTY; 4],
            removed: CardSet::ALL,
            tops: [CardSet::EMPTY; 4],
            icons: [IconCounts::NONE; 4],
            points: [0; 4],
            faces: Stack::EMPTY,
            available: AchievementSet::ALL,
            claimed: [AchievementSet::EMPTY; 4],
            tucked: [0; 4],
            scored: [0; 4],
            turn: Seat::ALL[0],
            actions: 2,
            short_turns: 0,
            touched: SeatSet::EMPTY,
            chance: Rng::new(0),
            phase: Phase::Turns,
        }
    }

    /// The set-up: every age shuffled, one card of ages 1 to 9 laid aside. The two cards of each
    /// player are still to be drawn.
    pub fn deal(settings: Settings, seed: u64) -> State {
        let mut state = State::bare(settings);
        state.removed = CardSet::EMPTY;
        let mut rng = Rng::new(seed);
        for age in Age::ALL {
            let pile = &mut state.supply[age.index()];
            for card in CardSet::of_age(age) {
                pile.put_on_top(card);
            }
            pile.shuffle(&mut rng);
            if age.number() < 10
                && let Some(face) = pile.take_top()
            {
                state.faces.put_on_top(face);
            }
        }
        state.chance = rng;
        state.short_turns = if settings.players() == 4 { 2 } else { 1 };
        state.phase = Phase::FirstMelds([None; 4]);
        state
    }

    /// The settings of the game.
    #[inline]
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// The supply pile of an age, the bottom card first.
    #[inline]
    pub fn supply(&self, age: Age) -> &[Card] {
        self.supply[age.index()].bottom_up()
    }

    pub(crate) fn supply_top(&self, age: Age) -> Option<Card> {
        self.supply[age.index()].top()
    }

    /// The supply pile from which a card of this value is drawn. `None`: the game ends instead.
    #[inline]
    pub fn age_to_draw(&self, value: u8) -> Option<Age> {
        Age::to_draw(value, |age| !self.supply(age).is_empty())
    }

    /// The supply pile of a player's Draw action. `None`: the game would end instead.
    #[inline]
    pub fn age_of_draw_action(&self, seat: Seat) -> Option<Age> {
        self.age_to_draw(self.highest_top_value(seat))
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// A player's score pile.
    #[inline]
    pub fn score_pile(&self, seat: Seat) -> CardSet {
        self.scores[seat.index()]
    }

    /// The cards in a hand or score pile.
    pub(crate) fn cards_in(&self, place: Place) -> CardSet {
        match place {
            Place::Hand(seat) => self.hand(seat),
            Place::Score(seat) => self.score_pile(seat),
            _ => CardSet::EMPTY,
        }
    }

    /// The points of a player's score pile.
    #[inline]
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// The pile of a color on a player's board.
    #[inline]
    pub fn pile(&self, seat: Seat, color: Color) -> &Pile {
        &self.boards[seat.index()][color as usize]
    }

    /// The top cards of a player's board.
    #[inline]
    pub fn top_cards(&self, seat: Seat) -> CardSet {
        self.tops[seat.index()]
    }

    /// The value of a player's highest top card, 0 with an empty board.
    #[inline]
    pub fn highest_top_value(&self, seat: Seat) -> u8 {
        self.top_cards(seat).highest_value()
    }

    /// The colors on a player's board.
    pub fn colors(&self, seat: Seat) -> ColorSet {
        self.top_cards(seat).colors()
    }

    /// The visible icons of a player's board.
    #[inline]
    pub fn icons(&self, seat: Seat) -> IconCounts {
        self.icons[seat.index()]
    }

    /// How many of one icon a player's board shows.
    #[inline]
    pub fn icon_count(&self, seat: Seat, icon: Icon) -> u8 {
        self.icons(seat).of(icon)
    }

    /// The achievements that can still be claimed.
    #[inline]
    pub fn available(&self) -> AchievementSet {
        self.available
    }

    /// The achievements that a player has.
    #[inline]
    pub fn achievements(&self, seat: Seat) -> AchievementSet {
        self.claimed[seat.index()]
    }

    /// The face-down card that marks the achievement of an age. No player sees it.
    pub fn achievement_face(&self, age: Age) -> Option<Card> {
        let mut faces = self.faces.bottom_up().iter().copied();
        faces.find(|face| face.age() == age)
    }

    /// The cards that are out of the game.
    #[inline]
    pub fn removed(&self) -> CardSet {
        self.removed
    }

    /// The first meld that a player has chosen, until all of them are shown. No other player sees it.
    #[inline]
    pub fn first_meld(&self, seat: Seat) -> Option<Card> {
        match self.phase {
            Phase::FirstMelds(chosen) => chosen.get(seat.index()).copied().flatten(),
            _ => None,
        }
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The number of actions left in this turn, including the current one.
    #[inline]
    pub fn actions_left(&self) -> u8 {
        self.actions
    }

    /// How the game ended.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// How many cards a player has tucked in the turn being played.
    #[inline]
    pub fn tucked_this_turn(&self, seat: Seat) -> u8 {
        self.tucked[seat.index()]
    }

    /// How many cards a player has scored in the turn being played.
    #[inline]
    pub fn scored_this_turn(&self, seat: Seat) -> u8 {
        self.scored[seat.index()]
    }

    /// The age achievements that a player may claim: five times the age in points, a top card of that age
    /// or higher, and still there.
    #[inline]
    pub fn achievable(&self, seat: Seat) -> AgeSet {
        let by_points = self.points(seat) / Age::POINTS;
        self.available
            .ages_up_to(by_points.min(self.highest_top_value(seat).into()) as u8)
    }

    /// The place of a card.
    pub fn place_of(&self, card: Card) -> Place {
        for seat in self.settings.seats() {
            if self.hand(seat).has(card) {
                return Place::Hand(seat);
            }
            if self.score_pile(seat).has(card) {
                return Place::Score(seat);
            }
        }
        for seat in self.settings.seats() {
            if self.pile(seat, card.color()).bottom_up().contains(&card) {
                return Place::Board(seat);
            }
        }
        if self.supply(card.age()).contains(&card) {
            return Place::Supply(card.age());
        }
        if self.achievement_face(card.age()) == Some(card) {
            return Place::Achievement;
        }
        Place::Removed
    }

    /// Checks the invariants: every card is in exactly one place, and all cached values equal a recount. For
    /// tests.
    pub fn audit(&self) -> Result<(), String> {
        let mut found = [0u8; Card::COUNT];
        let mut count = |cards: &[Card]| cards.iter().for_each(|card| found[card.index()] += 1);
        for age in Age::ALL {
            count(self.supply(age));
        }
        count(self.faces.bottom_up());
        for seat in self.settings.seats() {
            for cards in [self.hand(seat), self.score_pile(seat)] {
                count(&cards.into_iter().collect::<Vec<_>>());
            }
            let mut icons = IconCounts::NONE;
            for color in Color::ALL {
                let pile = self.pile(seat, color);
                count(pile.bottom_up());
                icons = icons.plus(pile.icons());
                if pile.splay().is_some() && pile.len() < 2 {
                    return Err(format!(
                        "seat {seat}: {color} is splayed with {} cards",
                        pile.len()
                    ));
                }
            }
            let tops: CardSet = self.boards[seat.index()]
                .iter()
                .filter_map(Pile::top)
                .collect();
            if tops != self.top_cards(seat) {
                return Err(format!("seat {seat}: top cards {:?}", self.top_cards(seat)));
            }
            if icons != self.icons(seat) {
                return Err(format!(
                    "seat {seat}: icons {:?}, counted {icons:?}",
                    self.icons(seat)
                ));
            }
            if self.points(seat) != self.score_pile(seat).points() {
                return Err(format!("seat {seat}: {} points kept", self.points(seat)));
            }
        }
        for card in self.removed {
            found[card.index()] += 1;
        }
        match Card::all().find(|card| found[card.index()] != 1) {
            Some(card) => Err(format!("{card} is in {} places", found[card.index()])),
            None => Ok(()),
        }
    }

    /// All who sit at the table, clockwise, the one on turn first.
    pub(crate) fn seats_from_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        self.turn
            .clockwise(0..self.settings.players(), self.settings.players())
    }

    /// Who sees the face of a card that goes from one place to another.
    pub(crate) fn sees_move(&self, from: Place, to: Place) -> SeatSet {
        let onlookers = self.settings.onlookers();
        from.seen_by(onlookers) | to.seen_by(onlookers)
    }

    /// Takes a card from its place.
    pub(crate) fn lift(&mut self, card: Card, from: Place) {
        match from {
            Place::Supply(age) => {
                let pile = &mut self.supply[age.index()];
                if pile.top() == Some(card) {
                    pile.take_top();
                } else {
                    pile.take(card);
                }
            }
            Place::Hand(seat) => {
                let hand = &mut self.hands[seat.index()];
                *hand = hand.without(card);
            }
            Place::Score(seat) => {
                let score = &mut self.scores[seat.index()];
                *score = score.without(card);
                self.points[seat.index()] -= u16::from(card.value());
            }
            Place::Board(seat) => self.change_pile(seat, card.color(), |pile| {
                pile.take(card);
            }),
            Place::Achievement => {
                self.faces.take(card);
            }
            Place::Removed => self.removed = self.removed.without(card),
        }
    }

    /// Lays a lifted card down: on top of its pile, or at the bottom. Supply piles take cards at the
    /// bottom only, hands and score piles have no order.
    pub(crate) fn lay(&mut self, card: Card, to: Place, at_bottom: bool) {
        match to {
            Place::Supply(age) => self.supply[age.index()].put_at_bottom(card),
            Place::Hand(seat) => {
                let hand = &mut self.hands[seat.index()];
                *hand = hand.with(card);
            }
            Place::Score(seat) => {
                let score = &mut self.scores[seat.index()];
                *score = score.with(card);
                self.points[seat.index()] += u16::from(card.value());
            }
            Place::Board(seat) => self.change_pile(seat, card.color(), |pile| {
                if at_bottom {
                    pile.put_at_bottom(card);
                } else {
                    pile.put_on_top(card);
                }
            }),
            Place::Achievement => self.faces.put_on_top(card),
            Place::Removed => self.removed = self.removed.with(card),
        }
    }

    pub(crate) fn set_splay(&mut self, seat: Seat, color: Color, splay: Option<Splay>) {
        self.change_pile(seat, color, |pile| pile.set_splay(splay));
    }

    /// Puts the cards of a pile into this order and keeps its splay. Returns whether the order has changed.
    /// `false` also if these are not the cards of the pile.
    pub(crate) fn rearrange(&mut self, seat: Seat, color: Color, cards: Stack<21>) -> bool {
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        let (new, old) = (cards.bottom_up(), self.pile(seat, color).bottom_up());
        let differs = new != old && set(new) == set(old);
        if differs {
            self.change_pile(seat, color, |pile| pile.rearrange(cards));
        }
        differs
    }

    /// Changes a pile, and updates the icon counts and top cards.
    fn change_pile(&mut self, seat: Seat, color: Color, change: impl FnOnce(&mut Pile)) {
        let pile = &mut self.boards[seat.index()][color as usize];
        let (icons, top) = (pile.icons(), pile.top());
        change(pile);
        let kept = &mut self.icons[seat.index()];
        *kept = kept.plus(pile.icons()).minus(icons);
        if pile.top() != top {
            let tops = &mut self.tops[seat.index()];
            *tops = *tops - CardSet::of_color(color);
            if let Some(top) = pile.top() {
                *tops = tops.with(top);
            }
        }
    }
}
