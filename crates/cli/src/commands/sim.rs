//! `innovation sim`: statistics of many games.

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use hdrhistogram::Histogram;
use innovation_bots::{Budget, Kind, watched_random_game};
use innovation_engine::{
    Card, CardSet, Choice, Edition, Ending, Event, Game, Seat, Seen, Settings, State, Verb, What,
};
use innovation_review::{CardMeter, CardRow, CardTable, CardUse, Worth};
use serde::Serialize;

use crate::commands::arena::{Entrant, EntrantError, MOST_ANSWERS};
use crate::options::game::GameOptions;
use crate::options::random;
use crate::options::threads::Threads;
use crate::print::histogram::{Spread, counts};
use crate::print::output;
use crate::print::progress::ProgressBar;

/// How many random games a thread takes at a time.
const PORTION: u64 = 32;

/// Play many random games, or games of a bot, and count.
///
/// The same seed gives the same numbers, whatever the number of threads.
///
/// With a bot, the value of each card is measured: the mean change in the win chance of the player who draws it (compared
/// with the other cards that could have come), melds it by an action, or activates it.
#[derive(Args)]
pub struct Options {
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    table: GameOptions,
    /// The bot that plays all seats, `NAME` or `NAME@BUDGET` [default: every option is equally likely]
    #[arg(long, value_name = "BOT", value_parser = bot)]
    bot: Option<BotOption>,
    /// Seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Sort the cards, highest number first [default: in the order of the card table]
    #[arg(long)]
    sort: Option<Sort>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print the cards as CSV
    #[arg(long, requires = "bot", conflicts_with_all = ["json", "sort"])]
    csv: bool,
}

/// A bot, and its budget for a decision.
#[derive(Clone)]
struct BotOption {
    kind: Kind,
    budget: Budget,
    name: String,
}

fn bot(text: &str) -> Result<BotOption, EntrantError> {
    let entrant: Entrant = text.parse()?;
    let Entrant::Bot(kind, budget) = entrant else {
        return Err(EntrantError::NotOurs);
    };
    Ok(BotOption {
        kind,
        budget: budget.unwrap_or(kind.usual_budget()),
        name: entrant.to_string(),
    })
}

/// What the cards are sorted by.
#[derive(Clone, Copy, ValueEnum)]
enum Sort {
    /// How often it is melded
    Melded,
    /// How often it is activated
    Activated,
    /// How often the players who melded it win
    Wins,
    /// What it is worth to draw it, with --bot
    Draw,
    /// What it is worth to meld it, with --bot
    Meld,
    /// What it is worth to activate it, with --bot
    Activate,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let settings = options.table.settings()?;
    let tally = play(options, settings);
    let rows = match &options.bot {
        Some(bot) => tally.table.rows(settings.edition, &bot.name),
        None => Vec::new(),
    };
    if options.csv {
        writeln!(out, "{}", CardTable::head())?;
        write!(out, "{}", CardTable::to_csv(&rows))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut report = Report::of(&tally, &rows, settings, options);
    let worth = |used: CardUse| {
        move |card: &CardReport| {
            let measured = card.measured.as_ref()?;
            measured.worths()[used as usize].mean
        }
    };
    match options.sort {
        None => {}
        Some(Sort::Melded) => sort(&mut report.cards, |card| Some(card.melds_per_game)),
        Some(Sort::Activated) => sort(&mut report.cards, |card| Some(card.dogmas_per_game)),
        Some(Sort::Wins) => sort(&mut report.cards, |card| card.win_rate_if_melded),
        Some(Sort::Draw) => sort(&mut report.cards, worth(CardUse::Draw)),
        Some(Sort::Meld) => sort(&mut report.cards, worth(CardUse::Meld)),
        Some(Sort::Activate) => sort(&mut report.cards, worth(CardUse::Activate)),
    }
    if options.json {
        output::json(out, &report)?;
    } else {
        print(&report, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Descending order; entries without a number come last.
fn sort(cards: &mut [CardReport], key: impl Fn(&CardReport) -> Option<f64>) {
    let key = |card: &CardReport| key(card).unwrap_or(f64::NEG_INFINITY);
    cards.sort_by(|one, other| key(other).total_cmp(&key(one)));
}

fn play(options: &Options, settings: Settings) -> Tally {
    let portion = if options.bot.is_some() { 1 } else { PORTION };
    let progress = ProgressBar::new(options.games, "games");
    let tallies = options
        .threads
        .share(options.games, portion, |tally: &mut Tally, numbers| {
            let played = numbers.end - numbers.start;
            for number in numbers {
                let seed = random::seed_of(options.seed, number);
                match &options.bot {
                    Some(bot) => play_bots(bot, settings, seed, tally),
                    None => {
                        let mut game = Watched::default();
                        let mut see = |event: &Event| game.see(event, &mut tally.cards);
                        let end = watched_random_game(settings, seed, &mut see);
                        tally.add(&game, &end);
                    }
                }
            }
            progress.add(played);
        });
    drop(progress);
    tallies.into_iter().fold(Tally::default(), Tally::plus)
}

/// A game in which this bot plays every seat.
fn play_bots(bot: &BotOption, settings: Settings, seed: u64, tally: &mut Tally) {
    let mut game = Game::new(settings, seed);
    let mut watched = Watched::default();
    let mut meter = CardMeter::new(&game);
    let seats = (0..).zip(settings.seats());
    let mut bots: Vec<_> = seats
        .map(|(place, _)| bot.kind.bot(random::seed_of(seed, place)))
        .collect();
    for event in game.opening() {
        watched.see(event, &mut tally.cards);
    }
    for _ in 0..MOST_ANSWERS {
        let Some(decision) = game.decision() else {
            break;
        };
        let Some(view) = game.view(decision.seat) else {
            break;
        };
        let index = bots[decision.seat.index()].choose(&view, &decision, bot.budget);
        let see = |event: &Event| watched.see(event, &mut tally.cards);
        meter
            .answer(&mut game, index, see)
            .expect("bots choose one of the options");
    }
    tally.table.add(&meter);
    tally.add(&watched, game.state());
}

/// What is seen of one game while it is played.
#[derive(Default)]
struct Watched {
    first: Option<Seat>,
    turns: u64,
    actions: u64,
    melded: [CardSet; 4],
    activated: [CardSet; 4],
}

impl Watched {
    fn see(&mut self, event: &Event, cards: &mut [CardTally]) {
        match event.what {
            What::Turn { .. } => {
                self.first.get_or_insert(event.by);
                self.turns += 1;
            }
            What::Action { action } => {
                self.actions += 1;
                if let Choice::Dogma(card) = action {
                    cards[card.index()].dogmas += 1;
                    let activated = &mut self.activated[event.by.index()];
                    *activated = activated.with(card);
                }
            }
            What::Moved {
                card: Seen::Face(card),
                verb: Verb::Meld,
                ..
            } => {
                cards[card.index()].melds += 1;
                let melded = &mut self.melded[event.by.index()];
                *melded = melded.with(card);
            }
            _ => {}
        }
    }
}

/// The counts of many games. Nothing in it depends on the order in which the games were added.
struct Tally {
    /// In the order of [`Ending::ALL`].
    endings: [u64; 3],
    shared: u64,
    first_wins: u64,
    wins: [u64; 4],
    turns: Histogram<u64>,
    actions: Histogram<u64>,
    winner_points: Histogram<u64>,
    winner_achievements: Histogram<u64>,
    cards: Vec<CardTally>,
    /// Of games of bots.
    table: CardTable,
}

#[derive(Clone, Copy, Default)]
struct CardTally {
    /// How often the card was melded, by an action or by an effect.
    melds: u64,
    /// How often the Dogma action was taken with the card.
    dogmas: u64,
    /// Those who melded it, once for each game, and those among them who won.
    melders: Share,
    /// Those who activated it, once for each game, and those among them who won.
    activators: Share,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            endings: [0; 3],
            shared: 0,
            first_wins: 0,
            wins: [0; 4],
            turns: counts(),
            actions: counts(),
            winner_points: counts(),
            winner_achievements: counts(),
            cards: vec![CardTally::default(); Card::COUNT],
            table: CardTable::default(),
        }
    }
}

impl Tally {
    fn add(&mut self, game: &Watched, end: &State) {
        let settings = end.settings();
        let Some(outcome) = end.outcome() else { return };
        for (count, ending) in self.endings.iter_mut().zip(Ending::ALL) {
            *count += u64::from(ending == outcome.by);
        }
        let sides_of_winners = outcome.winners.len() / if settings.is_teams() { 2 } else { 1 };
        self.shared += u64::from(sides_of_winners > 1);
        self.first_wins += u64::from(game.first.is_some_and(|first| outcome.winners.has(first)));
        self.turns += game.turns;
        self.actions += game.actions;
        for seat in settings.seats() {
            let won = outcome.winners.has(seat);
            if won {
                self.wins[seat.index()] += 1;
                self.winner_points += u64::from(end.points(seat));
                self.winner_achievements += u64::from(end.achievements(seat).len());
            }
            for card in game.melded[seat.index()] {
                self.cards[card.index()].melders.add(won);
            }
            for card in game.activated[seat.index()] {
                self.cards[card.index()].activators.add(won);
            }
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        let add = |ours: &mut [u64], theirs: &[u64]| {
            for (count, more) in ours.iter_mut().zip(theirs) {
                *count += more;
            }
        };
        add(&mut self.endings, &other.endings);
        add(&mut self.wins, &other.wins);
        self.shared += other.shared;
        self.first_wins += other.first_wins;
        self.turns += &other.turns;
        self.actions += &other.actions;
        self.winner_points += &other.winner_points;
        self.winner_achievements += &other.winner_achievements;
        for (card, more) in self.cards.iter_mut().zip(&other.cards) {
            card.melds += more.melds;
            card.dogmas += more.dogmas;
            card.melders.merge(more.melders);
            card.activators.merge(more.activators);
        }
        self.table.merge(&other.table);
        self
    }
}

/// Some of all.
#[derive(Clone, Copy, Default)]
struct Share {
    some: u64,
    all: u64,
}

impl Share {
    fn add(&mut self, one_of_some: bool) {
        self.some += u64::from(one_of_some);
        self.all += 1;
    }

    fn merge(&mut self, other: Share) {
        self.some += other.some;
        self.all += other.all;
    }

    fn rate(self) -> Option<f64> {
        (self.all > 0).then(|| self.some as f64 / self.all as f64)
    }
}

/// What is printed.
#[derive(Serialize)]
struct Report {
    games: u64,
    players: u8,
    teams: bool,
    edition: Edition,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    seed: u64,
    endings: [EndingReport; 3],
    turns: Spread,
    actions: Spread,
    /// How often the player who had the first turn was among the winners.
    first_player_wins: u64,
    first_player_win_rate: f64,
    /// How often each seat was among the winners.
    wins_by_seat: Vec<u64>,
    /// Games that several players, or both teams, won together.
    shared_victories: u64,
    /// Of each winning player.
    winner_points: Spread,
    /// Of each winning player.
    winner_achievements: Spread,
    cards: Vec<CardReport>,
}

#[derive(Serialize)]
struct EndingReport {
    by: Ending,
    games: u64,
    share: f64,
}

#[derive(Serialize)]
struct CardReport {
    card: &'static str,
    age: u8,
    melds_per_game: f64,
    dogmas_per_game: f64,
    /// Of the players who melded it, the share that won that game.
    win_rate_if_melded: Option<f64>,
    /// Of the players who activated it, the share that won that game.
    win_rate_if_activated: Option<f64>,
    /// In games of bots.
    #[serde(flatten)]
    measured: Option<Measured>,
}

/// What is measured of a card in games of bots.
#[derive(Serialize)]
struct Measured {
    draws_per_game: f64,
    /// Of the Dogma actions with it, the share that an opponent shared.
    shared: Option<f64>,
    draw_worth: Worth,
    meld_worth: Worth,
    dogma_worth: Worth,
}

impl Measured {
    fn of(row: &CardRow) -> Measured {
        let [draw_worth, meld_worth, dogma_worth] = row.worth;
        Measured {
            draws_per_game: row.per_game(row.drawn),
            shared: row.shared_part(),
            draw_worth,
            meld_worth,
            dogma_worth,
        }
    }

    /// In the order of [`CardUse::ALL`].
    fn worths(&self) -> [Worth; 3] {
        [self.draw_worth, self.meld_worth, self.dogma_worth]
    }
}

impl Report {
    fn of(tally: &Tally, rows: &[CardRow], settings: Settings, options: &Options) -> Report {
        let per_game = |count: u64| count as f64 / options.games as f64;
        let card = |(card, tally): (Card, &CardTally)| CardReport {
            measured: rows.get(card.index()).map(Measured::of),
            card: card.name(),
            age: card.value(),
            melds_per_game: per_game(tally.melds),
            dogmas_per_game: per_game(tally.dogmas),
            win_rate_if_melded: tally.melders.rate(),
            win_rate_if_activated: tally.activators.rate(),
        };
        Report {
            games: options.games,
            players: settings.players(),
            teams: settings.is_teams(),
            edition: settings.edition,
            bot: options.bot.as_ref().map(|bot| bot.name.clone()),
            seed: options.seed,
            endings: [0, 1, 2].map(|place| EndingReport {
                by: Ending::ALL[place],
                games: tally.endings[place],
                share: per_game(tally.endings[place]),
            }),
            turns: Spread::of(&tally.turns),
            actions: Spread::of(&tally.actions),
            first_player_wins: tally.first_wins,
            first_player_win_rate: per_game(tally.first_wins),
            wins_by_seat: settings
                .seats()
                .map(|seat| tally.wins[seat.index()])
                .collect(),
            shared_victories: tally.shared,
            winner_points: Spread::of(&tally.winner_points),
            winner_achievements: Spread::of(&tally.winner_achievements),
            cards: Card::all().zip(&tally.cards).map(card).collect(),
        }
    }
}

fn print(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let Report {
        games,
        players,
        seed,
        ..
    } = report;
    let teams = if report.teams { ", teams" } else { "" };
    let edition = report.edition.word();
    let table = format!("{players} players{teams}, {edition} edition, seed {seed}");
    match &report.bot {
        None => writeln!(out, "{games} random games: {table}\n")?,
        Some(bot) => writeln!(out, "{games} games of {bot}: {table}\n")?,
    }

    writeln!(out, "How games end")?;
    for ending in &report.endings {
        row(out, ending.by.word(), ending.games, ending.share)?;
    }
    writeln!(out, "\nWho wins")?;
    for (seat, &wins) in Seat::ALL.iter().zip(&report.wins_by_seat) {
        row(
            out,
            &format!("seat {seat}"),
            wins,
            wins as f64 / *games as f64,
        )?;
    }
    row(
        out,
        "the first player",
        report.first_player_wins,
        report.first_player_win_rate,
    )?;
    let shared = report.shared_victories;
    row(
        out,
        "several together",
        shared,
        shared as f64 / *games as f64,
    )?;

    writeln!(
        out,
        "\n{:24}{:>8}{:>9}{:>7}{:>7}",
        "", "mean", "median", "min", "max"
    )?;
    for (name, spread) in [
        ("turns", &report.turns),
        ("actions", &report.actions),
        ("a winner's points", &report.winner_points),
        ("a winner's achievements", &report.winner_achievements),
    ] {
        let Spread {
            mean,
            median,
            min,
            max,
        } = spread;
        writeln!(out, "{name:24}{mean:>8.2}{median:>9.1}{min:>7}{max:>7}")?;
    }

    writeln!(
        out,
        "\nCards. Melded: times a game, by actions and effects. Activated: times a game, by the Dogma action."
    )?;
    writeln!(
        out,
        "Won: of the players who melded it, or activated it, those who won that game.\n"
    )?;
    writeln!(
        out,
        "{:24}{:>8}{:>11}{:>14}{:>17}",
        "", "melded", "activated", "melded: won", "activated: won"
    )?;
    for card in &report.cards {
        let name = format!("{} ({})", card.card, card.age);
        let (melds, dogmas) = (card.melds_per_game, card.dogmas_per_game);
        let melders = percent(card.win_rate_if_melded);
        let activators = percent(card.win_rate_if_activated);
        writeln!(
            out,
            "{name:24}{melds:>8.4}{dogmas:>11.4}{melders:>14}{activators:>17}"
        )?;
    }
    if report.bot.is_some() {
        print_worths(report, out)?;
    }
    Ok(())
}

fn print_worths(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(
        out,
        "\nDrawn: times a game, without the deal. Shared: of the Dogma actions, those that an opponent shared."
    )?;
    writeln!(
        out,
        "Worth: the mean change of the win chance in percentage points, by drawing it instead of another card that"
    )?;
    writeln!(
        out,
        "could have come, by a Meld action, and by a Dogma action; with its 95% interval.\n"
    )?;
    writeln!(
        out,
        "{:24}{:>8}{:>9}{:>18}{:>18}{:>18}",
        "", "drawn", "shared", "worth to draw", "to meld", "to activate"
    )?;
    for card in &report.cards {
        let Some(measured) = &card.measured else {
            continue;
        };
        let name = format!("{} ({})", card.card, card.age);
        let (drawn, shared) = (measured.draws_per_game, percent(measured.shared));
        let [draw, meld, dogma] = measured.worths().map(points);
        writeln!(
            out,
            "{name:24}{drawn:>8.4}{shared:>9}{draw:>18}{meld:>18}{dogma:>18}"
        )?;
    }
    Ok(())
}

/// A worth in percentage points.
fn points(worth: Worth) -> String {
    match (worth.mean, worth.margin) {
        (Some(mean), Some(margin)) => format!("{:+.2} ± {:.2}", 100.0 * mean, 100.0 * margin),
        (Some(mean), None) => format!("{:+.2}", 100.0 * mean),
        _ => "-".to_string(),
    }
}

fn row(out: &mut dyn Write, name: &str, count: u64, share: f64) -> std::io::Result<()> {
    writeln!(out, "  {name:16}{count:>10}{:>9}", percent(Some(share)))
}

fn percent(share: Option<f64>) -> String {
    share.map_or("-".to_string(), |share| format!("{:.2}%", 100.0 * share))
}
