//! How ESEE and Impact answer a click: a wave and a light spread from its point, and drifting particles are pushed away
//! and hastened.

use glam::Vec2;

use super::wave::{WAVE_SECS, Wave};
use crate::{Cue, Glow, Rgb, State};

/// While wave and light spread.
const SPREADING: Cue = Cue::new(0.0, WAVE_SECS);
/// They appear: a change seen, not a blink. Nine tenths of it are there within a tenth of a second, a time in which an
/// answer seems immediate.
const APPEARING: Cue = Cue::new(0.0, 0.12);
/// Opacity of the light at its center, if it were there at once.
const LIGHT_OPACITY: f32 = 0.4;
/// How long the wave takes to come as far as the stage's diagonal, in seconds: everything is pushed at once, and
/// still from one point.
const PUSH_REACH_SECS: f32 = 0.5;
/// How long after the wave a particle is pushed farthest, in seconds: seen at once, not a blow.
const PUSH_SECS: f32 = 0.3;
/// How far particles are pushed, in parts of the stage's smaller side.
const PUSH_SHARE: f32 = 0.08;
/// Particles nearer to the point than this are pushed less, in CSS pixels: one that moves across it does not jump.
const PUSH_SOFT_PX: f32 = 40.0;
/// How much faster particles drift right after the click, in parts of their speed: restless, and still drifting.
const HASTE: f64 = 2.5;
/// Until they drift as before: to the end of the shorter of the two first phases.
const CALMING: Cue = Cue::new(0.0, CALM_SECS);
const CALM_SECS: f64 = 2.0;

/// The wave.
pub(super) fn wave(state: &State) -> Wave {
    Wave::from_point(
        state.clicked_at(),
        state.size(),
        SPREADING.passed(state.secs()),
    )
    .weakened(APPEARING.eased(state.secs()))
}

/// The light, a ring; none after the wave.
pub(super) fn light(state: &State, color: Rgb) -> Option<Glow> {
    let progress = SPREADING.passed(state.secs());
    let fading = 1.0 - progress;
    (fading > 0.0).then(|| Glow {
        center: state.clicked_at(),
        radius_px: state.size().smaller_side_px() * (0.25 + progress),
        opacity: LIGHT_OPACITY * APPEARING.eased(state.secs()) * fading * fading,
        ripple: progress,
        color,
    })
}

/// Lets particles drift `inset` from the edges, in pixels on each axis; after a click faster for a while, and pushed
/// aside by its wave.
pub(super) fn drift(state: &mut State, inset: Vec2, dt_secs: f64) {
    let size = state.size();
    if !state.has_started() {
        state.particles.drift(size, inset, dt_secs);
        return;
    }
    let drifted_secs = drifted_secs(state.secs()) - drifted_secs(state.secs() - dt_secs);
    let push = push(state);
    state.particles.drift(size, inset, drifted_secs);
    state.particles.displace(size, inset, push);
}

/// How long particles would drift at their own speed to come as far as in these seconds after a click.
fn drifted_secs(secs: f64) -> f64 {
    let calmed = f64::from(CALMING.passed(secs));
    secs + HASTE * CALM_SECS * calmed * (1.0 - 0.5 * calmed)
}

/// How far the click pushes what drifts at a position.
#[expect(
    clippy::cast_possible_truncation,
    reason = "positions are in single precision"
)]
fn push(state: &State) -> impl Fn(Vec2) -> Vec2 + use<> {
    let (point, size) = (state.clicked_at(), state.size());
    let most_px = PUSH_SHARE * size.smaller_side_px();
    let secs_per_px = PUSH_REACH_SECS / size.sides_px().length();
    let secs = state.secs() as f32;
    move |position| {
        let away = position - point;
        let distance_px = away.length();
        // Rises as a square, is 1 at 1, and falls slowly.
        let since = ((secs - distance_px * secs_per_px) / PUSH_SECS).max(0.0);
        let root = 2.0 * since / (1.0 + since * since);
        away * (most_px * root * root / (distance_px + PUSH_SOFT_PX))
    }
}
