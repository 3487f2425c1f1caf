//! Smooth transitions between two states, there and back.

use crate::smooth_step;

/// A value that goes to 0 or to 1 in a given time and stays there; read as a smooth step.
///
/// Linear underneath, so that any split of time gives the same value and the end is reached exactly.
///
/// ```
/// use particles::Transition;
///
/// let mut transition = Transition::default();
/// transition.advance(true, 0.1, 0.2);
/// assert_eq!(transition.smooth(), 0.5);
/// transition.advance(true, 0.1, 0.2);
/// assert_eq!(transition.smooth(), 1.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Transition {
    progress: f32,
}

impl Transition {
    /// One that is at 1.
    pub(crate) const AT_ONE: Self = Self { progress: 1.0 };

    /// Goes up or down for `dt_secs`, of the `duration_secs` from end to end; at once where these are
    /// not a positive number. A negative `dt_secs` is clamped, NaN is 0.
    pub fn advance(&mut self, up: bool, dt_secs: f32, duration_secs: f32) {
        let step = if duration_secs > 0.0 {
            dt_secs.max(0.0) / duration_secs
        } else {
            1.0
        };
        self.progress = if up {
            (self.progress + step).min(1.0)
        } else {
            (self.progress - step).max(0.0)
        };
    }

    /// Whether it has come to 0.
    #[must_use]
    pub fn is_at_zero(self) -> bool {
        self.progress == 0.0
    }

    /// In [0, 1], flat at both ends.
    #[must_use]
    pub fn smooth(self) -> f32 {
        smooth_step(self.progress)
    }
}

#[cfg(test)]
mod tests {
    use super::Transition;

    #[test]
    fn a_step_that_is_negative_or_nan_changes_nothing() {
        for dt_secs in [-0.3, f32::NEG_INFINITY, f32::NAN] {
            for up in [true, false] {
                let mut transition = Transition::default();
                transition.advance(true, 0.1, 0.2);
                let before = transition;
                transition.advance(up, dt_secs, 0.2);
                assert_eq!(transition, before, "{dt_secs}");
            }
        }
    }
}
