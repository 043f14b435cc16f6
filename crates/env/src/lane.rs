//! One game of a batch, which begins anew when it is over.

use innovation_bots::{Bot, Kind};
use innovation_engine::{Observed, Play, Rng, Seat, State};

use crate::batch::BatchOptions;
use crate::{Recent, Whereabouts, action, observation, returns};

/// A game of a batch.
pub(crate) struct Lane {
    game: Tracked,
    /// Where the cards are, if the game is observed.
    whereabouts: Whereabouts,
    recent: Recent,
    /// The seeds of its games and bots.
    seeds: Rng,
    /// The bots, by seat. A seat without one is the caller's.
    bots: [Option<Box<dyn Bot>>; 4],
    /// How many answers the caller has given in this game.
    answers: u32,
    /// The checked answer: an index in the open question.
    answer: u8,
}

/// A game, with knowledge if somebody needs it.
enum Tracked {
    Observed(Box<Observed>),
    Play(Box<Play>),
}

/// How a step ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// The game goes on.
    No = 0,
    /// It is over.
    Over = 1,
    /// It was broken off because it had too many answers.
    Truncated = 2,
}

impl Lane {
    pub(crate) fn new(options: &BatchOptions, seed: u64) -> Lane {
        let settings = options.ruleset.settings();
        let mut lane = Lane {
            game: match options.observes || options.opponent.is_some() {
                true => {
                    let players = options.ruleset.players();
                    Tracked::Observed(Box::new(Observed::deal(settings, 0, players)))
                }
                false => Tracked::Play(Box::new(Play::new(settings, 0))),
            },
            whereabouts: Whereabouts::of(&State::deal(settings, 0)),
            recent: Recent::default(),
            seeds: Rng::new(seed),
            bots: Default::default(),
            answers: 0,
            answer: 0,
        };
        match &mut lane.game {
            Tracked::Observed(game) => game.make_room(),
            Tracked::Play(play) => play.make_room(),
        }
        lane.begin(options);
        lane
    }

    /// Deals a new game and plays up to the first question to the caller. Games in which the caller is never asked
    /// are dealt again.
    pub(crate) fn begin(&mut self, options: &BatchOptions) {
        loop {
            self.deal(options);
            self.let_bots_play(options);
            if self.play().question().is_some() {
                return;
            }
        }
    }

    fn deal(&mut self, options: &BatchOptions) {
        let (ruleset, seed) = (options.ruleset, self.seeds.next_u64());
        let settings = ruleset.settings();
        self.answers = 0;
        self.recent = Recent::default();
        let recent = &mut self.recent;
        match &mut self.game {
            // It begins from a position, so its memory cannot be reused.
            game if ruleset.is_miniature() => {
                *game = Tracked::Observed(Box::new(ruleset.deal(seed, |_| {})));
            }
            Tracked::Observed(game) => game.restart(seed, |_, event| recent.add(event)),
            Tracked::Play(play) => play.restart(seed),
        }
        if let Tracked::Observed(game) = &self.game {
            self.whereabouts = Whereabouts::of(game.state());
        }
        if let Some(kind) = options.opponent {
            let learner = self.seeds.below(settings.players().into()) as usize;
            for seat in settings.seats() {
                let bot = (seat.index() != learner).then(|| kind.bot(self.seeds.next_u64()));
                self.bots[seat.index()] = bot;
            }
        }
    }

    fn play(&self) -> &Play {
        match &self.game {
            Tracked::Observed(game) => game.play(),
            Tracked::Play(play) => play,
        }
    }

    /// The state of the game.
    pub(crate) fn state(&self) -> &State {
        self.play().state()
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.play().question().map(|question| question.seat)
    }

    /// The ids of the options, in ascending order.
    pub(crate) fn options(&self) -> Vec<usize> {
        let mut ids = Vec::new();
        action::each(self.play(), |id, _| ids.push(id));
        ids.sort_unstable();
        ids
    }

    /// Whether this action is an option. It is then what [`step`](Lane::step) answers.
    pub(crate) fn accept(&mut self, action: usize) -> bool {
        match action::place_of(self.play(), action) {
            Some(place) => {
                self.answer = place;
                true
            }
            None => false,
        }
    }

    /// Whether there is an option of this index. It is then what [`step`](Lane::step) answers.
    pub(crate) fn accept_option(&mut self, index: usize) -> bool {
        match self.play().place_of_option(index) {
            Ok(place) => {
                self.answer = place;
                true
            }
            Err(_) => false,
        }
    }

    /// Gives the accepted answer and lets the bots play. A game that is over leaves its returns, and a new one begins.
    pub(crate) fn step(&mut self, options: &BatchOptions, rewards: &mut [f64]) -> Done {
        self.apply(self.answer);
        self.answers += 1;
        self.let_bots_play(options);
        let done = if let Some(outcome) = self.state().outcome() {
            let returns = returns(options.ruleset.settings(), Some(outcome));
            rewards.copy_from_slice(&returns[..rewards.len()]);
            Done::Over
        } else if options
            .truncate_after
            .is_some_and(|most| self.answers >= most)
        {
            Done::Truncated
        } else {
            return Done::No;
        };
        self.begin(options);
        done
    }

    fn apply(&mut self, index: u8) {
        // The index was taken from the options.
        let _answered = match &mut self.game {
            Tracked::Observed(game) => {
                let (whereabouts, recent) = (&mut self.whereabouts, &mut self.recent);
                game.answer_watched(index, |state, event| {
                    whereabouts.follow(state, event);
                    recent.add(event);
                })
            }
            Tracked::Play(play) => play.answer_quietly(index),
        };
    }

    #[inline]
    fn let_bots_play(&mut self, options: &BatchOptions) {
        if let Some(kind) = options.opponent {
            self.let_these_bots_play(kind);
        }
    }

    fn let_these_bots_play(&mut self, kind: Kind) {
        while let Tracked::Observed(game) = &self.game
            && let Some(seat) = self.asked()
            && let Some(bot) = &mut self.bots[seat.index()]
            && let (Some(view), Some(decision)) = (game.view(seat), game.decision())
        {
            let chosen = bot.choose(&view, &decision, kind.usual_budget());
            let Ok(place) = game.play().place_of_option(chosen) else {
                return;
            };
            self.apply(place);
        }
    }

    pub(crate) fn write_mask(&self, mask: &mut [i8; action::COUNT]) {
        action::write_mask(self.play(), mask);
    }

    pub(crate) fn write_observation(&self, out: &mut [u8; observation::LEN]) {
        if let (Tracked::Observed(game), Some(seat)) = (&self.game, self.asked()) {
            observation::write(game, &self.whereabouts, &self.recent, seat, out);
        }
    }
}
