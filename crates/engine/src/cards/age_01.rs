//! The cards of age 1.

use super::words::*;

pub(super) const CARDS: [Definition; 15] = [
    Definition {
        id: "agriculture",
        name: "Agriculture",
        age: 1,
        color: Yellow,
        icons: [HEX, Some(Leaf), Some(Leaf), Some(Leaf)],
        dogma_icon: Leaf,
        // Shared: You may return one card from hand. If you did, draw a card one value higher than it and score
        // the drawn card.
        effects: &[shared(|fx| {
            let Some(card) = fx.may_one(Return, fx.hand())? else {
                return DONE;
            };
            fx.draw_and_score(card.value() + 1)
        })],
        first_edition: None,
    },
    Definition {
        id: "archery",
        name: "Archery",
        age: 1,
        color: Red,
        icons: [Some(Castle), Some(Lightbulb), HEX, Some(Castle)],
        dogma_icon: Castle,
        // Demand: Draw a 1. After that, transfer your highest hand card to the demander's hand.
        effects: &[demand(|fx| {
            fx.draw(1)?;
            fx.must(Transfer(Place::Hand(fx.demander)), fx.hand().highest())?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "city-states",
        name: "City States",
        age: 1,
        color: Purple,
        icons: [HEX, Some(Crown), Some(Crown), Some(Castle)],
        dogma_icon: Crown,
        // Demand: If your board shows four or more castles, transfer a top castle card to the demander's board.
        // If you did, draw a 1.
        effects: &[demand(|fx| {
            if fx.icons(Castle) >= 4
                && fx
                    .must(
                        Transfer(Place::Board(fx.demander)),
                        fx.tops() & with(Castle),
                    )?
                    .is_some()
            {
                fx.draw(1)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "clothing",
        name: "Clothing",
        age: 1,
        color: Green,
        icons: [HEX, Some(Crown), Some(Leaf), Some(Leaf)],
        dogma_icon: Leaf,
        // 1. Shared: Meld from hand one card whose color is not on your board.
        // 2. Shared: For each color on your board that is on no opponent's board, draw a 1 and score it.
        effects: &[
            shared(|fx| {
                let new_colors = CardSet::of_colors(ColorSet::ALL - fx.colors());
                let fitting = fx.hand_or_proof(new_colors)?;
                fx.must(Meld, fitting)?;
                DONE
            }),
            shared(|fx| {
                let theirs = fx
                    .opponents()
                    .fold(ColorSet::EMPTY, |colors, seat| colors | fx.colors_of(seat));
                for _ in fx.colors() - theirs {
                    fx.draw_and_score(1)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "code-of-laws",
        name: "Code of Laws",
        age: 1,
        color: Purple,
        icons: [HEX, Some(Crown), Some(Crown), Some(Leaf)],
        dogma_icon: Crown,
        // Shared: You may tuck one card from hand whose color is already on your board. If you did, you may
        // splay that color left.
        effects: &[shared(|fx| {
            let fitting = fx.hand() & CardSet::of_colors(fx.colors());
            if let Some(card) = fx.may_one(Tuck, fitting)? {
                fx.may_splay(ColorSet::one(card.color()), Left)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "domestication",
        name: "Domestication",
        age: 1,
        color: Yellow,
        icons: [Some(Castle), Some(Crown), HEX, Some(Castle)],
        dogma_icon: Castle,
        // Shared: Meld the lowest card in hand. Then draw a 1.
        effects: &[shared(|fx| {
            fx.must(Meld, fx.hand().lowest())?;
            fx.draw(1)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "masonry",
        name: "Masonry",
        age: 1,
        color: Yellow,
        icons: [Some(Castle), HEX, Some(Castle), Some(Castle)],
        dogma_icon: Castle,
        // Shared: You may meld any number of castle cards from hand. If you melded at least four this way,
        // claim Monument.
        effects: &[shared(|fx| {
            let melded = fx.may_up_to(Meld, u8::MAX, fx.hand() & with(Castle))?;
            if melded.len() >= 4 {
                fx.claim(Monument)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "metalworking",
        name: "Metalworking",
        age: 1,
        color: Red,
        icons: [Some(Castle), Some(Castle), HEX, Some(Castle)],
        dogma_icon: Castle,
        // Shared: Draw a 1 and reveal it. If it is a castle card, score it and repeat this effect; if not, keep
        // it in hand.
        effects: &[shared(|fx| {
            loop {
                let card = fx.draw_and_reveal(1)?;
                if !card.has(Castle) {
                    return DONE;
                }
                fx.score(card)?;
            }
        })],
        first_edition: None,
    },
    Definition {
        id: "mysticism",
        name: "Mysticism",
        age: 1,
        color: Purple,
        icons: [HEX, Some(Castle), Some(Castle), Some(Castle)],
        dogma_icon: Castle,
        // Shared: Draw a 1 and reveal it. If you already have a pile of its color, meld it and draw another 1.
        effects: &[shared(|fx| {
            let card = fx.draw_and_reveal(1)?;
            if fx.colors().has(card.color()) {
                fx.meld(card)?;
                fx.draw(1)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "oars",
        name: "Oars",
        age: 1,
        color: Red,
        icons: [Some(Castle), Some(Crown), HEX, Some(Castle)],
        dogma_icon: Castle,
        // 1. Demand: Transfer a crown card from hand to the demander's score pile. If you did, draw a 1 and
        //    repeat this effect.
        // 2. Shared: If the demand transferred no card, draw a 1.
        effects: &[
            demand(|fx| {
                while fx
                    .must_transfer_from_hand(with(Crown), Place::Score(fx.demander))?
                    .is_some()
                {
                    fx.demand_met = true;
                    fx.draw(1)?;
                }
                DONE
            }),
            OARS_SECOND,
        ],
        // 1. Demand: Transfer a crown card from hand to the demander's score pile. If you did, draw a 1.
        // 2. As above.
        first_edition: Some(&[
            demand(|fx| {
                let given = fx.must_transfer_from_hand(with(Crown), Place::Score(fx.demander))?;
                if given.is_some() {
                    fx.demand_met = true;
                    fx.draw(1)?;
                }
                DONE
            }),
            OARS_SECOND,
        ]),
    },
    Definition {
        id: "pottery",
        name: "Pottery",
        age: 1,
        color: Blue,
        icons: [HEX, Some(Leaf), Some(Leaf), Some(Leaf)],
        dogma_icon: Leaf,
        // 1. Shared: You may return one to three cards from hand. If you did, draw a card whose value is the
        //    number returned and score it.
        // 2. Shared: Draw a 1.
        effects: &[
            shared(|fx| {
                let returned = fx.may_up_to(Return, 3, fx.hand())?;
                if !returned.is_empty() {
                    fx.draw_and_score(returned.len())?;
                }
                DONE
            }),
            shared(|fx| {
                fx.draw(1)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "sailing",
        name: "Sailing",
        age: 1,
        color: Green,
        icons: [Some(Crown), Some(Crown), HEX, Some(Leaf)],
        dogma_icon: Crown,
        // Shared: Draw a 1 and meld it.
        effects: &[shared(|fx| {
            fx.draw_and_meld(1)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "the-wheel",
        name: "The Wheel",
        age: 1,
        color: Green,
        icons: [HEX, Some(Castle), Some(Castle), Some(Castle)],
        dogma_icon: Castle,
        // Shared: Draw two 1s.
        effects: &[shared(|fx| {
            fx.draw(1)?;
            fx.draw(1)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "tools",
        name: "Tools",
        age: 1,
        color: Blue,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Castle)],
        dogma_icon: Lightbulb,
        // 1. Shared: You may return three cards from hand. If all three were returned, draw a 3 and meld it.
        // 2. Shared: You may return one 3 from hand. If you did, draw three 1s.
        effects: &[
            shared(|fx| {
                if fx.may_each(Return, 3, fx.hand())?.len() == 3 {
                    fx.draw_and_meld(3)?;
                }
                DONE
            }),
            shared(|fx| {
                let threes = fx.hand() & CardSet::of_value(3);
                if fx.may_one(Return, threes)?.is_some() {
                    for _ in 0..3 {
                        fx.draw(1)?;
                    }
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "writing",
        name: "Writing",
        age: 1,
        color: Blue,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Crown)],
        dogma_icon: Lightbulb,
        // Shared: Draw a 2.
        effects: &[shared(|fx| {
            fx.draw(2)?;
            DONE
        })],
        first_edition: None,
    },
];

/// The second effect of Oars, which both editions share.
const OARS_SECOND: Effect = shared(|fx| {
    if !fx.demand_met {
        fx.draw(1)?;
    }
    DONE
});
