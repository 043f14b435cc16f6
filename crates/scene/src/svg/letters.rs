//! How wide words are. A picture cannot ask the program that shows it, so these are the widths of DejaVu Sans, which is
//! wider than most.

/// How words are set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Letters {
    /// The height of a letter.
    pub size: f32,
    /// The height of a line.
    pub line: f32,
    /// The number by which style sheets know how bold it is.
    pub weight: u16,
    /// Whether the letters have serifs.
    pub serif: bool,
    /// The color.
    pub color: &'static str,
}

impl Letters {
    /// Plain letters.
    pub fn sans(size: f32, line: f32, color: &'static str) -> Letters {
        Letters {
            size,
            line,
            weight: 400,
            serif: false,
            color,
        }
    }

    /// Letters with serifs.
    pub fn serif(size: f32, line: f32, color: &'static str) -> Letters {
        Letters {
            serif: true,
            ..Letters::sans(size, line, color).bold()
        }
    }

    /// The same, bold.
    pub fn bold(self) -> Letters {
        Letters {
            weight: 700,
            ..self
        }
    }

    /// The width of words.
    pub fn width(self, words: &str) -> f32 {
        let factor = match (self.weight > 550, self.serif) {
            (false, false) => 1.0,
            (false, true) => 1.01,
            (true, _) => 1.12,
        };
        words.chars().map(advance).sum::<f32>() * self.size * factor
    }

    /// The baseline of a line whose top is at this height.
    pub fn baseline(self, top: f32) -> f32 {
        top + self.line / 2.0 + 0.346 * self.size
    }
}

/// The width of a letter of size 1.
fn advance(letter: char) -> f32 {
    match letter {
        '\'' | 'I' | 'J' | 'i' | 'j' | 'l' | 'Ì' | 'Í' | 'Î' | 'Ï' | 'ì' | 'í' | 'î' | 'ï' => {
            0.29
        }
        ' ' | '\u{a0}' | ',' | '.' | '/' | ':' | ';' | '|' | '·' | '’' => 0.32,
        '(' | ')' | '-' | '[' | ']' | 'f' | 't' | '!' | 'r' => 0.4,
        '"' | '*' | '_' | '°' | '–' | '?' | 'c' | 's' | 'z' | 'ç' | 'г' | 'з' | 'с' | 'э' | '“'
        | '”' => 0.53,
        'F' | 'L' | 'k' | 'v' | 'x' | 'y' | 'ý' | 'ÿ' | 'в' | 'т' | 'у' | 'х' | 'ч' | 'ь' => {
            0.58
        }
        'A' | 'B' | 'C' | 'K' | 'R' | 'V' | 'X' | 'Z' | 'À' | 'Á' | 'Â' | 'Ã' | 'Ä' | 'Ç' | 'А'
        | 'Б' | 'В' | 'С' | 'Х' | 'Ч' | 'Ь' | 'Э' | 'Я' | 'д' | 'н' | 'п' | 'ц' => 0.68,
        'N' | 'U' | 'Ñ' | 'Ù' | 'Ú' | 'Û' | 'Ü' | 'И' | 'Й' | 'К' | 'ъ' => 0.74,
        '&' | 'D' | 'G' | 'H' | 'O' | 'Q' | 'Ò' | 'Ó' | 'Ô' | 'Õ' | 'Ö' | 'Д' | 'Л' | 'Н' | 'О'
        | 'П' | 'Ц' | 'м' | 'ы' => 0.78,
        'w' | '+' | '=' | '−' | '→' | '←' | '↑' | 'Ъ' | 'ю' => 0.83,
        'M' | 'М' | 'Ф' | 'Ы' | 'ф' | 'ж' | 'ш' | 'щ' => 0.9,
        'W' | 'm' | '%' | '@' | '—' | '…' | 'æ' => 0.98,
        'Ж' | 'Ш' | 'Щ' | 'Ю' => 1.08,
        _ => 0.62,
    }
}
