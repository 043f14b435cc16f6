//! Information states: all that a seat has seen and answered, as text.

use std::fmt::Write;
use std::sync::Arc;

use innovation_engine::{Card, CardSet, Event, Place, Rng, Seat, Seen, Verb, What};

use crate::episode::{EpisodeOrigin, Transition};

/// What a seat had seen before its game was sampled.
#[derive(Clone, Debug)]
pub enum Past {
    /// These events and answers.
    Seen {
        /// How that game began.
        origin: Arc<EpisodeOrigin>,
        /// Its events before the first question.
        opening: Arc<[Event]>,
        /// Its answers, with the events that followed.
        history: Vec<Arc<Transition>>,
    },
    /// The same as text.
    Text(Arc<str>),
    /// Not known: the sample was made from a view alone.
    Unknown,
}

impl Past {
    /// The information state of the seat before the sample.
    pub(crate) fn text(&self, seat: Seat) -> Option<String> {
        match self {
            Past::Seen {
                origin,
                opening,
                history,
            } => {
                let mut text = String::new();
                write(origin, opening, history, seat, &mut text);
                Some(text)
            }
            Past::Text(text) => Some(text.to_string()),
            Past::Unknown => None,
        }
    }
}

/// Adds the information state of a seat.
pub(crate) fn write(
    origin: &EpisodeOrigin,
    opening: &[Event],
    history: &[Arc<Transition>],
    seat: Seat,
    text: &mut String,
) {
    begin(origin, seat, text);
    for event in opening {
        put_event(event, seat, text);
    }
    for transition in history {
        if transition.seat == seat {
            line(text, format_args!("answer {}", transition.seen));
        }
        for event in &transition.events {
            put_event(event, seat, text);
        }
    }
}

/// Writing to a string cannot fail.
fn line(text: &mut String, words: std::fmt::Arguments) {
    let _never_fails = writeln!(text, "{words}");
}

/// What the seat knew at the beginning.
fn begin(origin: &EpisodeOrigin, seat: Seat, text: &mut String) {
    match origin {
        EpisodeOrigin::Seed { ruleset, .. } => {
            let settings = ruleset.settings();
            let words = [
                ruleset.is_miniature().then_some(" miniature"),
                settings.is_teams().then_some(" teams"),
                settings.open_boards.then_some(" open"),
                (!settings.prove).then_some(" unproved"),
            ];
            let words: String = words.into_iter().flatten().collect();
            let (players, edition) = (settings.players(), settings.edition.word());
            let language = settings.language.code();
            line(
                text,
                format_args!("seat {seat} of {players} {edition} {language}{words}"),
            );
            if ruleset.is_miniature() {
                put_view(origin, seat, text);
            }
        }
        EpisodeOrigin::Sample { view, past, .. } if view.seat == seat => match past.text(seat) {
            Some(past) => text.push_str(&past),
            None => put_view(origin, seat, text),
        },
        EpisodeOrigin::Position(_) | EpisodeOrigin::Sample { .. } => put_view(origin, seat, text),
    }
}

/// What the seat sees before the first question, if no event shows it.
fn put_view(origin: &EpisodeOrigin, seat: Seat, text: &mut String) {
    let game = match origin {
        EpisodeOrigin::Seed { ruleset, seed } => Some(ruleset.deal(*seed, |_| {})),
        EpisodeOrigin::Position(position) => {
            innovation_engine::Observed::from_position(position).ok()
        }
        EpisodeOrigin::Sample { view, seed, .. } => view.sample_observed(&mut Rng::new(*seed)),
    };
    if let Some(view) = game.and_then(|game| game.view(seat))
        && let Ok(json) = serde_json::to_string(&view)
    {
        line(text, format_args!("{json}"));
    }
}

/// The event as the seat saw it, in short. What everybody can count on the table is left out.
fn put_event(event: &Event, seat: Seat, text: &mut String) {
    let by = event.by;
    let seen = |card: Seen| match card {
        Seen::Face(card) if event.seen_by.has(seat) => card.name().to_string(),
        card => format!("({})", card.age()),
    };
    match &event.what {
        What::Turn { actions } => line(text, format_args!("{by} turn {actions}")),
        What::Action { action } => line(text, format_args!("{by} action {action}")),
        What::Icons { .. } => {}
        What::Effect { card, effect } => line(text, format_args!("{by} effect {card} {effect}")),
        What::Moved {
            card,
            verb,
            from,
            to,
        } => line(
            text,
            format_args!(
                "{by} {} {} {} {}",
                verb_word(*verb),
                seen(*card),
                place_word(*from),
                place_word(*to)
            ),
        ),
        What::Revealed { card } => line(text, format_args!("{by} reveals {card}")),
        What::ShowedHand { cards } => line(text, format_args!("{by} shows {}", names(*cards))),
        What::HasNone { of } => line(text, format_args!("{by} has none of {}", names(*of))),
        What::IsOneOf { card, at, of } => line(
            text,
            format_args!(
                "{} at {} is one of {}",
                seen(*card),
                place_word(*at),
                names(*of)
            ),
        ),
        What::NamedValue { value } => line(text, format_args!("{by} names {value}")),
        What::NamedColor { color } => line(text, format_args!("{by} names {color}")),
        What::Splayed { color, splay } => match splay {
            Some(splay) => line(text, format_args!("{by} splays {color} {splay}")),
            None => line(text, format_args!("{by} unsplays {color}")),
        },
        What::Rearranged { color, pile, .. } => {
            let pile = pile.as_deref().filter(|_| event.seen_by.has(seat));
            let pile: Vec<&str> = pile
                .unwrap_or_default()
                .iter()
                .map(|card| card.name())
                .collect();
            line(
                text,
                format_args!("{by} rearranges {color} {}", pile.join(", ")),
            );
        }
        What::Claimed { achievement } => line(text, format_args!("{by} claims {achievement}")),
        What::FreeDraw => line(text, format_args!("{by} free draw")),
        What::ActionEnded => line(text, format_args!("{by} action ended")),
        What::Over { outcome } => {
            let winners: Vec<String> = outcome
                .winners
                .into_iter()
                .map(|seat| seat.to_string())
                .collect();
            line(
                text,
                format_args!("over {} {}", outcome.by.word(), winners.join(" ")),
            );
        }
    }
}

fn names(cards: CardSet) -> String {
    let names: Vec<&str> = cards.into_iter().map(Card::name).collect();
    names.join(", ")
}

fn verb_word(verb: Verb) -> &'static str {
    match verb {
        Verb::Draw => "draw",
        Verb::Meld => "meld",
        Verb::Tuck => "tuck",
        Verb::Score => "score",
        Verb::Return => "return",
        Verb::Transfer => "transfer",
        Verb::Exchange => "exchange",
        Verb::Remove => "remove",
    }
}

fn place_word(place: Place) -> String {
    match place {
        Place::Supply(age) => format!("supply {age}"),
        Place::Hand(seat) => format!("hand {seat}"),
        Place::Score(seat) => format!("score {seat}"),
        Place::Board(seat) => format!("board {seat}"),
        Place::Achievement => "achievement".to_string(),
        Place::Removed => "removed".to_string(),
    }
}
