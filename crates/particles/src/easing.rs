//! Easing: towards a target at the same pace at every frame rate, and between two states.

/// Maps [0, 1] to [0, 1], rising and flat at both ends: 3p² − 2p³. What is outside counts as the
/// nearer end.
#[must_use]
#[expect(
    clippy::manual_clamp,
    reason = "f32::clamp can panic, and brings the formatting of floats into the module"
)]
pub(crate) fn smooth_step(progress: f32) -> f32 {
    let p = progress.max(0.0).min(1.0);
    p * p * (3.0 - 2.0 * p)
}

/// A share of the remaining way per 1/60 s, as frame loops on 60 Hz screens have it.
///
/// `n` frames of 1/60 s leave (1 − share)ⁿ of the way; so a step of any length leaves
/// (1 − share)^(60·dt), and 30, 60, 120 and 240 Hz end in the same place.
///
/// ```
/// use particles::Easing;
///
/// let easing = Easing::per_sixtieth(0.02);
/// assert_eq!(easing.rest(1.0 / 60.0), 0.98);
/// assert!((easing.rest(0.5) * easing.rest(0.5) - easing.rest(1.0)).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Easing {
    /// The natural logarithm of what a second leaves of the way; ≤ 0.
    log_rest_per_sec: f64,
}

impl Easing {
    /// From the share per 1/60 s, in [0, 1).
    #[must_use]
    pub fn per_sixtieth(share: f64) -> Self {
        Self {
            log_rest_per_sec: 60.0 * libm::log1p(-share),
        }
    }

    /// What a step leaves of the way, in [0, 1]; 1 for a step of 0.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are in single precision"
    )]
    pub fn rest(self, dt_secs: f64) -> f32 {
        libm::exp(self.log_rest_per_sec * dt_secs) as f32
    }
}
