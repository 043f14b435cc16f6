fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().unwrap());
    let (from, to) = (args.next().unwrap(), args.next().unwrap());
    for seed in from..to {
        let began = std::time::Instant::now();
        let found = innovation_lessons::mine(seed);
        eprintln!("{seed}: {} in {:?}", found.len(), began.elapsed());
        for puzzle in found { println!("{}", serde_json::to_string(&puzzle).unwrap()); }
    }
}
