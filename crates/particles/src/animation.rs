//! The closed list of animations, and what can be done with each.

use core::fmt;
use core::str::FromStr;

use glam::Vec2;

use crate::{Category, Esee, EseeParams, Frame, Impact, ImpactParams, Phase, StageSize};

/// The name of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimationName {
    /// [`Esee`].
    Esee,
    /// [`Impact`].
    Impact,
}

impl AnimationName {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Esee, Self::Impact];

    /// The name, in lower case.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Esee => "esee",
            Self::Impact => "impact",
        }
    }
}

impl FromStr for AnimationName {
    type Err = UnknownAnimation;

    fn from_str(name: &str) -> Result<Self, UnknownAnimation> {
        Self::ALL
            .into_iter()
            .find(|animation| animation.as_str() == name)
            .ok_or(UnknownAnimation)
    }
}

/// A name that is no animation's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownAnimation;

impl fmt::Display for UnknownAnimation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("no animation has this name")
    }
}

impl core::error::Error for UnknownAnimation {}

/// An animation on a stage: told of time and events, it yields frames.
///
/// ```
/// use particles::{Animation, AnimationName, Phase, StageSize};
///
/// let mut animation = Animation::new(AnimationName::Impact, StageSize::new(704.0, 640.0), 1);
/// animation.click();
/// animation.advance(3.0);
/// assert_eq!(animation.phase(), Phase::Converging);
/// assert!(!animation.frame().x.is_empty());
/// ```
#[derive(Debug)]
pub enum Animation {
    /// Four categories that merge into one cluster.
    Esee(Esee),
    /// Individuals that gather in a ring.
    Impact(Impact),
}

impl Animation {
    /// The animation at rest, with the parameters of the specification.
    #[must_use]
    pub fn new(name: AnimationName, size: StageSize, seed: u64) -> Self {
        match name {
            AnimationName::Esee => Self::Esee(Esee::new(EseeParams::default(), size, seed)),
            AnimationName::Impact => Self::Impact(Impact::new(ImpactParams::default(), size, seed)),
        }
    }

    /// Fits the animation to a stage of another size; the same size changes nothing.
    ///
    /// ESEE goes on where it is: its particles keep their share of the sides, and their number follows
    /// the area. Impact regenerates: back to individual, not started.
    pub fn resize(&mut self, size: StageSize) {
        match self {
            Self::Esee(esee) => esee.resize(size),
            Self::Impact(impact) => impact.resize(size),
        }
    }

    /// Lets time pass. Any split of the same time gives the same phase and, but for rounding, the same
    /// positions. Nothing happens for a time that is negative, NaN or infinite.
    pub fn advance(&mut self, dt_secs: f64) {
        if !dt_secs.is_finite() {
            return;
        }
        match self {
            Self::Esee(esee) => esee.advance(dt_secs),
            Self::Impact(impact) => impact.advance(dt_secs),
        }
    }

    /// Starts the timeline, or resets a started one.
    pub fn click(&mut self) {
        match self {
            Self::Esee(esee) => esee.click(),
            Self::Impact(impact) => impact.click(),
        }
    }

    /// The pointer is at this place; when that is not finite, it has left.
    pub fn pointer_moved(&mut self, position: Vec2) {
        if !position.is_finite() {
            self.pointer_left();
            return;
        }
        match self {
            Self::Esee(esee) => esee.pointer_moved(position),
            Self::Impact(impact) => impact.pointer_moved(position),
        }
    }

    /// The pointer has left the stage.
    pub fn pointer_left(&mut self) {
        match self {
            Self::Esee(esee) => esee.pointer_left(),
            Self::Impact(impact) => impact.pointer_left(),
        }
    }

    /// Highlights a category whatever the pointer does, as the keyboard focus of its label asks for;
    /// `None` ends it. Nothing happens where there are no categories.
    pub fn highlight(&mut self, category: Option<Category>) {
        if let Self::Esee(esee) = self {
            esee.highlight(category);
        }
    }

    /// The category that stands out, by [`Self::highlight`] or by the pointer.
    #[must_use]
    pub fn highlighted(&self) -> Option<Category> {
        match self {
            Self::Esee(esee) => esee.highlighted(),
            Self::Impact(_) => None,
        }
    }

    /// Where the animation is in its timeline.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self {
            Self::Esee(esee) => esee.phase(),
            Self::Impact(impact) => impact.phase(),
        }
    }

    /// Whether a click has started the timeline.
    #[must_use]
    pub fn has_started(&self) -> bool {
        match self {
            Self::Esee(esee) => esee.has_started(),
            Self::Impact(impact) => impact.has_started(),
        }
    }

    /// Whether the next frame would look the same, however late, unless something happens before.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        match self {
            Self::Esee(esee) => esee.is_settled(),
            Self::Impact(impact) => impact.is_settled(),
        }
    }

    /// The picture as it is now. Searches links where the phase has them; allocates nothing once warm.
    pub fn frame(&mut self) -> Frame<'_> {
        match self {
            Self::Esee(esee) => esee.frame(),
            Self::Impact(impact) => impact.frame(),
        }
    }

    /// Jumps to the phase's best moment, when everything has arrived, for a picture that stands still.
    /// Nothing happens when the animation does not have the phase.
    pub fn compose(&mut self, phase: Phase) {
        match self {
            Self::Esee(esee) => esee.compose(phase),
            Self::Impact(impact) => impact.compose(phase),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{AnimationName, UnknownAnimation};

    #[test]
    fn names_are_read_back() {
        for name in AnimationName::ALL {
            assert_eq!(name.as_str().parse(), Ok(name));
        }
        assert_eq!("Esee".parse::<AnimationName>(), Err(UnknownAnimation));
    }
}
