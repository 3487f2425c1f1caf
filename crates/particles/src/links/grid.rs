//! A uniform grid: particles sorted by the cell that they are in.
//!
//! Where the particles spread over few cells, these are counted and the sort is linear. Where clusters
//! are far apart there would be too many empty cells to count, and the cells' numbers are sorted digit
//! by digit instead, wherever the particles are.

use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use wide::f32x4;

use super::positions::Positions;

/// Cells that are as wide together as one is high. The narrower they are, the fewer particles a run has
/// that are too far away; the more cells there are to count and to sum up. 3 to 8 do equally well.
const COLUMNS: u64 = 4;
const COLUMNS_F64: f64 = COLUMNS as f64;

/// Cells that are counted at most, for each particle: beyond, sorting by digits is as fast.
const MAX_COUNTED_CELLS: u64 = 8;

/// Bits of a digit that cells' numbers are sorted by.
const DIGIT_BITS: u32 = 8;

/// Rows at most on the longer side, so that a column's number fits 32 bits and rounding moves a particle
/// by less than a hundredth of a cell.
const MAX_ROWS: f64 = (1_u32 << 28) as f64;

/// Cells are higher than requested by this factor, and as many columns wider, which outweighs that rounding.
const SIDE_MARGIN: f64 = 1.01;

/// Coordinates beyond ± this count as there when the grid is laid out.
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
/// Cells are numbered by rows. A row has [`COLUMNS`] more cells at either end, which it shares with its
/// neighbors, and there is one row more than particles are in; these are empty, so that every cell has
/// its neighbors.
#[derive(Debug, Default)]
pub(super) struct Grid {
    slots: Vec<Slot>,
    /// The slots' coordinates, and some more, so that what begins at any slot can be read by fours.
    x: Vec<f32>,
    y: Vec<f32>,
    /// For each slot the end of the run beside it, and the start and end of the run below.
    runs: Vec<[u32; 3]>,
    /// What goes into the slots.
    unsorted: Vec<(Slot, [f32; 2])>,
    /// The same, sorted by a digit.
    by_digit: Vec<(Slot, [f32; 2])>,
    /// The slot in which each counted cell begins, and after the last cell the number of slots.
    starts: Vec<u32>,
}

impl Grid {
    /// Sorts the first `len` particles into cells that are at least `side_px` > 0 high, and a fourth of
    /// that wide.
    pub(super) fn sort(&mut self, positions: &Positions, len: usize, side_px: f32) {
        let [across, down] = Extent::of(positions);
        let height_px =
            (f64::from(side_px) * SIDE_MARGIN).max(across.length_px.max(down.length_px) / MAX_ROWS);
        let rows_per_px = 1.0 / height_px;
        let columns_per_px = COLUMNS_F64 / height_px;
        let stride = across.cells(columns_per_px) + COLUMNS;
        let cells = (down.cells(rows_per_px) + 1) * stride + COLUMNS;

        let is_counted = cells <= MAX_COUNTED_CELLS * len as u64;
        if self.slots.len() != len || !is_counted {
            self.slots.clear();
            let indices = (0..).take(len);
            self.slots
                .extend(indices.map(|index| Slot { cell: 0, index }));
            self.x.resize(len + 3, 0.0);
            self.y.resize(len + 3, 0.0);
        }

        let positions = positions.as_slice();
        // From the order before: what is almost sorted is read and written in the order of memory, even
        // where the caller's arrays are in another.
        self.unsorted.clear();
        self.unsorted
            .extend(self.slots.iter().map(|&Slot { index, .. }| {
                let [x, y] = positions[index as usize];
                let (row, column) = (down.cell(y, rows_per_px), across.cell(x, columns_per_px));
                let cell = row * stride + column + COLUMNS;
                (Slot { cell, index }, [x, y])
            }));
        if is_counted {
            self.sort_by_counting(cells);
            let starts = &self.starts;
            set_runs(&mut self.runs, &self.slots, stride, |cell| {
                starts[counted(cell)]
            });
        } else {
            self.sort_by_digits(cells);
            let slots = &self.slots;
            set_runs(&mut self.runs, slots, stride, |cell| {
                let start = slots.partition_point(|slot| slot.cell < cell);
                u32::try_from(start).unwrap_or(u32::MAX)
            });
        }
    }

    /// A counting sort, linear in particles and cells.
    fn sort_by_counting(&mut self, cells: u64) {
        // Counts stand two cells further on: summed up they are starts, one cell further on; and these
        // move to the next cell's start while the cells fill.
        self.starts.clear();
        self.starts.resize(counted(cells + 3), 0);
        for (slot, _) in &self.unsorted {
            self.starts[counted(slot.cell + 2)] += 1;
        }
        let mut sum = 0;
        for start in &mut self.starts {
            sum += *start;
            *start = sum;
        }
        let len = self.unsorted.len();
        let slots = &mut self.slots[..len];
        let (x, y) = (&mut self.x[..len], &mut self.y[..len]);
        for &(slot, [slot_x, slot_y]) in &self.unsorted {
            let start = &mut self.starts[counted(slot.cell + 1)];
            let to = *start as usize;
            *start += 1;
            slots[to] = slot;
            x[to] = slot_x;
            y[to] = slot_y;
        }
    }

    /// A radix sort, least significant digit first: linear in particles and in the digits of `cells`. A
    /// comparing sort is 5 kB of the browser's module.
    fn sort_by_digits(&mut self, cells: u64) {
        self.by_digit
            .resize(self.unsorted.len(), Default::default());
        let bits = u64::BITS - cells.leading_zeros();
        for shift in (0..bits).step_by(DIGIT_BITS as usize) {
            let digit = |slot: Slot| counted((slot.cell >> shift) & ((1 << DIGIT_BITS) - 1));
            let mut starts = [0_usize; 1 << DIGIT_BITS];
            for &(slot, _) in &self.unsorted {
                starts[digit(slot)] += 1;
            }
            let mut sum = 0;
            for start in &mut starts {
                sum += mem::replace(start, sum);
            }
            for &unsorted in &self.unsorted {
                let start = &mut starts[digit(unsorted.0)];
                self.by_digit[*start] = unsorted;
                *start += 1;
            }
            mem::swap(&mut self.unsorted, &mut self.by_digit);
        }
        let slots = self
            .slots
            .iter_mut()
            .zip(self.x.iter_mut().zip(&mut self.y));
        for ((slot, (x, y)), unsorted) in slots.zip(&self.unsorted) {
            (*slot, [*x, *y]) = *unsorted;
        }
    }

    /// The coordinates by slots, with three more after the last one's.
    pub(super) fn coordinates(&self) -> (&[f32], &[f32]) {
        (&self.x, &self.y[..self.x.len()])
    }

    /// The index of the particle in a slot.
    pub(super) fn index(&self, slot: u32) -> u32 {
        self.slots[slot as usize].index
    }

    /// The particles' indices by slots.
    pub(super) fn indices(&self) -> impl Iterator<Item = usize> {
        self.slots.iter().map(|slot| slot.index as usize)
    }

    /// Each slot with those that can be near: of all pairs of slots that are nearer than the grid's side,
    /// each comes up once.
    ///
    /// One run is what follows in its cell and the next ones, the other is in the row below. Both are
    /// contiguous.
    pub(super) fn neighborhoods(&self) -> impl Iterator<Item = (u32, [Range<u32>; 2])> {
        (0..)
            .zip(&self.runs)
            .map(|(slot, &[beside_end, below_start, below_end])| {
                (slot, [slot + 1..beside_end, below_start..below_end])
            })
    }
}

/// Sets the runs by a function that gives the first slot whose cell is not before another.
fn set_runs(runs: &mut Vec<[u32; 3]>, slots: &[Slot], stride: u64, start: impl Fn(u64) -> u32) {
    runs.clear();
    runs.extend(slots.iter().map(|&Slot { cell, .. }| {
        let below = cell + stride;
        [cell + COLUMNS + 1, below - COLUMNS, below + COLUMNS + 1].map(&start)
    }));
}

/// A counted cell's number as an index.
#[expect(
    clippy::cast_possible_truncation,
    reason = "counted cells are few: they are in memory"
)]
fn counted(cell: u64) -> usize {
    cell as usize
}

/// Where the particles are on one axis.
#[derive(Clone, Copy, Debug)]
struct Extent {
    low_px: f64,
    length_px: f64,
}

impl Extent {
    /// The extents across and down.
    fn of(positions: &Positions) -> [Self; 2] {
        let mut low = f32x4::splat(FARTHEST_PX);
        let mut high = f32x4::splat(-FARTHEST_PX);
        for &points in positions.pairs_of_points() {
            // NaN is neither.
            low = points.simd_lt(low).select(points, low);
            high = points.simd_gt(high).select(points, high);
        }
        let (low, high) = (low.to_array(), high.to_array());
        [0, 1].map(|axis| {
            let low_px = f64::from(low[axis].min(low[axis + 2]).max(-FARTHEST_PX));
            let high_px = f64::from(high[axis].max(high[axis + 2]).min(FARTHEST_PX));
            Self {
                low_px,
                length_px: (high_px - low_px).max(0.0),
            }
        })
    }

    /// How many cells there are.
    fn cells(self, cells_per_px: f64) -> u64 {
        self.cell(f32::INFINITY, cells_per_px) + 1
    }

    /// The cell of a coordinate: the nearest one for what lies outside, the last for NaN.
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
    use crate::links::positions::Positions;

    /// `count` particles, half of them within 1,000 px of one corner, half of the opposite one of a stage
    /// with sides of `side_px`: as many pairs are near whatever these are.
    fn two_clusters(count: u16, side_px: f32) -> (Vec<f32>, Vec<f32>) {
        let coordinate = |index: u16, step: f32| {
            let offset_px = (f32::from(index) * step).fract() * 1_000.0;
            if index.is_multiple_of(2) {
                offset_px
            } else {
                side_px - offset_px
            }
        };
        let indices = 0..count;
        indices
            .map(|index| {
                (
                    coordinate(index, 0.754_877_7),
                    coordinate(index, 0.569_840_3),
                )
            })
            .unzip()
    }

    #[test]
    fn crowds_that_are_far_apart_are_compared_with_no_more_than_those_that_are_close() {
        let comparisons = |side_px| {
            let (x, y) = two_clusters(4_000, side_px);
            let mut positions = Positions::default();
            positions.set(&x, &y);
            let mut grid = Grid::default();
            grid.sort(&positions, x.len(), 40.0);
            let counted = grid.starts.len() as u64;
            assert!(counted <= MAX_COUNTED_CELLS * x.len() as u64 + 3, "cells");
            let runs = grid.neighborhoods().flat_map(|(_, runs)| runs);
            runs.map(|run| u64::from(run.end.saturating_sub(run.start)))
                .sum::<u64>()
        };
        let close = comparisons(2_000.0);
        for side_px in [16_384.0, 1e6, 1e8] {
            let far = comparisons(side_px);
            assert!(far < close + close / 10, "{side_px}: {far}, {close}");
        }
    }
}
