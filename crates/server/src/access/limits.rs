//! How much one visitor, and one address, may ask for.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// How much one visitor, and one address, may ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Requests a second of one visitor, in the long run.
    pub rate: f64,
    /// Requests of one visitor at once.
    pub burst: u32,
    /// How many times as much one address may ask for: several people may share it.
    pub address_factor: u32,
    /// Open connections of one address.
    pub connections: usize,
    /// Characters of a name.
    pub name: usize,
    /// Unfinished tables of one visitor, and seats at others' tables that have not begun.
    pub tables: usize,
    /// Uploaded records of one visitor.
    pub records: usize,
    /// Streams of events at a time of one visitor.
    pub streams: usize,
    /// Reviews of one visitor an hour. A deep one counts as ten.
    pub reviews: u32,
    /// Bytes of a form or a request of a program.
    pub body: usize,
    /// Bytes of a record.
    pub record: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 50.0,
            burst: 200,
            address_factor: 8,
            connections: 512,
            name: LONGEST_NAME,
            tables: 30,
            records: 30,
            streams: 16,
            reviews: 60,
            body: 16 << 10,
            record: 256 << 10,
        }
    }
}

/// Characters of a name. The pages that ask for one let nobody type more.
pub const LONGEST_NAME: usize = 32;

/// How many quick reviews a deep one counts as: it takes about as long as they do.
pub const DEEP_REVIEW: NonZeroU32 = NonZeroU32::new(10).expect("not zero");

/// Where requests come from, as they are counted: an IPv4 address, or an IPv6 network of 64 bits, which is what one
/// household gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin(IpAddr);

impl From<IpAddr> for Origin {
    fn from(address: IpAddr) -> Origin {
        Origin(match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from(network))
            }
            address => address,
        })
    }
}

/// Requests of each key, counted against a rate.
pub struct Rate<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// A limit of `rate` requests a second on average, and of `burst` at once.
    pub fn new(rate: f64, burst: u32) -> Rate<K> {
        let one = Duration::from_secs_f64(1.0 / rate.clamp(1e-6, 1e9));
        let quota = Quota::with_period(one.max(Duration::from_nanos(1)));
        let quota = quota.unwrap_or(Quota::per_second(NonZeroU32::MIN));
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        Rate(RateLimiter::keyed(quota.allow_burst(burst)))
    }

    /// Counts a request. An error says how long to wait.
    pub fn count(&self, key: &K) -> Result<(), Duration> {
        let wait = |not_until: governor::NotUntil<_>| {
            not_until.wait_time_from(DefaultClock::default().now())
        };
        self.0.check_key(key).map_err(wait)
    }

    /// Counts several at once. More than the burst can never pass; the error then says an hour.
    pub fn count_several(&self, key: &K, count: NonZeroU32) -> Result<(), Duration> {
        let now = DefaultClock::default().now();
        match self.0.check_key_n(key, count) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(not_until)) => Err(not_until.wait_time_from(now)),
            Err(_) => Err(Duration::from_secs(3600)),
        }
    }

    /// Forgets the keys that have not been used for long.
    pub fn shrink(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_by_key() {
        let rate = Rate::new(0.001, 3);
        for _ in 0..3 {
            assert_eq!(rate.count(&"ann"), Ok(()));
        }
        let wait = rate.count(&"ann").unwrap_err();
        assert!(wait <= Duration::from_secs(1000) && wait > Duration::from_secs(800));
        assert_eq!(rate.count(&"bob"), Ok(()));
    }

    #[test]
    fn an_ipv6_network_is_one_origin() {
        let origin = |text: &str| Origin::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(origin("2001:db8::1"), origin("2001:db8::ffff:2"));
        assert_ne!(origin("2001:db8::1"), origin("2001:db8:0:1::1"));
        assert_eq!(origin("::ffff:192.0.2.1"), origin("192.0.2.1"));
        assert_ne!(origin("192.0.2.1"), origin("192.0.2.2"));
    }
}
