//! The fast link search: collects candidates from a grid, and keeps them until particles have moved far.
//!
//! In a frame, particles move by a fraction of the link distance, so most pairs that are near have been near in the
//! frame before. The search collects as *candidates* all pairs nearer than the distance plus a *skin*. Until a particle
//! has moved by half the skin, no other pair can be nearer than the distance, and only candidates are measured. Source:
//! L. Verlet, "Computer 'Experiments' on Classical Fluids", Physical Review 159, 1967; the displacement test is
//! standard in molecular dynamics.
//!
//! A search is linear in particles and candidates.

use std::ops::RangeInclusive;

use super::Link;
use super::candidates;
use super::grid::Grid;

/// The skin as a fraction of the link distance. A thicker skin means more candidates to measure, a thinner one more
/// frames that collect; near this value the sum of both hardly changes.
const SKIN: f32 = 0.25;

/// Displacements up to this fraction of the skin are safe: less than half, by more than rounding errors.
const SAFE_DISPLACEMENT: f32 = 0.499;

/// Link distances for which candidates are kept. With others, the square of the distance or of the safe displacement
/// overflows or loses digits.
const KEPT_PX: RangeInclusive<f32> = 1e-12..=1e12;

/// Largest number of candidates: all pairs of 5,793 particles. They take 128 MiB, and the links among them as much
/// again. Without a limit, a million particles at one point would need more memory than there is.
const MAX_CANDIDATES: usize = (1 << 24) - candidates::OVERHANG;

/// Finds links, and keeps what makes the next search fast.
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
    /// The particles' positions in this search. With both coordinates side by side, reading a position is one access to
    /// memory.
    points: Vec<[f32; 2]>,
    collected: Collected,
    candidates: Vec<Link>,
    /// At least as long as the candidates. The links come first.
    links: Vec<Link>,
}

/// The input for which candidates were collected.
#[derive(Debug, Default)]
struct Collected {
    distance_px: f32,
    /// Empty without groups.
    groups: Vec<u8>,
    points: Vec<[f32; 2]>,
    /// Whether the limit has left some candidates out.
    is_cut: bool,
}

impl LinkSearch {
    /// All pairs nearer than `distance_px`; with `groups`, only pairs of the same group.
    ///
    /// The links are those of [`super::naive`], in another order, which depends only on this and earlier calls. Ignores
    /// the ends of longer slices. A particle with a coordinate that is not finite has no links.
    ///
    /// If particles are spread evenly, within ± 10⁹ px, the time is linear in particles and in pairs nearer than 1.25
    /// times the distance.
    ///
    /// At 16 million such pairs the search stops, and [`Self::is_whole`] returns false. The lists of pairs take at most
    /// 256 MiB together, other data about 100 bytes per particle. Allocates nothing if an earlier search has needed as
    /// much memory.
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
        if !self.are_kept(groups, distance_px) {
            self.collect(groups, distance_px);
        }
        if self.links.len() < self.candidates.len() {
            self.links.resize(self.candidates.len(), Link::default());
        }
        let distance_sq = distance_px * distance_px;
        let (points, links) = (&self.points[..], &mut self.links[..]);
        let mut len = 0;
        for &pair in &self.candidates {
            // Written first and counted afterwards, because processors could not predict a branch on the distance.
            links[len] = pair;
            let [a, b] = [pair.a, pair.b].map(|index| points[index as usize]);
            len += usize::from(distance_squared(a, b) < distance_sq);
        }
        &links[..len]
    }

    /// Whether the last search has found all links; true before the first.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        !self.collected.is_cut
    }

    /// Whether the candidates still contain all links: they were collected for this distance and these groups, and no
    /// particle has moved too far since.
    fn are_kept(&self, groups: &[u8], distance_px: f32) -> bool {
        let collected = &self.collected;
        if !KEPT_PX.contains(&distance_px)
            || collected.distance_px != distance_px
            || collected.points.len() != self.points.len()
            || collected.groups != groups
        {
            return false;
        }
        let safe_px = SAFE_DISPLACEMENT * SKIN * distance_px;
        let pairs = self.points.iter().zip(&collected.points);
        // Testing all of them compiles to vector instructions. False for NaN.
        pairs.fold(true, |are_near, (&now, &then)| {
            are_near & (distance_squared(now, then) <= safe_px * safe_px)
        })
    }

    fn collect(&mut self, groups: &[u8], distance_px: f32) {
        let (points, collected) = (&self.points, &mut self.collected);
        collected.distance_px = distance_px;
        collected.groups.clear();
        collected.groups.extend_from_slice(groups);
        collected.points.clone_from(points);
        collected.is_cut = false;
        if distance_px.is_nan() || distance_px <= 0.0 {
            self.candidates.clear();
            return;
        }
        let reach_px = distance_px * (1.0 + SKIN);
        self.grid.sort(points, groups, reach_px);
        collected.is_cut =
            !candidates::collect(&self.grid, reach_px, MAX_CANDIDATES, &mut self.candidates);
    }
}

fn distance_squared([ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    let (dx, dy) = (ax - bx, ay - by);
    dx * dx + dy * dy
}

#[cfg(test)]
mod tests {
    use super::LinkSearch;
    use crate::links::naive;

    #[test]
    fn particles_at_rest_are_linked_again_when_their_groups_change() {
        let (x, y) = ([0.0, 5.0, 10.0], [0.0; 3]);
        let mut search = LinkSearch::default();
        for groups in [[0, 0, 1], [0, 1, 1], [0, 0, 1]] {
            let found = search.search(&x, &y, Some(&groups), 6.0);
            assert_eq!(found, naive(&x, &y, Some(&groups), 6.0));
        }
    }

    #[test]
    fn particles_that_approach_are_linked_wherever_they_are_in_the_grid() {
        for at in (0_u16..300).map(|tenth| 0.1 * f32::from(tenth)) {
            for is_across in [false, true] {
                let mut search = LinkSearch::default();
                // From almost the distance and the skin to less than the distance, without a new collection.
                for [a, b] in [[at, at + 12.4], [at + 1.22, at + 11.18]] {
                    let (moving, still) = ([0.0, a, b], [0.0; 3]);
                    let [x, y] = if is_across {
                        [&moving, &still]
                    } else {
                        [&still, &moving]
                    };
                    let mut found = search.search(x, y, None, 10.0).to_vec();
                    found.sort();
                    assert_eq!(found, naive(x, y, None, 10.0), "{a} and {b}");
                }
            }
        }
    }
}
