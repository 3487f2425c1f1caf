//! The wave with which animations respond to a click and begin a phase, and the step that both share.

use glam::Vec2;

use crate::{Easing, Glow, Rgb, State, smooth_step};

/// How particles of the site's animations follow their targets: by 0.02 of the remaining distance in 1/60 s, a rate
/// of −60 · ln 0.98 per second. Contract: Impact; ESEE moves the same way.
pub(crate) const FOLLOWING: Easing = Easing::per_sec(1.212_162_439_051_168);
/// How long a wave takes to cross the stage, in seconds: seen to start at once, and gone before anything else
/// happens.
const WAVE_SECS: f32 = 1.1;
/// The half width of a wave's front, in parts of the way that it goes: several particles wide on every stage.
const FRONT_SHARE: f32 = 0.16;
/// Opacity of the light that spreads with a click's wave, at its center when it begins.
const LIGHT_OPACITY: f32 = 0.4;
/// How long a pulse takes with its rest, in seconds: the pace of calm breathing.
const PULSE_SECS: f64 = 3.6;
/// How long after the second phase has begun its pulse does, in seconds: webs have formed.
const PULSE_DELAY_SECS: f64 = 1.9;
/// Share of [`PULSE_SECS`] in which a pulse runs; then it rests.
const PULSE_SHARE: f32 = 0.75;
/// The half width of a pulse's front, in parts of the radius that it runs through.
const PULSE_FRONT_SHARE: f32 = 0.45;
/// How long a click's wave takes to come as far as the stage's diagonal, in seconds: everything is pushed at once, and
/// still from one point.
const PUSH_REACH_SECS: f32 = 0.5;
/// How long after the wave a particle is pushed farthest, in seconds: seen at once, not a blow.
const PUSH_SECS: f32 = 0.3;
/// How far a click's wave pushes particles away from its point, in parts of the stage's smaller side.
const PUSH_SHARE: f32 = 0.07;
/// Particles nearer to the point than this are pushed less, in CSS pixels: one that moves across it does not jump.
const PUSH_SOFT_PX: f32 = 20.0;

/// A front that runs outwards from a point and fades on the way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wave {
    center: Vec2,
    front_px: f32,
    half_width_px: f32,
    strength: f32,
}

impl Wave {
    /// The wave of the current phase: in the first one from the clicked point, later from the center. Before a click
    /// and after its end its strength is 0.
    pub(crate) fn of_phase(state: &State) -> Self {
        let reach_px = Vec2::new(state.size().width_px(), state.size().height_px()).length();
        let (center, progress) = origin_and_progress(state);
        // A click is answered at once. Later fronts come from where they have not yet come to the center.
        let begin = if state.phase() == 0 {
            0.0
        } else {
            -FRONT_SHARE
        };
        Self {
            center,
            front_px: reach_px * (begin + (1.0 - begin) * progress),
            half_width_px: reach_px * FRONT_SHARE,
            strength: smooth_step(2.0 - 2.0 * progress),
        }
    }

    /// The pulse that runs from the center through this radius, again and again while the phase lasts.
    #[inline(never)] // One copy for all animations.
    pub(crate) fn pulse(state: &State, radius_px: f32, strength: f32) -> Self {
        let progress = pulse_progress(state);
        // From where its front has not yet come to the middle to where it has left the edge.
        let half_width_px = PULSE_FRONT_SHARE * radius_px;
        let way_px = radius_px + 2.0 * half_width_px;
        Self {
            center: state.size().center(),
            front_px: progress * way_px - half_width_px,
            half_width_px,
            strength,
        }
    }

    /// This wave, running inwards from where it would end.
    pub(crate) fn inwards(self, radius_px: f32) -> Self {
        Self {
            front_px: radius_px - self.front_px,
            ..self
        }
    }

    /// How strong the wave is at a position, in [0, 1].
    #[inline(never)] // One copy for all animations.
    pub(crate) fn at(&self, position: Vec2) -> f32 {
        let from_front_px = (self.center.distance(position) - self.front_px).abs();
        self.strength * smooth_step(1.0 - from_front_px / self.half_width_px)
    }
}

/// How far a pulse has come, in parts of its way; above 1 it rests.
#[expect(
    clippy::cast_possible_truncation,
    reason = "positions are in single precision"
)]
#[inline(never)] // One copy for all callers.
pub(crate) fn pulse_progress(state: &State) -> f32 {
    let delay_secs = if state.phase() == 1 {
        PULSE_DELAY_SECS
    } else {
        0.0
    };
    let pulses = (state.secs_in_phase() - delay_secs).max(0.0) / PULSE_SECS;
    (pulses - libm::floor(pulses)) as f32 / PULSE_SHARE
}

/// The light that spreads from a click this long ago, as a ring; none after its wave.
#[inline(never)] // One copy for all callers.
pub(crate) fn light(state: &State, secs: f32, color: Rgb) -> Option<Glow> {
    let progress = secs / WAVE_SECS;
    let fading = 1.0 - progress;
    (fading > 0.0).then(|| Glow {
        center: state.clicked_at(),
        radius_px: state.size().smaller_side_px() * (0.25 + progress),
        opacity: LIGHT_OPACITY * fading * fading,
        ripple: progress,
        color,
    })
}

/// Where the current phase's wave begins, and how far it has come, in [0, 1].
fn origin_and_progress(state: &State) -> (Vec2, f32) {
    let progress = (secs_in_phase(state) / WAVE_SECS).min(1.0);
    match state.phase() {
        _ if !state.has_started() => (Vec2::ZERO, 1.0),
        0 => (state.clicked_at(), progress),
        _ => (state.size().center(), progress),
    }
}

/// A step of either animation. Before a click particles drift. Then they follow their targets, which move; in the first
/// phase the click's wave pushes them. They keep `inset`, in pixels on each axis, from the edges until the second phase.
/// What remains of each particle's way is rotated and scaled by `spin`, as complex numbers are multiplied.
pub(crate) fn step(
    state: &mut State,
    dt_secs: f64,
    inset: Vec2,
    spin: Vec2,
    target: &dyn Fn(u32) -> Vec2,
) {
    let size = state.size();
    if !state.has_started() {
        state.follow(FOLLOWING, dt_secs);
        state.particles.drift(size, inset, dt_secs);
        return;
    }
    let is_pushed = state.phase() == 0;
    let push = Push::of(state, inset);
    state.follow(FOLLOWING, dt_secs);
    state.particles.place(size, &|id, offset| {
        let position = target(id) + spin.rotate(offset);
        if is_pushed {
            push.at(position)
        } else {
            position
        }
    });
}

/// How a click's wave pushes particles now.
struct Push {
    point: Vec2,
    most_px: f32,
    secs: f32,
    secs_per_px: f32,
    low: Vec2,
    high: Vec2,
}

impl Push {
    fn of(state: &State, inset: Vec2) -> Self {
        let size = state.size();
        let sides = Vec2::new(size.width_px(), size.height_px());
        Self {
            point: state.clicked_at(),
            most_px: PUSH_SHARE * size.smaller_side_px(),
            secs: secs_in_phase(state),
            secs_per_px: PUSH_REACH_SECS / sides.length(),
            low: inset,
            high: sides - inset,
        }
    }

    /// Where a particle of this position is pushed to.
    #[inline(never)] // Closures are compiled twice.
    fn at(&self, position: Vec2) -> Vec2 {
        let away = position - self.point;
        let distance_px = away.length();
        // Rises as a square, is 1 at 1, and falls slowly.
        let since = ((self.secs - distance_px * self.secs_per_px) / PUSH_SECS).max(0.0);
        let root = 2.0 * since / (1.0 + since * since);
        let share = self.most_px * root * root / (distance_px + PUSH_SOFT_PX);
        (position + away * share).max(self.low).min(self.high)
    }
}

/// The time in the current phase, in single precision.
#[expect(
    clippy::cast_possible_truncation,
    reason = "positions are in single precision"
)]
pub(crate) fn secs_in_phase(state: &State) -> f32 {
    state.secs_in_phase() as f32
}

#[cfg(test)]
mod tests {
    use super::FOLLOWING;

    #[test]
    fn two_percent_of_the_distance_are_followed_in_every_sixtieth() {
        for frames in 1..600 {
            let left = f64::from(FOLLOWING.remaining(f64::from(frames) / 60.0));
            assert!(
                (left - 0.98_f64.powi(frames)).abs() < 1e-7,
                "{frames}: {left}"
            );
        }
    }
}
