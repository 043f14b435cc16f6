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
        // Demand: Return one card from score pile. If you did, return one of your top cards of the same value.
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
        // Shared: Draw a 3 and tuck it. If it is a crown card, repeat this effect.
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
        // 1. Demand: Transfer a top non-purple crown card to the demander's board. If you did, draw a 4 and
        //    meld it.
        // 2. Shared: You may splay green right.
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
        // Shared: Draw a 5 and meld it.
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
        // 1. Demand: Transfer a top castle card to the demander's score pile.
        // 2. Shared: If the demand transferred any card, draw a 2 and score it.
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
        // 1. Shared: You may choose one color splayed left and splay it right. If you did, draw a 4 and score
        //    it.
        // 2. Shared: If all five colors are on your board and each is splayed, whatever the direction, claim
        //    Wonder.
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
        // Demand: Transfer a 2 or a 3 from score pile to the demander's score pile.
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
        // Shared: You may return one card from hand. If you did, score one card from hand for every two
        // lightbulbs on your board.
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
        // 1. Shared: You may return one card from score pile. If you did, draw a card two values higher than
        //    your top purple card.
        // 2. Shared: You may splay blue right.
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
        // 1. Shared: You may tuck one card from hand for every two leaves on your board; tuck the full number
        //    or none.
        // 2. Shared: You may splay yellow or purple right.
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
