//! A uniform grid: particles sorted by the cell that they are in.

use alloc::vec::Vec;
use core::ops::Range;

use super::lanes::all_f32;
use super::places::Places;

/// Cells that are as wide together as one is high. The narrower they are, the fewer particles a run has
/// that are too far away; the more cells there are to count and to sum up. 3 to 8 do equally well.
const COLUMNS: u32 = 4;
const COLUMNS_F32: f32 = COLUMNS as f32;

/// Rows at most on the longer side, so that single precision finds the column that a particle is in to
/// within a hundredth.
const MAX_ROWS: f32 = 4096.0;

/// Cells are higher than asked by this factor, and as many columns wider, which outweighs that rounding.
const SIDE_MARGIN: f32 = 1.01;

/// Coordinates beyond ± this count as there when the grid is laid out.
const FARTHEST_PX: f32 = 1e9;

/// A particle in the grid.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    cell: u32,
    /// Its index in the caller's arrays.
    index: u32,
}

/// Particles sorted by cell: a counting sort, linear in particles.
///
/// Cells are numbered by rows. A row has [`COLUMNS`] more cells at either end, which it shares with its
/// neighbours, and there is one row more than particles are in; these are empty, so that every cell has
/// its neighbours.
#[derive(Debug, Default)]
pub(super) struct Grid {
    slots: Vec<Slot>,
    /// The slots' coordinates, and some more, so that what begins at any slot can be read by fours.
    x: Vec<f32>,
    y: Vec<f32>,
    /// What goes into the slots.
    unsorted: Vec<(Slot, [f32; 2])>,
    /// The slot in which each cell begins, and after the last cell the number of slots.
    starts: Vec<u32>,
    /// Cells from one row to the next.
    stride: u32,
}

impl Grid {
    /// Sorts the first `len` particles into cells that are at least `side_px` > 0 high, and a fourth of
    /// that wide.
    pub(super) fn sort(&mut self, places: &Places, len: usize, side_px: f32) {
        let [across, down] = Extent::of(places);
        let height_px = (side_px * SIDE_MARGIN)
            .max(across.length_px.max(down.length_px) / MAX_ROWS)
            // About two cells a particle at most: clearing them must not outweigh the search.
            .max(libm::sqrtf(
                across.length_px * down.length_px / count_f32(len) * (COLUMNS_F32 / 2.0),
            ));
        let rows_per_px = 1.0 / height_px;
        let columns_per_px = COLUMNS_F32 / height_px;
        self.stride = across.cells(columns_per_px) + COLUMNS;
        let cells = (down.cells(rows_per_px) + 1) * self.stride + COLUMNS;

        if self.slots.len() != len {
            self.slots.clear();
            let indices = (0..).take(len);
            self.slots
                .extend(indices.map(|index| Slot { cell: 0, index }));
            self.x.resize(len + 3, 0.0);
            self.y.resize(len + 3, 0.0);
        }

        // Counts stand two cells further on: summed up they are starts, one cell further on; and these
        // move to the next cell's start while the cells fill.
        self.starts.clear();
        self.starts.resize(cells as usize + 3, 0);
        let places = places.as_slice();
        // From the order before: what is almost sorted is read and written in the order of memory, even
        // where the caller's arrays are in another.
        self.unsorted.resize(len, Default::default());
        for (unsorted, &Slot { index, .. }) in self.unsorted.iter_mut().zip(&self.slots) {
            let [x, y] = places[index as usize];
            let row = down.cell(y, rows_per_px);
            let cell = row * self.stride + across.cell(x, columns_per_px) + COLUMNS;
            self.starts[cell as usize + 2] += 1;
            *unsorted = (Slot { cell, index }, [x, y]);
        }
        let mut sum = 0;
        for start in &mut self.starts {
            sum += *start;
            *start = sum;
        }
        let slots = &mut self.slots[..len];
        let (x, y) = (&mut self.x[..len], &mut self.y[..len]);
        for &(slot, [slot_x, slot_y]) in &self.unsorted {
            let start = &mut self.starts[slot.cell as usize + 1];
            let to = *start as usize;
            *start += 1;
            slots[to] = slot;
            x[to] = slot_x;
            y[to] = slot_y;
        }
    }

    /// The coordinates by slots, with three more after the last one's.
    pub(super) fn coordinates(&self) -> (&[f32], &[f32]) {
        (&self.x, &self.y[..self.x.len()])
    }

    /// The index of the particle in a slot.
    #[inline(always)]
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
    /// One run is the rest of its cell and the next ones, the other is in the row below. Both are
    /// contiguous.
    pub(super) fn neighbourhoods(&self) -> impl Iterator<Item = (u32, [Range<u32>; 2])> {
        let start = |cell| self.starts[cell as usize];
        (0..)
            .zip(&self.slots)
            .map(move |(slot, &Slot { cell, .. })| {
                let below = cell + self.stride;
                let beside = slot + 1..start(cell + COLUMNS + 1);
                let below = start(below - COLUMNS)..start(below + COLUMNS + 1);
                (slot, [beside, below])
            })
    }
}

/// Where the particles are on one axis.
#[derive(Clone, Copy, Debug)]
struct Extent {
    low_px: f32,
    length_px: f32,
}

impl Extent {
    /// The extents across and down.
    fn of(places: &Places) -> [Self; 2] {
        let mut low = all_f32(FARTHEST_PX);
        let mut high = all_f32(-FARTHEST_PX);
        for &points in places.pairs_of_points() {
            // NaN is neither.
            low = points.simd_lt(low).select(points, low);
            high = points.simd_gt(high).select(points, high);
        }
        let (low, high) = (low.to_array(), high.to_array());
        [0, 1].map(|axis| {
            let low_px = low[axis].min(low[axis + 2]).max(-FARTHEST_PX);
            let high_px = high[axis].max(high[axis + 2]).min(FARTHEST_PX);
            Self {
                low_px,
                length_px: (high_px - low_px).max(0.0),
            }
        })
    }

    /// How many cells there are.
    fn cells(self, cells_per_px: f32) -> u32 {
        self.cell(f32::INFINITY, cells_per_px) + 1
    }

    /// The cell of a coordinate: the nearest one for what lies outside, the last for NaN.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates, and takes NaN to 0"
    )]
    #[inline(always)]
    fn cell(self, coordinate: f32, cells_per_px: f32) -> u32 {
        let offset_px = coordinate - self.low_px;
        let offset_px = if offset_px < self.length_px {
            offset_px
        } else {
            self.length_px
        };
        (offset_px * cells_per_px) as u32
    }
}

#[expect(clippy::cast_precision_loss, reason = "a rough number will do")]
fn count_f32(count: usize) -> f32 {
    count as f32
}
