//! What an option would do, in signs.

use innovation_engine::{
    Achievement, Age, Choice, Icon, Interval, Outlook, Preview, Seat, SeatSet,
};
use innovation_text::Label;

use super::card::back;
use super::letters::Letters;
use super::sheet::{Area, Sheet};
use super::side::badge;
use crate::art::{light, special_id};
use crate::{Scene, signed};

/// A part of a chip.
enum Bit {
    Words(String),
    Icon(Icon),
    Sign(&'static str, &'static str),
    Badge(Seat),
    Back(Age),
    Picture(String),
}

/// A chip: its parts, and the color of its words.
struct Chip(Vec<Bit>, &'static str);

/// Whether an option has a sign before its words.
pub(super) fn has_sign(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Meld(_)
            | Choice::Dogma(_)
            | Choice::Card(_)
            | Choice::Draw
            | Choice::Back(..)
            | Choice::Achieve(_)
            | Choice::Color(_)
            | Choice::Seat(_)
    )
}

/// Draws as many chips as there is room for, at the right end of it.
pub(super) fn draw(sheet: &mut Sheet, scene: &Scene, area: Area, preview: &Preview) {
    let letters = Letters {
        weight: 600,
        ..Letters::sans(11.5, 17.0, light("ink"))
    };
    let mut shown = Vec::new();
    let mut wide = 0.0;
    for chip in chips(scene, preview) {
        let more = width(&chip, letters);
        let gap = if shown.is_empty() { 0.0 } else { 5.0 };
        if wide + gap + more > area.w {
            break;
        }
        wide += gap + more;
        shown.push(chip);
    }
    let mut x = area.x + area.w - wide;
    for Chip(bits, color) in shown {
        let letters = Letters { color, ..letters };
        for bit in bits {
            match &bit {
                Bit::Words(words) => sheet.words(x, area.y, 0.0, letters, words),
                Bit::Icon(icon) => sheet.icon(*icon, x, area.y + 2.0, 13.0),
                Bit::Sign(sign, color) => sheet.sign(sign, x, area.y + 2.0, 13.0, color),
                Bit::Badge(seat) => badge(sheet, scene, *seat, x, area.y + 1.5, 14.0),
                Bit::Back(age) => {
                    let spot = Area::new(x, area.y + 0.5, 13.0, 16.0);
                    back(sheet, spot, Some(*age), 10.0);
                }
                Bit::Picture(id) => {
                    let (glow, ink) = (light("glow"), light("ink"));
                    sheet.picture(id, x, area.y + 2.0, 13.0, glow, ink);
                }
            }
            x += bit_width(&bit, letters) + 1.0;
        }
        x += 4.0;
    }
}

fn width(Chip(bits, _): &Chip, letters: Letters) -> f32 {
    let parts: f32 = bits.iter().map(|bit| bit_width(bit, letters) + 1.0).sum();
    (parts - 1.0).max(0.0)
}

fn bit_width(bit: &Bit, letters: Letters) -> f32 {
    match bit {
        Bit::Words(words) => letters.width(words),
        Bit::Icon(_) | Bit::Sign(..) | Bit::Back(_) | Bit::Picture(_) => 13.0,
        Bit::Badge(_) => 14.0,
    }
}

fn chips(scene: &Scene, preview: &Preview) -> Vec<Chip> {
    let (ink, muted, bad) = (light("ink"), light("muted"), light("bad"));
    let certain = &preview.certain;
    let mut chips = Vec::new();
    if let Some(reach) = &preview.reach {
        if !preview.idle && reach.demands {
            chips.extend(seats("!", reach.demanded, bad));
        }
        if !preview.idle && reach.shares {
            chips.extend(seats("+", reach.sharing, ink));
        }
        let mut bits = vec![Bit::Icon(reach.icon)];
        let mine = reach.counts.get(scene.view.seat.index());
        bits.extend(mine.map(|mine| Bit::Words(mine.to_string())));
        chips.push(Chip(bits, ink));
    }
    if preview.idle {
        let words = Bit::Words(scene.text.label(Label::NoEffect));
        chips.push(Chip(vec![words], muted));
        return chips;
    }
    if preview.choice != Choice::Draw {
        let draws = certain.draws.iter();
        chips.extend(draws.map(|&age| Chip(vec![Bit::Back(age)], ink)));
    }
    let mut changes = certain.changes.iter();
    if let Some(mine) = changes.find(|change| change.seat == scene.view.seat) {
        chips.extend(icon_changes(scene, mine.icons));
    }
    for change in &certain.changes {
        chips.extend(gain(scene, change.seat, change.points, true));
    }
    for &(seat, achievement) in &certain.claims {
        let mut bits: Vec<Bit> = others(scene, seat).collect();
        bits.push(Bit::Sign("star", light("star")));
        bits.push(match achievement {
            Achievement::Age(age) => Bit::Words(age.to_string()),
            Achievement::Special(special) => Bit::Picture(special_id(special)),
        });
        chips.push(Chip(bits, ink));
    }
    if let Some(outlook) = &preview.outlook {
        usual(scene, preview, outlook, &mut chips);
    }
    if certain.over.is_some() {
        chips.push(Chip(vec![Bit::Words("⚑".to_owned())], ink));
    }
    chips
}

/// Players whom an option concerns.
fn seats(sign: &str, seats: SeatSet, color: &'static str) -> Option<Chip> {
    let words = Bit::Words(sign.to_owned());
    let badges = seats.into_iter().map(Bit::Badge);
    (!seats.is_empty()).then(|| Chip([words].into_iter().chain(badges).collect(), color))
}

/// The mark of a player. The viewer needs none.
fn others(scene: &Scene, seat: Seat) -> impl Iterator<Item = Bit> {
    (seat != scene.view.seat)
        .then_some(Bit::Badge(seat))
        .into_iter()
}

/// How the viewer's icons would change.
fn icon_changes(scene: &Scene, after: [Interval; 6]) -> Vec<Chip> {
    let Some(before) = scene.view.player(scene.view.seat).map(|me| me.icons) else {
        return Vec::new();
    };
    let chips = Icon::ALL
        .into_iter()
        .zip(after)
        .filter_map(|(icon, after)| {
            let change = after.low - i16::from(before.of(icon));
            let certain = after.low == after.high && change != 0;
            let color = light(if change < 0 { "bad" } else { "ink" });
            let bits = vec![Bit::Icon(icon), Bit::Words(signed(change))];
            certain.then_some(Chip(bits, color))
        });
    chips.collect()
}

/// Points that a player would gain or lose.
fn gain(scene: &Scene, seat: Seat, points: Interval, certain: bool) -> Option<Chip> {
    if points.is_zero() {
        return None;
    }
    let usually = if certain { "" } else { "~" };
    let range = match points.high == points.low {
        true => String::new(),
        false => format!("…{}", signed(points.high)),
    };
    let words = format!("{usually}{}{range}", signed(points.low));
    let sign = Bit::Sign("points", light("muted"));
    let bits = others(scene, seat).chain([sign, Bit::Words(words)]);
    let color = light(if points.high < 0 { "bad" } else { "ink" });
    Some(Chip(bits.collect(), color))
}

/// What happens in most cases, where it is not certain anyway.
fn usual(scene: &Scene, preview: &Preview, outlook: &Outlook, chips: &mut Vec<Chip>) {
    let certain = |seat: Seat| preview.certain.change(seat).map(|change| change.points);
    for usual in &outlook.tendencies {
        if !usual.points.has(0) && certain(usual.seat) != Some(usual.points) {
            chips.extend(gain(scene, usual.seat, usual.points, false));
        }
    }
    if outlook.usually_ends() {
        chips.push(Chip(vec![Bit::Words("⚑".to_owned())], light("ink")));
    }
}
