//! What every store has to do, on both engines.

use std::sync::Arc;

use innovation_bots::Kind;
use innovation_engine::{RULES_VERSION, Seat, Settings};

use super::*;
use crate::access::ids;
use crate::testing::PostgresServer;

const ANN: Seat = Seat::ALL[0];
const BOB: Seat = Seat::ALL[1];

/// A store of its own, on some engine.
struct House {
    store: Arc<dyn Store>,
    place: Place,
}

enum Place {
    Folder(tempfile::TempDir),
    Database {
        _server: Arc<PostgresServer>,
        url: String,
    },
}

impl House {
    async fn sqlite() -> Option<House> {
        let folder = tempfile::tempdir().unwrap();
        Some(House::open(Place::Folder(folder)).await)
    }

    /// Opened by a role with the documented rights. `None`: PostgreSQL is not installed.
    async fn postgres() -> Option<House> {
        let server = PostgresServer::shared()?;
        let owner = server.database();
        Postgres::prepare(&owner).await.unwrap();
        let url = server.with_documented_rights(&owner);
        Some(
            House::open(Place::Database {
                _server: server,
                url,
            })
            .await,
        )
    }

    async fn open(place: Place) -> House {
        let store: Arc<dyn Store> = match &place {
            Place::Folder(folder) => Arc::new(
                Sqlite::open(&folder.path().join("tables.db"))
                    .await
                    .unwrap(),
            ),
            Place::Database { url, .. } => {
                Arc::new(Postgres::open(url, Arc::default()).await.unwrap())
            }
        };
        House { store, place }
    }

    /// The same store after a clean end.
    async fn again(self) -> House {
        self.store.close().await;
        House::open(self.place).await
    }
}

/// The same test on both engines.
macro_rules! on_both_engines {
    ($($test:ident)*) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                if let Some(house) = super::House::sqlite().await {
                    super::$test(house).await;
                }
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                if let Some(house) = super::House::postgres().await {
                    super::$test(house).await;
                }
            })*
        }
    };
}

on_both_engines! {
    what_was_written_is_read_also_after_a_restart
    a_game_that_goes_on_has_its_log_from_the_beginning
    a_question_is_answered_once
    an_answer_of_an_older_epoch_is_refused
    what_was_added_since_a_version_is_found
    what_is_chosen_early_is_kept_until_it_is_in_the_log
    what_is_chosen_early_goes_with_its_holder
    seats_in_lobbies_are_limited
    limits_hold_however_many_come_at_once
    a_table_that_follows_can_be_removed
    what_is_old_is_deleted_and_games_in_progress_are_not
    lists_of_open_tables_are_fair_between_owners
    a_change_that_fails_leaves_the_others_alone
    bots_are_claimed_once
    keys_are_kept
    what_visitors_have_set_and_learned_is_kept
    tokens_are_replaced_and_revoked
    what_is_remembered_of_a_visitor_is_what_was_written
    a_review_is_kept_with_its_game
    a_review_replaces_those_of_earlier_ends_and_programs
    reviews_move_with_their_games
}

fn new_table(owner: &VisitorId) -> StoredTable {
    let seat = |holder: Holder| StoredSeat {
        holder,
        name: None,
        secret: ids::random::<16>(),
        early: Default::default(),
    };
    StoredTable {
        id: TableId::random(),
        owner: owner.clone(),
        settings: Settings::new(2).unwrap(),
        rules: RULES_VERSION,
        seed: u64::MAX - 1,
        options: TableOptions::default(),
        version: Version::default(),
        progress: Progress::LOBBY,
        changed: now(),
        next: None,
        seats: vec![
            seat(Holder::Person(owner.clone(), None)),
            seat(Holder::Open),
        ],
    }
}

async fn table(store: &dyn Store) -> StoredTable {
    let owner = VisitorId::random();
    store.set_name(&owner, "Ann").await.unwrap();
    let mut table = new_table(&owner);
    assert_eq!(
        store.add_table(table.clone(), None, 10).await.unwrap(),
        Added::Yes
    );
    table.seats[0].name = Some("Ann".to_owned());
    table
}

fn answer(seat: Seat, place: u8) -> LogRow {
    let meaning = format!("option {place}");
    LogRow {
        seat,
        deed: LoggedDeed::Answer { place, meaning },
    }
}

fn version(sequence: i64, epoch: i64) -> Version {
    Version { sequence, epoch }
}

async fn what_was_written_is_read_also_after_a_restart(house: House) {
    let table = table(&*house.store).await;
    let house = house.again().await;
    let store = &house.store;
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));
    let mine = store.tables_of(&table.owner, 0).await.unwrap();
    assert_eq!(mine, std::slice::from_ref(&table));
    assert_eq!(store.tables_of(&table.owner, 1).await.unwrap(), []);
    assert_eq!(store.table(&TableId::random()).await.unwrap(), None);
    store.check().await.unwrap();
}

async fn a_game_that_goes_on_has_its_log_from_the_beginning(house: House) {
    let owner = VisitorId::random();
    let mut table = new_table(&owner);
    table.version = version(2, 0);
    let log = vec![answer(ANN, 1), answer(BOB, 0)];
    let add = |table, log, most| house.store.add_begun(table, log, None, most);
    assert!(
        add(table.clone(), vec![answer(ANN, 1)], 1).await.is_err(),
        "a row is missing"
    );
    assert_eq!(
        add(table.clone(), log.clone(), 1).await.unwrap(),
        Added::Yes
    );
    let other = StoredTable {
        id: TableId::random(),
        ..table.clone()
    };
    let added = add(other.clone(), log.clone(), 1).await.unwrap();
    assert_eq!(added, Added::TooMany);
    assert_eq!(house.store.log(&other.id, 0).await.unwrap(), []);
    let house = house.again().await;
    let stored = house.store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(stored.version, version(2, 0));
    assert_eq!(house.store.log(&table.id, 0).await.unwrap(), log);
}

async fn a_question_is_answered_once(house: House) {
    let store = &house.store;
    let table = table(&**store).await;
    let asked = Progress {
        state: Stage::Person,
        asked: Some(BOB),
        turn: Some(ANN),
        due: Some(7),
        held: 8,
        open: true,
    };
    let append = |from, entry, progress| store.append(&table.id, from, entry, progress);
    assert!(append(version(0, 0), answer(ANN, 1), asked).await.unwrap());
    let again = append(version(0, 0), answer(ANN, 0), Progress::OVER).await;
    assert!(!again.unwrap());
    let back = LogRow {
        seat: ANN,
        deed: LoggedDeed::TakeBack(0),
    };
    assert!(append(version(1, 0), back.clone(), asked).await.unwrap());
    assert_eq!(
        store.log(&table.id, 0).await.unwrap(),
        [answer(ANN, 1), back]
    );
    let stored = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(stored.progress, asked, "a refused answer changes nothing");
    assert_eq!(stored.version, version(2, 0));
    let found = store.version(&table.id).await.unwrap();
    assert_eq!(found, Some(version(2, 0)));
    assert_eq!(store.due(6).await.unwrap(), []);
    assert_eq!(store.due(7).await.unwrap(), [table.id]);
}

async fn an_answer_of_an_older_epoch_is_refused(house: House) {
    let store = &house.store;
    let table = table(&**store).await;
    let bob = VisitorId::random();
    let holder = Holder::Person(bob.clone(), None);
    let seated = store.reseat(
        &table.id,
        version(0, 0),
        BOB,
        holder.clone(),
        None,
        Progress::LOBBY,
    );
    assert_eq!(seated.await.unwrap(), Added::Yes);
    let late = store.append(&table.id, version(0, 0), answer(ANN, 0), Progress::OVER);
    assert!(!late.await.unwrap(), "the seats have changed");
    let cid = Holder::Person(VisitorId::random(), None);
    let taken = store.reseat(&table.id, version(0, 0), BOB, cid, None, Progress::LOBBY);
    assert_eq!(taken.await.unwrap(), Added::Exists, "a seat is taken once");
    let stored = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(stored.seats[1].holder, holder);
    assert_eq!(stored.version, version(0, 1));
}

/// Nobody takes all seats at others' tables, however quick they are.
async fn seats_in_lobbies_are_limited(house: House) {
    let (store, eve) = (&house.store, VisitorId::random());
    let mut lobbies = Vec::new();
    for _ in 0..10 {
        lobbies.push(table(&**store).await);
    }
    let seated = lobbies.iter().map(|table| {
        let holder = Holder::Person(eve.clone(), None);
        store.reseat(
            &table.id,
            version(0, 0),
            BOB,
            holder,
            Some(3),
            Progress::LOBBY,
        )
    });
    let seated = futures_util::future::join_all(seated).await;
    let seated: Vec<Added> = seated.into_iter().map(Result::unwrap).collect();
    let count = |wanted| seated.iter().filter(|&&added| added == wanted).count();
    assert_eq!((count(Added::Yes), count(Added::TooMany)), (3, 7));
}

async fn what_was_added_since_a_version_is_found(house: House) {
    let store = &house.store;
    let table = table(&**store).await;
    let news = async |known| store.news(&table.id, known).await.unwrap();
    assert_eq!(news(version(0, 0)).await, None);
    let asked = Progress {
        state: Stage::Person,
        asked: Some(BOB),
        turn: Some(ANN),
        due: Some(7),
        held: 8,
        open: true,
    };
    let rows = [answer(ANN, 1), answer(BOB, 2), answer(ANN, 0)];
    for (sequence, row) in (0..).zip(&rows) {
        let added = store.append(&table.id, version(sequence, 0), row.clone(), asked);
        assert!(added.await.unwrap());
    }
    for known in 0..3 {
        let found = news(version(known, 0)).await.unwrap();
        assert_eq!(found.log, rows[known as usize..]);
        assert_eq!((found.version, found.progress), (version(3, 0), asked));
    }
    assert_eq!(news(version(3, 0)).await, None);
    let bob = Holder::Person(VisitorId::random(), None);
    let seated = store.reseat(&table.id, version(3, 0), BOB, bob, None, asked);
    assert_eq!(seated.await.unwrap(), Added::Yes);
    assert_eq!(news(version(1, 0)).await, None, "the seats have changed");
}

fn early(meaning: Option<&str>, count: i64) -> EarlyChoice {
    EarlyChoice {
        meaning: meaning.map(str::to_owned),
        count,
    }
}

async fn what_is_chosen_early_is_kept_until_it_is_in_the_log(house: House) {
    let table = table(&*house.store).await;
    let asked = Progress {
        state: Stage::Person,
        asked: Some(ANN),
        open: false,
        ..Progress::LOBBY
    };
    let stored = async |house: &House| house.store.table(&table.id).await.unwrap().unwrap();
    let choices = async |house: &House| {
        let seats = stored(house).await.seats.into_iter();
        seats.map(|seat| seat.early).collect::<Vec<_>>()
    };
    assert_eq!(choices(&house).await, [early(None, 0), early(None, 0)]);
    let (one, other) = (early(Some("one"), 1), early(Some("other"), 1));
    let write = async |house: &House, from, log, choice| {
        let early = vec![(BOB, choice)];
        let written = house.store.append_early(&table.id, from, log, early, asked);
        written.await.unwrap()
    };
    assert!(write(&house, version(0, 0), vec![], one.clone()).await);
    let again = write(&house, version(0, 0), vec![answer(ANN, 0)], other).await;
    assert!(!again, "it is chosen once");
    let house = house.again().await;
    assert_eq!(choices(&house).await, [early(None, 0), one]);
    assert_eq!(stored(&house).await.version, version(0, 1));
    assert_eq!(house.store.log(&table.id, 0).await.unwrap(), []);
    let rows = vec![answer(ANN, 1), answer(BOB, 0)];
    assert!(write(&house, version(0, 1), rows.clone(), early(None, 0)).await);
    let house = house.again().await;
    assert_eq!(choices(&house).await, [early(None, 0), early(None, 0)]);
    assert_eq!(stored(&house).await.version, version(2, 2));
    assert_eq!(house.store.log(&table.id, 0).await.unwrap(), rows);
    let news = house.store.news(&table.id, version(0, 1)).await.unwrap();
    assert_eq!(news, None, "the seats have changed, too");
}

async fn what_is_chosen_early_goes_with_its_holder(house: House) {
    let store = &house.store;
    let table = table(&**store).await;
    let chosen = vec![(ANN, early(Some("one"), 1)), (BOB, early(Some("other"), 3))];
    let written = store.append_early(&table.id, version(0, 0), vec![], chosen, Progress::LOBBY);
    assert!(written.await.unwrap());
    let bot = Holder::Bot(Kind::Easy);
    let seated = store.reseat(&table.id, version(0, 1), BOB, bot, None, Progress::LOBBY);
    assert_eq!(seated.await.unwrap(), Added::Yes);
    let seats = store.table(&table.id).await.unwrap().unwrap().seats;
    assert_eq!(seats[0].early, early(Some("one"), 1));
    assert_eq!(seats[1].early, early(None, 3));
}

async fn limits_hold_however_many_come_at_once(house: House) {
    let owner = VisitorId::random();
    let tables = (0..20).map(|_| house.store.add_table(new_table(&owner), None, 5));
    let added = futures_util::future::join_all(tables).await;
    let added = added
        .into_iter()
        .filter(|added| matches!(added, Ok(Added::Yes)));
    assert_eq!(added.count(), 5);
    let records = (0..20).map(|number| {
        let (store, owner) = (&house.store, &owner);
        async move {
            let id = number.to_string();
            store.add_record(&id, owner, "text", 3).await
        }
    });
    let added = futures_util::future::join_all(records).await;
    let added = added
        .into_iter()
        .filter(|added| matches!(added, Ok(Added::Yes)));
    assert_eq!(added.count(), 3);
}

async fn a_table_that_follows_can_be_removed(house: House) {
    let store = &house.store;
    let first = table(&**store).await;
    let next = new_table(&first.owner);
    let before = Some(first.id.clone());
    let added = store.add_table(next.clone(), before.clone(), 10).await;
    assert_eq!(added.unwrap(), Added::Yes);
    let second = store.add_table(new_table(&first.owner), before, 10).await;
    assert_eq!(second.unwrap(), Added::Exists);
    let stored = store.table(&first.id).await.unwrap().unwrap();
    assert_eq!(stored.next, Some(next.id.clone()));
    assert!(!store.remove_lobby(&next.id, version(0, 1)).await.unwrap());
    assert!(store.remove_lobby(&next.id, version(0, 0)).await.unwrap());
    let stored = store.table(&first.id).await.unwrap().unwrap();
    assert_eq!(stored.next, None);
}

async fn what_is_old_is_deleted_and_games_in_progress_are_not(house: House) {
    let store = &house.store;
    let (lobby, over, playing) = (
        table(&**store).await,
        table(&**store).await,
        table(&**store).await,
    );
    let asked = Progress {
        state: Stage::Person,
        asked: Some(ANN),
        ..Progress::LOBBY
    };
    for (table, progress) in [(&over, Progress::OVER), (&playing, asked)] {
        let done = store.append(&table.id, version(0, 0), answer(ANN, 0), progress);
        assert!(done.await.unwrap());
    }
    let guest = VisitorId::random();
    store.add_token("hash", &guest, "Guest").await.unwrap();
    store
        .add_record("r", &lobby.owner, "text", 9)
        .await
        .unwrap();
    let retention = Retention {
        lobbies: Some(10),
        games: Some(10),
        records: Some(10),
        visitors: Some(10),
    };
    let cleared = store.clear(retention, now()).await.unwrap();
    assert_eq!(cleared, Cleared::default(), "nothing is old yet");
    let cleared = store.clear(retention, now() + 100).await.unwrap();
    assert_eq!((cleared.tables, cleared.records), (2, 1));
    assert_eq!(store.visitor_of_token("hash").await.unwrap(), None);
    assert_eq!(store.table(&lobby.id).await.unwrap(), None);
    assert_eq!(store.table(&over.id).await.unwrap(), None);
    assert!(store.table(&playing.id).await.unwrap().is_some());
    assert_eq!(store.log(&playing.id, 0).await.unwrap(), [answer(ANN, 0)]);
    let never = Retention {
        lobbies: None,
        games: None,
        records: None,
        visitors: None,
    };
    let other = table(&**store).await;
    store.clear(never, now() + 100).await.unwrap();
    assert!(store.table(&other.id).await.unwrap().is_some());
}

async fn lists_of_open_tables_are_fair_between_owners(house: House) {
    let store = &house.store;
    let listed = |owner: &VisitorId| StoredTable {
        options: TableOptions {
            listed: true,
            ..TableOptions::default()
        },
        ..new_table(owner)
    };
    let (greedy, modest) = (VisitorId::random(), VisitorId::random());
    let first = listed(&modest);
    store.add_table(first.clone(), None, 100).await.unwrap();
    for _ in 0..60 {
        let added = store.add_table(listed(&greedy), None, 100).await;
        assert_eq!(added.unwrap(), Added::Yes);
    }
    let open = store.open_tables(&VisitorId::random()).await.unwrap();
    assert_eq!(open.len(), PAGE);
    let place = open.iter().position(|table| table.id == first.id);
    assert!(place.is_some_and(|place| place < 2), "{place:?}");
}

async fn a_change_that_fails_leaves_the_others_alone(house: House) {
    let store = &house.store;
    let nobody = TableId::random();
    let visitor = VisitorId::random();
    let (append, name) = tokio::join!(
        store.append(&nobody, version(0, 0), answer(ANN, 0), Progress::OVER),
        store.set_name(&visitor, "Ann"),
    );
    assert!(!append.unwrap());
    name.unwrap();
    let known = store.visitor(&visitor).await.unwrap().unwrap();
    assert_eq!(known.name, "Ann");
}

async fn bots_are_claimed_once(house: House) {
    let work = Work::Bots(TableId::random());
    let Claim::Granted(lease) = house.store.claim(&work).await.unwrap() else {
        panic!("nobody else has claimed it");
    };
    let again = house.store.claim(&work).await.unwrap();
    assert!(matches!(again, Claim::Here));
    drop(lease);
    let again = house.store.claim(&work).await.unwrap();
    assert!(matches!(again, Claim::Granted(_)));
}

async fn keys_are_kept(house: House) {
    let key = |number: i64| StoredKey {
        number,
        secret: vec![number as u8; 64],
        created: 7,
    };
    for number in [1, 2, 3] {
        assert!(house.store.add_key(key(number)).await.unwrap());
        assert!(!house.store.add_key(key(number)).await.unwrap());
    }
    house.store.remove_keys_below(2).await.unwrap();
    let house = house.again().await;
    let keys = house.store.keys().await.unwrap();
    assert!(keys == [key(3), key(2)]);
}

async fn tokens_are_replaced_and_revoked(house: House) {
    let store = &house.store;
    let (ann, bob) = (VisitorId::random(), VisitorId::random());
    store.add_token("one", &ann, "Ann").await.unwrap();
    store.add_token("other", &bob, "Bob").await.unwrap();
    let of = async |hash: &str| {
        let found = store.visitor_of_token(hash).await.unwrap();
        found.map(|(id, visitor)| {
            assert_eq!(visitor.name, if id == ann { "Ann" } else { "Bob" });
            id
        })
    };
    assert_eq!(of("one").await, Some(ann.clone()));
    store.replace_tokens(&ann, Some("two")).await.unwrap();
    assert_eq!(
        (of("one").await, of("two").await),
        (None, Some(ann.clone()))
    );
    store.replace_tokens(&ann, None).await.unwrap();
    assert_eq!(
        (of("two").await, of("other").await),
        (None, Some(bob.clone()))
    );
    assert_eq!(store.visitor(&ann).await.unwrap().unwrap().name, "Ann");
}

async fn what_is_remembered_of_a_visitor_is_what_was_written(house: House) {
    let store = &house.store;
    let ann = VisitorId::random();
    assert_eq!(store.visitor(&ann).await.unwrap(), None);
    for name in ["Ann", "Anna"] {
        store.set_name(&ann, name).await.unwrap();
        store.set_preferences(&ann, name).await.unwrap();
        for _ in 0..2 {
            let visitor = store.visitor(&ann).await.unwrap().unwrap();
            assert_eq!((&*visitor.name, &*visitor.preferences), (name, name));
        }
    }
}

async fn what_visitors_have_set_and_learned_is_kept(house: House) {
    let (ann, bob) = (VisitorId::random(), VisitorId::random());
    let store = &house.store;
    assert_eq!(store.progress(&ann).await.unwrap(), []);
    store
        .set_preferences(&ann, "{\"sound\":true}")
        .await
        .unwrap();
    store.set_name(&ann, "Ann").await.unwrap();
    for (item, state) in [("meld", "begun"), ("dogma", "done"), ("meld", "done")] {
        store.set_progress(&ann, item, state).await.unwrap();
    }
    store.set_progress(&bob, "meld", "begun").await.unwrap();
    let house = house.again().await;
    let store = &house.store;
    let known = store.visitor(&ann).await.unwrap().unwrap();
    assert_eq!(known.preferences, "{\"sound\":true}");
    let progress = store.progress(&ann).await.unwrap();
    let progress: Vec<_> = progress
        .iter()
        .map(|progress| (progress.item.as_str(), progress.state.as_str()))
        .collect();
    assert_eq!(progress, [("dogma", "done"), ("meld", "done")]);
    let retention = Retention {
        visitors: Some(10),
        ..Retention::default()
    };
    let cleared = store.clear(retention, now() + 100).await.unwrap();
    assert_eq!(cleared.visitors, 2);
    assert_eq!(store.progress(&ann).await.unwrap(), []);
}

fn review_key(game: ReviewedGame) -> ReviewKey {
    ReviewKey {
        game,
        rules: 2,
        version: 3,
        playouts: 4,
        seed: u64::MAX,
    }
}

fn made(text: &str) -> StoredReview {
    StoredReview {
        done: 7,
        review: Some(text.to_owned()),
    }
}

/// A record and a table that is over after one answer, and the keys of their reviews.
async fn reviewed_games(store: &dyn Store) -> (StoredTable, [ReviewKey; 2]) {
    let table = table(store).await;
    let over = store.append(&table.id, version(0, 0), answer(ANN, 0), Progress::OVER);
    assert!(over.await.unwrap());
    let added = store.add_record("record", &table.owner, "text", 9).await;
    assert_eq!(added.unwrap(), Added::Yes);
    let games = [
        ReviewedGame::Table(table.id.clone(), 1),
        ReviewedGame::Record("record".to_owned()),
    ];
    (table, games.map(review_key))
}

async fn a_review_is_kept_with_its_game(house: House) {
    let store = &house.store;
    let (table, keys) = reviewed_games(&**store).await;
    let begun = StoredReview {
        done: 3,
        review: None,
    };
    for key in &keys {
        assert_eq!(store.review(key).await.unwrap(), None);
        assert!(store.set_review(key, begun.clone()).await.unwrap());
        assert_eq!(store.review(key).await.unwrap(), Some(begun.clone()));
        assert!(store.set_review(key, made("{}")).await.unwrap());
        assert!(!store.set_review(key, begun.clone()).await.unwrap());
    }
    let gone = [
        ReviewedGame::Table(TableId::random(), 1),
        ReviewedGame::Table(table.id.clone(), 0),
        ReviewedGame::Record("other".to_owned()),
    ];
    for key in gone.map(review_key) {
        assert!(!store.set_review(&key, made("{}")).await.unwrap());
    }
    let house = house.again().await;
    let store = &house.store;
    for key in &keys {
        assert_eq!(store.review(key).await.unwrap(), Some(made("{}")));
        let others = [
            ReviewKey {
                rules: 1,
                ..key.clone()
            },
            ReviewKey {
                version: 1,
                ..key.clone()
            },
            ReviewKey {
                playouts: 1,
                ..key.clone()
            },
            ReviewKey {
                seed: 1,
                ..key.clone()
            },
        ];
        for other in others {
            assert_eq!(store.review(&other).await.unwrap(), None);
        }
    }
    let retention = Retention {
        games: Some(10),
        records: Some(10),
        ..Retention::default()
    };
    store.clear(retention, now() + 100).await.unwrap();
    for key in &keys {
        assert_eq!(store.review(key).await.unwrap(), None, "the game is gone");
    }
}

async fn a_review_replaces_those_of_earlier_ends_and_programs(house: House) {
    let store = &house.store;
    let (table, [of_table, of_record]) = reviewed_games(&**store).await;
    let deep = ReviewKey {
        playouts: 40,
        ..of_table.clone()
    };
    for key in [&of_table, &deep, &of_record] {
        assert!(store.set_review(key, made("old")).await.unwrap());
    }
    let back = LogRow {
        seat: ANN,
        deed: LoggedDeed::TakeBack(0),
    };
    let back = store.append(&table.id, version(1, 0), back, Progress::OVER);
    assert!(back.await.unwrap());
    let later = review_key(ReviewedGame::Table(table.id.clone(), 2));
    assert!(store.set_review(&later, made("new")).await.unwrap());
    for key in [&of_table, &deep] {
        assert_eq!(store.review(key).await.unwrap(), None, "of an earlier end");
    }
    let newer = ReviewKey {
        version: 4,
        ..of_record.clone()
    };
    assert!(store.set_review(&newer, made("new")).await.unwrap());
    assert_eq!(
        store.review(&of_record).await.unwrap(),
        None,
        "of an earlier program"
    );
    // An earlier program beside a newer one leaves its review alone.
    assert!(store.set_review(&of_record, made("old")).await.unwrap());
    for key in [&later, &newer] {
        assert_eq!(store.review(key).await.unwrap(), Some(made("new")));
    }
}

async fn reviews_move_with_their_games(house: House) {
    let (_, keys) = reviewed_games(&*house.store).await;
    for key in &keys {
        assert!(house.store.set_review(key, made("{}")).await.unwrap());
    }
    house.store.close().await;
    let from = match &house.place {
        Place::Folder(folder) => StorePlace::File(folder.path().join("tables.db")),
        Place::Database { url, .. } => StorePlace::Database(url.clone()),
    };
    let folder = tempfile::tempdir().unwrap();
    let to = StorePlace::File(folder.path().join("tables.db"));
    transfer(&from, &to, Users::Refused).await.unwrap();
    let there = House::open(Place::Folder(folder)).await;
    for key in &keys {
        assert_eq!(there.store.review(key).await.unwrap(), Some(made("{}")));
    }
}

#[tokio::test]
async fn a_second_server_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let first = Sqlite::open(&path).await.unwrap();
    let Err(error) = Sqlite::open(&path).await else {
        panic!("two servers on one file");
    };
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    assert!(error.to_string().starts_with("another server uses"));
    first.close().await;
    Sqlite::open(&path).await.expect("the first one has ended");
}
