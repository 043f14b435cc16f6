//! The cards in numbers: what is counted, what it is worth, and the table that ships with the program.

use innovation_engine::{Age, Card, CardSet, Edition, Game, Place, Rng, Settings};
use innovation_review::{CardMeter, CardRow, CardTable, CardTableError, CardUse};

/// Random games, measured.
fn measured(games: u64, settings: Settings) -> CardTable {
    let mut table = CardTable::default();
    for number in 0..games {
        let mut game = Game::new(settings, number);
        let mut rng = Rng::new(number);
        let mut meter = CardMeter::new(&game);
        while let Some(decision) = game.decision() {
            let index = rng.below(decision.options.len() as u32) as usize;
            meter.answer(&mut game, index, |_| {}).unwrap();
        }
        table.add(&meter);
    }
    table
}

/// The mean worth of drawing over these rows in standard errors, as if cards were independent.
fn deviation<'r>(rows: impl Iterator<Item = &'r CardRow>) -> f64 {
    let (mut sum, mut variance) = (0.0, 0.0);
    for worth in rows.map(|row| row.worth(CardUse::Draw)) {
        if let (Some(mean), Some(margin)) = (worth.mean, worth.margin) {
            sum += worth.events as f64 * mean;
            variance += (worth.events as f64 * margin / 1.96).powi(2);
        }
    }
    sum / variance.sqrt()
}

fn add_up(rows: &[CardRow]) {
    for row in rows {
        let name = row.card.name();
        assert!(row.shared <= row.activated, "{name}");
        assert_eq!(row.worth(CardUse::Activate).events, row.activated, "{name}");
        assert!(row.worth(CardUse::Meld).events <= row.melded, "{name}");
        assert!(row.worth(CardUse::Draw).events <= row.drawn, "{name}");
        for used in CardUse::ALL {
            let worth = row.worth(used);
            assert_eq!(worth.mean.is_some(), worth.events > 0, "{name}");
            let mean = worth.mean.unwrap_or(0.0);
            assert!((-1.0..=1.0).contains(&mean), "{name}: {mean}");
            assert!(worth.margin.unwrap_or(0.0) >= 0.0, "{name}");
        }
    }
}

#[test]
fn drawing_is_worth_nothing_on_average() {
    let games = if cfg!(debug_assertions) { 40 } else { 400 };
    for settings in [Settings::new(2).unwrap(), Settings::teams()] {
        let rows = measured(games, settings).rows(settings.edition, "random");
        add_up(&rows);
        let off = deviation(rows.iter());
        assert!(off.abs() < 4.0, "{off}");
        // And some cards are better than others.
        let differ = rows.iter().any(|row| {
            let worth = row.worth(CardUse::Draw);
            let (mean, margin) = (worth.mean.unwrap_or(0.0), worth.margin.unwrap_or(1.0));
            mean > 2.0 * margin
        });
        assert!(differ);
    }
}

#[test]
fn tables_are_merged() {
    let settings = Settings::new(2).unwrap();
    let whole = measured(20, settings).rows(settings.edition, "random");
    let mut parts = measured(20, settings);
    let half = measured(20, settings);
    parts.merge(&half);
    for (one, two) in whole.iter().zip(parts.rows(settings.edition, "random")) {
        assert_eq!(two.games, 2 * one.games);
        assert_eq!(two.drawn, 2 * one.drawn);
        assert_eq!(two.worth(CardUse::Draw).mean, one.worth(CardUse::Draw).mean);
    }
}

#[test]
fn tables_are_read_as_they_are_written() {
    let settings = Settings::new(2).unwrap().with_edition(Edition::First);
    let rows = measured(3, settings).rows(settings.edition, "random");
    let csv = format!("{}\n{}", CardTable::head(), CardTable::to_csv(&rows));
    let read = CardTable::from_csv(&csv).unwrap();
    assert_eq!(CardTable::to_csv(&read), CardTable::to_csv(&rows));
    assert_eq!(CardTable::from_csv("card"), Err(CardTableError::Head));
    let damaged = csv.replacen("first", "second", 1);
    let error = CardTable::from_csv(&damaged).unwrap_err();
    assert_eq!(error.to_string(), "line 2: column edition cannot be read");
    let cut = csv.trim_end().rsplit_once(',').unwrap().0;
    let error = CardTable::from_csv(cut).unwrap_err().to_string();
    assert_eq!(error, "line 106: column activate_margin cannot be read");
}

/// All cards in both editions, from enough games.
#[test]
fn the_shipped_table_is_whole() {
    let rows = CardTable::shipped();
    let head = CardTable::head();
    assert_eq!(
        format!("{head}\n{}", CardTable::to_csv(rows)),
        CardTable::shipped_csv()
    );
    add_up(rows);
    let mut games = [0, 0];
    for edition in Edition::ALL {
        for (bot, games) in ["greedy", "search"].iter().zip(&mut games) {
            let of = |row: &&CardRow| row.edition == edition && row.bot.starts_with(bot);
            let rows: Vec<&CardRow> = rows.iter().filter(of).collect();
            let cards: Vec<Card> = rows.iter().map(|row| row.card).collect();
            assert_eq!(cards, Card::all().collect::<Vec<_>>(), "{edition:?} {bot}");
            *games += rows[0].games;
            assert!(rows.iter().all(|row| row.games == rows[0].games));
            // The luck of the draw has mean zero, in each age.
            for age in Age::ALL {
                let off = deviation(rows.iter().copied().filter(|row| row.card.age() == age));
                assert!(off.abs() < 4.5, "{edition:?} {bot} {age}: {off}");
            }
        }
    }
    assert!(games[0] >= 100_000 && games[1] >= 2_000, "{games:?}");
}

#[test]
fn another_card_is_drawn() {
    let settings = Settings::new(2).unwrap();
    let game = Game::new(settings, 5);
    let seat = game.decision().unwrap().seat;
    let drawn = game.state().hand(seat).first().unwrap();
    let state = *game.state();
    for instead in state.supply(drawn.age()) {
        let other = state.with_drawn(drawn, *instead);
        assert_eq!(other.audit(), Ok(()));
        assert_eq!(other.place_of(*instead), Place::Hand(seat));
        assert_eq!(other.place_of(drawn), Place::Supply(drawn.age()));
    }
    // A card of another age could not have come.
    let late = state.supply(Age::ALL[4])[0];
    assert_eq!(state.with_drawn(drawn, late), state);
    let on_board = CardSet::ALL - state.hand(seat);
    let elsewhere = on_board.first().unwrap();
    assert_eq!(state.with_drawn(elsewhere, drawn), state);
}
