use innovation_engine::{
    Answer, AnswerError, Card, Event, Game, Record, ReplayError, Seat, Seen, Settings, View, What,
};
use innovation_text::{Names, Text};

use crate::player::Player;

/// A game, who sits where, and all that happened so far.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    seed: u64,
    players: Vec<Player>,
    opening: Vec<Event>,
    moments: Vec<Moment>,
    /// How often answers were taken back.
    turned_back: usize,
}

/// An answer, and what then happened.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The answer as a record has it.
    pub answer: Answer,
    /// What happened, with all that can be seen of it.
    pub events: Vec<Event>,
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
        let game = Game::new(settings, seed);
        Ok(Table {
            opening: game.opening(),
            game,
            seed,
            players,
            moments: Vec::new(),
            turned_back: 0,
        })
    }

    /// A recorded game, to be gone on with.
    pub fn resume(record: &Record, players: Vec<Player>) -> Result<Table, TableError> {
        let mut table = Table::new(record.settings(), record.seed(), players)?;
        let moments = &mut table.moments;
        table.game = record.walk(|answer, _, events| {
            moments.push(Moment {
                answer: answer.clone(),
                events: events.to_vec(),
            });
        })?;
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

    /// Answers as this seat, with one of the options, counted from 0.
    pub fn answer(&mut self, seat: Seat, index: usize) -> Result<&Moment, AnswerError> {
        let answer = self.game.recorded(index);
        let events = self.game.answer_as(seat, index)?;
        let answer = answer?;
        let at = self.moments.len();
        self.moments.push(Moment { answer, events });
        Ok(&self.moments[at])
    }

    /// What happened before the first question.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Every answer so far, with what then happened.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// How often answers were taken back.
    pub fn turned_back(&self) -> usize {
        self.turned_back
    }

    /// How many answers would be left, if this seat took back its last one: as long as nobody else has answered,
    /// and nothing has been shown since that the player could not know. A card of one's own that others have
    /// seen is one's own affair.
    pub fn can_take_back(&self, seat: Seat) -> Option<usize> {
        let (last, before) = self.moments.split_last()?;
        if last.answer.seat != seat || self.game.outcome().is_some() {
            return None;
        }
        let game = self.game_after(before.len())?;
        let view = game.view(seat)?;
        let innocent = |event: &Event| shows_nothing_new(event, &view);
        last.events.iter().all(innocent).then_some(before.len())
    }

    /// How many answers would be left, if this seat took back its last one where everything can be taken back: at
    /// a table for practice.
    pub fn can_go_back(&self, seat: Seat) -> Option<usize> {
        let mine = |moment: &Moment| moment.answer.seat == seat;
        self.moments.iter().rposition(mine)
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
        self.moments.truncate(answers);
        self.turned_back += 1;
        Some(answers)
    }

    /// The game after so many answers. `None`: there are not so many.
    pub fn game_after(&self, answers: usize) -> Option<Game> {
        let mut game = Game::new(self.settings(), self.seed);
        for moment in self.moments.get(..answers)? {
            game.answer_openly(moment.answer.index).ok()?;
        }
        Some(game)
    }

    /// Settings, seed, players and answers: the whole table as a text.
    pub fn record(&self) -> Option<Record> {
        let players: Vec<String> = self.players.iter().map(Player::to_string).collect();
        self.game.record()?.with_players(&players)
    }
}

/// Whether an event shows no face but such as the owner of the view knew, and tells nothing of anybody else's hand.
fn shows_nothing_new(event: &Event, before: &View) -> bool {
    let knows = |card: Card| before.knows(card);
    match &event.what {
        What::Moved { card, .. } | What::IsOneOf { card, .. } => match card {
            Seen::Face(card) => event.seen_by.is_empty() || knows(*card),
            Seen::Back(_) => true,
        },
        What::Revealed { card } => knows(*card),
        What::ShowedHand { cards } => cards.into_iter().all(knows),
        What::HasNone { .. } => event.by == before.seat,
        What::Rearranged { pile, .. } => pile.iter().flatten().all(|&card| knows(card)),
        _ => true,
    }
}
