//! Why an option is good or poor: facts about its futures, compared with those of the other options.
//!
//! Every fact is counted in the futures of an option. It is a reason if it is true in nearly all of them, or if it is
//! about winning, losing or claiming and true in many of them. What is true of every option is not a reason for any.

use innovation_engine::{
    Age, Card, Choice, Color, EffectKind, Icon, Interval, Rng, Seat, State, View,
};
use innovation_text::{Amount, Fact, Goods, Reason};

use crate::futures::{Future, Futures};

/// The number of worlds in which the options are played out.
pub const WORLDS: u32 = 100;

/// The least share of futures in which a fact is true.
const MOSTLY: f64 = 0.9;

/// The same for facts about winning, losing and claiming.
const OFTEN: f64 = 0.25;

/// By how much more often another option must let an opponent claim something, so that this one denies it.
const DIFFERENCE: f64 = 0.5;

/// The most reasons of an option.
const MOST: usize = 4;

/// The reasons for and against each option of a decision, in the order of the options, the weightiest first. Empty if
/// the view has no decision.
///
/// The same view and generator give the same reasons.
pub fn reasons(view: &View, rng: &mut Rng) -> Vec<Vec<Reason>> {
    let Some((decision, futures)) = view.decision.as_ref().zip(Futures::of(view, WORLDS, rng))
    else {
        return Vec::new();
    };
    let facts = decision.options.iter().zip(&futures.of_option);
    let facts = facts.map(|(&choice, of_option)| {
        let witness = Witness {
            view,
            choice,
            before: &futures.before,
            futures: of_option,
        };
        witness.facts()
    });
    let mut all: Vec<Vec<Reason>> = facts.collect();
    add_denials(view, &futures, &mut all);
    let common = |reason: &Reason| {
        let has = |reasons: &Vec<Reason>| reasons.iter().any(|other| other.fact == reason.fact);
        all.len() > 1 && all.iter().all(has)
    };
    let telling = all.iter().map(|reasons| {
        let mut telling: Vec<Reason> = reasons
            .iter()
            .copied()
            .filter(|reason| !common(reason))
            .collect();
        telling.sort_by_key(|reason| weight(reason.fact));
        telling.truncate(MOST);
        telling
    });
    telling.collect()
}

/// The place of a fact among the reasons: the weightiest first.
fn weight(fact: Fact) -> u8 {
    match fact {
        Fact::Wins => 0,
        Fact::LetsWin(_) => 1,
        Fact::KeepsFromWinning(_) => 2,
        Fact::Claims(_) => 3,
        Fact::Scores(_, Some(_)) => 4,
        Fact::LetsClaim(..) => 5,
        Fact::Denies(..) => 6,
        Fact::Scores(_, None) => 7,
        Fact::LosesPoints(_) => 8,
        Fact::Loses(..) => 9,
        Fact::Reach(_) => 10,
        Fact::SharesFor(..) | Fact::Gains(..) => 11,
        Fact::OpenTo(_) => 12,
        Fact::SafeFrom(_) => 13,
        Fact::GainsCards(_) => 14,
        Fact::LosesCards(_) => 15,
        Fact::DrawsFrom(_) => 16,
        Fact::SharesInVain(_) => 17,
        Fact::CanShare(_) => 18,
        Fact::ShutsOut(..) => 19,
        Fact::Idle => 20,
    }
}

/// The futures of one option.
struct Witness<'f> {
    view: &'f View,
    choice: Choice,
    before: &'f [State],
    futures: &'f [Future],
}

impl Witness<'_> {
    /// All facts that are true often enough.
    fn facts(&self) -> Vec<Reason> {
        let me = self.view.seat;
        let mut found = Vec::new();
        self.outcomes(&mut found);
        self.own_gains(&mut found);
        for seat in self.view.settings.opponents(me) {
            self.others_gains(seat, &mut found);
            self.exposure(seat, &mut found);
        }
        let unchanged = |(before, future): (&State, &Future)| {
            let after = &future.after_action;
            before.same_layout(after) && after.outcome().is_none()
        };
        self.add(&mut found, Fact::Idle, MOSTLY, unchanged);
        found
    }

    fn pairs(&self) -> impl Iterator<Item = (&State, &Future)> {
        self.before.iter().zip(self.futures)
    }

    /// In how many futures this is true.
    fn count(&self, is: impl Fn((&State, &Future)) -> bool) -> usize {
        self.pairs().filter(|&pair| is(pair)).count()
    }

    /// The share of futures in which this is true.
    fn share(&self, is: impl Fn((&State, &Future)) -> bool) -> f64 {
        self.count(is) as f64 / self.futures.len().max(1) as f64
    }

    /// Adds a fact that is true in at least this share of the futures.
    fn add(
        &self,
        found: &mut Vec<Reason>,
        fact: Fact,
        least: f64,
        is: impl Fn((&State, &Future)) -> bool,
    ) {
        let (count, all) = (self.count(is), self.futures.len());
        if count as f64 >= least * all as f64 {
            let percent = percent(count, all);
            found.push(Reason { fact, percent });
        }
    }

    /// Winning, losing and claiming.
    fn outcomes(&self, found: &mut Vec<Reason>) {
        let me = self.view.seat;
        let wins =
            |state: &State, seat: Seat| state.outcome().is_some_and(|end| end.winners.has(seat));
        self.add(found, Fact::Wins, OFTEN, |(_, future)| {
            wins(&future.after_action, me)
        });
        for seat in self.view.settings.opponents(me) {
            self.add(found, Fact::LetsWin(seat), OFTEN, |(_, future)| {
                wins(&future.next_turn, seat)
            });
        }
        for achievement in self.view.available {
            self.add(found, Fact::Claims(achievement), OFTEN, |(_, future)| {
                future.after_action.achievements(me).has(achievement)
            });
            for seat in self.view.settings.opponents(me) {
                self.add(
                    found,
                    Fact::LetsClaim(seat, achievement),
                    OFTEN,
                    |(_, future)| future.next_turn.achievements(seat).has(achievement),
                );
            }
        }
    }

    /// What the player gains and loses.
    fn own_gains(&self, found: &mut Vec<Reason>) {
        let me = self.view.seat;
        let reach = Age::ALL.into_iter().rev().find(|&age| {
            let new = |(before, future): (&State, &Future)| {
                future.after_action.achievable(me).has(age) && !before.achievable(me).has(age)
            };
            self.share(new) >= MOSTLY
        });
        let comes =
            |future: &Future| reach.is_none_or(|age| future.after_action.achievable(me).has(age));
        match self.change(me, Goods::Points) {
            Some((points, true)) => {
                let span = points.span();
                self.add(
                    found,
                    Fact::Scores(points.amount, reach),
                    MOSTLY,
                    |(before, future)| {
                        comes(future)
                            && span.has(gained(Goods::Points, me, before, &future.after_action))
                    },
                );
                if found
                    .iter()
                    .all(|reason| !matches!(reason.fact, Fact::Scores(..)))
                {
                    self.add_change(
                        found,
                        Fact::Scores(points.amount, None),
                        me,
                        Goods::Points,
                        &points,
                    );
                }
            }
            Some((points, false)) => {
                self.add_change(
                    found,
                    Fact::LosesPoints(points.amount),
                    me,
                    Goods::Points,
                    &points,
                );
            }
            None => {}
        }
        if let Some(age) = reach
            && found
                .iter()
                .all(|reason| !matches!(reason.fact, Fact::Scores(_, Some(_))))
        {
            self.add(found, Fact::Reach(age), MOSTLY, |(before, future)| {
                future.after_action.achievable(me).has(age) && !before.achievable(me).has(age)
            });
        }
        match self.change(me, Goods::Hand) {
            Some((cards, true)) => {
                self.add_change(
                    found,
                    Fact::GainsCards(cards.amount),
                    me,
                    Goods::Hand,
                    &cards,
                );
            }
            // That a melded card leaves the hand need not be said.
            Some((cards, false)) if !matches!(self.choice, Choice::Meld(_) | Choice::Card(_)) => {
                self.add_change(
                    found,
                    Fact::LosesCards(cards.amount),
                    me,
                    Goods::Hand,
                    &cards,
                );
            }
            _ => {}
        }
        let highest = |state: &State| state.age_of_draw_action(me);
        for age in Age::ALL {
            self.add(found, Fact::DrawsFrom(age), MOSTLY, |(before, future)| {
                highest(&future.after_action) == Some(age) && highest(before) < Some(age)
            });
        }
    }

    /// What an opponent gains and loses by the end of the action.
    fn others_gains(&self, seat: Seat, found: &mut Vec<Reason>) {
        let shares = match self.choice {
            Choice::Dogma(card) => {
                let effects = card.effects(self.view.settings.edition);
                let shared = effects
                    .iter()
                    .any(|effect| effect.kind == EffectKind::Shared);
                shared
                    && self
                        .view
                        .affected(self.view.seat, card.dogma_icon())
                        .sharing
                        .has(seat)
            }
            _ => false,
        };
        let mut gains = false;
        for goods in [Goods::Points, Goods::Hand, Goods::Board] {
            match self.change(seat, goods) {
                Some((amount, true)) => {
                    let fact = match shares {
                        true => Fact::SharesFor(seat, goods, amount.amount),
                        false => Fact::Gains(seat, goods, amount.amount),
                    };
                    self.add_change(found, fact, seat, goods, &amount);
                    gains = true;
                }
                Some((amount, false)) => {
                    self.add_change(
                        found,
                        Fact::Loses(seat, goods, amount.amount),
                        seat,
                        goods,
                        &amount,
                    );
                }
                None => {}
            }
        }
        if shares && !gains {
            self.add(
                found,
                Fact::SharesInVain(seat),
                MOSTLY,
                |(before, future)| {
                    [Goods::Points, Goods::Hand, Goods::Board]
                        .into_iter()
                        .all(|goods| gained(goods, seat, before, &future.after_action) <= 0)
                },
            );
        }
    }

    /// Whose demands would affect the player, and who can share with whom.
    fn exposure(&self, seat: Seat, found: &mut Vec<Reason>) {
        let me = self.view.seat;
        let edition = self.view.settings.edition;
        let has = |card: Card, kind: EffectKind| {
            card.effects(edition)
                .iter()
                .any(|effect| effect.kind == kind)
        };
        let open = |state: &State, card: Card| {
            state.top_cards(seat).has(card)
                && state.affected(seat, card.dogma_icon()).demanded.has(me)
        };
        let shared = |state: &State, card: Card| {
            state.top_cards(seat).has(card)
                && state.affected(seat, card.dogma_icon()).sharing.has(me)
        };
        let Some(first) = self.before.first() else {
            return;
        };
        for card in first.top_cards(seat) {
            if has(card, EffectKind::Demand) {
                self.add(found, Fact::OpenTo(card), MOSTLY, |(_, future)| {
                    open(&future.after_action, card)
                });
                self.add(found, Fact::SafeFrom(card), MOSTLY, |(before, future)| {
                    open(before, card) && !open(&future.after_action, card)
                });
            }
            if has(card, EffectKind::Shared) {
                self.add(found, Fact::CanShare(card), MOSTLY, |(before, future)| {
                    !shared(before, card) && shared(&future.after_action, card)
                });
            }
        }
        for icon in Icon::ALL {
            let shuts_out = |(before, future): (&State, &Future)| {
                let counts = |top: Card| top.dogma_icon() == icon && has(top, EffectKind::Shared);
                let mine = |state: &State| state.top_cards(me).into_iter().any(counts);
                let joins = |state: &State| state.affected(me, icon).sharing.has(seat);
                let after = &future.after_action;
                mine(before) && joins(before) && mine(after) && !joins(after)
            };
            self.add(found, Fact::ShutsOut(seat, icon), MOSTLY, shuts_out);
        }
    }

    /// By how much something of a player changes in most futures, and whether it grows. `None` if it need not change,
    /// or is sometimes more and sometimes less.
    fn change(&self, seat: Seat, goods: Goods) -> Option<(Change, bool)> {
        let changes = self
            .pairs()
            .map(|(before, future)| gained(goods, seat, before, &future.after_action));
        let mut changes: Vec<i16> = changes.collect();
        changes.sort_unstable();
        let most = (MOSTLY * changes.len() as f64).ceil() as usize;
        let spans = changes.windows(most.max(1));
        let spans = spans.map(|span| (span[0], span[span.len() - 1]));
        let (low, high) = spans.min_by_key(|(low, high)| high - low)?;
        let amount = Amount::of(Interval { low, high })?;
        Some((Change { amount, low, high }, low > 0))
    }

    fn add_change(
        &self,
        found: &mut Vec<Reason>,
        fact: Fact,
        seat: Seat,
        goods: Goods,
        change: &Change,
    ) {
        let span = change.span();
        self.add(found, fact, MOSTLY, |(before, future)| {
            span.has(gained(goods, seat, before, &future.after_action))
        });
    }
}

/// By how much something changes, with and without its sign.
struct Change {
    amount: Amount,
    low: i16,
    high: i16,
}

impl Change {
    fn span(&self) -> Interval {
        Interval {
            low: self.low,
            high: self.high,
        }
    }
}

/// What a player has gained between two states.
fn gained(goods: Goods, seat: Seat, before: &State, after: &State) -> i16 {
    let count = |state: &State| match goods {
        Goods::Points => state.points(seat) as i16,
        Goods::Hand => state.hand(seat).len().into(),
        Goods::Board => {
            let piles = Color::ALL.map(|color| state.pile(seat, color).bottom_up().len());
            piles.iter().sum::<usize>() as i16
        }
    };
    count(after) - count(before)
}

/// An option denies an opponent what most other options let them do: win, or claim an achievement.
fn add_denials(view: &View, futures: &Futures, all: &mut [Vec<Reason>]) {
    for seat in view.settings.opponents(view.seat) {
        let wins = |future: &Future| {
            let outcome = future.next_turn.outcome();
            outcome.is_some_and(|end| end.winners.has(seat))
        };
        add_denial(Fact::KeepsFromWinning(seat), OFTEN, wins, futures, all);
        for achievement in view.available {
            let claims = |future: &Future| future.next_turn.achievements(seat).has(achievement);
            let fact = Fact::Denies(seat, achievement);
            add_denial(fact, DIFFERENCE, claims, futures, all);
        }
    }
}

/// Adds a fact to the options after which this seldom happens, if it happens more often by this share of futures after
/// the usual option.
fn add_denial(
    fact: Fact,
    difference: f64,
    happens: impl Fn(&Future) -> bool,
    futures: &Futures,
    all: &mut [Vec<Reason>],
) {
    let count = |futures: &Vec<Future>| futures.iter().filter(|future| happens(future)).count();
    let counts: Vec<usize> = futures.of_option.iter().map(count).collect();
    let mut sorted = counts.clone();
    sorted.sort_unstable();
    let usual = sorted.get(sorted.len() / 2).copied().unwrap_or(0);
    let all_futures = futures.before.len();
    let share = |count: usize| count as f64 / all_futures.max(1) as f64;
    for (reasons, count) in all.iter_mut().zip(counts) {
        let without = all_futures.saturating_sub(count);
        if share(without) >= MOSTLY && share(usual) - share(count) >= difference {
            let percent = percent(without, all_futures);
            reasons.push(Reason { fact, percent });
        }
    }
}

/// How many percent of all, rounded down: 100 % is said only of what is always true.
fn percent(count: usize, all: usize) -> u8 {
    (100 * count / all.max(1)) as u8
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use innovation_bots::Kind;
    use innovation_engine::{Game, Settings};

    use super::*;

    const GAMES: u64 = if cfg!(debug_assertions) { 2 } else { 12 };

    /// Whether a sentence is true of one future, as a reader understands it.
    fn is_true(fact: Fact, view: &View, choice: Choice, before: &State, future: &Future) -> bool {
        let (me, edition) = (view.seat, view.settings.edition);
        let (after, next) = (&future.after_action, &future.next_turn);
        let won =
            |state: &State, seat: Seat| state.outcome().is_some_and(|end| end.winners.has(seat));
        let claims = |state: &State, seat: Seat, what| {
            !before.achievements(seat).has(what) && state.achievements(seat).has(what)
        };
        let change = |goods, seat| gained(goods, seat, before, after);
        let is = |amount: Amount, change: i16| {
            (i16::from(amount.low)..=i16::from(amount.high)).contains(&change)
        };
        let reaches = |age| after.achievable(me).has(age) && !before.achievable(me).has(age);
        let shares = |seat: Seat| match choice {
            Choice::Dogma(card) => before.affected(me, card.dogma_icon()).sharing.has(seat),
            _ => false,
        };
        let opponents = || view.settings.opponents(me).into_iter();
        let has = |card: Card, kind| {
            let mut effects = card.effects(edition).iter();
            effects.any(|effect| effect.kind == kind)
        };
        let demanded = |state: &State, card: Card| {
            has(card, EffectKind::Demand)
                && opponents().any(|seat| {
                    let demanded = state.affected(seat, card.dogma_icon()).demanded;
                    state.top_cards(seat).has(card) && demanded.has(me)
                })
        };
        let can_share = |state: &State, card: Card| {
            has(card, EffectKind::Shared)
                && opponents().any(|seat| {
                    let sharing = state.affected(seat, card.dogma_icon()).sharing;
                    state.top_cards(seat).has(card) && sharing.has(me)
                })
        };
        let can_be_shared = |state: &State, icon: Icon, seat: Seat| {
            let mut tops = state.top_cards(me).into_iter();
            let mine = tops.any(|top| top.dogma_icon() == icon && has(top, EffectKind::Shared));
            mine.then(|| state.affected(me, icon).sharing.has(seat))
        };
        match fact {
            Fact::Wins => won(after, me),
            Fact::LetsWin(seat) => won(next, seat),
            Fact::Claims(what) => claims(after, me, what),
            Fact::LetsClaim(seat, what) => claims(next, seat, what),
            Fact::KeepsFromWinning(seat) => !won(next, seat),
            Fact::Denies(seat, what) => !next.achievements(seat).has(what),
            Fact::Scores(amount, reach) => {
                is(amount, change(Goods::Points, me)) && reach.is_none_or(reaches)
            }
            Fact::Reach(age) => reaches(age),
            Fact::LosesPoints(amount) => is(amount, -change(Goods::Points, me)),
            Fact::GainsCards(amount) => is(amount, change(Goods::Hand, me)),
            Fact::LosesCards(amount) => is(amount, -change(Goods::Hand, me)),
            Fact::SharesInVain(seat) => {
                let goods = [Goods::Points, Goods::Hand, Goods::Board];
                shares(seat) && goods.into_iter().all(|goods| change(goods, seat) <= 0)
            }
            Fact::SharesFor(seat, goods, amount) => shares(seat) && is(amount, change(goods, seat)),
            Fact::Gains(seat, goods, amount) => is(amount, change(goods, seat)),
            Fact::Loses(seat, goods, amount) => is(amount, -change(goods, seat)),
            Fact::OpenTo(card) => demanded(after, card),
            Fact::SafeFrom(card) => demanded(before, card) && !demanded(after, card),
            Fact::CanShare(card) => !can_share(before, card) && can_share(after, card),
            Fact::ShutsOut(seat, icon) => {
                can_be_shared(before, icon, seat) == Some(true)
                    && can_be_shared(after, icon, seat) == Some(false)
            }
            Fact::DrawsFrom(age) => {
                let drawn = |state: &State| state.age_of_draw_action(me);
                drawn(after) == Some(age) && drawn(before) != Some(age)
            }
            Fact::Idle => before.same_layout(after) && after.outcome().is_none(),
        }
    }

    /// Every reason is true in as many of the sampled futures as it says, and in most of them, or it is about winning,
    /// losing or claiming.
    #[test]
    fn reasons_are_true_of_the_sampled_futures() {
        let mut kinds = BTreeSet::new();
        for seed in 0..GAMES {
            let mut rng = Rng::new(seed ^ 0x5eed);
            let settings = Settings::new(2 + (seed % 3) as u8).unwrap();
            let mut game = Game::new(settings, seed);
            let mut bot = Kind::Greedy.bot(seed);
            while let Some(decision) = game.decision() {
                let view = game.view(decision.seat).unwrap();
                if rng.below(100) < 6 {
                    let all = reasons(&view, &mut Rng::new(seed));
                    let futures = Futures::of(&view, WORLDS, &mut Rng::new(seed)).unwrap();
                    let options = decision.options.iter().zip(&futures.of_option);
                    for (reasons, (&choice, of_option)) in all.iter().zip(options) {
                        for reason in reasons {
                            let pairs = futures.before.iter().zip(of_option);
                            let true_in = pairs.filter(|(before, future)| {
                                is_true(reason.fact, &view, choice, before, future)
                            });
                            let percent = 100 * true_in.count() / of_option.len();
                            let place = format!("seed {seed}, {choice}: {reason:?}");
                            assert_eq!(usize::from(reason.percent), percent, "{place}");
                            kinds.insert(weight(reason.fact));
                        }
                    }
                }
                let answer = bot.choose(&view, &decision, Kind::Greedy.usual_budget());
                game.answer(answer).unwrap();
            }
        }
        assert!(kinds.len() > 8, "only {kinds:?}");
    }
}
