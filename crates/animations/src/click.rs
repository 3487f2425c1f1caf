//! How ESEE and Impact respond to a click: a light and a wave spread from its position, and particles drift faster for
//! a while.

use particles::{Cue, Glow, Rgb, State};

use crate::wave::{WAVE_SECS, Wave};

/// The wave and the light spread.
const SPREADING: Cue = Cue::new(0.0, WAVE_SECS);
/// The wave and the light appear: 90 % within 0.1 s, which seems immediate.
const APPEARING: Cue = Cue::new(0.0, 0.12);
/// Opacity of the light's center when it has appeared.
const LIGHT_OPACITY: f32 = 0.4;
/// Speed that particles gain at the click, as a multiple of their own: noticeably faster, and still drifting.
const HASTE: f64 = 2.5;
/// Particles slow down to their own speed, by the end of ESEE's first phase, which is shorter than Impact's.
const CALMING: Cue = Cue::new(0.0, CALM_SECS);
const CALM_SECS: f64 = 2.0;

/// The wave that spreads from the click.
pub(crate) fn wave(state: &State) -> Wave {
    Wave::from_point(
        state.clicked_at(),
        state.size(),
        SPREADING.passed(state.secs()),
    )
    .weakened(APPEARING.eased(state.secs()))
}

/// The light, which is a ring; `None` after the wave.
pub(crate) fn light(state: &State, color: Rgb) -> Option<Glow> {
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

/// How long particles at their own speed would need for the distance that they covered in the last `dt_secs`: longer
/// than `dt_secs` while the click makes them faster.
pub(crate) fn drift_secs(state: &State, dt_secs: f64) -> f64 {
    if state.has_started() {
        drifted_secs(state.secs()) - drifted_secs(state.secs() - dt_secs)
    } else {
        dt_secs
    }
}

/// The time that particles, at their own speed, need for the distance of the first `secs` after a click.
fn drifted_secs(secs: f64) -> f64 {
    let calmed = f64::from(CALMING.passed(secs));
    secs + HASTE * CALM_SECS * calmed * (1.0 - 0.5 * calmed)
}
