//! A review in words.

use innovation_engine::{Event, Game, Place, Seat, Seen, What};
use innovation_text::{Log, Names, Reader, ReviewText, Text};

use crate::recall::Reminder;
use crate::review::{Review, ReviewedDecision};

/// How many turning points a story has.
const MOST_POINTS: usize = 10;

/// Luck of less than this is not a turning point.
const SWING: f64 = 0.05;

/// How many drawn cards are named after a decision.
const MOST_DRAWS: usize = 3;

/// A review in words.
pub struct Story<'a> {
    review: &'a Review,
    game: &'a Game,
    text: &'static Text,
    names: &'a Names,
    /// The options of every reviewed decision.
    options: Vec<Vec<String>>,
}

impl<'a> Story<'a> {
    /// The story of a game, with these names of its players.
    pub fn new(
        review: &'a Review,
        game: &'a Game,
        text: &'static Text,
        names: &'a Names,
    ) -> Story<'a> {
        Story {
            review,
            game,
            text,
            names,
            options: option_words(review, game, text, names),
        }
    }

    /// The options of a reviewed decision.
    pub fn options(&self, at: usize) -> &[String] {
        &self.options[at]
    }

    /// The decisions with the largest swings, in order.
    pub fn turning_points(&self) -> Vec<usize> {
        let mut points = self.swings();
        points.truncate(MOST_POINTS);
        points.sort_unstable();
        points
    }

    /// The decision with the largest swing.
    pub fn biggest_swing(&self) -> Option<usize> {
        self.swings().first().copied()
    }

    /// The decisions at which the game turned, the largest swing first.
    fn swings(&self) -> Vec<usize> {
        let swing = |at: usize| {
            let one = &self.review.decisions[at];
            let loss = if one.is_error() { one.loss } else { 0.0 };
            let luck = Some(one.luck.abs()).filter(|&luck| luck >= SWING);
            loss.max(luck.unwrap_or(0.0))
        };
        let all = 0..self.review.decisions.len();
        let mut swings: Vec<usize> = all.filter(|&at| swing(at) > 0.0).collect();
        swings.sort_by(|&one, &other| swing(other).total_cmp(&swing(one)));
        swings
    }

    /// What was good or bad about a decision, and about what followed from it.
    pub fn lines(&self, at: usize) -> Vec<String> {
        let one = &self.review.decisions[at];
        let options = &self.options[at];
        let mut lines = Vec::new();
        let name = self.name(one.seat);
        let taken = &options[one.taken];
        if let Some(grade) = one.grade.filter(|grade| grade.is_error()) {
            let value = |at: usize| self.text.percent(one.options[at].value, 1);
            let best = one.best();
            lines.push(self.text.review(&ReviewText::Error {
                grade: grade.word(),
                name,
                taken: [taken, &value(one.taken)],
                best: [&options[best], &value(best)],
            }));
        }
        if one.luck.abs() >= SWING {
            lines.push(self.text.review(&ReviewText::Luck {
                name,
                taken,
                luck: &self.text.signed_percent(one.luck, 1),
                good: one.luck > 0.0,
            }));
            lines.extend(self.draws(at));
        }
        let seat = Seat::new(one.seat - 1);
        if let (Some(reminder), Some(seat)) = (&one.reminder, seat) {
            let line = self.log_line(reminder, seat);
            lines.extend(line.map(|line| self.text.review(&ReviewText::Reminder(&line))));
        }
        lines
    }

    /// The log lines of the cards that came from the supply after a decision, with all cards open.
    fn draws(&self, at: usize) -> Vec<String> {
        let first = self.review.decisions[at].answer;
        let next = self.review.decisions.get(at + 1);
        let end = next.map_or(self.game.history().len(), |next| next.answer);
        let mut log = Log::new(
            self.text,
            self.game.settings(),
            Reader::new(None, self.names.clone()),
        );
        let is_draw = |event: &Event| {
            matches!(
                event.what,
                What::Moved {
                    card: Seen::Face(_),
                    from: Place::Supply(_),
                    ..
                }
            )
        };
        let events = self.game.history()[first..end].iter();
        let draws = events
            .flat_map(|ply| &ply.events)
            .filter(|&event| is_draw(event));
        let lines = draws.filter_map(|event| Some(log.read(event)?.line.to_string()));
        lines.take(MOST_DRAWS).collect()
    }

    /// How the player of a seat, counted from 1, is called.
    pub fn name(&self, seat: usize) -> &'a str {
        Seat::new(seat - 1)
            .and_then(|seat| self.names.get(seat))
            .unwrap_or_default()
    }

    /// The log line of a reminder, as this seat reads it.
    fn log_line(&self, reminder: &Reminder, seat: Seat) -> Option<String> {
        let reader = Reader::new(Some(seat), self.names.clone());
        let mut log = Log::new(self.text, self.game.settings(), reader);
        let mut last = None;
        let opening = self.game.opening().iter().map(|event| (None, event));
        let later = self.game.history().iter().enumerate();
        let later = later
            .flat_map(|(answer, ply)| ply.events.iter().map(move |event| (Some(answer), event)));
        let (mut answer_now, mut place) = (None, 0);
        for (answer, event) in opening.chain(later) {
            if answer != answer_now {
                (answer_now, place) = (answer, 0);
            }
            if let Some(entry) = log.read(&event.as_seen_by(seat)) {
                last = Some(entry.line.to_string());
            }
            if answer == reminder.answer && place == reminder.event {
                return last;
            }
            place += 1;
        }
        None
    }
}

impl ReviewedDecision {
    /// Whether the answer was an inaccuracy or worse.
    pub fn is_error(&self) -> bool {
        self.grade.is_some_and(|grade| grade.is_error())
    }

    /// The place of the option with the highest value; of the one taken if none is higher.
    pub fn best(&self) -> usize {
        let value = |at: usize| self.options[at].value;
        let all = 0..self.options.len();
        all.fold(self.taken, |best, at| match value(at) > value(best) {
            true => at,
            false => best,
        })
    }
}

/// The options of every reviewed decision in words.
fn option_words(review: &Review, game: &Game, text: &Text, names: &Names) -> Vec<Vec<String>> {
    let mut words = Vec::new();
    let mut now = Game::new(game.settings(), game.seed());
    let mut decisions = review.decisions.iter().peekable();
    for (answer, ply) in game.history().iter().enumerate() {
        if let Some(one) = decisions.next_if(|one| one.answer == answer) {
            let asked = now.view(ply.seat);
            let asked = asked.and_then(|view| text.question(&view, names));
            words.push(match asked {
                Some(asked) => asked.options.iter().map(ToString::to_string).collect(),
                None => one
                    .options
                    .iter()
                    .map(|option| option.name.clone())
                    .collect(),
            });
        }
        // Cannot fail: the game has taken this answer before.
        if now.answer_openly(ply.index).is_err() {
            break;
        }
    }
    words
}
