//! The hand of the player whose view is drawn.

use innovation_engine::Card;
use innovation_text::Word;
use ratatui_core::layout::Rect;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, Target, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::width;

/// How many rows it has where there is room.
pub const HEIGHT: u16 = 2;

/// Draws the hand.
pub fn draw(canvas: &mut Canvas, area: Rect, model: &TableModel, highlighted: Option<Card>) {
    let pen = canvas.pen;
    let Some(player) = model.view.player(model.hand_of()) else {
        return;
    };
    // A first meld that has been chosen stays in the hand until all have chosen.
    let highlighted = highlighted.or(model.view.first_meld);
    let heading = pen.text.word(Word::Hand);
    canvas.row(area, &Row::styled(heading.clone(), pen.theme.faint()));
    let begin = area.x + width(&heading) as u16 + 1;
    let (mut x, mut line) = (begin, 0);
    let mut slots = player.hand.clone();
    slots.sort_by_key(|slot| (slot.age(), slot.known()));
    for (place, slot) in slots.iter().enumerate() {
        let card = slot.known();
        let chip = match card {
            Some(card) => pen.card(card, highlighted == Some(card)),
            None => pen.back(slot.age()),
        };
        let wide = chip.width() as u16;
        let last = line + 1 >= usize::from(area.height);
        // Room for a sign that there are more.
        let spare = if last && place + 1 < slots.len() {
            4
        } else {
            0
        };
        if x + wide + spare > area.right() {
            if last {
                let more = format!("+{}", slots.len() - place);
                let area = Rect {
                    x,
                    width: area.right().saturating_sub(x),
                    ..area
                };
                canvas.row(line_of(area, line), &Row::styled(more, pen.theme.faint()));
                return;
            }
            line += 1;
            x = begin;
        }
        let at = line_of(
            Rect {
                x,
                width: wide,
                ..area
            },
            line,
        );
        canvas.row(at, &Row::from(vec![chip, Span::raw(" ")]));
        if let Some(card) = card {
            canvas.target(at, Target::Card(card));
        }
        x += wide + 1;
    }
}
