//! The input features of the habits.
//!
//! An option becomes a list of numbered features, each with a weight. Features common to all options of a
//! question have no effect, so few describe the table itself.

use arrayvec::ArrayVec;
use innovation_engine::{
    Affected, Age, Card, Choice, Icon, IconCounts, Purpose, Question, Seat, State,
};

use crate::group::FeatureGroup;

// Actions.
const DRAW: FeatureGroup = FeatureGroup::first(10);
/// The draw ends the game: while an opponent leads, or while none does.
const LAST_DRAW: FeatureGroup = DRAW.then(2);
const DRAW_HAND: FeatureGroup = LAST_DRAW.then(8);
const MELD: FeatureGroup = DRAW_HAND.then(Card::COUNT);
/// The fraction of opponents who would share its dogma.
const MELD_SHARED: FeatureGroup = MELD.then(Card::COUNT);
/// The difference in value to the covered card, and to the highest top card.
const STEP: FeatureGroup = MELD_SHARED.then(11);
const RISE: FeatureGroup = STEP.then(11);
const COVERED: FeatureGroup = RISE.then(Card::COUNT);
const NEW_COLOR: FeatureGroup = COVERED.then(5);
const DOGMA: FeatureGroup = NEW_COLOR.then(Card::COUNT);
const DOGMA_SHARED: FeatureGroup = DOGMA.then(Card::COUNT);
const DOGMA_HAND: FeatureGroup = DOGMA_SHARED.then(Card::COUNT);
const DOGMA_POINTS: FeatureGroup = DOGMA_HAND.then(Card::COUNT);
const DOGMA_HIGHEST: FeatureGroup = DOGMA_POINTS.then(Card::COUNT);
/// The hands and points of the players on whom the card would make demands.
const PREY_HAND: FeatureGroup = DOGMA_HIGHEST.then(Card::COUNT);
const PREY_POINTS: FeatureGroup = PREY_HAND.then(Card::COUNT);
const ACHIEVE: FeatureGroup = PREY_POINTS.then(9);
/// To draw, to meld, or a dogma, as the last action of a turn.
const LAST_ACTION: FeatureGroup = ACHIEVE.then(3);
const FIRST_MELD: FeatureGroup = LAST_ACTION.then(Card::COUNT);

// Answers to an effect.
const EFFECTS_OF_CARD: usize = 4;
const EFFECTS: usize = EFFECTS_OF_CARD * Card::COUNT;
const PASS: FeatureGroup = FIRST_MELD.then(EFFECTS);
const PASS_HAND: FeatureGroup = PASS.then(EFFECTS);
const FIRST: FeatureGroup = PASS_HAND.then(EFFECTS);
const VALUE: FeatureGroup = FIRST.then(EFFECTS);
/// A card of my hand, of my score pile, or from elsewhere.
const ORIGIN: FeatureGroup = VALUE.then(3 * EFFECTS);
const COLOR: FeatureGroup = ORIGIN.then(5 * EFFECTS);
/// A card to meld, to score, to tuck, to give away, or for anything else.
const CARD: FeatureGroup = COLOR.then(5 * Card::COUNT);
/// How the pile is splayed that a card is tucked in, or is to be.
const PILE: FeatureGroup = CARD.then(4);
const NAMED: FeatureGroup = PILE.then(10);
const OPPONENT: FeatureGroup = NAMED.then(3);
/// The number of features.
pub const COUNT: usize = OPPONENT.end();

/// The features of the options of a question. What the options have in common is computed once.
pub struct Features<'q> {
    state: &'q State,
    question: &'q Question,
    /// The asked player.
    me: PlayerFacts,
    highest: u8,
    opponents: ArrayVec<PlayerFacts, 3>,
}

/// What matters of a player.
struct PlayerFacts {
    icons: IconCounts,
    hand: f32,
    points: f32,
}

impl PlayerFacts {
    fn new(state: &State, seat: Seat) -> PlayerFacts {
        PlayerFacts {
            icons: state.icons(seat),
            hand: f32::from(state.hand(seat).len()) / 5.0,
            points: f32::from(state.points(seat)) / 20.0,
        }
    }
}

impl Features<'_> {
    /// The features of the options of this question.
    pub fn new<'q>(state: &'q State, question: &'q Question) -> Features<'q> {
        let seat = question.seat;
        let opponents = state.settings().opponents(seat).into_iter();
        Features {
            state,
            question,
            me: PlayerFacts::new(state, seat),
            highest: state.highest_top_value(seat),
            opponents: opponents
                .map(|other| PlayerFacts::new(state, other))
                .collect(),
        }
    }

    /// Visits every feature of an option as the asked player sees it, with its strength.
    pub fn of(&self, choice: Choice, see: impl FnMut(usize, f32)) {
        match self.question.source {
            None => self.action(choice, see),
            Some((card, effect)) => {
                let effect = usize::from(effect).min(EFFECTS_OF_CARD - 1);
                let effect = EFFECTS_OF_CARD * card.index() + effect;
                self.answer(effect, choice, see);
            }
        }
    }

    fn action(&self, choice: Choice, mut see: impl FnMut(usize, f32)) {
        let Features {
            state, question, ..
        } = self;
        let kind = match choice {
            Choice::Draw => {
                match state.age_to_draw(self.highest) {
                    Some(age) => see(DRAW.at(place(age)), 1.0),
                    None => see(LAST_DRAW.at(leads(state, question.seat).into()), 1.0),
                }
                see(DRAW_HAND.up_to(state.hand(question.seat).len().into()), 1.0);
                0
            }
            Choice::Meld(card) => {
                see(MELD.at(card.index()), 1.0);
                self.meld(card, &mut see);
                1
            }
            Choice::Dogma(card) => {
                self.dogma(card, &mut see);
                2
            }
            Choice::Achieve(age) => return see(ACHIEVE.up_to(place(age)), 1.0),
            Choice::Card(card) => return see(FIRST_MELD.at(card.index()), 1.0),
            _ => return,
        };
        if state.actions_left() == 1 {
            see(LAST_ACTION.at(kind), 1.0);
        }
    }

    /// What changes when a card becomes a top card.
    fn meld(&self, card: Card, mut see: impl FnMut(usize, f32)) {
        let icon = card.dogma_icon();
        let mut mine = self.me.icons.of(icon) + card.icons().of(icon);
        let higher_than =
            |value: u8| (i32::from(card.value()) - i32::from(value) + 5).max(0) as usize;
        match self.state.pile(self.question.seat, card.color()).top() {
            Some(top) => {
                see(COVERED.at(top.index()), 1.0);
                see(STEP.up_to(higher_than(top.value())), 1.0);
                mine -= top.icons().of(icon);
            }
            None => see(NEW_COLOR.at(card.color() as usize), 1.0),
        }
        see(RISE.up_to(higher_than(self.highest)), 1.0);
        // As it would be with the card on top.
        let (shared, ..) = self.affected(icon, mine);
        see(MELD_SHARED.at(card.index()), shared);
    }

    fn dogma(&self, card: Card, mut see: impl FnMut(usize, f32)) {
        let icon = card.dogma_icon();
        let (shared, prey_hand, prey_points) = self.affected(icon, self.me.icons.of(icon));
        for (group, strength) in [
            (DOGMA, 1.0),
            (DOGMA_SHARED, shared),
            (DOGMA_HAND, self.me.hand),
            (DOGMA_POINTS, self.me.points),
            (DOGMA_HIGHEST, f32::from(self.highest) / 10.0),
            (PREY_HAND, prey_hand),
            (PREY_POINTS, prey_points),
        ] {
            see(group.at(card.index()), strength);
        }
    }

    /// The fraction of opponents who would share a dogma with this icon, of which the asked player shows this
    /// many, and the hands and points of the others.
    fn affected(&self, icon: Icon, mine: u8) -> (f32, f32, f32) {
        let mut sharing: u8 = 0;
        let (mut prey_hand, mut prey_points) = (0.0, 0.0);
        for other in &self.opponents {
            if Affected::shares(other.icons.of(icon), mine) {
                sharing += 1;
            } else {
                prey_hand += other.hand;
                prey_points += other.points;
            }
        }
        let shared = f32::from(sharing) / self.opponents.len() as f32;
        (shared, prey_hand, prey_points)
    }

    /// An answer to what this effect asks.
    fn answer(&self, effect: usize, choice: Choice, mut see: impl FnMut(usize, f32)) {
        let Features {
            state, question, ..
        } = self;
        let seat = question.seat;
        match choice {
            Choice::Card(card) => {
                see(VALUE.at(effect), f32::from(card.value()) / 10.0);
                let origin = if state.hand(seat).has(card) {
                    0
                } else if state.score_pile(seat).has(card) {
                    1
                } else {
                    2
                };
                see(ORIGIN.at(3 * effect + origin), 1.0);
                let fate = match question.purpose {
                    Purpose::Meld => {
                        self.meld(card, &mut see);
                        0
                    }
                    Purpose::Score => 1,
                    Purpose::Tuck => {
                        let splay = state.pile(seat, card.color()).splay();
                        see(PILE.at(splay.map_or(0, |splay| 1 + splay as usize)), 1.0);
                        2
                    }
                    Purpose::Return | Purpose::Transfer if origin < 2 => 3,
                    _ => 4,
                };
                see(CARD.at(fate * Card::COUNT + card.index()), 1.0);
            }
            Choice::Back(owner, age) => {
                see(VALUE.at(effect), f32::from(age.number()) / 10.0);
                player(state, seat, owner, see);
            }
            Choice::Color(color) => {
                see(COLOR.at(5 * effect + color as usize), 1.0);
                if let Purpose::Splay(splay) = question.purpose {
                    let size = state.pile(seat, color).len() as f32 / 5.0;
                    see(PILE.at(1 + splay as usize), size);
                }
            }
            Choice::Value(age) => {
                see(VALUE.at(effect), f32::from(age.number()) / 10.0);
                see(NAMED.at(place(age)), 1.0);
            }
            Choice::Seat(other) => player(state, seat, other, see),
            Choice::First => see(FIRST.at(effect), 1.0),
            Choice::Pass => {
                see(PASS.at(effect), 1.0);
                see(PASS_HAND.at(effect), self.me.hand);
            }
            _ => {}
        }
    }
}

/// A player whom an effect may hurt.
fn player(state: &State, seat: Seat, other: Seat, mut see: impl FnMut(usize, f32)) {
    if state.settings().opponents(seat).has(other) {
        see(OPPONENT.at(0), 1.0);
        let achievements = state.achievements(other).len();
        see(OPPONENT.at(1), f32::from(achievements));
        see(OPPONENT.at(2), f32::from(state.points(other)) / 20.0);
    }
}

fn place(age: Age) -> usize {
    usize::from(age.number()) - 1
}

/// Whether no opponent has more points.
fn leads(state: &State, seat: Seat) -> bool {
    let mut opponents = state.settings().opponents(seat).into_iter();
    opponents.all(|other| state.points(other) <= state.points(seat))
}
