//! Easing: towards a target at the same pace at every frame rate, and between two states.

use crate::clamp::share;

/// Maps [0, 1] to [0, 1], rising and flat at both ends: 3p² − 2p³. What is outside counts as the
/// nearer end, NaN as 0.
///
/// ```
/// use particles::smooth_step;
///
/// assert_eq!([-1.0, 0.0, 0.5, 1.0, 7.0].map(smooth_step), [0.0, 0.0, 0.5, 1.0, 1.0]);
/// assert_eq!(smooth_step(f32::NAN), 0.0);
/// ```
#[must_use]
pub fn smooth_step(progress: f32) -> f32 {
    let p = share(progress, 0.0);
    p * p * (3.0 - 2.0 * p)
}

/// A share of the remaining distance per 1/60 s, as frame loops on 60 Hz screens have it.
///
/// `n` frames of 1/60 s leave (1 − share)ⁿ of the distance; so a step of any length leaves
/// (1 − share)^(60·dt), and 30, 60, 120 and 240 Hz end in the same position.
///
/// ```
/// use particles::Easing;
///
/// let easing = Easing::per_sixtieth(0.02);
/// assert_eq!(easing.remaining(1.0 / 60.0), 0.98);
/// assert!((easing.remaining(0.5) * easing.remaining(0.5) - easing.remaining(1.0)).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Easing {
    /// What 1/60 s leaves of the distance, in [0, 1].
    remaining_per_sixtieth: f64,
}

impl Easing {
    /// From the share per 1/60 s, in [0, 1]; what is outside counts as the nearer end, NaN as 0.
    ///
    /// With a share of 0 nothing ever moves; with a share of 1 the shortest step arrives.
    #[must_use]
    pub const fn per_sixtieth(share: f64) -> Self {
        Self {
            // Also for NaN.
            remaining_per_sixtieth: if share > 0.0 {
                1.0 - share.min(1.0)
            } else {
                1.0
            },
        }
    }

    /// What a step leaves of the distance, in [0, 1]; 1 for a step of 0 or less, and for NaN.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are in single precision"
    )]
    pub fn remaining(self, dt_secs: f64) -> f32 {
        // False for NaN too. The logarithm of 0 is −∞, whose multiples are none of 0.
        if dt_secs > 0.0 {
            let sixtieths = (60.0 * dt_secs).min(f64::MAX);
            libm::exp(sixtieths * libm::log(self.remaining_per_sixtieth)) as f32
        } else {
            1.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Easing;

    #[test]
    fn a_share_outside_zero_to_one_counts_as_the_nearer_end() {
        for (share, remaining) in [
            (0.99, 0.01),
            (1.0, 0.0),
            (7.0, 0.0),
            (f64::INFINITY, 0.0),
            (0.0, 1.0),
            (-3.0, 1.0),
            (f64::NAN, 1.0),
        ] {
            let left = Easing::per_sixtieth(share).remaining(1.0 / 60.0);
            assert!((left - remaining).abs() < 1e-6, "{share}: {left}");
            assert_eq!(Easing::per_sixtieth(share).remaining(0.0), 1.0);
        }
    }

    #[test]
    fn a_step_that_is_no_step_leaves_everything() {
        let easing = Easing::per_sixtieth(0.02);
        for dt_secs in [0.0, -1.0, f64::NEG_INFINITY, f64::NAN] {
            assert_eq!(easing.remaining(dt_secs), 1.0, "{dt_secs}");
        }
        assert_eq!(easing.remaining(f64::INFINITY), 0.0);
    }
}
