//! The processes that are measured.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use innovation_server::{Config, Limits, Server};

use super::Result;

/// A server without limits on how much one visitor may ask for: all of ours come from the same machine.
pub async fn serve(place: &str) -> Result<()> {
    let addr = ([127, 0, 0, 1], 0).into();
    let config = Config {
        limits: Limits {
            rate: 1e9,
            burst: u32::MAX,
            connections: usize::MAX,
            ..Limits::default()
        },
        database: place.starts_with("postgres://").then(|| place.to_owned()),
        ..Config::new(place.into(), addr)
    };
    let server = Server::bind(config).await?;
    println!("http://{}", server.addr());
    server.serve(std::future::pending()).await?;
    Ok(())
}

/// The processes that are measured.
pub struct Servers {
    children: Vec<Child>,
    pub addrs: Vec<SocketAddr>,
}

impl Servers {
    /// Starts so many processes of a program, and waits until each has its address.
    pub fn start(program: &Path, place: &str, processes: u64) -> Result<Servers> {
        let mut servers = Servers {
            children: Vec::new(),
            addrs: Vec::new(),
        };
        for _ in 0..processes.max(1) {
            let mut command = Command::new(program);
            let child = command.args(["serve", place]).stdout(Stdio::piped());
            servers.children.push(child.spawn()?);
        }
        for child in &mut servers.children {
            let mut line = String::new();
            BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
            let addr = line.trim().strip_prefix("http://").ok_or("no address")?;
            servers.addrs.push(addr.parse()?);
        }
        Ok(servers)
    }

    fn sum(&self, of: fn(u32) -> Result<u64>) -> Result<u64> {
        self.children.iter().map(|child| of(child.id())).sum()
    }

    /// Memory of all processes, in KiB.
    pub fn memory(&self) -> Result<u64> {
        self.sum(memory)
    }

    /// Processor time of all processes, in hundredths of a second.
    pub fn processor_time(&self) -> Result<u64> {
        self.sum(processor_time)
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for child in &mut self.children {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// How long a process has used processors, in hundredths of a second.
fn processor_time(process: u32) -> Result<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program, in parentheses, may have spaces in it.
    let (_, rest) = stat.rsplit_once(')').ok_or("no times are told")?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let field = |place: usize| fields.get(place).ok_or("no times are told");
    Ok(field(11)?.parse::<u64>()? + field(12)?.parse::<u64>()?)
}

/// How much memory a process has, in KiB.
fn memory(process: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    Ok(number.ok_or("no memory is told")?.parse()?)
}
