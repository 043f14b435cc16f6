//! Whether a position is a puzzle: one answer reaches the goal, nothing else does, and it is not obvious.

use innovation_bots::{Budget, Kind};
use innovation_engine::{Choice, Observed, Play, Rng, View};
use serde::{Deserialize, Serialize};

use super::goal::{Goal, PuzzleKind, Status};
use super::open::OpenSearch;
use super::prove::prove;

/// The number of determinizations in which all answers are compared.
const COMPARED: u32 = 40;

/// Another answer may work in at most this many percent of them.
const MOST_OF_OTHERS: u8 = 50;

/// The number of determinizations of a proof by sampling, and the least share of them in which the answer works.
const SAMPLED: u32 = 400;
const LEAST_RIGHT: f64 = 0.97;

/// The number of determinizations by which a sampling solver chooses its later answers.
const LOOKED_AT: u32 = 16;

/// The most positions that are looked at to compare the answers, and for a proof by sampling.
const MOST_POSITIONS: u32 = 2_000_000;

/// The seeds with which `greedy` is asked.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=5;

/// How a puzzle is known to be right.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Proof {
    /// The solution works in every world that agrees with what the solver sees.
    EveryWorld {
        /// The number of cases into which these worlds fall.
        cases: u32,
    },
    /// There are too many cases. The solution works in this share of sampled worlds.
    Sampled {
        /// In how many percent of the worlds it works.
        right: f64,
        /// The number of worlds.
        worlds: u32,
    },
}

impl Proof {
    /// Whether it is about every world.
    pub fn is_of_every_world(self) -> bool {
        matches!(self, Proof::EveryWorld { .. })
    }
}

/// Why a position is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPuzzle {
    /// Nobody is to choose an action.
    #[error("nobody is to choose an action in this position")]
    NoAction,
    /// No answer reaches the goal.
    #[error("no answer reaches the goal in all worlds that were tried")]
    NoSolution,
    /// Several answers reach the goal.
    #[error("several answers reach the goal: {}", .0.join(", "))]
    Several(Vec<String>),
    /// Another answer often reaches the goal too.
    #[error("`{answer}` reaches the goal too, in {percent} % of the worlds that were tried")]
    Often {
        /// The other answer.
        answer: String,
        /// How often it works.
        percent: u8,
    },
    /// The weakest bot that looks ahead finds it.
    #[error("it is obvious: `greedy` finds `{0}`")]
    Obvious(String),
    /// It is an achievement that is not worth claiming in this way.
    #[error("no bot would claim an achievement in this way: it may not be worth it")]
    NotWorthIt,
    /// The solution fails too often.
    #[error("`{answer}` works in {percent} % of the sampled worlds only")]
    Unsafe {
        /// The answer.
        answer: String,
        /// How often it works.
        percent: u32,
    },
    /// The position is wrong.
    #[error("{0}")]
    Position(String),
    /// The search with open cards is too long.
    #[error("too many lines to search")]
    TooLong,
}

/// The position of a puzzle as its solver sees it.
pub(crate) struct Riddle {
    pub(crate) view: View,
    pub(crate) goal: Goal,
    options: Vec<Choice>,
}

impl Riddle {
    /// The position as the player on turn sees it, who knows nothing of what came before.
    pub(crate) fn new(play: &Play, kind: PuzzleKind) -> Result<Riddle, NoPuzzle> {
        let view = Observed::at_first_sight(play.clone()).view(play.state().turn());
        let view = view.ok_or(NoPuzzle::NoAction)?;
        let decision = view.decision.as_ref().ok_or(NoPuzzle::NoAction)?;
        if !decision.options.contains(&Choice::Draw) {
            return Err(NoPuzzle::NoAction);
        }
        Ok(Riddle {
            options: decision.options.clone(),
            goal: Goal::new(kind, play.state()),
            view,
        })
    }

    /// The answers that the solver has.
    pub(crate) fn options(&self) -> &[Choice] {
        &self.options
    }

    /// The one answer that reaches the goal, if nothing else does, and in how many percent of the worlds the next best
    /// answer would.
    pub(crate) fn only_answer(&self) -> Result<(Choice, u8), NoPuzzle> {
        let mut rng = Rng::new(1);
        let mut search = OpenSearch::new(MOST_POSITIONS);
        let mut works = vec![0; self.options.len()];
        for world in 0..COMPARED {
            let play = self.view.sample(&mut rng).ok_or(NoPuzzle::NoAction)?;
            for (option, count) in self.options.iter().zip(&mut works) {
                // An answer that has failed is only tried on to see how often it works.
                let hopeless = *count == 0 && world >= 4;
                if !hopeless && forces(&play, *option, self.goal, &mut search, &mut rng)? {
                    *count += 1;
                }
            }
            if works.iter().all(|&count| count <= world) {
                return Err(NoPuzzle::NoSolution);
            }
        }
        let always = |&(_, &count): &(&Choice, &u32)| count == COMPARED;
        let both = || self.options.iter().zip(&works);
        let right: Vec<Choice> = both().filter(always).map(|(choice, _)| *choice).collect();
        let [answer] = right[..] else {
            let names = right.iter().map(ToString::to_string);
            return Err(NoPuzzle::Several(names.collect()));
        };
        let others = both().filter(|(choice, _)| **choice != answer);
        let next_best = others.max_by_key(|(_, count)| **count);
        let (other, &count) = next_best.ok_or(NoPuzzle::NoAction)?;
        let percent = (100 * count).div_ceil(COMPARED) as u8;
        if percent > MOST_OF_OTHERS {
            return Err(NoPuzzle::Often {
                answer: other.to_string(),
                percent,
            });
        }
        Ok((answer, percent))
    }

    /// Whether `greedy` finds the answer with any of a few seeds.
    pub(super) fn is_obvious(&self, answer: Choice) -> bool {
        let budget = Kind::Greedy.usual_budget();
        SEEDS
            .clone()
            .any(|seed| self.finds(Kind::Greedy, budget, seed, answer))
    }

    /// Whether a bot finds the answer.
    pub(super) fn finds(&self, kind: Kind, budget: Budget, seed: u64, answer: Choice) -> bool {
        let Some(decision) = &self.view.decision else {
            return false;
        };
        let place = kind.bot(seed).choose(&self.view, decision, budget);
        self.options.get(place) == Some(&answer)
    }

    /// How the answer is known to be right.
    pub(crate) fn proof(&self, answer: Choice) -> Result<Proof, NoPuzzle> {
        if let Some(cases) = prove(&self.view, answer, self.goal) {
            return Ok(Proof::EveryWorld { cases });
        }
        let mut sampling = Sampling::new(2);
        let mut right = 0;
        for _ in 0..SAMPLED {
            let world = self.view.sample_observed(&mut sampling.rng);
            let world = world.ok_or(NoPuzzle::NoAction)?;
            right += u32::from(sampling.reaches(&world, answer, self.goal)?);
        }
        let share = f64::from(right) / f64::from(SAMPLED);
        if share < LEAST_RIGHT {
            return Err(NoPuzzle::Unsafe {
                answer: answer.to_string(),
                percent: (100.0 * share).floor() as u32,
            });
        }
        Ok(Proof::Sampled {
            right: 100.0 * share,
            worlds: SAMPLED,
        })
    }
}

/// A solver who knows no more than their view, and guesses by sampled worlds.
pub(super) struct Sampling {
    search: OpenSearch,
    rng: Rng,
}

impl Sampling {
    /// The seed decides on the worlds.
    pub(super) fn new(seed: u64) -> Sampling {
        Sampling {
            search: OpenSearch::new(MOST_POSITIONS),
            rng: Rng::new(seed),
        }
    }

    /// Whether the goal is reached in this world by this answer, whatever others answer.
    fn reaches(&mut self, world: &Observed, answer: Choice, goal: Goal) -> Result<bool, NoPuzzle> {
        let question = world.question().ok_or(NoPuzzle::NoAction)?;
        let place = question.place_of(answer, world.state(), &mut self.rng);
        self.reaches_after(world, place.ok_or(NoPuzzle::NoAction)?, goal)
    }

    fn reaches_after(
        &mut self,
        world: &Observed,
        place: u8,
        mut goal: Goal,
    ) -> Result<bool, NoPuzzle> {
        let mut next = world.clone();
        next.answer_openly(place).map_err(|_| NoPuzzle::NoAction)?;
        match goal.follow(next.state(), next.question()) {
            Status::Reached => return Ok(true),
            Status::Missed => return Ok(false),
            Status::Open => {}
        }
        let question = next.question().ok_or(NoPuzzle::NoAction)?;
        if goal.has_passed() {
            // What the solver answers in other turns is searched with open cards.
            let forces = self.search.forces(next.play(), goal);
            return forces.ok_or(NoPuzzle::TooLong);
        }
        if question.seat != goal.seat {
            for place in 0..question.count() {
                if !self.reaches_after(&next, place, goal)? {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        let view = next.view(goal.seat).ok_or(NoPuzzle::NoAction)?;
        let guess = self.best_guess(&view, goal)?;
        self.reaches(&next, guess, goal)
    }

    /// The option that forces the goal in most of a few sampled worlds, with open cards.
    pub(super) fn best_guess(&mut self, view: &View, goal: Goal) -> Result<Choice, NoPuzzle> {
        let decision = view.decision.as_ref().ok_or(NoPuzzle::NoAction)?;
        let options = &decision.options;
        let mut works = vec![0; options.len()];
        for _ in 0..LOOKED_AT {
            let world = view.sample(&mut self.rng).ok_or(NoPuzzle::NoAction)?;
            for (option, count) in options.iter().zip(&mut works) {
                let forces = forces(&world, *option, goal, &mut self.search, &mut self.rng)?;
                *count += u32::from(forces);
            }
        }
        let most = works.iter().copied().max().unwrap_or(0);
        let mut both = options.iter().zip(&works);
        let best = both.find(|(_, count)| **count == most);
        best.map(|(option, _)| *option).ok_or(NoPuzzle::NoAction)
    }
}

/// Whether an answer forces the goal in a world with open cards.
fn forces(
    world: &Play,
    choice: Choice,
    goal: Goal,
    search: &mut OpenSearch,
    rng: &mut Rng,
) -> Result<bool, NoPuzzle> {
    let question = world.question().ok_or(NoPuzzle::NoAction)?;
    let place = question.place_of(choice, world.state(), rng);
    let place = place.ok_or(NoPuzzle::NoAction)?;
    let forces = search.forces_after(world, place, goal);
    forces.ok_or(NoPuzzle::TooLong)
}
