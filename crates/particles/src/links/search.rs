//! The fast link search: collects candidates from a grid, and keeps them until particles have moved far.
//!
//! In a frame, particles move by a fraction of the link distance, so most pairs that are near have been near in the
//! frame before. The search collects as *candidates* all pairs nearer than the distance plus a *skin*. Until a particle
//! has moved by half the skin, no other pair can be nearer than the distance, and only candidates are measured. Source:
//! L. Verlet, "Computer 'Experiments' on Classical Fluids", Physical Review 159, 1967; the displacement test is
//! standard in molecular dynamics.
//!
//! If at most eight particles have moved farther, as dragged or jumping ones do, only their candidates are replaced, by
//! comparing each with all particles.
//!
//! If candidates have served only one search, the next ones are collected without a skin: they are the links, and need
//! no measuring. The skin returns with the first search that could have reused candidates.
//!
//! A search is linear in particles and candidates.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

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

/// If more particles than this have moved too far, all candidates are collected again. With 10,000 particles, replacing
/// the candidates of one takes an eighth of that.
const MAX_MOVERS: u32 = 8;

/// Stored position of a particle at NaN: as soon as it has a position, it has moved far.
const NOWHERE: [f32; 2] = [f32::INFINITY; 2];

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
    /// At least as long as the candidates. The first `len` are the links, unless the candidates are.
    links: Vec<Link>,
    /// The number of links.
    len: usize,
}

/// The input for which candidates were collected.
#[derive(Debug, Default)]
struct Collected {
    distance_px: f32,
    /// Empty without groups.
    groups: Vec<u8>,
    /// For a particle that stays at infinity the distance is NaN, which is not far; to any other point the distance is
    /// infinite.
    points: Vec<[f32; 2]>,
    /// Whether they were collected without a skin: the candidates are the links.
    is_exact: bool,
    /// Whether they have served only one search so far.
    is_new: bool,
    /// Whether the limit has left some out.
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
    /// At 16 million links the search stops, and [`Self::is_whole`] returns false. The lists of pairs take at most 256
    /// MiB together, other data about 100 bytes per particle. Allocates nothing if an earlier search has needed as much
    /// memory.
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
        let movers = self.count_movers(groups, distance_px);
        let are_kept = !self.collected.is_exact
            && movers.is_some_and(|movers| movers == 0 || self.replace_movers(distance_px));
        if are_kept {
            self.collected.is_new = false;
        } else {
            let is_exact = self.collected.is_new && movers.is_none();
            self.collect(groups, distance_px, is_exact);
        }
        if self.collected.is_exact {
            self.len = self.candidates.len();
            return self.links();
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
        self.len = len;
        self.links()
    }

    /// The links that the last search returned.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        let links = if self.collected.is_exact {
            &self.candidates
        } else {
            &self.links
        };
        &links[..self.len]
    }

    /// Whether the last search has found all links; true before the first.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        !self.collected.is_cut
    }

    /// Forgets the candidates, so that the next search collects them; keeps the memory.
    pub fn clear(&mut self) {
        self.collected.distance_px = f32::NAN;
        self.collected.is_new = false;
    }

    /// Number of particles that have moved too far for the candidates; `None` if they are too many to replace, or if
    /// the candidates were collected for another input.
    fn count_movers(&self, groups: &[u8], distance_px: f32) -> Option<u32> {
        let collected = &self.collected;
        let safe_sq = safe_squared(distance_px);
        if !KEPT_PX.contains(&distance_px)
            || collected.distance_px != distance_px
            || collected.points.len() != self.points.len()
            || collected.groups != groups
        {
            return None;
        }
        let pairs = self.points.iter().zip(&collected.points);
        // Counting all of them compiles to vector instructions.
        let movers = pairs.fold(0, |movers: u32, (&now, &then)| {
            movers + u32::from(distance_squared(now, then) > safe_sq)
        });
        Some(movers).filter(|&movers| movers <= MAX_MOVERS)
    }

    /// Replaces the candidates of particles that have moved too far. Returns false if there are too many candidates;
    /// some are replaced then.
    fn replace_movers(&mut self, distance_px: f32) -> bool {
        let safe_sq = safe_squared(distance_px);
        let reach_px = distance_px * (1.0 + SKIN);
        let Collected {
            points: then,
            groups,
            ..
        } = &mut self.collected;
        for (mover, &now) in (0..).zip(&self.points) {
            let has_moved = distance_squared(now, then[mover as usize]) > safe_sq;
            if !has_moved {
                continue;
            }
            then[mover as usize] = now;
            self.candidates
                .retain(|pair| pair.a != mover && pair.b != mover);
            for (other, &point) in (0..).zip(&*then) {
                if other != mover
                    && distance_squared(now, point) < reach_px * reach_px
                    && groups.get(mover as usize) == groups.get(other as usize)
                {
                    if self.candidates.len() == MAX_CANDIDATES {
                        return false;
                    }
                    self.candidates.push(Link {
                        a: mover.min(other),
                        b: mover.max(other),
                    });
                }
            }
        }
        true
    }

    /// Collects all candidates: without a skin if requested, or if they are too many with it.
    fn collect(&mut self, groups: &[u8], distance_px: f32, is_exact: bool) {
        let (points, collected) = (&self.points, &mut self.collected);
        collected.distance_px = distance_px;
        collected.groups.clear();
        collected.groups.extend_from_slice(groups);
        let at = |&[x, y]: &[f32; 2]| {
            if x.is_nan() || y.is_nan() {
                NOWHERE
            } else {
                [x, y]
            }
        };
        collected.points.clear();
        collected.points.extend(points.iter().map(at));
        collected.is_new = true;
        collected.is_cut = false;
        if distance_px.is_nan() || distance_px <= 0.0 {
            self.candidates.clear();
            return;
        }
        let reaches_px = [distance_px * (1.0 + SKIN), distance_px];
        for &reach_px in &reaches_px[usize::from(is_exact)..] {
            collected.is_exact = reach_px == distance_px;
            self.grid.sort(points, groups, reach_px);
            if candidates::collect(&self.grid, reach_px, MAX_CANDIDATES, &mut self.candidates) {
                return;
            }
        }
        collected.is_cut = true;
    }
}

/// The square of the displacement up to which candidates contain all links.
fn safe_squared(distance_px: f32) -> f32 {
    let safe_px = SAFE_DISPLACEMENT * SKIN * distance_px;
    safe_px * safe_px
}

fn distance_squared([ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    let (dx, dy) = (ax - bx, ay - by);
    dx * dx + dy * dy
}

/// The particles' indices, sorted by the cells of a grid.
pub(crate) fn by_cell(x: &[f32], y: &[f32], side_px: f32) -> Vec<usize> {
    let points: Vec<_> = x.iter().zip(y).map(|(&x, &y)| [x, y]).collect();
    let mut grid = Grid::default();
    grid.sort(&points, &[], side_px);
    grid.indices().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_of_up_to_eight_far_movers_are_replaced_and_nine_collect_all_again() {
        for movers in 1..=9 {
            // A lattice of 6 × 6 particles 8 px apart: each is linked to its neighbors in its row and column.
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
            // The first particle has moved by a safe distance: only collecting all replaces its position.
            let is_anew = search.collected.points[0] != [x[0], y[0]];
            assert_eq!(is_anew, movers > 8, "{movers}");
        }
    }

    #[test]
    fn particles_at_rest_are_linked_again_when_their_groups_change() {
        let (x, y) = ([0.0, 5.0, 10.0], [0.0; 3]);
        let mut search = LinkSearch::default();
        for groups in [[0, 0, 1], [0, 1, 1], [0, 0, 1]] {
            let found = search.search(&x, &y, Some(&groups), 6.0);
            assert_eq!(found, super::super::naive(&x, &y, Some(&groups), 6.0));
        }
    }

    /// Moves all particles by `step_px`, and returns whether the search keeps its candidates.
    fn are_kept(search: &mut LinkSearch, x: &mut [f32], step_px: f32) -> bool {
        let y = vec![0.0; x.len()];
        x.iter_mut().for_each(|x| *x += step_px);
        search.search(x, &y, None, 10.0);
        !search.collected.is_exact && !search.collected.is_new
    }

    #[test]
    fn candidates_are_kept_again_within_ten_frames_of_slowing_down() {
        let mut search = LinkSearch::default();
        let mut x: Vec<_> = (0..100_u8).map(|index| 4.0 * f32::from(index)).collect();
        for (step_px, kept) in [(5.0, 0..=0), (0.3, 6..=9), (5.0, 0..=1), (1.0, 4..=9)] {
            let frames: Vec<_> = (0..10)
                .map(|_| are_kept(&mut search, &mut x, step_px))
                .collect();
            let count = frames.iter().filter(|&&is_kept| is_kept).count();
            assert!(kept.contains(&count), "{step_px}: {frames:?}");
        }
    }
}
