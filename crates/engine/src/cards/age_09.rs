//! The cards of age 9.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "collaboration",
        name: "Collaboration",
        age: 9,
        color: Green,
        icons: [HEX, Some(Crown), Some(Clock), Some(Crown)],
        dogma_icon: Crown,
        // 1. Demand: Draw two 9s and reveal them. Transfer the one the demander chooses to the demander's
        //    board, and meld the other.
        // 2. Shared: If your board holds ten or more green cards, you win.
        effects: &[
            demand(|fx| {
                let first = fx.draw_and_reveal(9)?;
                let second = fx.draw_and_reveal(9)?;
                let drawn = CardSet::one(first).with(second);
                let board = Place::Board(fx.demander);
                if let Some(card) = fx.choose_for_by(fx.demander, Transfer(board), drawn)? {
                    fx.transfer(card, board)?;
                    fx.must(Meld, drawn.without(card))?;
                }
                DONE
            }),
            shared(|fx| {
                if fx.pile(Green).len() >= 10 {
                    fx.win(fx.me)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "composites",
        name: "Composites",
        age: 9,
        color: Red,
        icons: [Some(Factory), Some(Factory), HEX, Some(Factory)],
        dogma_icon: Factory,
        // Demand: Keep one card of your hand and transfer the rest to the demander's hand. Also transfer the
        // highest card of your score pile to the demander's score pile.
        effects: &[demand(|fx| {
            let hand = fx.hand();
            if let Some(kept) = fx.choose(Purpose::Keep, hand)? {
                fx.must_all(Transfer(Place::Hand(fx.demander)), hand.without(kept))?;
            }
            fx.must(
                Transfer(Place::Score(fx.demander)),
                fx.score_pile().highest(),
            )?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "computers",
        name: "Computers",
        age: 9,
        color: Blue,
        icons: [Some(Clock), HEX, Some(Clock), Some(Factory)],
        dogma_icon: Clock,
        // 1. Shared: You may splay red or green up.
        // 2. Shared: Draw a 10 and meld it, then carry out its non-demand effects alone, without sharing.
        effects: &[
            shared(|fx| {
                fx.may_splay(ColorSet::one(Red).with(Green), Up)?;
                DONE
            }),
            shared(|fx| {
                let card = fx.draw_and_meld(10)?;
                fx.carry_out_alone(card)
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "ecology",
        name: "Ecology",
        age: 9,
        color: Yellow,
        icons: [Some(Leaf), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: You may return one card from hand. If you did, score one card from hand and draw two 10s.
        effects: &[shared(|fx| {
            if fx.may_one(Return, fx.hand())?.is_some() {
                fx.must(Score, fx.hand())?;
                fx.draw(10)?;
                fx.draw(10)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "fission",
        name: "Fission",
        age: 9,
        color: Red,
        icons: [HEX, Some(Clock), Some(Clock), Some(Clock)],
        dogma_icon: Clock,
        // 1. Demand: Draw a 10 and reveal it. If it is red, remove every hand, board and score pile from the
        //    game, and the dogma action ends at once.
        // 2. Shared: Choose a top card on any player's board, except Fission, and return it. Then draw a 10.
        effects: &[
            FISSION_FIRST,
            shared(|fx| {
                return_a_top_card_but_this(fx)?;
                fx.draw(10)?;
                DONE
            }),
        ],
        // 1. As above.
        // 2. Shared: Choose a top card on any player's board, except Fission, and return it.
        first_edition: Some(&[FISSION_FIRST, shared(return_a_top_card_but_this)]),
    },
    Definition {
        id: "genetics",
        name: "Genetics",
        age: 9,
        color: Blue,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: Draw a 10 and meld it. Score every card beneath it.
        effects: &[shared(|fx| {
            let card = fx.draw_and_meld(10)?;
            fx.must_all(Score, fx.pile(card.color()).without(card))
        })],
        first_edition: None,
    },
    Definition {
        id: "satellites",
        name: "Satellites",
        age: 9,
        color: Green,
        icons: [HEX, Some(Clock), Some(Clock), Some(Clock)],
        dogma_icon: Clock,
        // 1. Shared: Return your whole hand. Then draw three 8s.
        // 2. Shared: You may splay purple up.
        // 3. Shared: Meld one card from hand, then carry out its non-demand effects alone, without sharing.
        effects: &[
            shared(|fx| {
                fx.must_all(Return, fx.hand())?;
                for _ in 0..3 {
                    fx.draw(8)?;
                }
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Purple), Up)?;
                DONE
            }),
            shared(|fx| match fx.must(Meld, fx.hand())? {
                Some(card) => fx.carry_out_alone(card),
                None => DONE,
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "services",
        name: "Services",
        age: 9,
        color: Purple,
        icons: [HEX, Some(Leaf), Some(Leaf), Some(Leaf)],
        dogma_icon: Leaf,
        // Demand: Transfer every card of the highest value from score pile to the demander's hand. If at least
        // one went, transfer a top card that lacks a leaf from the demander's board to your hand.
        effects: &[demand(|fx| {
            let highest = fx.score_pile().highest();
            if highest.is_empty() {
                return DONE;
            }
            fx.must_all(Transfer(Place::Hand(fx.demander)), highest)?;
            let without_leaf = fx.tops_of(fx.demander) & lacking(Leaf);
            fx.must(Transfer(Place::Hand(fx.me)), without_leaf)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "specialization",
        name: "Specialization",
        age: 9,
        color: Purple,
        icons: [HEX, Some(Factory), Some(Leaf), Some(Factory)],
        dogma_icon: Factory,
        // 1. Shared: Reveal one card from hand. Take into hand the top card of its color from every opponent's
        //    board.
        // 2. Shared: You may splay yellow or blue up.
        effects: &[
            shared(|fx| {
                let Some(card) = fx.choose(Purpose::Reveal, fx.hand())? else {
                    return DONE;
                };
                fx.reveal(card)?;
                let theirs = fx
                    .opponents()
                    .filter_map(|seat| fx.top_of(seat, card.color()))
                    .collect();
                fx.must_all(Transfer(Place::Hand(fx.me)), theirs)
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Yellow).with(Blue), Up)?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "suburbia",
        name: "Suburbia",
        age: 9,
        color: Yellow,
        icons: [HEX, Some(Crown), Some(Leaf), Some(Leaf)],
        dogma_icon: Leaf,
        // Shared: You may tuck as many cards from hand as you like. For each card tucked, draw a 1 and score
        // it.
        effects: &[shared(|fx| {
            let tucked = fx.may_up_to(Tuck, u8::MAX, fx.hand())?;
            for _ in tucked {
                fx.draw_and_score(1)?;
            }
            DONE
        })],
        first_edition: None,
    },
];

/// The first effect of Fission, which both editions share.
const FISSION_FIRST: Effect = demand(|fx| {
    if fx.draw_and_reveal(10)?.color() == Red {
        fx.remove_all_cards()?;
        return Err(Stop::ActionEnds);
    }
    DONE
});

/// Fission: any player's top card goes back, except Fission itself.
fn return_a_top_card_but_this(fx: &mut Fx) -> Step {
    let tops = fx
        .players()
        .fold(CardSet::EMPTY, |tops, seat| tops | fx.tops_of(seat));
    fx.must(Return, tops.without(fx.this_card()))?;
    DONE
}
