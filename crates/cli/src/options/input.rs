//! Files that a command reads.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use innovation_text::Text;

use crate::print::told::FileError;

/// The bytes of a file, `-` being standard input; and what to call it.
pub fn read(path: &Path, text: &Text) -> Result<(String, Vec<u8>), FileError> {
    let (name, bytes) = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        let read = io::stdin().read_to_end(&mut bytes);
        let name = text.help("error-standard-input", &[]);
        let name = name.unwrap_or_else(|| "standard input".to_owned());
        (name, read.map(|_| bytes))
    } else {
        (path.display().to_string(), fs::read(path))
    };
    match bytes {
        Ok(bytes) => Ok((name, as_utf8(bytes))),
        Err(source) => Err(FileError::Read(name, source)),
    }
}

/// A text as UTF-8. With a byte order mark that says so, it was UTF-16, as some programs on Windows write it.
pub fn as_utf8(bytes: Vec<u8>) -> Vec<u8> {
    let unit: fn([u8; 2]) -> u16 = match bytes.get(..2) {
        Some([0xff, 0xfe]) => u16::from_le_bytes,
        Some([0xfe, 0xff]) => u16::from_be_bytes,
        _ => return bytes,
    };
    let units = bytes[2..].chunks(2).map(|pair| match *pair {
        [first, second] => unit([first, second]),
        // Half a character at the end.
        _ => char::REPLACEMENT_CHARACTER as u16,
    });
    let letters = char::decode_utf16(units);
    let letters = letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    letters.collect::<String>().into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_16_is_read() {
        let text = "Zoë 𝄞\r\n";
        for (mark, bytes) in [
            (
                [0xff, 0xfe],
                text.encode_utf16()
                    .flat_map(u16::to_le_bytes)
                    .collect::<Vec<u8>>(),
            ),
            (
                [0xfe, 0xff],
                text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
            ),
        ] {
            assert_eq!(as_utf8([mark.to_vec(), bytes].concat()), text.as_bytes());
        }
        assert_eq!(as_utf8(text.into()), text.as_bytes());
        assert_eq!(as_utf8(vec![0xff, 0xfe, 0x61]), "\u{fffd}".as_bytes());
    }
}
