//! Which keys there are, and what they are for.

use innovation_text::{Label, Text, Word};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Where one is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At the questions before a game.
    SetUp,
    /// At a table.
    Table,
    /// Watching a game.
    Watch,
}

impl Place {
    /// What there is to say on it.
    pub fn label(self) -> Label {
        match self {
            Place::SetUp => Label::AtSetUp,
            Place::Table => Label::AtTable,
            Place::Watch => Label::AtWatch,
        }
    }
}

/// A key at the foot of the screen: how it is called, what it does, and the key.
pub struct Hint(pub &'static str, pub String, pub KeyCode);

impl Hint {
    fn new(key: &'static str, words: String, code: KeyCode) -> Hint {
        Hint(key, words, code)
    }

    /// Enter, with what it does here.
    pub fn enter(text: &Text, label: Label) -> Hint {
        Hint::new("Enter", text.label(label), KeyCode::Enter)
    }

    /// Takes an answer back.
    pub fn take_back(text: &Text) -> Hint {
        Hint::new("F8", text.label(Label::TakeBack), KeyCode::F(8))
    }

    /// What can be looked at from every table.
    pub fn pages(text: &Text) -> Vec<Hint> {
        vec![
            Hint::new("?", text.label(Label::Help), KeyCode::Char('?')),
            Hint::new("Tab", text.label(Label::Card), KeyCode::Tab),
            Hint::new("F10", text.label(Label::Leave), KeyCode::F(10)),
            Hint::new("F4", text.word(Word::Rules), KeyCode::F(4)),
            Hint::new("/", text.word(Word::Cards), KeyCode::Char('/')),
            Hint::new("F3", text.label(Label::Boards), KeyCode::F(3)),
            Hint::new("F5", text.word(Word::Log), KeyCode::F(5)),
        ]
    }

    /// What the keys do on a page that is looked at.
    pub fn on_page(text: &Text, ascii: bool, turns: bool) -> Vec<Hint> {
        let mut hints = vec![Hint::new("Esc", text.label(Label::Back), KeyCode::Esc)];
        if turns {
            let arrows = if ascii { "<- ->" } else { "← →" };
            hints.push(Hint::new(arrows, text.label(Label::Next), KeyCode::Right));
        }
        hints
    }

    /// What the keys do while a game is watched.
    pub fn watching(text: &Text, ascii: bool) -> Vec<Hint> {
        let arrows = if ascii { "<- ->" } else { "← →" };
        let mut hints = vec![
            Hint::new(arrows, text.label(Label::Step), KeyCode::Right),
            Hint::new("e", text.label(Label::Eyes), KeyCode::Char('e')),
            Hint::new("p", text.label(Label::Play), KeyCode::Char('p')),
        ];
        hints.extend(Hint::pages(text));
        hints
    }

    /// What the keys do before a game.
    pub fn set_up(text: &Text) -> Vec<Hint> {
        vec![
            Hint::enter(text, Label::Choose),
            Hint::new("Esc", text.label(Label::Back), KeyCode::Esc),
            Hint::new("?", text.label(Label::Help), KeyCode::Char('?')),
            Hint::new("F4", text.word(Word::Rules), KeyCode::F(4)),
            Hint::new("F10", text.label(Label::Leave), KeyCode::F(10)),
        ]
    }
}

/// Whether a key leaves the program, wherever one is.
pub fn leaves(key: &KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    key.code == KeyCode::F(10) || (control && matches!(key.code, KeyCode::Char('c' | 'q')))
}

/// All keys of a place, and what each does.
pub fn help(place: Place, ascii: bool) -> Vec<(&'static str, Label)> {
    let across = if ascii { "<- ->" } else { "← →" };
    let along = if ascii { "Up Down" } else { "↑ ↓" };
    let mut keys = match place {
        Place::Watch => vec![
            (across, Label::KeyStep),
            ("Home End", Label::KeyEnds),
            ("e", Label::KeyEyes),
            ("p Space", Label::KeyPlay),
            ("- +", Label::KeyPace),
        ],
        Place::Table | Place::SetUp => vec![
            (along, Label::KeyMove),
            ("1 2 3", Label::KeyNumber),
            ("a b c", Label::KeyLetters),
            ("Enter", Label::KeyTake),
        ],
    };
    if place == Place::Table {
        keys.push(("F8", Label::KeyTakeBack));
    }
    if place != Place::SetUp {
        keys.extend([("Tab F2", Label::KeyCard), ("F3", Label::KeyBoards)]);
    }
    keys.push(("F4", Label::KeyRules));
    if place != Place::SetUp {
        keys.push(("F5", Label::KeyLog));
    }
    keys.push(("/", Label::KeyCards));
    keys.push(("PgUp PgDn", Label::KeyScroll));
    keys.push(("Esc", Label::KeyBack));
    keys.push(("F10 Ctrl-C", Label::KeyLeave));
    keys
}
