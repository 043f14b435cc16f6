//! The games that are measured. The benches are a crate of their own, which no test waits for.

use innovation_engine::{Game, Play, Rng, Settings, State, View};

/// A table of this many players, without teams.
pub fn table(players: u8) -> Settings {
    Settings::new(players).expect("two to four play")
}

/// A random playout from the deal to the end.
pub fn play_out(settings: Settings, seed: u64, rng: &mut Rng) -> State {
    let mut state = State::deal(settings, seed);
    state.play_out(|_, question| rng.below(u32::from(question.count())) as u8);
    state
}

/// The answers of a random game, as places among the options that the asked player sees.
pub fn answers(settings: Settings, seed: u64) -> Vec<usize> {
    let mut rng = Rng::new(seed);
    let mut game = Game::new(settings, seed);
    let mut answers = Vec::new();
    while let Some(decision) = game.decision() {
        let index = rng.below(decision.options.len() as u32) as usize;
        game.answer(index).expect("it is an option");
        answers.push(index);
    }
    answers
}

/// The game after these answers.
pub fn answered(settings: Settings, seed: u64, answers: &[usize]) -> Game {
    let mut game = Game::new(settings, seed);
    for &index in answers {
        game.answer(index).expect("it was an option before");
    }
    game
}

/// A random game of two after half of its answers.
pub fn middle(seed: u64) -> Game {
    let answers = answers(table(2), seed);
    answered(table(2), seed, &answers[..answers.len() / 2])
}

/// The view of the asked player, and a determinization of it.
pub fn look(game: &Game, rng: &mut Rng) -> (View, Play) {
    let asked = game.question().expect("the game is not over").seat;
    let view = game
        .view(asked)
        .expect("the asked player sits at the table");
    let sampled = view.sample(rng).expect("the asked player can imagine it");
    (view, sampled)
}
