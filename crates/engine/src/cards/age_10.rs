//! The cards of age 10.

use super::words::*;

pub(super) const CARDS: [Definition; 10] = [
    Definition {
        id: "ai",
        name: "A.I.",
        age: 10,
        color: Purple,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Clock), HEX],
        dogma_icon: Lightbulb,
        // 1. Shared: Draw a 10 and score it.
        // 2. Shared: If Robotics and Software are both top cards, on whatever boards, the one player with the
        //    lowest score wins.
        effects: &[
            shared(|fx| fx.draw_and_score(10)),
            shared(|fx| {
                let tops = fx
                    .players()
                    .fold(CardSet::EMPTY, |tops, seat| tops | fx.tops_of(seat));
                let on_top = |id| Card::from_id(id).is_some_and(|card| tops.has(card));
                if on_top("robotics")
                    && on_top("software")
                    && let Some(seat) =
                        fx.single_player_with_most(|fx, seat| Reverse(fx.points_of(seat)))
                {
                    fx.win(seat)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "bioengineering",
        name: "Bioengineering",
        age: 10,
        color: Blue,
        icons: [Some(Lightbulb), Some(Clock), Some(Clock), HEX],
        dogma_icon: Clock,
        // 1. Shared: Transfer a top leaf card from any opponent's board to your score pile.
        // 2. Shared: If any player's board shows fewer than three leaves, the one player with the most leaves
        //    wins.
        effects: &[
            shared(|fx| {
                let theirs = fx
                    .opponents()
                    .fold(CardSet::EMPTY, |tops, seat| tops | fx.tops_of(seat));
                fx.must(Transfer(Place::Score(fx.me)), theirs & with(Leaf))?;
                DONE
            }),
            shared(|fx| {
                if fx.players().any(|seat| fx.icons_of(seat, Leaf) < 3)
                    && let Some(seat) =
                        fx.single_player_with_most(|fx, seat| fx.icons_of(seat, Leaf))
                {
                    fx.win(seat)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "databases",
        name: "Databases",
        age: 10,
        color: Green,
        icons: [HEX, Some(Clock), Some(Clock), Some(Clock)],
        dogma_icon: Clock,
        // Demand: Return half of your score pile, rounded up.
        effects: &[demand(|fx| {
            let score = fx.score_pile();
            fx.must_each(Return, score.len().div_ceil(2), score)?;
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "globalization",
        name: "Globalization",
        age: 10,
        color: Yellow,
        icons: [HEX, Some(Factory), Some(Factory), Some(Factory)],
        dogma_icon: Factory,
        // 1. Demand: Return one of your top leaf cards.
        // 2. Shared: Draw a 6 and score it. Then, if no player's board shows more leaves than factories, the
        //    one player with the highest score wins.
        effects: &[
            demand(|fx| {
                fx.must(Return, fx.tops() & with(Leaf))?;
                DONE
            }),
            shared(|fx| {
                fx.draw_and_score(6)?;
                let leafy = fx
                    .players()
                    .any(|seat| fx.icons_of(seat, Leaf) > fx.icons_of(seat, Factory));
                if !leafy
                    && let Some(seat) = fx.single_player_with_most(|fx, seat| fx.points_of(seat))
                {
                    fx.win(seat)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "miniaturization",
        name: "Miniaturization",
        age: 10,
        color: Red,
        icons: [HEX, Some(Lightbulb), Some(Clock), Some(Lightbulb)],
        dogma_icon: Lightbulb,
        // Shared: You may return one card from hand. If it was a 10, draw a 10 for each different value in
        // score pile.
        effects: &[shared(|fx| {
            let returned = fx.may_one(Return, fx.hand())?;
            if returned.is_some_and(|card| card.value() == 10) {
                for _ in 0..fx.score_pile().value_count() {
                    fx.draw(10)?;
                }
            }
            DONE
        })],
        first_edition: None,
    },
    Definition {
        id: "robotics",
        name: "Robotics",
        age: 10,
        color: Red,
        icons: [HEX, Some(Factory), Some(Clock), Some(Factory)],
        dogma_icon: Factory,
        // Shared: Score the top card of your green pile. Then draw a 10 and meld it, and carry out its
        // non-demand effects alone, without sharing.
        effects: &[shared(|fx| {
            if let Some(green) = fx.top(Green) {
                fx.score(green)?;
            }
            let card = fx.draw_and_meld(10)?;
            fx.carry_out_alone(card)
        })],
        first_edition: None,
    },
    Definition {
        id: "self-service",
        name: "Self Service",
        age: 10,
        color: Green,
        icons: [HEX, Some(Crown), Some(Crown), Some(Crown)],
        dogma_icon: Crown,
        // 1. Shared: Choose another top card on your board and carry out its non-demand effects alone, without
        //    sharing.
        // 2. Shared: If you have more achievements than every other player, you win.
        effects: &[
            shared(
                |fx| match fx.choose(Purpose::Execute, fx.tops().without(fx.this_card()))? {
                    Some(card) => fx.carry_out_alone(card),
                    None => DONE,
                },
            ),
            shared(|fx| {
                let mine = fx.achievements_of_side(fx.me);
                if fx
                    .opponents()
                    .all(|seat| fx.achievements_of_side(seat) < mine)
                {
                    fx.win(fx.me)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "software",
        name: "Software",
        age: 10,
        color: Blue,
        icons: [Some(Clock), Some(Clock), Some(Clock), HEX],
        dogma_icon: Clock,
        // 1. Shared: Draw a 10 and score it.
        // 2. Shared: Draw two 10s and meld them one after the other, then carry out the non-demand effects of
        //    the second alone, without sharing.
        effects: &[
            shared(|fx| fx.draw_and_score(10)),
            shared(|fx| {
                fx.draw_and_meld(10)?;
                let second = fx.draw_and_meld(10)?;
                fx.carry_out_alone(second)
            }),
        ],
        first_edition: None,
    },
    Definition {
        id: "stem-cells",
        name: "Stem Cells",
        age: 10,
        color: Yellow,
        icons: [HEX, Some(Leaf), Some(Leaf), Some(Leaf)],
        dogma_icon: Leaf,
        // Shared: You may score your whole hand, all or none.
        effects: &[shared(|fx| {
            let hand = fx.hand();
            if hand.is_empty() || !fx.may(Purpose::Score)? {
                return DONE;
            }
            fx.must_all(Score, hand)
        })],
        first_edition: None,
    },
    Definition {
        id: "the-internet",
        name: "The Internet",
        age: 10,
        color: Purple,
        icons: [HEX, Some(Clock), Some(Clock), Some(Lightbulb)],
        dogma_icon: Clock,
        // 1. Shared: You may splay green up.
        // 2. Shared: Draw a 10 and score it.
        // 3. Shared: For every two clocks on your board, draw a 10 and meld it.
        effects: &[
            shared(|fx| {
                fx.may_splay(ColorSet::one(Green), Up)?;
                DONE
            }),
            shared(|fx| fx.draw_and_score(10)),
            shared(|fx| {
                for _ in 0..fx.icons(Clock) / 2 {
                    fx.draw_and_meld(10)?;
                }
                DONE
            }),
        ],
        first_edition: None,
    },
];
