//! The cards of age 5.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "astronomy",
        name: "Astronomy",
        age: 5,
        color: Purple,
        icons: [Some(Crown), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // 1. Shared: Draw a 6 and reveal it. Unless it is green or blue, keep it in hand; if it is, meld it and
        //    repeat this effect.
        // 2. Shared: If all your top cards that are not purple have value 6 or higher, claim Universe.
        effects: &[
            shared(|fx| {
                loop {
                    let card = fx.draw_and_reveal(6)?;
                    if !matches!(card.color(), Green | Blue) {
                        return DONE;
                    }
                    fx.meld(card)?;
                }
            }),
            shared(|fx| {
                let low = (fx.tops() - of_color(Purple))
                    .into_iter()
                    .any(|card| card.value() < 6);
                if !low {
                    fx.claim(Universe)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "banking",
        name: "Banking",
        age: 5,
        color: Green,
        icons: [Some(Factory), Some(Crown), HEX, Some(Crown)],
        dogma_icon: Crown,
        // 1. Demand: Transfer a top non-green factory card to the demander's board. If you did, draw a 5 and
        //    score it.
        // 2. Shared: You may splay green right.
        effects: &[
            demand(|fx| {
                let fitting = (fx.tops() & with(Factory)) - of_color(Green);
                let given = fx.must(Transfer(Place::Board(fx.demander)), fitting)?;
                if given.is_some() {
                    fx.draw_and_score(5)?;
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
        id: "chemistry",
        name: "Chemistry",
        age: 5,
        color: Blue,
        icons: [Some(Factory), Some(Lightbulb), Some(Factory), HEX],
        dogma_icon: Factory,
        // 1. Shared: You may splay blue right.
        // 2. Shared: Draw a card one value higher than your highest top card and score it. Then return one card
        //    from score pile.
        effects: &[
            shared(|fx| {
                fx.may_splay(ColorSet::one(Blue), Right)?;
                DONE
            }),
            shared(|fx| {
                fx.draw_and_score(fx.tops().highest_value() + 1)?;
                fx.must(Return, fx.score_pile())?;
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "coal",
        name: "Coal",
        age: 5,
        color: Red,
        icons: [Some(Factory), Some(Factory), Some(Factory), HEX],
        dogma_icon: Factory,
        // 1. Shared: Draw a 5 and tuck it.
        // 2. Shared: You may splay red right.
        // 3. Shared: You may score one of your top cards. If you did, score the card that lay beneath it too.
        effects: &[
            shared(|fx| {
                fx.draw_and_tuck(5)?;
                DONE
            }),
            shared(|fx| {
                fx.may_splay(ColorSet::one(Red), Right)?;
                DONE
            }),
            shared(|fx| {
                let Some(top) = fx.may_choose_for(Score, fx.tops())? else {
                    return DONE;
                };
                let beneath = fx.beneath(top);
                fx.score(top)?;
                if let Some(card) = beneath {
                    fx.score(card)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "measurement",
        name: "Measurement",
        age: 5,
        color: Green,
        icons: [Some(Lightbulb), Some(Leaf), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: You may reveal one card from hand and return it. If you did, splay its color right and draw a
        // card whose value equals the size of that pile.
        effects: &[shared(|fx| {
            let Some(card) = fx.may_choose_for(Return, fx.hand())? else {
                return DONE;
            };
            fx.reveal(card)?;
            fx.return_card(card)?;
            fx.splay(card.color(), Right)?;
            fx.draw(fx.pile(card.color()).len())?;
            DONE
        })],
        // Shared: You may return one card from hand. If you did, choose a color, splay it right, and draw a
        // card whose value equals the size of that pile.
        first_edition: Some(&[shared(|fx| {
            if fx.may_one(Return, fx.hand())?.is_none() {
                return DONE;
            }
            let Some(color) = fx.choose_color(Purpose::Splay(Right), ColorSet::ALL)? else {
                return DONE;
            };
            fx.splay(color, Right)?;
            fx.draw(fx.pile(color).len())?;
            DONE
        })]),
    },
    Definition {
        id: "physics",
        name: "Physics",
        age: 5,
        color: Blue,
        icons: [Some(Factory), Some(Lightbulb), Some(Lightbulb), HEX],
        dogma_icon: Lightbulb,
        // Shared: Draw three 6s and reveal them. If any two share a color, return all three and your whole
        // hand; otherwise keep them.
        effects: &[shared(|fx| {
            let mut drawn = CardSet::EMPTY;
            for _ in 0..3 {
                drawn = drawn.with(fx.draw_and_reveal(6)?);
            }
            if drawn.colors().len() < 3 {
                fx.must_all(Return, fx.hand())?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "societies",
        name: "Societies",
        age: 5,
        color: Purple,
        icons: [Some(Crown), HEX, Some(Lightbulb), Some(Crown)],
        dogma_icon: Crown,
        // Demand: Transfer a top lightbulb card that is higher than the demander's top card of its color to the
        // demander's board. If you did, draw a 5.
        effects: &[demand(|fx| {
            let higher: CardSet = (fx.tops() & with(Lightbulb))
                .into_iter()
                .filter(|card| {
                    let theirs = fx.top_of(fx.demander, card.color());
                    card.value() > theirs.map_or(0, Card::value)
                })
                .collect();
            if fx
                .must(Transfer(Place::Board(fx.demander)), higher)?
                .is_some()
            {
                fx.draw(5)?;
            }
            DONE
        })],
        // Demand: Transfer a top non-purple lightbulb card to the demander's board. If you did, draw a 5.
        first_edition: Some(&[demand(|fx| {
            let fitting = (fx.tops() & with(Lightbulb)) - of_color(Purple);
            if fx
                .must(Transfer(Place::Board(fx.demander)), fitting)?
                .is_some()
            {
                fx.draw(5)?;
            }
            DONE
        })]),
    },
    Definition {
        id: "statistics",
        name: "Statistics",
        age: 5,
        color: Yellow,
        icons: [Some(Leaf), Some(Lightbulb), Some(Leaf), HEX],
        dogma_icon: Leaf,
        // 1. Demand: Transfer every card of the highest value from score pile to your own hand.
        // 2. Shared: You may splay yellow right.
        effects: &[
            demand(|fx| fx.must_all(Transfer(Place::Hand(fx.me)), fx.score_pile().highest())),
            STATISTICS_SECOND,
        ],
        // 1. Demand: Transfer the highest card of your score pile to your own hand. If you did and it is now
        //    the only card there, repeat this demand.
        // 2. As above.
        first_edition: Some(&[
            demand(|fx| {
                loop {
                    let taken = fx.must(Transfer(Place::Hand(fx.me)), fx.score_pile().highest())?;
                    if taken.is_none() || fx.hand().len() != 1 {
                        return DONE;
                    }
                }
            }),
            STATISTICS_SECOND,
        ]),
    },
    Definition {
        id: "steam-engine",
        name: "Steam Engine",
        age: 5,
        color: Yellow,
        icons: [HEX, Some(Factory), Some(Crown), Some(Factory)],
        dogma_icon: Factory,
        // Shared: Draw two 4s and tuck them, one after the other. Then score your bottom yellow card.
        effects: &[shared(|fx| {
            fx.draw_and_tuck(4)?;
            fx.draw_and_tuck(4)?;
            if let Some(bottom) = fx.bottom(Yellow) {
                fx.score(bottom)?;
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "the-pirate-code",
        name: "The Pirate Code",
        age: 5,
        color: Red,
        icons: [Some(Crown), Some(Factory), Some(Crown), HEX],
        dogma_icon: Crown,
        // 1. Demand: Transfer two cards of value 4 or lower from score pile to the demander's score pile.
        // 2. Shared: If the demand transferred any card, score your lowest top crown card.
        effects: &[
            demand(|fx| {
                let fitting: CardSet = fx
                    .score_pile()
                    .into_iter()
                    .filter(|card| card.value() <= 4)
                    .collect();
                let given = fx.must_each(Transfer(Place::Score(fx.demander)), 2, fitting)?;
                if !given.is_empty() {
                    fx.demand_met = true;
                }
                DONE
            }),
            shared(|fx| {
                if fx.demand_met {
                    fx.must(Score, (fx.tops() & with(Crown)).lowest())?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
];

/// The second effect of Statistics, which both editions share.
const STATISTICS_SECOND: Effect = shared(|fx| {
    fx.may_splay(ColorSet::one(Yellow), Right)?;
    DONE
});
