//! Newcomers in the guided first game.

use innovation_bots::Kind;
use innovation_engine::{Game, Language, Seat};
use innovation_lessons::{Remark, guided_settings};

/// How many questions a newcomer answers in ten minutes, at 25 seconds each.
pub const TEN_MINUTES: usize = 24;

/// A guided first game, up to the first achievement of the newcomer.
pub struct FirstGame {
    /// The number of questions to the newcomer by then.
    pub questions: usize,
    /// What the coach said by then.
    pub remarks: Vec<Remark>,
}

/// Newcomers of several kinds play the deal of this seed in all languages, which decide on who begins.
pub fn newcomers(seed: u64) -> impl Iterator<Item = FirstGame> {
    let kinds = [Kind::Beginner, Kind::Beginner, Kind::Greedy, Kind::Greedy];
    Language::ALL.into_iter().flat_map(move |language| {
        let games = (1..).zip(kinds);
        games.map(move |(number, kind)| first_game(seed, kind, number, language))
    })
}

fn first_game(seed: u64, kind: Kind, number: u64, language: Language) -> FirstGame {
    let mut settings = guided_settings();
    settings.language = language;
    let newcomer = Seat::ALL[0];
    let kinds = [kind, Kind::Beginner];
    let mut bots = [kind.bot(number), Kind::Beginner.bot(100 + number)];
    let mut game = Game::new(settings, seed);
    let mut questions = 0;
    while let Some(decision) = game.decision() {
        if !game.state().achievements(newcomer).is_empty() {
            break;
        }
        let seat = decision.seat.index();
        questions += usize::from(decision.seat == newcomer);
        let view = game.view(decision.seat).expect("a player has a view");
        let answer = bots[seat].choose(&view, &decision, kinds[seat].usual_budget());
        game.answer(answer).expect("bots answer with an option");
    }
    let remarks = Remark::all(&game, newcomer).into_iter();
    FirstGame {
        questions: match game.state().achievements(newcomer).is_empty() {
            true => usize::MAX,
            false => questions,
        },
        remarks: remarks.map(|(_, remark)| remark).collect(),
    }
}
