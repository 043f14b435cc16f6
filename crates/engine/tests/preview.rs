//! What is told of an option before it is chosen is what then happens.

use innovation_engine::{
    Choice, Game, Kind, Place, Preview, Purpose, Rng, Seat, SeatSet, Settings, What,
};

const GAMES: u64 = if cfg!(debug_assertions) { 12 } else { 200 };

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

/// An option, what was told of it, what happened, and the game once the action was over.
type Tried = (Choice, Preview, Vec<(Seat, What)>, Game);

/// The previews of the asked player, each with its option and with what happens once that is chosen, further answers
/// being left to chance.
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
fn a_draw_comes_from_where_it_was_said_to() {
    let (mut drawn, mut over) = (0, 0);
    on_every_table(|game, rng| {
        for (choice, preview, events, _) in tried(game, rng) {
            if choice != Choice::Draw {
                continue;
            }
            let from = events.iter().find_map(|(_, what)| match what {
                What::Moved {
                    from: Place::Supply(age),
                    ..
                } => Some(*age),
                _ => None,
            });
            match from {
                Some(age) => {
                    assert_eq!(preview, Preview::Draw(age));
                    drawn += 1;
                }
                None => {
                    assert_eq!(preview, Preview::DrawEnds);
                    over += 1;
                }
            }
        }
    });
    assert!(
        drawn > 50 && (over > 0 || cfg!(debug_assertions)),
        "{drawn}, {over}"
    );
}

#[test]
fn a_meld_changes_icons_as_it_was_said_to() {
    let mut melds = 0;
    on_every_table(|game, rng| {
        for (choice, preview, _, after) in tried(game, rng) {
            if let Choice::Meld(_) = choice
                && after.outcome().is_none()
            {
                let seat = game.decision().unwrap().seat;
                let expected = Preview::Icons {
                    before: game.state().icons(seat),
                    after: after.state().icons(seat),
                };
                assert_eq!(preview, expected);
                melds += 1;
            }
        }
    });
    assert!(melds > 50, "{melds}");
}

#[test]
fn a_dogma_concerns_those_who_were_named() {
    let (mut shared, mut demanded) = (0, 0);
    on_every_table(|game, rng| {
        for (choice, preview, events, after) in tried(game, rng) {
            let (Choice::Dogma(card), Preview::Dogma(reach)) = (choice, preview) else {
                continue;
            };
            let me = game.decision().unwrap().seat;
            let carried_out = |kind: Kind| -> SeatSet {
                let effects = card.effects(game.settings().edition);
                let by = events.iter().filter_map(|(by, what)| match what {
                    What::Effect { card: of, effect } if *of == card => {
                        (effects[usize::from(*effect)].kind == kind).then_some(*by)
                    }
                    _ => None,
                });
                by.collect()
            };
            let (shares, demands) = (carried_out(Kind::Shared), carried_out(Kind::Demand));
            // A game that ends in the middle does not come to everybody.
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

/// What was said to do nothing hardly ever does something: only where none of the worlds that were tried was like
/// the real one.
#[test]
fn what_is_idle_changes_nothing() {
    let (mut idle, mut wrong) = (0, 0);
    on_every_table(|game, rng| {
        for (_, preview, _, after) in tried(game, rng) {
            if let Preview::Dogma(reach) = preview
                && reach.idle
            {
                idle += 1;
                wrong += u32::from(!after.state().lies_like(game.state()));
            }
        }
    });
    assert!(idle > 20, "{idle}");
    assert!(wrong * 50 <= idle, "{wrong} of {idle}");
}
