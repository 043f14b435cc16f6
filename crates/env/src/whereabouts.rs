//! Where every card is, followed from event to event.

use innovation_engine::{Age, Card, CardSet, Color, Event, Place, Seat, Seen, State, What};

/// How many zones there are: four for each seat, then three of the table.
pub(crate) const ZONE_COUNT: usize = 4 * 4 + 3;
pub(crate) const HAND_ZONE: usize = 0;
pub(crate) const SCORE_ZONE: usize = 1;
pub(crate) const TOP_ZONE: usize = 2;
pub(crate) const COVERED_ZONE: usize = 3;
pub(crate) const SUPPLY_ZONE: usize = 16;
pub(crate) const ACHIEVEMENT_ZONE: usize = 17;
pub(crate) const REMOVED_ZONE: usize = 18;

/// Where all cards of a game are, in the numbers of an observation as seat 0 counts the seats.
///
/// It says nothing that the state does not say. An observation is written from it without a look at every pile: an
/// event changes one pile or two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whereabouts {
    /// By card, its zone. There is room beyond the last card, so that an index of seven bits needs no check.
    zones: [u8; 128],
    /// By card on a board, how many cards are above it. 0 for all other cards.
    depths: [u8; Card::COUNT],
    /// By card in the supply, how many cards were above it when the first card of its pile was drawn, or would have been:
    /// cards are drawn from the top and returned to the bottom.
    ranks: [u8; Card::COUNT],
    /// By age, how many cards were drawn. The numbers of ranks and draws go round.
    draws: [u8; 10],
    /// By zone, how many cards of each age are there. The cards of a board are in its first zone.
    ages: [[u8; 10]; ZONE_COUNT],
    /// By seat and color, how many cards a pile has.
    sizes: [[u8; 5]; 4],
    /// By seat and color, how a pile is splayed: not, left, right or up is [`YES`].
    splays: [[[u8; 4]; 5]; 4],
    /// The cards that are neither in the supply nor mark an achievement.
    drawn: CardSet,
}

/// A flag, or a probability of 1.
pub(crate) const YES: u8 = 255;

impl Whereabouts {
    /// The whereabouts in a state.
    pub fn of(state: &State) -> Whereabouts {
        let mut whereabouts = Whereabouts {
            zones: [SUPPLY_ZONE as u8; 128],
            depths: [0; Card::COUNT],
            ranks: [0; Card::COUNT],
            draws: [0; 10],
            ages: [[0; 10]; ZONE_COUNT],
            sizes: [[0; 5]; 4],
            splays: [[[0; 4]; 5]; 4],
            drawn: CardSet::EMPTY,
        };
        for age in Age::ALL {
            whereabouts.ages[SUPPLY_ZONE][age_index(age)] = CardSet::of_age(age).len();
            if let Some(card) = state.achievement_face(age) {
                whereabouts.go(card, Place::Supply(age), Place::Achievement);
            }
        }
        let mut put = |card: Card, to| whereabouts.go(card, Place::Supply(card.age()), to);
        for seat in state.settings().seats() {
            for card in state.hand(seat) {
                put(card, Place::Hand(seat));
            }
            for card in state.score_pile(seat) {
                put(card, Place::Score(seat));
            }
            for color in Color::ALL {
                for &card in state.pile(seat, color).bottom_up() {
                    put(card, Place::Board(seat));
                }
            }
        }
        for card in state.removed() {
            put(card, Place::Removed);
        }
        whereabouts.draws = [0; 10];
        for age in Age::ALL {
            for (above, &card) in state.supply(age).iter().rev().enumerate() {
                whereabouts.ranks[card.index()] = above as u8;
            }
        }
        for seat in state.settings().seats() {
            for color in Color::ALL {
                whereabouts.look_at_pile(state, seat, color);
            }
        }
        whereabouts
    }

    /// Follows an event. `state` is the state after it, or after later events that are followed too.
    #[inline]
    pub fn follow(&mut self, state: &State, event: &Event) {
        match event.what {
            What::Moved {
                card: Seen::Face(card),
                from,
                to,
                ..
            } => {
                self.go(card, from, to);
                for place in [from, to] {
                    if let Place::Board(owner) = place {
                        self.look_at_pile(state, owner, card.color());
                    }
                }
            }
            What::Splayed { color, .. } | What::Rearranged { color, .. } => {
                self.look_at_pile(state, event.by, color);
            }
            _ => {}
        }
    }

    fn go(&mut self, card: Card, from: Place, to: Place) {
        let (from, to) = (zone_of(from), zone_of(to));
        let age = age_index(card.age());
        self.ages[from][age] -= 1;
        self.ages[to][age] += 1;
        self.zones[card.index()] = to as u8;
        self.depths[card.index()] = 0;
        if from == SUPPLY_ZONE {
            self.draws[age] = self.draws[age].wrapping_add(1);
        }
        self.drawn = match to {
            SUPPLY_ZONE | ACHIEVEMENT_ZONE => self.drawn.without(card),
            _ => self.drawn.with(card),
        };
        // All other cards of the pile are above it.
        let above = self.ages[SUPPLY_ZONE][age].wrapping_sub(1);
        self.ranks[card.index()] = above.wrapping_add(self.draws[age]);
    }

    fn look_at_pile(&mut self, state: &State, owner: Seat, color: Color) {
        let (pile, seat) = (state.pile(owner, color), owner.index());
        let splay = pile.splay().map_or(0, |splay| 1 + splay as usize);
        let splays = &mut self.splays[seat][color as usize];
        *splays = [0; 4];
        splays[splay] = YES;
        let cards = pile.bottom_up();
        self.sizes[seat][color as usize] = cards.len() as u8;
        let mut zone = 4 * seat + TOP_ZONE;
        for (above, &card) in cards.iter().rev().enumerate() {
            self.zones[card.index()] = zone as u8;
            self.depths[card.index()] = above as u8;
            zone = 4 * seat + COVERED_ZONE;
        }
    }

    /// The zone of a card.
    #[inline]
    pub(crate) fn zone(&self, card: Card) -> usize {
        self.zones[card.index() & 127].into()
    }

    /// By card on a board, how many cards are above it. 0 for all other cards.
    #[inline]
    pub(crate) fn depths(&self) -> &[u8; Card::COUNT] {
        &self.depths
    }

    /// How many cards are above a card in the supply.
    #[inline]
    pub(crate) fn depth_in_supply(&self, card: Card) -> u8 {
        self.ranks[card.index()].wrapping_sub(self.draws[age_index(card.age())])
    }

    /// How many cards of each age are in a zone.
    #[inline]
    pub(crate) fn ages(&self, zone: usize) -> &[u8; 10] {
        &self.ages[zone]
    }

    /// How many cards each pile of a seat has.
    #[inline]
    pub(crate) fn sizes(&self, seat: Seat) -> &[u8; 5] {
        &self.sizes[seat.index()]
    }

    /// How each pile of a seat is splayed.
    #[inline]
    pub(crate) fn splays(&self, seat: Seat) -> &[u8] {
        self.splays[seat.index()].as_flattened()
    }

    /// The cards that are neither in the supply nor mark an achievement.
    #[inline]
    pub(crate) fn drawn(&self) -> CardSet {
        self.drawn
    }
}

fn age_index(age: Age) -> usize {
    usize::from(age.number()) - 1
}

fn zone_of(place: Place) -> usize {
    match place {
        Place::Hand(owner) => 4 * owner.index() + HAND_ZONE,
        Place::Score(owner) => 4 * owner.index() + SCORE_ZONE,
        Place::Board(owner) => 4 * owner.index() + TOP_ZONE,
        Place::Supply(_) => SUPPLY_ZONE,
        Place::Achievement => ACHIEVEMENT_ZONE,
        Place::Removed => REMOVED_ZONE,
    }
}
