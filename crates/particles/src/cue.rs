//! Progress between two times.

use crate::clamp::unit;
use crate::smooth_step;

/// A period between two times after the click ([`State::secs`](crate::State::secs)).
///
/// ```
/// use particles::Cue;
///
/// const GROWING: Cue = Cue::new(1.0, 3.0);
/// assert_eq!([0.0, 1.5, 9.0].map(|secs| GROWING.passed(secs)), [0.0, 0.25, 1.0]);
/// assert_eq!([0.0, 1.5, 9.0].map(|secs| GROWING.eased(secs)), [0.0, 0.15625, 1.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    from_secs: f64,
    to_secs: f64,
}

impl Cue {
    /// A period in seconds after the click. If it ends at or before its beginning, it is over right after its
    /// beginning.
    #[must_use]
    pub const fn new(from_secs: f64, to_secs: f64) -> Self {
        Self { from_secs, to_secs }
    }

    /// The fraction of the period that has passed, in [0, 1].
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "progress is in single precision"
    )]
    pub fn passed(self, secs: f64) -> f32 {
        let passed_secs = secs - self.from_secs;
        let length_secs = (self.to_secs - self.from_secs).max(f64::MIN_POSITIVE);
        unit((passed_secs / length_secs) as f32)
    }

    /// [`smooth_step`] of [`Self::passed`].
    #[must_use]
    pub fn eased(self, secs: f64) -> f32 {
        smooth_step(self.passed(secs))
    }
}

#[cfg(test)]
mod tests {
    use super::Cue;

    #[test]
    fn a_cue_that_ends_before_it_begins_is_over_as_soon_as_it_begins() {
        for cue in [Cue::new(2.0, 2.0), Cue::new(2.0, 1.0)] {
            assert_eq!(
                [1.9, 2.0, 2.1].map(|secs| cue.passed(secs)),
                [0.0, 0.0, 1.0]
            );
        }
        assert_eq!(Cue::new(0.0, 1.0).passed(f64::NAN), 0.0);
        assert_eq!(Cue::new(f64::NAN, 1.0).eased(0.5), 0.0);
    }
}
