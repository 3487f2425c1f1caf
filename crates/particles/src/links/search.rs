//! The fast link search: candidates from a grid, kept for as long as nothing has moved far.
//!
//! Particles move by a fraction of the link distance in a frame, so almost all pairs that are near in
//! one frame have been near in the one before. The search therefore collects as *candidates* all pairs
//! nearer than the distance plus a *skin*, and then only measures these, for as long as no particle has moved
//! by half the skin: so long no other pair can have come nearer than the distance. Source: L. Verlet,
//! "Computer 'Experiments' on Classical Fluids", Physical Review 159, 1967, where such lists come from;
//! the displacement test is the usual one of molecular dynamics.
//!
//! Up to eight particles that move farther, because a pointer drags them or because they jump, do not expire the
//! candidates of all: only their own are replaced, by comparing each with all particles.
//!
//! Candidates come from a uniform grid ([`Grid`]). A search is linear in particles and candidates.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::Link;
use super::candidates;
use super::grid::Grid;

/// The skin in parts of the link distance. A thicker one brings more candidates to each frame, a
/// thinner one more frames that collect them; around this value their sum changes little.
const SKIN: f32 = 0.25;

/// Displacements up to this part of the skin are safe: less than a half, by more than rounding.
const SAFE_DISPLACEMENT: f32 = 0.499;

/// Link distances for which candidates are kept: beyond these, squares of the distance or of the safe
/// displacement overflow or lose digits.
const KEPT_PX: RangeInclusive<f32> = 1e-12..=1e12;

/// Candidates at most: all pairs of 5,793 particles. They are 128 MiB, and the links among them as much
/// again. Without a limit a million particles at one point would ask for more memory than there is.
const MAX_CANDIDATES: usize = 1 << 24;

/// Particles that may have moved too far without all candidates being collected anew: replacing the
/// candidates of one takes an eighth of collecting all, of 10,000 particles.
const MAX_MOVERS: usize = 8;

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
    /// Where the particles are in this search, both coordinates side by side: one that is looked up costs
    /// one access to memory.
    points: Vec<[f32; 2]>,
    collected: Collected,
    candidates: Vec<Link>,
    /// As long as the candidates at least; the links are the first ones.
    links: Vec<Link>,
}

/// What candidates were collected for.
#[derive(Debug, Default)]
struct Collected {
    distance_px: f32,
    /// Empty where there are none.
    groups: Vec<u8>,
    points: Vec<[f32; 2]>,
}

impl LinkSearch {
    /// All pairs nearer than `distance_px`; with `groups`, only pairs of the same group.
    ///
    /// The set of links is that of [`super::naive`], their order is another: it depends on this and
    /// earlier calls alone. Slices that are longer than the shortest are cut.
    ///
    /// Linear in particles and in pairs nearer than 1.25 times the distance where the particles are spread
    /// evenly.
    ///
    /// Where particles are so dense that more than 16 million pairs are as near as that, those beyond are left
    /// out: the lists of pairs have at most 256 MiB together, what is kept of the particles about 100 bytes
    /// each. Allocates nothing when an earlier search has needed as much room.
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
        let points = x[..len].iter().zip(&y[..len]).map(|(&x, &y)| [x, y]);
        self.points.clear();
        self.points.extend(points);
        if !self.still_holds(groups, distance_px) {
            self.collect(groups, distance_px);
        }
        if self.links.len() < self.candidates.len() {
            self.links.resize(self.candidates.len(), Link::default());
        }
        let distance_sq = distance_px * distance_px;
        let (points, links) = (&self.points[..], &mut self.links[..]);
        let mut len = 0;
        for &pair in &self.candidates {
            // Written first and counted afterwards: no processor could predict a branch on the distance.
            links[len] = pair;
            let [a, b] = [pair.a, pair.b].map(|index| points[index as usize]);
            len += usize::from(distance_squared(a, b) < distance_sq);
        }
        &links[..len]
    }

    /// Forgets the candidates, so that the next search starts afresh; keeps the memory.
    pub fn clear(&mut self) {
        self.collected.distance_px = f32::NAN;
    }

    /// Whether every link is among the candidates, after those of a few particles have been replaced.
    fn still_holds(&mut self, groups: &[u8], distance_px: f32) -> bool {
        let collected = &self.collected;
        let safe_px = SAFE_DISPLACEMENT * SKIN * distance_px;
        let safe_sq = safe_px * safe_px;
        if !KEPT_PX.contains(&distance_px)
            || collected.distance_px != distance_px
            || collected.points.len() != self.points.len()
            || collected.groups != groups
        {
            return false;
        }
        let pairs = self.points.iter().zip(&collected.points);
        // Counts all, and so vectorizes. NaN is not near.
        let near = pairs.fold(0, |near: u32, (&now, &then)| {
            near + u32::from(distance_squared(now, then) <= safe_sq)
        });
        let far = self.points.len() - near as usize;
        if far > MAX_MOVERS {
            return false;
        }
        if far > 0 {
            self.replace_candidates(distance_px, safe_sq);
        }
        true
    }

    /// Replaces the candidates of particles that have moved too far.
    fn replace_candidates(&mut self, distance_px: f32, safe_sq: f32) {
        let reach_px = distance_px * (1.0 + SKIN);
        let Collected {
            points: then,
            groups,
            ..
        } = &mut self.collected;
        for (mover, &now) in (0..).zip(&self.points) {
            if distance_squared(now, then[mover as usize]) <= safe_sq {
                continue;
            }
            then[mover as usize] = now;
            self.candidates
                .retain(|pair| pair.a != mover && pair.b != mover);
            for (other, &point) in (0..).zip(&*then) {
                if other != mover
                    && distance_squared(now, point) < reach_px * reach_px
                    && groups.get(mover as usize) == groups.get(other as usize)
                    && self.candidates.len() < MAX_CANDIDATES
                {
                    self.candidates.push(Link {
                        a: mover.min(other),
                        b: mover.max(other),
                    });
                }
            }
        }
    }

    /// Collects the candidates anew.
    fn collect(&mut self, groups: &[u8], distance_px: f32) {
        self.collected.distance_px = distance_px;
        self.collected.groups.clear();
        self.collected.groups.extend_from_slice(groups);
        self.collected.points.clone_from(&self.points);
        if distance_px.is_nan() || distance_px <= 0.0 {
            self.candidates.clear();
        } else {
            let reach_px = distance_px * (1.0 + SKIN);
            self.grid.sort(&self.points, reach_px);
            candidates::collect(
                &self.grid,
                groups,
                reach_px,
                MAX_CANDIDATES,
                &mut self.candidates,
            );
        }
    }
}

fn distance_squared([ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    let (dx, dy) = (ax - bx, ay - by);
    dx * dx + dy * dy
}

/// The particles' indices, sorted by the cells of a grid, row by row.
pub(crate) fn by_cell(x: &[f32], y: &[f32], side_px: f32) -> Vec<usize> {
    let points: Vec<_> = x.iter().zip(y).map(|(&x, &y)| [x, y]).collect();
    let mut grid = Grid::default();
    grid.sort(&points, side_px);
    grid.indices().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_eight_far_movers_are_replaced_and_nine_collect_all_anew() {
        for movers in 1..=9 {
            // A lattice of 6 × 6, 8 px apart: within 10 px each is linked to its neighbors in rows and columns.
            let x: Vec<_> = (0..36_u8).map(|index| f32::from(index % 6) * 8.0).collect();
            let y: Vec<_> = (0..36_u8).map(|index| f32::from(index / 6) * 8.0).collect();
            let mut search = LinkSearch::default();
            search.search(&x, &y, None, 10.0);
            let mut moved = x.clone();
            moved[0] += 0.1;
            for x in &mut moved[1..=movers] {
                *x += 6.0;
            }
            let mut found = search.search(&moved, &y, None, 10.0).to_vec();
            found.sort_unstable();
            let expected = super::super::naive(&moved, &y, None, 10.0);
            assert_eq!(found, expected, "{movers}");
            // The first has moved less than is safe: its place is replaced only where all are.
            let is_anew = search.collected.points[0] != [x[0], y[0]];
            assert_eq!(is_anew, movers > 8, "{movers}");
        }
    }
}
