//! Time: the phases of an animation one after the other, started by a click.

/// How near to a boundary counts as there, in seconds: 125 frames of 16 ms are two seconds, though
/// their sum in binary is not quite.
const TOLERANCE_SECS: f64 = 1e-6;

/// Time in the last phase stops counting here (30 years), so that it stays exact to a microsecond.
const MAX_ELAPSED_SECS: f64 = 1e9;

/// Three phases: one of rest, left when the timeline starts and its first duration has passed; one of
/// transition; one that does not end.
///
/// Advancing by any split of the same time gives the same phase.
///
/// ```
/// use particles::Timeline;
///
/// let mut timeline = Timeline::new([2.0, 4.0]);
/// timeline.start();
/// let mut remaining_secs = 2.5;
/// assert_eq!(timeline.take(&mut remaining_secs), Some(2.0));
/// assert_eq!(timeline.phase(), 1);
/// assert_eq!(timeline.take(&mut remaining_secs), Some(0.5));
/// assert_eq!(timeline.take(&mut remaining_secs), None);
/// ```
#[derive(Clone, Debug)]
pub struct Timeline {
    /// When the first and the second phase end, in seconds from the start.
    ends_secs: [f64; 2],
    phase: usize,
    started: bool,
    elapsed_secs: f64,
}

impl Timeline {
    /// A timeline at rest, from the durations in seconds of its first two phases.
    #[must_use]
    pub fn new([first_secs, second_secs]: [f64; 2]) -> Self {
        Self {
            ends_secs: [first_secs, first_secs + second_secs],
            phase: 0,
            started: false,
            elapsed_secs: 0.0,
        }
    }

    /// Starts; nothing happens when it has started before.
    pub fn start(&mut self) {
        self.started = true;
    }

    /// Goes back to rest.
    pub fn reset(&mut self) {
        *self = Self {
            phase: 0,
            started: false,
            elapsed_secs: 0.0,
            ..*self
        };
    }

    /// Goes to the beginning of a phase, 0 to 2; the first means rest.
    pub fn jump(&mut self, phase: usize) {
        self.reset();
        if let Some(&end_secs) = phase
            .checked_sub(1)
            .and_then(|last| self.ends_secs.get(last))
        {
            self.phase = phase;
            self.started = true;
            self.elapsed_secs = end_secs;
        }
    }

    /// Whether it has started.
    #[must_use]
    pub fn has_started(&self) -> bool {
        self.started
    }

    /// The index of the phase: 0, 1 or 2.
    #[must_use]
    pub fn phase(&self) -> usize {
        // It never is more; the compiler now knows.
        self.phase.min(2)
    }

    /// How long the phase has lasted; 0 at rest.
    #[must_use]
    pub fn secs_in_phase(&self) -> f64 {
        let begin_secs = match self.phase {
            0 => 0.0,
            phase => self.ends_secs.get(phase - 1).copied().unwrap_or(0.0),
        };
        (self.elapsed_secs - begin_secs).max(0.0)
    }

    /// Takes the part of the remaining time that lies in the phase as it was before the call, and
    /// moves on by it; `None` when nothing remains. Times that are NaN or negative are nothing.
    ///
    /// When that part reaches the phase's end, the phase after the call is the next one.
    pub fn take(&mut self, remaining_secs: &mut f64) -> Option<f64> {
        if remaining_secs.is_nan() || *remaining_secs <= 0.0 {
            return None;
        }
        let mut taken_secs = *remaining_secs;
        if self.started {
            if let Some(&end_secs) = self.ends_secs.get(self.phase) {
                let left_secs = (end_secs - self.elapsed_secs).max(0.0);
                if taken_secs + TOLERANCE_SECS >= left_secs {
                    taken_secs = taken_secs.min(left_secs);
                    self.phase += 1;
                }
            }
            self.elapsed_secs = (self.elapsed_secs + taken_secs).min(MAX_ELAPSED_SECS);
        }
        *remaining_secs -= taken_secs;
        Some(taken_secs)
    }
}

#[cfg(test)]
mod tests {
    use super::Timeline;

    fn advance(timeline: &mut Timeline, mut secs: f64) {
        while timeline.take(&mut secs).is_some() {}
    }

    #[test]
    fn stands_still_until_started() {
        let mut timeline = Timeline::new([2.0, 4.0]);
        advance(&mut timeline, 100.0);
        assert_eq!((timeline.phase(), timeline.secs_in_phase()), (0, 0.0));
    }

    #[test]
    fn frames_of_16_ms_reach_the_boundaries_exactly() {
        let mut timeline = Timeline::new([2.0, 4.0]);
        timeline.start();
        for frame in 1..=400 {
            advance(&mut timeline, 0.016);
            let phase = usize::from(frame >= 125) + usize::from(frame >= 375);
            assert_eq!(timeline.phase(), phase, "after {frame} frames");
        }
    }

    #[test]
    fn one_step_may_cross_every_boundary() {
        let mut timeline = Timeline::new([2.0, 4.0]);
        timeline.start();
        advance(&mut timeline, 1e300);
        assert_eq!(timeline.phase(), 2);
        assert!(timeline.secs_in_phase().is_finite());
    }

    #[test]
    fn a_jump_lands_on_the_phases_beginning() {
        let mut timeline = Timeline::new([2.0, 4.0]);
        for phase in [2, 0, 1] {
            timeline.jump(phase);
            assert_eq!(timeline.phase(), phase);
            assert_eq!(timeline.secs_in_phase(), 0.0);
            assert_eq!(timeline.has_started(), phase > 0);
        }
    }
}
