//! Observations: all that a seat knows, as numbers.
//!
//! An observation is [`LEN`] bytes in named [`SLICES`]. As floats, each byte is divided by the unit of its slice.
//! Seats are counted from the observing one, clockwise. The layout has a [`VERSION`], which changes with every change
//! of a slice.

use innovation_engine::{
    AchievementSet, Card, CardSet, Choice, Color, Edition, Observed, Place, Purpose, Seat, Splay,
};

use crate::action::relative;
use crate::recent::{EVENTS, FIELDS, Recent};
use crate::whereabouts::{
    CELLS, COVERED_ZONE, HAND_ZONE, REMOVED_ZONE, SCORE_ZONE, SUPPLY_ZONE, TOP_ZONE, Whereabouts,
    YES, ZONE_COUNT,
};

/// The version of the layout.
pub const VERSION: u32 = 1;

/// A part of the observation.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    /// Its name.
    pub name: &'static str,
    /// Its first index.
    pub start: usize,
    /// Its dimensions, the last one changing fastest.
    pub shape: &'static [usize],
    /// What a byte is divided by to make a float.
    pub unit: u8,
    /// What its numbers say.
    pub about: &'static str,
}

impl Slice {
    /// How many numbers it has.
    pub const fn len(&self) -> usize {
        let (mut len, mut at) = (1, 0);
        while at < self.shape.len() {
            len *= self.shape[at];
            at += 1;
        }
        len
    }

    /// Whether it has no numbers. No slice is empty.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The zones of the slice `cards`: four for each seat, then three of the table.
pub const ZONES: [&str; 7] = [
    "hand",
    "score",
    "top",
    "covered",
    "supply",
    "achievement",
    "removed",
];

macro_rules! slices {
    ($($constant:ident $name:literal $shape:expr, $unit:expr, $about:literal;)*) => {
        /// The parts of an observation, in order.
        pub const SLICES: [Slice; [$($name),*].len()] = {
            let mut slices = [$(Slice {
                name: $name,
                start: 0,
                shape: &$shape,
                unit: $unit,
                about: $about,
            }),*];
            let mut at = 1;
            while at < slices.len() {
                slices[at].start = slices[at - 1].start + slices[at - 1].len();
                at += 1;
            }
            slices
        };
        slices!(@constants 0; $($constant)*);
    };
    (@constants $place:expr; $first:ident $($rest:ident)*) => {
        const $first: usize = SLICES[$place].start;
        slices!(@constants $place + 1; $($rest)*);
    };
    (@constants $place:expr;) => {};
}

slices! {
    CARDS "cards" [Card::COUNT, ZONE_COUNT], 255,
        "how many copies of a card are expected in a zone: 255 where the seat knows it, else 255 divided by the number \
         of candidates; the zones are hand, score pile, top and covered cards of each seat, then the supply, the \
         cards that mark achievements (both: known cards only, since every other one may be there) and removed cards";
    DEPTH "depth" [Card::COUNT], 20,
        "for a card that the seat knows in a pile on a board or in the supply: how many cards are above it";
    PRESENT "present" [4], 255, "whether somebody plays from this seat";
    TURN "turn" [4], 255, "whose turn it is";
    SIDE "side" [4], 255, "the observing seat and its partner";
    ACHIEVEMENTS "achievements" [4, 14], 255,
        "claimed: Monument, Empire, World, Wonder, Universe, then ages 1 to 9";
    POINTS "points" [4], 100, "the points of the score pile, at most 255";
    HAND "hand" [4, 10], 10, "how many cards of each age are in hand";
    SCORE "score" [4, 10], 10, "how many cards of each age are in the score pile";
    PILES "piles" [4, 5], 10, "how many cards each pile has, by color";
    SPLAYS "splays" [4, 5, 4], 255, "how each pile is splayed: not, left, right, up";
    ICONS "icons" [4, 6], 20, "the visible icons";
    TUCKED "tucked" [4], 10, "how many cards were tucked in this turn";
    SCORED "scored" [4], 10, "how many cards were scored in this turn";
    CHOSEN "chosen" [4], 255, "who has chosen the hidden first meld, during the set-up";
    SUPPLY "supply" [10], 15, "how many cards each supply pile has";
    AVAILABLE "available" [14], 255, "the achievements that can still be claimed";
    ACTIONS "actions" [1], 2, "how many actions are left in this turn";
    PLAYERS "players" [3], 255, "two, three or four players";
    SETTINGS "settings" [4], 255, "teams, first edition, open boards, hands shown as proof";
    FIRST_MELD "first_meld" [15], 255, "the card of age 1 that this seat has chosen, until all are shown";
    ASKED "asked" [1], 255, "whether this seat is asked; if not, all that follows up to the events is 0";
    PURPOSE "purpose" [17], 255,
        "what the answer is for: first meld, action, return, meld, tuck, score, transfer, exchange, draw, reveal, keep, \
         splay left, splay right, splay up, rearrange, name, carry out";
    SOURCE "source" [Card::COUNT], 255, "the card whose effect asks";
    EFFECT "effect" [4], 255, "which of its effects";
    ACTION "action" [Card::COUNT], 255, "the card whose Dogma action is carried out";
    TO "to" [15], 255,
        "where a chosen card goes, if known: hand, score pile and board of each seat, supply, achievement, removed";
    ORDER "order" [1], 255, "whether the answer decides only an order";
    EVENT "events" [EVENTS, FIELDS], 255,
        "the last events as this seat saw them, the newest first, as numbers of classes: kind, seat + 1, card + 1 (0: \
         none, or not seen), age, verb, from, to, detail";
}

/// How many numbers an observation has.
pub const LEN: usize = SLICES[SLICES.len() - 1].start + SLICES[SLICES.len() - 1].len();

/// What each byte is multiplied by to make a float.
static SCALE: [f32; LEN] = {
    let mut scale = [0.0; LEN];
    let mut slice = 0;
    while slice < SLICES.len() {
        let mut at = SLICES[slice].start;
        while at < SLICES[slice].start + SLICES[slice].len() {
            scale[at] = 1.0 / SLICES[slice].unit as f32;
            at += 1;
        }
        slice += 1;
    }
    scale
};

/// The share of each of several candidates, in 255ths.
static SHARE: [u8; Card::COUNT + 1] = {
    let mut share = [0; Card::COUNT + 1];
    let mut count = 1;
    while count <= Card::COUNT {
        share[count] = (255 / count) as u8;
        count += 1;
    }
    share
};

/// The observation as floats.
pub fn scale(bytes: &[u8; LEN], floats: &mut [f32; LEN]) {
    for ((float, &byte), scale) in floats.iter_mut().zip(bytes).zip(&SCALE) {
        *float = f32::from(byte) * scale;
    }
}

/// Writes what a seat knows. If the knowledge of the seat is not kept, hidden cards are left out. `whereabouts` must be those
/// of the game.
pub fn write(
    game: &Observed,
    whereabouts: &Whereabouts,
    recent: &Recent,
    me: Seat,
    out: &mut [u8; LEN],
) {
    out[CARDS..][..CELLS].copy_from_slice(whereabouts.open(me));
    out[DEPTH..][..Card::COUNT].copy_from_slice(whereabouts.depths());
    out[DEPTH + Card::COUNT..].fill(0);
    let state = game.state();
    let settings = state.settings();
    let known = game.known(me);
    let drawn = whereabouts.drawn();
    (drawn - known).into_iter().for_each(|card| {
        out[cell(card, whereabouts.zone_from(me, card))] = 0;
    });
    // The drawn cards that the seat knows, or that are not on a board.
    let mut off_boards = known | state.removed();
    for seat in settings.seats() {
        let at = relative(me, seat, settings);
        let (zone, their_zone) = (4 * at, 4 * seat.index());
        out[PRESENT + at] = YES;
        let (hand, score) = (state.hand(seat), state.score_pile(seat));
        put_hidden(game, me, hand, zone + HAND_ZONE, out);
        put_hidden(game, me, score, zone + SCORE_ZONE, out);
        out[HAND + 10 * at..][..10].copy_from_slice(whereabouts.ages(their_zone + HAND_ZONE));
        out[SCORE + 10 * at..][..10].copy_from_slice(whereabouts.ages(their_zone + SCORE_ZONE));
        out[PILES + 5 * at..][..5].copy_from_slice(whereabouts.sizes(seat));
        out[SPLAYS + 20 * at..][..20].copy_from_slice(whereabouts.splays(seat));
        off_boards = off_boards | hand | score;
        put_flags(state.achievements(seat), &mut out[ACHIEVEMENTS + 14 * at..]);
        out[POINTS + at] = state.points(seat).min(255) as u8;
        out[ICONS + 6 * at..][..6].copy_from_slice(&state.icons(seat).by_icon());
        out[TUCKED + at] = state.tucked_this_turn(seat);
        out[SCORED + at] = state.scored_this_turn(seat);
        out[CHOSEN + at] = flag(state.first_meld(seat).is_some());
    }
    out[TURN + relative(me, state.turn(), settings)] = YES;
    for seat in settings.side(me) {
        out[SIDE + relative(me, seat, settings)] = YES;
    }
    put_hidden(game, me, state.removed(), REMOVED_ZONE, out);
    if !(drawn - off_boards).is_empty() {
        put_hidden_on_boards(game, me, out);
    }
    out[SUPPLY..][..10].copy_from_slice(whereabouts.ages(SUPPLY_ZONE));
    // Most of the others were returned.
    (known - drawn).into_iter().for_each(|card| {
        let zone = whereabouts.zone(card);
        out[cell(card, zone)] = YES;
        if zone == SUPPLY_ZONE {
            out[DEPTH + card.index()] = whereabouts.depth_in_supply(card);
        }
    });
    put_flags(state.available(), &mut out[AVAILABLE..]);
    out[ACTIONS] = state.actions_left();
    out[PLAYERS + usize::from(settings.players()) - 2] = YES;
    out[SETTINGS] = flag(settings.is_teams());
    out[SETTINGS + 1] = flag(settings.edition == Edition::First);
    out[SETTINGS + 2] = flag(settings.open_boards);
    out[SETTINGS + 3] = flag(settings.prove);
    if let Some(card) = state.first_meld(me)
        && card.index() < 15
    {
        out[FIRST_MELD + card.index()] = YES;
    }
    put_question(game, me, out);
    if let Some(events) = out[EVENT..].first_chunk_mut() {
        recent.write(me, settings, events);
    }
}

/// The index of a card in a zone, in the observation. Both numbers are masked, so that the compiler can prove that the
/// index is in bounds.
fn cell(card: Card, zone: usize) -> usize {
    CARDS + (card.index() & 127) * ZONE_COUNT + (zone & 31)
}

/// Writes the candidates of cards on boards that the seat does not know. They are few: those of a pile that was rearranged
/// out of sight.
#[cold]
fn put_hidden_on_boards(game: &Observed, me: Seat, out: &mut [u8; LEN]) {
    let (state, known) = (game.state(), game.known(me));
    for seat in state.settings().seats() {
        let zone = 4 * relative(me, seat, state.settings());
        let tops = state.top_cards(seat);
        for color in Color::ALL {
            for &card in state.pile(seat, color).bottom_up() {
                if !known.has(card) {
                    let top = tops.has(card);
                    let zone = zone + if top { TOP_ZONE } else { COVERED_ZONE };
                    out[DEPTH + card.index()] = 0;
                    share_out(game.may_be(me, card), 1, zone, out);
                }
            }
        }
    }
}

/// Writes the candidates of unordered cards that the seat does not know, if there are any.
#[inline(always)]
fn put_hidden(game: &Observed, me: Seat, cards: CardSet, zone: usize, out: &mut [u8; LEN]) {
    if !(cards - game.known(me)).is_empty() {
        put_candidates(game, me, cards, zone, out);
    }
}

#[inline(never)]
fn put_candidates(game: &Observed, me: Seat, cards: CardSet, zone: usize, out: &mut [u8; LEN]) {
    game.each_domain(me, cards, |candidates, count| {
        share_out(candidates, count, zone, out);
    });
}

/// Writes that so many of these candidates are in a zone: each with the same share.
fn share_out(candidates: CardSet, count: u8, zone: usize, out: &mut [u8; LEN]) {
    let share = SHARE[usize::from(candidates.len())].saturating_mul(count);
    candidates.into_iter().for_each(|card| {
        let cell = &mut out[cell(card, zone)];
        *cell = cell.saturating_add(share);
    });
}

fn put_flags(achievements: AchievementSet, out: &mut [u8]) {
    let [low, high] = achievements.bits().to_le_bytes().map(flags);
    out[..8].copy_from_slice(&low);
    out[8..14].copy_from_slice(&high[..6]);
}

/// A byte for each bit: [`YES`] if it is set.
fn flags(bits: u8) -> [u8; 8] {
    // Each byte gets a copy of all bits and keeps its own one. Where that is set, adding 127 carries into the top bit.
    let own = (u64::from(bits) * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    let set = ((own + 0x7f7f_7f7f_7f7f_7f7f) | own) & 0x8080_8080_8080_8080;
    ((set >> 7) * 0xff).to_le_bytes()
}

fn put_question(game: &Observed, me: Seat, out: &mut [u8; LEN]) {
    let Some(question) = game.question().filter(|question| question.seat == me) else {
        return;
    };
    let settings = game.settings();
    out[ASKED] = YES;
    out[PURPOSE + purpose_code(question.purpose)] = YES;
    if let Some((card, effect)) = question.source {
        out[SOURCE + card.index()] = YES;
        out[EFFECT + usize::from(effect).min(3)] = YES;
        if let Some(Choice::Dogma(card)) = game.play().action() {
            out[ACTION + card.index()] = YES;
        }
    }
    if let Some(to) = question.to {
        let of = |owner, at| 3 * relative(me, owner, settings) + at;
        let place = match to {
            Place::Hand(owner) => of(owner, 0),
            Place::Score(owner) => of(owner, 1),
            Place::Board(owner) => of(owner, 2),
            Place::Supply(_) => 12,
            Place::Achievement => 13,
            Place::Removed => 14,
        };
        out[TO + place] = YES;
    }
    out[ORDER] = flag(question.order);
}

fn purpose_code(purpose: Purpose) -> usize {
    match purpose {
        Purpose::FirstMeld => 0,
        Purpose::Action => 1,
        Purpose::Return => 2,
        Purpose::Meld => 3,
        Purpose::Tuck => 4,
        Purpose::Score => 5,
        Purpose::Transfer => 6,
        Purpose::Exchange => 7,
        Purpose::Draw => 8,
        Purpose::Reveal => 9,
        Purpose::Keep => 10,
        Purpose::Splay(Splay::Left) => 11,
        Purpose::Splay(Splay::Right) => 12,
        Purpose::Splay(Splay::Up) => 13,
        Purpose::Rearrange => 14,
        Purpose::Name => 15,
        Purpose::Execute => 16,
    }
}

fn flag(yes: bool) -> u8 {
    if yes { YES } else { 0 }
}
