//! The keys at the foot of the screen, which can be clicked too.

use ratatui_core::layout::Rect;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, Target};
use crate::input::keys::{KeyHint, called};

/// Draws as many keys as there is room for.
pub fn draw(canvas: &mut Canvas, area: Rect, hints: &[KeyHint]) {
    let (text, theme) = (canvas.pen.text, canvas.pen.theme);
    canvas.style(area, theme.bar());
    let mut x = area.x;
    for KeyHint(key, words, code) in hints {
        let row = Row::from(vec![
            Span::styled(format!(" {}", called(text, key)), theme.accent()),
            Span::raw(format!(" {words} ")),
        ]);
        let wide = row.width() as u16;
        if x + wide > area.right() {
            break;
        }
        let at = Rect {
            x,
            width: wide,
            ..area
        };
        canvas.row(at, &row);
        canvas.target(at, Target::Key(*code));
        x += wide;
    }
}
