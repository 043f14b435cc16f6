//! Play goes on whichever process dies: a short run of the example `chaos`.

#[path = "../examples/chaos/check.rs"]
mod check;
#[path = "../examples/chaos/compare.rs"]
mod compare;
#[path = "../examples/chaos/people.rs"]
mod people;
#[path = "../examples/chaos/proxy.rs"]
mod proxy;
#[path = "../examples/chaos/run.rs"]
mod run;

use std::error::Error;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use run::{Plan, run, serve};
use tokio::time::timeout;

use crate::common::postgres::{self, PostgresServer};

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// How long the run may take, with all that has to go on afterwards.
const PATIENCE: Duration = Duration::from_secs(900);

/// The environment variable by which a process of this test is a server.
const SERVE: &str = "INNOVATION_TEST_SERVE";

/// Not a test: the server processes are this program, asked for this name alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_process_for_the_other_test() {
    let Ok(wanted) = std::env::var(SERVE) else {
        return;
    };
    let (url, addr) = wanted.split_once(' ').unwrap();
    if let Err(error) = serve(url, addr).await {
        panic!("{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_while_processes_die() {
    let Some(postgres) = PostgresServer::own() else {
        return;
    };
    let plan = Plan {
        processes: 3,
        pairs: 3,
        absent: 1,
        time: Duration::from_secs(6),
        peace: 1200,
        restart: 3,
    };
    let command = |url: &str, addr: &str| {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([
            "--exact",
            "chaos::a_server_process_for_the_other_test",
            "--nocapture",
        ]);
        command.env(SERVE, format!("{url} {addr}"));
        command
    };
    let run = timeout(PATIENCE, run(Arc::new(postgres), plan, command)).await;
    let (faults, findings, chores) = run
        .expect("six seconds of faults are over in time")
        .unwrap();
    assert!(findings.are_good(), "{faults:#?}\n{findings:#?}");
    assert!(chores.are_done(), "{faults:#?}\n{chores:#?}");
    let done = faults.kills.load(Ordering::Relaxed) + faults.cuts.load(Ordering::Relaxed);
    assert!(done > 0, "{faults:#?}");
}
