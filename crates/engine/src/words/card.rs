use std::fmt;

use serde::{Deserialize, Serialize};

use crate::IconCounts;
use crate::cards::{Effect, TABLE};
use crate::{Age, Color, Edition, Icon, Splay};

/// One of the 105 cards.
///
/// Cards are ordered as in the card table: by age, then by English name.
///
/// ```
/// use innovation_engine::{Card, Color};
/// let wheel = Card::from_name("The Wheel").unwrap();
/// assert_eq!((wheel.value(), wheel.color(), wheel.id()), (1, Color::Green, "the-wheel"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 105;

    /// All cards, in the order of the table.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The card at this place of the table, if there is one.
    pub const fn new(index: usize) -> Option<Card> {
        if index < Card::COUNT {
            Some(Card(index as u8))
        } else {
            None
        }
    }

    /// The card at this place of the table. Callers pass places of existing cards only.
    pub(crate) const fn at(index: u8) -> Card {
        debug_assert!((index as usize) < Card::COUNT);
        Card(index)
    }

    /// The card's place in the table, from 0 to 104.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card of this English name.
    pub fn from_name(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name() == name)
    }

    /// The card of this identifier, such as `the-wheel`.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// The identifier: the English name in small letters, joined by hyphens.
    pub fn id(self) -> &'static str {
        TABLE[self.index()].id
    }

    /// The English name, by which files and records call the card.
    pub fn name(self) -> &'static str {
        TABLE[self.index()].name
    }

    /// The age.
    pub const fn age(self) -> Age {
        AGES[self.index()]
    }

    /// The value: the number of the age.
    pub const fn value(self) -> u8 {
        self.age().number()
    }

    /// The color.
    pub const fn color(self) -> Color {
        COLORS[self.index()]
    }

    /// The four icon places: top left, bottom left, bottom middle, bottom right. The picture is
    /// `None`.
    pub fn icon_places(self) -> [Option<Icon>; 4] {
        TABLE[self.index()].icons
    }

    /// The icon places that remain visible when the card is covered in a pile with this splay.
    pub fn icon_places_covered(self, splay: Option<Splay>) -> [Option<Icon>; 4] {
        let shows = splay.map_or([false; 4], Splay::shows);
        let mut places = self.icon_places();
        for (place, visible) in places.iter_mut().zip(shows) {
            if !visible {
                *place = None;
            }
        }
        places
    }

    /// The icons of the whole card.
    pub const fn icons(self) -> IconCounts {
        SHOWN[self.index()][3]
    }

    /// The icons that remain visible when the card is covered in a pile with this splay.
    pub const fn icons_covered(self, splay: Option<Splay>) -> IconCounts {
        match splay {
            None => IconCounts::NONE,
            Some(splay) => SHOWN[self.index()][splay as usize],
        }
    }

    /// Whether the card has at least one such icon.
    pub const fn has(self, icon: Icon) -> bool {
        self.icons().of(icon) > 0
    }

    /// The icon that is counted for Dogma.
    pub fn dogma_icon(self) -> Icon {
        TABLE[self.index()].dogma_icon
    }

    /// The effects as this edition prints them, in card order.
    pub fn effects(self, edition: Edition) -> &'static [Effect] {
        let card = &TABLE[self.index()];
        match (edition, card.first_edition) {
            (Edition::First, Some(effects)) => effects,
            _ => card.effects,
        }
    }
}

static AGES: [Age; Card::COUNT] = {
    let mut ages = [Age::ALL[0]; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        ages[i] = Age::ALL[TABLE[i].age as usize - 1];
        i += 1;
    }
    ages
};

static COLORS: [Color; Card::COUNT] = {
    let mut colors = [Color::Red; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        colors[i] = TABLE[i].color;
        i += 1;
    }
    colors
};

/// What each card shows when covered and splayed left, right, up; and when it is not covered.
static SHOWN: [[IconCounts; 4]; Card::COUNT] = {
    let mut shown = [[IconCounts::NONE; 4]; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        let mut place = 0;
        while place < 4 {
            if let Some(icon) = TABLE[i].icons[place] {
                let mut way = 0;
                while way < 4 {
                    if way == 3 || Splay::ALL[way].shows()[place] {
                        shown[i][way] = shown[i][way].plus_one(icon);
                    }
                    way += 1;
                }
            }
            place += 1;
        }
        i += 1;
    }
    shown
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(id: String) -> Result<Card, String> {
        Card::from_id(&id).ok_or_else(|| format!("no card `{id}`"))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.id().to_string()
    }
}
