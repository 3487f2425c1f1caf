//! A uniform grid: sorts particles by cell. Each group has its own cells.

use std::ops::Range;

use crate::counting_sort::counting_sort;

/// A cell's height divided by its width. Narrower cells avoid comparisons of particles that are too far apart; 3 to 8
/// are equally fast.
const COLUMNS: usize = 4;

/// Cells are enlarged until there are at most this many per particle: counting empty ones takes time and memory too.
const MAX_CELLS_PER_PARTICLE: usize = 8;

/// Factor by which cells are enlarged: by more than rounding can move a particle.
const SIDE_MARGIN: f64 = 1.01;

/// Coordinates are clamped to ± this when cells are laid out.
const FARTHEST_PX: f32 = 1e9;

/// A particle in the grid.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    cell: usize,
    /// The particle's index in the caller's arrays.
    index: u32,
}

/// Particles sorted by cell.
///
/// Cells are numbered row by row. Between two rows, before the first and after the last, there are [`COLUMNS`] cells
/// that are always empty, and there is an empty row at the end: so the neighbors of every cell exist. An example with
/// particles in two rows of six columns, which are right of the line; cells left of it, and the last row, are empty:
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
    /// Particles in no cell, those with a coordinate that is not finite, come last.
    slots: Vec<Slot>,
    unsorted: Vec<Slot>,
    /// For each cell, the slot after its last one.
    ends: Vec<u32>,
    /// The slots' coordinates, and three more, so that four can be read from each slot.
    x: Vec<f32>,
    y: Vec<f32>,
    /// Cells per row.
    stride: usize,
}

impl Grid {
    /// Sorts points into cells at least `side_px` > 0 high, and a quarter of that wide. `groups` is empty or has one
    /// group per point. Linear in points.
    pub(super) fn sort(&mut self, points: &[[f32; 2]], groups: &[u8], side_px: f32) {
        let [across, down] = [0, 1].map(|axis| Extent::of(points, axis));
        let group_count = groups.iter().max().map_or(1, |&last| usize::from(last) + 1);
        let most = (MAX_CELLS_PER_PARTICLE * points.len() / group_count).max(64);
        let mut height_px = f64::from(side_px) * SIDE_MARGIN;
        let (columns_per_px, in_group) = loop {
            let columns_per_px = COLUMNS as f64 / height_px;
            self.stride = across.cells(columns_per_px).saturating_add(COLUMNS);
            let rows = down.cells(1.0 / height_px).saturating_add(1);
            let in_group = rows.saturating_mul(self.stride).saturating_add(COLUMNS);
            if in_group <= most {
                break (columns_per_px, in_group);
            }
            height_px *= 2.0;
        };
        let cells = group_count * in_group;
        self.unsorted.clear();
        self.unsorted
            .extend((0..).zip(points).map(|(index, &[x, y])| {
                if !(x.is_finite() && y.is_finite()) {
                    return Slot { cell: cells, index };
                }
                let row = down.cell(y, 1.0 / height_px);
                let column = across.cell(x, columns_per_px);
                let cell = row * self.stride + column + COLUMNS;
                Slot { cell, index }
            }));
        for (slot, &group) in self.unsorted.iter_mut().zip(groups) {
            if slot.cell < cells {
                slot.cell += usize::from(group) * in_group;
            }
        }
        self.slots.resize(points.len(), Slot::default());
        let slots = self.unsorted.iter().copied();
        let (ends, sorted) = (&mut self.ends, &mut self.slots[..]);
        counting_sort(slots, cells + 1, |slot| slot.cell, ends, sorted);
        for (axis, coordinates) in [&mut self.x, &mut self.y].into_iter().enumerate() {
            let sorted = self
                .slots
                .iter()
                .map(|slot| points[slot.index as usize][axis]);
            coordinates.clear();
            coordinates.extend(sorted.chain([0.0; 3]));
        }
    }

    /// The slots' coordinates, with three more at the end.
    pub(super) fn coordinates(&self) -> (&[f32], &[f32]) {
        (&self.x, &self.y)
    }

    /// The index of the particle in a slot.
    pub(super) fn index(&self, slot: u32) -> u32 {
        self.slots[slot as usize].index
    }

    /// Each slot with the two runs of slots that can be near it. Each pair of a group nearer than the grid's side
    /// occurs once.
    ///
    /// The first run is the slots after it in its own and the next cells, the second is in the row below.
    pub(super) fn neighborhoods(&self) -> impl Iterator<Item = (u32, [Range<u32>; 2])> {
        let ends = &self.ends[..];
        let located = self
            .slots
            .iter()
            .take_while(|slot| slot.cell + 1 < ends.len());
        (0..).zip(located).map(move |(here, slot)| {
            let below = slot.cell + self.stride;
            let runs = [
                here + 1..ends[slot.cell + COLUMNS],
                ends[below - COLUMNS - 1]..ends[below + COLUMNS],
            ];
            (here, runs)
        })
    }
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
    fn cells(self, cells_per_px: f64) -> usize {
        self.cell(f32::INFINITY, cells_per_px).saturating_add(1)
    }

    /// The cell of a coordinate; the nearest cell if it lies outside.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates"
    )]
    fn cell(self, coordinate: f32, cells_per_px: f64) -> usize {
        let offset_px = f64::from(coordinate) - self.low_px;
        let offset_px = if offset_px < self.length_px {
            offset_px
        } else {
            self.length_px
        };
        (offset_px * cells_per_px) as usize
    }
}
