//! Lessons and puzzles as lines of text.

use std::io::BufRead;

use innovation_text::{Caption, LearnLabel, Line};

use super::Plain;
use crate::app::menu::Course;
use crate::error::Error;
use crate::game::exercise::{Exercise, NextStep};
use crate::game::progress::Achieved;
use crate::game::session::{self, GUIDED, LearnStart, Left};
use crate::input::picker::Meant;

/// What can be typed in a lesson or a puzzle, besides an answer.
const COMMANDS: [(&str, Caption); 10] = [
    ("next", Caption::PlainNext),
    ("again", Caption::PlainAgain),
    ("solution", Caption::PlainSolution),
    ("? 1", Caption::PlainOption),
    ("card …", Caption::PlainCard),
    ("board", Caption::PlainBoard),
    ("rules …", Caption::PlainRules),
    ("short", Caption::PlainShort),
    ("quit", Caption::PlainLeave),
    ("?", Caption::PlainHelp),
];

/// What comes of a line.
enum Said {
    /// The exercise goes on.
    GoesOn,
    /// The exercise is left, for the list.
    Leaves,
    /// The input is at its end.
    Ends,
}

impl<R: BufRead> Plain<'_, R> {
    /// Lessons, the guided first game, and puzzles.
    pub fn learn(
        mut self,
        wanted: &LearnStart,
        me: &str,
        achieved: Achieved,
    ) -> Result<Left, Error> {
        let mut achieved = achieved;
        let mut next = wanted.first();
        loop {
            let course = match next.take() {
                Some(course) => course,
                None => match self.choose(wanted, &achieved)? {
                    Some(course) => course,
                    None => return Ok(Left::Done),
                },
            };
            let exercise = match course {
                Course::Lesson(lesson) => Exercise::lesson(lesson)?,
                Course::Puzzle(puzzle) => Exercise::puzzle(puzzle)?,
                Course::FirstGame => {
                    let opened = session::first_game(me, self.text)?;
                    return self.play_at(opened, GUIDED);
                }
            };
            let goes_on = self.exercise(exercise, &mut achieved)?;
            if !goes_on || matches!(wanted, LearnStart::One(Course::Puzzle(_))) {
                return Ok(Left::Done);
            }
        }
    }

    /// Lets a lesson or a puzzle be chosen. `None` at the end of the input.
    fn choose(
        &mut self,
        wanted: &LearnStart,
        achieved: &Achieved,
    ) -> Result<Option<Course>, Error> {
        let text = self.text;
        let ([title, intro], courses) = wanted.list();
        let labels: Vec<String> = courses.iter().map(|course| course.label(text)).collect();
        self.say(&text.learn_label(title))?;
        self.say(&text.learn_label(intro))?;
        for (place, (course, label)) in courses.iter().zip(&labels).enumerate() {
            let done = match course.is_done(achieved) {
                true => format!(" ({})", text.learn_label(LearnLabel::Done)),
                false => String::new(),
            };
            self.say(&format!("  {} {label}{done}", place + 1))?;
        }
        loop {
            let Some(line) = self.line()? else {
                return Ok(None);
            };
            match Meant::by(&line, &labels) {
                _ if self.command(&line).0 == "quit" => return Ok(None),
                Meant::One(place) => return Ok(Some(courses[place])),
                wrong => self.say(&wrong.complaint(&line, &labels, text))?,
            }
        }
    }

    /// Takes an exercise to its end. `false` at the end of the input.
    fn exercise(&mut self, mut exercise: Exercise, achieved: &mut Achieved) -> Result<bool, Error> {
        let mut show_board = true;
        loop {
            if let Some(item) = exercise.achieved() {
                achieved.add(item)?;
            }
            self.put_exercise(&exercise, show_board)?;
            let Some(line) = self.line()? else {
                self.say_nothing()?;
                return Ok(false);
            };
            let before = exercise.next();
            match self.take(&line, &mut exercise)? {
                Said::GoesOn => {}
                Said::Leaves => return Ok(true),
                Said::Ends => return Ok(false),
            }
            // A new position is shown once; then the player can ask for it.
            show_board = before != NextStep::Answer && exercise.next() == NextStep::Answer;
        }
    }

    /// Says what there is to say: what has happened, the words beside the table, and the question.
    fn put_exercise(&mut self, exercise: &Exercise, show_board: bool) -> Result<(), Error> {
        let text = self.text;
        let model = exercise.model(text);
        self.say_nothing()?;
        let new = model.log.iter().filter(|told| told.answers > model.read);
        for told in new {
            self.say(&format!("  {}", told.entry.line))?;
        }
        let note = exercise.note(text);
        self.say(&note.titles.join(" · "))?;
        for line in note.lines.iter().chain(&note.task) {
            self.say(&line.to_string())?;
        }
        if show_board {
            self.say_nothing()?;
            self.board(&model.view, &model.names)?;
        }
        if exercise.next() == NextStep::Answer
            && let Some(asked) = text.question(&model.view, &model.names)
        {
            let options = model.view.decision.map(|decision| decision.options);
            self.put(&asked, &options.unwrap_or_default())?;
        }
        Ok(())
    }

    fn take(&mut self, line: &str, exercise: &mut Exercise) -> Result<Said, Error> {
        let text = self.text;
        let view = exercise.view();
        let edition = view.settings.edition;
        match self.command(line) {
            ("quit", "") => return Ok(Said::Ends),
            ("next" | "", "") if exercise.next() != NextStep::Answer => match exercise.next() {
                NextStep::Over => match exercise.following() {
                    Some(following) => *exercise = following,
                    None => return Ok(Said::Leaves),
                },
                NextStep::Again => exercise.again()?,
                NextStep::GoOn | NextStep::Answer => exercise.go_on()?,
            },
            ("again", "") => exercise.again()?,
            ("solution", "") => exercise.give_up()?,
            ("card", name) if !name.is_empty() => self.card(name, edition)?,
            ("board", "") => self.board(&view, &exercise.names(text))?,
            ("rules", name) => self.rules(name)?,
            ("short", "") => self.short_rules()?,
            ("?", "") => self.list(&COMMANDS)?,
            ("?", rest) => self.about_option(rest, exercise)?,
            _ => self.answer_exercise(line, exercise)?,
        }
        Ok(Said::GoesOn)
    }

    /// What an option would do.
    fn about_option(&mut self, which: &str, exercise: &Exercise) -> Result<(), Error> {
        let (view, names) = (exercise.view(), exercise.names(self.text));
        let Some(asked) = self.text.question(&view, &names) else {
            return Ok(());
        };
        match Meant::by(which, &asked.options) {
            Meant::One(place) => {
                let previews = self.text.previews(&view, &names);
                let preview: &[Line] = previews.get(place).map_or(&[], Vec::as_slice);
                let options = view.decision.iter().flat_map(|decision| &decision.options);
                self.say(&asked.options[place].to_string())?;
                match options.clone().nth(place) {
                    Some(&choice) => self.about(choice, preview, view.settings.edition),
                    None => Ok(()),
                }
            }
            wrong => self.say(&wrong.complaint(which, &asked.options, self.text)),
        }
    }

    fn answer_exercise(&mut self, line: &str, exercise: &mut Exercise) -> Result<(), Error> {
        let asked = self
            .text
            .question(&exercise.view(), &exercise.names(self.text));
        let asked = asked.filter(|_| exercise.next() == NextStep::Answer);
        let labels = asked.map(|asked| asked.options).unwrap_or_default();
        match Meant::by(line, &labels) {
            Meant::One(place) => exercise.answer(place),
            _ if line.is_empty() => Ok(()),
            wrong => self.say(&wrong.complaint(line, &labels, self.text)),
        }
    }
}
