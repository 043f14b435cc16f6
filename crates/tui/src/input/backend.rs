//! Frames of `ratatui-core`, written by `crossterm`.
//!
//! `ratatui` itself would do it too. But it brings widgets and macros that nothing here uses, a tenth of what has to be
//! compiled for the terminal.

use std::io::{self, Stdout, Write};

use crossterm::cursor::{self, Hide, MoveTo, Show};
use crossterm::style::{Attribute, Color as Paint, Colors, Print, SetAttribute, SetColors};
use crossterm::terminal::{self, Clear, ClearType as Cleared};
use crossterm::{execute, queue};
use ratatui_core::backend::{Backend, ClearType, WindowSize};
use ratatui_core::buffer::{Buffer, Cell};
use ratatui_core::layout::{Position, Size};
use ratatui_core::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

/// Draws on a terminal.
pub struct TerminalBackend<W: Write = Stdout>(pub W);

impl<W: Write> Backend for TerminalBackend<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, cells: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut style = PLAIN;
        let mut next = None;
        for (x, y, cell) in cells {
            if next != Some((x, y)) {
                queue!(self.0, MoveTo(x, y))?;
            }
            next = Some((x + 1, y));
            print(&mut self.0, cell, &mut style)?;
        }
        queue!(self.0, SetAttribute(Attribute::Reset))
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        execute!(self.0, Hide)
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        execute!(self.0, Show)
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        cursor::position().map(Position::from)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        execute!(self.0, MoveTo(x, y))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        let region = match region {
            ClearType::All => Cleared::All,
            ClearType::AfterCursor => Cleared::FromCursorDown,
            ClearType::BeforeCursor => Cleared::FromCursorUp,
            ClearType::CurrentLine => Cleared::CurrentLine,
            ClearType::UntilNewLine => Cleared::UntilNewLine,
        };
        execute!(self.0, Clear(region))
    }

    fn size(&self) -> io::Result<Size> {
        terminal::size().map(Size::from)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = terminal::window_size()?;
        Ok(WindowSize {
            columns_rows: Size::new(size.columns, size.rows),
            pixels: Size::new(size.width, size.height),
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The two colors of a cell, and its attributes.
type CellStyle = (Color, Color, Modifier);

const PLAIN: CellStyle = (Color::Reset, Color::Reset, Modifier::empty());

/// Writes a cell after others of this style.
fn print(out: &mut impl Write, cell: &Cell, style: &mut CellStyle) -> io::Result<()> {
    let wanted = (cell.fg, cell.bg, cell.modifier);
    if wanted != *style {
        // Attributes cannot all be taken away one by one; a reset takes away the colors too.
        queue!(out, SetAttribute(Attribute::Reset))?;
        for attribute in attributes(cell.modifier) {
            queue!(out, SetAttribute(attribute))?;
        }
        queue!(out, SetColors(Colors::new(paint(cell.fg), paint(cell.bg))))?;
        *style = wanted;
    }
    queue!(out, Print(cell.symbol()))
}

/// A frame as lines of text with escape sequences, without spaces at their ends. The cursor is not moved.
pub fn lines(frame: &Buffer) -> String {
    let mut out = Vec::new();
    for row in frame.content.chunks(frame.area.width.max(1).into()) {
        let is_blank =
            |cell: &&Cell| cell.symbol() == " " && (cell.fg, cell.bg, cell.modifier) == PLAIN;
        let blank = row.iter().rev().take_while(is_blank).count();
        let mut style = PLAIN;
        // A wide character takes the cells after it too.
        let mut covered = 0;
        let cells = row[..row.len() - blank].iter().filter(|cell| {
            let hidden = covered > 0;
            covered = match hidden {
                true => covered - 1,
                false => cell.symbol().width().saturating_sub(1),
            };
            !hidden
        });
        // Memory can always be written to.
        let _never_fails = { cells }.try_for_each(|cell| print(&mut out, cell, &mut style));
        if style != PLAIN {
            out.extend_from_slice(b"\x1b[0m");
        }
        out.push(b'\n');
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The attributes of a style.
fn attributes(style: Modifier) -> impl Iterator<Item = Attribute> {
    let attributes = [
        (Modifier::BOLD, Attribute::Bold),
        (Modifier::DIM, Attribute::Dim),
        (Modifier::ITALIC, Attribute::Italic),
        (Modifier::UNDERLINED, Attribute::Underlined),
        (Modifier::SLOW_BLINK, Attribute::SlowBlink),
        (Modifier::RAPID_BLINK, Attribute::RapidBlink),
        (Modifier::REVERSED, Attribute::Reverse),
        (Modifier::HIDDEN, Attribute::Hidden),
        (Modifier::CROSSED_OUT, Attribute::CrossedOut),
    ];
    let has = move |&(modifier, _): &(Modifier, Attribute)| style.contains(modifier);
    attributes
        .into_iter()
        .filter(has)
        .map(|(_, attribute)| attribute)
}

/// A color, by its name in the other crate.
fn paint(color: Color) -> Paint {
    match color {
        Color::Reset => Paint::Reset,
        Color::Black => Paint::Black,
        Color::Red => Paint::DarkRed,
        Color::Green => Paint::DarkGreen,
        Color::Yellow => Paint::DarkYellow,
        Color::Blue => Paint::DarkBlue,
        Color::Magenta => Paint::DarkMagenta,
        Color::Cyan => Paint::DarkCyan,
        Color::Gray => Paint::Grey,
        Color::DarkGray => Paint::DarkGrey,
        Color::LightRed => Paint::Red,
        Color::LightGreen => Paint::Green,
        Color::LightYellow => Paint::Yellow,
        Color::LightBlue => Paint::Blue,
        Color::LightMagenta => Paint::Magenta,
        Color::LightCyan => Paint::Cyan,
        Color::White => Paint::White,
        Color::Rgb(r, g, b) => Paint::Rgb { r, g, b },
        Color::Indexed(number) => Paint::AnsiValue(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(cells: &[(u16, u16, Cell)]) -> String {
        let mut backend = TerminalBackend(Vec::new());
        let cells = cells.iter().map(|(x, y, cell)| (*x, *y, cell));
        backend.draw(cells).expect("memory can be written to");
        String::from_utf8(backend.0).expect("it is text")
    }

    fn cell(symbol: &'static str) -> Cell {
        Cell::new(symbol)
    }

    #[test]
    fn the_cursor_moves_only_where_cells_are_not_neighbours() {
        let cells = [(2, 1, cell("a")), (3, 1, cell("b")), (0, 2, cell("c"))];
        assert_eq!(drawn(&cells), "\x1b[2;3Hab\x1b[3;1Hc\x1b[0m");
    }

    #[test]
    fn a_frame_in_lines_has_styles_and_no_moves() {
        let mut frame = Buffer::empty(ratatui_core::layout::Rect::new(0, 0, 4, 2));
        frame[(1, 0)] = cell("a");
        frame[(0, 1)] = cell("b");
        frame[(0, 1)].modifier = Modifier::BOLD;
        assert_eq!(lines(&frame), " a\n\x1b[0m\x1b[1m\x1b[39;49mb\x1b[0m\n");
    }

    #[test]
    fn a_style_ends_where_another_begins() {
        let mut bold = cell("a");
        bold.modifier = Modifier::BOLD;
        bold.fg = Color::Red;
        let cells = [(0, 0, bold), (1, 0, cell("b"))];
        assert_eq!(
            drawn(&cells),
            "\x1b[1;1H\x1b[0m\x1b[1m\x1b[38;5;1;49ma\x1b[0m\x1b[39;49mb\x1b[0m"
        );
    }
}
