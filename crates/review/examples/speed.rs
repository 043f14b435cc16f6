//! Plays a game of two bots and times its review: `speed [playouts] [seed]`.

use std::time::Instant;

use innovation_bots::{Budget, Kind};
use innovation_engine::{Game, Settings};
use innovation_review::{Effort, Review};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let effort = arguments
        .next()
        .unwrap_or("quick".to_string())
        .parse::<Effort>()?;
    let seed = arguments.next().map_or(Ok(1), |text| text.parse::<u64>())?;
    let mut game = Game::new(Settings::new(2)?, seed);
    let mut bots = [Kind::Search.bot(1), Kind::Greedy.bot(2)];
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat).ok_or("nobody is asked")?;
        let bot = &mut bots[decision.seat.index()];
        game.answer(bot.choose(&view, &decision, Budget::Iterations(200)))?;
    }
    let start = Instant::now();
    let review = Review::of(&game, effort, 1, |_| true)?;
    let time = start.elapsed();
    for one in &review.decisions {
        let taken = &one.options[one.taken];
        println!(
            "{:3} seat {} {:12} {:24} {:5.1}% ± {:.1} loss {:5.2}% ± {:.2} luck {:+5.1}% {:?} {:?}",
            one.answer,
            one.seat,
            one.purpose,
            taken.name,
            100.0 * taken.value,
            100.0 * taken.error,
            100.0 * one.loss,
            100.0 * one.loss_error,
            100.0 * one.luck,
            one.grade,
            one.reminder,
        );
    }
    for ledger in &review.seats {
        println!("{ledger:?}");
    }
    println!(
        "{} decisions in {:.2} s",
        review.decisions.len(),
        time.as_secs_f64()
    );
    Ok(())
}
