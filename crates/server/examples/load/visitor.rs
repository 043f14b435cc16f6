//! People with pages open, as a browser plays for them.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use innovation_engine::Rng;
use serde_json::{Value, json};
use tokio::time::sleep_until;

use super::Result;
use super::http::{Answer, Connection, Events, Pool};

/// How long a visitor thinks, on average, in milliseconds.
const THOUGHT: u32 = 3_000;

/// A table with two visitors.
pub struct Game {
    pub id: String,
    pub visitors: Vec<Visitor>,
    /// Who has sent an action and when, until the other visitor has seen it.
    pub sent: Sent,
}

pub type Sent = Arc<Mutex<Option<(usize, Instant)>>>;

impl Game {
    pub async fn set_up(
        addrs: &[SocketAddr],
        pool: &Arc<Pool>,
        number: u64,
        bots: bool,
    ) -> Result<Game> {
        let addr = |place: u64| addrs[((number + place) % addrs.len() as u64) as usize];
        let ann = Visitor::new(addr(0), pool, number, &format!("Ann {number}")).await?;
        let bob = Visitor::new(addr(1), pool, number, &format!("Bob {number}")).await?;
        let seats = match bots {
            true => json!(["me", "open", "bot:normal"]),
            false => json!(["me", "open"]),
        };
        let body = json!({ "seats": seats, "options": { "listed": true } });
        let table = ann.post_json("/api/tables", &body).await?;
        let id = table["id"].as_str().ok_or("no table")?.to_owned();
        bob.post_json(&format!("/api/tables/{id}/join"), &json!({}))
            .await?;
        Ok(Game {
            id,
            visitors: vec![ann, bob],
            sent: Arc::default(),
        })
    }
}

/// A visitor.
pub struct Visitor {
    addr: SocketAddr,
    pool: Arc<Pool>,
    number: u64,
    token: String,
}

/// A question on the page.
struct Question {
    sequence: String,
    csrf: String,
    options: u32,
    /// Whether everybody will see that it was answered.
    is_action: bool,
}

impl Question {
    fn on(page: &str) -> Option<Question> {
        let field = |name: &str| -> Option<String> {
            let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\""))?;
            Some(rest.split_once('"')?.0.to_owned())
        };
        // An option may be offered in several places.
        let options = page.split("name=\"option\" value=\"").skip(1);
        let options = options.filter_map(|rest| rest.split_once('"')?.0.parse::<u32>().ok());
        Some(Question {
            options: options.max()? + 1,
            sequence: field("sequence")?,
            csrf: field("csrf")?,
            is_action: page.contains("class=\"option draw") || page.contains("class=\"group draw"),
        })
    }
}

impl Visitor {
    async fn new(addr: SocketAddr, pool: &Arc<Pool>, number: u64, name: &str) -> Result<Visitor> {
        let mut visitor = Visitor {
            addr,
            pool: pool.clone(),
            number,
            token: String::new(),
        };
        let token = visitor
            .post_json("/api/tokens", &json!({ "name": name }))
            .await?;
        visitor.token = token["token"].as_str().ok_or("no token")?.to_owned();
        Ok(visitor)
    }

    fn head(&self, method: &str, path: &str) -> String {
        let Visitor { addr, token, .. } = self;
        let authorization = match token.is_empty() {
            true => String::new(),
            false => format!("authorization: Bearer {token}\r\n"),
        };
        format!(
            "{method} {path} HTTP/1.1\r\nhost: {addr}\r\naccept-language: en\r\n{authorization}"
        )
    }

    async fn post(&self, path: &str, kind: &str, body: &str) -> Result<Answer> {
        let (head, length) = (self.head("POST", path), body.len());
        let request = format!(
            "{head}prefer: return=minimal\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        self.pool.ask(self.addr, &request).await
    }

    async fn post_json(&self, path: &str, body: &Value) -> Result<Value> {
        let answer = self
            .post(path, "application/json", &body.to_string())
            .await?;
        match answer.status {
            200 | 201 => Ok(serde_json::from_slice(&answer.body)?),
            status => {
                let body = String::from_utf8_lossy(&answer.body).into_owned();
                Err(format!("{path}: {status} {body}").into())
            }
        }
    }

    async fn listen(&self, id: &str) -> Result<Events> {
        let connection = Connection::open(self.addr, self.number).await?;
        let request = self.head("GET", &format!("/t/{id}/events?since=0")) + "\r\n";
        connection.listen(&request).await
    }

    /// Opens the page, and then does nothing.
    pub async fn watch(self, id: &str) -> Result<Events> {
        self.listen(id).await?.first().await
    }

    /// Plays until the game is over, and notes when the other one's actions arrive.
    pub async fn play(
        self,
        id: String,
        me: usize,
        sent: Sent,
        times: Arc<Mutex<Vec<Duration>>>,
        seed: u64,
        start: Instant,
    ) -> Result<()> {
        let mut rng = Rng::new(seed);
        let mut events = self.listen(&id).await?;
        let mut asked: Option<(Question, Instant)> = None;
        loop {
            let thought = asked.as_ref().map(|(_, until)| *until);
            let event = tokio::select! {
                event = events.next() => event?,
                () = sleep_until(thought.unwrap_or(start).into()), if thought.is_some() => {
                    if let Some((question, _)) = asked.take() {
                        self.answer(&id, me, &question, &sent, &mut rng).await?;
                    }
                    continue;
                }
            };
            let arrived = Instant::now();
            let event = String::from_utf8(event)?;
            // Keep-alive messages have no data, and presence is not a change of the table.
            if !event.contains("data:") || event.starts_with("event:") {
                continue;
            }
            let waiting = sent
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take_if(|(by, _)| *by != me);
            if let Some((_, since)) = waiting.filter(|(_, since)| *since > start) {
                let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
                times.push(arrived - since);
            }
            // A part that has not changed is not sent again.
            if event.contains("<i data-same id=\"question\"") {
                continue;
            }
            asked = match (asked.take(), Question::on(&event)) {
                (Some((before, until)), Some(now)) if before.sequence == now.sequence => {
                    Some((before, until))
                }
                (_, Some(now)) => {
                    let thought = Duration::from_millis(u64::from(rng.below(2 * THOUGHT)));
                    Some((now, arrived + thought))
                }
                (_, None) => None,
            };
        }
    }

    async fn answer(
        &self,
        id: &str,
        me: usize,
        question: &Question,
        sent: &Sent,
        rng: &mut Rng,
    ) -> Result<()> {
        let Question { sequence, csrf, .. } = question;
        let option = rng.below(question.options);
        let body = format!("csrf={csrf}&sequence={sequence}&option={option}");
        if question.is_action {
            *sent.lock().unwrap_or_else(PoisonError::into_inner) = Some((me, Instant::now()));
        }
        let path = format!("/t/{id}/answer");
        let kind = "application/x-www-form-urlencoded";
        match self.post(&path, kind, &body).await?.status {
            204 => Ok(()),
            // An earlier program redirects the script to the page.
            303 => {
                let page = self.head("GET", &format!("/t/{id}")) + "\r\n";
                self.pool.ask(self.addr, &page).await?;
                Ok(())
            }
            status => Err(format!("an answer was refused: {status}").into()),
        }
    }
}
