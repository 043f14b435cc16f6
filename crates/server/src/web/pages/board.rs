//! The players' sides of the table: board, hand, score pile and achievements of each.

use innovation_engine::{
    Achievement, Age, Card, Color, Icon, PileView, PlayerView, Seat, Slot, Splay,
};
use innovation_text::{Label, Notice, Word};
use maud::{Markup, html};

use super::scene::Scene;
use super::{card, picture};

/// One player's side of the table. `status` says more about the player, beside the name.
pub fn side(scene: &Scene, seat: Seat, player: &PlayerView, status: Option<Markup>) -> Markup {
    let text = scene.text;
    let mine = scene.mine() == Some(seat);
    let heading = format!("player-{seat}");
    let choose = scene.choose_seat(seat);
    html! {
        section.side.mine[mine].turn[scene.view.turn == seat && scene.view.outcome.is_none()]
            aria-labelledby=(heading) {
            header {
                h2 id=(heading) { (scene.name(seat)) }
                @if let Some(status) = status { (status) }
                @if let Some(choose) = choose { (choose) }
                (claimed(scene, player))
                (face_down(scene, seat, Word::ScorePile, "score", &player.score))
                @if !mine { (face_down(scene, seat, Word::Hand, "hand", &player.hand)) }
            }
            div.board.deep[is_deep(player)] role="group" aria-label=(text.word(Word::Board)) {
                @for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
                    (draw_pile(scene, seat, color, pile))
                }
            }
        }
    }
}

/// The viewer's hand, its cards in full.
pub fn hand(scene: &Scene, player: &PlayerView) -> Markup {
    let text = scene.text;
    let edition = scene.view.settings.edition;
    html! {
        section.hand aria-labelledby="hand" {
            h2 #hand { (text.word(Word::Hand)) }
            @if player.hand.is_empty() { p.none { (text.label(Label::NoCards)) } }
            div.cards {
                @for card in player.hand.iter().filter_map(|slot| slot.known()) {
                    (card::full(card, edition, text, "hand", scene.choose_card(card)))
                }
            }
        }
    }
}

fn claimed(scene: &Scene, player: &PlayerView) -> Markup {
    let text = scene.text;
    html! {
        ul.claimed aria-label=(text.word(Word::Achievements)) {
            @for achievement in player.achievements {
                li {
                    @match achievement {
                        Achievement::Age(age) => { (age) }
                        Achievement::Special(special) => { (picture::of_special(special)) (text.special(special)) }
                    }
                }
            }
        }
    }
}

/// A hand or a score pile: what the viewer knows by name, the rest as backs, alike ones together.
fn face_down(scene: &Scene, seat: Seat, word: Word, place: &str, slots: &[Slot]) -> Markup {
    let text = scene.text;
    let known = slots.iter().filter_map(|slot| slot.known());
    let unknown = |age: Age| {
        let like = |slot: &&Slot| slot.known().is_none() && slot.age() == Some(age);
        slots.iter().filter(like).count()
    };
    html! {
        div.face-down role="group" {
            span.title { (text.word(word)) " " span.count aria-hidden="true" { (slots.len()) } }
            span.sr { (text.notice(Notice::CardCount(slots.len()))) }
            @for card in known {
                @let (at, choose) = (format!("{place}{seat}"), scene.choose_card(card));
                // Who has no hand of their own to look at has room for names.
                @if choose.is_some() || scene.mine().is_none() {
                    (card::chip(card, text, &at, choose))
                } @else {
                    (card::small_chip(card, text, &at))
                }
            }
            @for (age, count) in Age::ALL.map(|age| (age, unknown(age))) {
                @if count > 0 { (card::backs(age, count, scene.choose_back(seat, age))) }
            }
        }
    }
}

/// A pile. Whoever may look into it can also see which cards lie in it.
fn draw_pile(scene: &Scene, seat: Seat, color: Color, pile: &PileView) -> Markup {
    let text = scene.text;
    let name = text.color_label(color);
    let choose = scene
        .choose_color(color)
        .filter(|_| scene.mine() == Some(seat));
    let Some((top, covered)) = pile.cards.split_last() else {
        return html! {
            div.pile.empty.(color.word()).lit[choose.is_some()] {
                div.caption { span.swatch {} (name) (choose.unwrap_or_default()) }
            }
        };
    };
    let may_look = scene.may_look(seat);
    let lies = pile.splay.map_or("flat", Splay::word);
    html! {
        div.pile.(lies).(color.word()).(depth(covered.len())) role="group" aria-label=(name) {
            div.caption.lit[choose.is_some()] {
                span.swatch {} (name)
                @if let Some(splay) = pile.splay {
                    span.arrow role="img" aria-label=(text.splay(Some(splay))) title=(text.splay(Some(splay))) {
                        (arrow(splay))
                    }
                }
                @if !covered.is_empty() && may_look {
                    (inside(scene, &format!("inside-{seat}-{}", color.word()), pile))
                } @else if pile.splay.is_some() {
                    span.count title=(text.notice(Notice::CardCount(pile.cards.len()))) { (pile.cards.len()) }
                }
                @if let Some(choose) = choose { (choose) }
            }
            div.cards {
                @if let Some(splay) = pile.splay {
                    @for slot in covered { (strip(scene, *slot, splay, may_look)) }
                }
                @match top.known() {
                    Some(top) => { (card::small(top, text, &format!("top{seat}"), scene.choose_card(top))) }
                    None => { (card::back(top.age())) }
                }
            }
        }
    }
}

/// All cards of a pile, the top card first, for whoever may look into it.
fn inside(scene: &Scene, id: &str, pile: &PileView) -> Markup {
    let text = scene.text;
    html! {
        details.inside id=(id) {
            summary.count title=(text.notice(Notice::CardCount(pile.cards.len()))) { (pile.cards.len()) }
            ol {
                @for slot in pile.cards.iter().rev() {
                    li {
                        @match slot.known() {
                            Some(card) => {
                                a.card-link href={ "/cards/" (card.id()) } data-card=(card.id()) data-at="inside" {
                                    (text.card_name(card))
                                }
                                " " (card.age())
                            }
                            None => "?",
                        }
                    }
                }
            }
        }
    }
}

/// Whether a pile is splayed to a side so far that it needs more than its share of the width.
fn is_deep(player: &PlayerView) -> bool {
    let sideways = |pile: &&PileView| matches!(pile.splay, Some(Splay::Left | Splay::Right));
    player
        .board
        .iter()
        .filter(sideways)
        .any(|pile| pile.cards.len() > 6)
}

/// What shows of a covered card.
fn strip(scene: &Scene, slot: Slot, splay: Splay, may_look: bool) -> Markup {
    let Some(card) = slot.known() else {
        return html! { span.strip { "?" } };
    };
    let places = shown(card, splay);
    if !may_look {
        return html! { span.strip { (card::nameless_places(&places)) } };
    }
    let name = scene.text.card_name(card);
    html! {
        a.strip.card-link href={ "/cards/" (card.id()) } data-card=(card.id()) data-at="covered"
            aria-label=(name) title=(name) { (card::places(card, &places)) }
    }
}

/// The icon places of a covered card that show, the picture among them.
fn shown(card: Card, splay: Splay) -> Vec<Option<Icon>> {
    let places = card.icon_places().into_iter().zip(splay.shows());
    let visible = places.filter(|(_, shows)| *shows);
    visible.map(|(place, _)| place).collect()
}

/// The class that tells the sheet how many cards lie under the top card.
fn depth(covered: usize) -> String {
    format!("n{}", covered.min(20))
}

fn arrow(splay: Splay) -> &'static str {
    match splay {
        Splay::Left => "←",
        Splay::Right => "→",
        Splay::Up => "↑",
    }
}
