//! Pages as text: what holds for every one of them, and for tables in all positions.

use std::collections::HashSet;

use innovation_bots::Kind;
use innovation_engine::{
    Card, Edition, Ending, Icon, Language, Outcome, Rng, Seat, SeatSet, Settings,
};
use innovation_review::{CardRow, CardTable, Ledger};
use innovation_server::pages::*;
use innovation_table::{Chronicle, Player, Table, Told};
use innovation_text::{Section, Text};
use roxmltree::{Document, Node};

#[path = "common/html.rs"]
mod html;

/// A table of four in the middle of a game, and the log of its first player.
struct Evening {
    table: Table,
    told: Vec<Told>,
}

impl Evening {
    /// A game of random answers, at the first question to the first player after so many of them.
    fn after(answers: usize, seed: u64, text: &'static Text) -> Option<Evening> {
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

    fn page(&self, text: &'static Text) -> TablePage<'_> {
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
                lines: vec!["<b>Cid</b> drew.".to_string()],
            }],
            here: Some(review::ReviewedStep {
                seat: Some(Seat::ALL[0]),
                options: vec![option("Draw", true), option("Meld", false)],
                lines: vec!["A mistake.".to_string()],
                line: Some((2, 3)),
            }),
        }),
    }
}

fn viewer(language: Language) -> Viewer {
    Viewer {
        text: Text::of(language),
        name: Some("Ann".to_string()),
        csrf: "secret".to_string(),
        path: "/here".to_string(),
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
        damage: Some("line 4".to_string()),
    };
    let review = review_page(&evening, &table);
    let cards = CardsPage {
        filter: CardFilter::default(),
        cards: Card::all().collect(),
    };
    let card = Card::all().next().expect("there are cards");
    let error = ErrorPage {
        status: 404,
        sentence: "Nothing is here.".to_string(),
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
        ("lobby", lobby::page(&viewer, &lobby)),
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

/// Every text between `before` and the next quotation mark.
fn after<'p>(page: &'p str, before: &str) -> Vec<&'p str> {
    let parts = page.split(before).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// A page as a tree, for the length of `look`.
fn with_tree(name: &str, page: &str, look: impl Fn(&Document<'_>)) {
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

#[test]
fn every_page_says_its_language_and_speaks_it() {
    for language in Language::ALL {
        for (name, page) in pages(language) {
            with_tree(name, &page, |tree| {
                let lang = tree.root_element().attribute("lang");
                assert_eq!(lang, Some(language.code()), "{name}");
                let texts = tree.descendants().filter_map(|node| node.text());
                let spoken = ["aria-label", "title", "placeholder", "alt"];
                let attributes = spoken.iter().flat_map(|attribute| values(tree, attribute));
                for words in texts.chain(attributes) {
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

#[test]
fn names_are_shown_as_text() {
    let (name, page) = &pages(Language::En)[0];
    with_tree(name, page, |tree| {
        let mut texts = tree.descendants().filter_map(|node| node.text());
        assert!(texts.any(|text| text.contains("<b>Cid</b>")));
        let bold = tree.descendants().filter(|node| node.has_tag_name("b"));
        let names: Vec<_> = bold.filter_map(|node| node.text()).collect();
        assert!(!names.contains(&"Cid"), "{names:?}");
    });
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
        let posting = page.matches("method=\"post\"").count();
        forms += posting;
        with_tree(name, &page, |tree| {
            let elements = |wanted: &'static str| {
                tree.descendants()
                    .filter(move |node| node.has_tag_name(wanted))
            };
            let posts = elements("form").filter(|form| form.attribute("method") == Some("post"));
            assert_eq!(posts.clone().count(), posting, "{name}");
            for form in posts {
                let is_protected = form.descendants().any(|field| {
                    field.attribute("name") == Some("csrf")
                        && field.attribute("value") == Some("secret")
                });
                assert!(is_protected, "{name}: {:?}", form.attribute("action"));
            }
            let labels: HashSet<&str> = elements("label")
                .filter_map(|label| label.attribute("for"))
                .collect();
            let fields = ["input", "select", "textarea"]
                .into_iter()
                .flat_map(elements);
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
    let drawn: HashSet<&str> = after(file, "<symbol id=\"").into_iter().collect();
    for (name, page) in pages(Language::En) {
        let links = after(&page, "<use href=\"/assets/pictures-");
        let pictures = links
            .iter()
            .filter_map(|link| link.split_once('#'))
            .map(|(_, id)| id);
        let pictures: HashSet<&str> = pictures.collect();
        assert!(pictures.is_subset(&drawn), "{name}: {pictures:?}");
        for article in page.split("<article class=\"card ").skip(1) {
            let article = article.split("</article>").next().unwrap_or_default();
            let card = after(article, "data-card=\"")[0];
            let own = format!("svg#{card}\"");
            assert_eq!(article.matches(&own).count(), 1, "{name}: {card}");
        }
        for (place, specials) in [("table", 5), ("cards", 0)] {
            let is_special = |id: &&&str| Card::from_id(id).is_none();
            let found = pictures.iter().filter(is_special).count();
            assert!(name != place || found == specials, "{name}: {found}");
        }
    }
}

/// A player who may not look into a pile must not learn from pictures what is covered in it.
#[test]
fn pictures_name_no_covered_card_to_those_who_may_not_look() {
    let viewer = viewer(Language::En);
    let mut covered = 0;
    for seed in 0..8 {
        let Some(evening) = Evening::after(200, seed, viewer.text) else {
            continue;
        };
        let mut page = evening.page(viewer.text);
        page.view.settings.open_boards = false;
        let tree = table::tree(&viewer, &page, table::Had::Nothing).whole();
        for strip in tree.split("<span class=\"strip\">").skip(1) {
            let strip = strip.split("</span>").next().unwrap_or_default();
            assert!(!strip.contains("pictures-"), "{strip}");
            covered += strip.matches("#hexagon").count();
        }
    }
    assert!(covered > 0, "no covered card showed its hexagon");
}

/// The printed game shows an icon for each that counts. So do the boards.
#[test]
fn boards_show_the_icons_that_count() {
    let viewer = viewer(Language::En);
    for seed in 0..8 {
        for answers in [40, 120, 200] {
            let Some(evening) = Evening::after(answers, seed, viewer.text) else {
                continue;
            };
            let page = evening.page(viewer.text);
            let tree = table::tree(&viewer, &page, table::Had::Nothing).whole();
            let boards: Vec<&str> = tree.split("class=\"piles\"").skip(1).collect();
            // The viewer's board is the last.
            let seats = [1, 2, 3, 0];
            assert_eq!(boards.len(), seats.len());
            for (board, seat) in boards.iter().zip(seats) {
                let board = board.split("</section>").next().unwrap_or_default();
                // The texts of cards speak of icons, too.
                let texts = board.split("<ol class=\"effects");
                let board: String = texts
                    .map(|part| part.split_once("</ol>").map_or(part, |(_, rest)| rest))
                    .collect();
                for icon in Icon::ALL {
                    let drawn = board.matches(&format!("\"#{}\"", icon.word())).count();
                    let counted = page.view.players[seat].icons.of(icon);
                    assert_eq!(
                        drawn,
                        usize::from(counted),
                        "seed {seed}, seat {seat}, {icon:?}"
                    );
                }
            }
        }
    }
}

/// Every option is a button in the list, and says where on the table the same can be chosen.
#[test]
fn options_say_where_they_lie() {
    let viewer = viewer(Language::En);
    let evening = Evening::after(150, 2, viewer.text).expect("the game goes on");
    let page = evening.page(viewer.text);
    let tree = table::tree(&viewer, &page, table::Had::Nothing).whole();
    let options = page
        .view
        .decision
        .as_ref()
        .expect("the viewer is asked")
        .options
        .len();
    let (_, answer) = tree.split_once("id=\"answer\"").expect("a form");
    let answer = answer.split("</form>").next().unwrap_or_default();
    assert_eq!(answer.matches("<button").count(), options);
    assert_eq!(answer.matches("class=\"help\"").count(), options);
    for card in after(answer, "data-card=\"") {
        assert!(
            tree.matches(&format!("data-card=\"{card}\" data-at="))
                .count()
                == 1,
            "{card}"
        );
    }
    for place in after(answer, "data-lights=\"") {
        assert!(tree.contains(&format!("data-lit=\"{place}\"")), "{place}");
    }
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
