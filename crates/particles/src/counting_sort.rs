//! A stable sort by small numbers, in linear time. A comparing sort is 5 kB of the browser's module.

use alloc::vec::Vec;
use core::mem;

/// Writes the items to `sorted`, which is as long, by their keys, which are below `keys`. Afterwards `ends` has where
/// the items of each key end.
pub(crate) fn counting_sort<T>(
    items: impl Iterator<Item = T> + Clone,
    keys: usize,
    key: impl Fn(&T) -> usize,
    ends: &mut Vec<u32>,
    sorted: &mut [T],
) {
    ends.clear();
    ends.resize(keys, 0);
    for item in items.clone() {
        ends[key(&item)] += 1;
    }
    let mut sum = 0;
    for end in &mut *ends {
        sum += mem::replace(end, sum);
    }
    for item in items {
        let end = &mut ends[key(&item)];
        sorted[*end as usize] = item;
        *end += 1;
    }
}
