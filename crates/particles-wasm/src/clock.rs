//! Turns the timestamps of frames into steps of time.

/// The longest step that one frame makes. A page that was asleep for longer than this goes on where
/// it was, a second later.
const LONGEST_STEP_SECS: f64 = 1.0;

/// Remembers the previous frame's timestamp. It reads no clock of its own.
#[derive(Debug, Default)]
pub(crate) struct FrameClock {
    previous_ms: Option<f64>,
}

impl FrameClock {
    /// The seconds since the previous frame, in [0, 1]; 0 for the first frame, for a timestamp that
    /// is not after the previous one, and for one that is not finite.
    pub(crate) fn tick(&mut self, timestamp_ms: f64) -> f64 {
        if !timestamp_ms.is_finite() {
            return 0.0;
        }
        let previous_ms = *self.previous_ms.get_or_insert(timestamp_ms);
        self.previous_ms = Some(timestamp_ms.max(previous_ms));
        let step_secs = (timestamp_ms - previous_ms) / 1000.0;
        if step_secs > 0.0 {
            step_secs.min(LONGEST_STEP_SECS)
        } else {
            0.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FrameClock;

    #[test]
    fn the_first_frame_takes_no_time() {
        assert_eq!(FrameClock::default().tick(123_456.0), 0.0);
    }

    #[test]
    fn steps_follow_the_timestamps() {
        let mut clock = FrameClock::default();
        clock.tick(1000.0);
        assert_eq!(clock.tick(1016.0), 0.016);
        assert_eq!(clock.tick(1016.0), 0.0);
    }

    #[test]
    fn a_long_absence_counts_as_one_second() {
        let mut clock = FrameClock::default();
        clock.tick(0.0);
        assert_eq!(clock.tick(3_600_000.0), 1.0);
    }

    #[test]
    fn time_never_runs_backwards() {
        let mut clock = FrameClock::default();
        clock.tick(1000.0);
        assert_eq!(clock.tick(500.0), 0.0);
        assert_eq!(clock.tick(1010.0), 0.01);
    }

    #[test]
    fn a_timestamp_that_is_not_finite_is_passed_over() {
        let mut clock = FrameClock::default();
        clock.tick(1000.0);
        assert_eq!(clock.tick(f64::NAN), 0.0);
        assert_eq!(clock.tick(f64::INFINITY), 0.0);
        assert_eq!(clock.tick(1010.0), 0.01);
    }
}
