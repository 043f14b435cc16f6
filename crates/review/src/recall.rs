//! What a player could have known: a mistake that a remembered fact would have avoided.

use innovation_engine::{Card, Choice, Game, Observed, Place, Rng, Seat, Seen, View, What};
use serde::{Deserialize, Serialize};

use crate::effort::Effort;
use crate::judge::Mean;
use crate::playout::playout;

/// A fact in the log that shows why an answer was a mistake. Without it, the answer would have been as good as
/// the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reminder {
    /// The card whose place the player could have known.
    pub card: Card,
    /// Where it was at the decision.
    pub place: Place,
    /// The answer, counted from 0, that was followed by the event in which the player last saw the card. `None`
    /// in the set-up.
    pub answer: Option<usize>,
    /// The place of the event among those that followed, from 0.
    pub event: usize,
}

/// A card is not judged by fewer worlds than this.
const ENOUGH_WORLDS: usize = 8;

/// Looks for the fact, given the best option and the one taken, which lost this much.
///
/// The decision is judged for a player who sees the same cards and remembers nothing. The card whose place makes the
/// most of the difference is the fact.
pub fn reminder(
    game: &Game,
    view: &View,
    [best, taken]: [Choice; 2],
    loss: f64,
    effort: Effort,
    rng: &mut Rng,
) -> Option<Reminder> {
    let seat = view.seat;
    let forgetful = Observed::at_first_sight(game.play().clone()).view(seat)?;
    let remembered: Vec<(Card, Place)> = Card::all()
        .filter(|&card| forgetful.place_of(card).is_none())
        .filter_map(|card| Some((card, view.place_of(card)?)))
        .collect();
    if remembered.is_empty() {
        return None;
    }
    let mut gains = Vec::new();
    let mut where_known = vec![Vec::new(); remembered.len()];
    for _ in 0..effort.playouts().div_ceil(2) {
        let world = forgetful.sample(rng)?;
        let seed = rng.next_u64();
        let value = |choice| playout(&world, Some(choice), seat, &mut Rng::new(seed));
        let gain = value(best) - value(taken);
        gains.push(gain);
        for (gains, &(card, place)) in where_known.iter_mut().zip(&remembered) {
            if world.state().place_of(card) == place {
                gains.push(gain);
            }
        }
    }
    let without = Mean::of(gains.iter().copied());
    // The memory has to explain more than half of the loss.
    if without.mean + 2.0 * without.error > loss / 2.0 {
        return None;
    }
    let (card, place) = where_known
        .iter()
        .zip(remembered)
        .filter(|(gains, _)| gains.len() >= ENOUGH_WORLDS)
        .map(|(gains, fact)| (Mean::of(gains.iter().copied()), fact))
        .filter(|(gain, _)| gain.mean - 2.0 * gain.error > without.mean)
        .max_by(|(one, _), (other, _)| one.mean.total_cmp(&other.mean))
        .map(|(_, fact)| fact)?;
    let (answer, event) = last_seen(game, seat, card)?;
    Some(Reminder {
        card,
        place,
        answer,
        event,
    })
}

/// The last event in which a seat saw the face of a card.
fn last_seen(game: &Game, seat: Seat, card: Card) -> Option<(Option<usize>, usize)> {
    let opening = game.opening().iter().enumerate();
    let opening = opening.map(|(place, event)| (None, place, event));
    let later = game.history().iter().enumerate().flat_map(|(answer, ply)| {
        let events = ply.events.iter().enumerate();
        events.map(move |(place, event)| (Some(answer), place, event))
    });
    let shows = |what: &What, seen: bool| match what {
        What::Moved { card: moved, .. } => seen && *moved == Seen::Face(card),
        What::Revealed { card: revealed } => *revealed == card,
        What::ShowedHand { cards } => cards.has(card),
        _ => false,
    };
    opening
        .chain(later)
        .rfind(|(_, _, event)| shows(&event.what, event.seen_by.has(seat)))
        .map(|(answer, place, _)| (answer, place))
}

#[cfg(test)]
mod tests {
    use innovation_engine::Settings;

    use super::*;

    /// In random games, any two options are compared as if one were a great mistake.
    #[test]
    fn a_reminder_names_an_event_that_showed_the_card() {
        let mut reminders = 0;
        let mut rng = Rng::new(1);
        for seed in 0..10 {
            let mut game = Game::new(Settings::new(2).unwrap(), seed);
            while let Some(decision) = game.decision() {
                let view = game.view(decision.seat).unwrap();
                if let [one, other, ..] = decision.options[..] {
                    let effort = Effort::new(64);
                    let found = reminder(&game, &view, [one, other], 10.0, effort, &mut rng);
                    if let Some(reminder) = found {
                        check(&game, decision.seat, &reminder);
                        reminders += 1;
                    }
                }
                let count = decision.options.len() as u32;
                game.answer(rng.below(count) as usize).unwrap();
            }
        }
        assert!(reminders > 0);
    }

    fn check(game: &Game, seat: Seat, reminder: &Reminder) {
        let events = match reminder.answer {
            None => game.opening(),
            Some(answer) => &game.history()[answer].events,
        };
        let event = &events[reminder.event];
        match &event.what {
            What::Moved { card, .. } => {
                assert_eq!(*card, Seen::Face(reminder.card));
                assert!(event.seen_by.has(seat));
            }
            What::Revealed { card } => assert_eq!(*card, reminder.card),
            What::ShowedHand { cards } => assert!(cards.has(reminder.card)),
            other => panic!("{other:?}"),
        }
        assert_eq!(game.state().place_of(reminder.card), reminder.place);
        // A player who joins now does not know it.
        let newcomer = Observed::at_first_sight(game.play().clone());
        let newcomer = newcomer.view(seat).unwrap();
        assert_eq!(newcomer.place_of(reminder.card), None);
    }

    #[test]
    fn a_difference_that_is_there_without_memory_is_no_reminder() {
        let game = Game::new(Settings::new(2).unwrap(), 1);
        let view = game.view(Seat::ALL[0]).unwrap();
        let options = &view.decision.as_ref().unwrap().options;
        let effort = Effort::new(64);
        let mut rng = Rng::new(1);
        let none = reminder(
            &game,
            &view,
            [options[0], options[1]],
            10.0,
            effort,
            &mut rng,
        );
        assert_eq!(none, None, "nothing has been seen that is hidden now");
    }
}
