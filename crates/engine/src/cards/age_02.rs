//! The cards of age 2.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "calendar",
        name: "Calendar",
        age: 2,
        color: Blue,
        icons: [HEX, Some(Leaf), Some(Leaf), Some(Lightbulb)],
        dogma_icon: Leaf,
        // Shared: If your score pile holds more cards than your hand, draw two 3s.
        effects: &[shared(|fx| {
            if fx.score_pile().len() > fx.hand().len() {
                fx.draw(3)?;
                fx.draw(3)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "canal-building",
        name: "Canal Building",
        age: 2,
        color: Yellow,
        icons: [HEX, Some(Crown), Some(Leaf), Some(Crown)],
        dogma_icon: Crown,
        // Shared: You may exchange every card of the highest value in hand with every card of the highest value
        // in score pile.
        effects: &[shared(|fx| {
            let from_hand = fx.hand().highest();
            let from_score = fx.score_pile().highest();
            if (from_hand | from_score).is_empty() || !fx.may(Purpose::Exchange)? {
                return DONE;
            }
            fx.exchange(
                from_hand,
                Place::Hand(fx.me),
                from_score,
                Place::Score(fx.me),
            )
        })],
        first_edition: None,
    },
    Definition {
        id: "construction",
        name: "Construction",
        age: 2,
        color: Red,
        icons: [Some(Castle), HEX, Some(Castle), Some(Castle)],
        dogma_icon: Castle,
        // 1. Demand: Transfer two cards from hand to the demander's hand. Then draw a 2.
        // 2. Shared: If you have five top cards and no opponent does, claim Empire.
        effects: &[
            demand(|fx| {
                fx.must_each(Transfer(Place::Hand(fx.demander)), 2, fx.hand())?;
                fx.draw(2)?;
                DONE
            }),
            shared(|fx| {
                let others_have = fx.opponents().any(|seat| fx.tops_of(seat).len() == 5);
                if fx.tops().len() == 5 && !others_have {
                    fx.claim(Empire)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "currency",
        name: "Currency",
        age: 2,
        color: Green,
        icons: [Some(Leaf), Some(Crown), HEX, Some(Crown)],
        dogma_icon: Crown,
        // Shared: You may return as many cards from hand as you like. For each different value among them, draw
        // a 2 and score it.
        effects: &[shared(|fx| {
            let returned = fx.may_up_to(Return, u8::MAX, fx.hand())?;
            for _ in 0..returned.value_count() {
                fx.draw_and_score(2)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "fermenting",
        name: "Fermenting",
        age: 2,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), HEX, Some(Castle)],
        dogma_icon: Leaf,
        // Shared: For each color on your board that shows at least one leaf, draw a 2.
        effects: &[shared(|fx| {
            for _ in 0..fx.colors_showing(Leaf) {
                fx.draw(2)?;
            }
            DONE
        })],
        // Shared: For every two leaves on your board, draw a 2.
        first_edition: Some(&[shared(|fx| {
            for _ in 0..fx.icons(Leaf) / 2 {
                fx.draw(2)?;
            }
            DONE
        })]),
    },
    Definition {
        id: "mapmaking",
        name: "Mapmaking",
        age: 2,
        color: Green,
        icons: [HEX, Some(Crown), Some(Crown), Some(Castle)],
        dogma_icon: Crown,
        // 1. Demand: Transfer a 1 from score pile to the demander's score pile.
        // 2. Shared: If the demand transferred any card, draw a 1 and score it.
        effects: &[
            demand(|fx| {
                let ones = fx.score_pile() & CardSet::of_value(1);
                if fx
                    .must(Transfer(Place::Score(fx.demander)), ones)?
                    .is_some()
                {
                    fx.demand_met = true;
                }
                DONE
            }),
            shared(|fx| {
                if fx.demand_met {
                    fx.draw_and_score(1)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "mathematics",
        name: "Mathematics",
        age: 2,
        color: Blue,
        icons: [HEX, Some(Lightbulb), Some(Crown), Some(Lightbulb)],
        dogma_icon: Lightbulb,
        // Shared: You may return one card from hand. If you did, draw a card one value higher than it and meld
        // the drawn card.
        effects: &[shared(|fx| {
            if let Some(card) = fx.may_one(Return, fx.hand())? {
                fx.draw_and_meld(card.value() + 1)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "monotheism",
        name: "Monotheism",
        age: 2,
        color: Purple,
        icons: [HEX, Some(Castle), Some(Castle), Some(Castle)],
        dogma_icon: Castle,
        // 1. Demand: Transfer a top card of a color that the demander lacks to the demander's score pile. If
        //    you did, draw a 1 and tuck it.
        // 2. Shared: Draw a 1 and tuck it.
        effects: &[
            demand(|fx| {
                let lacked = CardSet::of_colors(ColorSet::ALL - fx.colors_of(fx.demander));
                let given = fx.must(Transfer(Place::Score(fx.demander)), fx.tops() & lacked)?;
                if given.is_some() {
                    fx.draw_and_tuck(1)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.draw_and_tuck(1)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "philosophy",
        name: "Philosophy",
        age: 2,
        color: Purple,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Lightbulb)],
        dogma_icon: Lightbulb,
        // 1. Shared: You may splay one color left.
        // 2. Shared: You may score one card from hand.
        effects: &[
            shared(|fx| {
                fx.may_splay(ColorSet::ALL, Left)?;
                DONE
            }),
            shared(|fx| {
                fx.may_one(Score, fx.hand())?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "road-building",
        name: "Road Building",
        age: 2,
        color: Red,
        icons: [Some(Castle), Some(Castle), HEX, Some(Castle)],
        dogma_icon: Castle,
        // Shared: Meld one or two cards from hand. After melding two, you may choose another player and
        // transfer your top red card to their board. If you did, transfer their top green card to your board.
        effects: &[shared(|fx| {
            fx.must(Meld, fx.hand())?;
            if fx.may_one(Meld, fx.hand())?.is_none() {
                return DONE;
            }
            let Some(red) = fx.top(Red) else {
                return DONE;
            };
            let others = fx.opponents().collect();
            let Some(other) = fx.may_choose_player(Purpose::Transfer, others)? else {
                return DONE;
            };
            fx.transfer(red, Place::Board(other))?;
            if let Some(green) = fx.top_of(other, Green) {
                fx.transfer(green, Place::Board(fx.me))?;
            }
            DONE
        })],
        first_edition: None,
    },
];
