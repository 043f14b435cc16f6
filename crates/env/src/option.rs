//! Features of one option, for networks that point at options instead of numbering actions.

use innovation_engine::{Age, Card, Choice, Color, Icon, Observed, Place, Seat};

use crate::action::relative;

/// How many numbers describe an option.
pub const LEN: usize = PLACE + PLACES;

const KIND: usize = 0;
const CARD: usize = KIND + 13;
const AGE: usize = CARD + Card::COUNT;
const COLOR: usize = AGE + 10;
const ICONS: usize = COLOR + 5;
const DOGMA_ICON: usize = ICONS + 6;
const SEAT: usize = DOGMA_ICON + 6;
const PLACE: usize = SEAT + 4;
const PLACES: usize = 5;

/// The parts of the features: name, first index, how many, and what they say.
pub const BLOCKS: [(&str, usize, usize, &str); 8] = [
    (
        "kind",
        KIND,
        13,
        "draw, meld, dogma, achieve, card, back, color, value, seat, yes, first, second, pass",
    ),
    ("card", CARD, Card::COUNT, "which card"),
    ("age", AGE, 10, "its age, or the value"),
    ("color", COLOR, 5, "its color, or the color"),
    (
        "icons",
        ICONS,
        6,
        "how many of each icon it has, divided by 4",
    ),
    (
        "dogma_icon",
        DOGMA_ICON,
        6,
        "the icon that its Dogma counts",
    ),
    (
        "seat",
        SEAT,
        4,
        "the player that is meant, or to whom the card belongs, counted from the asked seat",
    ),
    (
        "place",
        PLACE,
        PLACES,
        "where the card is: hand, score pile, top of a board, covered on a board, elsewhere",
    ),
];

/// Writes the features of every option to a buffer of [`LEN`] numbers each, in the order of the decision.
pub fn write(game: &Observed, out: &mut Vec<f32>) {
    out.clear();
    if let Some(question) = game.question() {
        let asked = question.seat;
        game.play().each_option(|option, _| {
            let start = out.len();
            out.resize(start + LEN, 0.0);
            features(game, asked, option, &mut out[start..]);
        });
    }
}

fn features(game: &Observed, asked: Seat, option: Choice, out: &mut [f32]) {
    let settings = game.settings();
    let kind = match option {
        Choice::Draw => 0,
        Choice::Meld(_) => 1,
        Choice::Dogma(_) => 2,
        Choice::Achieve(_) => 3,
        Choice::Card(_) => 4,
        Choice::Back(..) => 5,
        Choice::Color(_) => 6,
        Choice::Value(_) => 7,
        Choice::Seat(_) => 8,
        Choice::Yes => 9,
        Choice::First => 10,
        Choice::Second => 11,
        Choice::Pass => 12,
    };
    out[KIND + kind] = 1.0;
    match option {
        Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => {
            put_card(card, out);
            put_place(game, asked, card, out);
        }
        Choice::Achieve(age) | Choice::Value(age) => put_age(age, out),
        Choice::Back(owner, age) => {
            put_age(age, out);
            out[SEAT + relative(asked, owner, settings)] = 1.0;
            out[PLACE + 1] = 1.0;
        }
        Choice::Color(color) => put_color(color, out),
        Choice::Seat(seat) => out[SEAT + relative(asked, seat, settings)] = 1.0,
        _ => {}
    }
}

fn put_age(age: Age, out: &mut [f32]) {
    out[AGE + usize::from(age.number()) - 1] = 1.0;
}

fn put_color(color: Color, out: &mut [f32]) {
    out[COLOR + color as usize] = 1.0;
}

fn put_card(card: Card, out: &mut [f32]) {
    out[CARD + card.index()] = 1.0;
    put_age(card.age(), out);
    put_color(card.color(), out);
    for (at, icon) in Icon::ALL.into_iter().enumerate() {
        out[ICONS + at] = f32::from(card.icons().of(icon)) / 4.0;
    }
    out[DOGMA_ICON + card.dogma_icon() as usize] = 1.0;
}

/// The asked seat is offered the face of the card, but it may not know where the card is. So this tells only what
/// its knowledge says.
fn put_place(game: &Observed, asked: Seat, card: Card, out: &mut [f32]) {
    let state = game.state();
    if game.may_be(asked, card).only().is_none() {
        out[PLACE + 4] = 1.0;
        return;
    }
    let (place, owner) = match state.place_of(card) {
        Place::Hand(owner) => (0, Some(owner)),
        Place::Score(owner) => (1, Some(owner)),
        Place::Board(owner) if state.top_cards(owner).has(card) => (2, Some(owner)),
        Place::Board(owner) => (3, Some(owner)),
        _ => (4, None),
    };
    out[PLACE + place] = 1.0;
    if let Some(owner) = owner {
        out[SEAT + relative(asked, owner, state.settings())] = 1.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_follow_each_other_without_a_gap() {
        let mut next = 0;
        for (name, start, count, _) in BLOCKS {
            assert_eq!(start, next, "{name}");
            next += count;
        }
        assert_eq!(next, LEN);
    }
}
