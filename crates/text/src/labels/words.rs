use std::fmt;

use innovation_engine::{
    Achievement, Age, Choice, Color, Edition, EffectKind, Ending, Icon, Language, Seat, Special,
    Splay,
};

use crate::language::args::Args;
use crate::language::line::Line;
use crate::language::messages::{
    ACHIEVEMENT_AGE, ACHIEVEMENT_AGE_CONDITION, AGE_HEADING, BOT_NAME, BOT_NAME_NUMBER,
    DECIMAL_MARK, LIST_AND, LIST_MORE, Message, PERCENT, PLAYER_NUMBER, WITH_COLON,
};
use crate::language::text::{Text, special_key};
use crate::play::names::Names;

/// A label that screens need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// The title of the game, as it is printed in the reader's country.
    Title,
    /// A player's hand.
    Hand,
    /// A player's score pile.
    ScorePile,
    /// The points of a score pile.
    Score,
    /// A player's board.
    Board,
    /// The supply piles.
    Supply,
    /// Achievements.
    Achievements,
    /// Special achievements.
    SpecialAchievements,
    /// Icons.
    Icons,
    /// An age.
    Age,
    /// A value.
    Value,
    /// A color.
    Color,
    /// A turn.
    Turn,
    /// How many actions are left.
    ActionsLeft,
    /// The reader.
    You,
    /// A player.
    Player,
    /// The partner in a team.
    Partner,
    /// An opponent.
    Opponent,
    /// A team.
    Team,
    /// A top card.
    TopCard,
    /// What happened.
    Log,
    /// The rules.
    Rules,
    /// What the rules say on a card.
    Rulings,
    /// Cards.
    Cards,
    /// Cards that are out of the game.
    Removed,
    /// An edition.
    Edition,
    /// A language.
    Language,
}

impl Word {
    /// All labels.
    pub const ALL: [Word; 27] = [
        Word::Title,
        Word::Hand,
        Word::ScorePile,
        Word::Score,
        Word::Board,
        Word::Supply,
        Word::Achievements,
        Word::SpecialAchievements,
        Word::Icons,
        Word::Age,
        Word::Value,
        Word::Color,
        Word::Turn,
        Word::ActionsLeft,
        Word::You,
        Word::Player,
        Word::Partner,
        Word::Opponent,
        Word::Team,
        Word::TopCard,
        Word::Log,
        Word::Rules,
        Word::Rulings,
        Word::Cards,
        Word::Removed,
        Word::Edition,
        Word::Language,
    ];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Word::Title => "word-title",
            Word::Hand => "word-hand",
            Word::ScorePile => "word-score-pile",
            Word::Score => "word-score",
            Word::Board => "word-board",
            Word::Supply => "word-supply",
            Word::Achievements => "word-achievements",
            Word::SpecialAchievements => "word-special-achievements",
            Word::Icons => "word-icons",
            Word::Age => "word-age",
            Word::Value => "word-value",
            Word::Color => "word-color",
            Word::Turn => "word-turn",
            Word::ActionsLeft => "word-actions-left",
            Word::You => "word-you",
            Word::Player => "word-player",
            Word::Partner => "word-partner",
            Word::Opponent => "word-opponent",
            Word::Team => "word-team",
            Word::TopCard => "word-top-card",
            Word::Log => "word-log",
            Word::Rules => "word-rules",
            Word::Rulings => "word-rulings",
            Word::Cards => "word-cards",
            Word::Removed => "word-removed",
            Word::Edition => "word-edition",
            Word::Language => "word-language",
        }
    }
}

/// How well a program plays, as a person chooses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotLevel {
    /// For the first game.
    Beginner,
    /// For learning the game.
    Easy,
    /// For a game now and then.
    Casual,
    /// For most players.
    Normal,
    /// For players who know the cards.
    Hard,
    /// The strongest.
    Master,
}

impl BotLevel {
    /// All levels, the weakest first.
    pub const ALL: [BotLevel; 6] = [
        BotLevel::Beginner,
        BotLevel::Easy,
        BotLevel::Casual,
        BotLevel::Normal,
        BotLevel::Hard,
        BotLevel::Master,
    ];

    /// The level's word in files and commands: `easy`, `normal` …
    pub const fn word(self) -> &'static str {
        ["beginner", "easy", "casual", "normal", "hard", "master"][self as usize]
    }
}

impl Text {
    /// A label.
    pub fn word(&self, word: Word) -> String {
        self.plain(word.key())
    }

    /// The word for an icon.
    pub fn icon(&self, icon: Icon) -> &str {
        &self.icons[icon as usize]
    }

    /// The word for a color, as used within a sentence.
    pub fn color(&self, color: Color) -> &str {
        &self.colors[color as usize]
    }

    /// The word for a color, on its own.
    pub fn color_label(&self, color: Color) -> String {
        self.plain(&format!("color-{}.label", color.word()))
    }

    /// The name of an age: Prehistory … Information.
    pub fn age_name(&self, age: Age) -> String {
        self.plain(&format!("age-{age}"))
    }

    /// The number and the name of an age.
    pub fn age_heading(&self, age: Age) -> String {
        let args = Args::new()
            .with("number", age.number())
            .with("name", self.age_name(age));
        self.source(AGE_HEADING, &args)
    }

    /// The splay of a pile, or that it is not splayed.
    pub fn splay(&self, splay: Option<Splay>) -> String {
        self.plain(&format!("splay-{}", splay.map_or("none", Splay::word)))
    }

    /// The name of an action. `None` if the choice is not an action.
    pub fn action(&self, action: Choice) -> Option<String> {
        Some(self.plain(match action {
            Choice::Draw => "action-draw",
            Choice::Meld(_) => "action-meld",
            Choice::Dogma(_) => "action-dogma",
            Choice::Achieve(_) => "action-achieve",
            _ => return None,
        }))
    }

    /// What a kind of effect is called.
    pub fn kind(&self, kind: EffectKind) -> String {
        self.plain(match kind {
            EffectKind::Demand => "kind-demand",
            EffectKind::Shared => "kind-shared",
        })
    }

    /// The name of an edition.
    pub fn edition(&self, edition: Edition) -> String {
        self.plain(&format!("edition-{}", edition.word()))
    }

    /// Whose print an edition is.
    pub fn edition_note(&self, edition: Edition) -> String {
        self.plain(&format!("edition-{}.note", edition.word()))
    }

    /// The name of a language, in that language.
    pub fn language_name(&self, language: Language) -> String {
        self.plain(&format!("language-{}", language.code()))
    }

    /// What an end of the game is called.
    pub fn ending(&self, ending: Ending) -> String {
        self.plain(&format!("ending-{}", ending.word()))
    }

    /// The name of a level of play.
    pub fn bot_level(&self, level: BotLevel) -> String {
        self.plain(&format!("level-{}", level.word()))
    }

    /// What a level of play is like, in a sentence.
    pub fn bot_level_note(&self, level: BotLevel) -> String {
        self.plain(&format!("level-{}.note", level.word()))
    }

    /// What a player without a name is called.
    pub fn player_number(&self, seat: Seat) -> String {
        let args = Args::new().with("number", seat.index() + 1);
        self.source(PLAYER_NUMBER, &args)
    }

    /// What a bot is called: by its level of play, or the name of its kind; and by a number where there are several.
    pub fn bot_name(&self, kind: &str, number: Option<usize>) -> String {
        let level = BotLevel::ALL.into_iter().find(|level| level.word() == kind);
        let level = level.map_or_else(|| kind.to_string(), |level| self.bot_level(level));
        let args = Args::new().with("level", level);
        match number {
            None => self.source(BOT_NAME, &args),
            Some(number) => self.source(BOT_NAME_NUMBER, &args.with("number", number)),
        }
    }

    /// Words as a list, the last two joined by "and".
    pub fn and_list(&self, words: impl IntoIterator<Item = String>) -> String {
        self.list(words, LIST_MORE, LIST_AND)
    }

    /// A label before what belongs to it: with a colon, as the language sets it.
    pub fn with_colon(&self, label: &str) -> String {
        self.source(WITH_COLON, &Args::new().with("label", label.to_string()))
    }

    /// A number with this many digits after the decimal mark.
    pub fn number(&self, number: f64, digits: usize) -> String {
        let mark = self.source(DECIMAL_MARK, &Args::new());
        format!("{number:.digits$}").replace('.', &mark)
    }

    /// A share as a percentage.
    pub fn percent(&self, share: f64, digits: usize) -> String {
        self.percentage(self.number(100.0 * share, digits))
    }

    /// A difference of shares as a percentage with its sign.
    pub fn signed_percent(&self, difference: f64, digits: usize) -> String {
        let number = self.number(100.0 * difference.abs(), digits);
        let is_zero = number.chars().all(|digit| !('1'..='9').contains(&digit));
        let sign = if difference < 0.0 && !is_zero {
            '−'
        } else {
            '+'
        };
        self.percentage(format!("{sign}{number}"))
    }

    fn percentage(&self, number: String) -> String {
        self.source(PERCENT, &Args::new().with("number", number))
    }

    /// A label and what belongs to it, in plain text.
    pub fn labeled(&self, label: &str, what: impl fmt::Display) -> String {
        format!("{} {what}", self.with_colon(label))
    }

    /// The name of a special achievement.
    pub fn special(&self, special: Special) -> &str {
        &self.special_names[special as usize]
    }

    /// What a special achievement is claimed for, and through which card besides.
    pub fn special_condition(&self, special: Special, edition: Edition) -> [Line; 2] {
        let key = special_key(special);
        let first = format!("{key}.condition-first");
        let condition = match edition {
            Edition::First => self.get(&first, None),
            Edition::Third => None,
        };
        let condition = condition.unwrap_or_else(|| self.plain(&format!("{key}.condition")));
        let card = self.plain(&format!("{key}.card"));
        [condition, card].map(|source| Line::read(&source, self, None))
    }

    /// The name of an achievement.
    pub fn achievement(&self, achievement: Achievement) -> Line {
        match achievement {
            Achievement::Age(age) => self.of_age(ACHIEVEMENT_AGE, Args::new(), age),
            Achievement::Special(special) => {
                Line::read(&format!("[{}]", special.name().to_lowercase()), self, None)
            }
        }
    }

    /// What the achievement of an age is claimed for.
    pub fn age_condition(&self, age: Age) -> Line {
        let args = Args::new().with("points", age.points_to_achieve());
        self.of_age(ACHIEVEMENT_AGE_CONDITION, args, age)
    }

    fn of_age(&self, message: Message, args: Args, age: Age) -> Line {
        let args = args.with("age", crate::language::line::value_token(age));
        self.say(message, &args, &Names::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let en = Text::of(Language::En);
        assert_eq!(en.percent(0.5, 1), "50.0%");
        let signed = [0.123, -0.05, -0.0001].map(|share| en.signed_percent(share, 1));
        assert_eq!(signed, ["+12.3%", "−5.0%", "+0.0%"]);
        let fr = Text::of(Language::Fr);
        assert_eq!(fr.percent(0.123, 1), "12,3\u{a0}%");
        assert_eq!(fr.number(12.34, 1), "12,3");
        assert_eq!(Text::of(Language::Pt).percent(0.123, 0), "12%");
    }
}
