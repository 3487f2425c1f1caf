//! The names of the phases.

/// Where an animation is in its timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// ESEE at rest: particles of all categories drift over the whole stage.
    Scattered,
    /// On the way together, in ESEE and in Impact.
    Converging,
    /// ESEE's end: one pulsing cluster.
    Unified,
    /// Impact at rest: particles drift, each for itself.
    Individual,
    /// Impact's end: one small ring before a glow.
    Collective,
}

impl Phase {
    /// The name, in lower case.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Scattered => "scattered",
            Self::Converging => "converging",
            Self::Unified => "unified",
            Self::Individual => "individual",
            Self::Collective => "collective",
        }
    }
}
