//! The wave with which animations respond to a click and begin a phase, and the first part of the way to the targets.

use glam::Vec2;

use crate::{Easing, Glow, Rgb, State, smooth_step};

/// How long a wave takes to cross the stage, in seconds: seen to start at once, and gone before anything else
/// happens.
const WAVE_SECS: f32 = 1.1;
/// The half width of a wave's front, in parts of the way that it goes: several particles wide on every stage.
const FRONT_SHARE: f32 = 0.16;
/// Opacity of the light that spreads with a click's wave, at its center when it begins.
const LIGHT_OPACITY: f32 = 0.4;
/// Before the phase in which they follow their targets, particles go nearly half of the way, to show where they
/// will go. This is minus the logarithm of the share that remains.
const GATHERING: f64 = 0.6;
/// Gathering starts as if it had already run for so many seconds, so that the first frames show it.
const GATHERING_SINCE_SECS: f64 = 0.5;

/// A front that runs outwards from a point and fades on the way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wave {
    center: Vec2,
    front_px: f32,
    half_width_px: f32,
    strength: f32,
}

impl Wave {
    /// The front at this distance from the center.
    pub(crate) fn new(center: Vec2, front_px: f32, half_width_px: f32, strength: f32) -> Self {
        Self {
            center,
            front_px,
            half_width_px,
            strength,
        }
    }

    /// The wave of the current phase: in the first one from the clicked point, later from the center. Before a click
    /// and after its end its strength is 0.
    pub(crate) fn of_phase(state: &State) -> Self {
        let reach_px = Vec2::new(state.size().width_px(), state.size().height_px()).length();
        let (center, progress) = origin_and_progress(state);
        Self::new(
            center,
            reach_px * progress,
            reach_px * FRONT_SHARE,
            smooth_step(2.0 - 2.0 * progress),
        )
    }

    /// How strong the wave is at a position, in [0, 1].
    #[inline(never)] // One copy for all animations.
    pub(crate) fn at(&self, position: Vec2) -> f32 {
        let from_front_px = (self.center.distance(position) - self.front_px).abs();
        self.strength * smooth_step(1.0 - from_front_px / self.half_width_px)
    }
}

/// The light that spreads from a click; none after its wave.
pub(crate) fn light(state: &State, color: Rgb) -> Option<Glow> {
    let (center, progress) = origin_and_progress(state);
    let fading = 1.0 - progress;
    (state.phase() == 0 && fading > 0.0).then(|| Glow {
        center,
        radius_px: state.size().smaller_side_px() * (0.2 + progress),
        opacity: LIGHT_OPACITY * fading * fading,
        color,
    })
}

/// Where the current phase's wave begins, and how far it has come, in [0, 1].
#[expect(
    clippy::cast_possible_truncation,
    reason = "progress is in single precision"
)]
fn origin_and_progress(state: &State) -> (Vec2, f32) {
    let progress = (state.secs_in_phase() as f32 / WAVE_SECS).min(1.0);
    match state.phase() {
        _ if !state.has_started() => (Vec2::ZERO, 1.0),
        0 => (state.clicked_at(), progress),
        _ => (state.size().center(), progress),
    }
}

/// In the first phase after its start, accelerates particles through a part of the way to their targets.
pub(crate) fn gather(state: &mut State, dt_secs: f64) {
    let secs = state.secs_in_phase() + GATHERING_SINCE_SECS;
    let total_secs = secs + state.secs_left().unwrap_or_default();
    // The rate grows with time. So do its sums with the square of time, whatever the steps.
    let easing = Easing::per_sec(GATHERING / (total_secs * total_secs));
    let before_secs = secs - dt_secs;
    state.follow(easing, secs * secs - before_secs * before_secs);
}
