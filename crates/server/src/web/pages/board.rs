//! One player's board in full size: every card that the viewer may look at.

use innovation_engine::{Color, PileView, Seat, Slot, Splay};
use innovation_scene::Scene;
use innovation_text::{Label, Notice, Word};
use maud::{Markup, html};

use super::draw::{badge, card};
use super::table::side::strips;
use super::{BoardPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &BoardPage) -> Markup {
    let text = viewer.text;
    let scene = Scene::still(text, &model.view, &model.names);
    let name = scene.name(model.seat);
    let body = html! {
        main.board-page {
            p { a href={ "/t/" (model.id) } { (text.label(Label::GoToTable)) } }
            (board(&scene, model.seat))
        }
    };
    frame(viewer, &name, &body)
}

fn board(scene: &Scene, seat: Seat) -> Markup {
    let text = scene.text;
    let Some(player) = scene.view.player(seat) else {
        return html! {};
    };
    html! {
        div #card.about-board {
            h1 { (badge::of(seat, scene.settings())) " " (scene.name(seat)) }
            div.columns {
                @for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
                    section.(color.word()) { (column(scene, seat, color, pile)) }
                }
            }
            @for (word, slots) in [(Word::Hand, &player.hand), (Word::ScorePile, &player.score)] {
                h2 { (text.word(word)) " " small { (text.notice(Notice::CardCount(slots.len()))) } }
                (face_down(scene, slots))
            }
        }
    }
}

/// A pile from the top down.
fn column(scene: &Scene, seat: Seat, color: Color, pile: &PileView) -> Markup {
    let text = scene.text;
    let edition = scene.settings().edition;
    html! {
        h2 { span.swatch {} " " (text.color_label(color)) }
        @if pile.cards.is_empty() { p.none { (text.label(Label::NoCards)) } }
        @else {
            p.note { (text.notice(Notice::CardCount(pile.cards.len()))) ", " (text.splay(pile.splay)) }
            div.(pile.splay.map_or("flat", Splay::word)) { (strips(scene, seat, pile)) }
            @for (depth, slot) in pile.cards.iter().rev().enumerate() {
                @match slot.known() {
                    Some(card) if depth == 0 => { (card::full(card, edition, text, "board")) }
                    Some(card) if scene.may_look(seat) => { (card::chip(card, text)) }
                    _ => {}
                }
            }
        }
    }
}

/// A hand or a score pile: the cards that the viewer knows, then the others by age.
fn face_down(scene: &Scene, slots: &[Slot]) -> Markup {
    html! {
        p.slots {
            @for card in slots.iter().filter_map(|slot| slot.known()) { (card::chip(card, scene.text)) }
            @for slot in slots.iter().filter(|slot| slot.known().is_none()) { (card::back(slot.age())) }
        }
    }
}
