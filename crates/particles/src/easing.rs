//! Easing between two states, and towards a target independently of the frame rate.

use crate::clamp::unit;

/// Maps [0, 1] to [0, 1], rising, with slope 0 at both ends: 3p² − 2p³. Clamps other values; NaN is 0.
///
/// ```
/// use particles::smooth_step;
///
/// assert_eq!([-1.0, 0.0, 0.5, 1.0, 7.0].map(smooth_step), [0.0, 0.0, 0.5, 1.0, 1.0]);
/// assert_eq!(smooth_step(f32::NAN), 0.0);
/// ```
#[must_use]
pub fn smooth_step(progress: f32) -> f32 {
    let p = unit(progress);
    p * p * (3.0 - 2.0 * p)
}

/// A rate at which distances shrink: a step of `dt` seconds leaves e^(−rate · dt) of a distance.
///
/// A frame loop that at 60 Hz moves by a fraction of the remaining distance in each frame has a rate of −60 · ln(1 −
/// fraction). With a rate, positions are the same at 30, 60, 120 and 240 Hz.
///
/// ```
/// use particles::Easing;
///
/// let easing = Easing::per_sec(-60.0 * f64::ln(1.0 - 0.02));
/// assert_eq!(easing.remaining(1.0 / 60.0), 0.98);
/// assert!((easing.remaining(0.5) * easing.remaining(0.5) - easing.remaining(1.0)).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Easing {
    per_sec: f64,
}

impl Easing {
    /// From a rate per second: after 1 / rate seconds, 37 % remains. With 0, a negative rate or NaN, nothing moves;
    /// with infinity, the shortest step arrives.
    #[must_use]
    pub const fn per_sec(rate: f64) -> Self {
        Self { per_sec: rate }
    }

    /// The share of a distance that remains after this time, in [0, 1]; 1 for a time of 0, a negative time and NaN.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are in single precision"
    )]
    pub fn remaining(self, dt_secs: f64) -> f32 {
        // False for NaN, and for no time at an infinite rate.
        if self.per_sec > 0.0 && dt_secs > 0.0 {
            libm::exp(-self.per_sec * dt_secs) as f32
        } else {
            1.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Easing;

    #[test]
    fn odd_rates_and_steps_leave_everything_or_nothing() {
        for (rate, dt_secs, remaining) in [
            (f64::INFINITY, 1e-300, 0.0),
            (1.0, f64::INFINITY, 0.0),
            (1e300, 1e300, 0.0),
            (f64::INFINITY, 0.0, 1.0),
            (0.0, f64::INFINITY, 1.0),
            (-3.0, 1.0, 1.0),
            (f64::NAN, 1.0, 1.0),
            (1.0, -1.0, 1.0),
            (1.0, f64::NEG_INFINITY, 1.0),
            (1.0, f64::NAN, 1.0),
        ] {
            let found = Easing::per_sec(rate).remaining(dt_secs);
            assert_eq!(found, remaining, "{rate} for {dt_secs}");
        }
    }
}
