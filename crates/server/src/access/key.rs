//! The secrets by which the server knows its own cookies again.
//!
//! They are in the store, so that several processes have the same ones. The newest signs; the older ones are accepted
//! for as long as a cookie that they have signed may live.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::access::ids::VisitorId;
use crate::store::{Store, StoreError, StoredKey, now};

/// How many bytes a secret has.
const BYTES: usize = 64;
/// How many of them sign.
const SIGNING: usize = 32;
/// Number of bytes of an HMAC with SHA-256.
const MAC: usize = 32;
/// Number of characters of one in base64.
const ENCODED_MAC: usize = 44;

const DAY: i64 = 24 * 60 * 60;
/// After how long a key is replaced, in seconds.
const ROTATION: i64 = 90 * DAY;
/// How long a key is accepted after it has been replaced: as long as browsers keep a cookie.
const ACCEPTED: i64 = 400 * DAY;
/// How long a new key is only accepted, until every process knows it.
const ADOPTION: i64 = 2 * 60;

/// The secrets by which the server knows its own cookies again.
#[derive(Clone, Default)]
pub struct Keys(Arc<RwLock<Arc<[Key]>>>);

/// One of them: the bytes of its secret that sign.
#[derive(Clone)]
struct Key([u8; SIGNING]);

impl Keys {
    /// Reads the keys. Where there are none, the first is that of earlier programs, which was in a file, or a new one.
    pub async fn open(store: &dyn Store, file: Option<&Path>) -> Result<Keys, KeyError> {
        let keys = Keys(Arc::default());
        if store.keys().await?.is_empty() {
            let secret = match file.map(fs::read) {
                Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(KeyError::File(error));
                }
                Some(Ok(bytes)) if bytes.len() != BYTES => {
                    let problem = format!("the key in the file has {} bytes", bytes.len());
                    return Err(KeyError::File(io::Error::new(
                        io::ErrorKind::InvalidData,
                        problem,
                    )));
                }
                Some(Ok(bytes)) => bytes,
                Some(Err(_)) | None => rand::random::<[u8; BYTES]>().to_vec(),
            };
            // Of several processes that start at once, one adds it.
            store
                .add_key(StoredKey {
                    number: 1,
                    secret,
                    created: now(),
                })
                .await?;
        }
        keys.reload(store).await?;
        Ok(keys)
    }

    /// Reads the keys again.
    pub async fn reload(&self, store: &dyn Store) -> Result<(), StoreError> {
        let stored = store.keys().await?;
        let keys = in_order(&stored, now())
            .into_iter()
            .filter(|key| key.secret.len() == BYTES);
        let keys: Vec<Key> = keys.filter_map(|key| Key::of(&key.secret)).collect();
        if keys.is_empty() {
            return Err(StoreError::Damaged("there is no key".to_owned()));
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = keys.into();
        Ok(())
    }

    /// Adds a key if the newest one is old, and removes those that no cookie needs any more.
    pub async fn rotate(&self, store: &dyn Store) -> Result<(), StoreError> {
        let stored = store.keys().await?;
        if let Some(newest) = stored
            .first()
            .filter(|newest| newest.created + ROTATION < now())
        {
            let secret = rand::random::<[u8; BYTES]>().to_vec();
            let number = newest.number + 1;
            store
                .add_key(StoredKey {
                    number,
                    secret,
                    created: now(),
                })
                .await?;
        }
        // A key is needed for so long after the next one was made.
        let next = stored.iter().find(|key| key.created + ACCEPTED < now());
        if let Some(next) = next {
            store.remove_keys_below(next.number).await?;
        }
        self.reload(store).await
    }

    fn all(&self) -> Arc<[Key]> {
        self.0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// The value of a cookie with its signature before it.
    pub fn sign(&self, value: &str) -> Option<String> {
        let keys = self.all();
        let mac = keys.first()?.mac(&[value]).finalize().into_bytes();
        Some(BASE64_STANDARD.encode(mac) + value)
    }

    /// The value of a cookie, if one of the keys has signed it, and whether that key still signs.
    pub fn signed<'c>(&self, cookie: &'c str) -> Option<(&'c str, bool)> {
        let (mac, value) = cookie.split_at_checked(ENCODED_MAC)?;
        let mac = BASE64_STANDARD.decode(mac).ok()?;
        let keys = self.all();
        let signer = keys
            .iter()
            .position(|key| key.mac(&[value]).verify_slice(&mac).is_ok())?;
        Some((value, signer == 0))
    }

    /// The token that the forms of a visitor carry. Other sites can neither read nor guess it.
    pub fn csrf(&self, visitor: &VisitorId) -> String {
        let keys = self.all();
        // There is always one.
        keys.first()
            .map(|key| key.csrf(visitor))
            .unwrap_or_default()
    }

    /// Whether a form carries the right token, in constant time for each key.
    pub fn is_csrf(&self, visitor: &VisitorId, token: &str) -> bool {
        self.all().iter().any(|key| key.is_csrf(visitor, token))
    }
}

/// The keys in the order in which they are tried: the newest first, unless it is too new to sign.
fn in_order(stored: &[StoredKey], now: i64) -> Vec<&StoredKey> {
    let mut keys: Vec<&StoredKey> = stored.iter().collect();
    let signs = keys.iter().position(|key| key.created + ADOPTION <= now);
    if let Some(place) = signs {
        keys[..=place].rotate_right(1);
    }
    keys
}

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The store has no keys, or cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file of an earlier program cannot be used.
    #[error("the file of the key cannot be used")]
    File(#[source] io::Error),
}

impl Key {
    /// The key of a secret. The other bytes of it have never signed anything.
    fn of(secret: &[u8]) -> Option<Key> {
        secret.first_chunk().copied().map(Key)
    }

    /// The token of a visitor.
    ///
    /// It is masked by a random value, another one each time: the length of a compressed page must not help to guess
    /// it (BREACH).
    fn csrf(&self, visitor: &VisitorId) -> String {
        let mask: [u8; MAC] = rand::random();
        let mac = self.form_mac(visitor).finalize().into_bytes();
        let masked: Vec<u8> = mac
            .iter()
            .zip(mask)
            .map(|(byte, mask)| byte ^ mask)
            .collect();
        hex::encode(mask) + &hex::encode(masked)
    }

    /// Whether this is the token of a visitor, in constant time.
    fn is_csrf(&self, visitor: &VisitorId, token: &str) -> bool {
        let mut bytes = [0; 2 * MAC];
        if hex::decode_to_slice(token, &mut bytes).is_err() {
            return false;
        }
        let (mask, masked) = bytes.split_at(MAC);
        let mac: Vec<u8> = masked
            .iter()
            .zip(mask)
            .map(|(byte, mask)| byte ^ mask)
            .collect();
        self.form_mac(visitor).verify_slice(&mac).is_ok()
    }

    fn form_mac(&self, visitor: &VisitorId) -> Hmac<Sha256> {
        self.mac(&["form of ", visitor.as_str()])
    }

    /// The HMAC of these parts, one after the other.
    fn mac(&self, parts: &[&str]) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0);
        // HMAC takes a key of any length.
        let mut mac = mac.unwrap_or_else(|_| unreachable!("no key is too long for HMAC"));
        for part in parts {
            mac.update(part.as_bytes());
        }
        mac
    }
}

/// What is kept of a token: it cannot be turned back.
pub fn hash(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    #[tokio::test]
    async fn the_key_of_an_earlier_program_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("key");
        fs::write(&file, "short").unwrap();
        let store = Sqlite::open(&folder.path().join("tables.db"))
            .await
            .unwrap();
        assert!(Keys::open(&store, Some(&file)).await.is_err());
        fs::write(&file, [7; BYTES]).unwrap();
        let first = Keys::open(&store, Some(&file)).await.unwrap();
        let second = Keys::open(&store, None).await.unwrap();
        let old = Key::of(&[7; BYTES]).unwrap();
        let ann = VisitorId::random();
        for token in [first.csrf(&ann), second.csrf(&ann), old.csrf(&ann)] {
            assert!(second.is_csrf(&ann, &token));
            assert!(!second.is_csrf(&VisitorId::random(), &token));
        }
        assert!(!second.is_csrf(&ann, ""));
        assert!(!second.is_csrf(&ann, &"0".repeat(128)));
        assert_ne!(
            first.csrf(&ann),
            first.csrf(&ann),
            "the mask is another one"
        );
    }

    /// The cookie was signed by another program, as the crate `cookie` signs: browsers keep such cookies.
    #[tokio::test]
    async fn cookies_of_an_earlier_program_are_known() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("key");
        fs::write(&file, [7; BYTES]).unwrap();
        let store = Sqlite::open(&folder.path().join("tables.db"))
            .await
            .unwrap();
        let keys = Keys::open(&store, Some(&file)).await.unwrap();
        let ann = "0123456789abcdef0123456789abcdef";
        let signed = "0ve05wiaRxepvH9LFplEyK2rpsSLvPlnOzTYGWk+taE=0123456789abcdef0123456789abcdef";
        assert_eq!(keys.sign(ann).as_deref(), Some(signed));
        assert_eq!(keys.signed(signed), Some((ann, true)));
        for forged in [
            ann,
            "",
            &signed[1..],
            &signed[..75],
            &signed.replace('f', "e"),
        ] {
            assert_eq!(keys.signed(forged), None, "{forged}");
        }
    }

    #[tokio::test]
    async fn keys_are_replaced_and_old_ones_accepted_for_a_while() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("tables.db"))
            .await
            .unwrap();
        let key = |number: i64, age: i64| StoredKey {
            number,
            secret: vec![number as u8; BYTES],
            created: now() - age,
        };
        for (number, age) in [(1, 700), (2, 500), (3, 401), (4, 91)] {
            store.add_key(key(number, age * DAY)).await.unwrap();
        }
        let keys = Keys::open(&store, None).await.unwrap();
        let ann = VisitorId::random();
        let token = keys.csrf(&ann);
        let third = Keys(Arc::new(RwLock::new(Arc::new([Key::of(
            &key(3, 0).secret,
        )
        .unwrap()]))));
        let cookie = third.sign(ann.as_str()).unwrap();
        assert_eq!(keys.signed(&cookie), Some((ann.as_str(), false)));
        keys.rotate(&store).await.unwrap();
        let numbers: Vec<i64> = store
            .keys()
            .await
            .unwrap()
            .iter()
            .map(|key| key.number)
            .collect();
        assert_eq!(numbers, [5, 4, 3], "key 3 has signed until 91 days ago");
        assert!(keys.is_csrf(&ann, &token));
        let fourth = Key::of(&key(4, 0).secret).unwrap();
        assert!(
            fourth.is_csrf(&ann, &keys.csrf(&ann)),
            "the fifth does not sign yet"
        );
        let stored = store.keys().await.unwrap();
        let first = |now: i64| in_order(&stored, now)[0].number;
        assert_eq!((first(now()), first(now() + ADOPTION)), (4, 5));
        keys.rotate(&store).await.unwrap();
        assert_eq!(store.keys().await.unwrap().len(), 3, "once is enough");
    }
}
