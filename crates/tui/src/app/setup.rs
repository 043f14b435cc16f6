//! The questions before a game, on the whole screen.

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEventKind};
use ratatui_core::layout::Rect;

use crate::app::Screen;
use crate::app::message::{Flow, ScreenMessage};
use crate::book::Book;
use crate::draw::canvas::{Canvas, Target, Targets};
use crate::draw::pen::Pen;
use crate::error::Error;
use crate::game::setup::{SetupDialog, SetupQuestion};
use crate::input::keys::{self, KeyContext, KeyHint};
use crate::input::picker::{Picked, Picker};
use crate::screen::setup;

/// Somebody who answers the questions before a game.
pub struct SetupScreen {
    pen: Pen,
    /// The questions.
    pub set_up: SetupDialog,
    step: Option<SetupQuestion>,
    picker: Picker,
    book: Book,
    notice: Option<String>,
    targets: Targets,
}

impl SetupScreen {
    /// Before the first question.
    pub fn new(pen: Pen, set_up: SetupDialog) -> SetupScreen {
        let mut app = SetupScreen {
            pen,
            set_up,
            step: None,
            picker: Picker::default(),
            book: Book::new(pen, KeyContext::Setup),
            notice: None,
            targets: Targets::default(),
        };
        app.ask();
        app
    }

    fn ask(&mut self) {
        self.step = self.set_up.step();
        self.picker = Picker::new(self.step.as_ref().map_or(0, |step| step.usual));
    }

    fn answer(&mut self, place: usize) -> Flow {
        self.set_up.answer(place);
        self.ask();
        match self.step {
            Some(_) => Flow::GoesOn,
            None => Flow::Done,
        }
    }

    fn key(&mut self, key: &KeyEvent) -> Flow {
        self.notice = None;
        if keys::leaves(key) {
            return Flow::Leaves;
        }
        let Some(step) = self.step.as_ref().filter(|_| !self.book.key(key, None)) else {
            return Flow::GoesOn;
        };
        if key.code == KeyCode::Esc && self.picker.typed.is_empty() {
            if !self.set_up.back() {
                return Flow::Leaves;
            }
            self.ask();
            return Flow::GoesOn;
        }
        let labels: Vec<&str> = step
            .options
            .iter()
            .map(|(label, _)| label.as_str())
            .collect();
        match self.picker.key(key, &labels, self.pen.text) {
            Picked::Nothing | Picked::Moved => Flow::GoesOn,
            Picked::Wrong(complaint) => {
                self.notice = Some(complaint);
                Flow::GoesOn
            }
            Picked::Taken(place) => self.answer(place),
        }
    }

    fn click(&mut self, target: Target) -> Flow {
        match (target, self.book.page()) {
            (Target::Key(code), _) => return self.key(&KeyEvent::from(code)),
            (Target::Option(place), Some(page)) => page.choose(place),
            (Target::Option(place), None) if self.picker.highlighted == place => {
                return self.answer(place);
            }
            (Target::Option(place), None) => self.picker = Picker::new(place),
            (Target::Card(_), _) => {}
        }
        Flow::GoesOn
    }
}

impl Screen for SetupScreen {
    fn update(&mut self, message: ScreenMessage) -> Result<Flow, Error> {
        Ok(match message {
            ScreenMessage::Key(key) => self.key(&key),
            ScreenMessage::Mouse(mouse)
                if mouse.kind == MouseEventKind::Down(MouseButton::Left) =>
            {
                let target = self.targets.at(mouse.column, mouse.row);
                target.map_or(Flow::GoesOn, |target| self.click(target))
            }
            ScreenMessage::Ended => Flow::Ends,
            _ => Flow::GoesOn,
        })
    }

    fn draw(&mut self, canvas: &mut Canvas, area: Rect) {
        if self.book.draw(canvas, area, None) {
            return;
        }
        if let Some(step) = &self.step {
            setup::draw(canvas, area, step, &self.picker);
        }
    }

    fn pen(&self) -> Pen {
        self.pen
    }

    fn hints(&self) -> Vec<KeyHint> {
        let set_up = || KeyHint::set_up(self.pen.text);
        self.book.hints().unwrap_or_else(set_up)
    }

    fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    fn take_targets(&mut self, targets: Targets) {
        self.targets = targets;
    }
}
