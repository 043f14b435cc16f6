//! The `Host` of requests.

use std::net::{IpAddr, SocketAddr};

/// Whether a request is meant for this server, by its `Host`. Anybody can point a name of theirs to any address, and so
/// let the pages of their site ask a server that only this machine should reach (DNS rebinding). Addresses and
/// `localhost` cannot be used for that.
///
/// A server without a name of its own that listens to other machines accepts any name.
pub fn is_ours(host: &str, addr: SocketAddr, base_url: Option<&str>) -> bool {
    let name = name(host);
    let is_address = name.parse::<IpAddr>().is_ok();
    let own = base_url.and_then(|url| url.split_once("://"));
    let is_own = own.is_some_and(|(_, own)| self::name(own).eq_ignore_ascii_case(name));
    let is_local = name.eq_ignore_ascii_case("localhost")
        || name
            .to_ascii_lowercase()
            .strip_suffix(".localhost")
            .is_some();
    is_address || is_local || is_own || base_url.is_none() && !addr.ip().is_loopback()
}

/// A host without its port, and an IPv6 address without its brackets.
fn name(host: &str) -> &str {
    if let Some(rest) = host.strip_prefix('[') {
        return rest.split(']').next().unwrap_or(rest);
    }
    host.split(':').next().unwrap_or(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_others_are_refused_where_they_could_do_harm() {
        let local: SocketAddr = "127.0.0.1:8080".parse().unwrap();
        let open: SocketAddr = "0.0.0.0:8080".parse().unwrap();
        let base = Some("https://example.org");
        for host in [
            "127.0.0.1:8080",
            "localhost",
            "LocalHost:8080",
            "a.localhost",
            "[::1]:8080",
            "192.168.0.7",
        ] {
            for base in [None, base] {
                assert!(is_ours(host, local, base), "{host}");
                assert!(is_ours(host, open, base), "{host}");
            }
        }
        assert!(is_ours("example.org", local, base));
        assert!(is_ours("Example.org:443", open, base));
        assert!(is_ours("raspberry.local:8080", open, None));
        for host in ["evil.org", "evil.org:8080", "localhost.evil.org", ""] {
            assert!(!is_ours(host, local, None), "{host}");
            assert!(!is_ours(host, local, base), "{host}");
            assert!(!is_ours(host, open, base), "{host}");
        }
    }
}
