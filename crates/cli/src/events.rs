//! Events in plain English, for a reader of records.

use innovation_engine::{
    Card, CardSet, Choice, Ending, Event, Outcome, Place, Purpose, Seat, SeatSet, Seen, Verb, What,
};

/// What happened, as one line.
pub fn line(event: &Event) -> String {
    let by = event.by;
    match &event.what {
        What::Turn { actions: 1 } => format!("seat {by} begins a turn of 1 action"),
        What::Turn { actions } => format!("seat {by} begins a turn of {actions} actions"),
        What::Action { action } => {
            format!("seat {by} chooses the action {}", self::action(*action))
        }
        What::Icons { card, counts } => {
            let icon = card.dogma_icon();
            let counts = Seat::ALL.iter().zip(counts);
            let counts =
                counts.map(|(seat, counts)| format!("seat {seat} has {}", counts.of(icon)));
            format!("{} counts for {card}: {}", icon.word(), list(counts))
        }
        What::Effect { card, effect } => {
            format!("seat {by} carries out effect {} of {card}", effect + 1)
        }
        What::Moved {
            card,
            verb,
            from,
            to,
        } => format!("seat {by} {}", moved(by, *card, *verb, *from, *to)),
        What::Revealed { card } => format!("seat {by} reveals {}", face(*card)),
        What::ShowedHand { cards } => format!("seat {by} shows the hand: {}", faces(*cards)),
        What::HasNone { .. } => format!("seat {by} has no card of the kind asked for"),
        What::IsOneOf { card, at, .. } => {
            format!(
                "{} in {} is of the kind asked for",
                seen(*card),
                place(by, *at)
            )
        }
        What::NamedValue { value } => format!("seat {by} names the value {value}"),
        What::NamedColor { color } => format!("seat {by} names {color}"),
        What::Splayed {
            color,
            splay: Some(splay),
        } => format!("seat {by} splays {color} {splay}"),
        What::Splayed { color, splay: None } => {
            format!("{color} of seat {by} is no longer splayed")
        }
        What::Rearranged { color, pile, top } => {
            let mut line = format!("seat {by} rearranges {color}");
            if let Some(pile) = pile {
                line += &format!(
                    ", top first: {}",
                    list(pile.iter().rev().map(|&card| face(card)))
                );
            } else if let Some(top) = top {
                line += &format!(", with {} on top", face(*top));
            }
            line
        }
        What::Claimed { achievement } => format!("seat {by} claims the achievement {achievement}"),
        What::FreeDraw => format!("seat {by} takes a free Draw action, others having shared"),
        What::ActionEnded => "the action ends at once".to_string(),
        What::Over { outcome } => self::outcome(*outcome),
    }
}

/// Who won, and how.
pub fn outcome(outcome: Outcome) -> String {
    let Outcome { winners, by } = outcome;
    let by = match by {
        Ending::Achievements => "achievements",
        Ending::Score => "score",
        Ending::Dogma => "a dogma",
    };
    match winners.len() {
        0 => format!("the game is over by {by}: nobody wins"),
        1 => format!("the game is over: {} wins by {by}", seats(winners)),
        _ => format!("the game is over: {} win by {by}", seats(winners)),
    }
}

/// What a player is asked, to be read after who it is.
pub fn asked(purpose: Purpose, source: Option<(Card, u8)>) -> String {
    let mut line = format!("is asked for {}", self::purpose(purpose));
    if let Some((card, effect)) = source {
        line += &format!(", by effect {} of {card}", effect + 1);
    }
    line
}

/// What an open question is for.
fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::FirstMeld => "the first meld",
        Purpose::Action => "an action",
        Purpose::Return => "what to return",
        Purpose::Meld => "what to meld",
        Purpose::Tuck => "what to tuck",
        Purpose::Score => "what to score",
        Purpose::Transfer => "what to transfer",
        Purpose::Exchange => "what to exchange",
        Purpose::Draw => "what to draw",
        Purpose::Reveal => "what to reveal",
        Purpose::Keep => "what to keep",
        Purpose::Splay(_) => "what to splay",
        Purpose::Rearrange => "an order",
        Purpose::Name => "what to name",
        Purpose::Execute => "what to carry out",
    }
}

fn action(action: Choice) -> String {
    match action {
        Choice::Draw => "Draw".to_string(),
        Choice::Meld(card) => format!("Meld with {card}"),
        Choice::Dogma(card) => format!("Dogma of {card}"),
        Choice::Achieve(age) => format!("Achieve for age {age}"),
        other => other.to_string(),
    }
}

fn moved(by: Seat, card: Seen, verb: Verb, from: Place, to: Place) -> String {
    let card = seen(card);
    let (origin, target) = (place(by, from), place(by, to));
    match verb {
        Verb::Draw => format!("draws {card}"),
        Verb::Meld => format!("melds {card} from {origin}"),
        Verb::Tuck => format!("tucks {card} from {origin}"),
        Verb::Score => format!("scores {card} from {origin}"),
        Verb::Return => format!("returns {card} from {origin}"),
        Verb::Transfer => format!("transfers {card} from {origin} to {target}"),
        Verb::Exchange => format!("exchanges {card} from {origin} to {target}"),
        Verb::Remove => format!("removes {card} from {origin}: it is out of the game"),
    }
}

/// A place as the one who acts calls it.
fn place(by: Seat, place: Place) -> String {
    let (owner, place) = match place {
        Place::Hand(owner) => (owner, "hand"),
        Place::Score(owner) => (owner, "score pile"),
        Place::Board(owner) => (owner, "board"),
        Place::Supply(age) => return format!("the supply of age {age}"),
        Place::Achievement => return "the achievements".to_string(),
        Place::Removed => return "out of the game".to_string(),
    };
    if owner == by {
        place.to_string()
    } else {
        format!("seat {owner}'s {place}")
    }
}

fn seen(card: Seen) -> String {
    match card {
        Seen::Face(card) => face(card),
        Seen::Back(age) => format!("a card of age {age}"),
    }
}

fn face(card: Card) -> String {
    format!("{card} ({})", card.age())
}

fn faces(cards: CardSet) -> String {
    list(cards.into_iter().map(face))
}

fn seats(seats: SeatSet) -> String {
    list(seats.into_iter().map(|seat| format!("seat {seat}")))
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<String>>().join(", ")
}
