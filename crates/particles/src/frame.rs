//! What a painter gets: a borrowed picture that knows nothing of the animation it came from.

use glam::Vec2;

use crate::{Link, LinkStyle, StageSize};

/// An opaque colour in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// A soft round light behind the particles.
///
/// Its strength at `d` radii from the centre is `opacity · (1 − d²)²`, and none beyond one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// The middle, in CSS pixels.
    pub centre: Vec2,
    /// Where the light has faded to nothing, in CSS pixels from the centre.
    pub radius_px: f32,
    /// The opacity at the centre, in [0, 1].
    pub opacity: f32,
    /// Its colour.
    pub colour: Rgb,
}

/// One picture, to be drawn in this order: glow, links, particles.
///
/// The five particle arrays are of the same length. Coordinates are finite and on the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame<'a> {
    /// The stage.
    pub size: StageSize,
    /// Distance of each particle's centre from the left edge, in CSS pixels.
    pub x: &'a [f32],
    /// Distance of each particle's centre from the top edge, in CSS pixels.
    pub y: &'a [f32],
    /// Drawn radius of each particle in CSS pixels, enlargement by hovering included.
    pub radius_px: &'a [f32],
    /// Opacity of each particle, in [0, 1], dimming included.
    pub opacity: &'a [f32],
    /// Each particle's colour, as an index into the palette.
    pub colour: &'a [u8],
    /// The colours.
    pub palette: &'a [Rgb],
    /// Lines between particles.
    pub links: &'a [Link],
    /// How these lines are drawn.
    pub link_style: LinkStyle,
    /// The light behind everything, where there is one.
    pub glow: Option<Glow>,
}
