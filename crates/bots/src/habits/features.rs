//! The input features of the habits.
//!
//! An option becomes a list of numbered features, each with a weight. Features common to all options of a
//! question have no effect, so few describe the table itself.

use innovation_engine::{Affected, Age, Card, Choice, Purpose, Question, Seat, State};

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

/// Visits every feature of an option as the asked player sees it, with its strength.
pub fn features(state: &State, question: &Question, choice: Choice, see: impl FnMut(usize, f32)) {
    match question.source {
        None => action(state, question.seat, choice, see),
        Some((card, effect)) => {
            let effect = usize::from(effect).min(EFFECTS_OF_CARD - 1);
            let effect = EFFECTS_OF_CARD * card.index() + effect;
            answer(state, question, effect, choice, see);
        }
    }
}

fn action(state: &State, seat: Seat, choice: Choice, mut see: impl FnMut(usize, f32)) {
    let kind = match choice {
        Choice::Draw => {
            match state.age_of_draw_action(seat) {
                Some(age) => see(DRAW.at(place(age)), 1.0),
                None => see(LAST_DRAW.at(leads(state, seat).into()), 1.0),
            }
            see(DRAW_HAND.up_to(state.hand(seat).len().into()), 1.0);
            0
        }
        Choice::Meld(card) => {
            see(MELD.at(card.index()), 1.0);
            meld(state, seat, card, &mut see);
            1
        }
        Choice::Dogma(card) => {
            dogma(state, seat, card, &mut see);
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
fn meld(state: &State, seat: Seat, card: Card, mut see: impl FnMut(usize, f32)) {
    let icon = card.dogma_icon();
    let mut mine = state.icon_count(seat, icon) + card.icons().of(icon);
    let higher_than = |value: u8| (i32::from(card.value()) - i32::from(value) + 5).max(0) as usize;
    match state.pile(seat, card.color()).top() {
        Some(top) => {
            see(COVERED.at(top.index()), 1.0);
            see(STEP.up_to(higher_than(top.value())), 1.0);
            mine -= top.icons().of(icon);
        }
        None => see(NEW_COLOR.at(card.color() as usize), 1.0),
    }
    let highest = state.highest_top_value(seat);
    see(RISE.up_to(higher_than(highest)), 1.0);
    let settings = state.settings();
    let opponents = settings.opponents(seat);
    // As it would be with the card on top.
    let count = |other: Seat| match other == seat {
        true => mine,
        false => state.icon_count(other, icon),
    };
    let sharing = Affected::new(settings, seat, count).sharing & opponents;
    let shared = f32::from(sharing.len()) / f32::from(opponents.len());
    see(MELD_SHARED.at(card.index()), shared);
}

fn dogma(state: &State, seat: Seat, card: Card, mut see: impl FnMut(usize, f32)) {
    let opponents = state.settings().opponents(seat);
    let affected = state.affected(seat, card.dogma_icon());
    let shared = f32::from((affected.sharing & opponents).len());
    let (mut prey_hand, mut prey_points) = (0.0, 0.0);
    for other in affected.demanded {
        prey_hand += hand(state, other);
        prey_points += points(state, other);
    }
    let highest = f32::from(state.highest_top_value(seat)) / 10.0;
    for (group, strength) in [
        (DOGMA, 1.0),
        (DOGMA_SHARED, shared / f32::from(opponents.len())),
        (DOGMA_HAND, hand(state, seat)),
        (DOGMA_POINTS, points(state, seat)),
        (DOGMA_HIGHEST, highest),
        (PREY_HAND, prey_hand),
        (PREY_POINTS, prey_points),
    ] {
        see(group.at(card.index()), strength);
    }
}

/// An answer to what this effect asks.
fn answer(
    state: &State,
    question: &Question,
    effect: usize,
    choice: Choice,
    mut see: impl FnMut(usize, f32),
) {
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
                    meld(state, seat, card, &mut see);
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
            see(PASS_HAND.at(effect), hand(state, seat));
        }
        _ => {}
    }
}

/// A player whom an effect may hurt.
fn player(state: &State, seat: Seat, other: Seat, mut see: impl FnMut(usize, f32)) {
    if state.settings().opponents(seat).has(other) {
        see(OPPONENT.at(0), 1.0);
        let achievements = state.achievements(other).len();
        see(OPPONENT.at(1), f32::from(achievements));
        see(OPPONENT.at(2), points(state, other));
    }
}

fn hand(state: &State, seat: Seat) -> f32 {
    f32::from(state.hand(seat).len()) / 5.0
}

fn points(state: &State, seat: Seat) -> f32 {
    f32::from(state.points(seat)) / 20.0
}

fn place(age: Age) -> usize {
    usize::from(age.number()) - 1
}

/// Whether no opponent has more points.
fn leads(state: &State, seat: Seat) -> bool {
    let mut opponents = state.settings().opponents(seat).into_iter();
    opponents.all(|other| state.points(other) <= state.points(seat))
}
