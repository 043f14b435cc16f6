//! The cards of age 3.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "alchemy",
        name: "Alchemy",
        age: 3,
        color: Blue,
        icons: [HEX, Some(Leaf), Some(Castle), Some(Castle)],
        dogma_icon: Castle,
        // 1. Shared: For every three castles on your board, draw a 4 and reveal it. If any card drawn this way
        //    is red, return all of them and your whole hand; otherwise keep them.
        // 2. Shared: Meld one card from hand, then score one card from hand.
        effects: &[
            shared(|fx| {
                let mut drawn = CardSet::EMPTY;
                for _ in 0..fx.icons(Castle) / 3 {
                    drawn = drawn.with(fx.draw_and_reveal(4)?);
                }
                if drawn.colors().has(Red) {
                    fx.must_all(Return, fx.hand())?;
                }
                DONE
            }),
            shared(|fx| {
                fx.must(Meld, fx.hand())?;
                fx.must(Score, fx.hand())?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "compass",
        name: "Compass",
        age: 3,
        color: Green,
        icons: [HEX, Some(Crown), Some(Crown), Some(Leaf)],
        dogma_icon: Crown,
        // Demand: Transfer a top non-green leaf card to the demander's board. Then transfer a top card that
        // lacks a leaf from the demander's board to your own.
        effects: &[demand(|fx| {
            let leaves = (fx.tops() & with(Leaf)) - of_color(Green);
            fx.must(Transfer(Place::Board(fx.demander)), leaves)?;
            let without_leaf = fx.tops_of(fx.demander) & lacking(Leaf);
            fx.must(Transfer(Place::Board(fx.me)), without_leaf)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "education",
        name: "Education",
        age: 3,
        color: Purple,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: You may return the highest card in score pile. If you did, draw a card two values higher than
        // the highest card left there.
        effects: &[shared(|fx| {
            if fx.may_one(Return, fx.score_pile().highest())?.is_some() {
                fx.draw(fx.score_pile().highest_value() + 2)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "engineering",
        name: "Engineering",
        age: 3,
        color: Red,
        icons: [Some(Castle), HEX, Some(Lightbulb), Some(Castle)],
        dogma_icon: Castle,
        // 1. Demand: Transfer all your top castle cards to the demander's score pile.
        // 2. Shared: You may splay red left.
        effects: &[
            demand(|fx| {
                fx.must_all(
                    Transfer(Place::Score(fx.demander)),
                    fx.tops() & with(Castle),
                )
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Red), Left)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "feudalism",
        name: "Feudalism",
        age: 3,
        color: Purple,
        icons: [HEX, Some(Castle), Some(Leaf), Some(Castle)],
        dogma_icon: Castle,
        // 1. Demand: Transfer a castle card from hand to the demander's hand. If you did, unsplay that card's
        //    color on your board.
        // 2. Shared: You may splay yellow or purple left.
        effects: &[
            demand(|fx| {
                let given = fx.must_transfer_from_hand(with(Castle), Place::Hand(fx.demander))?;
                if let Some(card) = given {
                    fx.unsplay(card.color())?;
                }
                DONE
            }),
            FEUDALISM_SECOND,
        ],
        // 1. Demand: Transfer a castle card from hand to the demander's score pile.
        // 2. As above.
        first_edition: Some(&[
            demand(|fx| {
                fx.must_transfer_from_hand(with(Castle), Place::Score(fx.demander))?;
                DONE
            }),
            FEUDALISM_SECOND,
        ]),
    },
    Definition {
        id: "machinery",
        name: "Machinery",
        age: 3,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), HEX, Some(Castle)],
        dogma_icon: Leaf,
        // 1. Demand: Exchange your whole hand with every card of the highest value in the demander's hand.
        // 2. Shared: Score a castle card from hand. You may splay red left.
        effects: &[
            demand(|fx| {
                let highest = fx.hand_of(fx.demander).highest();
                fx.exchange(
                    fx.hand(),
                    Place::Hand(fx.me),
                    highest,
                    Place::Hand(fx.demander),
                )
            }),
            shared(|fx| {
                let castles = fx.hand_or_proof(with(Castle))?;
                if let Some(card) = fx.choose(Purpose::Score, castles)? {
                    fx.reveal(card)?;
                    fx.score(card)?;
                }
                fx.may_splay(ColorSet::one(Red), Left)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "medicine",
        name: "Medicine",
        age: 3,
        color: Yellow,
        icons: [Some(Crown), Some(Leaf), Some(Leaf), HEX],
        dogma_icon: Leaf,
        // Demand: Exchange one card of the highest value in your score pile with one card of the lowest value
        // in the demander's score pile.
        effects: &[demand(|fx| {
            let highest = fx.choose(Purpose::Exchange, fx.score_pile().highest())?;
            let lowest = fx.score_pile_of(fx.demander).lowest();
            let lowest = fx.choose_by(fx.demander, Purpose::Exchange, lowest)?;
            fx.exchange(
                highest.into_iter().collect(),
                Place::Score(fx.me),
                lowest.into_iter().collect(),
                Place::Score(fx.demander),
            )
        })],
        first_edition: None,
    },
    Definition {
        id: "optics",
        name: "Optics",
        age: 3,
        color: Red,
        icons: [Some(Crown), Some(Crown), Some(Crown), HEX],
        dogma_icon: Crown,
        // Shared: Draw a 3 and meld it. If it is a crown card, draw a 4 and score it. Otherwise transfer one
        // card from score pile to that of an opponent whose score is below yours.
        effects: &[shared(|fx| {
            let card = fx.draw_and_meld(3)?;
            if card.has(Crown) {
                return fx.draw_and_score(4);
            }
            let mine = fx.points_of(fx.me);
            let poorer: SeatSet = fx
                .opponents()
                .filter(|&seat| fx.points_of(seat) < mine)
                .collect();
            if poorer.is_empty() {
                return DONE;
            }
            let Some(card) = fx.choose(Purpose::Transfer, fx.score_pile())? else {
                return DONE;
            };
            let Some(other) = fx.choose_player(Purpose::Transfer, poorer)? else {
                return DONE;
            };
            fx.transfer(card, Place::Score(other))
        })],
        first_edition: None,
    },
    Definition {
        id: "paper",
        name: "Paper",
        age: 3,
        color: Green,
        icons: [HEX, Some(Lightbulb), Some(Lightbulb), Some(Crown)],
        dogma_icon: Lightbulb,
        // 1. Shared: You may splay green or blue left.
        // 2. Shared: For each color you have splayed left, draw a 4.
        effects: &[
            shared(|fx| {
                fx.may_splay(ColorSet::one(Green).with(Blue), Left)?;
                DONE
            }),
            shared(|fx| {
                for _ in fx.splayed(Left) {
                    fx.draw(4)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "translation",
        name: "Translation",
        age: 3,
        color: Blue,
        icons: [HEX, Some(Crown), Some(Crown), Some(Crown)],
        dogma_icon: Crown,
        // 1. Shared: You may meld every card in score pile, all or none.
        // 2. Shared: If all your top cards are crown cards, claim World.
        effects: &[
            shared(|fx| {
                let cards = fx.score_pile();
                if cards.is_empty() || !fx.may(Purpose::Meld)? {
                    return DONE;
                }
                fx.must_all(Meld, cards)
            }),
            shared(|fx| {
                if (fx.tops() & lacking(Crown)).is_empty() {
                    fx.claim(World)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
];

/// The second effect of Feudalism, which both editions share.
const FEUDALISM_SECOND: Effect = shared(|fx| {
    fx.may_splay(ColorSet::one(Yellow).with(Purple), Left)?;
    DONE
});
