//! What all handlers share.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::FromRef;
use axum_extra::extract::cookie;
use ipnet::IpNet;
use tokio::sync::watch;
use tokio::time::interval;

use crate::access::ids::VisitorId;
use crate::access::key::Key;
use crate::access::limits::Limits;
use crate::access::visitor::Rates;
use crate::metrics::Metrics;
use crate::store::{Retention, Sqlite, Store, StoreError};
use crate::tables::hub::Hub;
use crate::web::ready::Ready;
use crate::web::replays::Replays;
use crate::web::sight::Sight;

/// How often the counts of requests are looked through for old ones.
const SHRINKING: Duration = Duration::from_secs(60);

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the store and the key.
    pub data: PathBuf,
    /// Where to listen.
    pub addr: SocketAddr,
    /// The name of the server from outside, as in `https://example.org`. `None`: as the browser says.
    pub base_url: Option<String>,
    /// The proxies that are believed about for whom they ask.
    pub proxies: Vec<IpNet>,
    /// Where else to listen, for the metrics of this moment. `None`: only everybody's, which are a minute old.
    pub metrics: Option<SocketAddr>,
    /// How much one visitor may ask for.
    pub limits: Limits,
    /// How long things are kept.
    pub retention: Retention,
}

impl Config {
    /// The usual settings, with this folder and address.
    pub fn new(data: PathBuf, addr: SocketAddr) -> Config {
        Config {
            data,
            addr,
            base_url: None,
            proxies: Vec::new(),
            metrics: None,
            limits: Limits::default(),
            retention: Retention::default(),
        }
    }
}

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The folder cannot be used.
    #[error("the folder {0} cannot be used")]
    Data(PathBuf, #[source] io::Error),
    /// The store cannot be opened.
    #[error("the store in {0} cannot be opened")]
    Store(PathBuf, #[source] StoreError),
    /// Another program listens there.
    #[error("{0} is in use by another program: choose another address with --addr")]
    InUse(SocketAddr),
    /// Nobody can listen there.
    #[error("cannot listen at {0}")]
    Listen(SocketAddr, #[source] io::Error),
}

/// What all handlers share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// See [`App`].
pub struct Shared {
    /// How the server is run.
    pub config: Config,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub hub: Hub,
    /// The secret of the cookies.
    pub key: Key,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The requests that have been made.
    pub rates: Rates,
    /// What has been rendered.
    pub sight: Sight,
    /// The games that are being replayed.
    pub replays: Replays,
    /// Whether the store could be written lately.
    pub ready: Ready,
    /// Number of open streams of each visitor.
    pub streams: Mutex<HashMap<VisitorId, usize>>,
    /// Turns true when the server is to end.
    pub closing: watch::Receiver<bool>,
}

impl App {
    /// Opens the store.
    pub async fn open(config: Config, closing: watch::Receiver<bool>) -> Result<App, StartError> {
        let data = config.data.clone();
        let unusable = |error| StartError::Data(data.clone(), error);
        create(&data).map_err(unusable)?;
        let path = data.join("innovation.db");
        let store = Sqlite::open(&path).await;
        let store = store.map_err(|error| StartError::Store(path.clone(), error))?;
        let store: Arc<dyn Store> = Arc::new(store);
        let key = Key::open(&data.join("key")).map_err(unusable)?;
        let metrics = Arc::new(Metrics::default());
        let app = App(Arc::new(Shared {
            hub: Hub::new(store.clone(), metrics.clone(), config.retention),
            store,
            key,
            metrics,
            rates: Rates::new(&config.limits),
            sight: Sight::new(),
            replays: Replays::new(),
            ready: Ready::default(),
            streams: Mutex::default(),
            closing,
            config,
        }));
        tokio::spawn(app.clone().shrink());
        Ok(app)
    }

    async fn shrink(self) {
        let mut rounds = interval(SHRINKING);
        loop {
            rounds.tick().await;
            self.rates.shrink();
        }
    }

    /// Whether visitors come by an encrypted connection.
    pub fn is_https(&self) -> bool {
        let base = self.config.base_url.as_deref();
        base.is_some_and(|base| base.starts_with("https://"))
    }
}

/// Creates the folder, for its owner alone.
fn create(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl FromRef<App> for cookie::Key {
    fn from_ref(app: &App) -> cookie::Key {
        app.key.cookies()
    }
}
