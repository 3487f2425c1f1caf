//! A link search that compares all pairs: the tests' oracle, and a row of the benchmarks.

use super::Link;

/// All pairs nearer than `distance_px`, in ascending order; quadratic in the number of particles.
///
/// With `groups`, only pairs of the same group. Squared distances are compared in single precision. A particle with a
/// coordinate that is not finite has no links; a negative distance and NaN give none. Ignores the ends of longer
/// slices.
#[must_use]
pub fn naive(x: &[f32], y: &[f32], groups: Option<&[u8]>, distance_px: f32) -> Vec<Link> {
    let mut links = Vec::new();
    let len = x.len().min(y.len());
    let len = groups.map_or(len, |groups| groups.len().min(len));
    let distance_sq = distance_px.max(0.0) * distance_px.max(0.0);
    for (a, first) in (0..len).zip(0..) {
        for (b, second) in (a + 1..len).zip(first + 1..) {
            let (dx, dy) = (x[a] - x[b], y[a] - y[b]);
            let near = dx * dx + dy * dy < distance_sq;
            if near && groups.is_none_or(|groups| groups[a] == groups[b]) {
                links.push(Link {
                    a: first,
                    b: second,
                });
            }
        }
    }
    links
}
