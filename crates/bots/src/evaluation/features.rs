//! The input features of the evaluation.
//!
//! A state, seen from one seat, becomes a list of numbered features. Each has a weight for every neuron. Most
//! are binary: this top card, that number of missing achievements.

use arrayvec::ArrayVec;
use innovation_engine::{Achievement, Affected, Age, Card, Color, Edition, Icon, Seat, State};

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

/// Features with their strengths, of which none is zero.
type FeatureList<const MOST: usize> = ArrayVec<(u32, f32), MOST>;

fn add<const MOST: usize>(list: &mut FeatureList<MOST>, feature: usize, strength: f32) {
    if strength != 0.0 {
        list.push((feature as u32, strength));
    }
}

/// Upper bounds on the number of active features. A hand may have all cards.
const MOST_OF_TABLE: usize = 32;
const MOST_OF_SEAT: usize = 32 + Card::COUNT;
const MOST_OF_PLAYER: usize = 40;

/// Some of the features of a seat.
#[derive(Clone, Copy)]
pub struct FeatureBlock<'f> {
    /// The number of the feature that is 0 in the list.
    pub first: usize,
    /// What all strengths in the list are multiplied by.
    pub factor: f32,
    /// The features with their strengths.
    pub list: &'f [(u32, f32)],
}

impl FeatureBlock<'_> {
    /// A block of these features.
    pub fn of(list: &[(u32, f32)]) -> FeatureBlock<'_> {
        FeatureBlock {
            first: 0,
            factor: 1.0,
            list,
        }
    }

    /// The features with their strengths.
    pub fn features(self) -> impl Iterator<Item = (usize, f32)> {
        let list = self.list.iter();
        list.map(move |&(feature, strength)| {
            (self.first + feature as usize, strength * self.factor)
        })
    }
}

/// The features that are the same for all seats.
pub fn features_of_table(state: &State) -> FeatureList<MOST_OF_TABLE> {
    let mut table = FeatureList::new();
    add(&mut table, ALWAYS.at(0), 1.0);
    for (index, achievement) in Achievement::ALL.into_iter().enumerate() {
        if state.available().has(achievement) {
            add(&mut table, AVAILABLE.at(index), 1.0);
        }
    }
    for (index, age) in Age::ALL.into_iter().enumerate() {
        let size = state.supply(age).len() as f32 / 10.0;
        add(&mut table, SUPPLY.at(index), size);
    }
    let settings = state.settings();
    let kind = if settings.is_teams() {
        3
    } else {
        settings.players() - 2
    };
    add(&mut table, TABLE.at(kind.into()), 1.0);
    if settings.edition == Edition::First {
        add(&mut table, TABLE.at(4), 1.0);
    }
    table
}

/// Visits all other features, with the seat for which they are.
///
/// The features of a player are found once. They are a block for that seat, and one for each of its opponents.
pub fn features_of_seats(state: &State, mut see: impl FnMut(Seat, FeatureBlock)) {
    let settings = state.settings();
    let mut missing = [0; 4];
    for seat in settings.seats() {
        missing[seat.index()] = self::missing(state, seat);
    }
    for seat in settings.seats() {
        let opponents = settings.opponents(seat);
        let part = 1.0 / f32::from(opponents.len());
        let icons = state.icons(seat);
        let tops = Color::ALL.map(|color| state.pile(seat, color).top());
        let tops: ArrayVec<Card, 5> = tops.into_iter().flatten().collect();

        let mut sharing = [0u8; 5];
        for other in opponents {
            let theirs = state.icons(other);
            let mut list: FeatureList<5> = FeatureList::new();
            for (top, sharing) in tops.iter().zip(&mut sharing) {
                let icon = top.dogma_icon();
                let shares = Affected::shares(theirs.of(icon), icons.of(icon));
                *sharing += u8::from(shares);
                let group = if shares {
                    THEIR_TOP_SHARED
                } else {
                    THEIR_TOP_ALONE
                };
                list.push((group.at(top.index()) as u32, part));
            }
            see(other, FeatureBlock::of(&list));
        }
        let mut own: FeatureList<MOST_OF_SEAT> = FeatureList::new();
        for (top, sharing) in tops.iter().zip(sharing) {
            let fraction = f32::from(sharing) * part;
            if fraction < 1.0 {
                add(&mut own, TOP_ALONE.at(top.index()), 1.0 - fraction);
            }
            add(&mut own, TOP_SHARED.at(top.index()), fraction);
        }
        for other in opponents {
            let theirs = state.icons(other);
            for icon in Icon::ALL {
                let race = icons.of(icon).cmp(&theirs.of(icon)) as i8 + 1;
                let feature = ICON_RACE.at(icon as usize * 3 + race as usize);
                own.push((feature as u32, part));
            }
        }
        for card in state.hand(seat) {
            own.push((HAND.at(card.index()) as u32, 1.0));
        }
        let closest = opponents.into_iter().map(|other| missing[other.index()]);
        let closest = CLOSEST.up_to(closest.min().unwrap_or(6));
        own.push((closest as u32, 1.0));
        see(seat, FeatureBlock::of(&own));

        let list = &features_of_player(state, seat, missing[seat.index()]);
        let block = |group: FeatureGroup, factor: f32| FeatureBlock {
            first: group.at(0),
            factor,
            list,
        };
        see(seat, block(MINE, 1.0));
        for other in opponents {
            see(other, block(THEIRS, part));
        }
    }
}

/// The features of a player, the seat itself or an opponent. All of it is public.
fn features_of_player(state: &State, seat: Seat, missing: usize) -> FeatureList<MOST_OF_PLAYER> {
    let mut player = FeatureList::new();
    let mut see = |feature, strength| add(&mut player, feature, strength);
    see(MISSING.up_to(missing), 1.0);
    // Linear interpolation between two steps of five points.
    let points = state.points(seat);
    let (step, rest) = ((points / 5) as usize, f32::from(points % 5) / 5.0);
    see(POINTS.up_to(step), 1.0 - rest);
    see(POINTS.up_to(step + 1), rest);
    see(CLAIMABLE.up_to(state.achievable(seat).len().into()), 1.0);

    let highest = state.highest_top_value(seat);
    see(HIGHEST.up_to(highest.into()), 1.0);
    let draws = state.age_to_draw(highest).map_or(11, Age::number);
    see(DRAWS.at(usize::from(draws) - 1), 1.0);
    let first = highest.max(1) as usize - 1;
    let sizes = Age::ALL[first..].iter().map(|age| state.supply(*age).len());
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
    player
}

/// How many achievements a player's side still needs.
fn missing(state: &State, seat: Seat) -> usize {
    let to_win = state.settings().achievements_to_win();
    to_win
        .saturating_sub(state.achievements_of_side(seat))
        .into()
}
