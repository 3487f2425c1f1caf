//! The simplest implementations of the engine's loops: rows of the benchmarks, and what the engine's results are
//! compared with.

/// As [`particles::motion::drift`] between 0 and `side_px`, for steps shorter than that.
pub fn naive_drift(position: &mut [f32], velocity: &mut [f32], side_px: f32, dt_secs: f32) {
    for index in 0..position.len() {
        position[index] += velocity[index] * dt_secs;
        if position[index] < 0.0 {
            position[index] = -position[index];
            velocity[index] = -velocity[index];
        } else if position[index] > side_px {
            position[index] = 2.0 * side_px - position[index];
            velocity[index] = -velocity[index];
        }
    }
}

/// As [`particles::hit::nearest`], by distances.
#[must_use]
pub fn naive_hit(
    x: &[f32],
    y: &[f32],
    radius_px: &[f32],
    [point_x, point_y]: [f32; 2],
    reach_px: f32,
) -> Option<usize> {
    let distance = |index: usize| (x[index] - point_x).hypot(y[index] - point_y);
    (0..x.len())
        .filter(|&index| distance(index) <= radius_px[index] + reach_px)
        .min_by(|&a, &b| distance(a).total_cmp(&distance(b)))
}
