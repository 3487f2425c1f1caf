//! Hit-testing: which particle is under the pointer.

use glam::Vec2;

/// Particles that are tested together: most groups have none that is hit. One at a time takes 2.4 times the
/// instructions, at 10,000 particles.
const GROUP: usize = 16;

/// The particle whose center is nearest to `point`, among those closer than their radius plus `reach_px`; the first
/// of several at the same distance. `None` if there is none, and for NaN.
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
    let is_hit = |distance_sq: f32, radius_px: f32| {
        let within = radius_px + reach_px;
        // False where that is negative, and not so small that its square is 0.
        distance_sq <= within * within.abs()
    };
    let groups = x
        .chunks(GROUP)
        .zip(y.chunks(GROUP))
        .zip(radius_px.chunks(GROUP));
    for (group, ((x, y), radius_px)) in groups.enumerate() {
        let particles = || {
            let distances_sq = x
                .iter()
                .zip(y)
                .map(|(&x, &y)| Vec2::new(x, y).distance_squared(point));
            distances_sq.zip(radius_px.iter().copied())
        };
        // Not by `any`, which would stop early and so does not vectorize.
        let is_any_hit = particles().fold(false, |is_any, (distance_sq, radius_px)| {
            is_any | is_hit(distance_sq, radius_px)
        });
        if !is_any_hit {
            continue;
        }
        for (index, (distance_sq, radius_px)) in particles().enumerate() {
            if is_hit(distance_sq, radius_px) && nearest.is_none_or(|(_, best)| distance_sq < best)
            {
                nearest = Some((GROUP * group + index, distance_sq));
            }
        }
    }
    nearest.map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_reach_that_takes_more_than_the_radius_finds_nothing() {
        let hit = |reach_px| nearest(&[10.0], &[10.0], &[5.0], (10.0, 11.0).into(), reach_px);
        assert_eq!(hit(-3.0), Some(0));
        assert_eq!(hit(-20.0), None);
    }
}
