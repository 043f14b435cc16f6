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
    /// Number of times that answers were taken back.
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
        Table::with_game(Game::new(settings, seed), players)
    }

    /// A game that has begun, with these players, by seat.
    pub fn with_game(game: Game, players: Vec<Player>) -> Result<Table, TableError> {
        let seats = game.settings().players();
        if players.len() != usize::from(seats) {
            let players = players.len();
            return Err(TableError::Players { players, seats });
        }
        Ok(Table {
            game,
            players,
            turned_back: 0,
        })
    }

    /// Continues a recorded game.
    pub fn resume(record: &Record, players: Vec<Player>) -> Result<Table, TableError> {
        Table::with_game(record.replay()?, players)
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

    /// Replaces the player of this seat. A seat outside the game is ignored.
    pub fn seat(&mut self, seat: Seat, player: Player) {
        if let Some(there) = self.players.get_mut(seat.index()) {
            *there = player;
        }
    }

    /// The names of the players. Several bots of one level are numbered.
    pub fn names(&self, text: &Text) -> Names {
        Player::names(&self.players, text)
    }

    /// The seat that is asked now. `None` when the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.game.question().map(|question| question.seat)
    }

    /// Whether the other players may see who is asked. Not within an effect: that somebody is asked may reveal what
    /// they hold.
    pub fn asked_openly(&self) -> bool {
        let in_effect = |question: &innovation_engine::Question| question.source.is_some();
        !self.game.question().is_some_and(in_effect)
    }

    /// Answers as this seat with an option, counted from 0. Returns the answer with its events.
    pub fn answer(&mut self, seat: Seat, index: usize) -> Result<&Ply, AnswerError> {
        let at = self.history().len();
        self.game.answer_as(seat, index)?;
        Ok(&self.history()[at])
    }

    /// Every answer so far, with what then happened.
    pub fn history(&self) -> &[Arc<Ply>] {
        self.game.history()
    }

    /// Number of times that answers were taken back.
    pub fn turned_back(&self) -> usize {
        self.turned_back
    }

    /// Number of answers left if this seat takes back its last one; `None` if it may not.
    ///
    /// It may if nobody else has answered, is asked or has begun an effect since, nobody else has answered within the
    /// same action, and the player has learned nothing new. An effect of another player reveals what they hold:
    /// either they are asked, or they have no choice. What they chose within an action may show in what follows.
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

    /// Number of answers left if this seat takes back its last one at a practice table, where it always may.
    pub fn can_go_back(&self, seat: Seat) -> Option<usize> {
        self.history().iter().rposition(|ply| ply.seat == seat)
    }

    /// Takes back this seat's last answer if [that is allowed](Table::can_take_back). Returns the number of answers
    /// left.
    pub fn take_back(&mut self, seat: Seat) -> Option<usize> {
        let answers = self.can_take_back(seat)?;
        self.go_back_to(answers)
    }

    /// Takes back this seat's last answer and all answers after it.
    pub fn go_back(&mut self, seat: Seat) -> Option<usize> {
        let answers = self.can_go_back(seat)?;
        self.go_back_to(answers)
    }

    fn go_back_to(&mut self, answers: usize) -> Option<usize> {
        self.game = self.game_after(answers)?;
        self.turned_back += 1;
        Some(answers)
    }

    /// Replays the game up to this number of answers. `None` if there are fewer.
    pub fn game_after(&self, answers: usize) -> Option<Game> {
        let mut game = Game::new(self.settings(), self.game.seed());
        for ply in self.history().get(..answers)? {
            game.answer_openly(ply.index).ok()?;
        }
        Some(game)
    }

    /// The record of the game, with the players' names. It has no names if one of them cannot be written.
    pub fn record(&self) -> Record {
        let players: Vec<String> = self.players.iter().map(Player::to_string).collect();
        let record = self.game.record();
        record.clone().with_players(&players).unwrap_or(record)
    }
}
