//! A card: its face, which shows what there is room for, its back, and what shows of it where it is covered.

use std::fmt::Write;

use innovation_engine::{Age, Card, Color, EffectKind, Language, Splay};
use innovation_text::Text;

use super::letters::Letters;
use super::sheet::{Area, Paint, Px, Sentence, Sheet, measure, put};
use crate::art::{is_wordy, letters, light};
use crate::{Scene, shown};

/// What is around a card.
#[derive(Clone, Copy, Default)]
pub(super) struct Around<'a> {
    /// It is one of the options, with this verb. Others' cards have no room for a verb.
    pub lit: Option<Option<&'a str>>,
    /// The number of cards is written over its corner.
    pub covers: bool,
    /// Other cards lie exactly beneath it.
    pub flat: bool,
}

pub(super) fn hue(color: Color) -> &'static str {
    light(color.word())
}

pub(super) fn tint(color: Color) -> &'static str {
    light(&format!("{}-tint", color.word()))
}

/// Where the parts of a face are.
struct Plan {
    /// Around all of it: above, right, below, left.
    padding: (f32, f32, f32, f32),
    icon: f32,
    age: f32,
    picture: f32,
    name: f32,
    name_line: f32,
    /// The size and the line of the effects, and the gap between them.
    effects: Option<(f32, f32, f32)>,
    gap: f32,
    form: Form,
}

/// How the parts of a face are arranged.
#[derive(PartialEq)]
enum Form {
    /// Picture, name and age are in one row.
    Wide,
    /// The name has a row of its own.
    Narrow,
    /// No text, but a large picture between the icon and the age.
    Small,
    /// The picture has a row of its own.
    Tall,
    /// The picture and the age.
    Crowd,
}

impl Plan {
    /// What a card of this size shows.
    fn of(w: f32, h: f32, name: &str, text: &Text, wordy: bool) -> Plan {
        let em = if text.language() == Language::Ru {
            0.74
        } else {
            0.7
        };
        let fit = |room: f32, most: f32| {
            ((w - room) / (letters(name) as f32 * em))
                .max(7.0)
                .min(most)
        };
        let padding = (4.0, 6.0, 5.0, 6.0);
        if w <= 118.0 || h <= 150.0 {
            let tiny = h <= 92.0 || w <= 74.0;
            let (padding, gap) = match tiny {
                true => ((2.0, 4.0, 3.0, 4.0), 1.0),
                false => (padding, 2.0),
            };
            let plan = Plan {
                padding,
                icon: if tiny { 12.0 } else { 13.0 },
                age: if tiny { 16.0 } else { 18.0 },
                picture: match tiny {
                    true => (w - 38.0).min(h - 44.0).clamp(16.0, 84.0),
                    false => (w - 54.0).min(h - 54.0).clamp(20.0, 84.0),
                },
                name: fit(15.0, 13.5),
                name_line: 1.05,
                effects: None,
                gap,
                form: Form::Small,
            };
            if w <= 52.0 {
                return Plan {
                    picture: (w - 8.0).min(34.0),
                    form: Form::Crowd,
                    ..plan
                };
            }
            if w <= 118.0 && h >= 215.0 && w >= 98.0 {
                return Plan {
                    age: 20.0,
                    picture: 34.0,
                    effects: Some((11.5, 1.3, 3.0)),
                    form: Form::Narrow,
                    ..plan
                };
            }
            if w <= 118.0 && h >= 132.0 {
                return Plan {
                    age: 20.0,
                    picture: (w - 16.0).min(h - 96.0).clamp(20.0, 84.0),
                    form: Form::Tall,
                    ..plan
                };
            }
            return plan;
        }
        let large = h >= 215.0;
        if w <= 185.0 {
            return Plan {
                padding,
                icon: 17.0,
                age: 20.0,
                picture: if large && w >= 130.0 { 44.0 } else { 32.0 },
                name: fit(15.0, 15.0),
                name_line: 1.15,
                effects: Some(match large && !wordy && w >= 130.0 {
                    true => (13.0, 1.36, 5.0),
                    false => (12.0, 1.32, 3.0),
                }),
                gap: 2.0,
                form: Form::Narrow,
            };
        }
        Plan {
            padding: if large {
                (8.0, 10.0, 8.0, 10.0)
            } else {
                padding
            },
            icon: 17.0,
            age: 23.0,
            picture: if large { 52.0 } else { 38.0 },
            name: if large {
                fit(130.0, 19.0)
            } else {
                fit(92.0, 16.5)
            },
            name_line: 1.15,
            effects: Some(match (large, wordy) {
                (true, false) => (14.5, 1.4, 6.0),
                (true, true) => (13.0, 1.36, 5.0),
                (false, _) => (12.0, 1.32, 3.0),
            }),
            gap: if large { 8.0 } else { 5.0 },
            form: Form::Wide,
        }
    }
}

/// Draws a card that fills its place.
pub(super) fn full(sheet: &mut Sheet, scene: &Scene, area: Area, card: Card, around: Around) {
    let color = card.color();
    let (hue, tint) = (hue(color), tint(color));
    let edge = Paint {
        fill: Some(tint),
        stroke: Some(hue),
        wide: 1.0,
        round: 8.0,
        more: "",
    };
    let beneath = if around.flat { &[4.0, 2.0][..] } else { &[] };
    for &by in beneath {
        let place = Area::new(area.x + by, area.y + by, area.w, area.h);
        sheet.rect(place.inside(-1.0, -1.0, -1.0, -1.0), edge);
    }
    if around.lit.is_some() {
        let ring = Paint {
            fill: Some(light("glow")),
            round: 10.0,
            ..Paint::default()
        };
        sheet.rect(area.inside(-2.0, -2.0, -2.0, -2.0), ring);
    } else if !around.flat {
        let shadow = Paint {
            fill: Some("#000"),
            round: 8.0,
            more: " opacity=\".1\"",
            ..Paint::default()
        };
        sheet.rect(area.inside(1.0, 0.0, -1.5, 0.0), shadow);
    }
    paper(sheet, area, color);
    let mut face = area.inside(8.0, 1.0, 1.0, 1.0);
    if let Some(Some(verb)) = around.lit {
        let size = (0.086 * (area.w - 2.0)).clamp(8.0, 12.0);
        let high = size * 1.25 + 5.0;
        let bar = Area::new(face.x, face.y + face.h - high, face.w, high);
        sheet.raw(&format!(
            "<path d=\"M{} {}h{}v{}a7 7 0 0 1-7 7h-{}a7 7 0 0 1-7-7z\" fill=\"{}\"/>",
            Px(bar.x),
            Px(bar.y),
            Px(bar.w),
            Px(bar.h - 7.0),
            Px(bar.w - 14.0),
            light("ink")
        ));
        let letters = Letters {
            weight: 600,
            ..Letters::sans(size, high, light("on-ink"))
        };
        sheet.words(bar.x + bar.w / 2.0, bar.y, 0.5, letters, verb);
        face.h -= high;
    }
    let text = scene.text;
    let effects = text.effects(card, scene.settings().edition);
    let name = text.card_name(card);
    let plan = Plan::of(area.w - 2.0, area.h - 2.0, name, text, is_wordy(&effects));
    draw_face(sheet, scene, face, card, &plan, around);
}

/// Draws a card as high as its effects. Gives back how high it is.
pub(super) fn alone(sheet: &mut Sheet, scene: &Scene, area: Area, card: Card) -> f32 {
    let letters = Letters::sans(13.0, 13.0 * 1.38, light("ink"));
    let inner = Area::new(0.0, 0.0, area.w - 18.0, 0.0);
    let bar = hue(card.color());
    let mut unseen = Sheet::default();
    let text = text_of_effects(&mut unseen, scene, card, inner, letters, 5.0, bar);
    let plan = Plan {
        padding: (6.0, 8.0, 7.0, 8.0),
        effects: Some((13.0, 1.38, 5.0)),
        ..Plan::of(
            area.w.max(186.0),
            180.0,
            scene.text.card_name(card),
            scene.text,
            false,
        )
    };
    let high = 9.0 + 6.0 + plan.picture + 2.0 * plan.gap + text + plan.icon + 8.0;
    let place = Area { h: high, ..area };
    paper(sheet, place, card.color());
    let face = place.inside(8.0, 1.0, 1.0, 1.0);
    draw_face(sheet, scene, face, card, &plan, Around::default());
    high
}

/// The paper of a card.
fn paper(sheet: &mut Sheet, area: Area, color: Color) {
    let edge = Paint {
        fill: Some(tint(color)),
        stroke: Some(hue(color)),
        wide: 1.0,
        round: 8.0,
        more: "",
    };
    sheet.rect(area, edge);
    band(sheet, area, color);
}

/// The upper edge, in the pattern of the color.
fn band(sheet: &mut Sheet, area: Area, color: Color) {
    let (x, y, w) = (area.x + 0.5, area.y + 0.5, area.w - 1.0);
    let mut path = String::new();
    put!(
        path,
        "<path d=\"M{} {}a7.500 7.500 0 0 1 7.500-7.500h{}a7.500 7.500 0 0 1 7.500 7.500z\" fill=\"url(#innovation-{})\" \
         stroke=\"{}\"/>",
        Px(x),
        Px(y + 7.5),
        Px(w - 15.0),
        color.word(),
        hue(color)
    );
    sheet.raw(&path);
}

fn draw_face(
    sheet: &mut Sheet,
    scene: &Scene,
    face: Area,
    card: Card,
    plan: &Plan,
    around: Around,
) {
    let (text, ink) = (scene.text, light("ink"));
    let [first, rest @ ..] = card.icon_places();
    let (above, right, below, left) = plan.padding;
    let inner = face.inside(above, right, below, left);
    let age = Letters::serif(plan.age, plan.age, ink);
    let name = Letters {
        weight: 600,
        ..Letters::serif(plan.name, plan.name * plan.name_line, ink)
    };
    let first_top = if around.covers { 4.0 } else { 0.0 };
    // The icons below.
    let bottom = inner.y + inner.h - plan.icon;
    let icons = match plan.form {
        Form::Crowd => 12.0_f32.min((inner.w - 2.0) / 3.0),
        _ => plan.icon,
    };
    for (place, icon) in rest.into_iter().enumerate() {
        let x = inner.x + place as f32 * (inner.w - icons) / 2.0;
        sheet.place(icon, x, bottom, icons);
    }
    let end = inner.x + inner.w;
    let id = card.id();
    let picture = |sheet: &mut Sheet, x: f32, y: f32, size: f32| {
        sheet.picture(id, x, y, size, hue(card.color()), ink);
    };
    let words = text.card_name(card);
    let too_long = matches!(
        (inner.w + left + right, letters(words)),
        (..=88.0, 15..) | (..=74.0, 12..) | (..=52.0, _)
    );
    let how = Sentence::new(name);
    let plain = innovation_text::Line::plain(words);
    match plan.form {
        Form::Wide => {
            let row = plan.picture.max(plan.age);
            let middle = inner.y + row / 2.0;
            sheet.place(
                first,
                inner.x,
                middle - plan.icon / 2.0 + first_top / 2.0,
                plan.icon,
            );
            let at = inner.x + plan.icon + 7.0;
            picture(sheet, at, middle - plan.picture / 2.0, plan.picture);
            let at = at + plan.picture + 7.0;
            let room = end - at - age.width(&card.age().to_string()) - 7.0;
            let (high, _) = measure(room, how, &plain);
            sheet.sentence(at, middle - high / 2.0, room, how, &plain);
            sheet.words(
                end,
                middle - plan.age / 2.0,
                1.0,
                age,
                &card.age().to_string(),
            );
            let top = inner.y + row + plan.gap;
            effects(
                sheet,
                scene,
                card,
                plan,
                Area::new(inner.x, top, inner.w, bottom - plan.gap - top),
            );
        }
        Form::Narrow => {
            let row = plan.picture.max(plan.age);
            let middle = inner.y + row / 2.0;
            sheet.place(
                first,
                inner.x,
                middle - plan.icon / 2.0 + first_top / 2.0,
                plan.icon,
            );
            let centre = inner.x + inner.w / 2.0;
            picture(sheet, centre - plan.picture / 2.0, inner.y, plan.picture);
            sheet.words(
                end,
                middle - plan.age / 2.0,
                1.0,
                age,
                &card.age().to_string(),
            );
            let top = inner.y + row + plan.gap;
            let high = sheet.sentence(inner.x, top, inner.w, how, &plain);
            let top = top + high + plan.gap;
            effects(
                sheet,
                scene,
                card,
                plan,
                Area::new(inner.x, top, inner.w, bottom - plan.gap - top),
            );
        }
        Form::Small | Form::Tall | Form::Crowd => {
            if plan.form != Form::Crowd {
                sheet.place(first, inner.x, inner.y + first_top, plan.icon);
            }
            sheet.words(end, inner.y, 1.0, age, &card.age().to_string());
            let high = if too_long {
                0.0
            } else {
                measure(inner.w, how, &plain).0
            };
            let name_top = bottom - plan.gap - high;
            if !too_long {
                for (row, part) in rows(words, name, inner.w).iter().enumerate() {
                    let top = name_top + row as f32 * name.line;
                    sheet.words(inner.x + inner.w / 2.0, top, 0.5, name, part);
                }
            }
            let top = match plan.form {
                Form::Small => inner.y,
                _ => inner.y + plan.age + plan.gap,
            };
            let room = (name_top - plan.gap - top).max(0.0);
            let size = plan.picture.min(room.max(12.0));
            let x = inner.x + (inner.w - size) / 2.0;
            picture(sheet, x, top + (room - size) / 2.0, size);
        }
    }
}

/// Words in lines of this width.
fn rows(words: &str, letters: Letters, width: f32) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match rows.last_mut() {
            Some(row) if letters.width(&format!("{row} {word}")) <= width => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

/// What a card does. What does not fit fades out.
fn effects(sheet: &mut Sheet, scene: &Scene, card: Card, plan: &Plan, area: Area) {
    let Some((size, line, gap)) = plan.effects else {
        return;
    };
    if area.h < size {
        return;
    }
    let letters = Letters::sans(size, size * line, light("ink"));
    let (w, h) = (Px(area.w), Px(area.h));
    sheet.raw(&format!(
        "<svg x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{h}\">",
        Px(area.x),
        Px(area.y)
    ));
    let inside = Area::new(0.0, 0.0, area.w, area.h);
    let high = text_of_effects(sheet, scene, card, inside, letters, gap, hue(card.color()));
    sheet.raw("</svg>");
    if high > area.h {
        let fade = format!("url(#innovation-{}-fade)", card.color().word());
        let paint = Paint {
            fill: Some(&fade),
            ..Paint::default()
        };
        sheet.rect(
            Area::new(area.x, area.y + area.h - 12.0, area.w, 12.0),
            paint,
        );
    }
}

/// The effects of a card, each with the icon that is counted for it. Gives back how high they are.
pub(super) fn text_of_effects(
    sheet: &mut Sheet,
    scene: &Scene,
    card: Card,
    area: Area,
    letters: Letters,
    gap: f32,
    bar: &str,
) -> f32 {
    let edition = scene.settings().edition;
    let kinds = card.effects(edition).iter().map(|effect| effect.kind);
    let how = Sentence {
        icon: 15.0,
        lead: Some(card.dogma_icon()),
        ..Sentence::new(letters)
    };
    let mut y = area.y;
    for (effect, kind) in scene.text.effects(card, edition).iter().zip(kinds) {
        let demand = kind == EffectKind::Demand;
        let inset = if demand { 9.0 } else { 0.0 };
        let high = sheet.sentence(area.x + inset, y, area.w - inset, how, effect);
        if demand {
            let paint = Paint {
                fill: Some(bar),
                ..Paint::default()
            };
            sheet.rect(Area::new(area.x, y, 3.0, high), paint);
        }
        y += high + gap;
    }
    y - gap - area.y
}

/// A card of which at most the age is known.
pub(super) fn back(sheet: &mut Sheet, area: Area, age: Option<Age>, size: f32) {
    let paint = Paint {
        fill: Some("url(#innovation-back)"),
        stroke: Some(light("strong-rule")),
        wide: 1.0,
        round: if area.w < 20.0 { 3.0 } else { 4.0 },
        more: "",
    };
    sheet.rect(area, paint);
    let age = age.map_or("?".to_owned(), |age| age.to_string());
    let letters = Letters::serif(size, area.h, light("ink"));
    sheet.words(area.x + area.w / 2.0, area.y, 0.5, letters, &age);
}

/// A known card among others, by its picture and age, or by its age alone. Gives back how wide it is.
pub(super) fn chip(sheet: &mut Sheet, x: f32, y: f32, h: f32, card: Card, pictured: bool) -> f32 {
    let letters = Letters::serif(11.0, h - 4.0, light("ink"));
    let age = card.age().to_string();
    let w = letters.width(&age) + 6.0 + if pictured { 13.0 } else { 0.0 };
    let paint = Paint {
        fill: Some(tint(card.color())),
        stroke: Some(hue(card.color())),
        wide: 1.0,
        round: 4.0,
        more: "",
    };
    sheet.rect(Area::new(x, y, w, h), paint);
    let edge = Paint {
        fill: Some(hue(card.color())),
        round: 2.0,
        ..Paint::default()
    };
    sheet.rect(Area::new(x, y, w, 3.0), edge);
    if pictured {
        let ink = light("ink");
        sheet.picture(card.id(), x + 3.0, y + 4.0, 12.0, hue(card.color()), ink);
    }
    sheet.words(x + w - 3.0, y + 3.0, 1.0, letters, &age);
    w
}

/// What shows of a covered card.
pub(super) fn strip(sheet: &mut Sheet, area: Area, card: Option<Card>, color: Color, splay: Splay) {
    let left = splay == Splay::Left;
    let (x, y, w, h) = (area.x, area.y, area.w, area.h);
    let outline = match left {
        false => format!(
            "M{} {}h-{}a5 5 0 0 0-5 5v{}a5 5 0 0 0 5 5h{}",
            Px(x + w),
            Px(y + 0.5),
            Px(w - 5.5),
            Px(h - 11.0),
            Px(w - 5.5)
        ),
        true => format!(
            "M{} {}h{}a5 5 0 0 1 5 5v{}a5 5 0 0 1-5 5h-{}",
            Px(x),
            Px(y + 0.5),
            Px(w - 5.5),
            Px(h - 11.0),
            Px(w - 5.5)
        ),
    };
    sheet.raw(&format!(
        "<path d=\"{outline}\" fill=\"url(#innovation-{}-{})\" stroke=\"{}\"/>",
        color.word(),
        if left { "left" } else { "strip" },
        hue(color)
    ));
    let size = (w - 2.0).min(14.0);
    if size < 3.0 {
        return;
    }
    let at = x + (w - size) / 2.0;
    let Some(card) = card else {
        let letters = Letters::sans(12.0, 16.0, light("ink"));
        sheet.words(x + w / 2.0, y + 6.0, 0.5, letters, "?");
        return;
    };
    let places = shown(card, splay);
    let (top, bottom) = (y + 7.0, y + h - 5.0 - size);
    let last = places.len().saturating_sub(1).max(1) as f32;
    for (place, icon) in places.iter().enumerate() {
        let y = match left {
            true => bottom,
            false => top + place as f32 * (bottom - top) / last,
        };
        sheet.place(*icon, at, y, size);
    }
}

/// How many cards a pile has, and how it is splayed, over its corner.
pub(super) fn depth(sheet: &mut Sheet, x: f32, y: f32, color: Color, words: &str) {
    let letters = Letters::sans(10.5, 15.0, tint(color)).bold();
    let w = (letters.width(words) + 8.0).max(18.0);
    sheet.raw(&format!(
        "<path d=\"M{} {}a8 8 0 0 1 8-8h{}v9a6 6 0 0 1-6 6h-{}z\" fill=\"{}\"/>",
        Px(x),
        Px(y + 8.0),
        Px(w - 8.0),
        Px(w - 6.0),
        hue(color)
    ));
    sheet.words(x + w / 2.0, y, 0.5, letters, words);
}
