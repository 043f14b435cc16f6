use std::collections::BTreeMap;

use innovation_engine::{
    AnswerError, Decision, Event, Observed, Outcome, Preview, Rng, Seat, View,
};
use serde::{Deserialize, Serialize};

use crate::{Bot, Budget};

/// The maximum number of worlds that are kept, about a hundred megabytes.
const MOST_WORLDS: usize = 10_000;

/// A request to a built-in bot that is not a question: its field `do` says what to do.
#[derive(Clone, Debug, Deserialize)]
pub struct SimulatorRequest {
    #[serde(rename = "do")]
    what: String,
    view: Option<View>,
    world: Option<u64>,
    budget: Option<Budget>,
    count: Option<u16>,
    seed: Option<u64>,
    answer: Option<usize>,
    seat: Option<Seat>,
    worlds: Option<Vec<u64>>,
}

/// What a simulator replies to a request.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum SimulatorReply {
    /// To `rate`.
    Ratings {
        /// The estimated win probability of each option, in the order of the decision.
        ratings: Vec<f32>,
    },
    /// To `previews`.
    Previews {
        /// What each option would do, in the order of the decision.
        previews: Vec<Preview>,
    },
    /// To `sample`.
    Worlds {
        /// The new worlds.
        worlds: Vec<u64>,
    },
    /// To `step`.
    World {
        /// The new world. The old one remains.
        world: u64,
        /// What happened, with all cards open.
        events: Vec<Event>,
        /// What is asked now.
        decision: Option<Decision>,
        /// How the game ended.
        outcome: Option<Outcome>,
    },
    /// To `look`.
    View {
        /// What the seat knows in this world.
        view: Box<View>,
    },
    /// To `forget`.
    Kept {
        /// The number of worlds that are still kept.
        kept: usize,
    },
    /// The request cannot be fulfilled. Nothing has changed.
    Error {
        /// Why not.
        error: String,
    },
}

/// Why a request cannot be fulfilled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SimulatorError {
    /// An unknown request.
    #[error("`{0}` cannot be done; there are: rate, previews, sample, step, look, forget")]
    Unknown(String),
    /// A field is missing.
    #[error("`{request}` needs `{field}`")]
    Missing {
        /// The request.
        request: String,
        /// The field.
        field: &'static str,
    },
    /// No such world.
    #[error("there is no world {0}: `sample` and `step` make worlds, `forget` ends them")]
    NoWorld(u64),
    /// Too many worlds.
    #[error("{MOST_WORLDS} worlds are kept, and no more: `forget` some")]
    Full,
    /// The seat of the view is not asked.
    #[error("the seat of the view is not asked anything")]
    NotAsked,
    /// The view has no determinization.
    #[error(
        "another player is in the middle of an action, so this view has no determinizations: wait for a question"
    )]
    NoSample,
    /// The answer is not one of the options.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// Nobody sits there.
    #[error("nobody sits at seat {}", .0.index())]
    NoSeat(Seat),
}

/// Determinizations of views, to be stepped through by another program.
///
/// ```
/// use innovation_bots::protocol::{BotMessage, Simulator};
/// use innovation_bots::{Budget, Kind};
/// use innovation_engine::{Game, Settings};
///
/// let mut simulator = Simulator::new(1);
/// let mut bot = Kind::Random.bot(1);
/// let view = Game::new(Settings::new(2)?, 42).view(innovation_engine::Seat::ALL[0]);
/// let view = serde_json::to_string(&view)?;
/// for (line, reply) in [
///     (format!(r#"{{"protocol":1,"do":"sample","view":{view}}}"#), r#"{"worlds":[1]}"#),
///     (r#"{"protocol":1,"do":"forget"}"#.to_string(), r#"{"kept":0}"#),
/// ] {
///     let BotMessage::Request(request) = BotMessage::from_line(&line)? else { panic!() };
///     assert_eq!(simulator.reply(*request, &mut *bot, Budget::Iterations(1)).to_line(), reply);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Simulator {
    worlds: BTreeMap<u64, Observed>,
    /// The number of the last world.
    last: u64,
    rng: Rng,
}

impl SimulatorReply {
    /// The reply as a line, without its end.
    pub fn to_line(&self) -> String {
        super::line(self)
    }
}

impl Simulator {
    /// The seed determines the samples.
    pub fn new(seed: u64) -> Simulator {
        Simulator {
            worlds: BTreeMap::new(),
            last: 0,
            rng: Rng::new(seed),
        }
    }

    /// Fulfils a request. The bot rates options, with this budget if the request has none.
    pub fn reply(
        &mut self,
        request: SimulatorRequest,
        bot: &mut dyn Bot,
        budget: Budget,
    ) -> SimulatorReply {
        let reply = match request.what.as_str() {
            "rate" => self.rate(request, bot, budget),
            "previews" => self.previews(request),
            "sample" => self.sample(request),
            "step" => self.step(request),
            "look" => self.look(request),
            "forget" => Ok(self.forget(request)),
            _ => Err(SimulatorError::Unknown(request.what)),
        };
        reply.unwrap_or_else(|error| SimulatorReply::Error {
            error: error.to_string(),
        })
    }

    fn rate(
        &self,
        request: SimulatorRequest,
        bot: &mut dyn Bot,
        budget: Budget,
    ) -> Result<SimulatorReply, SimulatorError> {
        let budget = request.budget.unwrap_or(budget);
        let view = self.asked_view(request)?;
        let decision = view.decision.as_ref().ok_or(SimulatorError::NotAsked)?;
        let ratings = bot.rate(&view, decision, budget);
        Ok(SimulatorReply::Ratings { ratings })
    }

    fn previews(&self, request: SimulatorRequest) -> Result<SimulatorReply, SimulatorError> {
        let view = self.asked_view(request)?;
        if view.decision.is_none() {
            return Err(SimulatorError::NotAsked);
        }
        let previews = view.previews();
        Ok(SimulatorReply::Previews { previews })
    }

    fn sample(&mut self, request: SimulatorRequest) -> Result<SimulatorReply, SimulatorError> {
        let count = request.count.unwrap_or(1);
        let view = given(request.view, "sample", "view")?;
        if self.worlds.len() + usize::from(count) > MOST_WORLDS {
            return Err(SimulatorError::Full);
        }
        let mut seeded = request.seed.map(Rng::new);
        let rng = seeded.as_mut().unwrap_or(&mut self.rng);
        let sampled: Option<Vec<Observed>> =
            (0..count).map(|_| view.sample_observed(rng)).collect();
        let sampled = sampled.ok_or(SimulatorError::NoSample)?;
        let worlds = sampled.into_iter().map(|world| self.keep(world)).collect();
        Ok(SimulatorReply::Worlds { worlds })
    }

    fn step(&mut self, request: SimulatorRequest) -> Result<SimulatorReply, SimulatorError> {
        let number = given(request.world, "step", "world")?;
        let answer = given(request.answer, "step", "answer")?;
        let mut world = self.world(number)?.clone();
        let events = world.answer(answer)?.events;
        if self.worlds.len() >= MOST_WORLDS {
            return Err(SimulatorError::Full);
        }
        let (decision, outcome) = (world.decision(), world.outcome());
        Ok(SimulatorReply::World {
            world: self.keep(world),
            events,
            decision,
            outcome,
        })
    }

    fn look(&self, request: SimulatorRequest) -> Result<SimulatorReply, SimulatorError> {
        let world = self.world(given(request.world, "look", "world")?)?;
        let seat = given(request.seat, "look", "seat")?;
        let view = world.view(seat).ok_or(SimulatorError::NoSeat(seat))?;
        let view = Box::new(view);
        Ok(SimulatorReply::View { view })
    }

    fn forget(&mut self, request: SimulatorRequest) -> SimulatorReply {
        match request.worlds {
            Some(worlds) => self.worlds.retain(|number, _| !worlds.contains(number)),
            None => self.worlds.clear(),
        }
        let kept = self.worlds.len();
        SimulatorReply::Kept { kept }
    }

    fn keep(&mut self, world: Observed) -> u64 {
        self.last += 1;
        self.worlds.insert(self.last, world);
        self.last
    }

    fn world(&self, number: u64) -> Result<&Observed, SimulatorError> {
        self.worlds
            .get(&number)
            .ok_or(SimulatorError::NoWorld(number))
    }

    /// The view of a request, or that of the asked seat in its world.
    fn asked_view(&self, request: SimulatorRequest) -> Result<View, SimulatorError> {
        let Some(number) = request.world else {
            return given(request.view, &request.what, "view");
        };
        let world = self.world(number)?;
        let question = world.question().ok_or(AnswerError::Over)?;
        world
            .view(question.seat)
            .ok_or(SimulatorError::NoSeat(question.seat))
    }
}

fn given<T>(field: Option<T>, request: &str, name: &'static str) -> Result<T, SimulatorError> {
    field.ok_or_else(|| SimulatorError::Missing {
        request: request.to_string(),
        field: name,
    })
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Game, Settings};
    use serde_json::{Value, json};

    use super::super::BotMessage;
    use super::*;
    use crate::Kind;

    struct Desk(Simulator, Box<dyn Bot>);

    impl Desk {
        fn new() -> Desk {
            Desk(Simulator::new(1), Kind::Random.bot(1))
        }

        fn ask(&mut self, mut request: Value) -> Value {
            request["protocol"] = 1.into();
            let BotMessage::Request(request) = BotMessage::from_line(&request.to_string()).unwrap()
            else {
                panic!("{request}")
            };
            let reply = self.0.reply(*request, &mut *self.1, Budget::Iterations(1));
            serde_json::from_str(&reply.to_line()).unwrap()
        }

        fn error(&mut self, request: Value) -> String {
            let reply = self.ask(request);
            reply["error"].as_str().expect("an error").to_string()
        }
    }

    fn view() -> Value {
        let mut game = Game::new(Settings::new(2).unwrap(), 42);
        game.answer(0).unwrap();
        game.answer(0).unwrap();
        let seat = game.decision().unwrap().seat;
        serde_json::to_value(game.view(seat).unwrap()).unwrap()
    }

    #[test]
    fn worlds_are_stepped_through_to_the_end() {
        let mut desk = Desk::new();
        let worlds = desk.ask(json!({"do": "sample", "view": view(), "count": 3}));
        assert_eq!(worlds, json!({"worlds": [1, 2, 3]}));
        let mut world = json!(2);
        let mut steps = 0;
        let outcome = loop {
            let reply = desk.ask(json!({"do": "step", "world": world, "answer": 0}));
            world = reply["world"].clone();
            steps += 1;
            if reply["decision"].is_null() {
                break reply["outcome"].clone();
            }
        };
        assert!(outcome["winners"].is_array());
        assert_eq!(
            desk.ask(json!({"do": "forget", "worlds": [1, 2]}))["kept"],
            steps + 1
        );
        assert_eq!(desk.ask(json!({"do": "forget"}))["kept"], 0);
    }

    #[test]
    fn a_world_agrees_with_the_view_and_ratings_follow_its_options() {
        let (mut desk, view) = (Desk::new(), view());
        desk.ask(json!({"do": "sample", "view": view}));
        let seen = desk.ask(json!({"do": "look", "world": 1, "seat": view["seat"]}));
        assert_eq!(seen["view"]["players"], view["players"]);
        assert_eq!(seen["view"]["decision"], view["decision"]);
        let options = view["decision"]["options"].as_array().unwrap().len();
        for (request, field) in [("rate", "ratings"), ("previews", "previews")] {
            for about in [json!({"view": view}), json!({"world": 1})] {
                let mut asked = about.clone();
                asked["do"] = request.into();
                let reply = desk.ask(asked);
                assert_eq!(reply[field].as_array().unwrap().len(), options, "{request}");
            }
        }
    }

    #[test]
    fn a_seed_settles_the_samples() {
        let (mut desk, view) = (Desk::new(), view());
        let mut hand = |seed: u64| {
            let world =
                desk.ask(json!({"do": "sample", "view": view, "seed": seed}))["worlds"][0].clone();
            desk.ask(
                json!({"do": "look", "world": world, "seat": 1 - view["seat"].as_u64().unwrap()}),
            )["view"]["players"]
                .clone()
        };
        assert_eq!(hand(5), hand(5));
        assert!((0..20).any(|seed| hand(seed) != hand(5)));
    }

    #[test]
    fn mistakes_are_explained_and_change_nothing() {
        let mut desk = Desk::new();
        desk.ask(json!({"do": "sample", "view": view()}));
        for (request, message) in [
            (json!({"do": "dance"}), "`dance` cannot be done"),
            (json!({"do": "step"}), "`step` needs `world`"),
            (json!({"do": "step", "world": 1}), "`step` needs `answer`"),
            (json!({"do": "rate"}), "`rate` needs `view`"),
            (
                json!({"do": "step", "world": 9, "answer": 0}),
                "there is no world 9",
            ),
            (
                json!({"do": "step", "world": 1, "answer": 77}),
                "no option 77",
            ),
            (
                json!({"do": "look", "world": 1, "seat": 3}),
                "nobody sits at seat 3",
            ),
            (
                json!({"do": "sample", "view": view(), "count": 10_000}),
                "10000 worlds are kept",
            ),
        ] {
            let error = desk.error(request.clone());
            assert!(error.contains(message), "{request}: {error}");
        }
        assert_eq!(
            desk.ask(json!({"do": "sample", "view": view()})),
            json!({"worlds": [2]})
        );
    }
}
