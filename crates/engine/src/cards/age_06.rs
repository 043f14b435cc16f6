//! The cards of age 6.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "atomic-theory",
        name: "Atomic Theory",
        age: 6,
        color: Blue,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // 1. Shared: You may splay blue right.
        // 2. Shared: Draw a 7 and meld it.
        effects: &[
            shared(|fx| {
                fx.may_splay(ColorSet::one(Blue), Right)?;
                DONE
            }),
            shared(|fx| {
                fx.draw_and_meld(7)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "canning",
        name: "Canning",
        age: 6,
        color: Yellow,
        icons: [HEX, Some(Factory), Some(Leaf), Some(Factory)],
        dogma_icon: Factory,
        // 1. Shared: You may draw a 6 and tuck it. If you did, score all your top cards that lack a factory.
        // 2. Shared: You may splay yellow right.
        effects: &[
            shared(|fx| {
                if !fx.may(Purpose::Tuck)? {
                    return DONE;
                }
                fx.draw_and_tuck(6)?;
                fx.must_all(Score, fx.tops() & lacking(Factory))
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Yellow), Right)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "classification",
        name: "Classification",
        age: 6,
        color: Green,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: Reveal the color of one card in hand. Take into hand every card of that color from all
        // opponents' hands. Then meld every card of that color from hand.
        effects: &[shared(|fx| {
            let Some(color) = fx.name_color(fx.hand().colors())? else {
                return DONE;
            };
            for seat in fx.opponents() {
                fx.must_all(
                    Transfer(Place::Hand(fx.me)),
                    fx.hand_of(seat) & of_color(color),
                )?;
                fx.prove(seat, of_color(color))?;
            }
            fx.must_all(Meld, fx.hand() & of_color(color))
        })],
        first_edition: None,
    },
    Definition {
        id: "democracy",
        name: "Democracy",
        age: 6,
        color: Purple,
        icons: [Some(Crown), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: You may return as many cards from hand as you like. If, in this dogma action so far, you have
        // returned more cards through Democracy than any opponent has, draw an 8 and score it.
        effects: &[shared(|fx| {
            let returned = fx.may_up_to(Return, u8::MAX, fx.hand())?;
            fx.tally[fx.me.index()] += returned.len();
            let mine = fx.tally[fx.me.index()];
            if fx.opponents().all(|seat| fx.tally[seat.index()] < mine) {
                fx.draw_and_score(8)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "emancipation",
        name: "Emancipation",
        age: 6,
        color: Purple,
        icons: [Some(Factory), Some(Lightbulb), Some(Factory), HEX],
        dogma_icon: Factory,
        // 1. Demand: Transfer one card from hand to the demander's score pile. If you did, draw a 6.
        // 2. Shared: You may splay red or purple right.
        effects: &[
            demand(|fx| {
                if fx
                    .must(Transfer(Place::Score(fx.demander)), fx.hand())?
                    .is_some()
                {
                    fx.draw(6)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Red).with(Purple), Right)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "encyclopedia",
        name: "Encyclopedia",
        age: 6,
        color: Blue,
        icons: [HEX, Some(Crown), Some(Crown), Some(Crown)],
        dogma_icon: Crown,
        // Shared: You may meld every card of the highest value in score pile, all or none.
        effects: &[shared(|fx| {
            let highest = fx.score_pile().highest();
            if highest.is_empty() || !fx.may(Purpose::Meld)? {
                return DONE;
            }
            fx.must_all(Meld, highest)
        })],
        first_edition: None,
    },
    Definition {
        id: "industrialization",
        name: "Industrialization",
        age: 6,
        color: Red,
        icons: [Some(Crown), Some(Factory), Some(Factory), HEX],
        dogma_icon: Factory,
        // 1. Shared: For each color on your board that shows at least one factory, draw a 6 and tuck it.
        // 2. Shared: You may splay red or purple right.
        effects: &[
            shared(|fx| {
                for _ in 0..fx.colors_showing(Factory) {
                    fx.draw_and_tuck(6)?;
                }
                DONE
            }),
            INDUSTRIALIZATION_SECOND,
        ],
        // 1. Shared: For every two factories on your board, draw a 6 and tuck it.
        // 2. As above.
        first_edition: Some(&[
            shared(|fx| {
                for _ in 0..fx.icons(Factory) / 2 {
                    fx.draw_and_tuck(6)?;
                }
                DONE
            }),
            INDUSTRIALIZATION_SECOND,
        ]),
    },
    Definition {
        id: "machine-tools",
        name: "Machine Tools",
        age: 6,
        color: Red,
        icons: [Some(Factory), Some(Factory), HEX, Some(Factory)],
        dogma_icon: Factory,
        // Shared: Draw a card of the same value as the highest card in score pile and score it.
        effects: &[shared(|fx| {
            fx.draw_and_score(fx.score_pile().highest_value())
        })],
        first_edition: None,
    },
    Definition {
        id: "metric-system",
        name: "Metric System",
        age: 6,
        color: Green,
        icons: [HEX, Some(Factory), Some(Crown), Some(Crown)],
        dogma_icon: Crown,
        // 1. Shared: If green is splayed right, you may splay a color of your choice right.
        // 2. Shared: You may splay green right.
        effects: &[
            shared(|fx| {
                if fx.splayed(Right).has(Green) {
                    fx.may_splay(ColorSet::ALL, Right)?;
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
        id: "vaccination",
        name: "Vaccination",
        age: 6,
        color: Yellow,
        icons: [Some(Leaf), Some(Factory), Some(Leaf), HEX],
        dogma_icon: Leaf,
        // 1. Demand: Return every card of the lowest value in score pile. If that was at least one card, draw a
        //    6 and meld it.
        // 2. Shared: If the demand returned any card, draw a 7 and meld it.
        effects: &[
            demand(|fx| {
                let lowest = fx.score_pile().lowest();
                if lowest.is_empty() {
                    return DONE;
                }
                fx.must_all(Return, lowest)?;
                fx.demand_met = true;
                fx.draw_and_meld(6)?;
                DONE
            }),
            shared(|fx| {
                if fx.demand_met {
                    fx.draw_and_meld(7)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
];

/// The second effect of Industrialization, which both editions share.
const INDUSTRIALIZATION_SECOND: Effect = shared(|fx| {
    fx.may_splay(ColorSet::one(Red).with(Purple), Right)?;
    DONE
});
