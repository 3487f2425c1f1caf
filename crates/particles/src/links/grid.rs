//! A uniform grid: particles sorted by the cell that they are in, those of each group in cells of their own.
//!
//! Where the particles spread over few cells, these are counted. Where clusters are far apart there would be
//! too many empty cells to count, and cells' numbers are sorted byte by byte instead.

use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use crate::counting_sort::counting_sort;

/// Cells that are as wide together as one is high. The narrower they are, the fewer particles come up
/// that are too far away; 3 to 8 do equally well.
const COLUMNS: u64 = 4;

/// Cells that are counted at most, for each particle: beyond, sorting byte by byte is as fast.
const MAX_COUNTED_CELLS: u64 = 8;

/// Rows at most on the longer side, so that the cells of 256 groups have numbers of 64 bits and rounding moves a
/// particle by less than a hundredth of a cell.
const MAX_ROWS: f64 = (1_u32 << 26) as f64;

/// Cells are higher than requested by this factor, and columns wider by the same: more than rounding can move a
/// particle.
const SIDE_MARGIN: f64 = 1.01;

/// Coordinates beyond ± this are clamped when the grid is laid out.
const FARTHEST_PX: f32 = 1e9;

/// A particle in the grid.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    cell: u64,
    /// Its index in the caller's arrays.
    index: u32,
}

/// Particles sorted by cell.
///
/// Cells are numbered by rows. A row has [`COLUMNS`] more cells at either end, which it shares with its neighbors, and
/// there is one row more than particles are in; these are empty, so that every cell has its neighbors. If particles are
/// in two rows of six columns, they are in the cells right of the line:
///
/// ```text
///   0    1    2    3  |   4    5    6    7   (8)  [9]
/// [10] [11] [12]  13  | [14] [15] [16] [17] [18] [19]
/// [20] [21] [22]  23  |  24   25   26   27   28   29
///  30   31   32   33
/// ```
///
/// A slot in (8) is compared with those after it in this cell and with those in the cells in brackets, which are two
/// runs of numbers. A second group has the same cells, from 34 on.
#[derive(Debug, Default)]
pub(super) struct Grid {
    /// Those in no cell come last.
    slots: Vec<Slot>,
    /// How many are in a cell: those with finite coordinates.
    located: usize,
    /// The slots before the last pass of sorting.
    unsorted: Vec<Slot>,
    /// For each cell the slot after its last one; empty where cells are not counted.
    ends: Vec<u32>,
    /// The slots' coordinates, and three more, so that four can be read from any slot on.
    x: Vec<f32>,
    y: Vec<f32>,
    /// Cells in a row.
    stride: u64,
}

impl Grid {
    /// Sorts points into cells that are at least `side_px` > 0 high, and a fourth of that wide. If there are groups,
    /// there is one for each point.
    ///
    /// Linear in points: a counting sort by cells, or by each byte of their numbers, the least significant one
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

    /// Reads the coordinates by slots.
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

    /// One pass of a counting sort, by bits of the cells' numbers that make a number below `count`.
    fn sort_by(&mut self, count: usize, shift: u32, mask: u64) {
        let number = |slot: &Slot| index(slot.cell >> shift & mask);
        mem::swap(&mut self.slots, &mut self.unsorted);
        let slots = self.unsorted.iter().copied();
        counting_sort(slots, count, number, &mut self.ends, &mut self.slots);
    }

    /// The coordinates by slots, with three more after the last one's.
    pub(super) fn coordinates(&self) -> (&[f32], &[f32]) {
        (&self.x, &self.y)
    }

    /// The index of the particle in a slot.
    pub(super) fn index(&self, slot: u32) -> u32 {
        self.slots[slot as usize].index
    }

    /// The particles' indices by slots.
    pub(super) fn indices(&self) -> impl Iterator<Item = usize> {
        self.slots.iter().map(|slot| slot.index as usize)
    }

    /// Each slot with those that can be near: of all pairs of slots of a group that are nearer than the grid's side,
    /// each comes up once.
    ///
    /// One run is what follows in its cell and the next ones, the other is in the row below. Their bounds
    /// only move forward from slot to slot, so that finding those of cells that are not counted takes linear
    /// time too.
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

/// Whether a point is in a cell: no other has links.
fn is_located([x, y]: [f32; 2]) -> bool {
    x.is_finite() && y.is_finite()
}

/// A counted cell's number as an index.
#[expect(
    clippy::cast_possible_truncation,
    reason = "counted cells are few: they are in memory"
)]
fn index(cell: u64) -> usize {
    cell as usize
}

/// Where the points are on one axis.
#[derive(Clone, Copy, Debug)]
struct Extent {
    low_px: f64,
    length_px: f64,
}

impl Extent {
    fn of(points: &[[f32; 2]], axis: usize) -> Self {
        let (mut low_px, mut high_px) = (FARTHEST_PX, -FARTHEST_PX);
        for point in points {
            // By comparisons, of which NaN meets neither: `min` and `max` are calls in WebAssembly.
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

    /// How many cells there are.
    fn cells(self, cells_per_px: f64) -> u64 {
        self.cell(f32::INFINITY, cells_per_px) + 1
    }

    /// The cell of a coordinate: the nearest one for what lies outside.
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

    /// `count` points, half of them within 1,000 px of one corner, half of the opposite one of a stage with
    /// sides of `side_px`: as many pairs are near whatever these are.
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
    fn crowds_that_are_far_apart_are_compared_with_no_more_than_those_that_are_close() {
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
