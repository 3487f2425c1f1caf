//! An animation's name, phases and categories.

/// The name of an animation, its phases and its categories.
///
/// ```
/// use particles::{Description, Phase};
///
/// const HALVES: Description = Description {
///     name: "halves",
///     phases: &[Phase::new("apart", Some(1.0)), Phase::new("together", None)],
///     categories: &["left", "right"],
/// };
/// assert_eq!(HALVES.phase_index("together"), Some(1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Description {
    /// In lower case, as an identifier.
    pub name: &'static str,
    /// In chronological order. The first begins before the click.
    pub phases: &'static [Phase],
    /// The groups of particles that can be highlighted, by index; most animations have none.
    pub categories: &'static [&'static str],
}

/// A part of an animation's timeline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Phase {
    /// In lower case, as an identifier.
    pub name: &'static str,
    /// Duration in seconds, clamped to [0, 10⁹]; NaN is 0. The first phase's duration counts from the click. With
    /// `None`, the phase never ends, and the phases after it are never reached.
    pub duration_secs: Option<f64>,
}

/// Longest duration of a phase: times up to 30 years are exact to a microsecond.
pub(crate) const MAX_PHASE_SECS: f64 = 1e9;

impl Phase {
    /// The duration, clamped; the longest one for a phase that never ends.
    pub(crate) fn clamped_secs(&self) -> f64 {
        let secs = self.duration_secs.unwrap_or(MAX_PHASE_SECS);
        // False for NaN.
        if secs > 0.0 {
            secs.min(MAX_PHASE_SECS)
        } else {
            0.0
        }
    }

    /// A phase of this duration; with `None`, it never ends.
    #[must_use]
    pub const fn new(name: &'static str, duration_secs: Option<f64>) -> Self {
        Self {
            name,
            duration_secs,
        }
    }
}

impl Description {
    /// The phase of this name, as an index into [`Self::phases`].
    #[must_use]
    pub fn phase_index(&self, name: &str) -> Option<usize> {
        self.phases.iter().position(|phase| phase.name == name)
    }
}
