//! Ratings.

use innovation_engine::{Rng, Seat, SeatSet};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::game::Played;
use super::{Arena, Results};

/// The most games that are rated, over all orders together.
const MOST_RATED: usize = 1_000_000;

/// The ratings after all games.
///
/// By the method of Weng and Lin (2011), also known as OpenSkill. It is the only one in the crate that rates games of
/// two, three, four and of teams, with shared victories, on one scale. Everybody begins at 25; between two players 4.2
/// points apart, the better wins about two games of three.
///
/// It is made for players who learn, so that the latest games weigh most. Bots do not: the games are rated
/// in many random orders, and the mean counts.
pub fn ratings(arena: &Arena, results: &Results) -> Vec<WengLinRating> {
    let mut games: Vec<&(u64, Played)> = results.games.iter().collect();
    let times = (MOST_RATED / games.len().max(1)).clamp(1, 100);
    let mut rng = Rng::new(arena.seed);
    let mut mean = vec![
        WengLinRating {
            rating: 0.0,
            uncertainty: 0.0
        };
        arena.entrants.len()
    ];
    for _ in 0..times {
        rng.shuffle(&mut games);
        for (mean, rating) in mean.iter_mut().zip(rate(arena, &games)) {
            mean.rating += rating.rating / times as f64;
            mean.uncertainty += rating.uncertainty / times as f64;
        }
    }
    mean
}

/// The ratings after these games, in this order.
fn rate(arena: &Arena, games: &[&(u64, Played)]) -> Vec<WengLinRating> {
    let settings = arena.settings;
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in settings.seats() {
        if !sides.iter().any(|side| side.has(seat)) {
            sides.push(settings.side(seat));
        }
    }
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); arena.entrants.len()];
    for (number, played) in games {
        let entrant = |seat: Seat| arena.order(*number)[seat.index()];
        let winners = played.end.winners(settings);
        let before: Vec<(Vec<WengLinRating>, MultiTeamOutcome)> = sides
            .iter()
            .map(|&side| {
                let members = side.into_iter().map(|seat| ratings[entrant(seat)]);
                let lost = !(side - winners).is_empty();
                (members.collect(), MultiTeamOutcome::new(lost.into()))
            })
            .collect();
        let before: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .map(|(members, rank)| (&members[..], *rank))
            .collect();
        for (&side, after) in sides.iter().zip(weng_lin_multi_team(&before, &config)) {
            for (seat, rating) in side.into_iter().zip(after) {
                ratings[entrant(seat)] = rating;
            }
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Ending, Outcome, Settings};

    use super::super::game::End;
    use super::super::tests::arena;
    use super::*;

    /// Players of whom, game by game, these win.
    fn rated(settings: Settings, winners: &[&[usize]]) -> Vec<f64> {
        let arena = arena(settings);
        let played = |number: u64, winners: &[usize]| {
            let sits = |seat: &Seat| winners.contains(&arena.order(number)[seat.index()]);
            let end = End::Over(Outcome {
                winners: settings.seats().filter(sits).collect(),
                by: Ending::Score,
            });
            let (turns, answers) = (0, 0);
            (
                number,
                Played {
                    end,
                    turns,
                    answers,
                    luck: [0.0; 4],
                },
            )
        };
        let games = (0..).zip(winners);
        let games = games.map(|(number, winners)| played(number, winners));
        let results = Results {
            games: games.collect(),
            times: Vec::new(),
        };
        let ratings = ratings(&arena, &results);
        ratings.into_iter().map(|rating| rating.rating).collect()
    }

    #[test]
    fn who_wins_more_is_rated_higher() {
        let duel = rated(Settings::new(2).unwrap(), &[&[0], &[0], &[1], &[0]]);
        assert!(duel[0] > 25.0 && duel[1] < 25.0, "{duel:?}");
        let four = rated(Settings::new(4).unwrap(), &[&[2], &[2], &[1], &[0, 2]]);
        assert!(four[2] > four[1] && four[1] > four[3], "{four:?}");
        let teams = rated(Settings::teams(), &[&[1, 3], &[1, 3], &[0, 2]]);
        assert!(teams[1] > teams[0] && teams[1] == teams[3], "{teams:?}");
    }

    #[test]
    fn the_order_of_games_weighs_little() {
        let mut games = vec![&[0][..]; 30];
        games.extend([&[1][..]; 30]);
        let [first, second] = rated(Settings::new(2).unwrap(), &games)[..] else {
            panic!("two players have two ratings");
        };
        assert!((first - second).abs() < 0.5, "{first} {second}");
    }

    #[test]
    fn equals_stay_where_they_began() {
        let both: &[usize] = &[0, 1];
        for rating in rated(Settings::new(2).unwrap(), &[both; 5]) {
            assert!((rating - 25.0).abs() < 1e-9, "{rating}");
        }
    }
}
