//! People who play through whichever process answers, by the API or by pages.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::StreamExt;
use innovation_engine::Rng;
use reqwest::{Client, RequestBuilder, StatusCode, redirect};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::Result;

/// How long a request may take. Longer than the server needs to find out that the database is gone.
const PATIENCE: Duration = Duration::from_secs(30);

/// The processes, and whether the people are to stop.
#[derive(Clone)]
pub struct Town {
    pub bases: Arc<Vec<String>>,
    pub stop: Arc<AtomicBool>,
    pub calm: Arc<AtomicBool>,
    pub refused: Arc<AtomicUsize>,
    pub client: Client,
}

impl Town {
    /// A town with these processes.
    pub fn new(bases: Vec<String>) -> Result<Town> {
        Ok(Town {
            bases: Arc::new(bases),
            stop: Arc::default(),
            calm: Arc::default(),
            refused: Arc::default(),
            client: Client::builder()
                .timeout(PATIENCE)
                .redirect(redirect::Policy::none())
                .build()?,
        })
    }

    fn base(&self, rng: &mut Rng) -> &str {
        &self.bases[rng.below(self.bases.len() as u32) as usize]
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Two people at a table with a bot: one plays by the API, the other by pages.
    pub async fn pair(&self, rng: &mut Rng, number: usize) -> Result<[Person; 2]> {
        let (ann, bob) = (
            self.token(rng, &format!("Ann {number}")).await?,
            self.token(rng, &format!("Bob {number}")).await?,
        );
        let options = json!({ "listed": true, "pace": 0 });
        let body = json!({ "seats": ["me", "open", "bot:random"], "options": options });
        let table = self.insist(rng, &ann, "/api/tables", &body).await?;
        let table = table["id"].as_str().ok_or("no table")?.to_owned();
        let join = format!("/api/tables/{table}/join");
        self.insist(rng, &bob, &join, &json!({})).await?;
        let person = |seat: i64, token: String| Person {
            town: self.clone(),
            token,
            table: table.clone(),
            seat,
            by_pages: seat == 1,
            sent: Arc::default(),
        };
        Ok([person(0, ann), person(1, bob)])
    }

    /// Asks one process after the other until one does it.
    pub async fn insist(
        &self,
        rng: &mut Rng,
        token: &str,
        path: &str,
        body: &Value,
    ) -> Result<Value> {
        loop {
            let request = self.client.post(format!("{}{path}", self.base(rng)));
            let request = if token.is_empty() {
                request
            } else {
                request.bearer_auth(token)
            };
            match request.json(body).send().await {
                Ok(response) if response.status().is_success() => {
                    return Ok(response.json().await.unwrap_or(Value::Null));
                }
                Ok(response) if response.status().is_client_error() => {
                    return Err(format!("{path}: {}", response.text().await?).into());
                }
                _ if self.is_over() => return Err("the end came first".into()),
                _ => sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// A new visitor.
    pub async fn token(&self, rng: &mut Rng, name: &str) -> Result<String> {
        let body = json!({ "name": name });
        let token = self.insist(rng, "", "/api/tokens", &body).await?;
        Ok(token["token"].as_str().ok_or("no token")?.to_owned())
    }
}

/// What a person has sent, by the number of the question, and what they received.
#[derive(Default)]
pub struct Sent {
    pub acknowledged: HashSet<i64>,
    /// Answers that were sent again, because the first request was cut off.
    pub cut: HashSet<i64>,
    pub refused: usize,
    /// Number of answers that were acknowledged after the last fault.
    pub calm: usize,
    pub is_over: bool,
    /// The events that a stream has sent, as text.
    pub told: Vec<String>,
    /// What a stream has sent that does not continue what another one sent.
    pub contradictions: usize,
    pub streams: usize,
    /// The entries of the log that pages have shown, by number.
    pub log: HashMap<usize, String>,
    /// Number of entries that a later page showed differently.
    pub undone: usize,
}

/// A person at a table.
#[derive(Clone)]
pub struct Person {
    pub town: Town,
    pub token: String,
    pub table: String,
    pub seat: i64,
    pub by_pages: bool,
    pub sent: Arc<Mutex<Sent>>,
}

struct Asked {
    number: i64,
    options: u32,
    csrf: String,
}

impl Person {
    fn sent(&self) -> std::sync::MutexGuard<'_, Sent> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn text(&self, request: RequestBuilder) -> Option<String> {
        let response = request.bearer_auth(&self.token).send().await.ok()?;
        match response.status() {
            StatusCode::OK => response.text().await.ok(),
            _ => None,
        }
    }

    /// The question, as the API or the page has it.
    async fn asked(&self, rng: &mut Rng) -> Option<Asked> {
        let base = self.town.base(rng);
        let api = format!("{base}/api/tables/{}", self.table);
        if self.by_pages {
            let page = format!("{base}/t/{}", self.table);
            let page = self.text(self.town.client.get(page)).await?;
            self.compare_log(&page);
            // An option may be offered in several places.
            let options = page.split("name=\"option\" value=\"").skip(1);
            let options = options.filter_map(|rest| rest.split_once('"')?.0.parse::<u32>().ok());
            if let Some(last) = options.max() {
                return Some(Asked {
                    number: field(&page, "sequence")?.parse().ok()?,
                    options: last + 1,
                    csrf: field(&page, "csrf")?,
                });
            }
        } else {
            let question = self.town.client.get(format!("{api}/question"));
            let question: Value = serde_json::from_str(&self.text(question).await?).ok()?;
            if let Some(options) = question["options"].as_array() {
                return Some(Asked {
                    number: question["sequence"].as_i64()?,
                    options: options.len() as u32,
                    csrf: String::new(),
                });
            }
        }
        let info: Value =
            serde_json::from_str(&self.text(self.town.client.get(api)).await?).ok()?;
        self.sent().is_over |= info["state"] == "over";
        None
    }

    /// Compares the log on a page with that of the pages before. Nothing is taken back in these games, so that no entry
    /// ever changes.
    fn compare_log(&self, page: &str) {
        let mut sent = self.sent();
        let Sent { log, undone, .. } = &mut *sent;
        for entry in page.split("<li class=\"").skip(1) {
            let number = entry
                .split_once("data-n=\"")
                .and_then(|(_, rest)| rest.split_once('"'));
            let Some(number) = number.and_then(|(number, _)| number.parse::<usize>().ok()) else {
                continue;
            };
            let text = entry.split("</li>").next().unwrap_or_default();
            let before = log.entry(number).or_insert_with(|| text.to_owned());
            *undone += usize::from(before != text);
        }
    }

    async fn answer(&self, rng: &mut Rng, asked: &Asked) -> Option<StatusCode> {
        let (base, option) = (self.town.base(rng).to_owned(), rng.below(asked.options));
        let request = match self.by_pages {
            true => {
                let form = [
                    ("csrf", asked.csrf.clone()),
                    ("sequence", asked.number.to_string()),
                    ("option", option.to_string()),
                ];
                let page = format!("{base}/t/{}/answer", self.table);
                self.town.client.post(page).form(&form)
            }
            false => {
                let body = json!({ "sequence": asked.number, "option": option });
                let api = format!("{base}/api/tables/{}/answer", self.table);
                self.town.client.post(api).json(&body)
            }
        };
        let sent = request.bearer_auth(&self.token).send().await;
        sent.ok().map(|response| response.status())
    }

    /// Plays until the game is over, or the end comes.
    pub async fn play(self, seed: u64) -> Result<()> {
        let mut rng = Rng::new(seed);
        while !self.town.is_over() && !self.sent().is_over {
            let Some(asked) = self.asked(&mut rng).await else {
                sleep(Duration::from_millis(15)).await;
                continue;
            };
            let calm = self.town.calm.load(Ordering::Relaxed);
            let status = self.answer(&mut rng, &asked).await;
            let mut sent = self.sent();
            match status {
                Some(StatusCode::OK | StatusCode::SEE_OTHER) => {
                    if !sent.acknowledged.insert(asked.number) {
                        return Err("one question was acknowledged twice".into());
                    }
                    sent.calm += usize::from(calm);
                }
                Some(StatusCode::CONFLICT) => sent.refused += 1,
                status => {
                    if status == Some(StatusCode::SERVICE_UNAVAILABLE) {
                        self.town.refused.fetch_add(1, Ordering::Relaxed);
                    }
                    sent.cut.insert(asked.number);
                }
            }
        }
        Ok(())
    }

    /// Listens through one process after the other. What one sends continues what another one sent: nothing is
    /// shown that is undone.
    pub async fn listen(self, seed: u64) {
        let mut rng = Rng::new(seed);
        // Streams have no end of their own.
        let Ok(client) = Client::builder().build() else {
            return;
        };
        while !self.town.is_over() {
            let base = self.town.base(&mut rng);
            let url = format!("{base}/api/tables/{}/events", self.table);
            let request = client.get(url).bearer_auth(&self.token);
            if let Ok(response) = request.send().await
                && response.status() == StatusCode::OK
            {
                self.sent().streams += 1;
                self.read(response.bytes_stream()).await;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn read<B: AsRef<[u8]>>(
        &self,
        mut bytes: impl futures_util::Stream<Item = reqwest::Result<B>> + Unpin,
    ) {
        let (mut buffer, mut told): (Vec<u8>, Vec<String>) = Default::default();
        while let Some(Ok(chunk)) = bytes.next().await {
            buffer.extend_from_slice(chunk.as_ref());
            while let Some(end) = buffer.windows(2).position(|pair| pair == b"\n\n") {
                let message: Vec<u8> = buffer.drain(..end + 2).collect();
                let message = String::from_utf8_lossy(&message).into_owned();
                let Some(data) = message.trim().strip_prefix("data: ") else {
                    continue;
                };
                let news: Value = serde_json::from_str(data).unwrap_or(Value::Null);
                if news["anew"] == true {
                    told.clear();
                }
                let events = news["events"].as_array().into_iter().flatten();
                told.extend(events.map(Value::to_string));
                let mut sent = self.sent();
                if sent.told.iter().zip(&told).any(|(one, other)| one != other) {
                    sent.contradictions += 1;
                }
                if told.len() > sent.told.len() {
                    sent.told = told.clone();
                }
            }
        }
    }
}

fn field(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\""))?;
    Some(rest.split_once('"')?.0.to_owned())
}
