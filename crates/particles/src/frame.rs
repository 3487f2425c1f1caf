//! The input of a painter: a borrowed picture, the same for every animation.

use glam::Vec2;

use crate::clamp::{clamp, length_px, share};
use crate::{Link, LinkStyle, StageSize};

/// An opaque color in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// A soft round light behind the particles.
///
/// Its strength at `d` radii from the center is `opacity · (1 − d²)²`, and none beyond one. A simulation
/// clamps values out of range, NaN to the lower bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// The middle, in CSS pixels: each coordinate in [−16384, 16384].
    pub center: Vec2,
    /// Where the light has faded to nothing, in CSS pixels from the center, in [0, 16384].
    pub radius_px: f32,
    /// The opacity at the center, in [0, 1].
    pub opacity: f32,
    /// Its color.
    pub color: Rgb,
}

impl Glow {
    /// This glow with every number in its range.
    pub(crate) fn clamped(self) -> Self {
        let coordinate = |value| clamp(value, -StageSize::MAX_SIDE_PX, StageSize::MAX_SIDE_PX);
        Self {
            center: Vec2::new(coordinate(self.center.x), coordinate(self.center.y)),
            radius_px: length_px(self.radius_px),
            opacity: share(self.opacity),
            color: self.color,
        }
    }
}

/// One picture, to be drawn in this order: glow, links, particles; particles by color, and those of one
/// color by index.
///
/// The five particle arrays are of the same length, and in ascending order of color, so that the order
/// of drawing is that of the indices. Coordinates are finite and on the stage. A [`Simulation`] sees to
/// both, as long as the animation's step keeps to what [`Animation::step`] asks for.
///
/// [`Simulation`]: crate::Simulation
/// [`Animation::step`]: crate::Animation::step
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame<'a> {
    /// The stage.
    pub size: StageSize,
    /// Distance of each particle's center from the left edge, in CSS pixels.
    pub x: &'a [f32],
    /// Distance of each particle's center from the top edge, in CSS pixels.
    pub y: &'a [f32],
    /// Drawn radius of each particle in CSS pixels.
    pub radius_px: &'a [f32],
    /// Drawn opacity of each particle, in [0, 1].
    pub opacity: &'a [f32],
    /// Each particle's color, as an index into the palette; ascending.
    pub color: &'a [u8],
    /// The colors.
    pub palette: &'a [Rgb],
    /// How wide a gap each disc leaves around itself in the discs that are drawn before it, in CSS pixels: it
    /// keeps apart discs that overlap. Links and glow are seen through the gaps. Where it is 0, discs are drawn
    /// over each other. The time to draw others grows with the square of the number of discs. In [0, 16384].
    pub rim_px: f32,
    /// Lines between particles.
    pub links: &'a [Link],
    /// Which particles they join, and how they are drawn.
    pub link_style: LinkStyle,
    /// The light behind everything, where there is one.
    pub glow: Option<Glow>,
}
