//! Actions with an identity: each option of a question as a number from 0 to 387.
//!
//! A number means the same in every question. Seats are counted from the asked one, clockwise, so that a player
//! learns the same from every seat.

use innovation_engine::{Age, Card, Choice, Color, Play, Seat, Settings};

/// How many actions there are.
pub const COUNT: usize = PASS + 1;

const DRAW: usize = 0;
const MELD: usize = DRAW + 1;
const DOGMA: usize = MELD + Card::COUNT;
const ACHIEVE: usize = DOGMA + Card::COUNT;
const CARD: usize = ACHIEVE + AGES_WITH_ACHIEVEMENT;
const BACK: usize = CARD + Card::COUNT;
const COLOR: usize = BACK + SEATS * AGES;
const VALUE: usize = COLOR + 5;
const SEAT: usize = VALUE + AGES;
const YES: usize = SEAT + SEATS;
const FIRST: usize = YES + 1;
const SECOND: usize = FIRST + 1;
const PASS: usize = SECOND + 1;

const AGES: usize = 10;
const AGES_WITH_ACHIEVEMENT: usize = 9;
const SEATS: usize = 4;

/// The blocks of ids: name, first id, how many, and what they mean.
pub const BLOCKS: [(&str, usize, usize, &str); 13] = [
    ("draw", DRAW, 1, "the action Draw"),
    ("meld", MELD, Card::COUNT, "the action Meld, by card"),
    ("dogma", DOGMA, Card::COUNT, "the action Dogma, by card"),
    (
        "achieve",
        ACHIEVE,
        AGES_WITH_ACHIEVEMENT,
        "the action Achieve, by age from 1",
    ),
    ("card", CARD, Card::COUNT, "this card, for an effect"),
    (
        "back",
        BACK,
        SEATS * AGES,
        "a face-down card of another player: ten ages for each seat, counted from the asked one",
    ),
    ("color", COLOR, 5, "this color"),
    ("value", VALUE, AGES, "this value, from 1"),
    (
        "seat",
        SEAT,
        SEATS,
        "this player, counted clockwise from the asked one",
    ),
    (
        "yes",
        YES,
        1,
        "yes, to a \"may\" with nothing further to choose",
    ),
    ("first", FIRST, 1, "the first of two alternatives"),
    ("second", SECOND, 1, "the second of two alternatives"),
    ("pass", PASS, 1, "no, or no more"),
];

/// How far a seat is from another, clockwise.
#[inline]
pub(crate) fn relative(from: Seat, to: Seat, settings: Settings) -> usize {
    let players = usize::from(settings.players());
    let steps = to.index() + players - from.index();
    if steps < players {
        steps
    } else {
        steps - players
    }
}

fn number(age: Age) -> usize {
    usize::from(age.number()) - 1
}

/// The id of an option, as the asked seat sees it.
///
/// ```
/// use innovation_engine::{Choice, Seat, Settings};
/// use innovation_env::action;
/// let settings = Settings::new(2)?;
/// assert_eq!(action::id(Choice::Draw, Seat::ALL[0], settings), 0);
/// assert_eq!(action::id(Choice::Pass, Seat::ALL[0], settings), action::COUNT - 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn id(option: Choice, asked: Seat, settings: Settings) -> usize {
    match option {
        Choice::Draw => DRAW,
        Choice::Meld(card) => MELD + card.index(),
        Choice::Dogma(card) => DOGMA + card.index(),
        Choice::Achieve(age) => ACHIEVE + number(age).min(AGES_WITH_ACHIEVEMENT - 1),
        Choice::Card(card) => CARD + card.index(),
        Choice::Back(owner, age) => BACK + AGES * relative(asked, owner, settings) + number(age),
        Choice::Color(color) => COLOR + color as usize,
        Choice::Value(age) => VALUE + number(age),
        Choice::Seat(seat) => SEAT + relative(asked, seat, settings),
        Choice::Yes => YES,
        Choice::First => FIRST,
        Choice::Second => SECOND,
        Choice::Pass => PASS,
    }
}

/// The option of an id, for a seat that is asked. `None`: no option of this table has the id.
pub fn option(id: usize, asked: Seat, settings: Settings) -> Option<Choice> {
    let age = |at: usize| Age::ALL.get(at).copied();
    let seat = |steps: usize| {
        let players = usize::from(settings.players());
        (steps < players).then(|| Seat::ALL[(asked.index() + steps) % players])
    };
    Some(match id {
        DRAW => Choice::Draw,
        MELD..DOGMA => Choice::Meld(Card::new(id - MELD)?),
        DOGMA..ACHIEVE => Choice::Dogma(Card::new(id - DOGMA)?),
        ACHIEVE..CARD => Choice::Achieve(age(id - ACHIEVE)?),
        CARD..BACK => Choice::Card(Card::new(id - CARD)?),
        BACK..COLOR => {
            let at = id - BACK;
            Choice::Back(seat(at / AGES)?, age(at % AGES)?)
        }
        COLOR..VALUE => Choice::Color(*Color::ALL.get(id - COLOR)?),
        VALUE..SEAT => Choice::Value(age(id - VALUE)?),
        SEAT..YES => Choice::Seat(seat(id - SEAT)?),
        YES => Choice::Yes,
        FIRST => Choice::First,
        SECOND => Choice::Second,
        PASS => Choice::Pass,
        _ => return None,
    })
}

/// Visits the id of every option of a play, with the index of the option in the open question.
#[inline]
pub(crate) fn each(play: &Play, mut see: impl FnMut(usize, u8)) {
    if let Some(question) = play.question() {
        let (asked, settings) = (question.seat, play.settings());
        play.each_option(|option, place| see(id(option, asked, settings), place));
    }
}

/// The index in the open question of the option with this id.
pub(crate) fn place_of(play: &Play, id: usize) -> Option<u8> {
    let asked = play.question()?.seat;
    play.place_of(option(id, asked, play.settings())?)
}

/// Writes 1 for every option of a play, and 0 for every other action.
pub fn write_mask(play: &Play, mask: &mut [i8; COUNT]) {
    mask.fill(0);
    each(play, |id, _| mask[id] = 1);
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
        assert_eq!((next, COUNT), (388, 388));
    }

    #[test]
    fn an_id_is_one_option_and_back() {
        for (players, options) in [(2, 388 - 22), (3, 388 - 11), (4, 388)] {
            let settings = Settings::new(players).expect("two to four");
            for asked in settings.seats() {
                let mut count = 0;
                for wanted in 0..COUNT + 10 {
                    if let Some(option) = option(wanted, asked, settings) {
                        assert_eq!(id(option, asked, settings), wanted, "{option:?}");
                        count += 1;
                    }
                }
                assert_eq!(count, options);
            }
        }
    }
}
