use innovation_engine::*;
fn main() {
    let fixed: Option<u64> = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let mut rng = Rng::new(1);
    let t = std::time::Instant::now();
    let (mut g, mut d) = (0u64, 0u64);
    while fixed.map_or(t.elapsed().as_secs() < 3, |n| g < n) {
        let mut s = State::deal(Settings::new(2).unwrap(), g);
        s.play_out(|_, q| {
            d += 1;
            rng.below(u32::from(q.count())) as u8
        });
        g += 1;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{} games/s {} decisions/s size {} d/g {}",
        g as f64 / e,
        d as f64 / e,
        std::mem::size_of::<State>(),
        d as f64 / g as f64
    );
}
