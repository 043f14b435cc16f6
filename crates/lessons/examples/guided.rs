//! Searches for the deal of the guided first game.

use innovation_bots::Kind;
use innovation_engine::{Choice, Game, Language, Seat};
use innovation_lessons::{Remark, guided_settings};

/// A game of a newcomer, who plays like this bot: the learner's questions until the first achievement, remarks by then,
/// and whether the learner won.
fn play(seed: u64, kind: Kind, bot_seed: u64, language: Language) -> (usize, usize, bool, Vec<&'static str>) {
    let mut settings = guided_settings();
    settings.language = language;
    let me = Seat::ALL[0];
    let mut game = Game::new(settings, seed);
    let mut bots = [kind.bot(bot_seed), Kind::Easy.bot(bot_seed + 100)];
    let kinds = [kind, Kind::Easy];
    let (mut asked, mut first, mut at) = (0, None, 0);
    while let Some(decision) = game.decision() {
        let seat = decision.seat.index();
        let view = game.view(decision.seat).unwrap();
        if decision.seat == me { asked += 1; }
        let choice = bots[seat].choose(&view, &decision, kinds[seat].usual_budget());
        game.answer(choice).unwrap();
        if first.is_none() && game.state().achievements(me).len() > 0 { first = Some(asked); at = game.history().len(); }
    }
    let _ = Choice::Draw;
    let remarks = Remark::all(&game, me);
    let by = remarks.iter().filter(|(answers, _)| *answers <= at).count();
    let ids = remarks.iter().filter(|(answers, _)| *answers <= at).map(|(_, r)| r.id).collect();
    (first.unwrap_or(999), by, game.outcome().unwrap().winners.has(me), ids)
}

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().unwrap());
    let (from, to) = (args.next().unwrap(), args.next().unwrap());
    let detail = args.next().is_some();
    for seed in from..to {
        let mut firsts = Vec::new();
        let mut remarks = 0;
        let mut won = 0;
        let mut all = std::collections::BTreeSet::new();
        for language in Language::ALL {
            for (kind, bot_seed) in [(Kind::Easy, 1), (Kind::Easy, 2), (Kind::Greedy, 3), (Kind::Greedy, 4)] {
                let (first, by, win, ids) = play(seed, kind, bot_seed, language);
                if detail { println!("{language:?} {kind:?} first={first} remarks={by} won={win} {ids:?}"); }
                firsts.push(first);
                remarks += by;
                won += usize::from(win);
                all.extend(ids);
            }
        }
        firsts.sort();
        let n = firsts.len();
        println!("{seed} median={} p90={} max={} remarks={:.1} won={won}/{n} kinds={}", firsts[n/2], firsts[n*9/10], firsts[n-1], remarks as f64 / n as f64, all.len());
    }
}
