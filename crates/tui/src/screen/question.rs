//! What a player is asked, the options, and what the highlighted one would do.

use innovation_engine::{Card, Choice};
use innovation_text::{Label, Notice};
use ratatui_core::layout::Rect;
use ratatui_core::text::{Line as Row, Span};

use super::table::Foot;
use crate::book::card;
use crate::draw::canvas::{Canvas, Target, line_of};
use crate::draw::model::{Prompt, TableModel, card_of};
use crate::draw::pen::Pen;

/// Words in place of a question.
#[derive(Default)]
pub struct Statement {
    /// The words.
    pub rows: Vec<Row<'static>>,
}

/// Draws the question with its options, or what is said in its place.
pub fn draw(canvas: &mut Canvas, area: Rect, foot: &Foot) {
    match foot {
        Foot::Asked(prompt) => draw_options(canvas, area, prompt),
        Foot::Statement(statement) => {
            canvas.rule(line_of(area, 0), Vec::new());
            let width = usize::from(area.width);
            let mut rows = Vec::new();
            for row in &statement.rows {
                rows.extend(canvas.pen.wrap_row(row.clone(), width));
            }
            let below = Rect {
                y: area.y + 1,
                height: area.height.saturating_sub(1),
                ..area
            };
            canvas.rows(below, &rows);
        }
    }
}

fn draw_options(canvas: &mut Canvas, area: Rect, prompt: &Prompt) {
    let pen = canvas.pen;
    let theme = pen.theme;
    let columns = usize::from(area.width);
    canvas.rule(line_of(area, 0), typed(pen, &prompt.picker.typed));
    let mut head = Vec::new();
    if let Some(why) = &prompt.asked.why {
        head.extend(
            pen.wrap(why, columns, 0)
                .into_iter()
                .map(|row| row.style(theme.faint())),
        );
    }
    let what = pen.wrap(&prompt.asked.what, columns, 0);
    head.extend(what.into_iter().map(|row| row.style(theme.strong())));
    // Each row with the option that it belongs to: a long one takes several.
    let (places, rows): (Vec<usize>, Vec<Row>) = (0..prompt.options.len())
        .flat_map(|place| {
            let rows = option(pen, prompt, place, columns);
            rows.into_iter().map(move |row| (place, row))
        })
        .unzip();
    // The options matter more than why they are there.
    let room = usize::from(area.height).saturating_sub(1);
    let least = rows.len().min(room.div_ceil(2));
    let spare = room.saturating_sub(least);
    let skipped = head.len().saturating_sub(spare);
    let head = &head[skipped..];
    let below = |from: usize| Rect {
        y: area.y + (1 + from).min(area.height.into()) as u16,
        height: area.height.saturating_sub(1 + from as u16),
        ..area
    };
    canvas.rows(below(0), head);

    let list = below(head.len());
    let height = usize::from(list.height);
    let highlighted = prompt.picker.highlighted;
    let first = places.iter().position(|&place| place == highlighted);
    let from = first_shown(first.unwrap_or(rows.len()), rows.len(), height);
    canvas.scrolled(list, &rows, from);
    for (row, &place) in places.iter().enumerate().skip(from).take(height) {
        let line = line_of(list, row - from);
        canvas.target(line, Target::Option(place));
        if place == highlighted {
            canvas.style(line, theme.highlight());
        }
    }
}

/// What has been typed to find an option.
pub fn typed(pen: Pen, typed: &str) -> Vec<Span<'static>> {
    if typed.is_empty() {
        return Vec::new();
    }
    let words = format!("{} {typed}_", pen.theme.pointer());
    vec![Span::styled(words, pen.theme.accent())]
}

/// The first line to show of a list, so that the highlighted one is seen with some others around it.
pub fn first_shown(highlighted: usize, count: usize, height: usize) -> usize {
    if highlighted >= count {
        return 0;
    }
    let before = highlighted.saturating_sub(height / 2);
    before.min(count.saturating_sub(height))
}

/// A number, the label, and at the right edge the color and age of its card.
fn option(pen: Pen, prompt: &Prompt, place: usize, columns: usize) -> Vec<Row<'static>> {
    let theme = pen.theme;
    // The last column is for a sign that there is more.
    let room = columns.saturating_sub(1);
    let digits = prompt.options.len().to_string().len();
    let label = prompt.asked.options.get(place);
    let mut rows = label.map_or_else(
        || vec![Row::default()],
        |label| pen.wrap(label, room.saturating_sub(digits + 1), 0),
    );
    for (at, row) in rows.iter_mut().enumerate() {
        let number = match at {
            0 => format!("{:>digits$} ", place + 1),
            _ => " ".repeat(digits + 1),
        };
        row.spans.insert(0, Span::styled(number, theme.faint()));
    }
    // A label is worth more than a mark.
    let mark = prompt.options.get(place).and_then(card_of);
    let mark = mark.map(|card: Card| Span::styled(pen.mark(card), theme.ink(card.color())));
    if let (Some(mark), Some(row)) = (mark, rows.last_mut())
        && row.width() + 1 + mark.width() <= room
    {
        let gap = room - mark.width() - row.width();
        row.spans.push(Span::raw(" ".repeat(gap)));
        row.spans.push(mark);
    }
    rows
}

/// What the hint says of the highlighted option, and why.
fn hint(pen: Pen, columns: usize, prompt: &Prompt) -> Vec<Row<'static>> {
    let place = prompt.picker.highlighted;
    let Some(rating) = prompt.ratings.get(place) else {
        return Vec::new();
    };
    let chance = Notice::Chance((rating * 100.0).round() as u8);
    let mut words = pen.text.notice(chance);
    if prompt.best() == Some(place) {
        words = format!("{}. {words}", pen.text.label(Label::HintOption));
    }
    let mut rows = pen.wrap_words(&format!("{words}."), pen.theme.accent(), columns);
    for reason in prompt.reasons.get(place).into_iter().flatten() {
        rows.extend(pen.wrap(reason, columns, 2));
    }
    rows
}

/// What the highlighted option would do, and its card.
fn detail(pen: Pen, columns: usize, model: &TableModel, foot: &Foot) -> Vec<Row<'static>> {
    let Foot::Asked(prompt) = foot else {
        return Vec::new();
    };
    let mut rows = hint(pen, columns, prompt);
    if let Some(lines) = prompt.previews.get(prompt.picker.highlighted) {
        for line in lines {
            rows.extend(pen.wrap(line, columns, 2));
        }
    }
    if let Some(Choice::Achieve(age)) = prompt.options.get(prompt.picker.highlighted) {
        rows.extend(pen.wrap(&pen.text.age_condition(*age), columns, 0));
    }
    let edition = model.view.settings.edition;
    match (prompt.card(), &prompt.asked.effect) {
        (Some(card), _) => rows.extend(card::brief(pen, card, edition, columns)),
        (None, Some(effect)) => rows.extend(pen.wrap(effect, columns, 0)),
        (None, None) => {}
    }
    rows
}

/// How many rows the detail would take, its heading among them.
pub fn detail_height(pen: Pen, columns: u16, model: &TableModel, foot: &Foot) -> u16 {
    match detail(pen, columns.into(), model, foot).len() {
        0 => 0,
        rows => u16::try_from(rows + 1).unwrap_or(u16::MAX),
    }
}

/// Draws what the highlighted option would do, and its card.
pub fn draw_detail(canvas: &mut Canvas, area: Rect, model: &TableModel, foot: &Foot) {
    let pen = canvas.pen;
    let rows = detail(pen, area.width.into(), model, foot);
    let heading = match foot {
        Foot::Asked(prompt) => prompt
            .asked
            .options
            .get(prompt.picker.highlighted)
            .map(|label| pen.row(label).spans),
        Foot::Statement(_) => None,
    };
    canvas.rule(line_of(area, 0), heading.unwrap_or_default());
    let below = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    canvas.scrolled(below, &rows, 0);
}
