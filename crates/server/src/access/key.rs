//! The secret by which the server knows its own cookies again.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use axum_extra::extract::cookie;
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

use crate::access::ids::VisitorId;

/// How many bytes the secret has.
const BYTES: usize = 64;
/// Number of bytes of an HMAC with SHA-256.
const MAC: usize = 32;

/// The secret by which the server knows its own cookies again.
#[derive(Clone)]
pub struct Key(cookie::Key);

impl Key {
    /// Reads the secret from a file; where there is none, makes one that nobody else can read.
    pub fn open(path: &Path) -> io::Result<Key> {
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => make(path)?,
            read => read?,
        };
        if bytes.len() != BYTES {
            let problem = format!("{} is no key: it has {} bytes", path.display(), bytes.len());
            return Err(io::Error::new(io::ErrorKind::InvalidData, problem));
        }
        Ok(Key(cookie::Key::from(&bytes)))
    }

    /// What cookies are signed with.
    pub fn cookies(&self) -> cookie::Key {
        self.0.clone()
    }

    /// The token that the forms of a visitor carry. Other sites can neither read nor guess it.
    ///
    /// It is masked by a random value, another one each time: the length of a compressed page must not help to guess
    /// it (BREACH).
    pub fn csrf(&self, visitor: &VisitorId) -> String {
        let mask: [u8; MAC] = rand::random();
        let mac = self.mac(visitor).finalize().into_bytes();
        let masked: Vec<u8> = mac
            .iter()
            .zip(mask)
            .map(|(byte, mask)| byte ^ mask)
            .collect();
        hex::encode(mask) + &hex::encode(masked)
    }

    /// Whether a form carries the right token, in constant time.
    pub fn is_csrf(&self, visitor: &VisitorId, token: &str) -> bool {
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
        self.mac(visitor).verify_slice(&mac).is_ok()
    }

    fn mac(&self, visitor: &VisitorId) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(self.0.signing());
        // HMAC takes a key of any length.
        let mut mac = mac.unwrap_or_else(|_| unreachable!("no key is too long for HMAC"));
        mac.update(b"form of ");
        mac.update(visitor.as_str().as_bytes());
        mac
    }
}

/// What is kept of a token: it cannot be turned back.
pub fn hash(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

fn make(path: &Path) -> io::Result<Vec<u8>> {
    let bytes = rand::random::<[u8; BYTES]>().to_vec();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(&bytes)?;
    file.sync_all()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        let (first, second) = (Key::open(&path).unwrap(), Key::open(&path).unwrap());
        let ann = VisitorId::random();
        assert!(second.is_csrf(&ann, &first.csrf(&ann)));
        assert!(!second.is_csrf(&VisitorId::random(), &first.csrf(&ann)));
        assert!(!second.is_csrf(&ann, ""));
        assert!(!second.is_csrf(&ann, &"0".repeat(128)));
        assert_ne!(
            first.csrf(&ann),
            first.csrf(&ann),
            "the mask is another one"
        );
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&path, "short").unwrap();
        assert!(Key::open(&path).is_err());
    }
}
