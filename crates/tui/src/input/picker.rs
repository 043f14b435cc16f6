use std::fmt;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use innovation_text::{TerminalText, Text, find_option};

/// The choice of one of several options: by arrows, numbers or letters.
#[derive(Clone, Default, Debug)]
pub struct Picker {
    /// The option that Enter takes.
    pub highlighted: usize,
    /// What has been typed to find an option.
    pub typed: String,
}

/// What comes of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The key does nothing here.
    Nothing,
    /// Another option may be highlighted.
    Moved,
    /// The highlighted option is taken.
    Taken(usize),
    /// What was typed fits no option, and is forgotten.
    Wrong(String),
}

impl Picker {
    /// With an option highlighted.
    pub fn new(highlighted: usize) -> Picker {
        Picker {
            highlighted,
            typed: String::new(),
        }
    }

    /// Takes a key, among options with these labels.
    pub fn key<L: fmt::Display>(&mut self, key: &KeyEvent, options: &[L], text: &Text) -> Picked {
        let last = options.len().saturating_sub(1);
        let moved = match key.code {
            KeyCode::Enter => return Picked::Taken(self.highlighted),
            KeyCode::Up => self.highlighted.checked_sub(1).unwrap_or(last),
            KeyCode::Down if self.highlighted == last => 0,
            KeyCode::Down => self.highlighted + 1,
            KeyCode::PageUp => self.highlighted.saturating_sub(5),
            KeyCode::PageDown => (self.highlighted + 5).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Esc => self.highlighted,
            KeyCode::Backspace => {
                let mut typed = self.typed.clone();
                typed.pop();
                return self.type_in(typed, options, text);
            }
            KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                let typed = format!("{}{letter}", self.typed);
                return self.type_in(typed, options, text);
            }
            _ => return Picked::Nothing,
        };
        self.typed.clear();
        self.highlighted = moved;
        Picked::Moved
    }

    /// Highlights the first option that fits what has been typed. If nothing fits, only the last letter is kept, so
    /// that another number can be typed at once.
    fn type_in<L: fmt::Display>(&mut self, typed: String, options: &[L], text: &Text) -> Picked {
        if typed.trim().is_empty() {
            self.typed.clear();
            return Picked::Moved;
        }
        let anew: String = typed.chars().last().into_iter().collect();
        for typed in [&typed, &anew] {
            let place = match Meant::by(typed, options) {
                Meant::One(place) => place,
                Meant::Several(places) => places[0],
                Meant::NoNumber | Meant::Nothing => continue,
            };
            self.highlighted = place;
            self.typed = typed.clone();
            return Picked::Moved;
        }
        self.typed.clear();
        Picked::Wrong(Meant::by(&typed, options).complaint(&typed, options, text))
    }
}

/// Which option is meant by what was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// This one.
    One(usize),
    /// One of these, of which there are at least two.
    Several(Vec<usize>),
    /// A number that no option has.
    NoNumber,
    /// None.
    Nothing,
}

impl Meant {
    /// Which option is meant: by its number from 1, its label, or first letters.
    pub fn by<L: fmt::Display>(typed: &str, options: &[L]) -> Meant {
        let typed = typed.trim();
        if !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = typed.parse::<usize>().ok();
            let place = number.and_then(|number| number.checked_sub(1));
            return match place.filter(|&place| place < options.len()) {
                Some(place) => Meant::One(place),
                None => Meant::NoNumber,
            };
        }
        match find_option(typed, options)[..] {
            [] => Meant::Nothing,
            [one] => Meant::One(one),
            ref several => Meant::Several(several.to_vec()),
        }
    }

    /// What is wrong with the typed text; empty if it means one option.
    pub fn complaint<L: fmt::Display>(&self, typed: &str, options: &[L], text: &Text) -> String {
        let typed = typed.trim();
        match self {
            Meant::One(_) => String::new(),
            Meant::Several(places) => {
                let labels = places.iter().filter_map(|&place| options.get(place));
                let labels: Vec<String> = labels.map(ToString::to_string).collect();
                text.terminal(&TerminalText::Several(typed, &labels))
            }
            Meant::NoNumber => text.terminal(&TerminalText::NoNumber(typed, options.len())),
            Meant::Nothing => text.terminal(&TerminalText::NoOption(typed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: [&str; 4] = [
        "Draw a 1",
        "Meld Éole",
        "Meld The Wheel",
        "Dogma: The Wheel",
    ];

    #[test]
    fn what_fits_nothing_begins_anew() {
        let text = Text::of(innovation_engine::Language::En);
        let mut picker = Picker::new(0);
        let mut press = |letter| picker.key(&KeyEvent::from(KeyCode::Char(letter)), &OPTIONS, text);
        assert_eq!(press('1'), Picked::Moved);
        assert_eq!(press('3'), Picked::Moved, "not 13, so it is 3");
        assert!(matches!(press('9'), Picked::Wrong(_)));
        assert_eq!(picker.highlighted, 2);
        assert_eq!(picker.typed, "");
    }

    #[test]
    fn options_are_meant_by_number_label_and_letters() {
        let meant = |typed: &str| Meant::by(typed, &OPTIONS);
        assert_eq!(meant("3"), Meant::One(2));
        assert_eq!(meant(" 1 "), Meant::One(0));
        assert_eq!(meant("dr"), Meant::One(0));
        assert_eq!(meant("eole"), Meant::One(1));
        assert_eq!(meant("MELD THE WHEEL"), Meant::One(2));
        assert_eq!(meant("the w"), Meant::Several(vec![2, 3]));
        assert_eq!(meant("wheel"), Meant::Several(vec![2, 3]));
        assert_eq!(meant("me"), Meant::Several(vec![1, 2]));
        for number in ["0", "5", "99999999999999999999"] {
            assert_eq!(meant(number), Meant::NoNumber);
        }
        assert_eq!(meant("heel"), Meant::Nothing);
        assert_eq!(meant("!"), Meant::Nothing);
    }
}
