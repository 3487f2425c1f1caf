//! Vectors of four lanes: what `wide` has no functions for.

use bytemuck::cast;
use wide::{f32x4, i32x4, u32x4};

/// The four numbers from an index on, if there are so many.
pub(super) fn four_at(numbers: &[f32], index: u32) -> Option<f32x4> {
    let index = index as usize;
    let four = numbers.get(index..index + 4)?;
    four.try_into().ok().map(f32x4::new)
}

/// All bits of the first `count` lanes.
pub(super) fn first(count: u32) -> f32x4 {
    let count: i32x4 = cast(u32x4::splat(count));
    cast(count.simd_gt(i32x4::new([0, 1, 2, 3])))
}

/// For each set of lanes, as bits, those that are in it, in front.
pub(super) const MEMBERS: [[u32; 4]; 16] = {
    let mut members = [[0; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut lane, mut len) = (0, 0);
        while lane < 4 {
            if set >> lane & 1 == 1 {
                members[set][len] = lane;
                len += 1;
            }
            lane += 1;
        }
        set += 1;
    }
    members
};

/// For each set of lanes, as bits, how many are in it.
pub(super) const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
