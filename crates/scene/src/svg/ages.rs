//! The ages in one track, and the special achievements.

use innovation_engine::{Achievement, Age, Choice, Seat, Special, Tally};

use super::letters::Letters;
use super::sheet::{Area, Paint, Sheet};
use super::side::{badge, is_option, ring};
use crate::Scene;
use crate::art::{light, special_id};

/// How high the track is.
pub(super) const HEIGHT: f32 = 44.0;

/// Draws the track.
pub(super) fn draw(sheet: &mut Sheet, scene: &Scene, area: Area) {
    let wide = (area.w - 8.0) * 2.1 / 3.1;
    let track = Area { w: wide, ..area }.across(Age::ALL.len(), 4.0);
    for ((age, pile), area) in Age::ALL.into_iter().zip(&scene.view.supply).zip(track) {
        of_age(sheet, scene, area, age, pile.len());
    }
    let specials = area.inside(0.0, 0.0, 0.0, wide + 8.0);
    let specials = specials.across(Special::ALL.len(), 4.0);
    for (special, area) in Special::ALL.into_iter().zip(specials) {
        of_special(sheet, scene, area, special);
    }
}

fn cell(fill: &'static str) -> Paint<'static> {
    Paint {
        fill: Some(fill),
        stroke: Some(light("rule")),
        wide: 1.0,
        round: 7.0,
        more: "",
    }
}

fn of_age(sheet: &mut Sheet, scene: &Scene, area: Area, age: Age, left: usize) {
    let (ink, muted) = (light("ink"), light("muted"));
    sheet.rect(area, cell(light("surface")));
    let upper = Area { h: 23.0, ..area }.inside(1.0, 1.0, 0.0, 1.0);
    let number = age.to_string();
    let bold = Letters {
        weight: if left == 0 { 400 } else { 700 },
        ..Letters::serif(15.0, 22.0, if left == 0 { muted } else { ink })
    };
    let small = Letters {
        weight: 600,
        ..Letters::sans(11.0, 13.0, muted)
    };
    if left > 0 {
        let paint = Paint {
            fill: Some("url(#innovation-back)"),
            round: 6.0,
            ..Paint::default()
        };
        sheet.rect(upper, paint);
    }
    let count = left.to_string();
    let box_wide = small.width(&count) + 6.0;
    let wide = bold.width(&number) + 5.0 + box_wide;
    let x = area.x + (area.w - wide) / 2.0;
    sheet.words(x, upper.y, 0.0, bold, &number);
    let place = Area::new(x + wide - box_wide, upper.y + 4.5, box_wide, 13.2);
    let paint = Paint {
        fill: Some(light("surface")),
        round: 3.0,
        ..Paint::default()
    };
    sheet.rect(place, paint);
    sheet.words(place.x + 3.0, place.y, 0.0, small, &count);
    let draws = || scene.view.age_of_draw_action(scene.view.seat) == Some(age);
    if is_option(scene, Choice::Draw) && draws() {
        sheet.rect(upper.inside(-2.0, -2.0, -2.0, -2.0), ring());
    }
    // Age 10 has no achievement.
    if age.number() < 10 {
        goal(sheet, scene, area.inside(23.0, 1.0, 1.0, 1.0), age);
    }
}

fn goal(sheet: &mut Sheet, scene: &Scene, area: Area, age: Age) {
    let (middle, fill) = (area.x + area.w / 2.0, |fill| Paint {
        fill: Some(fill),
        round: 6.0,
        ..Paint::default()
    });
    let letters = Letters {
        weight: 600,
        ..Letters::sans(11.0, area.h, light("muted"))
    };
    if let Some(owner) = scene.owner(Achievement::Age(age)) {
        sheet.rect(area, fill(light("sunken")));
        taken(sheet, scene, owner, middle, area.y + (area.h - 16.0) / 2.0);
        return;
    }
    let points = age.points_to_achieve();
    let Some(me) = scene.me() else {
        sheet.words(middle, area.y, 0.5, letters, &points.to_string());
        return;
    };
    let missing = me.missing(age);
    if scene.text.missing(missing, age).is_none() {
        sheet.rect(area, fill(light("glow")));
        let letters = Letters {
            size: 13.0,
            color: light("ink"),
            ..letters
        };
        sheet.words(middle, area.y, 0.5, letters, "✓");
        if is_option(scene, Choice::Achieve(age)) {
            sheet.rect(area.inside(-2.0, -2.0, -2.0, -2.0), ring());
        }
        return;
    }
    let gauge = format!("{}/{points}", me.points.min(points));
    if !missing.top_card {
        sheet.words(middle, area.y, 0.5, letters, &gauge);
        return;
    }
    let top = format!("▲{age}");
    let wide = letters.width(&gauge) + 3.0 + letters.width(&top);
    let x = middle - wide / 2.0;
    sheet.words(x, area.y, 0.0, letters, &gauge);
    let letters = Letters {
        color: light("bad"),
        ..letters
    };
    sheet.words(x + wide, area.y, 1.0, letters, &top);
}

fn of_special(sheet: &mut Sheet, scene: &Scene, area: Area, special: Special) {
    let owner = scene.owner(Achievement::Special(special));
    let fill = match owner {
        Some(_) => light("sunken"),
        None => light("surface"),
    };
    sheet.rect(area, cell(fill));
    let middle = area.x + area.w / 2.0;
    sheet.raw(&format!(
        "<g{}><title>{}</title>",
        if owner.is_some() {
            " opacity=\".5\""
        } else {
            ""
        },
        super::sheet::escaped(scene.text.special(special))
    ));
    let (id, glow) = (special_id(special), light("glow"));
    sheet.picture(&id, middle - 10.0, area.y + 2.0, 20.0, glow, light("ink"));
    sheet.raw("</g>");
    let tally = scene
        .me()
        .map(|me| me.tally(special, scene.settings().edition));
    match (owner, tally) {
        (Some(owner), _) => taken(sheet, scene, owner, middle, area.y + 25.0),
        (None, Some(Tally { count, needed })) => {
            let letters = Letters {
                weight: 600,
                ..Letters::sans(11.0, 20.0, light("muted"))
            };
            let words = format!("{}/{needed}", count.min(needed));
            sheet.words(middle, area.y + 23.0, 0.5, letters, &words);
        }
        (None, None) => {}
    }
}

/// Whose an achievement is.
fn taken(sheet: &mut Sheet, scene: &Scene, owner: Seat, middle: f32, y: f32) {
    badge(sheet, scene, owner, middle - 8.0, y, 16.0);
}
