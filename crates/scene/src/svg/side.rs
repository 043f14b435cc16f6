//! A player's side of the table: who it is, what they have, and the five piles of their board; and the viewer's hand.

use innovation_engine::{
    Achievement, Card, Choice, Color, Icon, PileView, PlayerView, Seat, Slot, Splay,
};
use innovation_text::{Label, Word};

use super::card::{Around, back, chip, depth, full, hue, strip};
use super::letters::Letters;
use super::sheet::{Area, Paint, Px, Sheet};
use crate::art::{light, special_id};
use crate::{Held, Scene, arrow, card_of, letter};

/// The color of a seat.
pub(super) fn seat_color(scene: &Scene, seat: Seat) -> &'static str {
    let like = Scene::like(seat, scene.settings());
    light(["seat-a", "seat-b", "seat-c", "seat-d"][like.index() % 4])
}

/// Draws the mark of a seat.
pub(super) fn badge(sheet: &mut Sheet, scene: &Scene, seat: Seat, x: f32, y: f32, size: f32) {
    let paint = Paint {
        fill: Some(seat_color(scene, seat)),
        round: size / 2.0,
        ..Paint::default()
    };
    sheet.rect(Area::new(x, y, size, size), paint);
    let letters = Letters::sans(size * 0.61, size, light("on-seat")).bold();
    let mark = letter(seat).to_string();
    sheet.words(x + size / 2.0, y, 0.5, letters, &mark);
}

/// How a ring around what can be chosen is painted.
pub(super) fn ring() -> Paint<'static> {
    Paint {
        stroke: Some(light("glow")),
        wide: 2.0,
        round: 6.0,
        ..Paint::default()
    }
}

/// What can be chosen: the options that are on the table.
pub(super) fn is_option(scene: &Scene, wanted: Choice) -> bool {
    scene.options().any(|(_, choice, _)| choice == wanted)
}

/// What choosing a card would do, if it can be chosen.
fn verb(scene: &Scene, card: Card) -> Option<String> {
    let mut options = scene.options().map(|(_, choice, _)| choice);
    let choice = options.find(|choice| card_of(*choice) == Some(card))?;
    let action = scene.text.action(choice);
    Some(action.unwrap_or_else(|| scene.text.label(Label::Choose)))
}

/// Draws one player's side.
pub(super) fn draw(sheet: &mut Sheet, scene: &Scene, area: Area, seat: Seat, player: &PlayerView) {
    let color = seat_color(scene, seat);
    if scene.is_on_turn(seat) {
        let paint = Paint {
            fill: Some(color),
            round: 11.5,
            ..Paint::default()
        };
        sheet.rect(area.inside(-1.5, -1.5, -1.5, -1.5), paint);
    }
    let paint = Paint {
        fill: Some(color),
        round: 10.0,
        ..Paint::default()
    };
    sheet.rect(area, paint);
    let (x, y, w, h) = (area.x + 4.0, area.y + 0.5, area.w - 4.5, area.h - 1.0);
    sheet.raw(&format!(
        "<path d=\"M{} {}h{}a9.500 9.500 0 0 1 9.500 9.500v{}a9.500 9.500 0 0 1-9.500 9.500h-{}a6 9.500 0 0 1-6-9.500v-{}a6 9.500 0 0 1 6-9.500z\" \
         fill=\"{}\" stroke=\"{}\"/>",
        Px(x + 6.0),
        Px(y),
        Px(w - 15.5),
        Px(h - 19.0),
        Px(w - 15.5),
        Px(h - 19.0),
        light("surface"),
        light("rule")
    ));
    let inner = area.inside(6.0, 8.0, 6.0, 13.0);
    let wide = (0.165 * inner.w).clamp(146.0, 210.0);
    info(sheet, scene, Area { w: wide, ..inner }, seat, player);
    let piles = inner.inside(0.0, 0.0, 0.0, wide + 8.0);
    let piles = piles.across(Color::ALL.len(), 7.0);
    for ((color, pile), area) in Color::ALL.into_iter().zip(&player.board).zip(piles) {
        draw_pile(sheet, scene, area, seat, color, pile);
    }
}

/// Who a player is, and what they have.
fn info(sheet: &mut Sheet, scene: &Scene, area: Area, seat: Seat, player: &PlayerView) {
    let (ink, muted) = (light("ink"), light("muted"));
    let low = area.h <= 108.0;
    let mut y = area.y;
    // The name.
    let letters = Letters {
        weight: 600,
        ..Letters::serif(14.0, 17.5, ink)
    };
    if is_option(scene, Choice::Seat(seat)) {
        let (w, name) = (area.w, scene.name(seat));
        let wide = (23.0 + letters.width(&name)).min(w);
        sheet.rect(Area::new(area.x, y, wide, 18.0), ring());
    }
    badge(sheet, scene, seat, area.x, y, 18.0);
    let (room, name) = (area.w - 23.0, scene.name(seat));
    sheet.fitting(area.x + 23.0, y, room, letters, &name);
    let small = Letters::sans(11.0, 17.5, muted);
    let status = match (scene.mine() == Some(seat), scene.is_partner(seat)) {
        (true, _) => scene.text.word(Word::You),
        (_, true) => scene.text.word(Word::Partner),
        _ => String::new(),
    };
    let used = letters.width(&name) + 5.0;
    if used + small.width(&status) <= room {
        sheet.words(area.x + 23.0 + used, y, 0.0, small, &status);
    }
    y += 20.5;
    // The race.
    let line = if low { 14.0 } else { 16.25 };
    let plain = Letters::sans(if low { 12.0 } else { 13.0 }, line, ink);
    let sign_top = y + (line - 13.0) / 2.0;
    let teams = scene.settings().is_teams();
    let mut x = area.x;
    sheet.sign("star", x, sign_top, 13.0, light("star"));
    x += 15.0;
    let race_top = y;
    let say = |sheet: &mut Sheet, x: &mut f32, letters: Letters, words: &str| {
        sheet.words(*x, race_top, 0.0, letters, words);
        *x += letters.width(words);
    };
    if teams {
        let own = player.achievements.len().to_string();
        say(sheet, &mut x, plain.bold(), &own);
    } else {
        let needed = scene.settings().achievements_to_win();
        say(sheet, &mut x, plain.bold(), &scene.race(seat).0.to_string());
        say(sheet, &mut x, plain, &format!("/{needed}"));
    }
    x += 6.0;
    sheet.sign("points", x, sign_top, 13.0, muted);
    x += 15.0;
    say(sheet, &mut x, plain.bold(), &player.points.to_string());
    x += 6.0;
    if teams {
        if x + team_width(scene, seat, low) > area.x + area.w {
            x = area.x;
            y += line + 1.0;
        }
        x += team(sheet, scene, seat, x, y + (line - 16.0) / 2.0, low) + 6.0;
    }
    y += line;
    if !low && !player.achievements.is_empty() {
        y = claimed(sheet, area, x, y - line, player).max(y);
    }
    y += if area.h >= 128.0 { 4.5 } else { 2.5 };
    icons(sheet, scene, area, y, player);
    y += 13.0 + if area.h >= 128.0 { 4.5 } else { 2.5 };
    let mut add = |word: Word, sign: &str, slots: &[Slot]| {
        y += held(sheet, scene, area, y, (seat, word, sign), slots) + 2.5;
    };
    if scene.mine() != Some(seat) {
        add(Word::Hand, "cards", &player.hand);
    }
    add(Word::ScorePile, "points", &player.score);
}

/// The parts of what is said of a team: its word, its achievements, its points.
fn team_words(scene: &Scene, seat: Seat, low: bool) -> [String; 3] {
    let (count, points) = scene.race(seat);
    let own = scene.view.player(seat);
    let many = own.is_some_and(|own| own.achievements.len() > 2);
    let word = match low || many {
        true => String::new(),
        false => format!("{} ", scene.text.word(Word::Team)),
    };
    let needed = scene.settings().achievements_to_win();
    [word, format!("{count}/{needed}"), points.to_string()]
}

fn team_letters() -> Letters {
    Letters::sans(11.0, 16.0, light("on-seat"))
}

fn team_width(scene: &Scene, seat: Seat, low: bool) -> f32 {
    let [word, stars, points] = team_words(scene, seat, low);
    let letters = team_letters();
    let words = letters.width(&word) + letters.bold().width(&stars) + letters.bold().width(&points);
    words + 42.0
}

/// The race of a team. Gives back how wide it is.
fn team(sheet: &mut Sheet, scene: &Scene, seat: Seat, x: f32, y: f32, low: bool) -> f32 {
    let [word, stars, points] = team_words(scene, seat, low);
    let letters = team_letters();
    let wide = team_width(scene, seat, low);
    let paint = Paint {
        fill: Some(seat_color(scene, seat)),
        round: 8.0,
        ..Paint::default()
    };
    sheet.rect(Area::new(x, y, wide, 16.0), paint);
    let mut at = x + 5.0;
    sheet.words(at, y, 0.0, letters, &word);
    at += letters.width(&word);
    sheet.sign("star", at, y + 1.5, 13.0, letters.color);
    sheet.words(at + 14.0, y, 0.0, letters.bold(), &stars);
    at += 18.0 + letters.bold().width(&stars);
    sheet.sign("points", at, y + 1.5, 13.0, letters.color);
    sheet.words(at + 14.0, y, 0.0, letters.bold(), &points);
    wide
}

/// The achievements, behind the race and below it. Gives back where they end.
fn claimed(sheet: &mut Sheet, area: Area, mut x: f32, mut y: f32, player: &PlayerView) -> f32 {
    let letters = Letters::serif(11.0, 16.0, light("on-ink"));
    for achievement in player.achievements {
        let words = match achievement {
            Achievement::Age(age) => age.to_string(),
            Achievement::Special(_) => String::new(),
        };
        let wide = (letters.width(&words) + 6.0).max(match achievement {
            Achievement::Age(_) => 16.0,
            Achievement::Special(_) => 19.0,
        });
        if x + wide > area.x + area.w {
            x = area.x;
            y += 18.0;
        }
        let paint = Paint {
            fill: Some(light("ink")),
            round: 3.0,
            ..Paint::default()
        };
        sheet.rect(Area::new(x, y, wide, 16.0), paint);
        match achievement {
            Achievement::Age(_) => sheet.words(x + wide / 2.0, y, 0.5, letters, &words),
            Achievement::Special(special) => {
                let (id, glow) = (special_id(special), light("glow"));
                sheet.picture(&id, x + 3.0, y + 1.5, 13.0, glow, light("on-ink"));
            }
        }
        x += wide + 2.0;
    }
    y + 16.0
}

fn icons(sheet: &mut Sheet, scene: &Scene, area: Area, y: f32, player: &PlayerView) {
    let ink = light("ink");
    let wide = area.w.min(190.0);
    let each = Icon::ALL.map(|icon| {
        let count = player.icons.of(icon);
        let weight = if count == 0 { 400 } else { 600 };
        let letters = Letters {
            weight,
            ..Letters::sans(11.5, 13.0, ink)
        };
        (
            icon,
            count,
            letters,
            14.0 + letters.width(&count.to_string()),
        )
    });
    let taken: f32 = each.iter().map(|(.., wide)| wide).sum();
    let gap = (wide - taken) / 5.0;
    let mut x = area.x;
    for (icon, count, letters, wide) in each {
        if count == 0 {
            sheet.raw("<g opacity=\".45\">");
        }
        sheet.icon(icon, x, y, 13.0);
        sheet.words(x + 14.0, y, 0.0, letters, &count.to_string());
        if count == 0 {
            sheet.raw("</g>");
        }
        if scene.has_most(player, icon) {
            let paint = Paint {
                fill: Some(light("glow")),
                ..Paint::default()
            };
            sheet.rect(Area::new(x + 14.0, y + 12.5, wide - 14.0, 2.0), paint);
        }
        x += wide + gap;
    }
}

/// A hand or a score pile: what the viewer knows by its picture, the rest as backs, alike ones together. Gives back how
/// high it is.
fn held(
    sheet: &mut Sheet,
    scene: &Scene,
    area: Area,
    top: f32,
    (seat, word, sign): (Seat, Word, &str),
    slots: &[Slot],
) -> f32 {
    let (ink, muted) = (light("ink"), light("muted"));
    let held = Held::of(slots);
    let low = area.h <= 108.0;
    let tall = area.h >= 200.0;
    let count = held.count.to_string();
    let bold = Letters::sans(11.0, if low { 15.0 } else { 17.0 }, ink).bold();
    let mut x = area.x;
    let mut y = top;
    if tall {
        let letters = Letters::sans(11.0, 17.0, muted);
        let title = scene.text.word(word);
        sheet.words(x, y, 0.0, letters, &title);
        x += letters.width(&title) + 4.0;
    }
    let sign_wide = if tall { 0.0 } else { 12.0 };
    let wide = (bold.width(&count) + 6.0 + sign_wide).max(17.0);
    let paint = Paint {
        fill: Some(light("sunken")),
        round: 4.0,
        ..Paint::default()
    };
    sheet.rect(Area::new(x, y, wide, bold.line), paint);
    if !tall {
        sheet.sign(sign, x + 3.0, y + (bold.line - 10.0) / 2.0, 10.0, muted);
    }
    sheet.words(x + wide - 3.0, y, 1.0, bold, &count);
    x += wide + 4.0;
    if tall {
        x = area.x;
        y += if slots.is_empty() { 0.0 } else { 21.0 };
    }
    let begin = x;
    let high = if low { 16.0 } else { 18.0 };
    let end = area.x + area.w;
    let many = held.is_many();
    let pictured = !many && (area.h > 128.0 || held.known.len() + held.groups().count() < 5);
    let wraps = area.h >= 128.0;
    let mut next = |x: &mut f32, wide: f32| {
        if wraps && *x + wide > end {
            *x = begin;
            y += high + 2.0;
        }
        y
    };
    // Where there is no second line, cards lie closer.
    let chip_wide = if pictured { 26.0 } else { 13.0 };
    let back_wide = if many { 12.0 } else { 15.0 };
    let wanted = held.known.len() as f32 * (chip_wide + 2.0)
        + held.groups().count() as f32 * (back_wide + 6.0);
    let closer = match wraps {
        true => 1.0,
        false => ((end - begin) / wanted.max(1.0)).min(1.0),
    };
    for &card in &held.known {
        let y = next(&mut x, chip_wide);
        let wide = chip(sheet, x, y, high, card, pictured);
        if verb(scene, card).is_some() {
            sheet.rect(
                Area::new(x, y, wide, high).inside(-2.0, -2.0, -2.0, -2.0),
                ring(),
            );
        }
        x += (wide + 2.0) * closer;
    }
    for (age, count) in held.groups() {
        let y = next(&mut x, back_wide + if count > 1 { 7.0 } else { 0.0 });
        let area = Area::new(x, y, back_wide, high);
        back(sheet, area, Some(age), 11.0);
        if is_option(scene, Choice::Back(seat, age)) {
            sheet.rect(area.inside(-2.0, -2.0, -2.0, -2.0), ring());
        }
        x += back_wide;
        if count > 1 {
            let letters = Letters {
                weight: 600,
                ..Letters::sans(9.0, 9.0, ink)
            };
            let count = count.to_string();
            sheet.words(x + 1.0, y + high - 9.0, 0.0, letters, &count);
            x += 1.0 + letters.width(&count);
        }
        x += 2.0;
    }
    let last = if slots.is_empty() { bold.line } else { high };
    y - top + last
}

/// A pile: what shows of its covered cards, and its top card.
fn draw_pile(
    sheet: &mut Sheet,
    scene: &Scene,
    area: Area,
    seat: Seat,
    color: Color,
    pile: &PileView,
) {
    let mine = scene.mine() == Some(seat);
    let lit = mine && is_option(scene, Choice::Color(color));
    if lit {
        sheet.rect(area.inside(-2.0, -2.0, -2.0, -2.0), ring());
    }
    let Some((top, covered)) = pile.cards.split_last() else {
        let paint = Paint {
            stroke: Some(light("rule")),
            wide: 1.0,
            round: 8.0,
            more: " stroke-dasharray=\"3\"",
            ..Paint::default()
        };
        sheet.rect(area, paint);
        let (x, y) = (area.x + area.w / 2.0 - 10.0, area.y + area.h / 2.0 - 5.0);
        swatch(
            sheet,
            Area::new(x, y, 20.0, 10.0),
            color,
            " opacity=\".55\"",
        );
        return;
    };
    let mut place = area;
    if let Some(splay) = pile.splay {
        let most = (area.w - area.w.min(70.0)).max(0.0);
        let wide = (17.0 * covered.len() as f32).min(most);
        let each = wide / covered.len().max(1) as f32;
        for (at, slot) in covered.iter().enumerate() {
            let at = at as f32 * each;
            let x = match splay {
                Splay::Left => area.x + area.w - at - each,
                _ => area.x + at,
            };
            let spot = Area::new(x, area.y + 1.0, each, area.h - 2.0);
            strip(sheet, spot, slot.known(), color, splay);
        }
        place = match splay {
            Splay::Left => area.inside(0.0, wide, 0.0, 0.0),
            _ => area.inside(0.0, 0.0, 0.0, wide),
        };
    }
    let flat = pile.splay.is_none() && !covered.is_empty();
    if flat {
        place = place.inside(0.0, 4.0, 4.0, 0.0);
    }
    match top.known() {
        Some(card) => {
            let verb = verb(scene, card);
            let around = Around {
                lit: verb.as_deref().map(|verb| Some(verb).filter(|_| mine)),
                covers: !covered.is_empty(),
                flat,
            };
            full(sheet, scene, place, card, around);
        }
        None => back(sheet, place, top.age(), 23.0),
    }
    if !covered.is_empty() {
        let sign = pile.splay.map_or("", arrow);
        let words = format!("{}{sign}", pile.cards.len());
        depth(sheet, area.x, area.y, color, &words);
    }
}

/// A color, as its pattern.
pub(super) fn swatch(sheet: &mut Sheet, area: Area, color: Color, more: &str) {
    let fill = format!("url(#innovation-{})", color.word());
    let paint = Paint {
        fill: Some(&fill),
        stroke: Some(hue(color)),
        wide: 1.0,
        round: 2.0,
        more,
    };
    sheet.rect(area, paint);
}

/// Draws the viewer's hand, its cards in full.
pub(super) fn draw_hand(sheet: &mut Sheet, scene: &Scene, area: Area, player: &PlayerView) {
    let text = scene.text;
    let letters = Letters {
        weight: 600,
        ..Letters::sans(12.0, 14.4, light("muted"))
    };
    let (x, y) = (area.x + letters.baseline(0.0), area.y + area.h / 2.0);
    sheet.raw(&format!(
        "<g transform=\"rotate(-90 {0} {1})\">",
        Px(x),
        Px(y)
    ));
    let title = format!("{} {}", text.word(Word::Hand), player.hand.len());
    sheet.words(x, y - letters.baseline(0.0), 0.5, letters, &title);
    sheet.raw("</g>");
    let cards = area.inside(2.0, 2.0, 3.0, 22.4);
    let known: Vec<Card> = player.hand.iter().filter_map(|slot| slot.known()).collect();
    if known.is_empty() {
        let letters = Letters::sans(15.0, 21.75, light("muted"));
        sheet.raw("<g font-style=\"italic\">");
        let none = text.label(Label::NoCards);
        sheet.words(cards.x, y - 11.0, 0.0, letters, &none);
        sheet.raw("</g>");
        return;
    }
    // More cards than fit side by side are in two rows.
    let rows = if known.len() > 16 { 2 } else { 1 };
    let abreast = known.len().div_ceil(rows);
    let gap = if rows == 2 { 4.0 } else { 6.0 };
    let high = (cards.h - gap * (rows - 1) as f32) / rows as f32;
    let wide = ((cards.w + gap) / abreast as f32 - gap).min(240.0);
    for (place, &card) in known.iter().enumerate() {
        let (column, row) = match rows {
            1 => (place, 0),
            _ => (place / 2, place % 2),
        };
        let place = Area::new(
            cards.x + column as f32 * (wide + gap),
            cards.y + row as f32 * (high + gap),
            wide,
            high,
        );
        let verb = verb(scene, card);
        let around = Around {
            lit: verb.as_deref().map(Some),
            ..Around::default()
        };
        full(sheet, scene, place, card, around);
    }
}
