use innovation_engine::{
    Achievement, Affected, Card, CardSet, Choice, Color, EffectKind, Event, Icon, IconCounts,
    Outcome, Place, Seat, Seen, Settings, Verb, What,
};

use crate::language::args::{Args, Role, place_word};
use crate::language::line::{Line, card_token, player_token};
use crate::language::messages::*;
use crate::language::text::Text;
use crate::play::names::Reader;

/// Turns events into sentences from one reader's point of view, in order.
pub struct Log {
    text: &'static Text,
    settings: Settings,
    reader: Reader,
    now: Cause,
}

/// What an event came from: the answer to "why did this happen".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cause {
    /// Whose turn it was. `None` during the set-up.
    pub turn: Option<Seat>,
    /// The action.
    pub action: Option<Choice>,
    /// The effect that was carried out.
    pub effect: Option<CausingEffect>,
}

/// An effect that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CausingEffect {
    /// The card.
    pub card: Card,
    /// The place of the effect on it, from 0.
    pub place: u8,
    /// Who carried it out.
    pub by: Seat,
}

/// The nesting level of an entry: actions within turns, effects within actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// A turn begins.
    Turn,
    /// An action begins.
    Action,
    /// A player begins to carry out an effect.
    Effect,
    /// Something happens.
    Event,
}

/// An event as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its nesting level.
    pub level: Level,
    /// The sentence.
    pub line: Line,
    /// What it came from, itself included where it begins a turn, an action or an effect.
    pub cause: Cause,
}

impl Log {
    /// The log of a game for this reader, before the first event.
    pub fn new(text: &'static Text, settings: Settings, reader: Reader) -> Log {
        let now = Cause::default();
        Log {
            text,
            settings,
            reader,
            now,
        }
    }

    /// The sentence for the next event. The caller must reduce the event with [`Event::as_seen_by`] first: the
    /// sentence says all that the event shows. `None` if the event before already said it.
    pub fn read(&mut self, event: &Event) -> Option<Entry> {
        let level = self.follow(event);
        Some(Entry {
            level,
            line: self.line(event)?,
            cause: self.now,
        })
    }

    /// Follows the next event without a sentence. Returns the level of its entry; `None` if it has no entry.
    pub fn pass(&mut self, event: &Event) -> Option<Level> {
        let level = self.follow(event);
        is_told(event).then_some(level)
    }

    /// Why something happened: the turn, and the action and effect if it came from one.
    pub fn why(&self, cause: &Cause) -> Vec<Line> {
        let mut why = Vec::new();
        let Some(turn) = cause.turn else {
            why.push(self.say(LOG_SET_UP, Args::new()));
            return why;
        };
        why.extend(cause.action.and_then(|action| self.action(turn, action)));
        if let Some(effect) = &cause.effect {
            why.push(self.effect(effect, cause));
            let edition = self.settings.edition;
            why.push(
                self.text
                    .effect(effect.card, edition, usize::from(effect.place)),
            );
        }
        why
    }

    /// Updates the current turn, action and effect, and returns the level of the event.
    fn follow(&mut self, event: &Event) -> Level {
        let by = event.by;
        match event.what {
            What::Turn { .. } => {
                self.now = Cause {
                    turn: Some(by),
                    ..Cause::default()
                };
                Level::Turn
            }
            What::Action { action } => {
                self.now = Cause {
                    turn: Some(by),
                    action: Some(action),
                    effect: None,
                };
                Level::Action
            }
            What::Effect { card, effect } => {
                self.now.effect = Some(CausingEffect {
                    card,
                    place: effect,
                    by,
                });
                Level::Effect
            }
            What::FreeDraw | What::ActionEnded => {
                self.now.effect = None;
                Level::Effect
            }
            _ => Level::Event,
        }
    }

    fn say(&self, message: Message, args: Args) -> Line {
        self.text.say(message, &args, &self.reader.names)
    }

    fn line(&self, event: &Event) -> Option<Line> {
        if !is_told(event) {
            return None;
        }
        let by = self.by(event.by);
        let (message, args) = match &event.what {
            What::Turn { actions } => (LOG_TURN, by.with("actions", *actions)),
            What::Action { action } => return self.action(event.by, *action),
            What::Icons { card, counts } => return Some(self.icons(event.by, *card, counts)),
            What::Effect { card, effect } => {
                let effect = CausingEffect {
                    card: *card,
                    place: *effect,
                    by: event.by,
                };
                return Some(self.effect(&effect, &self.now));
            }
            What::Moved {
                card,
                verb,
                from,
                to,
            } => return Some(self.moved(event.by, *card, *verb, *from, *to)),
            What::Revealed { card } => (LOG_REVEAL, by.card(*card)),
            What::ShowedHand { cards } => {
                let shown = self.cards(*cards);
                let args = by.with("cards", shown).with("count", cards.len());
                (LOG_SHOW_HAND, args)
            }
            What::HasNone { of } => match kind_of(*of) {
                CardKind::Icon(icon) => (LOG_HAS_NONE_ICON, by.icon(icon)),
                CardKind::Color(color) => (LOG_HAS_NONE_COLOR, by.color(color)),
                CardKind::Other => (LOG_HAS_NONE, by),
            },
            What::IsOneOf { of, .. } => match kind_of(*of) {
                CardKind::Icon(icon) => (LOG_IS_ONE_OF_ICON, Args::new().icon(icon)),
                _ => (LOG_IS_ONE_OF, Args::new()),
            },
            What::NamedValue { value } => (LOG_NAME_VALUE, by.age(*value)),
            What::NamedColor { color } => (LOG_NAME_COLOR, by.color(*color)),
            What::Splayed {
                color,
                splay: Some(splay),
            } => (LOG_SPLAY, by.color(*color).direction(*splay)),
            What::Splayed { color, splay: None } => (LOG_UNSPLAY, by.color(*color)),
            What::Rearranged {
                color,
                pile: Some(pile),
                ..
            } => {
                let cards = self.cards(pile.iter().rev().copied());
                (LOG_REARRANGE, by.color(*color).with("cards", cards))
            }
            What::Rearranged { color, top, .. } => {
                (LOG_REARRANGE_TOP, by.color(*color).card((*top)?))
            }
            What::Claimed { achievement } => match achievement {
                Achievement::Age(age) => (LOG_CLAIM_AGE, by.age(*age)),
                Achievement::Special(special) => (LOG_CLAIM_SPECIAL, by.special(*special)),
            },
            What::FreeDraw => (LOG_FREE_DRAW, by),
            What::ActionEnded => (LOG_ACTION_ENDED, Args::new()),
            What::Over { outcome } => return Some(self.text.outcome(*outcome, &self.reader)),
        };
        Some(self.say(message, args))
    }

    fn by(&self, seat: Seat) -> Args {
        Args::new().player(Role::By, seat, &self.reader)
    }

    fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let cards = cards.into_iter().map(card_token);
        let cards = cards.map(|card| self.text.card_in_list(card));
        self.text.list(cards, LIST_MORE, LIST_MORE)
    }

    fn action(&self, by: Seat, action: Choice) -> Option<Line> {
        let args = self.by(by);
        let (message, args) = match action {
            Choice::Draw => (LOG_ACTION_DRAW, args),
            Choice::Meld(card) => (LOG_ACTION_MELD, args.card(card)),
            Choice::Dogma(card) => (LOG_ACTION_DOGMA, args.card(card)),
            Choice::Achieve(age) => (LOG_ACTION_ACHIEVE, args.age(age)),
            // No action.
            Choice::Card(_)
            | Choice::Back(..)
            | Choice::Color(_)
            | Choice::Value(_)
            | Choice::Seat(_)
            | Choice::Yes
            | Choice::First
            | Choice::Second
            | Choice::Pass => return None,
        };
        Some(self.say(message, args))
    }

    /// What is counted for a Dogma action. Nothing else would say that its demand affects nobody.
    fn icons(&self, turn: Seat, card: Card, counts: &[IconCounts]) -> Line {
        let icon = card.dogma_icon();
        let count = |seat: Seat| counts.get(seat.index()).map_or(0, |counts| counts.of(icon));
        let affected = Affected::new(self.settings, turn, count);
        let mut effects = card.effects(self.settings.edition).iter();
        let demands = effects.any(|effect| effect.kind == EffectKind::Demand);
        let nobody = demands && affected.demanded.is_empty();
        let counts = self.settings.seats().zip(counts).map(|(seat, counts)| {
            let args = self.by(seat).with("count", counts.of(icon));
            self.text.source(LOG_ICONS_OF, &args)
        });
        let counts = self.text.list(counts, LIST_COUNTS, LIST_COUNTS);
        let args = Args::new().name(card).icon(icon).with("counts", counts);
        let args = args.with("demand", if nobody { "nobody" } else { "other" });
        self.say(LOG_ICONS, args)
    }

    fn effect(&self, effect: &CausingEffect, cause: &Cause) -> Line {
        let CausingEffect { card, place, by } = *effect;
        let turn = cause.turn.unwrap_or(by);
        let alone = matches!(cause.action, Some(Choice::Dogma(activated)) if activated != card);
        let effects = card.effects(self.settings.edition);
        let kind = effects.get(usize::from(place)).map(|effect| effect.kind);
        let message = match kind {
            Some(EffectKind::Demand) => LOG_EFFECT_DEMAND,
            _ if alone => LOG_EFFECT_ALONE,
            _ if by == turn => LOG_EFFECT_OWN,
            _ => LOG_EFFECT_SHARE,
        };
        let args = self.by(by).player(Role::Turn, turn, &self.reader);
        let args = args
            .name(card)
            .with("number", place + 1)
            .with("effects", effects.len());
        self.say(message, args)
    }

    fn moved(&self, by: Seat, card: Seen, verb: Verb, from: Place, to: Place) -> Line {
        // An exchange happens to both sides at once, so its sentence does not name the acting player, and names the
        // owner once if a card stays with its owner.
        let (before, after) = match verb {
            Verb::Exchange => (None, place_word(from).1),
            Verb::Remove => (None, None),
            _ => (Some(by), Some(by)),
        };
        let message = match verb {
            Verb::Draw => LOG_DRAW,
            Verb::Meld => LOG_MELD,
            Verb::Tuck => LOG_TUCK,
            Verb::Score => LOG_SCORE,
            Verb::Return => LOG_RETURN,
            Verb::Transfer => LOG_TRANSFER,
            Verb::Exchange => LOG_EXCHANGE,
            Verb::Remove => LOG_REMOVE,
        };
        let args = self
            .by(by)
            .seen(card)
            .place(Role::From, from, before, &self.reader)
            .place(Role::To, to, after, &self.reader);
        self.say(message, args)
    }
}

impl Text {
    /// Who won, and how.
    pub fn outcome(&self, outcome: Outcome, reader: &Reader) -> Line {
        let you = reader.seat.filter(|&seat| outcome.winners.has(seat));
        let others = outcome
            .winners
            .into_iter()
            .filter(|&seat| Some(seat) != you);
        let others: Vec<String> = others.map(player_token).collect();
        let who = match you {
            Some(_) if others.is_empty() => "alone",
            Some(_) => "among",
            None => "no",
        };
        let args = Args::new()
            .with("you", who)
            .with("count", others.len())
            .with("winners", self.list(others, LIST_MORE, LIST_AND))
            .with("ending", outcome.by.word());
        self.say(LOG_OVER, &args, &reader.names)
    }

    /// The heading of what comes before the first turn.
    pub fn set_up(&self) -> String {
        self.plain(LOG_SET_UP.key)
    }
}

/// Whether an event has a sentence. A reader who saw the face of a card does not need to read what it is one of.
fn is_told(event: &Event) -> bool {
    match event.what {
        What::IsOneOf { card, .. } => !matches!(card, Seen::Face(_)),
        What::Rearranged { ref pile, top, .. } => pile.is_some() || top.is_some(),
        _ => true,
    }
}

/// What the cards of a set have in common.
enum CardKind {
    Icon(Icon),
    Color(Color),
    Other,
}

fn kind_of(cards: CardSet) -> CardKind {
    let icon = Icon::ALL
        .into_iter()
        .find(|&icon| CardSet::with_icon(icon) == cards);
    let color = Color::ALL
        .into_iter()
        .find(|&color| CardSet::of_color(color) == cards);
    match (icon, color) {
        (Some(icon), _) => CardKind::Icon(icon),
        (_, Some(color)) => CardKind::Color(color),
        _ => CardKind::Other,
    }
}
