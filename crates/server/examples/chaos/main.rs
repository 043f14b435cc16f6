//! Play goes on whichever process dies.
//!
//! ```sh
//! cargo run --release -p innovation-server --example chaos         # ten minutes
//! cargo run --release -p innovation-server --example chaos -- 60   # one minute
//! ```
//!
//! Three server processes share a PostgreSQL that this program starts. 40 people play through whichever of them
//! answers, half of them by the API and half by pages, and all of them listen. In the meantime processes are killed
//! (`SIGKILL`), stopped and continued, cut off from the database by a proxy in between, and the database itself is
//! restarted. Afterwards the log in the database is compared with what people were sent.

mod check;
mod compare;
mod people;
#[path = "../../tests/common/postgres.rs"]
mod postgres;
mod proxy;
mod run;

use std::error::Error;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use postgres::{PostgresServer, installed};
use run::{Plan, run, serve};

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new()?;
    if let [command, url, addr] = &arguments[..]
        && command == "serve"
    {
        return runtime.block_on(serve(url, addr));
    }
    let seconds = arguments.first().map_or(Ok(600), |text| text.parse())?;
    let plan = Plan {
        processes: 3,
        pairs: 20,
        absent: 10,
        time: Duration::from_secs(seconds),
        peace: 900,
        restart: 25,
    };
    let bin = installed().ok_or("PostgreSQL is not installed")?;
    let postgres = Arc::new(PostgresServer::start(bin, "-c max_wal_size=2GB"));
    let command = |url: &str, addr: &str| {
        let program = std::env::current_exe().unwrap_or_default();
        let mut command = Command::new(program);
        command.args(["serve", url, addr]);
        command
    };
    let (faults, findings, chores) = runtime.block_on(run(postgres, plan, command))?;
    println!("{faults:#?}\n{findings:#?}\n{chores:#?}");
    match findings.are_good() && chores.are_done() {
        true => Ok(()),
        false => Err("something is not as it should be".into()),
    }
}
