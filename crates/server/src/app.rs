//! What all handlers share.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::LocalBoxFuture;
use ipnet::IpNet;
use quick_cache::sync::Cache;
use tokio::sync::watch;
use tokio::time::{interval, sleep};

use crate::access::ids::VisitorId;
use crate::access::key::{KeyError, Keys};
use crate::access::limits::Limits;
use crate::access::visitor::{Acquaintance, Caller, Rates};
use crate::metrics::Metrics;
use crate::store::{DATABASE, Postgres, Retention, Sqlite, Store, StoreError, private_folder};
use crate::supervise::supervise;
use crate::tables::hub::Hub;
use crate::tables::reviews::Reviews;
use crate::web::ready::{Ready, Waiting};
use crate::web::replays::Replays;
use crate::web::sight::Sight;

/// How often what is kept in memory is looked through for what is old.
const SHRINKING: Duration = Duration::from_secs(10);

/// Number of visitors who are remembered in case the store cannot be reached.
const ACQUAINTANCES: usize = 20_000;

/// How often to look whether processes with other rules have ended, or begun.
const WAITING: Duration = Duration::from_millis(500);

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the store, unless it is in a database.
    pub data: PathBuf,
    /// The address of a PostgreSQL database, as in `postgres://user@host/name`. `None`: SQLite, in the folder.
    pub database: Option<String>,
    /// Where to listen.
    pub addr: SocketAddr,
    /// The name of the server from outside, as in `https://example.org`. `None`: as the browser says.
    pub base_url: Option<String>,
    /// The trusted proxies, whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpNet>,
    /// Where else to listen, for operators who want to see the metrics.
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
            database: None,
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
    #[error("the folder {0} can’t be used")]
    Data(PathBuf, #[source] io::Error),
    /// The store cannot be opened.
    #[error("the store in {0} can’t be opened")]
    Store(PathBuf, #[source] StoreError),
    /// The database cannot be used.
    #[error("the database can’t be used")]
    Database(#[source] StoreError),
    /// There is no key for cookies.
    #[error("cookies can’t be signed")]
    Key(#[source] KeyError),
    /// Another program listens there.
    #[error("{0} is in use by another program. Choose another address with --addr")]
    InUse(SocketAddr),
    /// Nobody can listen there.
    #[error("can’t listen at {0}")]
    Listen(SocketAddr, #[source] io::Error),
}

/// What all handlers share.
#[derive(Clone)]
pub struct App(Arc<AppInner>);

/// See [`App`].
pub struct AppInner {
    /// How the server is run.
    pub config: Config,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub hub: Hub,
    /// The secret of the cookies.
    pub key: Keys,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Recent visitors, who can still look at tables while the store cannot be reached.
    pub acquaintances: Cache<Caller, Acquaintance>,
    /// The requests that have been made.
    pub rates: Rates,
    /// What has been rendered.
    pub sight: Sight,
    /// The games that are being replayed.
    pub replays: Replays,
    /// The reviews of games.
    pub reviews: Reviews,
    /// Whether the store could be written lately.
    pub ready: Ready,
    /// Number of open streams of each visitor.
    pub streams: Mutex<HashMap<VisitorId, usize>>,
    /// What the server waits for before it begins.
    pub waiting: Waiting,
    /// Turns true when the server is to end.
    pub closing: watch::Receiver<bool>,
}

impl App {
    /// Opens the store.
    pub async fn open(config: Config, closing: watch::Receiver<bool>) -> Result<App, StartError> {
        let metrics = Arc::new(Metrics::default());
        let (store, key) = match &config.database {
            Some(url) => open_database(url, &metrics).await?,
            None => open_folder(&config.data).await?,
        };
        let hub = Hub::new(
            store.clone(),
            metrics.clone(),
            config.retention,
            key.clone(),
        );
        let app = App(Arc::new(AppInner {
            reviews: Reviews::new(store.clone(), hub.thinkers().clone()),
            hub,
            store,
            key,
            metrics,
            acquaintances: Cache::new(ACQUAINTANCES),
            rates: Rates::new(&config.limits),
            sight: Sight::new(),
            replays: Replays::new(),
            ready: Ready::default(),
            streams: Mutex::default(),
            waiting: Waiting::default(),
            closing,
            config,
        }));
        if app.store.is_shared() {
            app.hub.wait(true);
            app.waiting
                .look(&*app.store)
                .await
                .map_err(StartError::Database)?;
            let waiting = app.clone();
            supervise(&app.metrics, "waiting", move || waiting.clone().wait());
        }
        let shrinking = app.clone();
        supervise(&app.metrics, "shrinking", move || {
            shrinking.clone().shrink()
        });
        Ok(app)
    }

    /// Lets bots play while no process plays by other rules. Others may begin while this one is thought dead.
    async fn wait(self) {
        while !*self.closing.borrow() {
            if !self.store.is_playing()
                && let Err(error) = self.waiting.look(&*self.store).await
            {
                tracing::warn!(%error, "it is not known who else plays");
            }
            match self.waiting.sentence() {
                Some(_) => self.hub.wait(true),
                None if self.store.is_playing() => self.hub.wait(false),
                None => {}
            }
            sleep(WAITING).await;
        }
    }

    async fn shrink(self) {
        let mut rounds = interval(SHRINKING);
        loop {
            rounds.tick().await;
            self.rates.shrink();
            self.sight.rest();
        }
    }

    /// Whether visitors come by an encrypted connection.
    pub fn is_https(&self) -> bool {
        let base = self.config.base_url.as_deref();
        base.is_some_and(|base| base.starts_with("https://"))
    }
}

/// Brings the schema of a database up to date. The role of the server needs fewer rights then.
pub fn prepare(url: &str) -> LocalBoxFuture<'_, Result<(), StartError>> {
    Box::pin(async { Postgres::prepare(url).await.map_err(StartError::Database) })
}

/// The store in a folder.
async fn open_folder(data: &Path) -> Result<(Arc<dyn Store>, Keys), StartError> {
    private_folder(data).map_err(|error| StartError::Data(data.to_owned(), error))?;
    let path = data.join(DATABASE);
    let store = Sqlite::open(&path).await;
    let store = Arc::new(store.map_err(|error| StartError::Store(path, error))?);
    let key = Keys::open(&*store, Some(&data.join("key"))).await;
    Ok((store, key.map_err(StartError::Key)?))
}

/// The store in a database.
async fn open_database(
    url: &str,
    metrics: &Arc<Metrics>,
) -> Result<(Arc<dyn Store>, Keys), StartError> {
    let store = Postgres::open(url, metrics.clone()).await;
    let store = Arc::new(store.map_err(StartError::Database)?);
    let key = Keys::open(&*store, None).await;
    Ok((store, key.map_err(StartError::Key)?))
}

impl Deref for App {
    type Target = AppInner;

    fn deref(&self) -> &AppInner {
        &self.0
    }
}
