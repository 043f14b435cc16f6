use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use innovation_bots::Bot;
use innovation_engine::{Seat, View};
use innovation_table::Player;

use crate::app::message::Message;

/// The bots at a table, which think on a thread of their own.
///
/// What is still being thought about when they are dropped comes to nothing.
pub struct Bots {
    requests: Sender<Request>,
    /// The number of the request that is being thought about.
    open: Option<u64>,
}

/// No two requests have the same number, not even at different tables: an answer that comes too late is known by it.
static NEXT: AtomicU64 = AtomicU64::new(0);

struct Request {
    number: u64,
    seat: Seat,
    view: View,
}

/// The bots of a table by seat, each with how much it thinks.
pub fn seated(players: &[Player], seed: u64) -> Vec<Option<SeatedBot>> {
    let seats = players.iter().zip(0..);
    seats
        .map(|(player, place)| match player {
            Player::Bot(kind) => Some(SeatedBot {
                bot: kind.bot(seed.wrapping_add(place)),
                budget: kind.usual_budget(),
            }),
            Player::Person(_) => None,
        })
        .collect()
}

/// A bot that plays a seat.
pub struct SeatedBot {
    bot: Box<dyn Bot>,
    budget: innovation_bots::Budget,
}

impl SeatedBot {
    /// The index of the option that it chooses. `None` if its seat is not asked.
    pub fn choose(&mut self, view: &View) -> Option<usize> {
        let decision = view.decision.as_ref()?;
        Some(self.bot.choose(view, decision, self.budget))
    }
}

impl Bots {
    /// The bots among these players. What they decide comes as messages.
    pub fn new(players: &[Player], seed: u64, messages: Sender<Message>) -> Bots {
        let (requests, asked) = mpsc::channel::<Request>();
        let mut thinkers = seated(players, seed);
        thread::spawn(move || {
            for Request { number, seat, view } in asked {
                let thinker = thinkers.get_mut(seat.index()).and_then(Option::as_mut);
                let think = AssertUnwindSafe(|| thinker.and_then(|thinker| thinker.choose(&view)));
                let message = match panic::catch_unwind(think) {
                    Ok(Some(choice)) => Message::Decided(number, choice),
                    Ok(None) => Message::Failed(format!("seat {seat} has none")),
                    Err(panic) => Message::Failed(reason(panic.as_ref())),
                };
                // The receiver is gone: the player has left the table.
                if messages.send(message).is_err() {
                    return;
                }
            }
        });
        let open = None;
        Bots { requests, open }
    }

    /// Asks the bot at a seat, unless it is asked already.
    pub fn ask(&mut self, seat: Seat, view: View) {
        if self.open.is_some() {
            return;
        }
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // The thread ends with the table only: it always listens.
        let sent = self.requests.send(Request { number, seat, view });
        self.open = sent.is_ok().then_some(number);
    }

    /// Whether a bot is thinking.
    pub fn thinks(&self) -> bool {
        self.open.is_some()
    }

    /// Whether this is the decision that is waited for.
    pub fn takes(&mut self, number: u64) -> bool {
        self.open.take_if(|open| *open == number).is_some()
    }
}

/// What a panic says.
fn reason(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<&str>().copied();
    let words = words.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    words.unwrap_or("it does not say why").to_string()
}
