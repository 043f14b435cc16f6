//! Positions written by hand, and answers to them.
#![allow(dead_code, reason = "every test file uses some of it")]

use innovation_engine::{
    Achievement, AchievementSet, Age, Card, Choice, Observed, PlayerPosition, Position, Seat,
    Settings, Splay,
};

pub const ANN: Seat = Seat::ALL[0];
pub const BOB: Seat = Seat::ALL[1];
pub const EVE: Seat = Seat::ALL[2];

pub fn card(name: &str) -> Card {
    Card::from_name(name).unwrap_or_else(|| panic!("no card {name}"))
}

pub fn cards(names: &[&str]) -> Vec<Card> {
    names.iter().copied().map(card).collect()
}

/// A table at which it is Ann's turn, with two actions.
pub struct Table(pub Position);

impl Table {
    /// A table for this many players, without cards.
    pub fn new(players: u8) -> Table {
        Table(Position {
            settings: Settings::new(players).unwrap(),
            players: vec![PlayerPosition::default(); players.into()],
            supply: Default::default(),
            faces: [None; 9],
            available: AchievementSet::ALL,
            turn: ANN,
            actions: 2,
        })
    }

    pub fn hand(mut self, seat: Seat, names: &[&str]) -> Table {
        self.0.players[seat.index()].hand = cards(names);
        self
    }

    pub fn score(mut self, seat: Seat, names: &[&str]) -> Table {
        self.0.players[seat.index()].score = cards(names);
        self
    }

    /// A pile, the top card first.
    pub fn board(self, seat: Seat, names: &[&str]) -> Table {
        self.splayed(seat, names, None)
    }

    /// A pile with its splay, the top card first.
    pub fn splayed(mut self, seat: Seat, names: &[&str], splay: Option<Splay>) -> Table {
        let mut pile = cards(names);
        pile.reverse();
        let color = pile[0].color();
        self.0.players[seat.index()].board[color as usize] = (pile, splay);
        self
    }

    /// A supply pile, the top card first.
    pub fn supply(mut self, names: &[&str]) -> Table {
        let mut pile = cards(names);
        pile.reverse();
        let age = pile[0].age();
        self.0.supply[age.number() as usize - 1] = pile;
        self
    }

    /// The age achievements that a player has claimed.
    pub fn achieved(mut self, seat: Seat, ages: &[u8]) -> Table {
        for &age in ages {
            let achievement = Achievement::Age(Age::new(age).unwrap());
            self.0.available = self.0.available.without(achievement);
            let claimed = &mut self.0.players[seat.index()].achievements;
            *claimed = claimed.with(achievement);
        }
        self
    }

    pub fn begin(self) -> Observed {
        Observed::from_position(&self.0).unwrap()
    }
}

/// Answers with this option.
pub fn answer(game: &mut Observed, choice: Choice) {
    let decision = game.decision().unwrap();
    let index = decision.options.iter().position(|option| *option == choice);
    let index = index.unwrap_or_else(|| panic!("{choice} is not among {:?}", decision.options));
    game.answer(index).unwrap();
}
