//! Hit-testing: which particle is under the pointer.

use glam::Vec2;

/// Particles that are tested together: most groups have none that is hit. One at a time takes 3.5 times the
/// instructions, at 10,000 particles.
const GROUP: usize = 16;

/// The index of the particle whose center is nearest to `point`, among those at most their radius plus `reach_px` away; the
/// first of several at the same distance. `None` if there is none, and for NaN.
///
/// A negative reach reduces the radius, down to 0.
/// Linear in the number of particles.
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
    let distance_sq = |x, y| Vec2::new(x, y).distance_squared(point);
    let is_hit = |distance_sq: f32, radius_px: f32| {
        let within = radius_px + reach_px;
        // False where that is negative, and not so small that its square is 0.
        distance_sq <= within * within.abs()
    };
    let mut search = |first: usize, x: &[f32], y: &[f32], radius_px: &[f32]| {
        for (index, ((&x, &y), &radius_px)) in x.iter().zip(y).zip(radius_px).enumerate() {
            let distance_sq = distance_sq(x, y);
            if is_hit(distance_sq, radius_px) && nearest.is_none_or(|(_, best)| distance_sq < best)
            {
                nearest = Some((first + index, distance_sq));
            }
        }
    };
    let count = x.len().min(y.len()).min(radius_px.len());
    let (x, x_rest) = x[..count].as_chunks::<GROUP>();
    let (y, y_rest) = y[..count].as_chunks::<GROUP>();
    let (radius_px, radius_rest_px) = radius_px[..count].as_chunks::<GROUP>();
    for (group, ((x, y), radius_px)) in x.iter().zip(y).zip(radius_px).enumerate() {
        let mut is_any_hit = false;
        for index in 0..GROUP {
            is_any_hit |= is_hit(distance_sq(x[index], y[index]), radius_px[index]);
        }
        if is_any_hit {
            search(GROUP * group, x, y, radius_px);
        }
    }
    search(GROUP * x.len(), x_rest, y_rest, radius_rest_px);
    nearest.map(|(index, _)| index)
}
