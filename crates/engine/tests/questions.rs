//! What a question says is true.

use std::collections::BTreeSet;

use innovation_engine::{Choice, Edition, Game, Purpose, Rng, Seen, Settings, What};

/// A chosen card is transferred to where the question said. Some go only once others have chosen too.
#[test]
fn cards_go_where_the_question_said() {
    let mut asked = BTreeSet::new();
    for seed in 0..1500 {
        let edition = Edition::ALL[seed as usize % 2];
        let settings = Settings::new(2 + seed as u8 % 3).unwrap();
        let mut game = Game::new(settings.with_edition(edition), seed);
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let index = rng.below(decision.options.len() as u32) as usize;
            let events = game.answer(index).unwrap();
            if decision.purpose != Purpose::Transfer {
                assert_eq!(decision.to, None);
                continue;
            }
            let (Choice::Card(chosen), Some(place)) = (decision.options[index], decision.to) else {
                continue;
            };
            let gone_to = events.iter().find_map(|event| match event.what {
                What::Moved { card, to, .. } if card == Seen::Face(chosen) => Some(to),
                _ => None,
            });
            if let Some(to) = gone_to {
                assert_eq!(to, place, "{:?}", decision.source);
                asked.extend(decision.source.map(|(card, _)| card.id()));
            }
        }
    }
    assert!(asked.len() > 20, "{asked:?}");
}
