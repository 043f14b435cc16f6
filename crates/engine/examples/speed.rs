use innovation_engine::*;
fn main() {
    let mut rng = Rng::new(1);
    let t = std::time::Instant::now();
    let (mut g, mut d) = (0u64, 0u64);
    while t.elapsed().as_secs() < 3 {
        let mut s = State::deal(Settings::new(2).unwrap(), g);
        d += u64::from(s.play_out_randomly(&mut rng));
        g += 1;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{} games/s {} decisions/s size {}",
        g as f64 / e,
        d as f64 / e,
        std::mem::size_of::<State>()
    );
}
