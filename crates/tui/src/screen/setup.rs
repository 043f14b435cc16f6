//! The questions before a game.

use innovation_text::Caption;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;
use ratatui_core::text::{Line as Row, Span};

use super::question;
use crate::draw::canvas::{Canvas, Target, line_of};
use crate::game::setup::SetupQuestion;
use crate::input::picker::Picker;

/// Draws one of the questions.
pub fn draw(canvas: &mut Canvas, area: Rect, step: &SetupQuestion, picker: &Picker) {
    let pen = canvas.pen;
    let theme = pen.theme;
    let mut heading = vec![Span::styled(
        pen.text.caption(Caption::NewGame),
        theme.strong(),
    )];
    heading.extend(question::typed(pen, &picker.typed));
    canvas.rule(line_of(area, 0), heading);
    let body = Rect {
        x: area.x + 3,
        y: area.y + 2,
        width: area.width.saturating_sub(6),
        height: area.height.saturating_sub(2),
    };
    canvas.row(body, &Row::styled(step.question.clone(), theme.accent()));
    let room = usize::from(body.width).saturating_sub(4);
    let notes = step.options.iter();
    let notes: Vec<Vec<Row>> = notes
        .map(|(_, note)| match note.as_str() {
            "" => Vec::new(),
            note => pen.wrap_words(note, theme.faint(), room),
        })
        .collect();
    // Small screens have no room between the options, and very small ones only for the note of the highlighted one.
    let rows: usize = notes.iter().map(|note| 1 + note.len()).sum();
    let height = usize::from(body.height).saturating_sub(2);
    let gap = usize::from(rows + step.options.len() <= height + 1);
    let mut line = 2;
    for (place, ((label, _), note)) in step.options.iter().zip(&notes).enumerate() {
        let highlighted = place == picker.highlighted;
        let at = line_of(body, line);
        let words = format!(" {} {label} ", place + 1);
        let style = if highlighted {
            theme.highlight()
        } else {
            Style::new()
        };
        canvas.row(at, &Row::styled(words, style));
        canvas.target(at, Target::Option(place));
        line += 1;
        if note.is_empty() || (rows > height && !highlighted) {
            continue;
        }
        for row in note {
            let at = line_of(body, line);
            let at = Rect {
                x: at.x + 3,
                width: at.width.saturating_sub(3),
                ..at
            };
            canvas.row(at, row);
            canvas.target(at, Target::Option(place));
            line += 1;
        }
        line += gap;
    }
}
