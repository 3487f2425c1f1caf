//! The fast link search: candidates from a grid, kept for as long as nothing has moved far.
//!
//! Particles move by a fraction of the link distance in a frame, so almost all pairs that are near in
//! one frame have been near in the one before. The search therefore collects as *candidates* all pairs
//! nearer than the distance plus a *skin*, and then only measures these, until some particle has moved
//! by half the skin: until then no other pair can have come nearer than the distance. Source: L. Verlet,
//! "Computer 'Experiments' on Classical Fluids", Physical Review 159, 1967, where such lists come from;
//! the displacement test is the usual one of molecular dynamics. The same bound has another side: pairs
//! nearer than the distance less the skin are links for as long, and need not be measured.
//!
//! Candidates come from a uniform grid ([`Grid`]), by [`candidates::collect`]. A search is linear in
//! particles and candidates; where clusters are far apart, looking up cells is n·log n. None of its
//! passes branches on a distance, which no processor could predict.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::Link;
use super::candidates;
use super::grid::Grid;
use super::pairs::Pairs;
use super::positions::Positions;

/// The skin in parts of the link distance. A thicker one brings more candidates to each frame, a
/// thinner one more frames that collect them; around this value their sum changes little.
const SKIN: f32 = 0.25;

/// Displacements up to this part of the skin are safe: less than a half, by more than rounding.
const SAFE_DISPLACEMENT: f32 = 0.499;

/// Link distances that candidates are kept for: those whose squares, and those of their parts, have all
/// the digits of single precision.
const KEPT_PX: RangeInclusive<f32> = 1e-12..=1e12;

/// Candidates and certain links at most: all pairs of 5,793 particles. They are 128 MiB, and the links
/// among them as much again. Without a limit a million particles at one point would ask for more memory
/// than there is.
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
    /// Where the particles are in this search.
    positions: Positions,
    collected: Collected,
    candidates: Pairs,
    /// At first those that are certain for as long as the candidates hold.
    links: Pairs,
    /// How many those are.
    certain: usize,
}

/// What candidates were collected for.
#[derive(Debug, Default)]
struct Collected {
    /// Number of particles.
    len: usize,
    distance_px: f32,
    /// Empty where there are none.
    groups: Vec<u8>,
    positions: Positions,
}

impl LinkSearch {
    /// All pairs nearer than `distance_px`; with `groups`, only pairs of the same group.
    ///
    /// The set of links is that of [`super::naive`], their order is another: it depends on this and
    /// earlier calls alone. Slices that are longer than the shortest are cut.
    ///
    /// Linear in particles and in pairs nearer than 1.25 times the distance where the particles are spread
    /// evenly, n·log n in particles elsewhere.
    ///
    /// Where particles are so dense that more than 16 million pairs (with `groups`, of the same group) are
    /// as near as that, those beyond are left out: the lists of pairs have at most 256 MiB together, what
    /// is kept of the particles about 100 bytes each. Allocates nothing when an earlier search has needed
    /// as much room.
    pub fn search(
        &mut self,
        x: &[f32],
        y: &[f32],
        groups: Option<&[u8]>,
        distance_px: f32,
    ) -> &[Link] {
        let len = x.len().min(y.len());
        let len = groups.map_or(len, |groups| groups.len().min(len));
        let groups = groups.map_or(&[][..], |groups| &groups[..len]);
        let (x, y) = (&x[..len], &y[..len]);
        self.positions.set(x, y);
        if !self.still_holds(len, groups, distance_px) {
            self.collect(len, groups, distance_px);
        }
        self.select(distance_px);
        self.links.as_slice()
    }

    /// Forgets the candidates, so that the next search starts afresh; keeps the memory.
    pub fn clear(&mut self) {
        self.collected.distance_px = f32::NAN;
    }

    /// Whether every link is still among the candidates.
    fn still_holds(&self, len: usize, groups: &[u8], distance_px: f32) -> bool {
        let collected = &self.collected;
        let safe_px = SAFE_DISPLACEMENT * SKIN * distance_px;
        KEPT_PX.contains(&distance_px)
            && collected.distance_px == distance_px
            && collected.len == len
            && collected.groups == groups
            && self.positions.are_within(safe_px, &collected.positions)
    }

    /// Collects the candidates anew, and those that will be links until this happens again.
    fn collect(&mut self, len: usize, groups: &[u8], distance_px: f32) {
        self.collected.len = len;
        self.collected.distance_px = distance_px;
        self.collected.groups.clear();
        self.collected.groups.extend_from_slice(groups);
        self.collected.positions.copy(&self.positions);
        self.candidates.truncate(0);
        self.links.truncate(0);
        // Also false for NaN.
        if distance_px > 0.0 {
            let reach_px = distance_px * (1.0 + SKIN);
            self.grid.sort(&self.positions, len, reach_px);
            let lists = [&mut self.links, &mut self.candidates];
            let bounds_px = [distance_px * (1.0 - SKIN), reach_px];
            candidates::collect(&self.grid, groups, bounds_px, MAX_CANDIDATES, lists);
        }
        self.certain = self.links.len();
    }

    /// Finds the links among the candidates.
    fn select(&mut self, distance_px: f32) {
        let distance_sq = distance_px * distance_px;
        let positions = self.positions.as_slice();
        let candidates = self.candidates.as_slice();
        self.links.truncate(self.certain);
        self.links.reserve(candidates.len());
        self.links.append(candidates.iter().map(|&pair| {
            let [ax, ay] = positions[pair.a as usize];
            let [bx, by] = positions[pair.b as usize];
            let (dx, dy) = (ax - bx, ay - by);
            (pair, dx * dx + dy * dy < distance_sq)
        }));
    }
}

/// The particles' indices, sorted by the cells of a grid, row by row.
pub(crate) fn by_cell(x: &[f32], y: &[f32], side_px: f32) -> Vec<usize> {
    let mut positions = Positions::default();
    positions.set(x, y);
    let mut grid = Grid::default();
    grid.sort(&positions, x.len(), side_px);
    grid.indices().collect()
}
