//! One frame of a table, for programs that show it elsewhere.

use innovation_engine::{Seat, View};
use innovation_table::Told;
use innovation_text::{Command, Names, Text};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::text::Line as Row;

use crate::draw::canvas::Canvas;
use crate::draw::model::{Prompt, TableModel};
use crate::draw::pen::Pen;
use crate::draw::theme::{Palette, Theme};
use crate::input::backend;
use crate::screen::question::Statement;
use crate::screen::table::{self, Foot, SMALLEST};

/// A table as one reader sees it.
pub struct Picture {
    /// The view of the reader.
    pub view: View,
    /// The seat of the reader. `None` if all cards are open.
    pub seat: Option<Seat>,
    /// The names of the players.
    pub names: Names,
    /// What has happened, as the reader saw it. Entries after an answer are new to the reader.
    pub log: Vec<Told>,
    /// The words.
    pub text: &'static Text,
}

impl Picture {
    /// The least columns and rows.
    pub const SMALLEST: (u16, u16) = SMALLEST;

    /// The most columns, and the most rows.
    pub const MOST: u16 = 500;

    /// The table as a terminal of so many columns and rows shows it, in lines with escape sequences for colors. `None` if
    /// the table does not fit into it, or no terminal is that large.
    pub fn draw(self, columns: u16, rows: u16) -> Option<String> {
        if columns < SMALLEST.0 || rows < SMALLEST.1 || columns.max(rows) > Picture::MOST {
            return None;
        }
        let theme = Theme {
            palette: Palette::Indexed,
            ascii: false,
        };
        let pen = Pen {
            text: self.text,
            theme,
        };
        let model = self.model();
        let prompt = Prompt::of(&model, pen);
        let foot = match &prompt {
            Some(prompt) => Foot::Asked(prompt),
            None => Foot::Statement(statement(&model, pen)),
        };
        let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
        let mut canvas = Canvas::new(pen, &mut buffer);
        table::draw(&mut canvas, Rect::new(0, 0, columns, rows), &model, &foot);
        Some(backend::lines(&buffer))
    }

    fn model(self) -> TableModel {
        TableModel {
            view: self.view,
            eyes: self.seat,
            names: self.names,
            log: self.log,
            read: 0,
            note: None,
        }
    }
}

/// What is said where nothing is asked.
fn statement(model: &TableModel, pen: Pen) -> Statement {
    let rows = match model.view.outcome {
        Some(outcome) => {
            let how = Row::styled(pen.text.ending(outcome.by), pen.theme.accent());
            let last = model.log.last().map(|last| pen.row(&last.entry.line));
            [how].into_iter().chain(last).collect()
        }
        None => vec![Row::raw(pen.text.command(&Command::GoesOn))],
    };
    Statement { rows }
}
