use innovation_engine::{Outcome, Settings};

/// The most players of a game.
pub const MOST_PLAYERS: usize = 4;

/// What each seat gets at the end: zero-sum, from -1 to 1. Seats beyond the table get 0.
///
/// With two players or teams the winners get 1 and the others -1. One winner among several gets 1, and the others
/// share the -1. A victory that everybody shares is 0 for all.
///
/// ```
/// use innovation_engine::{Ending, Outcome, Seat, SeatSet, Settings};
/// let outcome = Outcome { winners: SeatSet::one(Seat::ALL[2]), by: Ending::Score };
/// let returns = innovation_env::returns(Settings::new(3)?, Some(outcome));
/// assert_eq!(returns, [-0.5, -0.5, 1.0, 0.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn returns(settings: Settings, outcome: Option<Outcome>) -> [f64; MOST_PLAYERS] {
    let mut returns = [0.0; MOST_PLAYERS];
    let Some(outcome) = outcome else {
        return returns;
    };
    let winners = f64::from(outcome.winners.len());
    let losers = f64::from(settings.players()) - winners;
    if winners == 0.0 || losers == 0.0 {
        return returns;
    }
    let most = winners.min(losers);
    for seat in settings.seats() {
        returns[seat.index()] = match outcome.winners.has(seat) {
            true => most / winners,
            false => -most / losers,
        };
    }
    returns
}
