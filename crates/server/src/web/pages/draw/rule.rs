//! Pictures of the rules: what a word means, drawn from small descriptions of cards and piles.

use innovation_engine::{Color, EffectKind, Icon, Special, Splay};
use innovation_text::{Section, Text, Word};
use maud::{Markup, html};

use super::{icon, picture};

/// The size of a card in a picture.
const WIDTH: i32 = 40;
const HEIGHT: i32 = 30;

/// How far the cards of a splayed pile are apart: so far that the icon places of the splay can be seen.
const APART: i32 = 13;

/// How far the cards of a pile that is not splayed are apart, and those side by side in a hand.
const EDGE: i32 = 3;
const BESIDE: i32 = 30;

/// The room around a picture, for the outline of a marked card.
const MARGIN: i32 = 2;

/// Where the four icons of a card are: top left, bottom left, bottom middle, bottom right.
const PLACES: [(i32, i32); 4] = [(3, 4), (3, 19), (16, 19), (29, 19)];

/// A card in a picture.
#[derive(Clone, Copy)]
struct Sketch {
    /// `None`: it is face down.
    color: Option<Color>,
    value: u8,
    /// What its icon places show, one of them the picture; `None`: they are not drawn.
    icons: Option<[Option<Icon>; 4]>,
    /// Whether it is the card that the picture is about.
    marked: bool,
}

impl Sketch {
    const fn face(color: Color, value: u8) -> Sketch {
        Sketch {
            color: Some(color),
            value,
            icons: None,
            marked: false,
        }
    }

    const fn back(value: u8) -> Sketch {
        Sketch {
            color: None,
            value,
            icons: None,
            marked: false,
        }
    }

    const fn marked(self) -> Sketch {
        Sketch {
            marked: true,
            ..self
        }
    }

    const fn with(self, icons: [Option<Icon>; 4]) -> Sketch {
        Sketch {
            icons: Some(icons),
            ..self
        }
    }
}

/// How cards lie.
#[derive(Clone, Copy)]
enum Lie {
    /// In a pile that is not splayed.
    Flat,
    Splayed(Splay),
    /// Side by side, as in a hand.
    Row,
}

impl Lie {
    /// How far each card is from the one before it.
    const fn step(self) -> (i32, i32) {
        match self {
            Lie::Flat => (0, -EDGE),
            Lie::Splayed(Splay::Left) => (-APART, 0),
            Lie::Splayed(Splay::Right) => (APART, 0),
            Lie::Splayed(Splay::Up) => (0, -APART),
            Lie::Row => (BESIDE, 0),
        }
    }
}

/// A part of a picture, with the words beneath it.
struct Part {
    drawn: Markup,
    words: String,
}

/// The picture of a section, if it has one. The section says the same in words.
pub fn of_section(section: Section, text: &Text) -> Option<Markup> {
    let parts = Painter { text }.parts(section);
    (!parts.is_empty()).then(|| {
        html! {
            span.rule-picture aria-hidden="true" {
                @for Part { drawn, words } in &parts {
                    @if words.is_empty() { span.between { (drawn) } }
                    @else { span.part { (drawn) span.words { (words) } } }
                }
            }
        }
    })
}

/// A pile with this splay.
pub fn splayed(splay: Splay) -> Markup {
    cards(&[iconed(splay); 3], Lie::Splayed(splay))
}

/// A card with different icons, and its picture in a place that this splay does not show.
fn iconed(splay: Splay) -> Sketch {
    let mut icons = [Icon::Castle, Icon::Leaf, Icon::Crown, Icon::Castle].map(Some);
    let picture = splay.shows().iter().position(|shown| !shown);
    icons[picture.unwrap_or(0)] = None;
    Sketch::face(Color::Blue, 1).with(icons)
}

/// Cards from the bottom up, or from left to right.
fn cards(cards: &[Sketch], lie: Lie) -> Markup {
    let (across, down) = lie.step();
    let last = cards.len().saturating_sub(1) as i32;
    // The first card is placed so that all the others are within the picture.
    let start = |step: i32| MARGIN + if step < 0 { -step * last } else { 0 };
    let size = |side: i32, step: i32| 2 * MARGIN + side + step.abs() * last;
    let (width, height) = (size(WIDTH, across), size(HEIGHT, down));
    html! {
        svg width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } {
            @for (place, card) in (0..).zip(cards) {
                (sketch(card, start(across) + across * place, start(down) + down * place))
            }
        }
    }
}

fn sketch(card: &Sketch, x: i32, y: i32) -> Markup {
    let color = card.color.map_or("down", Color::word);
    // The value is where neither another card nor the icons cover it.
    let (value_x, value_y) = match (card.color, card.icons) {
        (Some(_), Some(_)) => (x + WIDTH - 8, y + 13),
        (Some(_), None) => (x + 9, y + 14),
        (None, _) => (x + WIDTH / 2, y + 20),
    };
    html! {
        g.sketch.(color).marked[card.marked] {
            rect x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="4" {}
            text x=(value_x) y=(value_y) { (card.value) }
            @for (icon, (right, down)) in card.icons.iter().flatten().zip(PLACES) {
                use.blank[icon.is_none()] href={ "#" (icon.map_or("hexagon", Icon::word)) } x=(x + right) y=(y + down) width="9" height="9" {}
            }
        }
    }
}

/// A place without cards.
fn empty() -> Markup {
    let (width, height) = (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN);
    html! {
        svg width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } {
            rect.empty x=(MARGIN) y=(MARGIN) width=(WIDTH) height=(HEIGHT) rx="4" {}
        }
    }
}

fn icons(icon: Icon, count: usize) -> Markup {
    html! { span.row { @for _ in 0..count { (icon::shape(icon)) } } }
}

fn stars(numbers: impl IntoIterator<Item = String>) -> Markup {
    html! { span.row { @for number in numbers { span.goal { (icon::star()) (number) } } } }
}

/// What separates two parts.
fn sign(sign: &str) -> Part {
    Part {
        drawn: html! { (sign) },
        words: String::new(),
    }
}

struct Painter<'t> {
    text: &'t Text,
}

impl Painter<'_> {
    fn part(&self, word: Word, drawn: Markup) -> Part {
        Part {
            drawn,
            words: self.text.word(word),
        }
    }

    fn pile(&self, word: Word, pile: &[Sketch]) -> Part {
        self.part(word, cards(pile, Lie::Flat))
    }

    fn row(&self, word: Word, row: &[Sketch]) -> Part {
        let drawn = match row {
            [] => empty(),
            row => cards(row, Lie::Row),
        };
        self.part(word, drawn)
    }

    /// A pile of three cards.
    fn splayed(&self, splay: Option<Splay>) -> Part {
        Part {
            drawn: match splay {
                Some(splay) => splayed(splay),
                None => cards(&[iconed(Splay::Up); 3], Lie::Flat),
            },
            words: self.text.splay(splay),
        }
    }

    /// A part that is called like a section.
    fn named(&self, section: Section, drawn: Markup) -> Part {
        Part {
            drawn,
            words: self.text.section_title(section),
        }
    }

    /// A part that is called like a kind of effects.
    fn kind(&self, kind: EffectKind, drawn: Markup) -> Part {
        Part {
            drawn,
            words: self.text.kind(kind),
        }
    }

    fn count(&self, who: Word, icon: Icon, count: usize) -> Part {
        self.part(who, icons(icon, count))
    }

    fn parts(&self, section: Section) -> Vec<Part> {
        use Color::{Blue, Green, Purple, Red, Yellow};
        use Icon::{Castle, Crown, Leaf};
        use Word::{Board, Hand, Opponent, ScorePile, Supply, TopCard, You};
        let (face, back) = (Sketch::face, Sketch::back);
        let becomes = || sign("→");
        // The card that most pictures are about, and a pile of its color.
        let moving = face(Yellow, 2).marked();
        let pile = [face(Yellow, 1), face(Yellow, 1)];
        let other = face(Green, 1);
        let numbers = |last: u8| (1..=last).map(|number| number.to_string());
        let nameless = |count: usize| stars(vec![String::new(); count]);
        match section {
            Section::Goal => vec![self.part(Word::Achievements, nameless(6))],
            Section::Card => vec![
                self.pile(Word::Icons, &[iconed(Splay::Up)]),
                self.pile(Word::Value, &[face(Blue, 3)]),
            ],
            Section::Board => {
                let piles = [Red, Yellow, Green, Blue, Purple].map(|color| {
                    let pile = [face(color, 1), face(color, 2)];
                    cards(&pile, Lie::Flat)
                });
                vec![self.part(Board, html! { span.row { @for pile in piles { (pile) } } })]
            }
            Section::Supply => {
                let ages: Vec<Sketch> = (1..=10).map(back).collect();
                vec![self.row(Supply, &ages)]
            }
            Section::SetUp => vec![
                self.row(Hand, &[face(Red, 1).marked(), other]),
                becomes(),
                self.pile(Board, &[face(Red, 1).marked()]),
                self.row(Hand, &[other]),
            ],
            Section::Turn => vec![
                self.part(You, html! { span.row { b { "1" } b { "2" } } }),
                becomes(),
                self.part(Opponent, html! { span.row { b { "1" } b { "2" } } }),
                becomes(),
                self.part(You, html! { span.row { b { "1" } b { "2" } } }),
            ],
            Section::Draw => vec![
                self.pile(TopCard, &[face(Yellow, 1), moving]),
                self.row(Supply, &[back(1), back(2).marked(), back(3)]),
                becomes(),
                self.row(Hand, &[face(Red, 2).marked()]),
            ],
            Section::Meld => vec![
                self.row(Hand, &[other, moving]),
                self.pile(Board, &pile),
                becomes(),
                self.row(Hand, &[other]),
                self.pile(Board, &[pile[0], pile[1], moving]),
            ],
            Section::Tuck => vec![
                self.row(Hand, &[other, moving]),
                self.pile(Board, &pile),
                becomes(),
                self.row(Hand, &[other]),
                self.pile(Board, &[moving, pile[0], pile[1]]),
            ],
            Section::Achieve => vec![
                self.row(ScorePile, &[back(2), back(2), back(1)]),
                sign("+"),
                self.pile(TopCard, &[face(Blue, 1)]),
                becomes(),
                self.part(Word::Achievements, stars(["1".to_owned()])),
            ],
            Section::Dogma => vec![
                self.kind(EffectKind::Demand, icons(Castle, 1)),
                sign("<"),
                self.count(You, Castle, 2),
                sign("≤"),
                self.kind(EffectKind::Shared, icons(Castle, 3)),
            ],
            Section::Demand => vec![
                self.count(Opponent, Castle, 1),
                sign("<"),
                self.count(You, Castle, 2),
                becomes(),
                self.row(Opponent, &[]),
                becomes(),
                self.row(You, &[moving]),
            ],
            Section::Share => vec![
                self.count(Opponent, Leaf, 2),
                sign("≥"),
                self.count(You, Leaf, 2),
                becomes(),
                sign("1."),
                self.row(Opponent, &[back(2).marked()]),
                sign("2."),
                self.row(You, &[back(2).marked()]),
            ],
            Section::FreeDraw => vec![
                self.row(Opponent, &[back(2)]),
                sign("+"),
                self.row(You, &[back(2)]),
                becomes(),
                self.row(You, &[back(2), back(3).marked()]),
            ],
            Section::Effects => vec![
                self.row(Hand, &[other, moving]),
                sign("?"),
                self.row(Hand, &[other, face(Yellow, 2)]),
            ],
            Section::Highest => vec![self.row(
                Hand,
                &[
                    face(Red, 1),
                    face(Green, 3).marked(),
                    face(Blue, 2),
                    face(Purple, 3).marked(),
                ],
            )],
            Section::ForYourselfOnly => {
                vec![self.row(You, &[back(2).marked()]), self.row(Opponent, &[])]
            }
            Section::SinglePlayer => vec![
                self.part(You, html! { b { "9" } }),
                sign(">"),
                self.part(Opponent, html! { b { "7" } }),
                becomes(),
                self.part(You, nameless(1)),
            ],
            Section::TopCard => vec![self.pile(TopCard, &[pile[0], pile[1], moving])],
            Section::Icons => vec![
                self.splayed(Some(Splay::Up)),
                becomes(),
                self.part(
                    Word::Icons,
                    html! { span.row { @for icon in [Leaf, Crown, Castle] { (icons(icon, 3)) } } },
                ),
            ],
            Section::Splay => vec![
                self.splayed(None),
                becomes(),
                self.splayed(Some(Splay::Left)),
                self.splayed(Some(Splay::Right)),
                self.splayed(Some(Splay::Up)),
            ],
            Section::Score => vec![
                self.row(Hand, &[other, moving]),
                becomes(),
                self.row(Hand, &[other]),
                self.row(ScorePile, &[back(1), back(2).marked()]),
            ],
            Section::Return => vec![
                self.row(Hand, &[other, moving]),
                becomes(),
                self.row(Hand, &[other]),
                self.pile(Supply, &[back(2).marked(), back(2), back(2)]),
            ],
            Section::Transfer => vec![
                self.row(Opponent, &[moving, other]),
                self.row(You, &[face(Blue, 1)]),
                becomes(),
                self.row(Opponent, &[other]),
                self.row(You, &[face(Blue, 1), moving]),
            ],
            Section::Exchange => {
                let high = [face(Red, 3).marked(), face(Purple, 3).marked()];
                vec![
                    self.row(Hand, &high),
                    sign("⇄"),
                    self.row(ScorePile, &[moving]),
                    becomes(),
                    self.row(Hand, &[moving]),
                    self.row(ScorePile, &high),
                ]
            }
            Section::Reveal => vec![
                self.row(Hand, &[back(2).marked(), back(1)]),
                becomes(),
                self.row(Hand, &[moving, back(1)]),
            ],
            Section::Remove => vec![
                self.row(Board, &[moving, other]),
                becomes(),
                self.row(Board, &[other]),
                sign("✕"),
            ],
            Section::Achievements => vec![
                self.part(Word::Achievements, stars(numbers(9))),
                sign("+"),
                self.part(Word::SpecialAchievements, specials()),
            ],
            Section::SpecialAchievements => {
                vec![self.part(Word::SpecialAchievements, specials())]
            }
            Section::Monument
            | Section::Empire
            | Section::World
            | Section::Wonder
            | Section::Universe => match section.special() {
                Some(special) => {
                    vec![self.named(section, picture::large(&picture::of_special(special)))]
                }
                None => Vec::new(),
            },
            Section::End => vec![
                self.part(Word::Achievements, nameless(6)),
                sign("/"),
                self.part(Supply, empty()),
                sign("/"),
                self.part(Word::Cards, cards(&[face(Green, 10).marked()], Lie::Flat)),
            ],
            Section::Teams => vec![
                self.part(You, html! { b.side { "1" } }),
                self.part(Opponent, html! { b { "2" } }),
                self.part(Word::Partner, html! { b.side { "3" } }),
                self.part(Opponent, html! { b { "4" } }),
            ],
            Section::Secrets => vec![
                self.row(You, &[face(Red, 1), face(Blue, 2)]),
                self.row(Opponent, &[back(1), back(2)]),
            ],
            Section::OpenBoards => vec![
                self.pile(Board, &[face(Red, 1), face(Red, 2), face(Red, 3)]),
                becomes(),
                self.row(Board, &[face(Red, 1), face(Red, 2), face(Red, 3)]),
            ],
            Section::Prove => vec![
                self.row(Opponent, &[back(1), back(2)]),
                becomes(),
                self.row(Opponent, &[face(Red, 1), face(Blue, 2)]),
            ],
            Section::Editions => Vec::new(),
        }
    }
}

fn specials() -> Markup {
    html! { span.row { @for special in Special::ALL { (picture::of_special(special)) } } }
}
