//! A lesson or a puzzle on the whole screen.

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use innovation_text::{Caption, LearnLabel};
use ratatui_core::layout::Rect;
use ratatui_core::text::Line as Row;

use crate::app::Screen;
use crate::app::message::{Flow, ScreenMessage};
use crate::book::Book;
use crate::book::page::Page;
use crate::draw::canvas::{Canvas, Target, Targets};
use crate::draw::model::{Prompt, TableModel};
use crate::draw::pen::Pen;
use crate::error::Error;
use crate::game::exercise::{Exercise, NextStep};
use crate::game::progress::Achieved;
use crate::input::keys::{self, KeyContext, KeyHint};
use crate::input::picker::Picked;
use crate::screen::note;
use crate::screen::question::Statement;
use crate::screen::table::{self, Foot};

/// A lesson or a puzzle.
pub struct ExerciseScreen {
    pen: Pen,
    exercise: Exercise,
    achieved: Achieved,
    model: TableModel,
    prompt: Option<Prompt>,
    book: Book,
    notice: Option<String>,
    targets: Targets,
}

impl ExerciseScreen {
    /// Sits down to an exercise.
    pub fn new(pen: Pen, exercise: Exercise, achieved: Achieved) -> ExerciseScreen {
        let mut screen = ExerciseScreen {
            pen,
            model: exercise.model(pen.text),
            exercise,
            achieved,
            prompt: None,
            book: Book::new(pen, KeyContext::Lesson),
            notice: None,
            targets: Targets::default(),
        };
        screen.look();
        screen
    }

    /// What has been done by now.
    pub fn achieved(self) -> Achieved {
        self.achieved
    }

    /// Looks at the table anew.
    fn look(&mut self) {
        self.model = self.exercise.model(self.pen.text);
        self.prompt = match self.exercise.next() {
            NextStep::Answer => Prompt::of(&self.model, self.pen),
            _ => None,
        };
        if let Some(prompt) = &mut self.prompt
            && !self.exercise.has_previews()
        {
            prompt.previews.clear();
        }
        self.model.note = Some(self.exercise.note(self.pen.text)).filter(|_| self.is_beside());
    }

    /// Whether the words are beside the question, and not in its place.
    fn is_beside(&self) -> bool {
        self.prompt.is_some()
    }

    /// Keeps what has been achieved, and looks at the table anew.
    fn changed(&mut self) -> Result<(), Error> {
        if let Some(item) = self.exercise.achieved() {
            self.achieved.add(item)?;
        }
        self.look();
        Ok(())
    }

    fn answer(&mut self, place: usize) -> Result<Flow, Error> {
        self.exercise.answer(place)?;
        self.changed()?;
        Ok(Flow::GoesOn)
    }

    /// Enter, where nothing is asked.
    fn go_on(&mut self) -> Result<Flow, Error> {
        match self.exercise.next() {
            NextStep::Over => match self.exercise.following() {
                Some(next) => self.exercise = next,
                None => return Ok(Flow::Done),
            },
            NextStep::Again => self.exercise.again()?,
            NextStep::GoOn | NextStep::Answer => self.exercise.go_on()?,
        }
        self.changed()?;
        Ok(Flow::GoesOn)
    }

    fn key(&mut self, key: &KeyEvent) -> Result<Flow, Error> {
        self.notice = None;
        if keys::leaves(key) {
            return Ok(Flow::Leaves);
        }
        if self.book.key(key, Some(&self.model)) {
            return Ok(Flow::GoesOn);
        }
        let typing = |prompt: &Prompt| !prompt.picker.typed.is_empty();
        let typing = self.prompt.as_ref().is_some_and(typing);
        match key.code {
            KeyCode::Esc if !typing => return Ok(Flow::Done),
            KeyCode::F(8) => {
                self.exercise.again()?;
                self.changed()?;
            }
            KeyCode::F(6) => {
                self.exercise.give_up()?;
                self.changed()?;
            }
            KeyCode::Tab | KeyCode::F(2) => {
                self.book.open_card(self.prompt.as_ref(), &self.model);
            }
            KeyCode::Enter | KeyCode::Right if self.prompt.is_none() => return self.go_on(),
            KeyCode::Left if self.prompt.is_none() => {
                self.exercise.again()?;
                self.changed()?;
            }
            _ => return self.pick(key),
        }
        Ok(Flow::GoesOn)
    }

    fn pick(&mut self, key: &KeyEvent) -> Result<Flow, Error> {
        let Some(prompt) = &mut self.prompt else {
            return Ok(Flow::GoesOn);
        };
        match prompt.picker.key(key, &prompt.asked.options, self.pen.text) {
            Picked::Nothing | Picked::Moved => {}
            Picked::Wrong(complaint) => self.notice = Some(complaint),
            Picked::Taken(place) => return self.answer(place),
        }
        Ok(Flow::GoesOn)
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Result<Flow, Error> {
        let MouseEventKind::Down(MouseButton::Left) = mouse.kind else {
            return Ok(Flow::GoesOn);
        };
        let target = self.targets.at(mouse.column, mouse.row);
        match (target, self.book.page(), &mut self.prompt) {
            (Some(Target::Key(code)), ..) => return self.key(&KeyEvent::from(code)),
            (Some(Target::Option(place)), Some(page), _) => page.choose(place),
            (Some(Target::Option(place)), None, Some(prompt)) => {
                if prompt.picker.highlighted == place {
                    return self.answer(place);
                }
                prompt.picker.highlighted = place;
                prompt.picker.typed.clear();
            }
            (Some(Target::Card(card)), None, _) => {
                let page = Page::card(Some(card), self.model.cards_in_sight());
                self.book.open(page);
            }
            _ => {}
        }
        Ok(Flow::GoesOn)
    }
}

impl Screen for ExerciseScreen {
    fn update(&mut self, message: ScreenMessage) -> Result<Flow, Error> {
        match message {
            ScreenMessage::Key(key) => self.key(&key),
            ScreenMessage::Mouse(mouse) => self.mouse(mouse),
            ScreenMessage::Ended => Ok(Flow::Ends),
            ScreenMessage::Failed(reason) => Err(Error::Bot(reason)),
            ScreenMessage::Resized
            | ScreenMessage::Tick
            | ScreenMessage::Decided(..)
            | ScreenMessage::Rated(..) => Ok(Flow::GoesOn),
        }
    }

    fn draw(&mut self, canvas: &mut Canvas, area: Rect) {
        if self.book.draw(canvas, area, Some(&self.model)) {
            return;
        }
        let foot = match &self.prompt {
            Some(prompt) => Foot::Asked(prompt),
            None => {
                let said = self.exercise.note(self.pen.text);
                let titles = said.titles.join(" · ");
                // A paragraph is one row here. It is broken where it is drawn, in a part of the area.
                let mut rows = vec![Row::styled(titles, self.pen.theme.strong())];
                rows.extend(note::rows(self.pen, &said, usize::MAX));
                Foot::Statement(Statement { rows })
            }
        };
        table::draw(canvas, area, &self.model, &foot);
    }

    fn pen(&self) -> Pen {
        self.pen
    }

    fn hints(&self) -> Vec<KeyHint> {
        if let Some(hints) = self.book.hints() {
            return hints;
        }
        let text = self.pen.text;
        let enter = match self.exercise.next() {
            NextStep::Answer => text.caption(Caption::Choose),
            NextStep::GoOn => text.learn_label(LearnLabel::GoOn),
            NextStep::Again => text.learn_label(LearnLabel::TryAgain),
            NextStep::Over => match self.exercise.following() {
                Some(_) => text.learn_label(LearnLabel::NextLesson),
                None => text.caption(Caption::Back),
            },
        };
        let mut hints = vec![KeyHint("Enter", enter, KeyCode::Enter)];
        let again = text.learn_label(LearnLabel::TryAgain);
        hints.push(KeyHint("F8", again, KeyCode::F(8)));
        if self.exercise.has_solution() {
            let show = text.learn_label(LearnLabel::PuzzleShow);
            hints.push(KeyHint("F6", show, KeyCode::F(6)));
        }
        hints.push(KeyHint("Esc", text.caption(Caption::Back), KeyCode::Esc));
        hints.extend(KeyHint::pages(text));
        hints
    }

    fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    fn take_targets(&mut self, targets: Targets) {
        self.targets = targets;
    }
}
