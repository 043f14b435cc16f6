//! One option in one world: the changes it makes, and the hidden cards that may have decided them.

use super::{World, is_within_action};
use crate::play::event::{Event, Verb, What};
use crate::state::State;
use crate::view::EvenSample;
use crate::{
    Achievement, Card, CardSet, Choice, Color, EffectKind, IconCounts, Outcome, Place, Purpose,
    Question, Seat, Seen, Splay, View,
};

/// The fixed data of all traces: the view, and its spread.
pub(super) struct TraceContext<'a> {
    pub(super) view: &'a View,
    pub(super) spread: &'a EvenSample,
}

/// What an option leads to, up to the next question or the end of the action.
pub(super) struct Trace {
    /// The changes, and the counts after each.
    pub(super) deeds: Vec<(VisibleChange, Counts)>,
    /// The counts at the end, even without changes.
    pub(super) end: Counts,
    /// The number of changes during which at most one evenly spread hidden card could decide.
    pub(super) clear: usize,
    /// Whether that holds to the end.
    pub(super) all_clear: bool,
    /// The number of changes during which no face of several hidden cards could decide: at most one came to a
    /// board, and the others were only drawn, or moved as backs of an age.
    pub(super) by_age: usize,
    /// Whether that holds to the end.
    pub(super) all_by_age: bool,
    /// Whether the trace ended with the action, not at a question.
    pub(super) action_over: bool,
}

/// A change that everybody sees, as the seat can predict it: a hidden card only by its age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum VisibleChange {
    Moved {
        by: Seat,
        verb: Verb,
        card: Seen,
        from: Place,
        to: Place,
    },
    Splayed(Seat, Color, Option<Splay>),
    Rearranged(Seat, Color),
    Claimed(Seat, Achievement),
    Over(Outcome),
}

impl VisibleChange {
    /// The player who moved a card, and how.
    fn verb(&self) -> Option<(Seat, Verb)> {
        match *self {
            VisibleChange::Moved { by, verb, .. } => Some((by, verb)),
            _ => None,
        }
    }
}

/// The counts of each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counts {
    pub(super) icons: [IconCounts; 4],
    pub(super) points: [u16; 4],
    pub(super) hands: [u8; 4],
    pub(super) scores: [u8; 4],
    pub(super) boards: [u8; 4],
}

impl Counts {
    pub(super) fn of(state: &State) -> Counts {
        let mut boards = [0; 4];
        for (sum, board) in boards.iter_mut().zip(&state.boards) {
            *sum = board.iter().map(|pile| pile.len() as u8).sum();
        }
        Counts {
            icons: state.icons,
            points: state.points,
            hands: state.hands.map(CardSet::len),
            scores: state.scores.map(CardSet::len),
            boards,
        }
    }
}

/// The hidden cards that may have influenced the changes so far.
struct Influences<'a> {
    watch: &'a TraceContext<'a>,
    cards: CardSet,
    /// Those that came to a board or left one.
    on_boards: CardSet,
    /// Whether an effect may have searched their faces.
    looked: bool,
}

impl Influences<'_> {
    fn is_clear(&self) -> bool {
        let EvenSample { even, secret, .. } = self.watch.spread;
        !secret && self.cards.len() <= 1 && (self.cards - *even).is_empty()
    }

    fn is_by_age(&self) -> bool {
        let EvenSample { even, secret, .. } = self.watch.spread;
        !secret && !self.looked && self.on_boards.len() <= 1 && (self.cards - *even).is_empty()
    }

    /// Marks the hidden ones of these cards: they may influence what follows.
    fn involve(&mut self, cards: CardSet) {
        self.cards = self.cards | (cards - self.watch.spread.known);
    }

    /// An effect may search the faces of these cards.
    fn look_among(&mut self, cards: CardSet) {
        self.involve(cards);
        self.looked |= !(cards - self.watch.spread.known).is_empty();
    }

    /// Marks the hidden cards that may have caused an event.
    fn before(&mut self, state: &State, event: &Event) {
        let me = self.watch.view.seat;
        match event.what {
            // An effect may search the hand of the player who executes it.
            What::Effect { .. } if event.by != me => self.look_among(state.hand(event.by)),
            What::ShowedHand { cards } => self.look_among(cards),
            What::Revealed { card } => self.look_among(CardSet::one(card)),
            What::HasNone { .. } => self.look_among(state.hand(event.by)),
            What::Moved {
                card: Seen::Face(card),
                from: Place::Hand(owner),
                ..
            } if owner != me => self.look_among(state.hand(owner).with(card)),
            // Cards of a score pile are chosen by age, and all of that age are equivalent.
            What::Moved {
                card: Seen::Face(card),
                from: Place::Score(owner),
                ..
            } if owner != me => self.involve(state.score_pile(owner).with(card)),
            _ => {}
        }
        if let What::Moved {
            card: Seen::Face(card),
            from,
            to,
            ..
        } = event.what
            && !self.watch.spread.known.has(card)
            && [from, to].iter().any(|at| matches!(at, Place::Board(_)))
        {
            self.on_boards = self.on_boards.with(card);
        }
    }

    /// Marks the hidden cards that may influence what follows an event.
    fn after(&mut self, event: &Event) {
        if let What::Moved {
            card: Seen::Face(card),
            ..
        } = event.what
        {
            self.involve(CardSet::one(card));
        }
    }
}

/// A world in which answers are followed, and what was seen on the way.
struct Trail<'a> {
    world: World,
    hidden: Influences<'a>,
    deeds: Vec<(VisibleChange, Counts)>,
    clear: usize,
    by_age: usize,
}

impl<'a> Trail<'a> {
    fn new(watch: &'a TraceContext<'a>, world: &World) -> Trail<'a> {
        Trail {
            world: world.clone(),
            hidden: Influences {
                watch,
                cards: CardSet::EMPTY,
                on_boards: CardSet::EMPTY,
                looked: false,
            },
            deeds: Vec::new(),
            clear: 0,
            by_age: 0,
        }
    }

    /// Gives an answer and records the changes. `None`: the answer is not legal.
    fn answer(&mut self, place: u8) -> Option<()> {
        let (hidden, deeds) = (&mut self.hidden, &mut self.deeds);
        let watch = hidden.watch;
        let others = watch.carried_out_by_others();
        let watched = self.world.answer_watched(place, |state, event| {
            hidden.before(state, &event);
            if let Some(deed) = watch.deed(&event) {
                self.clear += usize::from(hidden.is_clear());
                self.by_age += usize::from(hidden.is_by_age());
                deeds.push((deed, Counts::of(state)));
                // The rest of the effect may search the hand of the player who executes it.
                if others {
                    for seat in watch.view.settings.opponents(watch.view.seat) {
                        hidden.look_among(state.hand(seat));
                    }
                }
            }
            hidden.after(&event);
        });
        watched.is_ok().then_some(())
    }

    fn trace(self) -> Trace {
        Trace {
            deeds: self.deeds,
            end: Counts::of(self.world.state()),
            clear: self.clear,
            all_clear: self.hidden.is_clear(),
            by_age: self.by_age,
            all_by_age: self.hidden.is_by_age(),
            action_over: !self.world.question().is_some_and(is_within_action),
        }
    }
}

impl TraceContext<'_> {
    /// Follows this answer up to the next question.
    pub(super) fn trace(&self, world: &World, place: u8) -> Option<Trace> {
        let mut trail = Trail::new(self, world);
        trail.answer(place)?;
        Some(trail.trace())
    }

    /// Follows this answer to the end of the action, if only the order of cards is asked for and nothing
    /// follows that depends on it. `None` otherwise.
    pub(super) fn trace_any_order(&self, world: &World, place: u8) -> Option<Trace> {
        let mut trail = Trail::new(self, world);
        trail.answer(place)?;
        let before = trail.deeds.len();
        while let Some(question) = trail
            .world
            .question()
            .filter(|asked| is_within_action(asked))
        {
            if !is_mere_order(question) {
                return None;
            }
            let place = first_seen(question, trail.world.state());
            trail.answer(place)?;
        }
        let mut ordered = trail.deeds[before..].iter().map(|(deed, _)| deed.verb());
        let first = ordered.next().flatten();
        let same = ordered.all(|verb| verb.is_some() && verb == first);
        same.then(|| trail.trace())
    }

    /// Whether another player executes the effect that asks: it is the asked player's own demand.
    fn carried_out_by_others(&self) -> bool {
        let view = self.view;
        let source = view.decision.as_ref().and_then(|decision| decision.source);
        let kind = source.and_then(|(card, place)| {
            let effects = card.effects(view.settings.edition);
            Some(effects.get(usize::from(place))?.kind)
        });
        kind == Some(EffectKind::Demand) && view.turn == view.seat
    }

    fn deed(&self, event: &Event) -> Option<VisibleChange> {
        let by = event.by;
        match event.what {
            What::Moved {
                card,
                verb,
                from,
                to,
            } => {
                let is_known = |card: Card| self.spread.known.has(card);
                let card = match card {
                    Seen::Face(face) if is_known(face) => card,
                    card => Seen::Back(card.age()),
                };
                Some(VisibleChange::Moved {
                    by,
                    verb,
                    card,
                    from,
                    to,
                })
            }
            What::Splayed { color, splay } => Some(VisibleChange::Splayed(by, color, splay)),
            What::Rearranged { color, .. } => Some(VisibleChange::Rearranged(by, color)),
            What::Claimed { achievement } => Some(VisibleChange::Claimed(by, achievement)),
            What::Over { outcome } => Some(VisibleChange::Over(outcome)),
            _ => None,
        }
    }
}

/// Whether the question is only about an order that cannot matter within the action.
fn is_mere_order(question: &Question) -> bool {
    let unordered = [Purpose::Return, Purpose::Score, Purpose::Transfer];
    question.order && unordered.contains(&question.purpose)
}

/// The first option whose face the asked player sees. It is the same in all worlds.
fn first_seen(question: &Question, state: &State) -> u8 {
    let is_face = |option| !matches!(question.as_asked(option, state), Choice::Back(..));
    question.options().position(is_face).unwrap_or(0) as u8
}
