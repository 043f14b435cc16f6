//! One game of the arena.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use innovation_engine::{Game, Outcome, Seat, SeatSet, Settings, What};
use innovation_review::LuckMeter;

use super::entrant::Contestant;

/// Nothing in the rules makes players draw: two that prefer to do nothing would go on for ever. A random
/// game takes some two hundred answers.
pub const MOST_ANSWERS: usize = 10_000;

/// How a game of the arena ended.
#[derive(PartialEq, Debug)]
pub enum End {
    /// By the rules.
    Over(Outcome),
    /// A contestant gave no answer or an illegal one, and has lost.
    Fault {
        /// Who.
        seat: Seat,
        /// What went wrong.
        why: String,
    },
    /// The game reached the limit of answers.
    Endless,
}

impl End {
    /// All who won, or share the victory. If a player was at fault, the opponents won.
    pub fn winners(&self, settings: Settings) -> SeatSet {
        match self {
            End::Over(outcome) => outcome.winners,
            End::Fault { seat, .. } => settings.opponents(*seat),
            End::Endless => SeatSet::EMPTY,
        }
    }

    /// What this seat has of the victory: all, or its side's share. Each member of a team has what the
    /// team has.
    pub fn share(&self, settings: Settings, seat: Seat) -> f64 {
        let winners = self.winners(settings);
        if winners.has(seat) {
            f64::from(settings.side(seat).len()) / f64::from(winners.len())
        } else {
            0.0
        }
    }
}

/// A game that was played.
pub struct Played {
    /// How it ended.
    pub end: End,
    /// How many turns began in it.
    pub turns: usize,
    /// How many questions were answered.
    pub answers: usize,
    /// What the cards were worth to each seat. Its mean is zero.
    pub luck: [f64; 4],
}

/// Plays a game to its end, and returns it with its result. `None` if the run was stopped.
///
/// The luck of the cards is measured with a generator of this seed, which is independent of the game's.
///
/// `sit` makes the contestant of a seat; `spent` receives the time of each decision. A decision with a single option
/// is not put to a contestant.
pub fn play(
    mut game: Game,
    seed: u64,
    sit: impl Fn(Seat) -> anyhow::Result<Box<dyn Contestant>>,
    stop: &AtomicBool,
    mut spent: impl FnMut(Seat, Duration),
) -> Option<(Game, Played)> {
    let mut played = Played {
        end: End::Endless,
        turns: 0,
        answers: 0,
        luck: [0.0; 4],
    };
    let mut meter = LuckMeter::new(&game, seed);
    let fault = |seat, why: anyhow::Error| {
        let why = format!("{why:#}");
        End::Fault { seat, why }
    };
    let mut players = Vec::new();
    for seat in game.settings().seats() {
        match sit(seat) {
            Ok(player) => players.push(player),
            Err(why) => {
                played.end = fault(seat, why);
                return Some((game, played));
            }
        }
    }
    while let (Some(decision), true) = (game.decision(), played.answers < MOST_ANSWERS) {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let seat = decision.seat;
        let choice = match (game.view(seat), decision.options.len()) {
            (Some(view), 2..) => {
                let start = Instant::now();
                let choice = players[seat.index()].choose(&view, &decision);
                spent(seat, start.elapsed());
                choice
            }
            _ => Ok(0),
        };
        let before = game.play().clone();
        match choice.and_then(|choice| Ok(game.answer(choice)?)) {
            Ok(events) => {
                let turns = events
                    .iter()
                    .filter(|event| matches!(event.what, What::Turn { .. }));
                played.turns += turns.count();
                played.answers += 1;
                if let Some(ply) = game.history().last() {
                    meter.add(&before, ply.index, &ply.events);
                    played.luck = meter.luck();
                }
            }
            // A signal that stops the run may stop the programs too.
            Err(_) if stop.load(Ordering::Relaxed) => return None,
            Err(why) => {
                played.end = fault(seat, why);
                break;
            }
        }
    }
    if let Some(outcome) = game.outcome() {
        played.end = End::Over(outcome);
    }
    for player in &mut players {
        player.end(game.outcome());
    }
    Some((game, played))
}

#[cfg(test)]
mod tests {
    use anyhow::bail;
    use innovation_engine::{Decision, Ending, View};

    use super::*;

    static STOP: AtomicBool = AtomicBool::new(false);

    /// Takes the first option so many times, and then does something else.
    struct Until(usize, fn() -> anyhow::Result<usize>);

    impl Contestant for Until {
        fn choose(&mut self, _: &View, _: &Decision) -> anyhow::Result<usize> {
            match self.0.checked_sub(1) {
                Some(left) => {
                    self.0 = left;
                    Ok(0)
                }
                None => self.1(),
            }
        }
    }

    fn two() -> Game {
        Game::new(Settings::new(2).unwrap(), 5)
    }

    fn second() -> Seat {
        Seat::ALL[1]
    }

    /// Both always take the first option, but the second player does something else from some time on.
    fn play_until(answers: usize, then: fn() -> anyhow::Result<usize>) -> (Game, Played) {
        let sit = |seat| -> anyhow::Result<Box<dyn Contestant>> {
            let first = if seat == second() {
                answers
            } else {
                usize::MAX
            };
            Ok(Box::new(Until(first, then)))
        };
        play(two(), 1, sit, &STOP, |_, _| {}).unwrap()
    }

    fn why(played: &Played) -> &str {
        match &played.end {
            End::Fault { seat, why } if *seat == second() => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn nobody_loses_because_the_run_was_stopped() {
        static STOPPED: AtomicBool = AtomicBool::new(false);
        let sit = |_| -> anyhow::Result<Box<dyn Contestant>> {
            Ok(Box::new(Until(3, || {
                STOPPED.store(true, Ordering::Relaxed);
                bail!("it was stopped too")
            })))
        };
        assert!(play(two(), 1, sit, &STOPPED, |_, _| {}).is_none());
    }

    #[test]
    fn a_player_without_an_answer_has_lost() {
        let (game, played) = play_until(3, || bail!("it went out"));
        assert_eq!(why(&played), "it went out");
        let settings = game.settings();
        assert_eq!(played.end.share(settings, Seat::ALL[0]), 1.0);
        assert_eq!(played.end.share(settings, second()), 0.0);
        // What was played up to there is kept.
        let record = game.record();
        assert_eq!(record.answers().len(), played.answers);
        assert!(played.answers >= 3, "{}", played.answers);
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn an_answer_that_is_no_option_is_a_fault() {
        let (_, played) = play_until(3, || Ok(1000));
        assert!(
            why(&played).starts_with("no option 1000: there are "),
            "{}",
            why(&played)
        );
    }

    #[test]
    fn a_player_that_does_not_come_has_lost() {
        let sit = |seat| -> anyhow::Result<Box<dyn Contestant>> {
            if seat == second() {
                bail!("no such program")
            }
            Ok(Box::new(Until(usize::MAX, || Ok(0))))
        };
        let (_, played) = play(two(), 1, sit, &STOP, |_, _| {}).unwrap();
        assert_eq!((why(&played), played.answers), ("no such program", 0));
    }

    /// Activates what is on the board rather than draw, and does no more than it must.
    struct Idle;

    impl Contestant for Idle {
        fn choose(&mut self, _: &View, decision: &Decision) -> anyhow::Result<usize> {
            Ok(decision.options.len() - 1)
        }
    }

    #[test]
    fn a_game_that_does_not_end_is_given_up() {
        let sit = |_| -> anyhow::Result<Box<dyn Contestant>> { Ok(Box::new(Idle)) };
        let game = Game::new(Settings::new(2).unwrap(), 1);
        let (game, played) = play(game, 1, sit, &STOP, |_, _| {}).unwrap();
        assert_eq!((played.end, game.outcome()), (End::Endless, None));
        assert_eq!(played.answers, MOST_ANSWERS);
    }

    #[test]
    fn a_game_that_is_stopped_is_none() {
        let sit = |_| -> anyhow::Result<Box<dyn Contestant>> { bail!("not now") };
        assert!(
            play(two(), 1, sit, &STOP, |_, _| {}).is_some(),
            "it was lost first"
        );
        let sit = |_| -> anyhow::Result<Box<dyn Contestant>> {
            Ok(Box::new(Until(usize::MAX, || Ok(0))))
        };
        let stop = AtomicBool::new(true);
        assert!(play(two(), 1, sit, &stop, |_, _| {}).is_none());
    }

    #[test]
    fn victories_are_shared() {
        let over = |winners: &[usize]| {
            let winners = winners.iter().map(|&seat| Seat::ALL[seat]).collect();
            let by = Ending::Score;
            End::Over(Outcome { winners, by })
        };
        let shares =
            |end: End, settings: Settings| Seat::ALL.map(|seat| end.share(settings, seat)).to_vec();
        let four = Settings::new(4).unwrap();
        assert_eq!(shares(over(&[1]), four), [0.0, 1.0, 0.0, 0.0]);
        assert_eq!(shares(over(&[1, 2]), four), [0.0, 0.5, 0.5, 0.0]);
        assert_eq!(
            shares(over(&[1, 3]), Settings::teams()),
            [0.0, 1.0, 0.0, 1.0]
        );
        assert_eq!(shares(over(&[0, 1, 2, 3]), Settings::teams()), [0.5; 4]);
        let fault = || End::Fault {
            seat: second(),
            why: String::new(),
        };
        assert_eq!(
            shares(fault(), four),
            [1.0 / 3.0, 0.0, 1.0 / 3.0, 1.0 / 3.0]
        );
        assert_eq!(shares(fault(), Settings::teams()), [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(shares(End::Endless, four), [0.0; 4]);
    }
}
