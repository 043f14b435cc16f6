//! Which keys there are, and what they are for.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use innovation_text::{Caption, LearnLabel, Text, Word};

/// A place in the program that has keys of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyContext {
    /// At the questions before a game.
    Setup,
    /// At a table.
    Table,
    /// Watching a game.
    Watch,
    /// In a lesson or a puzzle.
    Lesson,
}

impl KeyContext {
    /// The heading of its help.
    pub fn label(self) -> Caption {
        match self {
            KeyContext::Setup => Caption::AtSetUp,
            KeyContext::Table => Caption::AtTable,
            KeyContext::Watch => Caption::AtWatch,
            KeyContext::Lesson => Caption::AtLesson,
        }
    }
}

/// A key at the foot of the screen: how it is called, what it does, and the key.
pub struct KeyHint(pub &'static str, pub String, pub KeyCode);

impl KeyHint {
    fn new(key: &'static str, words: String, code: KeyCode) -> KeyHint {
        KeyHint(key, words, code)
    }

    /// Enter, with what it does here.
    pub fn enter(text: &Text, label: Caption) -> KeyHint {
        KeyHint::new("Enter", text.caption(label), KeyCode::Enter)
    }

    /// Takes an answer back.
    pub fn take_back(text: &Text) -> KeyHint {
        KeyHint::new("F8", text.caption(Caption::TakeBack), KeyCode::F(8))
    }

    /// Asks for a hint.
    pub fn hint(text: &Text) -> KeyHint {
        KeyHint::new("F6", text.caption(Caption::Hint), KeyCode::F(6))
    }

    /// What can be looked at from every table.
    pub fn pages(text: &Text) -> Vec<KeyHint> {
        vec![
            KeyHint::new("?", text.caption(Caption::Help), KeyCode::Char('?')),
            KeyHint::new("Tab", text.caption(Caption::Card), KeyCode::Tab),
            KeyHint::new("F10", text.caption(Caption::Leave), KeyCode::F(10)),
            KeyHint::new("F4", text.word(Word::Rules), KeyCode::F(4)),
            KeyHint::new("/", text.word(Word::Cards), KeyCode::Char('/')),
            KeyHint::new("F3", text.caption(Caption::Boards), KeyCode::F(3)),
            KeyHint::new("F5", text.word(Word::Log), KeyCode::F(5)),
            KeyHint::new("F7", text.learn_label(LearnLabel::Board), KeyCode::F(7)),
        ]
    }

    /// What can be looked at where there is no table.
    pub fn everywhere(text: &Text) -> Vec<KeyHint> {
        vec![
            KeyHint::new("?", text.caption(Caption::Help), KeyCode::Char('?')),
            KeyHint::new("F4", text.word(Word::Rules), KeyCode::F(4)),
            KeyHint::new("F7", text.learn_label(LearnLabel::Board), KeyCode::F(7)),
        ]
    }

    /// What the keys do on a page that is looked at.
    pub fn on_page(text: &Text, ascii: bool, turns: bool) -> Vec<KeyHint> {
        let mut hints = vec![KeyHint::new(
            "Esc",
            text.caption(Caption::Back),
            KeyCode::Esc,
        )];
        if turns {
            let arrows = if ascii { "<- ->" } else { "← →" };
            hints.push(KeyHint::new(
                arrows,
                text.caption(Caption::Next),
                KeyCode::Right,
            ));
        }
        hints
    }

    /// What the keys do while a game is watched.
    pub fn watching(text: &Text, ascii: bool) -> Vec<KeyHint> {
        let arrows = if ascii { "<- ->" } else { "← →" };
        let mut hints = vec![
            KeyHint::new(arrows, text.caption(Caption::Step), KeyCode::Right),
            KeyHint::new("e", text.caption(Caption::Eyes), KeyCode::Char('e')),
            KeyHint::new("p", text.caption(Caption::Play), KeyCode::Char('p')),
        ];
        hints.extend(KeyHint::pages(text));
        hints
    }

    /// What the keys do before a game.
    pub fn set_up(text: &Text) -> Vec<KeyHint> {
        vec![
            KeyHint::enter(text, Caption::Choose),
            KeyHint::new("Esc", text.caption(Caption::Back), KeyCode::Esc),
            KeyHint::new("?", text.caption(Caption::Help), KeyCode::Char('?')),
            KeyHint::new("F4", text.word(Word::Rules), KeyCode::F(4)),
            KeyHint::new("F10", text.caption(Caption::Leave), KeyCode::F(10)),
        ]
    }
}

/// How keys are called on the keyboards of a language.
pub fn called(text: &Text, keys: &str) -> String {
    let called = |key: &str| match key {
        "Enter" => text.caption(Caption::Enter),
        "Space" => text.caption(Caption::Space),
        key => key.to_string(),
    };
    let called: Vec<String> = keys.split(' ').map(called).collect();
    called.join(" ")
}

/// Whether a key leaves the program, from any place.
pub fn leaves(key: &KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    key.code == KeyCode::F(10) || (control && matches!(key.code, KeyCode::Char('c' | 'q')))
}

/// All keys of a place, and what each does.
pub fn help(place: KeyContext, ascii: bool) -> Vec<(&'static str, Caption)> {
    let across = if ascii { "<- ->" } else { "← →" };
    let along = if ascii { "Up Down" } else { "↑ ↓" };
    let mut keys = match place {
        KeyContext::Watch => vec![
            (across, Caption::KeyStep),
            ("Home End", Caption::KeyEnds),
            ("e", Caption::KeyEyes),
            ("p Space", Caption::KeyPlay),
            ("- +", Caption::KeyPace),
        ],
        KeyContext::Table | KeyContext::Setup | KeyContext::Lesson => vec![
            (along, Caption::KeyMove),
            ("1 2 3", Caption::KeyNumber),
            ("a b c", Caption::KeyLetters),
            ("Enter", Caption::KeyTake),
        ],
    };
    if place == KeyContext::Table {
        keys.extend([
            ("F6", Caption::KeyHint),
            ("F8", Caption::KeyTakeBack),
            ("F9", Caption::KeyCoach),
            ("- +", Caption::KeyBotPace),
        ]);
    }
    if place == KeyContext::Lesson {
        keys.extend([("F8", Caption::KeyAgain), ("F6", Caption::KeySolution)]);
    }
    if place != KeyContext::Setup {
        keys.extend([("Tab F2", Caption::KeyCard), ("F3", Caption::KeyBoards)]);
    }
    keys.push(("F4", Caption::KeyRules));
    keys.push(("F7", Caption::KeyShort));
    if place != KeyContext::Setup {
        keys.push(("F5", Caption::KeyLog));
    }
    keys.push(("/", Caption::KeyCards));
    keys.push(("PgUp PgDn", Caption::KeyScroll));
    keys.push(("Esc", Caption::KeyBack));
    keys.push(("F10 Ctrl-C", Caption::KeyLeave));
    keys
}
