//! The questions before a game.

use innovation_text::Caption;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line as Row, Span};

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
    let mut line = 2;
    for (place, (label, note)) in step.options.iter().enumerate() {
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
        if note.is_empty() {
            continue;
        }
        let room = usize::from(body.width).saturating_sub(4);
        for row in pen.wrap_words(note, theme.faint(), room) {
            let at = line_of(body, line);
            let at = Rect {
                x: at.x + 3,
                width: at.width.saturating_sub(3),
                ..at
            };
            canvas.row(at, &row);
            canvas.target(at, Target::Option(place));
            line += 1;
        }
        line += 1;
    }
}
