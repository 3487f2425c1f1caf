//! Hit-testing: which particle is under the pointer.

use glam::Vec2;

/// The index of the nearest particle whose center is at most its radius plus `reach_px` from `point`; the first of
/// several at the same distance. `None` without such a particle, and for NaN.
///
/// A negative reach reduces the radii. Linear in the number of particles.
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
    let mut nearest: Option<(usize, f32)> = None;
    for (index, ((&x, &y), &radius_px)) in x.iter().zip(y).zip(radius_px).enumerate() {
        let distance_sq = Vec2::new(x, y).distance_squared(point);
        let within = radius_px + reach_px;
        let is_hit = within >= 0.0 && distance_sq <= within * within;
        if is_hit && nearest.is_none_or(|(_, best)| distance_sq < best) {
            nearest = Some((index, distance_sq));
        }
    }
    nearest.map(|(index, _)| index)
}
