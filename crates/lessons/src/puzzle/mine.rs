//! Puzzles from games of bots.

use innovation_bots::Kind;
use innovation_engine::{Choice, Game, Play, Rng, Settings, State};
use innovation_scenario::{Scenario, position};

use super::Puzzle;
use super::goal::{Goal, PuzzleKind};
use super::open::OpenSearch;

/// The players, in the positions of puzzles.
const PLAYERS: [&str; 2] = ["A", "B"];

/// The most positions of the search that looks whether a position may be a puzzle.
const GLANCE: u32 = 30_000;

/// The puzzles of these kinds in one game between bots, not measured yet. The seed decides on the cards and on who plays.
pub fn mine(seed: u64, wanted: &[PuzzleKind]) -> Vec<Puzzle> {
    let mut rng = Rng::new(seed);
    let Ok(settings) = Settings::new(2) else {
        return Vec::new();
    };
    let kinds = [Kind::Greedy, Kind::Beginner, Kind::Greedy];
    let mut bots = [0, 1].map(|_| {
        let kind = kinds[rng.below(kinds.len() as u32) as usize];
        (kind, kind.bot(rng.next_u64()))
    });
    let mut game = Game::new(settings, seed);
    let mut found: Vec<Puzzle> = Vec::new();
    while let Some(decision) = game.decision() {
        if decision.options.contains(&Choice::Draw) {
            let new = wanted.iter();
            found.extend(new.filter_map(|&kind| puzzle(game.state(), kind)));
        }
        let Some(view) = game.view(decision.seat) else {
            break;
        };
        let (kind, bot) = &mut bots[decision.seat.index()];
        let answer = bot.choose(&view, &decision, kind.usual_budget());
        if game.answer(answer).is_err() {
            break;
        }
    }
    found
}

/// The puzzle of a state, if it is one.
fn puzzle(state: &State, kind: PuzzleKind) -> Option<Puzzle> {
    if !may_be(state, kind) {
        return None;
    }
    let fields = position(state, &PLAYERS);
    let scenario = Scenario::from_fields(&fields).ok()?;
    let play = Play::from_position(&scenario.position).ok()?;
    let goal = Goal::new(kind, play.state());
    // At a glance: with these cards, some answers reach the goal, but not most.
    let places = 0..play.question()?.count();
    let works = places.map(|place| OpenSearch::new(GLANCE).forces_after(&play, place, goal));
    let works = works.collect::<Option<Vec<bool>>>()?;
    let count = works.iter().filter(|&&works| works).count();
    if count == 0 || 2 * count > works.len() {
        return None;
    }
    Puzzle::examine(kind, fields).ok()
}

/// Whether a state can be a puzzle of this kind at all.
fn may_be(state: &State, kind: PuzzleKind) -> bool {
    let me = state.turn();
    let needed = state.settings().achievements_to_win();
    let has = |seat| state.achievements(seat).len();
    if !state.removed().is_empty() {
        return false;
    }
    match kind {
        PuzzleKind::Win => has(me) + 2 >= needed || state.highest_top_value(me) >= 8,
        PuzzleKind::Claim => state.achievable(me).is_empty() && has(me) + 1 < needed,
        PuzzleKind::Defend => {
            let others = state.settings().opponents(me);
            state.actions_left() == 1 && others.into_iter().any(|seat| has(seat) + 1 >= needed)
        }
    }
}
