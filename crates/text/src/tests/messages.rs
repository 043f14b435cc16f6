//! No message is missing, none is unused, and each uses only arguments that it gets.

use std::collections::{BTreeMap, BTreeSet};

use innovation_engine::{Age, Card, Color, Edition, Ending, Icon, Language, Special, Splay};

use super::files::{Written, read};
use crate::labels::learn::LearnLabel;
use crate::labels::terminal::Caption;
use crate::labels::web::Label;
use crate::labels::words::{BotLevel, Word};
use crate::language::messages::ALL;
use crate::language::text::special_key;
use crate::reference::rules::{Chapter, Section};

/// For each card and special achievement, what is known of it besides its text: see the file.
pub fn facts() -> impl Iterator<Item = Vec<&'static str>> {
    include_str!("../../tests/facts.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .skip(1)
        .map(|line| line.split('\t').collect())
}

/// All messages that code asks for, each with the arguments that it gets. Some are optional: paragraphs of a section,
/// words that open it, questions of single cards, words of lessons and the coach, and help texts. One that any language
/// has is asked for in all of them.
pub fn asked_for() -> BTreeMap<String, Vec<&'static str>> {
    let with_arguments = ALL
        .iter()
        .map(|message| (message.key.to_string(), message.args().collect()));
    let mut all: BTreeMap<String, Vec<&str>> = with_arguments.collect();
    let mut add = |key: String| all.insert(key, Vec::new());
    for fact in facts() {
        let [id, third, _, anew, rulings, ..] = fact[..] else {
            panic!("{fact:?}")
        };
        let special = third == "-";
        if !special {
            add(format!("card-{id}"));
            for effect in 1..=third.parse().unwrap() {
                add(format!("card-{id}.effect-{effect}"));
            }
            for effect in anew.split(',').filter(|&anew| anew != "-") {
                add(format!("card-{id}.first-{effect}"));
            }
        }
        for ruling in 1..=rulings.parse().unwrap() {
            let of = if special { "special-" } else { "" };
            add(format!("ruling-{of}{id}-{ruling}"));
        }
    }
    for special in Special::ALL.map(special_key) {
        add(special.clone());
        add(format!("{special}.condition"));
        add(format!("{special}.card"));
    }
    add("special-monument.condition-first".to_string());
    for word in Word::ALL.map(Word::key) {
        add(word.to_string());
    }
    for label in Label::ALL {
        add(label.key().to_string());
    }
    for caption in Caption::ALL {
        add(caption.key().to_string());
    }
    for label in LearnLabel::ALL {
        add(label.key().to_string());
    }
    for color in Color::ALL.map(Color::word) {
        add(format!("color-{color}"));
        add(format!("color-{color}.label"));
        add(format!("terminal-letter-{color}"));
    }
    for icon in Icon::ALL.map(Icon::word) {
        add(format!("icon-{icon}"));
    }
    for age in Age::ALL {
        add(format!("age-{age}"));
    }
    for splay in Splay::ALL.map(Splay::word).into_iter().chain(["none"]) {
        add(format!("splay-{splay}"));
    }
    for action in ["draw", "meld", "dogma", "achieve"] {
        add(format!("action-{action}"));
    }
    for kind in ["demand", "shared"] {
        add(format!("kind-{kind}"));
    }
    for edition in Edition::ALL.map(Edition::word) {
        add(format!("edition-{edition}"));
        add(format!("edition-{edition}.note"));
    }
    for language in Language::ALL.map(Language::code) {
        add(format!("language-{language}"));
    }
    for ending in Ending::ALL.map(Ending::word) {
        add(format!("ending-{ending}"));
    }
    for level in BotLevel::ALL.map(BotLevel::word) {
        add(format!("level-{level}"));
        add(format!("level-{level}.note"));
    }
    for chapter in Chapter::ALL.map(Chapter::key) {
        add(chapter.to_string());
    }
    let sections: Vec<String> = Section::ALL
        .iter()
        .filter(|section| section.special().is_none())
        .map(|section| format!("rule-{}", section.id()))
        .collect();
    for section in &sections {
        add(section.clone());
    }
    for language in Language::ALL {
        for key in read(language).into_keys() {
            let paragraph = key.split_once(".p").is_some_and(|(section, number)| {
                sections.iter().any(|known| known == section) && number.parse::<u8>().is_ok()
            });
            let words = key.strip_prefix("lexicon-");
            let words = words.is_some_and(|id| Section::from_id(id).is_some());
            if paragraph || words || is_own_question(&key) || key.starts_with("lesson-") {
                add(key);
            }
        }
    }
    for language in Language::ALL {
        let help = read(language).into_keys();
        let help = help.filter(|key| key.starts_with(HELP));
        all.extend(help.map(|key| (key, HELP_ARGUMENTS.to_vec())));
    }
    for language in Language::ALL {
        let remarks = read(language).into_keys();
        let remarks = remarks.filter(|key| is_remark(key));
        all.extend(remarks.map(|key| (key, vec!["card"])));
    }
    all
}

/// How help texts of the command line begin. English has them in the code.
const HELP: &str = "help-";

/// What help texts and errors of the command line are made with.
const HELP_ARGUMENTS: [&str; 22] = [
    "what", "other", "value", "values", "command", "name", "names", "budget", "file", "line",
    "number", "answer", "problem", "found", "wanted", "field", "count", "index", "options",
    "actual", "from", "to",
];

/// Whether a message is a remark of the coach.
fn is_remark(key: &str) -> bool {
    let labels = LearnLabel::ALL.iter().map(|label| label.key());
    key.starts_with("coach-") && labels.into_iter().all(|label| label != key)
}

/// Whether a message is the question of a single card.
fn is_own_question(key: &str) -> bool {
    let Some((id, kind)) = key
        .strip_prefix("ask-")
        .and_then(|rest| rest.rsplit_once('-'))
    else {
        return false;
    };
    let kinds = [
        "card", "color", "value", "player", "yes", "either", "first", "second",
    ];
    Card::from_id(id).is_some() && kinds.contains(&kind)
}

/// All that a message asks for, the messages among it that it is made of.
fn reach<'w>(
    key: &str,
    written: &'w BTreeMap<String, Written>,
    reached: &mut BTreeMap<String, &'w Written>,
) {
    let Some((name, found)) = written.get_key_value(key) else {
        panic!("{key} is part of a message, and not there");
    };
    if reached.insert(name.clone(), found).is_none() {
        for part in &found.parts {
            reach(part, written, reached);
        }
    }
}

#[test]
fn none_is_missing_and_none_unused() {
    let asked_for = asked_for();
    let mut problems = Vec::new();
    for language in Language::ALL {
        let written = read(language);
        let mut used = BTreeMap::new();
        for key in asked_for.keys() {
            if written.contains_key(key) {
                reach(key, &written, &mut used);
            } else if language != Language::En || !key.starts_with(HELP) {
                problems.push(format!("{}: {key} is missing", language.code()));
            }
        }
        for (key, message) in &written {
            if !used.contains_key(key) {
                let code = language.code();
                problems.push(format!("{code}/{}.ftl: {key} is not used", message.file));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn arguments_are_those_that_are_given() {
    let mut problems = Vec::new();
    for language in Language::ALL {
        let written = read(language);
        for (key, given) in asked_for() {
            let mut parts = BTreeMap::new();
            if written.contains_key(&key) {
                reach(&key, &written, &mut parts);
            }
            for (part, message) in parts {
                // A term has arguments of its own, given where it is used.
                let wrong = message
                    .arguments
                    .iter()
                    .filter(|argument| !given.contains(&argument.as_str()));
                for wrong in wrong.filter(|_| !part.starts_with('-')) {
                    let place = format!("{}/{}.ftl", language.code(), message.file);
                    problems.push(format!("{place}: {key}, in {part}, does not get ${wrong}"));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn variants_are_those_that_can_be() {
    let mut problems = Vec::new();
    for language in Language::ALL {
        for (key, message) in read(language) {
            for (argument, variants) in &message.selects {
                let known = variants_of(argument);
                let wrong = variants.iter().filter(|&variant| {
                    let number = variant.parse::<u8>().is_ok() && known.contains(&"many");
                    !number && variant != "other" && !known.contains(&variant.as_str())
                });
                for wrong in wrong.filter(|_| !key.starts_with('-')) {
                    let place = format!("{}/{}.ftl", language.code(), message.file);
                    problems.push(format!("{place}: {key}: ${argument} is never {wrong}"));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// What an argument can be, `other` apart.
pub fn variants_of(argument: &str) -> &'static [&'static str] {
    match argument {
        "by" | "turn" => &["you"],
        "from-owner" | "to-owner" => &["you", "self", "none", "several"],
        "by-initial" | "turn-initial" | "from-initial" | "to-initial" => &["vowel", "consonant"],
        "from" => &[
            "hand",
            "score",
            "board",
            "supply",
            "achievements",
            "removed",
            "any",
        ],
        "to" => &[
            "hand",
            "score",
            "board",
            "supply",
            "achievements",
            "removed",
            "none",
        ],
        "seen" => &["face", "back"],
        "color-id" => &["red", "yellow", "green", "blue", "purple"],
        "direction" => &["left", "right", "up"],
        "ending" => &["achievements", "score", "dogma"],
        "you" => &["alone", "among", "no"],
        "teams" => &["yes", "no"],
        "edition" => &["first", "third"],
        "good" => &["yes", "no"],
        "grade" => &["best", "good", "inaccuracy", "mistake", "blunder"],
        "kind" => &["first-meld", "action", "effect", "win", "claim", "defend"],
        "column" => &[
            "player",
            "start",
            "skill",
            "luck",
            "others",
            "result",
            "error-rate",
            "decisions",
            "games",
            "won",
            "adjusted",
            "loss",
            "chance",
        ],
        "achievement" => &["age", "special"],
        "demand" => &["nobody"],
        "goods" => &["points", "hand", "board"],
        "unit" => &["now", "minutes", "hours", "days"],
        "value" | "number" | "effects" | "actions" | "count" | "skipped" | "points"
        | "achievements" | "players" | "high" | "percent" => &["zero", "one", "two", "few", "many"],
        _ => &[],
    }
}

/// Numbers are counted by the rules of each language.
#[test]
fn plurals_follow_the_language() {
    use fluent_bundle::FluentArgs;
    let source =
        "n = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}\n";
    let of = |language: Language, number: u8| {
        let mut bundle = crate::language::text::bundle(language);
        let resource = fluent_bundle::FluentResource::try_new(source.to_string()).unwrap();
        bundle.add_resource(resource).unwrap();
        let mut args = FluentArgs::new();
        args.set("n", number);
        let pattern = bundle.get_message("n").unwrap().value().unwrap();
        let counted = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        counted.into_owned()
    };
    let russian: Vec<String> = [1, 2, 5, 21].map(|n| of(Language::Ru, n)).into();
    assert_eq!(russian, ["one", "few", "many", "one"]);
    for language in [Language::En, Language::It, Language::Fr, Language::Pt] {
        assert_eq!(
            (of(language, 1), of(language, 2)),
            ("one".into(), "other".into())
        );
    }
}

/// Effects and rulings are counted as the engine and the files have them.
#[test]
fn facts_agree_with_the_engine() {
    let mut ids = BTreeSet::new();
    for fact in facts().filter(|fact| fact[1] != "-") {
        let card = Card::from_id(fact[0]).unwrap();
        let count = |edition| card.effects(edition).len().to_string();
        let counts = (count(Edition::Third), count(Edition::First));
        assert_eq!(counts, (fact[1].to_string(), fact[2].to_string()), "{card}");
        assert_eq!(fact[5], card.name());
        ids.insert(card);
    }
    assert_eq!(ids.len(), Card::COUNT);
}
