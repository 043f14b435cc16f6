//! What all handlers share.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use axum::extract::FromRef;
use axum_extra::extract::cookie;
use tokio::sync::watch;

use crate::access::ids::VisitorId;
use crate::access::key::Key;
use crate::access::limits::{Buckets, Limits};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
use crate::tables::hub::Hub;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the store and the key.
    pub data: PathBuf,
    /// Where to listen.
    pub addr: SocketAddr,
    /// How the server is called from outside, as in `https://example.org`. `None`: as the browser says.
    pub base_url: Option<String>,
    /// Whether requests come through a proxy of ours, which says for whom in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How much one visitor may ask for.
    pub limits: Limits,
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
    pub store: Store,
    /// The tables in memory.
    pub hub: Hub,
    /// The secret of the cookies.
    pub key: Key,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How many requests each visitor may make.
    pub visitors: Buckets<VisitorId>,
    /// How many requests of visitors that are new may come from each address.
    pub strangers: Buckets<IpAddr>,
    /// How many streams each visitor has open.
    pub streams: Mutex<HashMap<VisitorId, usize>>,
    /// Turns true when the server is to end.
    pub closing: watch::Receiver<bool>,
}

impl App {
    /// Opens the store and wakes the bots that are asked.
    pub async fn open(config: Config, closing: watch::Receiver<bool>) -> Result<App, StartError> {
        let data = config.data.clone();
        let unusable = |error| StartError::Data(data.clone(), error);
        std::fs::create_dir_all(&data).map_err(unusable)?;
        let key = Key::open(&data.join("key")).map_err(unusable)?;
        let path = data.join("innovation.db");
        let unopened = |error| StartError::Store(path.clone(), error);
        let store = Store::open(&path).await.map_err(unopened)?;
        let metrics = Arc::new(Metrics::default());
        let hub = Hub::new(store.clone(), metrics.clone());
        hub.wake().await.map_err(unopened)?;
        let Limits { rate, burst, .. } = config.limits;
        Ok(App(Arc::new(Shared {
            store,
            hub,
            key,
            metrics,
            visitors: Buckets::new(rate, burst),
            strangers: Buckets::new(rate, burst),
            streams: Mutex::default(),
            closing,
            config,
        })))
    }

    /// Whether visitors come by an encrypted connection.
    pub fn is_https(&self) -> bool {
        let base = self.config.base_url.as_deref();
        base.is_some_and(|base| base.starts_with("https://"))
    }
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
