use innovation_engine::{Card, Choice, Seat, View};
use innovation_table::Told;
use innovation_text::{Asked, Line, Names, Reader, Reason, Text};

use crate::draw::pen::Pen;
use crate::game::exercise::ExerciseNote;
use crate::input::picker::Picker;

/// What the table screens are drawn from: a game as one seat sees it.
pub struct TableModel {
    /// The view of that seat.
    pub view: View,
    /// The seat. `None` if all cards are open.
    pub eyes: Option<Seat>,
    /// The names of the players.
    pub names: Names,
    /// The log of that seat.
    pub log: Vec<Told>,
    /// Log entries after this number of answers are new to the reader.
    pub read: usize,
    /// What is said beside the table, in a lesson or by the coach.
    pub note: Option<ExerciseNote>,
}

/// The open question, and the state of its answer.
pub struct Prompt {
    /// The question.
    pub asked: Asked,
    /// Its options.
    pub options: Vec<Choice>,
    /// What each option would do.
    pub previews: Vec<Vec<Line>>,
    /// The state of the choice.
    pub picker: Picker,
    /// How likely each option is to win, once a hint has been given.
    pub ratings: Vec<f32>,
    /// The reasons for and against each option, once a hint has been given.
    pub reasons: Vec<Vec<Line>>,
}

impl TableModel {
    /// The player whose hand is shown: the seat itself, or the player on turn if all cards are open.
    pub fn hand_of(&self) -> Seat {
        self.eyes.unwrap_or(self.view.turn)
    }

    /// The seats in the order in which their boards are drawn: the own board last.
    pub fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.view.settings.seats().collect();
        if let Some(eyes) = self.eyes {
            let own = seats.iter().position(|&seat| seat == eyes).unwrap_or(0);
            seats.rotate_left(own + 1);
        }
        seats
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat).unwrap_or_default().to_string()
    }

    /// The reasons for and against each option, in sentences.
    pub fn reasons(&self, reasons: Vec<Vec<Reason>>, text: &Text) -> Vec<Vec<Line>> {
        let reader = Reader::new(self.eyes, self.names.clone());
        let lines = |reasons: Vec<Reason>| {
            let lines = reasons
                .into_iter()
                .map(|reason| text.reason(reason, &reader));
            lines.collect()
        };
        reasons.into_iter().map(lines).collect()
    }

    /// The cards whose faces are seen on the table: the hand first, then the boards from the nearest on.
    pub fn cards_in_sight(&self) -> Vec<Card> {
        let mut cards = Vec::new();
        if let Some(player) = self.view.player(self.hand_of()) {
            cards.extend(player.hand.iter().filter_map(|slot| slot.known()));
        }
        for seat in self.seats().into_iter().rev() {
            let Some(player) = self.view.player(seat) else {
                continue;
            };
            let tops = player.board.iter().filter_map(|pile| pile.cards.last());
            cards.extend(tops.filter_map(|slot| slot.known()));
        }
        cards
    }
}

impl Prompt {
    /// The question to the seat of a model, with the first option highlighted.
    pub fn of(model: &TableModel, pen: Pen) -> Option<Prompt> {
        let decision = model.view.decision.as_ref()?;
        Some(Prompt {
            asked: pen.text.question(&model.view, &model.names)?,
            options: decision.options.clone(),
            previews: pen.text.previews(&model.view, &model.names),
            picker: Picker::new(0),
            ratings: Vec::new(),
            reasons: Vec::new(),
        })
    }

    /// Takes a hint, and highlights the best option.
    pub fn hint(&mut self, ratings: Vec<f32>, reasons: Vec<Vec<Line>>) {
        self.ratings = ratings;
        self.reasons = reasons;
        self.picker = Picker::new(self.best().unwrap_or(0));
    }

    /// The best option by the hint that was given.
    pub fn best(&self) -> Option<usize> {
        let rated = self.ratings.iter().enumerate();
        rated
            .max_by(|a, b| a.1.total_cmp(b.1))
            .map(|(place, _)| place)
    }

    /// The card that the highlighted option is about.
    pub fn card(&self) -> Option<Card> {
        self.options.get(self.picker.highlighted).and_then(card_of)
    }
}

/// The card that an option is about.
pub fn card_of(choice: &Choice) -> Option<Card> {
    match *choice {
        Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => Some(card),
        _ => None,
    }
}
