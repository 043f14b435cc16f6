//! The colors of the sheet can be told apart by people who see little: WCAG 2.2, level AA.

use std::collections::HashMap;

const SHEET: &str = include_str!("../../scene/assets/colors.css");

/// The colors of the light page, and of the dark one.
fn schemes() -> [HashMap<&'static str, [f64; 3]>; 2] {
    let (light, dark) = SHEET
        .split_once("@media (prefers-color-scheme: dark)")
        .expect("a dark scheme");
    let light = colors(light);
    let mut both = light.clone();
    both.extend(colors(dark));
    [light, both]
}

fn colors(part: &'static str) -> HashMap<&'static str, [f64; 3]> {
    let lines = part.lines().map(str::trim);
    let colors = lines.filter_map(|line| {
        let (name, value) = line.strip_prefix("--")?.split_once(": #")?;
        let number = u32::from_str_radix(value.strip_suffix(';')?, 16).ok()?;
        Some((
            name,
            [16, 8, 0].map(|shift| f64::from(number >> shift & 255) / 255.0),
        ))
    });
    colors.collect()
}

/// As WCAG defines it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let linear = |part: f64| {
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    let luminance = |color: [f64; 3]| {
        let [red, green, blue] = color.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn words_stand_out_from_what_is_behind_them() {
    for (scheme, colors) in ["light", "dark"].into_iter().zip(schemes()) {
        let check = |word: &str, behind: &str, least: f64| {
            let contrast = contrast(colors[word], colors[behind]);
            assert!(
                contrast >= least,
                "{scheme}: {word} on {behind} is {contrast:.2}"
            );
        };
        for behind in ["paper", "surface", "sunken"] {
            check("ink", behind, 4.5);
            check("muted", behind, 4.5);
        }
        check("on-ink", "ink", 4.5);
        check("bad", "surface", 4.5);
        check("strong-rule", "surface", 3.0);
        for color in ["red", "yellow", "green", "blue", "purple"] {
            let tint = format!("{color}-tint");
            check("ink", &tint, 4.5);
            check(color, &tint, 4.5);
            check(color, "surface", 4.5);
        }
    }
}

/// The shapes of icons are white on their color.
#[test]
fn icons_stand_out_from_their_color() {
    let [light, _] = schemes();
    for icon in ["castle", "crown", "leaf", "lightbulb", "factory", "clock"] {
        let contrast = contrast([1.0; 3], light[icon]);
        assert!(contrast >= 3.0, "{icon} is {contrast:.2}");
    }
}
