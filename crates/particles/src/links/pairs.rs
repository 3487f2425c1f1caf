//! A list of pairs that grows without branching.

use alloc::vec::Vec;

use super::Link;

/// A list that appends by writing first and counting afterwards: whether a pair is wanted decides only
/// whether the next one overwrites it. Its buffer is kept when it is cleared.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    /// Longer than the list.
    buffer: Vec<Link>,
    len: usize,
}

impl Pairs {
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    pub(super) fn as_slice(&self) -> &[Link] {
        &self.buffer[..self.len]
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Appends at most `count` pairs: all that `append` hands on as wanted.
    pub(super) fn extend(&mut self, count: usize, append: impl FnOnce(&mut Tail<'_>)) {
        let needed = self.len + count;
        if needed > self.buffer.len() {
            self.buffer
                .resize(needed.next_power_of_two(), Link::default());
        }
        let mut tail = Tail {
            places: &mut self.buffer[self.len..needed],
            len: 0,
        };
        append(&mut tail);
        self.len += tail.len;
    }
}

/// The end of a list, with room for a number of pairs.
pub(super) struct Tail<'a> {
    places: &'a mut [Link],
    len: usize,
}

impl Tail<'_> {
    /// Appends the pair if it is wanted; does nothing when there is no room.
    #[inline]
    pub(super) fn append(&mut self, pair: Link, wanted: bool) {
        if let Some(place) = self.places.get_mut(self.len) {
            *place = pair;
            self.len += usize::from(wanted);
        }
    }
}
