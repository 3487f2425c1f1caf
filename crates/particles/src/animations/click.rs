//! How ESEE and Impact answer a click: light and a wave spread from its point, and drifting particles hurry for a
//! while.

use super::wave::{WAVE_SECS, Wave};
use crate::{Cue, Glow, Rgb, State};

/// Wave and light spread.
const SPREADING: Cue = Cue::new(0.0, WAVE_SECS);
/// Wave and light appear. Nine tenths are there within a tenth of a second, in which an answer seems immediate.
const APPEARING: Cue = Cue::new(0.0, 0.12);
/// Opacity of the light's center once it has appeared.
const LIGHT_OPACITY: f32 = 0.4;
/// How much faster particles drift right after the click, as a multiple of their speed: restless, and still drifting.
const HASTE: f64 = 2.5;
/// Particles slow down to their own speed, within the shorter of the two first phases.
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

/// How long particles have to drift at their own speed to come as far as in the last `dt_secs`: longer soon after a
/// click.
pub(super) fn drift_secs(state: &State, dt_secs: f64) -> f64 {
    if state.has_started() {
        drifted_secs(state.secs()) - drifted_secs(state.secs() - dt_secs)
    } else {
        dt_secs
    }
}

/// How long particles have to drift at their own speed to come as far as in these seconds after a click.
fn drifted_secs(secs: f64) -> f64 {
    let calmed = f64::from(CALMING.passed(secs));
    secs + HASTE * CALM_SECS * calmed * (1.0 - 0.5 * calmed)
}
