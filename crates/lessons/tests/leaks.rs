//! The coach and hints reveal nothing that their player may not know: in worlds that the player cannot tell apart they
//! say the same.

use innovation_bots::{Budget, Kind};
use innovation_engine::{Event, Game, Language, Observed, Rng, Seat, Settings, View};
use innovation_lessons::{Coach, Remark};
use innovation_review::reasons;
use innovation_text::{Names, Reader, Text};

/// The number of games, and how many of their questions are looked at in another world.
const GAMES: u64 = if cfg!(debug_assertions) { 3 } else { 40 };
const QUESTIONS: u32 = 12;

/// For how many answers two worlds are followed.
const FOLLOWED: usize = 12;

/// What a hint for this view says: the ratings, and the reasons in words.
fn hint(view: &View, seed: u64) -> (Vec<f32>, Vec<Vec<String>>) {
    let text = Text::of(Language::ALL[(seed % 5) as usize]);
    let reader = Reader::new(Some(view.seat), Names::new(["Ann", "Bob"]));
    let decision = view.decision.as_ref().expect("the player is asked");
    let budget = Budget::Iterations(60);
    let ratings = Kind::Search.bot(seed).rate(view, decision, budget);
    let reasons = reasons(view, &mut Rng::new(seed)).into_iter();
    let words = reasons.map(|reasons| {
        let words = reasons.into_iter();
        words
            .map(|reason| text.reason(reason, &reader).to_string())
            .collect()
    });
    (ratings, words.collect())
}

/// What the coach says in words.
fn said(remark: Option<Remark>) -> Option<String> {
    let text = Text::of(Language::En);
    let Remark { id, card } = remark?;
    let words = text.coach_remark(id, card, &Names::new(["Ann", "Bob"]));
    Some(words.map(|line| line.to_string()).concat())
}

/// A world with the coach of the player in it.
#[derive(Clone)]
struct World {
    game: Observed,
    coach: Coach,
}

impl World {
    fn view(&self, seat: Seat) -> View {
        self.game.view(seat).expect("the player sits at the table")
    }

    /// Takes an option of the player who is asked, and returns what `seat` sees of it.
    fn answer(&mut self, seat: Seat, option: usize) -> Vec<Event> {
        let asked = self.game.question().expect("somebody is asked").seat;
        if asked == seat {
            self.coach.answered();
        }
        let place = self.game.play().place_of_option(option).unwrap();
        let answered = self.game.answer_openly(place).unwrap();
        self.coach.see(&answered.events);
        let seen = answered.events.iter().map(|event| event.as_seen_by(seat));
        seen.collect()
    }

    fn options(&self) -> u32 {
        let options = self.game.decision().map(|decision| decision.options.len());
        options.unwrap_or(0) as u32
    }
}

#[test]
fn worlds_that_look_alike_have_the_same_hints_and_remarks() {
    let me = Seat::ALL[0];
    let (mut compared, mut differed, mut remarks) = (0_u64, 0_u64, 0_u64);
    for seed in 0..GAMES {
        let mut rng = Rng::new(seed ^ 0x5eed);
        let settings = Settings::new(2).unwrap();
        let start = Game::new(settings, seed);
        let mut world = World {
            game: Observed::clone(&start),
            coach: Coach::new(me),
        };
        world.coach.see(start.opening());
        while let Some(question) = world.game.question() {
            if question.seat == me && rng.below(100) < QUESTIONS {
                let view = world.view(me);
                let other = World {
                    game: view.sample_observed(&mut rng).unwrap(),
                    coach: world.coach.clone(),
                };
                differed += u64::from(other.game.state() != world.game.state());
                assert_eq!(
                    hint(&view, seed),
                    hint(&other.view(me), seed),
                    "seed {seed}"
                );
                remarks += follow(me, world.clone(), other, &mut rng);
                compared += 1;
            }
            if question.seat == me {
                let view = world.view(me);
                world.coach.look(&view);
            }
            let option = rng.below(world.options()) as usize;
            world.answer(me, option);
        }
    }
    assert!(compared >= 2 * GAMES, "{compared} questions");
    assert!(
        2 * differed > compared,
        "{differed} of {compared} worlds differed"
    );
    assert!(remarks >= GAMES, "{remarks} remarks");
}

/// Plays on in two worlds for as long as the player sees no difference. Returns the number of remarks.
fn follow(me: Seat, mut here: World, mut there: World, rng: &mut Rng) -> u64 {
    let mut remarks = 0;
    for _ in 0..FOLLOWED {
        let (view, view_there) = (here.view(me), there.view(me));
        if view != view_there {
            break;
        }
        let (remark, remark_there) = (here.coach.look(&view), there.coach.look(&view_there));
        assert_eq!(said(remark), said(remark_there));
        remarks += u64::from(remark.is_some());
        let options = here.options().min(there.options());
        if options == 0 {
            break;
        }
        let option = rng.below(options) as usize;
        if here.answer(me, option) != there.answer(me, option) {
            break;
        }
    }
    remarks
}
