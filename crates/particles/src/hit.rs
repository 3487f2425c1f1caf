//! Hit-testing: which particle is under the pointer.

use glam::Vec2;

/// The particle whose centre is nearest to `point`, among those within their radius plus `reach_px`
/// of it; the first of several equally near ones. `None` when there is none, and for NaN.
///
/// Linear in the number of particles, by vector instructions; equal to [`nearest_naive`].
///
/// ```
/// use particles::hit::nearest;
///
/// let (x, y, radius_px) = ([10.0, 40.0], [10.0, 10.0], [5.0, 5.0]);
/// assert_eq!(nearest(&x, &y, &radius_px, (30.0, 10.0).into(), 10.0), Some(1));
/// assert_eq!(nearest(&x, &y, &radius_px, (25.1, 10.0).into(), 1.0), None);
/// ```
#[must_use]
pub fn nearest(
    x: &[f32],
    y: &[f32],
    radius_px: &[f32],
    point: Vec2,
    reach_px: f32,
) -> Option<usize> {
    /// Particles that are compared together.
    const GROUP: usize = 32;
    let mut best = (f32::INFINITY, 0..0);
    let groups = x.chunks(GROUP).zip(y.chunks(GROUP));
    for (group, ((x, y), radius_px)) in groups.zip(radius_px.chunks(GROUP)).enumerate() {
        let mut nearest_sq = f32::INFINITY;
        for ((&x, &y), &radius_px) in x.iter().zip(y).zip(radius_px) {
            let hit_sq = hit_sq(x, y, radius_px, point, reach_px);
            nearest_sq = if hit_sq < nearest_sq {
                hit_sq
            } else {
                nearest_sq
            };
        }
        if nearest_sq < best.0 {
            best = (nearest_sq, group * GROUP..group * GROUP + x.len());
        }
    }
    let (nearest_sq, mut group) = best;
    group.find(|&index| {
        let place = x.get(index).zip(y.get(index)).zip(radius_px.get(index));
        place.is_some_and(|((&x, &y), &radius_px)| {
            hit_sq(x, y, radius_px, point, reach_px) == nearest_sq
        })
    })
}

/// The squared distance to the point, or infinity when that is out of reach.
fn hit_sq(x: f32, y: f32, radius_px: f32, point: Vec2, reach_px: f32) -> f32 {
    let (dx, dy) = (x - point.x, y - point.y);
    let distance_sq = dx * dx + dy * dy;
    let within = radius_px + reach_px;
    if distance_sq <= within * within {
        distance_sq
    } else {
        f32::INFINITY
    }
}

/// As [`nearest`], one particle after the other: the oracle of its tests and a row of its benchmark.
#[must_use]
pub fn nearest_naive(
    x: &[f32],
    y: &[f32],
    radius_px: &[f32],
    point: Vec2,
    reach_px: f32,
) -> Option<usize> {
    let mut nearest: Option<(usize, f32)> = None;
    for (index, ((&x, &y), &radius_px)) in x.iter().zip(y).zip(radius_px).enumerate() {
        let distance_sq = Vec2::new(x, y).distance_squared(point);
        let within = radius_px + reach_px;
        if distance_sq <= within * within && nearest.is_none_or(|(_, best)| distance_sq < best) {
            nearest = Some((index, distance_sq));
        }
    }
    nearest.map(|(index, _)| index)
}
