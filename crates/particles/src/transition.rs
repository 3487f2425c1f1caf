//! Smooth transitions between two states.

use crate::smooth_step;

/// Progress that rises to 1 or falls to 0 in a given time; read as a smooth step.
///
/// The progress itself is linear, so that it does not depend on the lengths of steps, and reaches its end exactly.
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
    /// Rises or falls for `dt_secs`, of `duration_secs` from end to end. Goes to its end at once if either is 0,
    /// negative or NaN; a paused stage passes 0.
    pub fn advance(&mut self, up: bool, dt_secs: f64, duration_secs: f64) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "progress is in single precision"
        )]
        let step = if dt_secs > 0.0 && duration_secs > 0.0 {
            (dt_secs / duration_secs) as f32
        } else {
            1.0
        };
        self.progress = if up {
            (self.progress + step).min(1.0)
        } else {
            (self.progress - step).max(0.0)
        };
    }

    /// [`smooth_step`] of the progress.
    #[must_use]
    pub fn smooth(self) -> f32 {
        smooth_step(self.progress)
    }
}

#[cfg(test)]
mod tests {
    use super::Transition;

    #[test]
    fn without_time_or_duration_it_goes_to_its_end_at_once() {
        for (dt_secs, duration_secs) in [(0.0, 0.2), (-0.1, 0.2), (f64::NAN, 0.2), (0.1, 0.0)] {
            let mut transition = Transition::default();
            for (up, end) in [(true, 1.0), (false, 0.0)] {
                transition.advance(up, dt_secs, duration_secs);
                assert_eq!(transition.smooth(), end, "{dt_secs} of {duration_secs}");
            }
        }
    }
}
