//! How many decisions a second a batch makes on one thread, without Python:
//! `cargo run --release -p innovation-env --example rate -- observation 20000`.
//!
//! The first argument is `observation`, `float` or `mask`, the second how many steps are made, then how many players there
//! are and how many games are stepped together. Under `valgrind --tool=callgrind` it shows where the time goes.

use std::time::Instant;

use innovation_engine::{Rng, Settings};
use innovation_env::{Batch, BatchOptions, Buffers, Observations, Ruleset, action, observation};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mode = arguments.next().unwrap_or("observation".to_string());
    let steps: u32 = arguments.next().map_or(Ok(5_000), |steps| steps.parse())?;
    let players: u8 = arguments.next().map_or(Ok(2), |players| players.parse())?;
    let games: usize = arguments.next().map_or(Ok(64), |games| games.parse())?;
    let options = BatchOptions {
        ruleset: Ruleset::game(Settings::new(players)?),
        opponent: None,
        observes: mode != "mask",
        truncate_after: None,
    };
    let mut batch = Batch::new(games, options, 1, 1)?;
    let mut bytes = vec![0; games * observation::LEN];
    let mut floats = vec![0.0; games * observation::LEN];
    let mut masks = vec![0; games * action::COUNT];
    let mut seats = vec![0; games];
    let mut rewards = vec![0.0; games * usize::from(players)];
    let mut done = vec![0; games];
    let mut indices = vec![0; games];
    let mut rng = Rng::new(1);
    let start = Instant::now();
    for step in 0..steps {
        if step > 0 {
            for (index, mask) in indices.iter_mut().zip(masks.chunks(action::COUNT)) {
                let count: i8 = mask.iter().sum();
                *index = i64::from(rng.below(count as u32));
            }
        }
        let buffers = Buffers {
            observations: match mode.as_str() {
                "mask" => Observations::None,
                "float" => Observations::Floats(&mut floats),
                _ => Observations::Bytes(&mut bytes),
            },
            masks: &mut masks,
            seats: &mut seats,
            rewards: &mut rewards,
            done: &mut done,
        };
        match step {
            0 => batch.write(buffers)?,
            _ => batch.step_options(&indices, buffers)?,
        }
    }
    let decisions = f64::from(steps) * games as f64;
    let rate = decisions / start.elapsed().as_secs_f64();
    println!("{mode}, {players} players: {rate:.0} decisions a second");
    Ok(())
}
