use std::array;
use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use innovation_engine::{Card, Color, Icon, Language, Special};
use unic_langid::LanguageIdentifier;

use crate::language::args::Args;
use crate::language::line::Line;
use crate::language::messages::{LIST_CARD, Message};
use crate::play::names::Names;
use crate::reference::lexicon::Lexicon;

/// All words of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    // What almost every line needs.
    pub(crate) card_names: Vec<String>,
    pub(crate) special_names: [String; 5],
    pub(crate) colors: [String; 5],
    pub(crate) icons: [String; 6],
    pub(crate) lexicon: Lexicon,
}

/// The files of a language.
pub(crate) type Files = [(&'static str, &'static str); 20];

macro_rules! files {
    ($language:literal) => {
        files!($language: "cards" "rulings" "words" "achievements" "questions" "preview" "reasons" "log" "rules" "lexicon" "board" "lessons" "coach" "learn" "puzzles" "commands" "help" "web" "problems" "terminal")
    };
    ($language:literal: $($file:literal)*) => {
        [$(($file, include_str!(concat!("../../locales/", $language, "/", $file, ".ftl")))),*]
    };
}

static ENGLISH: Files = files!("en");
static ITALIAN: Files = files!("it");
static FRENCH: Files = files!("fr");
static PORTUGUESE: Files = files!("pt");
static RUSSIAN: Files = files!("ru");

/// The files of a language, each with its name.
pub(crate) fn files(language: Language) -> &'static Files {
    match language {
        Language::En => &ENGLISH,
        Language::It => &ITALIAN,
        Language::Fr => &FRENCH,
        Language::Pt => &PORTUGUESE,
        Language::Ru => &RUSSIAN,
    }
}

/// A bundle without messages. It has the plural rules of the language.
pub(crate) fn bundle(language: Language) -> FluentBundle<FluentResource> {
    // The five codes are well-formed; a test counts in each language.
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks around arguments are for right-to-left names; here they would only be in the way.
    bundle.set_use_isolating(false);
    bundle
}

impl Text {
    /// The words of a language. Its files are read when they are first asked for, and never again.
    pub fn of(language: Language) -> &'static Text {
        static TEXTS: [OnceLock<Text>; 5] = [const { OnceLock::new() }; 5];
        TEXTS[language as usize].get_or_init(|| Text::read(language))
    }

    fn read(language: Language) -> Text {
        let mut bundle = bundle(language);
        for (_, source) in files(language) {
            // The tests report what is wrong with a file. Here the rest of it is used.
            let resource = match FluentResource::try_new(source.to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        let mut text = Text {
            language,
            bundle,
            card_names: Vec::new(),
            special_names: array::from_fn(|_| String::new()),
            colors: array::from_fn(|_| String::new()),
            icons: array::from_fn(|_| String::new()),
            lexicon: Lexicon::default(),
        };
        let name = |card: Card| text.plain(&format!("card-{}", card.id()));
        text.card_names = Card::all().map(name).collect();
        text.special_names = Special::ALL.map(|special| text.plain(&special_key(special)));
        text.colors = Color::ALL.map(|color| text.plain(&format!("color-{}", color.word())));
        text.icons = Icon::ALL.map(|icon| text.plain(&format!("icon-{}", icon.word())));
        text.lexicon = Lexicon::read(&text);
        text
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message, or with a dot an attribute of one, without arguments.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.get(key, None).unwrap_or_else(|| key.to_string())
    }

    /// The same as a line.
    pub(crate) fn line(&self, key: &str) -> Line {
        Line::read(&self.plain(key), self, None)
    }

    /// A message with arguments, as a line.
    pub(crate) fn say(&self, message: Message, args: &Args, names: &Names) -> Line {
        Line::read(&self.source(message, args), self, Some(names))
    }

    /// A message with arguments, with its tokens as they are.
    pub(crate) fn source(&self, message: Message, args: &Args) -> String {
        debug_assert!(
            message.takes(args.names()),
            "{} got {:?}",
            message.key,
            args.names().collect::<Vec<_>>()
        );
        self.get(message.key, Some(args.fluent()))
            .unwrap_or_else(|| message.key.to_string())
    }

    /// A message, or with a dot an attribute of one, where there is one.
    pub(crate) fn get(&self, key: &str, args: Option<&FluentArgs>) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // A missing argument is shown by its name, and fails a test.
        let mut errors = Vec::new();
        let formatted = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(Cow::into_owned(formatted))
    }

    /// The name or the token of a card, as it stands in a list.
    pub(crate) fn card_in_list(&self, card: impl Into<String>) -> String {
        self.source(LIST_CARD, &Args::new().with("card", card.into()))
    }

    /// Items as a list: what joins them, and what joins the last two.
    pub(crate) fn list(
        &self,
        items: impl IntoIterator<Item = String>,
        more: Message,
        last: Message,
    ) -> String {
        let mut items = items.into_iter().peekable();
        let mut list = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            let join = if items.peek().is_some() { more } else { last };
            let args = Args::new().with("list", list).with("item", item);
            list = self.source(join, &args);
        }
        list
    }
}

pub(crate) fn special_key(special: Special) -> String {
    format!("special-{}", special.name().to_lowercase())
}
