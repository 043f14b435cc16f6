//! The proxy in front of the server.

use super::Finding;
use super::http;
use crate::app::Config;
use crate::metrics::FORWARDED;

const PROXY: &str = "proxy";

/// Asks the server what it has seen of its proxy.
pub async fn look(config: &Config) -> Vec<Finding> {
    let mut findings = settings(config);
    let Some(addr) = config.metrics else {
        if !config.proxies.is_empty() {
            let what = "what comes through it is counted only with --metrics";
            findings.push(Finding::warning(
                PROXY,
                what,
                "set it, as in --metrics 127.0.0.1:9100",
            ));
        }
        return findings;
    };
    if let Some((200, text)) = http::get(addr, "/metrics").await {
        findings.extend(seen(config, &text));
    }
    findings
}

/// What the settings alone tell.
fn settings(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    if config.proxies.iter().any(|proxy| proxy.prefix_len() == 0) {
        let what = "everybody is believed about for whom they ask: limits can be dodged";
        findings.push(Finding::bad(
            PROXY,
            what,
            "name the address of the proxy with --proxy",
        ));
    }
    let base = config.base_url.as_deref().unwrap_or_default();
    if base.starts_with("https://") && config.proxies.is_empty() {
        let what = "visitors come by https, so through a proxy, but none is believed: all of them count as one";
        findings.push(Finding::bad(
            PROXY,
            what,
            "name the address of the proxy with --proxy",
        ));
    }
    if !config.proxies.is_empty() && config.base_url.is_none() {
        let what = "there is a proxy, but no address from outside: invitations and cookies follow what browsers say";
        findings.push(Finding::warning(PROXY, what, "name it with --base-url"));
    }
    findings
}

/// What the requests so far tell.
fn seen(config: &Config, metrics: &str) -> Vec<Finding> {
    let count = |trust: &str| {
        let start = format!("innovation_{FORWARDED}_total{{trust=\"{trust}\"}} ");
        let line = metrics.lines().find_map(|line| line.strip_prefix(&start));
        line.and_then(|count| count.parse::<u64>().ok())
            .unwrap_or(0)
    };
    let mut findings = Vec::new();
    let (believed, missing, ignored) = (count("believed"), count("missing"), count("ignored"));
    if ignored > 0 {
        let what =
            format!("{ignored} requests named somebody for whom they asked, and were not believed");
        let remedy =
            "if a proxy stands in front, name its address with --proxy; else visitors made it up";
        findings.push(Finding::warning(PROXY, what, remedy));
    }
    if missing > believed {
        let what = format!("{missing} requests of the proxy did not say for whom, {believed} did");
        let remedy = "let the proxy send X-Forwarded-For";
        findings.push(Finding::bad(PROXY, what, remedy));
    } else if believed > 0 {
        let what = format!("{believed} requests said for whom, and were believed");
        findings.push(Finding::well(PROXY, what));
    } else if !config.proxies.is_empty() {
        let what = "no request has come through it yet";
        findings.push(Finding::warning(
            PROXY,
            what,
            "open a page by its address from outside",
        ));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::Health;
    use super::*;

    fn found(base: Option<&str>, proxies: &[&str], metrics: &str) -> Vec<(Health, String)> {
        let mut config = Config::new("/nowhere".into(), ([127, 0, 0, 1], 0).into());
        config.base_url = base.map(str::to_owned);
        config.proxies = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        let mut findings = settings(&config);
        findings.extend(seen(&config, metrics));
        let findings = findings.into_iter();
        findings
            .map(|finding| (finding.health, finding.what))
            .collect()
    }

    #[test]
    fn a_proxy_that_is_not_believed_is_found() {
        let none: Vec<(Health, String)> = Vec::new();
        assert_eq!(found(None, &[], ""), none);
        let [(Health::Bad, what)] = &found(Some("https://example.org"), &[], "")[..] else {
            panic!("one finding");
        };
        assert!(what.contains("none is believed"));
        let open = found(Some("https://example.org"), &["0.0.0.0/0"], "");
        assert_eq!(open[0].0, Health::Bad);
        let good = "innovation_forwarded_total{trust=\"believed\"} 12\n";
        let good = found(Some("https://example.org"), &["127.0.0.1/32"], good);
        assert_eq!(
            good,
            [(
                Health::Well,
                "12 requests said for whom, and were believed".to_owned()
            )]
        );
        let silent = "innovation_forwarded_total{trust=\"missing\"} 9\n";
        let silent = found(Some("https://example.org"), &["127.0.0.1/32"], silent);
        assert_eq!(silent[0].0, Health::Bad);
        let made_up = "innovation_forwarded_total{trust=\"ignored\"} 1\n";
        assert_eq!(found(None, &[], made_up)[0].0, Health::Warning);
    }
}
