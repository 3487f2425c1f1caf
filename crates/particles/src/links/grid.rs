//! A uniform grid: sorts particles by cell. Each group has its own cells.
//!
//! Few cells are sorted by one counting sort. If clusters are far apart, there are too many empty cells to count, and
//! the cells' numbers are sorted byte by byte.

use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use crate::counting_sort::counting_sort;

/// This many cells are together as wide as one is high. Narrower cells avoid comparisons of particles that are too far
/// apart; 3 to 8 are equally fast.
const COLUMNS: u64 = 4;

/// Largest number of cells per particle that one counting sort takes; with more, sorting byte by byte is as fast.
const MAX_COUNTED_CELLS: u64 = 8;

/// Largest number of rows: the cells of 256 groups then have numbers below 2⁶⁴, and rounding moves a particle by less
/// than a hundredth of a cell.
const MAX_ROWS: f64 = (1_u32 << 26) as f64;

/// Factor by which cells are enlarged: by more than rounding can move a particle.
const SIDE_MARGIN: f64 = 1.01;

/// Coordinates are clamped to ± this when cells are laid out.
const FARTHEST_PX: f32 = 1e9;

/// A particle in the grid.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    cell: u64,
    /// The particle's index in the caller's arrays.
    index: u32,
}

/// Particles sorted by cell.
///
/// Cells are numbered row by row. Each row has [`COLUMNS`] empty cells before and after its own, which it shares with
/// the neighboring rows, and there is an empty row at the end: so all cells have neighbors. If particles are in two
/// rows of six columns, they are in the cells right of the line:
///
/// ```text
///   0    1    2    3  |   4    5    6    7   (8)  [9]
/// [10] [11] [12]  13  | [14] [15] [16] [17] [18] [19]
/// [20] [21] [22]  23  |  24   25   26   27   28   29
///  30   31   32   33
/// ```
///
/// A particle in (8) is compared with the particles after it in this cell, and with those in the cells in brackets: two
/// runs of slots. A second group has the same cells again, from 34 on.
#[derive(Debug, Default)]
pub(super) struct Grid {
    /// Particles in no cell come last.
    slots: Vec<Slot>,
    /// Number of particles in a cell: those with finite coordinates.
    located: usize,
    /// The slots before the last sorting pass.
    unsorted: Vec<Slot>,
    /// For each cell, the slot after its last one; empty if the cells were sorted byte by byte.
    ends: Vec<u32>,
    /// The slots' coordinates, and three more, so that four can be read from each slot.
    x: Vec<f32>,
    y: Vec<f32>,
    /// Cells per row.
    stride: u64,
}

impl Grid {
    /// Sorts points into cells at least `side_px` > 0 high, and a quarter of that wide. `groups` is empty or has one
    /// group per point.
    ///
    /// Linear in points: a counting sort by cell, or one by each byte of the cells' numbers, the least significant
    /// first.
    pub(super) fn sort(&mut self, points: &[[f32; 2]], groups: &[u8], side_px: f32) {
        let [across, down] = [0, 1].map(|axis| Extent::of(points, axis));
        let height_px =
            (f64::from(side_px) * SIDE_MARGIN).max(across.length_px.max(down.length_px) / MAX_ROWS);
        let rows_per_px = 1.0 / height_px;
        let columns_per_px = COLUMNS as f64 / height_px;
        let stride = across.cells(columns_per_px) + COLUMNS;
        let in_group = (down.cells(rows_per_px) + 1) * stride + COLUMNS;
        let last_group = groups.iter().fold(0, |last, &group| last.max(group));
        let cells = (u64::from(last_group) + 1) * in_group;

        self.stride = stride;
        self.slots.clear();
        self.slots.extend((0..).zip(points).map(|(index, &point)| {
            if !is_located(point) {
                return Slot { cell: cells, index };
            }
            let row = down.cell(point[1], rows_per_px);
            let column = across.cell(point[0], columns_per_px);
            let cell = row * stride + column + COLUMNS;
            Slot { cell, index }
        }));
        for (slot, &group) in self.slots.iter_mut().zip(groups) {
            if slot.cell < cells {
                slot.cell += u64::from(group) * in_group;
            }
        }
        self.unsorted.resize(points.len(), Slot::default());
        if cells < MAX_COUNTED_CELLS * points.len() as u64 {
            self.sort_by(index(cells + 1), 0, u64::MAX);
        } else {
            for shift in (0..u64::BITS - cells.leading_zeros()).step_by(8) {
                self.sort_by(256, shift, 255);
            }
            self.ends.clear();
        }
        self.located = self.slots.partition_point(|slot| slot.cell < cells);
        self.copy_coordinates(points);
    }

    /// Copies the coordinates in the order of slots.
    fn copy_coordinates(&mut self, points: &[[f32; 2]]) {
        for (axis, coordinates) in [&mut self.x, &mut self.y].into_iter().enumerate() {
            coordinates.clear();
            let sorted = self
                .slots
                .iter()
                .map(|slot| points[slot.index as usize][axis]);
            coordinates.extend(sorted.chain([0.0; 3]));
        }
    }

    /// One counting sort by bits of the cells' numbers, which are below `count`.
    fn sort_by(&mut self, count: usize, shift: u32, mask: u64) {
        let number = |slot: &Slot| index(slot.cell >> shift & mask);
        mem::swap(&mut self.slots, &mut self.unsorted);
        let slots = self.unsorted.iter().copied();
        counting_sort(slots, count, number, &mut self.ends, &mut self.slots);
    }

    /// The slots' coordinates, with three more at the end.
    pub(super) fn coordinates(&self) -> (&[f32], &[f32]) {
        (&self.x, &self.y)
    }

    /// The index of the particle in a slot.
    pub(super) fn index(&self, slot: u32) -> u32 {
        self.slots[slot as usize].index
    }

    /// The particles' indices in the order of slots.
    pub(super) fn indices(&self) -> impl Iterator<Item = usize> {
        self.slots.iter().map(|slot| slot.index as usize)
    }

    /// Each slot with the two runs of slots that can be near it. Each pair of a group nearer than the grid's side
    /// occurs once.
    ///
    /// The first run is the slots after it in its own and the next cells, the second is in the row below. From slot to
    /// slot the runs' bounds only move forward, so that finding them takes linear time without `ends` too.
    pub(super) fn neighborhoods(&self) -> impl Iterator<Item = (u32, [Range<u32>; 2])> {
        let (slots, ends) = (&self.slots[..], &self.ends[..]);
        let mut bounds = [0; 3];
        let located = slots.iter().take(self.located);
        (0..).zip(located).map(move |(here, slot)| {
            let below = slot.cell + self.stride;
            let cells = [
                slot.cell + COLUMNS + 1,
                below - COLUMNS,
                below + COLUMNS + 1,
            ];
            for (bound, cell) in bounds.iter_mut().zip(cells) {
                if let Some(&end) = ends.get(index(cell - 1)) {
                    *bound = end;
                } else {
                    while slots
                        .get(*bound as usize)
                        .is_some_and(|slot| slot.cell < cell)
                    {
                        *bound += 1;
                    }
                }
            }
            let [beside_end, below_start, below_end] = bounds;
            (here, [here + 1..beside_end, below_start..below_end])
        })
    }
}

/// Whether a point is in a cell; other points have no links.
fn is_located([x, y]: [f32; 2]) -> bool {
    x.is_finite() && y.is_finite()
}

/// A cell's number as an index.
#[expect(
    clippy::cast_possible_truncation,
    reason = "counted cells are few: they are in memory"
)]
fn index(cell: u64) -> usize {
    cell as usize
}

/// The range of the points on one axis.
#[derive(Clone, Copy, Debug)]
struct Extent {
    low_px: f64,
    length_px: f64,
}

impl Extent {
    fn of(points: &[[f32; 2]], axis: usize) -> Self {
        let (mut low_px, mut high_px) = (FARTHEST_PX, -FARTHEST_PX);
        for point in points {
            // `min` and `max` are calls in WebAssembly; comparisons with NaN are false.
            let at_px = point[axis];
            low_px = if at_px < low_px { at_px } else { low_px };
            high_px = if at_px > high_px { at_px } else { high_px };
        }
        let low_px = f64::from(low_px.max(-FARTHEST_PX));
        let high_px = f64::from(high_px.min(FARTHEST_PX));
        Self {
            low_px,
            length_px: (high_px - low_px).max(0.0),
        }
    }

    /// The number of cells.
    fn cells(self, cells_per_px: f64) -> u64 {
        self.cell(f32::INFINITY, cells_per_px) + 1
    }

    /// The cell of a coordinate; the nearest cell if it lies outside.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates, and there are fewer than 2³² cells"
    )]
    fn cell(self, coordinate: f32, cells_per_px: f64) -> u64 {
        let offset_px = f64::from(coordinate) - self.low_px;
        let offset_px = if offset_px < self.length_px {
            offset_px
        } else {
            self.length_px
        };
        u64::from((offset_px * cells_per_px) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::{Grid, MAX_COUNTED_CELLS};

    /// `count` points, half of them within 1,000 px of one corner of a stage and half of the opposite one: the number
    /// of near pairs does not depend on the stage's `side_px`.
    fn two_clusters(count: u16, side_px: f32) -> Vec<[f32; 2]> {
        let point = |index: u16| {
            [0.754_877_7, 0.569_840_3].map(|step| {
                let offset_px = (f32::from(index) * step).fract() * 1_000.0;
                if index.is_multiple_of(2) {
                    offset_px
                } else {
                    side_px - offset_px
                }
            })
        };
        (0..count).map(point).collect()
    }

    #[test]
    fn clusters_far_apart_need_no_more_comparisons_than_close_ones() {
        let comparisons_on = |side_px| {
            let points = two_clusters(4_000, side_px);
            let mut grid = Grid::default();
            grid.sort(&points, &[], 40.0);
            let counted = grid.ends.len() as u64;
            assert!(counted <= MAX_COUNTED_CELLS * 4_000, "cells");
            comparisons(&grid)
        };
        let close = comparisons_on(2_000.0);
        for side_px in [16_384.0, 1e6, 1e8] {
            let far = comparisons_on(side_px);
            assert!(far < close + close / 10, "{side_px}: {far}, {close}");
        }
    }

    fn comparisons(grid: &Grid) -> usize {
        let runs = grid.neighborhoods().flat_map(|(_, runs)| runs);
        runs.map(|run| run.len()).sum()
    }
}
