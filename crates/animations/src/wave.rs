//! Fronts that run through particles and enlarge them: waves, which begin a phase, and pulses.

use particles::glam::Vec2;
use particles::{StageSize, smooth_step};

/// Time in which a wave crosses the stage, in seconds: it starts visibly at once, and ends before the next change.
pub(crate) const WAVE_SECS: f64 = 1.1;
/// Half the width of a wave's front, as a fraction of the distance that the wave runs: several particles wide on every
/// stage.
const FRONT_FRACTION: f32 = 0.16;
/// Half the width of a pulse's front, as a fraction of the radius that the pulse runs through: with a narrower front, a
/// pulse would stretch links of ESEE's cluster to 20 px and break them.
const PULSE_FRONT_FRACTION: f32 = 0.6;

/// A front that runs outwards from a point and fades as it runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wave {
    center: Vec2,
    front_px: f32,
    half_width_px: f32,
    strength: f32,
}

impl Wave {
    /// No wave: its strength is 0 everywhere.
    pub(crate) const NONE: Self = Self {
        center: Vec2::ZERO,
        front_px: 0.0,
        half_width_px: 1.0,
        strength: 0.0,
    };

    /// A wave from this point. At progress 0 its front is at the point, at 1 it has crossed the stage.
    pub(crate) fn from_point(point: Vec2, size: StageSize, progress: f32) -> Self {
        let reach_px = size.sides_px().length();
        Self {
            center: point,
            front_px: reach_px * progress,
            half_width_px: reach_px * FRONT_FRACTION,
            strength: smooth_step(2.0 - 2.0 * progress),
        }
    }

    /// This wave with this fraction of its strength.
    pub(crate) fn weakened(self, fraction: f32) -> Self {
        let strength = self.strength * fraction;
        Self { strength, ..self }
    }

    /// A wave from the stage's center. At progress 0 its front has not yet reached the center.
    pub(crate) fn from_center(size: StageSize, progress: f32) -> Self {
        let begin = -FRONT_FRACTION;
        let wave = Self::from_point(size.center(), size, progress);
        let reach_px = wave.half_width_px / FRONT_FRACTION;
        Self {
            front_px: reach_px * (begin + (1.0 - begin) * progress),
            ..wave
        }
    }

    /// A pulse from the stage's center through a disc of this radius: at progress 0 its front has not yet reached the
    /// center, at 1 it has left the disc. Its strength is 0 at both.
    pub(crate) fn pulse(size: StageSize, radius_px: f32, progress: f32, strength: f32) -> Self {
        let half_width_px = PULSE_FRONT_FRACTION * radius_px;
        Self {
            center: size.center(),
            front_px: progress * (radius_px + 2.0 * half_width_px) - half_width_px,
            half_width_px,
            strength: strength * smooth_step(8.0 * progress.min(1.0 - progress)),
        }
    }

    /// This pulse, running inwards.
    pub(crate) fn inwards(self, radius_px: f32) -> Self {
        Self {
            front_px: radius_px - self.front_px,
            ..self
        }
    }

    /// Strength at a position, in [0, 1].
    pub(crate) fn at(&self, position: Vec2) -> f32 {
        let from_front_px = (self.center.distance(position) - self.front_px).abs();
        self.strength * smooth_step(1.0 - from_front_px / self.half_width_px)
    }
}
