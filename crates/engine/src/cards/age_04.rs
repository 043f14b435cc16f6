//! The cards of age 4.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "anatomy",
        name: "Anatomy",
        age: 4,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), Some(Leaf), HEX],
        dogma_icon: Leaf,
        effects: &[demand(|fx| {
            if let Some(card) = fx.must(Return, fx.score_pile())? {
                fx.must(Return, fx.tops() & CardSet::of_age(card.age()))?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "colonialism",
        name: "Colonialism",
        age: 4,
        color: Red,
        icons: [HEX, Some(Factory), Some(Lightbulb), Some(Factory)],
        dogma_icon: Factory,
        effects: &[shared(|fx| {
            loop {
                let card = fx.draw_and_tuck(3)?;
                if !card.has(Crown) {
                    return DONE;
                }
            }
        })],
        first_edition: None,
    },
    Definition {
        id: "enterprise",
        name: "Enterprise",
        age: 4,
        color: Purple,
        icons: [HEX, Some(Crown), Some(Crown), Some(Crown)],
        dogma_icon: Crown,
        effects: &[
            demand(|fx| {
                let fitting = (fx.tops() & with(Crown)) - of_color(Purple);
                let given = fx.must(Transfer(Place::Board(fx.demander)), fitting)?;
                if given.is_some() {
                    fx.draw_and_meld(4)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Green), Right)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "experimentation",
        name: "Experimentation",
        age: 4,
        color: Blue,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Lightbulb)],
        dogma_icon: Lightbulb,
        effects: &[shared(|fx| {
            fx.draw_and_meld(5)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "gunpowder",
        name: "Gunpowder",
        age: 4,
        color: Red,
        icons: [HEX, Some(Factory), Some(Crown), Some(Factory)],
        dogma_icon: Factory,
        effects: &[
            demand(|fx| {
                let castles = fx.tops() & with(Castle);
                if fx
                    .must(Transfer(Place::Score(fx.demander)), castles)?
                    .is_some()
                {
                    fx.demand_met = true;
                }
                DONE
            }),
            shared(|fx| {
                if fx.demand_met {
                    fx.draw_and_score(2)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "invention",
        name: "Invention",
        age: 4,
        color: Green,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Factory)],
        dogma_icon: Lightbulb,
        effects: &[
            shared(|fx| {
                if fx.may_splay(fx.splayed(Left), Right)?.is_some() {
                    fx.draw_and_score(4)?;
                }
                DONE
            }),
            shared(|fx| {
                let splayed = fx.splayed(Left) | fx.splayed(Right) | fx.splayed(Up);
                if splayed == ColorSet::ALL {
                    fx.claim(Wonder)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "navigation",
        name: "Navigation",
        age: 4,
        color: Green,
        icons: [HEX, Some(Crown), Some(Crown), Some(Crown)],
        dogma_icon: Crown,
        effects: &[demand(|fx| {
            let fitting = fx.score_pile() & (CardSet::of_value(2) | CardSet::of_value(3));
            fx.must(Transfer(Place::Score(fx.demander)), fitting)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "perspective",
        name: "Perspective",
        age: 4,
        color: Yellow,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Leaf)],
        dogma_icon: Lightbulb,
        effects: &[shared(|fx| {
            if fx.may_one(Return, fx.hand())?.is_some() {
                fx.must_each(Score, fx.icons(Lightbulb) / 2, fx.hand())?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "printing-press",
        name: "Printing Press",
        age: 4,
        color: Blue,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Crown)],
        dogma_icon: Lightbulb,
        effects: &[
            shared(|fx| {
                if fx.may_one(Return, fx.score_pile())?.is_some() {
                    fx.draw(fx.top(Purple).map_or(0, Card::value) + 2)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Blue), Right)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "reformation",
        name: "Reformation",
        age: 4,
        color: Purple,
        icons: [Some(Leaf), Some(Leaf), HEX, Some(Leaf)],
        dogma_icon: Leaf,
        effects: &[
            shared(|fx| {
                fx.may_each(Tuck, fx.icons(Leaf) / 2, fx.hand())?;
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Yellow).with(Purple), Right)?;
                DONE
            }),
        ],
        first_edition: None,
    },
];
