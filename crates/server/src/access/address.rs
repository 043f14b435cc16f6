//! Where a request comes from.

use std::net::IpAddr;

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The address of the client. `X-Forwarded-For` is believed as far as it was written by proxies that the operator has
/// named: all lines are read as one list, and its last address that is not such a proxy is the client's.
pub fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let peer = peer.to_canonical();
    let trusted = |address: &IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
    if !trusted(&peer) {
        return peer;
    }
    let mut client = peer;
    let lines = headers.get_all("x-forwarded-for").iter();
    let entries: Vec<&[u8]> = lines
        .flat_map(|line| line.as_bytes().split(|&byte| byte == b','))
        .collect();
    for entry in entries.into_iter().rev() {
        let entry = str::from_utf8(entry).unwrap_or_default().trim();
        // What is not an address was not written by a proxy that works.
        let Ok(address) = entry.parse::<IpAddr>() else {
            break;
        };
        client = address.to_canonical();
        if !trusted(&client) {
            break;
        }
    }
    client
}

/// Whether the request names its client in `X-Forwarded-For`, and is believed. `None`: it comes from no trusted proxy
/// and does not.
pub fn trust(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> Option<&'static str> {
    let peer = peer.to_canonical();
    let trusted = proxies.iter().any(|proxy| proxy.contains(&peer));
    match (trusted, headers.contains_key("x-forwarded-for")) {
        (true, true) => Some("believed"),
        (true, false) => Some("missing"),
        (false, true) => Some("ignored"),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn found(peer: &str, lines: &[&'static str]) -> String {
        let name = HeaderName::from_static("x-forwarded-for");
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(&name, HeaderValue::from_static(line));
        }
        let proxies = [
            "10.0.0.0/8".parse().unwrap(),
            "127.0.0.1/32".parse().unwrap(),
        ];
        client(peer.parse().unwrap(), &headers, &proxies).to_string()
    }

    #[test]
    fn only_named_proxies_are_believed() {
        assert_eq!(found("192.0.2.7", &["198.51.100.1"]), "192.0.2.7");
        assert_eq!(found("127.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(found("127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn the_address_is_what_the_first_of_our_proxies_saw() {
        // As nginx appends, and as HAProxy does, on a line of its own.
        assert_eq!(
            found("127.0.0.1", &["6.6.6.6, 198.51.100.1"]),
            "198.51.100.1"
        );
        assert_eq!(
            found("127.0.0.1", &["6.6.6.6", "198.51.100.1"]),
            "198.51.100.1"
        );
        assert_eq!(
            found("127.0.0.1", &["6.6.6.6", "198.51.100.1, 10.1.2.3"]),
            "198.51.100.1"
        );
        assert_eq!(found("127.0.0.1", &["6.6.6.6, nonsense"]), "127.0.0.1");
    }
}
