//! Where every card is, followed from event to event.

use innovation_engine::{
    Age, Card, CardSet, Color, Event, Place, Seat, Seen, Settings, State, What,
};

/// How many zones there are: four for each seat, then three of the table.
pub(crate) const ZONE_COUNT: usize = 4 * 4 + 3;
pub(crate) const HAND_ZONE: usize = 0;
pub(crate) const SCORE_ZONE: usize = 1;
pub(crate) const TOP_ZONE: usize = 2;
pub(crate) const COVERED_ZONE: usize = 3;
pub(crate) const SUPPLY_ZONE: usize = 16;
pub(crate) const ACHIEVEMENT_ZONE: usize = 17;
pub(crate) const REMOVED_ZONE: usize = 18;

/// How many numbers the slice `cards` of an observation has.
pub(crate) const CELLS: usize = Card::COUNT * ZONE_COUNT;

/// Where the slice `cards` has a card in a zone.
#[inline]
fn cell(card: Card, zone: usize) -> usize {
    card.index() * ZONE_COUNT + zone
}

/// The zones of seat 0 in the numbers of another seat: by number of players from two on, by seat, by zone of seat 0. The
/// arrays are longer than the last zone, so that an index of five bits needs no bounds check.
static ZONES_FROM: [[[u8; 32]; 4]; 3] = {
    let mut zones = [[[0; 32]; 4]; 3];
    let mut players = 2;
    while players <= 4 {
        let mut me = 0;
        while me < players {
            let mut zone = 0;
            while zone < ZONE_COUNT {
                let seat = zone / 4;
                zones[players - 2][me][zone] = if seat < players {
                    (4 * ((seat + players - me) % players) + zone % 4) as u8
                } else {
                    zone as u8
                };
                zone += 1;
            }
            me += 1;
        }
        players += 1;
    }
    zones
};

fn zones_from(settings: Settings) -> &'static [[u8; 32]; 4] {
    &ZONES_FROM[usize::from(settings.players()) - 2]
}

/// Where all cards of a game are, in the numbers of an observation as seat 0 counts the seats.
///
/// It says nothing that the state does not say. An observation is written from it without a look at every pile: an
/// event changes one pile or two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whereabouts {
    /// By card, its zone. There is room beyond the last card, so that an index of seven bits needs no check.
    zones: [u8; 128],
    /// By seat, the slice `cards` of an observation, as if the seat knew every drawn card and no other one.
    open: [[u8; CELLS]; 4],
    /// How the seats count the zones.
    zones_from: &'static [[u8; 32]; 4],
    players: u8,
    /// By card on a board, how many cards are above it. 0 for all other cards.
    depths: [u8; Card::COUNT],
    /// By card in the supply, its rank: rank minus draws is the number of cards above it. Cards are drawn from the top and
    /// returned to the bottom, so a rank does not change in the supply.
    ranks: [u8; Card::COUNT],
    /// By age, how many cards were drawn. Ranks and draws wrap at 256.
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
            open: [[0; CELLS]; 4],
            zones_from: zones_from(state.settings()),
            players: state.settings().players(),
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
        self.put(card, to);
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

    /// Changes the zone of a card.
    #[inline]
    fn put(&mut self, card: Card, zone: usize) {
        let before = self.zone(card);
        if before == zone {
            return;
        }
        self.zones[card.index() & 127] = zone as u8;
        let drawn = match zone {
            SUPPLY_ZONE | ACHIEVEMENT_ZONE => 0,
            _ => YES,
        };
        let views = self.open.iter_mut().zip(self.zones_from);
        for (cells, zones) in views.take(self.players.into()) {
            cells[cell(card, zones[before & 31].into())] = 0;
            cells[cell(card, zones[zone & 31].into())] = drawn;
        }
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
            self.put(card, zone);
            self.depths[card.index()] = above as u8;
            zone = 4 * seat + COVERED_ZONE;
        }
    }

    /// The zone of a card.
    #[inline]
    pub(crate) fn zone(&self, card: Card) -> usize {
        self.zones[card.index() & 127].into()
    }

    /// The slice `cards` of a seat's observation, as if the seat knew every drawn card and no other one.
    #[inline]
    pub(crate) fn open(&self, seat: Seat) -> &[u8; CELLS] {
        &self.open[seat.index()]
    }

    /// The zone of a card, as this seat counts the zones.
    #[inline]
    pub(crate) fn zone_from(&self, seat: Seat, card: Card) -> usize {
        self.zones_from[seat.index()][self.zone(card) & 31].into()
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
