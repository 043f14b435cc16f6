use innovation_bots::quick;
use innovation_engine::{Event, Record, Rng, Seat, What};
use innovation_env::{Episode, EpisodeOrigin, action, observation, option, returns};
use innovation_scene::{Scene, svg};
use innovation_table::Told;
use innovation_text::{Log, Names, Reader, Text};
use innovation_tui::Picture;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{self, RulesetArguments, to_python, value_error};
use crate::decision::PyDecision;
use crate::render;
use crate::view::{PyPosition, PyView};

/// A game of Innovation. It asks one player at a time, and is answered.
///
/// `players` is 2, 3 or 4; `teams` needs 4. `edition` is 'third' or 'first'. `seed` is a seed or a generator: it decides
/// on every shuffle. `language` is that of the table, whose alphabet orders the first melds. `open_boards` lets
/// everybody look at covered cards, `prove` has a hand shown by players who cannot do what is demanded. `miniature`
/// plays a small game of three ages instead, which is not Innovation.
///
/// >>> from innovation_game import Game
/// >>> game = Game(players=2, seed=42)
/// >>> while not game.is_over:
/// ...     game.answer(0)
/// >>> game.outcome["by"] in ("achievements", "score", "dogma")
/// True
#[pyclass(name = "Game", module = "innovation_game")]
#[derive(Clone)]
pub(crate) struct PyGame {
    pub(crate) episode: Episode,
}

impl PyGame {
    pub(crate) fn of(episode: Episode) -> PyGame {
        PyGame { episode }
    }

    /// The given seat, or the asked one.
    fn seat(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(seat) => convert::seat(seat, self.episode.game().settings()),
            None => self.episode.asked().ok_or_else(|| {
                PyValueError::new_err("the game is over, so nobody is asked: name a seat")
            }),
        }
    }

    fn events_from(&self, since: usize) -> impl Iterator<Item = &Event> {
        let opening = self.episode.opening().iter();
        let later = self.episode.history().iter().flat_map(|step| &step.events);
        opening.chain(later).skip(since)
    }

    /// What has happened, as a reader saw it. New is what follows the last answer of the reader; to somebody who only
    /// watches, the turn that is played.
    fn told(&self, eyes: Option<Seat>, names: &Names, text: &'static Text) -> Vec<Told> {
        let history = self.episode.history();
        let events = self.events_from(0).map(|event| match eyes {
            Some(seat) => event.as_seen_by(seat),
            None => event.clone(),
        });
        let events: Vec<Event> = events.collect();
        let answered = history.iter().rposition(|step| Some(step.seat) == eyes);
        let new = match (eyes, answered) {
            (Some(_), Some(last)) => {
                let read = history[..last].iter().map(|step| step.events.len());
                self.episode.opening().len() + read.sum::<usize>()
            }
            (Some(_), None) => 0,
            (None, _) => {
                let turn = |event: &Event| matches!(event.what, What::Turn { .. });
                events.iter().rposition(turn).unwrap_or(0)
            }
        };
        let reader = Reader::new(eyes, names.clone());
        Told::of_events(&events, new, self.episode.game().settings(), reader, text)
    }

    fn names(&self, names: Option<Vec<String>>, text: &Text) -> PyResult<Names> {
        let settings = self.episode.game().settings();
        match names {
            None => Ok(Names::numbers(text, settings)),
            Some(names) if names.len() == usize::from(settings.players()) => Ok(Names::new(names)),
            Some(names) => Err(PyValueError::new_err(format!(
                "{} names for {} players: give a name for each",
                names.len(),
                settings.players()
            ))),
        }
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (
        players=2, *, teams=false, edition="third", seed=None, language="en", open_boards=false, prove=true,
        miniature=false
    ))]
    // A Python signature: each argument has its name there.
    #[expect(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        players: u8,
        teams: bool,
        edition: &str,
        seed: Option<&Bound<'_, PyAny>>,
        language: &str,
        open_boards: bool,
        prove: bool,
        miniature: bool,
    ) -> PyResult<PyGame> {
        let ruleset = RulesetArguments {
            players,
            teams,
            edition,
            language,
            open_boards,
            prove,
            miniature,
        }
        .ruleset()?;
        Ok(PyGame::of(Episode::new(ruleset, convert::seed(py, seed)?)))
    }

    /// The game of a record.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.answer(1)
    /// >>> Game.from_record(game.record()).record() == game.record()
    /// True
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<PyGame> {
        let record: Record = text.parse().map_err(value_error)?;
        Episode::from_record(&record)
            .map(PyGame::of)
            .map_err(value_error)
    }

    /// A game that starts from a position. Its seats know what can be seen there.
    ///
    /// >>> from innovation_game import Game, Position
    /// >>> position = Position.from_scenario('title = "Draw"\nplayers = [{name = "Ann"}, {name = "Bob"}]\n[supply]\n1 = ["Archery"]')
    /// >>> game = Game.from_position(position)
    /// >>> game.answer(0)
    /// >>> game.view(0).to_dict()["players"][0]["hand"]
    /// ['archery']
    #[staticmethod]
    fn from_position(position: &Bound<'_, PyPosition>) -> PyResult<PyGame> {
        let position = position.get().0.clone();
        Episode::from_position(position)
            .map(PyGame::of)
            .map_err(value_error)
    }

    /// How many players there are.
    #[getter]
    fn players(&self) -> u8 {
        self.episode.game().settings().players()
    }

    /// Whether seats 0 and 2 play against 1 and 3.
    #[getter]
    fn teams(&self) -> bool {
        self.episode.game().settings().is_teams()
    }

    /// Which edition is played.
    #[getter]
    fn edition(&self) -> &'static str {
        self.episode.game().settings().edition.word()
    }

    /// Whether this is the small game of three ages, which is not Innovation.
    #[getter]
    fn is_miniature(&self) -> bool {
        self.episode.ruleset().is_miniature()
    }

    /// The seed of its shuffles; None if it began from a position or as a sample. It determines every card, so no
    /// player may know it.
    #[getter]
    fn seed(&self) -> Option<u64> {
        match self.episode.origin() {
            EpisodeOrigin::Seed { seed, .. } => Some(*seed),
            _ => None,
        }
    }

    /// The seat that is asked; None if the game is over.
    #[getter]
    fn current_player(&self) -> Option<usize> {
        self.episode.asked().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.episode.asked().is_none()
    }

    /// How many answers were given.
    fn __len__(&self) -> usize {
        self.episode.history().len()
    }

    /// The question to the asked player; None if the game is over.
    #[getter]
    fn decision(&self, py: Python<'_>) -> PyResult<Option<PyDecision>> {
        let game = self.episode.game();
        let decision = game.decision();
        decision
            .map(|decision| PyDecision::new(py, &decision, game.settings()))
            .transpose()
    }

    /// The question in words: why it is asked, what is to be chosen, the text of the effect, and the options.
    ///
    /// >>> from innovation_game import Game
    /// >>> sorted(Game(seed=7).question("fr"))
    /// ['effect', 'options', 'what', 'why']
    #[pyo3(signature = (language="en", names=None))]
    fn question<'py>(
        &self,
        py: Python<'py>,
        language: &str,
        names: Option<Vec<String>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let text = Text::of(convert::language(language)?);
        let view = self.episode.view(self.seat(None)?).map_err(value_error)?;
        let asked = text.question(&view, &self.names(names, text)?);
        let asked = asked.ok_or_else(|| PyValueError::new_err("nobody is asked"))?;
        let words = PyDict::new(py);
        words.set_item("why", asked.why.map(|line| line.to_string()))?;
        words.set_item("what", asked.what.to_string())?;
        words.set_item("effect", asked.effect.map(|line| line.to_string()))?;
        let options: Vec<String> = asked.options.iter().map(|line| line.to_string()).collect();
        words.set_item("options", options)?;
        Ok(words)
    }

    /// How many options the question has; 0 if the game is over.
    #[getter]
    fn num_options(&self) -> usize {
        let mut count = 0;
        self.episode.game().play().each_option(|_, _| count += 1);
        count
    }

    /// The action ids of the options, in ascending order.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.legal_actions() == sorted(option.action for option in game.decision.options)
    /// True
    fn legal_actions(&self) -> Vec<usize> {
        let mut ids = self.episode.action_ids();
        ids.sort_unstable();
        ids
    }

    /// 1 for every option and 0 for every other action, as int8. `out` is filled if it is given.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.action_mask().nonzero()[0].tolist() == game.legal_actions()
    /// True
    #[pyo3(signature = (out=None))]
    fn action_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, [action::COUNT], false));
        let mut numbers = out.try_readwrite().map_err(value_error)?;
        action::write_mask(self.episode.game().play(), row(&mut numbers, "out")?);
        drop(numbers);
        Ok(out)
    }

    /// Answers with the option that has this action id.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.step(game.legal_actions()[0])
    /// >>> game.current_player
    /// 1
    fn step(&mut self, action: i64) -> PyResult<()> {
        // A negative number is not an action, and is reported as such.
        let action = usize::try_from(action).unwrap_or(usize::MAX);
        self.episode.step(action).map_err(value_error)
    }

    /// Answers with an option of the decision, counted from 0.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.answer(5)
    /// Traceback (most recent call last):
    /// ValueError: no option 5: there are 2, counted from 0
    fn answer(&mut self, index: usize) -> PyResult<()> {
        self.episode.answer(index).map_err(value_error)
    }

    /// The same as `answer`, for networks that point at options: `option_features` describes them.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.step_option(int(game.option_features().sum(axis=1).argmax()))
    fn step_option(&mut self, index: usize) -> PyResult<()> {
        self.answer(index)
    }

    /// A row of numbers for each option, in the order of the decision, as float32.
    ///
    /// >>> import innovation_game
    /// >>> game = innovation_game.Game(seed=7)
    /// >>> game.option_features().shape == (game.num_options, innovation_game.OPTION_FEATURES)
    /// True
    fn option_features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let mut features = Vec::new();
        option::write(self.episode.game(), &mut features);
        let rows = features.len() / option::LEN;
        PyArray1::from_vec(py, features).reshape([rows, option::LEN])
    }

    /// What a seat knows as numbers, by default the asked one. `dtype` is 'uint8' or 'float32'. `out` is filled if it
    /// is given, and decides on the dtype.
    ///
    /// >>> import innovation_game
    /// >>> game = innovation_game.Game(seed=7)
    /// >>> game.observation().shape == (innovation_game.OBSERVATION_SIZE,)
    /// True
    #[pyo3(signature = (seat=None, *, dtype="uint8", out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        dtype: &str,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        let out = match (out, dtype) {
            (Some(out), _) => out,
            (None, "uint8") => PyArray1::<u8>::zeros(py, [observation::LEN], false).into_any(),
            (None, "float32") => PyArray1::<f32>::zeros(py, [observation::LEN], false).into_any(),
            (None, dtype) => {
                return Err(PyValueError::new_err(format!(
                    "dtype '{dtype}': it is 'uint8' or 'float32'"
                )));
            }
        };
        if let Ok(bytes) = out.cast::<PyArray1<u8>>() {
            let mut bytes = bytes.try_readwrite().map_err(value_error)?;
            self.episode.observe(seat, row(&mut bytes, "out")?);
        } else if let Ok(floats) = out.cast::<PyArray1<f32>>() {
            let mut bytes = [0; observation::LEN];
            self.episode.observe(seat, &mut bytes);
            let mut floats = floats.try_readwrite().map_err(value_error)?;
            observation::scale(&bytes, row(&mut floats, "out")?);
        } else {
            return Err(PyTypeError::new_err(format!(
                "`out` must be a numpy array of {} uint8 or float32",
                observation::LEN
            )));
        }
        Ok(out)
    }

    /// All that a seat has seen and answered, as text: its information state with perfect recall. By default that of
    /// the asked seat.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> before = game.information_state(0)
    /// >>> game.answer(0)
    /// >>> game.information_state(0).startswith(before)
    /// True
    #[pyo3(signature = (seat=None))]
    fn information_state(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.episode.information_state(self.seat(seat)?))
    }

    /// All that a seat may know, by default the asked one.
    ///
    /// >>> from innovation_game import Game
    /// >>> Game(seed=7).view(1).seat
    /// 1
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<PyView> {
        self.episode
            .view(self.seat(seat)?)
            .map(PyView)
            .map_err(value_error)
    }

    /// What happened, as dictionaries, from event number `since` on. Without a seat, as a spectator saw it. `open` shows
    /// all faces, which no player may see.
    ///
    /// >>> from innovation_game import Game
    /// >>> events = Game(seed=7).events(0)
    /// >>> events[0]["by"], list(events[0]["what"])
    /// (0, ['moved'])
    #[pyo3(signature = (seat=None, *, since=0, open=false))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        since: usize,
        open: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let eyes = match seat {
            Some(seat) => convert::seat(seat, self.episode.game().settings())?,
            None => Seat::WATCHER,
        };
        let events: Vec<Event> = self
            .events_from(since)
            .map(|event| {
                if open {
                    event.clone()
                } else {
                    event.as_seen_by(eyes)
                }
            })
            .collect();
        to_python(py, &events)
    }

    /// The same as sentences, for the player at a seat or a spectator.
    ///
    /// >>> from innovation_game import Game
    /// >>> len(Game(seed=7).log(0, language="it", names=["Anna", "Bruno"]))
    /// 4
    #[pyo3(signature = (seat=None, *, language="en", names=None, since=0))]
    fn log(
        &self,
        seat: Option<usize>,
        language: &str,
        names: Option<Vec<String>>,
        since: usize,
    ) -> PyResult<Vec<String>> {
        let settings = self.episode.game().settings();
        let seat = seat.map(|seat| convert::seat(seat, settings)).transpose()?;
        let text = Text::of(convert::language(language)?);
        let reader = Reader::new(seat, self.names(names, text)?);
        let mut log = Log::new(text, settings, reader);
        let eyes = seat.unwrap_or(Seat::WATCHER);
        // Every event is read, because a sentence depends on those before.
        let entries = self
            .events_from(0)
            .map(|event| log.read(&event.as_seen_by(eyes)));
        let entries = entries.enumerate().filter(|(at, _)| *at >= since);
        Ok(entries
            .filter_map(|(_, entry)| Some(entry?.line.to_string()))
            .collect())
    }

    /// What each seat gets: zero-sum, from -1 to 1, once the game is over; 0 before.
    ///
    /// >>> from innovation_game import Game
    /// >>> Game(players=3, seed=7).returns()
    /// [0.0, 0.0, 0.0]
    fn returns(&self) -> Vec<f64> {
        self.episode.returns()[..usize::from(self.players())].to_vec()
    }

    /// Who won and how, once the game is over.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.episode.game().outcome())
    }

    /// A copy. `copy.copy` and `copy.deepcopy` make one too.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.clone().answer(0)
    /// >>> len(game)
    /// 0
    fn clone(&self) -> PyGame {
        PyGame::of(self.episode.clone())
    }

    fn __copy__(&self) -> PyGame {
        PyGame::of(self.episode.clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyGame {
        PyGame::of(self.episode.clone())
    }

    /// A determinization: another game that a seat, by default the asked one, cannot tell from this one. `rng` is a seed
    /// or a generator.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7)
    /// >>> game.sample(0, 1).view(0) == game.view(0)
    /// True
    #[pyo3(signature = (seat=None, rng=None))]
    fn sample(
        &self,
        py: Python<'_>,
        seat: Option<usize>,
        rng: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyGame> {
        let seed = convert::seed(py, rng)?;
        let episode = self.episode.sample(self.seat(seat)?, seed);
        episode.map(PyGame::of).map_err(value_error)
    }

    /// Plays a copy to the end and gives back what each seat gets. `policy` is 'random', or 'quick' for a cheap policy
    /// that plays a little better. The policy sees all cards: roll out samples, not the real game.
    ///
    /// >>> from innovation_game import Game
    /// >>> len(Game(players=3, seed=7).rollout(1))
    /// 3
    #[pyo3(signature = (rng=None, *, policy="random"))]
    fn rollout(
        &self,
        py: Python<'_>,
        rng: Option<&Bound<'_, PyAny>>,
        policy: &str,
    ) -> PyResult<Vec<f64>> {
        let mut rng = Rng::new(convert::seed(py, rng)?);
        let end = match policy {
            "random" => py.detach(|| {
                self.episode
                    .rollout(|_, question| rng.below(question.count().into()) as u8)
            }),
            "quick" => py.detach(|| {
                self.episode
                    .rollout(|state, question| quick(state, question, &mut rng))
            }),
            policy => {
                return Err(PyValueError::new_err(format!(
                    "policy '{policy}': it is 'random' or 'quick'"
                )));
            }
        };
        let players = usize::from(self.players());
        Ok(returns(end.settings(), end.outcome())[..players].to_vec())
    }

    /// The game as a text that `Game.from_record` and the program `innovation` read.
    ///
    /// >>> from innovation_game import Game
    /// >>> "seed 7" in Game(seed=7).record(["Ann", "Bob"])
    /// True
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let record = self.episode.record().map_err(value_error)?;
        let Some(names) = names else {
            return Ok(record.to_string());
        };
        let named = record.with_players(&names);
        let named = named.ok_or_else(|| {
            PyValueError::new_err("names: give one for each player, none of them empty")
        })?;
        Ok(named.to_string())
    }

    /// The table as a seat sees it, by default the asked one; after the end all cards are open. `mode` is 'ansi' for what
    /// the program `innovation` shows in a terminal of `size` columns and rows (120, 40 if it is left out), 'svg' for what
    /// it shows in a browser, as a picture, or 'text' for lines without colors.
    ///
    /// >>> from innovation_game import Game
    /// >>> "<svg" in Game(seed=7).render("svg")
    /// True
    #[pyo3(signature = (mode="ansi", seat=None, *, language="en", names=None, size=None))]
    fn render(
        &self,
        mode: &str,
        seat: Option<usize>,
        language: &str,
        names: Option<Vec<String>>,
        size: Option<(u16, u16)>,
    ) -> PyResult<String> {
        let text = Text::of(convert::language(language)?);
        let names = self.names(names, text)?;
        let (view, eyes) = match (seat, self.episode.asked()) {
            (None, None) => (self.episode.game().open_view(), None),
            _ => {
                let seat = self.seat(seat)?;
                (self.episode.view(seat).map_err(value_error)?, Some(seat))
            }
        };
        if let (Some((columns, rows)), false) = (size, mode == "ansi") {
            return Err(PyValueError::new_err(format!(
                "size ({columns}, {rows}): only 'ansi' has columns and rows, '{mode}' has not"
            )));
        }
        match mode {
            "ansi" => {
                let (columns, rows) = size.unwrap_or((120, 40));
                let picture = Picture {
                    log: self.told(eyes, &names, text),
                    view,
                    seat: eyes,
                    names,
                    text,
                };
                let (wide, high) = Picture::SMALLEST;
                picture.draw(columns, rows).ok_or_else(|| {
                    PyValueError::new_err(format!(
                        "size ({columns}, {rows}): the table needs {wide} columns and {high} rows, and at most {} of each",
                        Picture::MOST
                    ))
                })
            }
            "text" => Ok(render::lines(&view, text, &names)),
            "svg" => {
                let told = self.told(eyes, &names, text);
                Ok(svg::draw(&Scene::live(text, &view, &names), &told))
            }
            mode => Err(PyValueError::new_err(format!(
                "mode '{mode}': it is 'ansi', 'text' or 'svg'"
            ))),
        }
    }

    /// The game as a text, at any question, also of a sample. `pickle` uses it.
    ///
    /// >>> from innovation_game import Game
    /// >>> game = Game(seed=7).sample(0, 1)
    /// >>> Game.restore(game.store()).view(0) == game.view(0)
    /// True
    fn store(&self) -> PyResult<String> {
        self.episode.store().map_err(value_error)
    }

    /// The game of a text of `store`.
    ///
    /// >>> from innovation_game import Game
    /// >>> Game.restore(Game(seed=7).store()).seed
    /// 7
    #[staticmethod]
    fn restore(text: &str) -> PyResult<PyGame> {
        Episode::restore(text).map(PyGame::of).map_err(value_error)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let restore = slf.get_type().getattr("restore")?;
        Ok((restore.unbind(), (slf.try_borrow()?.store()?,)))
    }

    fn __repr__(&self) -> String {
        let what = if self.is_miniature() {
            "miniature game"
        } else {
            "game"
        };
        let players = self.players();
        match (self.current_player(), self.episode.game().outcome()) {
            (Some(seat), _) => format!("<{what} of {players}, seat {seat} is asked>"),
            (None, Some(outcome)) => {
                let winners: Vec<usize> = outcome.winners.into_iter().map(Seat::index).collect();
                format!("<{what} of {players}, won by {winners:?}>")
            }
            (None, None) => format!("<{what} of {players}>"),
        }
    }
}

/// The numbers of an array of the right length.
fn row<'a, T: numpy::Element, const N: usize>(
    array: &'a mut PyReadwriteArray1<'_, T>,
    name: &str,
) -> PyResult<&'a mut [T; N]> {
    let numbers = array.as_slice_mut().map_err(value_error)?;
    let found = numbers.len();
    <&mut [T; N]>::try_from(numbers)
        .map_err(|_| PyValueError::new_err(format!("`{name}` has {found} numbers: it takes {N}")))
}
