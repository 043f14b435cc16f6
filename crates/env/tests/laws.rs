//! Laws that hold in every game, on random games.

use innovation_bots::Kind;
use innovation_engine::{Color, Edition, Rng, Seat, Settings};
use innovation_env::{
    Batch, BatchError, BatchOptions, Buffers, Episode, Observations, Recent, Ruleset, StepError,
    Whereabouts, action, observation, option,
};

/// Without optimization there is time for fewer.
const GAMES: u64 = if cfg!(debug_assertions) { 3 } else { 70 };

fn rulesets() -> Vec<Ruleset> {
    let of = |players| Settings::new(players).expect("two to four");
    let first = of(2).with_edition(Edition::First);
    let mut all: Vec<Ruleset> = [of(2), of(3), of(4), Settings::teams(), first]
        .map(Ruleset::game)
        .into();
    all.push(Ruleset::miniature(of(2)).expect("two players"));
    all
}

/// Shows every question of random games.
fn each_question(games: u64, mut see: impl FnMut(&Episode, Seat, &mut Rng)) {
    for (number, ruleset) in rulesets().into_iter().enumerate() {
        for seed in 0..games {
            let mut rng = Rng::new(seed * 10 + number as u64);
            let mut episode = Episode::new(ruleset, seed);
            while let Some(asked) = episode.asked() {
                see(&episode, asked, &mut rng);
                let ids = episode.action_ids();
                let id = ids[rng.below(ids.len() as u32) as usize];
                episode.step(id).expect("it is an option");
            }
        }
    }
}

fn observation(episode: &Episode, seat: Seat) -> [u8; observation::LEN] {
    let mut out = [7; observation::LEN];
    episode.observe(seat, &mut out);
    out
}

fn mask(episode: &Episode) -> [i8; action::COUNT] {
    let mut out = [7; action::COUNT];
    action::write_mask(episode.game().play(), &mut out);
    out
}

fn option_features(episode: &Episode) -> Vec<f32> {
    let mut out = Vec::new();
    option::write(episode.game(), &mut out);
    out
}

#[test]
fn no_two_options_of_a_question_share_an_id() {
    let mut questions = 0;
    each_question(GAMES, |episode, asked, _| {
        let decision = episode.game().decision().expect("a seat is asked");
        let mut ids = episode.action_ids();
        let settings = episode.game().settings();
        for (&id, &choice) in ids.iter().zip(&decision.options) {
            assert_eq!(action::option(id, asked, settings), Some(choice));
        }
        let mask = mask(episode);
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), decision.options.len(), "{decision:?}");
        let masked: Vec<usize> = (0..action::COUNT).filter(|&id| mask[id] == 1).collect();
        assert_eq!(masked, ids);
        assert!(mask.iter().all(|&flag| flag == 0 || flag == 1));
        assert_eq!(option_features(episode).len(), ids.len() * option::LEN);
        questions += 1;
    });
    assert!(questions > 100, "{questions}");
}

/// Worlds that a seat cannot tell apart give the same observation, mask, option features and information state.
#[test]
fn what_a_seat_does_not_know_is_not_in_its_observation() {
    let mut samples = 0;
    each_question(GAMES, |episode, asked, rng| {
        let sample = episode
            .sample(asked, rng.next_u64())
            .expect("the asked seat can imagine it");
        let (real, imagined) = (observation(episode, asked), observation(&sample, asked));
        for slice in observation::SLICES {
            let range = slice.start..slice.start + slice.len();
            assert_eq!(real[range.clone()], imagined[range], "{}", slice.name);
        }
        assert_eq!(mask(episode), mask(&sample));
        assert_eq!(option_features(episode), option_features(&sample));
        // A long text, compared now and then.
        if samples % 16 == 0 {
            let state = episode.information_state(asked);
            assert_eq!(sample.information_state(asked), state);
        }
        samples += 1;
    });
    let least = if cfg!(debug_assertions) { 500 } else { 40_000 };
    assert!(samples >= least, "{samples}");
}

/// The events in an observation are those of the seat: what it did not see has no card.
#[test]
fn events_are_shown_as_the_seat_saw_them() {
    let events = observation::SLICES.last().expect("there are slices");
    let [count, fields] = *events.shape else {
        panic!("events are rows of fields")
    };
    let mut hidden = 0;
    each_question(GAMES, |episode, _, _| {
        let all: Vec<_> = episode
            .opening()
            .iter()
            .chain(episode.history().iter().flat_map(|one| &one.events))
            .collect();
        for seat in episode.game().settings().seats() {
            let bytes = observation(episode, seat);
            let rows = bytes[events.start..].chunks(fields);
            assert_eq!(rows.len(), count);
            for (row, event) in rows.zip(all.iter().rev()) {
                let seen = serde_json::to_string(&event.as_seen_by(seat)).expect("JSON");
                let card = innovation_engine::Card::all().nth(usize::from(row[2]).wrapping_sub(1));
                match card {
                    Some(card) => assert!(seen.contains(card.id()), "{card} in {seen}"),
                    None => hidden += usize::from(row[0] == 5),
                }
            }
        }
    });
    assert!(hidden > 50, "{hidden}");
}

/// The whereabouts that follow the events are those of the state: an observation does not depend on how a game came there.
#[test]
fn whereabouts_are_where_the_cards_are() {
    let events = observation::SLICES.last().expect("there are slices").start;
    each_question(GAMES, |episode, _, _| {
        let whereabouts = Whereabouts::of(episode.game().state());
        for seat in episode.game().settings().seats() {
            let mut looked_up = [7; observation::LEN];
            let recent = Recent::default();
            observation::write(episode.game(), &whereabouts, &recent, seat, &mut looked_up);
            let followed = observation(episode, seat);
            assert_eq!(followed[..events], looked_up[..events]);
        }
    });
}

/// Every card of a seat is seen in its zone, or shared out among its candidates, those of a rearranged pile too.
#[test]
fn no_card_is_lost() {
    let cards = observation::SLICES[0];
    let [count, zones] = *cards.shape else {
        panic!("cards are rows of zones")
    };
    let mut rearranged = 0;
    each_question(GAMES, |episode, _, _| {
        let (game, state) = (episode.game(), episode.game().state());
        for me in game.settings().seats() {
            let bytes = observation(episode, me);
            let players = usize::from(game.settings().players());
            for seat in game.settings().seats() {
                let at = (seat.index() + players - me.index()) % players;
                let sum = |zone: usize| -> usize {
                    let cells = (0..count).map(|card| card * zones + 4 * at + zone);
                    cells.map(|cell| usize::from(bytes[cell])).sum()
                };
                let piles = Color::ALL.map(|color| state.pile(seat, color));
                let on_board: usize = piles.iter().map(|pile| pile.len()).sum();
                let board = piles.iter().flat_map(|pile| pile.bottom_up());
                rearranged += usize::from(board.clone().any(|&card| !game.known(me).has(card)));
                for (place, shown, there) in [
                    ("hand", sum(0), usize::from(state.hand(seat).len())),
                    ("score", sum(1), usize::from(state.score_pile(seat).len())),
                    ("board", sum(2) + sum(3), on_board),
                ] {
                    let (least, most) = (there * 255 * 4 / 5, there * 255);
                    assert!(
                        (least..=most).contains(&shown),
                        "{place}: {shown} of {most}"
                    );
                }
            }
        }
    });
    assert!(rearranged > 0);
}

#[test]
fn floats_are_the_bytes_in_units() {
    let episode = Episode::new(rulesets()[0], 1);
    let bytes = observation(&episode, Seat::ALL[0]);
    let mut floats = [0.0; observation::LEN];
    observation::scale(&bytes, &mut floats);
    for slice in observation::SLICES {
        for at in slice.start..slice.start + slice.len() {
            let expected = f32::from(bytes[at]) / f32::from(slice.unit);
            assert!((floats[at] - expected).abs() < 1e-6, "{} {at}", slice.name);
        }
    }
}

#[test]
fn slices_follow_each_other_without_a_gap() {
    let mut next = 0;
    for slice in observation::SLICES {
        assert_eq!(slice.start, next, "{}", slice.name);
        assert!(!slice.is_empty() && slice.unit > 0 && !slice.about.is_empty());
        next += slice.len();
    }
    assert_eq!(next, observation::LEN);
}

/// A stored episode is the same one, also in the middle of an action and if it is a sample of a sample.
#[test]
fn an_episode_is_stored_and_made_again() {
    let mut stored = 0;
    each_question(GAMES.min(4), |episode, asked, rng| {
        if rng.below(8) > 0 {
            return;
        }
        let mut sample = episode
            .sample(asked, rng.next_u64())
            .expect("the asked seat can imagine it");
        for _ in 0..rng.below(4) {
            if let Some(&id) = sample.action_ids().last() {
                sample.step(id).expect("it is an option");
            }
        }
        let deeper = sample
            .asked()
            .and_then(|asked| sample.sample(asked, 3).ok());
        for one in [Some(episode), Some(&sample), deeper.as_ref()]
            .into_iter()
            .flatten()
        {
            let text = one.store().expect("it can be stored");
            let again = Episode::restore(&text).expect("it was stored");
            assert_eq!(again.game().play(), one.game().play());
            assert_eq!(again.store().expect("it can be stored"), text);
            for seat in one.game().settings().seats() {
                assert_eq!(observation(&again, seat), observation(one, seat));
                assert_eq!(again.information_state(seat), one.information_state(seat));
            }
            stored += 1;
        }
    });
    assert!(stored > 20, "{stored}");
}

#[test]
fn what_is_stored_badly_is_refused() {
    let episode = Episode::new(rulesets()[0], 1);
    let good = episode.store().expect("it can be stored");
    for bad in [
        String::new(),
        "{}".to_string(),
        good.replace("\"answers\":[]", "\"answers\":[200]"),
        good.replace("\"players\":2", "\"players\":9"),
    ] {
        assert!(Episode::restore(&bad).is_err(), "{bad}");
    }
}

#[test]
fn a_record_gives_the_same_game() {
    let mut episode = Episode::new(rulesets()[2], 5);
    let mut rng = Rng::new(5);
    while episode.asked().is_some() {
        let count = episode.action_ids().len() as u32;
        episode
            .answer(rng.below(count) as usize)
            .expect("it is an option");
    }
    let record = episode.record().expect("it began from a seed");
    let again = Episode::from_record(&record).expect("it can be replayed");
    assert_eq!(again.game(), episode.game());
    assert_eq!(again.store().ok(), episode.store().ok());
    assert_eq!(episode.step(0), Err(StepError::Over));
}

#[test]
fn a_wrong_action_changes_nothing_and_says_what_is_right() {
    let mut episode = Episode::new(rulesets()[0], 1);
    let before = episode.game().clone();
    let error = episode.step(0).expect_err("nobody draws during the set-up");
    assert!(error.to_string().contains("the options are ["), "{error}");
    let error = episode.answer(9).expect_err("there are two options");
    assert_eq!(
        error.to_string(),
        "no option 9: there are 2, counted from 0"
    );
    assert_eq!(*episode.game(), before);
}

/// The buffers of a batch.
struct Memory {
    observations: Vec<u8>,
    floats: Vec<f32>,
    masks: Vec<i8>,
    seats: Vec<i8>,
    rewards: Vec<f64>,
    done: Vec<u8>,
}

impl Memory {
    fn new(games: usize, players: usize) -> Memory {
        Memory {
            observations: vec![0; games * observation::LEN],
            floats: vec![0.0; games * observation::LEN],
            masks: vec![0; games * action::COUNT],
            seats: vec![0; games],
            rewards: vec![0.0; games * players],
            done: vec![0; games],
        }
    }

    fn buffers(&mut self, floats: bool) -> Buffers<'_> {
        Buffers {
            observations: match floats {
                true => Observations::Floats(&mut self.floats),
                false => Observations::Bytes(&mut self.observations),
            },
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            done: &mut self.done,
        }
    }

    fn blind(&mut self) -> Buffers<'_> {
        Buffers {
            observations: Observations::None,
            ..self.buffers(false)
        }
    }

    /// A random option of each game.
    fn actions(&self, rng: &mut Rng) -> Vec<i64> {
        let choose = |mask: &[i8]| {
            let count = mask.iter().filter(|&&flag| flag == 1).count() as u32;
            let nth = rng.below(count) as usize;
            let mut options = (0..mask.len()).filter(|&id| mask[id] == 1);
            options.nth(nth).map_or(-1, |id| id as i64)
        };
        self.masks.chunks(action::COUNT).map(choose).collect()
    }
}

fn options(ruleset: Ruleset, opponent: Option<Kind>, observes: bool) -> BatchOptions {
    BatchOptions {
        ruleset,
        opponent,
        observes,
        truncate_after: None,
    }
}

#[test]
fn a_batch_is_the_same_on_every_number_of_threads_with_and_without_observations() {
    for ruleset in rulesets() {
        let players = usize::from(ruleset.settings().players());
        let games = 7;
        let mut batches: Vec<(Batch, Memory)> = [(1, true), (3, true), (2, false)]
            .into_iter()
            .map(|(threads, observes)| {
                let options = options(ruleset, None, observes);
                let batch = Batch::new(games, options, 9, threads).expect("threads");
                (batch, Memory::new(games, players))
            })
            .collect();
        for (batch, memory) in &mut batches {
            let observes = batch.options().observes;
            let buffers = if observes {
                memory.buffers(false)
            } else {
                memory.blind()
            };
            batch.write(buffers).expect("the sizes are right");
        }
        let (mut rng, mut over) = (Rng::new(1), 0);
        for _ in 0..300 {
            let actions = batches[0].1.actions(&mut rng);
            for (batch, memory) in &mut batches {
                let observes = batch.options().observes;
                let buffers = if observes {
                    memory.buffers(false)
                } else {
                    memory.blind()
                };
                batch.step(&actions, buffers).expect("they are options");
            }
            let [(_, one), (_, three), (_, blind)] = &batches[..] else {
                panic!("three batches")
            };
            assert!(one.observations == three.observations);
            assert!(one.masks == three.masks && one.masks == blind.masks);
            assert!(one.seats == three.seats && one.seats == blind.seats);
            assert!(one.rewards == three.rewards && one.rewards == blind.rewards);
            assert!(one.done == three.done && one.done == blind.done);
            for (rewards, done) in one.rewards.chunks(players).zip(&one.done) {
                assert!(rewards.iter().sum::<f64>().abs() < 1e-9);
                over += usize::from(*done == 1);
            }
        }
        assert!(over > 0, "no game has ended");
    }
}

#[test]
fn bots_answer_for_the_other_seats() {
    let ruleset = rulesets()[1];
    let mut batch =
        Batch::new(4, options(ruleset, Some(Kind::Easy), true), 3, 1).expect("a thread");
    let mut memory = Memory::new(4, 3);
    batch
        .write(memory.buffers(true))
        .expect("the sizes are right");
    let mut rng = Rng::new(2);
    let mut seats = memory.seats.clone();
    let mut games = 0;
    while games < 4 {
        let actions = memory.actions(&mut rng);
        batch
            .step(&actions, memory.buffers(true))
            .expect("they are options");
        for (at, seat) in seats.iter_mut().enumerate() {
            if memory.done[at] == 0 {
                assert_eq!(
                    *seat, memory.seats[at],
                    "the caller plays one seat of a game"
                );
            } else {
                games += 1;
                *seat = memory.seats[at];
            }
        }
    }
}

#[test]
fn a_wrong_action_steps_no_game() {
    let ruleset = rulesets()[0];
    let mut batch = Batch::new(2, options(ruleset, None, true), 3, 1).expect("a thread");
    let mut memory = Memory::new(2, 2);
    batch
        .write(memory.buffers(false))
        .expect("the sizes are right");
    let before = memory.observations.clone();
    let mut actions = memory.actions(&mut Rng::new(1));
    actions[1] = -5;
    let error = batch
        .step(&actions, memory.buffers(false))
        .expect_err("-5 is not an action");
    assert!(
        matches!(
            error,
            BatchError::NotAnOption {
                game: 1,
                action: -5,
                ..
            }
        ),
        "{error}"
    );
    assert!(batch.step_options(&[0, 99], memory.buffers(false)).is_err());
    batch
        .write(memory.buffers(false))
        .expect("the sizes are right");
    assert!(memory.observations == before);
    batch
        .step_options(&[0, 1], memory.buffers(false))
        .expect("two cards to choose from");
    memory.done.pop();
    let error = batch
        .write(memory.buffers(false))
        .expect_err("a flag is missing");
    assert_eq!(error.to_string(), "`done` has 1 numbers: it takes 2");
}

#[test]
fn games_are_truncated_on_request() {
    let options = BatchOptions {
        truncate_after: Some(5),
        ..options(rulesets()[0], None, false)
    };
    let mut batch = Batch::new(1, options, 3, 1).expect("a thread");
    let mut memory = Memory::new(1, 2);
    batch.write(memory.blind()).expect("the sizes are right");
    let mut rng = Rng::new(1);
    let done: Vec<u8> = (0..10)
        .map(|_| {
            let actions = memory.actions(&mut rng);
            batch
                .step(&actions, memory.blind())
                .expect("they are options");
            memory.done[0]
        })
        .collect();
    assert_eq!(done, [0, 0, 0, 0, 2, 0, 0, 0, 0, 2]);
    let error = batch
        .write(memory.buffers(false))
        .expect_err("no knowledge is kept");
    assert_eq!(error, BatchError::NoObservations);
}

#[test]
fn the_miniature_is_short_and_for_two() {
    let mut episode = Episode::new(rulesets()[5], 4);
    let mut rng = Rng::new(1);
    let mut answers = 0;
    while episode.asked().is_some() {
        let count = episode.action_ids().len() as u32;
        episode
            .answer(rng.below(count) as usize)
            .expect("it is an option");
        answers += 1;
    }
    assert!(answers < 200, "{answers}");
    let error = episode.record().expect_err("a record is of the whole game");
    assert!(error.to_string().contains("miniature"), "{error}");
    let three = Settings::new(3).expect("two to four");
    let error = Ruleset::miniature(three).expect_err("it is for two");
    assert_eq!(
        error.to_string(),
        "the miniature is for 2 players, not for 3"
    );
}
