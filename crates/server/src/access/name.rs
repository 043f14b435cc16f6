use innovation_text::Problem;

/// A name as it is shown: without spaces around it, and without characters that cannot be seen or that turn the
/// sentence around them.
pub fn checked_name(name: &str, most: usize) -> Result<String, Problem> {
    let name = name.trim();
    let unseen = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let length = name.chars().count();
    // In records, that is how bots are called.
    let bot = name.starts_with("bot:");
    if length == 0 || length > most || bot || name.contains(unseen) {
        return Err(Problem::Name(most));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_can_be_seen() {
        assert_eq!(checked_name("  Ann Lee ", 7), Ok("Ann Lee".to_owned()));
        assert_eq!(checked_name("<b>Ann</b>", 32), Ok("<b>Ann</b>".to_owned()));
        for name in ["", "  ", "Ann\nLee", "Ann\u{202e}", "bot:hard", "12345678"] {
            assert_eq!(checked_name(name, 7), Err(Problem::Name(7)), "{name:?}");
        }
    }
}
