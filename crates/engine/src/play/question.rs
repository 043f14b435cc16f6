use std::fmt;

use serde::{Deserialize, Serialize};

use crate::state::State;
use crate::{Age, AgeSet, Card, CardSet, Color, ColorSet, Place, Rng, Seat, SeatSet, Splay};

/// What an asked player can answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// The action Draw.
    Draw,
    /// The action Meld, with this card.
    Meld(Card),
    /// The action Dogma, with this card.
    Dogma(Card),
    /// The action Achieve, for this age.
    Achieve(Age),
    /// This card.
    Card(Card),
    /// A card of this age in that player's score pile, whose face the asked player cannot see.
    Back(Seat, Age),
    /// This color.
    Color(Color),
    /// This value.
    Value(Age),
    /// This player.
    Seat(Seat),
    /// Yes, to a "may" with nothing further to choose.
    Yes,
    /// The first of two alternatives.
    First,
    /// The second of two alternatives.
    Second,
    /// No, or no more.
    Pass,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Draw => f.write_str("draw"),
            Choice::Meld(card) => write!(f, "meld {card}"),
            Choice::Dogma(card) => write!(f, "dogma {card}"),
            Choice::Achieve(age) => write!(f, "achieve {age}"),
            Choice::Card(card) => write!(f, "{card}"),
            Choice::Back(seat, age) => write!(f, "player {seat}:{age}"),
            Choice::Color(color) => write!(f, "{color}"),
            Choice::Value(age) => write!(f, "{age}"),
            Choice::Seat(seat) => write!(f, "player {seat}"),
            Choice::Yes => f.write_str("yes"),
            Choice::First => f.write_str("first"),
            Choice::Second => f.write_str("second"),
            Choice::Pass => f.write_str("pass"),
        }
    }
}

/// What an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The hidden first meld of the set-up.
    FirstMeld,
    /// An action of one's turn.
    Action,
    /// To return.
    Return,
    /// To meld.
    Meld,
    /// To tuck.
    Tuck,
    /// To score.
    Score,
    /// To transfer.
    Transfer,
    /// To exchange.
    Exchange,
    /// To draw.
    Draw,
    /// To reveal.
    Reveal,
    /// To keep, while the rest goes.
    Keep,
    /// To splay in a direction.
    Splay(Splay),
    /// To put into another order.
    Rearrange,
    /// To name.
    Name,
    /// To carry out.
    Execute,
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Purpose::FirstMeld => "first meld",
            Purpose::Action => "action",
            Purpose::Return => "return",
            Purpose::Meld => "meld",
            Purpose::Tuck => "tuck",
            Purpose::Score => "score",
            Purpose::Transfer => "transfer",
            Purpose::Exchange => "exchange",
            Purpose::Draw => "draw",
            Purpose::Reveal => "reveal",
            Purpose::Keep => "keep",
            Purpose::Splay(Splay::Left) => "splay left",
            Purpose::Splay(Splay::Right) => "splay right",
            Purpose::Splay(Splay::Up) => "splay up",
            Purpose::Rearrange => "rearrange",
            Purpose::Name => "name",
            Purpose::Execute => "carry out",
        })
    }
}

/// The options offered, with all faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    Actions {
        meld: CardSet,
        dogma: CardSet,
        achieve: AgeSet,
    },
    Cards(CardSet),
    Colors(ColorSet),
    Values,
    Seats(SeatSet),
    Yes,
    Either,
}

/// A question as the rules put it, with all faces, including those hidden from the asked player.
///
/// A policy for playouts sees this, in a determinization. A person or a bot at a table sees a
/// [`Decision`](crate::Decision).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// What the answer is for.
    pub purpose: Purpose,
    /// The card, and the place of its effect from 0, that asks.
    pub source: Option<(Card, u8)>,
    /// The place where a chosen card goes in a transfer, if already known.
    pub to: Option<Place>,
    /// Whether the answer decides only an order.
    pub order: bool,
    pub(crate) options: Offer,
    /// Whether cards in the score piles of others are offered by their backs.
    pub(crate) by_back: bool,
    pub(crate) pass: bool,
    /// How many options there are, once counted.
    pub(crate) count: u8,
}

impl Question {
    /// A question with these options and no special flags.
    pub(crate) fn new(seat: Seat, purpose: Purpose, options: Offer) -> Question {
        Question {
            seat,
            purpose,
            source: None,
            to: None,
            order: false,
            options,
            by_back: false,
            pass: false,
            count: 0,
        }
    }

    /// How many options there are: at least one.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// Counts the options.
    pub(crate) fn counted(&self) -> u8 {
        u8::from(self.pass)
            + match self.options {
                Offer::Actions {
                    meld,
                    dogma,
                    achieve,
                } => 1 + meld.len() + dogma.len() + achieve.len(),
                Offer::Cards(cards) => cards.len(),
                Offer::Colors(colors) => colors.len(),
                Offer::Values => 10,
                Offer::Seats(seats) => seats.len(),
                Offer::Yes => 1,
                Offer::Either => 2,
            }
    }

    /// An option as the asked player sees it. A card in another score pile is a back, identified by its owner
    /// and age.
    #[inline]
    pub fn as_asked(&self, choice: Choice, state: &State) -> Choice {
        match choice {
            Choice::Card(card) if self.by_back => match state.place_of(card) {
                Place::Score(owner) if owner != self.seat => Choice::Back(owner, card.age()),
                _ => choice,
            },
            choice => choice,
        }
    }

    /// Visits every option as the asked player sees it, with its index in the question. Backs that look the
    /// same appear once, and chance decides which card it is. Always taking the first would reveal that the
    /// remaining ones come later in the card table.
    ///
    /// Backs come last, by owner and age. Their position among the faces would reveal which cards they are.
    pub fn each_seen(&self, state: &State, rng: &mut Rng, mut see: impl FnMut(Choice, u8)) {
        let cards = match self.options {
            Offer::Cards(cards) if self.by_back => cards,
            _ => return self.each_option(see),
        };
        let mut backs = CardSet::EMPTY;
        self.each_option(
            |choice, place| match (choice, self.as_asked(choice, state)) {
                (Choice::Card(card), Choice::Back(..)) => backs = backs.with(card),
                (_, seen) => see(seen, place),
            },
        );
        for owner in state.settings.seats() {
            let owned = backs & state.score_pile(owner);
            for age in Age::ALL {
                let alike = owned & CardSet::of_age(age);
                if alike.is_empty() {
                    continue;
                }
                if let Some(card) = alike.nth(rng.below(alike.len().into()) as u8) {
                    see(Choice::Back(owner, age), cards.rank(card));
                }
            }
        }
    }

    /// Whether the options look to the asked player as they are: no card is offered by its back.
    pub(crate) fn is_face_up(&self) -> bool {
        !(self.by_back && matches!(self.options, Offer::Cards(_)))
    }

    /// The index of an option as the asked player sees it.
    pub fn place_of(&self, choice: Choice, state: &State, rng: &mut Rng) -> Option<u8> {
        if self.is_face_up() {
            return self.rank(choice);
        }
        let mut found = None;
        self.each_seen(state, rng, |option, place| {
            if option == choice {
                found = Some(place);
            }
        });
        found
    }

    /// The index of an option. Those before it are counted, not visited.
    fn rank(&self, choice: Choice) -> Option<u8> {
        let rank = |cards: CardSet, card| cards.has(card).then(|| cards.rank(card));
        match (self.options, choice) {
            (_, Choice::Pass) => self.pass.then(|| self.count - 1),
            (Offer::Actions { .. }, Choice::Draw) => Some(0),
            (Offer::Actions { meld, .. }, Choice::Meld(card)) => Some(1 + rank(meld, card)?),
            (Offer::Actions { meld, dogma, .. }, Choice::Dogma(card)) => {
                Some(1 + meld.len() + rank(dogma, card)?)
            }
            (Offer::Cards(cards), Choice::Card(card)) => rank(cards, card),
            _ => {
                let place = self.options().position(|option| option == choice)?;
                u8::try_from(place).ok()
            }
        }
    }

    /// Whether all options are backs that look the same to the asked player.
    #[inline]
    pub(crate) fn is_blind(&self, state: &State) -> bool {
        self.by_back && self.all_look_alike(state)
    }

    fn all_look_alike(&self, state: &State) -> bool {
        let mut options = self.options().map(|choice| self.as_asked(choice, state));
        let first = options.next();
        options.all(|option| Some(option) == first)
    }

    /// Whether the only option is to pass. Such a question is not asked.
    pub(crate) fn offers_nothing(&self) -> bool {
        match self.options {
            Offer::Cards(cards) => cards.is_empty(),
            Offer::Colors(colors) => colors.is_empty(),
            Offer::Seats(seats) => seats.is_empty(),
            Offer::Actions { .. } | Offer::Values | Offer::Yes | Offer::Either => false,
        }
    }

    /// Whether this is a possible answer, asked for or forced.
    pub(crate) fn takes(&self, choice: Choice) -> bool {
        if self.offers_nothing() {
            return choice == Choice::Pass;
        }
        match (self.options, choice) {
            (_, Choice::Pass) => self.pass,
            // Everybody saw the face of its card, but not everybody knows where this card is by now.
            (Offer::Actions { .. }, Choice::Meld(_) | Choice::Dogma(_)) => true,
            (Offer::Cards(cards), Choice::Card(card)) => cards.has(card),
            _ => {
                let mut found = false;
                self.each_option(|option, _| found |= option == choice);
                found
            }
        }
    }

    /// The option at this index, with the faces of all cards.
    pub fn option(&self, index: u8) -> Option<Choice> {
        if self.pass && index == self.count - 1 {
            return Some(Choice::Pass);
        }
        match self.options {
            Offer::Actions {
                meld,
                dogma,
                achieve,
            } => {
                let Some(index) = index.checked_sub(1) else {
                    return Some(Choice::Draw);
                };
                let index = match meld.nth_or_beyond(index) {
                    Ok(card) => return Some(Choice::Meld(card)),
                    Err(beyond) => beyond,
                };
                match dogma.nth_or_beyond(index) {
                    Ok(card) => Some(Choice::Dogma(card)),
                    Err(beyond) => achieve.nth(beyond).map(Choice::Achieve),
                }
            }
            Offer::Cards(cards) => cards.nth(index).map(Choice::Card),
            Offer::Colors(colors) => colors.nth(index).map(Choice::Color),
            Offer::Values => Age::ALL.get(index as usize).copied().map(Choice::Value),
            Offer::Seats(seats) => seats.nth(index).map(Choice::Seat),
            Offer::Yes => (index == 0).then_some(Choice::Yes),
            Offer::Either => [Choice::First, Choice::Second].get(index as usize).copied(),
        }
    }

    /// All options, with the faces of all cards.
    pub fn options(&self) -> impl Iterator<Item = Choice> + use<'_> {
        (0..self.count).filter_map(|index| self.option(index))
    }

    /// Visits every option, with the faces of all cards, and its index. Faster than
    /// [`options`](Question::options).
    pub fn each_option(&self, mut see: impl FnMut(Choice, u8)) {
        let mut place = 0;
        let mut next = |choice| {
            see(choice, place);
            place += 1;
        };
        match self.options {
            Offer::Actions {
                meld,
                dogma,
                achieve,
            } => {
                next(Choice::Draw);
                meld.into_iter().map(Choice::Meld).for_each(&mut next);
                dogma.into_iter().map(Choice::Dogma).for_each(&mut next);
                achieve.into_iter().map(Choice::Achieve).for_each(&mut next);
            }
            Offer::Cards(cards) => cards.into_iter().map(Choice::Card).for_each(&mut next),
            Offer::Colors(colors) => colors.into_iter().map(Choice::Color).for_each(&mut next),
            Offer::Values => Age::ALL.map(Choice::Value).into_iter().for_each(&mut next),
            Offer::Seats(seats) => seats.into_iter().map(Choice::Seat).for_each(&mut next),
            Offer::Yes => next(Choice::Yes),
            Offer::Either => [Choice::First, Choice::Second]
                .into_iter()
                .for_each(&mut next),
        }
        if self.pass {
            next(Choice::Pass);
        }
    }
}
