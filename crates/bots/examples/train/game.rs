//! Games of the search against itself, one in a line of text.

use std::error::Error;
use std::fmt::Write;

use innovation_bots::{Bot, Budget, Mind, Search};
use innovation_engine::{Decision, Edition, Game, Rng, Settings};

/// The maximum number of answers of a game.
const ENDLESS: usize = 700;
/// The iterations for each decision: fewer with more players, whose games are longer.
const BUDGET: [u32; 3] = [96, 64, 64];
/// Of this many answers, one is random, and `NEARLY` of them are random among the options that are nearly as good as
/// the best.
const EXPLORE: u32 = 40;
const NEARLY: u32 = 7;
/// The win probability by which an option may be below the best and still be nearly as good.
const NEAR: f32 = 0.03;
/// A number of players, whether they play in teams, and how often they do.
const TABLES: [(u8, bool, u32); 4] = [(2, false, 11), (3, false, 3), (4, false, 3), (4, true, 3)];

/// A game, with what the search thought of every option.
pub struct Played {
    pub settings: Settings,
    pub seed: u64,
    pub answers: Vec<Answer>,
}

/// The index of the chosen option, and the win probability of each.
pub struct Answer {
    pub chosen: usize,
    pub ratings: Vec<f32>,
}

impl Answer {
    pub fn best(&self) -> f32 {
        self.ratings.iter().copied().fold(0.0, f32::max)
    }
}

impl Played {
    /// A game of the search against itself, with some exploration.
    pub fn play(mind: Mind, rng: &mut Rng) -> Played {
        let settings = any_settings(rng);
        let seed = rng.next_u64();
        let mut game = Game::new(settings, seed);
        let mut bots: Vec<Search> = settings
            .seats()
            .map(|_| Search::with(mind, rng.next_u64(), 1))
            .collect();
        let budget = Budget::Iterations(BUDGET[usize::from(settings.players()) - 2]);
        let mut answers = Vec::new();
        while let Some(decision) = game.decision()
            && answers.len() < ENDLESS
        {
            let view = game.view(decision.seat).expect("who is asked has a view");
            let ratings = bots[decision.seat.index()].rate(&view, &decision, budget);
            let answer = explore(ratings, rng);
            game.answer(answer.chosen).expect("one of the options");
            answers.push(answer);
        }
        Played {
            settings,
            seed,
            answers,
        }
    }

    /// Plays the game again, and shows every decision before its answer. Returns the game at its end.
    pub fn replay(&self, mut see: impl FnMut(&Game, &Decision, &Answer)) -> Game {
        let mut game = Game::new(self.settings, self.seed);
        for answer in &self.answers {
            let decision = game.decision().expect("the game goes on");
            see(&game, &decision, answer);
            game.answer(answer.chosen).expect("one of the options");
        }
        game
    }

    /// The game as a line.
    pub fn to_line(&self) -> String {
        let mut line = format!(
            "{} {} {} {}",
            self.settings.players(),
            u8::from(self.settings.is_teams()),
            u8::from(self.settings.edition == Edition::First),
            self.seed,
        );
        for Answer { chosen, ratings } in &self.answers {
            let ratings: Vec<String> = ratings
                .iter()
                .map(|rating| format!("{:.0}", rating * 1000.0))
                .collect();
            let _ = write!(line, " {chosen}:{}", ratings.join(","));
        }
        line
    }

    pub fn from_line(line: &str) -> Result<Played, Box<dyn Error>> {
        let mut parts = line.split(' ');
        let mut number = || -> Result<u64, Box<dyn Error>> {
            Ok(parts.next().ok_or("a line is too short")?.parse()?)
        };
        let (players, teams, first, seed) = (number()?, number()?, number()?, number()?);
        let mut settings = Settings::of(players as u8, teams == 1)?;
        if first == 1 {
            settings = settings.with_edition(Edition::First);
        }
        let answer = |part: &str| -> Result<Answer, Box<dyn Error>> {
            let (chosen, ratings) = part.split_once(':').ok_or("an answer has no ratings")?;
            let rating = |text: &str| text.parse().map(|rating: f32| rating / 1000.0);
            Ok(Answer {
                chosen: chosen.parse()?,
                ratings: ratings.split(',').map(rating).collect::<Result<_, _>>()?,
            })
        };
        Ok(Played {
            settings,
            seed,
            answers: parts.map(answer).collect::<Result<_, _>>()?,
        })
    }
}

fn any_settings(rng: &mut Rng) -> Settings {
    let all = TABLES.iter().map(|(_, _, often)| often).sum();
    let mut at = rng.below(all);
    let mut tables = TABLES.into_iter();
    let (players, teams, _) = tables
        .find(|(_, _, often)| {
            let here = at < *often;
            at = at.saturating_sub(*often);
            here
        })
        .unwrap_or(TABLES[0]);
    let settings = Settings::of(players, teams).expect("two to four players");
    match rng.below(2) {
        0 => settings.with_edition(Edition::First),
        _ => settings,
    }
}

/// A rating as a line has it.
fn rounded(rating: f32) -> f32 {
    (rating * 1000.0).round() / 1000.0
}

/// Mostly the best option, sometimes one that is nearly as good, rarely any option.
fn explore(ratings: Vec<f32>, rng: &mut Rng) -> Answer {
    let best = ratings.iter().copied().fold(0.0, f32::max);
    let at_least = match rng.below(EXPLORE) {
        0 => 0.0,
        roll if roll <= NEARLY => best - NEAR,
        _ => best,
    };
    let good: Vec<usize> = (0..ratings.len())
        .filter(|&at| ratings[at] >= at_least)
        .collect();
    let chosen = good[rng.below(good.len() as u32) as usize];
    // As they are read after a stop.
    let ratings = ratings.into_iter().map(rounded).collect();
    Answer { chosen, ratings }
}
