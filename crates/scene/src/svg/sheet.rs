//! What a picture is drawn with: shapes, words, sentences.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use innovation_engine::{Color, Icon};
use innovation_text::{Line, Mark};

use super::letters::Letters;
use crate::art::{light, symbol};

/// Writing to a string cannot fail.
macro_rules! put {
    ($out:expr, $($words:tt)*) => {
        let _never_fails = write!($out, $($words)*);
    };
}
pub(super) use put;

/// A rectangle of the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Area {
    pub fn new(x: f32, y: f32, w: f32, h: f32) -> Area {
        Area { x, y, w, h }
    }

    /// What is inside of a border that is so wide above and below, and on both sides.
    pub fn inside(self, above: f32, right: f32, below: f32, left: f32) -> Area {
        Area {
            x: self.x + left,
            y: self.y + above,
            w: (self.w - left - right).max(0.0),
            h: (self.h - above - below).max(0.0),
        }
    }

    /// So many equal parts side by side, with gaps between them.
    pub fn across(self, parts: usize, gap: f32) -> impl Iterator<Item = Area> {
        let each = (self.w - gap * (parts.max(1) - 1) as f32) / parts.max(1) as f32;
        (0..parts).map(move |part| Area {
            x: self.x + part as f32 * (each + gap),
            w: each,
            ..self
        })
    }
}

/// How a rectangle is painted.
#[derive(Clone, Copy, Default)]
pub(super) struct Paint<'a> {
    pub fill: Option<&'a str>,
    pub stroke: Option<&'a str>,
    pub wide: f32,
    pub round: f32,
    /// Further attributes.
    pub more: &'a str,
}

/// A number of a picture: tenths are enough.
pub(super) struct Px(pub f32);

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() / 10.0;
        // Not -0.
        write!(f, "{}", if tenths == 0.0 { 0.0 } else { tenths })
    }
}

/// A picture that is being drawn.
#[derive(Default)]
pub(super) struct Sheet {
    out: String,
    /// The shapes and pictures that are in it.
    symbols: BTreeSet<String>,
}

/// A part of a sentence that is drawn in one way.
#[derive(Clone, PartialEq)]
enum Bit {
    Words(String, Look),
    Icon(Icon),
}

/// How a word of a sentence differs from the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Bold,
    Color(Color),
    Card,
    Rule,
    Value,
}

/// How a sentence is drawn.
#[derive(Clone, Copy)]
pub(super) struct Sentence {
    pub letters: Letters,
    /// The size of its icons.
    pub icon: f32,
    /// Whether its colors are those of the cards.
    pub colored: bool,
    /// Whether cards are bold, as on buttons, and not underlined.
    pub button: bool,
    /// The icon before it.
    pub lead: Option<Icon>,
}

impl Sentence {
    pub fn new(letters: Letters) -> Sentence {
        Sentence {
            letters,
            icon: letters.size * 1.25,
            colored: true,
            button: false,
            lead: None,
        }
    }
}

impl Sheet {
    /// Finishes the picture.
    pub fn finish(self, width: f32, height: f32, title: &str) -> String {
        let (w, h) = (Px(width), Px(height));
        let sans = light("sans").replace('"', "'");
        let serif = light("serif").replace('"', "'");
        let mut all = String::with_capacity(self.out.len() + 20_000);
        put!(
            all,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" \
             font-family=\"{sans}\" role=\"img\"><title>{}</title>\
             <style>.innovation-serif{{font-family:{serif}}}</style><defs>",
            escaped(title)
        );
        for color in Color::ALL {
            all.push_str(&pattern(color));
        }
        put!(
            all,
            "<pattern id=\"innovation-back\" width=\"8.5\" height=\"8.5\" patternUnits=\"userSpaceOnUse\">\
             <rect width=\"8.5\" height=\"8.5\" fill=\"{}\"/>\
             <path d=\"M-1 1 1-1M-1 9.500 9.500-1M7.500 9.500 9.500 7.500\" stroke=\"{}\" stroke-width=\"3\"/></pattern>",
            light("surface"),
            light("sunken")
        );
        for id in &self.symbols {
            let shape = symbol(id).unwrap_or_default();
            let shape = shape.replacen("id=\"", "id=\"innovation-", 1);
            // A file of its own has no style sheet that colors the icons.
            let colored = Icon::ALL.into_iter().fold(shape, |shape, icon| {
                let class = format!("class=\"{}\"", icon.word());
                shape.replace(&class, &format!("fill=\"{}\"", light(icon.word())))
            });
            all.push_str(&colored);
        }
        all.push_str("</defs>");
        all.push_str(&self.out);
        all.push_str("</svg>");
        all
    }

    /// Adds what was drawn on another sheet.
    pub fn append(&mut self, other: Sheet) {
        self.out.push_str(&other.out);
        self.symbols.extend(other.symbols);
    }

    /// The same, in a place beyond which nothing is seen.
    pub fn clipped(&mut self, area: Area, other: Sheet) {
        put!(
            self.out,
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\">",
            Px(area.x),
            Px(area.y),
            Px(area.w),
            Px(area.h)
        );
        self.append(other);
        self.out.push_str("</svg>");
    }

    /// Adds elements as they are.
    pub fn raw(&mut self, elements: &str) {
        self.out.push_str(elements);
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, spot: Area, paint: Paint) {
        // A border is inside of its box.
        let half = if paint.stroke.is_some() {
            paint.wide / 2.0
        } else {
            0.0
        };
        let spot = spot.inside(half, half, half, half);
        put!(
            self.out,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"",
            Px(spot.x),
            Px(spot.y),
            Px(spot.w),
            Px(spot.h),
            paint.fill.unwrap_or("none")
        );
        if paint.round > half {
            put!(self.out, " rx=\"{}\"", Px(paint.round - half));
        }
        if let Some(stroke) = paint.stroke {
            put!(self.out, " stroke=\"{stroke}\"");
            if paint.wide != 1.0 {
                put!(self.out, " stroke-width=\"{}\"", Px(paint.wide));
            }
        }
        put!(self.out, "{}/>", paint.more);
    }

    fn symbol(&mut self, id: &str, x: f32, y: f32, size: f32, attributes: &str) {
        put!(
            self.out,
            "<use href=\"#innovation-{id}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{attributes}/>",
            Px(x),
            Px(y),
            Px(size),
            Px(size)
        );
        if !self.symbols.contains(id) {
            self.symbols.insert(id.to_owned());
        }
    }

    /// Draws an icon.
    pub fn icon(&mut self, icon: Icon, x: f32, y: f32, size: f32) {
        self.symbol(icon.word(), x, y, size, " fill=\"#fff\"");
    }

    /// Draws one of the four places of a card: an icon, or an empty hexagon.
    pub fn place(&mut self, icon: Option<Icon>, x: f32, y: f32, size: f32) {
        match icon {
            Some(icon) => self.icon(icon, x, y, size),
            None => {
                let ink = light("ink");
                let look =
                    format!(" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.5\" opacity=\".3\"");
                self.symbol("hexagon", x, y, size, &look);
            }
        }
    }

    /// Draws another sign in a color: star, points, cards.
    pub fn sign(&mut self, id: &str, x: f32, y: f32, size: f32, color: &str) {
        self.symbol(id, x, y, size, &format!(" fill=\"{color}\""));
    }

    /// Draws a picture, tinted, in lines of a color.
    pub fn picture(&mut self, id: &str, x: f32, y: f32, size: f32, tint: &str, ink: &str) {
        let look = format!(
            " color=\"{tint}\" fill=\"none\" fill-opacity=\".32\" stroke=\"{ink}\" stroke-width=\"1.6\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\""
        );
        self.symbol(id, x, y, size, &look);
    }

    /// Writes words in a line that begins at this height. `at` is the share of them that is left of `x`: 0 if they begin
    /// there, 1 if they end there.
    pub fn words(&mut self, x: f32, top: f32, at: f32, letters: Letters, words: &str) {
        self.open_text(x, letters.baseline(top), letters);
        if at == 0.5 {
            self.out.push_str(" text-anchor=\"middle\"");
        } else if at == 1.0 {
            self.out.push_str(" text-anchor=\"end\"");
        }
        put!(self.out, ">{}</text>", escaped(words));
    }

    /// The same, made narrower where they would be wider than this.
    pub fn fitting(&mut self, x: f32, top: f32, width: f32, letters: Letters, words: &str) {
        self.open_text(x, letters.baseline(top), letters);
        if letters.width(words) > width {
            put!(
                self.out,
                " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"",
                Px(width)
            );
        }
        put!(self.out, ">{}</text>", escaped(words));
    }

    fn open_text(&mut self, x: f32, y: f32, letters: Letters) {
        put!(
            self.out,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"",
            Px(x),
            Px(y),
            Px(letters.size),
            letters.color
        );
        if letters.weight != 400 {
            put!(self.out, " font-weight=\"{}\"", letters.weight);
        }
        if letters.serif {
            self.out.push_str(" class=\"innovation-serif\"");
        }
    }

    /// Writes a sentence in as many lines as it needs. Gives back how high they are.
    pub fn sentence(&mut self, x: f32, top: f32, width: f32, how: Sentence, line: &Line) -> f32 {
        let rows = wrapped(line, width, how);
        for (row, bits) in rows.iter().enumerate() {
            self.row(x, top + row as f32 * how.letters.line, how, bits);
        }
        rows.len() as f32 * how.letters.line
    }

    fn row(&mut self, mut x: f32, top: f32, how: Sentence, bits: &[Bit]) {
        let baseline = how.letters.baseline(top);
        let mut rest = bits;
        while let Some(first) = rest.first() {
            if let Bit::Icon(icon) = first {
                let below = 0.25 * how.letters.size;
                self.icon(*icon, x, baseline + below - how.icon, how.icon);
                x += how.icon;
                rest = &rest[1..];
                continue;
            }
            let until = rest.iter().position(|bit| matches!(bit, Bit::Icon(_)));
            let (words, after) = rest.split_at(until.unwrap_or(rest.len()));
            let width: f32 = words.iter().map(|bit| width_of(bit, how)).sum();
            self.open_text(x, baseline, how.letters);
            // What follows has to begin where the words end, whatever the letters of the reader are.
            if !after.is_empty() {
                put!(
                    self.out,
                    " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"",
                    Px(width)
                );
            }
            self.out.push_str(" xml:space=\"preserve\">");
            for bit in words {
                if let Bit::Words(words, look) = bit {
                    self.span(words, *look, how);
                }
            }
            self.out.push_str("</text>");
            x += width;
            rest = after;
        }
    }

    fn span(&mut self, words: &str, look: Look, how: Sentence) {
        let words = escaped(words);
        match look {
            Look::Color(color) if how.colored => {
                put!(
                    self.out,
                    "<tspan fill=\"{}\" font-weight=\"600\">{words}</tspan>",
                    light(color.word())
                );
            }
            Look::Bold => {
                put!(self.out, "<tspan font-weight=\"700\">{words}</tspan>");
            }
            Look::Card => {
                put!(
                    self.out,
                    "<tspan style=\"text-decoration:underline {} 1px\">{words}</tspan>",
                    light("strong-rule")
                );
            }
            Look::Rule => {
                put!(
                    self.out,
                    "<tspan style=\"text-decoration:underline dotted 1px\">{words}</tspan>"
                );
            }
            Look::Value if how.button => {
                put!(
                    self.out,
                    "<tspan class=\"innovation-serif\" fill=\"{}\">{words}</tspan>",
                    light("muted")
                );
            }
            Look::Plain | Look::Value | Look::Color(_) => self.out.push_str(&words),
        }
    }
}

/// How high a sentence is, and how wide its widest line.
pub(super) fn measure(width: f32, how: Sentence, line: &Line) -> (f32, f32) {
    let rows = wrapped(line, width, how);
    let widths = rows
        .iter()
        .map(|row| row.iter().map(|bit| width_of(bit, how)).sum::<f32>());
    (
        rows.len() as f32 * how.letters.line,
        widths.fold(0.0, f32::max),
    )
}

fn width_of(bit: &Bit, how: Sentence) -> f32 {
    match bit {
        Bit::Icon(_) => how.icon,
        Bit::Words(words, Look::Bold) => how.letters.bold().width(words),
        Bit::Words(words, Look::Color(_)) if how.colored => how.letters.bold().width(words),
        Bit::Words(words, _) => how.letters.width(words),
    }
}

/// The lines of a sentence. A word is never broken.
fn wrapped(line: &Line, width: f32, how: Sentence) -> Vec<Vec<Bit>> {
    let mut rows: Vec<Vec<Bit>> = vec![Vec::new()];
    let mut filled = 0.0;
    let space = how.letters.width(" ");
    for word in words_of(line, how) {
        let wide: f32 = word.iter().map(|bit| width_of(bit, how)).sum();
        let row = match rows.last_mut() {
            Some(row) if row.is_empty() => row,
            Some(row) if filled + space + wide <= width => {
                push(row, Bit::Words(" ".to_owned(), Look::Plain));
                filled += space;
                row
            }
            _ => {
                filled = 0.0;
                rows.push(Vec::new());
                let last = rows.len() - 1;
                &mut rows[last]
            }
        };
        filled += wide;
        word.into_iter().for_each(|bit| push(row, bit));
    }
    rows
}

/// Adds a part to a row: to the last one, if it looks the same.
fn push(row: &mut Vec<Bit>, bit: Bit) {
    match (row.last_mut(), bit) {
        (Some(Bit::Words(words, look)), Bit::Words(more, other)) if *look == other => {
            words.push_str(&more);
        }
        (_, bit) => row.push(bit),
    }
}

/// The words of a sentence, each with what belongs to it.
fn words_of(line: &Line, how: Sentence) -> Vec<Vec<Bit>> {
    let mut words: Vec<Vec<Bit>> = Vec::new();
    let mut open = false;
    words.extend(how.lead.map(|icon| vec![Bit::Icon(icon)]));
    for span in line.spans() {
        let look = match span.mark {
            Mark::Icon(icon) => {
                add(&mut words, &mut open, Bit::Icon(icon));
                continue;
            }
            Mark::Plain => Look::Plain,
            Mark::Value(_) => Look::Value,
            Mark::Color(color) => Look::Color(color),
            Mark::Card(_) if !how.button => Look::Card,
            Mark::Card(_) | Mark::Special(_) | Mark::Player(_) => Look::Bold,
            Mark::Rule(_) => Look::Rule,
        };
        for (place, part) in span.text.split([' ', '\n']).enumerate() {
            if place > 0 {
                open = false;
            }
            if !part.is_empty() {
                add(&mut words, &mut open, Bit::Words(part.to_owned(), look));
            }
        }
    }
    words
}

/// Adds a part to the word that is open, or begins one.
fn add(words: &mut Vec<Vec<Bit>>, open: &mut bool, bit: Bit) {
    match words.last_mut() {
        Some(word) if *open => word.push(bit),
        _ => words.push(vec![bit]),
    }
    *open = true;
}

/// The pattern of a color, by which it is known without it.
fn pattern(color: Color) -> String {
    let hue = light(color.word());
    let (w, h, shape) = match color {
        Color::Red => (
            8.5,
            8.5,
            format!(
                "<path d=\"M-2 2 2-2M-2 10.500 10.500-2M6.500 10.500 10.500 6.500\" stroke=\"{hue}\" stroke-width=\"3\"/>"
            ),
        ),
        Color::Yellow => (
            6.0,
            6.0,
            format!("<circle cx=\"3\" cy=\"3\" r=\"2.1\" fill=\"{hue}\"/>"),
        ),
        Color::Green => (
            6.0,
            6.0,
            format!("<rect width=\"6\" height=\"6\" fill=\"{hue}\"/>"),
        ),
        Color::Blue => (
            5.0,
            5.0,
            format!("<rect width=\"2\" height=\"5\" fill=\"{hue}\"/>"),
        ),
        Color::Purple => (
            4.0,
            4.0,
            format!("<rect y=\"2\" width=\"4\" height=\"2\" fill=\"{hue}\"/>"),
        ),
    };
    format!(
        "<pattern id=\"innovation-{0}\" width=\"{w}\" height=\"{h}\" patternUnits=\"userSpaceOnUse\">{shape}</pattern>\
         <linearGradient id=\"innovation-{0}-strip\"><stop stop-color=\"{1}\"/><stop offset=\"1\" stop-color=\"{2}\"/></linearGradient>\
         <linearGradient id=\"innovation-{0}-left\"><stop stop-color=\"{2}\"/><stop offset=\"1\" stop-color=\"{1}\"/></linearGradient>\
         <linearGradient id=\"innovation-{0}-fade\" x2=\"0\" y2=\"1\"><stop stop-color=\"{1}\" stop-opacity=\"0\"/>\
         <stop offset=\"1\" stop-color=\"{1}\"/></linearGradient>",
        color.word(),
        light(&format!("{}-tint", color.word())),
        mixed(light(&format!("{}-tint", color.word())), hue),
    )
}

/// A tint with some of its hue.
fn mixed(tint: &str, hue: &str) -> String {
    let part = |color: &str, at: usize| {
        let digits = color.get(1 + 2 * at..3 + 2 * at).unwrap_or("00");
        f32::from(u8::from_str_radix(digits, 16).unwrap_or(0))
    };
    let mix = |at: usize| (part(tint, at) * 0.82 + part(hue, at) * 0.18).round() as u8;
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}

/// Words as an XML file may hold them.
pub(super) fn escaped(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}
