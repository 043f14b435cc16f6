//! What a preview says of an option, position by position. `crates/bots/tests/preview.rs` compares the previews of whole
//! games with what then happens.

mod common;

use common::{ANN, BOB, Table, answer, card};
use innovation_engine::{
    Achievement, Age, Choice, EffectKind, Game, Horizon, Icon, Interval, Observed, Preview,
    Purpose, Rng, Seat, SeatChange, SeatSet, Settings, Special, What,
};

const GAMES: u64 = if cfg!(debug_assertions) { 4 } else { 200 };

fn on_every_table(mut check: impl FnMut(&Game, &mut Rng)) {
    for seed in 0..GAMES {
        let settings = match seed % 4 {
            3 => Settings::teams(),
            players => Settings::new(2 + players as u8).unwrap(),
        };
        let mut game = Game::new(settings, seed);
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            if rng.below(8) == 0 {
                check(&game, &mut rng);
            }
            let index = rng.below(decision.options.len() as u32);
            game.answer(index as usize).unwrap();
        }
    }
}

/// An option, its preview, the events, and the game at the end of the action.
type Tried = (Choice, Preview, Vec<(Seat, What)>, Game);

/// The previews of the asked player, each with its option and with what happens after it. Later answers are
/// random.
fn tried(game: &Game, rng: &mut Rng) -> Vec<Tried> {
    let decision = game.decision().unwrap();
    let previews = game.view(decision.seat).unwrap().previews();
    assert_eq!(previews.len(), decision.options.len());
    let mut tried = Vec::new();
    for (index, preview) in previews.into_iter().enumerate() {
        let mut game = game.clone();
        let mut events = game.answer(index).unwrap().to_vec();
        while let Some(further) = game.decision() {
            if further.purpose == Purpose::Action {
                break;
            }
            let index = rng.below(further.options.len() as u32);
            events.extend_from_slice(game.answer(index as usize).unwrap());
        }
        let events = events.into_iter().map(|event| (event.by, event.what));
        tried.push((decision.options[index], preview, events.collect(), game));
    }
    tried
}

#[test]
fn a_dogma_concerns_those_who_were_named() {
    let (mut shared, mut demanded) = (0, 0);
    on_every_table(|game, rng| {
        for (choice, preview, events, after) in tried(game, rng) {
            let (Choice::Dogma(card), Some(reach)) = (choice, preview.reach) else {
                continue;
            };
            let me = game.decision().unwrap().seat;
            let carried_out = |kind: EffectKind| -> SeatSet {
                let effects = card.effects(game.settings().edition);
                let by = events.iter().filter_map(|(by, what)| match what {
                    What::Effect { card: of, effect } if *of == card => {
                        (effects[usize::from(*effect)].kind == kind).then_some(*by)
                    }
                    _ => None,
                });
                by.collect()
            };
            let (shares, demands) = (
                carried_out(EffectKind::Shared),
                carried_out(EffectKind::Demand),
            );
            // If the game ends in the middle of the action, some players have not had their turn in it.
            if after.outcome().is_none()
                && !events.iter().any(|(_, what)| *what == What::ActionEnded)
            {
                // An effect may be carried out alone by somebody else's card.
                assert!((shares - reach.sharing.with(me)).is_empty());
                assert!(!reach.shares || (reach.sharing - shares).is_empty());
                assert_eq!(
                    demands,
                    if reach.demands {
                        reach.demanded
                    } else {
                        SeatSet::EMPTY
                    }
                );
                shared += u32::from(!reach.sharing.is_empty() && reach.shares);
                demanded += u32::from(!demands.is_empty());
            }
        }
    });
    assert!(shared > 20 && demanded > 10, "{shared}, {demanded}");
}

#[test]
fn what_is_idle_changes_nothing() {
    let mut idle = 0;
    on_every_table(|game, rng| {
        for (choice, preview, _, after) in tried(game, rng) {
            if preview.idle {
                idle += 1;
                let same = after.state().same_layout(game.state());
                assert!(same, "{choice:?} changes {:?}", game.state());
            }
        }
    });
    assert!(idle > 20, "{idle}");
}

/// The preview of an option, for the player who is asked.
fn preview(game: &Observed, choice: Choice) -> Preview {
    let asked = game.decision().unwrap().seat;
    let previews = game.view(asked).unwrap().previews();
    let found = previews
        .into_iter()
        .find(|preview| preview.choice == choice);
    found.unwrap_or_else(|| panic!("{choice:?} is not asked for"))
}

fn change(preview: &Preview, seat: Seat) -> SeatChange {
    *preview.certain.change(seat).expect("something is certain")
}

fn exactly(number: i16) -> Interval {
    Interval {
        low: number,
        high: number,
    }
}

fn range(low: i16, high: i16) -> Interval {
    Interval { low, high }
}

fn icon(change: SeatChange, icon: Icon) -> Interval {
    change.icons[icon as usize]
}

fn age(number: u8) -> Age {
    Age::new(number).unwrap()
}

#[test]
fn a_draw_tells_its_pile_and_no_face() {
    let game = Table::new(2)
        .board(ANN, &["Mathematics"])
        .supply(&["Optics", "Paper", "Compass"])
        .begin();
    let draw = preview(&game, Choice::Draw);
    assert_eq!(draw.certain.until, Horizon::ActionEnd);
    assert_eq!(draw.certain.draws, [age(3)]);
    assert_eq!(change(&draw, ANN).hand, exactly(1));
    assert_eq!(change(&draw, BOB).hand, exactly(0));
    assert_eq!(draw.outlook, None);
}

#[test]
fn a_draw_without_cards_ends_the_game() {
    let game = Table::new(2).score(BOB, &["Tools"]).begin();
    let over = preview(&game, Choice::Draw).certain.over.unwrap();
    assert_eq!(over.winners, SeatSet::one(BOB));
}

#[test]
fn a_first_meld_tells_its_icons() {
    let game = Game::new(Settings::new(2).unwrap(), 1);
    for preview in game.view(ANN).unwrap().previews() {
        let Choice::Card(card) = preview.choice else {
            panic!("{preview:?}");
        };
        assert_eq!(preview.certain.until, Horizon::SetUp);
        assert_eq!(preview.certain.changes.len(), 1, "Bob's meld is not known");
        let change = change(&preview, ANN);
        let of_card = |icon: Icon| exactly(card.icons().of(icon).into());
        assert_eq!(change.icons, Icon::ALL.map(of_card));
    }
}

#[test]
fn a_meld_tells_icons_claims_and_a_victory() {
    let table = || {
        Table::new(2)
            .hand(ANN, &["Bioengineering", "Tools"])
            .splayed(
                ANN,
                &["Fission", "Composites", "Road Building", "Oars", "Archery"],
                None,
            )
            .board(ANN, &["Skyscrapers"])
            .board(ANN, &["Services"])
            .board(ANN, &["Satellites"])
    };
    // Universe: five top cards of value 8 or more.
    let game = table().begin();
    let meld = preview(&game, Choice::Meld(card("Bioengineering")));
    let claim = (ANN, Achievement::Special(Special::Universe));
    assert_eq!(meld.certain.claims, [claim]);
    assert_eq!(meld.certain.over, None);
    assert_eq!(
        preview(&game, Choice::Meld(card("Tools"))).certain.claims,
        []
    );
    // It is the sixth achievement.
    let game = table().achieved(ANN, &[1, 2, 3, 4, 5]).begin();
    let meld = preview(&game, Choice::Meld(card("Bioengineering")));
    assert_eq!(meld.certain.over.unwrap().winners, SeatSet::one(ANN));
}

#[test]
fn an_achievement_that_wins_says_so() {
    let ten = ["Databases", "Robotics", "Software", "Stem Cells"];
    let game = Table::new(2)
        .score(ANN, &ten)
        .board(ANN, &["A.I."])
        .achieved(ANN, &[1, 2, 3, 4])
        .begin();
    let achieve = preview(&game, Choice::Achieve(age(5)));
    assert_eq!(achieve.certain.claims, [(ANN, Achievement::Age(age(5)))]);
    assert_eq!(achieve.certain.over, None);
}

#[test]
fn scoring_and_passing() {
    let mut game = Table::new(2)
        .board(ANN, &["Philosophy"])
        .hand(ANN, &["Compass", "Tools"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Philosophy")));
    let score = preview(&game, Choice::Card(card("Compass")));
    assert_eq!(score.certain.until, Horizon::ActionEnd);
    assert_eq!(change(&score, ANN).points, exactly(3));
    assert_eq!(change(&score, ANN).hand, exactly(-1));
    assert!(!score.idle);
    assert!(preview(&game, Choice::Pass).idle);
}

/// The drawn card is not known. So its icons are a range, over every card that it can be.
#[test]
fn mathematics_does_not_know_the_card_to_be_drawn() {
    let twos = [
        "Construction",
        "Currency",
        "Fermenting",
        "Mapmaking",
        "Monotheism",
        "Philosophy",
        "Road Building",
        "Calendar",
        "Canal Building",
    ];
    for turn in 0..twos.len() {
        let mut supply = twos;
        supply.rotate_left(turn);
        let mut game = Table::new(2)
            .board(ANN, &["Mathematics"])
            .board(ANN, &["Clothing"])
            .hand(ANN, &["City States"])
            .supply(&supply)
            .begin();
        answer(&mut game, Choice::Dogma(card("Mathematics")));
        let choice = Choice::Card(card("City States"));
        let told = preview(&game, choice);
        assert_eq!(told.certain.draws, [age(2)]);
        assert_eq!(change(&told, ANN).board, exactly(1));
        assert_eq!(change(&told, ANN).hand, exactly(-1));
        // 1 of Mathematics and 1 of Clothing. Calendar covers the one, Canal Building adds two.
        assert_eq!(icon(change(&told, ANN), Icon::Crown), range(1, 4));
        // 2 of Mathematics. Calendar covers them with one, Philosophy adds three.
        assert_eq!(icon(change(&told, ANN), Icon::Lightbulb), range(1, 5));
        answer(&mut game, choice);
        for (icon, span) in Icon::ALL.into_iter().zip(change(&told, ANN).icons) {
            assert!(span.has(game.state().icon_count(ANN, icon).into()));
        }
    }
}

/// A card is tucked that nobody knows, then top cards without a factory are scored, maybe that one too.
#[test]
fn canning_scores_what_it_says() {
    let sixes = [
        "Democracy",
        "Industrialization",
        "Vaccination",
        "Machine Tools",
        "Emancipation",
    ];
    for turn in 0..sixes.len() {
        let mut supply = sixes;
        supply.rotate_left(turn);
        let mut game = Table::new(2)
            .board(ANN, &["Canning"])
            .board(ANN, &["Translation"])
            .supply(&supply)
            .begin();
        answer(&mut game, Choice::Dogma(card("Canning")));
        let told = preview(&game, Choice::Yes);
        let points = change(&told, ANN).points;
        // Translation for 3, and perhaps the tucked card for 6.
        assert_eq!(points, range(3, 9));
        // Translation's crowns go. Encyclopedia would come to light beneath it.
        assert_eq!(icon(change(&told, ANN), Icon::Crown), range(0, 3));
        assert_eq!(told.certain.draws, [age(6)]);
        answer(&mut game, Choice::Yes);
        assert!(points.has(game.state().points(ANN) as i16));
        for (icon, span) in Icon::ALL.into_iter().zip(change(&told, ANN).icons) {
            assert!(span.has(game.state().icon_count(ANN, icon).into()));
        }
    }
}

#[test]
fn returning_tells_the_points_that_follow() {
    let mut game = Table::new(2)
        .board(ANN, &["Agriculture"])
        .hand(ANN, &["Tools", "Compass"])
        .supply(&["Currency", "Calendar"])
        .supply(&["Anatomy", "Gunpowder"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Agriculture")));
    let tools = preview(&game, Choice::Card(card("Tools")));
    assert_eq!(change(&tools, ANN).points, exactly(2));
    assert_eq!(tools.certain.draws, [age(2)]);
    let compass = preview(&game, Choice::Card(card("Compass")));
    assert_eq!(change(&compass, ANN).points, exactly(4));
    assert!(preview(&game, Choice::Pass).idle);
}

#[test]
fn an_exchange_tells_points_and_cards() {
    let mut game = Table::new(2)
        .board(ANN, &["Canal Building"])
        .hand(ANN, &["Optics", "Paper"])
        .score(ANN, &["Tools"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Canal Building")));
    let exchange = preview(&game, Choice::Yes);
    assert_eq!(change(&exchange, ANN).points, exactly(5));
    assert_eq!(change(&exchange, ANN).hand, exactly(-1));
    assert_eq!(change(&exchange, ANN).score, exactly(1));
}

/// Everybody sees the ages in a score pile, though not the faces.
#[test]
fn naming_a_value_tells_who_loses_points() {
    let mut game = Table::new(2)
        .board(ANN, &["Mass Media"])
        .hand(ANN, &["Tools", "Oars"])
        .score(ANN, &["Compass"])
        .score(BOB, &["Optics", "Paper", "Gunpowder"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Mass Media")));
    answer(&mut game, Choice::Card(card("Tools")));
    let three = preview(&game, Choice::Value(age(3)));
    assert_eq!(change(&three, ANN).points, exactly(-3));
    assert_eq!(change(&three, BOB).points, exactly(-6));
    let four = preview(&game, Choice::Value(age(4)));
    assert_eq!(change(&four, BOB).points, exactly(-4));
    assert_eq!(change(&four, BOB).score, exactly(-1));
    assert!(preview(&game, Choice::Value(age(7))).idle);
}

#[test]
fn naming_a_player_tells_what_goes_where() {
    let mut game = Table::new(2)
        .board(ANN, &["Road Building"])
        .board(BOB, &["The Wheel"])
        .hand(ANN, &["Metalworking", "Masonry"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Road Building")));
    answer(&mut game, Choice::Card(card("Masonry")));
    answer(&mut game, Choice::Card(card("Metalworking")));
    let bob = preview(&game, Choice::Seat(BOB));
    assert_eq!(icon(change(&bob, BOB), Icon::Castle), exactly(3));
    assert_eq!(change(&bob, BOB).board, exactly(0));
    assert_eq!(change(&bob, ANN).board, exactly(0));
    assert_eq!(
        preview(&game, Choice::Pass).certain.until,
        Horizon::ActionEnd
    );
}

#[test]
fn splaying_tells_the_icons_that_show() {
    let mut game = Table::new(2)
        .board(ANN, &["Philosophy"])
        .board(ANN, &["Oars", "Archery"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Philosophy")));
    let before = game.state().icons(ANN);
    let red = Choice::Color(card("Oars").color());
    let told = preview(&game, red);
    answer(&mut game, red);
    let after = game.state().icons(ANN);
    assert_ne!(before, after);
    let shows = |icon: Icon| exactly(after.of(icon).into());
    assert_eq!(change(&told, ANN).icons, Icon::ALL.map(shows));
}

/// Bob demands a card of Ann, and chooses which of two he gets. He does not see her hand before.
#[test]
fn a_transfer_tells_both_players_cards() {
    let mut game = Table::new(2)
        .board(ANN, &["Archery"])
        .hand(BOB, &["Optics", "Paper"])
        .supply(&["Tools", "Oars"])
        .begin();
    // Bob draws a 1, and gives one of his highest cards.
    answer(&mut game, Choice::Dogma(card("Archery")));
    assert_eq!(game.decision().unwrap().seat, BOB);
    let give = preview(&game, Choice::Card(card("Optics")));
    assert_eq!(give.certain.until, Horizon::ActionEnd);
    assert_eq!(change(&give, BOB).hand, exactly(-1));
    assert_eq!(change(&give, ANN).hand, exactly(1));
}

/// Whether the drawn card is kept or scored depends on its face: the draw is certain, the points are not.
#[test]
fn metalworking_is_certain_of_the_first_draw_only() {
    let game = Table::new(2)
        .board(ANN, &["Metalworking"])
        .supply(&["Tools", "Oars", "Archery", "Masonry", "Sailing", "Clothing"])
        .begin();
    let told = preview(&game, Choice::Dogma(card("Metalworking")));
    assert_eq!(told.certain.until, Horizon::Changes(1));
    assert_eq!(told.certain.draws, [age(1)]);
    let outlook = told.outlook.unwrap();
    assert_eq!(outlook.tendencies[0].hand, exactly(1));
    assert_eq!(outlook.tendencies[1].points, exactly(0));
}

/// A sharing player may do anything with cards that the asked player cannot see.
#[test]
fn sharing_with_hidden_cards_is_not_certain() {
    let game = Table::new(2)
        .board(ANN, &["Agriculture"])
        .board(BOB, &["Pottery"])
        .hand(BOB, &["Tools", "Sailing"])
        .supply(&["Currency", "Calendar"])
        .begin();
    let told = preview(&game, Choice::Dogma(card("Agriculture")));
    assert_eq!(told.reach.as_ref().unwrap().sharing, SeatSet::one(BOB));
    assert_eq!(told.certain.until, Horizon::Changes(0));
    assert!(told.certain.changes.is_empty());
    assert!(!told.idle);
}

/// A preview depends only on the seat's knowledge.
#[test]
fn the_same_view_gives_the_same_previews() {
    on_every_table(|game, rng| {
        let asked = game.decision().unwrap().seat;
        let view = game.view(asked).unwrap();
        let other = view.sample_observed(rng).unwrap();
        let found = other.view(asked).unwrap().previews();
        assert!(found == view.previews(), "{:?}", game.decision());
    });
}
