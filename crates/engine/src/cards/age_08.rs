//! The cards of age 8.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "antibiotics",
        name: "Antibiotics",
        age: 8,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), Some(Leaf), HEX],
        dogma_icon: Leaf,
        // Shared: You may return one to three cards from hand. For each different value among them, draw two
        // 8s.
        effects: &[shared(|fx| {
            let returned = fx.may_up_to(Return, 3, fx.hand())?;
            for _ in 0..returned.value_count() {
                fx.draw(8)?;
                fx.draw(8)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "corporations",
        name: "Corporations",
        age: 8,
        color: Green,
        icons: [HEX, Some(Factory), Some(Factory), Some(Crown)],
        dogma_icon: Factory,
        // 1. Demand: Transfer a top non-green factory card to the demander's score pile. If you did, draw an 8
        //    and meld it.
        // 2. Shared: Draw an 8 and meld it.
        effects: &[
            demand(|fx| {
                let fitting = (fx.tops() & with(Factory)) - of_color(Green);
                let given = fx.must(Transfer(Place::Score(fx.demander)), fitting)?;
                if given.is_some() {
                    fx.draw_and_meld(8)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.draw_and_meld(8)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "empiricism",
        name: "Empiricism",
        age: 8,
        color: Purple,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // 1. Shared: Choose two colors, then draw a 9 and reveal it. If it has a chosen color, meld it and you
        //    may splay that color up; otherwise keep it in hand.
        // 2. Shared: If your board shows twenty or more lightbulbs, you win.
        effects: &[
            shared(|fx| {
                let mut chosen = ColorSet::EMPTY;
                for _ in 0..2 {
                    if let Some(color) = fx.name_color(ColorSet::ALL - chosen)? {
                        chosen = chosen.with(color);
                    }
                }
                let card = fx.draw_and_reveal(9)?;
                if chosen.has(card.color()) {
                    fx.meld(card)?;
                    fx.may_splay(ColorSet::one(card.color()), Up)?;
                }
                DONE
            }),
            shared(|fx| {
                if fx.icons(Lightbulb) >= 20 {
                    fx.win(fx.me)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "flight",
        name: "Flight",
        age: 8,
        color: Red,
        icons: [Some(Crown), HEX, Some(Clock), Some(Crown)],
        dogma_icon: Crown,
        // 1. Shared: If red is splayed up, you may splay a color of your choice up.
        // 2. Shared: You may splay red up.
        effects: &[
            shared(|fx| {
                if fx.splayed(Up).has(Red) {
                    fx.may_splay(ColorSet::ALL, Up)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Red), Up)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "mass-media",
        name: "Mass Media",
        age: 8,
        color: Green,
        icons: [Some(Lightbulb), HEX, Some(Clock), Some(Lightbulb)],
        dogma_icon: Lightbulb,
        // 1. Shared: You may return one card from hand. If you did, name a value and return every card of that
        //    value from every score pile.
        // 2. Shared: You may splay purple up.
        effects: &[
            shared(|fx| {
                if fx.may_one(Return, fx.hand())?.is_none() {
                    return DONE;
                }
                let of_value = fx.name_value()?;
                let everywhere = fx
                    .players()
                    .fold(CardSet::EMPTY, |cards, seat| cards | fx.score_pile_of(seat));
                fx.must_all(Return, everywhere & of_value)
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Purple), Up)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "mobility",
        name: "Mobility",
        age: 8,
        color: Red,
        icons: [HEX, Some(Factory), Some(Clock), Some(Factory)],
        dogma_icon: Factory,
        // Demand: Transfer the two highest of your top cards that are not red and lack a factory to the
        // demander's score pile. If at least one went, draw an 8.
        effects: &[demand(|fx| {
            let fitting = (fx.tops() & lacking(Factory)) - of_color(Red);
            let given = fx.must_highest(Transfer(Place::Score(fx.demander)), 2, fitting)?;
            if !given.is_empty() {
                fx.draw(8)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "quantum-theory",
        name: "Quantum Theory",
        age: 8,
        color: Blue,
        icons: [Some(Clock), Some(Clock), Some(Clock), HEX],
        dogma_icon: Clock,
        // Shared: You may return one or two cards from hand. If it was two, draw a 10, then draw a 10 and score
        // it.
        effects: &[shared(|fx| {
            if fx.may_up_to(Return, 2, fx.hand())?.len() == 2 {
                fx.draw(10)?;
                fx.draw_and_score(10)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "rocketry",
        name: "Rocketry",
        age: 8,
        color: Blue,
        icons: [Some(Clock), Some(Clock), Some(Clock), HEX],
        dogma_icon: Clock,
        // Shared: For every two clocks on your board, return one card from any opponent's score pile.
        effects: &[shared(|fx| {
            let theirs = fx
                .opponents()
                .fold(CardSet::EMPTY, |cards, seat| cards | fx.score_pile_of(seat));
            fx.must_each(Return, fx.icons(Clock) / 2, theirs)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "skyscrapers",
        name: "Skyscrapers",
        age: 8,
        color: Yellow,
        icons: [HEX, Some(Factory), Some(Crown), Some(Crown)],
        dogma_icon: Crown,
        // Demand: Transfer a top non-yellow clock card to the demander's board. If you did, score the card that
        // lay beneath it and return the rest of that pile.
        effects: &[demand(|fx| {
            let fitting = (fx.tops() & with(Clock)) - of_color(Yellow);
            let Some(card) = fx.choose_for(Transfer(Place::Board(fx.demander)), fitting)? else {
                return DONE;
            };
            let beneath = fx.beneath(card);
            fx.transfer(card, Place::Board(fx.demander))?;
            if let Some(card) = beneath {
                fx.score(card)?;
            }
            fx.must_all(Return, fx.pile(card.color()))
        })],
        first_edition: None,
    },
    Definition {
        id: "socialism",
        name: "Socialism",
        age: 8,
        color: Purple,
        icons: [Some(Leaf), HEX, Some(Leaf), Some(Leaf)],
        dogma_icon: Leaf,
        // Shared: You may tuck your whole hand, all or none. If a purple card was among them, take every card
        // of the lowest value from each opponent's hand into yours.
        effects: &[shared(|fx| {
            let hand = fx.hand();
            if hand.is_empty() || !fx.may(Purpose::Tuck)? {
                return DONE;
            }
            fx.must_all(Tuck, hand)?;
            if hand.colors().has(Purple) {
                for seat in fx.opponents() {
                    fx.must_all(Transfer(Place::Hand(fx.me)), fx.hand_of(seat).lowest())?;
                }
            }
            DONE
        })],
        first_edition: None,
    },
];
