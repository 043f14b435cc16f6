//! Pages as text: what holds for every one of them, and for tables in all positions.

use std::collections::{BTreeSet, HashMap, HashSet};

use innovation_bots::Kind;
use innovation_engine::{
    Card, Color, Edition, Ending, Icon, Language, Outcome, Rng, Seat, SeatSet, Settings, Special,
};
use innovation_lessons::{Lesson, LessonRun, Puzzle};
use innovation_review::{CardRow, CardTable, Ledger};
use innovation_scene::card_of;
use innovation_server::pages::*;
use innovation_table::{Chronicle, Player, Table, Told};
use innovation_text::{LearnLabel, Section, Text};
use roxmltree::{Document, Node};

#[path = "common/html.rs"]
mod html;

/// A table of four in the middle of a game, and the log of its first player.
pub struct Evening {
    table: Table,
    told: Vec<Told>,
}

impl Evening {
    /// A game of random answers, at the first question to the first player after so many of them.
    pub fn after(answers: usize, seed: u64, text: &'static Text) -> Option<Evening> {
        let players =
            ["Ann", "Bob", "<b>Cid</b>", "Dee"].map(|name| Player::Person(name.to_string()));
        let settings = Settings::new(4).expect("four can play");
        let mut table = Table::new(settings, seed, players.to_vec()).expect("a table");
        let mut rng = Rng::new(seed);
        let first = Seat::ALL[0];
        while table.history().len() < answers || table.asked() != Some(first) {
            let asked = table.game().decision()?;
            let choice = rng.below(asked.options.len() as u32) as usize;
            table.answer(asked.seat, choice).expect("a legal answer");
        }
        let told = Chronicle::new(text, Some(first)).read(&table).to_vec();
        Some(Evening { table, told })
    }

    /// A game that has gone on for long.
    #[cfg(not(debug_assertions))]
    fn late(text: &'static Text) -> Evening {
        let evenings = (0..400).filter_map(|seed| Evening::after(250, seed, text));
        // The longest list of options is that of a turn.
        let mut turns = evenings.filter(|evening| {
            let asked = evening.table.game().decision();
            asked.is_some_and(|asked| asked.purpose == innovation_engine::Purpose::Action)
        });
        turns.next().expect("some games go on for long")
    }

    pub fn page(&self, text: &'static Text) -> TablePage<'_> {
        let person = |player: &Player| Sitter::Person {
            name: player.to_string(),
            stand_in: None,
        };
        TablePage {
            id: "table".to_string(),
            view: self.table.game().view(Seat::ALL[0]).expect("a view"),
            names: self.table.names(text),
            sitters: self.table.players().iter().map(person).collect(),
            options: TableOptions {
                practice: true,
                confirm: true,
                ..TableOptions::default()
            },
            hand_over: None,
            asked: self.table.asked(),
            past: Vec::new(),
            log: &self.told,
            before: 0,
            since: self.told.len() - 5,
            sequence: 7,
            can_take_back: true,
            hint: Some(Hint {
                option: 0,
                ratings: vec![0.5],
                reasons: vec![Vec::new()],
            }),
            coaching: None,
            owner: true,
            course: Vec::new(),
            next: None,
            closed: None,
        }
    }
}

/// A review with everything in it.
fn review_page<'a>(evening: &'a Evening, table: &TablePage<'_>) -> review::ReviewPage<'a> {
    let option = |label: &str, is_taken: bool| review::ReviewedOption {
        label: label.to_string(),
        value: 0.4,
        error: 0.01,
        is_taken,
        is_best: !is_taken,
    };
    let ledger = Ledger {
        seat: 1,
        start: 0.25,
        skill: -0.1,
        luck: -0.2,
        others: 0.05,
        result: 0.0,
        error_rate: 0.01,
        deal: 0.02,
        luck_adjusted: 0.2,
        decisions: 30,
    };
    review::ReviewPage {
        replay: ReplayPage {
            path: "/t/table/review".to_string(),
            table: Some("/t/table".to_string()),
            review: None,
            play_on: Some("/replay/table/play-on".to_string()),
            record: "a record".to_string(),
            view: table.view.clone(),
            seat: None,
            names: table.names.clone(),
            step: 3,
            steps: 9,
            log: &evening.told,
            since: 4,
            course: Vec::new(),
            damage: None,
        },
        deeper: Some("/t/table/review?depth=deep".to_string()),
        has_failed: true,
        progress: Some((3, 9)),
        is_wanted: true,
        sheet: Some(review::ReviewSheet {
            ledgers: vec![("<b>Cid</b>".to_string(), ledger)],
            curves: vec![Curve {
                seat: Seat::ALL[0],
                points: vec![(0, 0.25), (9, 0.0)],
                errors: vec![(4, 0.2)],
            }],
            biggest: Some(3),
            points: vec![review::TurningPoint {
                step: 3,
                seat: Some(Seat::ALL[0]),
                turn: 2,
                lines: vec!["<b>Cid</b>".to_string()],
            }],
            here: Some(review::ReviewedStep {
                seat: Some(Seat::ALL[0]),
                options: vec![option("Ann", true), option("Bob", false)],
                lines: vec!["Dee".to_string()],
                line: Some((2, 3)),
            }),
        }),
    }
}

/// The first task of a lesson.
fn lesson_page(text: &'static Text) -> exercise::ExercisePage {
    let run = LessonRun::new(&Lesson::all()[0]).expect("a lesson");
    let names = text.lesson_names("<b>Cid</b>");
    let words = run.words(text, &names);
    let events = (run.events(), run.before_answer());
    exercise::ExercisePage {
        table: exercise::ExerciseTable::new(run.view(), names, events, text),
        about: vec![words.title, words.step],
        said: exercise::Said::Task {
            before: words.say.into_iter().collect(),
            task: words.task,
        },
        path: "/learn/lesson".to_string(),
        moves: run.moves().to_string(),
        previews: true,
        steps: vec![exercise::ExerciseStep::Link(
            "/learn".to_string(),
            text.learn_label(LearnLabel::AllLessons),
        )],
    }
}

pub fn viewer(language: Language) -> Viewer {
    Viewer {
        text: Text::of(language),
        name: Some("<i>Ann</i>".to_string()),
        csrf: "secret".to_string(),
        path: "/here?words=\"><i>Ann</i>".to_string(),
        preferences: Preferences::default(),
        table: Some("/t/table".to_string()),
    }
}

/// One page of each kind.
fn pages(language: Language) -> Vec<(&'static str, String)> {
    let viewer = viewer(language);
    let text = viewer.text;
    let evening = Evening::after(150, 2, text).expect("the game goes on");
    let table = evening.page(text);
    let line = TableLine {
        id: "table".to_string(),
        settings: table.view.settings,
        practice: true,
        sitters: table.sitters.clone(),
        state: TableState::Turn(Seat::ALL[1]),
        result: None,
        seat: Some(Seat::ALL[0]),
        idle: 4000,
        changed: 1_700_000_000,
    };
    let finished = TableLine {
        id: "finished".to_string(),
        settings: table.view.settings,
        practice: false,
        sitters: table.sitters.clone(),
        state: TableState::Over,
        result: Some(GameResult {
            outcome: Outcome {
                winners: SeatSet::from_iter([Seat::ALL[0]]),
                by: Ending::Achievements,
            },
            achievements: vec![6, 2],
            points: vec![20, 9],
        }),
        seat: Some(Seat::ALL[0]),
        idle: 4000,
        changed: 1_700_000_000,
    };
    let home = HomePage {
        mine: vec![line],
        open: Vec::new(),
    };
    let games = GamesPage {
        filter: GameFilter::default(),
        tallies: vec![BotTally {
            bot: Kind::Easy,
            games: 3,
            won: 1,
        }],
        games: vec![finished],
        next: Some(2),
    };
    let lobby = LobbyPage {
        id: "table".to_string(),
        settings: table.view.settings,
        options: table.options,
        sitters: vec![
            table.sitters[0].clone(),
            table.sitters[2].clone(),
            Sitter::Open {
                invite: Some("https://example.org".to_string()),
            },
        ],
        mine: Some(Seat::ALL[0]),
        owner: true,
        join: Some("/t/table/join".to_string()),
    };
    let board = BoardPage {
        id: "table".to_string(),
        view: table.view.clone(),
        names: table.names.clone(),
        seat: Seat::ALL[0],
    };
    let asked = text
        .question(&table.view, &table.names)
        .expect("a question");
    let confirm = ConfirmPage {
        id: "table".to_string(),
        question: asked.what,
        sequence: 7,
        answer: asked.options[0].clone(),
        option: 0,
    };
    let standing = |step: usize| Standing {
        turn: None,
        step,
        points: vec![step as u16; 4],
        achievements: vec![1; 4],
    };
    let replay = ReplayPage {
        path: "/t/table/replay".to_string(),
        table: Some("/t/table".to_string()),
        review: Some("/t/table/review".to_string()),
        play_on: Some("/replay/table/play-on".to_string()),
        record: "a record".to_string(),
        view: table.view.clone(),
        seat: None,
        names: table.names.clone(),
        step: 3,
        steps: 9,
        log: &evening.told,
        since: 4,
        course: vec![standing(0), standing(5)],
        damage: Some("Bob".to_string()),
    };
    let review = review_page(&evening, &table);
    let still = |number: usize| Still {
        number,
        told: Some(evening.told[number].clone()),
        view: table.view.clone(),
    };
    let recap = RecapPage {
        id: "table".to_string(),
        names: table.names.clone(),
        sitters: table.sitters.clone(),
        stills: vec![still(3), still(4), still(5)],
    };
    let learn = learn::LearnPage {
        done: BTreeSet::from([learn::lesson_item(&Lesson::all()[0])]),
        of_day: Puzzle::of_day(7),
    };
    let lesson = lesson_page(text);
    let cards = CardsPage {
        filter: CardFilter::default(),
        cards: Card::all().collect(),
    };
    let card = Card::all().next().expect("there are cards");
    let error = ErrorPage {
        status: 404,
        sentence: "Ann".to_string(),
        back: "/".to_string(),
    };
    let third = |row: &&CardRow| row.edition == Edition::Third && row.bot == "greedy";
    let statistics = StatisticsPage {
        edition: Edition::Third,
        bot: "greedy".to_string(),
        bots: vec![("greedy".to_string(), 50_000)],
        order: CardOrder::Draw,
        rows: CardTable::shipped().iter().filter(third).cloned().collect(),
    };
    let all = [
        ("table", table::page(&viewer, &table)),
        ("statistics", statistics::page(&viewer, &statistics)),
        ("board", board::page(&viewer, &board)),
        (
            "log",
            log::page(
                &viewer,
                &LogPage::of("table", table.log, None).expect("a page"),
            ),
        ),
        ("home", home::page(&viewer, &home)),
        ("games", games::page(&viewer, &games)),
        ("settings", settings::page(&viewer)),
        ("confirm", confirm::page(&viewer, &confirm)),
        ("learn", learn::page(&viewer, &learn)),
        ("puzzles", learn::puzzles_page(&viewer, &learn)),
        ("short rules", learn::short_page(&viewer)),
        ("lesson", exercise::page(&viewer, &lesson)),
        ("lobby", lobby::page(&viewer, &lobby)),
        ("recap", stills::page(&viewer, &recap, 1)),
        ("replay", replay::page(&viewer, &replay)),
        ("review", review::page(&viewer, &review)),
        ("cards", cards::page(&viewer, &cards)),
        (
            "card",
            cards::card(
                &viewer,
                &CardPage {
                    card,
                    edition: Edition::First,
                },
            ),
        ),
        ("rules", rules::page(&viewer)),
        ("rule", rules::section(&viewer, Section::Splay)),
        ("error", error::page(&viewer, &error)),
    ];
    all.map(|(name, page)| (name, page.into_string())).into()
}

/// A page as a tree, for the length of `look`.
pub fn with_tree(name: &str, page: &str, mut look: impl FnMut(&Document<'_>)) {
    let xml = html::xml(page);
    match Document::parse(&xml) {
        Ok(tree) => look(&tree),
        Err(error) => {
            let line = xml
                .lines()
                .nth(error.pos().row as usize - 1)
                .unwrap_or_default();
            let from = line.floor_char_boundary((error.pos().col as usize).saturating_sub(200));
            let near = &line[from..line.ceil_char_boundary(from + 300)];
            panic!("{name} is not well formed: {error}: {near}")
        }
    }
}

/// The values of an attribute, all over a page.
fn values<'t>(tree: &'t Document<'_>, attribute: &str) -> Vec<&'t str> {
    let nodes = tree.descendants();
    nodes.filter_map(|node| node.attribute(attribute)).collect()
}

/// The elements of a kind below a node.
fn elements<'a, 't>(
    node: Node<'a, 't>,
    kind: &'static str,
) -> impl Iterator<Item = Node<'a, 't>> + Clone {
    let nodes = node.descendants();
    nodes.filter(move |node| node.has_tag_name(kind))
}

/// The element of an id.
fn by_id<'a, 't>(tree: &'a Document<'t>, id: &str) -> Node<'a, 't> {
    let mut nodes = tree.descendants();
    let found = nodes.find(|node| node.attribute("id") == Some(id));
    found.unwrap_or_else(|| panic!("nothing is called {id}"))
}

fn has_class(node: Node<'_, '_>, class: &str) -> bool {
    let classes = node.attribute("class").unwrap_or_default();
    classes.split_whitespace().any(|one| one == class)
}

/// The pictures that are drawn below a node, by their ids.
fn pictures<'a>(node: Node<'a, '_>) -> impl Iterator<Item = &'a str> {
    let links = elements(node, "use").filter_map(|node| node.attribute("href"));
    links
        .filter_map(|link| link.strip_prefix("/assets/pictures-")?.split_once('#'))
        .map(|(_, id)| id)
}

/// What a person reads or hears, or the script says.
fn words<'a>(tree: &'a Document<'_>) -> impl Iterator<Item = &'a str> {
    let spoken = [
        "aria-label",
        "title",
        "placeholder",
        "alt",
        "data-lost",
        "data-changed",
        "data-sure",
        "data-verb",
    ];
    let attributes = spoken.map(|attribute| values(tree, attribute));
    let texts = tree.descendants().filter(Node::is_text);
    texts
        .filter_map(|node| node.text())
        .chain(attributes.into_iter().flatten())
}

#[test]
fn every_page_says_its_language_and_speaks_it() {
    for language in Language::ALL {
        for (name, page) in pages(language) {
            with_tree(name, &page, |tree| {
                let lang = tree.root_element().attribute("lang");
                assert_eq!(lang, Some(language.code()), "{name}");
                for words in words(tree) {
                    // A message without words is shown by its key.
                    let is_key = ["web-", "word-", "question-", "log-", "preview-", "problem-"]
                        .iter()
                        .any(|key| words.trim_start().starts_with(key));
                    assert!(!is_key, "{name}: {words} has no words in {language:?}");
                }
            });
        }
    }
}

/// Russian has letters of its own: a Latin word on a Russian page was not translated.
#[test]
fn no_word_of_a_page_is_written_in_the_code() {
    // All that the test has given are names.
    let mut names = BTreeSet::from(["Ann", "Bob", "Cid", "Dee"]);
    names.extend(["English", "Français", "Italiano", "Português", "CSV"]);
    names.extend(Puzzle::all().iter().map(|puzzle| &*puzzle.id));
    for (name, page) in pages(Language::Ru) {
        with_tree(name, &page, |tree| {
            for words in words(tree) {
                let latin = words.split(|char: char| !char.is_alphanumeric());
                let is_word =
                    |word: &&str| word.bytes().filter(u8::is_ascii_alphabetic).count() > 1;
                for word in latin.filter(is_word) {
                    assert!(names.contains(word), "{name}: {word} in {words:?}");
                }
            }
        });
    }
}

/// The policy of the server forbids inline scripts and styles.
#[test]
fn no_page_has_scripts_or_styles_inside() {
    for (name, page) in pages(Language::En) {
        with_tree(name, &page, |tree| {
            let mut scripts = 0;
            for node in tree.descendants().filter(Node::is_element) {
                let element = node.tag_name().name();
                assert_ne!(element, "style", "{name}");
                if element == "script" {
                    assert!(node.attribute("src").is_some(), "{name}: a script inside");
                    scripts += 1;
                }
                for attribute in node.attributes() {
                    let key = attribute.name();
                    assert!(key != "style" && !key.starts_with("on"), "{name}: {key}");
                    assert!(!attribute.value().trim_start().starts_with("javascript:"));
                }
            }
            assert!(scripts > 0, "{name} has no script at all");
        });
    }
}

/// Names that are markup do not become elements on any page, and each page that should show one does.
#[test]
fn names_are_shown_as_text() {
    let mut shown = Vec::new();
    for (name, page) in pages(Language::En) {
        with_tree(name, &page, |tree| {
            for (element, inside) in [("b", "Cid"), ("i", "Ann")] {
                let mut all = elements(tree.root(), element);
                let is_markup = all.any(|node| node.text() == Some(inside));
                assert!(!is_markup, "{name}: a name has become <{element}>");
            }
            if words(tree).any(|words| words.contains("<b>Cid</b>")) {
                shown.push(name);
            }
        });
    }
    let expected = [
        "table", "log", "home", "games", "lesson", "lobby", "recap", "replay", "review",
    ];
    assert_eq!(shown, expected);
}

/// What is described by, labelled by or answered through something finds it.
#[test]
fn ids_are_single_and_found() {
    for (name, page) in pages(Language::En) {
        with_tree(name, &page, |tree| {
            let ids = values(tree, "id");
            let single: HashSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), single.len(), "{name}: {ids:?}");
            let links = values(tree, "href");
            let anchors = links.iter().filter_map(|link| link.strip_prefix('#'));
            let references = ["aria-labelledby", "aria-describedby", "form", "for"]
                .iter()
                .flat_map(|attribute| values(tree, attribute))
                .flat_map(str::split_whitespace)
                .chain(anchors);
            let mut found = 0;
            for id in references {
                assert!(single.contains(id), "{name}: nothing is called {id}");
                found += 1;
            }
            assert!(found > 0, "{name} refers to nothing");
        });
    }
}

/// Every field and every form is fit to be used without seeing it.
#[test]
fn forms_are_protected_and_fields_have_labels() {
    let mut forms = 0;
    for (name, page) in pages(Language::En) {
        with_tree(name, &page, |tree| {
            let root = tree.root();
            for form in elements(root, "form") {
                let action = form.attribute("action");
                match form.attribute("method") {
                    Some("post") => forms += 1,
                    // It closes the dialog that it is in, and sends nothing.
                    Some("dialog") => continue,
                    // What it asks for is in its address: it must not change anything.
                    Some("get") | None => {
                        let looks = ["cards", "games", "statistics", "replay", "review"];
                        let page = action.and_then(|action| action.rsplit('/').next());
                        let is_search = page.is_some_and(|page| looks.contains(&page));
                        assert!(is_search, "{name}: {action:?}");
                        continue;
                    }
                    method => panic!("{name}: {action:?} by {method:?}"),
                }
                let is_protected = form.descendants().any(|field| {
                    field.attribute("name") == Some("csrf")
                        && field.attribute("value") == Some("secret")
                });
                assert!(is_protected, "{name}: {action:?}");
            }
            let labels: HashSet<&str> = elements(root, "label")
                .filter_map(|label| label.attribute("for"))
                .collect();
            let fields = ["input", "select", "textarea"]
                .into_iter()
                .flat_map(|kind| elements(root, kind));
            for field in fields {
                let kind = field.attribute("type").unwrap_or_default();
                let is_seen = !matches!(kind, "hidden" | "submit" | "button");
                let has_label = field.attribute("aria-label").is_some()
                    || field.attribute("aria-labelledby").is_some()
                    || field.attribute("id").is_some_and(|id| labels.contains(id))
                    || field.ancestors().any(|node| node.has_tag_name("label"));
                let which = field.attribute("name");
                assert!(!is_seen || has_label, "{name}: {which:?} without a label");
            }
        });
    }
    assert!(forms > 10, "only {forms} forms");
}

/// Each card is drawn with its own picture, and every picture that a page asks for is in the file of pictures.
#[test]
fn pages_show_the_pictures_of_their_cards() {
    let file = include_str!("../../scene/assets/pictures.svg");
    let file = Document::parse(file).expect("the pictures are well formed");
    let drawn: HashSet<&str> = elements(file.root(), "symbol")
        .filter_map(|symbol| symbol.attribute("id"))
        .collect();
    let mut counts = HashMap::new();
    for (name, page) in pages(Language::En) {
        with_tree(name, &page, |tree| {
            let all: HashSet<&str> = pictures(tree.root()).collect();
            assert!(all.is_subset(&drawn), "{name}: {all:?}");
            let cards = elements(tree.root(), "article").filter(|node| has_class(*node, "card"));
            for card in cards.clone() {
                let id = card.attribute("data-card").expect("the id of the card");
                let own = pictures(card).filter(|picture| *picture == id);
                assert_eq!(own.count(), 1, "{name}: {id}");
            }
            let specials = all.iter().filter(|id| Card::from_id(id).is_none());
            counts.insert(name, (cards.count(), specials.count()));
        });
    }
    assert_eq!(counts["cards"], (Card::COUNT, 0));
    let (cards, specials) = counts["table"];
    assert!(cards > 10, "{cards} cards on the table");
    assert_eq!(specials, Special::ALL.len());
}

/// A player who may not look into a pile must not learn from the page what is covered in it: neither by a picture nor by a
/// link, a title or an id.
#[test]
fn no_covered_card_is_named_to_those_who_may_not_look() {
    let viewer = viewer(Language::En);
    let (mut covered, mut hexagons) = (0, 0);
    for seed in 0..8 {
        let Some(evening) = Evening::after(200, seed, viewer.text) else {
            continue;
        };
        let mut page = evening.page(viewer.text);
        page.view.settings.open_boards = false;
        let tree = table::tree(&viewer, &page, table::Had::Nothing).whole();
        with_tree("table", &tree, |tree| {
            let rivals = page.view.settings.seats().zip(&page.view.players).skip(1);
            for (seat, color, pile) in rivals.flat_map(|(seat, player)| {
                let piles = Color::ALL.into_iter().zip(&player.board);
                piles.map(move |(color, pile)| (seat, color, pile))
            }) {
                let drawn = by_id(tree, &format!("pile-{seat}-{}", color.word()));
                let below = pile.cards.split_last().map_or(&[][..], |(_, below)| below);
                // The rules let the viewer know them, as those who play with all piles open do.
                for card in below.iter().filter_map(|slot| slot.known()) {
                    covered += 1;
                    let name = viewer.text.card_name(card);
                    for node in drawn.descendants() {
                        let named = node.text().is_some_and(|text| text.contains(name));
                        assert!(!named, "seed {seed}: {name} is named");
                        for attribute in node.attributes() {
                            let value = attribute.value();
                            let id = value.rsplit(['/', '#']).next();
                            let tells = id == Some(card.id()) || value.contains(name);
                            assert!(!tells, "seed {seed}: {name} in {attribute:?}");
                        }
                    }
                }
                let links = elements(drawn, "use").filter_map(|node| node.attribute("href"));
                let strips = drawn.descendants().filter(|node| has_class(*node, "strip"));
                assert_eq!(
                    strips.count(),
                    pile.splay.map_or(0, |_| below.len()),
                    "seed {seed}: what shows of covered cards"
                );
                hexagons += links.filter(|link| *link == "#hexagon").count();
            }
        });
    }
    assert!(covered > 20, "only {covered} covered cards");
    assert!(hexagons > 0, "no covered card showed its hexagon");
}

/// The printed game shows an icon for each that counts. So do the boards.
#[test]
fn boards_show_the_icons_that_count() {
    let viewer = viewer(Language::En);
    let mut boards = 0;
    for seed in 0..8 {
        for answers in [40, 120, 200] {
            let Some(evening) = Evening::after(answers, seed, viewer.text) else {
                continue;
            };
            let page = evening.page(viewer.text);
            let tree = table::tree(&viewer, &page, table::Had::Nothing).whole();
            with_tree("table", &tree, |tree| {
                for (seat, player) in page.view.settings.seats().zip(&page.view.players) {
                    let board = by_id(tree, &format!("piles-{seat}"));
                    boards += 1;
                    for icon in Icon::ALL {
                        let link = format!("#{}", icon.word());
                        let drawn = elements(board, "use")
                            .filter(|node| node.attribute("href") == Some(&link))
                            // The texts of cards speak of icons, too.
                            .filter(|node| {
                                !node.ancestors().any(|node| has_class(node, "effects"))
                            });
                        let counted = usize::from(player.icons.of(icon));
                        assert_eq!(drawn.count(), counted, "seed {seed}, {seat}, {icon:?}");
                    }
                }
            });
        }
    }
    assert!(boards >= 40, "only {boards} boards");
}

/// Every option is a button in the list that answers with it, and says where on the table the same can be chosen.
#[test]
fn options_say_where_they_are() {
    let viewer = viewer(Language::En);
    let (mut cards, mut lit) = (0, 0);
    for answers in [4, 80, 150] {
        let evening = Evening::after(answers, 2, viewer.text).expect("the game goes on");
        let page = evening.page(viewer.text);
        let asked = page.view.decision.as_ref().expect("the viewer is asked");
        let tree = table::tree(&viewer, &page, table::Had::Nothing).whole();
        with_tree("table", &tree, |tree| {
            let form = by_id(tree, "answer");
            let buttons = elements(form, "button");
            let mut places: Vec<usize> = Vec::new();
            for button in buttons {
                assert_eq!(button.attribute("name"), Some("option"));
                let place = button
                    .attribute("value")
                    .and_then(|value| value.parse().ok());
                let place: usize = place.expect("the place of an option");
                places.push(place);
                let help = button
                    .attribute("aria-describedby")
                    .expect("what it would do");
                assert!(has_class(by_id(tree, help), "help"), "{help}");
                let card = card_of(asked.options[place]).map(Card::id);
                assert_eq!(button.attribute("data-card"), card, "option {place}");
                let lights = button.attribute("data-lights");
                let others = tree
                    .descendants()
                    .filter(|node| !node.ancestors().any(|node| node == form));
                if let Some(card) = card {
                    let shown = others.clone().filter(|node| {
                        node.attribute("data-card") == Some(card) && node.has_attribute("data-at")
                    });
                    assert_eq!(shown.count(), 1, "{card}");
                    cards += 1;
                }
                if let Some(lights) = lights {
                    let mut places = others.clone();
                    let is_there = places.any(|node| node.attribute("data-lit") == Some(lights));
                    assert!(is_there, "{lights}");
                    lit += 1;
                }
            }
            places.sort_unstable();
            assert!(places.into_iter().eq(0..asked.options.len()));
        });
    }
    assert!(
        cards > 3 && lit > 0,
        "{cards} options with a card, {lit} with a place"
    );
}

/// On an optimized build: in other builds this says nothing about the time.
#[test]
#[cfg(not(debug_assertions))]
fn a_late_table_is_drawn_within_a_millisecond() {
    let viewer = viewer(Language::En);
    let evening = Evening::late(viewer.text);
    let page = evening.page(viewer.text);
    let draw = || {
        let began = std::time::Instant::now();
        let tree = table::tree(&viewer, &page, table::Had::Nothing);
        (began.elapsed(), tree.len())
    };
    let most = std::time::Duration::from_millis(1);
    // The shortest of many: other programs run on this machine too. The busier it is, the more it takes.
    let (mut time, mut bytes) = draw();
    for tries in 0..5_000 {
        if tries >= 200 && time < most {
            break;
        }
        (time, bytes) = (time, bytes).min(draw());
    }
    println!("{bytes} bytes in {time:?}");
    assert!(time < most, "{time:?}");
}
