use crossterm::event::KeyCode;
use innovation_engine::Card;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Position, Rect};
use ratatui_core::style::Style;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::pen::Pen;

/// A frame while it is drawn, which remembers what can be clicked.
pub struct Canvas<'b> {
    /// What it is written with.
    pub pen: Pen,
    buffer: &'b mut Buffer,
    targets: Vec<(Rect, Target)>,
}

/// What a click can mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// An option, by its place.
    Option(usize),
    /// A card.
    Card(Card),
    /// The same as a key.
    Key(KeyCode),
}

/// What can be clicked on a screen.
#[derive(Default)]
pub struct Targets(Vec<(Rect, Target)>);

impl Targets {
    /// What is at this place.
    pub fn at(&self, column: u16, row: u16) -> Option<Target> {
        let place = Position::new(column, row);
        // What was drawn later is on top.
        let mut targets = self.0.iter().rev();
        targets
            .find(|(area, _)| area.contains(place))
            .map(|&(_, target)| target)
    }
}

impl<'b> Canvas<'b> {
    /// An empty frame.
    pub fn new(pen: Pen, buffer: &'b mut Buffer) -> Canvas<'b> {
        let targets = Vec::new();
        Canvas {
            pen,
            buffer,
            targets,
        }
    }

    /// All of it.
    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    /// What can be clicked on what was drawn.
    pub fn targets(self) -> Targets {
        Targets(self.targets)
    }

    /// Lets an area be clicked.
    pub fn target(&mut self, area: Rect, target: Target) {
        self.targets.push((area.intersection(self.area()), target));
    }

    /// A row at the top of an area.
    pub fn row(&mut self, area: Rect, row: &Row) {
        let area = area.intersection(self.area());
        if area.height > 0 {
            self.buffer.set_line(area.x, area.y, row, area.width);
        }
    }

    /// Rows from the top of an area down, as far as there is room.
    pub fn rows(&mut self, area: Rect, rows: &[Row]) {
        for (place, row) in rows.iter().take(area.height.into()).enumerate() {
            self.row(line_of(area, place), row);
        }
    }

    /// Rows from one of them on, with a sign where there are more.
    pub fn scrolled(&mut self, area: Rect, rows: &[Row], from: usize) {
        let height = usize::from(area.height);
        self.rows(area, rows.get(from..).unwrap_or_default());
        self.signs(area, [from > 0, rows.len() > from + height]);
    }

    /// Signs that there is more above and below an area.
    pub fn signs(&mut self, area: Rect, more: [bool; 2]) {
        let [above, below] = self.pen.theme.more();
        let faint = self.pen.theme.faint();
        let edge = Rect {
            x: area.right().saturating_sub(1),
            width: area.width.min(1),
            ..area
        };
        if more[0] {
            self.row(edge, &Row::styled(above, faint));
        }
        if more[1] {
            let last = usize::from(area.height).saturating_sub(1);
            self.row(line_of(edge, last), &Row::styled(below, faint));
        }
    }

    /// A line across with words in it.
    pub fn rule(&mut self, area: Rect, title: Vec<Span<'static>>) {
        let theme = self.pen.theme;
        let line = theme.rule().repeat(area.width.into());
        self.row(area, &Row::styled(line, theme.faint()));
        if title.is_empty() {
            return;
        }
        let mut row = Row::raw(" ");
        row.spans.extend(title);
        row.spans.push(Span::raw(" "));
        let x = area.x.saturating_add(1);
        let width = area.width.saturating_sub(2);
        self.row(Rect { x, width, ..area }, &row);
    }

    /// Gives an area a style.
    pub fn style(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.area());
        self.buffer.set_style(area, style);
    }
}

/// A line of an area, from 0, with no height where the area has no such line.
pub fn line_of(area: Rect, place: usize) -> Rect {
    let place = u16::try_from(place).unwrap_or(u16::MAX).min(area.height);
    Rect {
        y: area.y.saturating_add(place),
        height: (area.height - place).min(1),
        ..area
    }
}
