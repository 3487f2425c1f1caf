//! The simplest implementations of the engine's loops: rows of the benchmarks, and what the engine's results are
//! compared with.

use particles::Frame;
use particles::glam::Vec2;

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

/// As `particles_painters::LinkBatches`, with a stable sort: of each line its color and opacity, and both
/// ends.
#[must_use]
pub fn naive_batches(frame: &Frame<'_>) -> Vec<([f32; 2], [f32; 4])> {
    /// Opacities that lines are rounded to.
    const LEVELS: f32 = 8.0;
    let style = frame.link_style;
    let mut lines: Vec<_> = frame
        .links
        .iter()
        .map(|link| {
            let (a, b) = (link.a as usize, link.b as usize);
            let [from, to] = [a, b].map(|end| Vec2::new(frame.x[end], frame.y[end]));
            let nearness = 1.0 - from.distance(to) / style.distance_px;
            let opacity = nearness * frame.opacity[a].min(frame.opacity[b]);
            let level = (opacity * LEVELS).floor().min(LEVELS - 1.0);
            let step = style.opacity / LEVELS;
            let style = [f32::from(frame.color[a]), 0.5 * step + step * level];
            (style, [from.x, from.y, to.x, to.y])
        })
        .collect();
    lines.sort_by(|([a, a_opacity], _), ([b, b_opacity], _)| {
        a.total_cmp(b).then(a_opacity.total_cmp(b_opacity))
    });
    lines
}
