//! The engine's names as JavaScript strings, and as TypeScript unions of these strings.
//!
//! A wrong name in the site's content is thereby a compile error. The strings live on the JavaScript
//! side: reading a phase every frame makes no string.

#![expect(
    missing_docs,
    reason = "the macro adds a variant and functions without docs"
)]

use particles::{Category, Phase};
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

impl AnimationName {
    /// The engine's name, or `None` for a string that is no animation's.
    pub(crate) fn to_engine(self) -> Option<particles::AnimationName> {
        match self {
            Self::Esee => Some(particles::AnimationName::Esee),
            Self::Impact => Some(particles::AnimationName::Impact),
            Self::__Invalid => None,
        }
    }
}

impl From<Phase> for PhaseName {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Scattered => Self::Scattered,
            Phase::Converging => Self::Converging,
            Phase::Unified => Self::Unified,
            Phase::Individual => Self::Individual,
            Phase::Collective => Self::Collective,
        }
    }
}

impl From<Category> for CategoryName {
    fn from(category: Category) -> Self {
        match category {
            Category::Environmental => Self::Environmental,
            Category::Social => Self::Social,
            Category::Ethical => Self::Ethical,
            Category::Economic => Self::Economic,
        }
    }
}

impl CategoryName {
    /// The engine's category, or `None` for a string that is no category's.
    pub(crate) fn to_engine(self) -> Option<Category> {
        match self {
            Self::Environmental => Some(Category::Environmental),
            Self::Social => Some(Category::Social),
            Self::Ethical => Some(Category::Ethical),
            Self::Economic => Some(Category::Economic),
            Self::__Invalid => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use particles::{Category, Phase};

    use super::{AnimationName, CategoryName, PhaseName};

    #[test]
    fn strings_are_the_engines_own() {
        for name in [AnimationName::Esee, AnimationName::Impact] {
            let engine = name.to_engine().map(particles::AnimationName::as_str);
            assert_eq!(engine, Some(name.to_str()));
        }
        for phase in [
            Phase::Scattered,
            Phase::Converging,
            Phase::Unified,
            Phase::Individual,
            Phase::Collective,
        ] {
            assert_eq!(PhaseName::from(phase).to_str(), phase.as_str());
        }
        for category in Category::ALL {
            let name = CategoryName::from(category);
            assert_eq!(name.to_str(), category.as_str());
            assert_eq!(name.to_engine(), Some(category));
        }
    }

    #[test]
    fn strings_that_are_no_names_are_none() {
        assert_eq!(AnimationName::__Invalid.to_engine(), None);
        assert_eq!(CategoryName::__Invalid.to_engine(), None);
    }
}
