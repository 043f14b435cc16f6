//! A malformed file is an error that names the field and the value; a script that cannot be followed says
//! which answer, what was asked, of whom, and what the options were.

use innovation_scenario::{FieldError, Scenario};

const TWO: &str = "[[players]]\nname = \"Ann\"\n[[players]]\nname = \"Bob\"\n";

fn error(text: &str) -> FieldError {
    match Scenario::from_toml(text) {
        Ok(_) => panic!("no error in:\n{text}"),
        Err(error) => error,
    }
}

#[test]
fn malformed_files_name_the_field_and_the_value() {
    let cases = [
        ("", "(file): no `players`: a scenario needs two to four".to_string()),
        ("title = 3", "title: `3` is not a text: write `\"3\"`".to_string()),
        ("edition = 3\n[[players]]\nname = \"A\"\n[[players]]\nname = \"B\"",
            "edition: `3` is not `first` or `third`".to_string()),
        ("[[players]]\nname = \"A\"\n[[players]]\nname = \" \"",
            "players[1].name: empty: answers and `expect` name the player by it".to_string()),
        ("titel = \"x\"", "titel: unknown field `titel` (value `x`); known here: title, source, note, doubt, \
          edition, teams, script, players, supply, achievements, turn, expect; did you mean `title`?".to_string()),
        ("players = 2", "players: `2` is not a list".to_string()),
        (
            "[players]\nname = \"Ann\"",
            "players: `{\"name\":\"Ann\"}` is not a list: in TOML, every item begins with `[[players]]`".to_string(),
        ),
        ("edition = \"second\"\n[[players]]\nname = \"A\"\n[[players]]\nname = \"B\"",
            "edition: `second` is not `first` or `third`".to_string()),
        ("[[players]]\nname = \"Ann\"", "players: the game is for 2 to 4 players, not 1".to_string()),
        (&"[[players]]\nname = \"A\"\n".repeat(5), "players: the game is for 2 to 4 players, not 5".to_string()),
        ("teams = true\n[[players]]\nname = \"A\"\n[[players]]\nname = \"B\"",
            "teams: teams need four players, not 2".to_string()),
        ("[[players]]\nname = \"A\"\n[[players]]\nname = \"A\"",
            "players[1].name: `A` is the name of another player too".to_string()),
        ("[[players]]\nname = \"A\"\n[[players]]", "players[1]: no `name`: every player needs one".to_string()),
        ("[[players]]\nname = \"A\"\nhand = [\"Gunpower\"]\n[[players]]\nname = \"B\"",
            "players[0].hand[0]: `Gunpower` is not the English name of a card; did you mean `Gunpowder`?".to_string()),
        ("[[players]]\nname = \"A\"\nhand = [\"Oars\"]\n[[players]]\nname = \"B\"\nscore = [\"Oars\"]",
            "players[1].score: `Oars` is in two places".to_string()),
        ("[[players]]\nname = \"A\"\nboard = { blue = [\"Oars\"] }\n[[players]]\nname = \"B\"",
            "players[0].board.blue: `Oars` is red, not blue".to_string()),
        ("[[players]]\nname = \"A\"\nboard = { pink = [] }\n[[players]]\nname = \"B\"",
            "players[0].board.pink: `pink` is not a color: red, yellow, green, blue or purple".to_string()),
        ("[[players]]\nname = \"A\"\nboard = { red = { cards = [\"Oars\"], splay = \"up\" } }\n[[players]]\nname = \"B\"",
            "players[0].board.red: `up` on a pile of fewer than two cards, which cannot be splayed".to_string()),
        ("[[players]]\nname = \"A\"\nboard = { red = { cards = [\"Oars\", \"Archery\"], splay = \"down\" } }\n[[players]]\nname = \"B\"",
            "players[0].board.red.splay: `down` is not `left`, `right`, `up` or `none`".to_string()),
        ("[[players]]\nname = \"A\"\nachievements = [\"10\"]\n[[players]]\nname = \"B\"",
            "players[0].achievements[0]: `10` is not an age from \"1\" to \"9\" or a special achievement".to_string()),
        ("achievements = [\"1\"]\n[[players]]\nname = \"A\"\nachievements = [\"1\"]\n[[players]]\nname = \"B\"",
            "achievements: `1` is in two places".to_string()),
        ("[[players]]\nname = \"A\"\nscored_this_turn = -1\n[[players]]\nname = \"B\"",
            "players[0].scored_this_turn: `-1` is not a whole number from 0 up".to_string()),
        (&format!("{TWO}[supply]\n11 = []"), "supply.11: `11` is not an age from 1 to 10".to_string()),
        (&format!("{TWO}[supply]\n1 = [\"Coal\"]"), "supply.1: `Coal` is of age 5, not 1".to_string()),
        ("[[players]]\nname = \"A\"\nhand = [\"Oar\"]\n[[players]]\nname = \"B\"",
            "players[0].hand[0]: `Oar` is not the English name of a card; did you mean `Oars`?".to_string()),
        ("[[players]]\nname = \"A\"\nhand = [\"archery\"]\n[[players]]\nname = \"B\"",
            "players[0].hand[0]: `archery` is not the English name of a card; did you mean `Archery`?".to_string()),
        (&format!("turn = \"Zoe\"\n{TWO}"),
            "turn: `Zoe` is not a table of the fields player, actions; the players are Ann, Bob".to_string()),
        (&format!("{TWO}[turn]\nplayer = \"Cat\""), "turn.player: `Cat` is not the name of a player: Ann, Bob".to_string()),
        (&format!("{TWO}[turn]\nplayer = \"Bbo\""),
            "turn.player: `Bbo` is not the name of a player: Ann, Bob; did you mean `Bob`?".to_string()),
        (&format!("{TWO}[turn]\nplayre = \"Bob\""),
            "turn.playre: unknown field `playre` (value `Bob`); known here: player, actions; did you mean `player`?".to_string()),
        (&format!("{TWO}[turn]\nactions = 3"), "turn.actions: `3` is not 1 or 2".to_string()),
        (&format!("{TWO}[expect.players.Cat]\nhand = []"), "expect.players.Cat: `Cat` is not the name of a player: Ann, Bob".to_string()),
        (&format!("{TWO}[expect.players.Ann]\nhands = []"), "expect.players.Ann.hands: unknown field `hands` (value `[]`); \
          known here: hand, score, achievements, hand_count, score_count, points, board, icons; did you mean `hand`?".to_string()),
        (&format!("{TWO}[expect]\nturn = \"Ann\""),
            "expect.turn: `Ann` is not a table of the fields player, actions; the players are Ann, Bob".to_string()),
        (&format!("{TWO}[expect]\nasked = \"ann\""),
            "expect.asked: `ann` is not the name of a player: Ann, Bob; did you mean `Ann`?".to_string()),
        (&format!("{TWO}[expect.players.Ann.icons]\ntower = 1"),
            "expect.players.Ann.icons.tower: `tower` is not an icon: `castle`, `crown`, `leaf`, `lightbulb`, `factory` or `clock`".to_string()),
        (&format!("{TWO}[expect.players.Ann.icons]\ncastel = 1"),
            "expect.players.Ann.icons.castel: `castel` is not an icon: `castle`, `crown`, `leaf`, `lightbulb`, `factory` or `clock`; \
             did you mean `castle`?".to_string()),
        (&format!("{TWO}[expect.over]\nby = \"luck\""), "expect.over.by: `luck` is not `achievements`, `score` or `dogma`".to_string()),
        (&format!("{TWO}[expect]\nover = true"), "expect.over: `true` is not a table of the fields winners, by".to_string()),
    ];
    for (text, expected) in cases {
        let error = error(text);
        let said = format!("{}: {}", error.path, error.problem);
        assert_eq!(said, expected, "in:\n{text}");
    }
}

#[test]
fn malformed_files_name_the_line() {
    for (text, expected) in [
        ("title = \"x\"\nplayers = [", "line 2: (file): not TOML: "),
        (
            "\u{feff}title = \"x\"\r\n\r\nplayers = 2\r\n",
            "line 3: players: `2` is not a list",
        ),
        (
            &format!("{TWO}hand = [\n  \"Oars\",\n  \"Oar\",\n]\n"),
            "line 7: players[1].hand[1]: `Oar` is not",
        ),
        (
            &format!("{TWO}[expect.over]\nby = \"scores\""),
            "line 6: expect.over.by: `scores` is not `achievements`, `score` or `dogma`; did you mean `score`?",
        ),
    ] {
        let error = error(text).to_string();
        assert!(error.starts_with(expected), "{error}");
    }
    for (text, expected) in [
        ("{", "line 1: (file): not JSON: "),
        (
            "{\n\"players\": [\n {\"name\": \"Ann\"},\n {\"name\": 3}\n]}",
            "line 4: players[1].name: `3` is not a text: write `\"3\"`",
        ),
    ] {
        let error = Scenario::from_json(text).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

#[test]
fn a_script_that_cannot_be_followed_says_what_was_asked() {
    let run = |script: &str| {
        let text = format!(
            "script = {script}\n[[players]]\nname = \"Ann\"\nhand = [\"Tools\"]\n[[players]]\nname = \"Bob\""
        );
        Scenario::from_toml(&text)
            .unwrap()
            .run()
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        run("[\"draw\", \"meld Oars\"]"),
        "answer 2 of the script, `meld Oars`: Ann (action) was asked, with the options draw, meld Agriculture, meld Tools"
    );
    assert_eq!(
        run("[\"meld tool\"]"),
        "answer 1 of the script, `meld tool`: Ann (action) was asked, with the options draw, meld Tools; did you mean \
         `meld Tools`?"
    );
    assert_eq!(
        run("[\"draw\", \"dogma\"]"),
        "answer 2 of the script, `dogma`: Ann (action) was asked, with the options draw, meld Agriculture, meld Tools"
    );
    let over = "script = [\"draw\", \"draw\"]\n[[players]]\nname = \"Ann\"\nboard = { blue = [\"Software\"] }\n\
        [[players]]\nname = \"Bob\"\n[supply]\n10 = []";
    assert_eq!(
        Scenario::from_toml(over)
            .unwrap()
            .run()
            .unwrap_err()
            .to_string(),
        "answer 2 of the script, `draw`: nobody was asked, the game is over"
    );
}

#[test]
fn every_field_of_expect_can_fail() {
    let position = "script = [\"meld Tools\"]\n[[players]]\nname = \"Ann\"\nhand = [\"Tools\", \"Oars\"]\n\
        [[players]]\nname = \"Bob\"\nscore = [\"Coal\"]\n[supply]\n1 = [\"Archery\", \"Sailing\"]\n";
    for (expect, difference) in [
        (
            "players.Ann.hand = [\"Tools\"]",
            "players.Ann.hand: missing Tools; unexpected Oars",
        ),
        (
            "players.Ann.hand_count = 2",
            "players.Ann.hand_count: expected 2, actual 1",
        ),
        (
            "players.Bob.score = []",
            "players.Bob.score: unexpected Coal",
        ),
        (
            "players.Bob.score_count = 0",
            "players.Bob.score_count: expected 0, actual 1",
        ),
        (
            "players.Bob.points = 4",
            "players.Bob.points: expected 4, actual 5",
        ),
        (
            "players.Bob.achievements = [\"World\"]",
            "players.Bob.achievements: missing World",
        ),
        (
            "players.Ann.board.blue = []",
            "players.Ann.board.blue: expected [], actual [Tools]",
        ),
        (
            "players.Ann.board.blue = { cards = [\"Tools\", \"Pottery\"], splay = \"left\" }",
            "players.Ann.board.blue: expected [Tools, Pottery], actual [Tools]; players.Ann.board.blue.splay: expected left, actual none",
        ),
        (
            "players.Ann.icons.castle = 2",
            "players.Ann.icons.castle: expected 2, actual 1",
        ),
        ("supply.1 = 3", "supply.1: expected 3, actual 2"),
        ("supply.1 = [\"Archery\"]", "supply.1: unexpected Sailing"),
        (
            "supply_top.1 = \"Sailing\"",
            "supply_top.1: expected Sailing, actual Archery",
        ),
        (
            "supply_bottom.1 = \"Archery\"",
            "supply_bottom.1: expected Archery, actual Sailing",
        ),
        (
            "achievements = [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\", \"8\", \"9\"]",
            "achievements: unexpected Empire, Monument, Universe, Wonder, World",
        ),
        (
            "turn = { player = \"Bob\", actions = 2 }",
            "turn.player: expected Bob, actual Ann; turn.actions: expected 2, actual 1",
        ),
        ("asked = \"Bob\"", "asked: expected Bob, actual Ann"),
        (
            "options = [\"draw\"]",
            "options: unexpected dogma Tools, meld Oars",
        ),
        ("rejected = [\"draw\"]", "rejected: `draw` is an option"),
        (
            "over = { winners = [\"Ann\"], by = \"score\" }",
            "over: expected the end of the game, it goes on",
        ),
    ] {
        let text = format!("{position}[expect]\n{expect}");
        let differences = Scenario::from_toml(&text).unwrap().run().unwrap();
        assert_eq!(differences.join("; "), difference, "{expect}");
    }
}

/// A position in which Bob is asked which of three cards he gives up.
const CONSTRUCTION: &str = "script = [\"dogma Construction\", \"Tools\"]\n\
    [[players]]\nname = \"Ann\"\nboard = { red = [\"Construction\"] }\n\
    [[players]]\nname = \"Bob\"\nhand = [\"Tools\", \"Oars\", \"Coal\"]\n";

#[test]
fn a_script_that_ends_while_somebody_is_asked_says_so() {
    let run = |expect: &str| {
        let scenario = Scenario::from_toml(&format!("{CONSTRUCTION}[expect]\n{expect}")).unwrap();
        scenario.run().unwrap()
    };
    assert_eq!(
        run("players.Ann.hand = [\"Tools\", \"Oars\"]"),
        [
            "players.Ann.hand: missing Oars",
            "the script ends while Bob (transfer) is asked, with the options Coal, Oars"
        ]
    );
    assert_eq!(
        run("asked = \"Ann\""),
        ["asked: expected Ann, actual Bob"],
        "whoever names the asked player knows that somebody is"
    );
    assert!(run("players.Ann.hand = [\"Tools\"]").is_empty());
}

#[test]
fn a_byte_order_mark_and_dos_lines_are_read() {
    let dos = format!("\u{feff}{CONSTRUCTION}").replace('\n', "\r\n");
    assert_eq!(Scenario::from_toml(&dos).unwrap().names, ["Ann", "Bob"]);
    let json = "\u{feff}{\r\n\"players\": [{\"name\": \"Ann\"}, {\"name\": \"Bob\"}]}\r\n";
    assert_eq!(Scenario::from_json(json).unwrap().names, ["Ann", "Bob"]);
}

#[test]
fn a_strict_check_finds_answers_that_say_nothing() {
    let check = |script: &str, expect: &str| {
        let text = CONSTRUCTION.replace("[\"dogma Construction\", \"Tools\"]", script);
        let scenario = Scenario::from_toml(&format!("{text}{expect}")).unwrap();
        assert_eq!(scenario.run().unwrap(), Vec::<String>::new());
        scenario.check(true, |_| {}).unwrap()
    };
    let expect = "[expect]\nover = false";
    let nothing = |number: usize, answer: &str| {
        format!(
            "answer {number} of the script, `{answer}`: it was not an option, and nothing happened by itself that it \
             could name"
        )
    };
    let whole = "[\"dogma Construction\", \"Tools\", \"Oars\"]";
    assert!(check(whole, expect).is_empty());
    assert_eq!(
        check(whole, ""),
        ["expect: missing, so that nothing is checked"]
    );
    assert_eq!(
        check(whole, "[expect.players.Ann]"),
        ["expect: missing, so that nothing is checked"]
    );
    // What no game could offer is always rejected.
    let rejected = "[expect]\nrejected = [\"Arhcery\", \"meld Archery\", \"achieve Empire\", \"Bob:3\", \"11\"]";
    let vain = |answer: &str| {
        format!(
            "expect.rejected: `{answer}` is not an answer to any question, so that it is always rejected"
        )
    };
    assert_eq!(check(whole, rejected), [vain("Arhcery"), vain("11")]);
    // Nothing was offered that could be declined, and nothing was done in which something could have been.
    assert_eq!(check("[\"draw\", \"pass\"]", expect), [nothing(2, "pass")]);
    assert_eq!(check("[\"pass\"]", expect), [nothing(1, "pass")]);
    // The two effects of Construction may each have had something to decline; there is no third.
    let passes = "[\"dogma Construction\", \"Tools\", \"Oars\", \"pass\", \"pass\", \"pass\"]";
    assert_eq!(check(passes, expect), [nothing(6, "pass")]);

    // With two cards both have to go. Each can be named, once.
    let forced = |script: &str| {
        let text = CONSTRUCTION
            .replace("[\"dogma Construction\", \"Tools\"]", script)
            .replace(", \"Coal\"", "");
        let scenario = Scenario::from_toml(&format!("{text}{expect}")).unwrap();
        scenario.check(true, |_| {}).unwrap()
    };
    assert!(forced("[\"dogma Construction\", \"Tools\", \"Oars\"]").is_empty());
    assert_eq!(
        forced("[\"dogma Construction\", \"Tools\", \"Tools\"]"),
        [nothing(3, "Tools")]
    );
}
