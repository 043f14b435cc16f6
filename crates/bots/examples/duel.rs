//! duel A B games seed: quick
use innovation_bots::evaluation::Evaluation;
use innovation_bots::*;
use innovation_engine::*;
fn make(spec: &str, seed: u64) -> (Box<dyn Bot>, Budget) {
    // name[:weights]@budget
    let (name, budget) = spec.split_once('@').unwrap_or((spec, "4"));
    let parts: Vec<&str> = name.split(':').collect();
    let name = parts[0];
    let w = parts.get(1).copied().unwrap_or("/tmp/w5.bin");
    static CACHE: std::sync::Mutex<Vec<(String, &'static Evaluation)>> =
        std::sync::Mutex::new(Vec::new());
    let ev = {
        let mut c = CACHE.lock().unwrap();
        match c.iter().find(|(n, _)| n == w) {
            Some((_, e)) => *e,
            None => {
                let e: &'static Evaluation =
                    Box::leak(Box::new(Evaluation::from_bytes(&std::fs::read(w).unwrap())));
                c.push((w.into(), e));
                e
            }
        }
    };
    let bot: Box<dyn Bot> = match name {
        "random" => Box::new(Random::new(seed)),
        "easy" => Box::new(Beginner::new(seed)),
        "greedy" => Box::new(Greedy::with(ev, seed)),
        _ => {
            let mut b = Search::with(ev, seed, 1);
            if parts.len() > 2 {
                b.tune.0 = parts[2].parse().unwrap();
                b.tune.1 = parts[3].parse().unwrap();
            }
            Box::new(b)
        }
    };
    (bot, budget.parse().unwrap())
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[a.len() - 2].parse().unwrap();
    let seed0: u64 = a[a.len() - 1].parse().unwrap();
    let specs = &a[1..a.len() - 2];
    let p = specs.len();
    let next = std::sync::atomic::AtomicU64::new(0);
    let res = std::sync::Mutex::new((
        vec![0.0f64; p],
        0u64,
        0usize,
        vec![std::time::Duration::ZERO; p],
        vec![0u64; p],
    ));
    let threads: usize = std::env::var("T")
        .ok()
        .and_then(|v| v.parse().ok())
        .unwrap_or(1);
    std::thread::scope(|s| {
        for _ in 0..threads {
            s.spawn(|| {
                loop {
                    let g = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if g >= n {
                        return;
                    }
                    let settings = Settings::new(p as u8).unwrap();
                    let mut game = Game::new(settings, seed0 * 1000003 + g / p as u64);
                    let rot = (g % p as u64) as usize;
                    let mut bots: Vec<_> = (0..p)
                        .map(|i| make(&specs[(i + rot) % p], g * 31 + i as u64))
                        .collect();
                    let mut q = 0;
                    let mut times = vec![std::time::Duration::ZERO; p];
                    let mut counts = vec![0u64; p];
                    while let Some(d) = game.decision() {
                        if q == 3000 {
                            eprintln!("{}", game.record().unwrap());
                        }
                        let v = game.view(d.seat).unwrap();
                        let (b, budget) = &mut bots[d.seat.index()];
                        let t = std::time::Instant::now();
                        let o = b.choose(&v, &d, *budget);
                        times[(d.seat.index() + rot) % p] += t.elapsed();
                        counts[(d.seat.index() + rot) % p] += 1;
                        game.answer(o).unwrap();
                        q += 1;
                    }
                    if q > 1000 {
                        eprintln!("game {g}: {q} questions");
                    }
                    let o = game.outcome().unwrap();
                    let mut r = res.lock().unwrap();
                    for w in o.winners {
                        r.0[(w.index() + rot) % p] += 1.0 / o.winners.len() as f64;
                    }
                    r.1 += 1;
                    r.2 += q;
                    for i in 0..p {
                        r.3[i] += times[i];
                        r.4[i] += counts[i];
                    }
                }
            });
        }
    });
    let r = res.into_inner().unwrap();
    for i in 0..p {
        let m = r.0[i] / r.1 as f64;
        println!(
            "{:30} {:.3} ±{:.3}  {:.0} µs/decision",
            specs[i],
            m,
            1.96 * (m * (1.0 - m) / r.1 as f64).sqrt(),
            r.3[i].as_secs_f64() * 1e6 / r.4[i] as f64
        );
    }
    println!(
        "{} games, {:.0} questions a game",
        r.1,
        r.2 as f64 / r.1 as f64
    );
}
