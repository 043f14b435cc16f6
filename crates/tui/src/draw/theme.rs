use std::env;

use innovation_engine::{Color, Icon, Splay};
use ratatui_core::style::{Color as Paint, Modifier, Style};

/// How things look: in how many colors, and with which glyphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// How many colors the terminal has.
    pub palette: Palette,
    /// Whether to draw with ASCII characters only, for fonts that have no others.
    pub ascii: bool,
}

/// How many colors a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    /// No colors: letters, bold and reversed text take their place.
    None,
    /// The 16 that every terminal has, in the shades that its owner chose.
    Sixteen,
    /// 256.
    Indexed,
    /// All.
    True,
}

impl Palette {
    /// What the environment says: `NO_COLOR` (<https://no-color.org>), `COLORTERM`, `TERM`.
    pub fn of_environment() -> Palette {
        let variable = |name| env::var(name).unwrap_or_default();
        Palette::of(
            &variable("NO_COLOR"),
            &variable("COLORTERM"),
            &variable("TERM"),
        )
    }

    fn of(no_color: &str, color_term: &str, term: &str) -> Palette {
        if !no_color.is_empty() || term == "dumb" {
            Palette::None
        } else if matches!(color_term, "truecolor" | "24bit") || term.ends_with("-direct") {
            Palette::True
        } else if term.contains("256color") {
            Palette::Indexed
        } else {
            Palette::Sixteen
        }
    }
}

/// One shade in each palette that has colors: 16, 256, all.
struct Shade(Paint, u8, u32);

const RED: Shade = Shade(Paint::Red, 131, 0xb8_46_46);
const YELLOW: Shade = Shade(Paint::Yellow, 178, 0xd6_ac_3a);
const GREEN: Shade = Shade(Paint::Green, 71, 0x55_a0_5f);
const BLUE: Shade = Shade(Paint::Blue, 67, 0x4f_82_c0);
const PURPLE: Shade = Shade(Paint::Magenta, 134, 0xa4_6c_cc);
const GRAY: Shade = Shade(Paint::DarkGray, 244, 0x88_88_88);
const BAR: Shade = Shade(Paint::DarkGray, 237, 0x33_38_40);
const ACCENT: Shade = Shade(Paint::Cyan, 80, 0x5f_d0_d0);

impl Theme {
    /// As the environment says.
    pub fn of_environment(ascii: bool) -> Theme {
        let palette = Palette::of_environment();
        Theme { palette, ascii }
    }

    fn paint(self, Shade(sixteen, indexed, rgb): Shade) -> Option<Paint> {
        match self.palette {
            Palette::None => None,
            Palette::Sixteen => Some(sixteen),
            Palette::Indexed => Some(Paint::Indexed(indexed)),
            Palette::True => Some(Paint::from_u32(rgb)),
        }
    }

    fn front(self, shade: Shade) -> Style {
        self.paint(shade)
            .map_or_else(Style::new, |paint| Style::new().fg(paint))
    }

    fn shade(color: Color) -> Shade {
        match color {
            Color::Red => RED,
            Color::Yellow => YELLOW,
            Color::Green => GREEN,
            Color::Blue => BLUE,
            Color::Purple => PURPLE,
        }
    }

    /// Words about a color, or about a card of it.
    pub fn ink(self, color: Color) -> Style {
        self.front(Theme::shade(color)).add_modifier(Modifier::BOLD)
    }

    /// The name of a card in its place.
    pub fn chip(self, color: Color) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let Some(paint) = self.paint(Theme::shade(color)) else {
            return bold;
        };
        let front = match (self.palette, color) {
            (_, Color::Yellow) | (Palette::Sixteen, Color::Green) => Paint::Black,
            (Palette::Sixteen, _) => Paint::White,
            (Palette::Indexed, _) => Paint::Indexed(231),
            _ => Paint::from_u32(0xff_ff_ff),
        };
        bold.fg(front).bg(paint)
    }

    /// The name of a card that the highlighted option is about.
    pub fn chip_highlighted(self, color: Color) -> Style {
        self.ink(color)
            .add_modifier(Modifier::REVERSED | Modifier::UNDERLINED)
    }

    /// An icon.
    pub fn icon(self, icon: Icon) -> Style {
        let shade = match icon {
            Icon::Castle => Shade(Paint::Gray, 250, 0xc0_c0_c8),
            Icon::Crown => Shade(Paint::LightYellow, 221, 0xff_d7_5f),
            Icon::Leaf => Shade(Paint::LightGreen, 113, 0x87_d7_5f),
            Icon::Lightbulb => Shade(Paint::LightMagenta, 177, 0xd7_87_ff),
            Icon::Factory => Shade(Paint::LightRed, 209, 0xff_87_5f),
            Icon::Clock => Shade(Paint::LightBlue, 117, 0x87_d7_ff),
        };
        self.front(shade)
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        match self.palette {
            Palette::None => Style::new().add_modifier(Modifier::DIM),
            _ => self.front(GRAY),
        }
    }

    /// What matters.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What has to be done now.
    pub fn accent(self) -> Style {
        self.front(ACCENT).add_modifier(Modifier::BOLD)
    }

    /// The option that Enter takes.
    pub fn highlight(self) -> Style {
        self.accent().add_modifier(Modifier::REVERSED)
    }

    /// The line that begins a player's board.
    pub fn bar(self) -> Style {
        match self.paint(BAR) {
            Some(paint) => match self.palette {
                Palette::Sixteen => Style::new().fg(Paint::White).bg(paint),
                _ => Style::new().bg(paint),
            },
            None => Style::new().add_modifier(Modifier::UNDERLINED),
        }
    }

    /// A link to the rules.
    pub fn link(self) -> Style {
        Style::new().add_modifier(Modifier::UNDERLINED)
    }

    fn glyph(self, glyph: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { glyph }
    }

    /// The glyph of an icon, one column wide.
    pub fn icon_glyph(self, icon: Icon) -> &'static str {
        match icon {
            Icon::Castle => self.glyph("♜", "#"),
            Icon::Crown => self.glyph("♛", "$"),
            Icon::Leaf => self.glyph("♣", "%"),
            Icon::Lightbulb => self.glyph("☼", "*"),
            Icon::Factory => self.glyph("⚙", "&"),
            Icon::Clock => self.glyph("◷", "@"),
        }
    }

    /// Where a card has its picture in place of an icon.
    pub fn picture(self) -> &'static str {
        self.glyph("·", ".")
    }

    /// An arrow for the splay direction, or a sign for none.
    pub fn splay_glyph(self, splay: Option<Splay>) -> &'static str {
        match splay {
            None => self.glyph("×", "x"),
            Some(Splay::Left) => self.glyph("←", "<"),
            Some(Splay::Right) => self.glyph("→", ">"),
            Some(Splay::Up) => self.glyph("↑", "^"),
        }
    }

    /// Before what is chosen, or on turn.
    pub fn pointer(self) -> &'static str {
        self.glyph("▶", ">")
    }

    /// Before a number of achievements.
    pub fn star(self) -> &'static str {
        self.glyph("★", "+")
    }

    /// Where words are left out.
    pub fn ellipsis(self) -> &'static str {
        self.glyph("…", "~")
    }

    /// Between things on one line.
    pub fn dot(self) -> &'static str {
        self.glyph("·", "|")
    }

    /// A line from left to right.
    pub fn rule(self) -> &'static str {
        self.glyph("─", "-")
    }

    /// Where there is more above, and below.
    pub fn more(self) -> [&'static str; 2] {
        [self.glyph("▲", "^"), self.glyph("▼", "v")]
    }

    /// A sign that something goes on, turning with time.
    pub fn spinner(self, tick: usize) -> &'static str {
        const TURNING: [&str; 8] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"];
        const ASCII: [&str; 4] = ["|", "/", "-", "\\"];
        if self.ascii {
            ASCII[tick % ASCII.len()]
        } else {
            TURNING[tick % TURNING.len()]
        }
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn the_environment_decides_on_colors() {
        assert_eq!(Palette::of("1", "truecolor", "xterm"), Palette::None);
        assert_eq!(Palette::of("", "", "dumb"), Palette::None);
        assert_eq!(Palette::of("", "truecolor", "screen"), Palette::True);
        assert_eq!(Palette::of("", "", "screen-256color"), Palette::Indexed);
        assert_eq!(Palette::of("", "", "linux"), Palette::Sixteen);
    }

    #[test]
    fn glyphs_take_one_column_and_differ() {
        for ascii in [false, true] {
            let palette = Palette::None;
            let theme = Theme { palette, ascii };
            let mut icons = Icon::ALL.map(|icon| theme.icon_glyph(icon)).to_vec();
            assert!(icons.iter().all(|glyph| glyph.width() == 1));
            assert!(!ascii || icons.iter().all(|glyph| glyph.is_ascii()));
            icons.push(theme.picture());
            icons.sort_unstable();
            icons.dedup();
            assert_eq!(icons.len(), 7);
        }
    }

    #[test]
    fn without_colors_nothing_is_painted() {
        let theme = Theme {
            palette: Palette::None,
            ascii: false,
        };
        let mut styles = vec![
            theme.faint(),
            theme.strong(),
            theme.accent(),
            theme.highlight(),
            theme.bar(),
        ];
        styles.extend(Color::ALL.map(|color| theme.chip(color)));
        styles.extend(Color::ALL.map(|color| theme.ink(color)));
        styles.extend(Icon::ALL.map(|icon| theme.icon(icon)));
        assert!(
            styles
                .iter()
                .all(|style| style.fg.is_none() && style.bg.is_none())
        );
    }
}
