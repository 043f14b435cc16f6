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

    /// What the forms of a visitor carry. Other sites can neither read nor guess it.
    pub fn csrf(&self, visitor: &VisitorId) -> String {
        hex::encode(self.mac(visitor).finalize().into_bytes())
    }

    /// Whether a form carries what it should, in a time that tells nothing.
    pub fn is_csrf(&self, visitor: &VisitorId, token: &str) -> bool {
        hex::decode(token).is_ok_and(|token| self.mac(visitor).verify_slice(&token).is_ok())
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
