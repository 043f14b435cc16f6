//! What a sentence is about, as the arguments of a message.

use fluent_bundle::{FluentArgs, FluentValue};
use innovation_engine::{Age, Card, Color, Icon, Place, Seat, Seen, Special, Splay};

use crate::language::line::{card_token, player_token, value_token};
use crate::play::names::{Names, Reader};

/// The arguments of a message.
pub(crate) struct Args(FluentArgs<'static>);

/// What a player is in a sentence. Each has its own arguments.
#[derive(Clone, Copy)]
pub(crate) enum Role {
    By,
    Turn,
    From,
    To,
}

impl Role {
    /// The arguments: who it is, the name, and how the name begins.
    fn names(self) -> [&'static str; 3] {
        match self {
            Role::By => ["by", "by-name", "by-initial"],
            Role::Turn => ["turn", "turn-name", "turn-initial"],
            Role::From => ["from-owner", "from-name", "from-initial"],
            Role::To => ["to-owner", "to-name", "to-initial"],
        }
    }

    /// The argument of the place that belongs to the player.
    fn place(self) -> &'static str {
        match self {
            Role::From => "from",
            _ => "to",
        }
    }
}

impl Args {
    pub(crate) fn new() -> Args {
        Args(FluentArgs::with_capacity(16))
    }

    pub(crate) fn fluent(&self) -> &FluentArgs<'static> {
        &self.0
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name)
    }

    pub(crate) fn with(
        mut self,
        name: &'static str,
        value: impl Into<FluentValue<'static>>,
    ) -> Args {
        self.0.set(name, value);
        self
    }

    /// A player, and who that is: `you`, `other` …
    fn who(self, role: Role, who: &'static str, seat: Option<Seat>, names: &Names) -> Args {
        let [is, name, initial] = role.names();
        let vowel = seat.is_some_and(|seat| names.begins_with_vowel(seat));
        self.with(is, who)
            .with(name, seat.map(player_token).unwrap_or_default())
            .with(initial, if vowel { "vowel" } else { "consonant" })
    }

    /// A player as the reader sees them.
    pub(crate) fn player(self, role: Role, seat: Seat, reader: &Reader) -> Args {
        let who = if reader.seat == Some(seat) {
            "you"
        } else {
            "other"
        };
        self.who(role, who, Some(seat), &reader.names)
    }

    /// A place and its owner. `by` is the acting seat, if the sentence names it.
    pub(crate) fn place(self, role: Role, place: Place, by: Option<Seat>, reader: &Reader) -> Args {
        let (word, owner) = place_word(place);
        let who = match owner {
            None => "none",
            Some(_) if owner == reader.seat => "you",
            Some(_) if owner == by => "self",
            Some(_) => "other",
        };
        self.with(role.place(), word)
            .who(role, who, owner, &reader.names)
    }

    /// A place that is looked for or aimed at: of one player, or of several.
    pub(crate) fn any_place(
        self,
        role: Role,
        word: &'static str,
        owner: Option<Seat>,
        asked: Seat,
        names: &Names,
    ) -> Args {
        let who = match owner {
            None => "several",
            Some(owner) if owner == asked => "you",
            Some(_) => "other",
        };
        self.with(role.place(), word).who(role, who, owner, names)
    }

    /// A card, or only its back if the reader does not see its face.
    pub(crate) fn seen(self, seen: Seen) -> Args {
        match seen {
            Seen::Face(card) => self.with("seen", "face").card(card),
            Seen::Back(age) => self.with("seen", "back").with("card", "").age(age),
        }
    }

    /// A card, and its value.
    pub(crate) fn card(self, card: Card) -> Args {
        self.name(card).age(card.age())
    }

    /// The name of a card.
    pub(crate) fn name(self, card: Card) -> Args {
        self.with("card", card_token(card))
    }

    /// A value, or an age.
    pub(crate) fn age(self, age: Age) -> Args {
        self.with("age", value_token(age))
            .with("value", age.number())
    }

    pub(crate) fn color(self, color: Color) -> Args {
        self.with("color", format!("[{}]", color.word()))
            .with("color-id", color.word())
    }

    pub(crate) fn icon(self, icon: Icon) -> Args {
        self.with("icon", format!("[{}]", icon.word()))
    }

    pub(crate) fn special(self, special: Special) -> Args {
        self.with("special", format!("[{}]", special.name().to_lowercase()))
    }

    pub(crate) fn direction(self, splay: Splay) -> Args {
        self.with("direction", splay.word())
    }
}

/// The word for a place in messages, and whose it is.
pub(crate) fn place_word(place: Place) -> (&'static str, Option<Seat>) {
    match place {
        Place::Hand(owner) => ("hand", Some(owner)),
        Place::Score(owner) => ("score", Some(owner)),
        Place::Board(owner) => ("board", Some(owner)),
        Place::Supply(_) => ("supply", None),
        Place::Achievement => ("achievements", None),
        Place::Removed => ("removed", None),
    }
}
