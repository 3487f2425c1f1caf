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
    let nearest_sq = nearest_sq(x, y, radius_px, point, reach_px);
    if nearest_sq == f32::INFINITY {
        return None;
    }
    let mut particles = x.iter().zip(y).zip(radius_px);
    particles
        .position(|((&x, &y), &radius_px)| hit_sq(x, y, radius_px, point, reach_px) == nearest_sq)
}

/// The squared distance of the nearest particle that is hit; infinity when there is none.
fn nearest_sq(x: &[f32], y: &[f32], radius_px: &[f32], point: Vec2, reach_px: f32) -> f32 {
    /// Minima that are found side by side, as the lanes of vectors.
    const LANES: usize = 8;
    let (x, rest_x) = x.as_chunks::<LANES>();
    let (y, rest_y) = y.as_chunks::<LANES>();
    let (radius_px, rest_radius_px) = radius_px.as_chunks::<LANES>();
    let mut nearest_sq = [f32::INFINITY; LANES];
    for ((x, y), radius_px) in x.iter().zip(y).zip(radius_px) {
        for lane in 0..LANES {
            let hit_sq = hit_sq(x[lane], y[lane], radius_px[lane], point, reach_px);
            nearest_sq[lane] = if hit_sq < nearest_sq[lane] {
                hit_sq
            } else {
                nearest_sq[lane]
            };
        }
    }
    let rest = rest_x.iter().zip(rest_y).zip(rest_radius_px);
    rest.map(|((&x, &y), &radius_px)| hit_sq(x, y, radius_px, point, reach_px))
        .chain(nearest_sq)
        .fold(f32::INFINITY, f32::min)
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
