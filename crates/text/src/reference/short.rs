use innovation_engine::{Edition, Special, Splay};

use crate::labels::learn::LearnLabel;
use crate::language::line::Line;
use crate::language::text::Text;
use crate::reference::rules::Section;

/// A part of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShortPart {
    /// Its heading.
    pub title: String,
    /// What it says.
    pub items: Vec<ShortItem>,
}

/// A sentence of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShortItem {
    /// What it explains.
    pub term: Option<String>,
    /// The sentence.
    pub line: Line,
    /// The section of the rules that says more.
    pub section: Option<Section>,
    /// The splay that it is about.
    pub splay: Option<Splay>,
}

/// The rules in short, as on the reference card of the printed game.
pub fn short_rules(text: &Text) -> Vec<ShortPart> {
    let part = |title: LearnLabel, items: Vec<ShortItem>| ShortPart {
        title: text.learn_label(title),
        items,
    };
    let plain = |label: LearnLabel| ShortItem {
        term: None,
        line: text.learn_line(label),
        section: None,
        splay: None,
    };
    let of_section = |section: Section, label: LearnLabel| ShortItem {
        term: Some(text.section_title(section)),
        section: Some(section),
        ..plain(label)
    };
    let splay = |splay: Splay, label: LearnLabel| ShortItem {
        splay: Some(splay),
        section: Some(Section::Splay),
        ..plain(label)
    };
    let special = |special: Special| {
        let [condition, _] = text.special_condition(special, Edition::Third);
        ShortItem {
            term: Some(text.special(special).to_string()),
            line: condition,
            section: Some(Section::of_special(special)),
            splay: None,
        }
    };
    let may = ShortItem {
        term: Some(text.lesson_title("may")),
        section: Some(Section::Effects),
        ..plain(LearnLabel::BoardMay)
    };
    use LearnLabel as Of;
    let actions = [
        (Section::Draw, Of::BoardDraw),
        (Section::Meld, Of::BoardMeld),
        (Section::Dogma, Of::BoardDogma),
        (Section::Achieve, Of::BoardAchieve),
    ];
    let dogma = [
        Of::BoardDogma1,
        Of::BoardDogma2,
        Of::BoardDogma3,
        Of::BoardDogma4,
        Of::BoardDogma5,
    ];
    let splays = [
        (Splay::Left, Of::BoardSplayLeft),
        (Splay::Right, Of::BoardSplayRight),
        (Splay::Up, Of::BoardSplayUp),
    ];
    let words = [
        (Section::Tuck, Of::BoardTuck),
        (Section::Score, Of::BoardScore),
        (Section::Return, Of::BoardReturn),
        (Section::Transfer, Of::BoardTransfer),
        (Section::Exchange, Of::BoardExchange),
    ];
    let ends = [
        Of::BoardEndAchievements,
        Of::BoardEndScore,
        Of::BoardEndDogma,
    ];
    let named = |list: &[(Section, LearnLabel)]| -> Vec<ShortItem> {
        list.iter()
            .map(|&(section, label)| of_section(section, label))
            .collect()
    };
    let mut all_words = named(&words);
    all_words.push(may);
    vec![
        part(Of::BoardTurn, named(&actions)),
        part(Of::BoardDogmaTitle, dogma.map(plain).into()),
        part(
            Of::BoardSplayTitle,
            splays.map(|(way, label)| splay(way, label)).into(),
        ),
        part(Of::BoardWordsTitle, all_words),
        part(Of::BoardSpecialTitle, Special::ALL.map(special).into()),
        part(Of::BoardEndTitle, ends.map(plain).into()),
    ]
}
