//! Lessons and puzzles, as both kinds of terminals take them.

use innovation_engine::{Event, Seat, View};
use innovation_lessons::{
    Lesson, LessonMove, LessonRun, LessonStage, Puzzle, PuzzleRun, PuzzleStage, SolutionStep,
};
use innovation_table::Told;
use innovation_text::{LearnLabel, LearnText, Line, Names, Reader, Text, Word};

use crate::draw::model::TableModel;
use crate::error::Error;
use crate::game::progress;

/// A lesson that is taken, or a puzzle that is solved.
#[derive(Clone)]
pub enum Exercise {
    /// A lesson.
    Lesson(Box<LessonRun<'static>>),
    /// A puzzle.
    Puzzle(Box<PuzzleRun<'static>>),
    /// The solution of a puzzle, at one of its steps.
    Solution(&'static Puzzle, Vec<SolutionStep>, usize),
}

/// What is said beside the table.
#[derive(Clone, Default, Debug)]
pub struct ExerciseNote {
    /// The headings.
    pub titles: Vec<String>,
    /// What is said.
    pub lines: Vec<Line>,
    /// The most important sentences.
    pub task: Vec<Line>,
}

/// What can be done in an exercise when nothing is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// The player is asked.
    Answer,
    /// Goes on to the next step.
    GoOn,
    /// The step can only be tried again.
    Again,
    /// The exercise is over.
    Over,
}

impl Exercise {
    /// A lesson from its beginning.
    pub fn lesson(lesson: &'static Lesson) -> Result<Exercise, Error> {
        let run = LessonRun::new(lesson);
        run.map(|run| Exercise::Lesson(Box::new(run)))
            .map_err(|error| Error::Exercise(error.to_string()))
    }

    /// A puzzle from its beginning.
    pub fn puzzle(puzzle: &'static Puzzle) -> Result<Exercise, Error> {
        let run = PuzzleRun::new(puzzle);
        run.map(|run| Exercise::Puzzle(Box::new(run)))
            .map_err(|error| Error::Exercise(error.to_string()))
    }

    /// What the player sees.
    pub fn view(&self) -> View {
        match self {
            Exercise::Lesson(run) => run.view(),
            Exercise::Puzzle(run) => run.view(),
            Exercise::Solution(_, steps, at) => steps[*at].view.clone(),
        }
    }

    /// Whether options say what they would do.
    pub fn has_previews(&self) -> bool {
        match self {
            Exercise::Lesson(run) => run.lesson().previews,
            Exercise::Puzzle(_) | Exercise::Solution(..) => true,
        }
    }

    /// What has happened, and how much of it before the last answer.
    fn events(&self) -> (&[Event], usize) {
        match self {
            Exercise::Lesson(run) => (run.events(), run.before_answer()),
            Exercise::Puzzle(run) => (run.events(), run.before_answer()),
            Exercise::Solution(_, steps, at) => match at.checked_sub(1) {
                Some(before) => (&steps[before].events, 0),
                None => (&[], 0),
            },
        }
    }

    /// What the players are called.
    pub fn names(&self, text: &Text) -> Names {
        let you = text.word(Word::You);
        match self {
            Exercise::Lesson(_) => text.lesson_names(&you),
            Exercise::Puzzle(_) | Exercise::Solution(..) => {
                let mut names = [0, 1].map(|seat| text.player_number(Seat::ALL[seat]));
                names[self.view().seat.index().min(1)] = you;
                Names::new(names)
            }
        }
    }

    /// The table as the player sees it.
    pub fn model(&self, text: &'static Text) -> TableModel {
        let view = self.view();
        let names = self.names(text);
        let (events, before) = self.events();
        let reader = Reader::new(Some(view.seat), names.clone());
        TableModel {
            eyes: Some(view.seat),
            log: Told::of_events(events, before, view.settings, reader, text),
            read: 0,
            names,
            view,
            note: None,
        }
    }

    /// What can be done.
    pub fn next(&self) -> NextStep {
        match self {
            Exercise::Lesson(run) => match run.stage() {
                LessonStage::Asked => NextStep::Answer,
                LessonStage::Judged(verdict) if verdict.can_go_on => NextStep::GoOn,
                LessonStage::Judged(_) => NextStep::Again,
                LessonStage::Done => NextStep::Over,
            },
            Exercise::Puzzle(run) => match run.stage() {
                PuzzleStage::Asked => NextStep::Answer,
                PuzzleStage::Solved => NextStep::Over,
                PuzzleStage::Lucky | PuzzleStage::Missed => NextStep::Again,
            },
            Exercise::Solution(_, steps, at) if at + 1 < steps.len() => NextStep::GoOn,
            Exercise::Solution(..) => NextStep::Over,
        }
    }

    /// What is said beside the table.
    pub fn note(&self, text: &'static Text) -> ExerciseNote {
        let names = self.names(text);
        let words = |words: String| Line::plain(words);
        match self {
            Exercise::Lesson(run) => {
                let said = run.words(text, &names);
                let titles = vec![said.title, said.step];
                if *run.stage() == LessonStage::Done {
                    let label = match run.lesson().next() {
                        Some(_) => LearnLabel::Finished,
                        None => LearnLabel::FinishedAll,
                    };
                    let task = vec![words(text.learn_label(label))];
                    return ExerciseNote {
                        titles,
                        lines: Vec::new(),
                        task,
                    };
                }
                match said.reaction {
                    Some(reaction) => ExerciseNote {
                        titles: vec![reaction.heading],
                        lines: reaction.words.into_iter().chain(reaction.better).collect(),
                        task: Vec::new(),
                    },
                    None => ExerciseNote {
                        titles,
                        lines: said.say.into_iter().collect(),
                        task: vec![said.task],
                    },
                }
            }
            Exercise::Puzzle(run) => {
                let said = run.words(text);
                match said.result {
                    Some([heading, note]) => {
                        let mut lines = vec![words(note)];
                        if run.stage() == PuzzleStage::Solved {
                            lines.extend(run.puzzle().certificate(text).into_iter().map(words));
                        }
                        ExerciseNote {
                            titles: vec![heading],
                            lines,
                            task: Vec::new(),
                        }
                    }
                    None => ExerciseNote {
                        titles: [vec![said.title], said.about].concat(),
                        lines: Vec::new(),
                        task: vec![words(said.task)],
                    },
                }
            }
            Exercise::Solution(puzzle, steps, at) => {
                let mut said = steps[*at].words(text, &names).into_iter();
                let answer = said.next();
                let answer = answer.map(|option| words(text.learn(LearnText::PuzzleStep(&option))));
                let mut lines: Vec<Line> = answer.into_iter().chain(said).collect();
                if at + 1 == steps.len() {
                    lines.extend(puzzle.certificate(text).into_iter().map(words));
                }
                let step = text.learn(LearnText::Step(at + 1, steps.len()));
                ExerciseNote {
                    titles: vec![text.learn_label(LearnLabel::PuzzleSolution), step],
                    lines,
                    task: Vec::new(),
                }
            }
        }
    }

    /// Takes an option of the question.
    pub fn answer(&mut self, option: usize) -> Result<(), Error> {
        let refused = |error: &dyn ToString| Error::Exercise(error.to_string());
        match self {
            Exercise::Lesson(run) => {
                let made = run.make(LessonMove::Answer(option));
                made.map_err(|error| refused(&error))
            }
            Exercise::Puzzle(run) => run.answer(option).map_err(|error| refused(&error)),
            Exercise::Solution(..) => Ok(()),
        }
    }

    /// Goes on to the next step, if that can be done.
    pub fn go_on(&mut self) -> Result<(), Error> {
        match self {
            Exercise::Lesson(run) if matches!(run.stage(), LessonStage::Judged(_)) => {
                let made = run.make(LessonMove::GoOn);
                made.map_err(|error| Error::Exercise(error.to_string()))
            }
            Exercise::Solution(_, steps, at) => {
                *at = (*at + 1).min(steps.len().saturating_sub(1));
                Ok(())
            }
            Exercise::Lesson(_) | Exercise::Puzzle(_) => Ok(()),
        }
    }

    /// Tries the step again; in a solution, goes a step back.
    pub fn again(&mut self) -> Result<(), Error> {
        let failed = |error: String| Error::Exercise(error);
        match self {
            Exercise::Lesson(run) => {
                let again = LessonRun::after(run.lesson(), &run.moves_before_step());
                **run = again.map_err(|error| failed(error.to_string()))?;
            }
            Exercise::Puzzle(run) => {
                let again = PuzzleRun::new(run.puzzle());
                **run = again.map_err(|error| failed(error.to_string()))?;
            }
            Exercise::Solution(_, _, at) => *at = at.saturating_sub(1),
        }
        Ok(())
    }

    /// Shows the solution of a puzzle.
    pub fn give_up(&mut self) -> Result<(), Error> {
        if let Exercise::Puzzle(run) = self {
            let puzzle = run.puzzle();
            let steps = PuzzleRun::solution(puzzle);
            let steps = steps.map_err(|error| Error::Exercise(error.to_string()))?;
            if !steps.is_empty() {
                *self = Exercise::Solution(puzzle, steps, 0);
            }
        }
        Ok(())
    }

    /// What has been achieved, once it has.
    pub fn achieved(&self) -> Option<String> {
        match self {
            Exercise::Lesson(run) if *run.stage() == LessonStage::Done => {
                Some(progress::lesson(&run.lesson().id))
            }
            Exercise::Puzzle(run) if run.stage() == PuzzleStage::Solved => {
                Some(progress::puzzle(&run.puzzle().id))
            }
            _ => None,
        }
    }

    /// The exercise after this one.
    pub fn following(&self) -> Option<Exercise> {
        match self {
            Exercise::Lesson(run) => Exercise::lesson(run.lesson().next()?).ok(),
            Exercise::Puzzle(_) | Exercise::Solution(..) => None,
        }
    }

    /// Whether it is a puzzle that is not given up.
    pub fn has_solution(&self) -> bool {
        matches!(self, Exercise::Puzzle(_))
    }
}
