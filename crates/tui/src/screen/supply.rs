//! What everybody takes from: the supply piles, and the achievements that can still be claimed.

use innovation_engine::{Achievement, Age, Special};
use innovation_text::{Text, Word};
use ratatui::layout::Rect;
use ratatui::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::width;

/// How many rows it has.
pub const HEIGHT: u16 = 2;

/// Draws the supply piles and the achievements.
pub fn draw(canvas: &mut Canvas, area: Rect, model: &TableModel) {
    let pen = canvas.pen;
    let theme = pen.theme;
    let mut piles = vec![heading(pen.text.word(Word::Supply), canvas)];
    for (age, pile) in Age::ALL.into_iter().zip(&model.view.supply) {
        let style = match pile.len() {
            0 => theme.faint(),
            _ => theme.strong(),
        };
        piles.push(Span::styled(format!("  {age}"), style));
        piles.push(Span::styled(format!(":{}", pile.len()), theme.faint()));
    }
    canvas.row(line_of(area, 0), &Row::from(piles));

    let mut claims = vec![heading(pen.text.word(Word::Achievements), canvas)];
    claims.push(Span::raw(" "));
    let shown = |achievement: Achievement, words: String| {
        let left = model.view.available.has(achievement);
        // What is gone leaves its place empty.
        let words = if left {
            words
        } else {
            theme.picture().to_string()
        };
        let style = if left { theme.strong() } else { theme.faint() };
        Span::styled(format!(" {words}"), style)
    };
    for &age in &Age::ALL[..9] {
        claims.push(shown(Achievement::Age(age), age.to_string()));
    }
    claims.push(Span::raw(" "));
    let taken: usize = claims.iter().map(Span::width).sum();
    let longest = room_for_each(pen.text, usize::from(area.width).saturating_sub(taken));
    for special in Special::ALL {
        let name = pen.fit(pen.text.special(special), longest);
        claims.push(shown(Achievement::Special(special), name));
    }
    canvas.row(line_of(area, 1), &Row::from(claims));
}

/// How wide the name of a special achievement may be, so that all five fit into these columns.
fn room_for_each(text: &Text, columns: usize) -> usize {
    let widths = Special::ALL.map(|special| width(text.special(special)));
    let taken = |longest: usize| -> usize {
        let cut = widths.iter().map(|&width| width.min(longest) + 1);
        cut.sum()
    };
    let longest = widths.into_iter().max().unwrap_or(0);
    let fits = |&longest: &usize| taken(longest) <= columns;
    (1..=longest).rev().find(fits).unwrap_or(1)
}

fn heading(word: String, canvas: &Canvas) -> Span<'static> {
    Span::styled(word, canvas.pen.theme.faint())
}
