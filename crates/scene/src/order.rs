//! The options of a question: in the order of thought, each with its key.

use innovation_engine::{Card, Choice};

/// The kinds of options, in the order in which they are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Claims an achievement.
    Achieve,
    /// Activates a card.
    Dogma,
    /// Melds a card.
    Meld,
    /// Draws a card.
    Draw,
    /// Answers the question of an effect.
    Other,
    /// Does nothing.
    Pass,
}

impl Group {
    /// The kind of an option.
    pub fn of(choice: Choice) -> Group {
        match choice {
            Choice::Achieve(_) => Group::Achieve,
            Choice::Dogma(_) => Group::Dogma,
            Choice::Meld(_) => Group::Meld,
            Choice::Draw => Group::Draw,
            Choice::Pass => Group::Pass,
            _ => Group::Other,
        }
    }
}

/// The places of the options in the order in which they are shown.
pub fn order(options: &[Choice]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..options.len()).collect();
    places.sort_by_key(|&place| Group::of(options[place]));
    places
}

/// The key of each option, in the order of the options. More than nine have two digits each.
pub fn keys(options: &[Choice]) -> Vec<String> {
    let mut keys = vec![String::new(); options.len()];
    let width = if options.len() > 9 { 2 } else { 1 };
    for (number, place) in order(options).into_iter().enumerate() {
        keys[place] = format!("{:0width$}", number + 1);
    }
    keys
}

/// How much room an option has, by how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowding {
    /// Each says what it would do.
    Few,
    /// Each has a line.
    Some,
    /// Each has a line, or half of one in a low window.
    Many,
    /// Each has half of a line.
    Crowd,
}

impl Crowding {
    /// The room for so many options.
    pub fn of(options: usize) -> Crowding {
        match options {
            0..=5 => Crowding::Few,
            6..=14 => Crowding::Some,
            15..=20 => Crowding::Many,
            _ => Crowding::Crowd,
        }
    }
}

/// The card that an option is about.
pub fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => Some(card),
        _ => None,
    }
}

/// A number with its sign.
pub fn signed(number: i16) -> String {
    match number {
        0.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use innovation_engine::Age;

    use super::*;

    #[test]
    fn options_are_in_the_order_of_thought() {
        let cards: Vec<Card> = Card::all().take(12).collect();
        let mut options = vec![Choice::Draw];
        options.extend(cards[..2].iter().map(|&card| Choice::Meld(card)));
        options.extend(cards[2..4].iter().map(|&card| Choice::Dogma(card)));
        options.extend(Age::new(3).map(Choice::Achieve));
        assert_eq!(order(&options), [5, 3, 4, 1, 2, 0]);
        assert_eq!(keys(&options), ["6", "4", "5", "2", "3", "1"]);
    }

    #[test]
    fn many_options_have_two_strokes_each() {
        let options: Vec<Choice> = Card::all().take(12).map(Choice::Card).collect();
        let keys = keys(&options);
        assert_eq!((&*keys[0], &*keys[11]), ("01", "12"));
    }
}
