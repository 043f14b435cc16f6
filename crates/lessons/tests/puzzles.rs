//! Every puzzle of the program is proven again, and can be solved and shown in every language.
//!
//! A change of the rules or of the bots can make a puzzle wrong or obvious. Then
//! `innovation puzzles make > crates/lessons/puzzles.jsonl` makes the file anew.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use innovation_engine::{Language, Seat};
use innovation_lessons::{Puzzle, PuzzleKind, PuzzleRun, PuzzleStage};
use innovation_text::{Names, Text};

#[test]
fn every_line_of_the_file_is_a_puzzle() {
    let file = include_str!("../puzzles.jsonl");
    for (number, line) in (1..).zip(file.lines()) {
        if let Err(error) = serde_json::from_str::<Puzzle>(line) {
            panic!("puzzles.jsonl, line {number}: {error}");
        }
    }
    let all = Puzzle::all();
    assert_eq!(all.len(), file.lines().count());
    assert!(all.len() >= 150, "only {} puzzles", all.len());
    let ids: BTreeSet<&str> = all.iter().map(|puzzle| &puzzle.id[..]).collect();
    assert_eq!(ids.len(), all.len(), "two puzzles have the same name");
    // A position in which one answer keeps an opponent from winning is rare: one comes in about two hundred games.
    let least = [
        (PuzzleKind::Win, 60),
        (PuzzleKind::Claim, 60),
        (PuzzleKind::Defend, 15),
    ];
    for (kind, least) in least {
        let count = all.iter().filter(|puzzle| puzzle.kind == kind).count();
        assert!(count >= least, "only {count} puzzles: {}", kind.word());
    }
    for level in 1..=5 {
        let has = |puzzle: &Puzzle| puzzle.difficulty.level == level;
        assert!(all.iter().any(has), "no puzzle of level {level}");
    }
}

/// Calls a function with every puzzle, on all processors.
fn for_every_puzzle(check: impl Fn(&'static Puzzle) + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(puzzle) = Puzzle::all().get(next.fetch_add(1, Ordering::Relaxed)) {
            check(puzzle);
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
}

/// One answer reaches the goal, whatever is hidden, and nothing else does.
#[test]
fn every_puzzle_is_right() {
    for_every_puzzle(|puzzle| {
        let found = puzzle.prove();
        let found = found.unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
        assert_eq!(
            found,
            (puzzle.solution.clone(), puzzle.next_best, puzzle.proof),
            "{}",
            puzzle.id
        );
    });
}

#[test]
fn no_puzzle_is_obvious() {
    let obvious = Puzzle::all().iter().filter(|puzzle| puzzle.is_obvious());
    let obvious: Vec<&str> = obvious.map(|puzzle| &puzzle.id[..]).collect();
    assert!(
        obvious.is_empty(),
        "`greedy` finds {obvious:?}: run `innovation puzzles make --games 0 > puzzles.jsonl`"
    );
}

/// The solution is played out to the goal, and every language has words for it.
#[test]
fn every_solution_reaches_its_goal() {
    for puzzle in Puzzle::all() {
        let steps = PuzzleRun::solution(puzzle);
        let steps = steps.unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
        let mut run = PuzzleRun::new(puzzle).unwrap();
        for step in &steps {
            assert_eq!(run.stage(), PuzzleStage::Asked, "{}", puzzle.id);
            assert_eq!(run.view(), step.view, "{}", puzzle.id);
            let options = &step.view.decision.as_ref().unwrap().options;
            run.answer(
                options
                    .iter()
                    .position(|option| *option == step.choice)
                    .unwrap(),
            )
            .unwrap();
        }
        assert_eq!(run.stage(), PuzzleStage::Solved, "{}", puzzle.id);
        assert!(run.answer(0).is_err(), "{}: it is over", puzzle.id);
        let names = Names::new(["Ann", "Bob"]);
        for text in Language::ALL.map(Text::of) {
            let words = run.words(text);
            assert!(!words.title.is_empty() && words.result.is_some());
            assert_eq!(puzzle.certificate(text).len(), 3);
            let option = steps[0].words(text, &names).into_iter().next();
            assert!(option.is_some_and(|option| !option.to_string().is_empty()));
        }
    }
}

/// What the solver is shown does not depend on what the file has in the places that the solver cannot see.
#[test]
fn hidden_cards_are_dealt_anew() {
    let puzzle = &Puzzle::all()[0];
    let run = PuzzleRun::new(puzzle).unwrap();
    let view = run.view();
    let other = view
        .players
        .iter()
        .zip(Seat::ALL)
        .find(|(_, seat)| *seat != view.seat);
    let (other, _) = other.unwrap();
    let hidden = other.hand.iter().chain(&other.score);
    assert!(hidden.clone().all(|slot| slot.known().is_none()));
}

/// Each puzzle comes once before any comes again, and a day has one for everybody.
#[test]
fn every_day_has_another() {
    let count = Puzzle::all().len() as u64;
    let mut seen = BTreeMap::new();
    for day in 20_000..20_000 + count {
        *seen.entry(&Puzzle::of_day(day).unwrap().id).or_insert(0) += 1;
    }
    assert!(seen.len() as u64 == count && seen.values().all(|&times| times == 1));
    assert_eq!(
        Puzzle::of_day(20_000).unwrap().id,
        Puzzle::of_day(20_000 + count).unwrap().id
    );
}
