use innovation_scenario::Scenario;
fn main() {
    let (mut ok, mut bad) = (0, 0);
    for path in std::env::args().skip(2) {
        let text = std::fs::read_to_string(&path).unwrap();
        let list: Vec<(String, Result<Scenario, _>)> = if path.ends_with(".jsonl") {
            text.lines()
                .enumerate()
                .map(|(i, l)| (format!("{path}:{}", i + 1), Scenario::from_json(l)))
                .collect()
        } else {
            vec![(path.clone(), Scenario::from_toml(&text))]
        };
        for (p, s) in list {
            let r = match s {
                Err(e) => Err(e.to_string()),
                Ok(s) => match s.run() {
                    Err(e) => Err(format!("{}: {e}", s.title)),
                    Ok(d) if d.is_empty() => Ok(()),
                    Ok(d) => Err(format!("{}: {}", s.title, d.join(" | "))),
                },
            };
            match r {
                Ok(()) => ok += 1,
                Err(e) => {
                    bad += 1;
                    println!("FAIL {p}: {e}");
                }
            }
        }
    }
    println!("{ok} passed, {bad} failed");
}
