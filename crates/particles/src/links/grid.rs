//! A uniform grid: particles sorted by the cell that they are in.

use alloc::vec::Vec;

use super::Link;
use super::pairs::Pairs;
use crate::ieee;

/// Cells along a side at most, so that single precision finds a particle's cell to within a thousandth
/// of a cell.
const MAX_CELLS_ON_SIDE: f32 = 4096.0;

/// Cells are longer than asked by this factor, which outweighs that rounding.
const SIDE_MARGIN: f32 = 1.01;

/// Coordinates beyond ± this count as there when the grid is laid out.
const FARTHEST_PX: f32 = 1e9;

/// A particle in the grid.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    x: f32,
    y: f32,
    /// Its index in the caller's arrays.
    index: u32,
}

/// Particles sorted by cell: a counting sort, linear in particles.
///
/// Cells are numbered by rows. A row has one cell more at either end and there is one row more than
/// particles are in; these are empty, so that every cell has its neighbours.
#[derive(Debug, Default)]
pub(super) struct Grid {
    slots: Vec<Slot>,
    /// The slot in which each cell begins, and after the last cell the number of slots.
    starts: Vec<u32>,
    /// The cell of each particle.
    cells: Vec<u32>,
    /// Cells in a row, the empty ones included.
    stride: usize,
    /// Rows that particles are in.
    rows: usize,
}

impl Grid {
    /// Sorts particles into cells that are at least `side_px` > 0 long.
    pub(super) fn sort(&mut self, x: &[f32], y: &[f32], side_px: f32) {
        let (across, down) = (Extent::of(x), Extent::of(y));
        let side_px = (side_px * SIDE_MARGIN)
            .max(across.length_px.max(down.length_px) / MAX_CELLS_ON_SIDE)
            // About as many cells as particles at most: clearing them must not outweigh the search.
            .max(ieee::sqrt(
                across.length_px * down.length_px / count_f32(x.len()),
            ));
        let cells_per_px = 1.0 / side_px;
        let stride = across.cells(cells_per_px) + 2;
        self.stride = stride as usize;
        self.rows = down.cells(cells_per_px) as usize;

        // Counts stand two cells further on: summed up they are starts, one cell further on; and these
        // move to the next cell's start while the cells fill.
        self.starts.clear();
        self.starts.resize((self.rows + 1) * self.stride + 3, 0);
        self.cells.clear();
        self.cells.extend(x.iter().zip(y).map(|(&x, &y)| {
            down.cell(y, cells_per_px) * stride + across.cell(x, cells_per_px) + 1
        }));
        for &cell in &self.cells {
            self.starts[cell as usize + 2] += 1;
        }
        let mut sum = 0;
        for start in &mut self.starts {
            sum += *start;
            *start = sum;
        }
        self.slots.resize(x.len(), Slot::default());
        let places = (0..).zip(x.iter().zip(y)).zip(&self.cells);
        for ((index, (&x, &y)), &cell) in places {
            let start = &mut self.starts[cell as usize + 1];
            self.slots[*start as usize] = Slot { x, y, index };
            *start += 1;
        }
    }

    /// The particles' indices in the order of cells.
    pub(super) fn indices(&self) -> impl Iterator<Item = usize> {
        self.slots.iter().map(|slot| slot.index as usize)
    }

    /// Appends all pairs that are nearer than `reach_px`, which is at most the side
    /// that the grid was made for, as long as there are no more than `room`.
    ///
    /// Each slot is compared with those after it in its cell and the next, and with those of the three
    /// cells below it: both are contiguous, and every pair comes up once.
    pub(super) fn collect_pairs(&self, reach_px: f32, room: usize, pairs: &mut Pairs) {
        let reach_sq = reach_px * reach_px;
        for cell in 1..self.rows * self.stride {
            let [start, end, next_end] = [0, 1, 2].map(|next| self.starts[cell + next] as usize);
            if start == end {
                continue;
            }
            let below = cell + self.stride - 1;
            let below = &self.slots[self.starts[below] as usize..self.starts[below + 3] as usize];
            for slot in start..end {
                let here = self.slots[slot];
                let beside = &self.slots[slot + 1..next_end];
                let count = beside.len() + below.len();
                if pairs.len() + count > room {
                    return;
                }
                pairs.extend(count, |tail| {
                    for run in [beside, below] {
                        for other in run {
                            let (dx, dy) = (other.x - here.x, other.y - here.y);
                            tail.append(
                                Link {
                                    a: here.index.min(other.index),
                                    b: here.index.max(other.index),
                                },
                                dx * dx + dy * dy < reach_sq,
                            );
                        }
                    }
                });
            }
        }
    }
}

/// Where the particles are on one axis.
#[derive(Clone, Copy, Debug)]
struct Extent {
    low_px: f32,
    length_px: f32,
}

impl Extent {
    fn of(coordinates: &[f32]) -> Self {
        /// Extremes that are found side by side, as the lanes of vectors.
        const LANES: usize = 8;
        let (mut low_px, mut high_px) = ([FARTHEST_PX; LANES], [-FARTHEST_PX; LANES]);
        for lanes in coordinates.chunks(LANES) {
            for ((&coordinate, low), high) in lanes.iter().zip(&mut low_px).zip(&mut high_px) {
                *low = if coordinate < *low { coordinate } else { *low };
                *high = if coordinate > *high {
                    coordinate
                } else {
                    *high
                };
            }
        }
        let low_px = low_px.into_iter().fold(FARTHEST_PX, f32::min);
        let high_px = high_px.into_iter().fold(-FARTHEST_PX, f32::max);
        let low_px = low_px.max(-FARTHEST_PX);
        Self {
            low_px,
            length_px: (high_px.min(FARTHEST_PX) - low_px).max(0.0),
        }
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
