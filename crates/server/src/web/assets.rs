//! The files that pages ask for, inside the program. Their names change with what is in them, so that a browser
//! may keep them for good.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::body::Bytes;
use innovation_scene::art;
use sha2::{Digest, Sha256};

/// A file that pages ask for.
pub struct Asset {
    /// Its name in the project.
    pub name: Cow<'static, str>,
    /// Its name on the wire, which has a hash of its contents in it.
    pub hashed: String,
    /// What kind of file it is.
    pub kind: &'static str,
    /// Its contents.
    pub bytes: Bytes,
}

impl Asset {
    /// A file with these contents.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        kind: &'static str,
        bytes: impl Into<Bytes>,
    ) -> Asset {
        let (name, bytes) = (name.into(), bytes.into());
        let hash = hex::encode(&Sha256::digest(&bytes)[..8]);
        let hashed = match name.rsplit_once('.') {
            Some((stem, extension)) => format!("{stem}-{hash}.{extension}"),
            None => format!("{name}-{hash}"),
        };
        Asset {
            name,
            hashed,
            kind,
            bytes,
        }
    }
}

/// The one sheet, in the order of its files.
const STYLE: &str = concat!(
    include_str!("../../../scene/assets/colors.css"),
    include_str!("../../assets/style/base.css"),
    include_str!("../../assets/style/cards.css"),
    include_str!("../../assets/style/table.css"),
    include_str!("../../assets/style/options.css"),
    include_str!("../../assets/style/phone.css"),
    include_str!("../../assets/style/pages.css"),
    include_str!("../../assets/style/learn.css"),
    include_str!("../../assets/style/rules.css"),
);

/// The one script, in the order of its files.
const SCRIPT: &str = concat!(
    include_str!("../../assets/script/page.js"),
    include_str!("../../assets/script/tree.js"),
    include_str!("../../assets/script/answer.js"),
    include_str!("../../assets/script/cards.js"),
    include_str!("../../assets/script/drawer.js"),
    include_str!("../../assets/script/sound.js"),
    include_str!("../../assets/script/fly.js"),
    include_str!("../../assets/script/steps.js"),
    include_str!("../../assets/script/replay.js"),
    include_str!("../../assets/script/order.js"),
    include_str!("../../assets/script/exercise.js"),
    include_str!("../../assets/script/review.js"),
    include_str!("../../assets/script/start.js"),
);

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    vec![
        Asset::new("style.css", "text/css; charset=utf-8", STYLE),
        Asset::new("table.js", "text/javascript; charset=utf-8", SCRIPT),
        Asset::new(
            "icon.svg",
            "image/svg+xml",
            include_str!("../../assets/icon.svg"),
        ),
        Asset::new("pictures.svg", "image/svg+xml", art::PICTURES),
    ]
});

/// The file of this name on the wire.
pub fn find(hashed: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.hashed == hashed)
}

/// Where a page finds the file of this name in the project.
pub fn path(name: &str) -> String {
    let asset = ASSETS.iter().find(|asset| asset.name == name);
    format!("/assets/{}", asset.map_or(name, |asset| &asset.hashed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_asset_is_found_where_pages_look() {
        for asset in ASSETS.iter() {
            let path = path(&asset.name);
            let found = path.strip_prefix("/assets/").and_then(find);
            assert!(found.is_some_and(|found| found.bytes == asset.bytes));
        }
        assert!(find("style.css").is_none());
    }
}
