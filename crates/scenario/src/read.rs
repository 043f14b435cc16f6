//! From fields to a position.

use innovation_engine::{
    Achievement, AchievementSet, Age, Card, CardSet, Edition, PlayerPosition, Position, Seat,
    Settings, SettingsError, Splay,
};
use serde_json::Value;

use crate::Scenario;
use crate::expect::Expect;
use crate::field::{Field, Read};

pub(crate) fn scenario(value: &Value) -> Read<Scenario> {
    let file = Field::root(value);
    file.table(&[
        "title",
        "source",
        "note",
        "doubt",
        "edition",
        "teams",
        "script",
        "players",
        "supply",
        "achievements",
        "turn",
        "expect",
    ])?;
    let mut title = String::new();
    for name in ["title", "source", "note", "doubt"] {
        if let Some(field) = file.get(name) {
            let text = field.text()?;
            if name == "title" {
                title = text.to_string();
            }
        }
    }
    let players = file
        .get("players")
        .ok_or_else(|| file.error("no `players`: a scenario needs two to four"))?;
    let list = players.list()?;
    let settings = settings(&file, &players, list.len())?;
    let names = names(&list)?;
    let mut placed = Placed::default();
    let described = list
        .iter()
        .map(|player| placed.player(player))
        .collect::<Read<Vec<PlayerPosition>>>()?;
    let available = placed.available(&file)?;
    let supply = placed.supply(&file)?;
    let (turn, actions) = turn(&file, &names)?;
    let script = match file.get("script") {
        Some(script) => script.texts()?,
        None => Vec::new(),
    };
    let expect = match file.get("expect") {
        Some(expect) => Expect::read(&expect, &names)?,
        None => Expect::default(),
    };
    Ok(Scenario {
        title,
        names,
        position: Position {
            settings,
            players: described,
            supply: supply.piles,
            faces: supply.faces,
            available,
            turn,
            actions,
        },
        script,
        expect,
    })
}

fn settings(file: &Field, players: &Field, count: usize) -> Read<Settings> {
    let teams = match file.get("teams") {
        Some(teams) => teams.flag()?,
        None => false,
    };
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    let settings = Settings::of(count, teams).map_err(|error| match file.get("teams") {
        Some(field) if matches!(error, SettingsError::Teams(_)) => field.error(error.to_string()),
        _ => players.error(error.to_string()),
    })?;
    let edition = match file.get("edition") {
        Some(edition) => edition.named(Edition::from_word, &Edition::ALL.map(Edition::word))?,
        None => Edition::Third,
    };
    Ok(settings.with_edition(edition))
}

fn names(players: &[Field]) -> Read<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for player in players {
        player.table(&[
            "name",
            "hand",
            "score",
            "board",
            "achievements",
            "scored_this_turn",
            "tucked_this_turn",
        ])?;
        let field = player
            .get("name")
            .ok_or_else(|| player.error("no `name`: every player needs one"))?;
        let name = field.text()?;
        if name.trim().is_empty() {
            return Err(field.error("empty: answers and `expect` name the player by it"));
        }
        if names.iter().any(|other| other == name) {
            return Err(field.error(format!("`{name}` is the name of another player too")));
        }
        names.push(name.to_string());
    }
    Ok(names)
}

fn turn(file: &Field, names: &[String]) -> Read<(Seat, u8)> {
    let (mut seat, mut actions) = (Seat::ALL[0], 2);
    if let Some(turn) = file.get("turn") {
        turn_table(&turn, names)?;
        if let Some(player) = turn.get("player") {
            seat = player.player(names)?;
        }
        if let Some(field) = turn.get("actions") {
            actions = match field.number()? {
                1 => 1,
                2 => 2,
                other => return Err(field.error(format!("`{other}` is not 1 or 2"))),
            };
        }
    }
    Ok((seat, actions))
}

/// Refuses anything but a table that says whose turn it is and how many actions are left.
pub(crate) fn turn_table(turn: &Field, names: &[String]) -> Read<()> {
    let read = turn.table(&["player", "actions"]);
    read.map_err(|mut error| {
        if !turn.value.is_object() {
            error.problem += &format!("; the players are {}", names.join(", "));
        }
        error
    })
}

/// A pile as a list of cards, the top one first, or as a table with its splay.
pub(crate) fn pile(field: &Field) -> Read<(Vec<Card>, Option<Option<Splay>>)> {
    if field.value.is_array() {
        return Ok((field.cards()?, None));
    }
    field.table(&["cards", "splay"])?;
    let cards = match field.get("cards") {
        Some(cards) => cards.cards()?,
        None => {
            return Err(field.error("no `cards`: a pile is a list of cards, or `{ cards, splay }`"));
        }
    };
    let splay = match field.get("splay") {
        Some(splay) => Some(splay.named(
            |word| match word {
                "none" => Some(None),
                word => Splay::from_word(word).map(Some),
            },
            &["left", "right", "up", "none"],
        )?),
        None => None,
    };
    if let Some(Some(splay)) = splay
        && cards.len() < 2
    {
        return Err(field.error(format!(
            "`{splay}` on a pile of fewer than two cards, which cannot be splayed"
        )));
    }
    Ok((cards, splay))
}

fn count(field: &Field, name: &str) -> Read<u8> {
    let Some(field) = field.get(name) else {
        return Ok(0);
    };
    let number = field.number()?;
    u8::try_from(number)
        .ok()
        .filter(|&number| usize::from(number) <= Card::COUNT)
        .ok_or_else(|| field.error(format!("`{number}` is more than there are cards")))
}

/// The supply piles, each with the bottom card first, and the faces of the age achievements.
struct Supply {
    piles: [Vec<Card>; 10],
    faces: [Option<Card>; 9],
}

/// The cards and achievements that the file has placed so far. Each may be placed once.
#[derive(Default)]
struct Placed {
    cards: CardSet,
    achievements: AchievementSet,
}

impl Placed {
    fn place(&mut self, cards: &[Card], field: &Field) -> Read<()> {
        for &card in cards {
            if self.cards.has(card) {
                return Err(field.error(format!("`{card}` is in two places")));
            }
            self.cards = self.cards.with(card);
        }
        Ok(())
    }

    fn place_achievements(&mut self, field: &Field) -> Read<AchievementSet> {
        let mut placed = AchievementSet::EMPTY;
        for achievement in field.achievements()? {
            if self.achievements.has(achievement) {
                return Err(field.error(format!("`{achievement}` is in two places")));
            }
            self.achievements = self.achievements.with(achievement);
            placed = placed.with(achievement);
        }
        Ok(placed)
    }

    fn player(&mut self, field: &Field) -> Read<PlayerPosition> {
        let mut player = PlayerPosition::default();
        if let Some(hand) = field.get("hand") {
            player.hand = hand.cards()?;
            self.place(&player.hand, &hand)?;
        }
        if let Some(score) = field.get("score") {
            player.score = score.cards()?;
            self.place(&player.score, &score)?;
        }
        if let Some(board) = field.get("board") {
            for (name, entry) in board.entries()? {
                let color = entry.color_key(name)?;
                let (mut cards, splay) = pile(&entry)?;
                if let Some(card) = cards.iter().find(|card| card.color() != color) {
                    return Err(entry.error(format!("`{card}` is {}, not {color}", card.color())));
                }
                self.place(&cards, &entry)?;
                cards.reverse();
                player.board[color as usize] = (cards, splay.flatten());
            }
        }
        if let Some(achievements) = field.get("achievements") {
            player.achievements = self.place_achievements(&achievements)?;
        }
        player.scored = count(field, "scored_this_turn")?;
        player.tucked = count(field, "tucked_this_turn")?;
        Ok(player)
    }

    /// The achievements that can be claimed: those the file lists, or else all that no player owns.
    fn available(&mut self, file: &Field) -> Read<AchievementSet> {
        match file.get("achievements") {
            Some(field) => self.place_achievements(&field),
            None => {
                let rest = AchievementSet::ALL - self.achievements;
                self.achievements = AchievementSet::ALL;
                Ok(rest)
            }
        }
    }

    /// The supply piles and the faces of the age achievements.
    ///
    /// A pile that the file omits holds all cards of its age that are not placed, in alphabetical order from the
    /// top. Its last card becomes the achievement of that age, if the age has one.
    fn supply(&mut self, file: &Field) -> Read<Supply> {
        let mut exact: [Option<Vec<Card>>; 10] = Default::default();
        if let Some(supply) = file.get("supply") {
            for (key, pile) in supply.entries()? {
                let age = pile.age_key(key)?;
                let mut cards = pile.cards()?;
                if let Some(card) = cards.iter().find(|card| card.age() != age) {
                    return Err(pile.error(format!("`{card}` is of age {}, not {age}", card.age())));
                }
                self.place(&cards, &pile)?;
                cards.reverse();
                exact[age.number() as usize - 1] = Some(cards);
            }
        }
        let mut faces = [None; 9];
        let mut piles: [Vec<Card>; 10] = Default::default();
        for (index, (age, exact)) in Age::ALL.into_iter().zip(exact).enumerate() {
            piles[index] = exact.unwrap_or_else(|| {
                let unplaced = CardSet::of_age(age) - self.cards;
                let mut cards: Vec<Card> = unplaced.into_iter().collect();
                if let Some(face) = faces.get_mut(index)
                    && self.achievements.has(Achievement::Age(age))
                {
                    *face = cards.pop();
                }
                cards.reverse();
                cards
            });
        }
        Ok(Supply { piles, faces })
    }
}
