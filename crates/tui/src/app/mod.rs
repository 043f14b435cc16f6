//! The loop of every full screen: draw, wait for a message, update.

pub mod exercise;
pub mod menu;
pub mod message;
pub mod play;
pub mod setup;
pub mod watch;

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use innovation_text::TerminalText;
use ratatui_core::backend::Backend;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Constraint, Layout, Margin, Rect};
use ratatui_core::style::Style;
use ratatui_core::terminal::Terminal;

use crate::app::message::{Flow, ScreenMessage};
use crate::draw::canvas::{Canvas, Targets};
use crate::draw::pen::{Pen, marks_in_ascii};
use crate::error::Error;
use crate::input::keys::KeyHint;
use crate::screen::key_bar;
use crate::screen::table;

/// A full screen with a state.
pub trait Screen {
    /// Changes the state by what happened.
    fn update(&mut self, message: ScreenMessage) -> Result<Flow, Error>;

    /// Draws the state, above the keys.
    fn draw(&mut self, canvas: &mut Canvas, area: Rect);

    /// What it is written with.
    fn pen(&self) -> Pen;

    /// The keys at the foot of the screen.
    fn hints(&self) -> Vec<KeyHint>;

    /// Words at the foot of the screen, in place of the keys.
    fn notice(&self) -> Option<&str>;

    /// Takes note of what can be clicked on the screen.
    fn take_targets(&mut self, targets: Targets);

    /// How long to wait for a message before a tick is sent. `None`: as long as it takes.
    fn patience(&self) -> Option<Duration> {
        None
    }
}

/// Draws a frame.
pub fn draw(app: &mut impl Screen, buffer: &mut Buffer) {
    draw_frame(app, buffer);
    if app.pen().theme.ascii {
        marks_in_ascii(buffer);
    }
}

fn draw_frame(app: &mut impl Screen, buffer: &mut Buffer) {
    let pen = app.pen();
    let mut canvas = Canvas::new(pen, buffer);
    let area = canvas.area();
    let (columns, rows) = table::SMALLEST;
    if area.width < columns || area.height < rows {
        let words = pen.text.terminal(&TerminalText::TooSmall(columns, rows));
        let rows = pen.wrap_words(&words, Style::new(), area.width.into());
        canvas.rows(area, &rows);
        app.take_targets(canvas.targets());
        return;
    }
    let notice = app.notice().map(|notice| {
        let columns = usize::from(area.width).saturating_sub(2);
        pen.wrap_words(notice, pen.theme.accent(), columns)
    });
    let height = notice.as_ref().map_or(1, Vec::len);
    let height = Constraint::Length(u16::try_from(height).unwrap_or(u16::MAX));
    let [body, foot] = Layout::vertical([Constraint::Min(0), height]).areas(area);
    app.draw(&mut canvas, body);
    match notice {
        Some(rows) => canvas.rows(foot.inner(Margin::new(1, 0)), &rows),
        None => key_bar::draw(&mut canvas, foot, &app.hints()),
    }
    app.take_targets(canvas.targets());
}

/// Runs until it is done, or the player leaves.
pub fn run<B: Backend>(
    app: &mut impl Screen,
    terminal: &mut Terminal<B>,
    messages: &Receiver<ScreenMessage>,
) -> Result<Flow, Error>
where
    B::Error: Send + Sync + 'static,
{
    loop {
        let drawn = terminal.draw(|frame| draw(app, frame.buffer_mut()));
        drawn.map_err(|error| Error::Terminal(io::Error::other(error)))?;
        let first = match app.patience() {
            Some(patience) => match messages.recv_timeout(patience) {
                Ok(message) => message,
                Err(RecvTimeoutError::Timeout) => ScreenMessage::Tick,
                Err(RecvTimeoutError::Disconnected) => ScreenMessage::Ended,
            },
            None => messages.recv().unwrap_or(ScreenMessage::Ended),
        };
        // All that waits is taken before the next frame: typing is never slower than drawing.
        let mut next = Some(first);
        while let Some(message) = next {
            let flow = app.update(message)?;
            if flow != Flow::GoesOn {
                return Ok(flow);
            }
            next = messages.try_recv().ok();
        }
    }
}
