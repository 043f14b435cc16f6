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
        effects: &[
            demand(|fx| fx.must_all(Transfer(Place::Hand(fx.me)), fx.score_pile().highest())),
            STATISTICS_SECOND,
        ],
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
