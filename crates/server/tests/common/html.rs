//! Pages as trees. The server writes HTML that is XML but for three things, which are mended here: the document type,
//! elements that have no end, and attributes without a value.

/// Elements that have no end: the void elements of HTML.
const VOID: [&str; 14] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr", "param",
];

/// A page as XML. What does not nest stays wrong, and the parser says so.
pub fn xml(page: &str) -> String {
    let mut xml = String::with_capacity(page.len() + page.len() / 8);
    let mut rest = page.strip_prefix("<!DOCTYPE html>").unwrap_or(page);
    while let Some(start) = rest.find('<') {
        xml += &rest[..start];
        rest = &rest[start..];
        let length = tag_length(rest);
        xml += &tag(&rest[..length]);
        rest = &rest[length..];
    }
    xml + rest
}

/// The length of the tag at the start: up to the first `>` outside of quotation marks.
fn tag_length(text: &str) -> usize {
    let mut quoted = false;
    for (place, char) in text.char_indices() {
        match char {
            '"' => quoted = !quoted,
            '>' if !quoted => return place + 1,
            _ => {}
        }
    }
    panic!("a tag without an end: {}", &text[..text.len().min(80)]);
}

fn tag(tag: &str) -> String {
    let inside = tag[1..tag.len() - 1].trim_end_matches('/');
    if inside.starts_with(['/', '!']) {
        return tag.to_string();
    }
    let closed = tag.ends_with("/>");
    let mut parts = inside.split('"');
    let mut xml = String::from("<");
    // What is outside of quotation marks has names, each before its value.
    while let Some(names) = parts.next() {
        let value = parts.next();
        let names: Vec<&str> = names.split_whitespace().collect();
        for (place, name) in names.iter().enumerate() {
            let is_element = xml == "<";
            let last = place + 1 == names.len();
            match value {
                _ if is_element => xml += name,
                Some(value) if last => {
                    xml += &format!(" {name}\"{value}\"");
                }
                _ => xml += &format!(" {name}=\"\""),
            }
        }
    }
    let name = inside.split_whitespace().next().unwrap_or_default();
    xml += if closed || VOID.contains(&name) {
        "/>"
    } else {
        ">"
    };
    xml
}
