//! The time since the click, and the phase that it belongs to.

use crate::Phase;
use crate::description::MAX_PHASE_SECS;

/// A phase ends when less than this remains of it, in seconds: the sum of 125 floats of 16 ms is not exactly two
/// seconds.
const TOLERANCE_SECS: f64 = 1e-6;

/// The current phase and the time since the click. The first phase lasts until the click and then for its duration; the
/// last one does not end.
///
/// However a time is split, the phase is the same: if a phase ends early by the tolerance, the next one lasts longer by
/// as much.
#[derive(Clone, Debug)]
pub(crate) struct Timeline {
    phases: &'static [Phase],
    phase: usize,
    started: bool,
    /// Time since the click. If the phase began early, this is up to the tolerance less than the sum of the durations
    /// before the phase.
    secs: f64,
}

impl Timeline {
    /// Before any click.
    pub(crate) fn new(phases: &'static [Phase]) -> Self {
        Self {
            phases,
            phase: 0,
            started: false,
            secs: 0.0,
        }
    }

    /// Starts, unless it has started.
    pub(crate) fn start(&mut self) {
        self.started = true;
    }

    /// Resets to before any click.
    pub(crate) fn reset(&mut self) {
        *self = Self::new(self.phases);
    }

    /// Whether it has started.
    pub(crate) fn has_started(&self) -> bool {
        self.started
    }

    /// The index of the phase.
    pub(crate) fn phase(&self) -> usize {
        self.phase
    }

    /// The time since the click; 0 before it.
    pub(crate) fn secs(&self) -> f64 {
        self.secs
    }

    /// The time since the phase began; 0 before the click.
    pub(crate) fn phase_secs(&self) -> f64 {
        (self.secs - self.end_secs(self.phase)).max(0.0)
    }

    /// End of the first `phases` phases, in seconds after the click.
    fn end_secs(&self, phases: usize) -> f64 {
        let ended = self.phases.iter().take(phases);
        ended.map(Phase::clamped_secs).sum()
    }

    /// The time until the phase ends; `None` if it does not end, as the first one before the click.
    pub(crate) fn secs_to_end(&self) -> Option<f64> {
        let is_last = self.phase + 1 >= self.phases.len();
        self.phases
            .get(self.phase)
            .filter(|_| !is_last)?
            .duration_secs?;
        self.started
            .then(|| (self.end_secs(self.phase + 1) - self.secs).max(0.0))
    }

    /// Advances by the remaining time, but at most to the end of this phase. Returns the time taken, which it subtracts
    /// from the remaining time; `None` if the remaining time is 0, negative or NaN.
    pub(crate) fn take(&mut self, remaining_secs: &mut f64) -> Option<f64> {
        if remaining_secs.is_nan() || *remaining_secs <= 0.0 {
            return None;
        }
        let to_end = self.secs_to_end();
        let taken_secs = to_end.map_or(*remaining_secs, |secs| secs.min(*remaining_secs));
        if self.started {
            let most_secs = self.phases.len() as f64 * MAX_PHASE_SECS;
            self.secs = (self.secs + taken_secs).min(most_secs);
        }
        *remaining_secs -= taken_secs;
        Some(taken_secs)
    }

    /// Begins the next phase if this one is over; returns whether it was.
    pub(crate) fn end_phase(&mut self) -> bool {
        let is_over = matches!(self.secs_to_end(), Some(secs) if secs <= TOLERANCE_SECS);
        self.phase += usize::from(is_over);
        is_over
    }
}

#[cfg(test)]
mod tests {
    use super::Timeline;
    use crate::Phase;

    const fn phase(duration_secs: Option<f64>) -> Phase {
        Phase::new("", duration_secs)
    }

    const PHASES: &[Phase] = &[phase(Some(2.0)), phase(Some(4.0)), phase(None)];

    fn advance(timeline: &mut Timeline, mut secs: f64) {
        while timeline.take(&mut secs).is_some() {
            timeline.end_phase();
        }
    }

    #[test]
    fn at_common_frame_rates_phases_begin_in_the_frame_of_their_time() {
        for rate in [30.0, 60.0, 62.5, 120.0, 240.0] {
            let mut timeline = Timeline::new(PHASES);
            timeline.start();
            for frame in 1..=1500 {
                advance(&mut timeline, 1.0 / rate);
                let secs = f64::from(frame) / rate;
                let phase = usize::from(secs >= 2.0) + usize::from(secs >= 6.0);
                assert_eq!(timeline.phase(), phase, "{secs} s at {rate} Hz");
            }
        }
    }

    #[test]
    fn time_that_a_phase_ended_too_early_is_not_lost() {
        for steps in [&[1.999_999_2, 3.999_999_2][..], &[5.999_998_4]] {
            let mut timeline = Timeline::new(PHASES);
            timeline.start();
            for &secs in steps {
                advance(&mut timeline, secs);
            }
            assert_eq!(timeline.phase(), 1, "{steps:?}");
        }
    }

    #[test]
    fn odd_lists_of_phases_come_to_an_end() {
        const ODD: [&[Phase]; 6] = [
            &[],
            &[phase(Some(1.0))],
            &[phase(Some(0.0)), phase(Some(f64::NAN)), phase(Some(-1.0))],
            &[phase(None), phase(Some(1.0))],
            &[phase(Some(1e10)), phase(None)],
            &[phase(Some(f64::INFINITY)), phase(None)],
        ];
        for (phases, last) in ODD.into_iter().zip([0, 0, 2, 0, 1, 1]) {
            let mut timeline = Timeline::new(phases);
            timeline.start();
            advance(&mut timeline, 1e300);
            assert_eq!(timeline.phase(), last);
        }
    }
}
