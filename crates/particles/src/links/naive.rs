//! The link search that compares every pair: the oracle of the tests and a row of the benchmark.

use super::Link;

/// All pairs nearer than `distance_px`, ordered by their indices; quadratic in the number of particles.
///
/// With `groups`, only pairs of the same group. The distance counts as the square root of the sum of
/// squares in single precision has it; a particle with a coordinate that is NaN has no links.
#[must_use]
pub fn naive(x: &[f32], y: &[f32], groups: Option<&[u8]>, distance_px: f32) -> Vec<Link> {
    let mut links = Vec::new();
    let distance_sq = distance_px.max(0.0) * distance_px.max(0.0);
    for (b, (&bx, &by)) in (0..).zip(x.iter().zip(y)) {
        for (a, (&ax, &ay)) in (0..b).zip(x.iter().zip(y)) {
            let (dx, dy) = (bx - ax, by - ay);
            if dx * dx + dy * dy < distance_sq
                && groups.is_none_or(|groups| groups[a as usize] == groups[b as usize])
            {
                links.push(Link { a, b });
            }
        }
    }
    links
}
