//! Views from outside: data that cannot be a view of any game is rejected, and never causes a panic.

use innovation_engine::{Choice, Decision, Game, Rng, Seat, Settings, View};
use serde_json::{Value, json};

/// A random game up to the first question that is like this, as the asked seat sees it.
fn view_when(settings: Settings, seed: u64, wanted: impl Fn(&Decision) -> bool) -> Value {
    let mut rng = Rng::new(seed);
    let mut game = Game::new(settings, seed);
    while let Some(decision) = game.decision() {
        if wanted(&decision) {
            return serde_json::to_value(game.view(decision.seat).unwrap()).unwrap();
        }
        let index = rng.below(decision.options.len() as u32) as usize;
        game.answer(index).unwrap();
    }
    panic!("no such question in the game of seed {seed}");
}

fn two() -> Settings {
    Settings::new(2).unwrap()
}

fn is_action(decision: &Decision) -> bool {
    decision.options.contains(&Choice::Draw)
}

fn refused(view: &Value) -> String {
    let error = serde_json::from_value::<View>(view.clone()).expect_err("no game looks like this");
    error.to_string()
}

#[test]
fn a_known_card_is_its_id_an_unknown_one_its_age() {
    let view = view_when(two(), 1, |_| true);
    let (mine, theirs) = (&view["players"][0]["hand"], &view["players"][1]["hand"]);
    let options = &view["decision"]["options"];
    assert_eq!(*options, json!([{"card": mine[0]}, {"card": mine[1]}]));
    assert_eq!(*theirs, json!([1, 1]));
    let ones = view["unknown"][0].as_array().unwrap();
    assert_eq!(ones.len(), 15 - 2, "{ones:?}");
    assert!(!ones.contains(&mine[0]) && !ones.contains(&mine[1]));
}

#[test]
fn what_cannot_be_a_table_is_refused() {
    let view = view_when(two(), 1, is_action);
    let seat = view["seat"].as_u64().unwrap() as usize;
    let other = 1 - seat;
    // The first meld, and the card left in the hand.
    let board = view["players"][seat]["board"].as_object().unwrap();
    let (color, pile) = board.iter().next().unwrap();
    let (top, held) = (&pile["cards"][0], &view["players"][seat]["hand"][0]);

    let at = |path: &str| {
        path.replace("ME", &seat.to_string())
            .replace("YOU", &other.to_string())
    };
    let board_path = format!("/players/ME/board/{color}");
    let cards = "the cards described are not the 105 cards, each in one place";
    let cases = [
        ("/seat", json!(4), "no seat 4"),
        ("/seat", json!(2), "nobody sits at seat 2"),
        ("/turn", json!(3), "nobody sits at seat 3"),
        (
            "/settings/players",
            json!(3),
            "2 players described for a table of 3",
        ),
        (
            "/settings/players",
            json!(5),
            "the game is for 2 to 4 players, not 5",
        ),
        ("/actions", json!(0), "0 actions left: a turn has 1 or 2"),
        ("/actions", json!(3), "3 actions left: a turn has 1 or 2"),
        (
            "/supply/0/0",
            json!(2),
            "a card in the supply of 1s cannot be there",
        ),
        ("/supply/0/0", top.clone(), cards),
        ("/supply/0/0", json!([]), cards),
        ("/supply/0/0", json!("chess"), "a card is its id"),
        ("/supply/0/0", json!(11), "a card is its id"),
        ("/supply/0", json!([]), cards),
        ("/faces/4", json!(null), cards),
        (
            "/faces/4",
            json!(4),
            "a card in achievement 5 cannot be there",
        ),
        ("/removed", json!([10]), cards),
        ("/unknown/9", json!([]), cards),
        ("/unknown/0", json!(["oars", "tools"]), cards),
        (
            "/players/ME/hand/0",
            json!(1),
            "is in plain sight, but not known",
        ),
        ("/players/YOU/hand", json!([]), cards),
        (
            &format!("{board_path}/cards/0"),
            json!(1),
            "cannot be there",
        ),
        (
            &format!("{board_path}/splay"),
            json!("left"),
            "is splayed with fewer than two cards",
        ),
        (
            "/players/ME/icons/castle",
            json!(99),
            "`icons` does not follow",
        ),
        ("/players/YOU/points", json!(7), "`points` does not follow"),
        (
            "/players/YOU/achievements",
            json!(["World"]),
            "achievement World is in two places",
        ),
        ("/decision", json!(null), "`decision` does not follow"),
        ("/decision/options", json!([]), "`decision` does not follow"),
        (
            "/decision/options/0",
            json!("pass"),
            "`decision` does not follow",
        ),
        ("/decision/seat", json!(other), "`decision` does not follow"),
        ("/first_meld", held.clone(), "`first_meld` does not follow"),
        (
            "/outcome",
            json!({"winners": [], "by": "score"}),
            "nobody at the table has won",
        ),
        (
            "/outcome",
            json!({"winners": [0], "by": "score"}),
            "`decision` does not follow",
        ),
        ("/private/touched", json!([2]), "nobody sits at seat 2"),
        ("/private/short_turns", json!(3), "`private` does not fit"),
        (
            "/private/first_melds",
            json!([]),
            "two cards of age 1 in every hand",
        ),
        (
            "/private/action",
            json!("theirs"),
            "`decision` does not follow",
        ),
        (
            "/private/action",
            json!({"mine": [[], 0]}),
            "`private` does not follow",
        ),
        (
            "/private/action",
            json!({"mine": [[["look", false, {"cards": [105]}]], 0]}),
            "no place 105",
        ),
    ];
    assert!(serde_json::from_value::<View>(view.clone()).is_ok());
    for (path, value, message) in cases {
        let mut changed = view.clone();
        let place = changed
            .pointer_mut(&at(path))
            .unwrap_or_else(|| panic!("no {path}"));
        *place = value;
        let error = refused(&changed);
        assert!(error.contains(message), "{path}: {error}");
    }
}

#[test]
fn what_can_be_told_by_elimination_has_to_be() {
    let mut view = view_when(two(), 1, |_| true);
    // The other's first card is one of two; so is the second. Then nothing else can be.
    let [a, b] = [&view["unknown"][0][0], &view["unknown"][0][1]];
    view["players"][1]["hand"] = json!([[a, b], [a, b]]);
    assert!(refused(&view).contains("known to lie elsewhere"));
}

#[test]
fn notes_that_do_not_fit_the_action_do_no_harm() {
    let mut rng = Rng::new(1);
    let (mut views, mut refused) = (0, 0);
    for seed in 0..if cfg!(debug_assertions) { 4 } else { 100 } {
        let settings = match seed % 4 {
            3 => Settings::teams(),
            more => Settings::new(2 + more as u8).unwrap(),
        };
        let mut game = Game::new(settings, seed);
        while let Some(decision) = game.decision() {
            let view = serde_json::to_value(game.view(decision.seat).unwrap()).unwrap();
            if let Some(notes) = view.pointer("/private/action/mine/0") {
                let notes = notes.as_array().unwrap();
                for _ in 0..2 {
                    let mut changed = view.clone();
                    changed["private"]["action"]["mine"][0] = json!(mistaken(notes, &mut rng));
                    views += 1;
                    match serde_json::from_value::<View>(changed) {
                        Ok(view) => play_from(&view, &mut rng),
                        Err(_) => refused += 1,
                    }
                }
            }
            let index = rng.below(decision.options.len() as u32) as usize;
            game.answer(index).unwrap();
        }
    }
    // A changed number, or another card that no longer matters, can be a valid view. Most other mistakes are found.
    assert!(views > 100 && refused > views / 2, "{refused} of {views}");
}

/// Notes with one missing, repeated or changed.
fn mistaken(notes: &[Value], rng: &mut Rng) -> Vec<Value> {
    let mut notes = notes.to_vec();
    let mut any = |count: usize| rng.below(count as u32) as usize;
    let (one, other, kind) = (any(notes.len()), any(notes.len()), any(5));
    match kind {
        0 => drop(notes.remove(one)),
        1 => notes.insert(one, notes[other].clone()),
        2 => notes.swap(one, other),
        3 => notes[one][2] = notes[other][2].clone(),
        _ => {
            let place = any(105);
            notes[one][2] = match any(3) {
                0 => json!({"card": place}),
                1 => json!({"choice": place}),
                _ => json!({"cards": [place, any(105), any(105)]}),
            }
        }
    }
    notes
}

fn play_from(view: &View, rng: &mut Rng) {
    for _ in 0..2 {
        let Some(mut game) = view.sample_observed(rng) else {
            continue;
        };
        for _ in 0..10 {
            assert_eq!(game.state().audit(), Ok(()));
            for seat in game.settings().seats() {
                let _ = game.view(seat).unwrap().sample(rng);
            }
            let Some(question) = game.question() else {
                break;
            };
            let index = rng.below(question.count().into()) as u8;
            game.answer_openly(index).unwrap();
        }
        let end = game
            .play()
            .play_out(|_, question| rng.below(question.count().into()) as u8);
        assert_eq!(end.audit(), Ok(()));
        assert!(end.outcome().is_some());
    }
}

#[test]
fn a_view_of_an_onlooker_is_checked_too() {
    let mut rng = Rng::new(3);
    let mut game = Game::new(two(), 3);
    let view = loop {
        let decision = game
            .decision()
            .expect("somebody is asked in an action of another");
        let seat = Seat::ALL[1 - decision.seat.index()];
        let view = game.view(seat).unwrap();
        if decision.source.is_some() && view.sample(&mut rng).is_none() {
            break view;
        }
        let index = rng.below(decision.options.len() as u32) as usize;
        game.answer(index).unwrap();
    };
    let mut written = serde_json::to_value(&view).unwrap();
    assert!(serde_json::from_value::<View>(written.clone()).unwrap() == view);
    written["players"][0]["points"] = json!(1000);
    assert!(refused(&written).contains("`points` does not follow"));
}

/// A player who forgets sees the same table, and every deal that agrees with what it knew agrees with what is left.
#[test]
fn who_forgets_knows_what_is_to_be_seen() {
    let mut rng = Rng::new(8);
    let mut forgotten = 0;
    for seed in 0..20 {
        let mut game = Game::new(Settings::new(2 + seed as u8 % 3).unwrap(), seed);
        while let Some(decision) = game.decision() {
            let view = game.view(decision.seat).unwrap();
            let dim = view.forgetting();
            assert_eq!(dim.decision, view.decision);
            let slots = |view: &View| {
                let held = view.players.iter();
                let held = held.flat_map(|player| player.hand.iter().chain(&player.score));
                let piles = view.supply.iter().flatten();
                let faces = view.faces.iter().flatten();
                held.chain(piles).chain(faces).copied().collect::<Vec<_>>()
            };
            for (before, after) in slots(&view).into_iter().zip(slots(&dim)) {
                assert!((before.may_be() - after.may_be()).is_empty());
                forgotten += u32::from(before.known().is_some() && after.known().is_none());
            }
            let own = &view.players[decision.seat.index()].hand;
            assert_eq!(&dim.players[decision.seat.index()].hand, own);
            let world = dim.sample(&mut rng).expect("a deal that agrees");
            assert_eq!(world.decision(), Some(decision.clone()));
            let index = rng.below(decision.options.len() as u32) as usize;
            game.answer(index).unwrap();
        }
    }
    assert!(forgotten > 100, "{forgotten}");
}

/// The slots of a hand that look the same are in the order in which the cards were noted in the action. Programs that were
/// built before compute this order too, and refuse a view with another. This view is one that they accept.
#[test]
fn slots_are_in_the_order_that_earlier_programs_compute() {
    let text = include_str!("noted_twice.json");
    let view: View = serde_json::from_str(text).unwrap();
    let json: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_value(view).unwrap(), json);
}
