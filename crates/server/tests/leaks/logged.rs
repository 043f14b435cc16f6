//! What the server logs.

use std::sync::{Arc, Mutex};

use innovation_engine::{CardSet, Language};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::House;
use crate::common::database;
use crate::search::Words;

/// All that the server logs, however much it is asked to.
pub struct Logged(Arc<Mutex<Vec<u8>>>);

impl Logged {
    pub fn begin() -> Logged {
        let logged = Logged(Arc::default());
        let written = logged.0.clone();
        let layer = tracing_subscriber::fmt::layer()
            .with_ansi(false)
            .with_writer(move || Written(written.clone()));
        // What libraries log of their own work is theirs; the bytes of a connection are in it.
        let filter: Targets = "trace,hyper=info,h2=info,reqwest=info,hyper_util=info"
            .parse()
            .unwrap();
        tracing_subscriber::registry()
            .with(filter)
            .with(layer)
            .init();
        logged
    }

    pub fn assert_nothing_leaked(&self, house: &House, words: &Words) {
        let logged = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        assert!(logged.contains("request"), "something is logged: {logged}");
        for language in Language::ALL {
            let leaks = words.leaks(&logged, CardSet::EMPTY, language);
            assert_eq!(leaks, [""; 0], "{logged}");
        }
        let db = database(house.servers[0].data.path());
        let secret = |query: &str| -> Vec<String> {
            let mut query = db.prepare(query).unwrap();
            let rows = query.query_map([], |row| row.get(0)).unwrap();
            rows.map(Result::unwrap).collect()
        };
        let mut secrets = secret("SELECT CAST(seed AS TEXT) FROM tables");
        secrets.extend(secret("SELECT secret FROM seats"));
        secrets.extend(secret("SELECT secret FROM keys"));
        secrets.extend(secret("SELECT hash FROM tokens"));
        secrets.extend(secret("SELECT id FROM visitors"));
        assert!(secrets.len() > 20, "{secrets:?}");
        for secret in secrets {
            assert!(!logged.contains(&secret), "{secret} in {logged}");
        }
        for seed in secret("SELECT CAST(seed AS TEXT) FROM tables") {
            let seed = seed.parse::<i64>().unwrap() as u64;
            for seed in [seed.to_string(), format!("{seed:x}")] {
                assert!(!logged.contains(&seed), "{seed} in {logged}");
            }
        }
    }
}

struct Written(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
