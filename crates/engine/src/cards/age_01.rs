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
