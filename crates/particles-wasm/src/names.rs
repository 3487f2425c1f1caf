//! The engine's names as JavaScript strings, and as TypeScript unions of these strings.
//!
//! A wrong name in the site's content is thereby a compile error. The strings live on the JavaScript
//! side: reading a phase every frame makes no string.

#![expect(
    missing_docs,
    reason = "the macro adds a variant and functions without docs"
)]

use wasm_bindgen::prelude::wasm_bindgen;

/// What a stage shows.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnimationName {
    /// The four categories that merge into one cluster.
    Esee = "esee",
    /// The individuals that gather in a ring.
    Impact = "impact",
}

/// Where an animation is in its timeline.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseName {
    /// ESEE before it converges.
    Scattered = "scattered",
    /// On the way together.
    Converging = "converging",
    /// ESEE as one cluster.
    Unified = "unified",
    /// Impact before it converges.
    Individual = "individual",
    /// Impact as one ring.
    Collective = "collective",
}

/// One of the four dimensions of ESEE.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CategoryName {
    /// Top left.
    Environmental = "environmental",
    /// Top right.
    Social = "social",
    /// Bottom left.
    Ethical = "ethical",
    /// Bottom right.
    Economic = "economic",
}

impl From<usize> for CategoryName {
    fn from(category: usize) -> Self {
        match category {
            0 => Self::Environmental,
            1 => Self::Social,
            2 => Self::Ethical,
            _ => Self::Economic,
        }
    }
}

impl CategoryName {
    /// The engine's category, or `None` for a string that is no category's.
    pub(crate) fn to_engine(self) -> Option<usize> {
        match self {
            Self::Environmental => Some(0),
            Self::Social => Some(1),
            Self::Ethical => Some(2),
            Self::Economic => Some(3),
            Self::__Invalid => None,
        }
    }
}

impl AnimationName {
    /// The engine's name; empty for a string that is no animation's.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Esee => "esee",
            Self::Impact => "impact",
            Self::__Invalid => "",
        }
    }
}

impl PhaseName {
    pub(crate) fn of(phase: &str) -> Self {
        Self::from_str(phase).unwrap_or(Self::__Invalid)
    }
}
