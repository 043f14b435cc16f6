//! The cards of age 7.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "bicycle",
        name: "Bicycle",
        age: 7,
        color: Green,
        icons: [Some(Crown), Some(Crown), Some(Clock), HEX],
        dogma_icon: Crown,
        // Shared: You may exchange your whole hand with your whole score pile.
        effects: &[shared(|fx| {
            let (hand, score) = (fx.hand(), fx.score_pile());
            if (hand | score).is_empty() || !fx.may(Purpose::Exchange)? {
                return DONE;
            }
            fx.exchange(hand, Place::Hand(fx.me), score, Place::Score(fx.me))
        })],
        first_edition: None,
    },
    Definition {
        id: "combustion",
        name: "Combustion",
        age: 7,
        color: Red,
        icons: [Some(Crown), Some(Crown), Some(Factory), HEX],
        dogma_icon: Crown,
        // 1. Demand: For every four crowns on the demander's board, transfer one card of your score pile to the
        //    demander's.
        // 2. Shared: Return the bottom card of your red pile.
        effects: &[
            demand(|fx| {
                let number = fx.icons_of(fx.demander, Crown) / 4;
                fx.must_each(Transfer(Place::Score(fx.demander)), number, fx.score_pile())?;
                DONE
            }),
            shared(|fx| {
                if let Some(bottom) = fx.bottom(Red) {
                    fx.return_card(bottom)?;
                }
                DONE
            }),
        ],
        // Demand: Transfer two cards of your score pile to the demander's.
        // The first edition has no effect 2.
        first_edition: Some(&[demand(|fx| {
            fx.must_each(Transfer(Place::Score(fx.demander)), 2, fx.score_pile())?;
            DONE
        })]),
    },
    Definition {
        id: "electricity",
        name: "Electricity",
        age: 7,
        color: Green,
        icons: [Some(Lightbulb), Some(Factory), HEX, Some(Factory)],
        dogma_icon: Factory,
        // Shared: Return all your top cards that lack a factory. Then draw as many 8s as you returned cards.
        effects: &[shared(|fx| {
            let returned = fx.tops() & lacking(Factory);
            fx.must_all(Return, returned)?;
            for _ in returned {
                fx.draw(8)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "evolution",
        name: "Evolution",
        age: 7,
        color: Blue,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: You may choose one: draw an 8, score it, then return one card from score pile; or draw a card
        // one value higher than the highest card in score pile.
        effects: &[shared(|fx| {
            match fx.may_choose_alternative(Purpose::Draw)? {
                Choice::First => {
                    fx.draw_and_score(8)?;
                    fx.must(Return, fx.score_pile())?;
                }
                Choice::Second => {
                    fx.draw(fx.score_pile().highest_value() + 1)?;
                }
                _ => {}
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "explosives",
        name: "Explosives",
        age: 7,
        color: Red,
        icons: [HEX, Some(Factory), Some(Factory), Some(Factory)],
        dogma_icon: Factory,
        // Demand: Transfer your three highest hand cards to the demander's hand. If at least one went and your
        // hand is empty now, draw a 7.
        effects: &[demand(|fx| {
            let given = fx.must_highest(Transfer(Place::Hand(fx.demander)), 3, fx.hand())?;
            if !given.is_empty() && fx.hand().is_empty() {
                fx.draw(7)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "lighting",
        name: "Lighting",
        age: 7,
        color: Purple,
        icons: [HEX, Some(Leaf), Some(Clock), Some(Leaf)],
        dogma_icon: Leaf,
        // Shared: You may tuck one to three cards from hand. For each different value among them, draw a 7 and
        // score it.
        effects: &[shared(|fx| {
            let tucked = fx.may_up_to(Tuck, 3, fx.hand())?;
            for _ in 0..tucked.value_count() {
                fx.draw_and_score(7)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "publications",
        name: "Publications",
        age: 7,
        color: Blue,
        icons: [HEX, Some(Lightbulb), Some(Clock), Some(Lightbulb)],
        dogma_icon: Lightbulb,
        // 1. Shared: You may put the cards of one color on your board into any order.
        // 2. Shared: You may splay yellow or blue up.
        effects: &[
            shared(|fx| {
                let several = Color::ALL
                    .into_iter()
                    .filter(|&color| fx.pile(color).len() >= 2)
                    .collect();
                if let Some(color) = fx.may_choose_color(Purpose::Rearrange, several)? {
                    fx.rearrange(color)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Yellow).with(Blue), Up)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "railroad",
        name: "Railroad",
        age: 7,
        color: Purple,
        icons: [Some(Clock), Some(Factory), Some(Clock), HEX],
        dogma_icon: Clock,
        // 1. Shared: Return your whole hand. Then draw three 6s.
        // 2. Shared: You may choose one color splayed right and splay it up.
        effects: &[
            shared(|fx| {
                fx.must_all(Return, fx.hand())?;
                for _ in 0..3 {
                    fx.draw(6)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.may_splay(fx.splayed(Right), Up)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "refrigeration",
        name: "Refrigeration",
        age: 7,
        color: Yellow,
        icons: [HEX, Some(Leaf), Some(Leaf), Some(Crown)],
        dogma_icon: Leaf,
        // 1. Demand: Return half of your hand, rounded down.
        // 2. Shared: You may score one card from hand.
        effects: &[
            demand(|fx| {
                let hand = fx.hand();
                fx.must_each(Return, hand.len() / 2, hand)?;
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
        id: "sanitation",
        name: "Sanitation",
        age: 7,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), HEX, Some(Leaf)],
        dogma_icon: Leaf,
        // Demand: Exchange your two highest hand cards with the demander's lowest hand card.
        effects: &[demand(|fx| {
            let highest = fx.choose_highest(Transfer(Place::Hand(fx.demander)), 2, fx.hand())?;
            let lowest = fx.hand_of(fx.demander).lowest();
            let lowest = fx.choose_by(fx.demander, Purpose::Exchange, lowest)?;
            fx.exchange(
                highest,
                Place::Hand(fx.me),
                lowest.into_iter().collect(),
                Place::Hand(fx.demander),
            )
        })],
        first_edition: None,
    },
];
