use innovation_engine::Card;

use crate::language::args::Args;
use crate::language::line::{Line, card_token};
use crate::language::messages::*;
use crate::language::text::Text;
use crate::play::names::Names;

macro_rules! labels {
    ($($label:ident $key:literal $doc:literal;)*) => {
        /// A label, a heading or a short sentence around lessons, the coach and puzzles, and on the page with the rules
        /// in short.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum LearnLabel {
            $(#[doc = $doc] $label,)*
        }

        impl LearnLabel {
            /// All labels.
            pub const ALL: &[LearnLabel] = &[$(LearnLabel::$label),*];

            pub(crate) const fn key(self) -> &'static str {
                match self { $(LearnLabel::$label => $key,)* }
            }
        }
    };
}

labels! {
    Title "learn-title" "The heading of all that teaches.";
    Intro "learn-intro" "How the game is learned.";
    Lessons "learn-lessons" "The lessons.";
    Done "learn-done" "A lesson is done.";
    Task "learn-task" "What is to be done.";
    Good "learn-good" "The task was fulfilled.";
    Poor "learn-poor" "The task was not fulfilled.";
    WhatHappened "learn-what-happened" "The events of a step.";
    GoOn "learn-go-on" "Goes on to the next step.";
    TryAgain "learn-try-again" "Tries a step again.";
    NextLesson "learn-next-lesson" "Goes on to the next lesson.";
    AllLessons "learn-all-lessons" "Goes to the list of lessons.";
    Finished "learn-finished" "A lesson is over.";
    FinishedAll "learn-finished-all" "All lessons are over.";
    Guided "learn-guided" "The guided first game.";
    GuidedNote "learn-guided-note" "What the guided first game is.";
    GuidedStart "learn-guided-start" "Starts the guided first game.";
    Coach "coach-title" "The coach.";
    CoachWhy "coach-why" "Asks the coach why.";
    CoachOff "coach-off" "Turns the coach off.";
    CoachOn "coach-on" "Turns the coach on.";
    Puzzles "puzzles-title" "The puzzles.";
    PuzzlesIntro "puzzles-intro" "What puzzles are.";
    PuzzleOfDay "puzzles-of-day" "The puzzle of the day.";
    AllPuzzles "puzzles-all" "Goes to the list of puzzles.";
    PuzzleSolve "puzzle-solve" "Starts a puzzle.";
    PuzzleSolvedBefore "puzzle-solved-before" "A puzzle in the list has been solved.";
    PuzzleSolved "puzzle-solved" "The puzzle is solved.";
    PuzzleSolvedNote "puzzle-solved-note" "What solving it means.";
    PuzzleLucky "puzzle-lucky" "The goal was reached by luck.";
    PuzzleLuckyNote "puzzle-lucky-note" "Why the answer was not the solution.";
    PuzzleMissed "puzzle-missed" "The goal was missed.";
    PuzzleMissedNote "puzzle-missed-note" "What can be done then.";
    PuzzleTryAgain "puzzle-try-again" "Tries a puzzle again.";
    PuzzleShow "puzzle-show" "Shows the solution.";
    PuzzleNext "puzzle-next" "Goes to another puzzle.";
    PuzzleSolution "puzzle-solution" "The solution.";
    PuzzlePreviousStep "puzzle-previous-step" "One answer back in the solution.";
    PuzzleNextStep "puzzle-next-step" "One answer on in the solution.";
    PuzzleFoundByNobody "puzzle-found-by-nobody" "No bot solves the puzzle.";
    Board "board-title" "The rules in short.";
    BoardNote "board-note" "What the rules in short are for.";
    BoardAllRules "board-all-rules" "Goes to all rules on one page.";
    BoardTurn "board-turn" "What a turn is.";
    BoardDraw "board-draw" "The action Draw.";
    BoardMeld "board-meld" "The action Meld.";
    BoardDogma "board-dogma" "The action Dogma.";
    BoardAchieve "board-achieve" "The action Achieve.";
    BoardDogmaTitle "board-dogma-title" "The steps of the action Dogma.";
    BoardDogma1 "board-dogma-1" "The first step.";
    BoardDogma2 "board-dogma-2" "The second step.";
    BoardDogma3 "board-dogma-3" "The third step.";
    BoardDogma4 "board-dogma-4" "The fourth step.";
    BoardDogma5 "board-dogma-5" "The fifth step.";
    BoardSplayTitle "board-splay-title" "What splays show.";
    BoardSplayLeft "board-splay-left" "What a pile splayed left shows.";
    BoardSplayRight "board-splay-right" "What a pile splayed right shows.";
    BoardSplayUp "board-splay-up" "What a pile splayed up shows.";
    BoardWordsTitle "board-words-title" "What words mean.";
    BoardTuck "board-tuck" "To tuck.";
    BoardScore "board-score" "To score.";
    BoardReturn "board-return" "To return.";
    BoardTransfer "board-transfer" "To transfer.";
    BoardExchange "board-exchange" "To exchange.";
    BoardMay "board-may" "You may.";
    BoardSpecialTitle "board-special-title" "The special achievements.";
    BoardEndTitle "board-end-title" "How the game ends.";
    BoardEndAchievements "board-end-achievements" "By achievements.";
    BoardEndScore "board-end-score" "By score.";
    BoardEndDogma "board-end-dogma" "By a card.";
}

/// A sentence around lessons and puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LearnText<'a> {
    /// So many of so many lessons are done.
    Progress(usize, usize),
    /// A lesson by its number and title.
    Lesson(usize, &'a str),
    /// A step of so many.
    Step(usize, usize),
    /// A better option, as its button has it.
    Better(&'a Line),
    /// A puzzle by its name.
    PuzzleName(&'a str),
    /// What a puzzle asks for, by the word of its kind, as a heading.
    PuzzleGoal(&'static str),
    /// The same as a task.
    PuzzleTask(&'static str),
    /// How difficult a puzzle is, from 1 to 5.
    PuzzleLevel(u8),
    /// An answer of the solution, as its button has it.
    PuzzleStep(&'a Line),
    /// The solution works in every world, in so many cases.
    ProofEvery(u32),
    /// The solution works in so many percent of so many worlds.
    ProofSampled(f64, u32),
    /// The next best answer works in so many percent of the worlds.
    NextBest(u8),
    /// The smallest number of iterations with which a bot solves a puzzle.
    FoundBy(u32),
    /// No puzzle has this name.
    PuzzleUnknown(&'a str),
}

impl Text {
    /// A label.
    pub fn learn_label(&self, label: LearnLabel) -> String {
        self.plain(label.key())
    }

    /// A label as a line, in which the words of the rules can be opened.
    pub fn learn_line(&self, label: LearnLabel) -> Line {
        self.line(label.key())
    }

    /// A sentence.
    pub fn learn(&self, sentence: LearnText) -> String {
        let args = Args::new();
        let (message, args) = match sentence {
            LearnText::Progress(done, count) => {
                (LEARN_PROGRESS, args.with("done", done).with("count", count))
            }
            LearnText::Lesson(number, title) => {
                let args = args.with("number", number);
                (LEARN_LESSON, args.with("title", title.to_string()))
            }
            LearnText::Step(step, steps) => {
                (LEARN_STEP, args.with("step", step).with("steps", steps))
            }
            LearnText::Better(option) => (LEARN_BETTER, args.with("option", option.to_string())),
            LearnText::PuzzleName(id) => (PUZZLE_NAME, args.with("id", id.to_string())),
            LearnText::PuzzleGoal(kind) => (PUZZLE_GOAL, args.with("kind", kind)),
            LearnText::PuzzleTask(kind) => (PUZZLE_TASK, args.with("kind", kind)),
            LearnText::PuzzleLevel(level) => (PUZZLE_LEVEL, args.with("level", level)),
            LearnText::PuzzleStep(option) => (PUZZLE_STEP, args.with("option", option.to_string())),
            LearnText::ProofEvery(cases) => (PUZZLE_PROOF_EVERY, args.with("count", cases)),
            LearnText::ProofSampled(percent, worlds) => {
                let args = args.with("percent", percent);
                (PUZZLE_PROOF_SAMPLED, args.with("count", worlds))
            }
            LearnText::NextBest(percent) => (PUZZLE_NEXT_BEST, args.with("percent", percent)),
            LearnText::FoundBy(iterations) => (PUZZLE_FOUND_BY, args.with("count", iterations)),
            LearnText::PuzzleUnknown(id) => (PUZZLE_UNKNOWN, args.with("id", id.to_string())),
        };
        self.source(message, &args)
    }

    /// The title of a lesson.
    pub fn lesson_title(&self, lesson: &str) -> String {
        self.plain(&format!("lesson-{lesson}"))
    }

    /// What a lesson is about, in a line.
    pub fn lesson_goal(&self, lesson: &str) -> String {
        self.plain(&format!("lesson-{lesson}.goal"))
    }

    /// What is to be done in a step of a lesson, counted from 1.
    pub fn lesson_task(&self, lesson: &str, step: usize, names: &Names) -> Line {
        let task = self.plain(&format!("lesson-{lesson}-{step}"));
        Line::read(&task, self, Some(names))
    }

    /// What else is said in a step: `say` before the task, or a reaction to what was done. `None` if there is no such
    /// message.
    pub fn lesson_words(
        &self,
        lesson: &str,
        step: usize,
        part: &str,
        names: &Names,
    ) -> Option<Line> {
        let words = self.get(&format!("lesson-{lesson}-{step}.{part}"), None)?;
        Some(Line::read(&words, self, Some(names)))
    }

    /// What the players of lessons are called, the learner by this name.
    pub fn lesson_names(&self, learner: &str) -> Names {
        let others = (1..=3).map(|seat| self.plain(&format!("lesson-name-{seat}")));
        Names::new([learner.to_string()].into_iter().chain(others))
    }

    /// A remark of the coach, and the answer to "why?". `card` is the card at hand.
    pub fn coach_remark(&self, remark: &str, card: Option<Card>, names: &Names) -> [Line; 2] {
        let args = Args::new().with("card", card.map(card_token).unwrap_or_default());
        [format!("coach-{remark}"), format!("coach-{remark}.why")].map(|key| {
            let words = self.get(&key, Some(args.fluent()));
            Line::read(&words.unwrap_or(key), self, Some(names))
        })
    }
}
