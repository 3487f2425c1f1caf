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
    /// From the share per 1/60 s, in [0, 0.5].
    #[must_use]
    pub fn per_sixtieth(share: f64) -> Self {
        Self {
            log_rest_per_sec: 60.0 * log_of_rest(share),
        }
    }

    /// What a step leaves of the way, in [0, 1]; 1 for a step of 0.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are in single precision"
    )]
    pub fn rest(self, dt_secs: f64) -> f32 {
        exp_of_negative(self.log_rest_per_sec * dt_secs) as f32
    }
}

/// ln(1 − share) for a share in [0, 0.5], by its power series: exact but for rounding.
fn log_of_rest(share: f64) -> f64 {
    let (mut power, mut sum) = (1.0, 0.0);
    for exponent in 1..=52 {
        power *= share;
        sum -= power / f64::from(exponent);
    }
    sum
}

/// e^x for x ≤ 0, down to e^-40 with an error of less than a part in 10⁸: (e^(x/1024))^1024, where the inner power is that of a short
/// series. A general exponential function is ten times as long.
fn exp_of_negative(x: f64) -> f64 {
    // Beyond this, nothing is left in single precision.
    let x = x.max(-128.0) / 1024.0;
    let series = 1.0 + x * (1.0 + x / 2.0 * (1.0 + x / 3.0 * (1.0 + x / 4.0 * (1.0 + x / 5.0))));
    (0..10).fold(series, |power, _| power * power)
}

#[cfg(test)]
mod tests {
    use super::{exp_of_negative, log_of_rest};

    #[test]
    fn exponential_and_logarithm_are_those_of_libm() {
        for step in 0..=1000 {
            let x = -f64::from(step) / 25.0;
            let (own, exact) = (exp_of_negative(x), libm::exp(x));
            assert!((own / exact - 1.0).abs() < 1e-8, "e^{x}: {own}, {exact}");
        }
        for step in 0..=50 {
            let share = f64::from(step) / 100.0;
            let (own, exact) = (log_of_rest(share), libm::log1p(-share));
            assert!(
                (own - exact).abs() < 1e-14,
                "ln(1 - {share}): {own}, {exact}"
            );
        }
    }

    #[test]
    fn nothing_is_left_after_a_long_time() {
        for x in [-200.0, -1e300, f64::NEG_INFINITY] {
            #[expect(clippy::cast_possible_truncation, reason = "as the engine casts it")]
            let rest = exp_of_negative(x) as f32;
            assert_eq!(rest, 0.0);
        }
    }
}
