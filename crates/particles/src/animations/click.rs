//! How both animations answer a click: a wave and a light spread from its point, and push particles away.

use glam::Vec2;

use super::wave::{WAVE_SECS, Wave};
use crate::{Cue, Glow, Rgb, State};

/// While wave and light spread.
const SPREADING: Cue = Cue::new(0.0, WAVE_SECS);
/// Opacity of the light at its center when it begins.
const LIGHT_OPACITY: f32 = 0.4;
/// How long the wave takes to come as far as the stage's diagonal, in seconds: everything is pushed at once, and
/// still from one point.
const PUSH_REACH_SECS: f32 = 0.5;
/// How long after the wave a particle is pushed farthest, in seconds: seen at once, not a blow.
const PUSH_SECS: f32 = 0.3;
/// How far particles are pushed, in parts of the stage's smaller side.
const PUSH_SHARE: f32 = 0.07;
/// Particles nearer to the point than this are pushed less, in CSS pixels: one that moves across it does not jump.
const PUSH_SOFT_PX: f32 = 20.0;

/// The wave.
pub(super) fn wave(state: &State) -> Wave {
    Wave::from_point(
        state.clicked_at(),
        state.size(),
        SPREADING.passed(state.secs()),
    )
}

/// The light, a ring; none after the wave.
pub(super) fn light(state: &State, color: Rgb) -> Option<Glow> {
    let progress = SPREADING.passed(state.secs());
    let fading = 1.0 - progress;
    (fading > 0.0).then(|| Glow {
        center: state.clicked_at(),
        radius_px: state.size().smaller_side_px() * (0.25 + progress),
        opacity: LIGHT_OPACITY * fading * fading,
        ripple: progress,
        color,
    })
}

/// Where the click pushes particles to in the first phase.
#[expect(
    clippy::cast_possible_truncation,
    reason = "positions are in single precision"
)]
pub(super) fn push(state: &State) -> impl Fn(Vec2) -> Vec2 + use<> {
    let (point, size) = (state.clicked_at(), state.size());
    let sides = Vec2::new(size.width_px(), size.height_px());
    let is_pushed = state.phase() == 0;
    let most_px = PUSH_SHARE * size.smaller_side_px();
    let secs_per_px = PUSH_REACH_SECS / sides.length();
    let secs = state.secs() as f32;
    move |position| {
        if !is_pushed {
            return position;
        }
        let away = position - point;
        let distance_px = away.length();
        // Rises as a square, is 1 at 1, and falls slowly.
        let since = ((secs - distance_px * secs_per_px) / PUSH_SECS).max(0.0);
        let root = 2.0 * since / (1.0 + since * since);
        let share = most_px * root * root / (distance_px + PUSH_SOFT_PX);
        position + away * share
    }
}
