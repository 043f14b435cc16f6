//! The input features of the evaluation.
//!
//! A state, seen from one seat, becomes a list of numbered features. Each has a weight for every neuron. Most
//! are binary: this top card, that number of missing achievements.

use innovation_engine::{Achievement, Age, Card, Color, Edition, Icon, Seat, State};

use crate::group::FeatureGroup;

const ALWAYS: FeatureGroup = FeatureGroup::first(1);
/// My top cards, with the fraction of opponents who would not share their dogma, and with that of those who would.
const TOP_ALONE: FeatureGroup = ALWAYS.then(Card::COUNT);
const TOP_SHARED: FeatureGroup = TOP_ALONE.then(Card::COUNT);
/// Their top cards: those whose dogma I would share, and the others.
const THEIR_TOP_SHARED: FeatureGroup = TOP_SHARED.then(Card::COUNT);
const THEIR_TOP_ALONE: FeatureGroup = THEIR_TOP_SHARED.then(Card::COUNT);
const HAND: FeatureGroup = THEIR_TOP_ALONE.then(Card::COUNT);
/// Whether I show more, as many, or fewer of an icon.
const ICON_RACE: FeatureGroup = HAND.then(6 * 3);
const AVAILABLE: FeatureGroup = ICON_RACE.then(Achievement::ALL.len());
const SUPPLY: FeatureGroup = AVAILABLE.then(10);
const TABLE: FeatureGroup = SUPPLY.then(5);
/// The fewest achievements that any opponent still needs.
const CLOSEST: FeatureGroup = TABLE.then(7);
const MINE: FeatureGroup = CLOSEST.then(PLAYER);
const THEIRS: FeatureGroup = MINE.then(PLAYER);
/// The number of features.
pub const COUNT: usize = THEIRS.end();

// The features of a player, the seat itself or an opponent.
const MISSING: FeatureGroup = FeatureGroup::first(7);
const POINTS: FeatureGroup = MISSING.then(21);
const CLAIMABLE: FeatureGroup = POINTS.then(4);
const HIGHEST: FeatureGroup = CLAIMABLE.then(11);
const DRAWS: FeatureGroup = HIGHEST.then(11);
const HAND_SIZE: FeatureGroup = DRAWS.then(10);
const HAND_BEST: FeatureGroup = HAND_SIZE.then(11);
const HAND_POINTS: FeatureGroup = HAND_BEST.then(1);
const SPLAYS: FeatureGroup = HAND_POINTS.then(15);
const PILES: FeatureGroup = SPLAYS.then(5);
const COLORS: FeatureGroup = PILES.then(6);
const ICONS: FeatureGroup = COLORS.then(6);
const HIGH_TOPS: FeatureGroup = ICONS.then(6);
const TO_MOVE: FeatureGroup = HIGH_TOPS.then(3);
const MONUMENT: FeatureGroup = TO_MOVE.then(2);
const LEFT_TO_DRAW: FeatureGroup = MONUMENT.then(1);
const PLAYER: usize = LEFT_TO_DRAW.end();

/// Visits every feature that is the same for all seats, with its strength.
pub fn features_of_table(state: &State, mut see: impl FnMut(usize, f32)) {
    see(ALWAYS.at(0), 1.0);
    for (index, achievement) in Achievement::ALL.into_iter().enumerate() {
        if state.available().has(achievement) {
            see(AVAILABLE.at(index), 1.0);
        }
    }
    for (index, age) in Age::ALL.into_iter().enumerate() {
        see(SUPPLY.at(index), state.supply(age).len() as f32 / 10.0);
    }
    let settings = state.settings();
    let table = if settings.is_teams() {
        3
    } else {
        settings.players() - 2
    };
    see(TABLE.at(table.into()), 1.0);
    if settings.edition == Edition::First {
        see(TABLE.at(4), 1.0);
    }
}

/// Visits every other feature, with the seat for which it is one and with its strength.
pub fn features_of_seats(state: &State, mut see: impl FnMut(Seat, usize, f32)) {
    let settings = state.settings();
    for seat in settings.seats() {
        let opponents = settings.opponents(seat);
        let part = 1.0 / f32::from(opponents.len());
        for color in Color::ALL {
            let Some(top) = state.pile(seat, color).top() else {
                continue;
            };
            let sharing = state.affected(seat, top.dogma_icon()).sharing & opponents;
            let fraction = f32::from(sharing.len()) * part;
            if fraction < 1.0 {
                see(seat, TOP_ALONE.at(top.index()), 1.0 - fraction);
            }
            if fraction > 0.0 {
                see(seat, TOP_SHARED.at(top.index()), fraction);
            }
            for other in opponents {
                let group = if sharing.has(other) {
                    THEIR_TOP_SHARED
                } else {
                    THEIR_TOP_ALONE
                };
                see(other, group.at(top.index()), part);
            }
        }
        let mine = state.icons(seat);
        for other in opponents {
            let theirs = state.icons(other);
            for icon in Icon::ALL {
                let race = mine.of(icon).cmp(&theirs.of(icon)) as i8 + 1;
                see(seat, ICON_RACE.at(icon as usize * 3 + race as usize), part);
            }
        }
        for card in state.hand(seat) {
            see(seat, HAND.at(card.index()), 1.0);
        }
        let closest = opponents
            .into_iter()
            .map(|other| missing(state, other))
            .min();
        see(seat, CLOSEST.up_to(closest.unwrap_or(6)), 1.0);

        player(state, seat, |feature, strength| {
            see(seat, MINE.at(feature), strength);
            for other in opponents {
                see(other, THEIRS.at(feature), strength * part);
            }
        });
    }
}

/// The features of a player, the seat itself or an opponent. All of it is public.
fn player(state: &State, seat: Seat, mut see: impl FnMut(usize, f32)) {
    see(MISSING.up_to(missing(state, seat)), 1.0);
    // Linear interpolation between two steps of five points.
    let points = state.points(seat);
    let (step, rest) = ((points / 5) as usize, f32::from(points % 5) / 5.0);
    see(POINTS.up_to(step), 1.0 - rest);
    see(POINTS.up_to(step + 1), rest);
    see(CLAIMABLE.up_to(state.achievable(seat).len().into()), 1.0);

    let highest = state.highest_top_value(seat);
    see(HIGHEST.up_to(highest.into()), 1.0);
    let first = highest.max(1) as usize - 1;
    let sizes = Age::ALL[first..].iter().map(|age| state.supply(*age).len());
    let skipped = sizes.clone().take_while(|size| *size == 0).count();
    see(DRAWS.up_to(first + skipped), 1.0);
    let left: usize = sizes.sum();
    see(LEFT_TO_DRAW.at(0), left as f32 / 40.0);

    let hand = state.hand(seat);
    see(HAND_SIZE.up_to(hand.len().into()), 1.0);
    see(HAND_BEST.up_to(hand.highest_value().into()), 1.0);
    see(HAND_POINTS.at(0), f32::from(hand.points()) / 20.0);

    let mut colors = 0;
    let mut high = 0;
    for color in Color::ALL {
        let pile = state.pile(seat, color);
        if let Some(splay) = pile.splay() {
            see(SPLAYS.at(color as usize * 3 + splay as usize), 1.0);
        }
        if let Some(top) = pile.top() {
            colors += 1;
            high += usize::from(top.value() >= 8);
            see(PILES.at(color as usize), pile.len() as f32 / 5.0);
        }
    }
    see(COLORS.up_to(colors), 1.0);
    see(HIGH_TOPS.up_to(high), 1.0);
    let icons = state.icons(seat);
    for icon in Icon::ALL {
        see(ICONS.at(icon as usize), f32::from(icons.of(icon)) / 8.0);
    }
    if state.turn() == seat {
        see(TO_MOVE.up_to(state.actions_left().into()), 1.0);
        see(
            MONUMENT.at(0),
            f32::from(state.tucked_this_turn(seat)) / 6.0,
        );
        see(
            MONUMENT.at(1),
            f32::from(state.scored_this_turn(seat)) / 6.0,
        );
    }
}

/// How many achievements a player's side still needs.
fn missing(state: &State, seat: Seat) -> usize {
    let to_win = state.settings().achievements_to_win();
    to_win
        .saturating_sub(state.achievements_of_side(seat))
        .into()
}
