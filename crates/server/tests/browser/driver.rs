//! Real browsers, and a server of ours for them to look at.

use std::io::{self, BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::{TimeoutConfiguration, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use innovation_engine::Language;
use innovation_server::{Config, Limits, Server};
use reqwest::{Method, Url};
use serde_json::{Value, json};
use tokio::net::TcpSocket;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long anything may take to come about, on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// How long to wait at most before looking again.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);
/// How long a script may take.
const SCRIPT: Duration = Duration::from_secs(300);

/// The program that drives browsers, for all tests of this run. It is ended with the last of them.
struct Driver {
    process: Child,
    port: u16,
    users: usize,
    // It does not outlive the end of this pipe.
    _said: BufReader<ChildStdout>,
}

static DRIVER: Mutex<Option<Driver>> = Mutex::new(None);

/// A stake in the driver.
struct Stake;

impl Stake {
    fn take() -> Option<(Stake, u16)> {
        let mut driver = DRIVER.lock().unwrap_or_else(|poison| poison.into_inner());
        if driver.is_none() {
            *driver = Some(start_driver()?);
        }
        let driver = driver.as_mut()?;
        driver.users += 1;
        Some((Stake, driver.port))
    }
}

impl Drop for Stake {
    fn drop(&mut self) {
        let mut place = DRIVER.lock().unwrap_or_else(|poison| poison.into_inner());
        if let Some(mut driver) = place.take() {
            driver.users -= 1;
            if driver.users > 0 {
                *place = Some(driver);
                return;
            }
            // It may have gone by itself.
            let _ = driver.process.kill();
            let _ = driver.process.wait();
        }
    }
}

fn found(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&path)
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    places.find(|place| place.is_file())
}

/// Chromium with all that it has.
fn browser() -> Option<PathBuf> {
    found(&["chromium", "chromium-browser", "google-chrome"])
}

/// Chromium without a window around the page: to draw that takes about a third of the processor time. Debian's
/// script of the same name does not pass the signal that ends it on to the browser, which would go on running.
fn shell() -> Option<PathBuf> {
    let program = PathBuf::from("/usr/lib/chromium/chromium-headless-shell");
    let program = program.is_file().then_some(program);
    program.or_else(|| found(&["chrome-headless-shell"]))
}

fn start_driver() -> Option<Driver> {
    let program = found(&["chromedriver"])?;
    let mut process = Command::new(program)
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver starts");
    let mut said = BufReader::new(process.stdout.take().expect("its output is piped"));
    let port = said
        .by_ref()
        .lines()
        .map_while(Result::ok)
        .find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
    Some(Driver {
        process,
        port: port.expect("chromedriver says where it listens"),
        users: 0,
        _said: said,
    })
}

/// A server with an empty store, and browsers that look at it.
pub struct House {
    addr: SocketAddr,
    /// It is bound to the address, so that nobody else gets it while the server is stopped.
    _place: TcpSocket,
    driver: u16,
    server: Option<(oneshot::Sender<()>, JoinHandle<io::Result<()>>)>,
    _stake: Stake,
    data: tempfile::TempDir,
}

impl House {
    /// Opens a house; `None` where this machine has no browser. `INNOVATION_REQUIRE_BROWSER=1` demands one.
    pub async fn open() -> Option<House> {
        let Some((stake, driver)) = browser().and_then(|_| Stake::take()) else {
            let demanded =
                std::env::var("INNOVATION_REQUIRE_BROWSER").is_ok_and(|value| value == "1");
            assert!(
                !demanded,
                "chromium and chromedriver are demanded, and not there"
            );
            eprintln!("skipped: chromium and chromedriver are not there");
            return None;
        };
        let data = tempfile::tempdir().expect("a folder for the store");
        let place = TcpSocket::new_v4().expect("a socket");
        place.set_reuseaddr(true).expect("a server may bind it too");
        let free = place.bind(([127, 0, 0, 1], 0).into());
        free.expect("a free address");
        let mut house = House {
            addr: place.local_addr().expect("it has an address"),
            _place: place,
            driver,
            server: None,
            _stake: stake,
            data,
        };
        house.start().await;
        Some(house)
    }

    /// Starts the server, always at the same address.
    pub async fn start(&mut self) {
        let config = Config {
            limits: Limits {
                rate: 1000.0,
                burst: 1000,
                ..Limits::default()
            },
            ..Config::new(self.data.path().to_path_buf(), self.addr)
        };
        let server = Server::bind(config).await.expect("the server starts");
        let (end, ended) = oneshot::channel();
        let serving = tokio::spawn(server.serve(async move {
            // The end comes as well when the house is gone.
            let _ = ended.await;
        }));
        self.server = Some((end, serving));
    }

    /// Stops the server; its store stays.
    pub async fn stop(&mut self) {
        let (end, serving) = self.server.take().expect("the server runs");
        end.send(()).expect("the server listens");
        serving
            .await
            .expect("the server ends")
            .expect("and ends well");
    }

    /// The folder of its store.
    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// A visitor with a browser of the usual size.
    pub async fn visitor(&self) -> Visitor {
        self.visitor_with(Kind::default()).await
    }

    /// A visitor with a browser of this kind.
    pub async fn visitor_with(&self, kind: Kind) -> Visitor {
        let mut args = vec![
            "--headless".to_string(),
            "--no-sandbox".into(),
            "--disable-gpu".into(),
            "--disable-quic".into(),
            "--no-first-run".into(),
            "--disable-background-networking".into(),
            "--disable-component-update".into(),
            "--disable-sync".into(),
            "--hide-scrollbars".into(),
            // In a container /dev/shm is small.
            "--disable-dev-shm-usage".into(),
            format!("--accept-lang={}", kind.language),
            format!("--window-size={},{}", kind.width, kind.height),
        ];
        if kind.dark {
            args.push("--blink-settings=preferredColorScheme=0".into());
        }
        if kind.calm {
            args.push("--force-prefers-reduced-motion".into());
        }
        let mut options = json!({
            "args": args,
            "prefs": {
                "intl.accept_languages": kind.language,
                "profile.managed_default_content_settings.javascript": if kind.script { 1 } else { 2 },
            },
        });
        // The shell has no settings, by which scripts are turned off.
        if kind.script
            && let Some(shell) = shell()
        {
            options["binary"] = json!(shell);
        }
        if kind.width < 500 {
            // A window cannot be made so narrow, a phone can.
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": kind.width, "height": kind.height, "pixelRatio": 1.0, "touch": true },
            });
        }
        let wanted = json!({ "goog:chromeOptions": options });
        let Value::Object(wanted) = wanted else {
            unreachable!("it is an object")
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&format!("http://127.0.0.1:{}", self.driver))
            .await
            .expect("a browser opens");
        if kind.width >= 500 {
            // A window is larger than the page in it.
            let inside = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
            let edges = client.execute(inside, Vec::new()).await;
            let edge = |at| edges.as_ref().ok().and_then(|edges| edges[at].as_u64());
            let (across, down) = (edge(0).unwrap_or(0) as u32, edge(1).unwrap_or(0) as u32);
            let sized = client.set_window_size(kind.width + across, kind.height + down);
            sized.await.expect("the window has a size");
        }
        let patience = TimeoutConfiguration::new(Some(SCRIPT), None, None);
        let patient = client.update_timeouts(patience).await;
        patient.expect("the browser waits for scripts");
        Visitor {
            client,
            address: format!("http://{}", self.addr),
        }
    }
}

/// Whether an error is gone when the same is tried again: the page has been loaded or drawn anew in between.
fn passes(error: &CmdError) -> bool {
    let words = [
        "does not belong to the document",
        "execution context",
        "aborted by navigation",
        "frame was detached",
    ];
    let said = error.to_string();
    error.is_stale_element_reference()
        || matches!(error, CmdError::NotW3C(_))
        || words.iter().any(|words| said.contains(words))
}

async fn pause() {
    tokio::time::sleep(Duration::from_millis(50)).await;
}

/// What browser a visitor has.
#[derive(Clone)]
pub struct Kind {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// The languages that it asks for.
    pub language: &'static str,
    /// Whether it runs scripts.
    pub script: bool,
    /// Whether its owner prefers dark pages.
    pub dark: bool,
    /// Whether its owner prefers that nothing moves.
    pub calm: bool,
}

impl Kind {
    /// A browser in which nothing moves, for tests that look at something else: movements take time.
    pub fn calm() -> Kind {
        Kind {
            calm: true,
            ..Kind::default()
        }
    }

    /// A phone.
    pub fn phone() -> Kind {
        Kind {
            width: 390,
            height: 844,
            ..Kind::default()
        }
    }
}

impl Default for Kind {
    fn default() -> Kind {
        Kind {
            width: 1440,
            height: 900,
            language: "en",
            script: true,
            dark: false,
            calm: false,
        }
    }
}

/// Somebody with a browser.
pub struct Visitor {
    /// The browser.
    pub client: Client,
    address: String,
}

impl Visitor {
    /// Opens a page of the server.
    pub async fn go(&self, path: &str) {
        let address = if path.starts_with("http") {
            path.to_string()
        } else {
            format!("{}{path}", self.address)
        };
        self.client.goto(&address).await.expect("the page opens");
    }

    /// Waits for something to be there. The longer it takes, the less often it is looked for: that takes processor time,
    /// which what is waited for needs.
    pub async fn find(&self, css: &str) -> Element {
        let began = Instant::now();
        let mut pause = Duration::from_millis(10);
        loop {
            match self.client.find(Locator::Css(css)).await {
                Ok(element) => return element,
                Err(error)
                    if (error.is_no_such_element() || passes(&error))
                        && began.elapsed() < PATIENCE =>
                {
                    tokio::time::sleep(pause).await;
                    pause = LONGEST_PAUSE.min(pause * 4 / 3);
                }
                Err(error) => {
                    self.picture("failed").await;
                    let page = self.client.source().await.unwrap_or_default();
                    let url = self.client.current_url().await;
                    panic!(
                        "no {css} at {url:?}: {error}\n{}",
                        &page[..page.len().min(3000)]
                    );
                }
            }
        }
    }

    /// What is there now.
    pub async fn all(&self, css: &str) -> Vec<Element> {
        let began = Instant::now();
        loop {
            match self.client.find_all(Locator::Css(css)).await {
                Ok(elements) => return elements,
                Err(error) if passes(&error) && began.elapsed() < PATIENCE => pause().await,
                Err(error) => panic!("the browser does not look for {css}: {error}"),
            }
        }
    }

    /// Waits for something, and clicks it. The table may be drawn anew in between, and cards may move over it.
    pub async fn click(&self, css: &str) {
        let began = Instant::now();
        loop {
            // Covered, or of no size while the page is drawn anew.
            let not_yet = |error: &CmdError| {
                let error = error.to_string();
                error.contains("click intercepted") || error.contains("not interactable")
            };
            match self.find(css).await.click().await {
                Ok(()) => return,
                Err(error) if (passes(&error) || not_yet(&error)) && began.elapsed() < PATIENCE => {
                    pause().await;
                }
                Err(error) => {
                    self.picture("failed").await;
                    panic!("{css} cannot be clicked: {error}")
                }
            }
        }
    }

    /// Scrolls something to the middle of the window.
    pub async fn bring(&self, css: &str) {
        let element =
            serde_json::to_value(self.find(css).await).expect("elements can be written down");
        // The event of the scrolling comes with the next frame, and hides what hovering shows.
        let script = "const [element, done] = arguments;
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            requestAnimationFrame(() => requestAnimationFrame(() => done()))";
        self.client
            .execute_async(script, vec![element])
            .await
            .expect("the script runs");
    }

    /// Presses a key.
    pub async fn press(&self, key: &str) {
        let body = self.find("body").await;
        body.send_keys(key).await.expect("keys can be pressed");
    }

    /// The words of something.
    pub async fn text(&self, css: &str) -> String {
        let began = Instant::now();
        loop {
            match self.find(css).await.text().await {
                Ok(text) => return text,
                Err(error) if passes(&error) && began.elapsed() < PATIENCE => pause().await,
                Err(error) => panic!("{css} has no words: {error}"),
            }
        }
    }

    /// An attribute of something.
    pub async fn attr(&self, css: &str, name: &str) -> String {
        let began = Instant::now();
        loop {
            match self.find(css).await.attr(name).await {
                Ok(value) => return value.unwrap_or_default(),
                Err(error) if passes(&error) && began.elapsed() < PATIENCE => pause().await,
                Err(error) => panic!("{css} has no {name}: {error}"),
            }
        }
    }

    /// What a script gives back.
    pub async fn run(&self, script: &str) -> Value {
        self.client
            .execute(script, Vec::new())
            .await
            .expect("the script runs")
    }

    /// What a script gives to the function that is its first argument.
    pub async fn run_async(&self, script: &str) -> Value {
        self.client
            .execute_async(script, Vec::new())
            .await
            .expect("the script runs")
    }

    /// Waits until the boards are those of now. Where steps are shown, earlier ones are in their place until they have
    /// been gone through.
    pub async fn settle(&self) {
        let began = Instant::now();
        while self.run("return present !== null || runs").await != Value::Bool(false) {
            assert!(began.elapsed() < PATIENCE, "the steps come to their end");
            pause().await;
        }
    }

    /// Chooses a language.
    pub async fn speak(&self, language: Language) {
        let script = format!(
            "const done = arguments[0];
            const csrf = document.querySelector('[name=csrf]').value;
            const body = new URLSearchParams({{ csrf, language: '{}', next: '/cards/tools' }});
            fetch('/language', {{ method: 'POST', body }}).then((answer) => done(answer.ok), done)",
            language.code()
        );
        assert_eq!(self.run_async(&script).await, Value::Bool(true));
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        self.client
            .current_url()
            .await
            .expect("there is a page")
            .path()
            .to_string()
    }

    /// The part after the path.
    pub async fn query(&self) -> String {
        let url = self.client.current_url().await.expect("there is a page");
        url.query().unwrap_or_default().to_string()
    }

    /// Whether the page is wider than the window.
    pub async fn scrolls_sideways(&self) -> bool {
        let wider =
            "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
        self.run(wider).await == Value::Bool(true)
    }

    /// Makes the window so large that the page in it has this size, and waits until it is drawn so.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let edges = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        let edges = self.run(edges).await;
        let edge = |at: usize| edges[at].as_u64().unwrap_or(0) as u32;
        let size = self
            .client
            .set_window_size(width + edge(0), height + edge(1));
        size.await.expect("the window has a size");
        let drawn = format!(
            "const done = arguments[0];
            const look = () => (innerWidth === {width} && innerHeight === {height} ? requestAnimationFrame(() => done(true)) : setTimeout(look, 10));
            look();"
        );
        assert_eq!(self.run_async(&drawn).await, Value::Bool(true));
    }

    /// Keeps a picture of the window, where `INNOVATION_SCREENSHOTS` names a folder for it.
    pub async fn picture(&self, name: &str) {
        static FOLDER: OnceLock<Option<PathBuf>> = OnceLock::new();
        let folder =
            FOLDER.get_or_init(|| std::env::var_os("INNOVATION_SCREENSHOTS").map(PathBuf::from));
        if let Some(folder) = folder {
            let picture = self
                .client
                .screenshot()
                .await
                .expect("the browser takes a picture");
            std::fs::write(folder.join(format!("{name}.png")), picture)
                .expect("the folder can be written to");
        }
    }

    /// Lets axe-core look at the page, where `INNOVATION_AXE` names its file.
    pub async fn inspect(&self, state: &str) {
        self.inspect_by("", state).await;
    }

    /// Lets axe-core look at the page in both color schemes. In the dark it looks at the colors alone: nothing else
    /// differs.
    pub async fn inspect_by_day_and_night(&self, state: &str) {
        self.inspect(state).await;
        self.prefer(json!([{ "name": "prefers-color-scheme", "value": "dark" }]))
            .await;
        let is_dark = "return matchMedia('(prefers-color-scheme: dark)').matches";
        assert_eq!(self.run(is_dark).await, Value::Bool(true));
        let state = format!("{state}, in the dark");
        self.inspect_by("runOnly: ['color-contrast'],", &state)
            .await;
        self.prefer(json!([])).await;
    }

    /// Emulates these media features, such as a dark color scheme, until the next call.
    async fn prefer(&self, features: Value) {
        let command = Emulate(json!({ "features": features }));
        let emulated = self.client.issue_cmd(command).await;
        emulated.expect("the browser emulates the features");
    }

    async fn inspect_by(&self, rules: &str, state: &str) {
        static AXE: OnceLock<Option<String>> = OnceLock::new();
        let axe = AXE.get_or_init(|| {
            let file = std::env::var_os("INNOVATION_AXE")?;
            Some(std::fs::read_to_string(file).expect("INNOVATION_AXE names the file of axe-core"))
        });
        let Some(axe) = axe else { return };
        if self.run("return typeof axe").await != "object" {
            self.run(axe).await;
        }
        let found = self
            .run_async(
                &"const done = arguments[0];
                // What is still appearing has not got its colors yet.
                for (const movement of document.getAnimations()) movement.finish();
                axe.run({ RULES resultTypes: ['violations'] }).then(({ violations }) => done(violations.map((one) =>
                    `${one.id}: ${one.help}: ${one.nodes.map((node) => node.html.slice(0, 200)).slice(0, 5).join(' | ')}`)), done)"
                    .replace("RULES", rules),
            )
            .await;
        assert_eq!(found, json!([]), "{state}");
    }

    /// Closes the browser.
    pub async fn close(self) {
        self.client.close().await.expect("the browser closes");
    }
}

/// Makes the browser emulate other media features.
#[derive(Debug)]
struct Emulate(Value);

impl WebDriverCompatibleCommand for Emulate {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, <Url as FromStr>::Err> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({ "cmd": "Emulation.setEmulatedMedia", "params": self.0 });
        (Method::POST, Some(body.to_string()))
    }
}
