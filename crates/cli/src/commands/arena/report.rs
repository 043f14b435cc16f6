//! What a run has shown.

use std::io::{self, Write};

use hdrhistogram::Histogram;
use innovation_engine::{Edition, Ending};
use serde::Serialize;
use skillratings::weng_lin::WengLinRating;

use super::entrant::Entrant;
use super::estimate::{Score, elo};
use super::game::End;
use super::rating::ratings;
use super::{Arena, Deal, Results};
use crate::print::histogram::{Spread, counts};

/// What is printed.
#[derive(Serialize)]
pub struct Report {
    games: usize,
    deals: usize,
    /// How many games a whole deal has.
    games_a_deal: u64,
    interrupted: bool,
    teams: bool,
    edition: Edition,
    seed: u64,
    endings: Endings,
    /// Every game ended by fault: this says nothing about strength.
    all_by_fault: bool,
    turns: Spread,
    answers: Spread,
    players: Vec<EntrantReport>,
    /// Where two play.
    #[serde(skip_serializing_if = "Option::is_none")]
    duel: Option<Duel>,
}

/// Numbers of games by how they ended. Among won games, a shared victory counts as a fraction.
#[derive(Serialize, Default)]
struct Endings {
    achievements: f64,
    score: f64,
    dogma: f64,
    /// A player, or for the winner an opponent, was at fault.
    fault: f64,
    /// Games that reached the limit of answers.
    endless: f64,
}

#[derive(Serialize)]
struct EntrantReport {
    name: String,
    /// The command line of a program.
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<String>,
    /// `None` for a program without a budget.
    budget: Option<String>,
    wins: f64,
    win_rate: f64,
    ci95: [f64; 2],
    /// The win rate without the luck of the cards. `None` for its interval with too few deals.
    luck_adjusted_win_rate: f64,
    luck_adjusted_ci95: Option<[f64; 2]>,
    rating: f64,
    rating_uncertainty: f64,
    /// Games that were won together with another side.
    shared_wins: u64,
    wins_by: Endings,
    /// Those with more than one option.
    decisions: u64,
    times: Thinking,
    faults: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_fault: Option<String>,
}

/// How long decisions took, in milliseconds.
#[derive(Serialize)]
struct Thinking {
    median_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

/// The first of two entrants against the second.
#[derive(Serialize)]
struct Duel {
    /// The Elo difference in favour of the first. `None` if one of them won every game.
    elo: f64,
    elo_ci95: [f64; 2],
    /// Whole deals of which the first won both games, one, or neither. Shared victories are rounded.
    won_both: usize,
    won_one: usize,
    won_neither: usize,
}

impl Endings {
    fn add(&mut self, end: &End, games: f64) {
        let count = match end {
            End::Over(outcome) => match outcome.by {
                Ending::Achievements => &mut self.achievements,
                Ending::Score => &mut self.score,
                Ending::Dogma => &mut self.dogma,
            },
            End::Fault { .. } => &mut self.fault,
            End::Endless => &mut self.endless,
        };
        *count += games;
    }
}

impl Thinking {
    fn of(times: &Histogram<u64>) -> Thinking {
        let milliseconds = |nanoseconds: u64| nanoseconds as f64 / 1e6;
        Thinking {
            median_ms: milliseconds(times.value_at_quantile(0.5)),
            p99_ms: milliseconds(times.value_at_quantile(0.99)),
            max_ms: milliseconds(times.max()),
        }
    }
}

impl Report {
    /// Counts and estimates everything.
    pub fn of(arena: &Arena, results: &Results, interrupted: bool) -> Report {
        let deals = arena.deals(results);
        let mut endings = Endings::default();
        let (mut turns, mut answers) = (counts(), counts());
        for (_, played) in &results.games {
            endings.add(&played.end, 1.0);
            turns += played.turns as u64;
            answers += played.answers as u64;
        }
        let all_by_fault = !results.games.is_empty() && endings.fault == results.games.len() as f64;
        let ratings = ratings(arena, results);
        let players: Vec<EntrantReport> = (0..arena.entrants.len())
            .map(|entrant| player(arena, results, &deals, entrant, ratings[entrant]))
            .collect();
        Report {
            games: results.games.len(),
            deals: deals.len(),
            games_a_deal: arena.games_a_deal(),
            interrupted,
            teams: arena.settings.is_teams(),
            edition: arena.settings.edition,
            seed: arena.seed,
            endings,
            turns: Spread::of(&turns),
            answers: Spread::of(&answers),
            duel: (players.len() == 2 && !all_by_fault).then(|| Duel::of(&deals, &players[0])),
            players,
            all_by_fault,
        }
    }

    /// Whether every game ended by fault, so that nothing was measured.
    pub fn all_by_fault(&self) -> bool {
        self.all_by_fault
    }
}

fn player(
    arena: &Arena,
    results: &Results,
    deals: &[Deal],
    entrant: usize,
    rating: WengLinRating,
) -> EntrantReport {
    let mut score = Score::default();
    let mut lucky = Vec::new();
    for deal in deals {
        score.add(deal.games, deal.won[entrant]);
        lucky.push((deal.games, deal.won[entrant], deal.luck[entrant]));
    }
    let adjusted = Score::without_luck(&lucky);
    let mut wins_by = Endings::default();
    let mut shared_wins = 0;
    let mut faults = 0;
    let mut first_fault = None;
    for (number, played) in &results.games {
        let share = arena.shares(*number, played)[entrant];
        if share > 0.0 {
            wins_by.add(&played.end, share);
            shared_wins += u64::from(share < 1.0);
        }
        if let End::Fault { seat, why } = &played.end
            && arena.order(*number)[seat.index()] == entrant
        {
            faults += 1;
            first_fault.get_or_insert_with(|| format!("game {}: {why}", number + 1));
        }
    }
    let times = &results.times[entrant];
    let budget = arena.entrants[entrant].budget(arena.budget);
    EntrantReport {
        name: arena.entrants[entrant].name(),
        command: match &arena.entrants[entrant] {
            Entrant::Program(command) => Some(command.to_string()),
            Entrant::Bot(..) => None,
        },
        budget: budget.map(|budget| budget.to_string()),
        wins: score.won(),
        win_rate: score.rate(),
        ci95: score.interval(),
        luck_adjusted_win_rate: adjusted.rate(),
        luck_adjusted_ci95: adjusted.spread_interval(),
        rating: rating.rating,
        rating_uncertainty: rating.uncertainty,
        shared_wins,
        wins_by,
        decisions: times.len(),
        times: Thinking::of(times),
        faults,
        first_fault,
    }
}

impl Duel {
    fn of(deals: &[Deal], first: &EntrantReport) -> Duel {
        let whole = |won: fn(f64) -> bool| {
            let whole = deals.iter().filter(|deal| deal.games == 2);
            whole.filter(|deal| won(deal.won[0])).count()
        };
        Duel {
            elo: elo(first.win_rate),
            elo_ci95: first.ci95.map(elo),
            won_both: whole(|won| won >= 2.0),
            won_one: whole(|won| won > 0.0 && won < 2.0),
            won_neither: whole(|won| won <= 0.0),
        }
    }
}

impl Report {
    /// Prints it for people, no more than 100 columns wide.
    pub fn print(&self, arena: &Arena, out: &mut dyn Write) -> io::Result<()> {
        let Report {
            games, deals, seed, ..
        } = self;
        if self.interrupted {
            writeln!(
                out,
                "Interrupted: not all of {} games were played.\n",
                arena.games
            )?;
        }
        let teams = if self.teams {
            ", 1 and 3 against 2 and 4"
        } else {
            ""
        };
        writeln!(
            out,
            "{}, {} from every seat: {} players{teams}, {} edition, seed {seed}",
            counted(*games, "game"),
            counted(*deals, "deal"),
            self.players.len(),
            self.edition.word(),
        )?;
        if *games == 0 {
            return Ok(());
        }
        writeln!(
            out,
            "A game has {:.1} turns and {:.1} answers on average.\n",
            self.turns.mean, self.answers.mean
        )?;
        self.print_wins(out)?;
        self.print_without_luck(out)?;
        self.print_times(out)?;
        if let Some(duel) = &self.duel {
            duel.print(out, &self.players)?;
        }
        if self.endings.endless > 0.0 {
            writeln!(
                out,
                "\n{} that did not come to an end: nobody won.",
                counted(self.endings.endless as usize, "game")
            )?;
        }
        if self.all_by_fault {
            writeln!(
                out,
                "\nEvery game ended by fault, so this says nothing about strength."
            )?;
        }
        for (place, player) in (1..).zip(&self.players) {
            if let Some(first) = &player.first_fault {
                let (name, faults) = (&player.name, player.faults as usize);
                writeln!(
                    out,
                    "\n{place} {name} lost {} by fault. First, {first}",
                    counted(faults, "game")
                )?;
            }
        }
        Ok(())
    }

    fn print_wins(&self, out: &mut dyn Write) -> io::Result<()> {
        const WIDTHS: [usize; 8] = [8, 8, 17, 12, 13, 7, 7, 6];
        // The last column is for games that were won by the fault of others.
        let columns = if self.endings.fault > 0.0 { 8 } else { 7 };
        let widths = &WIDTHS[..columns];
        let heads = [
            "won",
            "rate",
            "95% interval",
            "rating",
            "achievements",
            "score",
            "dogma",
            "fault",
        ];
        row(out, "", &heads.map(str::to_string), widths)?;
        for (place, player) in (1..).zip(&self.players) {
            let [low, high] = player.ci95.map(|rate| 100.0 * rate);
            let reach = 2.0 * player.rating_uncertainty;
            let by = &player.wins_by;
            let cells = [
                games(player.wins),
                format!("{:.1}%", 100.0 * player.win_rate),
                format!("{low:.1}% to {high:.1}%"),
                format!("{:.1} ± {reach:.1}", player.rating),
                games(by.achievements),
                games(by.score),
                games(by.dogma),
                games(by.fault),
            ];
            row(
                out,
                &format!("{place} {}", short(&player.name)),
                &cells,
                widths,
            )?;
        }
        writeln!(out)
    }

    /// The win rates without the luck of the cards, and how wide their intervals are beside the plain ones.
    fn print_without_luck(&self, out: &mut dyn Write) -> io::Result<()> {
        const WIDTHS: [usize; 3] = [16, 17, 9];
        let heads = ["without luck", "95% interval", "width"];
        row(out, "", &heads.map(str::to_string), &WIDTHS)?;
        for (place, player) in (1..).zip(&self.players) {
            let mut cells = vec![format!("{:.1}%", 100.0 * player.luck_adjusted_win_rate)];
            if let Some(interval) = player.luck_adjusted_ci95 {
                let width = |[low, high]: [f64; 2]| high - low;
                let [low, high] = interval.map(|rate| 100.0 * rate);
                cells.push(format!("{low:.1}% to {high:.1}%"));
                let part = width(interval) / width(player.ci95);
                cells.push(format!("× {part:.2}"));
            }
            row(
                out,
                &format!("{place} {}", short(&player.name)),
                &cells,
                &WIDTHS,
            )?;
        }
        writeln!(out)
    }

    fn print_times(&self, out: &mut dyn Write) -> io::Result<()> {
        const WIDTHS: [usize; 4] = [11; 4];
        let heads = ["decisions", "median", "99%", "longest"];
        row(out, "", &heads.map(str::to_string), &WIDTHS)?;
        for (place, player) in (1..).zip(&self.players) {
            let cells = [
                player.decisions.to_string(),
                time(player.times.median_ms),
                time(player.times.p99_ms),
                time(player.times.max_ms),
            ];
            row(
                out,
                &format!("{place} {}", short(&player.name)),
                &cells,
                &WIDTHS,
            )?;
        }
        Ok(())
    }
}

/// Writes a name, and as many cells as there are widths.
fn row(out: &mut dyn Write, name: &str, cells: &[String], widths: &[usize]) -> io::Result<()> {
    write!(out, "{name:21}")?;
    for (cell, width) in cells.iter().zip(widths) {
        write!(out, "{cell:>width$}")?;
    }
    writeln!(out)
}

impl Duel {
    fn print(&self, out: &mut dyn Write, players: &[EntrantReport]) -> io::Result<()> {
        let points = |elo: f64| match elo {
            f64::INFINITY => "∞".to_string(),
            f64::NEG_INFINITY => "-∞".to_string(),
            _ => format!("{elo:+.0}"),
        };
        let name = short(&players[0].name);
        let [low, high] = self.elo_ci95.map(points);
        writeln!(
            out,
            "\n{name} to {}: Elo {} ({low} to {high}).",
            short(&players[1].name),
            points(self.elo),
        )?;
        writeln!(
            out,
            "{name} won both games of {}, one of {}, neither of {}.",
            counted(self.won_both, "deal"),
            self.won_one,
            self.won_neither
        )
    }
}

/// A number with its noun, in the singular or plural.
fn counted(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// A name that fits a column.
pub fn short(name: &str) -> String {
    const MOST: usize = 18;
    if name.chars().count() <= MOST {
        return name.to_string();
    }
    let start: String = name.chars().take(MOST - 1).collect();
    start + "…"
}

/// Games, with a decimal only where victories were shared.
fn games(number: f64) -> String {
    if (number - number.round()).abs() < 0.05 {
        format!("{number:.0}")
    } else {
        format!("{number:.1}")
    }
}

fn time(milliseconds: f64) -> String {
    match milliseconds {
        0.0..0.001 => format!("{:.0} ns", 1e6 * milliseconds),
        0.001..1.0 => format!("{:.0} µs", 1000.0 * milliseconds),
        1.0..100.0 => format!("{milliseconds:.1} ms"),
        100.0..1000.0 => format!("{milliseconds:.0} ms"),
        _ => format!("{:.2} s", milliseconds / 1000.0),
    }
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Seat, Settings};

    use super::super::estimate::times;
    use super::super::game::Played;
    use super::super::tests::arena;
    use super::*;

    /// The second player fails in both games of a deal.
    #[test]
    fn faults_are_told_and_lose() {
        let arena = arena(Settings::new(2).unwrap());
        let fault = |number: u64, seat: usize| {
            let (seat, why) = (Seat::ALL[seat], "it went out".to_string());
            let end = End::Fault { seat, why };
            let (turns, answers) = (3, 7);
            let played = Played {
                end,
                turns,
                answers,
                luck: [0.0; 4],
            };
            (number, played)
        };
        let results = Results {
            games: vec![fault(0, 1), fault(1, 0)],
            times: vec![times(), times()],
        };
        let report = Report::of(&arena, &results, false);
        let [first, second] = &report.players[..] else {
            panic!("two players");
        };
        assert_eq!((first.wins, first.faults), (2.0, 0));
        assert_eq!(first.wins_by.fault, 2.0);
        assert_eq!((second.wins, second.faults), (0.0, 2));
        assert_eq!(second.first_fault.as_deref(), Some("game 1: it went out"));
        let mut text = Vec::new();
        report.print(&arena, &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let last = text.lines().last();
        assert_eq!(
            last,
            Some("2 random lost 2 games by fault. First, game 1: it went out")
        );
        assert!(text.lines().all(|line| line.chars().count() <= 100));
        assert!(text.contains("dogma fault"), "{text}");
    }

    #[test]
    fn numbers_that_fit() {
        assert_eq!([2.0, 12.5, 0.99999].map(games), ["2", "12.5", "1"]);
        assert_eq!(
            [0.00004, 0.25, 12.34, 250.0, 1234.0].map(time),
            ["40 ns", "250 µs", "12.3 ms", "250 ms", "1.23 s"]
        );
        assert_eq!(short("search@1000"), "search@1000");
        assert_eq!(short("cmd:python3 examples/bot.py"), "cmd:python3 examp…");
    }
}
