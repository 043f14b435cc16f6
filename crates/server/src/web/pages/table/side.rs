//! A player's side of the table: who it is, what they have, and the five piles of their board.

use std::hash::Hash;

use innovation_engine::{Achievement, Color, Icon, PileView, PlayerView, Seat, Slot, Splay};
use innovation_scene::{Held, Scene, arrow, seen, shown};
use innovation_text::{Label, Notice, Word};
use maud::{Markup, html};

use super::menu::status;
use super::tree::TableTree;
use crate::web::pages::Sitter;
use crate::web::pages::draw::{badge, card, icon, picture};

/// Adds one player's side to a table. Where it is known who sits at the table, it says more about the player.
pub fn add(
    tree: &mut TableTree,
    scene: &Scene,
    seat: Seat,
    player: &PlayerView,
    sitters: Option<&[Sitter]>,
) {
    let mine = if scene.mine() == Some(seat) {
        " mine"
    } else {
        ""
    };
    let partner = if scene.is_partner(seat) {
        " partner"
    } else {
        ""
    };
    let class = format!(
        "side {}{mine}{partner}",
        badge::class(seat, scene.settings())
    );
    let section = [
        ("id", &*format!("seat-{seat}")),
        ("class", &class),
        ("aria-labelledby", &format!("player-{seat}")),
    ];
    let piles = [
        ("id", &*format!("piles-{seat}")),
        ("class", "piles"),
        ("role", "group"),
        ("aria-label", &scene.text.word(Word::Board)),
    ];
    tree.around("section", &section, |tree| {
        add_info(tree, scene, seat, player, sitters);
        tree.around("div", &piles, |tree| {
            for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
                let id = format!("pile-{seat}-{}", color.word());
                tree.part(&id, shown_of_pile(scene, seat, pile), || {
                    draw_pile(scene, seat, color, pile, &id)
                });
            }
        });
    });
}

/// Adds who a player is, and what they have.
fn add_info(
    tree: &mut TableTree,
    scene: &Scene,
    seat: Seat,
    player: &PlayerView,
    sitters: Option<&[Sitter]>,
) {
    let mine = scene.mine() == Some(seat);
    let sitter = sitters.map(|sitters| sitters.get(seat.index()));
    let info = [("id", &*format!("info-{seat}")), ("class", "info")];
    tree.around("div", &info, |tree| {
        tree.part(&format!("who-{seat}"), sitter, || who(scene, seat, sitter));
        let race = shown_of_race(scene, seat, player);
        tree.part(&format!("race-{seat}"), race, || {
            self::race(scene, seat, player)
        });
        let icons = Icon::ALL.map(|icon| (player.icons.of(icon), scene.has_most(player, icon)));
        tree.part(&format!("icons-{seat}"), icons, || {
            self::icons(scene, seat, player)
        });
        let mut add = |word, place: &str, slots: &[Slot]| {
            let held = Held::of(slots);
            tree.part(&format!("{place}-{seat}"), &held, || {
                face_down(scene, seat, word, place, &held)
            });
        };
        if !mine {
            add(Word::Hand, "hand", &player.hand);
        }
        add(Word::ScorePile, "score", &player.score);
    });
}

/// Who a player is.
fn who(scene: &Scene, seat: Seat, sitter: Option<Option<&Sitter>>) -> Markup {
    let mine = scene.mine() == Some(seat);
    let name = scene.name(seat);
    html! {
        header #{ "who-" (seat) } data-lit={ "seat-" (seat) } {
            @if !mine { label.picker for={ "pick-" (seat) } aria-hidden="true" {} }
            (badge::of(seat, scene.settings()))
            h2 id={ "player-" (seat) } {
                @match &scene.boards {
                    Some(boards) => { a.board-link href={ (boards) (seat.index()) } { (name) } }
                    None => { (name) }
                }
            }
            @if let Some(sitter) = sitter { (status(scene, sitter, seat)) }
        }
    }
}

/// What the race shows.
fn shown_of_race(scene: &Scene, seat: Seat, player: &PlayerView) -> impl Hash {
    let side = scene.settings().side(seat).into_iter();
    let side = side.filter_map(|seat| scene.view.player(seat));
    let side = side.map(|player| (player.achievements.len(), player.points));
    let achievements: Vec<Achievement> = player.achievements.into_iter().collect();
    (achievements, player.points, side.collect::<Vec<_>>())
}

/// Achievements and points: how far the player is from winning.
fn race(scene: &Scene, seat: Seat, player: &PlayerView) -> Markup {
    let text = scene.text;
    let needed = scene.settings().achievements_to_win();
    let (count, points) = scene.race(seat);
    html! {
        div.race #{ "race-" (seat) } {
            span.stars id={ "claimed-" (seat) } title=(text.word(Word::Achievements)) {
                (icon::star())
                // The label comes first: after a number, many languages would inflect it.
                span.sr { (text.with_colon(&text.word(Word::Achievements))) " " }
                @if scene.settings().is_teams() { b { (player.achievements.len()) } } @else {
                    span aria-hidden="true" { b { (count) } "/" (needed) }
                    span.sr { (text.notice(Notice::AchievementsOf(count, needed))) }
                }
            }
            span.points title=(text.word(Word::Score)) {
                (icon::points())
                span.sr { (text.with_colon(&text.word(Word::Score))) " " }
                b { (player.points) }
            }
            @if scene.settings().is_teams() {
                span.team title=(text.word(Word::Team)) {
                    span.word { (text.word(Word::Team)) } " "
                    (icon::star()) b { (count) } "/" (needed) " " (icon::points()) b { (points) }
                }
            }
            (claimed(scene, player))
        }
    }
}

fn claimed(scene: &Scene, player: &PlayerView) -> Markup {
    let text = scene.text;
    html! {
        @if !player.achievements.is_empty() {
            ul.claimed aria-label=(text.word(Word::Achievements)) {
                @for achievement in player.achievements {
                    @match achievement {
                        Achievement::Age(age) => { li { (age) } }
                        Achievement::Special(special) => {
                            li title=(text.special(special)) {
                                (picture::of_special(special)) span.sr { (text.special(special)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn icons(scene: &Scene, seat: Seat, player: &PlayerView) -> Markup {
    let text = scene.text;
    html! {
        ul.counts #{ "icons-" (seat) } aria-label=(text.word(Word::Icons)) {
            @for icon in Icon::ALL {
                @let count = player.icons.of(icon);
                li.most[scene.has_most(player, icon)].zero[count == 0] {
                    (icon::spoken(icon, text)) (count)
                }
            }
        }
    }
}

/// A hand or a score pile: what the viewer knows by name, the rest as backs, alike ones together.
fn face_down(scene: &Scene, seat: Seat, word: Word, place: &str, held: &Held) -> Markup {
    let text = scene.text;
    html! {
        div.held.{ "in-" (place) }.many[held.is_many()] role="group" aria-label=(text.word(word)) id={ (place) "-" (seat) } {
            span.title aria-hidden="true" { (text.word(word)) }
            span.count title=(text.word(word)) {
                @if word == Word::Hand { (icon::cards()) } @else { (icon::points()) }
                span aria-hidden="true" { (held.count) } span.sr { (text.notice(Notice::CardCount(held.count))) }
            }
            span.slots {
                @for &card in &held.known { (card::small_chip(card, text)) }
                @for (age, count) in held.groups() { (card::backs(seat, age, count)) }
            }
        }
    }
}

/// What a pile shows: its top card, how many cards it has, how it is splayed, and what shows of its covered cards.
fn shown_of_pile(scene: &Scene, seat: Seat, pile: &PileView) -> impl Hash {
    let covered = pile
        .cards
        .split_last()
        .map_or(&[][..], |(_, covered)| covered);
    let may_look = scene.may_look(seat);
    let strips = pile.splay.map(|splay| {
        let strip = |slot: &Slot| {
            let card = slot.known();
            let places = card.map(|card| shown(card, splay));
            (card.filter(|_| may_look), places)
        };
        covered.iter().map(strip).collect::<Vec<_>>()
    });
    (
        pile.cards.last().map(seen),
        covered.len(),
        pile.splay,
        strips,
    )
}

/// A pile. To a viewer who may look into it, covered cards are known.
fn draw_pile(scene: &Scene, seat: Seat, color: Color, pile: &PileView, id: &str) -> Markup {
    let text = scene.text;
    let name = text.color_label(color);
    // Colors are chosen of one's own board.
    let lit = (scene.mine() == Some(seat)).then(|| format!("color-{}", color.word()));
    let Some((top, covered)) = pile.cards.split_last() else {
        return html! {
            div.pile.empty.(color.word()) #(id) data-lit=[lit] role="group" aria-label=(name) { span.swatch {} }
        };
    };
    let lies = pile.splay.map_or("flat", Splay::word);
    let edition = scene.settings().edition;
    html! {
        div.pile.(lies).(color.word()).covers[!covered.is_empty()] #(id) data-lit=[lit] role="group"
            aria-label=(name) {
            (strips(scene, seat, pile))
            @match top.known() {
                Some(top) => { (card::full(top, edition, text, id)) }
                None => { (card::back(top.age())) }
            }
            @if !covered.is_empty() { (depth(scene, seat, pile)) }
        }
    }
}

/// How many cards a pile has, and how it is splayed.
fn depth(scene: &Scene, seat: Seat, pile: &PileView) -> Markup {
    let text = scene.text;
    let label = |splay: Option<Splay>| {
        let count = text.notice(Notice::CardCount(pile.cards.len()));
        format!("{count}, {}", text.splay(splay))
    };
    let sign = html! {
        (pile.cards.len()) @if let Some(splay) = pile.splay { (arrow(splay)) }
    };
    html! {
        @match &scene.boards {
            Some(boards) if scene.may_look(seat) => {
                a.depth.board-link href={ (boards) (seat.index()) } aria-label=(label(pile.splay)) title=(label(pile.splay)) {
                    (sign)
                }
            }
            _ => { span.depth role="img" aria-label=(label(pile.splay)) title=(label(pile.splay)) { (sign) } }
        }
    }
}

/// What shows of the covered cards of a splayed pile.
pub fn strips(scene: &Scene, seat: Seat, pile: &PileView) -> Markup {
    let covered = pile.cards.split_last().map(|(_, covered)| covered);
    html! {
        @if let (Some(splay), Some(covered)) = (pile.splay, covered) {
            span.strips { @for slot in covered { (strip(scene, *slot, splay, scene.may_look(seat))) } }
        }
    }
}

/// What shows of a covered card. Its id would name it to viewers who may not look.
fn strip(scene: &Scene, slot: Slot, splay: Splay, may_look: bool) -> Markup {
    let Some(card) = slot.known() else {
        return html! { span.strip { "?" } };
    };
    let places = card::places(&shown(card, splay));
    match may_look {
        true => html! {
            span.strip data-card=(card.id()) title=(scene.text.card_name(card)) { (places) }
        },
        false => html! { span.strip { (places) } },
    }
}

/// Adds the viewer's hand to a table, its cards in full.
pub fn add_hand(tree: &mut TableTree, scene: &Scene, seat: Seat, player: &PlayerView) {
    let text = scene.text;
    let edition = scene.settings().edition;
    let spot = format!("hand-{seat}");
    let section = [
        ("id", "hand"),
        ("class", "hand"),
        ("aria-labelledby", "in-hand"),
    ];
    tree.around("section", &section, |tree| {
        let count = player.hand.len();
        tree.part("in-hand", count, || {
            html! { h2 #in-hand { (text.word(Word::Hand)) " " span.count { (count) } } }
        });
        tree.around("div", &[("id", &spot), ("class", "cards")], |tree| {
            if player.hand.is_empty() {
                tree.part("no-cards", (), || {
                    html! { p.none #no-cards { (text.label(Label::NoCards)) } }
                });
            }
            for card in player.hand.iter().filter_map(|slot| slot.known()) {
                let id = format!("held-{}", card.id());
                tree.part(&id, (), || {
                    html! { div.place #(id) { (card::full(card, edition, text, &spot)) } }
                });
            }
        });
    });
}
