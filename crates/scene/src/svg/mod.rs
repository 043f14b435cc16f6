//! The table as a picture: what a window of 1440 by 900 shows of the server's page, in one file that needs no other.
//!
//! Measures are those of the style sheet, `crates/server/assets/style/`.

mod ages;
mod card;
mod chips;
mod letters;
mod sheet;
mod side;
mod talk;

use innovation_table::Told;

use crate::Scene;
use crate::art::light;
use sheet::{Area, Paint, Sheet};

/// The size of a picture. Only a question with very many options makes it higher.
const SIZE: (f32, f32) = (1440.0, 900.0);

/// What is above the table.
const TOP: f32 = 38.0;

/// Draws the table with the log of its viewer. Entries after an answer are new to the viewer.
pub fn draw(scene: &Scene, told: &[Told]) -> String {
    let since = told.iter().position(|told| told.answers > 0);
    let since = since.unwrap_or(told.len());
    let column = (0.255 * SIZE.0).clamp(272.0, 400.0);
    let talk = Area::new(SIZE.0 - column, TOP + 8.0, column - 10.0, 0.0);
    let (width, below) = (SIZE.0, 10.0);
    let needed = talk.y + talk::needed(scene, told, talk.w) + below;
    let height = SIZE.1.max(needed.ceil());
    let mut sheet = Sheet::default();
    let all = Area::new(0.0, 0.0, width, height);
    let paper = Paint {
        fill: Some(light("paper")),
        ..Paint::default()
    };
    sheet.rect(all, paper);
    talk::draw_top(&mut sheet, scene, width, TOP);
    let field = all.inside(TOP + 8.0, column + 5.0 + 5.0, below, 10.0);
    draw_field(&mut sheet, scene, field);
    let talk = Area {
        h: height - talk.y - below,
        ..talk
    };
    talk::draw(&mut sheet, scene, talk, told, since);
    sheet.finish(
        width,
        height,
        &scene.text.word(innovation_text::Word::Title),
    )
}

/// Everything on the table: the others' sides, the ages, the viewer's side and hand. A partner is beside the viewer.
fn draw_field(sheet: &mut Sheet, scene: &Scene, area: Area) {
    let players = scene.players();
    let mine = scene.mine();
    let count = players.len();
    let is_above = |seat| mine != Some(seat) && !scene.is_partner(seat);
    let gap = 7.0;
    // The shares of the height: another player's side, the viewer's, the hand.
    let (other, own) = if mine.is_some() {
        (0.62, 1.0)
    } else {
        (1.0, 0.0)
    };
    let others = count - usize::from(mine.is_some());
    let gaps = others + if mine.is_some() { 2 } else { 0 };
    let shares = others as f32 * other + 2.0 * own;
    let unit = (area.h - ages::HEIGHT - gaps as f32 * gap) / shares;
    let mut y = area.y;
    let mut take = |high: f32| {
        let part = Area { y, h: high, ..area };
        y += high + gap;
        part
    };
    for &(seat, player) in players.iter().filter(|(seat, _)| is_above(*seat)) {
        side::draw(sheet, scene, take(unit * other), seat, player);
    }
    ages::draw(sheet, scene, take(ages::HEIGHT));
    for &(seat, player) in players.iter().filter(|(seat, _)| scene.is_partner(*seat)) {
        side::draw(sheet, scene, take(unit * other), seat, player);
    }
    for &(seat, player) in players.iter().filter(|(seat, _)| mine == Some(*seat)) {
        side::draw(sheet, scene, take(unit * own), seat, player);
        side::draw_hand(sheet, scene, take(unit * own), player);
    }
}
