//! What everybody takes from: the supply piles, and the achievements that can still be claimed.

use innovation_engine::{Achievement, Age, Special};
use innovation_text::Word;
use ratatui_core::layout::Rect;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::{Pen, width};

/// How many rows it has: names of special achievements that do not fit beside the numbers have a row of their own.
pub fn height(pen: Pen, columns: u16) -> u16 {
    let numbers = 1 + AGES.len() * 2 + 1;
    let names = Special::ALL.map(|special| width(pen.text.special(special)) + 1);
    let heading = width(&pen.text.word(Word::Achievements));
    let wide = heading + numbers + names.iter().sum::<usize>();
    if wide > usize::from(columns) { 3 } else { 2 }
}

/// The ages of which there is an achievement.
const AGES: &[Age] = Age::ALL.split_at(9).0;

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
    for &age in AGES {
        claims.push(shown(Achievement::Age(age), age.to_string()));
    }
    claims.push(Span::raw(" "));
    let names = Special::ALL.map(|special| {
        let name = pen.text.special(special).to_string();
        shown(Achievement::Special(special), name)
    });
    if area.height > 2 {
        canvas.row(line_of(area, 2), &Row::from(names.to_vec()));
    } else {
        claims.extend(names);
    }
    canvas.row(line_of(area, 1), &Row::from(claims));
}

fn heading(word: String, canvas: &Canvas) -> Span<'static> {
    Span::styled(word, canvas.pen.theme.faint())
}
