use innovation_engine::{Choice, Edition, Special};

use crate::language::line::Line;
use crate::language::messages::CARDS_IN_FIRST_EDITION;
use crate::language::text::{Text, special_key};

/// A chapter of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chapter {
    /// What the game is about, and how it begins.
    Basics,
    /// A turn, and its actions.
    Actions,
    /// The action Dogma.
    Dogma,
    /// How effects are carried out.
    Effects,
    /// What the words on the cards mean.
    Words,
    /// Achievements.
    Achievements,
    /// The end of the game.
    End,
    /// Teams, settings, editions.
    Tables,
}

macro_rules! sections {
    ($($section:ident $id:literal $chapter:ident, $doc:literal;)*) => {
        /// A section of the rules, to which screens can link.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Section {
            $(#[doc = $doc] $section,)*
        }

        impl Section {
            /// All sections, in the order in which they are read.
            pub const ALL: &[Section] = &[$(Section::$section),*];

            /// The name that never changes: `draw`, `free-draw`.
            pub const fn id(self) -> &'static str {
                match self { $(Section::$section => $id,)* }
            }

            /// The chapter it is in.
            pub const fn chapter(self) -> Chapter {
                match self { $(Section::$section => Chapter::$chapter,)* }
            }
        }
    };
}

sections! {
    Goal "goal" Basics, "What the game is about.";
    Card "card" Basics, "What is on a card.";
    Board "board" Basics, "The board.";
    Supply "supply" Basics, "The supply piles.";
    SetUp "set-up" Basics, "How a game begins.";
    Turn "turn" Actions, "A turn.";
    Draw "draw" Actions, "The action Draw.";
    Meld "meld" Actions, "The action Meld.";
    Achieve "achieve" Actions, "The action Achieve.";
    Dogma "dogma" Dogma, "The action Dogma.";
    Demand "demand" Dogma, "Demand effects.";
    Share "share" Dogma, "Shared effects.";
    FreeDraw "free-draw" Dogma, "The free Draw for a shared effect.";
    Effects "effects" Effects, "Who chooses, and what must be done.";
    Highest "highest" Effects, "The highest and the lowest.";
    ForYourselfOnly "for-yourself-only" Effects, "Effects carried out for yourself only.";
    SinglePlayer "single-player" Effects, "Wins for a single player.";
    TopCard "top-card" Words, "Top and bottom cards.";
    Icons "icons" Words, "Visible icons.";
    Splay "splay" Words, "To splay.";
    Tuck "tuck" Words, "To tuck.";
    Score "score" Words, "To score.";
    Return "return" Words, "To return.";
    Transfer "transfer" Words, "To transfer.";
    Exchange "exchange" Words, "To exchange.";
    Reveal "reveal" Words, "To reveal.";
    Remove "remove" Words, "To remove.";
    Achievements "achievements" Achievements, "Achievements.";
    SpecialAchievements "special-achievements" Achievements, "Special achievements.";
    Monument "monument" Achievements, "Monument.";
    Empire "empire" Achievements, "Empire.";
    World "world" Achievements, "World.";
    Wonder "wonder" Achievements, "Wonder.";
    Universe "universe" Achievements, "Universe.";
    End "end" End, "The end of the game.";
    Teams "teams" Tables, "Teams.";
    Secrets "secrets" Tables, "Who may see what.";
    OpenBoards "open-boards" Tables, "The setting for covered cards.";
    Prove "prove" Tables, "The setting for hands as proof.";
    Editions "editions" Tables, "What differs between the editions.";
}

impl Section {
    /// The section of this name.
    pub fn from_id(id: &str) -> Option<Section> {
        Section::ALL
            .iter()
            .copied()
            .find(|section| section.id() == id)
    }

    /// The section on an action. `None` if the choice is not an action.
    pub fn of_action(action: Choice) -> Option<Section> {
        match action {
            Choice::Draw => Some(Section::Draw),
            Choice::Meld(_) => Some(Section::Meld),
            Choice::Dogma(_) => Some(Section::Dogma),
            Choice::Achieve(_) => Some(Section::Achieve),
            _ => None,
        }
    }

    /// The section on a special achievement.
    pub const fn of_special(special: Special) -> Section {
        match special {
            Special::Monument => Section::Monument,
            Special::Empire => Section::Empire,
            Special::World => Section::World,
            Special::Wonder => Section::Wonder,
            Special::Universe => Section::Universe,
        }
    }

    /// The special achievement that the section is on.
    pub fn special(self) -> Option<Special> {
        Special::ALL
            .into_iter()
            .find(|&special| Section::of_special(special) == self)
    }
}

impl Chapter {
    /// All chapters, in the order in which they are read.
    pub const ALL: [Chapter; 8] = [
        Chapter::Basics,
        Chapter::Actions,
        Chapter::Dogma,
        Chapter::Effects,
        Chapter::Words,
        Chapter::Achievements,
        Chapter::End,
        Chapter::Tables,
    ];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Chapter::Basics => "chapter-basics",
            Chapter::Actions => "chapter-actions",
            Chapter::Dogma => "chapter-dogma",
            Chapter::Effects => "chapter-effects",
            Chapter::Words => "chapter-words",
            Chapter::Achievements => "chapter-achievements",
            Chapter::End => "chapter-end",
            Chapter::Tables => "chapter-tables",
        }
    }

    /// Its sections.
    pub fn sections(self) -> impl Iterator<Item = Section> {
        let sections = Section::ALL.iter().copied();
        sections.filter(move |section| section.chapter() == self)
    }
}

impl Text {
    /// The title of a chapter of the rules.
    pub fn chapter_title(&self, chapter: Chapter) -> String {
        self.plain(chapter.key())
    }

    /// The title of a section of the rules.
    pub fn section_title(&self, section: Section) -> String {
        match section.special() {
            Some(special) => self.special(special).to_string(),
            None => self.plain(&format!("rule-{}", section.id())),
        }
    }

    /// The paragraphs of a section of the rules.
    pub fn section(&self, section: Section) -> Vec<Line> {
        let Some(special) = section.special() else {
            return self.numbered(&format!("rule-{}.p", section.id()));
        };
        let [condition, card] = self.special_condition(special, Edition::Third);
        let mut paragraphs = vec![condition];
        if let Some(first) = self.get(&format!("{}.condition-first", special_key(special)), None) {
            paragraphs.push(self.line(CARDS_IN_FIRST_EDITION.key));
            paragraphs.push(Line::read(&first, self, None));
        }
        paragraphs.push(card);
        paragraphs.extend(self.special_rulings(special));
        paragraphs
    }
}
