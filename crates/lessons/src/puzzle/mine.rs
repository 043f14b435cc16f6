//! Puzzles from games of bots.

use innovation_bots::Kind;
use innovation_engine::{Choice, Game, Play, Rng, Settings, State};
use innovation_scenario::{Scenario, position};

use super::examine::Riddle;
use super::goal::{Goal, PuzzleKind};
use super::open::OpenSearch;
use super::{Puzzle, SOLVER_AND_OPPONENT};

/// The most positions of the search that looks whether a position may be a puzzle.
const GLANCE: u32 = 30_000;

/// The puzzles of one game between bots. The seed decides on the cards and on who plays.
pub fn mine(seed: u64) -> Vec<Puzzle> {
    let mut rng = Rng::new(seed);
    let Ok(settings) = Settings::new(2) else {
        return Vec::new();
    };
    let kinds = [Kind::Greedy, Kind::Easy, Kind::Greedy];
    let mut bots = [0, 1].map(|_| {
        let kind = kinds[rng.below(kinds.len() as u32) as usize];
        (kind, kind.bot(rng.next_u64()))
    });
    let mut game = Game::new(settings, seed);
    let mut found: Vec<Puzzle> = Vec::new();
    while let Some(decision) = game.decision() {
        if decision.options.contains(&Choice::Draw) {
            let new = PuzzleKind::ALL.into_iter().filter_map(|kind| {
                // One turn has at most one puzzle of a kind: the next would be its second half.
                let last = found.iter().rfind(|puzzle| puzzle.kind == kind);
                let same_turn = last.is_some() && game.state().actions_left() == 1 && kind != PuzzleKind::Defend;
                (!same_turn).then(|| puzzle(game.state(), kind))?
            });
            let new: Vec<Puzzle> = new.collect();
            found.extend(new);
        }
        let Some(view) = game.view(decision.seat) else { break };
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
    let scenario = Scenario::from_fields(&position(state, &SOLVER_AND_OPPONENT)).ok()?;
    let play = Play::from_position(&scenario.position).ok()?;
    let goal = Goal::new(kind, play.state());
    // At a glance: with these cards, some answers reach the goal, but not most.
    let question = play.question()?;
    let works = (0..question.count())
        .map(|place| OpenSearch::new(GLANCE).forces_after(&play, place, goal))
        .collect::<Option<Vec<bool>>>()?;
    let count = works.iter().filter(|&&works| works).count();
    if count == 0 || 2 * count > works.len() {
        return None;
    }
    let riddle = Riddle::new(&play, kind).ok()?;
    Puzzle::of(kind, position(state, &SOLVER_AND_OPPONENT), &riddle).ok()
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
