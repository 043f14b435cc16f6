//! What must hold after the script.

use std::collections::BTreeMap;
use std::fmt::Display;

use innovation_engine::{
    Achievement, Age, Card, Color, Ending, Icon, Play, Purpose, Seat, SeatSet, Splay,
};
use innovation_nearest::{did_you_mean, one_of, quoted};

use crate::field::{Field, Read};
use crate::read::{pile, turn_table};
use crate::run::{can_be_answer, label, labels};

/// What must hold. Only what is written is checked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Expect {
    players: Vec<(Seat, ExpectPlayer)>,
    supply: Vec<(Age, ExpectSupply)>,
    supply_top: Vec<(Age, Card)>,
    supply_bottom: Vec<(Age, Card)>,
    achievements: Option<Vec<Achievement>>,
    turn_player: Option<Seat>,
    turn_actions: Option<u64>,
    asked: Option<Seat>,
    options: Option<Vec<String>>,
    rejected: Vec<String>,
    over: Option<ExpectOver>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct ExpectPlayer {
    hand: Option<Vec<Card>>,
    score: Option<Vec<Card>>,
    achievements: Option<Vec<Achievement>>,
    hand_count: Option<u64>,
    score_count: Option<u64>,
    points: Option<u64>,
    board: Vec<(Color, Vec<Card>, Option<Option<Splay>>)>,
    icons: Vec<(Icon, u64)>,
}

#[derive(Clone, PartialEq, Debug)]
enum ExpectSupply {
    Count(u64),
    Cards(Vec<Card>),
}

#[derive(Clone, PartialEq, Debug)]
enum ExpectOver {
    Not,
    Over {
        winners: Option<SeatSet>,
        by: Option<Ending>,
    },
}

impl Expect {
    pub(crate) fn read(field: &Field, names: &[String]) -> Read<Expect> {
        field.table(&[
            "players",
            "supply",
            "supply_top",
            "supply_bottom",
            "achievements",
            "turn",
            "asked",
            "options",
            "rejected",
            "over",
        ])?;
        let mut expect = Expect::default();
        if let Some(players) = field.get("players") {
            for (name, player) in players.entries()? {
                let seat = player.player_key(name, names)?;
                expect.players.push((seat, ExpectPlayer::read(&player)?));
            }
        }
        if let Some(supply) = field.get("supply") {
            for (key, pile) in supply.entries()? {
                let expected = if pile.value.is_array() {
                    ExpectSupply::Cards(pile.cards()?)
                } else {
                    ExpectSupply::Count(pile.number()?)
                };
                expect.supply.push((pile.age_key(key)?, expected));
            }
        }
        expect.supply_top = ends(field, "supply_top")?;
        expect.supply_bottom = ends(field, "supply_bottom")?;
        if let Some(achievements) = field.get("achievements") {
            expect.achievements = Some(achievements.achievements()?);
        }
        let player_name = |field: &Field| field.player(names);
        if let Some(turn) = field.get("turn") {
            turn_table(&turn, names)?;
            expect.turn_player = turn.get("player").as_ref().map(player_name).transpose()?;
            expect.turn_actions = turn
                .get("actions")
                .as_ref()
                .map(Field::number)
                .transpose()?;
        }
        expect.asked = field.get("asked").as_ref().map(player_name).transpose()?;
        expect.options = field
            .get("options")
            .as_ref()
            .map(Field::texts)
            .transpose()?;
        if let Some(rejected) = field.get("rejected") {
            expect.rejected = rejected.texts()?;
        }
        if let Some(over) = field.get("over") {
            expect.over = Some(ExpectOver::read(&over, &player_name)?);
        }
        Ok(expect)
    }

    /// Why the expectations can never fail, a line each: the list is empty, or a rejected answer is one that no game
    /// could offer.
    pub(crate) fn vain(&self, names: &[String]) -> Vec<String> {
        let mut found = Vec::new();
        if self.is_empty() {
            found.push("expect: missing, so that nothing is checked".to_string());
        }
        for answer in &self.rejected {
            if !can_be_answer(answer, names) {
                found.push(format!(
                    "expect.rejected: `{answer}` is not an answer to any question, so that it is always rejected"
                ));
            }
        }
        found
    }

    /// Whether nothing is expected.
    fn is_empty(&self) -> bool {
        let nothing = ExpectPlayer::default();
        let without_players = Expect {
            players: Vec::new(),
            ..self.clone()
        };
        without_players == Expect::default()
            && self.players.iter().all(|(_, player)| *player == nothing)
    }

    /// Every difference between what must hold and what does, a line each. A script that ends in the middle of an
    /// action, without saying so, is often the reason: then there is one line more.
    pub fn differences(&self, game: &Play, names: &[String]) -> Vec<String> {
        let state = game.state();
        let name = |seat: Seat| label(innovation_engine::Choice::Seat(seat), names);
        let mut found = Differences(Vec::new());
        for (seat, player) in &self.players {
            player.compare(game, *seat, &format!("players.{}", name(*seat)), &mut found);
        }
        for (age, expected) in &self.supply {
            let pile = state.supply(*age);
            let path = format!("supply.{age}");
            match expected {
                ExpectSupply::Count(count) => found.number(&path, *count, pile.len()),
                ExpectSupply::Cards(cards) => found.bag(&path, cards, pile.iter().copied()),
            }
        }
        for (age, card) in &self.supply_top {
            found.value(
                &format!("supply_top.{age}"),
                Some(card),
                state.supply(*age).last(),
            );
        }
        for (age, card) in &self.supply_bottom {
            found.value(
                &format!("supply_bottom.{age}"),
                Some(card),
                state.supply(*age).first(),
            );
        }
        if let Some(expected) = &self.achievements {
            found.bag("achievements", expected, state.available());
        }
        let question = game.question();
        let on_turn = question
            .filter(|question| question.purpose == Purpose::Action)
            .map(|question| name(question.seat));
        if let Some(seat) = self.turn_player {
            found.value("turn.player", Some(&name(seat)), on_turn.as_ref());
        }
        if let Some(actions) = self.turn_actions {
            let left = on_turn.map(|_| u64::from(state.actions_left()));
            found.value("turn.actions", Some(&actions), left.as_ref());
        }
        if let Some(seat) = self.asked {
            let asked = question.map(|question| name(question.seat));
            found.value("asked", Some(&name(seat)), asked.as_ref());
        }
        let mut options = question.map_or(Vec::new(), |question| labels(question, state, names));
        options.sort();
        options.dedup();
        if let Some(expected) = &self.options {
            found.bag("options", expected, options.iter().cloned());
        }
        for answer in &self.rejected {
            if options.contains(answer) {
                found.0.push(format!("rejected: `{answer}` is an option"));
            }
        }
        if let Some(expected) = &self.over {
            expected.compare(game, &name, &mut found);
        }
        let expects_question = self.asked.is_some() || self.options.is_some();
        if let Some(question) = question
            && question.purpose != Purpose::Action
            && !expects_question
            && !found.0.is_empty()
        {
            found.0.push(format!(
                "the script ends while {} ({}) is asked, with the options {}",
                name(question.seat),
                question.purpose,
                options.join(", ")
            ));
        }
        found.0
    }
}

fn ends(field: &Field, name: &str) -> Read<Vec<(Age, Card)>> {
    let Some(field) = field.get(name) else {
        return Ok(Vec::new());
    };
    field
        .entries()?
        .into_iter()
        .map(|(key, entry)| Ok((entry.age_key(key)?, entry.card()?)))
        .collect()
}

impl ExpectPlayer {
    fn read(field: &Field) -> Read<ExpectPlayer> {
        field.table(&[
            "hand",
            "score",
            "achievements",
            "hand_count",
            "score_count",
            "points",
            "board",
            "icons",
        ])?;
        let mut player = ExpectPlayer {
            hand: field.get("hand").as_ref().map(Field::cards).transpose()?,
            score: field.get("score").as_ref().map(Field::cards).transpose()?,
            achievements: field
                .get("achievements")
                .as_ref()
                .map(Field::achievements)
                .transpose()?,
            hand_count: field
                .get("hand_count")
                .as_ref()
                .map(Field::number)
                .transpose()?,
            score_count: field
                .get("score_count")
                .as_ref()
                .map(Field::number)
                .transpose()?,
            points: field
                .get("points")
                .as_ref()
                .map(Field::number)
                .transpose()?,
            ..ExpectPlayer::default()
        };
        if let Some(board) = field.get("board") {
            for (name, entry) in board.entries()? {
                let (cards, splay) = pile(&entry)?;
                player.board.push((entry.color_key(name)?, cards, splay));
            }
        }
        if let Some(icons) = field.get("icons") {
            for (name, entry) in icons.entries()? {
                let icon = Icon::from_word(name).ok_or_else(|| {
                    let words = Icon::ALL.map(Icon::word);
                    entry.error(format!(
                        "`{}` is not an icon: {}{}",
                        quoted(name),
                        one_of(&words),
                        did_you_mean(name, words)
                    ))
                })?;
                player.icons.push((icon, entry.number()?));
            }
        }
        Ok(player)
    }

    fn compare(&self, game: &Play, seat: Seat, path: &str, found: &mut Differences) {
        let state = game.state();
        let (hand, score) = (state.hand(seat), state.score_pile(seat));
        if let Some(expected) = &self.hand {
            found.bag(&format!("{path}.hand"), expected, hand);
        }
        if let Some(expected) = &self.score {
            found.bag(&format!("{path}.score"), expected, score);
        }
        if let Some(expected) = &self.achievements {
            found.bag(
                &format!("{path}.achievements"),
                expected,
                state.achievements(seat),
            );
        }
        if let Some(count) = self.hand_count {
            found.number(&format!("{path}.hand_count"), count, hand.len());
        }
        if let Some(count) = self.score_count {
            found.number(&format!("{path}.score_count"), count, score.len());
        }
        if let Some(points) = self.points {
            found.number(&format!("{path}.points"), points, state.points(seat));
        }
        for (color, cards, splay) in &self.board {
            let pile = state.pile(seat, *color);
            let actual: Vec<Card> = pile.bottom_up().iter().rev().copied().collect();
            if *cards != actual {
                found.list(&format!("{path}.board.{color}"), cards, &actual);
            }
            if let Some(splay) = splay {
                let word = |splay: Option<Splay>| splay.map_or("none", Splay::word);
                found.value(
                    &format!("{path}.board.{color}.splay"),
                    Some(&word(*splay)),
                    Some(&word(pile.splay())),
                );
            }
        }
        for (icon, count) in &self.icons {
            found.number(
                &format!("{path}.icons.{}", icon.word()),
                *count,
                state.icon_count(seat, *icon),
            );
        }
    }
}

impl ExpectOver {
    fn read(field: &Field, player: &impl Fn(&Field) -> Read<Seat>) -> Read<ExpectOver> {
        if field.value == &serde_json::Value::Bool(false) {
            return Ok(ExpectOver::Not);
        }
        field.table(&["winners", "by"])?;
        let winners = match field.get("winners") {
            Some(winners) => Some(
                winners
                    .list()?
                    .iter()
                    .map(player)
                    .collect::<Read<SeatSet>>()?,
            ),
            None => None,
        };
        let by = match field.get("by") {
            Some(by) => Some(by.named(Ending::from_word, &["achievements", "score", "dogma"])?),
            None => None,
        };
        Ok(ExpectOver::Over { winners, by })
    }

    fn compare(&self, game: &Play, name: &impl Fn(Seat) -> String, found: &mut Differences) {
        match (self, game.outcome()) {
            (ExpectOver::Not, None) => {}
            (ExpectOver::Not, Some(outcome)) => found.0.push(format!(
                "over: expected false, the game is over by {}",
                outcome.by.word()
            )),
            (ExpectOver::Over { .. }, None) => found
                .0
                .push("over: expected the end of the game, it goes on".to_string()),
            (ExpectOver::Over { winners, by }, Some(outcome)) => {
                if let Some(winners) = winners {
                    let expected: Vec<String> = winners.into_iter().map(name).collect();
                    found.bag(
                        "over.winners",
                        &expected,
                        outcome.winners.into_iter().map(name),
                    );
                }
                if let Some(by) = by {
                    found.value("over.by", Some(&by.word()), Some(&outcome.by.word()));
                }
            }
        }
    }
}

struct Differences(Vec<String>);

impl Differences {
    fn value<T: PartialEq + Display>(
        &mut self,
        path: &str,
        expected: Option<&T>,
        actual: Option<&T>,
    ) {
        if expected != actual {
            let shown = |value: Option<&T>| value.map_or("nothing".to_string(), T::to_string);
            self.0.push(format!(
                "{path}: expected {}, actual {}",
                shown(expected),
                shown(actual)
            ));
        }
    }

    fn number(&mut self, path: &str, expected: u64, actual: impl TryInto<u64>) {
        let actual = actual.try_into().unwrap_or(u64::MAX);
        self.value(path, Some(&expected), Some(&actual));
    }

    fn list<T: Display>(&mut self, path: &str, expected: &[T], actual: &[T]) {
        let shown = |items: &[T]| {
            let items: Vec<String> = items.iter().map(T::to_string).collect();
            format!("[{}]", items.join(", "))
        };
        self.0.push(format!(
            "{path}: expected {}, actual {}",
            shown(expected),
            shown(actual)
        ));
    }

    /// Compares as multisets, and reports what is missing and what is extra.
    fn bag<T: Display + Clone>(
        &mut self,
        path: &str,
        expected: &[T],
        actual: impl IntoIterator<Item = T>,
    ) {
        let mut counts: BTreeMap<String, i32> = BTreeMap::new();
        for item in expected {
            *counts.entry(item.to_string()).or_default() += 1;
        }
        for item in actual {
            *counts.entry(item.to_string()).or_default() -= 1;
        }
        let missing: Vec<&str> = counts
            .iter()
            .filter(|(_, n)| **n > 0)
            .map(|(item, _)| item.as_str())
            .collect();
        let extra: Vec<&str> = counts
            .iter()
            .filter(|(_, n)| **n < 0)
            .map(|(item, _)| item.as_str())
            .collect();
        let mut parts = Vec::new();
        if !missing.is_empty() {
            parts.push(format!("missing {}", missing.join(", ")));
        }
        if !extra.is_empty() {
            parts.push(format!("unexpected {}", extra.join(", ")));
        }
        if !parts.is_empty() {
            self.0.push(format!("{path}: {}", parts.join("; ")));
        }
    }
}
