//! A list of pairs that grows without branching.

use alloc::vec::Vec;

use super::Link;

/// A list whose buffer is kept when it is cut.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    /// Longer than the list.
    buffer: Vec<Link>,
    len: usize,
}

impl Pairs {
    pub(super) fn as_slice(&self) -> &[Link] {
        &self.buffer[..self.len]
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Makes room for `count` more pairs.
    pub(super) fn reserve(&mut self, count: usize) {
        let needed = self.len + count;
        if needed > self.buffer.len() {
            self.buffer
                .resize(needed.next_power_of_two(), Link::default());
        }
    }

    /// Appends those pairs that are wanted, for which there has to be room: what has none is left out.
    ///
    /// Each is written first and counted afterwards: whether it is wanted decides only whether the next
    /// one overwrites it.
    pub(super) fn append(&mut self, pairs: impl Iterator<Item = (Link, bool)>) {
        let mut len = self.len;
        for (pair, wanted) in pairs {
            let Some(pair_at_end) = self.buffer.get_mut(len) else {
                break;
            };
            *pair_at_end = pair;
            len += usize::from(wanted);
        }
        self.len = len;
    }
}
