use std::sync::Arc;

use innovation_engine::{
    AnswerError, Choice, Event, Game, Ply, Record, ReplayError, Seat, Settings, What,
};
use innovation_text::{Names, Text};

use crate::player::Player;

/// A game, and who sits where.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    players: Vec<Player>,
    /// How often answers were taken back.
    turned_back: usize,
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// There are more or fewer players than seats.
    #[error("there are {players} players for {seats} seats")]
    Players {
        /// How many players there are.
        players: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// The record cannot be followed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl Table {
    /// A new game with these players, by seat.
    pub fn new(settings: Settings, seed: u64, players: Vec<Player>) -> Result<Table, TableError> {
        if players.len() != usize::from(settings.players()) {
            return Err(TableError::Players {
                players: players.len(),
                seats: settings.players(),
            });
        }
        Ok(Table {
            game: Game::new(settings, seed),
            players,
            turned_back: 0,
        })
    }

    /// A game that has begun, with these players, by seat.
    pub fn with_game(game: Game, players: Vec<Player>) -> Result<Table, TableError> {
        let mut table = Table::new(game.settings(), 0, players)?;
        table.game = game;
        Ok(table)
    }

    /// A recorded game, to be gone on with.
    pub fn resume(record: &Record, players: Vec<Player>) -> Result<Table, TableError> {
        let mut table = Table::new(record.settings(), record.seed(), players)?;
        table.game = record.replay()?;
        Ok(table)
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The settings of the game.
    pub fn settings(&self) -> Settings {
        self.game.settings()
    }

    /// Who sits where, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who sits at this seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// Lets somebody else sit at this seat. Nothing happens where there is no such seat.
    pub fn seat(&mut self, seat: Seat, player: Player) {
        if let Some(there) = self.players.get_mut(seat.index()) {
            *there = player;
        }
    }

    /// How the players are called. Bots of one level have numbers.
    pub fn names(&self, text: &Text) -> Names {
        let name = |(at, player): (usize, &Player)| match player {
            Player::Person(name) => name.clone(),
            Player::Bot(kind) => {
                let alike = |other: &&Player| *other == player;
                let before = self.players[..at].iter().filter(alike).count();
                let all = self.players.iter().filter(alike).count();
                text.bot_name(kind.name(), (all > 1).then_some(before + 1))
            }
        };
        Names::new(self.players.iter().enumerate().map(name))
    }

    /// Who is asked now. Nobody, once the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.game.question().map(|question| question.seat)
    }

    /// Whether others may know who is asked: that somebody is asked in the middle of an action may tell what they
    /// hold.
    pub fn asked_openly(&self) -> bool {
        let in_effect = |question: &innovation_engine::Question| question.source.is_some();
        !self.game.question().is_some_and(in_effect)
    }

    /// Answers as this seat, with one of the options, counted from 0. Gives back what then happened.
    pub fn answer(&mut self, seat: Seat, index: usize) -> Result<&Ply, AnswerError> {
        let at = self.history().len();
        self.game.answer_as(seat, index)?;
        Ok(&self.history()[at])
    }

    /// Every answer so far, with what then happened.
    pub fn history(&self) -> &[Arc<Ply>] {
        self.game.history()
    }

    /// How often answers were taken back.
    pub fn turned_back(&self) -> usize {
        self.turned_back
    }

    /// How many answers would be left, if this seat took back its last one: as long as nobody else has answered, is
    /// asked or has begun an effect since, nobody else has answered inside the same action, and the player has been
    /// shown nothing new. That an effect of somebody else has begun tells what they hold: they are asked, or had
    /// nothing to be asked for. What somebody else has chosen inside an action may show by what follows.
    pub fn can_take_back(&self, seat: Seat) -> Option<usize> {
        let (last, before) = self.history().split_last()?;
        let of_others =
            |event: &Event| matches!(event.what, What::Effect { .. }) && event.by != seat;
        let asks_another = !self.asked_openly() && self.asked() != Some(seat);
        let allowed = last.seat == seat
            && self.game.outcome().is_none()
            && !last.informs
            && !asks_another
            && !last.events.iter().any(of_others)
            && !self.has_answer_of_others(seat);
        allowed.then_some(before.len())
    }

    /// Whether somebody else has answered inside the action of the last answer.
    fn has_answer_of_others(&self, seat: Seat) -> bool {
        let begins = |ply: &Arc<Ply>| {
            let action = ply.choice;
            matches!(
                action,
                Choice::Draw | Choice::Meld(_) | Choice::Dogma(_) | Choice::Achieve(_)
            )
        };
        let Some(beginning) = self.history().iter().rposition(begins) else {
            // First melds are hidden until the last of them.
            return false;
        };
        let inside = &self.history()[beginning + 1..];
        inside.iter().any(|ply| ply.seat != seat)
    }

    /// How many answers would be left, if this seat took back its last one where everything can be taken back: at
    /// a table for practice.
    pub fn can_go_back(&self, seat: Seat) -> Option<usize> {
        self.history().iter().rposition(|ply| ply.seat == seat)
    }

    /// Takes back this seat's last answer, where [that is allowed](Table::can_take_back). Gives back how many
    /// answers are left.
    pub fn take_back(&mut self, seat: Seat) -> Option<usize> {
        let answers = self.can_take_back(seat)?;
        self.go_back_to(answers)
    }

    /// Takes back everything since this seat's last answer, that one included.
    pub fn go_back(&mut self, seat: Seat) -> Option<usize> {
        let answers = self.can_go_back(seat)?;
        self.go_back_to(answers)
    }

    fn go_back_to(&mut self, answers: usize) -> Option<usize> {
        self.game = self.game_after(answers)?;
        self.turned_back += 1;
        Some(answers)
    }

    /// The game after so many answers, played again. `None`: there are not so many.
    pub fn game_after(&self, answers: usize) -> Option<Game> {
        let mut game = Game::new(self.settings(), self.game.seed());
        for ply in self.history().get(..answers)? {
            game.answer_openly(ply.index).ok()?;
        }
        Some(game)
    }

    /// Settings, seed, players and answers: the whole table as a text. A table with a nameless player names nobody.
    pub fn record(&self) -> Record {
        let players: Vec<String> = self.players.iter().map(Player::to_string).collect();
        let record = self.game.record();
        record.clone().with_players(&players).unwrap_or(record)
    }
}
