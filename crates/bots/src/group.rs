/// A range of feature numbers from `start` on.
#[derive(Clone, Copy)]
pub struct FeatureGroup {
    start: usize,
    len: usize,
}

impl FeatureGroup {
    /// The group that begins with 0.
    pub const fn first(len: usize) -> FeatureGroup {
        FeatureGroup { start: 0, len }
    }

    /// The group that follows this one.
    pub const fn then(self, len: usize) -> FeatureGroup {
        let start = self.end();
        FeatureGroup { start, len }
    }

    /// The number after the last.
    pub const fn end(self) -> usize {
        self.start + self.len
    }

    pub fn at(self, index: usize) -> usize {
        debug_assert!(index < self.len);
        self.start + index.min(self.len - 1)
    }

    /// The number of this index. Indices beyond the end share the last number.
    pub fn up_to(self, index: usize) -> usize {
        self.start + index.min(self.len - 1)
    }
}
