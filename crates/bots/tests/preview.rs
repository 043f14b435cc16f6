//! What a preview says of an option is what then happens: bots play whole games, and every option of every question
//! is tried in the real game.

use std::collections::BTreeMap;

use innovation_bots::{Budget, Kind};
use innovation_engine::{
    Achievement, Age, Certain, Edition, Event, Game, Horizon, Icon, Outlook, Place, Preview,
    Purpose, Question, Rng, Seat, Settings, State, Verb, What,
};

/// Games at each of eight kinds of tables.
const GAMES: u64 = if cfg!(debug_assertions) { 1 } else { 125 };

/// How often a statement was made, and how often it was true.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    said: u32,
    so: u32,
}

/// What was said in all games, by what it was about.
type Tallies = BTreeMap<&'static str, Tally>;

fn count(tallies: &mut Tallies, what: &'static str, so: bool) {
    let tally = tallies.entry(what).or_default();
    tally.said += 1;
    tally.so += u32::from(so);
}

fn add(tallies: &mut Tallies, what: &'static str, more: Tally) {
    let tally = tallies.entry(what).or_default();
    tally.said += more.said;
    tally.so += more.so;
}

/// The table at some moment, and what had been done by then.
struct Moment {
    state: State,
    draws: Vec<Age>,
    claims: Vec<(Seat, Achievement)>,
}

/// Whether the question is only about an order that cannot matter within the action.
fn is_mere_order(question: &Question) -> bool {
    let unordered = [Purpose::Return, Purpose::Score, Purpose::Transfer];
    question.order && unordered.contains(&question.purpose)
}

/// Answers with an option of the decision, and continues in any order if the preview covers the whole action.
/// Returns the moment before the next choice, and the one after the given number of changes, if there were
/// that many.
fn try_option(
    game: &Game,
    index: usize,
    until: Horizon,
    rng: &mut Rng,
) -> (Game, Moment, Option<Moment>) {
    let decision = game.decision().unwrap();
    let question = game.question().unwrap();
    let option = decision.options[index];
    let place = question
        .options()
        .position(|other| question.as_asked(other, game.state()) == option)
        .unwrap();
    let mut after = game.clone();
    let (mut draws, mut claims) = (Vec::new(), Vec::new());
    let mut done = 0;
    let mut then = None;
    let mut answer = Some(place as u8);
    while let Some(place) = answer {
        let watch = |state: &State, event: &Event| {
            match event.what {
                What::Moved {
                    verb: Verb::Draw,
                    from: Place::Supply(age),
                    ..
                } if event.by == decision.seat => draws.push(age),
                What::Claimed { achievement } => claims.push((event.by, achievement)),
                _ => {}
            }
            let is_deed = matches!(
                event.what,
                What::Moved { .. }
                    | What::Splayed { .. }
                    | What::Rearranged { .. }
                    | What::Claimed { .. }
                    | What::Over { .. }
            );
            done += u8::from(is_deed);
            if is_deed && Horizon::Changes(done) == until {
                then = Some(Moment {
                    state: *state,
                    draws: draws.clone(),
                    claims: claims.clone(),
                });
            }
        };
        after.answer_watched(place, watch).unwrap();
        let order = after
            .question()
            .filter(|question| until == Horizon::ActionEnd && is_mere_order(question));
        answer = order.map(|question| rng.below(question.count().into()) as u8);
    }
    let end = Moment {
        state: *after.state(),
        draws,
        claims,
    };
    (after, end, then)
}

fn cards_on_board(state: &State, seat: Seat) -> i16 {
    let piles = innovation_engine::Color::ALL.into_iter();
    piles
        .map(|color| state.pile(seat, color).len() as i16)
        .sum()
}

/// Compares the certain facts with the moment that they describe.
fn compare(certain: &Certain, before: &State, then: &Moment, tallies: &mut Tallies) {
    for change in &certain.changes {
        let seat = change.seat;
        let gained =
            |count: fn(&State, Seat) -> i16| count(&then.state, seat) - count(before, seat);
        let points = gained(|state, seat| state.points(seat) as i16);
        count(tallies, "points", change.points.has(points));
        if change.points.low != change.points.high {
            count(tallies, "a range of points", change.points.has(points));
        }
        let hand = gained(|state, seat| state.hand(seat).len().into());
        count(tallies, "hand", change.hand.has(hand));
        let score = gained(|state, seat| state.score_pile(seat).len().into());
        count(tallies, "score pile", change.score.has(score));
        let board = gained(cards_on_board);
        count(tallies, "board", change.board.has(board));
        for (icon, span) in Icon::ALL.into_iter().zip(change.icons) {
            let is = span.has(then.state.icon_count(seat, icon).into());
            count(tallies, "icons", is);
            if span.low != span.high {
                count(tallies, "a range of icons", is);
            }
        }
    }
    if !certain.draws.is_empty() {
        count(tallies, "draws", then.draws.starts_with(&certain.draws));
    }
    for claim in &certain.claims {
        count(tallies, "claims", then.claims.contains(claim));
    }
    if certain.over.is_some() {
        count(tallies, "over", then.state.outcome() == certain.over);
    }
}

fn is_within_action(question: &Question) -> bool {
    question.purpose != Purpose::Action
}

/// Plays the action to its end at random.
fn play_action(mut game: Game, rng: &mut Rng) -> Game {
    while let Some(question) = game
        .question()
        .filter(|question| is_within_action(question))
    {
        let index = rng.below(question.count().into()) as u8;
        game.answer_openly(index).unwrap();
    }
    game
}

/// Tries an option, and compares all that is certain of it.
fn judge(game: &Game, index: usize, preview: &Preview, rng: &mut Rng, tallies: &mut Tallies) {
    let certain = &preview.certain;
    let before = game.state();
    let (mut after, end, then) = try_option(game, index, certain.until, rng);
    match certain.until {
        Horizon::Choice => compare(certain, before, &end, tallies),
        Horizon::ActionEnd => {
            let over = !after.question().is_some_and(is_within_action);
            count(tallies, "the end of the action", over);
            compare(certain, before, &end, tallies);
        }
        Horizon::Changes(0) => {
            assert!(certain.changes.is_empty() && certain.draws.is_empty());
            assert!(certain.claims.is_empty() && certain.over.is_none());
        }
        Horizon::Changes(_) => {
            count(tallies, "so many deeds", then.is_some());
            if let Some(then) = then {
                compare(certain, before, &then, tallies);
            }
        }
        Horizon::SetUp => {
            while after
                .question()
                .is_some_and(|question| question.purpose == Purpose::FirstMeld)
            {
                after.answer_openly(0).unwrap();
            }
            let then = Moment {
                state: *after.state(),
                ..end
            };
            compare(certain, before, &then, tallies);
            return;
        }
    }
    if preview.idle {
        let end = play_action(after, rng);
        let same = end.outcome().is_none() && end.state().same_layout(before);
        count(tallies, "nothing", same);
    }
}

/// Compares what was said to happen in most cases with what did, once the action is over.
fn compare_outlook(outlook: &Outlook, before: &State, after: &State, tallies: &mut Tallies) {
    for usual in &outlook.tendencies {
        let points = after.points(usual.seat) as i16 - before.points(usual.seat) as i16;
        if !usual.points.has(0) {
            count(tallies, "usual points", usual.points.has(points));
        }
        let hand = |state: &State| i16::from(state.hand(usual.seat).len());
        if !usual.hand.has(0) {
            count(
                tallies,
                "usual hand",
                usual.hand.has(hand(after) - hand(before)),
            );
        }
    }
    if outlook.usually_ends() {
        count(tallies, "usual end", after.outcome().is_some());
    }
}

/// Plays a game, judges all previews of all questions, and follows what was chosen to the end of the action.
fn play(settings: Settings, seed: u64, kind: Kind, tallies: &mut Tallies) {
    let mut game = Game::new(settings, seed);
    let mut rng = Rng::new(seed);
    let mut bots: Vec<_> = settings
        .seats()
        .map(|seat| kind.bot(seed + seat.index() as u64))
        .collect();
    let mut outlooks: Vec<(Outlook, State)> = Vec::new();
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat).unwrap();
        let previews = view.previews();
        assert_eq!(previews.len(), decision.options.len());
        for (index, preview) in previews.iter().enumerate() {
            let mut said = Tallies::new();
            judge(&game, index, preview, &mut rng, &mut said);
            for (what, tally) in said {
                assert_eq!(
                    tally.so,
                    tally.said,
                    "{what}: {preview:?}\n{decision:?}\n{}",
                    game.record()
                );
                add(tallies, what, tally);
            }
        }
        let bot = &mut bots[decision.seat.index()];
        let chosen = bot.choose(&view, &decision, Budget::Iterations(1));
        let before = *game.state();
        outlooks.extend(
            previews[chosen]
                .outlook
                .clone()
                .map(|outlook| (outlook, before)),
        );
        game.answer(chosen).unwrap();
        if !game.question().is_some_and(is_within_action) {
            for (outlook, before) in outlooks.drain(..) {
                compare_outlook(&outlook, &before, game.state(), tallies);
            }
        }
    }
}

fn tables() -> Vec<Settings> {
    let kinds = [(2, false), (3, false), (4, false), (4, true)];
    let of = |(players, teams)| Settings::of(players, teams).unwrap();
    let editions = Edition::ALL.into_iter();
    editions
        .flat_map(|edition| kinds.map(of).map(|settings| settings.with_edition(edition)))
        .collect()
}

/// Plays every other game at all tables, from this one on.
fn play_half(half: u64) -> Tallies {
    let mut tallies = Tallies::new();
    for (table, mut settings) in (0..).zip(tables()) {
        for seed in (table * GAMES..(table + 1) * GAMES).filter(|seed| seed % 2 == half) {
            settings.open_boards = seed % 5 == 0;
            settings.prove = seed % 3 != 0;
            let kind = match seed / 2 % 4 {
                0 => Kind::Random,
                _ => Kind::Greedy,
            };
            play(settings, seed, kind, &mut tallies);
        }
    }
    tallies
}

#[test]
fn no_preview_is_false() {
    let mut tallies = Tallies::new();
    std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| scope.spawn(move || play_half(half)));
        for half in halves {
            for (what, tally) in half.join().unwrap() {
                add(&mut tallies, what, tally);
            }
        }
    });
    println!("{tallies:#?}");
    // What a preview calls usual happens in most cases. All other statements were always true.
    for what in ["usual points", "usual hand", "usual end"] {
        let tally = tallies.remove(what).unwrap_or_default();
        let enough = GAMES == 1 || tally.said > 500;
        assert!(
            enough && 3 * tally.so >= 2 * tally.said,
            "{what}: {tally:?}"
        );
    }
    // And each kind of thing has been said.
    let rare = ["a range of points", "over", "claims"];
    for what in [
        "points",
        "a range of icons",
        "icons",
        "hand",
        "score pile",
        "board",
        "draws",
        "nothing",
        "so many deeds",
        "the end of the action",
    ]
    .into_iter()
    .chain(rare.into_iter().filter(|_| GAMES > 1))
    {
        let said = tallies.get(what).map_or(0, |tally| tally.said);
        assert!(said > 100, "{what}: {said}");
    }
}
