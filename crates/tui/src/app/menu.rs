//! What there is to learn: the lessons, the guided first game, and the puzzles.

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEventKind};
use innovation_lessons::{Lesson, Puzzle};
use innovation_text::{Caption, LearnLabel, LearnText, Text};
use ratatui_core::layout::Rect;
use ratatui_core::text::{Line as Row, Span};

use crate::app::Screen;
use crate::app::message::{Flow, ScreenMessage};
use crate::book::Book;
use crate::draw::canvas::{Canvas, Target, Targets, line_of};
use crate::draw::pen::Pen;
use crate::error::Error;
use crate::game::progress::{self, Achieved};
use crate::input::keys::{self, KeyContext, KeyHint};
use crate::input::picker::{Picked, Picker};
use crate::screen::question::{self, first_shown};

/// Something that can be learned from.
#[derive(Clone, Copy, Debug)]
pub enum Course {
    /// A lesson.
    Lesson(&'static Lesson),
    /// The guided first game.
    FirstGame,
    /// A puzzle.
    Puzzle(&'static Puzzle),
}

impl Course {
    /// The lessons and the guided first game.
    pub fn lessons() -> Vec<Course> {
        let lessons = Lesson::all().iter().map(Course::Lesson);
        lessons.chain([Course::FirstGame]).collect()
    }

    /// All puzzles.
    pub fn puzzles() -> Vec<Course> {
        Puzzle::all().iter().map(Course::Puzzle).collect()
    }

    /// What it is called.
    pub fn label(self, text: &Text) -> String {
        match self {
            Course::Lesson(lesson) => {
                let number = Lesson::all().iter().position(|other| other.id == lesson.id);
                let title = text.lesson_title(&lesson.id);
                text.learn(LearnText::Lesson(
                    number.map_or(0, |place| place + 1),
                    &title,
                ))
            }
            Course::FirstGame => text.learn_label(LearnLabel::Guided),
            Course::Puzzle(puzzle) => {
                let goal = text.learn(LearnText::PuzzleGoal(puzzle.kind.word()));
                let level = text.learn(LearnText::PuzzleLevel(puzzle.difficulty.level));
                format!("{} · {goal} · {level}", puzzle.id)
            }
        }
    }

    /// What it is about, where its label does not say it.
    pub fn note(self, text: &Text) -> String {
        match self {
            Course::Lesson(lesson) => text.lesson_goal(&lesson.id),
            Course::FirstGame => text.learn_label(LearnLabel::GuidedNote),
            Course::Puzzle(_) => String::new(),
        }
    }

    /// Whether it has been done.
    pub fn is_done(self, achieved: &Achieved) -> bool {
        match self {
            Course::Lesson(lesson) => achieved.has(&progress::lesson(&lesson.id)),
            Course::FirstGame => false,
            Course::Puzzle(puzzle) => achieved.has(&progress::puzzle(&puzzle.id)),
        }
    }
}

/// A list of what can be learned from.
pub struct MenuScreen {
    pen: Pen,
    heading: [String; 2],
    courses: Vec<Course>,
    done: Vec<bool>,
    picker: Picker,
    taken: Option<Course>,
    book: Book,
    notice: Option<String>,
    targets: Targets,
}

impl MenuScreen {
    /// A list with a heading and a sentence below it. The first that has not been done is highlighted.
    pub fn new(
        pen: Pen,
        heading: [LearnLabel; 2],
        courses: Vec<Course>,
        achieved: &Achieved,
    ) -> MenuScreen {
        let done: Vec<bool> = courses
            .iter()
            .map(|course| course.is_done(achieved))
            .collect();
        let first = done.iter().position(|done| !done).unwrap_or(0);
        MenuScreen {
            pen,
            heading: heading.map(|label| pen.text.learn_label(label)),
            courses,
            done,
            picker: Picker::new(first),
            taken: None,
            book: Book::new(pen, KeyContext::Setup),
            notice: None,
            targets: Targets::default(),
        }
    }

    /// What was chosen.
    pub fn taken(&self) -> Option<Course> {
        self.taken
    }

    fn take(&mut self, place: usize) -> Flow {
        self.taken = self.courses.get(place).copied();
        Flow::Done
    }

    fn key(&mut self, key: &KeyEvent) -> Flow {
        self.notice = None;
        if keys::leaves(key) {
            return Flow::Leaves;
        }
        if self.book.key(key, None) {
            return Flow::GoesOn;
        }
        if key.code == KeyCode::Esc && self.picker.typed.is_empty() {
            return Flow::Leaves;
        }
        let text = self.pen.text;
        let labels: Vec<String> = self
            .courses
            .iter()
            .map(|course| course.label(text))
            .collect();
        match self.picker.key(key, &labels, text) {
            Picked::Nothing | Picked::Moved => {}
            Picked::Wrong(complaint) => self.notice = Some(complaint),
            Picked::Taken(place) => return self.take(place),
        }
        Flow::GoesOn
    }

    fn click(&mut self, target: Target) -> Flow {
        match target {
            Target::Key(code) => return self.key(&KeyEvent::from(code)),
            Target::Option(place) if self.picker.highlighted == place => return self.take(place),
            Target::Option(place) => self.picker = Picker::new(place),
            Target::Card(_) => {}
        }
        Flow::GoesOn
    }
}

impl Screen for MenuScreen {
    fn update(&mut self, message: ScreenMessage) -> Result<Flow, Error> {
        Ok(match message {
            ScreenMessage::Key(key) => self.key(&key),
            ScreenMessage::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    let target = self.targets.at(mouse.column, mouse.row);
                    target.map_or(Flow::GoesOn, |target| self.click(target))
                }
                _ => Flow::GoesOn,
            },
            ScreenMessage::Ended => Flow::Ends,
            _ => Flow::GoesOn,
        })
    }

    fn draw(&mut self, canvas: &mut Canvas, area: Rect) {
        if self.book.draw(canvas, area, None) {
            return;
        }
        let (pen, theme) = (self.pen, self.pen.theme);
        let [title, intro] = &self.heading;
        let mut heading = vec![Span::styled(title.clone(), theme.strong())];
        heading.extend(question::typed(pen, &self.picker.typed));
        canvas.rule(line_of(area, 0), heading);
        let body = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(4),
            height: area.height.saturating_sub(1),
        };
        let columns = usize::from(body.width);
        let intro = pen.wrap_words(intro, theme.faint(), columns);
        canvas.rows(body, &intro);
        let above = intro.len() as u16 + 1;
        // The last rows are for what the highlighted line is about.
        let below = 3.min(body.height.saturating_sub(above));
        let list = Rect {
            y: body.y + above,
            height: body.height.saturating_sub(above + below),
            ..body
        };
        let height = usize::from(list.height);
        let rows: Vec<Row> = self
            .courses
            .iter()
            .zip(&self.done)
            .map(|(course, done)| {
                let mark = match (done, theme.ascii) {
                    (true, false) => "✓ ",
                    (true, true) => "x ",
                    (false, _) => "  ",
                };
                let label = pen.fit(&course.label(pen.text), columns.saturating_sub(3));
                Row::from(vec![Span::styled(mark, theme.accent()), Span::raw(label)])
            })
            .collect();
        let from = first_shown(self.picker.highlighted, rows.len(), height);
        canvas.scrolled(list, &rows, from);
        for place in from..rows.len().min(from + height) {
            let line = line_of(list, place - from);
            canvas.target(line, Target::Option(place));
            if place == self.picker.highlighted {
                canvas.style(line, theme.highlight());
            }
        }
        let foot = Rect {
            y: list.y + list.height + 1,
            height: below.saturating_sub(1),
            ..body
        };
        let note = self
            .courses
            .get(self.picker.highlighted)
            .map(|course| course.note(pen.text));
        canvas.rows(
            foot,
            &pen.wrap_words(&note.unwrap_or_default(), theme.faint(), columns),
        );
    }

    fn pen(&self) -> Pen {
        self.pen
    }

    fn hints(&self) -> Vec<KeyHint> {
        let text = self.pen.text;
        self.book.hints().unwrap_or_else(|| {
            let mut hints = vec![
                KeyHint::enter(text, Caption::Choose),
                KeyHint("Esc", text.caption(Caption::Leave), KeyCode::Esc),
            ];
            hints.extend(KeyHint::everywhere(text));
            hints
        })
    }

    fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    fn take_targets(&mut self, targets: Targets) {
        self.targets = targets;
    }
}
