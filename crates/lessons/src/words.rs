//! What is said about a lesson or a puzzle, for any screen to show.

use innovation_engine::{Choice, Rng, View};
use innovation_review::reasons;
use innovation_text::{LearnLabel, LearnText, Line, Names, Reader, Text};

use crate::lesson::{LessonRun, LessonStage, LessonVerdict};
use crate::puzzle::{Proof, Puzzle, PuzzleRun, PuzzleStage, SolutionStep};

/// What a lesson says at the moment.
#[derive(Clone, Debug)]
pub struct LessonWords {
    /// The title of the lesson.
    pub title: String,
    /// Which step it is.
    pub step: String,
    /// What is said before the task.
    pub say: Option<Line>,
    /// The task.
    pub task: Line,
    /// The reaction to what was done.
    pub reaction: Option<Reaction>,
}

/// What is said about what was done.
#[derive(Clone, Debug)]
pub struct Reaction {
    /// A short verdict.
    pub heading: String,
    /// The reaction.
    pub words: Option<Line>,
    /// What would have been better, and why.
    pub better: Vec<Line>,
}

impl LessonRun<'_> {
    /// What is said at the moment, in these words.
    pub fn words(&self, text: &Text, names: &Names) -> LessonWords {
        let (id, step) = (&self.lesson().id[..], self.step());
        let reaction = match self.stage() {
            LessonStage::Judged(verdict) => Some(self.reaction(verdict, text, names)),
            LessonStage::Asked | LessonStage::Done => None,
        };
        LessonWords {
            title: text.lesson_title(id),
            step: text.learn(LearnText::Step(step, self.lesson().steps.len())),
            say: text.lesson_words(id, step, "say", names),
            task: text.lesson_task(id, step, names),
            reaction,
        }
    }

    fn reaction(&self, verdict: &LessonVerdict, text: &Text, names: &Names) -> Reaction {
        let heading = match verdict.good {
            true => LearnLabel::Good,
            false => LearnLabel::Poor,
        };
        let id = &self.lesson().id;
        let mut better = Vec::new();
        if let (Some(choice), Some(view)) = (verdict.better, self.before_choice()) {
            better = explained(view, choice, text, names);
        }
        Reaction {
            heading: text.learn_label(heading),
            words: text.lesson_words(id, self.step(), &verdict.reaction, names),
            better,
        }
    }
}

/// An option of a view's question, as its button has it, and the reasons for and against it.
fn explained(view: &View, choice: Choice, text: &Text, names: &Names) -> Vec<Line> {
    let options = view.decision.iter().flat_map(|decision| &decision.options);
    let place = options.clone().position(|option| *option == choice);
    let asked = text.question(view, names);
    let Some((place, asked)) = place.zip(asked) else {
        return Vec::new();
    };
    let reader = Reader::new(Some(view.seat), names.clone());
    let mut lines: Vec<Line> = asked.options.get(place).cloned().into_iter().collect();
    let reasons = reasons(view, &mut Rng::new(1));
    let reasons = reasons.into_iter().nth(place).unwrap_or_default();
    lines.extend(
        reasons
            .into_iter()
            .map(|reason| text.reason(reason, &reader)),
    );
    lines
}

/// What a puzzle says at the moment.
#[derive(Clone, Debug)]
pub struct PuzzleWords {
    /// What it asks for, in short.
    pub title: String,
    /// Its name and how difficult it is.
    pub about: Vec<String>,
    /// The task.
    pub task: String,
    /// What came of it, once that is decided: a word and a sentence.
    pub result: Option<[String; 2]>,
}

impl PuzzleRun<'_> {
    /// What is said at the moment.
    pub fn words(&self, text: &Text) -> PuzzleWords {
        let puzzle = self.puzzle();
        let result = match self.stage() {
            PuzzleStage::Asked => None,
            PuzzleStage::Solved => Some([LearnLabel::PuzzleSolved, LearnLabel::PuzzleSolvedNote]),
            PuzzleStage::Lucky => Some([LearnLabel::PuzzleLucky, LearnLabel::PuzzleLuckyNote]),
            PuzzleStage::Missed => Some([LearnLabel::PuzzleMissed, LearnLabel::PuzzleMissedNote]),
        };
        PuzzleWords {
            title: text.learn(LearnText::PuzzleGoal(puzzle.kind.word())),
            about: vec![
                text.learn(LearnText::PuzzleName(&puzzle.id)),
                text.learn(LearnText::PuzzleLevel(puzzle.difficulty.level)),
            ],
            task: text.learn(LearnText::PuzzleTask(puzzle.kind.word())),
            result: result.map(|labels| labels.map(|label| text.learn_label(label))),
        }
    }
}

impl Puzzle {
    /// How it is known to be right, and how difficult it is, in sentences.
    pub fn certificate(&self, text: &Text) -> Vec<String> {
        let proof = match self.proof {
            Proof::EveryWorld { cases } => LearnText::ProofEvery(cases),
            Proof::Sampled { right, worlds } => LearnText::ProofSampled(right, worlds),
        };
        let found = match self.difficulty.found_with() {
            Some(iterations) => text.learn(LearnText::FoundBy(iterations)),
            None => text.learn_label(LearnLabel::PuzzleFoundByNobody),
        };
        vec![
            text.learn(proof),
            text.learn(LearnText::NextBest(self.next_best)),
            found,
        ]
    }
}

impl SolutionStep {
    /// The answer as its button has it, and the reasons for it.
    pub fn words(&self, text: &Text, names: &Names) -> Vec<Line> {
        explained(&self.view, self.choice, text, names)
    }
}
