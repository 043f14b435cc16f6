use std::thread;

use innovation_engine::Rng;

/// Plays this many games on all cores, and returns the samples. They depend only on the seed and the number
/// of cores.
pub fn play_many<T: Send>(
    games: u64,
    rng: &mut Rng,
    play: impl Fn(&mut Rng) -> Vec<T> + Sync,
) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, |number| number.get() as u64);
    let play = &play;
    thread::scope(|scope| {
        let start = |_| {
            let mut rng = Rng::new(rng.next_u64());
            let games = 0..games.div_ceil(threads);
            scope.spawn(move || games.flat_map(|_| play(&mut rng)).collect::<Vec<T>>())
        };
        let players: Vec<_> = (0..threads).map(start).collect();
        players
            .into_iter()
            .flat_map(|player| player.join().expect("no game panics"))
            .collect()
    })
}
