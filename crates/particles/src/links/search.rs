//! The fast link search: candidates from a grid, kept for as long as nothing has moved far.
//!
//! Particles move by a fraction of the link distance in a frame, so almost all pairs that are near in
//! one frame have been near in the one before. The search therefore collects as *candidates* all pairs
//! nearer than the distance plus a *skin*, and then only measures these, until some particle has moved
//! by half the skin: until then no other pair can have come nearer than the distance. Source: L. Verlet,
//! "Computer 'Experiments' on Classical Fluids", Physical Review 159, 1967, where such lists come from;
//! the displacement test is the usual one of molecular dynamics.
//!
//! Candidates come from a uniform grid ([`Grid`]). Both passes are linear in the number of particles
//! where these are spread evenly, and append without branching on the distance, which no processor
//! could predict.

use alloc::vec::Vec;

use super::Link;
use super::grid::Grid;
use super::pairs::Pairs;

/// The skin in parts of the link distance. A thicker one brings more candidates to each frame, a
/// thinner one more frames that collect them; around this value their sum changes little.
const SKIN: f32 = 0.25;

/// Displacements up to this part of the skin are safe: less than a half, by more than rounding.
const SAFE_DISPLACEMENT: f32 = 0.499;

/// Candidates that the search has room for: 128 MB of them, all pairs of 5,793 particles. Without a limit
/// a crowd of a million on one point would ask for more memory than there is.
const MAX_CANDIDATES: usize = 1 << 24;

/// Finds links; what it keeps from search to search makes the next one fast.
///
/// ```
/// use particles::{Link, LinkSearch};
///
/// let mut search = LinkSearch::default();
/// let (x, y) = ([10.0, 40.0, 90.0], [0.0; 3]);
/// assert_eq!(search.search(&x, &y, None, 40.0), [Link { a: 0, b: 1 }]);
/// ```
#[derive(Debug, Default)]
pub struct LinkSearch {
    grid: Grid,
    /// What the candidates were collected for.
    distance_px: f32,
    /// Where the particles were then.
    collected_x: Vec<f32>,
    collected_y: Vec<f32>,
    candidates: Pairs,
    links: Pairs,
}

impl LinkSearch {
    /// All pairs nearer than `distance_px`; with `groups`, only pairs of the same group.
    ///
    /// The set of links is that of [`super::naive`], their order is another: it depends on this and
    /// earlier calls alone. Where particles crowd so much that more than 16 million pairs are near, those
    /// beyond are left out, so that no input can ask for unlimited memory. Slices that are longer than the
    /// shortest are cut.
    ///
    /// Allocates nothing when an earlier search has needed as much room.
    pub fn search(
        &mut self,
        x: &[f32],
        y: &[f32],
        groups: Option<&[u8]>,
        distance_px: f32,
    ) -> &[Link] {
        let len = x.len().min(y.len());
        let len = groups.map_or(len, |groups| groups.len().min(len));
        let (x, y, groups) = (&x[..len], &y[..len], groups.map(|groups| &groups[..len]));
        if !self.still_holds(x, y, distance_px) {
            self.collect(x, y, distance_px);
        }
        match groups {
            None => self.select(x, y, distance_px, |_| true),
            Some(groups) => self.select(x, y, distance_px, |pair| {
                groups[pair.a as usize] == groups[pair.b as usize]
            }),
        }
        self.links.as_slice()
    }

    /// Forgets the candidates, so that the next search starts afresh; keeps the memory.
    pub fn clear(&mut self) {
        self.distance_px = f32::NAN;
    }

    /// Whether every pair nearer than the distance is still among the candidates.
    fn still_holds(&self, x: &[f32], y: &[f32], distance_px: f32) -> bool {
        let safe_px = SAFE_DISPLACEMENT * SKIN * distance_px;
        self.distance_px == distance_px
            && self.collected_x.len() == x.len()
            && all_within(
                (&self.collected_x, &self.collected_y),
                (x, y),
                safe_px * safe_px,
            )
    }

    /// Collects the candidates anew.
    fn collect(&mut self, x: &[f32], y: &[f32], distance_px: f32) {
        self.distance_px = distance_px;
        copy_to(&mut self.collected_x, x);
        copy_to(&mut self.collected_y, y);
        self.candidates.clear();
        // Also false for NaN.
        if distance_px > 0.0 {
            let reach_px = distance_px * (1.0 + SKIN);
            self.grid.sort(x, y, reach_px);
            self.grid
                .collect_pairs(reach_px, MAX_CANDIDATES, &mut self.candidates);
        }
    }

    /// Finds the links among the candidates; `alike` has a say besides the distance.
    fn select(&mut self, x: &[f32], y: &[f32], distance_px: f32, alike: impl Fn(Link) -> bool) {
        let distance_sq = distance_px * distance_px;
        let candidates = self.candidates.as_slice();
        self.links.clear();
        self.links.extend(candidates.len(), |tail| {
            for &pair in candidates {
                let (a, b) = (pair.a as usize, pair.b as usize);
                let (dx, dy) = (x[a] - x[b], y[a] - y[b]);
                let near = dx * dx + dy * dy < distance_sq;
                tail.append(pair, near & alike(pair));
            }
        });
    }
}

/// The particles' indices, sorted by the cells of a grid, row by row.
pub(crate) fn by_cell(x: &[f32], y: &[f32], side_px: f32) -> Vec<usize> {
    let mut grid = Grid::default();
    grid.sort(x, y, side_px);
    grid.indices().collect()
}

/// Whether all places are within a distance of where they were. False when any is NaN.
fn all_within(
    (old_x, old_y): (&[f32], &[f32]),
    (x, y): (&[f32], &[f32]),
    distance_sq: f32,
) -> bool {
    let mut within = true;
    for ((old_x, old_y), (x, y)) in old_x.iter().zip(old_y).zip(x.iter().zip(y)) {
        let (dx, dy) = (x - old_x, y - old_y);
        within &= dx * dx + dy * dy <= distance_sq;
    }
    within
}

/// Replaces what a buffer holds.
fn copy_to(to: &mut Vec<f32>, from: &[f32]) {
    to.clear();
    to.extend_from_slice(from);
}
