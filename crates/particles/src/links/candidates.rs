//! Collecting candidates: all pairs of particles in a grid that are within reach of each other.

use wide::{f32x4, u32x4};

use super::Link;
use super::grid::Grid;
use super::lanes::{self, four_at};
use super::pairs::Pairs;

/// Pairs of slots that a [`Found`] has room for.
const ROOM: usize = 512;

/// Particles that are compared with one before the room is checked again.
const PIECE: u32 = 128;

/// Appends to `certain` the pairs that are nearer than `certain_px`, and to `possible` the others that
/// are nearer than `reach_px`, which is at most the side that the grid was made for; of different groups
/// none. Stops before both lists together have more than `limit`.
///
/// Each particle is compared with four others at a time. The four bits of which of them are near choose
/// the order in which the four are written, near ones in front, and by how much the list grows: nothing
/// branches on a distance.
pub(super) fn collect(
    grid: &Grid,
    groups: &[u8],
    [certain_px, reach_px]: [f32; 2],
    limit: usize,
    [certain, possible]: [&mut Pairs; 2],
) {
    let [certain_sq, reach_sq] = [certain_px, reach_px].map(|px| f32x4::splat(px * px));
    let (all_x, all_y) = grid.coordinates();
    let [mut found_certain, mut found_possible] = [Found::new(), Found::new()];
    let (mut certain_len, mut possible_len) = (0, 0);
    for (slot, runs) in grid.neighborhoods() {
        let x = f32x4::splat(all_x[slot as usize]);
        let y = f32x4::splat(all_y[slot as usize]);
        let here = u32x4::splat(slot);
        for run in runs {
            let mut first = run.start;
            while first < run.end {
                if certain_len.max(possible_len) > ROOM - PIECE as usize {
                    found_certain.move_to(certain, certain_len, grid, groups);
                    found_possible.move_to(possible, possible_len, grid, groups);
                    (certain_len, possible_len) = (0, 0);
                    if certain.len() + possible.len() + 2 * ROOM > limit {
                        return;
                    }
                }
                // Nothing is called in this loop, which would cost it the registers, and what it reads and
                // writes is checked first: engines move arithmetic behind a branch, and repeat it.
                let piece_end = run.end.min(first + PIECE);
                while first < piece_end {
                    let (Some(others_x), Some(others_y), Some(to_certain), Some(to_possible)) = (
                        four_at(all_x, first),
                        four_at(all_y, first),
                        found_certain.room(certain_len),
                        found_possible.room(possible_len),
                    ) else {
                        return;
                    };
                    let (dx, dy) = (others_x - x, others_y - y);
                    let distance_sq = dx * dx + dy * dy;
                    let near = distance_sq.simd_lt(reach_sq) & lanes::first(run.end - first);
                    let nearer = distance_sq.simd_lt(certain_sq) & near;
                    let others = u32x4::splat(first);
                    certain_len += to_certain.write(here, others, nearer.to_bitmask());
                    possible_len += to_possible.write(here, others, (near ^ nearer).to_bitmask());
                    first += 4;
                }
            }
        }
    }
    found_certain.move_to(certain, certain_len, grid, groups);
    found_possible.move_to(possible, possible_len, grid, groups);
}

/// Pairs of slots, not yet of particles.
struct Found {
    slots: [u32; ROOM],
    others: [u32; ROOM],
}

impl Found {
    fn new() -> Self {
        Self {
            slots: [0; ROOM],
            others: [0; ROOM],
        }
    }

    /// Room for four pairs after the first `len`.
    fn room(&mut self, len: usize) -> Option<Room<'_>> {
        Some(Room {
            slots: self.slots.get_mut(len..len + 4)?.first_chunk_mut()?,
            others: self.others.get_mut(len..len + 4)?.first_chunk_mut()?,
        })
    }

    /// Appends the first `len` pairs to a list, as particles.
    #[inline(never)]
    fn move_to(&self, pairs: &mut Pairs, len: usize, grid: &Grid, groups: &[u8]) {
        pairs.reserve(len);
        let found = self.slots[..len].iter().zip(&self.others);
        pairs.append(found.map(|(&slot, &other)| {
            let (a, b) = (grid.index(slot), grid.index(other));
            // Without groups there is none to tell them apart.
            let alike = groups.get(a as usize) == groups.get(b as usize);
            let (a, b) = (a.min(b), a.max(b));
            (Link { a, b }, alike)
        }));
    }
}

/// Room for four pairs of slots.
struct Room<'a> {
    slots: &'a mut [u32; 4],
    others: &'a mut [u32; 4],
}

impl Room<'_> {
    /// Writes the pairs of a slot with those of four others, which begin with `first`, whose bits are set
    /// in `wanted`; returns how many these are.
    fn write(self, slot: u32x4, first: u32x4, wanted: u32) -> usize {
        let wanted = wanted as usize % 16;
        *self.slots = slot.to_array();
        *self.others = (first + u32x4::new(lanes::MEMBERS[wanted])).to_array();
        usize::from(lanes::COUNTS[wanted])
    }
}
